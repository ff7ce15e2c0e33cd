"""What a move does: every move ends up here, and goes on to the module of its rule."""

from tijdperk.games.civilization.engine.battle import (
    attack,
    begin_battle,
    capture,
    decide_capture,
    find_battle,
    pick,
    support,
)
from tijdperk.games.civilization.engine.claims import announce, claim, settle_claims
from tijdperk.games.civilization.engine.exploring import look, raise_army
from tijdperk.games.civilization.engine.gifts import grow_gift, place
from tijdperk.games.civilization.engine.knowledge import learn_free
from tijdperk.games.civilization.engine.movement import declare, drop_bomb, step, take
from tijdperk.games.civilization.engine.position import (
    DECLARING,
    MOVING,
    PRODUCING,
    PURCHASING,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.production import play_production
from tijdperk.games.civilization.engine.purchase import play_purchase
from tijdperk.games.civilization.engine.setup import settle
from tijdperk.games.civilization.engine.trading import bargain, exchange, leave_trade
from tijdperk.games.civilization.engine.turns import FIGHTS, end_battles, end_moves, proceed
from tijdperk.games.civilization.engine.verbs import (
    ANNOUNCE,
    ATTACK,
    BARGAIN,
    BATTLE,
    BOARD,
    BOMB,
    CAPTURE,
    CLAIM,
    DONE,
    END_ATTACKS,
    END_BATTLES,
    EXCHANGE,
    FIGHT,
    GO,
    GROW,
    LEARN,
    LEAVE_SETTLEMENT,
    LOOK,
    ORDER,
    PICK,
    PICK_SHIP,
    PLACE,
    RAISE,
    SETTLE,
    STAY_OUT,
    SUPPORT,
    TAKE_CARGO,
    TAKE_SETTLEMENT,
)
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.deals import DROP, PROPOSE
from tijdperk.kernel.moves import Move
from tijdperk.kernel.windows import NO, YES, answer_window, give_order


def play(position: CivilizationPosition, seat: int, move: Move, chance: Chance) -> None:
    """Carry out a legal move, then go on until somebody has to decide or the game is over."""
    verb = move.verb
    if verb >= CLAIM:
        free_move(position, seat, move, chance)
        return
    if not position.advanced and is_known(position, seat):
        settle_claims(position, chance)
    kind = position.decision_kind(seat)
    if kind == MOVING:
        movement_move(position, seat, move, chance)
    elif kind == PURCHASING:
        play_purchase(position, seat, move, chance)
    elif kind == PRODUCING:
        play_production(position, seat, move)
    elif kind == DECLARING:
        area = position.frame_of(seat).a - 1
        answers = answer_window(position, seat, YES if verb == FIGHT else NO)
        if answers:
            declare(position, area, answers)
    else:
        other_move(position, seat, move, chance)
    proceed(position, chance)


def is_known(position: CivilizationPosition, seat: int) -> bool:
    """Does everybody hear of the seat's answer: is it open, or the last one in secret?"""
    frame = position.frame
    return frame is None or not frame.secret or frame.seats == 1 << seat


def movement_move(position: CivilizationPosition, seat: int, move: Move, chance: Chance) -> None:
    verb, noun = move.verb, move.noun
    if verb <= TAKE_CARGO:
        take(position, seat, move)
    elif verb == GO:
        step(position, seat, noun)
    elif verb == BOARD:
        step(position, seat, len(position.tables.areas) + noun)
    elif verb == LOOK:
        look(position, seat, noun, chance)
    elif verb == BOMB:
        drop_bomb(position, seat, noun)
    else:
        end_moves(position)


def other_move(position: CivilizationPosition, seat: int, move: Move, chance: Chance) -> None:
    verb, noun = move.verb, move.noun
    if verb == DONE:
        leave_trade(position, seat)
    elif verb == PICK or verb == PICK_SHIP:
        pick(position, seat, move)
    elif verb == SETTLE:
        settle(position, seat, noun)
    elif verb == ATTACK:
        attack(position, noun, move.second)
    elif verb == END_ATTACKS:
        position.answered()
        position.stage = FIGHTS
    elif verb == BATTLE:
        position.answered()
        begin_battle(position, find_battle(position, noun, move.second), chance)
    elif verb == CAPTURE:
        position.answered()
        capture(position, noun)
    elif verb == END_BATTLES:
        position.answered()
        end_battles(position)
    elif verb == SUPPORT:
        support(position, seat, noun)
    elif verb == STAY_OUT:
        position.answered()
    elif verb == TAKE_SETTLEMENT or verb == LEAVE_SETTLEMENT:
        decide_capture(position, seat, verb == TAKE_SETTLEMENT)
    elif verb == LEARN:
        learn_free(position, seat, noun, chance)
    elif verb == RAISE:
        raise_army(position, seat, noun)
    elif verb == PLACE:
        place(position, seat, noun)
    elif verb == GROW:
        grow_gift(position, noun)


def is_private(verb: int) -> bool:
    """Claims, standing orders and what is put together of an offer: nobody else hears of them."""
    if verb == CLAIM or verb == ORDER:
        return True
    return BARGAIN <= verb <= BARGAIN + DROP and verb != BARGAIN + PROPOSE


def free_move(position: CivilizationPosition, seat: int, move: Move, chance: Chance) -> None:
    """Moves that nobody waits for. Claims wait for the next move that changes anything (S-10)."""
    verb, noun = move.verb, move.noun
    if verb == CLAIM:
        claim(position, seat, noun)
        return
    if verb == ORDER:
        give_order(position, seat, noun, move.second, move.third)
        return
    if not position.advanced and not is_private(verb):
        settle_claims(position, chance)
    if verb == ANNOUNCE:
        announce(position, seat, noun)
    elif verb == EXCHANGE:
        exchange(position, seat, noun, move.second)
    else:
        bargain(position, seat, move)
