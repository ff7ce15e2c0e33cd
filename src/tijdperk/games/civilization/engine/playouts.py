"""A move by lot, for playouts, without a list of all moves.

Anything that could be a move is drawn, each with the same chance, until it is one: so every legal move comes
up equally often, and what is not drawn is not looked at. After some draws in vain the moves are listed.
"""

from typing import Final

from tijdperk.games.civilization.engine.movement import (
    bomb,
    can_join,
    can_leave,
    group_steps,
    is_listed,
    look_refusal,
    step_move,
    take_move,
)
from tijdperk.games.civilization.engine.moves import legal_moves
from tijdperk.games.civilization.engine.position import MOVING, PURCHASING, CivilizationPosition
from tijdperk.games.civilization.engine.purchase import piece_moves, purchase_refusal
from tijdperk.games.civilization.engine.sales import sale_of
from tijdperk.games.civilization.engine.tables import ANCIENT, NONE
from tijdperk.games.civilization.engine.verbs import END_MOVES, LOOK
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.moves import LEGAL, Move

MAX_DRAWS: Final = 50


def any_move(position: CivilizationPosition, seat: int, kind: int, chance: Sampled) -> Move:
    """One of the answers to what a seat is asked."""
    drawn: Move | None = None
    if kind == MOVING:
        drawn = group_move(position, seat, chance) if position.taken else moving_move(position, seat, chance)
    elif kind == PURCHASING:
        drawn = purchasing_move(position, seat, chance)
    if drawn is not None:
        return drawn
    moves = legal_moves(position, seat, kind)
    return moves[chance.below(len(moves))]


def moving_move(position: CivilizationPosition, seat: int, chance: Sampled) -> Move | None:
    """A piece to take, a land to look in, or the end. Whoever has the bomb chooses from a list."""
    if position.advanced and bomb(position, seat) != NONE:
        return None
    rows = position.tables.moves
    slots = len(position.piece_owner)
    end = slots + position.tables.lands
    for _ in range(MAX_DRAWS):
        drawn = chance.below(end + 1)
        if drawn < slots:
            if is_listed(position, drawn, seat) and can_leave(position, drawn):
                return take_move(position, drawn)
        elif drawn == end:
            return rows[END_MOVES][0]
        elif look_refusal(position, seat, drawn - slots) == LEGAL:
            return rows[LOOK][drawn - slots]
    return None


def group_move(position: CivilizationPosition, seat: int, chance: Sampled) -> Move | None:
    """A step of the pieces that were taken, or a piece to take along."""
    steps = group_steps(position)
    slots = position.area_slots[position.piece_area[position.taken[0]]]
    for _ in range(MAX_DRAWS):
        drawn = chance.below(len(steps) + len(slots))
        if drawn < len(steps):
            return step_move(position, steps[drawn])
        slot = slots[drawn - len(steps)]
        if is_listed(position, slot, seat) and can_join(position, slot, steps):
            return take_move(position, slot)
    return None


def purchasing_move(position: CivilizationPosition, seat: int, chance: Sampled) -> Move | None:
    """A piece to buy, something else to buy, the end, or a piece to sell or convert."""
    pieces: list[Move] = []
    piece_moves(position, seat, pieces)
    others = position.tables.other_purchases
    known = len(pieces) + len(others)
    slots = len(position.piece_owner) if position.advanced and position.era > ANCIENT else 0
    for _ in range(MAX_DRAWS):
        drawn = chance.below(known + slots)
        if drawn < len(pieces):
            return pieces[drawn]
        if drawn < known:
            move = others[drawn - len(pieces)]
            if purchase_refusal(position, seat, move) == LEGAL:
                return move
        else:
            sale = sale_of(position, seat, drawn - known)
            if sale is not None:
                return sale
    return None
