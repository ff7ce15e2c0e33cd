"""The moves of verbs that cannot have every noun: see `Game.every_move`."""

from __future__ import annotations

from tijdperk.games.civilization.engine.position import MAX_SHIPS
from tijdperk.games.civilization.engine.tables import AIRCRAFT, KINDS, MAX_SEATS, Tables, is_fleet
from tijdperk.games.civilization.engine.verbs import (
    BOARD,
    BUILD,
    BUY,
    CONVERT,
    LAUNCH,
    PICK,
    PICK_SHIP,
    RAISE,
    SELL,
    SELL_SHIP,
    TAKE,
    TAKE_CARGO,
    TAKE_SHIP,
)
from tijdperk.kernel.moves import Move, move_of

SHIPS = range(1, MAX_SHIPS + 1)
LOOSE = [kind for kind in range(len(KINDS)) if not is_fleet(kind)]  # pieces that have no number


def moves_of(tables: Tables, verb: int) -> list[Move]:
    """The moves of a verb; [] for one that can have every noun."""
    if verb in (TAKE_SHIP, BOARD, SELL_SHIP, CONVERT):
        return [move_of(verb, ship) for ship in SHIPS]
    if verb in (TAKE, TAKE_CARGO):
        return take_moves(tables, verb)
    if verb in (BUY, LAUNCH):
        moves = [move for by_land in tables.piece_moves for of_land in by_land for move in of_land]
        return [move for move in moves if move.verb == verb]
    if verb == BUILD:
        return [move_of(BUILD, wonder) for wonder, price in enumerate(tables.wonder_price) if price]
    if verb == SELL:
        return [move_of(SELL, kind, area) for kind in LOOSE for area in range(len(tables.areas))]
    if verb == PICK:
        flyers = range(MAX_SEATS + 1)
        return [
            move_of(PICK, kind, seat, air) for kind in LOOSE for seat in range(MAX_SEATS) for air in flyers
        ]
    if verb == PICK_SHIP:
        return [move_of(PICK_SHIP, ship, air) for ship in SHIPS for air in range(MAX_SEATS + 1)]
    if verb == RAISE:
        return [move_of(RAISE, kind) for kind in LOOSE]
    return []


def take_moves(tables: Tables, verb: int) -> list[Move]:
    """Pieces on an area or aboard a fleet, with the points they have left."""
    return [
        move_of(verb, kind, where, points)
        for kind in LOOSE
        if verb == TAKE or kind != AIRCRAFT
        for where in (areas_of(tables, kind) if verb == TAKE else SHIPS)
        for points in range(1, tables.points[kind] + 1)
    ]


def areas_of(tables: Tables, kind: int) -> range:
    """Where such a piece can be by itself: aircraft everywhere, others on land."""
    return range(len(tables.areas) if kind == AIRCRAFT else tables.lands)
