"""Match: ids of decisions, undo that stops by itself, forks and jumps."""

from __future__ import annotations

import random

import pytest

from tests.kernel.played import played
from tests.short import short_game
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.match import STRIDE, Match
from tijdperk.kernel.position import NOBODY
from tijdperk.kernel.replay import replay

GAME_IDS = game_ids()


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_stale_decision_is_refused(name: str) -> None:
    match = played(name, 3)
    asked = match.decisions()[0]
    text = match.legal(asked.seat)[0]
    match.play(text, asked.seat, asked.id)
    with pytest.raises(Refused) as refusal:
        match.play(text, asked.seat, asked.id)
    assert refusal.value.key == "stale-decision"


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_seat_that_owes_nothing_is_refused(name: str) -> None:
    match = played(name, 20)
    to_move = {decision.seat for decision in match.decisions()}
    for seat in set(range(len(match.seats))) - to_move:
        with pytest.raises(Refused) as refusal:
            match.play(match.legal(match.seat)[0], seat)
        assert refusal.value.key == "not-your-decision"
    with pytest.raises(BadInput):
        match.play(match.legal()[0], len(match.seats))


@pytest.mark.parametrize("name", GAME_IDS)
def test_undo_stops_where_something_was_revealed_or_another_seat_acted(name: str) -> None:
    """Over whole games: a move can be taken back by its seat alone, and only if nothing became known."""
    kept = revealed = 0
    for seed in range(30):
        match = Match(short_game(name), chance=Sampled(seed))
        rng = random.Random(seed)
        while not match.over:
            before = match.position
            seat = match.seat
            step = match.play(rng.choice(match.legal()))
            together = match.position.group() != 0  # then others may still take back what they did in it
            for other in set() if together else set(range(len(match.seats))) - {seat}:
                reason = match.may_undo(other)
                assert reason is not None
                assert reason.key == "undo-other-seat"
            if step.outcomes or any(
                set(before.hidden(viewer)) - set(match.position.hidden(viewer))
                for viewer in range(NOBODY, len(match.seats))
            ):
                with pytest.raises(Refused) as refusal:
                    match.undo(seat)
                assert refusal.value.key == "undo-revealed"
                revealed += 1
            else:
                match.undo(seat)
                assert match.game.store(match.position) == match.game.store(before)
                match.play(step.text, seat)
                kept += 1
    assert kept
    assert revealed


def test_there_is_nothing_to_undo_at_the_start() -> None:
    for name in GAME_IDS:
        with pytest.raises(Refused) as refusal:
            Match(name, chance=Sampled(1)).undo(0)
        assert refusal.value.key == "undo-nothing"


@pytest.mark.parametrize("name", GAME_IDS)
def test_any_earlier_position_can_be_had_without_replaying_the_game(name: str) -> None:
    match = Match(short_game(name), chance=Sampled(9))
    rng = random.Random(9)
    stored = [match.game.store(match.position)]
    while not match.over:
        match.play(rng.choice(match.legal()))
        stored.append(match.game.store(match.position))
    for moves, data in enumerate(stored):
        assert match.game.store(match.position_at(moves)) == data
    assert len(match.kept) == len(match.steps) // STRIDE + 1
    with pytest.raises(BadInput):
        match.position_at(len(match.steps) + 1)


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_fork_goes_its_own_way(name: str) -> None:
    match = played(short_game(name), 30)
    text = match.record().text()
    fork = match.fork(17, Sampled(99))
    assert match.game.store(fork.position) == match.game.store(match.position_at(17))
    rng = random.Random(1)
    while not fork.over:
        fork.play(rng.choice(fork.legal()))
    assert match.record().text() == text
    assert fork.record().text() == replay(fork.record(), match.game).record().text()


@pytest.mark.parametrize("name", GAME_IDS)
def test_options_and_seats_are_checked(name: str) -> None:
    with pytest.raises(BadInput, match="nonsense"):
        Match(name, {"nonsense": "1"})
    with pytest.raises(BadInput, match="9"):
        Match(name, seats=["human"] * 9)
    with pytest.raises(BadInput, match="chess"):
        Match("chess")


@pytest.mark.parametrize("bad", ["", "two\nlines", "x" * 81, "bell\a", " padded"])
def test_a_seat_has_a_name_that_fits_on_a_line(bad: str) -> None:
    for name in GAME_IDS:
        fewest = load_game(name).min_seats
        with pytest.raises(BadInput) as error:
            Match(name, seats=[bad] + ["human"] * (fewest - 1))
        assert error.value.key == "seat-name"
