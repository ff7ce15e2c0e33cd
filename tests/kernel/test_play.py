"""What must hold in every game, whatever is played: shown over random play of every game there is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.effort import effort
from tests.kernel.properties import check_game, draws_evenly, dump, start, step
from tests.market.game import MARKET, market_open
from tests.short import short_game
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import Position

PARTS = effort(6, 60)
DECISIONS = effort(600, 10_000)  # in every part, however long the games are
FEWEST_GAMES = 3  # in every part: other options and seats
LOTS = 40  # decisions at which moves by lot are counted
GAME_IDS = [*game_ids(), MARKET.id]


@pytest.fixture(autouse=True)
def market() -> Iterator[None]:
    with market_open():
        yield


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAME_IDS)
def test_random_games_keep_every_invariant(name: str, part: int) -> None:
    game = short_game(name)
    numbers = range(part, 1 << 30, PARTS)
    decisions = 0
    for played, number in enumerate(numbers, 1):
        decisions += check_game(game, number)
        if decisions >= DECISIONS and played >= FEWEST_GAMES:
            break


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_move_by_lot_is_every_legal_move_equally_often(name: str) -> None:
    match, rng = start(load_game(name), 1)
    chance = Sampled(1)
    for _ in range(LOTS):
        for decision in match.decisions():
            draws_evenly(match.position, decision.seat, chance)
        for _ in range(rng.randint(1, 5)):
            if match.over:
                match, rng = start(load_game(name), rng.randrange(1 << 30))
            step(match, rng)


def everything(position: Position, seats: int) -> set[Move]:
    return {move for seat in range(seats) for move in position.legal(seat)}


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(number=st.integers(0, 1 << 30), data=st.data())
@pytest.mark.parametrize("name", GAME_IDS)
def test_only_listed_moves_are_accepted(name: str, number: int, data: Any) -> None:
    """Every notation heard anywhere in a game is refused, with a reason, wherever it is not listed."""
    game = load_game(name)
    match, rng = start(game, number)
    heard: set[str] = set()
    while not match.over and len(match.steps) < 60:
        for decision in match.decisions():
            heard.update(match.legal(decision.seat))
            heard.update(match.free(decision.seat))
        step(match, rng)
    before = dump(game, match.position)
    for text in sorted(data.draw(st.sets(st.sampled_from(sorted(heard)), max_size=25))):
        for seat in range(len(match.seats)):
            move = game.parse(match.position, seat, text)  # the same move may be written in other words
            if match.over or move not in [*match.position.legal(seat), *match.position.free(seat)]:
                with pytest.raises(Refused) as refusal:
                    match.play(text, seat)
                assert str(refusal.value)
                assert dump(game, match.position) == before
            else:
                assert match.why_not(seat, text) is None


@cache
def under_way(name: str, number: int, moves: int = 0) -> Match:
    """A match that is asked and never moved on: what it refuses leaves it as it was."""
    match, rng = start(load_game(name), number)
    for _ in range(moves):
        step(match, rng)
    return match


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=st.text(max_size=80), seat=st.integers(-3, 9))
@pytest.mark.parametrize("name", GAME_IDS)
def test_garbage_is_refused_in_a_sentence(name: str, text: str, seat: int) -> None:
    match = under_way(name, 3)
    before = match.record().text()
    with pytest.raises((BadInput, Refused)) as error:
        match.play(text, seat)
    assert len(str(error.value)) > 10
    assert match.record().text() == before


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
@pytest.mark.parametrize("name", GAME_IDS)
def test_notation_made_of_the_right_words_never_crashes(name: str, data: Any) -> None:
    """A fuzz of the parser with the words of the game in any order."""
    match = under_way(name, 7, moves=20)
    vocabulary = sorted(
        {word for text in match.legal() for word in text.split()} | {"with", "seat", "1", "99"}
    )
    text = " ".join(data.draw(st.lists(st.sampled_from(vocabulary), max_size=6)))
    legal = match.legal()
    try:
        match.check(match.seat, text)
    except (BadInput, Refused) as error:
        assert str(error)
        assert text not in legal
    else:
        assert text in [*legal, *match.free(match.seat)]


@pytest.mark.parametrize("name", GAME_IDS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first, rng = start(short_game(name), 11)
    second, again = start(short_game(name), 11)
    while not first.over:
        step(first, rng)
        step(second, again)
    assert first.record().text() == second.record().text()
