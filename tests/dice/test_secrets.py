"""All plan in secret: who is ready is told, and everything else when everybody is."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.dice.table import GAME, Table, dice, rest
from tijdperk.kernel.chance import EVERYONE, Sampled
from tijdperk.kernel.match import Match
from tijdperk.table.log import Created, Entry, Played, Sitter
from tijdperk.table.presence import Room
from tijdperk.table.tables import draws_of, rebuilt
from tijdperk.table.viewing import Viewing

SEATS = (1, 2, 3)
FORUM = "red shield, blue mask, green gear, yellow coin7"
PLAN = ("2 wonder", "2 cross west_defence_1", "2 cross east_attack_1")  # Rhodes' second stage


def three() -> Table:
    """The second seat has a lot to do."""
    return dice(seats=3, cities="giza rhodes babylon", crossed="2 wonder_1", coins="7 20 7", forum=FORUM)


def sent(table: Table, viewer: int) -> bytes:
    """A view as it is sent."""
    return msgspec.json.encode(table.view(viewer))


def seen(table: Table, viewer: int) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(sent(table, viewer))
    return data


@pytest.mark.rule("R25")
@pytest.mark.parametrize("viewer", [0, 1, 3])
def test_nothing_that_others_see_changes_by_a_plan(viewer: int) -> None:
    table = three()
    before = sent(table, viewer)
    legal = {seat: table.moves(seat) for seat in (1, 3)}
    for line in PLAN:
        table.play(line)
        assert sent(table, viewer) == before
        assert {seat: table.moves(seat) for seat in (1, 3)} == legal


@pytest.mark.rule("R25")
@pytest.mark.parametrize("viewer", [0, 1, 3])
def test_who_is_ready_is_all_that_is_told(viewer: int) -> None:
    table = three().play(*PLAN)
    before = seen(table, viewer)
    table.play("2 ready")
    after = seen(table, viewer)
    assert after["seats"][1].pop("ready")
    assert not before["seats"][1].pop("ready")
    assert before["to_move"].pop("1") == "act"
    assert after == before


@pytest.mark.rule("R25")
def test_how_far_another_is_with_its_plan_is_not_told() -> None:
    table = three().play("2 wonder")
    assert table.asked == "1 act, 2 cross, 3 act"
    for viewer in (0, 1, 3):
        assert table.view(viewer).to_move == {0: "act", 1: "act", 2: "act"}
    assert table.view(2).to_move == {0: "act", 1: "cross", 2: "act"}


@pytest.mark.rule("R25")
def test_a_plan_is_shown_to_its_owner_alone() -> None:
    table = three().play(*PLAN)
    mine = table.view(2)
    assert mine.mine
    assert set(mine.mine.crossed) == {"wonder_1", "wonder_2", "west_defence_1", "east_attack_1"}
    assert [step.event for step in mine.plan] == ["stage", "crossed", "crossed", "attacked"]
    assert mine.mine.points["barracks_east"] == 3
    assert mine.seats[1].sheet == table.view(1).seats[1].sheet
    assert table.known(2).crossed == ["wonder_1"]
    assert (table.view(1).plan, table.view(0).plan, table.view(0).mine) == ([], [], None)


@pytest.mark.rule("R25")
def test_what_was_done_is_told_at_the_reveal_seat_by_seat() -> None:
    table = three().play(*PLAN, "1 build warehouse_stone with grey_1", "2 ready", "3 pass", "3 ready")
    assert all(step.events == [] for step in table.match.steps)
    table.throw("1 ready")
    told = [(GAME.told(event).event, event.seat + 1) for event in table.match.steps[-1].events]
    assert told == [
        ("built", 1),
        ("stage", 2),
        ("crossed", 2),
        ("crossed", 2),
        ("attacked", 2),
        ("passed", 3),
        ("thrown", 0),
    ]
    assert all(event.only == EVERYONE for event in table.match.steps[-1].events)


@pytest.mark.rule("R25")
def test_after_the_reveal_nothing_is_hidden() -> None:
    table = three().play(*PLAN).end_turn()
    assert [table.position.hidden(viewer) for viewer in range(-1, 3)] == [[]] * 4
    for viewer in (0, 1, 2, 3):
        sheet = table.view(viewer).seats[1].sheet
        assert sheet
        assert "wonder_2" in sheet.crossed


@pytest.mark.rule("R71")
def test_nothing_is_hidden_while_a_grey_die_is_picked() -> None:
    crossed = f"1 {rest('university', 'university_gear_3', 'university_compass_3', 'university_tablet_3')}"
    table = dice(cities="rhodes", crossed=crossed, coins="20", forum="green gear")
    table.play("1 build university_gear_3 with green").end_turn()
    assert table.asked == "1 grey"
    assert table.view(0).to_move == table.view(2).to_move == {0: "grey"}
    assert "university_gear_3" in table.known(1).crossed


# ---- random plans


@pytest.mark.rule("R25")
@pytest.mark.parametrize("number", range(12))
def test_no_random_plan_shows(number: int) -> None:
    """Whatever is played, only `ready` changes what the others see, and that in one place."""
    rng = random.Random(number)
    seats = 2 + number % 6
    table = Table(Match(GAME, {}, ["human"] * seats, Sampled(number)))
    everybody = range(seats + 1)
    while not table.match.over and table.view().turn < 14:
        decision = rng.choice(table.match.decisions())
        mover = decision.seat + 1
        before = {viewer: seen(table, viewer) for viewer in everybody if viewer != mover}
        step = table.match.play(rng.choice(table.match.legal(decision.seat)), decision.seat)
        if not step.sealed or step.revealed:
            continue
        assert step.events == []
        for viewer, view in before.items():
            if step.text == "ready":
                view["seats"][decision.seat]["ready"] = True
                del view["to_move"][str(decision.seat)]
            assert seen(table, viewer) == view


# ---- what a seat could imagine


@pytest.mark.rule("R25")
def test_plans_of_others_are_what_a_seat_cannot_know() -> None:
    table = three().play(*PLAN)
    assert [table.position.hidden(viewer) for viewer in (0, 1, 2)] == [[1], [], [1]]
    table.play("1 pass")
    assert [table.position.hidden(viewer) for viewer in (-1, 0, 1, 2)] == [[0, 1], [1], [0], [0, 1]]


@pytest.mark.rule("R25")
def test_an_imagined_plan_starts_anew_for_those_who_think() -> None:
    table = three().play(*PLAN, "1 wonder")
    for viewer in SEATS:
        other = table.position.determinize(viewer - 1, Sampled(viewer))
        assert GAME.view(other, viewer - 1) == table.view(viewer)
        assert other.legal(viewer - 1) == table.position.legal(viewer - 1)
        for seat in {0, 1, 2} - {viewer - 1}:
            assert other.cities[seat].crossed == table.position.before[seat].crossed
            assert other.cities[seat].coins == table.position.before[seat].coins
    assert table.sheet(2).counts["barracks_west"] == 1


@pytest.mark.rule("R25")
def test_an_imagined_plan_of_somebody_who_is_ready_is_any_whole_plan() -> None:
    table = three().play(*PLAN, "2 ready")
    plans = set()
    for seed in range(60):
        other = table.position.determinize(0, Sampled(seed))
        assert GAME.view(other, 0) == table.view(1)
        assert other.to_move() == table.position.to_move()
        assert other.own[1] is None
        plans.add((other.cities[1].crossed, other.cities[1].coins))
    assert len(plans) > 5
    assert table.sheet(2).counts["wonder"] == 2


@pytest.mark.rule("R25")
def test_an_imagined_turn_can_be_played_to_its_end() -> None:
    table = three().play(*PLAN, "2 ready")
    other = table.position.determinize(0, Sampled(1))
    for seat in (0, 0, 2, 2):
        other.play(seat, other.legal(seat)[-1], Sampled(1))  # pass, ready
    assert other.turn == table.position.turn + 1


# ---- at a table of people


def message(viewer: str, *moves: str) -> bytes:
    """The whole table as somebody gets it after some moves of the second seat."""
    match = Match(GAME, {}, ["human"] * 3, Sampled(5))
    seats = [Sitter(user=name, name=name) for name in ("anna", "bram", "chris")]
    draws = draws_of(match, match.opening_outcomes)
    entries = [
        Entry(1, 0.0, Created("dice", GAME.rules_version, match.options, seats, "open", "anna", draws=draws))
    ]
    entries += [Entry(seq, 0.0, Played(1, move)) for seq, move in enumerate(moves, 2)]
    return msgspec.json.encode(Viewing(rebuilt("T" * 16, entries), viewer, Room()).whole([]))


@pytest.mark.rule("R25")
@pytest.mark.parametrize("viewer", ["anna", "chris", "somebody else"])
def test_messages_to_others_do_not_tell_one_move_from_another(viewer: str) -> None:
    match = Match(GAME, {}, ["human"] * 3, Sampled(5))
    one_step = [move for move in match.legal(1) if move.startswith("build")][:3]
    assert one_step
    for move in one_step:
        assert message(viewer, move) == message(viewer, "pass")
        assert message(viewer, move, "ready") == message(viewer, "pass", "ready")
        assert message("bram", move) != message("bram", "pass")
