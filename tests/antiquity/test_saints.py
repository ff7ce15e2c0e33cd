"""R067, R068, R072, R197: cathedrals and their saints; who has which power is in the tests of the powers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.table import Table, antiquity

SAINTS = ("nicolo", "barbara", "christofori", "giorgio", "maria")


def building(**more: Any) -> Table:
    return antiquity(goods={1: "2 stone, fish", 2: "stone"}, cities={2: "0,6"}, **more)


@pytest.mark.rule("R067")
def test_a_saint_is_chosen_with_the_cathedral() -> None:
    table = building().play("1 build cathedral at 1a1 turned 0")
    assert table.asked == "1 dedicating, 2 planning"
    assert table.moves(1) == {f"choose {saint}" for saint in SAINTS}
    table.play("1 choose nicolo")
    assert table.realm(1).saint == "nicolo"
    table.play("1 house 6 at 1g7")
    assert table.asked == "1 free_house, 2 planning"  # the power works at once


@pytest.mark.rule("R067")
def test_the_choice_is_announced_when_all_are_ready() -> None:
    table = building(beginners=True).play("1 build cathedral at 1a1 turned 0", "1 choose giorgio")
    assert table.known(1).saint is None
    assert table.heard("chose") == []
    table.all_ready()
    assert table.heard("chose") == ["chose 1 saint=giorgio"]
    assert table.known(1).saint == "giorgio"


@pytest.mark.rule("R068")
def test_one_cathedral_and_one_saint_each_but_the_same_saint_for_several() -> None:
    table = building().play("1 build cathedral at 1a1 turned 0", "1 choose maria")
    assert table.refused("1 build cathedral at 1d1 turned 0") == "already-built"
    table.play("2 build cathedral at 1a1 turned 0", "2 choose maria")
    assert [table.realm(seat).saint for seat in (1, 2)] == ["maria", "maria"]


@pytest.mark.rule("R197", "R200")
def test_a_grave_on_the_cathedral_suspends_the_power() -> None:
    table = antiquity(
        have={1: "cathedral+1 hospital* market*"}, saints={1: "barbara"}, goods={1: "2 wood, stone"}
    )
    assert table.realm(1).saint == "barbara"
    assert not table.realm(1).saint_works
    assert table.refused(f"1 lift {table.place(1, 'market')}") == "no-barbara"
    assert table.refused("1 build cathedral at 1e4 turned 0") == "already-built"
    grave = table.city(1).buildings[0].graves[0]
    table.play(f"1 clear {grave}")
    assert table.realm(1).saint_works
    assert table.refused(f"1 lift {table.place(1, 'market')}") is None
