"""A position as plain data, and back: what a stored game is made of."""

from __future__ import annotations

from typing import Any

from tijdperk.games.history.engine.history import History
from tijdperk.games.history.engine.position import (
    CATEGORIES,
    DECISIONS,
    FIELDS,
    FROM_EVENT,
    MAX_ARMIES,
    army_of,
    seat_of,
)
from tijdperk.games.history.engine.tables import EMPIRES_AN_EPOCH, EPOCHS, MAX_SEATS, Tables
from tijdperk.kernel.storing import Shape, expect_size, expect_within, restore_frames, store_frames

HISTORY = Shape(
    "StoredHistory",
    FIELDS["HistoryPosition"],
    derived=("counts", "fronted"),
    extra={"board": int, "asked": Any},
)
BY_SEAT = ("scores", "held", "givers", "draw_order", "last_empire", "strengths", "marker_counts", "hands")


def store(position: History) -> dict[str, Any]:
    """Plain data for JSON; what follows from the rest is left out."""
    board = position.tables.boards.index(position.board)
    return {**HISTORY.pack(position), "board": board, "asked": store_frames(position)}


def restore(data: Any, tables: Tables) -> History:
    """The position that was stored; BadInput when the data is damaged."""
    stored = HISTORY.unpack(data)
    check(stored, tables)
    position = History()
    position.start(tables, stored.seats)
    HISTORY.fill(position, stored)
    restore_frames(position, stored.asked, len(DECISIONS), stored.seats)
    position.board = tables.boards[stored.board]
    for land in position.front:
        position.fronted |= 1 << land
    for land, army in enumerate(position.army):
        if army:
            position.counts[tables.area[land] * position.seats + seat_of(army)] += 1
    return position


def check(stored: Any, tables: Tables) -> None:
    """Every number names something in the tables, and every list has its size."""
    expect_within("seats", [stored.seats], range(2, MAX_SEATS + 1))
    seats = stored.seats
    lands, waters, events = (
        range(len(tables.lands)),
        range(1 << len(tables.waters)),
        range(len(tables.events)),
    )
    empires = range(-1, len(tables.empires))
    armies = {0} | {
        army_of(seat, origin) for seat in range(seats) for origin in range(FROM_EVENT + len(tables.events))
    }
    for name in BY_SEAT:
        expect_size(name, getattr(stored, name), seats)
    for name, size in (
        ("army", len(tables.lands)),
        ("site", len(tables.lands)),
        ("stack", len(tables.lands) if stored.stacking else 0),
        ("navy", len(tables.waters)),
        ("tally", seats * len(CATEGORIES)),
        ("gains", seats * EPOCHS),
        ("empires_played", seats * EPOCHS),
        ("undealt", 3),
    ):
        expect_size(name, getattr(stored, name), size)
    settled = {land for land in lands if tables.area[land] >= 0}
    expect_within("army", [land for land, army in enumerate(stored.army) if army], settled)
    for name, values, allowed in (
        ("board", [stored.board], range(len(tables.boards))),
        ("army", stored.army, armies),
        ("navy", stored.navy, armies),
        ("force", [stored.force], armies),
        ("stack", stored.stack, range(MAX_ARMIES + 1)),
        ("site", stored.site, range(16)),
        ("epoch", [stored.epoch], range(1, EPOCHS + 1)),
        ("called", [stored.called], range(EMPIRES_AN_EPOCH + 1)),
        ("active", [stored.active], range(-1, seats)),
        ("part", [stored.part], range(2)),
        ("fleets", [stored.fleets, stored.opened, stored.extra_fleet], waters),
        ("realm", stored.realm, settled),
        ("front", stored.front, settled),
        ("chosen", stored.chosen, lands),
        ("betrayed", [stored.betrayed, stored.source], range(-1, len(tables.lands))),
        ("held", stored.held, empires),
        ("last_empire", stored.last_empire, empires),
        ("empires_played", stored.empires_played, empires),
        ("undrawn", stored.undrawn, empires),
        ("drawn", [stored.drawn], empires),
        ("givers", stored.givers, range(-1, seats)),
        ("draw_order", stored.draw_order, range(seats)),
        ("played", stored.played, events),
        ("winners", [stored.winners], range(1 << seats)),
    ):
        expect_within(name, values, allowed)
    for cards in [*stored.hands, *stored.undealt]:
        expect_within("cards", cards, events)
