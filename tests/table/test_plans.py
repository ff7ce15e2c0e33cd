"""Moves that are decided beforehand: made when their time comes, told to nobody else, else dropped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.people import game_id
from tijdperk.kernel.errors import TijdperkError
from tijdperk.kernel.match import Match, Step
from tijdperk.kernel.record import parse_record
from tijdperk.kernel.replay import replay
from tijdperk.table.commands import new_table
from tijdperk.table.hub import to_move
from tijdperk.table.log import Entry, LogEvent, Planned, Sat, Sitter, Undone
from tijdperk.table.messages import NewTable, PlanInfo, PlanLine, SeatSpec, SendPlan
from tijdperk.table.planning import answer, planned
from tijdperk.table.plans import Plans
from tijdperk.table.presence import Room
from tijdperk.table.snapshots import restored, stored
from tijdperk.table.store import Person
from tijdperk.table.tables import Table
from tijdperk.table.viewing import Viewing

ANNA = Person("anna", "Anna", "en", "")
FIXTURES = Path(__file__).parents[1] / "fixtures"
BRAM = Sitter(user="bram", name="Bram")


class Game:
    """A table of two people, and who is to move (`now`) and who is not (`then`)."""

    def __init__(self, record: str = "") -> None:
        self.table = Table("t")
        seats = [SeatSpec("me"), SeatSpec("open")]
        created = new_table(NewTable(game_id(), seats, visibility="private"), ANNA)
        self.add(replace(created, record=record, draws=[] if record else created.draws))
        self.add(Sat(1, BRAM))
        self.now = self.table.match.seat
        self.then = 1 - self.now

    def add(self, what: LogEvent) -> None:
        self.table.apply(Entry(self.table.seq + 1, 100.0 + self.table.seq, what))

    def move(self, seat: int, text: str) -> None:
        self.add(self.table.try_move(seat, text, None))

    def plan(self, *lines: tuple[str, str]) -> Planned:
        entry = planned(self.table, SendPlan("c", self.then, [PlanLine(on, play) for on, play in lines]))
        self.add(entry)
        return entry

    def due(self) -> dict[int, str]:
        return self.table.plans.due

    def view(self, seat: int) -> Viewing:
        return Viewing(self.table, self.table.seats[seat].user, Room())


def test_the_answer_to_the_move_that_is_made_is_due_and_made_once() -> None:
    game = Game()
    first, other = game.table.match.legal(game.now)[:2]
    game.plan((other, first), (first, other))
    game.move(game.now, first)
    assert game.due() == {game.then: other}
    assert to_move(game.table) == set()  # nobody is told that it is their move
    assert restored("t", stored(game.table)).plans == game.table.plans
    (entry,) = answer(game.table, game.then, other)
    game.add(entry)
    assert game.table.match.steps[-1].seat == game.then
    with pytest.raises(TijdperkError):
        answer(game.table, game.then, other)


def triples(steps: list[Step]) -> Iterator[tuple[Step, Step, Step]]:
    return zip(steps, steps[1:], steps[2:], strict=False)


def before_a_further_choice() -> tuple[Match, tuple[str, str]]:
    """A game where a move asks for a further choice; that move, and what the other played then."""
    for file in sorted((FIXTURES / game_id()).glob("*.tijdperk")):
        played = replay(parse_record(file.read_text("utf-8")))
        for number, (one, choice, other) in enumerate(triples(played.steps)):
            (asked,) = played.fork(number + 1).decisions()
            foreseen = asked.kind not in played.game.plannable and number > 0
            if foreseen and one.seat == choice.seat != other.seat:
                return played.fork(number), (one.text, other.text)
    raise AssertionError("no record has such a move")


def test_an_answer_waits_for_a_further_choice_of_the_other_and_is_due_then() -> None:
    match, (move, reply) = before_a_further_choice()
    game = Game(match.record().text())
    game.plan((move, reply))
    game.move(game.now, move)
    assert game.table.plans == Plans(waiting={game.then: reply})
    assert game.view(game.then).standing.plan == PlanInfo([], [], waits=reply)
    assert game.view(game.now).standing.plan is None
    assert restored("t", stored(game.table)).plans == game.table.plans
    game.move(game.now, game.table.match.legal(game.now)[0])
    assert game.table.plans == Plans(due={game.then: reply})


def test_an_answer_that_waits_can_be_dropped() -> None:
    match, (move, reply) = before_a_further_choice()
    game = Game(match.record().text())
    game.plan((move, reply))
    game.move(game.now, move)
    with pytest.raises(TijdperkError) as problem:
        game.plan((move, reply))
    assert problem.value.key == "plan-not-now"
    game.plan()
    game.move(game.now, game.table.match.legal(game.now)[0])
    assert game.table.plans == Plans()


def test_a_move_that_nothing_was_planned_for_drops_the_plan() -> None:
    game = Game()
    first, other = game.table.match.legal(game.now)[:2]
    game.plan((other, first))
    game.move(game.now, first)
    assert game.table.plans == Plans()
    assert to_move(game.table) == {game.table.seats[game.then].user}


def test_an_answer_that_is_not_legal_is_not_due() -> None:
    game = Game()
    first = game.table.match.legal(game.now)[0]
    game.plan((first, first))  # what the other takes is gone
    game.move(game.now, first)
    assert game.table.plans == Plans()


def test_a_plan_ends_with_an_undo_a_change_of_seats_and_when_it_is_emptied() -> None:
    game = Game()
    first, other = game.table.match.legal(game.now)[:2]
    game.plan((first, other))
    game.plan()
    assert game.table.plans == Plans()
    game.plan((first, other))
    game.add(Sat(game.then, Sitter(user="carla", name="Carla")))
    assert game.table.plans == Plans()
    game.plan((first, other))
    game.move(game.now, first)
    game.add(Undone(game.now))
    assert game.table.plans == Plans()
    with pytest.raises(TijdperkError):
        answer(game.table, game.then, other)


def test_nobody_else_hears_of_a_plan_not_even_by_a_number() -> None:
    game = Game()
    before = {seat: game.view(seat).told(game.table.seq) for seat in (0, 1)}
    legal = game.table.match.legal(game.now)
    game.plan((legal[0], legal[1]))
    assert game.view(game.then).standing.plan == PlanInfo(legal, [(legal[0], legal[1])])
    assert game.view(game.now).standing.plan is None
    watcher = Viewing(game.table, "dora", Room())
    assert watcher.standing.plan is None
    assert game.view(game.now).told(game.table.seq) == before[game.now]
    assert game.view(game.then).told(game.table.seq) == before[game.then] + 1
    assert restored("t", stored(game.table)).plans == game.table.plans


def test_a_plan_is_for_who_is_not_to_move_and_answers_what_the_other_can_do() -> None:
    game = Game()
    first, other = game.table.match.legal(game.now)[:2]
    for seat, lines, key in [
        (game.now, [PlanLine(first, other)], "plan-not-now"),
        (game.then, [PlanLine(first, other)] * 2, "plan-lines"),
        (game.then, [PlanLine("anything", other)], "plan-not-theirs"),
        (game.then, [PlanLine(first, "anything")], "move-unknown"),
    ]:
        with pytest.raises(TijdperkError) as problem:
            planned(game.table, SendPlan("c", seat, lines))
        assert problem.value.key == key


def test_a_game_says_at_which_decisions_answers_can_be_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game()
    monkeypatch.setattr(type(game.table.game), "plannable", ())
    assert game.view(game.then).standing.plan is None
    with pytest.raises(TijdperkError) as problem:
        planned(game.table, SendPlan("c", game.then, []))
    assert problem.value.key == "plan-not-now"
