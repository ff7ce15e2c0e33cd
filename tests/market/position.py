"""A small game that exists only here: three merchants bargain, ship in secret, are inspected and bid.

Each of two rounds has a secret phase and two bids. In the secret phase everybody packs goods, in free
order, and may bargain with one other merchant at a time without a third one hearing of it. Anybody may call
the inspector, which interrupts the phase: every other merchant is asked whether to bribe him; whoever does
not loses a good drawn by lot. Whoever has four of a good may claim its banner at any time, first come,
first served. When all are ready the ships sail, a point for each good on board. Then, twice, everybody bids
a finger or two or none in secret, and whoever alone bids most gets a point.
"""

from __future__ import annotations

from typing import Final

from tijdperk.kernel.chance import Chance
from tijdperk.kernel.deals import (
    ACCEPT,
    available,
    count_in,
    deal_audience,
    deal_moves,
    deal_verbs,
    end_deals,
    forget_deals,
    play_deal,
    set_draft,
)
from tijdperk.kernel.interaction import InteractivePosition
from tijdperk.kernel.moves import LEGAL, Move, Verb, move_of
from tijdperk.kernel.position import ALL, shares
from tijdperk.kernel.windows import (
    ANY,
    NO,
    NOT_ASKED,
    YES,
    answer_window,
    forget_orders,
    give_order,
    open_window,
    order_moves,
    order_verb,
)

GOODS: Final = ["wine", "iron", "cloth"]
LOTS: Final = [1, 2]
START: Final = 3
ROUNDS: Final = 2
BIDS: Final = 2
BANNER: Final = 4
MAX_FINGERS: Final = 2
FREE: Final = -1

PACKING: Final = 0
INSPECTION: Final = 1
BIDDING: Final = 2
DECISIONS: Final = ["packing", "inspection", "bidding"]

LOST: Final = 0
HIDDEN: Final = 1  # only ever drawn by `determinize`
DRAWS: Final = ["lost", "hidden"]

PACK: Final = 0
INSPECT: Final = 1
READY: Final = 2
BRIBE: Final = 3
REFUSE: Final = 4
FINGERS: Final = 5
CLAIM: Final = 6
ORDER: Final = 7
BARGAIN: Final = 8  # the first verb of bargaining

VERBS: Final = [
    Verb(PACK, "pack GOOD", [PACKING], "M1"),
    Verb(INSPECT, "inspect", [PACKING], "M3"),
    Verb(READY, "ready", [PACKING], "M1"),
    Verb(BRIBE, "bribe", [INSPECTION], "M3"),
    Verb(REFUSE, "refuse", [INSPECTION], "M3"),
    Verb(FINGERS, "bid COUNT", [BIDDING], "M5"),
    Verb(CLAIM, "claim GOOD", [], "M4"),
    order_verb(ORDER, "M3"),
    *deal_verbs(BARGAIN, "M2"),
]

NOTHING_LEFT: Final = 1
INSPECTED: Final = 2
CANNOT_BRIBE: Final = 4
BANNER_GONE: Final = 5
TOO_FEW: Final = 6
SAME_ORDER: Final = 7
NOT_TRADING: Final = 8

PLANNED, BID_MADE, OFFERED, ORDERED = range(4)  # what is hidden of a seat

PACKED_EVENT, SAILED, CALLED, BRIBED, SEIZED, BID, WON_BID, CLAIMED, DEALT, OVER = range(10)
EVENTS: Final = [
    "packed",
    "sailed",
    "called",
    "bribed",
    "seized",
    "bid",
    "won-bid",
    "claimed",
    "dealt",
    "over",
]
ARGS: Final = [["good"], ["count"], [], [], ["good"], ["count"], [], ["good"], ["partner"], []]


