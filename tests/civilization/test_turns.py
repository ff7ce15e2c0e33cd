"""G-42, G-43, G-72, G-101: the phases of a turn, and who is start player."""

from __future__ import annotations

import pytest

from tests.civilization.table import Table, civilization, dice

APART = ("1 luzon village", "2 albion village", "3 antilles village")  # nobody is in range of anybody


def turn(table: Table, *seats: int) -> Table:
    """A turn in which nobody does anything, in this order; seats that cannot trade with anybody."""
    for seat in seats[:-1]:
        table.play(f"{seat} end moves")
    table.play(f"{seats[-1]} end moves", *dice("3 4"))
    for seat in seats:
        table.play(f"{seat} end purchases")
    return table


@pytest.mark.rule("G-42", "G-72")
def test_the_phases_of_a_turn() -> None:
    table = civilization("1 gobi village", "2 yunnan village", "3 mekong village", rules="standard")
    asked = [table.asked]
    for line in ("1 end moves", "2 end moves", "3 end moves"):
        table.play(line)
        asked.append(table.asked)
    assert asked == ["1 moving", "2 moving", "3 moving", "1 trading, 2 trading, 3 trading"]  # all at once
    table.play("2 done", "1 done", "3 done", *dice("3 4"))
    assert table.gold == [10, 10, 10]  # production: the same for all
    assert table.asked == "1 purchasing"
    for line in ("1 end purchases", "2 end purchases", "3 end purchases"):
        table.play(line)
    assert table.heard("phase") == [
        "phase 0 phase=trade",
        "phase 0 phase=production",
        "phase 0 phase=purchase",
        "phase 0 phase=movement",
    ]


@pytest.mark.rule("G-43", "E-03")
def test_the_start_player_passes_to_the_left() -> None:
    table = civilization(*APART)
    starters = []
    for first in (1, 2, 3, 1):
        starters.append(table.asked)
        turn(table, first, first % 3 + 1, (first + 1) % 3 + 1)
    assert starters == ["1 moving", "2 moving", "3 moving", "1 moving"]
    assert table.heard("starts") == [
        f"starts {seat} turn={n}" for n, seat in ((2, 2), (3, 3), (4, 1), (5, 2))
    ]


@pytest.mark.rule("G-43", "A-67")
def test_points_come_back_with_the_next_turn() -> None:
    table = civilization(*APART, "1 yunnan settler")
    table.play("1 take settler in yunnan with 2", "1 go gobi")
    turn(table, 1, 2, 3)
    table.play("2 end moves", "3 end moves")
    assert table.points("gobi", 1) == [2]


@pytest.mark.rule("G-101", "A-30")
def test_an_eliminated_start_player_passes_the_role_on() -> None:
    """Seat 1 starts and is eliminated by seat 2: seat 2 rolls, and seat 3 starts the next turn."""
    table = civilization(
        "1 luzon village", "2 luzon ancient-infantry", "2 albion village", "3 antilles village"
    )
    table.play("1 end moves", "2 end moves", "2 capture luzon")
    assert table.position.starter == 1
    table.play("3 end moves", *dice("3 4"))
    assert table.heard("critical")[0].startswith("critical 2 ")
    assert table.asked == "2 purchasing"
    table.play("2 end purchases", "3 end purchases")
    assert table.heard("starts") == ["starts 3 turn=2"]
    assert table.asked == "3 moving"


@pytest.mark.rule("G-101", "G-72")
def test_an_eliminated_seat_is_left_out_of_the_order() -> None:
    table = civilization(
        "2 luzon village", "1 luzon ancient-infantry", "1 albion village", "3 antilles village"
    )
    table.play("1 end moves", "1 capture luzon")
    assert table.asked == "3 moving"
    table.play("3 end moves", *dice("3 4"), "1 end purchases", "3 end purchases")
    assert table.heard("starts") == ["starts 3 turn=2"]  # seat 2 would have been next


@pytest.mark.rule("A-36", "G-101")
def test_the_only_one_with_settlements_wins_at_the_end_of_the_round() -> None:
    table = civilization("1 luzon village", "2 luzon ancient-infantry", "2 albion village", seats=2)
    table.play("1 end moves", "2 end moves", "2 capture luzon", *dice("3 4"), "2 end purchases")
    assert table.asked == ""
    assert table.position.returns() == [0.0, 1.0]


@pytest.mark.rule("G-72", "G-42")
def test_nobody_else_moves_meanwhile() -> None:
    table = civilization(*APART)
    for line in (
        "2 end moves",
        "3 end moves",
        "1 done",
        "1 end purchases",
        "1 fight",
        "1 end battles",
        "1 stay out",
    ):
        assert table.refusal(line) is not None
