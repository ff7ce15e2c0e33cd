"""The content file: the map, every card, figures with provenance, and a clear word about a bad one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.content import Standard
from tijdperk.games.civilization import content
from tijdperk.games.civilization.components import Wonder
from tijdperk.games.civilization.content import EFFECT_FIGURES, FIXED_KINDS, OPEN_KINDS
from tijdperk.games.civilization.engine.tables import COUNTERS, EFFECTS, ERAS, KINDS, MEASURES, RESOURCES

STANDARD = Standard(content.STANDARD, content.read)
TEXT = STANDARD.text
CONTENT, FINGERPRINT = content.read()
LANDS = {land.id: land for land in CONTENT.land}
SEAS = {sea.id: sea for sea in CONTENT.sea}
TECHNOLOGIES = {technology.id: technology for technology in CONTENT.technology}
WONDERS = {wonder.id: wonder for wonder in CONTENT.wonder}
IMPROVEMENTS = {improvement.id: improvement for improvement in CONTENT.improvement}
COUNTERS_OF = {counter.id: counter for counter in CONTENT.counter}


def by_land(start: str) -> dict[str, int]:
    """Every land that is reached from one by land, and in how many steps."""
    found, edge = {start: 0}, [start]
    for land in edge:
        for other in LANDS[land].neighbours:
            if other not in found:
                found[other] = found[land] + 1
                edge.append(other)
    return found


def needed_for(technology: str) -> set[str]:
    """All technologies that have to be in play before this one."""
    found: set[str] = set()
    for name in TECHNOLOGIES[technology].prerequisites:
        found |= {name} | needed_for(name)
    return found


# -- the map


@pytest.mark.rule("G-04")
def test_lands_and_seas() -> None:
    assert (len(CONTENT.land), len(CONTENT.sea)) == (64, 25)
    assert sum(len(land.neighbours) for land in CONTENT.land) == 2 * 90
    assert sum(len(sea.neighbours) for sea in CONTENT.sea) == 2 * 44
    assert sum(len(land.seas) for land in CONTENT.land) == 102
    continents = Counter(land.continent for land in CONTENT.land)
    assert continents == {
        "north_america": 12,
        "south_america": 7,
        "europe": 9,
        "africa": 11,
        "asia": 18,
        "oceania": 7,
    }


def test_names_of_the_rulebook() -> None:
    printed = {land.id for land in CONTENT.land if "rulebook" in land.provenance}
    assert len(printed) == 19
    assert {"mississippi", "steppe", "gran_chaco", "orinoco", "yunnan", "mexica"} <= printed  # E-02
    for land in printed:
        assert LANDS[land].name.en == LANDS[land].name.nl
    assert LANDS["gaul"].name.nl == "Gallië"
    assert SEAS["mediterranean_sea"].name.nl == "Middellandse Zee"


@pytest.mark.parametrize(
    ("start", "goal", "least", "most"),
    [
        ("funa", "kalahari", 1, 2),
        ("funa", "atlantia", 1, 2),
        ("funa", "tanganika", 1, 2),
        ("funa", "eritrea", 1, 2),
        ("funa", "nigeria", 1, 2),
        ("funa", "euphrates", 3, 3),
        ("himalaya", "mekong", 1, 1),
    ],
)
def test_distances_in_the_examples_of_the_rulebook(start: str, goal: str, least: int, most: int) -> None:
    """E-01 needs all but the last, E-04 the last."""
    assert least <= by_land(start)[goal] <= most


@pytest.mark.parametrize(
    ("first", "second", "sea"), [("mekong", "tanami", "java_sea"), ("java", "tasmania", "leeuwin_sea")]
)
def test_seas_in_the_examples_of_the_rulebook(first: str, second: str, sea: str) -> None:
    assert sea in LANDS[first].seas
    assert sea in LANDS[second].seas
    assert "leeuwin_sea" in SEAS["java_sea"].neighbours


def test_continents_and_islands() -> None:
    assert set(by_land("albion")) == {"albion"}
    assert set(by_land("nippon")) == {"nippon"}
    assert set(by_land("madagascar")) == {"madagascar"}
    assert set(by_land("queensland")) == {"queensland", "tanami"}
    assert len(by_land("gaul")) == 35  # Europe, Africa and Asia
    assert len(by_land("alaska")) == 18  # both Americas
    meeting = {
        (land.id, other)
        for land in CONTENT.land
        for other in land.neighbours
        if land.continent == "africa" and LANDS[other].continent != "africa"
    }
    assert meeting == {("nile", "euphrates")}


@pytest.mark.rule("G-04")
def test_the_left_edge_meets_the_right_one() -> None:
    middle = CONTENT.map.width // 2
    places = {land.id: land.at for land in CONTENT.land} | {sea.id: sea.at for sea in CONTENT.sea}
    for wrap in CONTENT.wrap:
        left, right = wrap.areas
        assert places[left][0] < middle < places[right][0]
    assert len(CONTENT.wrap) == 7
    assert ("bering_sea", "kamchatka") in [wrap.areas for wrap in CONTENT.wrap]
    assert set(SEAS["bering_sea"].neighbours) == {"gulf_of_alaska", "hawaiian_sea", "sea_of_okhotsk"}


# -- counters and cities


@pytest.mark.rule("G-35")
@pytest.mark.rule("G-36")
def test_counters() -> None:
    kinds: Counter[str] = Counter()
    for counter in CONTENT.counter:
        kinds[counter.kind] += counter.count
    assert kinds == {"resource": 40, "event": 18, "terrain": 15, "nothing": 15}
    removed = CONTENT.setup.fewer_no_event * CONTENT.game.most_players
    assert kinds.total() - removed == 76 > len(CONTENT.land)


@pytest.mark.rule("G-29")
@pytest.mark.rule("G-30")
@pytest.mark.rule("G-31")
@pytest.mark.rule("G-40")
def test_what_counters_do() -> None:
    assert COUNTERS_OF["treasure"].gold == 10
    largest = {
        name: COUNTERS_OF[name].largest for name in ("desert", "mountains", "jungle", "fertile", "oil")
    }
    assert largest == {"desert": 0, "mountains": 1, "jungle": 2, "fertile": 4, "oil": 4}
    boxed = {counter.id for counter in CONTENT.counter if counter.boxed_at_setup}
    assert boxed == {"minor_civilization", "desert", "plague"}


def test_the_engine_knows_the_words_of_the_file() -> None:
    assert [counter.id for counter in CONTENT.counter] == COUNTERS
    assert [resource.id for resource in CONTENT.resource] == RESOURCES
    assert [era.id for era in CONTENT.era] == ERAS
    assert [piece.id for piece in CONTENT.piece] == KINDS
    assert sorted(EFFECT_FIGURES) == sorted(EFFECTS)
    assert {wonder.effect.kind for wonder in CONTENT.wonder} == set(EFFECTS)
    assert {milestone.measure for milestone in CONTENT.milestone} == set(MEASURES)


@pytest.mark.rule("C-33")
def test_city_cards() -> None:
    assert sum(resource.cards for resource in CONTENT.resource) == 40
    assert 40 + CONTENT.city_cards.plain + CONTENT.city_cards.blank == 61


@pytest.mark.rule("A-08")
def test_wine_and_gems_make_happy() -> None:
    assert [resource.id for resource in CONTENT.resource if resource.always_happy] == ["wine", "gems"]


@pytest.mark.rule("A-17")
def test_what_cities_bring() -> None:
    """E-21 has two of the first, one of the second, and one each of the last four."""
    values = {(value.card, value.mood): value for value in CONTENT.city_value}
    assert values["resource", "happy"].gold[0] == 4
    assert values["resource", "happy"].productive[0] == 8
    assert values["resource", "happy"].gold[1] == 6
    assert values["plain", "happy"].productive[1] == 6
    assert values["resource", "happy"].productive[1] == 12
    assert values["plain", "unhappy"].gold[1] == 1
    for value in values.values():
        assert value.productive == [2 * gold for gold in value.gold]
    assert values["resource", "unhappy"].gold == [2, 4, 6, 8]
    assert values["plain", "happy"].gold == [2, 3, 4, 5]


@pytest.mark.rule("G-66")
@pytest.mark.parametrize(
    ("era", "roll", "resource"),
    [
        ("ancient", 2, "wine"),
        ("ancient", 7, "iron"),
        ("ancient", 12, "spices"),
        ("medieval", 8, "spices"),  # E-07, E-22
        ("medieval", 9, "iron"),
        ("gunpowder", 3, "oil"),
        ("gunpowder", 6, "coal"),
        ("modern", 5, "rare_metals"),
        ("modern", 6, "oil"),
        ("modern", 10, "oil"),
        ("modern", 11, "iron"),
    ],
)
def test_critical_resources(era: str, roll: int, resource: str) -> None:
    assert CONTENT.era[ERAS.index(era)].critical[roll - 2] == resource


@pytest.mark.rule("G-25")
@pytest.mark.rule("G-59")
@pytest.mark.rule("G-60")
@pytest.mark.rule("C-01")
def test_eras() -> None:
    assert [era.dice for era in CONTENT.era] == [1, 2, 3, 4]
    assert [era.superiority for era in CONTENT.era] == [1, 2, 3, 4]
    assert [era.plague for era in CONTENT.era] == [0, 1, 2, 3]


@pytest.mark.rule("A-58")
def test_what_settlements_need() -> None:
    assert [(settlement.id, settlement.technology) for settlement in CONTENT.settlement] == [
        ("village", ""),
        ("town", "construction"),
        ("city", "chemistry"),
        ("metropolis", "medicine"),
    ]


# -- technologies


def test_technologies_of_each_era() -> None:
    assert list(Counter(technology.era for technology in CONTENT.technology).items()) == [
        ("ancient", 15),
        ("medieval", 10),
        ("gunpowder", 10),
        ("modern", 18),
    ]


@pytest.mark.rule("A-40")
def test_six_technologies_to_start_with() -> None:
    """E-17."""
    first = {technology.id for technology in CONTENT.technology if not technology.prerequisites}
    assert first == {
        "the_wheel",
        "bronze_working",
        "masonry",
        "alphabet_writing",
        "pottery",
        "ceremonial_burial",
    }


@pytest.mark.rule("A-24")
def test_groundbreaking_technologies() -> None:
    found = [technology.id for technology in CONTENT.technology if technology.groundbreaking]
    assert found == ["alphabet_writing", "printing_press", "steam_power", "computers"]
    assert CONTENT.advanced.scoring.groundbreaking == 4


@pytest.mark.rule("A-18")
@pytest.mark.rule("A-19")
@pytest.mark.parametrize(
    ("name", "price", "prerequisites"),
    [
        ("pottery", 20, []),
        ("horseback_riding", 40, ["the_wheel"]),
        ("construction", 50, ["iron_working", "mathematics"]),
        ("engineering", 70, ["the_wheel", "construction"]),
        ("feudalism", 70, ["code_of_laws", "construction"]),
        ("chemistry", 40, ["printing_press", "education"]),
        ("steam_power", 120, ["metallurgy"]),
        ("electronics", 70, ["electricity", "scientific_method"]),
        ("fusion", 150, ["fission", "superconductor"]),
    ],
)
def test_prices_and_prerequisites(name: str, price: int, prerequisites: list[str]) -> None:
    assert (TECHNOLOGIES[name].price, TECHNOLOGIES[name].prerequisites) == (price, prerequisites)


def test_no_technology_waits_for_a_later_era() -> None:
    for technology in CONTENT.technology:
        for name in needed_for(technology.id):
            assert ERAS.index(TECHNOLOGIES[name].era) <= ERAS.index(technology.era)
    assert "mathematics" in needed_for("feudalism")  # C-11
    # C-30: rockets before missiles, tanks before modern armor
    assert {"rocketry", "mass_production"} <= needed_for("space_flight")


@pytest.mark.rule("C-30")
def test_other_readings_are_kept() -> None:
    readings = {
        technology.id: (technology.prerequisites, technology.other_reading)
        for technology in CONTENT.technology
        if technology.other_reading
    }
    assert readings == {
        "currency": (["mathematics", "trade_mapmaking"], ["mathematics", "code_of_laws"]),
        "space_flight": (["plastics", "computers", "robotics", "rocketry"], ["plastics", "computers"]),
    }
    printed = {technology.id: technology.printed for technology in CONTENT.technology if technology.printed}
    assert printed == {"miniaturization": ["computers"]}


@pytest.mark.rule("A-48")
def test_ranges_of_trade() -> None:
    ranges = {
        technology.id: (technology.trade.land, technology.trade.sea)
        for technology in CONTENT.technology
        if technology.trade and not technology.trade.unlimited
    }
    assert ranges == {
        "trade_mapmaking": (1, 1),
        "astronomy": (1, 2),
        "navigation": (1, 3),
        "steam_power": (4, 3),
    }
    assert [
        technology.id for technology in CONTENT.technology if technology.trade and technology.trade.unlimited
    ] == ["flight"]
    assert (CONTENT.advanced.trade.land, CONTENT.advanced.trade.sea) == (1, 0)


@pytest.mark.rule("A-20")
def test_what_the_first_owner_gets() -> None:
    kinds = Counter(technology.bonus.kind for technology in CONTENT.technology if technology.bonus)
    assert kinds == {"unit": 17, "improvement": 8, "settlement_upgrade": 1}
    with_wonder = {wonder.technology for wonder in CONTENT.wonder}
    nothing = [
        technology.id
        for technology in CONTENT.technology
        if not technology.bonus and technology.id not in with_wonder
    ]
    assert nothing == ["alphabet_writing", "printing_press", "computers"]
    growth = [technology.id for technology in CONTENT.technology if is_growth(technology.id)]
    assert growth == ["chemistry"]


def is_growth(technology: str) -> bool:
    bonus = TECHNOLOGIES[technology].bonus
    return bonus is not None and bonus.kind == "settlement_upgrade"


# -- wonders, improvements, units


def test_wonders_of_each_era() -> None:
    assert list(Counter(wonder.era for wonder in CONTENT.wonder).items()) == [
        ("ancient", 7),
        ("medieval", 5),
        ("gunpowder", 5),
        ("modern", 8),
    ]
    for wonder in CONTENT.wonder:
        assert TECHNOLOGIES[wonder.technology].era == wonder.era


@pytest.mark.rule("A-26")
@pytest.mark.rule("A-27")
@pytest.mark.parametrize(
    ("name", "technology", "duration", "figures"),
    [
        ("hanging_gardens", "masonry", "once", {"count": 2}),
        ("great_wall", "construction", "era", {"bonus": 2}),  # E-16
        ("sun_tsu_art_of_war", "feudalism", "once", {"count": 2, "piece": "medieval-infantry"}),  # E-16
        ("copernicus_observatory", "astronomy", "once", {"count": 1, "piece": "medieval-fleet"}),
        ("pyramids", "ceremonial_burial", "once", {"count": 2, "piece": "ancient-cavalry"}),
        ("leonardos_workshop", "education", "era", {"gold": 10}),
        ("sistine_chapel", "theology", "era", {"faces": 1}),
        ("cure_for_cancer", "genetics", "era", {"faces": 2}),
        ("hoover_dam", "electronics", "era", {"gears": 1}),
        ("manhattan_project", "fission", "single_use", {}),
    ],
)
def test_wonders(name: str, technology: str, duration: str, figures: dict[str, object]) -> None:
    wonder = WONDERS[name]
    assert (wonder.technology, wonder.duration) == (technology, duration)
    effect = {field: getattr(wonder.effect, field) for field in EFFECT_FIGURES[wonder.effect.kind]}
    assert effect == figures


@pytest.mark.rule("A-28")
def test_only_the_colony_ship_is_bought() -> None:
    def bought(wonder: Wonder) -> bool:
        return wonder.price > 0

    (ship,) = filter(bought, CONTENT.wonder)
    assert (ship.id, ship.price, ship.technology) == ("alpha_centauri_colony_ship", 200, "fusion")


def test_improvements() -> None:
    assert len(CONTENT.improvement) == 28
    kinds = Counter((improvement.era, improvement.kind) for improvement in CONTENT.improvement)
    assert [kinds[era, "happiness"] for era in ERAS] == [4, 2, 3, 3]
    assert [kinds[era, "productivity"] for era in ERAS] == [4, 2, 3, 7]
    double = [improvement.id for improvement in CONTENT.improvement if improvement.points == 2]
    assert double == ["cathedral", "fusion_reactor", "television_station"]
    for improvement in CONTENT.improvement:
        assert TECHNOLOGIES[improvement.technology].era == improvement.era
    named = [IMPROVEMENTS[name].kind for name in ("granary", "marketplace", "temple", "courthouse")]  # E-29
    assert named == ["productivity", "productivity", "happiness", "happiness"]


@pytest.mark.rule("A-43")
@pytest.mark.rule("A-46")
@pytest.mark.parametrize(
    ("piece", "units"),
    [
        ("ancient-infantry", {"spearman": (1, 0), "swordsman": (1, 1)}),
        ("ancient-cavalry", {"chariot": (1, 0), "horseman": (1, 1)}),  # E-18
        ("ancient-artillery", {"catapult": (1, 1)}),
        ("ancient-fleet", {"galley": (1, 0)}),
        ("medieval-infantry", {"man_at_arms": (2, 0)}),
        ("medieval-cavalry", {"knight": (2, 0)}),
        ("medieval-artillery", {"trebuchet": (2, 0)}),
        ("medieval-fleet", {"caravel": (2, 0), "galleon": (2, 2)}),
        ("gunpowder-infantry", {"musketman": (3, 0), "rifleman": (3, 2)}),
        ("gunpowder-cavalry", {"dragoon": (3, 0)}),
        ("gunpowder-artillery", {"cannon": (3, 1), "artillery": (3, 3)}),
        ("gunpowder-fleet", {"frigate": (3, 0), "ironclad": (3, 2)}),
        ("modern-infantry", {"machine_gunner": (4, 0), "mechanized_infantry": (4, 2)}),
        ("modern-cavalry", {"tank": (4, 0), "modern_armor": (4, 3)}),
        ("modern-artillery", {"rocket_artillery": (4, 2), "cruise_missile": (4, 4)}),
        ("modern-fleet", {"battleship": (4, 1)}),
        ("carrier", {"carrier": (4, 0)}),  # C-12
        (
            "aircraft",
            {"biplane": (1, 0), "monoplane": (2, 0), "jet": (3, 0), "stealth_aircraft": (4, 0)},
        ),
    ],
)
def test_strength_of_units(piece: str, units: dict[str, tuple[int, int]]) -> None:
    levels = sorted((unit for unit in CONTENT.unit if unit.piece == piece), key=lambda unit: unit.level)
    assert [(unit.id, (unit.dice, unit.bonus)) for unit in levels] == list(units.items())


def test_every_piece_has_units() -> None:
    assert len(CONTENT.unit) == 30
    assert {unit.piece for unit in CONTENT.unit} == {*KINDS} - {"settler"}


@pytest.mark.rule("G-12")
@pytest.mark.rule("G-13")
@pytest.mark.rule("G-14")
@pytest.mark.rule("G-15")
def test_movement() -> None:
    moves = {piece.id: piece.move for piece in CONTENT.piece}
    assert moves["settler"] == 2
    assert {move for piece, move in moves.items() if piece.endswith(("-infantry", "-artillery"))} == {1}
    assert [moves[f"{era}-fleet"] for era in ERAS] == [1, 2, 2, 3]
    assert (moves["carrier"], moves["aircraft"]) == (3, 3)


@pytest.mark.rule("G-48")
@pytest.mark.rule("C-02")
def test_what_ships_carry() -> None:
    assert (CONTENT.transport.cargo, CONTENT.transport.aircraft) == (3, 2)


# -- gold and points


@pytest.mark.rule("S-18")
@pytest.mark.rule("S-19")
@pytest.mark.rule("S-20")
def test_standard_prices() -> None:
    prices = CONTENT.standard.prices
    assert prices.army == prices.settler == prices.village == [5, 10, 15, 20]
    assert (prices.fleet, prices.aircraft) == ([10, 20, 30, 40], 40)
    assert prices.upgrade == [5, 10, 20]
    assert (prices.first_technology, prices.next_technology) == (10, 10)  # E-12


@pytest.mark.rule("A-22")
@pytest.mark.rule("A-53")
@pytest.mark.rule("A-57")
def test_advanced_prices() -> None:
    prices = CONTENT.advanced.prices
    assert prices.army == prices.improvement == [10, 15, 20, 25]
    assert (prices.fleet, prices.aircraft) == ([20, 30, 40, 50], 50)
    assert prices.settler == prices.village == [10] * 4
    assert prices.upgrade == [20] * 3
    assert prices.royalty == [5, 5, 10, 10]  # E-26
    assert prices.army[0] // prices.sale == 2  # E-28
    assert [-(-price // prices.past_technology) for price in (15, 25, 35)] == [8, 13, 18]  # E-35


@pytest.mark.rule("G-68")
@pytest.mark.rule("G-69")
def test_income_for_everybody() -> None:
    assert (CONTENT.production.monopoly_from, CONTENT.production.monopoly) == (3, [20, 40, 80])  # E-09
    assert CONTENT.production.minimum == 10  # E-10


@pytest.mark.rule("S-11")
@pytest.mark.rule("C-09")
def test_milestones() -> None:
    amounts = {milestone.id: milestone.amount for milestone in CONTENT.milestone}
    assert amounts == {
        "ancient_villages": 6,
        "ancient_technologies": 2,
        "ancient_armies": 8,
        "medieval_fleets": 2,
        "medieval_technologies": 2,
        "medieval_gold": 60,
        "gunpowder_fleets": 2,
        "gunpowder_technologies": 2,
        "gunpowder_gold": 80,
        "modern_metropolises": 8,
        "modern_technologies": 2,
        "modern_gold": 100,
    }
    printed = {milestone.id: milestone.printed for milestone in CONTENT.milestone if milestone.printed}
    assert printed == {"modern_metropolises": 10}


@pytest.mark.rule("S-23")
@pytest.mark.rule("A-61")
@pytest.mark.rule("A-62")
def test_points() -> None:
    standard, advanced = CONTENT.standard.scoring, CONTENT.advanced.scoring
    assert (CONTENT.scoring.size, standard.technology, standard.wonder) == (1, 2, 3)
    assert (advanced.wonder, advanced.groundbreaking) == (2, 4)
    assert (advanced.diplomatic_end, advanced.military_end, advanced.space_end) == (5, 1, 1)


@pytest.mark.rule("G-37")
def test_setup_and_limits() -> None:
    assert (CONTENT.setup.gold, CONTENT.setup.lands, CONTENT.setup.technologies) == (20, 2, 1)
    assert (CONTENT.limits.offers, CONTENT.limits.turns) == (12, 150)


# -- the file


def test_every_record_has_names_that_fit() -> None:
    for kind in (*FIXED_KINDS, *OPEN_KINDS):
        for record in getattr(CONTENT, kind):
            for name in (record.name.en, record.name.nl):
                assert name == name.strip() != ""
                assert len(name) <= (20 if kind in ("land", "sea") else 38), name


def records() -> Iterator[tuple[str, list[str], list[str]]]:
    for kind in (*FIXED_KINDS, *OPEN_KINDS, "city_value", "wrap"):
        for record in getattr(CONTENT, kind):
            yield f"{kind} {getattr(record, 'id', '')}", record.provenance, record.reconstructed


def test_what_is_not_confirmed_is_marked() -> None:
    for entry, provenance, reconstructed in records():
        assert provenance, entry
        assert ("reconstructed" in provenance) == bool(reconstructed), entry
    used = {key for _, provenance, _ in records() for key in provenance}
    used |= {key for _, section in content.sections(CONTENT) for key in section.provenance}
    assert used == set(CONTENT.provenance)


ALASKA = STANDARD.record("land", "alaska")
WHEEL = STANDARD.record("technology", "the_wheel")
ALBION = STANDARD.record("land", "albion")
NO_COAST = ALBION.replace('seas = ["biscay_sea", "north_sea"]\n', "")
AIR = 'bonus = { kind = "unit", piece = "aircraft", count = 1 }'


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        # the file
        ('id = "civilization"', 'id = "chess"', ["game", "chess"]),
        ("\n[setup]\n", "\n[setup\n", ["mine.toml"]),
        ("[limits]\noffers = 12", "[limits]", ["limits", "offers"]),
        ('provenance = ["table_aid"]', 'provenance = ["hearsay"]', ["provenance", "hearsay"]),
        (
            'reconstructed = ["count"]',
            'reconstructed = ["smell"]',
            ["counter wine", "reconstructed", "smell"],
        ),
        ('kind = "happiness"\n', 'kind = "joy"\n', ["improvement ziggurat", "kind", "joy", "happiness"]),
        # figures
        ("most_players = 6", "most_players = 7", ["game", "most_players", "7"]),
        ("fewest_players = 2", "fewest_players = 1", ["game", "fewest_players", "1"]),
        ("\ngold = 20", "\ngold = -20", ["setup", "gold", "-20"]),
        ("\ngold = 20", '\ngold = "much"', ["setup", "gold"]),
        ("\nlands = 2 ", "\nlands = 3 ", ["setup", "lands", "3", "allowed: 2"]),
        ("cargo = 3", "cargo = 0", ["transport", "cargo", "0"]),
        ("army = [5, 10, 15, 20]", "army = [5, 10, 15]", ["standard.prices", "army", "4 numbers", "era"]),
        ("upgrade = [20, 20, 20]", "upgrade = [20]", ["advanced.prices", "upgrade", "3 numbers"]),
        ("royalty = [5, 5, 10, 10]", "royalty = [5, 5, 10, 26]", ["royalty", "26", "modern"]),
        ("sale = 5", "sale = 0", ["advanced.prices", "sale", "0"]),
        ("monopoly = [20, 40, 80]", "monopoly = []", ["production", "monopoly"]),
        ("monopoly = [20, 40, 80]", "monopoly = [20, 4000]", ["production", "monopoly", "4000"]),
        ("offers = 12", "offers = 0", ["limits", "offers", "0"]),
        ("turns = 150", "turns = 0", ["limits", "turns", "0"]),
        # eras, settlements, cities
        ('id = "medieval"', 'id = "middle"', ["era", "medieval", "missing"]),
        ("plague = 3", "plague = 10", ["era modern", "plague", "10"]),
        ('critical = ["wine", "wine", ', 'critical = ["wine", ', ["era ancient", "critical", "11"]),
        ('critical = ["wine", ', 'critical = ["salt", ', ["era ancient", "critical", "salt"]),
        ('technology = "chemistry"', 'technology = "alchemy"', ["settlement city", "technology", "alchemy"]),
        ('technology = "chemistry"', 'technology = "medicine"', ["medicine", "twice"]),
        ("gold = [4, 6, 8, 10]", "gold = [4, 6, 8]", ["city_value resource happy", "gold", "4 numbers"]),
        ('card = "plain"\nmood = "happy"', 'card = "plain"\nmood = "calm"', ["mood", "calm"]),
        ('card = "plain"\nmood = "happy"', 'card = "plain"\nmood = "unhappy"', ["plain unhappy", "twice"]),
        # counters
        ("count = 15", "count = 11", ["counter no_event", "count", "11", "12"]),
        ("count = 15", "count = 300", ["counter no_event", "count", "300"]),
        ("count = 4\nlargest = 1", "count = 4\nlargest = 2", ["counter mountains", "largest", "2"]),
        ("count = 4\nlargest = 1", "count = 4\nlargest = 1\ngold = 5", ["counter mountains", "gold"]),
        # the map
        ('id = "alaska"', 'id = "yukon"', ["land", "yukon", "twice"]),
        ('id = "alaska"', 'id = "bering_sea"', ["land or sea", "bering_sea", "twice"]),
        ('id = "alaska"', 'id = "Alaska"', ["land Alaska", "id"]),
        ('id = "alaska"', 'id = "al-aska"', ["land al-aska", "id"]),
        ('nl = "Alaska"', 'nl = "Yukon"', ["land name (nl)", "Yukon", "twice"]),
        ('nl = "Alaska"', 'nl = " "', ["land alaska", "name"]),
        (ALASKA, ALASKA.replace("north_america", "lemuria"), ["land alaska", "continent", "lemuria"]),
        (ALASKA, ALASKA.replace("[78, 69]", "[1078, 69]"), ["land alaska", "at", "1078"]),
        (ALASKA, ALASKA.replace("[78, 69]", "[78]"), ["land alaska", "at"]),
        (ALASKA, ALASKA.replace('["yukon"]', '["styx"]'), ["land alaska", "neighbours", "styx"]),
        (ALASKA, ALASKA.replace('["yukon"]', '["gobi"]'), ["land alaska", "neighbours", "gobi", "alaska"]),
        (ALASKA, ALASKA.replace('["yukon"]', "[]"), ["land yukon", "neighbours", "alaska"]),
        (ALASKA, ALASKA.replace('["yukon"]', '["yukon", "yukon"]'), ["land alaska", "yukon", "twice"]),
        (ALASKA, ALASKA.replace('["yukon"]', '["alaska", "yukon"]'), ["land alaska", "itself"]),
        (ALASKA, ALASKA.replace('"gulf_of_alaska"', '"styx"'), ["land alaska", "seas", "styx"]),
        (ALBION, NO_COAST, ["land albion", "neighbours", "seas"]),
        ('neighbours = ["grand_banks"]\n', "", ["sea grand_banks", "neighbours", "baffin_sea"]),
        ('areas = ["bering_sea", "kam', 'areas = ["styx", "kam', ["wrap styx - kamchatka", "areas", "styx"]),
        ('areas = ["bering_sea", "kam', 'areas = ["java_sea", "kam', ["java_sea - kamchatka", "neighbours"]),
        # technologies
        (WHEEL, WHEEL.replace("price = 25", "price = 0"), ["technology the_wheel", "price", "0"]),
        (WHEEL, WHEEL.replace('"ancient"', '"stone"'), ["technology the_wheel", "era", "stone"]),
        (
            WHEEL,
            WHEEL.replace("price", 'prerequisites = ["masonry"]\nprice'),
            ["technology", "5", "6 players"],
        ),
        (
            WHEEL,
            WHEEL.replace("price", 'prerequisites = ["engineering"]\nprice'),
            ["technology the_wheel", "prerequisites", "circular"],
        ),
        (
            'prerequisites = ["metallurgy"]\n',
            'prerequisites = ["magic"]\n',
            ["technology medicine", "prerequisites", "magic"],
        ),
        ('prerequisites = ["metallurgy"]\n', "", ["technology medicine", "prerequisites", "missing"]),
        ('other_reading = ["ma', 'other_reading = ["magic", "ma', ["technology currency", "other_reading"]),
        ("trade = { land = 1, sea = 1 }", "trade = {}", ["technology trade_mapmaking", "trade"]),
        ("{ unlimited = true }", "{ unlimited = true, sea = 1 }", ["technology flight", "trade"]),
        (AIR, AIR.replace('"aircraft"', '"zeppelin"'), ["technology flight", "bonus.piece", "zeppelin"]),
        (AIR, AIR.replace(", count = 1", ""), ["technology flight", "bonus.count", "missing"]),
        (AIR, AIR.replace('"unit"', '"party"'), ["technology flight", "bonus.kind", "party"]),
        (AIR, 'bonus = { kind = "improvement", improvement = "spa" }', ["technology flight", "spa"]),
        # units, wonders, improvements, milestones
        ('piece = "carrier"\n', 'piece = "modern-fleet"\n', ["piece modern-fleet", "level", "1, 1"]),
        ('piece = "carrier"\nlevel = 1', 'piece = "modern-fleet"\nlevel = 2', ["piece carrier", "missing"]),
        ('id = "jet"\n', 'id = "rocket"\n', ["unit", "jet", "missing"]),
        (
            'dice = 1\nbonus = 1\ntechnology = "iron',
            'dice = 7\ntechnology = "iron',
            ["unit swordsman", "dice"],
        ),
        (
            'technology = "masonry"',
            'technology = "the_wheel"',
            ["hanging_gardens", "technology", "the_wheel"],
        ),
        ('technology = "masonry"', 'technology = "magic"', ["wonder hanging_gardens", "technology", "magic"]),
        ('technology = "masonry"', 'technology = "fusion"', ["alpha_centauri_colony_ship", "another wonder"]),
        ('"gold_per_turn", gold = 5', '"gold_per_turn"', ["wonder colossus", "effect.gold", "missing"]),
        ('"gold_per_turn", gold', '"gold_per_turn", faces = 1, gold', ["colossus", "effect.faces"]),
        ('"gold_per_turn", gold', '"luck", gold', ["wonder colossus", "effect.kind", "luck"]),
        ('duration = "single_use"', 'duration = "era"', ["manhattan_project", "duration", "single_use"]),
        ("price = 200\n", "", ["wonder alpha_centauri_colony_ship", "price"]),
        ("points = 2", "points = 0", ["improvement cathedral", "points", "0"]),
        ('measure = "villages"', 'measure = "huts"', ["milestone ancient_villages", "measure", "huts"]),
        ('era = "ancient"\nmeasure = "villages"', 'era = "dark"\nmeasure = "villages"', ["era", "dark"]),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, words: list[str]) -> None:
    STANDARD.check_named(tmp_path, old, new, words)


def land_record(name: str, neighbours: str, seas: str) -> str:
    return (
        f'\n[[land]]\nid = "{name}"\nname = {{ en = "{name}", nl = "{name}" }}\ncontinent = "asia"\n'
        f'at = [1, 1]\nneighbours = {neighbours}\nseas = {seas}\nprovenance = ["rulebook"]\n'
    )


def test_a_land_and_a_sea_have_different_ids(tmp_path: Path) -> None:
    message = STANDARD.refused(tmp_path, TEXT + land_record("north_sea", "[]", '["north_sea"]'))
    assert "north_sea" in message
    assert "twice" in message


def test_too_many_lands_for_the_counters(tmp_path: Path) -> None:
    more = [land_record(f"island_{number}", "[]", '["java_sea"]') for number in range(13)]
    assert len(STANDARD.changed(tmp_path, TEXT + "".join(more[:12]))[0].land) == 76
    message = STANDARD.refused(tmp_path, TEXT + "".join(more))
    for word in ("counter", "88", "89"):
        assert word in message
    more = [land_record(f"island_{number}", "[]", '["java_sea"]') for number in range(33)]
    message = STANDARD.refused(tmp_path, TEXT + "".join(more))
    for word in ("land", "97", "96"):
        assert word in message


def test_a_corrected_map_makes_another_game(tmp_path: Path) -> None:
    """One file: a land more, a border less, other counters."""
    text = TEXT + land_record("korea", '["manchuria"]', '["east_china_sea"]')
    text = text.replace(
        'neighbours = ["gobi", "huang_he", "kamchatka", "siberia"]',
        'neighbours = ["gobi", "huang_he", "korea", "siberia"]',
    )
    text = text.replace('neighbours = ["manchuria", "siberia"]', 'neighbours = ["siberia"]')
    text = text.replace("count = 15", "count = 16")
    changed, fingerprint = STANDARD.changed(tmp_path, text)
    assert [land.id for land in changed.land] == [*LANDS, "korea"]
    assert fingerprint != FINGERPRINT == ""


def test_a_technology_can_be_left_out(tmp_path: Path) -> None:
    text = TEXT.replace(STANDARD.record("technology", "superconductor"), "")
    text = text.replace('["fission", "superconductor"]', '["fission"]')
    message = STANDARD.refused(tmp_path, text)
    for word in ("unit stealth_aircraft", "technology", "superconductor"):
        assert word in message
    changed, _ = STANDARD.changed(tmp_path, text.replace('"superconductor"', '"fusion"'))
    assert len(changed.technology) == 52


def test_the_order_of_the_records_does_not_matter(tmp_path: Path) -> None:
    for kind, name in (("land", "gobi"), ("technology", "pottery"), ("wonder", "oracle")):
        changed, fingerprint = STANDARD.changed(tmp_path, STANDARD.with_last(kind, name))
        assert [land.id for land in changed.land] == list(LANDS)
        assert [technology.id for technology in changed.technology] == list(TECHNOLOGIES)
        assert [wonder.id for wonder in changed.wonder] == list(WONDERS)
        assert fingerprint == ""
