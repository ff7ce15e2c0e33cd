"""R160 to R167, R207: famine and graves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.table import Table, antiquity

# A city with a cart shop and a market and no empty square.
FULL = """
    K K h M M h h
    K h h M M h h
    h h h h h h h
    h h h h h h h
    h h h h h h h
    h h h h h h h
    h h h h h h h
"""
ROOMY = FULL.replace("h", ".")


def hunger(famine: int, plan: str = ROOMY, goods: str = "", **more: Any) -> Table:
    """Famine comes; seat 2 has no city and no graves."""
    more.setdefault("houses", {1: "1 2 3"})
    return antiquity(plans={1: plan}, goods={1: goods, 2: "60 fish"}, famine=famine, phase="hunger", **more)


@pytest.mark.rule("R160", "T18", "A76")
def test_graves_are_the_famine_less_food_and_granary() -> None:
    table = antiquity(have={1: "granary market dump"}, goods={1: "fish"}, famine=5, phase="hunger")
    assert table.heard("buried")[0] == "buried 1 count=1 phase=hunger"
    assert table.view(1).due.graves == 1
    assert antiquity(have={1: "granary"}, famine=3, phase="hunger").heard("buried") == []
    spoiled = antiquity(have={1: "granary+1"}, goods={1: "fish"}, famine=5, phase="hunger")
    assert spoiled.view(1).due.graves == 4


@pytest.mark.rule("R161")
def test_all_food_counts_and_none_is_used_up() -> None:
    table = hunger(5, goods="olives, sheep, grain, fish, 4 wine")
    assert table.view(1).due.graves == 1
    table.play("1 bury 1g7")
    assert table.goods(1) == {"olives": 1, "sheep": 1, "grain": 1, "fish": 1, "wine": 4}


@pytest.mark.rule("R162")
def test_graves_go_on_empty_squares_of_choice() -> None:
    table = hunger(2, cities={1: "0,0 4,0"})
    assert len(table.moves(1)) == 49 - 7 + 36
    assert table.refused("1 bury 1a1") == "empty-first"
    table.play("1 bury 2c3")
    assert table.asked == "1 burying"
    assert table.refused("1 bury 2c3") == "empty-first"
    table.play("1 bury 1g7")
    assert (table.city(1, 2).graves, table.city(1).graves) == (["2c3"], ["1g7"])


@pytest.mark.rule("R162", "R163", "A52")
def test_only_then_on_buildings_and_never_on_houses_or_graves() -> None:
    table = hunger(2, FULL)
    assert table.choices("bury") == {"1a1", "1b1", "1a2", "1d1", "1e1", "1d2", "1e2"}
    assert table.refused("1 bury 1c1") == "on-house"
    table.play("1 bury 1a1")
    assert table.refused("1 bury 1a1") == "square-grave"
    assert table.refused("1 bury 2a1") == "no-such-city"


@pytest.mark.rule("R162", "A52", "T15")
def test_a_cart_shop_holds_three_graves_and_the_fourth_goes_elsewhere() -> None:
    table = hunger(4, FULL).play("1 bury 1a1", "1 bury 1b1", "1 bury 1a2")
    assert table.choices("bury") == {"1d1", "1e1", "1d2", "1e2"}
    table.play("1 bury 1d1")
    assert [len(building.graves) for building in table.city(1).buildings] == [3, 1]


@pytest.mark.rule("R164", "A16")
def test_a_building_with_a_grave_stops_and_its_man_goes_beside_the_plan() -> None:
    table = hunger(1, FULL, manned={1: "K M"}, men={1: 1})
    table.play("1 bury 1b1")
    assert table.working(1) == {"market"}
    assert table.men(1) == 2
    assert table.heard("spoiled") == ["spoiled 1 kind=cart_shop place=1a1"]


@pytest.mark.rule("R165", "A53")
def test_whoever_has_no_room_for_a_grave_has_lost_and_the_others_go_on() -> None:
    houses = "h h h h h h h\n" * 7
    table = antiquity(
        seats=3,
        cities={2: "0,6", 3: "-6,0"},
        plans={1: houses},
        houses={1: "1"},
        goods={2: "fish", 3: "fish"},
        famine=1,
        phase="hunger",
    )
    assert table.heard("out") == ["out 1"]
    assert table.asked == "2 polluting"


@pytest.mark.rule("R166")
def test_no_grave_is_removed_in_this_phase() -> None:
    table = antiquity(have={1: "hospital* grave grave"}, famine=1, phase="hunger")
    assert {move.split()[0] for move in table.moves(1)} == {"bury"}
    assert table.refused("1 clear 1d1") is not None


@pytest.mark.rule("R167")
def test_the_famine_rises_once_at_the_end() -> None:
    table = hunger(1)
    assert table.famine == 1
    table.play("1 bury 1g7")
    assert table.famine == 2
    assert table.heard("famine") == ["famine 0 level=2"]


@pytest.mark.rule("R207")
def test_graves_are_counted_before_any_is_laid() -> None:
    plan = FULL.replace("K K h", "G G G").replace("K h h", "h G h")
    table = hunger(5, plan)
    assert table.view(1).due.graves == 2
    table.play("1 bury 1b1")  # on the granary
    assert table.view(1).due.graves == 1
    table.play("1 bury 1d1")
    assert table.graves(1) == 2


@pytest.mark.rule("R207", "T32")
def test_with_too_many_graves_a_seat_is_out_without_a_question() -> None:
    plan = FULL.replace("K K h", "K+ K .").replace("M M", "h h").replace("K h h", "K g .")
    assert hunger(4, plan).heard("out") == []
    table = hunger(5, plan)
    assert table.heard("out", "grave", "buried") == ["out 1"]


@pytest.mark.rule("R162", "R207")
def test_what_is_forced_is_done() -> None:
    plan = FULL.replace("K K h", "K K .").replace("K h h", "K . h")
    table = hunger(2, plan)
    assert table.heard("grave") == ["grave 1 place=1c1", "grave 1 place=1b2"]
    more = hunger(3, plan)
    assert more.heard("grave") == ["grave 1 place=1c1", "grave 1 place=1b2"]
    assert more.asked == "1 burying"
    assert len(more.moves(1)) == 7
    every = hunger(9, plan)
    assert len(every.heard("grave")) == 9
    assert every.heard("out") == []


@pytest.mark.rule("R191")
def test_seats_bury_in_order_of_play() -> None:
    table = antiquity(cities={2: "0,6"}, famine=1, order="2 1", phase="hunger")
    assert table.asked == "2 burying"
    table.play("2 bury 1a1")
    assert table.asked == "1 burying"


def test_features_show_graves_on_buildings_square_by_square() -> None:
    """A large building has more squares than a number of a learner's row can hold as bits."""
    table = antiquity(plans={1: ROOMY}, goods={2: "60 fish"}, famine=3, phase="hunger")
    realm = table.position.realms[0]
    realm.spoiled[0] = 0b101
    layout = table.game.layout(2)
    at: list[int] = []
    of: list[int] = []
    table.position.features(0, at, of)
    found = {layout.features[place].name: value for place, value in zip(at, of, strict=True)}
    spoiled = {name: value for name, value in found.items() if name.startswith("mine-spoiled")}
    cells = table.tables.cells[realm.shape[0]][realm.turn[0]]
    assert spoiled == {f"mine-spoiled-1-{realm.corner[0] + cells[index]}": 1 for index in (0, 2)}
