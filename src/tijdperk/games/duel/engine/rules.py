"""What a move does: every move ends up here, and goes on to the module of its rule."""

from tijdperk.games.duel.engine.construction import build, discard, raise_wonder, raze, revive
from tijdperk.games.duel.engine.moves import (
    BEGIN,
    BUILD,
    DISCARD,
    KEEP,
    OFFER,
    PICK,
    RAZE,
    REVIVE,
    TAKE,
    WONDER,
)
from tijdperk.games.duel.engine.position import TURN, DuelPosition
from tijdperk.games.duel.engine.progress import keep_token, take_token
from tijdperk.games.duel.engine.setup import offer_coins, pick_wonder
from tijdperk.games.duel.engine.turns import end_turn, let_begin
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import Move


def play(position: DuelPosition, seat: int, move: Move, chance: Chance) -> None:
    """Carry out a legal move, then go on until somebody has to decide or the game is over."""
    verb = move.verb
    noun = move.noun
    if verb == BUILD:
        build(position, seat, noun)
    elif verb == DISCARD:
        discard(position, seat, noun)
    elif verb == WONDER:
        raise_wonder(position, seat, noun, move.second, chance)
    elif verb == OFFER:
        offer_coins(position, seat, noun, chance)
        return
    elif verb == PICK:
        pick_wonder(position, seat, noun, chance)
        return
    elif verb == BEGIN:
        let_begin(position, seat, noun)
        return
    else:
        answer(position, seat, verb, noun)
    # The frame of the turn lies under whatever the turn asks; when it is on top the turn is over.
    frame = position.frame
    if frame is not None and frame.kind == TURN:
        end_turn(position, chance)


def answer(position: DuelPosition, seat: int, verb: int, noun: int) -> None:
    """The choices that a turn brings."""
    position.answered()
    if verb == TAKE:
        take_token(position, seat, noun)
    elif verb == KEEP:
        keep_token(position, seat, noun)
    elif verb == REVIVE:
        revive(position, seat, noun)
    elif verb == RAZE:
        raze(position, seat, noun)
