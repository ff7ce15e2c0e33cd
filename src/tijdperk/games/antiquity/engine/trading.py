"""Trade between seats in the secret phase (R074, R201, A73, A74). The bargaining itself is the kernel's."""

from tijdperk.games.antiquity.engine import events
from tijdperk.games.antiquity.engine.buildings import add_building, find_kind, has_working, place_of
from tijdperk.games.antiquity.engine.planning import fit_refusal
from tijdperk.games.antiquity.engine.position import BUILDING, AntiquityPosition, Realm, copy_realm
from tijdperk.games.antiquity.engine.tables import GOODS, MARKET, NONE
from tijdperk.games.antiquity.engine.verbs import (
    BARGAIN,
    BUSY,
    NO_MARKET_BETWEEN,
    NOT_PLANNING,
    OUT_OF_GAME,
)
from tijdperk.kernel.deals import (
    ACCEPT,
    COUNTER,
    DECLINE,
    PROPOSE,
    deal_moves,
    deal_refusal,
    play_deal,
    set_draft,
)
from tijdperk.kernel.interaction import Offer
from tijdperk.kernel.moves import LEGAL, Move


def partner_refusal(position: AntiquityPosition, partner: int) -> int:
    """A73: anybody may make anybody an offer."""
    if partner >= position.seats or not position.plays(partner):
        return OUT_OF_GAME
    return LEGAL


def time_refusal(position: AntiquityPosition, seat: int) -> int:
    """R201: only in the secret phase, and not in the middle of another step."""
    if position.phase != BUILDING or position.frame is None:
        return NOT_PLANNING
    if not position.plays(seat):
        return OUT_OF_GAME
    return LEGAL if position.own[seat] is None else BUSY


def bargain_refusal(position: AntiquityPosition, seat: int, move: Move) -> int:
    reason = time_refusal(position, seat)
    if reason != LEGAL:
        return reason
    return deal_refusal(position, seat, move.verb - BARGAIN, move.noun, move.second)


def bargain_moves(position: AntiquityPosition, seat: int) -> list[Move]:
    return deal_moves(position, seat, BARGAIN) if time_refusal(position, seat) == LEGAL else []


def market_refusal(position: AntiquityPosition, offer: Offer) -> int:
    """R074: one of the two has a market that works."""
    tables = position.tables
    for seat in (offer.maker, offer.partner):
        if has_working(tables, position.realms[seat], MARKET):
            return LEGAL
    return NO_MARKET_BETWEEN


def open_market(position: AntiquityPosition, seat: int, plan: Realm) -> None:
    """A73: who is made an offer knows of a market that works, though not of the rest of the plan it is in."""
    tables = position.tables
    realm = position.own_realm(seat)
    slot = find_kind(tables, realm, MARKET)
    if slot == NONE:
        built = find_kind(tables, plan, MARKET)
        place = place_of(plan.city[built], plan.corner[built])
        shape, turn = plan.shape[built], plan.turn[built]
        if fit_refusal(tables, realm, shape, place, turn) != LEGAL:  # graves lay there that the plan cleared
            position.realms[seat] = copy_realm(plan)
            return
        slot = add_building(tables, realm, shape, plan.city[built], plan.corner[built], turn)
        realm.built |= 1 << MARKET
    realm.spoiled[slot] = 0
    if not realm.manned[slot]:
        realm.manned[slot] = 1
        realm.men = max(0, realm.men - 1)


def goods_of(position: AntiquityPosition, seat: int) -> list[int]:
    goods = position.realms[seat].goods
    return [good for good in range(len(GOODS)) if goods[good]]


def hand_over(position: AntiquityPosition, giver: int, taker: int, goods: list[int]) -> None:
    """Goods change hands; everybody hears of it when all are ready."""
    if not goods:
        return
    position.deals = [*position.deals, [giver, taker, *goods]]
    gives = position.own_realm(giver).goods
    takes = position.own_realm(taker).goods
    for at in range(0, len(goods), 2):
        gives[goods[at]] -= goods[at + 1]
        takes[goods[at]] += goods[at + 1]


def bargain(position: AntiquityPosition, seat: int, move: Move) -> None:
    verb = move.verb - BARGAIN
    made = play_deal(position, seat, verb, move.noun, move.second)
    if made is None:
        return
    partner = made.partner if made.maker == seat else made.maker
    kind = events.WITHDREW
    if verb == PROPOSE:
        kind = events.OFFERED
    elif verb == ACCEPT:
        kind = events.DEALT_WITH
    elif verb == DECLINE or verb == COUNTER:
        kind = events.DECLINED
    position.emit(kind, seat, partner, made.number)


def leave_market(position: AntiquityPosition, seat: int) -> None:
    """Whoever is ready bargains no more: offers made to them or by them are gone."""
    position.offers = [offer for offer in position.offers if seat != offer.maker and seat != offer.partner]
    set_draft(position, seat, None)
