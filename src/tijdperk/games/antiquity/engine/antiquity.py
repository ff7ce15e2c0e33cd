"""The face of the game: a position that answers what the kernel asks of every game."""

from tijdperk.games.antiquity.engine.bot import candidates, heuristic, weighed
from tijdperk.games.antiquity.engine.buildings import has_working
from tijdperk.games.antiquity.engine.evaluation import evaluate
from tijdperk.games.antiquity.engine.features import features, summary, value_phase
from tijdperk.games.antiquity.engine.moves import any_move, legal_moves
from tijdperk.games.antiquity.engine.position import (
    BUILDING,
    HIDDEN,
    AntiquityPosition,
    copy_fields,
    copy_realm,
)
from tijdperk.games.antiquity.engine.rules import play
from tijdperk.games.antiquity.engine.setup import set_up
from tijdperk.games.antiquity.engine.tables import GOODS, MARKET, Tables
from tijdperk.games.antiquity.engine.trading import (
    bargain_moves,
    goods_of,
    hand_over,
    market_refusal,
    open_market,
    partner_refusal,
)
from tijdperk.games.antiquity.engine.turns import proceed
from tijdperk.games.antiquity.engine.verbs import BARGAIN, READY
from tijdperk.kernel.chance import Chance, Sampled
from tijdperk.kernel.deals import deal_audience, forget_deals
from tijdperk.kernel.features import Layout
from tijdperk.kernel.interaction import Offer
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import Event, shares

MADE_UP = 20  # moves of a plan that is made up for a seat that is ready


class Antiquity(AntiquityPosition):
    """A game of Antiquity in progress."""

    def legal(self, seat: int) -> list[Move]:
        frame = self.frame
        if frame is None or seat < 0 or not frame.seats >> seat & 1:
            return []
        return legal_moves(self, seat, self.frame_of(seat).kind)

    def any_move(self, seat: int, chance: Sampled) -> Move:
        return any_move(self, seat, self.frame_of(seat).kind, chance)

    def free(self, seat: int) -> list[Move]:
        return bargain_moves(self, seat) if 0 <= seat < self.seats else []

    def candidates(self, seat: int) -> list[Move]:
        return candidates(self, seat)

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        play(self, seat, move, chance)

    def clone(self) -> "Antiquity":
        other = Antiquity()
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

    def progress(self) -> int:
        return self.round

    def horizon(self, seat: int) -> int:
        """A plan is judged three rounds later: what it brings has been harvested and used then."""
        return self.round + 3

    def evaluate(self) -> list[float]:
        return self.returns() if self.frame is None else evaluate(self)

    # -- what is secret (section 4 of the rules: plans, until all are ready)

    def audience(self, seat: int, move: Move) -> int:
        if move.verb >= BARGAIN:
            return deal_audience(self, seat, move.verb - BARGAIN, move.noun)
        return super().audience(seat, move)

    def hidden(self, seat: int) -> list[int]:
        """The plans, drafts and offers of the other seats."""
        if self.phase != BUILDING or self.frame is None:
            return []
        return [other for other in range(self.seats) if other != seat and self.plays(other)]

    def determinize(self, seat: int, chance: Chance) -> "Antiquity":
        """Plans of others are made up: none yet for those who think, any for those who are ready."""
        other = self.clone()
        planners = self.hidden(seat)
        if not planners:
            return other
        forget_deals(other, seat)
        known = [deal for deal in self.deals if seat in (deal[0], deal[1])]
        for planner in planners:
            other.realms[planner] = copy_realm(self.before[planner])
            other.fresh |= 1 << planner
            other.own[planner] = None
        other.deals = []
        for deal in known:
            self.repeat_deal(other, seat, deal)
        other.deals = known
        for offer in other.offers:
            if offer.maker != seat:
                goods = other.own_realm(offer.maker).goods
                for at in range(0, len(offer.gives), 2):
                    goods[offer.gives[at]] = max(goods[offer.gives[at]], offer.gives[at + 1])
                if has_working(self.tables, self.realms[offer.maker], MARKET):
                    open_market(other, offer.maker, self.realms[offer.maker])
        for planner in planners:
            if not self.to_move() >> planner & 1:
                make_up_plan(other, planner, chance)
        return other

    def repeat_deal(self, other: "Antiquity", seat: int, deal: list[int]) -> None:
        """What the seat's partner in a deal has because of it, as far as the seat knows."""
        partner = deal[1] if deal[0] == seat else deal[0]
        goods = other.own_realm(partner).goods
        sign = 1 if deal[1] == partner else -1
        for at in range(2, len(deal), 2):
            goods[deal[at]] = max(0, goods[deal[at]] + sign * deal[at + 1])

    # -- what bargaining asks (kernel/deals.py)

    def has(self, seat: int, good: int) -> int:
        return self.realms[seat].goods[good]

    def goods_of(self, seat: int) -> list[int]:
        return goods_of(self, seat)

    def wantable(self, seat: int, partner: int) -> list[int]:
        """Anything: nobody knows what others have got in this phase."""
        return list(range(len(GOODS)))

    def most_offers(self) -> int:
        return self.tables.offers

    def first_deal_verb(self) -> int:
        return BARGAIN

    def deal_refusal(self, seat: int, partner: int) -> int:
        return partner_refusal(self, partner)

    def accept_refusal(self, offer: Offer) -> int:
        return market_refusal(self, offer)

    def hand_over(self, giver: int, taker: int, goods: list[int]) -> None:
        hand_over(self, giver, taker, goods)


def make_up_plan(position: Antiquity, seat: int, chance: Chance) -> None:
    """What looks best from where the seat began, for a seat that is ready; the frame says so already."""
    made = 0
    while made < MADE_UP or position.own[seat] is not None:
        choices = weighed(position, seat)
        most = max(choices.values)
        best = [index for index in range(len(choices.moves)) if choices.values[index] == most]
        move = choices.moves[best[0] if len(best) == 1 else chance.pick(HIDDEN, best)]
        if move.verb == READY:
            return
        play(position, seat, move, chance)
        made += 1


def new_antiquity(tables: Tables, seats: int, options: dict[str, bool]) -> Antiquity:
    """A game before anything is drawn; options by the names of the position's fields."""
    position = Antiquity()
    position.start(tables, seats)
    position.beginners = options["beginners"]
    position.unlimited_supply = options["unlimited_supply"]
    position.narrow_harbour = options["narrow_harbour"]
    position.limited_inns = options["limited_inns"]
    position.strict_ties = options["strict_ties"]
    position.strict_alchemy = options["strict_alchemy"]
    position.dump_helps = options["dump_helps"]
    return position


def begin(position: Antiquity, chance: Chance, listen: bool) -> None:
    """The land is laid, up to the first decision."""
    if listen:
        heard: list[Event] = []
        position.listener = heard
    set_up(position, chance)
    proceed(position)
