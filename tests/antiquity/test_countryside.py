"""R100 to R111, R115 to R124: building on the land, apart from fisheries."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.pictures import FOREST, RANGE, TWO_FORESTS, fields
from tests.antiquity.table import Table, antiquity

CITY_PRICE = "fish, wood, stone, dye, pearls"


def land(have: str = "cart_shop*", goods: str = "9 wood", **more: Any) -> Table:
    return antiquity(have={1: have}, goods={1: goods}, phase="land", **more)


# -- carts


@pytest.mark.rule("R100")
def test_a_seat_does_everything_before_the_next_one() -> None:
    table = antiquity(
        cities={2: "0,6"},
        have={1: "cart_shop* cart_shop*", 2: "cart_shop*"},
        goods={1: "9 wine", 2: "wine"},
        order="2 1",
        phase="land",
    )
    assert table.asked == "2 countryside"
    table.play("2 farm wine at 0,8")
    assert table.asked == "1 countryside"  # seat 2 has no cart left
    table.play("1 farm wine at 3,-1")
    assert table.asked == "1 countryside"
    table.play("1 farm wine at -3,0")
    assert table.asked != "1 countryside"


@pytest.mark.rule("R101", "R204")
def test_one_building_for_each_manned_cart_shop() -> None:
    """The rulebook's example: three carts, three buildings; they need not be used."""
    table = land("cart_shop* cart_shop* cart_shop* cart_shop", "9 wine")
    for field in ("3,-1", "-3,0", "0,3"):
        table.play(f"1 farm wine at {field}")
    assert len(table.works) == 3
    assert "countryside" not in table.asked
    assert "countryside" not in land("cart_shop", "wine").asked
    lazy = land("house house cart_shop* cart_shop*", "wine").play("1 done")
    assert lazy.manned(1) == ["cart_shop", "cart_shop"]


@pytest.mark.rule("R101")
def test_without_a_cart_only_alchemy_is_left() -> None:
    table = land("cart_shop* alchemy*", "2 wine", polluted="3,0").play("1 farm wine at -3,0")
    assert table.asked == "1 countryside"
    assert table.refused("1 farm wine at 3,-1") == "no-cart"
    assert table.refused("1 city 4,0") == "no-cart"
    assert table.refused("1 clean 3,0") is None


@pytest.mark.rule("R102")
def test_the_man_goes_to_the_new_building() -> None:
    table = land("house house cart_shop*", "wine", beginners=True).play("1 farm wine at 2,0")
    assert table.manned(1) == []
    assert table.realm(1).on_land == 1


@pytest.mark.rule("R103", "R117", "R118")
def test_for_an_inn_or_a_city_he_goes_beside_the_plan() -> None:
    table = land("house house cart_shop* cart_shop* brewery alchemy*", CITY_PRICE + ", fish", men={1: 0})
    table.play("1 inn 2,0")
    assert (table.men(1), table.manned(1)) == (1, ["cart_shop", "alchemy"])
    table.play("1 city -4,0")
    assert (table.men(1), table.manned(1)) == (2, ["alchemy"])
    assert table.refused("1 inn 3,-1") == "no-cart"


@pytest.mark.rule("R104", "R120")
def test_the_site_lies_in_the_zone_and_is_free() -> None:
    table = land(
        "cart_shop*",
        "wine, wood",
        inns={2: "2,0"},
        works=["2 farm grain at 0,2: 0,2 1,1"],
        forest="4,-1",
    )
    assert table.refused("1 woodcutter 4,-1") == "not-in-zone"
    assert table.refused("1 farm wine at 2,0") == "occupied"
    assert table.refused("1 farm wine at 1,1") == "occupied"
    assert table.refused("1 farm wine at 0,0") == "not-in-zone"  # the own city


