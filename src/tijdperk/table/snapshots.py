"""Snapshots: a table as data, so that opening one does not replay its whole log.

A snapshot is a cache. One that another version of the program wrote is not read; the log is replayed.
"""

from __future__ import annotations

from typing import Any

import msgspec

import tijdperk
from tijdperk.kernel.chance import Outcome, Secure
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.match import Match, Step
from tijdperk.kernel.moves import move_of
from tijdperk.kernel.position import Event
from tijdperk.kernel.record import Entry as RecordEntry
from tijdperk.kernel.record import parse_record
from tijdperk.table.clocks import Clocks
from tijdperk.table.log import Created, Ended, Said, Sitter
from tijdperk.table.logged import Line, Logged, Seating, Secret
from tijdperk.table.offers import Offers
from tijdperk.table.plans import Plans
from tijdperk.table.tables import Table
from tijdperk.table.versions import ReopenedTable

FORM = 10  # of what is stored


class StoredStep(msgspec.Struct, array_like=True):
    seat: int
    moves: list[tuple[int, int, int, int]]
    text: str
    outcomes: list[tuple[int, int, int]]
    events: list[tuple[int, int, int, int, int, int]]
    revealed: bool
    sealed: int
    group: int
    audience: int
    free: bool
    barrier: int
    seq: int
    still_sealed: int
    opened: int
    undone: int


class StoredTable(msgspec.Struct):
    seq: int
    created: Created
    began: float
    changed: float
    turn_since: float
    clocks: Clocks | None
    plans: Plans
    quiet: dict[str, str]
    seats: list[Sitter]
    held: list[str]
    had: list[list[str]]
    removed: list[str]
    log: list[StoredStep]
    secrets: list[Secret]
    seatings: list[Seating]
    chat: list[tuple[int, float, Said]]
    asked_by: int | None
    agreed: list[int]
    offers: Offers
    resigned: list[tuple[int, str]]
    ending: Ended | None
    next: str
    # the match
    opening: list[tuple[int, int, int, int, int, int]]
    opening_outcomes: list[tuple[int, int, int]]
    record: str
    asked: list[int]
    position: Any
    kept: list[Any]


def version_of(game: str) -> str:
    """What a snapshot must have been written by to be read."""
    known = load_game(game)
    return f"{tijdperk.__version__}/{FORM}/{game}/{known.rules_version}/{known.fingerprint}"


def can_be_stored(table: Table) -> bool:
    """Only a table that is played by the present rules: another is opened from its log."""
    return not table.stopped and not isinstance(table, ReopenedTable)


def stored(table: Table) -> str:
    match = table.match
    data = StoredTable(
        seq=table.seq,
        created=table.created,
        began=table.began,
        changed=table.changed,
        turn_since=table.turn_since,
        clocks=table.clocks,
        plans=table.plans,
        quiet=table.quiet,
        seats=table.seats,
        held=table.held,
        had=[sorted(users) for users in table.had],
        removed=sorted(table.removed),
        log=[stored_step(logged) for logged in table.log],
        secrets=table.secrets,
        seatings=table.seatings,
        chat=[(line.seq, line.at, line.said) for line in table.chat],
        asked_by=table.asked_by,
        agreed=table.agreed,
        offers=table.offers,
        resigned=table.resigned,
        ending=table.ending,
        next=table.next,
        opening=[stored_event(event) for event in match.opening],
        opening_outcomes=[stored_outcome(outcome) for outcome in match.opening_outcomes],
        record=match.record().text(),
        asked=match.asked,
        position=match.game.store(match.position),
        kept=[match.game.store(position) for position in match.kept],
    )
    return msgspec.json.encode(data).decode()


decoder = msgspec.json.Decoder(StoredTable)  # made before there are threads: see kernel/shapes.py


def restored(id: str, text: str) -> Table:
    data = decoder.decode(text)
    table = Table(id)
    table.seq, table.created = data.seq, data.created
    table.began, table.changed, table.turn_since = data.began, data.changed, data.turn_since
    table.clocks, table.plans, table.quiet = data.clocks, data.plans, data.quiet
    table.seats, table.held, table.removed = data.seats, data.held, set(data.removed)
    table.had = [set(users) for users in data.had]
    table.log = [restored_step(step) for step in data.log]
    table.sealed = [logged for logged in table.log if logged.sealed]
    table.secrets, table.seatings = data.secrets, data.seatings
    table.chat = [Line(*line) for line in data.chat]
    table.asked_by, table.agreed = data.asked_by, data.agreed
    table.offers, table.resigned = data.offers, data.resigned
    table.ending, table.next = data.ending, data.next
    table.match = restored_match(data, [logged.step for logged in table.log if not logged.undone])
    return table


def restored_match(data: StoredTable, steps: list[Step]) -> Match:
    """A match put together from its parts: nothing is played again."""
    game: Game = load_game(data.created.game)
    record = parse_record(data.record)
    entries: list[RecordEntry] = record.entries
    match = Match.__new__(Match)
    match.game, match.options, match.seats = game, record.options, record.seats
    match.chance = Secure()
    match.opening = [Event(*event) for event in data.opening]
    match.opening_outcomes = [Outcome(*outcome) for outcome in data.opening_outcomes]
    match.steps, match.entries, match.asked = steps, entries, data.asked
    match.position = game.restore(data.position)
    match.position.listener = None
    match.kept = [game.restore(position) for position in data.kept]
    for position in match.kept:
        position.listener = None
    return match


def stored_step(logged: Logged) -> StoredStep:
    step = logged.step
    return StoredStep(
        step.seat,
        [(move.verb, move.noun, move.second, move.third) for move in step.moves],
        step.text,
        [stored_outcome(outcome) for outcome in step.outcomes],
        [stored_event(event) for event in step.events],
        step.revealed,
        step.sealed,
        step.group,
        step.audience,
        step.free,
        step.barrier,
        logged.seq,
        logged.sealed,
        logged.opened,
        logged.undone,
    )


def restored_step(data: StoredStep) -> Logged:
    step = Step(
        data.seat,
        [move_of(*move) for move in data.moves],
        data.text,
        [Outcome(*outcome) for outcome in data.outcomes],
        [Event(*event) for event in data.events],
        data.revealed,
        data.sealed,
        data.group,
        data.audience,
        data.free,
        data.barrier,
    )
    return Logged(step, data.seq, data.still_sealed, data.opened, data.undone)


def stored_event(event: Event) -> tuple[int, int, int, int, int, int]:
    return event.kind, event.seat, event.a, event.b, event.c, event.only


def stored_outcome(outcome: Outcome) -> tuple[int, int, int]:
    return outcome.kind, outcome.value, outcome.only
