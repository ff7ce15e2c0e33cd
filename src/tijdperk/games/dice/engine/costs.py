"""What dice and fields cost a city, and which it can pay for."""

from tijdperk.games.dice.engine.position import City, DicePosition, crossed_in
from tijdperk.games.dice.engine.tables import NONE


def die_price(position: DicePosition, city: City, die: int, free: bool) -> int:
    """R21, R40, R91: what choosing a die costs."""
    tables = position.tables
    if free or city.free >> tables.colour[die] & 1:
        return 0
    price = tables.quarters[position.quarter[die]] - city.discount
    if price < 0:
        return 0
    return price


def purse(position: DicePosition, city: City, die: int) -> int:
    """R43, R44, R45, M9: the coins at hand once the die is chosen: its income comes first."""
    tables = position.tables
    coins = city.coins + city.income[tables.colour[die]]
    if coins > tables.most_coins:
        return tables.most_coins
    return coins


def missing(position: DicePosition, seat: int, city: City, field: int) -> int:
    """R36, R37, R38, R39, M8: a coin for every resource that is lacking now."""
    tables = position.tables
    lacking = tables.cost[position.sheets[seat]][field] - city.resources
    if lacking <= 0:
        return 0
    return lacking * tables.coins_per_missing


def is_open(position: DicePosition, city: City, field: int) -> bool:
    """R29, R48: not crossed, and everything before it is."""
    requires = position.tables.requires[field]
    return not city.crossed >> field & 1 and city.crossed & requires == requires


def next_stage(position: DicePosition, city: City) -> int:
    """R33, R84: the leftmost stage that is not built, or NONE."""
    for field in position.tables.stages:
        if not city.crossed >> field & 1:
            return field
    return NONE


def holds_court(position: DicePosition, seat: int, buildings: int) -> bool:
    """R78, R79, R80, R82, M5: as many fields as each neighbour, with two seats more, before this turn."""
    tables = position.tables
    before = position.before
    mine = crossed_in(before[seat], tables, buildings)
    left = crossed_in(before[position.left_of(seat)], tables, buildings)
    right = crossed_in(before[position.right_of(seat)], tables, buildings)
    most = max(right, left)
    return mine > most if position.seats == 2 else mine >= most
