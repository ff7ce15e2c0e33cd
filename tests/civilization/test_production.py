"""Production: incomes of both rule sets, faces and gears, cards that return."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.civilization.table import GAME, SIZES, TABLES, Table, civilization, dice
from tests.scripted import Scripted
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.position import PRODUCTION
from tijdperk.games.civilization.engine.production import (
    HAPPY,
    PARTS,
    assigned,
    cards_of,
    city_gold,
    faces,
    gears,
    income_parts,
    income_with,
    nature,
    producing_lands,
    total_gold,
)
from tijdperk.games.civilization.engine.tables import NONE
from tijdperk.games.civilization.engine.turns import proceed

# the three seats of the rulebook's example of production
EXAMPLE = [
    "1 iberia village", "1 gaul village", "1 italia village",
    "2 nile village", "2 arabia town", "2 persia town",
    "3 mekong town", "3 yunnan town",
]  # fmt: skip
EXAMPLE_COUNTERS = {
    "iberia": "wine",
    "gaul": "wine",
    "italia": "wine",
    "nile": "wine",
    "arabia": "spices",
    "persia": "fertile",
    "mekong": "oil",
}


def produce(table: Table, roll: str) -> Table:
    """The production phase begins with this roll of two dice."""
    script = Scripted(GAME, dice(roll))
    table.position.phase = PRODUCTION
    table.position.stage = 0
    proceed(table.position, script)
    assert not script.lines
    table.match.kept = [table.position.clone()]
    return table


def parts(table: Table, seat: int) -> dict[str, int]:
    """The lines of a seat's income that are not 0."""
    found = zip(PARTS, income_parts(table.position, seat - 1), strict=True)
    return {part: gold for part, gold in found if gold}


def standard_example() -> Table:
    return civilization(
        *EXAMPLE,
        rules="standard",
        era="medieval",
        phase="none",
        counters=EXAMPLE_COUNTERS,
        technologies={
            1: "masonry pottery",
            2: "the_wheel mathematics iron_working mysticism",
            3: "banking education feudalism astronomy",
        },
    )


# ---- the standard rules


@pytest.mark.rule("S-14", "S-15", "S-16", "S-17", "G-66", "G-67", "G-68", "G-69", "C-22")
@pytest.mark.rule("E-07", "E-08", "E-09", "E-10")
def test_the_standard_example() -> None:
    table = standard_example()
    assert parts(table, 1) == {"settlements": 3, "knowledge": 2, "monopoly": 20}
    assert parts(table, 2) == {"settlements": 6, "knowledge": 8}
    assert parts(table, 3) == {"settlements": 4, "knowledge": 4, "minimum": 2}
    produce(table, "4 4")
    assert table.position.incomes == [25, 20, 10]
    assert table.gold == [25, 20, 10]


@pytest.mark.rule("G-32", "E-11")
def test_fertile_land_counts_as_one_size_more() -> None:
    table = civilization(
        "1 persia metropolis", rules="standard", phase="none", counters={"persia": "fertile"}
    )
    assert parts(table, 1) == {"settlements": 5, "minimum": 5}


@pytest.mark.rule("C-32", "G-69")
def test_without_settlements_there_is_the_minimum() -> None:
    table = produce(civilization("1 nile village", rules="standard", phase="none"), "1 1")
    assert table.gold == [10, 10, 10]


@pytest.mark.rule("G-68")
@pytest.mark.parametrize(("cards", "gold"), [(2, 0), (3, 20), (4, 40), (5, 80), (6, 80)])
def test_monopolies(cards: int, gold: int) -> None:
    position = civilization("1 nile village", phase="none").position
    found = income_with(position, 0, [cards, 0, 0, 3, 0, 0, 0, 0], 0)
    assert found[PARTS.index("monopoly")] == gold + 20


