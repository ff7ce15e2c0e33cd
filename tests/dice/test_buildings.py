"""R46-R49 and R61-R73: Warehouse, Agora, Market and University; the special dice come in."""

from __future__ import annotations

import pytest

from tests.dice.table import Table, dice, rest

LINES = {
    "mask scales": [("agora_1_1", 0, 2), ("agora_1_2", 2, 4)],
    "fountain temple": [("agora_2_1", 1, 2), ("agora_2_2", 2, 4), ("agora_2_3", 4, 6)],
    "owl caduceus": [("agora_3_1", 1, 3), ("agora_3_2", 3, 5), ("agora_3_3", 4, 7)],
}
UNIVERSITY = {"compass": [2, 3, 4], "tablet": [3, 4, 5], "gear": [0, 3, 6]}


def line(track: str, boxes: int = 3) -> str:
    """The first boxes of a line of the University."""
    return " ".join(f"university_{track}_{number}" for number in range(1, boxes + 1))


# ---- Warehouse


@pytest.mark.rule("R46")
@pytest.mark.parametrize("resource", ["stone", "wood", "brick", "textile", "glass", "papyrus"])
def test_resources_come_in_any_order(resource: str) -> None:
    die = {"textile": "grey_3", "papyrus": "grey_3"}.get(resource, "grey_1")
    for others in ("", rest("warehouse", f"warehouse_{resource}")):
        table = dice(crossed=f"1 {others}", forum=f"{die} {resource}")
        before = table.sheet(1).resources
        table.play(f"1 build warehouse_{resource} with {die}")
        assert table.sheet(1).resources == before + 1


@pytest.mark.rule("R47")
def test_rare_resources_cost_two() -> None:
    table = dice(cities="alexandria", crossed=f"1 {line('compass')}", forum="black spy_grey")
    paid = {field: table.detail(1, f"build {field} with black").pays for field in table.builds("black")}
    common = {"warehouse_stone": 0, "warehouse_wood": 0, "warehouse_brick": 0}
    assert paid == {**common, "warehouse_textile": 2, "warehouse_glass": 2, "warehouse_papyrus": 2}


@pytest.mark.rule("R48")
def test_a_grey_die_is_of_no_use_for_a_resource_one_has() -> None:
    table = dice(crossed="1 warehouse_glass", forum="grey_1 glass, grey_2 glass")
    assert table.builds("grey_1", 1) == table.builds("grey_2", 1) == set()
    assert table.builds("grey_1", 2) == table.builds("grey_2", 2) == {"warehouse_glass"}


@pytest.mark.rule("R49")
def test_a_complete_warehouse_brings_no_bonus() -> None:
    table = dice(crossed=f"1 {rest('warehouse', 'warehouse_stone')}", forum="grey_1 stone")
    table.play("1 build warehouse_stone with grey_1")
    assert (table.sheet(1).resources, table.asked) == (6, "1 ready, 2 act")


# ---- Agora


@pytest.mark.rule("R61", "R62", "R63")
@pytest.mark.parametrize(("symbols", "boxes"), LINES.items())
def test_a_blue_face_points_at_the_next_box_of_its_line(
    symbols: str, boxes: list[tuple[str, int, int]]
) -> None:
    names = [name for name, _, _ in boxes]
    for symbol in symbols.split():
        for done, name in enumerate(names):
            table = dice(crossed=f"1 {' '.join(names[:done])}", forum=f"blue {symbol}")
            assert table.builds("blue") == {name}
        assert dice(crossed=f"1 {' '.join(names)}", forum=f"blue {symbol}").builds("blue") == set()


@pytest.mark.rule("R64", "R62")
@pytest.mark.parametrize(("symbols", "boxes"), LINES.items())
def test_agora_boxes(symbols: str, boxes: list[tuple[str, int, int]]) -> None:
    face = symbols.split()[0]
    table = dice(coins="20", forum=f"blue {face}")
    total = 0
    for name, cost, points in boxes:
        assert table.detail(1, f"build {name} with blue").pays == cost
        total += points
        table.play(f"1 build {name} with blue")
        assert table.points(1) == {"agora": total}
        table.end_turn(f"blue {face}")


