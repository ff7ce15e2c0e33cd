"""What dice and fields cost a city, and which it can pay for."""

from tijdperk.games.dice.engine.box import BLACK, NONE
from tijdperk.games.dice.engine.position import City, DicePosition, crossed_in


def die_price(position: DicePosition, city: City, die: int, free: bool) -> int:
    """R21, R40, R91: what choosing a die costs."""
    box = position.box
    if free or city.free >> box.colour[die] & 1:
        return 0
    price = box.quarters[position.quarter[die]] - city.discount
    return max(0, price)


def purse(position: DicePosition, city: City, die: int) -> int:
    """R43, R44, R45, M9: the coins at hand once the die is chosen: its income comes first."""
    coins = city.coins + city.income[position.box.colour[die]]
    return min(position.box.most_coins, coins)


def missing(position: DicePosition, seat: int, city: City, field: int) -> int:
    """R36, R37, R38, R39, M8: a coin for every resource that is lacking now."""
    lacking = position.box.cost[position.sheets[seat]][field] - city.resources
    return max(0, lacking) * position.box.coins_per_missing


def is_open(position: DicePosition, city: City, field: int) -> bool:
    """R29, R48: not crossed, and everything before it is."""
    requires = position.box.requires[field]
    return not city.crossed >> field & 1 and city.crossed & requires == requires


def next_stage(position: DicePosition, city: City) -> int:
    """R33, R84: the leftmost stage that is not built, or NONE."""
    for field in position.box.stages:
        if not city.crossed >> field & 1:
            return field
    return NONE


def usable(position: DicePosition, seat: int, city: City, die: int) -> bool:
    """R32, R78, M6: may the seat choose this die at all?"""
    box = position.box
    colour = box.colour[die]
    if colour >= BLACK and not city.unlocked >> colour & 1:
        return False
    compared = box.compares[position.face[die]]
    return not compared or holds_court(position, seat, compared)


def holds_court(position: DicePosition, seat: int, buildings: int) -> bool:
    """R78, R79, R80, R82, M5: as many fields as each neighbour, with two seats more, before this turn."""
    box = position.box
    before = position.before
    mine = crossed_in(before[seat], box, buildings)
    left = crossed_in(before[position.left_of(seat)], box, buildings)
    right = crossed_in(before[position.right_of(seat)], box, buildings)
    most = max(right, left)
    return mine > most if position.seats == 2 else mine >= most
