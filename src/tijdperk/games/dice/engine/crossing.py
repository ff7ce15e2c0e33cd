"""Crossing fields: paying, what they do, what completing a building brings."""

from tijdperk.games.dice.engine import events
from tijdperk.games.dice.engine.costs import die_price, missing
from tijdperk.games.dice.engine.events import note
from tijdperk.games.dice.engine.position import (
    ALL_BONUSES,
    BONUS,
    CROSS_FIELDS,
    EXTRA_ACT,
    FREE_ACT,
    City,
    DicePosition,
    crossed_in,
    ones,
)
from tijdperk.games.dice.engine.tables import (
    ATTACK,
    COINS,
    CROSS,
    DISCOUNT,
    EAST,
    EXTRA_ACTION,
    FREE_BUILD,
    FREE_DIE,
    INCOME,
    NONE,
    PER_BOX,
    POINTS,
    RESOURCE,
    UNLOCK,
    WEST,
    Effect,
)
from tijdperk.kernel.position import with_at


def gain(position: DicePosition, city: City, coins: int) -> None:
    """R42, R43, M13: coins are circled, then spent ones are used again; beyond the last one they are lost."""
    most = position.tables.most_coins
    city.coins = min(most, city.coins + coins)
    city.circled = min(most, city.circled + coins)


def receive(position: DicePosition, city: City, coins: int) -> None:
    """Coins from an effect; nothing is told of none."""
    if coins:
        gain(position, city, coins)
        note(city.done, events.GAINED, coins)


def build(position: DicePosition, seat: int, city: City, die: int, field: int, free: bool) -> None:
    """R27, R41, R44: the die's income, its price, the field's price, and the field."""
    price = die_price(position, city, die, free) + missing(position, seat, city, field)
    gain(position, city, city.income[position.tables.colour[die]])
    city.coins -= price
    note(city.done, events.BUILT, field, die, price)
    cross(position, seat, city, field)


def raise_stage(position: DicePosition, seat: int, city: City, field: int) -> None:
    """R33: no die, only what the stage costs."""
    price = missing(position, seat, city, field)
    city.coins -= price
    note(city.done, events.STAGE, field, price)
    cross(position, seat, city, field)


def cross_by_effect(position: DicePosition, seat: int, city: City, field: int) -> None:
    """R86: no die, and the price of the field."""
    price = missing(position, seat, city, field)
    city.coins -= price
    note(city.done, events.CROSSED, field, price)
    cross(position, seat, city, field)


def cross(position: DicePosition, seat: int, city: City, field: int) -> None:
    """R88: a crossed field does what it says, and may complete its building (R93)."""
    tables = position.tables
    city.crossed |= 1 << field
    if completed(position, city, tables.building[field]):
        note(city.done, events.COMPLETED, tables.building[field])
        if city.bonuses != ALL_BONUSES:
            position.ask_first(seat, BONUS)
    effects = tables.effects[position.sheets[seat]][field]
    for effect in effects:
        apply_now(position, seat, city, effect, field)
    for index in range(len(effects) - 1, -1, -1):
        ask_for(position, seat, effects[index])


def completed(position: DicePosition, city: City, building: int) -> bool:
    """R93, R96, R97, M3, M4: was that the last field of something that brings a bonus?"""
    tables = position.tables
    if not tables.completes[building] or (building == tables.wonder and not position.wonder_completes):
        return False
    fields = tables.fields_of[building]
    if position.one_barracks and building in tables.barracks:
        fields = tables.fields_of[tables.barracks[WEST]] | tables.fields_of[tables.barracks[EAST]]
    return city.crossed & fields == fields


def apply_now(position: DicePosition, seat: int, city: City, effect: Effect, field: int) -> None:
    """What a field, or a bonus, does at once or from now on."""
    tables = position.tables
    kind = effect.kind
    if kind == RESOURCE:
        city.resources += 1
    elif kind == POINTS:
        write(city, tables.row[tables.building[field]], effect.a)
    elif kind == COINS:
        receive(position, city, effect.a)
    elif kind == ATTACK:
        attack(position, seat, city, effect, field)
    elif kind == PER_BOX:
        receive(position, city, effect.b * crossed_in(city, tables, 1 << effect.a))  # R68, M16
    elif kind == DISCOUNT:
        city.discount += effect.a  # M15
    elif kind == FREE_DIE:
        city.free |= 1 << effect.a
    elif kind == INCOME:
        city.income = with_at(city.income, effect.a, city.income[effect.a] + effect.b)
    elif kind == UNLOCK:
        city.unlocked |= 1 << effect.a  # R70
        note(city.done, events.UNLOCKED, tables.die_of[effect.a])


def write(city: City, row: int, points: int) -> None:
    """R56, R101: points in the row of the building."""
    city.written = with_at(city.written, row, city.written[row] + points)


def attack(position: DicePosition, seat: int, city: City, effect: Effect, field: int) -> None:
    """R50, R53, R54, R55, R56, M12: the printed points, less the neighbour's defences of earlier turns."""
    west = effect.a == WEST
    target = position.left_of(seat) if west else position.right_of(seat)
    facing = EAST if west else WEST
    points = effect.b - ones(position.before[target].crossed & position.tables.defence[facing])
    points = max(0, points)
    write(city, position.tables.row[position.tables.building[field]], points)
    city.attacks = [*city.attacks, field, points]
    note(city.done, events.ATTACKED, target, points)


def ask_for(position: DicePosition, seat: int, effect: Effect) -> None:
    """What a field lets its owner do next."""
    if effect.kind == CROSS:
        position.ask_first(seat, CROSS_FIELDS, effect.a, effect.b, effect.b)
    elif effect.kind == FREE_BUILD:
        position.ask_first(seat, FREE_ACT)
    elif effect.kind == EXTRA_ACTION:
        position.ask_first(seat, EXTRA_ACT)


def use_bonus(position: DicePosition, seat: int, city: City, bonus: int) -> None:
    """R92, R94, R95, M17: each bonus once, at once."""
    effect = position.tables.bonus_effect[bonus]
    city.bonuses |= 1 << bonus
    note(city.done, events.BONUS, bonus)
    apply_now(position, seat, city, effect, NONE)
    ask_for(position, seat, effect)
