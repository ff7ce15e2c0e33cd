"""R98-R103: the last turn, the score sheet and who wins."""

from __future__ import annotations

import pytest

from tests.dice.table import Table, dice, rest

ALMOST_WEST = rest("barracks_west", "west_defence_2")


def third_bonus(table: Table, *seats: int) -> Table:
    """Seats with two bonuses complete the West Barracks and use the third, 7 coins."""
    for seat in seats:
        table.play(f"{seat} build west_defence_2 with red", f"{seat} bonus coins")
    return table


def result(table: Table) -> tuple[str, list[int]]:
    ended = table.view().result
    assert ended, "the game goes on"
    return ended.ending, [seat + 1 for seat in ended.winners]


@pytest.mark.rule("R98", "T23")
def test_after_the_third_bonus_one_more_turn_is_played() -> None:
    table = dice(crossed=f"1 {ALMOST_WEST}", bonuses="1 action cross", forum="red shield", turn=18)
    third_bonus(table, 1)
    assert (table.asked, table.view().turn, table.view().final) == ("1 ready, 2 act", 18, False)
    table.end_turn()
    assert (table.asked, table.view().turn, table.view().final) == ("1 act, 2 act", 19, True)
    table.end_turn()
    assert table.match.over
    assert table.view().turn == 19
    assert result(table) == ("points", [1])


@pytest.mark.rule("R98")
def test_two_bonuses_end_nothing() -> None:
    table = dice(crossed=f"1 {ALMOST_WEST}", bonuses="1 action", forum="red shield")
    third_bonus(table, 1).end_turn().end_turn()
    assert table.asked == "1 act, 2 act"
    assert not table.view().final


@pytest.mark.rule("R98")
def test_a_third_building_without_a_third_bonus_ends_nothing() -> None:
    """A Warehouse is complete, and brings none."""
    table = dice(
        crossed=f"1 barracks_west barracks_east {rest('warehouse', 'warehouse_stone')}",
        bonuses="1 coins cross",
    )
    table.play("1 build warehouse_stone with grey_1").end_turn()
    assert not table.view().final


@pytest.mark.rule("R99")
def test_several_who_have_all_bonuses_give_one_more_turn() -> None:
    crossed = f"1 {ALMOST_WEST}, 2 {ALMOST_WEST}"
    bonuses = "1 action cross, 2 action cross"
    table = third_bonus(dice(crossed=crossed, bonuses=bonuses, forum="red shield"), 1, 2)
    assert table.end_turn().asked == "1 act, 2 act"
    assert table.end_turn().match.over


@pytest.mark.rule("M17", "R99")
def test_a_bonus_may_be_used_in_the_last_turn_and_adds_none() -> None:
    table = dice(
        crossed=f"1 barracks_east, 2 {ALMOST_WEST}",
        bonuses="1 action cross coins, 2 action cross",
        forum="red shield",
        final=True,
    )
    third_bonus(table, 2)
    assert table.coins(2) == 7 - 2 + 7
    assert table.end_turn().match.over


@pytest.mark.rule("R98")
def test_a_game_that_nobody_finishes_ends_after_turn_sixty() -> None:
    table = dice(turn=59).end_turn()
    assert (table.view().turn, table.match.over) == (60, False)
    assert table.end_turn().match.over


@pytest.mark.rule("R100")
def test_rows() -> None:
    assert list(dice().known(1).points) == [
        "wonder",
        "barracks_west",
        "barracks_east",
        "agora",
        "market",
        "university",
        "courthouse",
        "gallery",
    ]


@pytest.mark.rule("R101")
def test_points_stand_in_the_row_of_the_box_that_gave_them() -> None:
    crossed = (
        "1 warehouse_stone warehouse_wood market_chest_warehouse wonder_1 wonder_2 wonder_3 "
        "university_gear_1 west_attack_1 east_attack_1 agora_3_1 courthouse_1 gallery_red gallery_laurel_1"
    )
    table = dice(cities="babylon", crossed=crossed)
    assert table.points(1) == {
        "wonder": 1,  # a University box
        "barracks_west": 3,
        "barracks_east": 3,
        "agora": 3,
        "market": 2,  # Warehouse boxes
        "courthouse": 5,
        "gallery": 2,
    }


@pytest.mark.rule("R102")
def test_coins_and_resources_score_nothing() -> None:
    table = dice(crossed="1 warehouse, 2 agora_1_1", coins="35 0", final=True)
    assert table.points(1) == {}
    assert result(table.end_turn()) == ("points", [2])


@pytest.mark.rule("R103")
def test_most_points_win() -> None:
    table = dice(seats=3, points="59 61 60", coins="20 0 20", final=True).end_turn()
    assert result(table) == ("points", [2])
    assert table.position.returns() == [0.0, 1.0, 0.0]


@pytest.mark.rule("R103", "T12")
def test_of_equal_points_most_coins_win() -> None:
    table = dice(points="60 60", coins="1 3", forum="red shield", final=True)
    table.play("2 build west_defence_1 with red").end_turn()
    assert (table.coins(1), table.coins(2)) == (4, 2)
    assert result(table) == ("coins", [1])
    assert table.position.returns() == [1.0, 0.0]


@pytest.mark.rule("R103", "T12")
def test_of_equal_points_and_coins_the_victory_is_shared() -> None:
    table = dice(seats=3, points="60 59 60", coins="0 9 0", final=True).end_turn()
    assert (table.coins(1), table.coins(3)) == (3, 3)
    assert result(table) == ("shared", [1, 3])
    assert table.position.returns() == [0.5, 0.0, 0.5]


@pytest.mark.rule("R68", "R103")
def test_what_counts_boxes_counts_those_of_the_last_turn() -> None:
    table = dice(crossed="1 market_chest_warehouse", forum="grey_1 stone", final=True)
    table.play("1 build warehouse_stone with grey_1").end_turn()
    assert table.points(1) == {"market": 1}
    assert result(table) == ("points", [1])


@pytest.mark.rule("R65", "R98")
def test_an_agora_completed_in_the_last_turn_scores_more() -> None:
    table = dice(crossed=f"1 {rest('agora', 'agora_1_2')}", forum="blue mask", final=True)
    table.play("1 build agora_1_2 with blue", "1 bonus coins").end_turn()
    assert (table.points(1), table.match.over) == ({"agora": 36}, True)
