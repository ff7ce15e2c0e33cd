"""Positions of games in which seats bargain, act out of turn and interrupt each other.

`kernel/deals.py` has the bargaining, `kernel/windows.py` the interrupts; here is what both keep in a
position, and what they ask of a game.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from tijdperk.kernel.moves import LEGAL
from tijdperk.kernel.position import Position, Shared, SharedLists

MAX_OFFERS: Final = 20  # of a seat in one phase, where a game does not say otherwise
MAX_WANTED: Final = 20  # of a good in one offer, likewise
ONE: Final[list[int]] = [1]


class Offer:
    """What one seat offers another. Never edited.

    What it gives and wants are pairs of numbers in one list, in the order of the goods: good, count, good,
    count. To change an offer is to make another one, with another number: a late `accept 12` cannot hit other
    terms.
    """

    def __init__(self, number: int, maker: int, partner: int, gives: Shared, wants: Shared) -> None:
        self.number = number
        self.maker = maker
        self.partner = partner
        self.gives = gives
        self.wants = wants


@mypyc_attr(allow_interpreted_subclasses=True)
class InteractivePosition(Position):
    """A position with offers between seats and standing orders. All lists are replaced, never edited."""

    seats: int
    offers: list[Offer]  # open ones, in the order they were made
    drafts: list[Offer | None]  # by seat: the offer it is putting together
    offered: Shared  # by seat: offers made in this phase
    orders: SharedLists  # by seat: its standing orders, three numbers each: window, subject, order

    def start_interaction(self, seats: int) -> None:
        self.seats = seats
        self.offers = []
        self.drafts = [None] * seats
        self.offered = [0] * seats
        self.orders = [[] for _ in range(seats)]

    def copy_interaction(self, other: "InteractivePosition") -> None:
        other.seats = self.seats
        other.offers = self.offers
        other.drafts = self.drafts
        other.offered = self.offered
        other.orders = self.orders

    # -- what a game that bargains answers

    def first_deal_verb(self) -> int:
        """The number of the first verb of bargaining (`deal_verbs`)."""
        raise NotImplementedError

    def has(self, seat: int, good: int) -> int:
        """How much a seat has of a good that can change hands."""
        raise NotImplementedError

    def goods_of(self, seat: int) -> list[int]:
        """The goods a seat has some of, in order."""
        raise NotImplementedError

    def wantable(self, seat: int, partner: int) -> list[int]:
        """The goods a seat may ask its partner for, in order."""
        raise NotImplementedError

    def most_wanted(self, partner: int, good: int) -> int:
        """How much of a good an offer may ask a partner for."""
        return MAX_WANTED

    def lots(self, good: int) -> list[int]:
        """The counts in which a good is added to an offer, the smallest first."""
        return ONE

    def most_offers(self) -> int:
        """How many offers a seat may make in one phase."""
        return MAX_OFFERS

    def deal_refusal(self, seat: int, partner: int) -> int:
        """Why the two cannot bargain now, as a reason of the game, or LEGAL."""
        raise NotImplementedError

    def accept_refusal(self, offer: Offer) -> int:
        """Why an offer cannot be accepted, though the goods are there, or LEGAL."""
        return LEGAL

    def hand_over(self, giver: int, taker: int, goods: list[int]) -> None:
        """Goods change hands: pairs of good and count."""
        raise NotImplementedError

    def reopen(self, seat: int) -> None:
        """Somebody made an offer to a seat that was done: it has to answer."""
        self.unresolve(seat)