@pytest.mark.rule("R105")
def test_each_building_gives_goods_of_its_ground() -> None:
    table = land(goods="wine, wood, fish, stone", forest="2,0", mountain="-2,0")
    assert table.refused("1 woodcutter 0,2") == "wrong-terrain"
    assert table.refused("1 farm wine at 2,0") == "wrong-terrain"
    assert table.refused("1 mine gold at 2,0") == "wrong-terrain"
    assert table.refused("1 farm fish at 0,2") == "wrong-crop"
    assert table.refused("1 mine wood at -2,0") == "wrong-mineral"
    assert table.refused("1 fishery wood at 2,0 and 3,0") == "wrong-catch"


# -- woodcutters


@pytest.mark.rule("R106", "R115", "R116", "A34", "T3")
@pytest.mark.parametrize(("field", "size"), [("2,0", 3), ("3,-2", 3), ("3,-1", 6), ("3,0", 4)])
def test_a_woodcutter_takes_all_forest_around_it(field: str, size: int) -> None:
    table = land(goods="wood", disc=6, forest=FOREST)
    assert table.choices("woodcutter") == {"2,0", "3,-2", "3,-1", "3,0"}
    table.play(f"1 woodcutter {field}")
    assert table.heard("taken") == [f"taken 1 count={size}"]


@pytest.mark.rule("R115", "T3")
def test_also_fields_outside_the_zone() -> None:
    table = land(goods="2 wood", have="cart_shop* cart_shop*", disc=6, forest=FOREST)
    assert not fields("4,-2 4,-1") & table.zone(1)
    table.play("1 woodcutter 3,-1")
    assert table.counters() == fields(FOREST)


@pytest.mark.rule("R122", "T27")
def test_after_another_woodcutter_less_is_left() -> None:
    table = land(have="cart_shop* cart_shop* cart_shop*", disc=6, forest=FOREST)
    table.play("1 woodcutter 2,0", "1 woodcutter 3,-2")
    assert table.counters(0) == {"2,0", "3,-1", "3,0"}
    assert table.counters(1) == {"3,-2", "4,-2"}


@pytest.mark.rule("R122", "T7")
def test_a_new_building_takes_nothing_of_an_older_one() -> None:
    table = antiquity(
        forest=TWO_FORESTS,
        cities={1: "-3,0", 2: "5,-1"},
        have={1: "cart_shop*", 2: "cart_shop*"},
        goods={1: "wood", 2: "wood"},
        order="1 2",
        phase="land",
    )
    table.play("1 woodcutter 0,0")
    assert table.counters(0) == {"0,0", "0,1", "1,-1", "1,0"}
    table.play("2 woodcutter 2,0")
    assert table.heard("taken") == ["taken 1 count=4", "taken 2 count=3"]


@pytest.mark.rule("R106", "A64")
def test_felled_forest_is_grass_at_once_but_occupied() -> None:
    table = land("cart_shop* cart_shop*", "wood, 2 wine", forest="2,0").play("1 woodcutter 2,0")
    assert table.terrain("2,0") == "f"
    assert table.refused("1 farm wine at 2,0") == "occupied"
    assert "2,0" not in table.polluted
    later = land(goods="wine", felled="2,0 3,-1").play("1 farm wine at 2,0")
    assert {"2,0", "3,-1"} <= later.polluted


@pytest.mark.rule("R106", "A39")
def test_not_on_polluted_ground() -> None:
    table = land(goods="wood, wine", forest="2,0 3,-1", polluted="2,0 -2,0")
    assert table.refused("1 woodcutter 2,0") == "polluted"
    assert table.refused("1 farm wine at -2,0") == "polluted"
    table.play("1 woodcutter 3,-1")
    assert table.heard("taken") == ["taken 1 count=1"]


@pytest.mark.rule("R106", "R062")
def test_it_costs_a_wood() -> None:
    assert land(goods="stone", forest="2,0").refused("1 woodcutter 2,0") == "cannot-pay"


# -- farms


