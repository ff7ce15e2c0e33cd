"""R86-R97: crossing by effects, free builds, extra actions, and what a complete building brings."""

from __future__ import annotations

import pytest

from tests.dice.table import BOX, dice, rest
from tijdperk.games.dice.engine.tables import CROSS, Effect

RED = {"west_attack_1", "west_defence_1", "east_attack_1", "east_defence_1"}
FOUR_COLOURS = {
    *RED,
    *rest("market").split(),
    *("agora_1_1", "agora_2_1", "agora_3_1"),
    *("university_compass_1", "university_tablet_1", "university_gear_1"),
}
ALMOST_WEST = rest("barracks_west", "west_defence_2")
ALMOST_EAST = rest("barracks_east", "east_defence_2")
WHITE = " ".join(f"university_compass_{number}" for number in (1, 2, 3))  # in Giza and Ephesus


def crossing(fields: set[str]) -> set[str]:
    return {f"cross {field}" for field in fields} | {"skip"}


# ---- crossing


@pytest.mark.rule("R86", "R89")
def test_a_cross_effect_needs_no_die_and_pays_the_cost() -> None:
    table = dice(cities="halicarnassus", forum="blue owl 3").play("1 wonder")
    assert table.asked == "1 cross, 2 act"
    assert table.moves(1) == crossing(FOUR_COLOURS)
    table.play("1 cross agora_2_1")
    assert (table.coins(1), table.points(1), table.asked) == (7 - 1 - 1, {"agora": 2}, "1 ready, 2 act")


@pytest.mark.rule("R86", "R29")
def test_a_cross_effect_follows_the_arrows_and_offers_what_can_be_paid() -> None:
    table = dice(cities="halicarnassus", crossed="1 agora_2_1", coins="2").play("1 wonder")
    assert table.coins(1) == 1
    assert table.moves(1) == crossing(
        {*RED, "market_coin", "market_camel_blue", "agora_1_1", "agora_3_1", "university_gear_1"}
    )
    assert table.refused("1 cross agora_2_3") == "R29"
    assert table.refused("1 cross agora_2_2") == "R28"
    assert table.refused("1 cross warehouse_stone") == "R86"


@pytest.mark.rule("R87", "M10")
def test_a_cross_effect_may_be_left() -> None:
    table = dice(cities="halicarnassus").play("1 wonder", "1 skip")
    assert (table.coins(1), table.sheet(1).crossed, table.asked) == (6, ["wonder_1"], "1 ready, 2 act")


@pytest.mark.rule("R87", "M10")
def test_a_cross_effect_is_lost_when_nothing_can_be_paid() -> None:
    assert dice(cities="rhodes", coins="1").play("1 wonder").asked == "1 ready, 2 act"
    assert dice(cities="rhodes", coins="2").play("1 wonder").asked == "1 cross, 2 act"
    table = dice(cities="alexandria", crossed="1 warehouse").play("1 wonder")
    assert table.asked == "1 ready, 2 act"


@pytest.mark.rule("R88")
def test_effects_chain() -> None:
    table = dice(cities="babylon", crossed="1 university_tablet_1 university_compass_1", coins="30")
    table.play("1 wonder", "1 cross university_tablet_2", "1 cross university_compass_2")
    assert table.moves(1) == crossing(set(rest("warehouse").split()))
    table.play("1 cross warehouse_stone")
    assert (table.coins(1), table.asked) == (30 - 1 - 4 - 3, "1 ready, 2 act")


@pytest.mark.rule("R88")
def test_what_a_crossed_box_does_comes_before_the_rest_of_the_effect() -> None:
    """A green leader crosses two boxes; the first lets a blue one be crossed in between."""
    table = dice(
        cities="giza", crossed=f"1 {WHITE} university_tablet_1", coins="30", forum="white leader_green"
    )
    table.play("1 build gallery_green with white", "1 cross university_tablet_2")
    assert "cross agora_1_1" in table.moves(1)
    table.play("1 cross agora_1_1")
    assert table.moves(1) == crossing({"university_tablet_3", "university_gear_1"})


@pytest.mark.rule("R89")
def test_no_effect_reaches_gallery_court_or_wonder() -> None:
    effects: list[Effect] = [*BOX.bonus_effect]
    for city in BOX.effects:
        for field in city:
            effects += field
    kept_out = sum(1 << BOX.buildings.index(name) for name in ("gallery", "courthouse", "wonder"))
    reached = [effect.a for effect in effects if effect.kind == CROSS]
    assert len(reached) > 20
    assert not any(buildings & kept_out for buildings in reached)


@pytest.mark.rule("R90", "R53")
def test_a_red_box_crossed_by_an_effect_may_be_any() -> None:
    table = dice(cities="rhodes", crossed="2 east_defence_1", forum="red sword").play("1 wonder")
    assert table.moves(1) == crossing(RED)
    table.play("1 cross west_attack_1")
    assert table.points(1) == {"barracks_west": 2}


