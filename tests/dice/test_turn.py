"""R25-R35: what a turn is, and the three actions."""

from __future__ import annotations

import pytest

from tests.dice.table import BOX, dice, rest

UNLOCKED = "university_compass_1 university_compass_2 university_compass_3"  # black, in Alexandria


@pytest.mark.rule("R25")
def test_all_act_then_the_turn_ends_and_the_dice_are_thrown() -> None:
    table = dice(seats=3, turn=4)
    assert table.asked == "1 act, 2 act, 3 act"
    table.play("2 pass", "2 ready", "1 pass", "3 pass", "3 ready")
    assert (table.asked, table.view().turn) == ("1 ready", 4)
    table.throw("1 ready")
    assert (table.asked, table.view().turn) == ("1 act, 2 act, 3 act", 5)


@pytest.mark.rule("R26")
@pytest.mark.parametrize("action", ["build warehouse_stone with grey_1", "wonder", "pass"])
def test_exactly_one_action(action: str) -> None:
    table = dice(cities="ephesus")
    assert table.asked == "1 act, 2 act"
    table.play(f"1 {action}")
    assert table.asked == "1 ready, 2 act"
    assert table.moves(1) == {"ready"}
    assert table.refused("1 pass") == "R25"


@pytest.mark.rule("R26")
def test_nobody_is_ready_without_an_action() -> None:
    assert dice().refused("1 ready") == "R26"


@pytest.mark.rule("R27")
def test_a_build_pays_for_die_and_box_and_crosses_it() -> None:
    table = dice(forum="red axe 2").play("1 build west_attack_1 with red")
    assert table.coins(1) == 7 - 2 - 1
    assert table.sheet(1).crossed == ["west_attack_1"]
    assert table.points(1) == {"barracks_west": 3}


@pytest.mark.rule("R28")
def test_both_costs_must_be_paid_in_full() -> None:
    table = dice(coins="2 3", forum="red axe 2")
    assert table.refused("1 build west_attack_1 with red") == "R28"
    assert table.builds("red", 1) == set()
    assert table.play("2 build west_attack_1 with red").coins(2) == 0


@pytest.mark.rule("R29")
def test_arrows_are_followed() -> None:
    table = dice(crossed="2 agora_1_1", forum="blue mask")
    assert table.builds("blue", 1) == {"agora_1_1"}
    assert table.refused("1 build agora_1_2 with blue") == "R29"
    assert table.builds("blue", 2) == {"agora_1_2"}
    assert table.refused("2 build agora_1_1 with blue") == "R29"


@pytest.mark.rule("R30")
def test_the_face_must_be_among_the_symbols() -> None:
    table = dice(forum="red sword, yellow camel")
    assert table.builds("red") == {"east_attack_1"}
    assert table.builds("yellow") == {"market_camel_all", "market_camel_blue"}
    assert table.refused("1 build west_attack_1 with red") == "R30"
    assert table.refused("1 build east_attack_1 with yellow") == "R30"


@pytest.mark.rule("R31", "R83")
@pytest.mark.parametrize(
    ("face", "fields"),
    [
        ("spy_grey", rest("warehouse")),
        ("spy_red", "west_attack_1 west_defence_1 east_attack_1 east_defence_1"),
        ("spy_blue", "agora_1_2 agora_2_1 agora_3_1"),
        ("spy_yellow", rest("market")),
        ("spy_green", "university_tablet_1 university_gear_1"),
        (
            "spy_any",
            "west_attack_1 west_defence_1 east_attack_1 east_defence_1 agora_1_2 agora_2_1 agora_3_1 "
            f"university_tablet_1 university_gear_1 {rest('market')}",
        ),
    ],
)
def test_the_black_die_crosses_any_open_box_of_its_buildings(face: str, fields: str) -> None:
    table = dice(crossed=f"1 {UNLOCKED} agora_1_1", forum=f"black {face}")
    assert table.builds("black") == set(fields.split())


@pytest.mark.rule("R32")
@pytest.mark.parametrize("die", ["black", "white", "purple"])
def test_a_special_die_is_for_those_who_unlocked_it(die: str) -> None:
    table = dice(
        crossed=f"1 {rest('university')}",
        forum="black spy_red, white leader_red, purple compare_university",
    )
    assert table.builds(die, 1)
    assert table.builds(die, 2) == set()
    field = {"black": "west_attack_1", "white": "gallery_red", "purple": "courthouse_1"}[die]
    assert table.refused(f"1 build {field} with {die}") is None
    assert table.refused(f"2 build {field} with {die}") == "R32"


@pytest.mark.rule("R32", "R24")
def test_a_die_beside_the_forum_cannot_be_chosen() -> None:
    assert dice().refused("1 build west_attack_1 with black") == "R24"


@pytest.mark.rule("R33", "R84")
def test_the_wonder_needs_no_die() -> None:
    dear = ", ".join(f"{BOX.dice[die]} {BOX.symbols[BOX.faces[die][0]]} 3" for die in BOX.first_dice)
    table = dice(cities="rhodes", crossed="1 wonder_1 wonder_2", coins="5", forum=dear)
    table.play("1 wonder")
    assert table.sheet(1).crossed == ["wonder_1", "wonder_2", "wonder_3"]
    assert table.coins(1) == 0


@pytest.mark.rule("R33", "R84")
def test_stages_go_from_left_to_right_and_end() -> None:
    table = dice(cities="ephesus")
    for stages in (1, 2, 3):
        table.play("1 wonder")
        assert table.sheet(1).crossed == [f"wonder_{number}" for number in range(1, stages + 1)]
        if stages < 3:
            table.end_turn()
    table.play("1 bonus coins").end_turn()
    assert "wonder" not in table.moves(1)
    assert table.refused("1 wonder") == "R84"


@pytest.mark.rule("R33")
def test_a_stage_must_be_paid_for() -> None:
    table = dice(cities="ephesus", coins="0 1")
    assert "wonder" not in table.moves(1)
    assert table.refused("1 wonder") == "R33"
    assert "wonder" in table.moves(2)


@pytest.mark.rule("R34")
def test_a_pass_brings_three_coins() -> None:
    assert dice(coins="0 8").play("1 pass").coins(1) == 3
    assert dice(coins="0 8").play("2 pass").coins(2) == 11


@pytest.mark.rule("R35")
def test_passing_is_always_legal() -> None:
    everything = " ".join(BOX.buildings)
    assert dice(crossed=f"1 {everything}").moves(1) == {"pass"}
    assert "pass" in dice().moves(1)
    assert "pass" in dice(coins="0").moves(1)


@pytest.mark.rule("M11", "R48")
def test_a_die_is_not_chosen_for_nothing() -> None:
    table = dice(crossed="1 warehouse_stone", forum="grey_1 stone, grey_2 wood")
    assert table.builds("grey_1") == set()
    assert table.refused("1 build warehouse_stone with grey_1") == "R29"
    assert table.builds("grey_2") == {"warehouse_wood"}
