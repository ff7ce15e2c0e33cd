"""Which moves are legal, and why another is not: the predicates of all rules brought together."""

from tijdperk.games.civilization.engine.battle import (
    attack_refusal,
    attacking_moves,
    battle_refusal,
    capture_refusal,
    capturing_moves,
    end_battles_refusal,
    ordering_moves,
    pick_refusal,
    picking_moves,
    side_of,
    support_refusal,
    supporting_moves,
)
from tijdperk.games.civilization.engine.claims import (
    announce_moves,
    announce_refusal,
    claim_moves,
    claim_refusal,
)
from tijdperk.games.civilization.engine.exploring import minor_army_moves, raise_refusal
from tijdperk.games.civilization.engine.gifts import growth_moves, place_moves, place_refusal
from tijdperk.games.civilization.engine.knowledge import free_refusal, free_technology_moves
from tijdperk.games.civilization.engine.movement import (
    bomb_refusal,
    end_moves_refusal,
    look_refusal,
    moving_moves,
    step_refusal,
    take_refusal,
)
from tijdperk.games.civilization.engine.position import (
    ATTACKING,
    CAPTURING,
    CHOOSING,
    DECLARE_WINDOW,
    DECLARING,
    FREE_TECHNOLOGY_CHOICE,
    GROWING,
    MINOR_ARMY,
    MOVING,
    ORDERING,
    OVER,
    PICKING,
    PLACING,
    PRODUCING,
    PURCHASING,
    SUPPORT_WINDOW,
    SUPPORTING,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.production import producing_moves, producing_refusal
from tijdperk.games.civilization.engine.purchase import purchase_refusal, purchasing_moves
from tijdperk.games.civilization.engine.settlements import grow_refusal
from tijdperk.games.civilization.engine.setup import choosing_moves, settle_refusal
from tijdperk.games.civilization.engine.trading import (
    bargain_moves,
    bargain_refusal,
    exchange_moves,
    exchange_refusal,
)
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
    END_BATTLES,
    END_MOVES,
    EXCHANGE,
    FIGHT,
    GO,
    GROW,
    LEARN,
    LET_PASS,
    LOOK,
    NO_SUCH_THING,
    ORDER,
    PICK,
    PICK_SHIP,
    PLACE,
    RAISE,
    SAME_ORDER,
    SETTLE,
    SUPPORT,
    TAKE_CARGO,
)
from tijdperk.kernel.moves import LEGAL, Move
from tijdperk.kernel.windows import ALWAYS, exact_order, order_moves


def legal_moves(position: CivilizationPosition, seat: int, kind: int) -> list[Move]:
    """Every answer to what a seat is asked."""
    rows = position.tables.moves
    if kind == MOVING:
        return moving_moves(position, seat)
    if kind == PURCHASING:
        return purchasing_moves(position, seat)
    if kind == DECLARING:
        return [rows[FIGHT][0], rows[LET_PASS][0]]
    if kind == PICKING:
        return picking_moves(position, side_of(position, seat))
    if kind == PRODUCING:
        return producing_moves(position, seat)
    if kind == ATTACKING:
        return attacking_moves(position)
    if kind == ORDERING:
        return ordering_moves(position)
    if kind == SUPPORTING:
        return supporting_moves(position)
    if kind == CAPTURING:
        return capturing_moves()
    if kind == CHOOSING:
        return choosing_moves(position)
    if kind == FREE_TECHNOLOGY_CHOICE:
        return free_technology_moves(position)
    if kind == MINOR_ARMY:
        return minor_army_moves(position)
    if kind == PLACING:
        return place_moves(position, seat)
    if kind == GROWING:
        return growth_moves(position, seat)
    return [rows[DONE][0]]


def free_moves(position: CivilizationPosition, seat: int) -> list[Move]:
    """What a seat may do though nobody waits for it."""
    if position.phase == OVER or not position.plays(seat):
        return []
    moves = announce_moves(position, seat) if position.advanced else claim_moves(position, seat)
    moves += exchange_moves(position, seat)
    moves += bargain_moves(position, seat)
    for window in (DECLARE_WINDOW, SUPPORT_WINDOW):
        for move in order_moves(position, seat, ORDER, window, 1):
            if order_refusal(position, seat, move) == LEGAL:
                moves.append(move)
    return moves


def is_free_move(position: CivilizationPosition, seat: int, move: Move) -> bool:
    """Standing orders may also be about one area or one seat: too many to list."""
    if move.verb == ORDER and position.phase != OVER and position.plays(seat):
        return order_refusal(position, seat, move) == LEGAL
    return move in free_moves(position, seat)


def order_refusal(position: CivilizationPosition, seat: int, move: Move) -> int:
    """G-78, G-82: a standing order, for a window that has such a subject, that is not in force yet.

    Nobody supports a side always, for it would have to be said which.
    """
    declares = move.noun == DECLARE_WINDOW
    subjects = 1 + len(position.tables.areas) + position.seats if declares else 1
    if move.second >= subjects or (not declares and move.third == ALWAYS):
        return NO_SUCH_THING
    return SAME_ORDER if exact_order(position, seat, move.noun, move.second) == move.third else LEGAL


def refusal(position: CivilizationPosition, seat: int, move: Move) -> int:
    """Why a move that answers what is asked, or a free one, is refused; LEGAL when it is not."""
    verb, noun = move.verb, move.noun
    if verb >= BARGAIN:
        return bargain_refusal(position, seat, move)
    if verb == ORDER:
        return order_refusal(position, seat, move)
    if verb == CLAIM:
        return claim_refusal(position, seat, noun)
    if verb == ANNOUNCE:
        return announce_refusal(position, seat, noun)
    if verb == EXCHANGE:
        return exchange_refusal(position, seat, noun, move.second)
    kind = position.decision_kind(seat)
    if kind == PURCHASING:
        return purchase_refusal(position, seat, move)
    if kind == PRODUCING:
        return producing_refusal(position, seat, move)
    return other_refusal(position, seat, move)


def other_refusal(position: CivilizationPosition, seat: int, move: Move) -> int:
    verb, noun = move.verb, move.noun
    areas = len(position.tables.areas)
    if verb == SETTLE:
        return settle_refusal(position, noun)
    if verb <= TAKE_CARGO:
        return take_refusal(position, seat, move)
    if verb == GO:
        return step_refusal(position, noun)
    if verb == BOARD:
        return step_refusal(position, areas + noun)
    if verb == LOOK:
        return look_refusal(position, seat, noun)
    if verb == BOMB:
        return bomb_refusal(position, seat, noun)
    if verb == END_MOVES:
        return end_moves_refusal(position)
    if verb == ATTACK:
        return attack_refusal(position, noun, move.second)
    if verb == BATTLE:
        return battle_refusal(position, noun, move.second)
    if verb == CAPTURE:
        return capture_refusal(position, noun)
    if verb == END_BATTLES:
        return end_battles_refusal(position)
    if verb == SUPPORT:
        return support_refusal(position, noun)
    if verb == PICK or verb == PICK_SHIP:
        return pick_refusal(position, seat, move)
    if verb == LEARN:
        return free_refusal(position, noun)
    if verb == RAISE:
        return raise_refusal(position, noun)
    if verb == PLACE:
        return place_refusal(position, seat, noun)
    if verb == GROW:
        return grow_refusal(position, seat, noun)
    return LEGAL
