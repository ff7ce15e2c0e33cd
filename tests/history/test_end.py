"""R083-R090: markers of pre-eminence, and who wins."""

from __future__ import annotations

import pytest

from tests.history.table import Table, history

GERMANY = 4 + 2  # what Germany scores in its start land: presence in Northern Europe, and a capital


def end_of_epoch(scores: str, seats: int = 2) -> Table:
    """Epoch I has ended; seat 1 scored nothing with the Aryans."""
    table = history(empire="aryans", seats=seats, scores=scores, rivals="egypt sumeria minoans")
    return table.play("1 done", "~ empire persia")


def last_turn(scores: str, markers: str = "0 0", strengths: str = "70 70", rival: str = "russia") -> Table:
    """Germany's turn, the last of the game; the markers and strengths that both have gathered."""
    table = history(empire="germany", scores=scores, rivals=rival)
    table.position.marker_counts = [int(count) for count in markers.split()]
    table.position.strengths = [int(strength) for strength in strengths.split()]
    return table


def result(table: Table) -> str:
    """Who won, and by what: "1 points"."""
    assert table.asked == ""
    found = table.view().result
    assert found is not None
    return " ".join([*(str(seat + 1) for seat in found.winners), found.ending])


def markers(table: Table) -> list[int]:
    return [seat.markers for seat in table.view().seats]


# ---- markers


@pytest.mark.rule("R083")
@pytest.mark.parametrize(("scores", "given"), [("3 0", [1, 0]), ("2 9", [0, 1]), ("4 4", [0, 0])])
def test_the_sole_leader_takes_a_marker(scores: str, given: list[int]) -> None:
    assert markers(end_of_epoch(scores)) == given


@pytest.mark.rule("A36")
@pytest.mark.parametrize(
    ("scores", "given"), [("5 5 5", [0, 0, 0]), ("5 5 1", [0, 0, 0]), ("5 4 4", [1, 0, 0])]
)
def test_any_tie_for_the_lead_means_no_marker(scores: str, given: list[int]) -> None:
    assert markers(end_of_epoch(scores, seats=3)) == given


@pytest.mark.rule("R083")
def test_a_marker_is_taken_only_after_the_last_turn_of_an_epoch() -> None:
    table = history(empire="sumeria", rivals="egypt").play("1 done")
    assert table.scores[0] > table.scores[1]
    assert markers(table) == [0, 0]


@pytest.mark.rule("R084")
def test_a_marker_is_seen_by_nobody() -> None:
    table = end_of_epoch("3 0")
    assert not [line for line in table.drawn if line.startswith("~ marker")]
    assert table.scores == [3, 0]
    for seat in (1, 2):
        assert table.view(seat).seats[0].points["markers"] == 0


@pytest.mark.rule("R086")
def test_markers_are_revealed_from_last_place_upward() -> None:
    table = last_turn("10 50", markers="1 2")
    table.play("1 done", "~ marker 6", "~ marker 3", "~ marker 4", "~ marker 5")
    assert markers(table) == [1, 3]  # the last epoch has a leader too
    assert [seat.points["markers"] for seat in table.view().seats] == [6, 12]
    assert table.scores == [10 + GERMANY + 6, 62]


@pytest.mark.rule("R010", "R086")
def test_each_marker_is_there_once() -> None:
    table = last_turn("50 10", markers="3 4")
    values = [3, 3, 4, 4, 4, 5, 5, 6]
    table.play("1 done", *(f"~ marker {value}" for value in values))
    assert [seat.points["markers"] for seat in table.view().seats] == [3 + 3 + 4 + 4, 4 + 5 + 5 + 6][::-1]
    table = last_turn("50 10", markers="0 1")
    with pytest.raises(AssertionError, match="cannot be drawn"):
        table.play("1 done", "~ marker 6", "~ marker 6")


# ---- who wins


@pytest.mark.rule("R087")
@pytest.mark.parametrize(("scores", "winner"), [("50 40", 1), ("10 40", 2)])
def test_the_highest_total_wins(scores: str, winner: int) -> None:
    table = last_turn(scores).play("1 done", "~ marker 3")
    assert result(table) == f"{winner} points"
    assert table.position.returns() == [1.0 if seat == winner else 0.0 for seat in (1, 2)]


@pytest.mark.rule("R086", "R087")
def test_markers_can_turn_the_lead() -> None:
    table = last_turn("10 14", markers="0 2").play("1 done", "~ marker 4", "~ marker 4", "~ marker 3")
    assert table.scores == [10 + GERMANY + 3, 14 + 8]
    assert result(table) == "2 points"


@pytest.mark.rule("R088")
@pytest.mark.parametrize(("strengths", "winner"), [("70 71", 1), ("71 70", 2)])
def test_of_equal_totals_the_weaker_empires_win(strengths: str, winner: int) -> None:
    table = last_turn(f"0 {GERMANY}", strengths=strengths).play("1 done")
    assert table.scores == [GERMANY, GERMANY]
    assert result(table) == f"{winner} strength"


@pytest.mark.rule("R088")
def test_the_strengths_of_all_empires_played_are_added() -> None:
    table = history(empire="sumeria", rivals="egypt").play("1 done", "2 done", "~ empire assyria")
    assert [seat.strength_sum for seat in table.view().seats] == [4, 5]
    table.play("2 keep empire", "~ empire persia")
    assert [seat.strength_sum for seat in table.view().seats] == [4, 5 + 8]  # Assyria has been called


@pytest.mark.rule("R089")
def test_then_the_most_points_from_markers() -> None:
    table = last_turn(f"2 {GERMANY}", markers="0 1").play("1 done", "~ marker 5", "~ marker 3")
    assert table.scores == [11, 11]
    assert result(table) == "2 markers"


@pytest.mark.rule("R090")
@pytest.mark.parametrize(("rival", "winner"), [("netherlands", 2), ("france", 1)])
def test_then_the_weaker_empire_of_epoch_7(rival: str, winner: int) -> None:
    table = last_turn(f"0 {GERMANY}", rival=rival).play("1 done")
    assert result(table) == f"{winner} last_strength"


@pytest.mark.rule("A35")
def test_then_the_victory_is_shared() -> None:
    table = last_turn(f"0 {GERMANY}", rival="russia").play("1 done")
    assert result(table) == "1 2 shared"
    assert table.position.returns() == [0.5, 0.5]