@pytest.mark.rule("G-66")
@pytest.mark.parametrize(
    ("era", "roll", "resource"),
    [
        ("ancient", "1 1", "wine"),
        ("ancient", "6 6", "spices"),
        ("gunpowder", "3 3", "coal"),
        ("modern", "5 5", "oil"),
    ],
)
def test_two_dice_show_the_critical_resource(era: str, roll: str, resource: str) -> None:
    table = civilization(
        "1 nile village", rules="standard", era=era, phase="none", counters={"nile": resource}
    )
    produce(table, roll)
    event = next(event for event in table.position.listener or [] if GAME.told(event).event == "critical")
    assert GAME.told(event).args["resource"] == resource


@pytest.mark.rule("G-67", "C-03", "E-41")
def test_a_lent_card_counts_for_its_holder_and_returns() -> None:
    table = civilization(
        "1 nile town", "2 gaul town",
        rules="standard", era="medieval", phase="trade", counters={"nile": "spices"},
    )  # fmt: skip
    table.play("1 deal with seat 2; give 1 card-nile; propose", "2 accept 11")
    assert table.position.holder[TABLES.areas.index("nile")] == 1
    table.play("1 done", "2 done", "3 done", *dice("4 4"))
    assert table.position.incomes == [10, 10, 10]
    assert parts(table, 1)["settlements"] == 2
    assert table.position.holder[TABLES.areas.index("nile")] == 0
    assert "returned" in table.told


@pytest.mark.rule("S-16", "E-41")
def test_who_holds_the_critical_resource_doubles_the_settlements_only() -> None:
    table = civilization(
        "1 nile city", "1 arabia metropolis", "2 gaul metropolis", "2 iberia metropolis",
        rules="standard", era="medieval", phase="trade",
        counters={"nile": "spices", "gaul": "wine"}, technologies={1: "pottery", 2: "masonry"},
    )  # fmt: skip
    table.play("1 deal with seat 2; give 1 card-nile; propose", "2 accept 11")
    table.play("1 done", "2 done", "3 done", *dice("4 4"))
    assert table.position.incomes == [10, 8 + 8 + 2, 10]


# ---- the advanced rules


def advanced_example() -> Table:
    return civilization(
        *EXAMPLE,
        era="medieval",
        phase="none",
        counters=EXAMPLE_COUNTERS,
        improvements={1: "bank", 2: "castle", 3: "university"},
    )


@pytest.mark.rule("A-06", "A-07", "A-08", "A-09", "A-10", "A-12", "A-17", "A-51", "A-52", "A-79", "C-10")
@pytest.mark.rule("E-21", "E-22", "E-23", "E-24")
def test_the_advanced_example() -> None:
    table = advanced_example()
    assert parts(table, 1) == {"settlements": 16, "types": 3, "monopoly": 20}
    assert parts(table, 2) == {"settlements": 16, "types": 6}
    assert parts(table, 3) == {"settlements": 13, "types": 3}
    produce(table, "4 4")
    assert table.asked == "3 producing"  # the others have nothing to choose
    table.play("3 collect best")
    assert table.position.incomes == [39, 37, 16]


@pytest.mark.rule("A-08", "A-09", "A-10", "E-15")
def test_happiness() -> None:
    table = civilization(
        "1 gaul village", "1 iberia town", "1 nile village",
        phase="none", counters={"gaul": "wine", "iberia": "oil"},
    )  # fmt: skip
    lands = [TABLES.areas.index(name) for name in ("gaul", "iberia", "nile")]
    assert [bool(state & HAPPY) for state in assigned(table.position, 0, lands, False)] == [True, True, False]
    table.position.improvements = [1 << TABLES.improvements.index("temple"), 0, 0]
    assert [bool(state & HAPPY) for state in assigned(table.position, 0, lands, False)] == [True, True, True]


@pytest.mark.rule("A-06", "G-98")
def test_a_settlement_on_a_closed_counter_has_a_plain_card() -> None:
    table = civilization("1 nile town", phase="none", face_down=True)
    assert city_gold(table.position, TABLES.areas.index("nile"), 0) == 1
    assert sum(cards_of(table.position, 0)) == 0


