"""A51, A72: two plans that want the same last piece."""

from __future__ import annotations

import pytest

from tests.antiquity.table import Table, antiquity
from tijdperk.games.antiquity.engine.tables import CART_SHOP, FOUNTAIN, STORAGE


def scarce(kind: int, left: int, goods: str, have: str = "house house", famine: int = 0) -> Table:
    """Both seats have the same, and so many pieces of a kind are left."""
    table = antiquity(
        cities={2: "0,6"},
        goods={1: goods, 2: goods},
        have={1: have, 2: have},
        order="2 1",
        famine=famine,
        beginners=True,
    )
    table.position.supply = [left if index == kind else n for index, n in enumerate(table.position.supply)]
    return table


@pytest.mark.rule("A51", "A72", "T30")
def test_the_last_cart_shop_goes_to_the_earlier_in_the_last_order() -> None:
    table = scarce(CART_SHOP, 1, "2 wood")
    for seat in (1, 2):
        table.play(f"{seat} build cart_shop at 1a3 turned 0", f"{seat} man 1b3")
        assert table.refused(f"{seat} build cart_shop at 1e5 turned 0") == "sold-out"
    table.play("1 ready", "2 ready")
    assert table.heard("voided") == ["voided 1 kind=cart_shop good=wood"]
    assert table.manned(2) == ["cart_shop"]
    assert table.places(1, "cart_shop") == []
    assert table.men(1) == 2  # beside the plan, unused
    assert table.position.realms[0].goods[8] == 2
    assert table.view().supply["cart_shop"] == 0


@pytest.mark.rule("A72")
def test_a_storage_is_supplied_in_full_or_not_at_all() -> None:
    table = scarce(STORAGE, 3, "wood").play(
        "2 build storage-1x4 at 1a3 turned 0", "1 build storage-1x4 at 1a3 turned 0", "1 ready", "2 ready"
    )
    assert table.heard("voided") == ["voided 1 kind=storage good=wood"]
    assert table.view().supply["storage"] == 1


@pytest.mark.rule("A72", "A50")
def test_a_void_fountain_lowers_nothing_and_its_price_comes_back() -> None:
    table = scarce(FOUNTAIN, 1, "dye, gold", famine=5)
    table.play("1 build fountain at 1a3 turned 0", "1 pay gold")
    table.play("2 build fountain at 1a3 turned 0", "2 pay dye")
    table.play("1 ready")
    assert table.goods(1) == {"dye": 1}
    table.play("2 ready")
    assert table.famine == 4
    assert table.heard("voided") == ["voided 1 kind=fountain good=gold"]
    assert table.heard("discarded") == [
        "discarded 2 good=gold count=1",
        "discarded 1 good=dye count=1",
        "discarded 1 good=gold count=1",
    ]


@pytest.mark.rule("A72")
def test_later_steps_stand() -> None:
    table = scarce(CART_SHOP, 1, "2 wood")
    table.play("2 build cart_shop at 1a3 turned 0")
    table.play("1 build cart_shop at 1a3 turned 0", "1 build market at 1d3 turned 0", "1 house 3 at 1g7")
    table.play("1 ready", "2 ready")
    assert table.places(1, "market") == ["1d3"]
    assert "1g7" in table.city(1).houses


@pytest.mark.rule("A02", "R061")
def test_without_limits_everybody_gets_one() -> None:
    table = antiquity(
        cities={2: "0,6"},
        goods={1: "wood", 2: "wood"},
        unlimited_supply=True,
        beginners=True,
    )
    table.position.supply = [0] * len(table.position.supply)
    for seat in (1, 2):
        table.play(f"{seat} build cart_shop at 1a3 turned 0")
    table.all_ready()
    assert table.heard("voided") == []
    assert table.view().supply == {}


@pytest.mark.rule("A51")
def test_what_others_plan_does_not_show_in_the_supply() -> None:
    table = scarce(CART_SHOP, 1, "wood").play("2 build cart_shop at 1a3 turned 0")
    assert table.view(1).supply["cart_shop"] == 1
    assert table.refused("1 build cart_shop at 1a3 turned 0") is None
