"""R140 to R145, R206: taking goods off the land, forced labour, the fish of San Giorgio."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.table import Table, antiquity

FIELDS = "2,0 2,1 3,0 3,-1 2,2 2,3 4,-1"


def work(kind: str, good: str, count: int, first: str = "2,0") -> str:
    """A land building with so many counters, its man on the first of them."""
    at = f"{first} and 6,0" if kind == "fishery" else first
    fields = FIELDS.split()[:count] if kind != "fishery" else FIELDS.split()[1 : count + 1]
    return f"1 {kind} {good} at {at}: {' '.join(fields)}"


def harvest(*works: str, have: str = "", **more: Any) -> Table:
    more.setdefault("beginners", True)
    return antiquity(have={1: have}, works=works, phase="harvest", **more)


@pytest.mark.rule("R140", "R141")
def test_each_building_gives_one_good_from_a_field_of_choice() -> None:
    table = harvest(work("farm", "wine", 4))
    assert table.asked == "1 harvesting"
    assert table.moves(1) == {"harvest 2,1", "harvest 3,0", "harvest 3,-1"}
    assert table.refused("1 harvest 2,0") == "kept-for-last"
    assert table.refused("1 harvest 2,2") == "not-its-counter"
    table.play("1 harvest 3,0")
    assert table.goods(1) == {"wine": 1}
    assert table.counters() == {"2,0", "2,1", "3,-1"}
    assert table.heard("harvested") == ["harvested 1 good=wine count=1"]


@pytest.mark.rule("R140", "R191")
def test_every_building_gives() -> None:
    table = harvest(work("woodcutter", "wood", 1), "1 mine gold at -2,0: -2,0", "2 farm wine at 0,4: 0,4")
    assert table.goods(1) == {"wood": 1, "gold": 1}
    assert table.goods(2) == {"wine": 1}


@pytest.mark.rule("R142")
def test_with_the_last_counter_the_man_goes_home() -> None:
    table = harvest(work("farm", "wine", 1), have="house", men={1: 0})
    assert table.works == []
    assert table.men(1) == 1
    assert table.heard("spent") == ["spent 1 site=farm field=2,0"]
    assert "2,0" in table.polluted


@pytest.mark.rule("R206", "T34")
@pytest.mark.parametrize(
    ("kind", "good", "labour", "forced", "asked"),
    [
        ("farm", "wine", "", 2, 3),
        ("fishery", "fish", "", 1, 2),
        ("mine", "gold", "forced_labour*", 4, 5),
        ("fishery", "fish", "forced_labour*", 3, 4),
    ],
)
def test_a_seat_is_asked_only_where_there_is_a_choice(
    kind: str, good: str, labour: str, forced: int, asked: int
) -> None:
    assert "harvesting" not in harvest(work(kind, good, forced), have=labour).asked
    assert harvest(work(kind, good, asked), have=labour).asked == "1 harvesting"


@pytest.mark.rule("R206", "R141")
def test_what_is_forced_leaves_the_field_of_the_man() -> None:
    assert harvest(work("farm", "wine", 2)).counters() == {"2,0"}
    assert harvest(work("mine", "gold", 4), have="forced_labour*").counters() == {"2,0"}


@pytest.mark.rule("R143", "T12")
@pytest.mark.parametrize(("left", "kept", "home"), [(5, 2, False), (3, 2, True), (2, 1, True), (1, 0, True)])
def test_forced_labour_takes_three_and_loses_the_first(left: int, kept: int, home: bool) -> None:
    table = harvest(work("mine", "stone", left), have="forced_labour*")
    while table.asked == "1 harvesting":
        table.play(f"1 {min(table.moves(1))}")
    assert table.goods(1).get("stone", 0) == kept
    assert (table.works == []) == home
    assert table.heard("harvested") == [f"harvested 1 good=stone count={kept}"]


@pytest.mark.rule("R143")
def test_forced_labour_is_for_all_own_buildings_and_not_optional() -> None:
    table = harvest(work("mine", "stone", 3), "1 farm wine at -3,0: -3,0 -3,1 -3,2", have="forced_labour*")
    assert table.goods(1) == {"stone": 2, "wine": 2}
    assert harvest(work("mine", "stone", 1), have="forced_labour").goods(1) == {"stone": 1}
    assert harvest(work("mine", "stone", 1), have="forced_labour+1").goods(1) == {"stone": 1}


@pytest.mark.rule("R143", "R206")
def test_under_forced_labour_a_seat_names_the_fields_one_by_one() -> None:
    table = harvest(work("mine", "stone", 7), have="forced_labour*")
    table.play("1 harvest 2,1")
    assert table.asked == "1 harvesting"
    assert table.refused("1 harvest 2,1") == "not-its-counter"
    table.play("1 harvest 3,0", "1 harvest 2,3")
    assert table.goods(1) == {"stone": 2}
    assert table.counters() == {"2,0", "3,-1", "2,2", "4,-1"}


@pytest.mark.rule("R140", "R142")
@pytest.mark.parametrize("rounds", [3, 7])
def test_a_woodcutter_lasts_as_many_rounds_as_it_has_fields(rounds: int) -> None:
    table = harvest(work("woodcutter", "wood", rounds), have="cathedral", saints={1: "christofori"})
    for _ in range(rounds - 1):
        assert table.works != []
        table.until("planning")
        table.all_ready()
    table.until("planning")
    assert table.works == []
    assert table.goods(1) == {"wood": rounds}


@pytest.mark.rule("A63")
def test_a_new_building_gives_in_the_same_round() -> None:
    table = antiquity(have={1: "cart_shop*"}, goods={1: "wood"}, forest="2,0", phase="land", beginners=True)
    table.play("1 woodcutter 2,0")
    assert table.goods(1) == {"wood": 1}
    assert table.works == []


def cathedrals(saints: dict[int, str], build: dict[int, str], have: dict[int, str], **more: Any) -> Table:
    """Seats build cathedrals, dedicate them, and everybody is ready."""
    table = antiquity(
        seats=3,
        cities={2: "0,6", 3: "-6,0"},
        goods={1: "stone", 2: "stone", 3: "stone"},
        have=have,
        saints=saints,
        beginners=True,
        **more,
    )
    for seat, saint in build.items():
        table.play(f"{seat} build cathedral at 1e4 turned 0", f"{seat} choose {saint}")
    return table.all_ready()


@pytest.mark.rule("R144", "A21", "A22", "T16")
def test_san_giorgio_brings_a_fish_for_every_cathedral_of_the_round() -> None:
    both = cathedrals({}, {1: "giorgio", 2: "giorgio"}, {})
    assert both.heard("fish-given") == ["fish-given 1 count=2", "fish-given 2 count=2"]
    assert both.goods(1) == {"fish": 2} == both.goods(2)
    assert both.goods(3) == {}
    both.all_ready()
    assert both.goods(1) == {}  # the fish is stored like any other good, and not given again


@pytest.mark.rule("R144")
def test_also_who_had_him_before_and_santa_maria() -> None:
    had = {1: "cathedral", 2: "cathedral"}
    table = cathedrals({1: "giorgio", 2: "maria"}, {3: "nicolo"}, had)
    assert table.heard("fish-given") == ["fish-given 1 count=1", "fish-given 2 count=1"]


@pytest.mark.rule("A22", "R197")
def test_not_with_a_grave_on_his_cathedral() -> None:
    table = cathedrals({1: "giorgio"}, {3: "nicolo"}, {1: "cathedral+1"})
    assert table.heard("fish-given") == []


@pytest.mark.rule("A22", "R209")
def test_cathedrals_of_one_round_do_not_count_in_the_next() -> None:
    """Also not that of a seat that lost the game in the round in which it built one."""
    full = """
        . . C . h h h
        . C C C h h h
        . . C . h h h
        . . C . h h h
    """
    room = full.replace(".", "h").replace("C", ".") + "h h h h h h h\n" * 3
    table = antiquity(
        seats=3,
        cities={2: "0,6", 3: "-6,0"},
        have={1: "cathedral"},
        plans={2: room},
        houses={2: "1"},
        saints={1: "giorgio"},
        goods={2: "stone"},
        famine=7,
    )
    table.play("2 build cathedral at 1b1 turned 0", "2 choose nicolo").all_ready().until("planning")
    assert table.heard("fish-given") == ["fish-given 1 count=1"]
    assert table.heard("out") == ["out 2"]
    table.all_ready().until("planning")
    assert table.heard("fish-given") == ["fish-given 1 count=1"]
