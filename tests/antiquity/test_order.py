"""R090 to R092, R191, R192: the order of play."""

from __future__ import annotations

import pytest

from tests.antiquity.table import Table, antiquity

CITIES = {1: "0,0", 2: "0,6", 3: "-6,0"}


def carts(*numbers: int, order: str, explorer: int = 0) -> Table:
    """So many manned cart shops for each seat; one of them also has a manned explorer."""
    have = {seat: "cart_shop* " * number for seat, number in enumerate(numbers, 1)}
    if explorer:
        have[explorer] += "explorer*"
    return antiquity(seats=3, cities=CITIES, have=have, order=order, beginners=True).all_ready()


@pytest.mark.rule("R091", "R192", "T9")
def test_whoever_has_fewest_men_on_carts_is_first_and_ties_keep_their_order() -> None:
    assert carts(4, 4, 5, order="3 1 2").order == [1, 2, 3]
    assert carts(1, 1, 1, order="3 1 2").order == [3, 1, 2]
    assert carts(2, 1, 0, order="1 2 3").order == [3, 2, 1]


@pytest.mark.rule("R090")
def test_the_explorer_counts_too() -> None:
    table = carts(1, 1, 1, order="1 2 3", explorer=1)
    assert table.order == [2, 3, 1]
    assert table.heard("ranked") == [
        "ranked 2 number=1 count=1",
        "ranked 3 number=2 count=1",
        "ranked 1 number=3 count=2",
    ]


@pytest.mark.rule("R090")
def test_other_men_do_not_count() -> None:
    have = {1: "market* dump*", 2: "cart_shop*", 3: "cart_shop"}
    table = antiquity(seats=3, cities=CITIES, have=have, order="2 1 3", beginners=True).all_ready()
    assert table.order == [1, 3, 2]


@pytest.mark.rule("A29", "R092")
def test_the_order_is_fixed_in_phase_3_until_that_of_the_next_round() -> None:
    table = carts(2, 1, 0, order="1 2 3")
    assert table.asked == "2 countryside"
    table.play("2 done")
    assert table.asked == "1 countryside"
    table.play("1 done")
    assert table.asked == "1 planning, 2 planning, 3 planning"
    assert table.order == [3, 2, 1]


@pytest.mark.rule("R191", "R054")
def test_later_phases_ask_one_after_the_other() -> None:
    goods = {1: "2 wood, 2 dye", 2: "2 wood, 2 dye", 3: "2 wood, 2 dye"}
    have = dict.fromkeys((1, 2, 3), "storage-1x2*")
    table = antiquity(seats=3, cities=CITIES, have=have, goods=goods, order="2 3 1", phase="storage")
    assert table.asked == "2 storing"
    table.play("2 discard wood", "2 discard wood")
    assert table.asked == "3 storing"


@pytest.mark.rule("R192", "R209")
def test_whoever_is_out_is_dropped_and_the_others_keep_their_order() -> None:
    have = {1: "cart_shop", 2: "house", 3: "cart_shop"}
    full = {2: "h h h h h h h\n" * 7}
    table = antiquity(
        seats=3,
        cities=CITIES,
        have={1: have[1], 3: have[3]},
        plans=full,
        famine=1,
        goods={1: "fish", 3: "fish"},
        order="3 2 1",
        phase="hunger",
    )
    assert table.heard("out") == ["out 2"]
    assert table.order == [3, 1]
