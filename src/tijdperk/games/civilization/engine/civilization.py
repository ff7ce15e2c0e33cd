"""The face of the game: a position that answers what the kernel asks of every game."""

from typing import Final

from tijdperk.games.civilization.engine.battle import picking_moves, set_pick
from tijdperk.games.civilization.engine.bot import candidates, heuristic, weighed
from tijdperk.games.civilization.engine.claims import forget_claims
from tijdperk.games.civilization.engine.evaluation import evaluate
from tijdperk.games.civilization.engine.features import features, summary, value_phase
from tijdperk.games.civilization.engine.leanings import style_of
from tijdperk.games.civilization.engine.moves import free_moves, is_free_move, legal_moves
from tijdperk.games.civilization.engine.playouts import any_move
from tijdperk.games.civilization.engine.position import (
    HIDDEN,
    PICKING,
    CivilizationPosition,
    copy_fields,
)
from tijdperk.games.civilization.engine.rules import is_private, play
from tijdperk.games.civilization.engine.setup import set_up
from tijdperk.games.civilization.engine.tables import Tables
from tijdperk.games.civilization.engine.trading import (
    accept_refusal,
    goods_of,
    hand_over,
    has,
    lots,
    trade_refusal,
)
from tijdperk.games.civilization.engine.turns import proceed
from tijdperk.games.civilization.engine.verbs import BARGAIN, CLAIM
from tijdperk.kernel.chance import Chance, Sampled
from tijdperk.kernel.features import Layout
from tijdperk.kernel.interaction import Offer
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import ALL, Event, shares
from tijdperk.kernel.windows import forget_orders

# Places that can be hidden: each seat's pick of this round, its claims, its draft and its standing orders.
PICKED: Final = 0
CLAIMED: Final = 1
DRAFTED: Final = 2
ORDERED: Final = 3


class Civilization(CivilizationPosition):
    """A game of Civilization in progress."""

    def legal(self, seat: int) -> list[Move]:
        frame = self.frame
        if frame is None or seat < 0 or not frame.seats >> seat & 1:
            return []
        return legal_moves(self, seat, self.frame_of(seat).kind)

    def any_move(self, seat: int, chance: Sampled) -> Move:
        return any_move(self, seat, self.frame_of(seat).kind, chance)

    def free(self, seat: int) -> list[Move]:
        return free_moves(self, seat)

    def is_free(self, seat: int, move: Move) -> bool:
        return is_free_move(self, seat, move)

    def candidates(self, seat: int) -> list[Move]:
        return candidates(self, seat)

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        play(self, seat, move, chance)

    def clone(self) -> "Civilization":
        other = Civilization()
        copy_fields(self, other)
        return other

    def returns(self) -> list[float]:
        return shares(self.winners, self.seats)

    def heuristic(self, seat: int, move: Move) -> int:
        return heuristic(self, seat, move)

    def weighed(self, seat: int) -> tuple[list[Move], list[int]]:
        choices = weighed(self, seat)
        return choices.moves, choices.values

    def features(self, seat: int, at: list[int], of: list[int]) -> None:
        features(self, seat, at, of)

    def summary(self, seat: int, at: list[int], of: list[int]) -> None:
        summary(self, seat, at, of)

    def layout(self) -> Layout:
        return self.tables.layouts[self.seats]

    def value_phase(self) -> int:
        return value_phase(self)

    def style(self, move: Move) -> int:
        return style_of(move)

    def progress(self) -> int:
        """Phases so far: what a move is worth shows when the seats have moved on."""
        return self.turn

    def horizon(self, seat: int) -> int:
        """A choice is judged at the end of the next turn."""
        return self.turn + 1

    def evaluate(self) -> list[float]:
        return self.returns() if self.frame is None else evaluate(self)

    # -- what is secret (G-108)

    def audience(self, seat: int, move: Move) -> int:
        """Some free moves are heard by nobody else; other free moves by all, also while picks are secret."""
        if is_private(move.verb):
            return 1 << seat
        return ALL if move.verb >= CLAIM else super().audience(seat, move)

    def hidden(self, seat: int) -> list[int]:
        """Others' picks of this round, their claims, drafts and standing orders."""
        places: list[int] = []
        if self.frame is None:
            return places
        for other in range(self.seats):
            if other != seat:
                if self.has_picked(other):
                    places.append(4 * other + PICKED)
                if self.has_claimed(other):
                    places.append(4 * other + CLAIMED)
                places += [4 * other + DRAFTED, 4 * other + ORDERED]
        return places

    def has_claimed(self, seat: int) -> bool:
        """Does a claim of the seat wait to be settled?"""
        for claimants in self.claims:
            if claimants >> seat & 1:
                return True
        return False

    def has_picked(self, seat: int) -> bool:
        """Has a leader picked in secret while the other has not?"""
        frame = self.frame
        return (
            frame is not None
            and frame.kind == PICKING
            and frame.secret
            and seat in self.leaders
            and frame.b >> seat & 1 != 0
            and not frame.seats >> seat & 1
        )

    def determinize(self, seat: int, chance: Chance) -> "Civilization":
        other = self.clone()
        if self.frame is None:
            return other
        forget_orders(other, seat)
        drafts: list[Offer | None] = [None] * self.seats
        if seat >= 0:
            drafts[seat] = self.drafts[seat]
        other.drafts = drafts
        forget_claims(other, seat)
        for side, leader in enumerate(self.leaders):
            if leader != seat and self.has_picked(leader):
                moves = picking_moves(self, side)
                set_pick(other, side, moves[chance.pick(HIDDEN, list(range(len(moves))))])
        return other

    # -- what bargaining asks (kernel/deals.py)

    def has(self, seat: int, good: int) -> int:
        return has(self, seat, good)

    def goods_of(self, seat: int) -> list[int]:
        return goods_of(self, seat)

    def wantable(self, seat: int, partner: int) -> list[int]:
        return goods_of(self, partner)

    def lots(self, good: int) -> list[int]:
        return lots(good)

    def most_wanted(self, partner: int, good: int) -> int:
        return has(self, partner, good)

    def most_offers(self) -> int:
        return self.tables.offers

    def first_deal_verb(self) -> int:
        return BARGAIN

    def deal_refusal(self, seat: int, partner: int) -> int:
        return trade_refusal(self, seat, partner)

    def accept_refusal(self, offer: Offer) -> int:
        return accept_refusal(self, offer)

    def hand_over(self, giver: int, taker: int, goods: list[int]) -> None:
        hand_over(self, giver, taker, goods)


def new_civilization(tables: Tables, seats: int, options: dict[str, bool], length: int) -> Civilization:
    """A game before anything is rolled; options by the names of the position's fields."""
    position = Civilization()
    position.start(tables, seats)
    position.advanced = options["advanced"]
    position.length = length
    position.air_on_battleships = options["air_on_battleships"]
    position.printed_milestones = options["printed_milestones"]
    position.forced_carriers = options["forced_carriers"]
    position.ship_for_owner = options["ship_for_owner"]
    position.holder_produces = options["holder_produces"]
    position.dealt_bonus = options["dealt_bonus"]
    position.late_gifts = options["late_gifts"]
    position.more_resources = options["more_resources"]
    return position


def begin(position: Civilization, chance: Chance, listen: bool) -> None:
    """The first rolls, up to the first decision."""
    if listen:
        heard: list[Event] = []
        position.listener = heard
    set_up(position, chance)
    proceed(position, chance)
