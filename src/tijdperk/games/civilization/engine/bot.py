"""How good a move looks at a glance, and which moves a bot looks at."""

from typing import Final

from tijdperk.games.civilization.engine.moves import free_moves, legal_moves
from tijdperk.games.civilization.engine.position import TRADING, CivilizationPosition
from tijdperk.games.civilization.engine.verbs import (
    BUILD,
    BUY,
    CLAIM,
    COLLECT_BEST,
    END_MOVES,
    END_PURCHASES,
    FIGHT,
    FOUND,
    GROW,
    IMPROVE,
    LEARN,
    LET_PASS,
    LOOK,
    SELL,
    SETTLE,
    STAY_OUT,
    TAKE_SETTLEMENT,
)
from tijdperk.kernel.moves import Move

BASE: Final[dict[int, int]] = {
    CLAIM: 1000,
    LEARN: 90,
    FOUND: 80,
    GROW: 70,
    IMPROVE: 50,
    BUILD: 100,
    COLLECT_BEST: 100,
    TAKE_SETTLEMENT: 100,
    LOOK: 60,
    BUY: 10,
    END_MOVES: 20,
    END_PURCHASES: 20,
    LET_PASS: 50,
    STAY_OUT: 50,
    FIGHT: 10,
    SELL: 0,
}


def candidates(position: CivilizationPosition, seat: int) -> list[Move]:
    frame = position.frame
    if frame is None or seat < 0 or not frame.seats >> seat & 1:
        return []
    kind = position.frame_of(seat).kind
    if not position.advanced and kind != TRADING:
        claims = [move for move in free_moves(position, seat) if move.verb == CLAIM]
        if claims:
            return claims
    return legal_moves(position, seat, kind)


def heuristic(position: CivilizationPosition, seat: int, move: Move) -> int:
    if move.verb == SETTLE:
        return len(position.tables.neighbours[move.noun]) * 3 + len(position.tables.shores[move.noun])
    return BASE.get(move.verb, 15)
