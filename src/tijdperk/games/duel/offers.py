"""What a seat is offered: the moves it may make with their price or gain, and why others are refused."""

from __future__ import annotations

import msgspec

from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.moves import BUILD, DISCARD, WONDER, move_of, noun_of, verb_of
from tijdperk.games.duel.engine.position import TURN, DuelPosition
from tijdperk.games.duel.engine.prices import (
    FIRST_GOODS,
    discount,
    drop_dearest,
    lacking_units,
    owns_chain,
    price,
    to_pay,
)
from tijdperk.games.duel.engine.tables import YELLOW
from tijdperk.games.duel.notation import write_move
from tijdperk.games.duel.reasons import why_not
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.game import Choice


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
        produced={
            tables.resources[kind]: min(tables.need[item][kind], city.makes[kind])
            for kind in tables.need_kinds[item]
            if city.makes[kind]
        },
        chosen=chosen,
        saved=saved,
        chain=False,
    )


def choices(position: Duel, seat: int) -> list[Choice]:
    """R7: every legal move with its price or gain."""
    tables = position.tables
    found = []
    for move in position.legal(seat):
        verb, noun = verb_of(move), noun_of(move)
        detail = None
        if verb == BUILD:
            detail = MoveDetail(price=price_view(position, seat, noun))
        elif verb == WONDER:
            detail = MoveDetail(price=price_view(position, seat, tables.first_wonder + noun))
        elif verb == DISCARD:
            detail = MoveDetail(gain=tables.discard_coins + position.cities[seat].count[YELLOW])
        found.append(Choice(write_move(tables, move), detail))
    return found


def refusals(position: Duel, seat: int) -> list[tuple[str, Refused]]:
    """R17: accessible cards and own wonders that are too dear, with what is missing."""
    if not position.to_move() >> seat & 1 or position.decision_kind(seat) != TURN:
        return []
    tables = position.tables
    city = position.cities[seat]
    wanted = [
        move_of(BUILD, position.cards[slot])
        for slot in position.open
        if to_pay(position, seat, position.cards[slot]) > city.coins
    ]
    wanted += [
        move_of(WONDER, wonder, position.cards[position.open[0]])
        for wonder in city.wonders
        if price(position, seat, tables.first_wonder + wonder) > city.coins
    ]
    return [(write_move(tables, move), why_not(position, seat, move)) for move in wanted]
