"""Milestones of the standard rules, and announcing the end of the long game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.civilization.table import TABLES, Table, civilization, dice
from tijdperk.games.civilization.engine.claims import claim_moves, forget_claims, measure_of, needed
from tijdperk.games.civilization.engine.position import DIPLOMATIC, MILITARY, NOT_ENDING, SPACE
from tijdperk.games.civilization.engine.tables import ERAS, MEASURES

LANDS = TABLES.areas[: TABLES.lands]
NAMES = TABLES.milestones


def table_with(*things: str, era: str = "ancient", **options: Any) -> Table:
    return civilization(*things, rules="standard", era=era, phase="purchase", **options)


def milestone(era: str, measure: str) -> str:
    """The name of a milestone."""
    return next(
        name
        for index, name in enumerate(NAMES)
        if ERAS[TABLES.milestone_era[index]] == era and MEASURES[TABLES.milestone_measure[index]] == measure
    )


def settled(seat: int, size: str, count: int, first: int = 0) -> list[str]:
    return [f"{seat} {land} {size}" for land in LANDS[first : first + count]]


# ---- what they take


@pytest.mark.rule("S-11", "S-25")
@pytest.mark.parametrize(
    ("era", "measure", "enough", "short"),
    [
        ("ancient", "villages", settled(1, "village", 6), [*settled(1, "village", 5), "1 tasmania town"]),
        ("ancient", "armies", ["1 nile 7 ancient-infantry", "1 java_sea ancient-fleet: ancient-cavalry"],
         ["1 nile 7 ancient-infantry", "1 nile 3 medieval-infantry", "1 java_sea 2 ancient-fleet"]),
        ("medieval", "fleets", ["1 java_sea 2 medieval-fleet"],
         ["1 java_sea medieval-fleet", "1 java_sea ancient-fleet"]),
        ("gunpowder", "fleets", ["1 java_sea 2 gunpowder-fleet"], ["2 java_sea 2 gunpowder-fleet"]),
        ("modern", "metropolises", settled(1, "metropolis", 8), settled(1, "metropolis", 7)),
    ],
)  # fmt: skip
def test_pieces_and_settlements(era: str, measure: str, enough: list[str], short: list[str]) -> None:
    name = milestone(era, measure)
    assert table_with(*enough, era=era).refused(f"1 claim {name}") is None
    assert table_with(*short, era=era).refused(f"1 claim {name}") == "S-25"


@pytest.mark.rule("S-11", "S-25")
@pytest.mark.parametrize(("era", "gold"), [("medieval", 60), ("gunpowder", 80), ("modern", 100)])
def test_gold_in_hand(era: str, gold: int) -> None:
    name = milestone(era, "gold")
    assert table_with(era=era, gold={1: gold}).refused(f"1 claim {name}") is None
    assert table_with(era=era, gold={1: gold - 1}).refused(f"1 claim {name}") == "S-25"


@pytest.mark.rule("S-11")
@pytest.mark.parametrize(
    ("era", "names"),
    [
        ("ancient", "masonry pottery"),
        ("medieval", "banking education"),
        ("gunpowder", "physics cavalry"),
        ("modern", "flight fission"),
    ],
)
def test_two_technologies_of_the_era(era: str, names: str) -> None:
    name = milestone(era, "technologies")
    assert table_with(era=era, technologies={1: names}).refused(f"1 claim {name}") is None
    one, other = names.split()
    assert table_with(era=era, technologies={1: one, 2: other}).refused(f"1 claim {name}") == "S-25"


@pytest.mark.rule("C-09")
def test_the_metropolises_of_the_errata_or_of_the_book() -> None:
    index = NAMES.index(milestone("modern", "metropolises"))
    table = table_with(*settled(1, "metropolis", 8), era="modern", printed_milestones=True)
    assert needed(table.position, index) == 10
    assert measure_of(table.position, 0, index) == 8
    assert table.refused(f"1 claim {NAMES[index]}") == "S-25"


@pytest.mark.rule("S-03", "S-12", "S-08")
def test_a_milestone_belongs_to_its_era_and_to_one_seat() -> None:
    gold = {1: 500, 2: 500}
    table = table_with(era="medieval", gold=gold)
    assert table.refused(f"1 claim {milestone('modern', 'gold')}") is not None
    name = milestone("medieval", "gold")
    table.play(f"2 claim {name}", "1 end purchases")
    assert table.position.milestone[NAMES.index(name)] == 1
    assert table.refused(f"1 claim {name}") is not None
    advanced = civilization(era="medieval", phase="purchase", gold=gold)
    assert advanced.refused(f"1 claim {name}") == "G-03"


# ---- claiming


@pytest.mark.rule("S-09", "S-26")
def test_anybody_claims_at_any_time_and_may_claim_several() -> None:
    table = table_with(
        "3 nile 8 ancient-infantry", "1 nile 8 ancient-infantry", technologies={3: "masonry pottery"}
    )  # fmt: skip
    assert table.asked == "1 purchasing"
    first, second = milestone("ancient", "armies"), milestone("ancient", "technologies")
    table.play(f"3 claim {first}", f"3 claim {second}")
    assert table.match.steps[-1].audience == 0b100
    assert table.refused(f"3 claim {first}") == "S-09"
    assert table.position.milestone[NAMES.index(first)] < 0
    table.play("1 end purchases")
    owners = [table.position.milestone[NAMES.index(name)] for name in (first, second)]
    assert owners == [2, 2]
    assert table.told[:2].count("milestone-won") == 2
    assert table.refused(f"1 claim {first}") is not None


@pytest.mark.rule("S-10", "G-107")
def test_simultaneous_claims_are_rolled_for_and_ties_again() -> None:
    table = table_with("1 nile 8 ancient-infantry", "2 gaul 8 ancient-infantry", "3 gobi 8 ancient-infantry")
    name = milestone("ancient", "armies")
    table.play(f"3 claim {name}", f"1 claim {name}", f"2 claim {name}")
    table.play("1 end purchases", *dice("1 2", "5 3", "4 4", "2 2", "6 1"))
    assert table.position.milestone[NAMES.index(name)] == 2
    assert table.told[:6] == ["rolled"] * 5 + ["milestone-won"]


@pytest.mark.rule("S-10", "G-108")
def test_a_claim_is_nobody_elses_business_until_it_is_settled() -> None:
    table = table_with("1 nile 8 ancient-infantry", "2 gaul 8 ancient-infantry")
    name = milestone("ancient", "armies")
    before = table.view(1)
    table.play(f"2 claim {name}")
    assert table.view(1) == before
    forget_claims(table.position, 0)
    assert [move.noun for move in claim_moves(table.position, 1)] == [NAMES.index(name)]


# ---- the end of the long game


@pytest.mark.rule("A-37", "A-38", "C-34", "A-94")
@pytest.mark.parametrize(("wonder", "ending"), [("united_nations", DIPLOMATIC), ("apollo_program", MILITARY)])
def test_the_owner_announces_the_end_at_any_time(wonder: str, ending: int) -> None:
    other = "apollo_program" if ending == DIPLOMATIC else "united_nations"
    table = civilization(
        "1 nile village", "2 gaul village", "3 gobi village",
        era="modern", phase="purchase", wonders={2: wonder, 3: other},
    )  # fmt: skip
    assert table.refused(f"1 announce {wonder}") is not None
    table.play(f"2 announce {wonder}")
    assert table.position.ending == ending
    assert table.asked == "1 purchasing"
    assert table.refused(f"3 announce {other}") == "A-94"
    table.play("1 end purchases", "2 end purchases", "3 end purchases")
    assert table.asked == ""


@pytest.mark.rule("A-93", "A-35")
@pytest.mark.parametrize("length", ["short", "medium"])
def test_only_the_long_game_ends_so(length: str) -> None:
    table = civilization(
        "1 nile village",
        era="modern",
        phase="purchase",
        length=length,
        wonders={1: "united_nations colossus"},
    )
    assert table.refused("1 announce united_nations") == "A-93"
    assert table.refused("1 announce colossus") is not None
    assert table.position.ending == NOT_ENDING


@pytest.mark.rule("A-94")
def test_the_first_trigger_counts() -> None:
    table = civilization("1 nile village", era="modern", phase="purchase", wonders={1: "united_nations"})
    table.position.ending = SPACE
    assert table.refused("1 announce united_nations") == "A-94"
