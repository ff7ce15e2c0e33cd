"""The engine against a slow, readable second implementation, written from the rules and not from it."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from typing import Any, cast

import pytest

from tests.dice.reference import Reference, Sheet
from tests.dice.table import GAME
from tests.effort import effort
from tests.reference import SideBySide, Taste
from tijdperk.games.dice.engine.dice import Dice
from tijdperk.games.dice.view import SheetView
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY

CONTENT = tomllib.loads((GAME.folder / "content.toml").read_text("utf-8"))
GAMES = effort(200, 3000)
PARTS = 10
TAKEN_BACK = 0.03  # how often a seat thinks better of its last step


def sheet_of_view(view: SheetView) -> dict[str, Any]:
    return {
        "city": view.city,
        "crossed": set(view.crossed),
        "coins": view.coins,
        "resources": view.resources,
        "unlocked": set(view.unlocked),
        "bonuses": set(view.bonuses),
        "points": view.points,
    }


def sheet_of_reference(reference: Reference, sheet: Sheet) -> dict[str, Any]:
    return {
        "city": sheet.city,
        "crossed": sheet.crossed,
        "coins": sheet.coins,
        "resources": reference.resources(sheet),
        "unlocked": reference.unlocked(sheet),
        "bonuses": sheet.bonuses,
        "points": reference.rows(sheet),
    }


def tables_agree(match: Match, reference: Reference) -> None:
    """All that everybody knows is the same, and what each seat is asked."""
    view = GAME.view(match.position, NOBODY)
    assert view.turn == reference.turn
    if reference.turn:
        costs = CONTENT["forum"]["quarters"]
        thrown = [die for die in reference.forum if die in reference.faces]
        assert [(die.die, die.face, die.cost) for die in view.forum] == [
            (die, reference.faces[die], costs[reference.quarters[die]]) for die in thrown
        ]
        for seat in reference.seats:
            public = view.seats[seat - 1].sheet
            assert public
            assert sheet_of_view(public) == sheet_of_reference(reference, reference.sheets[seat])
    assert to_move(match) == reference.to_move()
    for seat in reference.seats:
        moves_agree(match, reference, seat)
    result = view.result and (view.result.ending, [winner + 1 for winner in view.result.winners])
    assert result == reference.result()


def plans_agree(match: Match, reference: Reference, seat: int) -> None:
    """What a seat has planned comes to the same, and what it may do next."""
    position = cast(Dice, match.position)
    sheet = reference.sheet(seat)
    city = position.cities[seat - 1]
    crossed = {name for index, name in enumerate(GAME.tables.fields) if city.crossed >> index & 1}
    assert (city.coins, crossed) == (sheet.coins, sheet.crossed)
    assert to_move(match) == reference.to_move()
    moves_agree(match, reference, seat)


def moves_agree(match: Match, reference: Reference, seat: int) -> None:
    notations = match.legal(seat - 1)
    assert len(notations) == len(set(notations))
    assert set(notations) == reference.legal(seat)


def to_move(match: Match) -> dict[int, str]:
    return {decision.seat + 1: decision.kind for decision in match.decisions()}


def play_both(number: int) -> Counter[str]:
    """One random game in both; gives how often each kind of decision was met."""
    rng = random.Random(number)
    options = {option.id: rng.choice(option.choices) for option in GAME.options}
    seats = 2 + number % 6
    taste = Taste(rng, (0.3, 1.0, 3.0), **{"pass": 0.2, "skip": 0.3})
    match = Match(GAME, options, ["human"] * seats, Sampled(number))
    both = SideBySide(match, lambda draw: Reference(CONTENT, options, seats, draw))
    reference = both.reference
    met: Counter[str] = Counter()
    turn = -1
    while not match.over:
        if reference.turn != turn or reference.leaving:
            tables_agree(match, reference)
            turn = reference.turn
        decision = rng.choice(match.decisions())
        met[decision.kind] += 1
        step = both.play(decision.seat, taste.pick(match.legal(decision.seat)))
        if step.sealed and not step.revealed and rng.random() < TAKEN_BACK:
            met["undo"] += 1
            match.undo(decision.seat)
            reference.take_back(decision.seat + 1)
        if not step.revealed:
            plans_agree(match, reference, decision.seat + 1)
    tables_agree(match, reference)
    return met


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_reference_agree(part: int) -> None:
    met: Counter[str] = Counter()
    for number in range(part, GAMES, PARTS):
        met += play_both(number)
    assert {"city", "act", "free_build", "extra", "cross", "bonus", "ready", "grey", "undo"} <= set(met)
