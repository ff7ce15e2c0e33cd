"""R180 to R187, R211, R212: who has won."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.pictures import (
    ENCLOSED_LAND,
    ENCLOSED_SEA,
    ENCLOSED_ZONE,
    MISSED_WITHOUT_STABLE,
    fields,
)
from tests.antiquity.table import Table, antiquity

EVERY_GOOD = "3 olives, 3 sheep, 3 grain, 3 fish, 3 wine, 3 pearls, 3 dye, 3 gold"
EVERY_KIND = (
    "dump theology philosophy biology alchemy cathedral hospital forced_labour harbour brewery market "
    "university stable granary explorer cart_shop storage fountain house"
)


def ended(**more: Any) -> Table:
    """The end of a round is looked at; whoever has not won plans the next one."""
    return antiquity(phase="pollution", **more).until("planning")


def won(table: Table) -> list[int]:
    return [] if table.asked else table.winners


def houses(count: int) -> str:
    return "cathedral " + "house " * count


@pytest.mark.rule("R181")
def test_san_nicolo_wants_all_twenty_houses() -> None:
    assert won(ended(have={1: houses(20)}, saints={1: "nicolo"})) == [1]
    assert won(ended(have={1: houses(19)}, saints={1: "nicolo"})) == []


@pytest.mark.rule("R181")
def test_it_does_not_matter_where_the_men_are() -> None:
    table = ended(have={1: houses(20)}, saints={1: "nicolo"}, men={1: 0}, works=["1 farm wine at 2,0: 2,0"])
    assert won(table) == [1]


@pytest.mark.rule("R180", "A44", "R197")
def test_only_with_a_saint_whose_cathedral_has_no_grave() -> None:
    assert won(ended(have={1: "house " * 20})) == []
    assert won(ended(have={1: houses(20).replace("cathedral", "cathedral+1")}, saints={1: "nicolo"})) == []
    assert won(ended(have={1: houses(20)}, saints={1: "giorgio"})) == []


@pytest.mark.rule("R182", "A45", "A47")
def test_santa_barbara_wants_a_building_of_every_kind_without_graves() -> None:
    cities = {1: "0,0 4,0 0,4"}
    all_kinds = ended(cities=cities, have={1: EVERY_KIND}, saints={1: "barbara"})
    assert won(all_kinds) == [1]
    assert len(EVERY_KIND.split()) == 19
    for kind in ("dump", "house", "fountain", "storage", "explorer"):
        rest = " ".join(word for word in EVERY_KIND.split() if word != kind)
        assert won(ended(cities=cities, have={1: rest}, saints={1: "barbara"})) == []
    spoiled = EVERY_KIND.replace("dump", "dump+1")
    assert won(ended(cities=cities, have={1: spoiled}, saints={1: "barbara"})) == []


@pytest.mark.rule("R183", "R212")
def test_san_christofori_wants_three_of_each_food_and_luxury() -> None:
    table = ended(have={1: "cathedral"}, saints={1: "christofori"}, goods={1: EVERY_GOOD})
    assert won(table) == [1]
    for good in EVERY_GOOD.split(", "):
        less = EVERY_GOOD.replace(good, good.replace("3", "2"))
        assert won(ended(have={1: "cathedral"}, saints={1: "christofori"}, goods={1: less})) == []


# -- San Giorgio


def round_about(have: str, hole: str = "", **more: Any) -> Table:
    """The rulebook's eighth picture: seat 2 with an inn at 2,0 round seat 1."""
    return ended(
        land=f"{ENCLOSED_LAND} {hole}",
        sea=ENCLOSED_SEA,
        cities={1: "0,0", 2: "6,0"},
        inns={2: "2,0"},
        have={2: f"cathedral {have}"},
        saints={2: "giorgio"},
        **more,
    )


@pytest.mark.rule("R184", "R211", "A48", "T8")
def test_san_giorgio_wants_the_whole_zone_of_another() -> None:
    assert won(round_about("stable*")) == [2]
    assert won(round_about("stable")) == []


@pytest.mark.rule("R211", "A48", "T8")
def test_fields_under_cities_and_inns_are_left_out() -> None:
    table = antiquity(
        land=ENCLOSED_LAND,
        sea=ENCLOSED_SEA,
        cities={1: "0,0", 2: "6,0"},
        inns={2: "2,0"},
        phase="land",
    )
    assert table.zone(1) == fields(ENCLOSED_ZONE)
    assert "2,0" not in table.zone(2)  # its own inn
    missed = table.zone(1) - table.zone(2) - {"2,0"}
    assert missed == fields(MISSED_WITHOUT_STABLE)
    (giorgio,) = [saint for saint in table.known(2).saints if saint.saint == "giorgio"]
    assert not giorgio.met


@pytest.mark.rule("R211", "T26")
def test_it_is_the_same_without_the_hole_in_the_land() -> None:
    assert won(round_about("stable*", hole="5,-1")) == [2]
    assert won(round_about("stable", hole="5,-1")) == []


@pytest.mark.rule("R184", "R211", "T25")
def test_the_cities_of_the_other_need_not_be_reached() -> None:
    corridor = "2,-1 2,0 3,-1 3,0 4,-2 4,-1 5,-2 5,-1"
    around = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    cities = " ".join(f"{q + cq},{r + cr}" for cq, cr in ((0, 0), (7, -2)) for q, r in around)
    land: dict[str, Any] = {
        "land": f"{cities} {corridor}",
        "cities": {1: "0,0", 2: "7,-2"},
        "have": {2: "cathedral"},
        "saints": {2: "giorgio"},
    }
    enclosed = ended(inns={2: "4,-1"}, **land)
    assert won(enclosed) == [2]
    seats = fields("0,0 1,0 1,-1 0,-1 -1,0 -1,1 0,1")
    assert not seats & antiquity(inns={2: "4,-1"}, phase="land", **land).zone(2)
    assert won(ended(**land)) == []


