"""R74-R85: what the white, purple and black dice are for, and the Wonder."""

from __future__ import annotations

import pytest

from tests.dice.table import BOX, GAME, Table, dice, rest

SCHOOLED = rest("university")  # all special dice are unlocked
MARKET = ["market_coin", "market_camel_all", "market_camel_blue"]


def court(markets: str, face: str = "market", coins: str = "") -> Table:
    """The first seat has all special dice; the seats have so many Market boxes, "2 2 1"."""
    counts = [int(count) for count in markets.split()]
    fields = [" ".join(MARKET[:count]) for count in counts]
    crossed = ", ".join(f"{seat} {names}" for seat, names in enumerate(fields, 1))
    return dice(
        seats=len(counts), crossed=f"1 {SCHOOLED}, {crossed}", coins=coins, forum=f"purple compare_{face}"
    )


# ---- Guild Court


@pytest.mark.rule("R77")
def test_the_guild_court_is_reached_by_the_purple_die_alone() -> None:
    for face in BOX.faces[BOX.dice.index("purple")]:
        assert BOX.symbols[face].startswith("compare_")
    for symbol, fields in zip(BOX.symbols, BOX.crosses, strict=True):
        court_fields = {BOX.fields[field] for field in fields} & set(rest("courthouse").split())
        assert bool(court_fields) == symbol.startswith("compare_")


@pytest.mark.rule("R78", "T4", "T5")
@pytest.mark.parametrize(
    ("markets", "allowed"),
    [("2 2 1", True), ("2 2 3", False), ("2 3 1", False), ("2 2 2", True), ("0 0 0", True), ("3 2 1", True)],
)
def test_no_neighbour_may_be_ahead(markets: str, allowed: bool) -> None:
    table = court(markets)
    assert table.builds("purple") == ({"courthouse_1"} if allowed else set())
    assert table.refused("1 build courthouse_1 with purple") == (None if allowed else "R78")


@pytest.mark.rule("R78", "R8")
def test_who_is_no_neighbour_does_not_matter() -> None:
    assert court("1 1 3 1").builds("purple") == {"courthouse_1"}


@pytest.mark.rule("R78")
@pytest.mark.parametrize(
    ("building", "fields"),
    [
        ("wonder", "wonder_1"),
        ("warehouse", "warehouse_wood"),
        ("agora", "agora_2_1"),
        ("market", "market_coin"),
    ],
)
def test_the_building_shown_is_compared(building: str, fields: str) -> None:
    for seat, allowed in ((1, True), (2, False)):
        table = dice(
            seats=3, crossed=f"1 {SCHOOLED}, {seat} {fields}", forum=f"purple compare_{building}", coins="20"
        )
        assert bool(table.builds("purple")) == allowed
    assert court("0 0 0", face="university").builds("purple") == {"courthouse_1"}


@pytest.mark.rule("R79", "T6")
@pytest.mark.parametrize(
    ("markets", "allowed"), [("2 2", False), ("3 2", True), ("2 3", False), ("0 0", False)]
)
def test_of_two_players_one_must_be_ahead(markets: str, allowed: bool) -> None:
    table = court(markets)
    assert table.builds("purple") == ({"courthouse_1"} if allowed else set())
    assert table.refused("1 build courthouse_1 with purple") == (None if allowed else "R79")


@pytest.mark.rule("R80", "T7")
def test_own_boxes_of_this_turn_do_not_count() -> None:
    """A yellow leader crosses a Market box, and completing the Gallery brings another action."""
    crossed = (
        f"1 {SCHOOLED} {rest('gallery', 'gallery_yellow')} market_coin, "
        "2 market_coin market_camel_all, 3 market_coin"
    )
    table = dice(seats=3, crossed=crossed, coins="20", forum="purple compare_market, white leader_yellow")
    table.play("1 build gallery_yellow with white", "1 cross market_camel_blue", "1 skip", "1 bonus action")
    assert (table.asked[:7], table.sheet(1).counts["market"]) == ("1 extra", 2)
    assert table.refused("1 build courthouse_1 with purple") == "R78"
    table.play("1 pass").end_turn("purple compare_market")
    assert table.builds("purple") == {"courthouse_1"}


