"""A position as plain data, and back: what a stored game is made of."""

from __future__ import annotations

from typing import Any

from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.position import DECISIONS, FIELDS, City, new_city
from tijdperk.games.duel.engine.prices import GOODS, RAW, set_rates
from tijdperk.games.duel.engine.tables import Tables
from tijdperk.kernel.storing import Shape, expect_size, expect_within, restore_frames, store_frames

CITY = Shape("StoredCity", FIELDS["City"], derived=("rates", "prices"))
DUEL = Shape("StoredDuel", FIELDS["DuelPosition"], extra={"cities": CITY.several, "asked": Any})


def store(position: Duel) -> dict[str, Any]:
    """Plain data for JSON; prices are left out, they follow from the rest."""
    cities = [CITY.pack(city) for city in position.cities]
    return {**DUEL.pack(position), "cities": cities, "asked": store_frames(position)}


def restore(data: Any, tables: Tables) -> Duel:
    """The position that was stored; BadInput when the data is damaged."""
    stored = DUEL.unpack(data)
    check(stored, tables)
    position = Duel()
    position.start(tables)
    DUEL.fill(position, stored)
    restore_frames(position, stored.asked, len(DECISIONS), 2)
    position.cities = [restore_city(city, tables) for city in stored.cities]
    set_rates(position, 0, RAW | GOODS)
    set_rates(position, 1, RAW | GOODS)
    return position


def restore_city(stored: Any, tables: Tables) -> City:
    city = new_city(tables)
    CITY.fill(city, stored)
    return city


def check(stored: Any, tables: Tables) -> None:
    """Every number names something in the tables, and every list has its size."""
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
    expect_within("pawn", [stored.pawn], range(-tables.capital, tables.capital + 1))
    for city in stored.cities:
        expect_size("count", city.count, 7)
        expect_size("makes", city.makes, len(tables.resources))
        expect_within("built", city.built, cards)
        expect_within("under", city.under, cards)
        expect_within("tokens", city.tokens, tokens)
        expect_within("wonders", city.wonders, wonders)
        expect_within("raised", city.raised, wonders)
