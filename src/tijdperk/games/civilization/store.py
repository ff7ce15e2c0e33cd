"""A position as plain data, and back: what a stored game is made of."""

from __future__ import annotations

from typing import Any

from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.events import OUTCOMES
from tijdperk.games.civilization.engine.pieces import index_pieces
from tijdperk.games.civilization.engine.position import (
    BATTLES,
    DECISIONS,
    ENDINGS,
    FACE_DOWN,
    FIELDS,
    FIRST_BONUSES,
    FIRST_COUNTERS,
    GROWN,
    LONG,
    MAX_SHIPS,
    MOVEMENT,
    OVER,
    PHASES,
    PRODUCTION,
    SET_ASIDE,
)
from tijdperk.games.civilization.engine.tables import (
    COUNTERS,
    ERAS,
    KINDS,
    MAX_SEATS,
    METROPOLIS,
    NONE,
    RESOURCES,
    Tables,
)
from tijdperk.games.civilization.engine.turns import COLLECTING, FIGHTS
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
ROUND = 8  # numbers of a round of battle before its dice (battle.py)
STAGES = {MOVEMENT: FIGHTS + 1, BATTLES: FIGHTS + 1, PRODUCTION: COLLECTING + 1, OVER: FIGHTS + 1}
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
        ("battles", stored.battles[1::3], range(-1, seats)),
        ("battles", stored.battles[2::3], bits),
        ("leaders", stored.leaders, range(seats)),
        ("sides", stored.sides, bits),
        ("undecided", stored.undecided, range(seats)),
        ("picks", stored.picks, range(-1, slots)),
        ("cheered", [*stored.cheered, *stored.equipped], range(tables.lands)),
    ):
        expect_within(name, values, allowed)
    held = [counter for counter, holder in zip(stored.counter, stored.holder, strict=True) if holder != NONE]
    expect_within("holder", held, range(len(RESOURCES)))
    check_course(stored, tables)
    expect_size("battles", stored.battles, len(stored.battles) // 3 * 3)
    expect_size("receipts", stored.receipts, len(stored.receipts) // 5 * 5)
    for at in (stored.leaders, stored.sides):
        expect_size("sides", at, 2 if stored.battle_area >= 0 else 0)
    expect_size("picks", stored.picks, 4 if stored.battle_area >= 0 else 0)
    for numbers in stored.rounds:
        expect_size("rounds", numbers, max(len(numbers), ROUND))
        kind, flown, other, other_flown, _, _, outcome, count = numbers[:ROUND]
        expect_within("rounds", [kind, other], range(len(KINDS)))
        expect_within("rounds", [flown, other_flown], range(2))
        expect_within("rounds", [outcome], range(len(OUTCOMES)))
        expect_within("rounds", [count], range(len(numbers) - ROUND + 1))
    for course in stored.course:
        expect_size("course", course, 1 + 3 * seats)


def check_course(stored: Any, tables: Tables) -> None:
    """What waits in the queue, and how far the phase is, fit the phase (turns.py)."""
    seats = range(stored.seats)
    queue = stored.queue
    if stored.phase == FIRST_COUNTERS:
        counters, bonuses = queue[: stored.stage], queue[stored.stage :]
        expect_within("stage", [stored.stage], range(0, len(queue) + 1, 2))
    else:
        counters, bonuses = [], queue if stored.phase == FIRST_BONUSES else []
        expect_within("stage", [stored.stage], range(STAGES.get(stored.phase, 1)))
    if stored.phase in (FIRST_COUNTERS, FIRST_BONUSES):
        expect_size("queue", queue, len(queue) // 2 * 2)
        expect_within("queue", [*counters[::2], *bonuses[::2]], seats)
        expect_within("queue", counters[1::2], range(tables.lands))
        expect_within("queue", bonuses[1::2], range(len(tables.technologies)))
    else:
        expect_within("queue", queue, seats)
