"""Positions of games in which seats bargain, act out of turn and interrupt each other.

`kernel/deals.py` has the bargaining, `kernel/windows.py` the interrupts; here is what both keep in a
position, and what they ask of a game.
"""

from mypy_extensions import mypyc_attr

from tijdperk.kernel.moves import LEGAL
from tijdperk.kernel.position import Position, Shared, SharedLists


class Offer:
    """What one seat offers another: how much of each good it gives, and how much it wants. Never edited.

    To change an offer is to make another one, with another number: a late `accept 12` cannot hit other terms.
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

    def goods(self, seat: int) -> list[int]:
        """How much a seat has of each good that can change hands."""
        raise NotImplementedError

    def deal_refusal(self, seat: int, partner: int) -> int:
        """Why the two cannot bargain now, as a reason of the game, or LEGAL."""
        raise NotImplementedError

    def accept_refusal(self, offer: Offer) -> int:
        """Why an offer cannot be accepted, though the goods are there, or LEGAL."""
        return LEGAL

    def hand_over(self, giver: int, taker: int, goods: list[int]) -> None:
        """So much of each good changes hands."""
        raise NotImplementedError

    def reopen(self, seat: int) -> None:
        """Somebody made an offer to a seat that was done: it has to answer."""
        self.unresolve(seat)
