"""All act at once: the order of seats changes nothing, and everybody may think again until the reveal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.dice.table import GAME, dice
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.match import Match
from tijdperk.kernel.record import parse_record
from tijdperk.kernel.replay import replay

Line = tuple[int, str]


def stored(match: Match) -> Any:
    return GAME.store(match.position)


def turns(number: int, most: int) -> Iterator[tuple[Match, random.Random]]:
    """Positions at the beginning of turns of a random game, to be played on in forks."""
    rng = random.Random(number)
    options = {option.id: rng.choice(option.choices) for option in GAME.options}
    match = Match(GAME, options, ["human"] * (2 + number % 6), Sampled(number))
    seen = 0
    while not match.over and seen < most:
        if match.position.sealed() and len(match.decisions()) == len(match.seats) and fresh(match):
            seen += 1
            yield match, rng
        decision = rng.choice(match.decisions())
        match.play(rng.choice(match.legal(decision.seat)), decision.seat)


def fresh(match: Match) -> bool:
    """Has nobody planned anything yet?"""
    return all(decision.kind == "act" for decision in match.decisions())


def plan(match: Match, seat: int, rng: random.Random) -> list[Line]:
    """A random plan of a seat, to the end."""
    lines = []
    while any(decision.seat == seat for decision in match.decisions()) and match.position.sealed():
        move = rng.choice(match.legal(seat))
        lines.append((seat, move))
        match.play(move, seat)
        if move == "ready":
            break
    return lines


def interleaved(plans: list[list[Line]], rng: random.Random) -> list[Line]:
    """All lines in a random order that keeps the order of each seat."""
    order = [seat for seat, lines in enumerate(plans) for _ in lines]
    rng.shuffle(order)
    rest = [iter(lines) for lines in plans]
    return [next(rest[seat]) for seat in order]


@pytest.mark.rule("R25", "R55", "R80")
@pytest.mark.parametrize("number", range(12))
def test_the_order_of_the_seats_does_not_matter(number: int) -> None:
    for match, rng in turns(number, most=8):
        here = len(match.steps)
        in_order = match.fork(here, Sampled(number))
        plans = [plan(in_order, seat, rng) for seat in range(len(match.seats))]
        assert in_order.position.sealed() != match.position.sealed()
        events = [vars_of(event) for event in in_order.steps[-1].events]
        for _ in range(3):
            mixed = match.fork(here, Sampled(number))
            for seat, move in interleaved(plans, rng):
                mixed.play(move, seat)
            assert stored(mixed) == stored(in_order)
            assert [vars_of(event) for event in mixed.steps[-1].events] == events


def vars_of(event: Any) -> tuple[int, ...]:
    return event.kind, event.seat, event.a, event.b, event.c, event.only


@pytest.mark.rule("R25")
@pytest.mark.parametrize("number", range(12))
def test_taking_back_own_steps_is_as_if_they_had_not_been_made(number: int) -> None:
    for match, rng in turns(number, most=5):
        here = len(match.steps)
        planning = match.fork(here, Sampled(1))
        plans = [plan(planning, seat, rng) for seat in range(len(match.seats))]
        thinker = rng.randrange(len(match.seats))
        last = plans[(thinker + 1) % len(plans)]
        last.pop()  # somebody else is not ready, so that nothing is revealed
        lines = interleaved(plans, rng)
        mixed = match.fork(here, Sampled(1))
        for seat, move in lines:
            mixed.play(move, seat)
        while any(seat == thinker for seat, _ in lines):
            index = max(index for index, (seat, _) in enumerate(lines) if seat == thinker)
            del lines[index]
            assert mixed.undo(thinker).seat == thinker
            without = match.fork(here, Sampled(1))
            for seat, move in lines:
                without.play(move, seat)
            assert stored(mixed) == stored(without)
            assert [(step.seat, step.text) for step in mixed.steps[here:]] == lines
            assert GAME.store(mixed.position_at(here)) == stored(match)
        with pytest.raises(Refused):
            mixed.undo(thinker)


@pytest.mark.rule("R25")
@pytest.mark.parametrize("number", range(12))
def test_records_with_steps_taken_back_can_be_replayed(number: int) -> None:
    rng = random.Random(number)
    match = Match(GAME, {}, ["human"] * (2 + number % 6), Sampled(number))
    undone = past_others = 0
    while not match.over and len(match.steps) < 250:
        decision = rng.choice(match.decisions())
        match.play(rng.choice(match.legal(decision.seat)), decision.seat)
        seat = rng.randrange(len(match.seats))
        if rng.random() < 0.2 and match.may_undo(seat) is None:
            undone += 1
            past_others += match.steps[-1].seat != seat
            match.undo(seat)
    assert undone > 5
    assert past_others > 1
    again = replay(parse_record(match.record().text()), GAME)
    assert stored(again) == stored(match)
    assert again.record().text() == match.record().text()
    assert [(step.seat, step.text) for step in again.steps] == [
        (step.seat, step.text) for step in match.steps
    ]


@pytest.mark.rule("R25")
def test_ready_may_be_taken_back_while_others_think() -> None:
    table = dice(seats=3).play("1 pass", "1 ready", "2 wonder", "3 pass", "3 ready")
    table.match.undo(0)
    assert table.asked.startswith("1 ready, 2 ")
    table.match.undo(0)
    assert table.asked.startswith("1 act, 2 ")
    table.play("1 build warehouse_stone with grey_1")
    assert table.sheet(1).crossed == ["warehouse_stone"]
    assert table.view().seats[2].ready


@pytest.mark.rule("R25")
def test_nothing_is_taken_back_after_the_reveal() -> None:
    table = dice().play("1 pass", "1 ready", "2 pass").throw("2 ready")
    for seat, key in ((0, "undo-nothing"), (1, "undo-revealed")):
        with pytest.raises(Refused) as refusal:
            table.match.undo(seat)
        assert refusal.value.key == key
    table.play("2 pass")
    table.match.undo(1)
    with pytest.raises(Refused):
        table.match.undo(1)


@pytest.mark.rule("R25")
@pytest.mark.parametrize(("seat", "other"), [(1, 2), (2, 1)])
def test_why_nothing_can_be_taken_back_does_not_tell_what_others_did(seat: int, other: int) -> None:
    table = dice().play("1 pass", "1 ready", "2 pass").throw("2 ready")
    before = table.match.may_undo(seat - 1)
    assert before
    for move in ("wonder", "skip", "ready"):
        table.play(f"{other} {move}")
        after = table.match.may_undo(seat - 1)
        assert after
        assert (after.key, after.values) == (before.key, before.values)


@pytest.mark.rule("R25")
def test_decisions_of_others_stay_as_they_are() -> None:
    table = dice(seats=3, cities="giza rhodes babylon")

    def ids() -> dict[int, int]:
        return {decision.seat + 1: decision.id for decision in table.match.decisions()}

    before = ids()
    for line in ("2 wonder", "2 cross west_attack_1", "2 ready"):
        mine = ids()[2]
        table.play(line)
        assert ids().get(2) != mine
        assert (ids()[1], ids()[3]) == (before[1], before[3])
    for _ in range(3):
        table.match.undo(1)
        assert (ids()[1], ids()[3]) == (before[1], before[3])
        assert ids()[2] not in (before[2], before[1])
    with pytest.raises(Refused) as refusal:
        table.match.play("pass", 1, before[2])
    assert refusal.value.key == "stale-decision"
    table.match.play("pass", 0, before[1])
