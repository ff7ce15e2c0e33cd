"""Features of a position: within their bounds, what the seat may know, and all that it can tell apart."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.effort import effort
from tests.kernel.properties import start, step
from tests.short import short_game
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.features import Sums, Weight
from tijdperk.kernel.game import Game, game_ids, load_game
from tijdperk.kernel.position import Position

POSITIONS = effort(80, 10_000)
FAR = 25  # moves that every game is further on than the one before, as far as four
GAME_IDS = game_ids()
# Fields of views that say how things came about, or list offers one by one that features sum up.
PAST = {"course", "plan", "receipts", "rounds", "offers"}


def row(position: Position, seat: int) -> dict[int, int]:
    """The features by place; no place is filled in twice, and none is zero."""
    at: list[int] = []
    of: list[int] = []
    position.features(seat, at, of)
    assert len(at) == len(of) == len(set(at))
    assert all(of)
    return dict(zip(at, of, strict=True))


def unordered(data: Any) -> Any:
    """A view in which lists of names and numbers are sorted: in what order things came changes nothing."""
    if isinstance(data, dict):
        return {key: unordered(value) for key, value in data.items()}
    if isinstance(data, list):
        plain = all(item is None or isinstance(item, str | int) for item in data)
        return sorted(data, key=str) if plain else [unordered(item) for item in data]
    return data


def without(data: Any, fields: set[str]) -> Any:
    if isinstance(data, dict):
        return {key: without(value, fields) for key, value in data.items() if key not in fields}
    return [without(item, fields) for item in data] if isinstance(data, list) else data


def seen(game: Game, position: Position, seat: int) -> Any:
    """What a seat sees, but for how things came about."""
    view = msgspec.to_builtins(game.view(position, seat), str_keys=True)
    return unordered(without(view, PAST))


@pytest.mark.parametrize("name", GAME_IDS)
def test_features_say_what_a_seat_sees_and_no_more(name: str) -> None:
    game = short_game(name)
    number = 0
    positions = 0
    while positions < POSITIONS:
        match, rng = start(game, number)
        number += 1
        layout = game.layout(len(match.seats))
        known: dict[tuple[int, frozenset[tuple[int, int]]], Any] = {}
        for _ in range(FAR * (number % 4)):
            if not match.over:
                step(match, rng)
        for _ in range(POSITIONS // 4):
            positions += 1
            for seat in rng.sample(range(len(match.seats)), 2):
                found = row(match.position, seat)
                for place, value in found.items():
                    feature = layout.features[place]
                    assert feature.low <= value <= feature.high, (feature.name, value)
                if match.position.hidden(seat):
                    other = match.position.determinize(seat, Sampled(number))
                    assert row(other, seat) == found
                view = seen(game, match.position, seat)
                before = known.setdefault((seat, frozenset(found.items())), view)
                assert [field for field in view if view[field] != before[field]] == []
            if match.over:
                break
            step(match, rng)


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_summary_is_the_first_part_of_the_features(name: str) -> None:
    """As a row, and as the sums that a learned value of three parts is made of."""
    match, rng = start(load_game(name), 3)
    layout = match.game.layout(len(match.seats))
    weights = [Weight(place % 7 - 3, place % 5, -place) for place in range(layout.summary)]
    assert len({feature.name for feature in layout.features}) == len(layout.features)
    for _ in range(40):
        if match.over:
            break
        assert 0 <= match.position.value_phase() < layout.phases
        for seat in range(len(match.seats)):
            at: list[int] = []
            of: list[int] = []
            match.position.summary(seat, at, of)
            whole = row(match.position, seat)
            assert dict(zip(at, of, strict=True)) == {
                place: value for place, value in whole.items() if place < layout.summary
            }
            sums = Sums(weights)
            match.position.sum_up(seat, sums)
            for part in ("own", "rival", "points"):
                each = zip(at, of, strict=True)
                assert getattr(sums, part) == sum(
                    getattr(weights[place], part) * value for place, value in each
                )
        step(match, rng)
