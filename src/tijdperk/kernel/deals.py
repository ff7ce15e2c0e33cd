"""Deals: offers between two seats, put together step by step, for any game whose position is interactive.

All of it is done by free moves: nobody waits for an offer. A game adds `deal_verbs` to its verbs,
`deal_moves` to what its position lists as free, and hands moves with these verbs to `play_deal`. Goods that
a seat offers are set aside while the offer is open: `available` says what is left. A deal is carried out
when it is accepted, all of it at once; after that neither side takes back by itself what it did before.
"""

from typing import Final

from tijdperk.kernel.interaction import InteractivePosition, Offer
from tijdperk.kernel.moves import LEGAL, Move, Verb, move_of
from tijdperk.kernel.position import Position, with_at

DEAL: Final = 0  # seat: begin an offer to it
GIVE: Final = 1  # count and good: so much more of it is given
WANT: Final = 2  # count and good: so much more of it is wanted
PROPOSE: Final = 3
DROP: Final = 4  # what was put together so far
ACCEPT: Final = 5  # offer
DECLINE: Final = 6  # offer
COUNTER: Final = 7  # offer: decline it, and begin one of one's own with the same terms
WITHDRAW: Final = 8  # offer
DEAL_VERBS: Final = 9

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
NOT_WANTABLE: Final = 9010
WRONG_LOT: Final = 9011
MAKER_CANNOT_COVER: Final = 9012
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
    NOT_WANTABLE: "deal-not-wantable",
    WRONG_LOT: "deal-wrong-lot",
    MAKER_CANNOT_COVER: "deal-maker-cannot-cover",
}


def deal_verbs(first: int, rule: str) -> list[Verb]:
    """The verbs of bargaining, numbered from `first` on."""
    patterns = [
        "deal with seat SEAT",
        "give COUNT GOOD",
        "want COUNT GOOD",
        "propose",
        "drop offer",
        "accept OFFER",
        "decline OFFER",
        "counter OFFER",
        "withdraw OFFER",
    ]
    return [Verb(first + index, patterns[index], [], rule) for index in range(DEAL_VERBS)]


def offer_names(most_offers: int) -> list[str]:
    """The numbers of offers as they are written, for a game's nouns."""
    return [str(number) for number in range((most_offers + 1) * MAKERS)]


def count_names(most: int) -> list[str]:
    """The counts of a good as they are written, up to the largest lot."""
    return [str(count) for count in range(most + 1)]


# -- pairs of good and count


def count_in(pairs: list[int], good: int) -> int:
    """How much of a good is among the pairs."""
    for at in range(0, len(pairs), 2):
        if pairs[at] == good:
            return pairs[at + 1]
    return 0


def with_more(pairs: list[int], good: int, count: int) -> list[int]:
    """The pairs with so much more of a good, in order."""
    at = 0
    while at < len(pairs) and pairs[at] < good:
        at += 2
    if at < len(pairs) and pairs[at] == good:
        return [*pairs[: at + 1], pairs[at + 1] + count, *pairs[at + 2 :]]
    return [*pairs[:at], good, count, *pairs[at:]]


def available(position: InteractivePosition, seat: int, good: int) -> int:
    """What a seat has of a good, less what it offers to others."""
    count = position.has(seat, good)
    for offer in position.offers:
        if offer.maker == seat:
            count -= count_in(offer.gives, good)
    return count


def offer_of(position: InteractivePosition, number: int) -> Offer | None:
    for offer in position.offers:
        if offer.number == number:
            return offer
    return None


# -- what can be done


