"""Deals: offers between two seats, put together step by step, for any game whose position is interactive.

All of it is done by free moves: nobody waits for an offer. A game adds `deal_verbs` to its verbs,
`deal_moves` to what its position lists as free, and hands moves with these verbs to `play_deal`. Goods that
a seat offers are set aside while the offer is open: `available` says what is left. A deal is carried out
when it is accepted, all of it at once; after that neither side takes back by itself what it did before.
"""

from typing import Final

from tijdperk.kernel.interaction import InteractivePosition, Offer
from tijdperk.kernel.moves import LEGAL, Move, Verb, move_of

DEAL: Final = 0  # seat: begin an offer to it
GIVE: Final = 1  # good: one more of it is given
WANT: Final = 2  # good: one more of it is wanted
PROPOSE: Final = 3
DROP: Final = 4  # what was put together so far
ACCEPT: Final = 5  # offer
DECLINE: Final = 6  # offer
COUNTER: Final = 7  # offer: decline it, and begin one of one's own with the same terms
WITHDRAW: Final = 8  # offer
DEAL_VERBS: Final = 9

MAX_OFFERS: Final = 20  # of a seat in one phase
MAX_WANTED: Final = 20  # of a good in one offer
MAKERS: Final = 10  # an offer's number ends with its maker's seat, counted from 1

# Why a free move of bargaining is refused; a game's own reasons have other numbers.
NO_DRAFT: Final = 9001
IN_DRAFT: Final = 9002
NOT_AVAILABLE: Final = 9003
TOO_MUCH: Final = 9004
EMPTY_OFFER: Final = 9005
NO_SUCH_OFFER: Final = 9006
CANNOT_COVER: Final = 9007
TOO_MANY_OFFERS: Final = 9008
NOT_WITH_ONESELF: Final = 9009
DEAL_REASONS: Final[dict[int, str]] = {
    NO_DRAFT: "deal-no-draft",
    IN_DRAFT: "deal-in-draft",
    NOT_AVAILABLE: "deal-not-available",
    TOO_MUCH: "deal-too-much",
    EMPTY_OFFER: "deal-empty",
    NO_SUCH_OFFER: "deal-no-offer",
    CANNOT_COVER: "deal-cannot-cover",
    TOO_MANY_OFFERS: "deal-too-many",
    NOT_WITH_ONESELF: "deal-with-oneself",
}


def deal_verbs(first: int, rule: str) -> list[Verb]:
    """The verbs of bargaining, numbered from `first` on."""
    patterns = [
        "deal with seat SEAT",
        "give GOOD",
        "want GOOD",
        "propose",
        "drop offer",
        "accept OFFER",
        "decline OFFER",
        "counter OFFER",
        "withdraw OFFER",
    ]
    return [Verb(first + index, patterns[index], [], rule) for index in range(DEAL_VERBS)]


def offer_names() -> list[str]:
    """The numbers of offers as they are written, for a game's nouns."""
    return [str(number) for number in range((MAX_OFFERS + 1) * MAKERS)]


def available(position: InteractivePosition, seat: int) -> list[int]:
    """What a seat has of each good, less what it offers to others."""
    goods = position.goods(seat)
    for offer in position.offers:
        if offer.maker == seat:
            goods = [goods[good] - offer.gives[good] for good in range(len(goods))]
    return goods


def offer_of(position: InteractivePosition, number: int) -> Offer | None:
    for offer in position.offers:
        if offer.number == number:
            return offer
    return None


def deal_refusal(position: InteractivePosition, seat: int, verb: int, noun: int) -> int:
    """Why a seat cannot make a move of bargaining now, or LEGAL. The verb counts from the first of them."""
    draft = position.drafts[seat]
    if verb == DEAL:
        if draft is not None:
            return IN_DRAFT
        if position.offered[seat] >= MAX_OFFERS:
            return TOO_MANY_OFFERS
        return NOT_WITH_ONESELF if noun == seat else position.deal_refusal(seat, noun)
    if verb <= DROP:
        if draft is None:
            return NO_DRAFT
        if verb == GIVE:
            return LEGAL if available(position, seat)[noun] > draft.gives[noun] else NOT_AVAILABLE
        if verb == WANT:
            return LEGAL if draft.wants[noun] < MAX_WANTED else TOO_MUCH
        if verb == PROPOSE:
            return LEGAL if sum(draft.gives) + sum(draft.wants) else EMPTY_OFFER
        return LEGAL
    offer = offer_of(position, noun)
    mine = verb == WITHDRAW
    if offer is None or (offer.maker if mine else offer.partner) != seat:
        return NO_SUCH_OFFER
    if verb == COUNTER:
        if draft is not None:
            return IN_DRAFT
        return TOO_MANY_OFFERS if position.offered[seat] >= MAX_OFFERS else LEGAL
    if verb == ACCEPT:
        has = available(position, seat)
        for good in range(len(has)):
            if offer.wants[good] > has[good]:
                return CANNOT_COVER
        return position.accept_refusal(offer)
    return LEGAL


