"""The content file: the map, every card, figures with provenance, and a clear word about a bad one."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

from tests.content import Standard
from tijdperk.games.history import content
from tijdperk.games.history.content import FIGURES, KINDS, Empire
from tijdperk.games.history.engine.tables import EVENT_KINDS

STANDARD = Standard(content.STANDARD, content.read)
TEXT = STANDARD.text
CONTENT, FINGERPRINT = content.read()
AREAS = {area.id: area for area in CONTENT.area}
LANDS = {land.id: land for land in CONTENT.land}
WATERS = {water.id: water for water in CONTENT.water}
EMPIRES = {empire.id: empire for empire in CONTENT.empire}
EVENTS = {event.id: event for event in CONTENT.event}
BARREN = {land.id for land in CONTENT.land if land.barren}


def neighbours(land: str) -> set[str]:
    return {end for border in CONTENT.border if land in border.lands for end in border.lands} - {land}


def continent(land: str) -> set[str]:
    """All that an army reaches from a land without a fleet."""
    reached, edge = {land}, [land]
    while edge:
        new = neighbours(edge.pop()) - reached - BARREN
        reached |= new
        edge += new
    return reached


def difficult() -> list[tuple[str, str, str]]:
    """Every attack over difficult terrain other than a strait: from, to, terrain."""
    found = []
    for border in CONTENT.border:
        first, second = border.lands
        found += [(second, first, border.into_first), (first, second, border.into_second)]
    return [attack for attack in found if attack[2]]


def fleets(empire: Empire, options: tuple[str, ...] = ()) -> set[str]:
    """The waters on the card, and the seas that open from its oceans, through seas alone."""
    found = set(empire.navigation)
    edge = [water for water in found if WATERS[water].kind == "ocean"]
    while edge:
        water = edge.pop()
        for link in CONTENT.link:
            if water in link.waters and (not link.option or link.option in options):
                (other,) = set(link.waters) - {water}
                if WATERS[other].kind == "sea" and other not in found:
                    found.add(other)
                    edge.append(other)
    return found


@pytest.mark.rule("R005")
def test_lands_and_areas() -> None:
    assert len(CONTENT.land) == 102
    assert len(CONTENT.area) == 13
    assert len(BARREN) == 8
    assert sum(bool(land.area) for land in CONTENT.land) == 94
    assert LANDS["libya"].area == "north_africa"
    assert LANDS["korean_peninsula"].area == "nippon"
    assert LANDS["central_massif"].area == "southern_europe"
    assert [land.id for land in CONTENT.land if land.filler] == ["polynesia"]


@pytest.mark.rule("R004")
def test_what_all_share() -> None:
    game = CONTENT.game
    assert (game.capitals, game.forts, game.monuments, game.fleets) == (30, 32, 36, 12)
    assert game.dice == 5


@pytest.mark.rule("R010")
def test_pre_eminence_markers() -> None:
    assert len(CONTENT.game.markers) == 8
    assert sum(CONTENT.game.markers) == 34


@pytest.mark.rule("R006")
def test_a_score_chart_for_every_change_of_value() -> None:
    assert sum(len(list(groupby(area.values))) for area in CONTENT.area) == CONTENT.game.score_charts == 42


@pytest.mark.rule("R080")
def test_values_of_areas() -> None:
    assert AREAS["middle_east"].values == [2, 3, 3, 3, 3, 2, 1]
    assert AREAS["north_africa"].values == [1, 2, 2, 2, 2, 2, 1]
    assert AREAS["northern_europe"].values == [0, 0, 1, 2, 2, 3, 4]
    assert AREAS["australia"].values == [0, 0, 0, 0, 0, 0, 2]
    totals = [sum(area.values[epoch] for area in CONTENT.area) for epoch in range(7)]
    assert totals == [6, 11, 16, 18, 22, 24, 29]


@pytest.mark.rule("R069")
def test_resources() -> None:
    resources = {land.id for land in CONTENT.land if land.resource}
    assert len(resources) == 18
    assert {"nubia", "levant", "zagros", "upper_indus", "eastern_ghats", "northern_andes"} <= resources
    assert not resources & BARREN


@pytest.mark.rule("R003")
@pytest.mark.rule("R036")
def test_the_strongest_empire_of_an_epoch_takes_all_pieces() -> None:
    strongest = [
        max(empire.strength for empire in CONTENT.empire if empire.epoch == epoch) for epoch in range(1, 8)
    ]
    assert strongest == CONTENT.game.pieces == [5, 12, 20, 15, 18, 14, 16]


@pytest.mark.rule("R009")
@pytest.mark.rule("R021")
def test_seven_empires_in_each_of_seven_epochs() -> None:
    assert Counter(empire.epoch for empire in CONTENT.empire) == dict.fromkeys(range(1, 8), 7)
    first = [empire.id for empire in CONTENT.empire if empire.order == 1]
    assert first == ["sumeria", "assyria", "celts", "guptas", "franks", "ming_dynasty", "russia"]
    last = [empire.id for empire in CONTENT.empire if empire.order == 7]
    assert last == ["aryans", "persia", "sassanids", "khmers", "mongols", "mughals", "germany"]


@pytest.mark.parametrize(
    ("name", "epoch", "strength", "start", "capital", "navigation"),
    [
        ("egypt", 1, 5, "nile_delta", True, ["red_sea", "eastern_mediterranean"]),
        ("minoans", 1, 3, "crete", True, ["eastern_mediterranean"]),
        ("aryans", 1, 5, "turanian_plain", False, []),
        ("carthaginia", 2, 7, "shatts_plateau", True, ["eastern_mediterranean", "western_mediterranean"]),
        ("romans", 3, 20, "southern_appenines", True, ["eastern_mediterranean", "western_mediterranean"]),
        ("vikings", 5, 7, "scandinavia", False, ["north_atlantic"]),
        ("mongols", 5, 18, "mongolia", False, []),
        ("portugal", 6, 8, "western_iberia", True, ["atlantic", "indian_ocean", "western_pacific"]),
    ],
)
def test_empires(
    name: str, epoch: int, strength: int, start: str, capital: bool, navigation: list[str]
) -> None:
    empire = EMPIRES[name]
    assert (empire.epoch, empire.strength, empire.start) == (epoch, strength, start)
    assert empire.capital == capital == (empire.capital_name is not None)
    assert empire.navigation == navigation


@pytest.mark.rule("A15")
def test_incas_and_aztecs_share_a_card() -> None:
    shared = [empire for empire in CONTENT.empire if empire.parts]
    assert [empire.id for empire in shared] == ["incas_aztecs"]
    assert [(part.start, part.strength) for part in shared[0].parts] == [
        ("northern_andes", 2),
        ("mexican_valley", 2),
    ]
    assert shared[0].resources_per_monument == 1


def test_without_a_fleet_one_stays_on_a_continent() -> None:
    assert len(CONTENT.border) == 187
    old_world, new_world, africa = map(continent, ("nile_delta", "appalachia", "congo_basin"))
    assert (len(old_world), len(new_world), len(africa)) == (71, 13, 6)
    alone = set(LANDS) - BARREN - old_world - new_world - africa
    assert alone == {"australia", "new_guinea", "new_zealand", "polynesia"}
    assert {"albion", "ceylon", "honshu", "east_indies"} <= old_world
    assert {"patagonia", "west_indies"} <= new_world
    assert africa == {land.id for land in CONTENT.land if land.area == "africa"}


@pytest.mark.rule("V07")
def test_barbarians_come_out_of_every_barren_land() -> None:
    for land in BARREN:
        assert neighbours(land) - BARREN, land


@pytest.mark.rule("R055")
@pytest.mark.rule("R057")
def test_difficult_terrain() -> None:
    assert sum(border.kind == "strait" for border in CONTENT.border) == 14
    assert Counter(terrain for _, _, terrain in difficult()) == {"mountain": 39, "forest": 21, "wall": 3}
    assert ("upper_indus", "western_deccan", "forest") in difficult()
    assert ("western_deccan", "upper_indus", "forest") not in difficult()


@pytest.mark.rule("A44")
def test_pindus_is_difficult_from_the_balkans() -> None:
    into = {attacker for attacker, defender, terrain in difficult() if defender == "pindus"}
    assert into == {"balkans", "dalmatia"}
    assert ("pindus", "balkans", "mountain") not in difficult()


@pytest.mark.rule("A38")
def test_the_great_wall() -> None:
    walls = {(attacker, defender) for attacker, defender, terrain in difficult() if terrain == "wall"}
    assert walls == {
        ("mongolia", "wei_river"),
        ("eastern_steppe", "wei_river"),
        ("mongolia", "yellow_river"),
    }


def test_the_examples_of_the_rulebook_cross_open_ground() -> None:
    crossed = {(attacker, defender) for attacker, defender, _ in difficult()}
    for attacker, defender in [
        ("southern_appenines", "northern_appenines"),
        ("chekiang", "si_kyang"),
        ("chekiang", "yangtze_kiang"),
        ("chekiang", "great_plain_of_china"),
    ]:
        assert defender in neighbours(attacker)
        assert (attacker, defender) not in crossed


def test_waters() -> None:
    assert len(CONTENT.water) == 15
    assert len(CONTENT.link) == 16
    assert sum(water.kind == "ocean" for water in CONTENT.water) == 5
    assert sum(len(water.coasts) for water in CONTENT.water) == 115
    assert {link.waters: link.option for link in CONTENT.link if link.option} == {
        ("atlantic", "caribbean_sea"): "caribbean",
        ("caribbean_sea", "eastern_pacific"): "coasts",
    }
    shores = {water.id for water in CONTENT.water if "shatts_plateau" in water.coasts}
    assert shores == {"western_mediterranean", "eastern_mediterranean"}


@pytest.mark.rule("A43")
def test_coasts_of_the_western_pacific_and_those_of_an_option() -> None:
    assert {"chekiang", "great_plain_of_china", "malayan_peninsula"} <= set(WATERS["western_pacific"].coasts)
    assert [(coast.water, coast.land, coast.option) for coast in CONTENT.coast] == [
        ("atlantic", "albion", "coasts"),
        ("atlantic", "shatts_plateau", "coasts"),
    ]


@pytest.mark.rule("R039")
def test_an_ocean_opens_its_seas() -> None:
    mediterranean = {"western_mediterranean", "eastern_mediterranean", "black_sea"}
    assert {"atlantic", "north_sea", *mediterranean} <= fleets(EMPIRES["portugal"])
    assert fleets(EMPIRES["vikings"]) == {"north_atlantic", "north_sea"}


@pytest.mark.rule("A03")
def test_the_box_has_fleets_for_everybody() -> None:
    assert max(len(fleets(empire)) for empire in CONTENT.empire) == CONTENT.game.fleets
    assert len(fleets(EMPIRES["britain"])) == 12
    assert len(fleets(EMPIRES["britain"], options=("caribbean",))) == 13


def test_the_decks() -> None:
    sizes = Counter[str]()
    for event in CONTENT.event:
        sizes[event.deck] += event.copies
    assert sizes == {"greater": 22, "lesser": 49}
    kinds = Counter({event.kind: 0 for event in CONTENT.event})
    for event in CONTENT.event:
        kinds[event.kind] += event.copies
    assert (kinds["leader"], kinds["weaponry"], kinds["reallocation"], kinds["minor_empire"]) == (7, 4, 4, 7)
    assert (kinds["disaster"], kinds["kingdom"], kinds["migrants"], kinds["expert_troops"]) == (4, 7, 3, 3)
    assert len({event.kind for event in CONTENT.event if event.deck == "lesser"}) == 22


def test_the_engine_knows_the_kinds_of_events() -> None:
    assert sorted(FIGURES) == sorted(EVENT_KINDS)


@pytest.mark.rule("V04")
@pytest.mark.rule("V19")
def test_a_minor_empire_and_a_kingdom_for_every_epoch() -> None:
    minor = {event.epochs[0]: event for event in CONTENT.event if event.kind == "minor_empire"}
    assert [(minor[epoch].start, minor[epoch].strength) for epoch in range(1, 8)] == [
        ("eastern_anatolia", 3),
        ("levant", 3),
        ("central_america", 2),
        ("baltic_seaboard", 3),
        ("hokkaido", 3),
        ("persian_salt_desert", 3),
        ("honshu", 5),
    ]
    assert [epoch for epoch, event in minor.items() if not event.capital] == [4]
    kingdoms = {event.epochs[0]: event.land for event in CONTENT.event if event.kind == "kingdom"}
    assert [kingdoms[epoch] for epoch in range(1, 8)] == [
        "palestine",
        "northern_appenines",
        "upper_nile",
        "southern_andes",
        "gold_coast",
        "malayan_peninsula",
        "east_africa",
    ]


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("leader", {"dice": 3}),
        ("weaponry", {"bonus": 1}),
        ("allies", {"coins": 2}),
        ("black_death", {"areas": 2, "dice": 1, "epochs": [6]}),
        ("civil_service", {"coins": 1, "coins_if_capital": 1, "coins_if_navigation": 1}),
        ("crusade", {"armies": 3, "bonus": 1, "land": "palestine", "epochs": [5, 6]}),
        ("disaster", {"lands": 2}),
        ("engineering", {"forts": 2}),
        ("migrants_australia", {"armies": 2, "area": "australia", "epochs": [2, 3, 4, 5]}),
        ("naval_power", {"dice": 2}),
        ("pestilence", {"dice": 3, "dice_adjacent": 2}),
        ("plague", {"dice": 4, "dice_next": 3}),
        ("siegecraft", {"bonus": 1, "epochs": [3, 4, 5, 6, 7]}),
    ],
)
def test_events(name: str, figures: dict[str, object]) -> None:
    assert {field: getattr(EVENTS[name], field) for field in figures} == figures


def test_every_record_has_names_that_fit() -> None:
    for kind in KINDS:
        for record in getattr(CONTENT, kind):
            for name in (record.name.en, record.name.nl):
                assert name == name.strip() != ""
                assert len(name) <= (22 if kind == "land" else 36), name


def test_what_is_not_confirmed_is_marked() -> None:
    for kind in (*KINDS, "border", "link", "coast"):
        for record in getattr(CONTENT, kind):
            assert record.provenance
            unsure = not {"recalled", "reconstructed"}.isdisjoint(record.provenance)
            assert unsure == bool(record.reconstructed), record


WEI = '[[border]]\nlands = ["wei_river", "mongolia"]\ninto_first = "wall"\n'
TANG = 'id = "tang_dynasty"\nname = { en = "T\'ang Dynasty", nl = "Tang-dynastie" }\nepoch = 4\norder = 5\n'


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "history"', 'id = "chess"', ["game", "chess"]),
        ("\n[battle]\n", "\n[battle\n", ["mine.toml"]),
        ("epochs = 7\n", "epochs = 8\n", ["epoch", "1 to 8"]),
        ("pieces = [5, 12, ", "pieces = [5, ", ["pieces", "7 numbers"]),
        ("pieces = [5, ", "pieces = [-5, ", ["pieces", "-5"]),
        ("most_players = 6", "most_players = 8", ["most_players", "8"]),
        ("greater_hand = 3", "greater_hand = 4", ["greater_hand", "22 cards", "6 players"]),
        ("draw_dice = 2", "draw_dice = 0", ["draw_dice", "0"]),
        ("fleet_dice = 3", "fleet_dice = 7", ["battle", "fleet_dice", "7"]),
        ("control = { armies = 3,", "control = { armies = 0,", ["scoring.control", "armies", "0"]),
        ("from = -450", "from = -400", ["epoch 3", "-400", "-450"]),
        ("values = [2, 3, 3, 3, 3, 2, 1]", "values = [2, 3]", ["middle_east", "values", "7 numbers"]),
        ('area = "india"', 'area = "atlantis"', ["hindu_kush", "area", "atlantis"]),
        ('area = "india"\n', "", ["hindu_kush", "area", "missing"]),
        ("barren = true", 'barren = true\narea = "africa"', ["northern_lakes", "area", "barren"]),
        ("barren = true", "barren = true\nresource = true", ["northern_lakes", "resource"]),
        ('nl = "Levant"', 'nl = "Palestina"', ["land name (nl)", "Palestina", "twice"]),
        ('id = "levant"', 'id = "judea"', ["levant", "missing"]),
        (WEI, WEI.replace("wall", "swamp"), ["wei_river - mongolia", "into_first", "swamp", "mountain"]),
        (WEI, WEI + 'kind = "strait"\n', ["wei_river - mongolia", "into_first", "strait"]),
        (WEI, WEI.replace("mongolia", "wei_river"), ["wei_river - wei_river", "different"]),
        (WEI, WEI.replace("mongolia", "szechuan"), ["szechuan - wei_river", "twice"]),
        (WEI, WEI.replace("mongolia", "gobi"), ["wei_river - gobi", "gobi"]),
        (WEI, WEI.replace("_first", "_third"), ["into_third"]),
        ('lands = ["wei_river", "mongolia"]', 'lands = ["wei_river"]', ["border", "lands"]),
        ('coasts = ["nile_delta", ', 'coasts = ["sahara_desert", ', ["red_sea", "sahara_desert", "barren"]),
        ('coasts = ["nile_delta", ', 'coasts = ["nubia", ', ["red_sea", "coast", "nubia", "twice"]),
        ('kind = "ocean"', 'kind = "lake"', ["atlantic", "kind", "lake", "ocean"]),
        ('waters = ["atlantic", "north_sea"]', 'waters = ["atlantic", "styx"]', ["link", "styx"]),
        ('option = "caribbean"', 'option = "arctic"', ["caribbean_sea", "option", "arctic"]),
        ('land = "albion"\noption = "coasts"', 'land = "albion"', ["coast", "option"]),
        ('land = "albion"\noption', 'land = "albino"\noption', ["atlantic - albino", "land", "albino"]),
        ('land = "albion"\noption', 'land = "brazil"\noption', ["coast", "atlantic - brazil", "twice"]),
        (
            'water = "atlantic"\nland = "albion"',
            'water = "lake"\nland = "albion"',
            ["lake - albion", "water"],
        ),
        (TANG, TANG.replace("order = 5", "order = 4"), ["epoch 4", "order", "1, 2, 3, 4, 4, 6, 7"]),
        (TANG, TANG.replace("epoch = 4", "epoch = 9"), ["tang_dynasty", "epoch", "9"]),
        (TANG + "strength = 10", TANG + "strength = 0", ["tang_dynasty", "strength", "0"]),
        (TANG + "strength = 10", TANG + 'strength = "ten"', ["tang_dynasty", "strength"]),
        ('start = "crete"', 'start = "alps"', ["minoans", "start", "alps", "barren"]),
        ('navigation = ["north_atlantic"]', 'navigation = ["baltic"]', ["vikings", "navigation", "baltic"]),
        ('strength = 4\nstart = "northern_andes"', 'strength = 5\nstart = "northern_andes"', ["parts", "5"]),
        ('kind = "jihad"', 'kind = "picnic"', ["jihad", "kind", "picnic"]),
        ("dice = 4\ndice_next = 3\n", "dice = 4\n", ["plague", "dice_next", "missing"]),
        ("dice = 4\ndice_next = 3\n", "dice = 9\ndice_next = 3\n", ["plague", "dice", "9"]),
        ("dice = 4\ndice_next = 3\n", "dice = 4\ndice_next = 3\ncoins = 1\n", ["plague", "coins"]),
        ('terrain = "forest"', 'terrain = "wall"', ["expert_troops_forests", "terrain", "wall"]),
        ('land = "gold_coast"', 'land = "eldorado"', ["kingdom_mali", "land", "eldorado"]),
        ('area = "africa"\narmies', 'area = "lemuria"\narmies', ["migrants_africa", "area", "lemuria"]),
        ("copies = 7", "copies = 0", ["leader", "copies", "0"]),
        ("epochs = [5, 6]", "epochs = []", ["crusade", "epochs"]),
        ("epochs = [5, 6]", "epochs = [5, 8]", ["crusade", "epochs", "8"]),
        ('reconstructed = ["epochs"]', 'reconstructed = ["smell"]', ["weaponry", "reconstructed", "smell"]),
        ('provenance = ["logs"]', 'provenance = ["hearsay"]', ["provenance", "hearsay"]),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, words: list[str]) -> None:
    STANDARD.check_named(tmp_path, old, new, words)


def test_an_area_without_lands_is_named(tmp_path: Path) -> None:
    message = STANDARD.refused(tmp_path, TEXT.replace('area = "nippon"', 'area = "china"'))
    assert "area nippon" in message


def test_a_corrected_figure_makes_another_game(tmp_path: Path) -> None:
    text = TEXT.replace(TANG + "strength = 10", TANG + "strength = 11")
    changed, fingerprint = STANDARD.changed(tmp_path, text)
    assert next(empire for empire in changed.empire if empire.id == "tang_dynasty").strength == 11
    assert fingerprint != FINGERPRINT == ""


def test_a_border_can_be_added(tmp_path: Path) -> None:
    passage = '[[border]]\nlands = ["ganges_delta", "szechuan"]\nprovenance = ["scans"]\n'
    changed, fingerprint = STANDARD.changed(tmp_path, f"{TEXT}\n{passage}")
    assert len(changed.border) == 188
    assert fingerprint


def test_the_order_of_the_records_does_not_matter(tmp_path: Path) -> None:
    changed, fingerprint = STANDARD.changed(tmp_path, STANDARD.with_last("land", "levant"))
    assert [land.id for land in changed.land] == list(LANDS)
    assert fingerprint == ""
