"""R080, R081, R202, R203: rearranging by the power of Santa Barbara."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.table import Table, antiquity

CROSS = """
    . C . M M h .
    C C C M M . g
    . C . K+ K . .
    . C . . K . .
"""


def barbara(plan: str = CROSS, saint: str = "barbara", **more: Any) -> Table:
    return antiquity(plans={1: plan}, saints={1: saint}, **more)


@pytest.mark.rule("R080")
def test_buildings_move_in_and_between_cities() -> None:
    table = barbara(cities={1: "0,0 4,0"})
    table.play("1 lift 1d1")
    assert table.asked == "1 rearranging, 2 planning"
    table.play("1 lay market at 1a6 turned 0")
    assert table.place(1, "market") == "1a6"
    assert table.asked == "1 planning, 2 planning"
    table.play("1 lift 1a6", "1 lay market at 2e5 turned 0")
    assert table.place(1, "market") == "2e5"
    assert {"1d1", "1e1", "1d2", "1e2", "1a6"} <= set(table.city(1).empty)


@pytest.mark.rule("R080", "A19")
def test_santa_maria_has_this_power_and_others_do_not() -> None:
    assert barbara(saint="maria").refused("1 lift 1d1") is None
    assert barbara(saint="maria").refused("1 move grave 1g2 to 1a6") is None
    assert barbara(saint="nicolo").refused("1 lift 1d1") == "no-barbara"
    assert barbara(saint="nicolo").refused("1 move grave 1g2 to 1a6") == "no-barbara"


@pytest.mark.rule("R080")
def test_houses_and_the_cathedral_itself_move_too() -> None:
    table = barbara().play("1 lift 1f1", "1 lay house at 1a7 turned 0")
    assert table.city(1).houses == ["1a7"]
    table.play("1 lift 1b1", "1 lay cathedral at 1d4 turned 1")
    assert table.realm(1).saint_works


@pytest.mark.rule("R202")
def test_two_buildings_can_change_places() -> None:
    table = barbara().play("1 lift 1d1", "1 lift 1f1")
    table.play("1 lay house at 1d1 turned 0")
    assert table.asked == "1 rearranging, 2 planning"  # the market still lies nowhere
    assert table.refused("1 ready") is not None
    table.play("1 lay market at 1e1 turned 0")
    assert table.place(1, "market") == "1e1"
    assert table.asked == "1 planning, 2 planning"


@pytest.mark.rule("R202")
def test_only_what_was_lifted_is_laid_and_only_on_empty_squares() -> None:
    table = barbara().play("1 lift 1d1")
    assert table.refused("1 lay harbour at 1a6 turned 0") == "not-lifted"
    assert table.refused("1 lay market at 1a1 turned 0") == "square-covered"
    assert table.refused("1 lay market at 1f2 turned 0") == "square-grave"
    assert table.refused("1 lay market at 1g7 turned 0") == "does-not-fit"
    assert table.refused("1 lift 1a6") == "no-such-building"


@pytest.mark.rule("R202")
def test_everything_can_be_put_back() -> None:
    table = barbara()
    before = table.city(1)
    table.play("1 lift 1d1", "1 lift 1f1", "1 move grave 1g2 to 1a7", "1 put back")
    assert table.city(1) == before
    assert table.asked == "1 planning, 2 planning"


@pytest.mark.rule("A59", "R202")
def test_men_and_graves_travel_with_their_building() -> None:
    table = barbara(manned={1: "M"}).play("1 lift 1d1", "1 lay market at 1a6 turned 0")
    assert table.manned(1) == ["market"]
    table.play("1 lift 1d3", "1 lay cart_shop at 1f6 turned 3")
    (cart,) = [building for building in table.city(1).buildings if building.kind == "cart_shop"]
    assert len(cart.graves) == 1
    assert set(cart.graves) <= set(cart.squares)
    assert not cart.works


@pytest.mark.rule("R199")
def test_a_storage_keeps_its_shape_and_may_be_turned() -> None:
    table = barbara(CROSS + "\n. . . . . . .\nS S S . . . .\nS S S . . . .")
    table.play("1 lift 1a6")
    assert {move.split()[1] for move in table.moves(1) if move.startswith("lay")} == {"storage-2x3"}
    table.play("1 lay storage-2x3 at 1f4 turned 1")
    (storage,) = [building for building in table.city(1).buildings if building.kind == "storage"]
    assert storage.squares == ["1f4", "1g4", "1f5", "1g5", "1f6", "1g6"]


@pytest.mark.rule("R081")
def test_graves_move_to_empty_squares_of_any_city_and_never_onto_a_building() -> None:
    table = barbara(cities={1: "0,0 4,0"})
    assert table.refused("1 move grave 1g2 to 1d1") == "square-covered"
    assert table.refused("1 move grave 1g2 to 1f1") == "square-covered"
    assert table.refused("1 move grave 1d3 to 1d1") == "square-covered"  # from building to building
    assert table.refused("1 move grave 1d3 to 1g2") == "square-grave"
    assert table.refused("1 move grave 1a7 to 1b7") == "no-grave"
    table.play("1 move grave 1g2 to 2c3")
    assert table.city(1, 2).graves == ["2c3"]
    assert "1g2" in table.city(1).empty


@pytest.mark.rule("R203", "T29")
def test_moving_the_grave_off_a_building_frees_it() -> None:
    table = barbara(men={1: 1})
    assert table.refused("1 man 1d3") == "spoiled"
    table.play("1 move grave 1d3 to 1a7", "1 man 1d3")
    assert "cart_shop" in table.working(1)


@pytest.mark.rule("R203", "T29")
def test_one_empty_square_is_enough() -> None:
    plan = """
        h C h M M h h
        C C C M M h h
        h C h K+ K h h
        h C h h K h h
        h h h h h h h
        h h h h h h h
        h h h h h h .
    """
    table = barbara(plan, men={1: 1}, houses={1: "1"})
    assert table.choices("move grave 1d3") == {"to 1g7"}
    table.play("1 move grave 1d3 to 1g7", "1 man 1d3")
    assert table.city(1).empty == []


@pytest.mark.rule("R080")
def test_several_times_but_not_without_end() -> None:
    table = barbara()
    places = ["1a6", "1d1"]
    for turn in range(table.tables.rearranging):
        table.play(f"1 lift {places[(turn + 1) % 2]}", f"1 lay market at {places[turn % 2]} turned 0")
    assert table.refused("1 lift 1d1") == "moved-enough"


@pytest.mark.rule("R080", "R202")
def test_what_was_moved_is_told_when_all_are_ready() -> None:
    table = barbara(beginners=True).play(
        "1 lift 1d1", "1 lay market at 1a6 turned 0", "1 move grave 1g2 to 1g7"
    )
    assert table.known(1).cities[0].buildings[1].place == "1d1"
    table.all_ready()
    assert table.heard("rearranged", "grave-moved") == [
        "rearranged 1 shape=market place=1a6 turn=0",
        "grave-moved 1 place=1g2 target=1g7",
    ]
