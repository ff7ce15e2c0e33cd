"""What a bot would do with all that is due: the view proposes it, and a phrase does it."""

from __future__ import annotations

import pytest

from tests.antiquity.table import Table, antiquity
from tests.antiquity.test_famine import FULL, ROOMY, hunger
from tests.antiquity.test_harvest import harvest, work
from tests.antiquity.test_pollution import all_but, pollution
from tests.antiquity.test_storage import storing
from tijdperk.bots.players import make_player, suggest
from tijdperk.kernel.notation import split_phrase

APART = "-3,0 0,3 3,0"  # clean fields with no other beside them
TOGETHER = "0,-3 0,-2 1,-3"


@pytest.mark.parametrize(
    ("table", "verb", "count"),
    [
        (hunger(3, ROOMY), "bury", 3),
        (hunger(3, FULL), "bury", 3),
        (pollution(), "pollute", 3),
        (storing("storage-1x2*", "2 wood, 2 fish, wine"), "discard", 3),
        (harvest(work("farm", "grain", 5), have="forced_labour*"), "harvest", 3),
    ],
    ids=["graves", "graves on buildings", "pollution", "goods", "harvest"],
)
def test_all_that_is_due_is_proposed(table: Table, verb: str, count: int) -> None:
    asked = table.asked
    proposed = table.view(1).proposal
    assert len(proposed) == count
    table.play(*(f"1 {verb} {one}" for one in proposed))
    assert table.asked != asked


def test_what_goes_without_a_question_is_proposed_too() -> None:
    """After the wine only wood is left: it is not asked about."""
    table = storing("storage-1x2*", "5 wood, wine")
    assert sorted(table.view(1).proposal) in (["wine", *3 * ["wood"]], 4 * ["wood"])
    assert table.view(1).due.goods == 4


def test_only_who_is_asked_gets_a_proposal() -> None:
    assert hunger(3).view(2).proposal == []
    assert antiquity().view(1).proposal == []


@pytest.mark.rule("R162", "R171")
@pytest.mark.parametrize(
    ("table", "verb"),
    [
        (hunger(3, ROOMY), "bury"),
        (hunger(3, FULL), "bury"),
        (pollution(polluted=all_but(f"{APART} {TOGETHER}")), "pollute"),
    ],
    ids=["graves", "graves on buildings", "pollution"],
)
def test_it_is_what_a_bot_does(table: Table, verb: str) -> None:
    chosen = suggest(table.game, table.position, 0, make_player("greedy", 7))
    assert sorted(move.strip() for move in split_phrase(chosen)) == sorted(
        f"{verb} {one}" for one in table.view(1).proposal
    )


@pytest.mark.rule("R162", "R171")
def test_the_least_is_lost_by_it() -> None:
    """Fields that make no large farm, and a building that matters less; the client says so."""
    table = pollution(polluted=all_but(f"{APART} {TOGETHER}"))
    assert sorted(table.view(1).proposal) == sorted(APART.split())
    manned = hunger(1, FULL, manned={1: "M"})
    assert manned.view(1).proposal[0] in {"1d1", "1e1", "1d2", "1e2"}  # a market, not the cart shop
