"""Stored positions: every attribute is kept or follows from the rest, and damage is refused in a sentence."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any, cast

import pytest

from tests.fields import KERNEL, fields_of
from tijdperk.games.history.engine.history import History
from tijdperk.games.history.store import HISTORY
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match
from tijdperk.kernel.storing import store_frames

DERIVED = {"tables", "board", "counts", "fronted"}
EDITED = ("army", "site", "counts", "realm", "front")


def half_way(stacking: str = "one") -> Match:
    match = Match("history", {"stacking": stacking}, ["human"] * 3, chance=Sampled(3))
    rng = random.Random(3)
    while cast(History, match.position).epoch < 4 or match.decisions()[0].kind != "expand":
        match.play(rng.choice(match.legal()))
    return match


def test_every_field_is_stored_or_derived() -> None:
    assert {*fields_of(half_way().position)} - KERNEL - DERIVED == {*HISTORY.fields}


@pytest.mark.parametrize("stacking", ["one", "three"])
def test_a_stored_position_comes_back_whole(stacking: str) -> None:
    match = half_way(stacking)
    position = cast(History, match.position)
    again = match.game.restore(match.game.store(position))
    assert store_frames(again) == store_frames(position)
    for name in {*fields_of(position)} - {"frame"}:
        assert getattr(again, name) == getattr(position, name), name


@pytest.mark.parametrize("stacking", ["one", "three"])
def test_a_clone_is_the_same_field_by_field_and_shares_nothing_that_is_edited(stacking: str) -> None:
    position = cast(History, half_way(stacking).position)
    other = position.clone()
    for name, value in fields_of(position).items():
        assert getattr(other, name) == value, name
    for name in (*EDITED, "stack") if stacking == "three" else EDITED:
        assert getattr(other, name) is not getattr(position, name), name


def setting(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update(values)


def putting(name: str, value: int) -> Callable[[dict[str, Any]], None]:
    """The first entry of a list is something else."""
    return lambda data: data[name].__setitem__(0, value)


DAMAGES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "something is missing": lambda data: data.pop("epoch"),
    "something is unknown": setting(unknown=1),
    "a word for a number": setting(pool="x"),
    "no such number of seats": setting(seats=1),
    "more seats than there are hands": setting(seats=6),
    "no such map": setting(board=8),
    "no such epoch": setting(epoch=8),
    "an epoch before the first": setting(epoch=0),
    "more empires called than there are": setting(called=8),
    "no such seat": setting(active=3),
    "no such part": setting(part=2),
    "no such water": setting(fleets=1 << 15),
    "no such land": setting(betrayed=102),
    "no such source": setting(source=-2),
    "no such winners": setting(winners=8),
    "no such force": setting(force=7),
    "a land too few": lambda data: data["army"].pop(),
    "a site too few": lambda data: data["site"].pop(),
    "stacks without the option": lambda data: data["stack"].append(1),
    "a sea too many": lambda data: data["navy"].append(0),
    "a seat too many": lambda data: data["scores"].append(0),
    "a hand too few": lambda data: data["hands"].pop(),
    "an army of nobody": putting("army", 8),
    "an army of a seat that is not there": putting("army", 4),
    "an army in a barren land": lambda data: data["army"].__setitem__(94, 1),
    "unknown pieces": putting("site", 16),
    "no such event in a hand": lambda data: data["hands"][0].append(99),
    "no such event in a stack": lambda data: data["undealt"][1].append(-1),
    "no such event played": lambda data: data["played"].append(99),
    "no such empire": putting("held", 49),
    "no such empire drawn": setting(drawn=49),
    "no such giver": putting("givers", 3),
    "no such drawer": putting("draw_order", -1),
    "a realm in a barren land": lambda data: data["realm"].append(94),
    "a front nowhere": lambda data: data["front"].append(102),
    "a debt of nobody's": lambda data: data["asked"]["stack"][-1].__setitem__(1, -5),
    "a debt of no kind": lambda data: data["asked"]["stack"][-1].__setitem__(0, 250),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_position_is_refused(damage: Callable[[dict[str, Any]], Any]) -> None:
    match = half_way()
    data = copy.deepcopy(match.game.store(match.position))
    damage(data)
    with pytest.raises(BadInput) as error:
        match.game.restore(data)
    assert len(str(error.value)) > 20


def test_too_many_armies_in_a_land_are_refused() -> None:
    match = half_way("three")
    data = copy.deepcopy(match.game.store(match.position))
    data["stack"][0] = 4
    with pytest.raises(BadInput):
        match.game.restore(data)


def test_what_is_no_position_at_all_is_refused() -> None:
    game = half_way().game
    broken: list[Any] = [None, 3, "x", [], {}, {"asked": None}]
    for data in broken:
        with pytest.raises(BadInput):
            game.restore(data)
