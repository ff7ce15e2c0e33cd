"""The tables that the rules work with: fields, footprints, prices, and that no figure was left behind."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tijdperk.games.antiquity.compile import DIRECTIONS, compile_content, load
from tijdperk.games.antiquity.components import Content
from tijdperk.games.antiquity.content import FIXED_KINDS, RULED, STANDARD, sections
from tijdperk.games.antiquity.engine.payment import Purse
from tijdperk.games.antiquity.engine.planning import corners_for
from tijdperk.games.antiquity.engine.tables import (
    ALCHEMY,
    BIOLOGY,
    BREWERY,
    BUILDINGS,
    CART_SHOP,
    CATHEDRAL,
    CITY,
    DUMP,
    EXPLORER,
    FARM,
    FORCED_LABOUR,
    FOREST,
    FOUNTAIN,
    GOODS,
    GRASS,
    HOUSE,
    INN,
    MARKET,
    MAX_CITIES,
    MOUNTAIN,
    NONE,
    OLIVES,
    PHILOSOPHY,
    SEA,
    SQUARES,
    STABLE,
    STORAGE,
    THEOLOGY,
    TURNS,
    UNIVERSITY,
    WIDTH,
    WINE,
    WOOD,
    Price,
    Tables,
)
from tijdperk.games.antiquity.engine.verbs import (
    BUILD,
    CLEAN,
    EXPLORE,
    FOUND,
    HARVEST,
    OPEN_INN,
    POLLUTE,
    SETTLE,
    VERBS,
    WOODCUT,
)
from tijdperk.kernel.moves import move_of

CONTENT, TABLES = load()
FIELDS = range(len(TABLES.fields))


def at(q: int, r: int) -> int:
    """The number of a field."""
    return list(zip(TABLES.field_q, TABLES.field_r, strict=True)).index((q, r))


def squares(mask: int) -> set[int]:
    return {square for square in range(SQUARES) if mask >> square & 1}


# -- the land


@pytest.mark.rule("R001")
def test_fields() -> None:
    assert len(TABLES.place_fields) == 8
    assert all(len(fields) == 61 for fields in TABLES.place_fields)
    assert sorted(field for fields in TABLES.place_fields for field in fields) == list(FIELDS)
    for place, fields in enumerate(TABLES.place_fields):
        assert {TABLES.place_of[field] for field in fields} == {place}
    assert len(set(zip(TABLES.field_q, TABLES.field_r, strict=True))) == 488
    assert len(set(TABLES.fields)) == 488


@pytest.mark.rule("R001")
def test_fields_of_a_tile_stand_in_columns() -> None:
    first = TABLES.place_fields[1]  # its middle is (0, 0)
    places = [(TABLES.field_q[field], TABLES.field_r[field]) for field in first]
    assert places == sorted(places)
    assert [sum(q == column for q, _ in places) for column in range(-4, 5)] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    assert (places[0], places[30], places[60]) == ((-4, 0), (0, 0), (4, 0))


def split(field: int) -> tuple[str, int]:
    """The column and the row in the name of a field."""
    column = TABLES.fields[field].rstrip("0123456789")
    return column, int(TABLES.fields[field].removeprefix(column))


def test_names_of_fields() -> None:
    """Letters run from left to right, numbers downwards; columns beside each other interlock."""
    names = {field: split(field) for field in FIELDS}
    columns = sorted({column for column, _ in names.values()}, key=lambda column: (len(column), column))
    assert columns == [*"abcdefghijklmnopqrstuvwxyz", "aa", "ab"]
    assert min(row for _, row in names.values()) == 1
    for field, (column, row) in names.items():
        assert columns.index(column) == TABLES.field_q[field] - min(TABLES.field_q)
        for (right, down), other in zip(DIRECTIONS, TABLES.near[field], strict=True):
            if other != NONE and right == 0:
                assert names[other] == (column, row + down)
            elif other != NONE:
                assert abs(names[other][1] - row) <= 1


@pytest.mark.rule("R196")
def test_neighbours() -> None:
    """A neighbour has the field as its own in the opposite direction; tiles meet at their seams."""
    for field in FIELDS:
        assert len(TABLES.near[field]) == 6
        for direction, other in enumerate(TABLES.near[field]):
            if other != NONE:
                assert TABLES.near[other][(direction + 3) % 6] == field
                step = (
                    TABLES.field_q[other] - TABLES.field_q[field],
                    TABLES.field_r[other] - TABLES.field_r[field],
                )
                assert step == DIRECTIONS[direction]
    assert [TABLES.near[at(0, 0)].index(at(q, r)) for q, r in DIRECTIONS] == list(range(6))
    seam = at(4, 0)
    assert len({TABLES.place_of[other] for other in TABLES.near[seam] if other != NONE}) > 1


@pytest.mark.rule("R001")
@pytest.mark.rule("R007")
def test_places_and_starts() -> None:
    assert TABLES.places == [[], [], [1, 3, 4, 6], [1, 3, 4, 5, 6, 7], list(range(8))]
    assert TABLES.starts == [[], [], [1, 6], [1, 5, 7], [0, 2, 5, 7]]


@pytest.mark.rule("R007")
def test_where_a_first_city_may_lie() -> None:
    """Wholly on the tile: its middle has all its neighbours there."""
    for place, centres in enumerate(TABLES.start_centres):
        assert len(centres) == 37
        whole = [
            field
            for field in TABLES.place_fields[place]
            if all(other != NONE and TABLES.place_of[other] == place for other in TABLES.near[field])
        ]
        assert centres == whole


def test_turning_a_tile_six_times_is_nothing() -> None:
    assert TABLES.turned[0] == list(range(61))
    for sixth in range(1, 6):
        assert sorted(TABLES.turned[sixth]) == list(range(61))
    for field in range(61):
        once = TABLES.turned[1][field]
        assert [TABLES.turned[sixth][once] for sixth in range(6)] == [
            TABLES.turned[(sixth + 1) % 6][field] for sixth in range(6)
        ]
    assert [field for field in range(61) if TABLES.turned[1][field] == field] == [30]


def test_tiles_turn_clockwise_and_keep_neighbours() -> None:
    fields = TABLES.place_fields[1]
    up, upper_right = (fields.index(at(q, r)) for q, r in ((0, -1), (1, -1)))
    assert TABLES.turned[1][up] == upper_right
    for field in range(61):
        for direction, other in enumerate(TABLES.near[fields[field]]):
            if other != NONE and TABLES.place_of[other] == 1:
                to = fields[TABLES.turned[1][field]]
                assert TABLES.near[to][(direction - 1) % 6] == fields[TABLES.turned[1][fields.index(other)]]


@pytest.mark.rule("R002")
def test_tiles() -> None:
    assert TABLES.tiles[0] == "saltmere_channel"
    terrain = TABLES.tile_terrain[0]
    assert [terrain.count(kind) for kind in (FOREST, GRASS, MOUNTAIN, SEA)] == [27, 18, 6, 10]
    assert terrain[:7] == [FOREST, SEA, FOREST, GRASS, FOREST, MOUNTAIN, FOREST]
    for tile, marked in enumerate(TABLES.tile_markers):
        assert len(set(marked)) == 2
        assert SEA not in [TABLES.tile_terrain[tile][field] for field in marked]
    base = TABLES.place_fields[1][0]
    assert TABLES.tile_markers[0] == [at(-1, -2) - base, at(2, 1) - base]


# -- plans and footprints


@pytest.mark.rule("R011")
def test_plans() -> None:
    assert [plan.bit_count() for plan in TABLES.plan] == [49, 36, 36, 36]
    assert TABLES.plan[0] == (1 << 49) - 1
    assert squares(TABLES.plan[1]) == {row * WIDTH + column for row in range(6) for column in range(6)}


@pytest.mark.rule("R076")
def test_squares_beside() -> None:
    assert squares(TABLES.beside[0]) == {1, 7}
    assert squares(TABLES.beside[6]) == {5, 13}
    assert squares(TABLES.beside[24]) == {17, 23, 25, 31}


@pytest.mark.rule("R058")
def test_shapes_stand_by_kind() -> None:
    assert TABLES.shapes[:17] == BUILDINGS[:17]
    assert TABLES.shape_kind[:17] == list(range(17))
    assert (TABLES.shapes[17], TABLES.shape_kind[17]) == ("house", HOUSE)
    assert set(TABLES.shape_kind[18:]) == {STORAGE}
    assert TABLES.kind_shapes[HOUSE] == [17]
    assert TABLES.kind_shapes[STORAGE] == list(range(18, len(TABLES.shapes)))
    assert all(TABLES.kind_shapes[kind] == [kind] for kind in range(17))
    smallest = sum(TABLES.shape_squares[TABLES.kind_shapes[kind][0]] for kind in range(len(BUILDINGS)))
    assert smallest == 96


@pytest.mark.rule("R065")
@pytest.mark.rule("A04")
def test_sizes_of_storages() -> None:
    """Of pairs of squares, no longer than a city is wide, of no more elements than there are."""
    storages = TABLES.shapes[18:]
    named = {"1x2", "2x2", "1x4", "2x3", "1x6", "2x4", "3x4", "2x6"}
    assert {f"storage-{size}" for size in named} <= set(storages)
    assert not {"storage-1x8", "storage-3x3", "storage-6x6"} & set(storages)
    sizes = [TABLES.shape_squares[shape] for shape in TABLES.kind_shapes[STORAGE]]
    assert sizes == sorted(sizes)
    assert (sizes[0], sizes[-1]) == (2, 30)
    for shape in TABLES.kind_shapes[STORAGE]:
        rows, columns = map(int, TABLES.shapes[shape].removeprefix("storage-").split("x"))
        assert rows <= columns
        assert TABLES.shape_squares[shape] == rows * columns
        assert TABLES.cells[shape][0][-1] == (rows - 1) * WIDTH + columns - 1
        assert TABLES.turns[shape] == (1 if rows == columns else 2)


@pytest.mark.rule("R058")
@pytest.mark.parametrize(
    ("kind", "turns"),
    [
        (CART_SHOP, 4),
        (MARKET, 1),
        (BREWERY, 4),
        (EXPLORER, 2),
        (FORCED_LABOUR, 2),
        (DUMP, 1),
        (CATHEDRAL, 4),
        (FOUNTAIN, 1),
        (THEOLOGY, 4),
    ],
)
def test_turns_that_make_a_difference(kind: int, turns: int) -> None:
    assert TABLES.turns[kind] == turns
    different = {frozenset(cells) for cells in TABLES.cells[kind]}
    assert len(different) == len({frozenset(cells) for cells in TABLES.cells[kind][:turns]}) == turns


@pytest.mark.rule("R058")
def test_squares_keep_their_order_when_turned() -> None:
    """The cart shop: the single square of its upper row goes round the corner."""
    assert TABLES.cells[CART_SHOP] == [[1, 7, 8], [8, 0, 7], [7, 1, 0], [0, 8, 1]]
    assert TABLES.cells[EXPLORER] == [[0, 1, 2], [0, 7, 14], [2, 1, 0], [14, 7, 0]]


@pytest.mark.rule("A61")
def test_footprints_are_turned_and_not_flipped() -> None:
    """Only two pieces have another mirror image."""
    chiral = []
    for shape in range(18):
        turned = {frozenset(cells) for cells in TABLES.cells[shape]}
        width = max(cell % WIDTH for cell in TABLES.cells[shape][0])
        flipped = frozenset(cell - cell % WIDTH + width - cell % WIDTH for cell in TABLES.cells[shape][0])
        if flipped not in turned:
            chiral.append(shape)
    assert chiral == [BREWERY, FORCED_LABOUR]


@pytest.mark.rule("R058")
def test_where_footprints_fit() -> None:
    for shape in range(len(TABLES.shapes)):
        for turn in range(TURNS):
            assert len(TABLES.masks[shape][turn]) == SQUARES
            for city in range(4):
                for corner in squares(TABLES.corners[shape][turn][city]):
                    covered = TABLES.masks[shape][turn][corner]
                    assert covered.bit_count() == TABLES.shape_squares[shape]
                    assert covered & ~TABLES.plan[city] == 0
                    assert squares(covered) == {cell + corner for cell in TABLES.cells[shape][turn]}
            fitting = squares(TABLES.corners[shape][turn][0])
            assert {corner for corner in range(SQUARES) if TABLES.masks[shape][turn][corner]} == fitting
    assert [corners.bit_count() for corners in TABLES.corners[DUMP][0]] == [25, 16, 16, 16]
    seven = TABLES.shapes.index("storage-2x7")
    assert [corners.bit_count() for corners in TABLES.corners[seven][0]] == [6, 0, 0, 0]


@pytest.mark.rule("R058", "R065")
def test_where_footprints_fit_among_what_stands() -> None:
    """As found square by square, of every shape in every turn, in cities that are full to any degree."""
    rng = random.Random(1)
    for shape in range(len(TABLES.shapes)):
        for turn in range(TURNS):
            masks = TABLES.masks[shape][turn]
            for city, share in product(range(MAX_CITIES), (0, 0.05, 0.2, 0.5)):
                empty = sum(1 << square for square in squares(TABLES.plan[city]) if rng.random() >= share)
                fitting = {
                    corner
                    for corner in squares(TABLES.corners[shape][turn][city])
                    if not masks[corner] & ~empty
                }
                assert squares(corners_for(TABLES, shape, turn, city, empty)) == fitting


@pytest.mark.rule("R076")
def test_a_university_and_its_faculties_fill_a_city() -> None:
    """T17: in 24 ways, and the university touches all four in each."""
    pieces = [UNIVERSITY, THEOLOGY, PHILOSOPHY, BIOLOGY, ALCHEMY]
    found = list(tilings(pieces, TABLES.plan[1]))
    assert len(found) == 24
    for university, *faculties in found:
        touched = 0
        for square in squares(university):
            touched |= TABLES.beside[square]
        assert all(touched & faculty for faculty in faculties)


def tilings(shapes: list[int], free: int) -> Iterator[list[int]]:
    """All ways to fill these squares with one of each shape."""
    if not shapes:
        if not free:
            yield []
        return
    shape = shapes[0]
    for turn in range(TABLES.turns[shape]):
        for corner in squares(TABLES.corners[shape][turn][1]):
            mask = TABLES.masks[shape][turn][corner]
            if mask & ~free == 0:
                yield from ([mask, *rest] for rest in tilings(shapes[1:], free & ~mask))


# -- prices and other figures


def as_tuple(price: Price) -> tuple[int, int, int, int, bool, bool]:
    return (
        price.wood,
        price.stone,
        price.food,
        price.luxury,
        price.food_differs,
        price.luxury_differs,
    )


@pytest.mark.rule("R063")
@pytest.mark.rule("R066")
def test_prices() -> None:
    assert as_tuple(TABLES.price[CART_SHOP]) == (1, 0, 0, 0, False, False)
    assert as_tuple(TABLES.price[STABLE]) == (0, 0, 0, 2, False, True)
    assert as_tuple(TABLES.price[HOUSE]) == (0, 0, 0, 0, False, False)
    assert len(TABLES.house_price) == 21
    assert as_tuple(TABLES.house_price[17]) == (0, 0, 2, 3, True, True)
    assert as_tuple(TABLES.house_price[16]) == (0, 0, 4, 1, True, False)
    assert as_tuple(TABLES.site_price[CITY]) == (1, 1, 1, 2, False, True)
    assert as_tuple(TABLES.site_price[FARM]) == (0, 0, 0, 0, False, False)
    assert as_tuple(TABLES.site_price[INN]) == (0, 0, 1, 0, False, False)


@pytest.mark.rule("R062", "R063", "R066")
def test_what_can_be_paid_is_what_each_price_says() -> None:
    rng = random.Random(1)
    for _ in range(200):
        stock = [rng.choice((0, 0, 1, 2)) for _ in range(len(GOODS))]
        purse = Purse(stock, rng.random() < 0.3)
        payable = [kind for kind in range(HOUSE) if purse.pays(TABLES.price[kind])]
        payable += [HOUSE + number for number in range(1, 21) if purse.pays(TABLES.house_price[number])]
        assert squares(purse.payable(TABLES)) - {HOUSE} == set(payable)


@pytest.mark.rule("R002")
@pytest.mark.rule("R060")
@pytest.mark.rule("R061")
def test_other_figures() -> None:
    assert (TABLES.markers[OLIVES], TABLES.markers[WINE], TABLES.markers[WOOD]) == (1, 1, 0)
    assert sum(TABLES.markers) == 4
    assert [BUILDINGS[kind] for kind, limit in enumerate(TABLES.supply) if limit] == [
        "cart_shop",
        "fountain",
        "storage",
    ]
    assert [kind for kind, faculty in enumerate(TABLES.is_faculty) if faculty] == [
        THEOLOGY,
        PHILOSOPHY,
        BIOLOGY,
        ALCHEMY,
    ]
    assert sum(TABLES.once) == 15
    assert (TABLES.fisheries, TABLES.inns) == (12, 16)


def test_moves_are_made_once() -> None:
    assert len(TABLES.build_moves) == len(TABLES.shapes)
    assert [len(turns) for turns in TABLES.build_moves] == TABLES.turns
    assert TABLES.build_moves[CATHEDRAL][3][2][24] is move_of(BUILD, CATHEDRAL, 2 * SQUARES + 24, 3)
    assert len(TABLES.field_moves) == len(VERBS)
    about_fields = [verb for verb, moves in enumerate(TABLES.field_moves) if moves]
    assert about_fields == [FOUND, WOODCUT, OPEN_INN, SETTLE, CLEAN, HARVEST, EXPLORE, POLLUTE]
    for verb in about_fields:
        assert [move.noun for move in TABLES.field_moves[verb]] == list(FIELDS)


# -- every figure has its place


def flat(tables: Tables) -> dict[str, Any]:
    """Everything in the tables but the moves, so that two of them can be compared."""
    found = {name: getattr(tables, name) for name in Tables.__annotations__ if not name.endswith("_moves")}
    for name in ("price", "house_price", "site_price"):
        found[name] = [as_tuple(price) for price in found[name]]
    return found


# What is on the screen, and belongs to no rule; the number of a house is an order.
NOT_IN_TABLES = {
    "game": {"fewest_players", "most_players"},
    "house": {"number"},
    **{kind: set(fields) for kind, fields in RULED.items()},
}


def raised(value: Any) -> Any:
    """The same with its first number one higher; None where there is none but 0, which stands for nothing."""
    if isinstance(value, int):
        return value + 1 if value and not isinstance(value, bool) else None
    if not isinstance(value, dict | list):
        return None
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        other = raised(inner)
        if other is not None:
            return (
                {**value, key: other} if isinstance(value, dict) else [*value[:key], other, *value[key + 1 :]]
            )
    return None


def figures(data: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Each figure of a section and of each component but the land: kind, field, its record."""
    for name, _ in sections(CONTENT):
        yield from (
            (name, field, data[name]) for field in data[name] if raised(data[name][field]) is not None
        )
    for kind in (*FIXED_KINDS, "house"):
        for record in data[kind]:
            yield from ((kind, field, record) for field in record if raised(record[field]) is not None)