def finish_agora(table: Table, *seats: int) -> Table:
    for seat in seats:
        table.play(f"{seat} build agora_3_3 with blue", f"{seat} bonus coins")
    return table.end_turn("blue owl")


ALMOST = rest("agora", "agora_3_3")


@pytest.mark.rule("R65", "T9", "T16")
def test_the_first_to_complete_the_agora_scores_three_more() -> None:
    table = finish_agora(dice(crossed=f"1 {ALMOST}, 2 {ALMOST}", forum="blue owl"), 1)
    assert table.points(1) == {"agora": 33 + 3}
    finish_agora(table, 2)
    assert (table.points(1), table.points(2)) == ({"agora": 36}, {"agora": 33})


@pytest.mark.rule("R65")
def test_the_points_for_the_first_agora_are_settled_when_the_turn_is_over() -> None:
    table = dice(crossed=f"1 {ALMOST}", forum="blue owl")
    table.play("1 build agora_3_3 with blue", "1 bonus coins", "1 ready")
    assert table.points(1) == {"agora": 33}
    assert table.end_turn().points(1) == {"agora": 36}


@pytest.mark.rule("M2")
def test_those_who_complete_the_agora_together_both_score_more() -> None:
    table = dice(seats=3, crossed=f"1 {ALMOST}, 2 {ALMOST}, 3 {ALMOST}", forum="blue owl")
    finish_agora(finish_agora(table, 1, 3), 2)
    assert [table.points(seat)["agora"] for seat in (1, 2, 3)] == [36, 33, 36]


# ---- Market


@pytest.mark.rule("R66")
@pytest.mark.parametrize(
    ("face", "fields"),
    [
        ("camel", ["market_camel_all", "market_camel_blue"]),
        ("chest", ["market_chest_warehouse", "market_chest_university", "market_chest_wonder"]),
        ("coin7", ["market_coin"]),
    ],
)
def test_market_boxes_in_any_order(face: str, fields: list[str]) -> None:
    assert dice(forum=f"yellow {face}").builds("yellow") == set(fields)
    for first in fields:
        table = dice(crossed=f"1 {first}", forum=f"yellow {face}")
        assert table.builds("yellow") == set(fields) - {first}


@pytest.mark.rule("R67")
def test_market_boxes() -> None:
    paid = {}
    for face in ("camel", "chest", "coin7"):
        table = dice(forum=f"yellow {face}")
        for field in table.builds("yellow"):
            paid[field] = table.detail(1, f"build {field} with yellow").pays
    assert paid == {
        "market_coin": 1,
        "market_camel_all": 2,
        "market_camel_blue": 1,
        "market_chest_warehouse": 2,
        "market_chest_university": 3,
        "market_chest_wonder": 3,
    }


@pytest.mark.rule("R67")
def test_the_coin_and_the_camels() -> None:
    table = dice(forum="yellow coin7").play("1 build market_coin with yellow")
    assert (table.coins(1), table.points(1)) == (7 - 1 + 7, {})
    table = dice(forum="yellow camel").play("1 build market_camel_all with yellow")
    assert (table.sheet(1).discount, table.sheet(1).free) == (1, [])
    table = dice(forum="yellow camel").play("1 build market_camel_blue with yellow")
    assert (table.sheet(1).discount, table.sheet(1).free) == (0, ["blue"])


@pytest.mark.rule("R67", "R68")
def test_a_chest_counts_the_university() -> None:
    crossed = "1 university_gear_1 university_gear_2 university_compass_1"
    table = dice(crossed=crossed, forum="yellow chest").play("1 build market_chest_university with yellow")
    assert (table.coins(1), table.points(1)) == (7 - 3 + 3, {"market": 3})


@pytest.mark.rule("R68", "T14")
def test_a_chest_pays_coins_now_and_points_for_what_is_there_at_the_end() -> None:
    four = "1 warehouse_stone warehouse_wood warehouse_brick warehouse_textile"
    table = dice(crossed=four, forum="yellow chest").play("1 build market_chest_warehouse with yellow")
    assert table.coins(1) == 7 + 4
    table.end_turn("grey_1 glass").play("1 build warehouse_glass with grey_1")
    assert (table.coins(1), table.points(1)) == (11, {"market": 5})


