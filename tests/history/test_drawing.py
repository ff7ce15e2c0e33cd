"""R011-R020: who draws when, what a drawer may do with a card, and who has seen it."""

from __future__ import annotations

import pytest

from tests.history.table import GAME, Table, dealing, dice, fresh, history

THREE = dealing(3)


def drawing(*lines: str) -> Table:
    """Three players; seat 2 draws first and looks at Egypt."""
    return fresh(*THREE, *dice("1 2", "6 5", "4 4"), "~ empire egypt", *lines, seats=3)


def seen(table: Table, seat: int) -> list[str | None]:
    """Everybody's empire of this epoch, as far as a seat knows it."""
    return [other.empire for other in table.view(seat).seats]


def next_order(scores: str, rivals: str) -> list[int]:
    """Who draws in which order in epoch II, when seat 1 ends epoch I as the Aryans and scores nothing."""
    table = history(empire="aryans", seats=3, rivals=rivals, scores=scores)
    table.play("1 done", "~ empire assyria")
    assert table.scores == [int(score) for score in scores.split()]
    return [seat + 1 for seat in table.view().draw_order]


# ---- epoch I


@pytest.mark.rule("R011")
@pytest.mark.parametrize(
    ("rolls", "order"),
    [
        (("5 6", "6 4", "1 1"), [1, 2, 3]),
        (("1 2", "6 5", "4 4"), [2, 3, 1]),
        (("6 1", "2 4", "4 4"), [3, 1, 2]),
    ],
)
def test_the_highest_roll_draws_first_and_the_others_follow_clockwise(
    rolls: tuple[str, str, str], order: list[int]
) -> None:
    table = fresh(*THREE, *dice(*rolls), "~ empire egypt", seats=3)
    assert [seat + 1 for seat in table.view().draw_order] == order
    assert table.asked == f"{order[0]} empire"


@pytest.mark.rule("R011", "A08")
def test_those_who_tie_for_the_highest_roll_again() -> None:
    rolls = dice("6 2", "1 1", "3 5")
    again = dice("4 4", "6 2") + dice("2 2", "1 4")
    table = fresh(*THREE, *rolls, *again, "~ empire egypt", seats=3)
    assert [seat + 1 for seat in table.view().draw_order] == [3, 1, 2]


@pytest.mark.rule("R012", "A09")
def test_the_drawer_alone_looks_and_keeps_the_card_or_gives_it_to_anybody() -> None:
    table = drawing()
    assert table.asked == "2 empire"
    assert table.legal == {"keep empire", "give empire to seat 1", "give empire to seat 3"}
    assert [table.view(seat).drawn for seat in (0, 1, 2, 3)] == [None, None, "egypt", None]
    table.play("2 keep empire", "~ empire sumeria")
    assert table.asked == "3 empire"
    assert table.position.held[1] == GAME.tables.empires.index("egypt")


@pytest.mark.rule("R013", "A09")
def test_a_card_is_given_only_to_somebody_without_one() -> None:
    table = drawing("2 keep empire", "~ empire sumeria")
    assert table.legal == {"keep empire", "give empire to seat 1"}
    assert table.refused("3 give empire to seat 2") == "R013"


@pytest.mark.rule("R014")
def test_a_receiver_does_not_look_before_everybody_has_a_card() -> None:
    table = drawing("2 give empire to seat 3", "~ empire sumeria")
    assert seen(table, 2) == [None, None, "egypt"]
    assert seen(table, 3) == [None, None, None]
    assert [seat.has_empire for seat in table.view(1).seats] == [False, False, True]
    table.play("3 give empire to seat 2", "~ empire aryans")
    assert seen(table, 1) == ["aryans", "sumeria", None]
    assert seen(table, 2) == [None, "sumeria", "egypt"]
    assert seen(table, 3) == [None, "sumeria", "egypt"]


@pytest.mark.rule("R015")
def test_who_holds_a_card_must_give_the_next_one_away() -> None:
    table = drawing("2 give empire to seat 3", "~ empire sumeria")
    assert table.asked == "3 empire"
    assert table.legal == {"give empire to seat 1", "give empire to seat 2"}
    assert table.refused("3 keep empire") == "R015"
    table.play("3 give empire to seat 1", "~ empire aryans")
    held = [GAME.tables.empires[empire] for empire in table.position.held]
    assert held == ["sumeria", "aryans", "egypt"]


@pytest.mark.rule("R016")
def test_the_last_card_goes_by_itself_to_whoever_has_none() -> None:
    table = drawing("2 give empire to seat 1", "~ empire minoans", "3 keep empire", "~ empire sumeria")
    held = [GAME.tables.empires[empire] for empire in table.position.held]
    assert held == ["egypt", "sumeria", "minoans"]  # seat 1 drew last and had a card
    assert seen(table, 1) == ["egypt", "sumeria", None]
    assert table.asked == "2 events"
    own = drawing("2 keep empire", "~ empire sumeria", "3 keep empire", "~ empire aryans")
    assert GAME.tables.empires[own.position.held[0]] == "aryans"


@pytest.mark.rule("R017")
def test_cards_that_nobody_drew_stay_unknown() -> None:
    table = drawing("2 keep empire", "~ empire babylonia", "3 keep empire", "~ empire aryans")
    assert table.asked == "2 events"
    called = {place.empire: (place.seat, place.state) for place in table.view(1).strip}
    assert called["sumeria"] == (None, "absent")
    assert called["egypt"] == (1, "active")
    for unknown in ("minoans", "indus_valley", "babylonia", "shang_dynasty"):
        assert called[unknown] == (None, "coming")


# ---- later epochs


@pytest.mark.rule("R018")
@pytest.mark.parametrize(("scores", "order"), [("9 4 6", [2, 3, 1]), ("1 12 7", [1, 3, 2])])
def test_the_lowest_score_draws_first(scores: str, order: list[int]) -> None:
    assert next_order(scores, "babylonia sumeria") == order


@pytest.mark.rule("R019", "T08")
def test_of_equal_scores_the_weaker_empire_draws_first() -> None:
    assert next_order("9 8 8", "egypt minoans") == [3, 2, 1]
    assert next_order("9 8 8", "minoans egypt") == [2, 3, 1]
    assert next_order("8 8 9", "minoans egypt") == [2, 1, 3]


@pytest.mark.rule("R020", "T08")
def test_of_equal_scores_and_strengths_the_earlier_empire_draws_first() -> None:
    assert next_order("8 8 9", "egypt minoans") == [2, 1, 3]  # Egypt and the Aryans
    assert next_order("9 8 8", "babylonia sumeria") == [3, 2, 1]
    assert next_order("9 8 8", "sumeria babylonia") == [2, 3, 1]


@pytest.mark.rule("R009", "R018")
def test_a_new_epoch_has_its_own_deck() -> None:
    table = history(empire="aryans", rivals="egypt", scores="3 0")
    table.play("1 done", "~ empire persia")
    assert table.asked == "2 empire"
    tables = GAME.tables
    assert [tables.empires[empire] for empire in table.position.undrawn] == tables.empires[7:13]
