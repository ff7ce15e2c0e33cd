"""A position as plain data, and back: what a stored game is made of."""

from __future__ import annotations

from typing import Any

import msgspec

from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.position import DECISIONS, City, empty_position, new_city
from tijdperk.games.duel.engine.prices import GOODS, RAW, set_rates
from tijdperk.games.duel.engine.tables import Tables
from tijdperk.kernel.position import frame_kind
from tijdperk.kernel.storing import expect_size, expect_within, fill, pack, unpack


class StoredCity(msgspec.Struct, forbid_unknown_fields=True):
    coins: int
    built: list[int]
    count: list[int]
    chains: int
    science: int
    raw_choices: int
    goods_choices: int
    fixed: int
    eased: bool
    wonders: list[int]
    raised: list[int]
    under: list[int]
    tokens: list[int]
    makes: list[int]
    wonder_discount: int
    blue_discount: int
    takes_trade: int
    red_shields: int
    extra_turn: int
    chain_gain: int


class StoredDuel(msgspec.Struct, forbid_unknown_fields=True):
    frames: list[int]
    book_begins: bool
    drafting: bool
    cities: list[StoredCity]
    first: int
    age: int
    cards: list[int]
    left: int
    open: list[int]
    taken: int
    again: bool
    active: int
    unseen: list[int]
    discarded: list[int]
    pawn: int
    loot: int
    draft_step: int
    ending: int
    winner: int
    unseen_guilds: list[int]
    board: list[int]
    boxed: list[int]
    drawn: list[int]
    offer: list[int]
    undealt: list[int]
    bids: list[int]


CITY_FIELDS = StoredCity.__struct_fields__
DUEL_FIELDS = tuple(name for name in StoredDuel.__struct_fields__ if name != "cities")


def store(position: Duel) -> dict[str, Any]:
    """Plain data for JSON; prices are left out, they follow from the rest."""
    data = pack(position, DUEL_FIELDS)
    data["cities"] = [pack(city, CITY_FIELDS) for city in position.cities]
    return data


def restore(data: Any, tables: Tables) -> Duel:
    """The position that was stored; BadInput when the data is damaged."""
    stored = unpack(data, StoredDuel)
    check(stored, tables)
    position = Duel()
    empty_position(position, tables)
    fill(position, stored, DUEL_FIELDS)
    position.cities = [restore_city(city, tables) for city in stored.cities]
    set_rates(position, 0, RAW | GOODS)
    set_rates(position, 1, RAW | GOODS)
    return position


def restore_city(stored: StoredCity, tables: Tables) -> City:
    city = new_city(tables)
    fill(city, stored, CITY_FIELDS)
    return city


def check(stored: StoredDuel, tables: Tables) -> None:
    """Every number names something in the box, and every list has its size."""
    cards, wonders, tokens = range(len(tables.cards)), range(len(tables.wonders)), range(len(tables.tokens))
    expect_size("cities", stored.cities, 2)
    expect_size("cards", stored.cards, tables.slots)
    expect_size("bids", stored.bids, 2)
    expect_within("cards", stored.cards, range(-3, len(tables.cards)))
    expect_within("open", stored.open, range(tables.slots))
    expect_within("unseen", stored.unseen, cards)
    expect_within("discarded", stored.discarded, cards)
    expect_within("unseen_guilds", stored.unseen_guilds, cards)
    expect_within("board", stored.board, range(-1, len(tables.tokens)))
    expect_within("boxed", stored.boxed, tokens)
    expect_within("drawn", stored.drawn, tokens)
    expect_within("offer", stored.offer, wonders)
    expect_within("undealt", stored.undealt, wonders)
    expect_within("ages", [stored.age], range(4))
    expect_within("active", [stored.active], range(2))
    expect_within("frames", stored.frames, range(1 << 24))
    expect_within("decisions", map(frame_kind, stored.frames), range(len(DECISIONS)))
    expect_within("pawn", [stored.pawn], range(-tables.capital, tables.capital + 1))
    for city in stored.cities:
        expect_size("count", city.count, 7)
        expect_size("makes", city.makes, len(tables.resources))
        expect_within("built", city.built, cards)
        expect_within("under", city.under, cards)
        expect_within("tokens", city.tokens, tokens)
        expect_within("wonders", city.wonders, wonders)
        expect_within("raised", city.raised, wonders)
