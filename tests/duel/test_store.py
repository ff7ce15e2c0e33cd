"""Stored positions: every attribute is kept or follows from the rest, and damage is refused in a sentence."""

from __future__ import annotations

import copy
import random
from typing import Any, cast

import pytest

from tests.fields import KERNEL, fields_of
from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.store import CITY, DUEL
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match

DERIVED = {"rates", "prices", "tables", "cities"}


def half_way() -> Match:
    match = Match("duel", chance=Sampled(3))
    rng = random.Random(3)
    while len(match.steps) < 40:
        match.play(rng.choice(match.legal()))
    return match


def test_every_field_is_stored_or_derived() -> None:
    position = cast(Duel, half_way().position)
    assert {*fields_of(position)} - KERNEL - DERIVED == {*DUEL.fields}
    assert {*fields_of(position.cities[0])} - DERIVED == {*CITY.fields}


def test_a_clone_is_the_same_field_by_field_and_shares_nothing_that_is_edited() -> None:
    match = half_way()
    position = cast(Duel, match.position)
    other = position.clone()
    for name, value in fields_of(position).items():
        if name != "cities":
            assert getattr(other, name) == value, name
    for mine, theirs in zip(position.cities, other.cities, strict=True):
        assert fields_of(mine) == fields_of(theirs)
    for name in ("cards", "open", "unseen", "discarded", "cities"):
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
        lambda data: data["asked"]["stack"].append(-5),
        lambda data: data["asked"]["stack"][0].__setitem__(0, 250),
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
    broken: list[Any] = [None, 3, "x", [], {}, {"asked": None}]
    for data in broken:
        with pytest.raises(BadInput):
            half_way().game.restore(data)
