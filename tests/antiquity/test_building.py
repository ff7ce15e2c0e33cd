"""R058 to R066, R076, R193: building in the cities, what it costs, and the university."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.pictures import CITY
from tests.antiquity.table import GAME, Table, antiquity

FACULTIES = """
    T T T P P P
    T T T P P P
    T T U U P P
    Y Y U U I I
    Y Y Y I I I
    Y Y Y I I I
"""


def planning(goods: str = "9 wood, 9 stone", have: str = "", **more: Any) -> Table:
    return antiquity(have={1: have}, goods={1: goods}, **more)


@pytest.mark.rule("R054", "R055", "R056", "R076", "R193", "T1a")
def test_what_works_in_the_city_of_the_first_picture() -> None:
    table = antiquity(plans={1: CITY}, manned={1: "K L S U"}, saints={1: "giorgio"})
    assert table.working(1) == {"cart_shop", "storage", "university", "theology", "philosophy", "cathedral"}
    assert table.realm(1).cities[0].empty == []
    assert (len(table.city(1).houses), table.graves(1)) == (4, 3)


@pytest.mark.rule("A01", "R090", "R130", "T1b")
def test_its_storage_holds_six_and_two_men_count_for_the_order() -> None:
    table = antiquity(plans={1: CITY}, manned={1: "K L S U"})
    assert table.realm(1).room == 6
    assert table.realm(1).carts == 2


@pytest.mark.rule("A65", "R193", "T1c")
def test_a_man_on_a_faculty_works_that_faculty_only() -> None:
    table = antiquity(plans={1: CITY}, manned={1: "K L S T"})
    assert "theology" in table.working(1)
    assert not {"university", "philosophy"} & table.working(1)


@pytest.mark.rule("R076", "R193", "T17")
def test_one_man_works_a_university_and_four_faculties_that_fill_a_city() -> None:
    faculties = {"theology", "philosophy", "biology", "alchemy"}
    table = antiquity(cities={1: "0,0 4,0"}, plans={1: ["", FACULTIES]}, men={1: 1})
    assert table.city(1, 2).empty == []
    assert table.working(1) == set()
    table.play(f"1 man {table.place(1, 'university')}")
    assert table.working(1) == faculties | {"university"}
    assert table.men(1) == 0


@pytest.mark.rule("R076", "A69")
def test_corners_that_touch_do_not_join() -> None:
    corner = """
        T T T . . . .
        T T T . . . .
        T T . . . . .
        . . U U . . .
        . . U U . . .
    """
    assert "theology" not in antiquity(plans={1: corner}, manned={1: "U"}).working(1)


@pytest.mark.rule("R076", "R193")
def test_a_university_in_another_city_does_not_join() -> None:
    plans = ("T T T\nT T T\nT T .", ". . . U U\n. . . U U")
    table = antiquity(cities={1: "0,0 4,0"}, plans={1: plans}, manned={1: "U"})
    assert table.working(1) == {"university"}


@pytest.mark.rule("R193")
def test_faculties_do_not_pass_the_man_on() -> None:
    row = """
        U U T T T . .
        U U T T T . .
        . . T T P P .
        . . . P P P .
        . . . P P P .
    """
    assert antiquity(plans={1: row}, manned={1: "U"}).working(1) == {"university", "theology"}


@pytest.mark.rule("R194", "T28", "R080")
def test_a_faculty_works_as_long_as_it_stands_beside_the_university() -> None:
    table = antiquity(
        plans={1: "U U . . . . .\nU U . . . . .\n. . . . C . .\n. . . C C C .\n. . . . C . .\n. . . . C . ."},
        manned={1: "U"},
        saints={1: "barbara"},
        goods={1: "stone"},
    )
    table.play("1 build theology at 1c1 turned 0")
    assert "theology" in table.working(1)
    table.play("1 lift 1c1")
    assert "theology" not in table.working(1)
    table.play("1 lay theology at 1a4 turned 0")
    assert "theology" not in table.working(1)


@pytest.mark.rule("R058")
def test_a_building_lies_on_empty_squares_of_one_city() -> None:
    table = planning(have="house grave market")
    assert table.refused("1 build dump at 1f1 turned 0") == "does-not-fit"
    assert table.refused("1 build dump at 1a5 turned 0") is None
    assert table.refused("1 build fountain at 1a1 turned 0") == "square-covered"
    assert table.refused("1 build explorer at 1b1 turned 1") == "square-grave"
    assert table.refused("1 build explorer at 2a1 turned 0") == "no-such-city"
    table.play("1 build dump at 1a5 turned 0")
    squares = {building.kind: building.squares for building in table.city(1).buildings}["dump"]
    assert squares == ["1a5", "1b5", "1c5", "1a6", "1b6", "1c6", "1a7", "1b7", "1c7"]


@pytest.mark.rule("R058", "R011")
def test_a_later_city_is_smaller() -> None:
    table = planning(cities={1: "0,0 4,0"})
    assert table.refused("1 build explorer at 1e7 turned 0") is None
    assert table.refused("1 build explorer at 2d6 turned 0") is None
    assert table.refused("1 build explorer at 2e6 turned 0") == "does-not-fit"
    assert table.refused("1 build explorer at 2d7 turned 0") == "does-not-fit"


@pytest.mark.rule("R058", "A61")
def test_quarter_turns_but_no_turning_over() -> None:
    shapes = {}
    for turn in range(4):
        table = planning().play(f"1 build brewery at 1a1 turned {turn}")
        shapes[turn] = set(table.city(1).buildings[0].squares)
    assert shapes[0] == {"1a1", "1b1", "1c1", "1d1", "1a2"}
    assert shapes[1] == {"1a1", "1b1", "1b2", "1b3", "1b4"}
    assert shapes[2] == {"1d1", "1a2", "1b2", "1c2", "1d2"}
    assert shapes[3] == {"1a1", "1a2", "1a3", "1a4", "1b4"}
    flipped = {"1a1", "1b1", "1c1", "1d1", "1d2"}
    assert flipped not in shapes.values()


@pytest.mark.rule("R058")
def test_a_turn_that_changes_nothing_is_not_offered() -> None:
    table = planning()
    assert table.refused("1 build market at 1a1 turned 1") == "same-turn"
    assert table.refused("1 build explorer at 1a1 turned 1") is None
    assert table.refused("1 build explorer at 1a1 turned 2") == "same-turn"


@pytest.mark.rule("R059")
def test_a_building_serves_all_cities_wherever_it_stands() -> None:
    table = antiquity(cities={1: "0,0 4,0"}, plans={1: ["", "R R\nR R"]}, manned={1: "R"}, phase="land")
    assert "-4,0" in table.zone(1)  # three steps from the other city


@pytest.mark.rule("R060", "A03")
def test_one_of_most_buildings_and_any_number_of_some() -> None:
    table = planning("9 wood, 9 stone, 9 dye")
    several = {"cart_shop", "fountain", "storage"}
    once = set(GAME.nouns["SHAPE"][:18]) - several - {"house"}
    built = {move.split()[1] for move in table.moves(1) if move.startswith("build")}
    assert once - built == {"stable"}  # which needs two different luxuries
    table.play("1 build market at 1a1 turned 0")
    assert table.refused("1 build market at 1c1 turned 0") == "already-built"
    for column in "aceg":
        table.play(f"1 build fountain at 1{column}7 turned 0")
    table.play("1 build cart_shop at 1a3 turned 0", "1 build cart_shop at 1c3 turned 0")
    table.play("1 build storage-1x2 at 1e1 turned 0", "1 build storage-1x2 at 1e2 turned 0")


@pytest.mark.rule("R060")
def test_what_a_grave_has_spoiled_is_not_built_again() -> None:
    table = planning(have="market+4")
    assert table.refused("1 build market at 1e5 turned 0") == "already-built"


@pytest.mark.rule("R061", "A02")
def test_what_is_sold_out_cannot_be_built() -> None:
    table = planning()
    table.position.supply = [0] * len(table.position.supply)
    assert table.refused("1 build cart_shop at 1a1 turned 0") == "sold-out"
    assert table.refused("1 build storage-1x2 at 1a1 turned 0") == "sold-out"
    assert table.refused("1 build market at 1a1 turned 0") is None


@pytest.mark.rule("R061", "A02")
def test_the_supply_of_storages_counts_elements() -> None:
    table = planning()
    table.play("1 build storage-4x7 at 1a1 turned 0")  # fourteen of sixteen
    assert table.refused("1 build storage-2x3 at 1a5 turned 0") == "sold-out"
    assert table.refused("1 build storage-2x2 at 1a5 turned 0") is None


@pytest.mark.rule("R062")
def test_costs_are_discarded() -> None:
    table = planning("wood, 2 stone, dye")
    table.play("1 build market at 1a1 turned 0", "1 build biology at 1a3 turned 0")
    assert table.goods(1) == {"dye": 1}
    assert table.refused("1 build cart_shop at 1f6 turned 0") == "cannot-pay"
    assert table.refused("1 build dump at 1e5 turned 0") == "cannot-pay"
    table.play("1 build hospital at 1e1 turned 0")
    assert table.goods(1) == {}
    assert table.all_ready().heard("paid") == [
        "paid 1 good=wood count=1",
        "paid 1 good=stone count=2",
        "paid 1 good=dye count=1",
    ]


@pytest.mark.rule("R062", "A07")
def test_whoever_has_several_luxuries_chooses_what_a_fountain_costs() -> None:
    table = planning("dye, gold, fish").play("1 build fountain at 1a1 turned 0")
    assert table.asked == "1 paying, 2 planning"
    assert table.moves(1) == {"pay dye", "pay gold"}
    assert table.refused("1 pay fish") == "not-wanted"
    table.play("1 pay gold")
    assert table.goods(1) == {"dye": 1, "fish": 1}
    assert table.asked == "1 planning, 2 planning"


@pytest.mark.rule("R065", "R199")
def test_a_storage_of_any_size_costs_one_wood_and_needs_one_man() -> None:
    table = planning("2 wood", have="house house")
    table.play("1 build storage-3x4 at 1a2 turned 1")
    assert table.goods(1) == {"wood": 1}
    assert len(table.city(1).buildings[0].squares) == 12
    assert table.realm(1).room == 0
    table.play(f"1 man {table.place(1, 'storage')}")
    assert table.realm(1).room == 12


@pytest.mark.rule("R065", "R199", "R053")
def test_storages_that_touch_stay_separate() -> None:
    table = planning("2 wood", have="house house")
    table.play("1 build storage-2x2 at 1a2 turned 0", "1 build storage-2x2 at 1c2 turned 0", "1 man 1a2")
    assert table.realm(1).room == 4
    table.play("1 man 1c2")
    assert table.realm(1).room == 8


@pytest.mark.rule("R065", "A04")
def test_storages_are_rectangles_of_even_size_that_fit() -> None:
    sizes = {move.split()[1] for move in planning().moves(1) if move.startswith("build storage")}
    assert {"storage-1x2", "storage-2x2", "storage-1x4", "storage-2x3", "storage-1x6", "storage-2x6"} <= sizes
    assert not {"storage-1x1", "storage-1x3", "storage-3x3", "storage-1x8"} & sizes


@pytest.mark.rule("R066", "T14")
def test_a_stable_costs_two_different_luxuries() -> None:
    table = planning("pearls, wine").play("1 build stable at 1a1 turned 0")
    assert table.goods(1) == {}
    assert planning("2 pearls").refused("1 build stable at 1a1 turned 0") == "cannot-pay"


@pytest.mark.rule("R066", "T14")
def test_with_philosophy_they_may_be_the_same() -> None:
    table = planning("2 pearls", have="philosophy*").play("1 build stable at 1a5 turned 0")
    assert table.goods(1) == {}
    idle = planning("2 pearls", have="philosophy")
    assert idle.refused("1 build stable at 1a5 turned 0") == "cannot-pay"
    mixed = planning("pearls, fish", have="philosophy*")
    assert mixed.refused("1 build stable at 1a5 turned 0") == "cannot-pay"


@pytest.mark.rule("R066", "T13")
def test_different_goods_of_a_house() -> None:
    table = planning("grain, fish, gold, dye, pearls")
    assert table.refused("1 house 17 at 1a1") is None
    table.play("1 house 17 at 1a1")
    assert table.goods(1) == {}
    assert planning("2 grain, gold, dye, pearls").refused("1 house 17 at 1a1") == "cannot-pay"
    wise = planning("2 grain, gold, dye, pearls", have="philosophy*")
    assert wise.refused("1 house 17 at 1a6") is None


@pytest.mark.rule("R066")
def test_a_kind_is_paid_once_where_kinds_differ() -> None:
    table = planning("2 grain, fish, sheep").play("1 house 7 at 1a1")
    assert table.moves(1) == {"pay grain", "pay fish", "pay sheep"}
    table.play("1 pay grain")
    assert table.moves(1) == {"pay fish", "pay sheep"}


@pytest.mark.rule("R079")
def test_buildings_stay_where_they_are() -> None:
    table = planning(have="market* house")
    assert table.refused("1 lift 1a1") == "no-barbara"
    assert table.refused("1 raze cathedral") == "no-cathedral"
    assert not any(move.startswith(("lift", "lay", "raze", "move")) for move in table.moves(1))


@pytest.mark.rule("R050")
def test_building_manning_and_using_in_any_order() -> None:
    table = planning("3 wood", have="house house")
    table.play("1 build market at 1a2 turned 0", "1 man 1a2", "1 trade wood and wood for stone")
    table.play("1 build dump at 1c2 turned 0", "1 house 3 at 1g7", "1 man 1c2")
    assert table.working(1) == {"market", "dump"}
    assert table.manned(1) == ["market", "dump"]


@pytest.mark.rule("R078", "A50", "T19")
def test_a_fountain_lowers_the_famine_when_all_are_ready() -> None:
    table = antiquity(goods={1: "2 dye", 2: "gold"}, cities={2: "0,6"}, famine=4, beginners=True)
    table.play("1 build fountain at 1a1 turned 0", "1 build fountain at 1b1 turned 0")
    assert table.famine == 4
    table.play("2 build fountain at 1a1 turned 0").all_ready()
    assert table.famine == 1
    low = planning("2 dye", famine=1, beginners=True)
    low.play("1 build fountain at 1a1 turned 0", "1 build fountain at 1b1 turned 0").all_ready()
    assert low.famine == 0
    none = planning("dye", beginners=True).play("1 build fountain at 1a1 turned 0").all_ready()
    assert none.famine == 0
