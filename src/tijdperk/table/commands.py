"""What people ask for at a table, who may ask it, and the entries it becomes. Nothing changes here."""

from __future__ import annotations

from typing import Any

import msgspec

from tijdperk.bots.players import FORMER_LEVELS, LEVELS
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.record import Record, parse_record
from tijdperk.kernel.replay import replay
from tijdperk.table.agreements import SUBSTITUTE, offered, resigned
from tijdperk.table.log import (
    Created,
    Ended,
    LogEvent,
    Named,
    Played,
    Said,
    Sat,
    Sitter,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from tijdperk.table.messages import (
    AnswerLate,
    AnswerUndo,
    AskUndo,
    NameSeats,
    NewTable,
    Resign,
    SendChat,
    SendMove,
    SendOffer,
    SendPlan,
    SendUndo,
    TakeSeat,
)
from tijdperk.table.planning import planned
from tijdperk.table.store import Person
from tijdperk.table.tables import Table, draws_of, written
from tijdperk.table.views import refusal

VISIBILITIES = ("open", "private", "solo")
MAX_NAME_LENGTH = 40
MAX_CHAT_LENGTH = 500
MAX_REPLAY_SECONDS = 10.0  # of processor time, for somebody's record
MIN_SECONDS, MAX_SECONDS = 30, 30 * 24 * 3600
MIN_BANK, MAX_INCREMENT = 60, 24 * 3600

Command = SendMove | SendPlan | SendUndo | AskUndo | AnswerUndo | SendChat | AnswerLate | SendOffer | Resign


def handle(table: Table, person: Person, command: Command, now: float) -> list[LogEvent]:
    """The entries that a command becomes; Refused or BadInput when it cannot be."""
    if isinstance(command, SendChat):
        return [chat(table, person, command.text)]
    if isinstance(command, AnswerLate):
        return [late(table, person, command, now)]
    if command.seat not in table.seats_of(person.id):
        table.check_seat(command.seat)
        raise Refused("seat-not-yours", seat=command.seat + 1)
    if isinstance(command, SendOffer):
        return offered(table, person, command)
    if isinstance(command, Resign):
        return [resigned(table, person, command)]
    running(table)
    if isinstance(command, SendMove):
        return [table.try_move(command.seat, command.move, command.decision)]
    if isinstance(command, SendPlan):
        return [planned(table, command)]
    if isinstance(command, SendUndo):
        return undone(table, command.seat, command.steps)
    if isinstance(command, AskUndo):
        return ask_undo(table, person, command.seat)
    return answer_undo(table, command)


def running(table: Table) -> None:
    stopped = table.why_stopped()
    if stopped:
        raise stopped


# ---- undo, also beyond what a seat may take back by itself


def undone(table: Table, seat: int, steps: int = 1) -> list[LogEvent]:
    """A seat takes back its last steps; offers that depend on them are withdrawn before."""
    match = table.match
    events: list[LogEvent] = []
    for offers in match.plan_undo(seat, steps):
        events += [Played(seat, match.game.notation(match.position, move), []) for move in offers]
        events.append(Undone(seat))
    return events


def others(table: Table, seat: int) -> set[str]:
    """The people who have a say in it. Bots always agree."""
    return {sitter.user for sitter in table.seats if sitter.user} - {table.seats[seat].user}


def ask_undo(table: Table, person: Person, seat: int) -> list[LogEvent]:
    moves = table.to_undo(seat)
    if not moves:
        raise Refused("undo-nothing")
    if table.match.may_undo(seat) is None:
        return undone(table, seat)
    if table.asked_by is not None:
        raise Refused("undo-asked-already", seat=table.asked_by + 1)
    return [UndoAsked(seat) if others(table, seat) else Undone(seat, moves)]


def answer_undo(table: Table, answer: AnswerUndo) -> list[LogEvent]:
    asker = table.asked_by
    if asker is None:
        raise Refused("undo-not-asked")
    asked = others(table, asker)
    if table.seats[answer.seat].user not in asked or answer.seat in table.agreed:
        raise Refused("undo-not-asked-you", seat=asker + 1)
    answered: LogEvent = UndoAnswered(answer.seat, answer.agree)
    agreed = {table.seats[seat].user for seat in [*table.agreed, answer.seat]}
    if answer.agree and asked <= agreed:
        return [answered, Undone(asker, table.to_undo(asker))]
    return [answered]


# ---- talk, and people who are late


def chat(table: Table, person: Person, text: str) -> LogEvent:
    if person.standing == "muted":
        raise Refused("muted")
    if not table.is_at(person.id):
        raise Refused("chat-not-at-table")
    line = " ".join(text.split())
    if not line or len(line) > MAX_CHAT_LENGTH or not line.isprintable():
        raise BadInput("chat-line", most=MAX_CHAT_LENGTH)
    seats = table.seats_of(person.id)
    return Said(person.id, person.name, seats[0] if seats else None, line)


def late(table: Table, person: Person, command: AnswerLate, now: float) -> LogEvent:
    """Time per move ran out: the others may let a bot move, or end the game."""
    if not table.is_at(person.id):
        raise Refused("seat-not-yours", seat=command.seat + 1)
    running(table)
    table.check_seat(command.seat)
    until = table.until(command.seat)
    in_time = until is None or now < until
    if in_time or command.seat not in table.waiting_for() or table.seats[command.seat].user == person.id:
        raise Refused("not-late", seat=command.seat + 1)
    if command.what == "bot":
        return Sat(command.seat, Sitter(name=SUBSTITUTE, bot=SUBSTITUTE))
    return Ended(person.id)


# ---- seats


def seated(table: Table, person: Person, command: TakeSeat) -> LogEvent:
    """A seat is taken, given up, given to a bot, or taken back."""
    table.check_seat(command.seat)
    if table.state != "waiting":
        running(table)
    sitter = table.seats[command.seat]
    if command.who == "me":
        may_sit(table, person, command.seat, sitter)
        return Sat(command.seat, Sitter(user=person.id, name=person.name))
    removed = made_to_leave(table, person, sitter)
    if command.who == "open" and table.created.cup:
        raise Refused("cup-seat")
    if command.who == "open":
        if table.created.visibility == "solo":
            raise Refused("solo-open-seat")
        return Sat(command.seat, Sitter(), removed)
    return Sat(command.seat, bot(command.who), removed)


def named(table: Table, person: Person, command: NameSeats) -> list[LogEvent]:
    """Names for seats at one screen, where several people share it."""
    if table.created.visibility != "solo":
        raise Refused("names-one-screen")
    mine = table.seats_of(person.id)
    entries: list[LogEvent] = []
    for seat, name in command.names.items():
        table.check_seat(seat)
        if seat not in mine:
            raise Refused("seat-not-yours", seat=seat + 1)
        entries.append(Named(seat, good_name(name)))
    return entries


def good_name(given: str) -> str:
    """A name stands on the table and in a line of a record."""
    name = " ".join(given.split())
    if not name or len(name) > MAX_NAME_LENGTH or not name.isprintable():
        raise BadInput("name-unfit", most=MAX_NAME_LENGTH)
    return name


def made_to_leave(table: Table, person: Person, sitter: Sitter) -> str:
    """A seat is disposed of by whoever has it, and by the host: who then loses it against their will?"""
    if sitter.user == person.id:
        return ""
    if table.host != person.id:
        raise Refused("host-only")
    return sitter.user


def ended(table: Table, person: Person) -> LogEvent:
    """Whoever hosts a table where only bots play may end it."""
    running(table)
    if table.host != person.id:
        raise Refused("host-only")
    if any(sitter.user for sitter in table.seats):
        raise Refused("end-not-alone")
    return Ended(person.id)


def passed(table: Table, person: Person, seat: int, to: Person) -> LogEvent:
    """A seat goes straight to another person."""
    table.check_seat(seat)
    if table.state != "waiting":
        running(table)
    sitter = table.seats[seat]
    removed = made_to_leave(table, person, sitter)
    if table.created.visibility == "solo":
        raise Refused("solo-not-passed")
    if table.created.cup:
        raise Refused("cup-seat")
    if to.id in (person.id, sitter.user):
        raise Refused("pass-to-whom")
    check_may_know(table, to, seat)
    return Sat(seat, Sitter(user=to.id, name=to.name), removed, passed=True)


def check_may_look(table: Table, person: Person) -> None:
    """A table on one screen is nobody else's to see."""
    if table.created.visibility == "solo" and table.host != person.id:
        raise Refused("solo-not-yours")


def check_may_delete(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise Refused("host-only")
    if table.people() != {person.id}:
        raise Refused("table-shared")


def check_may_know(table: Table, person: Person, seat: int) -> None:
    """Who sits down sees what the seat knows: nobody gets to know two sides of a game by changing seats.

    At one screen a bot can be replaced by somebody, as long as that tells nothing of what the bot holds.
    """
    others = {*table.seats_of(person.id), *table.seats_had(person.id)} - {seat}
    if not others or not table.has_told():
        return
    if table.created.visibility != "solo":
        raise Refused("seat-knows-other")
    hidden = table.match.position.hidden
    if {place for other in others for place in hidden(other)} - {*hidden(seat)}:
        raise Refused("seat-holds-secrets")


def may_sit(table: Table, person: Person, seat: int, sitter: Sitter) -> None:
    is_host = person.id == table.host
    if table.created.visibility == "solo" and not is_host:
        raise Refused("solo-not-yours")
    if person.id in table.removed:
        raise Refused("seat-removed")
    if any(user == person.id for _, user in table.resigned):
        raise Refused("seat-resigned")
    takes_back = sitter.kind == "bot" and (is_host or table.held[seat] == person.id)
    if sitter.kind != "open" and not takes_back:
        raise Refused("seat-taken", seat=seat + 1)
    check_may_know(table, person, seat)


def bot(level: str, number: int = 0) -> Sitter:
    level = FORMER_LEVELS.get(level, level)
    if level not in LEVELS:
        raise BadInput("bot-level", bot=level[:40], allowed=", ".join(LEVELS))
    return Sitter(name=level, bot=level, number=number)


# ---- new tables


def new_table(command: NewTable, person: Person, group: str = "") -> Created:
    """The first entry of a new table, for everybody or for a group."""
    check_form(command.visibility, command.seconds_per_move)
    check_bank(command)
    if group and command.visibility != "private":
        raise Refused("group-table-private")
    seats = [sitter_of(seat.who, person, seat.name) for seat in command.seats]
    if command.visibility != "solo" and any(seat.alias for seat in seats):
        raise Refused("names-one-screen")
    if command.visibility == "solo" and any(seat.kind == "open" for seat in seats):
        raise Refused("solo-open-seat")
    seconds = command.seconds_per_move
    created = laid(command.game, command.options, seats, command.visibility, person.id, seconds, group)
    if not command.bank_seconds:
        return created
    return msgspec.structs.replace(created, bank=command.bank_seconds, increment=command.increment_seconds)


def laid(
    game_id: str,
    options: dict[str, str],
    seats: list[Sitter],
    visibility: str,
    host: str,
    seconds: int | None,
    group: str = "",
    cup: str = "",
    number: int = 0,
) -> Created:
    """The first entry of a new table: everything agreed, and what chance gave before the first move."""
    game = load_game(game_id)
    match = Match(game, options, [written(seat) for seat in seats])
    return Created(
        game=game.id,
        rules=game.rules_version,
        options=match.options,
        seats=seats,
        visibility=visibility,
        host=host,
        seconds=seconds,
        draws=draws_of(match, match.opening_outcomes),
        content=game.fingerprint,
        group=group,
        cup=cup,
        number=number,
    )


def check_form(visibility: str, seconds: int | None) -> None:
    if visibility not in VISIBILITIES:
        raise BadInput("visibility-unknown", given=visibility[:40], allowed=", ".join(VISIBILITIES))
    if seconds is not None and not MIN_SECONDS <= seconds <= MAX_SECONDS:
        raise BadInput("seconds-per-move", least=MIN_SECONDS, most=MAX_SECONDS)


def check_bank(command: NewTable) -> None:
    """Time is per move, or for the whole game with some back for each turn."""
    bank, increment = command.bank_seconds, command.increment_seconds
    if bank is None and not increment:
        return
    if command.seconds_per_move is not None:
        raise BadInput("time-twice")
    if bank is None or not MIN_BANK <= bank <= MAX_SECONDS or not 0 <= increment <= MAX_INCREMENT:
        raise BadInput("time-bank", least=MIN_BANK, most=MAX_SECONDS, increment=MAX_INCREMENT)


def sitter_of(who: str, person: Person, name: str = "") -> Sitter:
    if who == "me" and name.strip():
        return Sitter(user=person.id, name=good_name(name), alias=True)
    if who == "me":
        return Sitter(user=person.id, name=person.name)
    return Sitter() if who == "open" else bot(who)


def check_open(table: Table, person: Person, steps: int) -> None:
    """A record tells everything: it is for games that are over, or that hide nothing from this person; and
    for those whose game cannot go on."""
    alone = table.created.visibility == "solo" and table.host == person.id
    if table.state == "stopped" and table.stopped and table.stopped.key == "table-older-rules":
        if not table.is_at(person.id):
            raise Refused("not-at-table")
    elif not table.disclosed and not (alone and table.knows_all(person.id, steps)):
        raise Refused("record-not-yet")


def forked(table: Table, person: Person, moves: int) -> Created:
    """A new solo table that goes on from an earlier point; bots play the others' seats."""
    steps = table.steps_behind(table.seats_of(person.id), moves)
    check_open(table, person, steps)
    if table.stopped and steps > table.replayed():
        raise table.stopped
    fork = table.match.fork(steps)
    mine = table.seats_of(person.id) or [seat.seat for seat in fork.decisions()][:1] or [0]
    seats = [
        Sitter(user=person.id, name=person.name) if seat in mine else bot(sitter.bot or SUBSTITUTE)
        for seat, sitter in enumerate(table.seats)
    ]
    return from_record(fork.record(), seats, person)


def uploaded(raw: bytes, file: str, person: Person) -> tuple[Created, Match]:
    """A record as a new solo table, and its game so far: bots stay bots, and every person's seat is the
    uploader's."""
    record = parse_record(raw, file)
    match = replay(record, file=file, seconds=MAX_REPLAY_SECONDS)
    note = msgspec.to_builtins(refusal(match.disagreement)) if match.disagreement else None
    seats = [recorded_sitter(spec, person) for spec in match.seats]
    return from_record(match.record(), seats, person, note), match


def recorded_sitter(spec: str, person: Person) -> Sitter:
    if spec.split()[0] == "human":
        return Sitter(user=person.id, name=person.name)
    return bot(spec if spec in (*LEVELS, *FORMER_LEVELS) else SUBSTITUTE)


def from_record(record: Record, seats: list[Sitter], person: Person, note: Any = None) -> Created:
    return Created(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=seats,
        visibility="solo",
        host=person.id,
        content=record.content,
        record=record.text(),
        note=note,
    )
