"""What a seat is offered: the moves it may make with their price or gain, and why others are refused."""

from __future__ import annotations

import msgspec

from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.moves import BUILD, DISCARD, WONDER, build_refusal, wonder_refusal
from tijdperk.games.duel.engine.position import TURN, DuelPosition
from tijdperk.games.duel.engine.prices import (
    FIRST_GOODS,
    discount,
    drop_dearest,
    lacking_units,
    owns_chain,
    price,
)
from tijdperk.games.duel.engine.tables import YELLOW
from tijdperk.kernel.moves import LEGAL, Move


class Bought(msgspec.Struct, frozen=True):
    """A line of a price: so many units of a resource at so much each."""

    resource: str
    units: int
    each: int


class PriceView(msgspec.Struct, frozen=True):
    """How a price comes about."""

    total: int
    coins: int  # printed coin cost
    bought: list[Bought]  # units bought, dearest first
    produced: dict[str, int]  # what the own cards give
    chosen: int  # units that sources of choice give
    saved: int  # units that Masonry or Architecture take off
    chain: bool  # free by a chain


class MoveDetail(msgspec.Struct, frozen=True):
    """What a move costs or brings, and what it lays open."""

    price: PriceView | None = None
    gain: int = 0


def price_view(position: DuelPosition, seat: int, item: int) -> PriceView:
    """R17-R28: the price of a card or wonder, and how it comes about."""
    tables = position.tables
    city = position.cities[seat]
    chain = item < tables.first_wonder and owns_chain(position, seat, item)
    if chain:
        return PriceView(0, 0, [], {}, 0, 0, True)
    lack = lacking_units(tables, city, item)
    produced = {
        tables.resources[kind]: min(tables.need[item][kind], city.makes[kind])
        for kind in tables.need_kinds[item]
        if city.makes[kind]
    }
    if not any(lack):
        return PriceView(price(position, seat, item), tables.coins[item], [], produced, 0, 0, False)
    raw, goods = sum(lack[:FIRST_GOODS]), sum(lack[FIRST_GOODS:])
    drop_dearest(lack, city.rates, 0, FIRST_GOODS, city.raw_choices)
    drop_dearest(lack, city.rates, FIRST_GOODS, len(lack), city.goods_choices)
    chosen = raw + goods - sum(lack)
    drop_dearest(lack, city.rates, 0, len(lack), discount(tables, city, item))
    saved = raw + goods - chosen - sum(lack)
    dear = sorted(
        (kind for kind in tables.need_kinds[item] if lack[kind]), key=lambda kind: -city.rates[kind]
    )
    return PriceView(
        total=price(position, seat, item),
        coins=tables.coins[item],
        bought=[Bought(tables.resources[kind], lack[kind], city.rates[kind]) for kind in dear],
        produced=produced,
        chosen=chosen,
        saved=saved,
        chain=False,
    )


def detail(position: Duel, seat: int, move: Move) -> MoveDetail | None:
    """R7: a legal move's price or gain."""
    tables = position.tables
    if move.verb == BUILD:
        return MoveDetail(price=price_view(position, seat, move.noun))
    if move.verb == WONDER:
        return MoveDetail(price=price_view(position, seat, tables.first_wonder + move.noun))
    if move.verb == DISCARD:
        return MoveDetail(gain=tables.discard_coins + position.cities[seat].count[YELLOW])
    return None


def details(position: Duel, seat: int, moves: list[Move]) -> list[msgspec.Struct | None]:
    """The same for all of these. A wonder costs the same with any card under it, and any card brings the same
    when it is discarded."""
    found: dict[tuple[int, int], MoveDetail | None] = {}
    for move in moves:
        what = subject(move)
        if what not in found:
            found[what] = detail(position, seat, move)
    return [found[subject(move)] for move in moves]


def subject(move: Move) -> tuple[int, int]:
    """What the detail of a move depends on."""
    return move.verb, 0 if move.verb == DISCARD else move.noun


def wanted(position: Duel, seat: int) -> list[Move]:
    """R17: accessible cards and own wonders that are too dear."""
    if position.decision_kind(seat) != TURN:
        return []
    tables = position.tables
    city = position.cities[seat]
    cards = [position.cards[slot] for slot in position.open]
    moves = [tables.build_moves[card] for card in cards if build_refusal(position, city, card) != LEGAL]
    too_dear = [wonder for wonder in city.wonders if wonder_refusal(position, city, wonder) != LEGAL]
    return moves + [tables.wonder_moves[wonder][cards[0]] for wonder in too_dear]
