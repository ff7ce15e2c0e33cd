"""A position as plain data, and back: what a stored game is made of."""

from __future__ import annotations

from typing import Any

from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.pieces import index_pieces
from tijdperk.games.civilization.engine.position import (
    DECISIONS,
    ENDINGS,
    FACE_DOWN,
    FIELDS,
    GROWN,
    LONG,
    MAX_SHIPS,
    PHASES,
    SET_ASIDE,
)
from tijdperk.games.civilization.engine.tables import (
    COUNTERS,
    ERAS,
    KINDS,
    MAX_SEATS,
    METROPOLIS,
    RESOURCES,
    Tables,
)
from tijdperk.kernel.storing import (
    Shape,
    expect_size,
    expect_within,
    restore_frames,
    restore_interaction,
    store_frames,
    store_interaction,
)

CIVILIZATION = Shape(
    "StoredCivilization",
    FIELDS["CivilizationPosition"],
    derived=("area_slots", "ship_slots"),
    extra={"seats": int, "asked": Any, "talk": Any},
)
PIECES = ("piece_owner", "piece_kind", "piece_area", "piece_points", "piece_ship")
BY_LAND = ("settled", "size", "holder", "changed", "placed", "counter")
BY_SEAT = ("gold", "improvements", "incomes")


def store(position: Civilization) -> dict[str, Any]:
    """Plain data for JSON."""
    return {
        **CIVILIZATION.pack(position),
        "seats": position.seats,
        "asked": store_frames(position),
        "talk": store_interaction(position),
    }


def restore(data: Any, tables: Tables) -> Civilization:
    """The position that was stored; BadInput when the data is damaged."""
    stored = CIVILIZATION.unpack(data)
    check(stored, tables)
    position = Civilization()
    position.start(tables, stored.seats)
    CIVILIZATION.fill(position, stored)
    index_pieces(position)
    restore_frames(position, stored.asked, len(DECISIONS), stored.seats)
    restore_interaction(position, stored.talk, len(tables.goods))
    return position


def check(stored: Any, tables: Tables) -> None:
    """Every number names something in the tables, and every list has its size."""
    expect_within("seats", [stored.seats], range(2, MAX_SEATS + 1))
    seats = stored.seats
    slots = len(stored.piece_owner)
    for name in PIECES:
        expect_size(name, getattr(stored, name), slots)
    for name in BY_LAND:
        expect_size(name, getattr(stored, name), tables.lands)
    for name in BY_SEAT:
        expect_size(name, getattr(stored, name), seats)
    for name, size in (
        ("pool", len(COUNTERS)),
        ("technology", len(tables.technologies)),
        ("wonder", len(tables.wonders)),
        ("milestone", len(tables.milestones)),
        ("claims", len(tables.milestones)),
    ):
        expect_size(name, getattr(stored, name), size)
    areas = range(len(tables.areas))
    owners = range(SET_ASIDE, seats)
    bits = range(1 << seats)
    for name, values, allowed in (
        ("piece_owner", stored.piece_owner, range(-1, seats)),
        ("piece_kind", stored.piece_kind, range(len(KINDS))),
        ("piece_area", stored.piece_area, areas),
        ("piece_points", stored.piece_points, range(max(tables.points) + 1)),
        ("piece_ship", stored.piece_ship, range(MAX_SHIPS + 1)),
        ("settled", stored.settled, range(-1, seats)),
        ("size", stored.size, range(METROPOLIS + 1)),
        ("holder", stored.holder, range(-1, seats)),
        ("changed", stored.changed, range(GROWN + 1)),
        ("counter", stored.counter, range(FACE_DOWN, len(COUNTERS))),
        ("technology", stored.technology, owners),
        ("wonder", stored.wonder, owners),
        ("milestone", stored.milestone, owners),
        ("claims", stored.claims, bits),
        ("improvements", stored.improvements, range(1 << len(tables.improvements))),
        ("out", [stored.out, stored.winners], bits),
        ("length", [stored.length], range(LONG + 1)),
        ("phase", [stored.phase], range(len(PHASES))),
        ("era", [stored.era], range(len(ERAS))),
        ("starter", [stored.starter], range(seats)),
        ("active", [stored.active], range(-1, seats)),
        ("ending", [stored.ending], range(len(ENDINGS))),
        ("critical", [stored.critical], range(-1, len(RESOURCES))),
        ("start_lands", stored.start_lands, range(tables.lands)),
        ("taken", stored.taken, range(slots)),
        ("entered", stored.entered, range(slots)),
        ("flights", stored.flights, areas),
        ("battle_area", [stored.battle_area], range(-1, len(areas))),
        ("battles", stored.battles[::3], areas),
        ("leaders", stored.leaders, range(seats)),
        ("sides", stored.sides, bits),
        ("undecided", stored.undecided, range(seats)),
        ("picks", stored.picks, range(-1, slots)),
        ("cheered", [*stored.cheered, *stored.equipped], range(tables.lands)),
    ):
        expect_within(name, values, allowed)
    expect_size("battles", stored.battles, len(stored.battles) // 3 * 3)
    expect_size("receipts", stored.receipts, len(stored.receipts) // 5 * 5)
    for at in (stored.leaders, stored.sides):
        expect_size("sides", at, 2 if stored.battle_area >= 0 else 0)
    expect_size("picks", stored.picks, 4 if stored.battle_area >= 0 else 0)
    for course in stored.course:
        expect_size("course", course, 1 + 3 * seats)
