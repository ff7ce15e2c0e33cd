"""A position as plain data, and back: what a stored game is made of."""

from __future__ import annotations

from typing import Any

import msgspec

from tijdperk.games.history.engine.history import History
from tijdperk.games.history.engine.position import (
    CATEGORIES,
    DECISIONS,
    FROM_EVENT,
    MAX_ARMIES,
    empty_position,
)
from tijdperk.games.history.engine.tables import EMPIRES_AN_EPOCH, EPOCHS, Tables
from tijdperk.kernel.position import frame_kind
from tijdperk.kernel.storing import expect_size, expect_within, fill, pack, unpack


class StoredHistory(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    board: int
    frames: list[int]
    with_markers: bool
    one_each: bool
    stacking: bool
    navies: bool
    fort_first: bool
    landed_crusade: bool
    army: list[int]
    stack: list[int]
    site: list[int]
    epoch: int
    called: int
    turns: int
    active: int
    effects: int
    coins: int
    ally_coins: int
    ready_forts: int
    extra_fleet: int
    losses: int
    betrayed: int
    source: int
    due: int
    part: int
    force: int
    pool: int
    ally_pool: int
    fleets: int
    opened: int
    realm: list[int]
    front: list[int]
    navy: list[int]
    scores: list[int]
    tally: list[int]
    gains: list[int]
    empires_played: list[int]
    hands: list[list[int]]
    undealt: list[list[int]]
    held: list[int]
    givers: list[int]
    drawn: int
    draw_order: list[int]
    undrawn: list[int]
    last_empire: list[int]
    strengths: list[int]
    marker_counts: list[int]
    played: list[int]
    chosen: list[int]
    winners: int


APART = ("seats", "board")
FIELDS = tuple(name for name in StoredHistory.__struct_fields__ if name not in APART)


def store(position: History) -> dict[str, Any]:
    """Plain data for JSON; what follows from the rest is left out."""
    data = pack(position, FIELDS)
    data["seats"] = position.seats
    data["board"] = position.tables.boards.index(position.board)
    return data


def restore(data: Any, tables: Tables) -> History:
    """The position that was stored; BadInput when the data is damaged."""
    stored = unpack(data, StoredHistory)
    check(stored, tables)
    position = History()
    empty_position(position, tables, stored.seats)
    fill(position, stored, FIELDS)
    position.board = tables.boards[stored.board]
    for land in position.front:
        position.fronted |= 1 << land
    for land, army in enumerate(position.army):
        if army:
            position.counts[tables.area[land] * position.seats + (army & 7) - 1] += 1
    return position


def check(stored: StoredHistory, tables: Tables) -> None:
    """Every number names something in the box, and every list has its size."""
    expect_within("seats", [stored.seats], range(2, 7))
    seats = stored.seats
    lands, waters, events = (
        range(len(tables.lands)),
        range(1 << len(tables.waters)),
        range(len(tables.events)),
    )
    empires = range(-1, len(tables.empires))
    armies = {0} | {
        origin << 3 | seat + 1 for seat in range(seats) for origin in range(FROM_EVENT + len(tables.events))
    }
    by_seat = {"scores", "held", "givers", "draw_order", "last_empire", "strengths", "marker_counts", "hands"}
    for name in sorted(by_seat):
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
        ("frames", stored.frames, range(1 << 24)),
        ("decisions", map(frame_kind, stored.frames), range(len(DECISIONS))),
    ):
        expect_within(name, values, allowed)
    for cards in [*stored.hands, *stored.undealt]:
        expect_within("cards", cards, events)