class Market(InteractivePosition):
    def start(self, seats: int) -> None:
        self.ask_nothing()
        self.start_interaction(seats)
        self.held = [START] * (seats * len(GOODS))  # seat * goods + good
        self.known = self.held[:]  # as everybody knows it: without this phase's deals
        self.packed = [0] * (seats * len(GOODS))  # planned in secret
        self.points = [0] * seats
        self.banners = [FREE] * len(GOODS)
        self.fingers = [0] * seats
        self.round = 0
        self.bids = 0
        self.inspected = False

    def clone(self) -> Market:
        other = Market()
        self.copy_asked(other)
        self.copy_interaction(other)
        other.held, other.known, other.packed = self.held[:], self.known[:], self.packed[:]
        other.points = self.points[:]
        other.banners, other.fingers = self.banners[:], self.fingers[:]
        other.round, other.bids, other.inspected = self.round, self.bids, self.inspected
        return other

    # -- what the kernel asks

    def has(self, seat: int, good: int) -> int:
        at = seat * len(GOODS) + good
        return self.held[at] - self.packed[at]

    def goods(self, seat: int) -> list[int]:
        return [self.has(seat, good) for good in range(len(GOODS))]

    def goods_of(self, seat: int) -> list[int]:
        return [good for good in range(len(GOODS)) if self.has(seat, good)]

    def wantable(self, seat: int, partner: int) -> list[int]:
        """Anything: nobody knows what others have."""
        return list(range(len(GOODS)))

    def lots(self, good: int) -> list[int]:
        return LOTS

    def left(self, seat: int, good: int) -> int:
        """What is neither packed nor offered."""
        return available(self, seat, good)

    def first_deal_verb(self) -> int:
        return BARGAIN

    def deal_refusal(self, seat: int, partner: int) -> int:
        return LEGAL if self.top_kind() == PACKING and partner < self.seats else NOT_TRADING

    def hand_over(self, giver: int, taker: int, goods: list[int]) -> None:
        for good, count in zip(goods[::2], goods[1::2], strict=True):
            self.held[giver * len(GOODS) + good] -= count
            self.held[taker * len(GOODS) + good] += count

    def refusal(self, seat: int, move: Move) -> int:
        verb, noun = move.verb, move.noun
        if verb == PACK:
            return LEGAL if self.left(seat, noun) > 0 else NOTHING_LEFT
        if verb == INSPECT:
            return INSPECTED if self.inspected else LEGAL
        if verb == BRIBE:
            return LEGAL if sum(self.left(seat, good) for good in range(len(GOODS))) else CANNOT_BRIBE
        if verb == CLAIM:
            if self.banners[noun] != FREE:
                return BANNER_GONE
            return LEGAL if self.held[seat * len(GOODS) + noun] >= BANNER else TOO_FEW
        return LEGAL

    def moves(self, verb: int, count: int, seat: int) -> list[Move]:
        row = [move_of(verb, noun) for noun in range(count)]
        return [move for move in row if self.refusal(seat, move) == LEGAL]

    def legal(self, seat: int) -> list[Move]:
        if not self.to_move() >> seat & 1:
            return []
        kind = self.top_kind()
        if kind == PACKING:
            return [
                *self.moves(PACK, len(GOODS), seat),
                *self.moves(INSPECT, 1, seat),
                *self.moves(READY, 1, seat),
            ]
        if kind == INSPECTION:
            return [*self.moves(BRIBE, 1, seat), move_of(REFUSE)]
        return self.moves(FINGERS, MAX_FINGERS + 1, seat)

    def free(self, seat: int) -> list[Move]:
        if self.frame is None:
            return []
        found = self.moves(CLAIM, len(GOODS), seat)
        if self.top_kind() == PACKING:
            found += deal_moves(self, seat, BARGAIN)
            found += order_moves(self, seat, ORDER, 0, 1)
        return found

    def candidates(self, seat: int) -> list[Move]:
        """A bot claims what it can, and answers offers."""
        if not self.to_move() >> seat & 1:
            return []
        answers = deal_moves(self, seat, BARGAIN) if self.top_kind() == PACKING else []
        accepts = [move for move in answers if move.verb == BARGAIN + ACCEPT]
        return self.moves(CLAIM, len(GOODS), seat) or [*self.legal(seat), *accepts]

    def audience(self, seat: int, move: Move) -> int:
        if move.verb in (INSPECT, CLAIM):
            return ALL
        if move.verb == ORDER:
            return 1 << seat
        if move.verb >= BARGAIN:
            return deal_audience(self, seat, move.verb - BARGAIN, move.noun)
        return super().audience(seat, move)

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        verb, noun = move.verb, move.noun
        if verb == PACK:
            self.packed[seat * len(GOODS) + noun] += 1
            self.emit(PACKED_EVENT, seat, noun, only=seat)
        elif verb == READY:
            # Whoever is ready bargains no more: what waits for them, or for an answer to them, is gone.
            self.offers = [offer for offer in self.offers if seat not in (offer.maker, offer.partner)]
            set_draft(self, seat, None)
            if self.resolve(seat):
                self.sail()
        elif verb == INSPECT:
            self.inspected = True
            self.emit(CALLED, seat)
            others = (1 << self.seats) - 1 & ~(1 << seat)
            self.settle(open_window(self, INSPECTION, 0, [ANY], others), chance)
        elif verb in (BRIBE, REFUSE):
            self.settle(answer_window(self, seat, YES if verb == BRIBE else NO), chance)
        elif verb == FINGERS:
            self.fingers[seat] = noun
            if self.resolve(seat):
                self.compare()
        elif verb == CLAIM:
            self.banners[noun] = seat
            self.points[seat] += 2
            self.emit(CLAIMED, seat, noun)
        elif verb == ORDER:
            give_order(self, seat, noun, move.second, move.third)
        else:
            self.bargain(seat, verb - BARGAIN, noun, move.second)

    def bargain(self, seat: int, verb: int, noun: int, second: int) -> None:
        offer = play_deal(self, seat, verb, noun, second)
        if offer is not None:
            self.emit(DEALT, seat, offer.partner if offer.maker == seat else offer.maker)

    def settle(self, answers: list[int], chance: Chance) -> None:
        """The inspector takes a bribe, or a good by lot."""
        for seat, answer in enumerate(answers):
            left = [good for good in range(len(GOODS)) if self.left(seat, good) > 0]
            if answer == NOT_ASKED or not left:
                continue
            good = left[0] if answer == YES else chance.pick(LOST, left)
            self.held[seat * len(GOODS) + good] -= 1
            self.known[seat * len(GOODS) + good] -= 1
            self.emit(BRIBED if answer == YES else SEIZED, seat, good)

    def pack(self) -> None:
        self.round += 1
        self.inspected = False
        self.ask_together(PACKING, (1 << self.seats) - 1, self.seats, secret=True)

    def sail(self) -> None:
        for seat in range(self.seats):
            mine = range(seat * len(GOODS), (seat + 1) * len(GOODS))
            count = sum(self.packed[at] for at in mine)
            self.points[seat] += count
            for at in mine:
                self.held[at] += 1 - self.packed[at]
                self.packed[at] = 0
            self.emit(SAILED, seat, count)
        self.known = self.held[:]
        end_deals(self)
        self.bids = 0
        self.ask_together(BIDDING, (1 << self.seats) - 1, self.seats, secret=True)

    def compare(self) -> None:
        for seat in range(self.seats):
            self.emit(BID, seat, self.fingers[seat])
        most = max(self.fingers)
        if self.fingers.count(most) == 1:
            winner = self.fingers.index(most)
            self.points[winner] += 1
            self.emit(WON_BID, winner)
        self.fingers = [0] * self.seats
        self.bids += 1
        if self.bids < BIDS:
            self.ask_together(BIDDING, (1 << self.seats) - 1, self.seats, secret=True)
        elif self.round < ROUNDS:
            self.pack()
        else:
            self.emit(OVER, self.points.index(max(self.points)))
            self.finish()

    def returns(self) -> list[float]:
        if self.frame is not None:
            return [0.0] * self.seats
        most = max(self.points)
        return shares(sum(1 << seat for seat in range(self.seats) if self.points[seat] == most), self.seats)

    # -- secrets: what is packed, bid, offered and ordered by others

    def hidden(self, seat: int) -> list[int]:
        """Four places for each other seat: its plan, its bid, its bargaining, its standing orders."""
        if self.frame is None:
            return []
        bidding = self.top_kind() == BIDDING
        places = []
        for other in range(self.seats):
            if other != seat:
                places += [other * 4 + what for what in (PLANNED, OFFERED, ORDERED)]
                if bidding and not self.to_move() >> other & 1:
                    places.append(other * 4 + BID_MADE)
        return places

    def determinize(self, seat: int, chance: Chance) -> Market:
        other = self.clone()
        forget_deals(other, seat)
        forget_orders(other, seat)
        for place in self.hidden(seat):
            owner, what = divmod(place, 4)
            if what == PLANNED:
                other.repack(owner, chance)
            elif what == BID_MADE:
                other.fingers[owner] = chance.pick(HIDDEN, list(range(MAX_FINGERS + 1)))
        return other

    def repack(self, owner: int, chance: Chance) -> None:
        """Another plan for somebody who has packed or bargained: any that what is known of them allows."""
        at = owner * len(GOODS)
        for good in range(len(GOODS)):
            offered = sum(count_in(one.gives, good) for one in self.offers if one.maker == owner)
            self.held[at + good] = max(self.known[at + good], offered)
            self.packed[at + good] = chance.pick(HIDDEN, list(range(self.held[at + good] - offered + 1)))

    def heuristic(self, seat: int, move: Move) -> int:
        return {CLAIM: 30, PACK: 20, INSPECT: 0, FINGERS: move.noun, BARGAIN + ACCEPT: 5}.get(move.verb, 1)


def new_market(seats: int) -> Market:
    position = Market()
    position.start(seats)
    position.pack()
    return position
