"""Why a move is refused: the message and the rule behind each reason, and what the message speaks of."""

from __future__ import annotations

from typing import Any

from tijdperk.games.dice.engine import moves
from tijdperk.games.dice.engine.costs import missing, next_stage
from tijdperk.games.dice.engine.moves import coins_left
from tijdperk.games.dice.engine.position import FREE_ACT, DicePosition
from tijdperk.games.dice.engine.tables import COLOURS
from tijdperk.kernel.moves import Move

REASONS = {
    moves.CITY_TAKEN: ("city-taken", "R2"),
    moves.NOT_GREY: ("not-a-grey-die", "R70"),
    moves.BONUS_USED: ("bonus-used", "R95"),
    moves.WONDER_COMPLETE: ("wonder-complete", "R84"),
    moves.STAGE_TOO_DEAR: ("field-too-dear", "R33"),
    moves.NOT_IN_EFFECT: ("not-in-this-effect", "R86"),
    moves.FIELD_CROSSED: ("field-crossed", "R29"),
    moves.FIELD_NOT_OPEN: ("field-not-open", "R29"),
    moves.FIELD_TOO_DEAR: ("field-too-dear", "R28"),
    moves.DIE_NOT_IN_FORUM: ("die-not-in-forum", "R24"),
    moves.DIE_LOCKED: ("die-locked", "R32"),
    moves.DIE_DOES_NOT_FIT: ("die-does-not-fit", "R30"),
    moves.COURT_CLOSED: ("guild-court-closed", "R78"),
    moves.DIE_TOO_DEAR: ("die-too-dear", "R40"),
}


def reason_args(position: DicePosition, seat: int, move: Move, reason: int) -> dict[str, Any]:
    """What a message speaks of besides the nouns of the move: prices, what is missing, colours."""
    tables = position.tables
    city = position.cities[seat]
    free = position.decision_kind(seat) == FREE_ACT
    if reason == moves.DIE_LOCKED:
        return {"colour": COLOURS[tables.colour[move.second]]}
    if reason == moves.DIE_TOO_DEAR:
        return {"short": -coins_left(position, city, move.second, free)}
    if reason in (moves.STAGE_TOO_DEAR, moves.FIELD_TOO_DEAR):
        field = next_stage(position, city) if move.verb == moves.STAGE else move.noun
        price = missing(position, seat, city, field)
        coins = coins_left(position, city, move.second, free) if move.verb == moves.BUILD else city.coins
        return {"field": tables.fields[field], "price": price, "short": price - coins}
    return {}
