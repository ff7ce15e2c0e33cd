"""R112 to R114: fisheries. The land is that of the rulebook's fifth picture."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.pictures import BAY
from tests.antiquity.table import Table, antiquity


def bay(have: str = "cart_shop*", goods: str = "9 wood", **more: Any) -> Table:
    return antiquity(disc=6, sea=BAY, have={1: have}, goods={1: goods}, phase="land", **more)


def pairs(table: Table) -> set[str]:
    return table.choices("fishery fish at")


@pytest.mark.rule("R112", "R113", "R115", "A11", "T5a")
def test_one_field_in_the_zone_is_enough() -> None:
    table = bay("cart_shop* cart_shop*", "wood")
    assert "4,-2" not in table.zone(1)
    table.play("1 fishery pearls at 3,-1 and 4,-2")
    assert table.works == ["1 fishery pearls at 3,-1 and 4,-2: 2,-1 3,-2 4,-3"]
    assert table.polluted == {"2,-1", "3,-2", "4,-3"}
    assert table.goods(1) == {}


@pytest.mark.rule("R112", "T5b")
def test_a_second_fishery() -> None:
    table = bay("cart_shop* cart_shop*").play("1 fishery fish at 1,-2 and 2,-3")
    assert table.counters() == {"2,-2", "3,-3"}


@pytest.mark.rule("R112", "A11", "T5c", "T23")
def test_a_field_that_only_a_harbour_reaches() -> None:
    line = "1 fishery dye at 4,-5 and 5,-5"
    assert bay().refused(line) == "not-in-zone"
    reached = bay("cart_shop* harbour*")
    assert reached.refused(line) is None
    assert bay("cart_shop* harbour*", narrow_harbour=True).refused(line) == "not-in-zone"


@pytest.mark.rule("R112", "T5d")
def test_both_fields_border_unpolluted_sea() -> None:
    assert bay().refused("1 fishery fish at 2,0 and 2,1") == "no-clean-sea"
    assert bay().refused("1 fishery fish at 1,-2 and 4,-2") == "not-two-neighbours"


@pytest.mark.rule("R112", "R113", "T24")
def test_polluted_sea_does_not_count() -> None:
    line = "1 fishery fish at 2,0 and 3,-1"
    table = bay("cart_shop* cart_shop*").play(line)
    assert table.counters() == {"2,-1", "3,-2"}
    one = bay("cart_shop* cart_shop*", polluted="3,-2").play(line)
    assert one.counters() == {"2,-1"}
    assert bay(polluted="2,-1").refused(line) == "no-clean-sea"


@pytest.mark.rule("A31", "R112", "R120")
def test_on_any_land_that_is_free_polluted_or_not() -> None:
    line = "1 fishery fish at 2,0 and 3,-1"
    assert bay(forest="2,0", mountain="3,-1").refused(line) is None
    assert bay(polluted="2,0 3,-1").refused(line) is None
    assert bay(inns={2: "2,0"}).refused(line) == "occupied"
    assert bay(works=["2 farm wine at 3,-1: 3,-1"]).refused(line) == "occupied"
    assert bay("cart_shop* harbour*").refused("1 fishery fish at 2,-1 and 2,0") == "not-land"
    assert bay(goods="fish").refused(line) == "cannot-pay"


@pytest.mark.rule("A31", "A09")
def test_sea_under_a_city_is_not_fished() -> None:
    table = antiquity(sea="-1,0 0,0 1,0", have={1: "cart_shop*"}, goods={1: "wood"}, phase="land")
    assert pairs(table) == set()


@pytest.mark.rule("R112", "R105")
def test_fish_pearls_or_dye() -> None:
    table = bay()
    assert table.choices("fishery fish at") == table.choices("fishery pearls at")
    assert table.choices("fishery fish at") == table.choices("fishery dye at") != set()


@pytest.mark.rule("R113", "R121")
def test_markers_on_its_fields_are_gone() -> None:
    table = bay(markers="3,-1 4,-2 3,0").play("1 fishery fish at 3,-1 and 4,-2")
    assert table.markers == {"3,0"}


@pytest.mark.rule("R114")
def test_twelve_at_a_time_for_all_together() -> None:
    shore = [f"2 fishery fish at {q},5 and {q},6" for q in range(-6, 0)]
    shore += [f"1 fishery fish at {q},3 and {q},4" for q in range(-6, 0)]
    eleven = bay(works=shore[:11])
    assert eleven.view().fisheries == 1
    assert eleven.refused("1 fishery fish at 2,0 and 3,-1") is None
    twelve = bay(works=shore)
    assert twelve.refused("1 fishery fish at 2,0 and 3,-1") == "fisheries-used"


@pytest.mark.rule("A32", "R142")
def test_its_goods_are_free_to_choose_and_a_spent_one_leaves_the_land() -> None:
    table = antiquity(
        disc=6,
        sea=BAY,
        works=["1 fishery fish at 3,-1 and 4,-2: 2,-1 3,-2"],
        have={1: "house"},
        men={1: 0},
        phase="harvest",
        beginners=True,
    )
    assert table.moves(1) == {"harvest 2,-1", "harvest 3,-2"}
    table.play("1 harvest 2,-1")
    assert table.works == ["1 fishery fish at 3,-1 and 4,-2: 3,-2"]
    table.all_ready()
    assert table.works == []
    assert table.men(1) == 1
    assert table.view().fisheries == 12
    assert table.heard("spent") == ["spent 1 site=fishery field=3,-1"]
    assert table.polluted == {"2,-1", "3,-2"}
