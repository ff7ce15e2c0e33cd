"""The content file: how it is read, and what must hold in it.

Every word refers to something that exists, and every figure can be: what is wrong is said by entry and field.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

from tijdperk.games.antiquity.components import Content, Cost, Tile
from tijdperk.games.antiquity.engine.tables import (
    FOODS,
    LETTERS,
    LUXURIES,
    MAX_CITIES,
    MAX_SEATS,
    SAINTS,
)
from tijdperk.kernel.content import Component, ContentFile, Sourced, open_content, read_content

STANDARD = Path(__file__).with_name("content.toml")

File = ContentFile[Content]
Field = tuple[int, int]  # the coordinates of a field

# Components that every file has, and those of which a file may have more, fewer or others.
FIXED_KINDS = ("good", "building", "site", "saint")
OPEN_KINDS = ("tile",)

RADIUS = 4  # of a tile, in fields round its middle
TILE: list[Field] = [
    (q, r)
    for q in range(-RADIUS, RADIUS + 1)
    for r in range(max(-RADIUS, -q - RADIUS), min(RADIUS, RADIUS - q) + 1)
]  # the fields of a tile, column by column
MARKED = 2  # fields of a tile
HOUSES = 20
MAX_TILES = 99
MAX_STEPS = 99  # from the first place of a layout
MAX_GOODS = 9  # of one kind in a cost
MAX_PIECES = 99

# Between what a figure of a section, or of each component of a kind, must be.
BOUNDS: dict[str, dict[str, tuple[int, int]]] = {
    "game": {"most_players": (2, MAX_SEATS), "fewest_players": (2, MAX_SEATS)},
    "setup": {"wood": (0, 99)},
    "markers": {"olives": (0, 9), "sheep": (0, 9), "grain": (0, 9), "wine": (0, 9)},
    "harvest": {"forced_labour": (1, 9)},
    "famine": {"granary": (0, 99), "hospital": (0, 99)},
    "pollution": {"city": (0, 9), "dump": (0, 99), "unmanned_dump": (0, 99), "fountain": (0, 9)},
    "limits": {"offers": (1, 99), "rearranging": (1, 99), "rounds": (1, 999)},
}

# Pieces of which there are so many: for all players together, or for each.
SUPPLIES = {"building": ("cart_shop", "fountain", "storage"), "site": ("fishery", "inn", "city")}
# What the condition of a saint can ask for.
AMOUNTS = {"nicolo": (1, HOUSES), "christofori": (1, 99), "maria": (1, len(SAINTS) - 1)}
# Footprints that a rule speaks of: a storage is made of elements, and a house has a square.
FOOTPRINTS = {"storage": ["XX"], "house": ["X"]}

# Figures that a rule consists of, where others only use them: a file cannot change them.
RULED = {
    "setup": ("tiles", "first_plan", "later_plan"),
    "good": ("kind", "site"),
    "building": ("needs_man", "faculty", "once"),
}


def read(path: Path | None = None) -> tuple[Content, str]:
    """The standard content, or a custom file's with its fingerprint."""
    return read_content(STANDARD, path, Content, FIXED_KINDS, check, OPEN_KINDS)


def check(file: File) -> None:
    file.expect("game", "id", file.content.game.id, ["antiquity"])
    check_records(file)
    check_names(file)
    check_figures(file)
    check_ruled(file)
    check_supplies(file)
    check_saints(file)
    check_costs(file)
    check_footprints(file)
    check_houses(file)
    check_land(file)
    check_layouts(file)
    check_tiles(file)
    check_markers(file)


def between(file: File, entry: str, field: str, figure: int, least: int, most: int) -> None:
    if not least <= figure <= most:
        file.fail(entry, field, f"is {figure}; it must be from {least} to {most}")


def sections(content: Content) -> Iterator[tuple[str, Sourced]]:
    """The figures that stand on no component, and the name of their section."""
    for name in content.__struct_fields__:
        section = getattr(content, name)
        if isinstance(section, Sourced):
            yield name, section


def components(content: Content) -> Iterator[tuple[str, str, Component]]:
    """Every component: its kind, how it is called in a message, and the component itself."""
    for kind in (*FIXED_KINDS, *OPEN_KINDS):
        for record in getattr(content, kind):
            yield kind, f"{kind} {record.id}", record


def rows(content: Content) -> Iterator[tuple[str, str, Sourced]]:
    """The same for what has a number instead of a name."""
    yield from (("house", f"house {house.number}", house) for house in content.house)
    yield from (("layout", f"layout for {layout.players}", layout) for layout in content.layout)


def everything(content: Content) -> Iterator[tuple[str, str, Sourced | Component]]:
    """Sections and components; a section is its own kind."""
    yield from ((name, name, section) for name, section in sections(content))
    yield from components(content)
    yield from rows(content)