def deal_moves(position: InteractivePosition, seat: int, first: int) -> list[Move]:
    """What a seat can do about deals now: put one together, answer those made to it, withdraw its own."""
    moves: list[Move] = []
    if position.drafts[seat] is None:
        for partner in range(position.seats):
            if deal_refusal(position, seat, DEAL, partner) == LEGAL:
                moves.append(move_of(first + DEAL, partner))
    else:
        goods = len(position.goods(seat))
        for verb in (GIVE, WANT):
            for good in range(goods):
                if deal_refusal(position, seat, verb, good) == LEGAL:
                    moves.append(move_of(first + verb, good))
        for verb in (PROPOSE, DROP):
            if deal_refusal(position, seat, verb, 0) == LEGAL:
                moves.append(move_of(first + verb))
    for offer in position.offers:
        for verb in (ACCEPT, DECLINE, COUNTER, WITHDRAW):
            if deal_refusal(position, seat, verb, offer.number) == LEGAL:
                moves.append(move_of(first + verb, offer.number))
    return moves


def play_deal(position: InteractivePosition, seat: int, verb: int, noun: int) -> Offer | None:
    """Make a legal move of bargaining; gives the offer that was made, accepted, declined or withdrawn."""
    draft = position.drafts[seat]
    if verb == DEAL:
        nothing = [0] * len(position.goods(seat))
        set_draft(position, seat, Offer(0, seat, noun, nothing, nothing))
    elif verb == DROP:
        set_draft(position, seat, None)
    elif verb <= PROPOSE:
        assert draft is not None
        if verb == GIVE:
            set_draft(position, seat, Offer(0, seat, draft.partner, more(draft.gives, noun), draft.wants))
        elif verb == WANT:
            set_draft(position, seat, Offer(0, seat, draft.partner, draft.gives, more(draft.wants, noun)))
        else:
            return propose(position, seat, draft)
    else:
        return answer(position, seat, verb, noun)
    return None


def propose(position: InteractivePosition, seat: int, draft: Offer) -> Offer:
    """An offer is made: its number tells its maker, and how many the maker has made."""
    position.offered = more(position.offered, seat)
    number = position.offered[seat] * MAKERS + seat + 1
    offer = Offer(number, seat, draft.partner, draft.gives, draft.wants)
    position.offers = [*position.offers, offer]
    set_draft(position, seat, None)
    if not position.to_move() >> offer.partner & 1:
        position.reopen(offer.partner)
    return offer


def answer(position: InteractivePosition, seat: int, verb: int, number: int) -> Offer:
    """An offer is accepted, declined, answered with another, or withdrawn: it is not open any more."""
    offer = offer_of(position, number)
    assert offer is not None
    position.offers = [other for other in position.offers if other.number != number]
    if verb == ACCEPT:
        position.hand_over(offer.maker, offer.partner, offer.gives)
        position.hand_over(offer.partner, offer.maker, offer.wants)
        position.raise_barrier(offer.maker, position.seats)
        position.raise_barrier(offer.partner, position.seats)
    elif verb == COUNTER:
        goods = available(position, seat)
        gives = [min(goods[good], offer.wants[good]) for good in range(len(goods))]
        set_draft(position, seat, Offer(0, seat, offer.maker, gives, offer.gives))
    return offer


def set_draft(position: InteractivePosition, seat: int, draft: Offer | None) -> None:
    drafts = position.drafts[:]
    drafts[seat] = draft
    position.drafts = drafts


def more(counts: list[int], index: int) -> list[int]:
    changed = counts[:]
    changed[index] += 1
    return changed


def deal_audience(position: InteractivePosition, seat: int, verb: int, noun: int) -> int:
    """The seats that a move of bargaining concerns, as bits: in a secret phase nobody else hears of it."""
    partner = seat
    if verb == PROPOSE:
        draft = position.drafts[seat]
        partner = draft.partner if draft is not None else seat
    elif verb >= ACCEPT:
        offer = offer_of(position, noun)
        if offer is not None:
            partner = offer.partner if offer.maker == seat else offer.maker
    return 1 << seat | 1 << partner


def end_deals(position: InteractivePosition) -> None:
    """The phase is over: what was not accepted lapses."""
    position.offers = []
    position.drafts = [None] * position.seats
    position.offered = [0] * position.seats


def forget_deals(position: InteractivePosition, seat: int) -> None:
    """As a seat knows it in a secret phase: what others put together or offer each other is left out."""
    position.offers = [offer for offer in position.offers if offer.maker == seat or offer.partner == seat]
    drafts: list[Offer | None] = [None] * position.seats
    if seat >= 0:
        drafts[seat] = position.drafts[seat]
    position.drafts = drafts
    offered = [0] * position.seats
    if seat >= 0:
        offered[seat] = position.offered[seat]
    for offer in position.offers:
        offered[offer.maker] = max(offered[offer.maker], offer.number // MAKERS)
    position.offered = offered
