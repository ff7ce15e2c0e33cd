"""Stored positions: every attribute is kept or follows from the rest, and damage is refused in a sentence."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any, cast

import pytest

from tests.dice.table import GAME, dice
from tests.fields import KERNEL, fields_of
from tijdperk.games.dice.engine.dice import Dice
from tijdperk.games.dice.store import CITY, DICE
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match
from tijdperk.kernel.storing import store_frames

APART = {"tables", "before", "cities"}  # stored as sheets, and plans where there are any
SHEETS = {"before", "cities"}


def half_way() -> Match:
    """One seat is ready, one is in the middle of a plan, one has not begun."""
    table = dice(
        seats=3,
        cities="giza rhodes babylon",
        crossed="1 university_gear_1 wonder_1 west_attack_1, 2 agora_1_1 market_camel_all, 3 university",
        bonuses="3 coins",
        forum="red shield 2, blue mask 3",
        turn=8,
        agora_done=True,
        wonder="apart",
        barracks="one",
    )
    table.play("1 build west_defence_1 with red", "1 ready", "2 wonder")
    assert table.asked == "2 cross, 3 act"
    return table.match


def same(one: Dice, other: Dice) -> None:
    """Two positions are equal, attribute by attribute."""
    assert store_frames(one) == store_frames(other)
    for name in {*fields_of(one)} - KERNEL - SHEETS:
        assert getattr(one, name) == getattr(other, name), name
    for name in SHEETS:
        assert [fields_of(city) for city in getattr(one, name)] == [
            fields_of(city) for city in getattr(other, name)
        ], name


def test_every_attribute_is_stored() -> None:
    position = cast(Dice, half_way().position)
    assert {*fields_of(position)} - KERNEL - APART == {*DICE.fields}
    assert {*fields_of(position.cities[0])} == {*CITY.fields}


def test_a_stored_position_comes_back_whole() -> None:
    position = cast(Dice, half_way().position)
    again = cast(Dice, GAME.restore(GAME.store(position)))
    same(again, position)
    for viewer in range(-1, 3):
        assert again.hidden(viewer) == position.hidden(viewer)
        assert GAME.view(again, viewer) == GAME.view(position, viewer)


def test_a_clone_is_the_same_and_shares_no_plan() -> None:
    position = cast(Dice, half_way().position)
    other = position.clone()
    same(other, position)
    before = GAME.store(position)
    for seat in (1, 2):
        while other.to_move() >> seat & 1 and other.turn == position.turn:
            other.play(seat, other.legal(seat)[0], Sampled(1))
    assert other.turn > position.turn
    assert GAME.store(position) == before


def test_a_game_goes_on_from_where_it_was_stored() -> None:
    match = half_way()
    again = cast(Dice, GAME.restore(GAME.store(match.position)))
    position = match.position.clone()
    rng, chances = random.Random(1), (Sampled(1), Sampled(1))
    while position.to_move():
        seat = (position.to_move() & -position.to_move()).bit_length() - 1
        move = rng.choice(position.legal(seat))
        for one, chance in zip((position, again), chances, strict=True):
            one.play(seat, move, chance)
        assert GAME.store(again) == GAME.store(position)


def setting(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update(values)


def putting(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """The first entry of a list is something else."""
    return lambda data: data[name].__setitem__(0, value)


def writing(**values: Any) -> Callable[[dict[str, Any]], None]:
    """The first sheet says something else."""
    return lambda data: data["before"][0].update(values)


def planning(**values: Any) -> Callable[[dict[str, Any]], None]:
    """The plan of the seat that thinks says something else."""
    return lambda data: data["plans"][1].update(values)


DAMAGES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "something missing": lambda data: data.pop("forum"),
    "something unknown": setting(moon=1),
    "text for a number": setting(turn="one"),
    "too many seats": setting(seats=8),
    "one seat": setting(seats=1),
    "a seat too many": setting(seats=4),
    "a sheet too few": lambda data: data["before"].pop(),
    "a plan too few": lambda data: data["plans"].pop(),
    "no such city": putting("sheets", 7),
    "no such die": putting("forum", 10),
    "no such face": putting("face", 99),
    "a face too few": lambda data: data["face"].pop(),
    "no such quarter": putting("quarter", 4),
    "a quarter too few": lambda data: data["quarter"].pop(),
    "no such pick": lambda data: data["picks"].append(64),
    "no such winner": setting(winners=8),
    "no such colour in the Forum": setting(entered=256),
    "a decision of nobody's": lambda data: data["asked"]["stack"][0].__setitem__(1, 8),
    "a decision of no kind": lambda data: data["asked"]["stack"][0].__setitem__(0, 250),
    "a decision that is none": lambda data: data["asked"]["stack"].append(-5),
    "decisions of too few seats": lambda data: data["asked"]["own"].pop(),
    "a decision from the future": lambda data: data["asked"].update(serial=0),
    "no such field": writing(crossed=1 << 60),
    "coins below nothing": writing(coins=-1),
    "coins beyond the last": writing(coins=36),
    "no such bonus": writing(bonuses=8),
    "a row too few": writing(written=[0]),
    "a colour too few": writing(income=[0]),
    "nothing known of a sheet": putting("before", None),
    "a plan with coins beyond the last": planning(coins=99),
    "a plan with an event of no kind": planning(done=[250, 0, 0, 0]),
    "a plan with half an event": planning(done=[1, 0]),
    "a seat asked something of no kind": lambda data: data["asked"]["own"][1][0].__setitem__(0, 250),
    "a plan with something unknown": planning(moon=1),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_position_is_refused(damage: Callable[[dict[str, Any]], Any]) -> None:
    data = copy.deepcopy(GAME.store(half_way().position))
    damage(data)
    with pytest.raises(BadInput) as error:
        GAME.restore(data)
    assert len(str(error.value)) > 20


def test_what_is_no_position_at_all_is_refused() -> None:
    broken: list[Any] = [None, 3, "x", [], {}, {"asked": None}]
    for data in broken:
        with pytest.raises(BadInput):
            GAME.restore(data)
