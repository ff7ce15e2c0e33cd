"""The market as a game: what everything outside its folder knows of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
from rich.text import Text

from tests.market import position as market
from tests.market.position import GOODS, Market, new_market
from tijdperk.drawing import Scene
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.content import Names
from tijdperk.kernel.deals import DEAL_REASONS, count_names, offer_names
from tijdperk.kernel.game import Choice, Game, Option, Tally, of_position, overrides
from tijdperk.kernel.interaction import MAX_OFFERS
from tijdperk.kernel.moves import Move
from tijdperk.kernel.notation import seat_names
from tijdperk.kernel.position import Position
from tijdperk.kernel.storing import (
    restore_frames,
    restore_interaction,
    store_frames,
    store_interaction,
)
from tijdperk.kernel.windows import ORDERS

FIELDS = ("held", "known", "packed", "points", "banners", "fingers", "round", "bids", "inspected")


class OfferView(msgspec.Struct, frozen=True):
    number: int
    maker: int
    partner: int
    gives: list[int]
    wants: list[int]


class MarketView(msgspec.Struct, frozen=True):
    viewer: int
    to_move: dict[int, str]
    known: list[int]
    points: list[int]
    banners: list[int]
    round: int
    goods: list[int] | None  # the viewer's own
    packed: list[int] | None
    offers: list[OfferView]  # those that concern the viewer
    draft: OfferView | None
    orders: list[int]


def view(position: Market, viewer: int) -> MarketView:
    seated = viewer >= 0
    mine = slice(viewer * len(GOODS), (viewer + 1) * len(GOODS))
    draft = position.drafts[viewer] if seated else None
    asked = [seat for seat in range(position.seats) if position.to_move() >> seat & 1]
    return MarketView(
        viewer=viewer,
        to_move={seat: market.DECISIONS[position.top_kind()] for seat in asked},
        known=list(position.known),
        points=list(position.points),
        banners=list(position.banners),
        round=position.round,
        goods=position.goods(viewer) if seated else None,
        packed=position.packed[mine] if seated else None,
        offers=[offer_view(offer) for offer in position.offers if viewer in (offer.maker, offer.partner)],
        draft=offer_view(draft) if draft else None,
        orders=list(position.orders[viewer]) if seated else [],
    )


def offer_view(offer: Any) -> OfferView:
    return OfferView(offer.number, offer.maker, offer.partner, offer.gives, offer.wants)


class MarketScene(Scene):
    def table(self, position: Position, viewer: int, width: int) -> Text:
        shown = view(cast(Market, position), viewer)
        return Text(f"{self.texts.say('label-round', round=shown.round)} {shown.known} {shown.goods}")

    def choice(self, position: Position, seat: int, choice: Choice) -> str:
        return choice.move

    def score(self, position: Position, names: Sequence[str]) -> Text:
        return Text(str(cast(Market, position).points))


class MarketTally(Tally):
    def __init__(self) -> None:
        self.points = 0

    def add(self, position: Position) -> None:
        self.points += sum(cast(Market, position).points)

    def merge(self, other: Any) -> None:
        self.points += other.points

    def report(self) -> dict[str, Any]:
        return {"points": self.points}


class About(msgspec.Struct):
    name: Names


class MarketContent(msgspec.Struct):
    game: About


class MarketGame(Game):
    id = "market"
    rules_version = 1
    min_seats = 3
    max_seats = 3
    options = (Option("pace", ("slow",), "M1"),)
    decisions = market.DECISIONS
    decision_rules = ("M1", "M3", "M5")
    verbs = market.VERBS
    closing = ""
    reasons = {
        market.NOTHING_LEFT: ("nothing-left", "M1"),
        market.INSPECTED: ("inspected", "M3"),
        market.CANNOT_BRIBE: ("cannot-bribe", "M3"),
        market.BANNER_GONE: ("banner-gone", "M4"),
        market.TOO_FEW: ("too-few", "M4"),
        market.SAME_ORDER: ("same-order", "M3"),
        market.NOT_TRADING: ("not-trading", "M2"),
        **{reason: (key, "M2") for reason, key in DEAL_REASONS.items()},
    }
    draws = market.DRAWS
    events = market.EVENTS
    event_args = market.ARGS
    seat_args = ("partner",)
    records = {}
    folder = Path(__file__).parent
    scene = MarketScene
    tally = MarketTally
    fingerprint = ""

    view = of_position(view)

    def __init__(self, file: Path | None = None) -> None:
        self.content = MarketContent(About(Names(en="Market", nl="Markt")))
        self.names = {"good": GOODS, "lost": GOODS}
        self.nouns = {
            "GOOD": GOODS,
            "SEAT": seat_names(3),
            "COUNT": count_names(3),
            "OFFER": offer_names(MAX_OFFERS),
            "WINDOW": ["inspection"],
            "SUBJECT": ["any"],
            "ORDER": ORDERS,
        }

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        position = new_market(seats)
        if listen:
            position.listener = []
        return position

    def refusal(self, position: Position, /, seat: int, move: Move) -> int:
        return refusal(cast(Market, position), seat, move)

    def words(self, language: str) -> dict[str, str]:
        return super().words(language) | {f"good-{good}": good for good in GOODS}

    def store(self, position: Position, /) -> Any:
        mine = cast(Market, position)
        plain = {name: getattr(mine, name) for name in FIELDS}
        copied = {name: list(value) if isinstance(value, list) else value for name, value in plain.items()}
        return copied | {
            "seats": mine.seats,
            "asked": store_frames(mine),
            "talk": store_interaction(mine),
        }

    def restore(self, data: Any) -> Position:
        position = Market()
        position.start(data["seats"])
        for name in FIELDS:
            setattr(position, name, data[name])
        restore_frames(position, data["asked"], len(market.DECISIONS), position.seats)
        restore_interaction(position, data["talk"], len(GOODS))
        return position


def refusal(position: Market, seat: int, move: Move) -> int:
    """Why a move is refused: by the rule of its verb, or because it is not the time for it."""
    from tijdperk.kernel.deals import deal_refusal

    if move.verb >= market.BARGAIN:
        if position.top_kind() != market.PACKING:
            return market.NOT_TRADING
        return deal_refusal(position, seat, move.verb - market.BARGAIN, move.noun, move.second)
    if move.verb == market.ORDER:
        return market.SAME_ORDER if position.top_kind() == market.PACKING else market.NOT_TRADING
    reason = position.refusal(seat, move)
    return reason or market.NOTHING_LEFT


MARKET = MarketGame()


@contextmanager
def market_open() -> Iterator[None]:
    """As long as it lasts, the market is a game like any other."""
    overrides[MARKET.id] = MARKET
    try:
        yield
    finally:
        del overrides[MARKET.id]
