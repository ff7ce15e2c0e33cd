"""What must hold in every position of a random game: dice, coins, and sheets that say what was crossed."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import pytest

from tests.dice.table import BOX, GAME
from tests.effort import effort
from tijdperk.games.dice.engine.dice import Dice
from tijdperk.games.dice.engine.position import City
from tijdperk.games.dice.engine.tables import (
    DISCOUNT,
    FREE_DIE,
    GREY,
    INCOME,
    POINTS,
    RESOURCE,
    UNLOCK,
    Effect,
)
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match

GAMES = effort(24, 1000)
PARTS = 4


def forum_holds_seven_dice(position: Dice) -> None:
    """R24, R70, R72: for every special die in it a grey one has left."""
    forum = position.forum
    assert len(forum) == len(set(forum)) == 7
    special = [BOX.colour[die] for die in forum if BOX.colour[die] in BOX.special]
    assert sum(BOX.colour[die] == GREY for die in forum) == 3 - len(special)
    waiting = position.picks[1::2]
    assert position.entered == sum(1 << colour for colour in special + waiting)
    unlocked = 0
    for city in position.before:
        unlocked |= city.unlocked
    assert unlocked == position.entered


def effects_of(position: Dice, seat: int, city: City) -> list[Effect]:
    """What the crossed fields say."""
    board = BOX.effects[position.sheets[seat]]
    return [effect for field, done in enumerate(board) if city.crossed >> field & 1 for effect in done]


def sheet_says_what_was_crossed(position: Dice, seat: int, city: City) -> None:
    effects = effects_of(position, seat, city)
    kinds = Counter(effect.kind for effect in effects)
    assert 0 <= city.coins <= city.circled <= 35
    assert city.resources == kinds[RESOURCE] <= 6
    assert city.discount == sum(effect.a for effect in effects if effect.kind == DISCOUNT)
    income, free, unlocked = [0] * 8, 0, 0
    for effect in effects:
        if effect.kind == INCOME:
            income[effect.a] += effect.b
        elif effect.kind == FREE_DIE:
            free |= 1 << effect.a
        elif effect.kind == UNLOCK:
            unlocked |= 1 << effect.a
    assert (city.income, city.free, city.unlocked) == (income, free, unlocked)


def arrows_were_followed(city: City) -> None:
    for field, requires in enumerate(BOX.requires):
        if city.crossed >> field & 1:
            assert city.crossed & requires == requires


def rows_add_up(position: Dice, seat: int, city: City) -> None:
    """R56, R101: written points come from fields, from attacks as they were, and from the first Agora."""
    written = [0] * len(BOX.rows)
    for field, done in enumerate(BOX.effects[position.sheets[seat]]):
        if city.crossed >> field & 1:
            row = BOX.row[BOX.building[field]]
            written[row] += sum(effect.a for effect in done if effect.kind == POINTS)
    pairs = zip(city.attacks[::2], city.attacks[1::2], strict=True)
    attacks = {BOX.fields[field]: points for field, points in pairs}
    for name, points in attacks.items():
        printed = int(name[-1]) + 2
        assert printed - 2 <= points <= printed
        written[BOX.rows.index(f"barracks_{name.split('_')[0]}")] += points
    assert set(attacks) == {
        name for field, name in enumerate(BOX.fields) if "_attack_" in name and city.crossed >> field & 1
    }
    agora = BOX.rows.index("agora")
    assert city.written[agora] - written[agora] in (0, 3)
    if city.written[agora] != written[agora]:
        assert position.agora_done
        assert city.crossed & BOX.fields_of[BOX.agora] == BOX.fields_of[BOX.agora]
        written[agora] += 3
    assert city.written == written


def counts(position: Dice, building: int) -> bool:
    """Does this building by itself bring a bonus?"""
    if building == BOX.wonder:
        return position.wonder_completes
    if building in BOX.barracks:
        return not position.one_barracks
    return BOX.completes[building]


def bonuses_were_earned(position: Dice, city: City, planned: bool) -> None:
    """R93, R95, M3, M4: no more bonuses than buildings complete, and all that could be had once ready."""
    buildings = [fields for building, fields in enumerate(BOX.fields_of) if counts(position, building)]
    if position.one_barracks:
        buildings.append(sum(BOX.fields_of[side] for side in BOX.barracks))
    complete = sum(city.crossed & fields == fields for fields in buildings)
    used = city.bonuses.bit_count()
    assert used <= complete
    if planned:
        assert used == min(3, complete)


def everything_holds(position: Dice) -> None:
    forum_holds_seven_dice(position)
    for seat in range(position.seats):
        for city in (position.before[seat], position.cities[seat]):
            sheet_says_what_was_crossed(position, seat, city)
            arrows_were_followed(city)
            rows_add_up(position, seat, city)
            ready = bool(position.own) and position.own[seat] is None and city is position.cities[seat]
            bonuses_were_earned(position, city, planned=ready)


def play_and_check(number: int) -> None:
    rng = random.Random(number)
    options: dict[str, Any] = {option.id: rng.choice(option.choices) for option in GAME.options}
    match = Match(GAME, options | {"cities": "random"}, ["human"] * (2 + number % 6), Sampled(number))
    weights = {"pass": 0.2, "skip": 0.3}
    while not match.over:
        position = cast(Dice, match.position)
        everything_holds(position)
        before = GAME.store(position)["before"]
        decision = rng.choice(match.decisions())
        moves = match.legal(decision.seat)
        step = match.play(rng.choices(moves, [weights.get(move, 1.0) for move in moves])[0], decision.seat)
        if step.sealed and not step.revealed:
            assert GAME.store(match.position)["before"] == before
    everything_holds(cast(Dice, match.position))


@pytest.mark.rule("R24", "R29", "R37", "R41", "R43", "R56", "R70", "R72", "R93", "R95", "R101")
@pytest.mark.parametrize("part", range(PARTS))
def test_everything_is_accounted_for(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        play_and_check(number)
