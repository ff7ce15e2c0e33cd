"""R040, R041, R051 to R057, R064: men, where they stand and what they work."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.table import Table, antiquity


def city(have: str, **more: Any) -> Table:
    return antiquity(have={1: have}, **more)


def next_round(table: Table) -> Table:
    """Everybody is ready, and does nothing until the next secret phase."""
    table.all_ready()
    return table.until("planning")


@pytest.mark.rule("R040", "R057")
def test_all_men_in_the_cities_rise() -> None:
    table = city("house house house market dump", beginners=True)
    table.play(f"1 man {table.place(1, 'market')}", f"1 man {table.place(1, 'dump')}")
    assert table.men(1) == 1
    next_round(table)
    assert table.manned(1) == []
    assert table.men(1) == 3
    assert table.working(1) == set()


@pytest.mark.rule("R041", "R102")
def test_men_on_the_land_stay() -> None:
    table = city("house house cart_shop*", goods={1: "wine"}, phase="land", beginners=True, men={1: 1}).play(
        "1 farm wine at 2,0"
    )
    table.until("planning")
    assert table.realm(1).on_land == 1
    assert table.men(1) == 1


@pytest.mark.rule("R051")
def test_a_man_works_a_building_from_that_moment() -> None:
    table = city("house market", goods={1: "2 wood"})
    assert table.refused("1 trade wood and wood for stone") == "no-market"
    table.play(f"1 man {table.place(1, 'market')}")
    assert table.refused("1 trade wood and wood for stone") is None
    assert table.men(1) == 0
    assert city("market").refused("1 man 1a1") == "no-men"


@pytest.mark.rule("R052", "A28")
def test_a_man_stays_until_the_next_round_but_a_plan_can_be_changed() -> None:
    table = city("house market explorer", beginners=True)
    market, explorer = table.place(1, "market"), table.place(1, "explorer")
    table.play(f"1 man {market}")
    assert table.refused(f"1 man {explorer}") == "no-men"
    table.match.undo(0)
    table.play(f"1 man {explorer}", "1 ready")
    table.match.undo(0)
    assert table.asked == "1 planning, 2 planning"
    table.play("1 ready", "2 ready")
    assert table.match.may_undo(0) is not None


@pytest.mark.rule("R053")
def test_a_building_holds_one_man() -> None:
    table = city("house house market").play("1 man 1c1")
    assert table.refused("1 man 1c1") == "has-man"
    assert table.refused("1 man 1d1") == "has-man"  # a building can be named by any of its squares
    assert table.refused("1 man 1g7") == "no-such-building"


@pytest.mark.rule("R054")
def test_a_building_without_a_man_does_not_work_for_the_rest_of_the_round() -> None:
    table = city("house cart_shop explorer", goods={1: "wine"}, markers="2,0", beginners=True)
    table.all_ready()
    assert table.asked == "1 planning, 2 planning"  # neither building on the land nor exploring was asked


@pytest.mark.rule("R055")
def test_cathedral_brewery_fountain_and_granary_need_no_man() -> None:
    table = city("house cathedral brewery fountain granary", saints={1: "nicolo"})
    for kind in ("cathedral", "brewery", "fountain", "granary"):
        assert kind in table.working(1)
        assert table.refused(f"1 man {table.place(1, kind)}") == "needs-no-man"
    assert table.refused("1 man 1a1") == "no-such-building"  # a house


@pytest.mark.rule("R056")
def test_a_building_with_a_grave_does_not_work_and_takes_no_man() -> None:
    table = city("house market+1 granary+1 brewery+1")
    assert table.working(1) == set()
    assert table.refused(f"1 man {table.place(1, 'market')}") == "spoiled"
    assert table.known(1).granary == 0


@pytest.mark.rule("R077", "A65", "R194")
def test_a_faculty_that_the_university_works_takes_no_man_of_its_own() -> None:
    plan = "U U T T T h h\nU U T T T . .\n. . T T . . ."
    table = antiquity(plans={1: plan})
    table.play("1 man 1a1")
    assert "theology" in table.working(1)
    assert table.refused("1 man 1c1") == "worked-by-university"


@pytest.mark.rule("A80", "R077")
def test_a_faculty_manned_before_the_university_keeps_its_man() -> None:
    plan = "U U T T T h h\nU U T T T . .\n. . T T . . ."
    table = antiquity(plans={1: plan}).play("1 man 1c1", "1 man 1a1")
    assert table.manned(1) == ["university", "theology"]
    assert "theology" in table.working(1)


@pytest.mark.rule("A17", "A80", "R164")
def test_a_grave_on_the_university_leaves_faculties_to_their_own_men() -> None:
    full = """
        U U T T T h h
        U U T T T P P
        h h T T P P P
        h h h h P P P
        h h h h h h h
        h h h h h h h
        h h h h h h h
    """
    lost = antiquity(plans={1: full}, manned={1: "U"}, famine=1, phase="hunger")
    assert lost.asked == "1 burying"
    lost.play("1 bury 1a1")
    assert lost.working(1) == set()
    kept = antiquity(plans={1: full}, manned={1: "U T"}, famine=1, phase="hunger").play("1 bury 1a1")
    assert kept.working(1) == {"theology"}
    faculty = antiquity(plans={1: full}, manned={1: "U"}, famine=1, phase="hunger").play("1 bury 1c1")
    assert faculty.working(1) == {"university"}


@pytest.mark.rule("R064")
def test_a_new_house_brings_a_man_who_works_at_once() -> None:
    table = city("market")
    assert table.men(1) == 0
    table.play("1 house 1 at 1g7", "1 man 1a1")
    assert table.working(1) == {"market"}
    assert table.realm(1).men_of == 1


@pytest.mark.rule("R006", "R040", "A06")
def test_each_round_has_a_number_and_begins_with_all_men_risen() -> None:
    table = city("house market", beginners=True, round=1)
    assert table.view().round == 2
    table.play("1 man 1b1")
    next_round(table)
    assert table.view().round == 3
    assert table.heard("round") == ["round 0 round=2", "round 0 round=3"]
