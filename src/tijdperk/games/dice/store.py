"""A position as plain data, and back: what a stored game is made of."""

from __future__ import annotations

from typing import Any

from tijdperk.games.dice.engine.dice import Dice
from tijdperk.games.dice.engine.events import EVENTS
from tijdperk.games.dice.engine.position import DECISIONS, FIELDS, City, new_city
from tijdperk.games.dice.engine.tables import MAX_SEATS, Tables
from tijdperk.kernel.storing import Shape, expect_size, expect_within, restore_frames, store_frames

CITY = Shape("StoredCity", FIELDS["City"])
# A plan is None where nothing is planned.
EXTRA = {"before": CITY.several, "plans": list[CITY.struct | None], "asked": Any}  # type: ignore[name-defined]
DICE = Shape("StoredDice", FIELDS["DicePosition"], extra=EXTRA)


def store(position: Dice) -> dict[str, Any]:
    """Plain data for JSON."""
    plans = [
        None if city is before else CITY.pack(city)
        for city, before in zip(position.cities, position.before, strict=True)
    ]
    before = [CITY.pack(city) for city in position.before]
    return {**DICE.pack(position), "before": before, "plans": plans, "asked": store_frames(position)}


def restore(data: Any, tables: Tables) -> Dice:
    """The position that was stored; BadInput when the data is damaged."""
    stored = DICE.unpack(data)
    check(stored, tables)
    position = Dice()
    position.start(tables, stored.seats)
    DICE.fill(position, stored)
    restore_frames(position, stored.asked, len(DECISIONS), stored.seats)
    position.before = [restore_city(city, tables) for city in stored.before]
    position.cities = [
        before if plan is None else restore_city(plan, tables)
        for plan, before in zip(stored.plans, position.before, strict=True)
    ]
    return position


def restore_city(stored: Any, tables: Tables) -> City:
    city = new_city(tables)
    CITY.fill(city, stored)
    return city


def check(stored: Any, tables: Tables) -> None:
    """Every number names something in the tables, and every list has its size."""
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
        ("picks", stored.picks[::2], range(stored.seats)),
        ("picks", stored.picks[1::2], tables.special),
        ("winners", [stored.winners], range(1 << stored.seats)),
        ("entered", [stored.entered], range(256)),
    ):
        expect_within(name, values, allowed)
    for city in [*stored.before, *filter(None, stored.plans)]:
        expect_size("income", city.income, 8)
        expect_size("written", city.written, len(tables.rows))
        expect_within("crossed", [city.crossed], range(1 << len(tables.fields)))
        expect_within("circled", [city.circled], range(tables.most_coins + 1))
        expect_within("coins", [city.coins], range(city.circled + 1))
        expect_within("bonuses", [city.bonuses], range(8))
        expect_size("done", city.done, len(city.done) // 4 * 4)
        expect_within("done", city.done[::4], range(len(EVENTS)))
        expect_size("attacks", city.attacks, len(city.attacks) // 2 * 2)
        expect_within("attacks", city.attacks[::2], range(len(tables.fields)))