# ---- what every section and component has


def check_records(file: File) -> None:
    """Where figures come from, and that none is below 0 but coordinates."""
    for kind, entry, record in everything(file.content):
        file.sourced(entry, record, file.content.provenance)
        if kind not in ("layout", "tile"):
            file.not_negative(entry, record)


def check_names(file: File) -> None:
    """Names tell components apart (A62: misprints are not kept), and ids can be written in a move."""
    file.named_apart((*FIXED_KINDS, *OPEN_KINDS))
    for kind, entry, record in components(file.content):
        if not record.name.en.strip() or not record.name.nl.strip():
            file.fail(entry, "name", "is empty")
        if kind in OPEN_KINDS and not re.fullmatch("[a-z][a-z0-9_]*", record.id):
            file.fail(entry, "id", "must consist of small letters, figures and underscores")


def check_figures(file: File) -> None:
    """Figures are within bounds."""
    game = file.content.game
    for name, section in sections(file.content):
        for field, (least, most) in BOUNDS.get(name, {}).items():
            between(file, name, field, getattr(section, field), least, most)
    between(file, "game", "fewest_players", game.fewest_players, 2, game.most_players)


@cache
def standard_records() -> dict[str, Sourced | Component]:
    return {entry: record for _, entry, record in everything(open_content(STANDARD, Content).content)}


def check_ruled(file: File) -> None:
    """What a rule consists of is as in the standard file."""
    ours = standard_records()
    for kind, entry, record in everything(file.content):
        for field in RULED.get(kind, ()):
            file.expect(entry, field, getattr(record, field), [getattr(ours[entry], field)])


# ---- buildings and saints


def check_supplies(file: File) -> None:
    """R061, R114, R119, A12: pieces that can run out."""
    for kind, limited in SUPPLIES.items():
        for record in getattr(file.content, kind):
            entry = f"{kind} {record.id}"
            if record.id == "city":
                file.expect(entry, "supply", record.supply, [MAX_CITIES])
            elif record.id in limited:
                between(file, entry, "supply", record.supply, 1, MAX_PIECES)
            elif record.supply:
                file.fail(entry, "supply", "is there; only these have one: " + ", ".join(limited))


def check_saints(file: File) -> None:
    """R181, R183, R185."""
    for saint in file.content.saint:
        if saint.id in AMOUNTS:
            between(file, f"saint {saint.id}", "amount", saint.amount, *AMOUNTS[saint.id])
        elif saint.amount:
            file.fail(f"saint {saint.id}", "amount", "is there; the condition of this saint has none")


def check_costs(file: File) -> None:
    """R062, R066, R107: a farm costs what it grows, and a house has a row of the housing table."""
    content = file.content
    for building in content.building:
        check_cost(file, f"building {building.id}", building.cost, building.id != "house")
    for site in content.site:
        check_cost(file, f"site {site.id}", site.cost, site.id != "farm")
    for house in content.house:
        check_cost(file, f"house {house.number}", house.cost, True)


def check_cost(file: File, entry: str, cost: Cost, allowed: bool) -> None:
    kinds = {"different_food": FOODS, "different_luxury": LUXURIES - FOODS}
    for name in cost.__struct_fields__:
        figure = getattr(cost, name)
        if figure and not allowed:
            file.fail(entry, "cost", "is there; it cannot have one")
        between(file, entry, f"cost.{name}", figure, 0, kinds.get(name, MAX_GOODS))
    for name in ("food", "luxury"):
        if getattr(cost, name) and getattr(cost, f"different_{name}"):
            file.fail(entry, f"cost.{name}", f"is there, and so is different_{name}")


def check_footprints(file: File) -> None:
    """R058: each building is one piece that fits into every city."""
    most = file.content.setup.later_plan
    for building in file.content.building:
        entry, rows = f"building {building.id}", building.footprint
        if building.id in FOOTPRINTS:
            file.expect(entry, "footprint", rows, [FOOTPRINTS[building.id]])
        if not rows or len({len(row) for row in rows}) > 1 or set("".join(rows)) - set("X."):
            file.fail(entry, "footprint", "must be rows of the same length, of X and .")
        if max(len(rows), len(rows[0])) > most:
            file.fail(entry, "footprint", f"does not fit into a city of {most} x {most} squares")
        sides = [rows[0], rows[-1], "".join(row[:1] for row in rows), "".join(row[-1:] for row in rows)]
        if not all("X" in side for side in sides):
            file.fail(entry, "footprint", "has an empty row or column at its edge")
        if not in_one_piece(covered(rows)):
            file.fail(entry, "footprint", "is not in one piece")


def covered(footprint: Sequence[str]) -> list[tuple[int, int]]:
    """The squares of a footprint: row and column."""
    return [
        (row, column) for row, line in enumerate(footprint) for column, mark in enumerate(line) if mark == "X"
    ]


