"""What must hold after every move, from games in the middle of every era (see tests/kernel/properties.py)."""

from __future__ import annotations

import pytest

from tests.civilization.scattered import GAME, scattered
from tests.effort import effort
from tests.kernel.properties import check_match, dump, step
from tijdperk.games.civilization.engine.position import DECISIONS
from tijdperk.kernel.errors import Refused

GAMES = effort(4, 200)
PARTS = 5
MOVES = 120
MOST = 500  # games until every decision has come up


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


def test_every_decision_comes_up() -> None:
    """Games like those above are about everything that can be asked after the setup."""
    wanted = set(DECISIONS) - {"choosing"}
    for number in range(MOST):
        match, rng = scattered(number)
        while not match.over and len(match.steps) < MOVES:
            wanted -= {decision.kind for decision in match.decisions()}
            step(match, rng)
        if not wanted:
            return
    assert not wanted
