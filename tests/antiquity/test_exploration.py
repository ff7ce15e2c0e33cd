"""R150 to R152: exploring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.table import Table, antiquity


def exploring(have: str = "explorer*", markers: str = "2,0 0,3 6,0", **more: Any) -> Table:
    return antiquity(have={1: have}, markers=markers, phase="exploration", beginners=True, **more)


@pytest.mark.rule("R150")
def test_one_marker_of_the_zone_may_be_turned_up() -> None:
    table = exploring()
    assert table.asked == "1 exploring"
    assert table.moves(1) == {"explore 2,0", "explore 0,3", "pass"}
    assert table.refused("1 explore 6,0") == "not-in-zone"
    assert table.refused("1 explore 2,1") == "no-marker"
    table.play("1 explore 2,0", "~ marker wine")
    assert table.markers == {"0,3", "6,0"}
    assert "exploring" not in table.asked


@pytest.mark.rule("R150", "A37")
def test_it_is_optional_but_nobody_looks_before() -> None:
    table = exploring().play("1 pass")
    assert table.markers == {"2,0", "0,3", "6,0"}
    assert table.heard("not-explored") == ["not-explored 1"]
    turned = exploring().play("1 explore 2,0", "~ marker grain")
    assert turned.match.may_undo(0) is not None


@pytest.mark.rule("R150")
def test_not_without_a_man_and_not_without_markers() -> None:
    assert "exploring" not in exploring("explorer").asked
    assert "exploring" not in exploring("explorer+1").asked
    assert "exploring" not in exploring(markers="6,0").asked


@pytest.mark.rule("R150", "R191")
def test_in_order_of_play() -> None:
    table = antiquity(
        cities={2: "0,5"},
        have={1: "explorer*", 2: "explorer*"},
        markers="0,3",
        order="2 1",
        phase="exploration",
        beginners=True,
    )
    assert table.asked == "2 exploring"
    table.play("2 explore 0,3", "~ marker wine")
    assert "exploring" not in table.asked


@pytest.mark.rule("R151", "A38")
def test_the_seat_gets_what_it_shows() -> None:
    table = exploring()
    left = sum(table.position.pool)
    table.play("1 explore 2,0", "~ marker sheep")
    assert table.goods(1) == {"sheep": 1}
    assert sum(table.position.pool) == left - 1
    assert table.heard("explored") == ["explored 1 field=2,0 good=sheep"]


@pytest.mark.rule("R152")
@pytest.mark.parametrize(("good", "level"), [("olives", 3), ("sheep", 3), ("grain", 3), ("wine", 2)])
def test_food_makes_famine_worse_and_wine_does_not(good: str, level: int) -> None:
    table = exploring(famine=2).play("1 explore 2,0", f"~ marker {good}")
    assert table.famine == level


@pytest.mark.rule("A81", "A38")
def test_a_marker_that_was_removed_stays_hidden() -> None:
    """Its face is never drawn: those that are turned up come from all that nobody has seen."""
    table = antiquity(
        have={1: "cart_shop* explorer*"}, goods={1: "wine"}, markers="2,0 0,3", phase="land", beginners=True
    )
    pool = table.position.pool
    table.play("1 farm wine at 2,0", "1 harvest 2,-1")
    assert table.markers == {"0,3"}
    assert table.position.pool == pool
    assert table.drawn == []