@pytest.mark.rule("R68", "T15")
def test_a_chest_counts_the_stages_of_the_wonder_twice() -> None:
    table = dice(cities="ephesus", crossed="1 wonder_1", forum="yellow chest")
    table.play("1 build market_chest_wonder with yellow")
    assert table.coins(1) == 7 - 3 + 2
    assert table.points(1) == {"market": 2, "wonder": 2}
    table.end_turn().play("1 wonder").end_turn().play("1 wonder")
    assert table.points(1) == {"market": 6, "wonder": 2 + 4 + 6}


# ---- University


@pytest.mark.rule("R69")
@pytest.mark.parametrize(("track", "costs"), UNIVERSITY.items())
def test_university_boxes(track: str, costs: list[int]) -> None:
    for number, cost in enumerate(costs, 1):
        # Rhodes: the income of the first compass box is for the red die
        table = dice(cities="rhodes", crossed=f"1 {line(track, number - 1)}", forum=f"green {track}")
        assert table.builds("green") == {f"university_{track}_{number}"}
        assert table.detail(1, f"build university_{track}_{number} with green").resources == cost
    assert dice(crossed=f"1 {line(track)}", forum=f"green {track}").builds("green") == set()


@pytest.mark.rule("R69")
def test_what_the_other_university_boxes_do() -> None:
    table = dice(cities="rhodes", crossed="1 university_compass_1", forum="green compass")
    table.play("1 build university_compass_2 with green")
    assert table.asked == "1 cross, 2 act"
    assert table.moves(1) == {f"cross {field}" for field in rest("warehouse").split()} | {"skip"}
    table = dice(crossed="1 university_tablet_1", coins="20", forum="green tablet")
    table.play("1 build university_tablet_2 with green")
    assert table.moves(1) == {
        "skip",
        *(f"cross {field}" for field in rest("market").split()),
        *(f"cross agora_{number}_1" for number in (1, 2, 3)),
        *(f"cross {side}_{tables}_1" for side in ("west", "east") for tables in ("attack", "defence")),
        *(f"cross university_{tables}" for tables in ("compass_1", "tablet_3", "gear_1")),
    }


@pytest.mark.rule("R70")
@pytest.mark.parametrize(
    ("city", "dice_of_lines"),
    [
        ("alexandria", "black white purple"),
        ("babylon", "black purple white"),
        ("ephesus", "white black purple"),
        ("giza", "white purple black"),
        ("halicarnassus", "purple black white"),
        ("olympia", "purple white black"),
        ("rhodes", "black white purple"),
    ],
)
def test_the_last_box_of_a_line_unlocks_the_die_of_the_city(city: str, dice_of_lines: str) -> None:
    for track, die in zip(UNIVERSITY, dice_of_lines.split(), strict=True):
        table = dice(cities=city, crossed=f"1 {line(track, 2)}", forum=f"green {track}")
        assert table.sheet(1).unlocked == []
        table.play(f"1 build university_{track}_3 with green")
        assert table.sheet(1).unlocked == [die]
        assert die not in table.forum
        assert table.end_turn().asked == "1 grey"
        assert die not in table.forum
        table.throw("1 remove grey_1")
        assert table.forum == ["grey_2", "grey_3", "blue", "red", "yellow", "green", die]


@pytest.mark.rule("R70", "R71", "R32", "M14", "T11")
def test_the_first_unlock_brings_a_die_in_and_the_unlocker_picks_a_grey_one() -> None:
    table = dice(cities="ephesus rhodes", crossed=f"1 {line('compass', 2)}", forum="green compass", turn=5)
    table.play("1 build university_compass_3 with green").end_turn()
    assert (table.asked, table.view().turn) == ("1 grey", 5)
    assert table.legal == {"remove grey_1", "remove grey_2", "remove grey_3"}
    assert table.refused("1 remove blue") == "R70"
    table.throw("1 remove grey_2", "white leader_red")
    assert table.view().turn == 6
    assert table.forum == ["grey_1", "grey_3", "blue", "red", "yellow", "green", "white"]
    assert (table.view().aside, table.view().removed) == (["black", "purple"], ["grey_2"])
    assert table.builds("white", 1) == {"gallery_red"}
    assert table.refused("2 build gallery_red with white") == "R32"


