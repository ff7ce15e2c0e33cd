"""Before age I: the tokens, the first player, and the draft of wonders."""

from tijdperk.games.duel.engine import events
from tijdperk.games.duel.engine.position import (
    BID,
    DRAFT,
    DRAFTING,
    DRAWN_TOKEN,
    DRAWN_WONDER,
    FIRST,
    DuelPosition,
)
from tijdperk.games.duel.engine.tables import UNKNOWN
from tijdperk.games.duel.engine.turns import lay_age
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.position import NOBODY, with_at, without


def set_up(position: DuelPosition, first: int, bidding: bool, chance: Chance) -> None:
    """R5, O3: lay the tokens, settle who is first (UNKNOWN: by lot), then the wonders."""
    if first == UNKNOWN and not bidding:
        first = chance.pick(FIRST, [0, 1])
    for _ in range(position.tables.tokens_on_board):
        position.board.append(chance.draw(DRAWN_TOKEN, position.boxed))
    position.boxed.sort()
    if bidding:
        position.ask_together(BID, 0b11, 2, secret=True)
    else:
        settle_first(position, first, chance)


def offer_coins(position: DuelPosition, seat: int, coins: int, chance: Chance) -> None:
    """O3: both bid in secret; the higher bid pays and is first player, a lot decides between equals."""
    position.bids = with_at(position.bids, seat, coins)
    position.emit(events.SEALED, seat)
    if not position.resolve(seat):
        return
    bids = position.bids
    position.emit(events.BIDS, NOBODY, bids[0], bids[1])
    if bids[0] == bids[1]:
        first = chance.pick(FIRST, [0, 1])
    else:
        first = 0 if bids[0] > bids[1] else 1
    position.cities[first].coins -= bids[first]
    settle_first(position, first, chance)


def settle_first(position: DuelPosition, first: int, chance: Chance) -> None:
    """R3: the first player of the draft also begins age I. O1: draft, or the fixed wonders."""
    position.first = first
    position.active = first
    position.emit(events.FIRST_PLAYER, first)
    if position.options & DRAFTING:
        offer_wonders(position, chance)
        return
    position.cities[first].wonders = position.tables.fixed_first[:]
    position.cities[1 - first].wonders = position.tables.fixed_second[:]
    dealt = position.tables.fixed_first + position.tables.fixed_second
    position.undealt = [wonder for wonder in position.undealt if wonder not in dealt]
    lay_age(position, 1, chance)


def offer_wonders(position: DuelPosition, chance: Chance) -> None:
    """R2: the next wonders on offer; the rest stay unknown."""
    position.undealt = position.undealt[:]
    position.offer = []
    for _ in range(len(position.tables.draft_order[0])):
        wonder = chance.draw(DRAWN_WONDER, position.undealt)
        position.offer.append(wonder)
        position.emit(events.OFFERED, NOBODY, wonder)
    position.ask(DRAFT, drafter(position))


def picked(position: DuelPosition) -> int:
    """How many wonders were picked so far."""
    return len(position.cities[0].wonders) + len(position.cities[1].wonders)


def drafter(position: DuelPosition) -> int:
    """R1: whose pick it is, 1-2-2-1 and then 2-1-1-2."""
    order = position.tables.draft_order
    size = len(order[0])
    step = picked(position)
    pick = order[step // size][step % size]
    return position.first if pick == 0 else 1 - position.first


def pick_wonder(position: DuelPosition, seat: int, wonder: int, chance: Chance) -> None:
    """R1: take a wonder; the last one of a group goes to its player without a choice."""
    position.answered()
    receive_wonder(position, seat, wonder)
    position.emit(events.PICKED, seat, wonder)
    if len(position.offer) == 1:
        last = position.offer[0]
        receiver = drafter(position)
        receive_wonder(position, receiver, last)
        position.emit(events.GOT_LAST, receiver, last)
    if position.offer:
        position.ask(DRAFT, drafter(position))
    elif picked(position) < len(position.tables.draft_order) * len(position.tables.draft_order[0]):
        offer_wonders(position, chance)
    else:
        lay_age(position, 1, chance)


def receive_wonder(position: DuelPosition, seat: int, wonder: int) -> None:
    city = position.cities[seat]
    position.offer = without(position.offer, wonder)
    city.wonders = [*city.wonders, wonder]
