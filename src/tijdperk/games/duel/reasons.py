"""Why a move is refused: the message and the rule behind each reason, and what the message speaks of."""

from __future__ import annotations

from typing import Any

from tijdperk.games.duel.engine import moves
from tijdperk.games.duel.engine.position import DuelPosition
from tijdperk.games.duel.engine.prices import price, to_pay
from tijdperk.kernel.moves import Move

REASONS = {
    moves.BID_TOO_HIGH: ("bid-too-high", "O3"),
    moves.NOT_OFFERED: ("wonder-not-offered", "R1"),
    moves.NOT_ON_BOARD: ("token-not-on-board", "R30"),
    moves.NOT_DRAWN: ("token-not-drawn", "R44"),
    moves.NOT_DISCARDED: ("card-not-discarded", "R45"),
    moves.NOT_TO_DESTROY: ("card-not-to-destroy", "R48"),
    moves.NOT_THERE: ("card-not-there", "R7"),
    moves.COVERED: ("card-covered", "R8"),
    moves.CARD_TOO_DEAR: ("card-too-dear", "R17"),
    moves.WONDER_BUILT: ("wonder-already-built", "R42"),
    moves.SEVEN_WONDERS: ("seven-wonders", "R43"),
    moves.NOT_YOURS: ("wonder-not-yours", "R42"),
    moves.WONDER_TOO_DEAR: ("wonder-too-dear", "R17"),
}


def reason_args(position: DuelPosition, seat: int, move: Move, reason: int) -> dict[str, Any]:
    """What a message speaks of besides the nouns of the move: prices, what is missing, limits."""
    city = position.cities[seat]
    if reason == moves.BID_TOO_HIGH:
        return {"most": city.coins}
    if reason == moves.NOT_TO_DESTROY:
        colour = position.frame_of(seat).a
        return {"colour": ("brown", "grey")[colour] if colour < 2 else str(colour)}
    if reason == moves.SEVEN_WONDERS:
        return {"most": position.tables.most_wonders}
    if reason == moves.WONDER_TOO_DEAR:
        cost = price(position, seat, position.tables.first_wonder + move.noun)
    elif reason == moves.CARD_TOO_DEAR:
        cost = to_pay(position, seat, move.noun)
    else:
        return {}
    return {"price": cost, "short": cost - city.coins}
