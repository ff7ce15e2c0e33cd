"""The moves of 7 Wonders Dice and the oracle that lists the legal ones."""

from typing import Final

from tijdperk.games.dice.engine.costs import (
    die_price,
    is_open,
    missing,
    next_stage,
    purse,
    usable,
)
from tijdperk.games.dice.engine.position import (
    ACT,
    ACTING,
    BONUS,
    CITY,
    CROSS_FIELDS,
    EXTRA_ACT,
    FREE_ACT,
    City,
    DicePosition,
    buildings_of,
)
from tijdperk.games.dice.engine.tables import GREY, NONE

# A move is one int: what is done, to what, and for a build also with which die.
TAKE_CITY: Final = 0
BUILD: Final = 1
STAGE: Final = 2
PASS: Final = 3
CROSS: Final = 4
SKIP: Final = 5
USE_BONUS: Final = 6
SAY_READY: Final = 7
REMOVE_DIE: Final = 8


def move_of(verb: int, noun: int = 0, die: int = 0) -> int:
    return verb | noun << 4 | die << 12


def verb_of(move: int) -> int:
    return move & 15


def noun_of(move: int) -> int:
    """The field, city, bonus or die the move is about."""
    return move >> 4 & 255


def die_of(move: int) -> int:
    """The die chosen for a build."""
    return move >> 12


def legal_moves(position: DicePosition, seat: int) -> list[int]:
    """Every move the seat may make now; R35: passing always is one."""
    kind = position.frames[-1] & 255
    if kind != ACTING:
        return moves_between_turns(position, kind)
    city = position.cities[seat]
    owed = city.todo[-1]
    kind = owed & 255
    if kind == ACT or kind == EXTRA_ACT:
        moves = build_moves(position, seat, city, False)
        stage = next_stage(position, city)
        if stage != NONE and missing(position, seat, city, stage) <= city.coins:
            moves.append(STAGE)
        moves.append(PASS)
        return moves
    if kind == FREE_ACT:
        return [*build_moves(position, seat, city, True), SKIP]
    if kind == CROSS_FIELDS:
        return [*cross_moves(position, seat, city, owed), SKIP]
    if kind == BONUS:
        return [USE_BONUS | bonus << 4 for bonus in range(3) if not city.bonuses >> bonus & 1]
    return [SAY_READY]


def moves_between_turns(position: DicePosition, kind: int) -> list[int]:
    tables = position.tables
    if kind == CITY:
        return [TAKE_CITY | city << 4 for city in range(len(tables.cities)) if city not in position.sheets]
    return [REMOVE_DIE | die << 4 for die in position.forum if tables.colour[die] == GREY]


def build_moves(position: DicePosition, seat: int, city: City, free: bool) -> list[int]:
    """R23, R26, R27, R28, R30, M11: every die the seat may choose, with every field it can pay for."""
    tables = position.tables
    moves: list[int] = []
    for die in position.forum:
        left = purse(position, city, die) - die_price(position, city, die, free)
        if left < 0 or not usable(position, seat, city, die):
            continue
        for field in tables.crosses[position.face[die]]:
            if is_open(position, city, field) and missing(position, seat, city, field) <= left:
                moves.append(BUILD | field << 4 | die << 12)
    return moves


def cross_moves(position: DicePosition, seat: int, city: City, owed: int) -> list[int]:
    """R86, R87, R90, M10: the open fields of some buildings that can be paid for."""
    buildings = buildings_of(owed)
    return [
        CROSS | field << 4
        for field in range(len(position.tables.fields))
        if buildings >> position.tables.building[field] & 1
        and is_open(position, city, field)
        and missing(position, seat, city, field) <= city.coins
    ]


def is_idle(position: DicePosition, seat: int, city: City) -> bool:
    """R87, R95: does what is owed next offer nothing to choose?"""
    owed = city.todo[-1]
    kind = owed & 255
    if kind == CROSS_FIELDS:
        return not cross_moves(position, seat, city, owed)
    if kind == FREE_ACT:
        return not build_moves(position, seat, city, True)
    if kind == BONUS:
        return city.bonuses == 7
    return False
