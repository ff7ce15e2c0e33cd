"""Settlements: size, capture, destruction, elimination, range of trade."""

from __future__ import annotations

import pytest

from tests.civilization.table import GAME, TABLES, Table, civilization
from tijdperk.games.civilization.engine.position import SET_ASIDE
from tijdperk.games.civilization.engine.settlements import (
    destroy_settlement,
    give_card,
    grow,
    grow_refusal,
    in_range,
    largest_size,
    place_village,
    shrink,
    shrink_to,
    take_settlement,
    trade_range,
)
from tijdperk.games.civilization.engine.tables import COUNTERS, NONE, UNLIMITED
from tijdperk.games.civilization.engine.verbs import (
    FOUNDED_NOW,
    GROWN_ALREADY,
    LARGEST,
    NOT_YOUR_SETTLEMENT,
    OUT_OF_SIZE,
    TERRAIN_TOO_POOR,
    WATER,
)
from tijdperk.kernel.moves import LEGAL


def area(name: str) -> int:
    return TABLES.areas.index(name)


# ---- size


@pytest.mark.rule("G-29", "G-30", "G-31")
@pytest.mark.parametrize(
    ("counter", "size"), [("desert", 0), ("mountains", 1), ("jungle", 2), ("fertile", 4), ("wine", 4)]
)
def test_the_ground_limits_the_size(counter: str, size: int) -> None:
    table = civilization(rules="standard", phase="none", counters={"nile": counter})
    assert largest_size(table.position, area("nile")) == size


@pytest.mark.rule("A-58")
@pytest.mark.parametrize(
    ("technologies", "size"),
    [("", 1), ("construction", 2), ("construction chemistry", 3), ("construction chemistry medicine", 4)],
)
def test_larger_settlements_need_technologies_of_anybody(technologies: str, size: int) -> None:
    table = civilization(phase="none", technologies={2: technologies})
    assert largest_size(table.position, area("nile")) == size
    assert largest_size(civilization(rules="standard", phase="none").position, area("nile")) == 4


@pytest.mark.rule("G-71", "G-05", "A-58", "A-59", "C-19")
def test_why_a_settlement_does_not_grow() -> None:
    table = civilization(
        "1 nile village", "1 gaul metropolis", "1 arabia town", "1 iberia city", "2 persia village",
        phase="none", technologies={2: "construction chemistry"}, counters={"arabia": "jungle"},
    )  # fmt: skip
    position = table.position
    reasons = {
        name: grow_refusal(position, 0, area(name))
        for name in ("nile", "gaul", "arabia", "iberia", "persia", "mekong", "arabian_sea")
    }
    assert reasons == {
        "nile": LEGAL,
        "gaul": LARGEST,
        "arabia": TERRAIN_TOO_POOR,
        "iberia": OUT_OF_SIZE,
        "persia": NOT_YOUR_SETTLEMENT,
        "mekong": NOT_YOUR_SETTLEMENT,
        "arabian_sea": WATER,
    }
    grow(position, area("nile"), 20)
    assert table.settlement("nile") == "1 town"
    assert grow_refusal(position, 0, area("nile")) == GROWN_ALREADY


@pytest.mark.rule("A-59", "C-19")
@pytest.mark.parametrize(("rules", "reason"), [("standard", LEGAL), ("advanced", FOUNDED_NOW)])
def test_a_village_of_this_turn(rules: str, reason: int) -> None:
    table = civilization(rules=rules, phase="none", technologies={1: "construction"})
    place_village(table.position, 0, area("nile"))
    assert grow_refusal(table.position, 0, area("nile")) == reason


@pytest.mark.rule("G-27", "C-21")
def test_shrinking_stops_at_a_village() -> None:
    table = civilization("1 nile city", "2 gaul village", phase="none")
    shrink(table.position, area("nile"))
    shrink(table.position, area("gaul"))
    assert (table.settlement("nile"), table.settlement("gaul")) == ("1 town", "2 village")
    shrink_to(table.position, area("nile"), 3)
    assert table.settlement("nile") == "1 town"


# ---- cards


@pytest.mark.rule("G-20", "C-21", "A-06")
def test_a_resource_that_is_turned_up_gives_its_card_to_the_owner() -> None:
    table = civilization("1 nile village", phase="none", face_down=True)
    nile = area("nile")
    assert table.position.holder[nile] == NONE
    table.position.counter[nile] = COUNTERS.index("iron")
    give_card(table.position, nile)
    assert table.position.holder[nile] == 0


@pytest.mark.rule("G-91", "A-29", "G-63")
def test_size_and_card_go_with_a_captured_settlement_but_no_improvements() -> None:
    table = civilization(
        "1 nile city", "1 gaul village", "2 arabia village",
        phase="none", counters={"nile": "wine"}, improvements={1: "granary"}, wonders={1: "colossus"},
    )  # fmt: skip
    take_settlement(table.position, area("nile"), 1)
    assert table.settlement("nile") == "2 city"
    assert table.position.holder[area("nile")] == 1
    assert table.position.improvements[1] == 0
    assert table.position.wonder[TABLES.wonders.index("colossus")] == 0
    assert table.position.plays(0)


