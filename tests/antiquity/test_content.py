"""The content file: tiles, buildings, prices, figures with provenance, and a clear word about a bad one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.content import Standard
from tijdperk.games.antiquity import content
from tijdperk.games.antiquity.components import Cost
from tijdperk.games.antiquity.content import FIXED_KINDS, OPEN_KINDS
from tijdperk.games.antiquity.engine.tables import (
    BUILDINGS,
    FOODS,
    GOODS,
    LETTERS,
    LUXURIES,
    SAINTS,
    SITES,
)

STANDARD = Standard(content.STANDARD, content.read)
TEXT = STANDARD.text
CONTENT, FINGERPRINT = content.read()
BUILDING = {building.id: building for building in CONTENT.building}
HOUSE = {house.number: house.cost for house in CONTENT.house}
SITE = {site.id: site for site in CONTENT.site}
LAYOUT = {layout.players: layout for layout in CONTENT.layout}


def squares(name: str) -> int:
    return "".join(BUILDING[name].footprint).count("X")


# -- the land


@pytest.mark.rule("R001")
def test_tiles() -> None:
    assert len(CONTENT.tile) == 12
    terrain: Counter[str] = Counter()
    for tile in CONTENT.tile:
        letters = "".join(tile.columns)
        assert len(letters) == 61
        terrain.update(letters)
    assert set(terrain) == set(LETTERS)
    assert terrain["F"] > terrain["G"] > terrain["S"] > terrain["M"]


@pytest.mark.rule("R001")
@pytest.mark.rule("R007")
@pytest.mark.rule("R009")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_layouts(players: int) -> None:
    """As many tiles as players need, and start tiles that do not touch each other."""
    layout = LAYOUT[players]
    assert len(layout.places) == 2 * players
    assert len(layout.starts) == players
    for first in layout.starts:
        for second in layout.starts:
            steps = content.apart(layout.places[first], layout.places[second])
            assert first == second or steps > 9


@pytest.mark.rule("R002")
def test_markers() -> None:
    markers = CONTENT.markers
    assert (markers.olives, markers.sheep, markers.grain, markers.wine) == (1, 1, 1, 1)
    assert all(len(tile.marked) == 2 for tile in CONTENT.tile)


# -- buildings


@pytest.mark.rule("R060")
def test_kinds_of_buildings() -> None:
    assert len(CONTENT.building) == 19
    assert sum(building.once for building in CONTENT.building) == 15
    assert [building.id for building in CONTENT.building if not building.once] == [
        "cart_shop",
        "fountain",
        "storage",
        "house",
    ]


@pytest.mark.rule("R055")
def test_what_works_without_a_man() -> None:
    alone = {building.id for building in CONTENT.building if not building.needs_man}
    assert alone == {"cathedral", "brewery", "fountain", "granary", "house"}


@pytest.mark.rule("R061")
@pytest.mark.rule("R114")
@pytest.mark.rule("R119")
@pytest.mark.rule("A02")
@pytest.mark.rule("A12")
def test_pieces() -> None:
    limited = {building.id: building.supply for building in CONTENT.building if building.supply}
    assert limited == {"cart_shop": 16, "fountain": 16, "storage": 16}
    assert {site.id: site.supply for site in CONTENT.site if site.supply} == {
        "fishery": 12,
        "inn": 16,
        "city": 4,
    }


@pytest.mark.rule("R058")
def test_squares_of_all_buildings() -> None:
    """Santa Barbara needs three cities: one of each, with the smallest storage, has more squares than two."""
    assert sum(map(squares, BUILDING)) == 96 > 49 + 36
    assert [squares(name) for name in ("theology", "philosophy", "biology", "alchemy")] == [8] * 4
    assert squares("cart_shop") == 3  # T15
    assert (squares("dump"), squares("cathedral"), squares("storage")) == (9, 6, 2)


@pytest.mark.rule("R062")
@pytest.mark.parametrize(
    ("names", "cost"),
    [
        ("cart_shop market brewery granary harbour explorer university storage", Cost(wood=1)),
        ("theology philosophy forced_labour dump cathedral", Cost(stone=1)),
        ("biology alchemy", Cost(stone=2)),
        ("hospital fountain", Cost(luxury=1)),
        ("stable", Cost(different_luxury=2)),  # T14
        ("house", Cost()),
    ],
)
def test_costs(names: str, cost: Cost) -> None:
    for name in names.split():
        assert BUILDING[name].cost == cost


@pytest.mark.rule("R063")
def test_houses() -> None:
    assert sorted(HOUSE) == list(range(1, 21))
    assert all(HOUSE[number] == Cost() for number in range(1, 5))
    assert sum(cost.food + cost.different_food for cost in HOUSE.values()) == 37
    assert sum(cost.luxury + cost.different_luxury for cost in HOUSE.values()) == 21
    example = Cost(different_food=2, different_luxury=3)  # T13
    assert [number for number, cost in HOUSE.items() if cost == example] == [17]
    assert HOUSE[10] == Cost(food=1, different_luxury=2)
    assert HOUSE[16] == Cost(different_food=4, luxury=1)


@pytest.mark.rule("R106")
@pytest.mark.rule("R107")
@pytest.mark.rule("R109")
@pytest.mark.rule("R112")
@pytest.mark.rule("R117")
@pytest.mark.rule("R118")
def test_costs_on_the_land() -> None:
    assert {site.id: site.cost for site in CONTENT.site} == {
        "woodcutter": Cost(wood=1),
        "farm": Cost(),  # and the seed
        "mine": Cost(wood=1),
        "fishery": Cost(wood=1),
        "inn": Cost(food=1),
        "city": Cost(wood=1, stone=1, food=1, different_luxury=2),
    }


@pytest.mark.rule("R073")
@pytest.mark.rule("R143")
@pytest.mark.rule("R160")
@pytest.mark.rule("R170")
@pytest.mark.rule("A70")
def test_figures_of_the_phases() -> None:
    assert (CONTENT.famine.granary, CONTENT.famine.hospital) == (3, 5)
    pollution = CONTENT.pollution
    assert (pollution.city, pollution.dump, pollution.fountain) == (3, 4, 1)
    assert pollution.unmanned_dump == 1
    assert CONTENT.harvest.forced_labour == 3


@pytest.mark.rule("R181")
@pytest.mark.rule("R183")
@pytest.mark.rule("R185")
def test_saints() -> None:
    amounts = {saint.id: saint.amount for saint in CONTENT.saint}
    assert amounts == {"nicolo": 20, "barbara": 0, "christofori": 3, "giorgio": 0, "maria": 2}


@pytest.mark.rule("R004")
@pytest.mark.rule("R011")
def test_setup_and_limits() -> None:
    setup = CONTENT.setup
    assert (setup.wood, setup.tiles, setup.first_plan, setup.later_plan) == (6, 2, 7, 6)
    assert (CONTENT.limits.offers, CONTENT.limits.rearranging, CONTENT.limits.rounds) == (8, 40, 60)


# -- the file


def test_the_engine_knows_the_words_of_the_file() -> None:
    assert [good.id for good in CONTENT.good] == GOODS
    assert [building.id for building in CONTENT.building] == BUILDINGS
    assert [site.id for site in CONTENT.site] == SITES
    assert [saint.id for saint in CONTENT.saint] == SAINTS
    kinds = ["food"] * FOODS + ["luxury"] * (LUXURIES - FOODS) + ["material"] * (len(GOODS) - LUXURIES)
    assert [good.kind for good in CONTENT.good] == kinds
    assert {good.site for good in CONTENT.good} == set(SITES[:4])


def test_every_record_has_names_that_fit() -> None:
    for kind in (*FIXED_KINDS, *OPEN_KINDS):
        for record in getattr(CONTENT, kind):
            for name in (record.name.en, record.name.nl):
                assert name == name.strip() != ""
                assert len(name) <= 24, name


def records() -> Iterator[tuple[str, list[str]]]:
    for _, entry, record in content.everything(CONTENT):
        yield entry, record.provenance


def test_every_figure_says_where_it_comes_from() -> None:
    for entry, provenance in records():
        assert provenance, entry
    assert {key for _, provenance in records() for key in provenance} == set(CONTENT.provenance)


MARKET = STANDARD.record("building", "market")
CATHEDRAL = STANDARD.record("building", "cathedral")
CHANNEL = STANDARD.record("tile", "saltmere_channel")
THREE = TEXT[TEXT.index("[[layout]]\nplayers = 3") : TEXT.index("[[layout]]\nplayers = 4")]
CROSS = '[".X.", "XXX", ".X.", ".X."]'


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        # the file
        ('id = "antiquity"', 'id = "chess"', ["game", "chess"]),
        ("\n[setup]\n", "\n[setup\n", ["mine.toml"]),
        ("[limits]\noffers = 8", "[limits]", ["limits", "offers"]),
        ('provenance = ["program"]', 'provenance = ["hearsay"]', ["house 5", "provenance", "hearsay"]),
        ('provenance = ["ours"]', 'provenance = ["ours"]\nreconstructed = ["smell"]', ["limits", "smell"]),
        ('nl = "olijven"', 'nl = " "', ["good olives", "name"]),
        ('nl = "olijven"', 'nl = "schapen"', ["good name (nl)", "schapen", "twice"]),
        # figures
        ("most_players = 4", "most_players = 5", ["game", "most_players", "5"]),
        ("fewest_players = 2", "fewest_players = 1", ["game", "fewest_players", "1"]),
        ("most_players = 4", "most_players = 1", ["game", "most_players", "1"]),
        (
            "fewest_players = 2\nmost_players = 4",
            "fewest_players = 4\nmost_players = 3",
            ["game", "fewest_players", "4", "2 to 3"],
        ),
        ("\nwood = 6", "\nwood = -6", ["setup", "wood", "-6"]),
        ("\nwood = 6", '\nwood = "much"', ["setup", "wood"]),
        ("\ntiles = 2 ", "\ntiles = 3 ", ["setup", "tiles", "3", "allowed: 2"]),
        ("later_plan = 6", "later_plan = 7", ["setup", "later_plan", "7"]),
        ("olives = 1", "olives = 2", ["markers", "5", "4 marked fields"]),
        ("olives = 1", "olives = 10", ["markers", "olives", "10"]),
        ("forced_labour = 3", "forced_labour = 0", ["harvest", "forced_labour", "0"]),
        ("granary = 3", "granary = 100", ["famine", "granary", "100"]),
        ("\ncity = 3", "\ncity = 10", ["pollution", "city", "10"]),
        ("offers = 8", "offers = 0", ["limits", "offers", "0"]),
        ("rearranging = 40", "rearranging = 0", ["limits", "rearranging", "0"]),
        ("rounds = 60", "rounds = 0", ["limits", "rounds", "0"]),
        # goods, buildings, saints
        ('id = "dye"', 'id = "silk"', ["good", "dye", "missing"]),
        ('kind = "food"', 'kind = "luxury"', ["good olives", "kind", "luxury", "food"]),
        ('site = "farm"', 'site = "mine"', ["good olives", "site", "mine"]),
        ('id = "market"', 'id = "bazaar"', ["building", "market", "missing"]),
        (MARKET, f"{MARKET}{MARKET.replace('market', 'forum')}", ["building", "forum"]),
        (MARKET, MARKET.replace("needs_man = true\n", ""), ["building market", "needs_man", "False"]),
        (MARKET, MARKET.replace("once = true\n", ""), ["building market", "once"]),
        (MARKET, MARKET.replace("once", "faculty = true\nonce"), ["building market", "faculty"]),
        (MARKET, MARKET.replace("once", "supply = 3\nonce"), ["building market", "supply", "cart_shop"]),
        ("supply = 16\n", "", ["building cart_shop", "supply", "0"]),
        ("supply = 12 ", "supply = 0 ", ["site fishery", "supply", "0"]),
        ("supply = 4 ", "supply = 5 ", ["site city", "supply", "5", "allowed: 4"]),
        ("amount = 20 ", "amount = 21 ", ["saint nicolo", "amount", "21"]),
        ("amount = 2 ", "amount = 5 ", ["saint maria", "amount", "5"]),
        ('nl = "San Giorgio" }\n', 'nl = "San Giorgio" }\namount = 1\n', ["saint giorgio", "amount"]),
        ('id = "maria"', 'id = "anna"', ["saint", "maria", "missing"]),
        ('id = "inn"', 'id = "pub"', ["site", "inn", "missing"]),
        # prices
        ("cost = { stone = 2 }", "cost = { stone = 10 }", ["building biology", "cost.stone", "10"]),
        ("cost = { stone = 2 }", "cost = { gold = 2 }", ["building biology", "cost", "gold"]),
        ("cost = { stone = 2 }", "cost = { stone = -2 }", ["building biology", "cost.stone", "-2"]),
        ("different_food = 4 }", "different_food = 5 }", ["house 12", "cost.different_food", "5"]),
        ("different_luxury = 2 }", "different_luxury = 5 }", ["stable", "cost.different_luxury", "5"]),
        (
            "different_luxury = 2 }",
            "different_luxury = 2, luxury = 1 }",
            ["building stable", "cost.luxury", "different_luxury"],
        ),
        ('nl = "boerderij" }', 'nl = "boerderij" }\ncost = { wood = 1 }', ["site farm", "cost"]),
        ('nl = "huis" }', 'nl = "huis" }\ncost = { wood = 1 }', ["building house", "cost"]),
        # footprints
        (CATHEDRAL, CATHEDRAL.replace(CROSS, "[]"), ["building cathedral", "footprint", "rows"]),
        (CATHEDRAL, CATHEDRAL.replace(CROSS, '["XX", "X"]'), ["building cathedral", "same length"]),
        (CATHEDRAL, CATHEDRAL.replace(CROSS, '["XO"]'), ["building cathedral", "X and ."]),
        (CATHEDRAL, CATHEDRAL.replace(CROSS, '["XXXXXXX"]'), ["building cathedral", "6 x 6"]),
        (CATHEDRAL, CATHEDRAL.replace(CROSS, '["XX", ".."]'), ["building cathedral", "empty row"]),
        (CATHEDRAL, CATHEDRAL.replace(CROSS, '[""]'), ["building cathedral", "empty row"]),
        (CATHEDRAL, CATHEDRAL.replace(CROSS, '["X.", ".X"]'), ["building cathedral", "one piece"]),
        ('footprint = ["XX"] ', 'footprint = ["XXX"] ', ["building storage", "footprint", "XXX"]),
        (
            'nl = "huis" }\nfootprint = ["X"]',
            'nl = "huis" }\nfootprint = ["XX"]',
            ["building house", "footprint"],
        ),
        # houses
        ("number = 20\n", "number = 21\n", ["house 21", "number", "21"]),
        ("number = 20\n", "number = 19\n", ["house", "19", "twice"]),
        ("[[house]]\nnumber = 1\n" + 'provenance = ["rulebook"]\n', "", ["house", "1 is missing"]),
        # layouts
        ("players = 3\n", "players = 5\n", ["layout", "players", "5"]),
        ("players = 3\n", "players = 2\n", ["layout for", "2", "twice"]),
        (THREE, "", ["layout", "players", "3 is missing"]),
        ("[4, 5], [-5, 9], [-1, 14]]", "[4, 5], [-1, 14]]", ["layout for 2", "places", "3", "4 tiles"]),
        ("places = [[0, 0], [4, 5]", "places = [[0, 0], [4, 4]", ["layout for 2", "overlap", "[4, 4]"]),
        ("places = [[0, 0], [4, 5], [-5", "places = [[0, 0], [0, 0], [-5", ["layout for 2", "twice"]),
        ("[-5, 9], [-1, 14]]", "[-5, 9], [99, 99]]", ["layout for 2", "places", "hang together"]),
        ("[-5, 9], [-1, 14]]", "[-5, 9], [-1, 140]]", ["layout for 2", "places", "140"]),
        ("starts = [0, 3]", "starts = [0, 4]", ["layout for 2", "starts", "4"]),
        ("starts = [0, 3]", "starts = [0, 0]", ["layout for 2", "0", "twice"]),
        ("starts = [0, 3]", "starts = [0]", ["layout for 2", "starts", "2 players"]),
        # tiles
        (CHANNEL, CHANNEL.replace('"FSFGF"', '"FSFG"'), ["tile saltmere_channel", "columns", "5, 6, 7"]),
        (CHANNEL, CHANNEL.replace('"FSFGF"', '"FSFGB"'), ["tile saltmere_channel", "columns", "B"]),
        (CHANNEL, CHANNEL.replace(', "FFSGF"]', "]"), ["tile saltmere_channel", "columns", "5, 6, 7"]),
        (CHANNEL, CHANNEL.replace("[[-1, -2], ", "["), ["tile saltmere_channel", "marked", "1 field"]),
        (CHANNEL, CHANNEL.replace("[-1, -2]", "[2, 1]"), ["tile saltmere_channel, marked", "twice"]),
        (CHANNEL, CHANNEL.replace("[-1, -2]", "[-1, -4]"), ["tile saltmere_channel", "marked", "[-1, -4]"]),
        (CHANNEL, CHANNEL.replace("[-1, -2]", "[-1, 0]"), ["tile saltmere_channel", "marked", "sea"]),
        (CHANNEL, CHANNEL.replace("[-1, -2]", "[-1]"), ["tile saltmere_channel", "marked"]),
        ('id = "saltmere_channel"', 'id = "Saltmere"', ["tile Saltmere", "id"]),
        ('id = "saltmere_channel"', 'id = "corner_bay"', ["tile", "corner_bay", "twice"]),
        ('nl = "Zoutgeul"', 'nl = "Hoekbaai"', ["tile name (nl)", "Hoekbaai", "twice"]),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, words: list[str]) -> None:
    STANDARD.check_named(tmp_path, old, new, words)


def test_places_of_different_layouts_do_not_cross(tmp_path: Path) -> None:
    """A field has one number in the lands of all numbers of players."""
    moved = "places = [[1, 0], [5, 5], [-4, 9], [0, 14]]"
    message = STANDARD.refused(tmp_path, TEXT.replace("places = [[0, 0], [4, 5], [-5, 9], [-1, 14]]", moved))
    for word in ("layout", "overlap", "[1, 0]", "[0, 0]"):
        assert word in message
    apart = TEXT.replace("[[0, 0], [4, 5], [-5, 9], [-1, 14]]", "[[50, 0], [54, 5], [45, 9], [49, 14]]")
    changed, _ = STANDARD.changed(tmp_path, apart)
    assert changed.layout[0].places[0] == (50, 0)


def test_eight_tiles_are_enough(tmp_path: Path) -> None:
    tiles = TEXT.split("\n[[tile]]\n")
    changed, fingerprint = STANDARD.changed(tmp_path, "\n[[tile]]\n".join(tiles[:9]))
    assert len(changed.tile) == 8
    assert fingerprint != FINGERPRINT == ""
    message = STANDARD.refused(tmp_path, "\n[[tile]]\n".join(tiles[:8]))
    for word in ("tile", "7", "8"):
        assert word in message


def test_tiles_can_be_added(tmp_path: Path) -> None:
    own = (
        CHANNEL.replace("saltmere_channel", "own")
        .replace("Saltmere Channel", "Own")
        .replace("Zoutgeul", "Eigen")
    )
    changed, fingerprint = STANDARD.changed(tmp_path, own + TEXT[TEXT.index("\n[game]") :])
    assert [tile.id for tile in changed.tile] == [*(tile.id for tile in CONTENT.tile), "own"]
    assert fingerprint


def test_the_order_of_the_records_does_not_matter(tmp_path: Path) -> None:
    for kind, name in (("building", "market"), ("good", "wine"), ("tile", "corner_bay")):
        changed, fingerprint = STANDARD.changed(tmp_path, STANDARD.with_last(kind, name))
        assert [building.id for building in changed.building] == BUILDINGS
        assert [good.id for good in changed.good] == GOODS
        assert [tile.id for tile in changed.tile] == [tile.id for tile in CONTENT.tile]
        assert fingerprint == ""
