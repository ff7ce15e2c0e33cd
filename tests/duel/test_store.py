"""Stored positions: every attribute is kept or follows from the rest, and damage is refused in a sentence."""

from __future__ import annotations

import copy
import random
from typing import Any, cast

import pytest

from tests.attributes import attributes
from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.position import City, DuelPosition
from tijdperk.games.duel.store import CITY_FIELDS, DUEL_FIELDS
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import Position

DERIVED = {"rates", "prices", "tables", "listener", "cities"}


def half_way() -> Match:
    match = Match("duel", chance=Sampled(3))
    rng = random.Random(3)
    while len(match.steps) < 40:
        match.play(rng.choice(match.legal()))
    return match


def test_every_attribute_is_stored_or_derived() -> None:
    assert attributes(DuelPosition, Position) - DERIVED == set(DUEL_FIELDS)
    assert attributes(City) - DERIVED == set(CITY_FIELDS)


def test_a_clone_is_the_same_field_by_field_and_shares_nothing_that_is_edited() -> None:
    match = half_way()
    position = cast(Duel, match.position)
    other = position.clone()
    for name in attributes(DuelPosition, Position) - {"cities"}:
        assert getattr(other, name) == getattr(position, name), name
    for mine, theirs in zip(position.cities, other.cities, strict=True):
        for name in attributes(City):
            assert getattr(mine, name) == getattr(theirs, name), name
    for name in ("frames", "cards", "open", "unseen", "discarded", "cities"):
        assert getattr(other, name) is not getattr(position, name), name


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.pop("pawn"),
        lambda data: data.update(pawn="x"),
        lambda data: data.update(pawn=44),
        lambda data: data.update(unknown=1),
        lambda data: data["cards"].pop(),
        lambda data: data["cards"].__setitem__(0, 999),
        lambda data: data["cities"].pop(),
        lambda data: data["cities"][0]["built"].append(99),
        lambda data: data["cities"][0]["count"].append(1),
        lambda data: data["frames"].append(-5),
        lambda data: data["frames"].append(250),
    ],
)
def test_a_damaged_position_is_refused(damage: Any) -> None:
    match = half_way()
    data = copy.deepcopy(match.game.store(match.position))
    damage(data)
    with pytest.raises(BadInput) as error:
        match.game.restore(data)
    assert len(str(error.value)) > 20


def test_what_is_no_position_at_all_is_refused() -> None:
    broken: list[Any] = [None, 3, "x", [], {}, {"frames": None}]
    for data in broken:
        with pytest.raises(BadInput):
            half_way().game.restore(data)
