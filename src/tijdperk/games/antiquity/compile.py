"""The content file as the flat tables the rules work with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec

from tijdperk.games.antiquity.components import Content, Cost, House
from tijdperk.games.antiquity.content import RADIUS, TILE, Field, apart, covered, read
from tijdperk.games.antiquity.engine.features import layout as feature_layout
from tijdperk.games.antiquity.engine.tables import (
    BUILDINGS,
    GOODS,
    LETTERS,
    MAX_CITIES,
    MAX_SEATS,
    NONE,
    SQUARES,
    STORAGE,
    TURNS,
    WIDTH,
    Price,
    Tables,
)
from tijdperk.games.antiquity.engine.verbs import BUILD, HOUSE, VERBS
from tijdperk.kernel.moves import grid, move_of, row
from tijdperk.kernel.weights import lay_out

# Steps to the neighbours of a field, against the clock from the lower right.
DIRECTIONS: list[Field] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
SIXTHS = len(DIRECTIONS)

Square = tuple[int, int]  # row and column


def load(path: Path | None = None) -> tuple[Content, Tables]:
    """The content file and the tables made from it."""
    content, fingerprint = read(path)
    return content, compile_content(content, fingerprint)


def compile_content(content: Content, fingerprint: str) -> Tables:
    """Flat tables from the records."""
    tables = Tables()
    tables.fingerprint = fingerprint
    fill_land(tables, content)
    fill_layouts(tables, content)
    fill_tiles(tables, content)
    fill_plans(tables, content)
    fill_shapes(tables, content)
    fill_masks(tables, content)
    fill_buildings(tables, content)
    fill_rules(tables, content)
    fill_moves(tables)
    tables.layouts = lay_out(partial(feature_layout, tables), MAX_SEATS, Path(__file__).parent)
    return tables


# ---- the land


def all_places(content: Content) -> list[Field]:
    """R001: the places of the largest layout, then those that only smaller ones have."""
    layouts = sorted(content.layout, key=lambda layout: -layout.players)
    return list(dict.fromkeys(place for layout in layouts for place in layout.places))


def fill_land(tables: Tables, content: Content) -> None:
    """R001, R196: all fields, and which of them are neighbours, across the seams of tiles too."""
    at = [(q + right, r + down) for q, r in all_places(content) for right, down in TILE]
    number = {field: index for index, field in enumerate(at)}
    tables.field_q = [q for q, _ in at]
    tables.field_r = [r for _, r in at]
    tables.near = [[number.get((q + right, r + down), NONE) for right, down in DIRECTIONS] for q, r in at]
    left = min(tables.field_q)
    top = min(map(height, at))
    # Columns lie half a row higher or lower than those beside them, so that rows of both have one number.
    tables.fields = [f"{letters(q - left)}{(height((q, r)) - top) // 2 + 1}" for q, r in at]


def height(field: Field) -> int:
    """How far down a field lies, in halves of a row."""
    return 2 * field[1] + field[0]


def letters(column: int) -> str:
    """a to z, then aa, ab and so on."""
    name = chr(ord("a") + column % 26)
    return name if column < 26 else letters(column // 26 - 1) + name


def fill_layouts(tables: Tables, content: Content) -> None:
    """R001, R007: which tiles are laid, and where a first city may lie."""
    places = all_places(content)
    tables.places = [[] for _ in range(MAX_SEATS + 1)]
    tables.starts = [[] for _ in range(MAX_SEATS + 1)]
    for layout in content.layout:
        numbers = [places.index(place) for place in layout.places]
        tables.places[layout.players] = numbers
        tables.starts[layout.players] = [numbers[start] for start in layout.starts]
    size = len(TILE)
    tables.place_fields = [list(range(place * size, (place + 1) * size)) for place in range(len(places))]
    tables.place_of = [field // size for field in range(len(tables.fields))]
    inside = [field for field, at in enumerate(TILE) if apart(at, (0, 0)) < RADIUS]
    tables.start_centres = [[fields[field] for field in inside] for fields in tables.place_fields]


def fill_tiles(tables: Tables, content: Content) -> None:
    """R001, R002; a tile is turned clockwise."""
    tables.turned = [list(range(len(TILE)))]
    sixth = [TILE.index((-r, q + r)) for q, r in TILE]
    for _ in range(1, SIXTHS):
        tables.turned.append([sixth[field] for field in tables.turned[-1]])
    tables.tiles = [tile.id for tile in content.tile]
    tables.tile_terrain = [
        [LETTERS.index(letter) for letter in "".join(tile.columns)] for tile in content.tile
    ]
    tables.tile_markers = [[TILE.index(field) for field in tile.marked] for tile in content.tile]


# ---- city plans and footprints


def fill_plans(tables: Tables, content: Content) -> None:
    """R011: the squares of a city; R076: which of them share an edge."""
    sides = [content.setup.first_plan] + [content.setup.later_plan] * (MAX_CITIES - 1)
    tables.plan = [
        bits(row * WIDTH + column for row in range(side) for column in range(side)) for side in sides
    ]
    tables.beside = [
        bits(
            other
            for other in range(SQUARES)
            if abs(other // WIDTH - square // WIDTH) + abs(other % WIDTH - square % WIDTH) == 1
        )
        for square in range(SQUARES)
    ]


def fill_shapes(tables: Tables, content: Content) -> None:
    """R058, R065: the footprints, by kind of building; of storages one for each size."""
    buildings = {building.id: building for building in content.building}
    kinds = [*(kind for kind in range(len(BUILDINGS)) if kind != STORAGE)]
    tables.shapes = [BUILDINGS[kind] for kind in kinds]
    tables.shape_kind = list(kinds)
    footprints = [covered(buildings[name].footprint) for name in tables.shapes]
    for rows, columns in storage_sizes(buildings["storage"].supply):
        tables.shapes.append(f"storage-{rows}x{columns}")
        tables.shape_kind.append(STORAGE)
        footprints.append([(row, column) for row in range(rows) for column in range(columns)])
    tables.shape_squares = [len(squares) for squares in footprints]
    tables.cells = []
    tables.turns = []
    for squares in footprints:
        turned = [squares]
        while len(turned) < TURNS:
            turned.append(clockwise(turned[-1]))
        tables.turns.append(next(turn for turn in (1, 2, 4) if set(turned[turn % TURNS]) == set(squares)))
        tables.cells.append([[row * WIDTH + column for row, column in each] for each in turned])
    tables.first = [[min(cells) for cells in turns] for turns in tables.cells]
    found = [[doublings(cells) for cells in turns] for turns in tables.cells]
    tables.steps = [[steps for steps, _ in turns] for turns in found]
    tables.further = [[further for _, further in turns] for turns in found]
    tables.kind_shapes = [
        [shape for shape, of in enumerate(tables.shape_kind) if of == kind] for kind in range(len(BUILDINGS))
    ]


def doublings(cells: Sequence[int]) -> tuple[list[int], list[int]]:
    """Steps that each reach as many squares again, from the first one on; and the other squares."""
    reached = {min(cells)}
    further = set(cells) - reached
    steps: list[int] = []
    while True:
        doubled = {step: {cell + step for cell in reached} for step in (cell - min(cells) for cell in cells)}
        within = [step for step, others in doubled.items() if others <= set(cells)]
        best = max(within, key=lambda step: len(doubled[step] & further))
        if not doubled[best] & further:
            return steps, sorted(further)
        steps.append(best)
        reached |= doubled[best]
        further -= reached


def storage_sizes(elements: int) -> list[Square]:
    """R065, A04: rows and columns of every storage, not more rows than columns; the smallest first."""
    sizes = [
        (rows, columns)
        for rows in range(1, WIDTH + 1)
        for columns in range(rows, WIDTH + 1)
        if rows * columns % 2 == 0 and rows * columns <= 2 * elements
    ]
    return sorted(sizes, key=lambda size: (size[0] * size[1], size[0]))


def clockwise(squares: Sequence[Square]) -> list[Square]:
    """A footprint after a quarter turn: its squares in the same order. It is never turned over (A61)."""
    bottom = max(row for row, _ in squares)
    return [(column, bottom - row) for row, column in squares]


def fill_masks(tables: Tables, content: Content) -> None:
    """R058: where a footprint fits into a city, and what it covers there."""
    sides = [content.setup.first_plan] + [content.setup.later_plan] * (MAX_CITIES - 1)
    tables.corners = [[[corners(cells, side) for side in sides] for cells in turns] for turns in tables.cells]
    tables.masks = [
        [
            [
                bits(cell + corner for cell in cells) if corners(cells, WIDTH) >> corner & 1 else 0
                for corner in range(SQUARES)
            ]
            for cells in turns
        ]
        for turns in tables.cells
    ]


def corners(cells: Sequence[int], side: int) -> int:
    """The squares on which the corner of these squares' box can lie, in a city of that size."""
    rows = side - max(cell // WIDTH for cell in cells)
    columns = side - max(cell % WIDTH for cell in cells)
    return bits(row * WIDTH + column for row in range(rows) for column in range(columns))


def bits(squares: Iterable[int]) -> int:
    """A set of squares."""
    return sum(1 << square for square in squares)


# ---- prices and the other figures


def fill_buildings(tables: Tables, content: Content) -> None:
    """R055, R060 to R063, R106 to R119."""
    tables.price = [price_of(building.cost) for building in content.building]
    tables.needs_man = [building.needs_man for building in content.building]
    tables.is_faculty = [building.faculty for building in content.building]
    tables.once = [building.once for building in content.building]
    tables.supply = [building.supply for building in content.building]
    houses = {house.number: house for house in content.house}
    tables.house_price = [Price(), *(price_of(houses[number].cost) for number in sorted(houses))]
    tables.site_price = [price_of(site.cost) for site in content.site]
    sites = {site.id: site for site in content.site}
    fill_prices(tables, [building.cost for building in content.building], houses)
    tables.fisheries = sites["fishery"].supply
    tables.inns = sites["inn"].supply


def fill_prices(tables: Tables, costs: Sequence[Cost], houses: Mapping[int, House]) -> None:
    """R062, R063: each price once, with all that costs so much."""
    things: dict[tuple[int, ...], int] = {}
    for bit, cost in enumerate([*costs, *(houses[number].cost for number in sorted(houses))]):
        amounts = msgspec.structs.astuple(cost)
        things[amounts] = things.get(amounts, 0) | 1 << bit
    found = [(price_of(Cost(*amounts)), bits) for amounts, bits in things.items()]
    found.sort(key=lambda one: one[0].food)
    tables.prices = [price for price, _ in found]
    tables.priced = [bits for _, bits in found]


def price_of(cost: Cost) -> Price:
    """R066."""
    price = Price()
    price.wood = cost.wood
    price.stone = cost.stone
    price.food = cost.food + cost.different_food
    price.luxury = cost.luxury + cost.different_luxury
    price.food_differs = cost.different_food > 0
    price.luxury_differs = cost.different_luxury > 0
    return price


def fill_rules(tables: Tables, content: Content) -> None:
    """R002, R004, R073, R143, R160, R170, R181, R183, R185, A70, and the program's own limits."""
    tables.fewer_graves = content.famine.granary
    tables.cleared = content.famine.hospital
    tables.fewer_pollution = content.pollution.dump
    tables.unmanned_dump = content.pollution.unmanned_dump
    tables.fountain_pollution = content.pollution.fountain
    tables.city_pollution = content.pollution.city
    tables.labour = content.harvest.forced_labour
    amounts = {saint.id: saint.amount for saint in content.saint}
    tables.nicolo_men = amounts["nicolo"]
    tables.christofori_goods = amounts["christofori"]
    tables.maria_saints = amounts["maria"]
    tables.start_wood = content.setup.wood
    tables.markers = [getattr(content.markers, good, 0) for good in GOODS]
    tables.offers = content.limits.offers
    tables.rearranging = content.limits.rearranging
    tables.rounds = content.limits.rounds


def fill_moves(tables: Tables) -> None:
    """Moves to build something, and those of verbs about one field, made once instead of in every list."""
    tables.build_moves = [
        [
            [
                [move_of(BUILD, shape, city * SQUARES + corner, turn) for corner in range(SQUARES)]
                for city in range(MAX_CITIES)
            ]
            for turn in range(tables.turns[shape])
        ]
        for shape in range(len(tables.shapes))
    ]
    places = MAX_CITIES * SQUARES
    tables.house_moves = grid(HOUSE, len(tables.house_price), places)
    tables.field_moves = []
    tables.place_moves = []
    for verb in VERBS:
        nouns = [word for word in verb.pattern.split() if word.isupper()]
        tables.field_moves.append(row(verb.number, len(tables.fields)) if nouns == ["FIELD"] else [])
        tables.place_moves.append(row(verb.number, places) if nouns == ["PLACE"] else [])