@pytest.mark.rule("R107", "A33", "R116")
def test_a_farm_takes_all_grass_around_it_and_pollutes_it() -> None:
    table = land("cart_shop* cart_shop*", "2 wine", forest="3,-1", polluted="2,1").play("1 farm wine at 2,0")
    assert table.counters() == {"2,0", "2,-1", "3,0", "1,1"}
    assert table.counters() | {"2,1"} == table.polluted
    assert table.goods(1) == {"wine": 1}
    assert table.refused("1 farm wine at 3,0") == "occupied"


@pytest.mark.rule("R107")
@pytest.mark.parametrize("crop", ["olives", "sheep", "grain", "wine"])
def test_the_seed_is_one_of_the_crop(crop: str) -> None:
    table = land("cart_shop* cart_shop*", f"{crop}").play(f"1 farm {crop} at 2,0")
    assert table.goods(1) == {}
    assert land(goods="9 wood").refused(f"1 farm {crop} at 2,0") == "no-seed"


@pytest.mark.rule("R108", "A36")
def test_biology_gives_one_farm_in_a_round_without_seed() -> None:
    table = land("cart_shop* cart_shop* biology*", "wood")
    assert table.choices("free farm olives") == table.choices("free farm wine") != set()
    table.play("1 free farm olives at 2,0")
    assert table.works[0].startswith("1 farm olives at 2,0")
    assert table.goods(1) == {"wood": 1}
    assert table.refused("1 free farm wine at -3,0") == "no-biology"
    assert land("cart_shop* biology").refused("1 free farm wine at -3,0") == "no-biology"
    assert land("alchemy* biology*", polluted="2,0").refused("1 free farm wine at -3,0") == "no-cart"


# -- mines


@pytest.mark.rule("R109")
def test_a_mine_takes_all_mountains_around_it_and_pollutes_them() -> None:
    table = land("cart_shop* cart_shop*", "wood", mountain="2,0 3,-1 3,0 4,0").play("1 mine gold at 2,0")
    assert table.counters() == {"2,0", "3,-1", "3,0"} == table.polluted
    assert table.goods(1) == {}
    assert land(goods="stone", mountain="2,0").refused("1 mine gold at 2,0") == "cannot-pay"


@pytest.mark.rule("R110", "R111", "T4")
def test_the_first_mine_decides_for_the_whole_range_also_under_a_city() -> None:
    table = land("cart_shop* cart_shop*", "2 wood", disc=7, mountain=RANGE)
    assert table.choices("mine gold at") == table.choices("mine stone at") == fields("-3,0 -2,0 2,0 3,0")
    table.play("1 mine gold at -3,0")
    assert table.refused("1 mine stone at 3,0") == "range-gives-other"
    assert table.choices("mine gold at") == fields("2,0 3,0")
    assert table.view().land.minerals["6,0"] == "gold"


@pytest.mark.rule("R110", "R111", "T4")
def test_a_city_built_later_on_the_range_changes_nothing() -> None:
    table = antiquity(
        disc=7,
        cities={1: "0,4"},
        mountain=RANGE,
        minerals="gold",
        have={1: "cart_shop* cart_shop* stable*"},
        goods={1: f"{CITY_PRICE}, 2 wood"},
        phase="land",
    )
    table.play("1 city 0,0")
    assert table.refused("1 mine stone at 3,0") == "range-gives-other"
    assert table.refused("1 mine gold at 3,0") is None


@pytest.mark.rule("R110")
def test_the_choice_holds_for_all_players_and_other_ranges_have_their_own() -> None:
    table = antiquity(
        mountain="0,2 0,3 3,0",
        cities={2: "0,6"},
        have={1: "cart_shop*", 2: "cart_shop*"},
        goods={1: "wood", 2: "wood"},
        order="2 1",
        phase="land",
    )
    table.play("2 mine stone at 0,3")
    assert table.refused("1 mine gold at 3,0") is None
    assert table.view().land.minerals == {"0,2": "stone", "0,3": "stone"}


# -- inns and cities


