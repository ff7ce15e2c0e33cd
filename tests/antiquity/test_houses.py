"""R063, R064, R069, R198: houses, what they cost, and the free houses of San Nicolo."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.table import Table, antiquity


def nicolo(goods: str, saint: str = "nicolo", have: str = "cathedral", **more: Any) -> Table:
    return antiquity(have={1: have}, goods={1: goods}, saints={1: saint}, **more)


@pytest.mark.rule("R063")
def test_houses_are_bought_in_any_order_and_the_first_four_are_free() -> None:
    table = antiquity(goods={1: "fish"})
    numbers = {int(move.split()[1]) for move in table.moves(1) if move.startswith("house")}
    assert numbers == {1, 2, 3, 4, 5, 6}
    table.play("1 house 6 at 1a1", "1 house 3 at 1b1")
    assert table.realm(1).houses == [3, 6]
    assert table.goods(1) == {}
    assert table.refused("1 house 3 at 1c1") == "house-built"
    assert table.refused("1 house 2 at 1a1") == "square-covered"


@pytest.mark.rule("R063")
@pytest.mark.parametrize(
    ("number", "price"),
    [
        (5, "fish"),
        (7, "fish, grain"),
        (8, "fish, dye"),
        (9, "fish, grain, sheep"),
        (10, "olives, dye, gold"),
        (11, "fish, grain, gold"),
        (12, "fish, grain, sheep, olives"),
        (13, "fish, gold, dye, wine"),
        (14, "fish, grain, sheep, wine"),
        (15, "fish, grain, wine, dye"),
        (16, "fish, grain, sheep, olives, wine"),
        (17, "fish, grain, wine, dye, gold"),
        (18, "fish, grain, sheep, wine, dye"),
        (19, "fish, grain, sheep, olives, wine, dye"),
        (20, "fish, grain, sheep, wine, dye, gold"),
    ],
)
def test_what_a_house_costs(number: int, price: str) -> None:
    table = antiquity(goods={1: price}).play(f"1 house {number} at 1d4")
    assert table.goods(1) == {}
    assert table.city(1).houses == ["1d4"]
    for good in price.split(", "):
        less = ", ".join(other for other in price.split(", ") if other != good)
        assert antiquity(goods={1: less}).refused(f"1 house {number} at 1d4") == "cannot-pay"


@pytest.mark.rule("R069", "R198")
def test_san_nicolo_adds_a_house_of_a_lower_number() -> None:
    table = nicolo("fish").play("1 house 6 at 1a1")
    assert table.asked == "1 free_house, 2 planning"
    assert {move.split()[2] for move in table.moves(1) if move.startswith("add")} == {"1", "2", "3", "4", "5"}
    assert table.refused("1 add house 6 at 1a6") == "not-lower"
    assert table.refused("1 add house 7 at 1a6") == "not-lower"
    assert table.refused("1 add house 5 at 1a1") == "square-covered"
    table.play("1 add house 5 at 1a6")
    assert table.realm(1).houses == [5, 6]
    assert table.men(1) == 2
    assert table.asked == "1 planning, 2 planning"


@pytest.mark.rule("R198")
def test_the_free_house_is_placed_with_the_other_or_not_at_all() -> None:
    table = nicolo("2 fish").play("1 house 6 at 1a1", "1 no free house")
    assert table.realm(1).houses == [6]
    assert table.refused("1 house 5 at 1a6") is None  # at its price
    table.play("1 house 5 at 1a6")
    assert table.asked == "1 free_house, 2 planning"


@pytest.mark.rule("A24")
def test_a_free_house_brings_no_other_free_house() -> None:
    table = nicolo("fish").play("1 house 6 at 1a1", "1 add house 5 at 1a6")
    assert table.asked == "1 planning, 2 planning"


@pytest.mark.rule("A23")
def test_the_power_also_works_with_houses_that_are_free() -> None:
    table = nicolo("").play("1 house 2 at 1a1")
    assert table.choices("add house") == {f"1 at {place}" for place in table.city(1).empty}
    first = nicolo("").play("1 house 1 at 1a1")
    assert first.asked == "1 planning, 2 planning"  # there is no lower number


@pytest.mark.rule("R069")
def test_the_higher_number_is_paid() -> None:
    table = nicolo("fish, grain, sheep").play("1 house 9 at 1a1")
    assert table.goods(1) == {}
    table.play("1 add house 8 at 1a6")
    assert table.realm(1).houses == [8, 9]


@pytest.mark.rule("R069", "R198")
def test_without_room_for_it_there_is_no_free_house() -> None:
    full = "cathedral " + "house " * 42
    table = nicolo("fish", have=full, houses={1: "1"})
    table.play(f"1 house 6 at {table.city(1).empty[0]}")
    assert table.asked == "1 planning, 2 planning"


@pytest.mark.rule("R069")
def test_santa_maria_has_this_power_and_others_do_not() -> None:
    assert nicolo("fish", "maria").play("1 house 6 at 1a1").asked == "1 free_house, 2 planning"
    assert nicolo("fish", "barbara").play("1 house 6 at 1a1").asked == "1 planning, 2 planning"


@pytest.mark.rule("R069", "R197")
def test_not_while_a_grave_lies_on_the_cathedral() -> None:
    table = nicolo("fish", have="cathedral+1").play("1 house 6 at 1a1")
    assert table.asked == "1 planning, 2 planning"
