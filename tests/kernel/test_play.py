"""What must hold in every game, whatever is played: shown over random play of every game there is."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.effort import effort
from tests.market.game import MARKET, market_open
from tijdperk.kernel.chance import Replayed, Sampled
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import Game, game_ids, load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import NOBODY, Position
from tijdperk.kernel.record import parse_record
from tijdperk.kernel.replay import replay

PARTS = effort(10, 60)
DECISIONS = effort(1000, 10_000)  # in every part, however long the games are
FEWEST_GAMES = 3  # in every part: other options and seats
MAX_MOVES = 5000
LOTS = 40  # decisions at which moves by lot are counted,
MAX_LOT_MOVES = 30  # where there are no more moves than this
FREE_SHARE = 0.3  # how often a move is made that nobody waits for, where there is one
GAME_IDS = [*game_ids(), MARKET.id]


@pytest.fixture(autouse=True)
def market() -> Iterator[None]:
    with market_open():
        yield


def start(game: Game, number: int) -> tuple[Match, random.Random]:
    """A match with options, seats and chance that follow from a number."""
    rng = random.Random(number)
    options = {option.id: rng.choice(option.choices) for option in game.options}
    seats = ["random"] * rng.randint(game.min_seats, game.max_seats)
    return Match(game, options, seats, Sampled(number)), rng


def dump(game: Game, position: Position) -> bytes:
    """The position as JSON."""
    return msgspec.json.encode(game.store(position))


def step(match: Match, rng: random.Random) -> None:
    """A move of somebody who is asked, or one that nobody waits for."""
    free = [(move, seat) for seat in range(len(match.seats)) for move in match.free(seat)]
    if free and rng.random() < FREE_SHARE:
        match.play(*rng.choice(free))
        return
    seat = rng.choice(match.decisions()).seat
    match.play(rng.choice(match.legal(seat)), seat)


def survives_json(game: Game, position: Position, text: bytes) -> None:
    """A position, with what is owed, is the same after a trip through JSON."""
    again = game.restore(msgspec.json.decode(text))
    assert dump(game, again) == text
    for seat in range(game.max_seats):
        assert again.legal(seat) == position.legal(seat)
        if again.to_move() and seat < game.min_seats:
            assert again.free(seat) == position.free(seat)


def keeps_secrets(game: Game, match: Match, rng: random.Random) -> None:
    """No viewer's view changes when what that viewer cannot know is drawn again."""
    position = match.position
    for viewer in range(NOBODY, len(match.seats)):
        if rng.random() < (0.25 if position.hidden(viewer) else 0.05):
            other = position.determinize(viewer, Sampled(rng.randrange(1 << 30)))
            assert game.view(other, viewer) == game.view(position, viewer)
            if viewer != NOBODY:
                assert other.legal(viewer) == position.legal(viewer)
                assert other.free(viewer) == position.free(viewer)


def undo_restores(game: Game, match: Match) -> None:
    """Taking the last move back and making it again, with the same outcomes, changes nothing."""
    after = dump(game, match.position)
    before = dump(game, match.position_at(len(match.steps) - 1))
    taken = match.revert()
    assert dump(game, match.position) == before
    match.play(taken.text, taken.seat, chance=Replayed(taken.outcomes))
    assert match.steps[-1].audience == taken.audience
    assert dump(game, match.position) == after


def check_game(game: Game, number: int) -> int:
    """Play a game and check everything after every move; gives how many decisions it had."""
    match, rng = start(game, number)
    earlier: list[tuple[Position, bytes]] = []
    while not match.over:
        assert len(match.steps) < MAX_MOVES, "the game does not end"
        for decision in match.decisions():
            moves = match.position.legal(decision.seat)
            assert moves
            assert len(set(moves)) == len(moves)
        text = dump(game, match.position)
        survives_json(game, match.position, text)
        keeps_secrets(game, match, rng)
        earlier.append((match.position.clone(), text))
        step(match, rng)
        if rng.random() < 0.1:
            undo_restores(game, match)
    assert sum(match.position.returns()) == pytest.approx(1)
    for position, text in earlier:
        assert dump(game, position) == text
    again = replay(parse_record(match.record().text()), game)
    assert dump(game, again.position) == dump(game, match.position)
    assert again.record().text() == match.record().text()
    return len(match.steps)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAME_IDS)
def test_random_games_keep_every_invariant(name: str, part: int) -> None:
    game = load_game(name)
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
            seat, moves = decision.seat, match.position.legal(decision.seat)
            if len(moves) > MAX_LOT_MOVES:
                continue
            drawn = Counter(match.position.any_move(seat, chance) for _ in range(100 * len(moves)))
            assert set(drawn) == set(moves)
            assert min(drawn.values()) > 50
            assert max(drawn.values()) < 160
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


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=st.text(max_size=80), seat=st.integers(-3, 9))
@pytest.mark.parametrize("name", GAME_IDS)
def test_garbage_is_refused_in_a_sentence(name: str, text: str, seat: int) -> None:
    match = start(load_game(name), 3)[0]
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
    game = load_game(name)
    match, rng = start(game, 7)
    for _ in range(20):
        step(match, rng)
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
    first, rng = start(load_game(name), 11)
    second, again = start(load_game(name), 11)
    while not first.over:
        step(first, rng)
        step(second, again)
    assert first.record().text() == second.record().text()
