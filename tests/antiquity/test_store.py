"""A stored position: what is damaged is refused in a sentence, whatever was changed."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.antiquity.scattered import pick, scattered
from tests.antiquity.table import GAME
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
        match.play(pick(rng, match.legal(seat)), seat)
    return match


def setting(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update(values)


def putting(name: str, value: int, at: int = 0) -> Callable[[dict[str, Any]], None]:
    return lambda data: data[name].__setitem__(at, value)


def realm(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["before"][0].update(values)


DAMAGES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "something is missing": lambda data: data.pop("famine"),
    "something is unknown": setting(unknown=1),
    "a word for a number": setting(round="x"),
    "no such number of seats": setting(seats=5),
    "no such phase": setting(phase=9),
    "no such ending": setting(ending=5),
    "no such seat in the order": setting(order=[4]),
    "a queue of nobody": setting(queue=[4]),
    "no such winners": setting(winners=1 << 4),
    "no such terrain": putting("terrain", 6),
    "a field too few": lambda data: data["terrain"].pop(),
    "a good that is none": putting("counter", 10),
    "a land building that is not there": putting("work", 99),
    "no such tile": putting("laid", 99),
    "no such turn": putting("tile_turn", 6),
    "a zone off the land": putting("zones", [9999]),  # type: ignore[arg-type]
    "a deal of nobody": setting(deals=[[4, 0, 1, 1]]),
    "a saint that is none": realm(saint=5),
    "too many men": realm(men=99),
    "a good too few": realm(goods=[0] * 9),
    "too many cities": realm(centres=[1, 2, 3, 4, 5]),
    "a step of no kind": realm(done=[99, 0, 0, 0]),
    "a step about nothing": realm(done=[5, 999, 0, 0]),
    "half a step": realm(done=[5, 0]),
    "houses that are not in the cities": realm(houses=0),
    "squares that nothing covers": realm(covered=[1, 1, 1, 1]),
    "a decision of no kind": lambda data: data["asked"]["stack"][-1].__setitem__(0, 250),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_position_is_refused(damage: Callable[[dict[str, Any]], Any]) -> None:
    data = copy.deepcopy(GAME.store(middle().position))
    damage(data)
    with pytest.raises(BadInput) as error:
        GAME.restore(data)
    assert len(str(error.value)) > 20


def test_a_position_in_the_middle_comes_back() -> None:
    for number in range(GAMES):
        position = middle(number, moves=2 * number).position
        data = GAME.store(position)
        assert GAME.store(GAME.restore(copy.deepcopy(data))) == data


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
        match = middle(number, moves=rng.randrange(30))
        for _ in range(DAMAGED):
            data = copy.deepcopy(GAME.store(match.position))
            part = rng.choice([data, *data["before"], *filter(None, data["realms"])])
            holder, key = rng.choice(list(numbers(part)))
            was = holder[key]
            holder[key] = rng.choice([-2, -1, was - 1, was + 1, rng.randrange(100), 1 << rng.randrange(70)])
            try:
                position = GAME.restore(data)
            except BadInput:
                refused += 1
                continue
            seat = rng.randrange(len(match.seats))
            GAME.view(position, seat)
            if position.to_move() >> seat & 1:
                position.legal(seat)
    assert 0 < refused < GAMES * DAMAGED
