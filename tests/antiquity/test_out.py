"""R209, R210: players who are out, and the last one left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.table import Table, antiquity

HOUSES = "h h h h h h h\n" * 7
CITIES = {2: "0,6", 3: "-6,0", 4: "6,-6"}
EVERY_HOUSE = "cathedral " + "house " * 20


def losing(*losers: int, seats: int = 3, **more: Any) -> Table:
    """These seats have no room for a grave, and all need one; the others have food."""
    goods = {seat: "dye" if seat in losers else "fish" for seat in range(1, seats + 1)}
    return antiquity(
        seats=seats,
        cities={seat: at for seat, at in CITIES.items() if seat <= seats},
        plans=more.pop("plans", dict.fromkeys(losers, HOUSES)),
        houses=dict.fromkeys(losers, "1 2") | more.pop("houses", {}),
        goods=goods,
        famine=1,
        phase="hunger",
        **more,
    )


@pytest.mark.rule("R209", "A43", "R165")
def test_goods_saint_and_zone_are_gone_and_what_was_built_stays() -> None:
    full = "h C+ h h h h h\nC+ C+ C+ h h h h\n" + "h C+ h h h h h\n" * 2 + "h h h h h h h\n" * 3
    table = losing(2, plans={2: full}, saints={2: "nicolo"}, inns={2: "3,5"})
    seat = table.view().seats[1]
    assert seat.out
    assert seat.place == 0
    assert (seat.realm.saint, seat.realm.zone, table.goods(2)) == (None, [], {})
    assert len(seat.realm.cities) == 1
    assert [building.kind for building in seat.realm.cities[0].buildings] == ["cathedral"]
    assert [inn.field for inn in table.view().land.inns] == ["3,5"]
    assert table.order == [1, 3]


@pytest.mark.rule("R209")
def test_it_takes_no_decision_any_more() -> None:
    table = losing(2).until("planning")
    assert table.asked == "1 planning, 3 planning"
    assert table.refused("1 deal with seat 2") == "out-of-game"
    assert table.refused("2 deal with seat 1") is not None


@pytest.mark.rule("R209", "R172")
def test_its_dump_protects_nothing() -> None:
    full = "D D D h h h h\n" * 3 + "h h h h h h h\n" * 4
    near = antiquity(
        seats=3,
        cities={2: "0,5", 3: "-6,0"},
        plans={2: full},
        manned={2: "D"},
        houses={2: "1"},
        famine=12,
        goods={1: "12 fish", 3: "12 fish"},
        phase="hunger",
    )
    assert near.heard("out") == ["out 2"]
    assert near.asked == "1 polluting"
    assert "0,2" in near.choices("pollute")


@pytest.mark.rule("R209", "A43")
def test_its_land_buildings_lose_a_counter_in_each_round_for_nobody() -> None:
    works = ["2 farm wine at 4,4: 4,4 5,3 4,3", "2 fishery fish at -2,6 and -3,6: -2,7"]
    table = losing(2, works=works)
    assert table.view().fisheries == 11
    table.until("planning")
    table.all_ready().until("planning")
    assert len(table.works) == 1
    assert len(table.counters()) == 2
    assert "4,4" in table.counters()  # the man's own is the last
    assert table.goods(2) == {}
    assert table.view().fisheries == 12
    table.all_ready().until("planning")
    assert table.counters() == {"4,4"}
    table.all_ready().until("planning")
    assert table.works == []


@pytest.mark.rule("R209", "R061")
def test_its_buildings_count_against_the_supply() -> None:
    """Pieces never come back to the supply."""
    table = losing(2)
    before = list(table.position.supply)
    table.until("planning")
    assert table.position.supply == before


@pytest.mark.rule("R210")
def test_the_last_one_left_wins_after_phase_9() -> None:
    table = losing(2, seats=2)
    assert table.heard("won") == []
    assert table.asked == "1 polluting"
    table.until("planning")
    assert table.asked == ""
    assert table.winners == [1]
    result = table.view().result
    assert result is not None
    assert result.ending == "last"


@pytest.mark.rule("R210", "T33")
def test_when_all_are_out_nobody_wins() -> None:
    table = losing(1, 2, seats=2)
    assert table.asked == ""
    assert table.winners == []
    result = table.view().result
    assert result is not None
    assert result.ending == "nobody"
    assert table.heard("nobody-won") == ["nobody-won 0"]


@pytest.mark.rule("R210", "R209")
def test_two_who_are_left_go_on() -> None:
    table = losing(2).until("planning")
    assert table.view().result is None
    assert table.order == [1, 3]


@pytest.mark.rule("R165", "R186")
def test_whoever_is_out_comes_after_those_who_played_to_the_end() -> None:
    """One wins by a saint, one stays, two are out: they share the last place, not the second."""
    table = losing(2, 3, seats=4, have={4: EVERY_HOUSE}, saints={4: "nicolo"}).until("planning")
    assert table.winners == [4]
    result = table.game.result(table.position)
    assert [result.rank(seat) for seat in range(4)] == [2, 3, 3, 1]
    assert table.position.returns() == [0.0, 0.0, 0.0, 1.0]