@pytest.mark.rule("A-11", "A-12", "A-10")
def test_faces_and_gears_come_from_improvements_and_working_wonders_alone() -> None:
    table = civilization(
        "1 nile town",
        era="medieval",
        phase="none",
        technologies={1: "theology ceremonial_burial mysticism"},
        improvements={1: "cathedral bank"},
        wonders={1: "bachs_cathedral transcontinental_railroad oracle"},
    )
    assert faces(table.position, 0) == 1 + 2 + 1
    assert gears(table.position, 0) == 1 + 1
    table.position.era = 3
    assert faces(table.position, 0) == 1 + 2  # the wonder does not work any more
    assert gears(table.position, 0) == 1


@pytest.mark.rule("A-03", "A-78", "C-44")
def test_gold_of_wonders_is_income_until_their_era_is_over() -> None:
    table = civilization("1 nile town", phase="none", wonders={1: "colossus great_lighthouse"})
    assert parts(table, 1) == {"settlements": 3, "wonders": 10}
    table.position.era = 1
    assert parts(table, 1) == {"settlements": 3, "minimum": 7}
    table = civilization("1 nile town", era="gunpowder", phase="none", wonders={1: "smiths_trading_company"})
    assert parts(table, 1) == {"settlements": 3, "wonders": 10}
    table.position.era = 3
    assert "wonders" not in parts(table, 1)


@pytest.mark.rule("A-16", "A-50")
def test_improvements_stay_when_the_settlement_goes() -> None:
    table = civilization(
        "1 nile town", "1 gaul town", "2 iberia town", phase="none", improvements={1: "granary"}
    )
    assert parts(table, 1)["settlements"] == 6 + 1
    table.position.settled[TABLES.areas.index("nile")] = 1
    assert parts(table, 1)["settlements"] == 6


@pytest.mark.rule("A-13", "A-14", "A-79", "G-32")
def test_fertile_land_and_a_gear_give_no_more_than_one_of_them() -> None:
    table = civilization(
        "1 persia town", "1 gaul city", "1 nile metropolis",
        phase="none", counters={"persia": "fertile"}, improvements={1: "granary"},
    )  # fmt: skip
    assert parts(table, 1)["settlements"] == 2 + 2 + 10
    produce(table, "6 6")
    assert table.refused("1 equip persia") == "A-14"
    assert "1 equip persia" not in table.legal


@pytest.mark.rule("A-10", "A-12", "A-13", "A-14")
def test_faces_and_gears_can_be_given_by_hand() -> None:
    table = civilization(
        "1 gaul village", "1 nile town", "1 arabia city",
        phase="none", counters={"gaul": "wine", "arabia": "iron"}, improvements={1: "granary"},
    )  # fmt: skip
    produce(table, "1 1")
    assert table.asked == "1 producing"
    assert table.legal == {
        "cheer nile", "cheer arabia", "equip gaul", "equip nile", "equip arabia", "collect best",
    }  # fmt: skip
    assert table.refused("1 cheer gaul") == "A-14"
    assert table.refused("1 collect") == "A-79"
    table.play("1 cheer nile")
    assert table.refused("1 cheer arabia") == "A-10"
    table.play("1 equip arabia")
    assert table.refused("1 equip gaul") == "A-12"
    assert table.refused("1 cheer mekong") is not None
    table.match.undo(0)
    table.play("1 equip nile")
    assert table.legal == {"collect", "collect best"}
    table.play("1 collect")
    assert table.position.incomes[0] == 4 + 6 + 6 + 15 + 6  # wine is critical


@pytest.mark.rule("A-79")
def test_the_program_finds_the_best_whatever_was_given_by_hand() -> None:
    table = civilization(
        "1 gaul village", "1 nile town", "1 arabia city",
        phase="none", counters={"gaul": "wine", "arabia": "iron"}, improvements={1: "granary"},
    )  # fmt: skip
    produce(table, "1 1")
    table.play("1 cheer nile", "1 equip nile", "1 collect best")
    assert table.position.incomes[0] == 4 + 1 + 16 + 15 + 6


