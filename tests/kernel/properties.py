"""What must hold after every move of every game, and a random game that shows it."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from tijdperk.kernel.chance import Replayed, Sampled
from tijdperk.kernel.game import Game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY, Position
from tijdperk.kernel.record import parse_record
from tijdperk.kernel.replay import replay

MAX_MOVES = 5000
MAX_LOT_MOVES = 30  # of longer lists it is not counted how often each move is drawn
FREE_SHARE = 0.3  # how often a move is made that nobody waits for, where there is one


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
            seen = game.view(position, viewer)
            assert game.view(other, viewer) == seen
            same = game.view(position, game.seen_as(position, viewer))
            assert msgspec.structs.replace(same, viewer=viewer) == seen
            if viewer != NOBODY:
                assert other.legal(viewer) == position.legal(viewer)
                assert other.free(viewer) == position.free(viewer)


def draws_evenly(position: Position, seat: int, chance: Sampled) -> None:
    """A move by lot is every legal move, about equally often."""
    moves = position.legal(seat)
    if len(moves) <= MAX_LOT_MOVES:
        drawn = Counter(position.any_move(seat, chance) for _ in range(100 * len(moves)))
        assert set(drawn) == set(moves)
        assert min(drawn.values()) > 50
        assert max(drawn.values()) < 160


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
    check_match(match, rng)
    again = replay(parse_record(match.record().text()), game)
    assert dump(game, again.position) == dump(game, match.position)
    assert again.record().text() == match.record().text()
    return len(match.steps)


def check_match(match: Match, rng: random.Random, moves: int = MAX_MOVES) -> None:
    """Play a match to its end, or for so many moves, and check everything after every move."""
    game = match.game
    actions = set(game.every_move())
    earlier: list[tuple[Position, bytes]] = []
    while not match.over and len(match.steps) < moves:
        assert len(match.steps) < MAX_MOVES - 1, "the game does not end"
        for decision in match.decisions():
            listed = match.position.legal(decision.seat)
            assert listed
            assert len(set(listed)) == len(listed)
            assert actions.issuperset(listed)
        text = dump(game, match.position)
        survives_json(game, match.position, text)
        keeps_secrets(game, match, rng)
        earlier.append((match.position.clone(), text))
        step(match, rng)
        if rng.random() < 0.1:
            undo_restores(game, match)
    if match.over:
        won = sum(match.position.returns())
        assert won == pytest.approx(1) or (won == 0 and game.may_be_lost_by_all)
    for position, text in earlier:
        assert dump(game, position) == text