def deal_refusal(position: InteractivePosition, seat: int, verb: int, noun: int, second: int) -> int:
    """Why a seat cannot make a move of bargaining now, or LEGAL. The verb counts from the first of them."""
    draft = position.drafts[seat]
    if verb == DEAL:
        if draft is not None:
            return IN_DRAFT
        if position.offered[seat] >= position.most_offers():
            return TOO_MANY_OFFERS
        return NOT_WITH_ONESELF if noun == seat else position.deal_refusal(seat, noun)
    if verb <= DROP:
        if draft is None:
            return NO_DRAFT
        if verb == GIVE:
            return give_refusal(position, draft, noun, second)
        if verb == WANT:
            if second not in position.wantable(seat, draft.partner):
                return NOT_WANTABLE
            return want_refusal(position, draft, noun, second)
        return propose_refusal(position, draft) if verb == PROPOSE else LEGAL
    offer = offer_of(position, noun)
    mine = verb == WITHDRAW
    if offer is None or (offer.maker if mine else offer.partner) != seat:
        return NO_SUCH_OFFER
    if verb == COUNTER:
        if draft is not None:
            return IN_DRAFT
        return TOO_MANY_OFFERS if position.offered[seat] >= position.most_offers() else LEGAL
    return accept_refusal(position, offer) if verb == ACCEPT else LEGAL


def give_refusal(position: InteractivePosition, draft: Offer, count: int, good: int) -> int:
    """Why so much of a good cannot be added to what an offer gives."""
    if count not in position.lots(good):
        return WRONG_LOT
    left = available(position, draft.maker, good) - count_in(draft.gives, good)
    return LEGAL if left >= count else NOT_AVAILABLE


def want_refusal(position: InteractivePosition, draft: Offer, count: int, good: int) -> int:
    """Why so much of a good that can be asked for cannot be added to what an offer wants."""
    if count not in position.lots(good):
        return WRONG_LOT
    left = position.most_wanted(draft.partner, good) - count_in(draft.wants, good)
    return LEGAL if left >= count else TOO_MUCH


def propose_refusal(position: InteractivePosition, draft: Offer) -> int:
    """Why an offer cannot be made: it is empty, or what it gives was used since it was put in."""
    gives = draft.gives
    for at in range(0, len(gives), 2):
        if available(position, draft.maker, gives[at]) < gives[at + 1]:
            return NOT_AVAILABLE
    return LEGAL if gives or draft.wants else EMPTY_OFFER


def accept_refusal(position: InteractivePosition, offer: Offer) -> int:
    """Why an offer cannot be accepted. What its maker set aside may be gone by a rule of the game."""
    gives, wants = offer.gives, offer.wants
    for at in range(0, len(wants), 2):
        if available(position, offer.partner, wants[at]) < wants[at + 1]:
            return CANNOT_COVER
    for at in range(0, len(gives), 2):
        if position.has(offer.maker, gives[at]) < gives[at + 1]:
            return MAKER_CANNOT_COVER
    return position.accept_refusal(offer)


def is_out_of_place(position: Position, seat: int, move: Move) -> bool:
    """Is it a move of bargaining that only what came before it keeps from being legal: goods, or the right
    moment? To play it does no harm: an offer that is not covered cannot be accepted."""
    if not isinstance(position, InteractivePosition):
        return False
    verb = move.verb - position.first_deal_verb()
    draft = position.drafts[seat]
    if verb < DEAL or verb >= DEAL_VERBS or verb == ACCEPT:
        return False
    if (verb == DEAL or verb == COUNTER) and position.offered[seat] >= position.most_offers():
        return False
    if verb == DEAL:
        return move.noun < position.seats and move.noun != seat
    if verb == GIVE or verb == WANT:
        return draft is not None and move.noun in position.lots(move.second)
    if verb == PROPOSE:
        return draft is not None and bool(draft.gives or draft.wants)
    if verb == DROP:
        return draft is not None
    offer = offer_of(position, move.noun)
    return offer is not None and (offer.maker if verb == WITHDRAW else offer.partner) == seat