@pytest.mark.rule("R117")
def test_an_inn_needs_a_brewery_and_food() -> None:
    table = land("cart_shop* brewery", "grain").play("1 inn 2,0")
    assert table.heard("inn-built") == ["inn-built 1 field=2,0"]
    assert land("cart_shop*", "grain").refused("1 inn 2,0") == "no-brewery"
    assert land("cart_shop* brewery+1", "grain").refused("1 inn 2,0") == "no-brewery"
    assert land("cart_shop* brewery", "wine").refused("1 inn 2,0") == "cannot-pay"


@pytest.mark.rule("R117", "R120")
def test_on_any_free_land_polluted_or_not() -> None:
    table = land(
        "cart_shop* brewery",
        "grain",
        forest="2,0",
        mountain="3,0",
        polluted="0,2",
        works=["2 farm wine at -2,0: -2,0"],
    )
    assert fields("2,0 3,0 0,2") <= table.choices("inn")
    assert table.refused("1 inn -2,0") == "occupied"


@pytest.mark.rule("A67")
def test_not_on_sea() -> None:
    table = land("cart_shop* brewery harbour*", "grain", sea="2,0")
    assert "2,0" in table.zone(1)
    assert table.refused("1 inn 2,0") == "not-land"


@pytest.mark.rule("R117", "R195", "A12")
def test_any_number_of_inns_and_only_their_owner_uses_them() -> None:
    inns = " ".join(f"{q},8" for q in range(-8, 0)) + " " + " ".join(f"{q},7" for q in range(-8, 1))
    table = antiquity(
        inns={1: inns},
        cities={2: "6,-6"},
        have={1: "cart_shop* brewery"},
        goods={1: "grain"},
        phase="land",
    )
    assert table.refused("1 inn 2,0") is None
    assert not fields("-8,6 -7,6") & table.zone(2)
    sixteen = antiquity(
        inns={1: inns}, have={1: "cart_shop* brewery"}, goods={1: "grain"}, limited_inns=True, phase="land"
    )
    assert sixteen.refused("1 inn 2,0") == "inns-used"


@pytest.mark.rule("R118", "A66", "T6")
def test_a_city_reaches_into_the_zone_and_touches_no_city() -> None:
    table = land(goods=CITY_PRICE)
    assert table.refused("1 city 4,-1") is None
    assert table.refused("1 city 3,0") == "touches-city"
    assert table.refused("1 city 5,0") == "not-in-zone"
    riding = land("cart_shop* stable*", CITY_PRICE)
    assert riding.refused("1 city 5,0") is None


@pytest.mark.rule("R118")
def test_seven_fields_of_land_that_are_free() -> None:
    table = land(goods=CITY_PRICE, disc=5, sea="-5,2", works=["2 farm wine at 0,5: 0,5"])
    assert table.refused("1 city 4,-1") is None
    assert table.refused("1 city 5,-1") == "off-the-land"
    assert table.refused("1 city -4,1") == "not-land"
    assert table.refused("1 city 0,4") == "occupied"
    others = land(goods=CITY_PRICE, cities={2: "8,-4"})
    assert others.refused("1 city 5,-2") == "touches-city"


@pytest.mark.rule("R118", "R011", "R195")
def test_a_city_costs_five_goods_and_has_a_smaller_plan() -> None:
    table = land("cart_shop* cart_shop*", CITY_PRICE, polluted="4,-1 5,-1 6,-1").play("1 city 4,-1")
    assert table.goods(1) == {}
    assert [city.size for city in table.realm(1).cities] == [7, 6]
    assert table.polluted == {"6,-1"}
    for missing in CITY_PRICE.split(", "):
        less = ", ".join(good for good in CITY_PRICE.split(", ") if good != missing)
        assert land(goods=less).refused("1 city 4,-1") == "cannot-pay"
    assert land(goods="fish, wood, stone, 2 dye").refused("1 city 4,-1") == "cannot-pay"