@pytest.mark.rule("R80")
def test_boxes_of_others_of_this_turn_do_not_count() -> None:
    table = dice(
        seats=3,
        crossed=f"1 {SCHOOLED}",
        forum="purple compare_market, yellow camel",
    )
    table.play("2 build market_camel_all with yellow", "2 ready")
    assert table.builds("purple") == {"courthouse_1"}
    table.play("1 build courthouse_1 with purple").end_turn("purple compare_market")
    assert table.builds("purple") == set()


@pytest.mark.rule("R81", "T17")
def test_guild_court_boxes() -> None:
    table = court("1 0", coins="20")
    for number, (cost, points) in enumerate([(2, 5), (3, 11), (4, 18)], 1):
        move = f"build courthouse_{number} with purple"
        assert table.builds("purple") == {f"courthouse_{number}"}
        assert table.detail(1, move).resources == cost
        table.play(f"1 {move}")
        assert table.points(1)["courthouse"] == points
        if number < 3:
            table.end_turn("purple compare_market")
    assert table.asked == "1 bonus, 2 act"


@pytest.mark.rule("R82", "M5")
@pytest.mark.parametrize(
    ("own", "allowed"),
    [("west_attack_1 east_attack_1 east_defence_1", True), ("west_attack_1 east_attack_1", False)],
)
def test_the_barracks_are_compared_together(own: str, allowed: bool) -> None:
    crossed = f"1 {SCHOOLED} {own}, 2 west_attack_1 west_defence_1"
    table = dice(crossed=crossed, forum="purple compare_barracks")
    assert bool(table.builds("purple")) == allowed


# ---- Gallery of Leaders


@pytest.mark.rule("R74")
def test_the_gallery_is_reached_by_the_white_die_alone() -> None:
    leaders = {BOX.symbols[face] for face in BOX.faces[BOX.dice.index("white")]}
    for symbol, fields in zip(BOX.symbols, BOX.crosses, strict=True):
        leading = {BOX.fields[field] for field in fields} & set(rest("gallery").split())
        assert bool(leading) == (symbol in leaders)


COLOURED = {
    "red": {"west_attack_1", "west_defence_1", "east_attack_1", "east_defence_1"},
    "blue": {"agora_1_1", "agora_2_1", "agora_3_1"},
    "yellow": set(rest("market").split()),
    "green": {"university_tablet_3"},
}


@pytest.mark.rule("R75")
@pytest.mark.parametrize("colour", COLOURED)
def test_a_leader_lets_one_cross_boxes_of_its_colour(colour: str) -> None:
    crossed = f"1 {rest('university', 'university_tablet_3')}"  # Ephesus: white by the compass line
    table = dice(cities="ephesus", crossed=crossed, coins="20", forum=f"white leader_{colour}")
    assert table.builds("white") == {f"gallery_{colour}"}
    table.play(f"1 build gallery_{colour} with white")
    assert table.coins(1) == 18
    assert table.moves(1) == {f"cross {field}" for field in COLOURED[colour]} | {"skip"}


@pytest.mark.rule("R75")
def test_a_leader_crosses_up_to_two_boxes_that_are_paid_for() -> None:
    table = dice(crossed=f"1 {SCHOOLED}", coins="10", forum="white leader_red")
    table.play("1 build gallery_red with white", "1 cross west_attack_1")
    assert (table.coins(1), table.asked) == (7, "1 cross, 2 act")
    (owed,) = table.view(1).owed
    assert (owed.kind, owed.buildings, owed.left, owed.of) == (
        "cross",
        ["barracks_west", "barracks_east"],
        1,
        2,
    )
    assert table.view(2).owed[0].kind == "act"
    assert "cross west_attack_2" in table.moves(1)
    table.play("1 cross west_attack_2")
    assert (table.coins(1), table.asked) == (5, "1 ready, 2 act")
    assert table.points(1)["barracks_west"] == 3 + 4
    table = dice(crossed=f"1 {SCHOOLED}", coins="10", forum="white leader_red")
    table.play("1 build gallery_red with white", "1 cross west_attack_1", "1 skip")
    assert (table.coins(1), table.asked) == (7, "1 ready, 2 act")


