"""What must hold after every move, from games in the middle of every era (see tests/kernel/properties.py)."""

from __future__ import annotations

import pytest

from tests.civilization.scattered import GAME, scattered
from tests.effort import effort
from tests.kernel.properties import check_match, draws_evenly, dump, step
from tijdperk.games.civilization.engine.position import CHOOSING, DECISIONS
from tijdperk.games.civilization.engine.tables import NONE
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.position import LOWEST, Position

GAMES = effort(4, 200)
PARTS = 5
MOVES = 120
LOTS = effort(60, 1000)  # decisions at which moves by lot are counted
MOST = 2000  # games until every decision has come up


@pytest.mark.parametrize("part", range(PARTS))
def test_games_in_the_middle_keep_every_invariant(part: int) -> None:
    for number in range(part, GAMES * PARTS, PARTS):
        match, rng = scattered(number)
        check_match(match, rng, MOVES)


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_not_listed_is_refused_with_a_reason(part: int) -> None:
    """Every notation heard in a game is tried at every later move of it, by every seat."""
    for number in range(part, GAMES * PARTS, PARTS):
        match, rng = scattered(1000 + number)
        heard: set[str] = set()
        while not match.over and len(match.steps) < MOVES:
            for decision in match.decisions():
                heard.update(match.legal(decision.seat))
                heard.update(match.free(decision.seat))
            before = dump(GAME, match.position)
            for text in rng.sample(sorted(heard), min(len(heard), 6)):
                seat = rng.randrange(len(match.seats))
                move = GAME.parse(match.position, seat, text)
                if move in match.position.legal(seat) or match.position.is_free(seat, move):
                    assert match.why_not(seat, text) is None
                    continue
                with pytest.raises(Refused) as refusal:
                    match.play(text, seat)
                assert str(refusal.value)
                assert dump(GAME, match.position) == before
            step(match, rng)


def play_on(position: Position, chance: Sampled) -> int:
    """A random move; gives the kind of decision it was, or NONE after the end."""
    waiting = position.to_move()
    if not waiting:
        return NONE
    seat = LOWEST[waiting]
    kind = position.decision_kind(seat)
    position.play(seat, position.any_move(seat, chance), chance)
    return kind


def test_a_move_by_lot_is_every_legal_move_equally_often() -> None:
    chance = Sampled(1)
    for number in range(LOTS):
        match, rng = scattered(number)
        for _ in range(rng.randrange(MOVES)):
            play_on(match.position, chance)
        for decision in match.decisions():
            draws_evenly(match.position, decision.seat, chance)


def test_every_decision_comes_up() -> None:
    """Games like those above are about everything that can be asked after the setup."""
    chance = Sampled(1)
    asked = {CHOOSING, NONE}
    for number in range(MOST):
        position = scattered(number)[0].position
        asked.update(play_on(position, chance) for _ in range(MOVES))
        if len(asked) == len(DECISIONS) + 1:
            return
    assert asked == {NONE, *range(len(DECISIONS))}