@pytest.mark.rule("A25")
def test_philosophy_that_works_helps_with_the_luxuries_of_a_city() -> None:
    table = land("cart_shop* philosophy*", "fish, wood, stone, 2 dye")
    assert table.refused("1 city 4,-1") is None


@pytest.mark.rule("R119")
def test_four_cities_at_most() -> None:
    table = antiquity(
        cities={1: "0,0 4,0 0,4 -4,4"},
        have={1: "cart_shop*"},
        goods={1: CITY_PRICE},
        phase="land",
    )
    assert table.refused("1 city 4,-4") == "cities-used"


@pytest.mark.rule("R121", "A13", "A81")
def test_markers_that_are_built_over_or_taken_along_are_gone_unseen() -> None:
    table = land(
        "cart_shop* cart_shop* cart_shop* brewery",
        f"wine, {CITY_PRICE}, fish",
        markers="2,0 3,-1 -2,0 -4,0 -5,1 0,3 8,0",
    )
    table.play("1 farm wine at 2,0")
    assert table.markers == fields("-2,0 -4,0 -5,1 0,3 8,0")
    table.play("1 city -4,1")
    assert table.markers == fields("-2,0 0,3 8,0")
    table.play("1 inn 0,3")
    assert table.markers == fields("-2,0 8,0")


# -- alchemy


@pytest.mark.rule("R123", "A35")
def test_alchemy_cleans_a_field_of_the_zone_and_those_around_it() -> None:
    table = land("alchemy*", "", polluted="2,0 3,0 3,-1 4,-1 5,0", forest="3,0")
    table.play("1 clean 3,-1")
    assert table.polluted == {"5,0"}
    clean = land("alchemy*", "", polluted="4,-1")
    assert clean.refused("1 clean 4,-1") == "not-in-zone"
    assert clean.refused("1 clean 3,-1") is None
    assert clean.refused("1 clean -3,0") == "nothing-to-clean"


@pytest.mark.rule("R123")
def test_once_in_a_round_and_usable_at_once() -> None:
    table = land("alchemy* cart_shop*", "wine", polluted="2,0 -3,0")
    assert table.refused("1 farm wine at 2,0") == "polluted"
    table.play("1 clean 2,0")
    assert table.refused("1 clean -3,0") == "no-alchemy"
    assert table.refused("1 farm wine at 2,0") is None
    assert land("alchemy cart_shop*", "wine", polluted="2,0").refused("1 clean 2,0") == "no-alchemy"


@pytest.mark.rule("R123")
def test_felled_forest_stays_grass_and_sea_is_cleaned_too() -> None:
    table = land("alchemy* harbour* cart_shop*", "", sea="2,0", felled="3,0", polluted="2,0 3,0")
    table.play("1 clean 2,0")
    assert table.polluted == set()
    assert table.terrain("3,0") == "f"


@pytest.mark.rule("R124")
def test_it_needs_no_cart_and_spares_fields_with_goods() -> None:
    table = land("alchemy*", "", works=["2 farm wine at 3,-1: 3,-1"], polluted="2,0")
    assert table.asked == "1 countryside"
    table.play("1 clean 2,0")
    assert table.polluted == {"3,-1"}


@pytest.mark.rule("A35")
def test_by_an_option_the_middle_has_to_be_polluted_and_free() -> None:
    table = land("alchemy*", "", polluted="3,-1 -2,0", inns={2: "-2,0"}, strict_alchemy=True)
    assert table.refused("1 clean 2,0") == "centre-not-polluted"
    assert table.refused("1 clean -2,0") == "centre-not-polluted"
    assert table.refused("1 clean 3,-1") is None
    assert land("alchemy*", "", polluted="3,-1").refused("1 clean 2,0") is None


@pytest.mark.rule("R204")
def test_a_new_city_counts_at_once() -> None:
    table = land(goods=CITY_PRICE).play("1 city 4,-1")
    assert table.known(1).pollution_due == 6
    assert len(table.city(1, 2).empty) == 36
    assert table.asked == "1 polluting"
    assert table.view(1).due.pollution == 6
