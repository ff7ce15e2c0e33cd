"""Where a bot puts a building or a house in its cities."""

from typing import Final

from tijdperk.games.antiquity.engine.buildings import empty_squares
from tijdperk.games.antiquity.engine.planning import (
    corners_for,
    is_limited,
    pieces_left,
    pieces_of,
)
from tijdperk.games.antiquity.engine.position import (
    AntiquityPosition,
    Realm,
    lowest,
    ones,
)
from tijdperk.games.antiquity.engine.tables import (
    ALCHEMY,
    BIOLOGY,
    MARKET,
    NONE,
    SQUARES,
    STORAGE,
    Tables,
)
from tijdperk.kernel.moves import Move

RESERVED: Final[list[int]] = [MARKET, BIOLOGY, ALCHEMY]  # buildings that room is kept for
ROOM: Final = 100  # how much more that counts than how well a place fits


def contact(tables: Tables, city: int, filled: int, mask: int) -> int:
    """How many edges of some squares lie against the wall or against something else."""
    edges = 0
    plan = tables.plan[city]
    left = mask
    while left:
        square = lowest(left)
        left &= left - 1
        beside = tables.beside[square]
        edges += 4 - ones(beside & plan)
        edges += ones(beside & filled)
    return edges


def fits(tables: Tables, kind: int, city: int, empty: int) -> bool:
    """Is there a place for a building among the empty squares of a city?"""
    for shape in tables.kind_shapes[kind]:
        for turn in range(tables.turns[shape]):
            if corners_for(tables, shape, turn, city, empty):
                return True
    return False


class Reserve:
    """The buildings that room is kept for, as long as they are not built."""

    def __init__(self, tables: Tables, realm: Realm) -> None:
        self.tables = tables
        self.kinds: list[list[int]] = []  # city: those that fit into no other city
        where: list[list[int]] = [[] for _ in RESERVED]  # the cities that each of them fits into
        for city in range(len(realm.centres)):
            self.kinds.append([])
            empty = empty_squares(tables, realm, city)
            for index, kind in enumerate(RESERVED):
                if not realm.built >> kind & 1 and fits(tables, kind, city, empty):
                    where[index].append(city)
        for index, kind in enumerate(RESERVED):
            if len(where[index]) == 1:
                self.kinds[where[index][0]].append(kind)

    def is_left(self, city: int, empty: int, except_for: int) -> bool:
        """Is there still room for each of them, if only these squares of a city are empty?"""
        for kind in self.kinds[city]:
            if kind != except_for and not fits(self.tables, kind, city, empty):
                return False
        return True


def best_placement(position: AntiquityPosition, realm: Realm, kind: int) -> Move | None:
    """Where a building leaves room for what is wanted, and else the least waste: against walls and others."""
    tables = position.tables
    reserve = Reserve(tables, realm)
    best: Move | None = None
    most = -1
    left = pieces_left(position, realm, kind) if is_limited(position, kind) else SQUARES
    for shape in tables.kind_shapes[kind]:
        if pieces_of(tables, shape) > left or (kind == STORAGE and tables.shape_squares[shape] != 6):
            continue
        for turn in range(tables.turns[shape]):
            for city in range(len(realm.centres)):
                empty = empty_squares(tables, realm, city)
                corners = corners_for(tables, shape, turn, city, empty)
                while corners:
                    corner = lowest(corners)
                    corners &= corners - 1
                    mask = tables.masks[shape][turn][corner]
                    edges = contact(tables, city, ~empty & tables.plan[city], mask)
                    if edges + ROOM > most and reserve.is_left(city, empty & ~mask, kind):
                        edges += ROOM
                    if edges > most:
                        most = edges
                        best = tables.build_moves[shape][turn][city][corner]
    return best


def best_square(tables: Tables, realm: Realm) -> int:
    """The empty square that is least useful for anything larger, or NONE."""
    reserve = Reserve(tables, realm)
    best = NONE
    most = -1
    for city in range(len(realm.centres)):
        empty = empty_squares(tables, realm, city)
        left = empty
        while left:
            square = lowest(left)
            left &= left - 1
            edges = contact(tables, city, ~empty & tables.plan[city], 1 << square)
            if edges + ROOM > most and reserve.is_left(city, empty & ~(1 << square), NONE):
                edges += ROOM
            if edges > most:
                most = edges
                best = city * SQUARES + square
    return best