@pytest.mark.rule("G-91")
def test_the_card_of_a_destroyed_settlement_returns_to_the_supply() -> None:
    table = civilization("1 nile city", "1 gaul village", phase="none", counters={"nile": "wine"})
    destroy_settlement(table.position, area("nile"), NONE)
    assert table.settlement("nile") == ""
    assert table.position.holder[area("nile")] == NONE


# ---- elimination


def lost(captor: int) -> Table:
    """Seat 1 loses its last settlement."""
    table = civilization(
        "1 nile city",
        "1 nile 2 ancient-infantry",
        "1 arabian_sea ancient-fleet: settler",
        "2 gaul village",
        phase="none",
        technologies={1: "pottery alphabet_writing", 2: "masonry"},
        wonders={1: "colossus oracle"},
        improvements={1: "granary"},
        gold={1: 33, 2: 4},
    )
    if captor == NONE:
        destroy_settlement(table.position, area("nile"), NONE)
    else:
        take_settlement(table.position, area("nile"), captor)
    return table


@pytest.mark.rule("A-30", "A-31", "A-89")
def test_the_captor_of_the_last_settlement_gets_gold_and_wonders() -> None:
    table = lost(1)
    position = table.position
    assert position.out == 0b001
    assert table.gold == [0, 37, 0]
    assert [position.wonder[TABLES.wonders.index(name)] for name in ("colossus", "oracle")] == [1, 1]
    assert position.improvements[0] == 0
    assert 0 not in position.piece_owner
    owners = [position.technology[TABLES.technologies.index(name)] for name in ("pottery", "masonry")]
    assert owners == [SET_ASIDE, 1]
    assert position.in_play(TABLES.technologies.index("pottery"))
    assert position.order() == [1, 2]


@pytest.mark.rule("A-89")
def test_without_a_captor_gold_and_wonders_are_gone() -> None:
    table = lost(NONE)
    assert table.gold == [0, 4, 0]
    assert table.position.wonder[TABLES.wonders.index("colossus")] == SET_ASIDE
    assert "out" in [GAME.told(event).event for event in table.position.listener or []]


@pytest.mark.rule("C-32", "S-28")
def test_under_the_standard_rules_nobody_is_out() -> None:
    table = civilization(
        "1 nile city", "1 nile 2 ancient-infantry", "2 gaul village", rules="standard", phase="none"
    )
    take_settlement(table.position, area("nile"), 1)
    assert table.position.out == 0
    assert table.pieces("nile", 1) == {"ancient-infantry": 2}


# ---- range


@pytest.mark.rule("A-48", "A-76", "E-32")
def test_the_range_of_trade_is_the_largest_of_all_technologies() -> None:
    cases = {
        "": [1, 0],
        "trade_mapmaking": [1, 1],
        "astronomy": [1, 2],
        "navigation": [1, 3],
        "steam_power": [4, 3],
        "steam_power navigation": [4, 3],
        "flight": [UNLIMITED, UNLIMITED],
    }
    for technologies, found in cases.items():
        table = civilization(phase="none", technologies={3: technologies})
        assert trade_range(table.position) == found, technologies


@pytest.mark.rule("A-47", "A-49", "A-77", "E-31")
def test_distances() -> None:
    def steps(first: str, second: str) -> tuple[int, int]:
        one, other = area(first), area(second)
        return TABLES.land_steps[one][other], TABLES.sea_steps[one][other]

    assert steps("mekong", "tanami") == (NONE, 1)
    assert steps("mekong", "tasmania") == (NONE, 2)
    assert steps("alaska", "kamchatka")[1] == 1
    assert steps("nippon", "cascadia")[1] == 2
    assert steps("steppe", "yunnan") == (2, NONE)


@pytest.mark.rule("A-47", "S-13", "A-49")
@pytest.mark.parametrize(
    ("lands", "technologies", "found"),
    [
        ("nile euphrates", "", True),
        ("nile anatolia", "", False),
        ("nile anatolia", "steam_power", True),
        ("mekong tanami", "", False),
        ("mekong tanami", "trade_mapmaking", True),
        ("mekong tasmania", "trade_mapmaking", False),
        ("mekong tasmania", "astronomy", True),
        ("gran_chaco gobi", "steam_power", False),
        ("gran_chaco gobi", "flight", True),
    ],
)
def test_two_seats_trade_in_range_only(lands: str, technologies: str, found: bool) -> None:
    one, other = lands.split()
    for rules, expected in (("advanced", found), ("standard", True)):
        table = civilization(
            f"1 {one} village",
            f"2 {other} village",
            rules=rules,
            phase="none",
            technologies={3: technologies},
        )
        assert in_range(table.position, 0, 1) is expected
        assert in_range(table.position, 1, 0) is expected
