"""R36-R45: what is paid for boxes and dice, and the Gold Reserve."""

from __future__ import annotations

import pytest

from tests.dice.table import BOX, dice


@pytest.mark.rule("R36")
def test_costs_are_from_nothing_to_six() -> None:
    assert {cost for costs in BOX.cost for cost in costs} == {0, 1, 2, 3, 4, 5, 6}


@pytest.mark.rule("R36")
@pytest.mark.parametrize("kinds", ["stone wood brick", "textile glass papyrus", "brick papyrus stone"])
def test_resources_of_any_kind_pay(kinds: str) -> None:
    produced = " ".join(f"warehouse_{kind}" for kind in kinds.split())
    table = dice(cities="ephesus", crossed=f"1 wonder_1 {produced}", coins="0")
    assert table.detail(1, "wonder").pays == 0
    assert table.play("1 wonder").coins(1) == 7  # what the stage brings


@pytest.mark.rule("R37")
def test_resources_are_not_spent() -> None:
    table = dice(crossed="1 warehouse_stone warehouse_wood", coins="0", forum="red axe")
    table.play("1 build west_attack_1 with red").end_turn("red axe")
    assert (table.sheet(1).resources, table.coins(1)) == (2, 0)
    table.play("1 build west_attack_2 with red")
    assert (table.sheet(1).resources, table.coins(1)) == (2, 0)


@pytest.mark.rule("R38", "T1")
def test_a_missing_resource_costs_a_coin() -> None:
    table = dice(crossed="1 warehouse_stone warehouse_wood agora_3_1", coins="4", forum="blue owl")
    assert table.detail(1, "build agora_3_2 with blue").pays == 1
    assert table.play("1 build agora_3_2 with blue").coins(1) == 3


@pytest.mark.rule("R38")
def test_resources_to_spare_bring_nothing() -> None:
    table = dice(crossed="1 warehouse", coins="4", forum="red axe")
    assert table.play("1 build west_attack_1 with red").coins(1) == 4


@pytest.mark.rule("R39", "M8")
def test_a_warehouse_box_does_not_pay_for_itself() -> None:
    table = dice(crossed="1 warehouse_stone", coins="4", forum="grey_1 textile")
    table.play("1 build warehouse_textile with grey_1")
    assert (table.coins(1), table.sheet(1).resources) == (3, 2)


@pytest.mark.rule("M8", "R37")
def test_a_warehouse_box_pays_for_what_is_crossed_after_it() -> None:
    table = dice(cities="alexandria", coins="4").play("1 wonder", "1 cross warehouse_textile")
    assert table.coins(1) == 1
    table.play("1 cross warehouse_glass")
    assert (table.coins(1), table.sheet(1).resources, table.asked) == (0, 2, "1 ready, 2 act")


@pytest.mark.rule("R40")
def test_a_free_colour_costs_nothing_in_any_quarter() -> None:
    table = dice(crossed="1 market_camel_blue", coins="0 2", forum="blue mask 3")
    assert table.play("1 build agora_1_1 with blue").coins(1) == 0
    assert table.refused("2 build agora_1_1 with blue") == "R40"


@pytest.mark.rule("R40")
@pytest.mark.parametrize(
    ("field", "die"), [("university_tablet_1", "red shield 3"), ("university_gear_2", "yellow coin7 3")]
)
def test_other_colours_can_be_free(field: str, die: str) -> None:
    name = die.split()[0]
    assert {price.die: price.price for price in dice(forum=die).view(1).prices}[name] == 3
    table = dice(crossed=f"1 {field}", forum=die)
    assert {price.die: price.price for price in table.view(1).prices}[name] == 0


@pytest.mark.rule("R40", "T13")
def test_a_discount_makes_a_die_cheaper() -> None:
    table = dice(coins="2", forum="blue mask 3")
    assert table.builds("blue") == set()
    assert table.refused("1 build agora_1_1 with blue") == "R40"
    table = dice(crossed="1 market_camel_all", coins="2", forum="blue mask 3")
    assert table.play("1 build agora_1_1 with blue").coins(1) == 0


@pytest.mark.rule("R40")
def test_a_discount_never_brings_coins() -> None:
    table = dice(crossed="1 market_camel_all", forum="blue mask 0")
    assert table.play("1 build agora_1_1 with blue").coins(1) == 7


@pytest.mark.rule("M15")
def test_discounts_add_up() -> None:
    table = dice(
        cities="alexandria", crossed="1 wonder_1 wonder_2 market_camel_all", forum="blue mask 3, red axe 1"
    )
    assert {price.die: price.price for price in table.view(1).prices}["red"] == 0
    assert table.play("1 build agora_1_1 with blue").coins(1) == 6


