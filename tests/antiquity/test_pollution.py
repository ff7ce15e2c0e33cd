"""R170 to R175, R208: what cities do to the land."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.pictures import fields
from tests.antiquity.table import Table, antiquity, disc_game


def all_but(clean: str, disc: int = 8) -> str:
    """Every field of the land but these."""
    return " ".join(sorted(set(disc_game(disc).tables.fields) - fields(clean)))


def pollution(have: str = "", **more: Any) -> Table:
    return antiquity(have={1: have}, phase="pollution", **more)


def due(table: Table) -> int:
    return table.known(1).pollution_due


@pytest.mark.rule("R170", "A05", "A07", "T10")
def test_three_for_each_city_less_dump_and_fountains() -> None:
    three = {1: "0,0 4,0 0,4"}
    assert due(pollution("dump* fountain", cities=three)) == 4
    assert due(pollution(cities=three)) == 9
    assert due(pollution("dump", cities=three)) == 9
    assert due(pollution("dump+1 fountain+1", cities=three)) == 9
    assert due(pollution("fountain fountain")) == 1


@pytest.mark.rule("R170", "T31", "R204")
def test_not_below_nothing() -> None:
    none = pollution("dump*")
    assert none.heard("polluted", "buried") == []
    assert none.phase == "building"  # of the next round
    assert due(pollution("dump*", cities={1: "0,0 4,0"})) == 2


@pytest.mark.rule("A70")
def test_by_an_option_a_dump_without_a_man_helps_a_little() -> None:
    assert due(pollution("dump", dump_helps=True)) == 2
    assert due(pollution("dump*", cities={1: "0,0 4,0"}, dump_helps=True)) == 2
    assert due(pollution("dump+1", dump_helps=True)) == 3


@pytest.mark.rule("R171", "A39")
def test_markers_go_on_free_unpolluted_fields_of_the_own_zone() -> None:
    table = pollution(forest="2,0", mountain="3,0", sea="0,2", polluted="-2,0")
    assert table.asked == "1 polluting"
    assert table.choices("pollute") == table.zone(1) - {"-2,0"}
    assert fields("2,0 3,0") <= table.choices("pollute")
    assert table.refused("1 pollute 5,0") == "not-in-zone"
    assert table.refused("1 pollute -2,0") == "polluted"
    assert table.refused("1 pollute 0,2") == "not-in-zone"
    table.play("1 pollute 2,0")
    assert table.polluted == fields("-2,0 2,0")
    assert table.view(1).due.pollution == 2


@pytest.mark.rule("R171")
def test_also_on_sea_with_a_harbour() -> None:
    assert "0,2" in pollution("harbour*", sea="0,2").choices("pollute")


@pytest.mark.rule("R171", "A40", "A68")
def test_not_under_inns_cities_fisheries_and_goods() -> None:
    table = pollution(
        inns={2: "2,0"},
        cities={2: "0,5"},
        works=["2 woodcutter wood at -2,0: -2,0 -3,0", "2 fishery fish at 3,-2 and 3,-1: "],
    )
    for field in fields("2,0 -2,0 -3,0 3,-2 3,-1"):
        assert table.refused(f"1 pollute {field}") == "occupied"
    assert table.choices("pollute") == table.zone(1) - fields("2,0 -2,0 -3,0 3,-2 3,-1")


@pytest.mark.rule("R172", "A41")
def test_not_in_the_zone_of_another_whose_dump_works() -> None:
    two: dict[str, Any] = {"cities": {2: "0,5"}, "goods": {2: "60 fish"}}
    open_land = antiquity(phase="pollution", **two)
    guarded = antiquity(have={2: "dump*"}, phase="pollution", **two)
    shared = open_land.zone(1) & open_land.zone(2)
    assert shared
    assert guarded.choices("pollute") == open_land.choices("pollute") - guarded.zone(2)
    assert guarded.refused(f"1 pollute {min(shared & open_land.choices('pollute'))}") == "protected"
    own = antiquity(have={1: "dump*"}, phase="pollution", cities={1: "0,0 4,0"})
    assert own.choices("pollute") == own.zone(1)  # one's own dump does not hinder oneself
    for useless in ("dump", "dump+1"):
        assert antiquity(have={2: useless}, phase="pollution", **two).choices("pollute") == (
            open_land.choices("pollute")
        )


@pytest.mark.rule("A42", "R173")
def test_two_dumps_block_each_other() -> None:
    """The only field that no city stands on lies between them, in both zones."""
    centres = ((0, 0), (4, -2), (0, 4), (-4, 6))
    around = ((0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    land = " ".join(f"{q + dq},{r + dr}" for q, r in centres for dq, dr in around)
    cities = {1: "0,0 4,-2", 2: "0,4 -4,6"}
    table = antiquity(land=f"{land} 0,2", cities=cities, have={1: "dump*", 2: "dump*"}, phase="pollution")
    assert "0,2" in table.zone(1) & table.zone(2)
    table.until("planning")
    assert table.heard("polluted") == []
    assert table.heard("buried") == ["buried 1 count=2 phase=pollution", "buried 2 count=2 phase=pollution"]
    alone = antiquity(land=f"{land} 0,2", cities=cities, have={1: "dump*"}, phase="pollution")
    assert alone.heard("polluted") == ["polluted 1 field=0,2"]


@pytest.mark.rule("R173", "T11")
def test_what_cannot_be_placed_becomes_graves() -> None:
    table = antiquity(
        cities={1: "0,0 4,0"}, polluted=all_but("2,1 0,3 6,1"), have={1: "cart_shop"}, phase="pollution"
    )
    assert len(table.heard("polluted")) == 3
    assert table.heard("buried") == ["buried 1 count=3 phase=pollution"]
    assert table.asked == "1 burying"
    assert table.polluted == set(all_but("").split())


@pytest.mark.rule("R174")
def test_a_marker_is_placed_as_long_as_there_is_a_field() -> None:
    table = antiquity(polluted=all_but("2,0 0,3 0,2 0,-2"), phase="pollution")
    assert table.choices("pollute") == fields("2,0 0,3 0,2 0,-2")
    assert table.refused("1 bury 1a1") is not None
    table.play("1 pollute 2,0", "1 pollute 0,2", "1 pollute 0,3")
    assert table.heard("buried") == []
    assert len(table.heard("polluted")) == 3


@pytest.mark.rule("R175", "A13", "A81")
def test_a_marker_on_a_polluted_field_is_gone_unseen() -> None:
    table = pollution(markers="2,0 0,3").play("1 pollute 2,0")
    assert table.markers == {"0,3"}
    assert table.heard("explored") == []


@pytest.mark.rule("A54", "R191")
def test_always_in_order_of_play() -> None:
    table = antiquity(cities={2: "0,5"}, order="2 1", phase="pollution")
    assert table.asked == "2 polluting"
    table.play("2 pollute 0,3", "2 pollute 0,7", "2 pollute 0,8")
    assert table.asked == "1 polluting"
    assert table.refused("1 pollute 0,3") == "polluted"


@pytest.mark.rule("R208")
def test_the_number_is_fixed_and_a_spoiled_dump_protects_no_more() -> None:
    """Seat 2 has two cities, a dump and no empty square: its second marker becomes a grave on the dump."""
    first = "D D D h h h h\n" * 3 + "h h h h h h h\n" * 4
    second = "h h h h h h\n" * 6
    table = antiquity(
        cities={1: "0,0", 2: "0,5 4,3"},
        plans={2: [first, second]},
        houses={2: "1"},
        manned={2: "D"},
        polluted=all_but("0,3 2,0 3,0 0,-2 2,-3 1,-3"),
        order="2 1",
        phase="pollution",
    )
    assert table.known(2).pollution_due == 2
    protected = table.zone(2)
    assert "0,3" in protected
    assert table.asked == "2 burying"  # the one free field of its zone is polluted by itself
    table.play("2 bury 1a1")
    assert table.graves(2) == 1
    assert table.asked == "1 polluting"
    assert table.choices("pollute") == fields("2,0 3,0 0,-2 2,-3 1,-3") & table.zone(1)