def in_one_piece(squares: Sequence[tuple[int, int]]) -> bool:
    """Each square is reached from the first over shared edges."""
    edge = [squares[0]]
    for row, column in edge:  # grows while it is walked through
        for other in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if other in squares and other not in edge:
                edge.append(other)
    return len(edge) == len(squares)


def check_houses(file: File) -> None:
    """R005, R063."""
    numbers = [house.number for house in file.content.house]
    for number in numbers:
        between(file, f"house {number}", "number", number, 1, HOUSES)
    file.distinct("house", [str(number) for number in numbers])
    for number in range(1, HOUSES + 1):
        if number not in numbers:
            file.fail("house", "number", f"{number} is missing")


# ---- the land


def apart(first: Field, second: Field) -> int:
    """Steps from field to field."""
    q, r = second[0] - first[0], second[1] - first[1]
    return max(abs(q), abs(r), abs(q + r))


def check_layouts(file: File) -> None:
    """R001, R007, R009: tiles enough for every number of players, in one piece, and a start for everybody."""
    content = file.content
    players = [layout.players for layout in content.layout]
    file.expect_all("layout", "players", players, range(2, MAX_SEATS + 1))
    file.distinct("layout for", [str(number) for number in players])
    for number in range(2, MAX_SEATS + 1):
        if number not in players:
            file.fail("layout", "players", f"{number} is missing")
    for layout in content.layout:
        entry, places = f"layout for {layout.players}", layout.places
        for steps in (step for place in places for step in place):
            between(file, entry, "places", steps, -MAX_STEPS, MAX_STEPS)
        tiles = content.setup.tiles * layout.players
        if len(places) != tiles:
            file.fail(entry, "places", f"are {len(places)}; {layout.players} players have {tiles} tiles")
        file.distinct(f"{entry}, place", [f"[{q}, {r}]" for q, r in places])
        joined = places[:1]
        for place in joined:  # grows while it is walked through
            joined += [
                other for other in places if other not in joined and apart(place, other) == 2 * RADIUS + 1
            ]
        if len(joined) < len(places):
            file.fail(entry, "places", "do not hang together")
        file.expect_all(entry, "starts", layout.starts, range(len(places)))
        file.distinct(f"{entry}, start", [str(start) for start in layout.starts])
        if len(layout.starts) < layout.players:
            file.fail(entry, "starts", f"are {len(layout.starts)}; {layout.players} players need one each")


def check_land(file: File) -> None:
    """The lands of all layouts are one land: tiles are in the same place, or do not meet."""
    for layout in file.content.layout:
        check_overlap(file, f"layout for {layout.players}", layout.places)
    for first, second in combinations(file.content.layout, 2):
        entry = f"layouts for {first.players} and {second.players}"
        check_overlap(file, entry, [*first.places, *second.places])


def check_overlap(file: File, entry: str, places: Sequence[Field]) -> None:
    for place, other in combinations(places, 2):
        if 0 < apart(place, other) <= 2 * RADIUS:
            file.fail(entry, "places", f"overlap: [{place[0]}, {place[1]}] and [{other[0]}, {other[1]}]")


def check_tiles(file: File) -> None:
    """R001, R002: enough of them, each of fields that exist."""
    content = file.content
    needed = max(len(layout.places) for layout in content.layout)
    between(file, "tile", "id", len(content.tile), needed, MAX_TILES)
    lengths = [sum(q == column for q, _ in TILE) for column in range(-RADIUS, RADIUS + 1)]
    for tile in content.tile:
        entry = f"tile {tile.id}"
        if [len(column) for column in tile.columns] != lengths:
            file.fail(entry, "columns", f"must have {', '.join(map(str, lengths))} letters")
        file.expect_all(entry, "columns", "".join(tile.columns), list(LETTERS))
        check_marked(file, entry, tile)


def check_marked(file: File, entry: str, tile: Tile) -> None:
    if len(tile.marked) != MARKED:
        file.fail(entry, "marked", f"are {len(tile.marked)} fields; a tile has {MARKED} of them")
    file.distinct(f"{entry}, marked", [f"[{q}, {r}]" for q, r in tile.marked])
    terrain = dict(zip(TILE, "".join(tile.columns), strict=True))
    for q, r in tile.marked:
        if (q, r) not in terrain:
            file.fail(entry, "marked", f"has [{q}, {r}], which is not on the tile")
        if terrain[q, r] == "S":
            file.fail(entry, "marked", f"has [{q}, {r}], which is sea")


def check_markers(file: File) -> None:
    """R002: a marker for every marked field."""
    markers, places = file.content.markers, MARKED * file.content.setup.tiles
    total = markers.olives + markers.sheep + markers.grain + markers.wine
    if total != places:
        file.fail("markers", "count of all markers", f"is {total}; each player has {places} marked fields")
