"""R070 to R073, R200: the hospital and the faculty of theology."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.table import Table, antiquity


def hospital(have: str, **more: Any) -> Table:
    return antiquity(have={1: have}, **more)


def theology(have: str = "cathedral theology*", saint: str = "nicolo", **more: Any) -> Table:
    return antiquity(have={1: have}, saints={1: saint}, goods={1: "2 stone, 2 wood"}, **more)


def graves(table: Table) -> list[str]:
    city = table.city(1)
    return city.graves + [square for building in city.buildings for square in building.graves]


@pytest.mark.rule("R073", "A27")
def test_a_hospital_removes_up_to_five_graves_in_a_round() -> None:
    table = hospital("hospital* " + "grave " * 7, beginners=True)
    for place in graves(table)[:5]:
        table.play(f"1 clear {place}")
    assert table.graves(1) == 2
    assert table.refused(f"1 clear {graves(table)[0]}") == "enough-cleared"
    assert table.view(1).cleared == 0
    fewer = hospital("hospital* grave").play("1 ready")
    assert fewer.graves(1) == 1  # nobody has to


@pytest.mark.rule("R073")
def test_it_has_to_work() -> None:
    for have in ("hospital grave", "hospital+1 grave", "grave"):
        table = hospital(have)
        assert table.refused(f"1 clear {graves(table)[0]}") == "no-hospital"
    assert hospital("hospital* grave").refused("1 clear 1g7") == "no-grave"


@pytest.mark.rule("R073", "R200")
def test_what_is_cleared_can_be_used_at_once() -> None:
    table = hospital("house house hospital* cart_shop+2 grave", goods={1: "wood"})
    empty = table.city(1).graves[0]
    table.play(f"1 clear {empty}")
    assert empty in table.city(1).empty
    table.play(f"1 house 3 at {empty}")
    cart = table.place(1, "cart_shop")
    first, second = table.city(1).buildings[1].graves
    table.play(f"1 clear {first}")
    assert table.refused(f"1 man {cart}") == "spoiled"
    table.play("1 build market at 1a6 turned 0", f"1 clear {second}", f"1 man {cart}")
    assert "cart_shop" in table.working(1)


@pytest.mark.rule("R200")
def test_what_needs_no_man_works_as_soon_as_it_is_cleared() -> None:
    table = hospital("hospital* granary+1 brewery+1")
    assert not {"granary", "brewery"} & table.working(1)
    for place in graves(table):
        table.play(f"1 clear {place}")
    assert {"granary", "brewery"} <= table.working(1)


@pytest.mark.rule("R070")
def test_theology_razes_the_own_cathedral() -> None:
    table = theology(beginners=True)
    squares = set(table.city(1).buildings[0].squares)
    table.play("1 raze cathedral")
    assert table.realm(1).saint is None
    assert squares <= set(table.city(1).empty)
    assert table.known(1).saint == "nicolo"
    table.all_ready()
    assert table.heard("razed") == ["razed 1 saint=nicolo"]
    assert table.known(1).saint is None


@pytest.mark.rule("R070")
def test_it_has_to_be_manned() -> None:
    assert theology("cathedral theology").refused("1 raze cathedral") == "no-theology"
    assert antiquity(have={1: "theology*"}).refused("1 raze cathedral") == "no-cathedral"


@pytest.mark.rule("R071")
def test_neither_santa_marias_cathedral_nor_one_with_a_grave() -> None:
    assert theology(saint="maria").refused("1 raze cathedral") == "not-maria"
    assert theology("cathedral+1 theology*").refused("1 raze cathedral") == "spoiled"


@pytest.mark.rule("R072", "A55", "A78")
def test_a_cathedral_may_be_built_again_with_any_saint() -> None:
    table = theology().play("1 raze cathedral", "1 build cathedral at 1e4 turned 0", "1 choose maria")
    assert table.goods(1) == {"stone": 1, "wood": 2}
    assert table.realm(1).saint == "maria"


@pytest.mark.rule("A57", "R070")
def test_only_once_in_a_round() -> None:
    table = theology(beginners=True)
    table.play("1 raze cathedral", "1 build cathedral at 1e4 turned 0", "1 choose nicolo")
    assert table.refused("1 raze cathedral") == "razed-already"
    table.all_ready().until("planning")
    table.position.own_realm(0).men = 1
    table.play(f"1 man {table.place(1, 'theology')}", "1 raze cathedral")


@pytest.mark.rule("A78")
def test_a_cathedral_built_in_this_round_may_be_razed_in_it() -> None:
    table = antiquity(have={1: "theology*"}, goods={1: "2 stone"}, beginners=True)
    table.play("1 build cathedral at 1e4 turned 0", "1 choose giorgio", "1 raze cathedral")
    table.play("1 build cathedral at 1e4 turned 0", "1 choose giorgio").all_ready()
    assert table.heard("fish-given") == ["fish-given 1 count=2"]  # each was built in this round


@pytest.mark.rule("A56", "R180")
def test_whoever_razes_and_does_not_rebuild_has_no_saint() -> None:
    every = "3 olives, 3 sheep, 3 grain, 3 fish, 3 wine, 3 pearls, 3 dye, 3 gold"
    table = antiquity(
        have={1: "cathedral theology* storage-4x6*"},
        saints={1: "christofori"},
        goods={1: every},
        cities={1: "0,0 4,0"},
        beginners=True,
    )
    table.play("1 raze cathedral").all_ready()
    assert table.asked == "1 planning, 2 planning"
