"""What seats plan is secret until all are ready, apart from deals between them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.antiquity.table import Table, antiquity
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.position import ALL, NOBODY

MANY = 10


def planning(**more: Any) -> Table:
    return antiquity(
        seats=3,
        cities={2: "0,6", 3: "-6,0"},
        have={1: "house house market cathedral", 2: "house market"},
        saints={1: "barbara"},
        goods={1: "4 wood, 2 dye, fish, stone", 2: "3 wood, gold", 3: "3 fish"},
        beginners=True,
        famine=3,
        **more,
    )


def views(table: Table) -> list[bytes]:
    """What the watcher and each seat see, as it is sent."""
    return [msgspec.json.encode(table.view(viewer)) for viewer in range(table.position.seats + 1)]


def seen_by(before: Table, after: Table) -> set[int]:
    """For whom something has changed; 0 is somebody who only watches."""
    pairs = zip(views(before), views(after), strict=True)
    return {viewer for viewer, (old, new) in enumerate(pairs) if old != new}


STEPS = [
    "build dump at 1a5 turned 0",
    "build fountain at 1a5 turned 0",
    "house 5 at 1a5",
    "man 1c1",
    "lift 1c1",
]


@pytest.mark.rule("R050", "R067", "R202")
@pytest.mark.parametrize("step", STEPS)
def test_a_step_of_a_plan_is_known_to_its_seat_alone(step: str) -> None:
    before, after = planning(), planning().play(f"1 {step}")
    assert seen_by(before, after) == {1}
    assert after.match.steps[-1].audience == 1
    assert after.match.steps[-1].events == []


@pytest.mark.rule("R067", "R070", "R073", "R075", "A75")
def test_razing_saints_hospital_and_bank_are_known_to_their_seat_alone() -> None:
    razed = antiquity(have={1: "cathedral theology*"}, saints={1: "nicolo"}, goods={1: "2 stone"})
    cleared = antiquity(have={1: "hospital* grave"})
    traded = antiquity(have={1: "market*"}, goods={1: "2 wood"})
    for table, step in [
        (razed, "raze cathedral"),
        (razed, "build cathedral at 1e4 turned 0"),
        (razed, "choose giorgio"),
        (cleared, f"clear {cleared.city(1).graves[0]}"),
        (traded, "trade wood and wood for gold"),
    ]:
        before = views(table)
        table.play(f"1 {step}")
        pairs = zip(before, views(table), strict=True)
        assert [viewer for viewer, (old, new) in enumerate(pairs) if old != new] == [1], step
        assert table.match.steps[-1].audience == 1


@pytest.mark.rule("R050", "A28")
def test_a_plan_is_taken_back_step_by_step_or_to_the_start_whatever_others_do() -> None:
    """The seat sees what it saw before each of its steps; nobody else sees any difference."""
    steps = ["1 man 1c1", "1 trade wood and wood for stone", "1 build dump at 1a5 turned 0"]
    meanwhile = ["2 house 3 at 1f5", "2 man 1b1", "3 ready"]

    def planned() -> Table:
        return planning().play(*(step for pair in zip(steps, meanwhile, strict=True) for step in pair))

    table = planned()
    _, _, *others = views(table)
    for left in range(len(steps) - 1, -1, -1):
        table.match.undo(0)
        _, own, *rest = views(table)
        assert own == views(planning().play(*steps[:left], "3 ready"))[1]
        assert rest == others
    at_once = planned()
    assert at_once.match.steps_to_undo(0) == len(steps)
    at_once.match.undo(0, len(steps))
    assert views(at_once) == views(table)


@pytest.mark.rule("R050")
def test_that_somebody_is_ready_is_known() -> None:
    before, after = planning(), planning().play("1 ready")
    assert seen_by(before, after) == {0, 1, 2, 3}
    assert [seat.ready for seat in after.view(2).seats] == [True, False, False]


@pytest.mark.rule("A50", "A51", "A75", "R067", "R070")
def test_everything_is_told_when_all_are_ready() -> None:
    table = planning().play(
        "1 build fountain at 1a5 turned 0", "1 man 1c1", "1 trade wood and wood for stone"
    )
    assert table.heard("built", "paid", "manned", "traded", "famine") == []
    table.all_ready()
    assert table.heard("revealed", "built", "paid", "manned", "traded") == [
        "revealed 0",
        "built 1 shape=fountain place=1a5 turn=0",
        "paid 1 good=dye count=1",
        "manned 1 kind=market place=1c1",
        "traded 1 good=wood other=wood wanted=stone",
    ]
    assert "famine 0 level=2" in table.heard("famine")
    assert {event.only for event in table.match.steps[-1].events} == {-2}


@pytest.mark.rule("R050", "A74")
def test_made_up_plans_of_others_look_the_same_to_a_seat() -> None:
    table = planning().play("1 man 1c1", "1 build dump at 1a5 turned 0", "2 house 3 at 1f5", "3 ready")
    position = table.position
    for viewer in (NOBODY, 0, 1, 2):
        for seed in range(MANY):
            other = position.determinize(viewer, Sampled(seed))
            assert table.game.view(other, viewer) == table.game.view(position, viewer)
    assert position.determinize(1, Sampled(1)).realms[0].manned == [0, 0]
    assert position.determinize(0, Sampled(1)).realms[0].manned == position.realms[0].manned


@pytest.mark.rule("A73", "A74")
def test_an_offer_is_known_to_its_two_seats_alone() -> None:
    before = planning()
    draft = planning().play("1 deal with seat 2", "1 give 1 dye")
    assert seen_by(before, draft) == {1}
    made = planning().play("1 deal with seat 2", "1 give 1 dye", "1 propose")
    assert seen_by(before, made) == {1, 2}
    assert made.match.steps[-1].audience == 0b011


@pytest.mark.rule("A73")
def test_an_offer_tells_its_maker_nothing_of_the_others_plan() -> None:
    """Neither whether the other has a market that works, nor what it has left of its goods."""

    def offered(*first: str) -> Table:
        return planning().play(*first, "1 deal with seat 2", "1 want 1 gold", "1 propose")

    plain = views(offered())[1]
    assert views(offered("2 man 1b1"))[1] == plain
    assert views(offered("2 build fountain at 1f5 turned 0"))[1] == plain
    assert views(offered("2 man 1b1", "2 build fountain at 1f5 turned 0"))[1] == plain


@pytest.mark.rule("A73")
def test_who_is_made_an_offer_knows_whether_it_can_be_accepted() -> None:
    table = planning().play("2 man 1b1", "2 deal with seat 1", "2 give 1 gold", "2 propose")
    assert table.refused("1 accept 12") is None
    assert [offer.possible for offer in table.view(1).offers] == [True]
    for seed in range(MANY):
        other = table.position.determinize(0, Sampled(seed))
        assert other.free(0) == table.position.free(0)
        assert table.game.view(other, 0) == table.game.view(table.position, 0)


@pytest.mark.rule("A73")
def test_who_is_made_an_offer_without_a_market_cannot_accept_it() -> None:
    table = planning().play("2 deal with seat 1", "2 give 1 gold", "2 propose")
    assert table.refused("1 accept 12") == "no-market-between"
    assert [offer.possible for offer in table.view(1).offers] == [False]


@pytest.mark.rule("R074", "A73")
def test_a_deal_is_known_to_its_two_seats_until_all_are_ready() -> None:
    made = planning().play("1 man 1c1", "1 deal with seat 2", "1 give 1 dye", "1 propose")
    done = planning().play("1 man 1c1", "1 deal with seat 2", "1 give 1 dye", "1 propose", "2 accept 11")
    assert seen_by(made, done) == {1, 2}
    done.all_ready()
    assert done.heard("handed") == ["handed 1 partner=1 good=dye count=1"]


@pytest.mark.rule("A38", "A81")
def test_markers_have_no_face_until_they_are_turned_up() -> None:
    table = antiquity(have={1: "explorer*"}, markers="2,0 0,3", phase="exploration", beginners=True)
    assert table.position.hidden(0) == []
    assert not hasattr(table.view(1).land, "faces")
    table.play("1 explore 2,0", "~ marker wine")
    assert table.match.steps[-1].audience == ALL


@pytest.mark.rule("R191")
def test_everything_else_is_open() -> None:
    table = antiquity(cities={2: "0,6"}, have={1: "house storage*"}, goods={1: "3 wood"}, phase="land")
    assert [table.view(viewer).seats[0].realm for viewer in (0, 1, 2)] == [table.view(1).seats[0].realm] * 3