def withdrawals(position: Position, seat: int, before: Position) -> list[Move]:
    """The moves that withdraw what a seat has offered since an earlier position."""
    if not (isinstance(position, InteractivePosition) and isinstance(before, InteractivePosition)):
        return []
    verb = position.first_deal_verb() + WITHDRAW
    known = {offer.number for offer in before.offers}
    made = [offer.number for offer in position.offers if offer.maker == seat]
    return [move_of(verb, number) for number in made if number not in known]


def deal_moves(position: InteractivePosition, seat: int, first: int) -> list[Move]:
    """What a seat can do about deals now: put one together, answer those made to it, withdraw its own."""
    moves: list[Move] = []
    draft = position.drafts[seat]
    if draft is None:
        for partner in range(position.seats):
            if deal_refusal(position, seat, DEAL, partner, 0) == LEGAL:
                moves.append(move_of(first + DEAL, partner))
    else:
        for good in position.goods_of(seat):
            for count in position.lots(good):
                if give_refusal(position, draft, count, good) == LEGAL:
                    moves.append(move_of(first + GIVE, count, good))
        for good in position.wantable(seat, draft.partner):
            for count in position.lots(good):
                if want_refusal(position, draft, count, good) == LEGAL:
                    moves.append(move_of(first + WANT, count, good))
        for verb in (PROPOSE, DROP):
            if deal_refusal(position, seat, verb, 0, 0) == LEGAL:
                moves.append(move_of(first + verb))
    for offer in position.offers:
        for verb in (ACCEPT, DECLINE, COUNTER, WITHDRAW):
            if deal_refusal(position, seat, verb, offer.number, 0) == LEGAL:
                moves.append(move_of(first + verb, offer.number))
    return moves


# -- doing it


def play_deal(position: InteractivePosition, seat: int, verb: int, noun: int, second: int) -> Offer | None:
    """Make a legal move of bargaining; gives the offer that was made, accepted, declined or withdrawn."""
    draft = position.drafts[seat]
    if verb == DEAL:
        nothing: list[int] = []
        set_draft(position, seat, Offer(0, seat, noun, nothing, nothing))
    elif verb == DROP:
        set_draft(position, seat, None)
    elif verb <= PROPOSE:
        assert draft is not None
        if verb == GIVE:
            gives = with_more(draft.gives, second, noun)
            set_draft(position, seat, Offer(0, seat, draft.partner, gives, draft.wants))
        elif verb == WANT:
            wants = with_more(draft.wants, second, noun)
            set_draft(position, seat, Offer(0, seat, draft.partner, draft.gives, wants))
        else:
            return propose(position, seat, draft)
    else:
        return answer(position, seat, verb, noun)
    return None


def propose(position: InteractivePosition, seat: int, draft: Offer) -> Offer:
    """An offer is made: its number tells its maker, and how many the maker has made."""
    position.offered = with_at(position.offered, seat, position.offered[seat] + 1)
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
        set_draft(position, seat, countered(position, offer))
    return offer


def countered(position: InteractivePosition, offer: Offer) -> Offer:
    """An offer turned round, as far as the one who was asked has what it wants."""
    gives: list[int] = []
    for at in range(0, len(offer.wants), 2):
        count = min(available(position, offer.partner, offer.wants[at]), offer.wants[at + 1])
        if count > 0:
            gives += [offer.wants[at], count]
    return Offer(0, offer.partner, offer.maker, gives, offer.gives)


def set_draft(position: InteractivePosition, seat: int, draft: Offer | None) -> None:
    drafts = position.drafts[:]
    drafts[seat] = draft
    position.drafts = drafts


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


def partners_of_change(before: Position, after: Position) -> int:
    """The seats that see other open offers after than before, as bits."""
    if not (isinstance(before, InteractivePosition) and isinstance(after, InteractivePosition)):
        return 0
    seats = 0
    for offer in [*before.offers, *after.offers]:
        if (offer_of(before, offer.number) is None) != (offer_of(after, offer.number) is None):
            seats |= 1 << offer.maker | 1 << offer.partner
    return seats


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
