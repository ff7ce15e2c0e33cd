"""What a bot would do with all that is due: the view proposes it, and a phrase does it."""

from __future__ import annotations

import pytest

from tests.antiquity.table import Table, antiquity
from tests.antiquity.test_famine import FULL, ROOMY, hunger
from tests.antiquity.test_harvest import harvest, work
from tests.antiquity.test_pollution import pollution
from tests.antiquity.test_storage import storing


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
