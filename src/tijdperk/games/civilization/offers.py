"""What a seat is offered with its moves: who may fight, what something costs, what the odds are."""

from __future__ import annotations

import msgspec

from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.pieces import has_force, ship_slot
from tijdperk.games.civilization.engine.verbs import BOARD, GO
from tijdperk.kernel.moves import Move


class MoveDetail(msgspec.Struct, frozen=True):
    contested: list[int] = []  # seats that may declare battle there (G-78)
    room: int | None = None  # places left aboard


def detail(position: Civilization, seat: int, move: Move) -> MoveDetail | None:
    """G-48, G-78: where a step leads to."""
    if move.verb == GO:
        return MoveDetail(contested=owners_in(position, seat, move.noun))
    if move.verb == BOARD:
        ship = ship_slot(position, move.noun)
        aboard = sum(
            1
            for slot, owner in enumerate(position.piece_owner)
            if owner == seat and slot != ship and position.piece_ship[slot] == move.noun
        )
        sea = position.piece_area[ship]
        return MoveDetail(owners_in(position, seat, sea), position.tables.hold - aboard)
    return None


def owners_in(position: Civilization, seat: int, area: int) -> list[int]:
    return [other for other in range(position.seats) if other != seat and has_force(position, other, area)]


def wanted(position: Civilization, seat: int) -> list[Move]:
    """None: the view has the shop and the tree, with the reasons why something is not to be had."""
    return []