@pytest.mark.rule("R70", "R71")
def test_the_unlocker_need_not_be_the_first_seat() -> None:
    table = dice(
        seats=3, cities="ephesus rhodes giza", crossed=f"3 {line('compass', 2)}", forum="green compass"
    )
    table.play("3 build university_compass_3 with green").end_turn()
    assert table.asked == "3 grey"


@pytest.mark.rule("R72")
def test_a_later_unlock_changes_nothing_in_the_forum() -> None:
    crossed = f"1 {line('compass')}, 2 {line('compass', 2)}"
    table = dice(cities="ephesus giza", crossed=crossed, forum="green compass")
    before = table.forum
    table.play("2 build university_compass_3 with green").end_turn("white leader_red")
    assert table.asked == "1 act, 2 act"
    assert table.forum == before
    assert table.builds("white", 2) == {"gallery_red"}


@pytest.mark.rule("R70", "R24", "T22")
def test_the_last_grey_die_leaves_by_itself() -> None:
    crossed = f"1 {line('compass')} {line('tablet')} {line('gear', 2)}"
    table = dice(cities="rhodes", crossed=crossed, coins="20", forum="green gear")
    assert table.forum == ["grey_1", "blue", "red", "yellow", "green", "black", "white"]
    table.play("1 build university_gear_3 with green", "1 bonus coins").end_turn()
    assert table.asked == "1 act, 2 act"
    assert table.forum == ["blue", "red", "yellow", "green", "black", "white", "purple"]


@pytest.mark.rule("R73")
def test_without_grey_dice_the_warehouse_is_for_the_spy_and_for_effects() -> None:
    everything = dice(cities="alexandria", crossed="1 university", forum="black spy_red")
    assert not any(die.startswith("grey") for die in everything.forum)
    assert not any("warehouse" in move for move in everything.moves(1))
    everything.play("1 wonder")
    assert "cross warehouse_stone" in everything.moves(1)
    spying = dice(cities="alexandria", crossed="1 university", forum="black spy_grey")
    assert "warehouse_stone" in spying.builds("black")


@pytest.mark.rule("T19", "R70")
def test_a_complete_university() -> None:
    crossed = f"1 {rest('university', 'university_gear_3')}"
    table = dice(crossed=crossed, forum="green gear").play("1 build university_gear_3 with green")
    assert table.points(1) == {"university": 3 + 4 + 5}
    assert table.sheet(1).unlocked == ["black", "white", "purple"]


@pytest.mark.rule("M1", "R71")
def test_of_two_who_unlock_the_same_die_the_lowest_seat_picks_one_grey_die() -> None:
    crossed = f"2 {line('compass', 2)}, 3 {line('compass', 2)}"
    table = dice(seats=3, cities="rhodes ephesus giza", crossed=crossed, forum="green compass")
    for seat in (3, 2):
        table.play(f"{seat} build university_compass_3 with green")
    assert table.end_turn().asked == "2 grey"
    table.throw("2 remove grey_3")
    assert table.asked == "1 act, 2 act, 3 act"
    assert table.forum == ["grey_1", "grey_2", "blue", "red", "yellow", "green", "white"]


@pytest.mark.rule("M7", "R24")
def test_two_dice_unlocked_in_one_turn_both_come_in() -> None:
    crossed = f"2 {line('compass', 2)}, 3 {line('compass', 2)}"  # black in Babylon, white in Giza
    table = dice(seats=3, cities="rhodes giza babylon", crossed=crossed, forum="green compass")
    for seat in (3, 2):
        table.play(f"{seat} build university_compass_3 with green")
    assert table.end_turn().asked == "2 grey"
    assert table.view().entering == ["white", "black"]
    table.play("2 remove grey_1")
    assert table.asked == "3 grey"
    assert table.legal == {"remove grey_2", "remove grey_3"}
    table.throw("3 remove grey_3")
    assert table.forum == ["grey_2", "blue", "red", "yellow", "green", "white", "black"]