@pytest.mark.rule("A-79", "G-69")
def test_who_cannot_choose_badly_is_not_asked() -> None:
    alike = civilization(
        "1 gaul town", "1 nile town", "2 arabia village", "2 persia village", "2 mekong village",
        phase="none",
    )  # fmt: skip
    produce(alike, "1 1")
    assert alike.asked == "1 purchasing"  # 2: the minimum makes up for any choice
    assert alike.position.incomes == [10, 10, 10]


@pytest.mark.rule("G-72")
def test_production_is_simultaneous() -> None:
    table = advanced_example()
    table.position.improvements = [0, 0, table.position.improvements[2]]
    produce(table, "4 4")
    assert table.asked == "2 producing, 3 producing"
    table.play("3 collect best", "2 collect best")
    assert table.asked.endswith("purchasing")


@pytest.mark.rule("C-23", "C-39")
def test_a_lent_card_produces_for_its_holder_if_that_is_played() -> None:
    for option, gold in ((False, [6, 3]), (True, [0, 9])):
        table = civilization(
            "1 arabia town", "2 gaul town",
            phase="none", counters={"arabia": "gems"}, holder_produces=option,
        )  # fmt: skip
        table.position.holder = [1 if holder == 0 else holder for holder in table.position.holder]
        assert [parts(table, seat).get("settlements", 0) for seat in (1, 2)] == gold
        assert [parts(table, seat).get("types", 0) for seat in (1, 2)] == [0, 3]


@pytest.mark.rule("G-101")
def test_the_first_living_seat_rolls() -> None:
    table = civilization("2 nile town", "3 gaul town", phase="none", active=1)
    table.position.out = 1
    produce(table, "1 1")
    event = next(event for event in table.position.listener or [] if GAME.told(event).event == "critical")
    assert event.seat == 1
    assert table.position.incomes[0] == 0


@pytest.mark.rule("A-79")
def test_the_best_assignment_is_the_best_of_all() -> None:
    """Every way to give faces and gears is tried, for many small countries."""
    random = Random(7)
    for _ in range(150):
        position = small_country(random)
        lands = producing_lands(position, 0)
        own = [nature(position, land) for land in lands]
        found = []
        for given in product(range(4), repeat=len(lands)):
            if not any(one & other for one, other in zip(given, own, strict=True)):
                happy = sum(state & HAPPY for state in given)
                productive = sum(state >> 1 for state in given)
                states = [one | other for one, other in zip(given, own, strict=True)]
                found.append((happy, productive, total_gold(position, lands, states)))
        allowed = [way for way in found if way[0] <= faces(position, 0) and way[1] <= gears(position, 0)]
        full = (max(way[0] for way in allowed), max(way[1] for way in allowed))
        best = total_gold(position, lands, assigned(position, 0, lands, False))
        worst = total_gold(position, lands, assigned(position, 0, lands, True))
        assert best == max(way[2] for way in allowed)
        assert worst == min(way[2] for way in allowed if way[:2] == full)


def small_country(random: Random) -> Civilization:
    """Up to six settlements of any size on any ground, and some improvements."""
    lands = random.sample(TABLES.areas[: TABLES.lands], random.randint(1, 6))
    kinds = {land: random.choice(["wine", "iron", "gems", "oil", "fertile", ""]) for land in lands}
    improvements = random.sample(TABLES.improvements, random.randint(0, 8))
    return civilization(
        *[f"1 {land} {random.choice(SIZES[1:])}" for land in lands],
        era="modern",
        phase="none",
        counters={land: kind for land, kind in kinds.items() if kind},
        improvements={1: " ".join(improvements)},
    ).position


def test_cards_are_counted_by_resource() -> None:
    table = standard_example()
    assert cards_of(table.position, 0) == [3, 0, 0, 0, 0, 0, 0, 0]
    assert cards_of(table.position, 1) == [1, 0, 0, 0, 1, 0, 0, 0]
    assert table.position.holder.count(NONE) == TABLES.lands - 6