@pytest.mark.rule("R85", "R75")
def test_rhodes_crosses_red_boxes_twice_by_its_second_stage() -> None:
    table = dice(cities="rhodes", crossed="1 wonder_1", coins="20")
    table.play("1 wonder", "1 cross east_defence_1", "1 cross west_defence_1")
    assert table.asked == "1 ready, 2 act"


# ---- free builds and extra actions


@pytest.mark.rule("R91")
def test_a_free_build_costs_no_die_and_the_box_as_usual() -> None:
    table = dice(cities="olympia", coins="4", forum="red sword 3, blue owl 3").play("1 wonder")
    assert table.asked == "1 free_build, 2 act"
    assert table.builds("red") == {"east_attack_1"}
    assert table.builds("blue") == {"agora_3_1"}
    assert not {"wonder", "pass"} & table.moves(1)
    table.play("1 build east_attack_1 with red")
    assert (table.coins(1), table.asked) == (4 - 1 - 1, "1 ready, 2 act")


@pytest.mark.rule("R91", "M10")
def test_a_free_build_may_be_left_and_is_lost_when_there_is_none() -> None:
    table = dice(cities="olympia").play("1 wonder", "1 skip")
    assert (table.coins(1), table.asked) == (6, "1 ready, 2 act")
    dear = "grey_1 glass, grey_2 glass, grey_3 textile, blue owl, red axe, yellow camel, green compass"
    assert dice(cities="olympia", coins="1", forum=dear).play("1 wonder").asked == "1 ready, 2 act"


@pytest.mark.rule("R91", "R32")
def test_a_free_build_does_not_unlock_a_die() -> None:
    table = dice(cities="olympia giza", crossed=f"2 {WHITE}", forum="white leader_red").play("1 wonder")
    assert table.builds("white") == set()


@pytest.mark.rule("R92")
@pytest.mark.parametrize(
    ("move", "coins"),
    [("pass", 4 + 3), ("build agora_1_1 with blue", 4 - 2), ("build market_coin with yellow", 10)],
)
def test_an_extra_action_is_any_action(move: str, coins: int) -> None:
    table = dice(cities="giza", crossed="1 wonder_1", forum="blue mask 2, yellow coin7").play("1 wonder")
    assert table.asked == "1 extra, 2 act"
    table.play(f"1 {move}")
    assert (table.coins(1), table.asked) == (coins, "1 ready, 2 act")


@pytest.mark.rule("R92")
def test_an_extra_action_may_be_the_next_stage() -> None:
    table = dice(cities="giza", crossed="1 wonder_1", coins="20").play("1 wonder", "1 wonder")
    assert table.sheet(1).counts["wonder"] == 3
    assert table.asked == "1 bonus, 2 act"


@pytest.mark.rule("R92", "R93")
def test_the_same_die_may_be_chosen_again_and_is_paid_again() -> None:
    table = dice(crossed=f"1 {ALMOST_WEST}", forum="red shield 1")
    table.play("1 build west_defence_2 with red", "1 bonus action", "1 build east_defence_1 with red")
    assert table.coins(1) == 7 - (1 + 2) - (1 + 1)


@pytest.mark.rule("M6")
@pytest.mark.parametrize("is_in", [True, False])
def test_a_die_unlocked_this_turn_is_chosen_this_turn_if_it_is_there(is_in: bool) -> None:
    others = f", 2 {WHITE}" if is_in else ""
    table = dice(
        cities="giza ephesus",
        crossed=f"1 {rest('university', 'university_compass_3')}{others}",
        coins="20",
        forum="green compass" + (", white leader_laurel" if is_in else ""),
    )
    assert ("white" in table.forum) == is_in
    table.play("1 build university_compass_3 with green", "1 bonus action")
    assert "white" in table.sheet(1).unlocked
    assert table.builds("white") == ({"gallery_laurel_1"} if is_in else set())


# ---- complete buildings


@pytest.mark.rule("R93", "R94")
def test_the_last_box_of_a_building_brings_a_bonus_at_once() -> None:
    table = dice(crossed=f"1 {ALMOST_WEST}", forum="red shield").play("1 build west_defence_2 with red")
    assert table.asked == "1 bonus, 2 act"
    assert table.moves(1) == {"bonus action", "bonus cross", "bonus coins"}
    table.play("1 bonus coins")
    assert (table.coins(1), table.sheet(1).bonuses) == (7 - 2 + 7, ["coins"])
    assert table.asked == "1 ready, 2 act"


@pytest.mark.rule("R93")
@pytest.mark.parametrize(
    ("building", "last", "other", "forum"),
    [
        ("barracks_west", "west_attack_3", "west_defence_2", "red axe"),
        ("barracks_east", "east_attack_3", "east_defence_2", "red sword"),
        ("agora", "agora_1_2", "agora_3_3", "blue mask"),
        ("market", "market_coin", "market_chest_wonder", "yellow coin7"),
        ("university", "university_compass_3", "university_gear_3", "green compass"),
        ("gallery", "gallery_laurel_2", "gallery_red", "white leader_laurel"),
    ],
)
def test_a_building_brings_a_bonus_when_it_is_complete(
    building: str, last: str, other: str, forum: str
) -> None:
    learnt = "" if building == "university" else rest("university")
    for missing, asked in ((last, "bonus"), (f"{last} {other}", "ready")):
        table = dice(crossed=f"1 {learnt} {rest(building, *missing.split())}", coins="20", forum=forum)
        table.play(f"1 build {last} with {forum.split()[0]}")
        assert table.asked == f"1 {asked}, 2 act"


