"""R020 to R030: what lies in the zone of a seat. The land is that of the rulebook's second picture."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.pictures import (
    ACROSS,
    BY_FAR_INN,
    BY_HARBOUR,
    BY_INN,
    BY_INN_AND_HARBOUR,
    BY_NARROW_HARBOUR,
    BY_STABLE,
    CHANNEL,
    INN,
    ZONE,
    fields,
)
from tests.antiquity.table import Table, antiquity


def channel(**more: Any) -> Table:
    """The city at the channel, in the phase of building on the land."""
    return antiquity(disc=6, sea=CHANNEL, phase="land", **more)


@pytest.mark.rule("R020", "R021", "R022", "R028", "T2a")
def test_two_steps_over_land_from_every_field_of_a_city() -> None:
    zone = channel().zone(1)
    assert zone == fields(ZONE)
    assert len(zone) == 21
    assert not zone & fields(ACROSS)


@pytest.mark.rule("R025", "R026", "A08", "A71", "R196", "T2b")
def test_a_harbour_adds_all_connected_water_with_its_coast() -> None:
    table = channel(have={1: "harbour*"})
    assert table.zone(1) == fields(ZONE, BY_HARBOUR)
    assert table.zone(1) >= fields(ACROSS)


@pytest.mark.rule("R025", "R054")
def test_a_harbour_without_a_man_adds_nothing() -> None:
    assert channel(have={1: "harbour"}).zone(1) == fields(ZONE)
    assert channel(have={1: "harbour+1"}).zone(1) == fields(ZONE)


@pytest.mark.rule("R020", "R028", "T2c", "T20")
def test_an_inn_extends_the_zone_and_is_not_part_of_it() -> None:
    zone = channel(inns={1: INN}).zone(1)
    assert zone == fields(ZONE, BY_INN) - {INN}
    assert len(zone) == 25


@pytest.mark.rule("R025", "T2d", "T20")
def test_a_harbour_adds_the_water_at_an_inn_too() -> None:
    zone = channel(inns={1: INN}, have={1: "harbour*"}).zone(1)
    assert zone == fields(ZONE, BY_HARBOUR, BY_INN, BY_INN_AND_HARBOUR) - {INN}
    assert len(zone) == 59


@pytest.mark.rule("R024", "T2e")
def test_a_stable_makes_it_three_steps_over_land() -> None:
    table = channel(have={1: "stable*"})
    assert table.zone(1) == fields(ZONE, BY_STABLE)
    assert not table.zone(1) & fields(CHANNEL, ACROSS)
    assert channel(have={1: "stable"}).zone(1) == fields(ZONE)


@pytest.mark.rule("R024", "R026", "T22")
def test_a_stable_does_not_go_on_from_a_coast_won_by_a_harbour() -> None:
    zone = channel(have={1: "stable* harbour*"}).zone(1)
    assert zone == fields(ZONE, BY_HARBOUR, BY_STABLE)
    assert len(zone) == 60


@pytest.mark.rule("A08", "T23")
def test_by_the_narrow_reading_a_harbour_adds_what_touches_a_seat_only() -> None:
    table = channel(inns={1: INN}, have={1: "harbour*"}, narrow_harbour=True)
    assert table.zone(1) == fields(ZONE, BY_NARROW_HARBOUR, BY_INN, "-4,1") - {INN}
    assert len(table.zone(1)) == 33
    assert channel(have={1: "harbour*"}, narrow_harbour=True).zone(1) == fields(ZONE, BY_NARROW_HARBOUR)


@pytest.mark.rule("R027", "R030", "T21")
def test_an_inn_that_only_a_harbour_reached_extends_the_zone_without_it() -> None:
    table = channel(have={1: "harbour* cart_shop* brewery"}, goods={1: "fish"})
    assert "3,-1" in table.choices("inn")
    table.play("1 inn 3,-1")
    assert fields(BY_FAR_INN) <= table.zone(1)
    cut_off = channel(inns={1: "3,-1"}, have={1: "harbour"}).zone(1)
    assert cut_off == fields(ZONE, BY_FAR_INN)
    assert len(cut_off) == 32


@pytest.mark.rule("R027", "T21")
def test_across_the_channel_no_inn_can_be_built_without_a_harbour() -> None:
    table = channel(have={1: "harbour cart_shop* brewery"}, goods={1: "fish"})
    assert table.refused("1 inn 3,-1") == "not-in-zone"


@pytest.mark.rule("R023", "R029", "A10")
def test_pollution_goods_and_what_others_own_do_not_stop_a_step() -> None:
    empty = antiquity(phase="land").zone(1)
    full = antiquity(
        cities={2: "4,-2"},
        inns={2: "-2,0"},
        works=["2 farm wine at 0,2: 0,2 0,3", "2 woodcutter wood at -2,3: -2,3"],
        forest="-2,3",
        mountain="1,1",
        polluted="2,-1 2,0",
        phase="land",
    )
    assert full.zone(1) == empty
    assert len(empty) == 30
    assert full.zone(1) & full.zone(2)


@pytest.mark.rule("R030", "R100")
def test_the_zone_grows_as_soon_as_an_inn_or_a_city_is_built() -> None:
    inns = antiquity(have={1: "cart_shop* cart_shop* brewery"}, goods={1: "2 fish"}, phase="land")
    assert inns.refused("1 inn 5,-1") == "not-in-zone"
    inns.play("1 inn 3,-1")
    assert inns.refused("1 inn 5,-1") is None
    cities = antiquity(
        have={1: "cart_shop* cart_shop*"},
        goods={1: "fish, 2 wood, stone, dye, pearls"},
        forest="7,-1",
        phase="land",
    )
    assert cities.refused("1 woodcutter 7,-1") == "not-in-zone"
    cities.play("1 city 4,0")
    assert cities.refused("1 woodcutter 7,-1") is None


@pytest.mark.rule("A09", "A77", "R196")
def test_a_first_city_on_sea_divides_the_water_and_is_land_for_others() -> None:
    """A strait with the city of seat 1 in it; seat 2 has a harbour on its left end."""
    strait = "-6,0 -5,0 -4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0 4,0"
    apart = antiquity(sea=strait, cities={2: "-6,2"}, have={2: "harbour*"}, phase="land")
    assert "-3,0" in apart.zone(2)
    assert "2,0" not in apart.zone(2)
    assert "-1,0" in apart.zone(2)  # coast: land under the city of seat 1
    near = antiquity(sea="-1,0 -1,1 0,0", cities={2: "-4,0"}, phase="land")
    assert "-1,0" in near.zone(2)
    nobody = antiquity(sea="-1,0 -1,1 0,0", cities={1: "5,0", 2: "-4,0"}, phase="land")
    assert "-1,0" not in nobody.zone(2)


@pytest.mark.rule("A09", "R025")
def test_a_harbour_of_a_city_on_sea_reaches_the_water_on_all_its_sides() -> None:
    table = antiquity(sea="-3,0 -2,0 -1,0 0,0 1,0 2,0 3,0", have={1: "harbour*"}, phase="land")
    assert {"-3,0", "-2,0", "2,0", "3,0"} <= table.zone(1)
    assert not {"-1,0", "0,0", "1,0"} & table.zone(1)


@pytest.mark.rule("R025")
def test_whoever_plans_sees_what_a_harbour_would_add() -> None:
    sea = "2,-1 3,-1 4,-1 5,-1"
    gained = set(antiquity(sea=sea).view(1).harbour)
    assert fields(sea) <= gained
    assert antiquity(have={1: "harbour*"}, sea=sea).zone(1) - antiquity(sea=sea).zone(1) == gained
    assert antiquity(have={1: "harbour*"}, sea=sea).view(1).harbour == []
    assert antiquity().view(1).harbour == []
