"""How good a move looks at a glance, in tenths of a point; what wins is completing buildings."""

from math import exp
from typing import Final

from tijdperk.games.dice.engine.costs import die_price, missing, next_stage
from tijdperk.games.dice.engine.moves import BUILD, CROSS, PASS, SKIP, STAGE, TAKE_CITY, USE_BONUS
from tijdperk.games.dice.engine.position import FREE_ACT, City, DicePosition, crossed_in, ones
from tijdperk.games.dice.engine.scoring import total
from tijdperk.games.dice.engine.tables import (
    ATTACK,
    COINS,
    DEFENCE,
    DISCOUNT,
    EAST,
    EXTRA_ACTION,
    FREE_BUILD,
    FREE_DIE,
    GALLERY_POINTS,
    INCOME,
    PER_BOX,
    POINTS,
    RESOURCE,
    UNLOCK,
    WEST,
    Effect,
)
from tijdperk.games.dice.engine.tables import CROSS as CROSS_EFFECT
from tijdperk.kernel.moves import Move

POINT: Final = 10
COIN: Final = 3
LONG: Final = 24  # turns a game is expected to last
COMPLETION: Final = 75  # what the last field of a building is worth besides its points
PROGRESS: Final = 34  # what being nearly there is worth
CALM: Final = 2.5  # how many points a lead must be to matter
CALMER: Final = 0.4  # and how many more for every turn that is left


def heuristic(position: DicePosition, seat: int, move: Move) -> int:
    """How good a move looks to the seat that is asked."""
    verb = move.verb
    noun = move.noun
    city = position.cities[seat]
    if verb == BUILD:
        free = position.decision_kind(seat) == FREE_ACT
        die = move.second
        price = die_price(position, city, die, free) + missing(position, seat, city, noun)
        price -= city.income[position.tables.colour[die]]
        return field_value(position, seat, city, noun) - COIN * price
    if verb == CROSS:
        return field_value(position, seat, city, noun) - COIN * missing(position, seat, city, noun)
    if verb == STAGE:
        stage = next_stage(position, city)
        price = missing(position, seat, city, stage)
        return field_value(position, seat, city, stage) - COIN * price
    if verb == PASS:
        room = position.tables.most_coins - city.coins
        return 2 + (COIN + 1) * min(position.tables.pass_coins, room)
    if verb == SKIP:
        return 0
    if verb == USE_BONUS:
        return bonus_value(position, city, noun)
    if verb == TAKE_CITY:
        return 0
    return 0


def turns_left(position: DicePosition) -> int:
    left = LONG - position.turn
    return max(2, left)


def field_value(position: DicePosition, seat: int, city: City, field: int) -> int:
    """What crossing a field brings: its effects, and the way towards a completed building."""
    tables = position.tables
    value = 0
    for effect in tables.effects[position.sheets[seat]][field]:
        value += effect_value(position, seat, city, effect, field)
    building = tables.building[field]
    if tables.completes[building] and not (building == tables.wonder and not position.wonder_completes):
        size = ones(tables.fields_of[building])
        held = crossed_in(city, tables, 1 << building) + 1
        if held == size:
            value += COMPLETION
            if building == tables.agora and not position.agora_done:
                value += tables.first_agora * POINT
        else:
            value += PROGRESS * held * held // (size * size)
    return value


def effect_value(position: DicePosition, seat: int, city: City, effect: Effect, field: int) -> int:
    tables = position.tables
    kind = effect.kind
    left = turns_left(position)
    if kind == RESOURCE:
        return 3 * left
    if kind == POINTS:
        return effect.a * POINT
    if kind == COINS:
        return min(effect.a, tables.most_coins - city.coins) * COIN
    if kind == ATTACK:
        return attack_points(position, seat, effect) * POINT
    if kind == DEFENCE:
        return 5
    if kind == PER_BOX:
        held = crossed_in(city, tables, 1 << effect.a)
        fields = ones(tables.fields_of[effect.a])
        return effect.b * held * COIN + effect.c * POINT * (held + fields) // 2
    if kind == DISCOUNT:
        return 2 * left
    if kind == FREE_DIE or kind == INCOME:
        return left
    if kind == UNLOCK:
        return left
    if kind == CROSS_EFFECT:
        return 22 * effect.b
    if kind == FREE_BUILD:
        return 24
    if kind == EXTRA_ACTION:
        return 28
    if kind == GALLERY_POINTS:
        return POINT * 3
    return 0


def attack_points(position: DicePosition, seat: int, effect: Effect) -> int:
    west = effect.a == WEST
    target = position.left_of(seat) if west else position.right_of(seat)
    facing = EAST if west else WEST
    return effect.b - ones(position.before[target].crossed & position.tables.defence[facing])


def bonus_value(position: DicePosition, city: City, bonus: int) -> int:
    effect = position.tables.bonus_effect[bonus]
    if effect.kind == EXTRA_ACTION:
        return 30 if city.coins > 2 else 15
    if effect.kind == COINS:
        return 21 if city.coins < 8 else 8
    return 24 if city.coins > 0 or city.resources > 1 else 10


# ---- what each seat may expect


def evaluate(position: DicePosition) -> list[float]:
    """The chance of each seat to win: by its points, and by what coins, resources and cheaper dice promise.

    The figures come from 4,000 games of greedy bots, and from how well the search plays by them.
    """
    left = 0.5 if position.final else float(turns_left(position))
    expected: list[float] = []
    for seat in range(position.seats):
        city = position.cities[seat]
        cheaper = city.discount + ones(city.free)
        promise = 0.05 * city.coins + left * (0.1 * city.resources + 0.3 * cheaper)
        expected.append(total(position, seat) + promise)
    top = max(expected)
    calm = CALM + CALMER * left
    looks = [exp((points - top) / calm) for points in expected]
    whole = sum(looks)
    return [look / whole for look in looks]