@pytest.mark.rule("A49", "A79")
def test_a_zone_without_fields_is_not_enclosed() -> None:
    island = "0,0 1,0 1,-1 0,-1 -1,0 -1,1 0,1"
    others = "5,0 6,0 6,-1 5,-1 4,0 4,1 5,1 5,2"
    table = antiquity(
        land=f"{island} {others}",
        cities={1: "0,0", 2: "5,0"},
        have={2: "cathedral"},
        saints={2: "giorgio"},
        phase="pollution",
    )
    assert table.zone(1) == set()
    assert won(table.until("planning")) == []


@pytest.mark.rule("R209", "R211")
def test_a_player_who_is_out_is_not_enclosed() -> None:
    table = antiquity(
        seats=3,
        land=ENCLOSED_LAND + " -8,8 -8,7 -7,7 -7,6 -6,6",
        sea=ENCLOSED_SEA,
        cities={1: "0,0", 2: "6,0", 3: "-7,7"},
        inns={2: "2,0"},
        plans={1: "h h h h h h h\n" * 7},
        houses={1: "1"},
        have={2: "cathedral stable*"},
        saints={2: "giorgio"},
        goods={2: "fish", 3: "fish"},
        famine=1,
        phase="hunger",
    )
    assert table.heard("out") == ["out 1"]
    table.until("planning")
    assert table.asked == "2 planning, 3 planning"


# -- Santa Maria, and several winners


@pytest.mark.rule("R185")
def test_santa_maria_wants_any_two() -> None:
    both = ended(have={1: houses(20)}, saints={1: "maria"}, goods={1: EVERY_GOOD})
    assert won(both) == [1]
    assert both.heard("fulfilled") == ["fulfilled 1 saint=nicolo", "fulfilled 1 saint=christofori"]
    assert won(ended(have={1: houses(20)}, saints={1: "maria"})) == []
    assert won(ended(have={1: "cathedral"}, goods={1: EVERY_GOOD}, saints={1: "maria"})) == []


def two_winners(**more: Any) -> Table:
    have = {1: houses(20), 2: houses(20)} | more.pop("have", {})
    more.setdefault("cities", {2: "0,5"})
    return antiquity(have=have, saints={1: "nicolo", 2: "nicolo"}, phase="pollution", **more).until(
        "planning"
    )


@pytest.mark.rule("R186")
def test_of_several_the_one_with_most_unpolluted_fields_wins() -> None:
    table = two_winners(polluted="0,-2 0,-3 1,-3 2,-3")
    assert won(table) == [2]
    result = table.view().result
    assert result is not None
    assert result.clean[0] < result.clean[1]
    told = table.game.result(table.position)
    assert [told.rank(seat) for seat in range(2)] == [2, 1]
    assert result.fulfilled == [["nicolo"], ["nicolo"]]


@pytest.mark.rule("R186")
def test_whoever_met_a_saint_comes_before_those_who_did_not() -> None:
    """One wins by her fields, one had met the condition too, and one had not."""
    table = two_winners(seats=3, cities={2: "0,5", 3: "-6,0"}, polluted="0,-2 0,-3 1,-3 2,-3")
    assert won(table) == [2]
    told = table.game.result(table.position)
    assert [told.rank(seat) for seat in range(3)] == [2, 1, 3]


@pytest.mark.rule("R186")
def test_a_stable_counts_if_it_works() -> None:
    assert won(two_winners(have={1: houses(20) + "stable*"}, polluted="0,-2 0,-3 1,-3")) == [1]
    assert won(two_winners(have={1: houses(20) + "stable"}, polluted="0,-2 0,-3 1,-3")) == [2]


@pytest.mark.rule("A15", "R186")
def test_equal_ones_share_the_victory() -> None:
    far: dict[str, Any] = {"disc": 8, "cities": {1: "0,-5", 2: "0,5"}}
    table = two_winners(**far)
    assert won(table) == [1, 2]
    assert table.position.returns() == [0.5, 0.5]


@pytest.mark.rule("A14")
def test_fields_under_cities_and_inns_do_not_count() -> None:
    far: dict[str, Any] = {"cities": {1: "0,-5", 2: "0,5"}}
    assert won(two_winners(inns={1: "0,-3"}, **far)) == [1]
    works = ["2 woodcutter wood at 0,3: 0,3"]
    assert won(two_winners(works=works, **far)) == [1, 2]
    assert won(two_winners(works=works, strict_ties=True, **far)) == [1]
    assert won(two_winners(markers="0,7", strict_ties=True, **far)) == [1]


@pytest.mark.rule("R187")
def test_nobody_wins_before_the_end_of_a_round() -> None:
    table = antiquity(have={1: houses(19)}, goods={1: "fish"}, saints={1: "nicolo"}, houses={1: NINETEEN})
    empty = table.city(1).empty[0]
    table.play(f"1 house 5 at {empty}")
    assert table.realm(1).men_of == 20
    assert table.asked.startswith("1 ")
    table.all_ready()
    assert table.phase == "pollution"
    table.until("planning")
    assert table.winners == [1]


NINETEEN = " ".join(str(number) for number in range(1, 21) if number != 5)


@pytest.mark.rule("R213")
def test_a_game_without_end_is_ended_by_a_limit_of_rounds() -> None:
    table = antiquity(round=59, beginners=True).all_ready()
    result = table.view().result
    assert result is not None
    assert result.ending == "limit"
    assert table.winners == [1]
    assert table.heard("limit") == ["limit 0 round=60"]