def test_every_figure_reaches_the_tables() -> None:
    standard = flat(TABLES)
    data = msgspec.to_builtins(CONTENT)
    tried = 0
    for kind, field, record in list(figures(data)):
        if field in NOT_IN_TABLES.get(kind, ()) or (record.get("id"), field) == ("city", "supply"):
            continue
        before = record[field]
        record[field] = raised(before)
        changed = msgspec.convert(data, Content)
        record[field] = before
        assert flat(compile_content(changed, "")) != standard, f"{kind}, {field}"
        tried += 1
    assert tried > 50


def test_tables_are_complete() -> None:
    for name in Tables.__annotations__:
        assert hasattr(TABLES, name), name
    assert TABLES.fingerprint == ""


def test_tables_of_other_tiles_and_layouts(tmp_path: Path) -> None:
    """A land of its own for two players: its fields come last, and the others keep their numbers."""
    text = STANDARD.read_text("utf-8")
    text = text.replace("[[0, 0], [4, 5], [-5, 9], [-1, 14]]", "[[50, 0], [54, 5], [45, 9], [49, 14]]")
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    _, tables = load(file)
    assert tables.fingerprint
    assert tables.places[2] == [8, 9, 10, 11]
    assert tables.places[4] == TABLES.places[4]
    assert len(tables.fields) == len(set(tables.fields)) == 12 * 61
    assert tables.near[: len(FIELDS)] == TABLES.near