@pytest.mark.rule("R94")
def test_the_three_bonuses() -> None:
    def completed(bonus: str) -> tuple[str, set[str], int]:
        table = dice(crossed=f"1 {ALMOST_WEST}", coins="9", forum="red shield")
        table.play("1 build west_defence_2 with red", f"1 bonus {bonus}")
        return table.asked, table.moves(1), table.coins(1)

    asked, moves, coins = completed("action")
    assert (asked, coins) == ("1 extra, 2 act", 7)
    assert {"pass", "wonder"} <= moves
    asked, moves, coins = completed("cross")
    west = {"west_attack_1", "west_defence_1"}
    assert (asked, moves, coins) == ("1 cross, 2 act", crossing(FOUR_COLOURS - west), 7)
    asked, moves, coins = completed("coins")
    assert (asked, moves, coins) == ("1 ready, 2 act", {"ready"}, 14)


@pytest.mark.rule("R94", "R87")
def test_a_bonus_to_cross_is_one_box() -> None:
    table = dice(crossed=f"1 {ALMOST_WEST}", forum="red shield")
    table.play("1 build west_defence_2 with red", "1 bonus cross", "1 cross agora_1_1")
    assert table.asked == "1 ready, 2 act"


@pytest.mark.rule("R95")
def test_each_bonus_once() -> None:
    table = dice(crossed=f"1 {ALMOST_WEST}", bonuses="1 coins", forum="red shield")
    table.play("1 build west_defence_2 with red")
    assert table.moves(1) == {"bonus action", "bonus cross"}
    assert table.refused("1 bonus coins") == "R95"
    table = dice(crossed=f"1 {ALMOST_WEST}", bonuses="1 coins action", forum="red shield")
    assert table.play("1 build west_defence_2 with red").moves(1) == {"bonus cross"}


@pytest.mark.rule("R95")
def test_a_fourth_building_brings_nothing() -> None:
    table = dice(crossed=f"1 {ALMOST_WEST}", bonuses="1 coins action cross", forum="red shield")
    table.play("1 build west_defence_2 with red")
    assert (table.coins(1), table.asked) == (5, "1 ready, 2 act")


@pytest.mark.rule("R93", "R88")
def test_a_box_does_what_it_does_before_its_building_brings_a_bonus() -> None:
    crossed = f"1 {rest('university')} {rest('gallery', 'gallery_blue')}"
    table = dice(crossed=crossed, coins="20", forum="white leader_blue")
    table.play("1 build gallery_blue with white")
    assert table.asked == "1 cross, 2 act"
    assert table.play("1 cross agora_1_1", "1 skip").asked == "1 bonus, 2 act"


@pytest.mark.rule("R93", "R95")
def test_two_buildings_completed_in_one_turn_bring_two_bonuses() -> None:
    table = dice(crossed=f"1 {ALMOST_WEST} {ALMOST_EAST}", coins="20", forum="red shield")
    table.play("1 build west_defence_2 with red", "1 bonus cross", "1 cross east_defence_2")
    assert table.asked == "1 bonus, 2 act"
    assert table.moves(1) == {"bonus action", "bonus coins"}


@pytest.mark.rule("R96", "M4")
def test_the_barracks_are_two_buildings() -> None:
    table = dice(crossed=f"1 {ALMOST_WEST} {ALMOST_EAST}", coins="20", forum="red shield")
    table.play("1 build west_defence_2 with red", "1 bonus coins").end_turn("red shield")
    table.play("1 build east_defence_2 with red")
    assert table.asked == "1 bonus, 2 act"


@pytest.mark.rule("M4")
def test_the_barracks_may_be_one_building() -> None:
    table = dice(crossed=f"1 {ALMOST_WEST} {ALMOST_EAST}", coins="20", forum="red shield", barracks="one")
    table.play("1 build west_defence_2 with red")
    assert table.asked == "1 ready, 2 act"
    table.end_turn("red shield").play("1 build east_defence_2 with red")
    assert table.asked == "1 bonus, 2 act"
    assert table.play("1 bonus coins").asked == "1 ready, 2 act"


@pytest.mark.rule("R97", "M3")
@pytest.mark.parametrize(("wonder", "asked"), [("building", "bonus"), ("apart", "ready")])
def test_a_finished_wonder_brings_a_bonus_unless_it_is_apart(wonder: str, asked: str) -> None:
    table = dice(cities="rhodes", crossed="1 wonder_1 wonder_2", wonder=wonder).play("1 wonder")
    assert table.asked == f"1 {asked}, 2 act"
