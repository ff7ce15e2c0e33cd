"""A stored position: what is damaged is refused in a sentence, whatever was changed."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.civilization.scattered import GAME, scattered
from tests.effort import effort
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match

GAMES = effort(15, 1000)
DAMAGED = 20


def middle(number: int = 5, moves: int = 0) -> Match:
    match, rng = scattered(number)
    for _ in range(moves):
        if match.over:
            break
        seat = rng.choice([decision.seat for decision in match.decisions()])
        match.play(rng.choice(match.legal(seat)), seat)
    return match


def setting(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update(values)


def putting(name: str, value: int, at: int = 0) -> Callable[[dict[str, Any]], None]:
    return lambda data: data[name].__setitem__(at, value)


DAMAGES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "something is missing": lambda data: data.pop("era"),
    "something is unknown": setting(unknown=1),
    "a word for a number": setting(turn="x"),
    "no such number of seats": setting(seats=7),
    "no such phase": setting(phase=9),
    "no such era": setting(era=4),
    "no such seat": setting(active=6),
    "no such winners": setting(winners=1 << 6),
    "a stage of another phase": setting(stage=3),
    "a queue of nobody": setting(queue=[6]),
    "a battle against nobody there": setting(battles=[0, 6, 0]),
    "a battle nowhere": setting(battles=[89, 0, 0]),
    "a battle declared by nobody there": setting(battles=[0, -1, 1 << 6]),
    "half a battle": setting(battles=[0, 1]),
    "a round without dice": setting(rounds=[[0, 0, 0, 0, 0, 0, 0, 4]]),
    "half a round": setting(rounds=[[0, 0, 0]]),
    "a piece of nobody": putting("piece_owner", 6),
    "a piece of no kind": putting("piece_kind", 99),
    "a piece nowhere": putting("piece_area", 89),
    "a piece too few": lambda data: data["piece_kind"].pop(),
    "a land too few": lambda data: data["size"].pop(),
    "a settlement too large": putting("size", 5),
    "no such counter": putting("counter", 99),
    "a technology of nobody": putting("technology", 6),
    "a wonder too many": lambda data: data["wonder"].append(-1),
    "an improvement that is not there": putting("improvements", 1 << 40),
    "a decision of no kind": lambda data: data["asked"]["stack"][-1].__setitem__(0, 250),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_position_is_refused(damage: Callable[[dict[str, Any]], Any]) -> None:
    data = copy.deepcopy(GAME.store(middle().position))
    damage(data)
    with pytest.raises(BadInput) as error:
        GAME.restore(data)
    assert len(str(error.value)) > 20


def numbers(data: Any) -> Iterator[tuple[Any, Any]]:
    """Where a number stands: what holds it, and its key there."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list):
            yield from numbers(value)
        elif type(value) is int:
            yield data, key


def test_whatever_number_is_changed_the_position_is_refused_or_can_be_shown() -> None:
    """It may be another position then, but none that breaks the table."""
    rng = random.Random(1)
    refused = 0
    for number in range(GAMES):
        match = middle(number, moves=rng.randrange(60))
        for _ in range(DAMAGED):
            data = copy.deepcopy(GAME.store(match.position))
            holder, key = rng.choice(list(numbers(data)))
            was = holder[key]
            holder[key] = rng.choice([-2, -1, was - 1, was + 1, rng.randrange(100), 1 << rng.randrange(70)])
            try:
                position = GAME.restore(data)
            except BadInput:
                refused += 1
                continue
            for seat in range(len(match.seats)):
                GAME.view(position, seat)
                if position.to_move() >> seat & 1:
                    position.legal(seat)
    assert 0 < refused < GAMES * DAMAGED
