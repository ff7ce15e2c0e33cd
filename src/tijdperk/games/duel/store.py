"""A position as plain data, and back: what a stored game is made of."""

from __future__ import annotations

from typing import Any

import msgspec

from tijdperk.games.duel.engine.box import Box
from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.position import DECISIONS, City, empty_position, new_city
from tijdperk.games.duel.engine.prices import GOODS, RAW, set_rates
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.position import frame_kind


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


def plain(value: Any) -> Any:
    return list(value) if isinstance(value, list) else value


def store(position: Duel) -> dict[str, Any]:
    """Plain data for JSON; prices are left out, they follow from the rest."""
    data = {name: plain(getattr(position, name)) for name in DUEL_FIELDS}
    data["cities"] = [{name: plain(getattr(city, name)) for name in CITY_FIELDS} for city in position.cities]
    return data


def restore(data: Any, box: Box) -> Duel:
    """The position that was stored; BadInput when the data is damaged."""
    try:
        stored = msgspec.convert(data, type=StoredDuel)
    except msgspec.ValidationError as error:
        raise BadInput("position-damaged", problem=str(error)) from None
    check(stored, box)
    position = Duel()
    empty_position(position, box)
    for name in DUEL_FIELDS:
        setattr(position, name, getattr(stored, name))
    position.cities = [restore_city(city, box) for city in stored.cities]
    set_rates(position, 0, RAW | GOODS)
    set_rates(position, 1, RAW | GOODS)
    return position


def restore_city(stored: StoredCity, box: Box) -> City:
    city = new_city(box)
    for name in CITY_FIELDS:
        setattr(city, name, getattr(stored, name))
    return city


def check(stored: StoredDuel, box: Box) -> None:
    """Every number names something in the box, and every list has its size."""
    cards, wonders, tokens = range(len(box.cards)), range(len(box.wonders)), range(len(box.tokens))
    sizes = [
        ("cities", len(stored.cities), 2),
        ("cards", len(stored.cards), box.slots),
        ("bids", len(stored.bids), 2),
    ]
    sizes += [("count", len(city.count), 7) for city in stored.cities]
    sizes += [("makes", len(city.makes), len(box.resources)) for city in stored.cities]
    for name, size, wanted in sizes:
        if size != wanted:
            raise BadInput("position-damaged", problem=f"{name} has {size} entries, not {wanted}")
    within = [
        ("cards", stored.cards, range(-3, len(box.cards))),
        ("open", stored.open, range(box.slots)),
        ("unseen", stored.unseen, cards),
        ("discarded", stored.discarded, cards),
        ("unseen_guilds", stored.unseen_guilds, cards),
        ("board", stored.board, range(-1, len(box.tokens))),
        ("boxed", stored.boxed, tokens),
        ("drawn", stored.drawn, tokens),
        ("offer", stored.offer, wonders),
        ("undealt", stored.undealt, wonders),
        ("ages", [stored.age], range(4)),
        ("active", [stored.active], range(2)),
        ("frames", stored.frames, range(1 << 24)),
        ("decisions", [frame_kind(packed) for packed in stored.frames], range(len(DECISIONS))),
        ("pawn", [stored.pawn], range(-box.capital, box.capital + 1)),
    ]
    for city in stored.cities:
        within += [
            ("built", city.built, cards),
            ("under", city.under, cards),
            ("tokens", city.tokens, tokens),
        ]
        within += [("wonders", city.wonders, wonders), ("raised", city.raised, wonders)]
    for name, values, allowed in within:
        for value in values:
            if value not in allowed:
                raise BadInput("position-damaged", problem=f"{name} has {value}")
