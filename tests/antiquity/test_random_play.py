"""What must hold after every move, from games in the middle (see tests/kernel/properties.py)."""

from __future__ import annotations

import random
from typing import cast

import pytest

from tests.antiquity.scattered import pick, scattered
from tests.antiquity.table import GAME
from tests.effort import effort
from tests.kernel.properties import check_match, dump
from tijdperk.games.antiquity.engine.antiquity import Antiquity
from tijdperk.games.antiquity.engine.moves import refusal
from tijdperk.games.antiquity.engine.position import DECISIONS
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.match import Match
from tijdperk.kernel.moves import LEGAL

GAMES = effort(3, 200)
PARTS = 4
MOVES = effort(60, 200)
TRIED = 12  # moves that were heard before, at each step
MOST = 60  # games until every decision has come up


def play_on(match: Match, rng: random.Random) -> str:
    """A move by lot; gives the kind of decision it was."""
    decision = rng.choice(match.decisions())
    match.play(pick(rng, match.legal(decision.seat)), decision.seat)
    return decision.kind


@pytest.mark.parametrize("part", range(PARTS))
def test_games_in_the_middle_keep_every_invariant(part: int) -> None:
    for number in range(part, GAMES * PARTS, PARTS):
        match, rng = scattered(number)
        check_match(match, rng, MOVES)


def test_a_move_by_lot_is_the_one_of_the_list() -> None:
    """Where it is drawn without a list, too."""
    for number in range(GAMES):
        match, rng = scattered(2000 + number)
        while not match.over and len(match.steps) < MOVES:
            position, seat = match.position, match.decisions()[0].seat
            moves = position.legal(seat)
            for seed in range(5):
                assert position.any_move(seat, Sampled(seed)) is moves[Sampled(seed).below(len(moves))]
            play_on(match, rng)


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_not_listed_is_refused_with_a_reason(part: int) -> None:
    """Every notation heard in a game is tried at later moves of it, by every seat."""
    for number in range(part, GAMES * PARTS, PARTS):
        match, rng = scattered(1000 + number)
        heard: dict[str, set[str]] = {}
        while not match.over and len(match.steps) < 2 * MOVES:
            for decision in match.decisions():
                for text in [*match.legal(decision.seat), *match.free(decision.seat)]:
                    heard.setdefault(text.split()[0], set()).add(text)
            before = dump(GAME, match.position)
            for _ in range(TRIED):
                text = rng.choice(sorted(heard[rng.choice(sorted(heard))]))
                refuse(match, rng.randrange(len(match.seats)), text)
            assert dump(GAME, match.position) == before
            play_on(match, rng)


def refuse(match: Match, seat: int, text: str) -> None:
    """A move is legal, or it is refused, by the same predicates."""
    move = GAME.parse(match.position, seat, text)
    if move in match.position.legal(seat) or match.position.is_free(seat, move):
        assert match.why_not(seat, text) is None
        return
    with pytest.raises(Refused):
        match.play(text, seat)


@pytest.mark.parametrize("part", range(PARTS))
def test_lists_of_moves_and_reasons_say_the_same(part: int) -> None:
    """Whatever is listed has no reason against it, and whatever else answers the decision has one."""
    for number in range(part, GAMES * PARTS, PARTS):
        match, rng = scattered(2000 + number)
        heard: dict[str, set[str]] = {kind: set() for kind in DECISIONS}
        while not match.over and len(match.steps) < 2 * MOVES:
            position = cast(Antiquity, match.position)
            for decision in match.decisions():
                legal = position.legal(decision.seat)
                assert all(refusal(position, decision.seat, move) == LEGAL for move in legal)
                known = heard[decision.kind]
                for text in rng.sample(sorted(known), min(len(known), TRIED)):
                    move = GAME.parse(position, decision.seat, text)
                    assert (refusal(position, decision.seat, move) == LEGAL) == (move in legal), text
                known.update(match.legal(decision.seat))
            play_on(match, rng)


def test_every_decision_comes_up() -> None:
    """Games like those above are about everything that can be asked after the setup."""
    asked = {"choosing"}
    for number in range(MOST):
        match, rng = scattered(number)
        while not match.over and len(match.steps) < 2 * MOVES:
            asked.add(play_on(match, rng))
        if asked == set(DECISIONS):
            return
    assert asked == set(DECISIONS)
