"""What a viewer may know of a game of 7 Wonders Duel, as a typed message.

A view is built by naming what may be known. Face-down cards need no hiding: they have no identity yet.
"""

from __future__ import annotations

import msgspec

from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.position import (
    CIVILIAN,
    DECISIONS,
    DOWN,
    EMPTY,
    ENDINGS,
    GONE,
    GUILD_DOWN,
    NO_BID,
    PLAYING,
    SHARED,
    TIE_BREAK,
    City,
    DuelPosition,
)
from tijdperk.games.duel.engine.scoring import CATEGORIES, sheet
from tijdperk.games.duel.engine.tables import UNKNOWN, YELLOW, Tables
from tijdperk.kernel.game import Result, members
from tijdperk.kernel.position import NOBODY


class SlotView(msgspec.Struct, frozen=True):
    """A place in the structure: a card one sees, or only its back, or neither when it is gone."""

    slot: int
    row: int
    column: int
    card: str | None
    back: str | None  # "age" or "guild" while it lies face down
    open: bool


class WonderView(msgspec.Struct, frozen=True):
    wonder: str
    built: bool
    under: str | None  # the card that was used for it


class CityView(msgspec.Struct, frozen=True):
    coins: int
    built: list[str]
    wonders: list[WonderView]
    tokens: list[str]
    makes: dict[str, int]
    rates: dict[str, int]  # what one unit costs from the bank
    fixed: list[str]  # resources whose rate is fixed
    raw_choices: int
    goods_choices: int
    science: list[str]
    pairs: list[str]
    chains: list[str]
    discard_income: int
    points: dict[str, int]


class ResultView(msgspec.Struct, frozen=True):
    ending: str
    winner: int | None


class DuelView(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    viewer: int
    age: int
    first: int | None
    active: int
    to_move: dict[int, str]  # seat: kind of decision
    structure: list[SlotView]
    left: int
    cities: list[CityView]
    pawn: int
    loot: list[list[int]]  # by loser: coins of the military tokens left
    board: list[str | None]
    boxed: list[str]
    drawn: list[str] | None  # the Great Library's tokens, for its builder alone
    offer: list[str]
    discarded: list[str]
    bids: list[int | None] | None  # one's own bid, or both when they are open; None when nobody bids
    sealed: list[bool]
    result: ResultView | None


def draw_view(position: Duel, viewer: int) -> DuelView:
    tables = position.tables
    hidden = position.hidden(viewer)
    known = position.drawn and not any(place >= 2 for place in hidden)
    bids_open = position.first != UNKNOWN
    bids = [
        bid if bid != NO_BID and (bids_open or seat == viewer) else None
        for seat, bid in enumerate(position.bids)
    ]
    return DuelView(
        viewer=viewer,
        age=position.age,
        first=None if position.first == UNKNOWN else position.first,
        active=position.active,
        to_move={
            seat: DECISIONS[position.decision_kind(seat)] for seat in members(range(2), position.to_move())
        },
        structure=structure_view(position),
        left=position.left,
        cities=[city_view(position, seat) for seat in range(2)],
        pawn=position.pawn,
        loot=[members(tables.loot, position.loot >> 2 * loser) for loser in range(2)],
        board=[None if token == EMPTY else tables.tokens[token] for token in position.board],
        boxed=sorted(tables.tokens[token] for token in position.boxed + position.drawn),
        drawn=[tables.tokens[token] for token in position.drawn] if known else None,
        offer=[tables.wonders[wonder] for wonder in position.offer],
        discarded=[tables.cards[card] for card in position.discarded],
        bids=bids if any(bid is not None for bid in bids) else None,
        sealed=[bid != NO_BID and not bids_open for bid in position.bids],
        result=None
        if position.ending == PLAYING
        else ResultView(ENDINGS[position.ending], None if position.winner == NOBODY else position.winner),
    )


def seen_as(position: Duel, viewer: int) -> int:
    """Only bids, until they are open, and the tokens of the Great Library are known to some alone."""
    return viewer if position.drawn or position.first == UNKNOWN else NOBODY


def structure_view(position: DuelPosition) -> list[SlotView]:
    if position.age == 0:
        return []
    backs = {DOWN: "age", GUILD_DOWN: "guild"}
    return [
        SlotView(
            slot=slot,
            row=position.tables.place[position.age][slot][0],
            column=position.tables.place[position.age][slot][1],
            card=position.tables.cards[card] if card > GONE else None,
            back=backs.get(card),
            open=slot in position.open,
        )
        for slot, card in enumerate(position.cards)
    ]


def city_view(position: DuelPosition, seat: int) -> CityView:
    tables = position.tables
    city = position.cities[seat]
    symbols = [tables.science[card] for card in city.built if tables.science[card]]
    pairs = sum(symbol for symbol in set(symbols) if symbols.count(symbol) > 1)
    return CityView(
        coins=city.coins,
        built=[tables.cards[card] for card in city.built],
        wonders=wonder_views(tables, city),
        tokens=[tables.tokens[token] for token in city.tokens],
        makes=dict(zip(tables.resources, city.makes, strict=True)),
        rates=dict(zip(tables.resources, city.rates, strict=True)),
        fixed=members(tables.resources, city.fixed),
        raw_choices=city.raw_choices,
        goods_choices=city.goods_choices,
        science=members(tables.sciences, city.science),
        pairs=members(tables.sciences, pairs),
        chains=members(tables.chains, city.chains),
        discard_income=tables.discard_coins + city.count[YELLOW],
        points=dict(zip(CATEGORIES, sheet(position, seat), strict=True)),
    )


def wonder_views(tables: Tables, city: City) -> list[WonderView]:
    built = [
        WonderView(tables.wonders[wonder], True, tables.cards[card])
        for wonder, card in zip(city.raised, city.under, strict=True)
    ]
    return built + [WonderView(tables.wonders[wonder], False, None) for wonder in city.wonders]


def result(position: Duel) -> Result:
    """R64, R65: points are counted only where nobody won before the end of age III."""
    winners = [0, 1] if position.winner == NOBODY else [position.winner]
    counted = position.ending in (CIVILIAN, TIE_BREAK, SHARED)
    points = [sum(sheet(position, seat)) for seat in range(2)] if counted else []
    return Result(ENDINGS[position.ending], winners, points)