@pytest.mark.rule("R41")
def test_coins_are_paid_at_once() -> None:
    table = dice(cities="giza", crossed="1 wonder_1", coins="3", forum="red axe, blue fountain")
    assert table.builds("red") == {"west_attack_1"}
    table.play("1 wonder")
    assert (table.asked, table.coins(1)) == ("1 extra, 2 act", 0)
    assert table.builds("red") == table.builds("blue") == set()


@pytest.mark.rule("R42", "R43", "M13", "T20")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (31, 34), (34, 35), (35, 35)])
def test_coins_beyond_thirty_five_are_lost(before: int, after: int) -> None:
    assert dice(coins=f"{before}").play("1 pass").coins(1) == after


@pytest.mark.rule("R42", "R43")
def test_coins_are_used_again() -> None:
    table = dice(coins="35", forum="red axe 3").play("1 build west_attack_1 with red")
    assert table.coins(1) == 31
    table.end_turn().play("1 pass").end_turn().play("1 pass")
    assert table.coins(1) == 35


@pytest.mark.rule("R42")
def test_coins_are_circled_until_none_is_left_and_then_spent_ones_are_wiped() -> None:
    """Seven are circled to begin with; of what was paid the circles stay, until coins come in beyond them."""
    table = dice(coins="32", forum="red axe 3").play("1 build west_attack_1 with red").end_turn()
    assert (table.coins(1), table.sheet(1).circled) == (28, 32)
    table.play("1 pass").end_turn()
    assert (table.coins(1), table.sheet(1).circled) == (31, 35), "all are circled, four of them spent"
    table.play("1 pass").end_turn()
    assert (table.coins(1), table.sheet(1).circled) == (34, 35), "three of those are wiped, one is left"


@pytest.mark.rule("R42", "R44")
def test_income_of_a_die_is_circled() -> None:
    table = dice(crossed="1 university_gear_1", coins="7", forum="green compass 3")
    table.play("1 build university_compass_1 with green")
    assert (table.coins(1), table.sheet(1).circled) == (7 + 2 - 3 - 2, 9)


@pytest.mark.rule("R43", "R67")
def test_coins_are_paid_before_others_come_in() -> None:
    table = dice(coins="30", forum="yellow coin7 3").play("1 build market_coin with yellow")
    assert table.coins(1) == 30 - 3 - 1 + 7


@pytest.mark.rule("R44", "M9")
def test_income_of_a_die_pays_that_very_build() -> None:
    table = dice(crossed="1 university_gear_1", coins="0 0", forum="green compass 0")
    assert table.builds("green", 2) == set()
    assert table.play("1 build university_compass_1 with green").coins(1) == 0
    table = dice(crossed="1 university_gear_1", coins="0", forum="green compass 1")
    assert table.refused("1 build university_compass_1 with green") == "R28"


@pytest.mark.rule("R44", "R43", "M9", "M13")
def test_income_comes_before_paying_and_does_not_go_beyond_thirty_five() -> None:
    table = dice(crossed="1 university_gear_1", coins="34", forum="green compass 3")
    assert table.detail(1, "build university_compass_1 with green").income == 1
    assert table.play("1 build university_compass_1 with green").coins(1) == 35 - 3 - 2


@pytest.mark.rule("R44")
def test_income_is_for_the_die_of_the_city() -> None:
    """The first compass box: Babylon's blue die, Ephesus' red one."""
    table = dice(
        cities="babylon ephesus",
        crossed="1 university_compass_1, 2 university_compass_1",
        forum="blue mask 1, red axe 1",
    )
    assert table.sheet(1).income == {"blue": 2}
    assert table.sheet(2).income == {"red": 2}
    table.play("1 build agora_1_1 with blue", "2 build agora_1_1 with blue")
    assert (table.coins(1), table.coins(2)) == (7 + 2 - 1, 7 - 1)


@pytest.mark.rule("R45", "R91")
def test_income_comes_with_a_free_build() -> None:
    table = dice(cities="olympia", crossed="1 university_gear_1", coins="1", forum="green compass 3")
    table.play("1 wonder", "1 build university_compass_1 with green")
    assert table.coins(1) == 0


@pytest.mark.rule("R45", "R92")
def test_income_comes_with_an_extra_action() -> None:
    table = dice(cities="giza", crossed="1 wonder_1 university_gear_1", coins="3", forum="green compass")
    table.play("1 wonder", "1 build university_compass_1 with green")
    assert table.coins(1) == 0


@pytest.mark.rule("R45", "R86")
def test_income_does_not_come_with_a_crossed_box() -> None:
    table = dice(cities="babylon", crossed="1 university_gear_1", coins="4", forum="green gear")
    table.play("1 wonder", "1 cross university_compass_1")
    assert table.coins(1) == 4 - 1 - 2


@pytest.mark.rule("R44")
def test_income_of_a_box_does_not_pay_for_the_box() -> None:
    table = dice(coins="0", forum="green gear 1")
    assert table.builds("green") == set()
    table = dice(coins="1", forum="green gear 1").play("1 build university_gear_1 with green")
    assert table.coins(1) == 0
