"""The moves of verbs that cannot have every noun: see `Game.every_move`."""

from __future__ import annotations

from itertools import combinations_with_replacement

from tijdperk.games.antiquity.engine.countryside import CATCHES, CROPS, MINERALS
from tijdperk.games.antiquity.engine.tables import GOODS, LUXURIES, MAX_CITIES, SQUARES, Tables
from tijdperk.games.antiquity.engine.tables import HOUSE as HOUSE_KIND
from tijdperk.games.antiquity.engine.verbs import (
    ADD_HOUSE,
    BUILD,
    BURY,
    CLEAR,
    DIG,
    FOUND,
    HOUSE,
    LAY,
    LIFT,
    MAN,
    MOVE_GRAVE,
    PAY,
    PLANT,
    PLANT_FREE,
    TRADE,
    TRAWL,
)
from tijdperk.kernel.moves import Move, move_of


def moves_of(tables: Tables, verb: int) -> list[Move]:
    """The moves of a verb; [] for one that can have every noun."""
    if verb in (BUILD, LAY):
        return shape_moves(tables, verb)
    if verb in (HOUSE, ADD_HOUSE):
        numbers = range(1, len(tables.house_price))
        return [move_of(verb, number, place) for number in numbers for place in places(tables)]
    if verb in (MAN, CLEAR, LIFT, BURY):
        return [move_of(verb, place) for place in places(tables)]
    if verb == MOVE_GRAVE:
        return [
            move_of(verb, place, target)
            for place in places(tables)
            for target in places(tables)
            if place != target
        ]
    if verb in (PLANT, PLANT_FREE, DIG):
        goods = MINERALS if verb == DIG else CROPS
        return [move_of(verb, good, field) for good in goods for field in range(len(tables.fields))]
    return other_moves(tables, verb)


def other_moves(tables: Tables, verb: int) -> list[Move]:
    if verb == FOUND:
        return [
            move_of(verb, field) for field in sorted({f for fields in tables.start_centres for f in fields})
        ]
    if verb == TRADE:
        goods = range(len(GOODS))
        return [
            move_of(verb, good, other, wanted)
            for good, other in combinations_with_replacement(goods, 2)
            for wanted in goods
            if wanted not in (good, other)
        ]
    if verb == PAY:
        return [move_of(verb, good) for good in range(LUXURIES)]
    if verb == TRAWL:
        pairs = [(field, other) for field, near in enumerate(tables.near) for other in near if other > field]
        return [move_of(verb, good, *pair) for good in CATCHES for pair in pairs]
    return []


def shape_moves(tables: Tables, verb: int) -> list[Move]:
    """A building on an empty plan, in every turn that makes a difference; only a lifted house is laid."""
    return [
        move_of(verb, shape, city * SQUARES + corner, turn)
        for shape in range(len(tables.shapes))
        if verb == LAY or tables.shape_kind[shape] != HOUSE_KIND
        for turn in range(tables.turns[shape])
        for city in range(MAX_CITIES)
        for corner in range(SQUARES)
        if tables.corners[shape][turn][city] >> corner & 1
    ]


def places(tables: Tables) -> list[int]:
    """The squares of all plans."""
    return [
        city * SQUARES + square
        for city in range(MAX_CITIES)
        for square in range(SQUARES)
        if tables.plan[city] >> square & 1
    ]