@pytest.mark.rule("R76")
def test_a_laurel_scores_the_boxes_of_the_gallery() -> None:
    table = dice(crossed=f"1 {SCHOOLED} gallery_red", coins="10", forum="white leader_laurel")
    assert table.builds("white") == {"gallery_laurel_1"}
    table.play("1 build gallery_laurel_1 with white")
    assert (table.coins(1), table.points(1)["gallery"]) == (9, 2)
    table.end_turn("white leader_laurel").play("1 build gallery_laurel_2 with white")
    assert (table.coins(1), table.points(1)["gallery"]) == (6, 2 * 3)


@pytest.mark.rule("T17", "R76")
def test_a_complete_gallery() -> None:
    crossed = f"1 {SCHOOLED} {rest('gallery', 'gallery_laurel_2')}"
    table = dice(crossed=crossed, forum="white leader_laurel").play("1 build gallery_laurel_2 with white")
    assert table.points(1)["gallery"] == 12


# ---- Spy and Wonder


@pytest.mark.rule("R83")
def test_the_spy_has_no_building_and_crosses_at_once() -> None:
    assert not any(building.colour == "black" for building in GAME.content.building)
    table = dice(crossed=f"1 {SCHOOLED}", forum="black spy_blue 2").play("1 build agora_3_1 with black")
    assert table.asked == "1 ready, 2 act"
    assert (table.coins(1), table.points(1)["agora"]) == (7 - 2 - 1, 3)


@pytest.mark.rule("R85")
@pytest.mark.parametrize("city", BOX.cities)
def test_the_stages_cost_one_three_and_five(city: str) -> None:
    for stages, cost in enumerate((1, 3, 5)):
        before = " ".join(f"wonder_{number}" for number in range(1, stages + 1))
        table = dice(cities=city, crossed=f"1 {before}")
        assert table.detail(1, "wonder").pays == cost
        assert table.refused("1 wonder") is None


@pytest.mark.rule("R85")
@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("alexandria", 8),
        ("babylon", 0),  # a point for each University box
        ("ephesus", 12),
        ("giza", 13),
        ("halicarnassus", 6),
        ("olympia", 6),
        ("rhodes", 8),
    ],
)
def test_the_points_of_a_finished_wonder(city: str, points: int) -> None:
    table = dice(cities=city, crossed="1 wonder_1 wonder_2", coins="20").play("1 wonder")
    assert table.points(1).get("wonder", 0) == points


@pytest.mark.rule("T21", "R85", "M16")
def test_giza_finished() -> None:
    table = dice(cities="giza")
    for _ in range(2):
        table.play("1 wonder")
        if table.asked.startswith("1 extra"):
            table.play("1 pass")
        table.end_turn()
    table.play("1 wonder")
    assert table.points(1) == {"wonder": 2 * 3 + 7}


@pytest.mark.rule("M16", "R68")
def test_a_box_that_counts_its_own_building_counts_itself() -> None:
    assert dice(cities="giza").play("1 wonder").coins(1) == 7 - 1 + 2
    crossed = "1 wonder_1 wonder_2 university_gear_1 university_gear_2"
    table = dice(cities="babylon", crossed=crossed).play("1 wonder")
    assert (table.coins(1), table.points(1)["wonder"]) == (7 - 5 + 2, 2)


@pytest.mark.rule("R85")
def test_what_the_stages_of_ephesus_and_alexandria_do() -> None:
    assert dice(cities="ephesus").play("1 wonder").coins(1) == 7 - 1 + 7
    table = dice(cities="alexandria", crossed="1 wonder_1").play("1 wonder")
    assert table.sheet(1).discount == 1
