"""A position as plain data, and back: what a stored game is made of."""

from __future__ import annotations

from typing import Any

import msgspec

from tijdperk.games.dice.engine.dice import Dice
from tijdperk.games.dice.engine.position import ACTING, City, empty_position, new_city
from tijdperk.games.dice.engine.tables import MAX_SEATS, Tables
from tijdperk.kernel.position import frame_kind
from tijdperk.kernel.storing import expect_size, expect_within, fill, pack, unpack


class StoredCity(msgspec.Struct, forbid_unknown_fields=True):
    crossed: int
    coins: int
    circled: int
    resources: int
    discount: int
    free: int
    unlocked: int
    bonuses: int
    todo: list[int]
    done: list[int]
    income: list[int]
    written: list[int]
    attacks: list[int]


class StoredDice(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    frames: list[int]
    wonder_completes: bool
    one_barracks: bool
    sheets: list[int]
    before: list[StoredCity]
    plans: list[StoredCity | None]  # None where nothing is planned
    turn: int
    final: bool
    agora_done: bool
    entered: int
    winners: int
    forum: list[int]
    face: list[int]
    quarter: list[int]
    picks: list[int]


CITY_FIELDS = StoredCity.__struct_fields__
APART = ("seats", "before", "plans")
FIELDS = tuple(name for name in StoredDice.__struct_fields__ if name not in APART)


def store(position: Dice) -> dict[str, Any]:
    """Plain data for JSON."""
    data = pack(position, FIELDS)
    data["seats"] = position.seats
    data["before"] = [pack(city, CITY_FIELDS) for city in position.before]
    data["plans"] = [
        None if city is before else pack(city, CITY_FIELDS)
        for city, before in zip(position.cities, position.before, strict=True)
    ]
    return data


def restore(data: Any, tables: Tables) -> Dice:
    """The position that was stored; BadInput when the data is damaged."""
    stored = unpack(data, StoredDice)
    check(stored, tables)
    position = Dice()
    empty_position(position, tables, stored.seats)
    fill(position, stored, FIELDS)
    position.before = [restore_city(city, tables) for city in stored.before]
    position.cities = [
        before if plan is None else restore_city(plan, tables)
        for plan, before in zip(stored.plans, position.before, strict=True)
    ]
    return position


def restore_city(stored: StoredCity, tables: Tables) -> City:
    city = new_city(tables)
    fill(city, stored, CITY_FIELDS)
    return city


def check(stored: StoredDice, tables: Tables) -> None:
    """Every number names something in the box, and every list has its size."""
    expect_within("seats", [stored.seats], range(2, MAX_SEATS + 1))
    for name in ("sheets", "before", "plans"):
        expect_size(name, getattr(stored, name), stored.seats)
    expect_size("face", stored.face, len(tables.dice))
    expect_size("quarter", stored.quarter, len(tables.dice))
    for name, values, allowed in (
        ("sheets", stored.sheets, range(-1, len(tables.cities))),
        ("forum", stored.forum, range(len(tables.dice))),
        ("face", stored.face, range(-1, len(tables.symbols))),
        ("quarter", stored.quarter, range(len(tables.quarters))),
        ("picks", stored.picks, range(64)),
        ("winners", [stored.winners], range(1 << stored.seats)),
        ("entered", [stored.entered], range(256)),
        ("frames", stored.frames, range(1 << 24)),
        ("decisions", map(frame_kind, stored.frames), range(ACTING + 1)),
    ):
        expect_within(name, values, allowed)
    for city in [*stored.before, *filter(None, stored.plans)]:
        expect_size("income", city.income, 8)
        expect_size("written", city.written, len(tables.rows))
        expect_within("crossed", [city.crossed], range(1 << len(tables.fields)))
        expect_within("circled", [city.circled], range(tables.most_coins + 1))
        expect_within("coins", [city.coins], range(city.circled + 1))
        expect_within("bonuses", [city.bonuses], range(8))
        expect_within("todo", [owed & 255 for owed in city.todo], range(ACTING))
