"""Whole sessions at a table, in process: what every viewer is told, whatever happens in which order.

People move, take back, ask to take back, talk, and hand seats to each other and to bots, also while
decisions are made in secret. Viewers follow by the rules of the client: what they have put together from
the news must be what the whole view says, and nothing of it may depend on what others do in secret.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.market.game import MARKET, market_open
from tests.table.people import Json, game_id
from tests.table.test_secret_turns import AT_ONCE
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.changes import changed
from tijdperk.kernel.errors import TijdperkError
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import ALL, Position
from tijdperk.table import snapshots
from tijdperk.table.commands import Command, handle, new_table, passed, seated
from tijdperk.table.log import Entry, LogEvent, Renamed, Sat, Sitter, Undone
from tijdperk.table.messages import (
    AnswerUndo,
    AskUndo,
    NewTable,
    SeatSpec,
    SendChat,
    SendMove,
    SendUndo,
    Standing,
    TakeSeat,
)
from tijdperk.table.session import LiveTable, Viewer
from tijdperk.table.store import Person
from tijdperk.table.tables import Table, draws_of, rebuilt
from tijdperk.table.views import summary_of


def has_private(position: Position) -> bool:
    return any(position.audience(0, move) == 1 for move in position.free(0))


ANNA, BRAM, CLEO, DIRK = (Person(name.lower(), name, "en") for name in ("Anna", "Bram", "Cleo", "Dirk"))
PEOPLE = [ANNA, BRAM, CLEO, DIRK]
Options = dict[str, str]
SEALED = [
    (name, {option.id: choice})
    for name in game_ids()
    for option in load_game(name).options
    for choice in option.choices[1:]
    if name not in AT_ONCE and Match(name, {option.id: choice}).position.sealed()
]  # games that begin with a decision in secret if one wishes so
SECRET: list[tuple[str, Options]] = [(name, {}) for name in AT_ONCE] + SEALED + [(MARKET.id, {})]
PRIVATE: list[tuple[str, Options]] = [
    (name, {}) for name in game_ids() for start in [Match(name).position] if has_private(start)
]  # games with free moves that nobody else hears of
SESSIONS = [(game_id(), {}), *SECRET, *PRIVATE]
SEEDS = range(3)
LENGTH = 60


@pytest.fixture(autouse=True)
def market() -> Iterator[None]:
    with market_open():
        yield


def begun(name: str, options: Options, chance: Sampled) -> list[Entry]:
    """Anna, Bram and Cleo at a table, or as many of them as it has seats for."""
    seats = [SeatSpec(who="me"), SeatSpec(who="open"), SeatSpec(who="open")][: load_game(name).max_seats]
    created = new_table(NewTable(game=name, seats=seats, options=options, seconds_per_move=60), ANNA)
    match = Match(name, options, ["human"] * len(seats), chance)
    created = msgspec.structs.replace(created, draws=draws_of(match, match.opening_outcomes))
    sat = [
        Sat(seat, Sitter(user=person.id, name=person.name))
        for seat, person in enumerate(PEOPLE[: len(seats)])
        if seat
    ]
    events: list[LogEvent] = [created, *sat]
    return [Entry(seq, 1000.0 + seq, what) for seq, what in enumerate(events, 1)]


class Session:
    """A table, and chance deciding what happens at it."""

    def __init__(self, name: str, options: Options, seed: int) -> None:
        self.rng = random.Random(f"{name} {seed}")
        chance = Sampled(seed)
        self.entries = begun(name, options, chance)
        self.table = rebuilt("T" * 16, self.entries)
        self.table.match.chance = chance

    def run(self, length: int = LENGTH) -> list[Entry]:
        while len(self.entries) < length and self.table.state in ("playing", "waiting"):
            for what in self.anything():
                entry = Entry(self.table.seq + 1, 1000.0 + self.table.seq + 1, what)
                self.table.apply(entry)
                self.entries.append(entry)
        return self.entries

    def anything(self) -> list[LogEvent]:
        kinds: list[Callable[[], list[LogEvent]]] = [self.move] * 12
        kinds += [self.undo] * 3 + [self.ask] * 2 + [self.talk, self.sit, self.pass_on]
        if self.table.asked_by is not None:
            kinds += [self.answer] * 20
        try:
            return self.rng.choice(kinds)()
        except TijdperkError:
            return []

    def command(self, person: Person, command: Command) -> list[LogEvent]:
        return handle(self.table, person, command, 1000.0)

    def seat(self) -> int:
        return self.rng.randrange(len(self.table.seats))

    def sitter(self, seat: int) -> Person:
        user = self.table.seats[seat].user
        return next((person for person in PEOPLE if person.id == user), DIRK)

    def move(self) -> list[LogEvent]:
        """Somebody's move, bots included."""
        waiting = self.table.waiting_for()
        if not waiting:
            return self.sit()
        seats = range(len(self.table.seats))
        unasked = [(seat, move) for seat in seats for move in self.table.match.free(seat)]
        if unasked and self.rng.random() < 0.4:
            seat, move = self.rng.choice(unasked)
            return [self.table.try_move(seat, move, None)]
        seat = self.rng.choice(waiting)
        decision = self.table.match.asked[seat]
        move = self.rng.choice(self.table.match.legal(seat))
        if self.table.seats[seat].bot:
            return [self.table.try_move(seat, move, decision)]
        return self.command(self.sitter(seat), SendMove("c", seat, move, decision))

    def undo(self) -> list[LogEvent]:
        seat = self.seat()
        most = self.table.match.steps_to_undo(seat)
        return self.command(self.sitter(seat), SendUndo("c", seat, self.rng.randint(1, max(1, most))))

    def ask(self) -> list[LogEvent]:
        seat = self.seat()
        return self.command(self.sitter(seat), AskUndo("c", seat))

    def answer(self) -> list[LogEvent]:
        seat = self.seat()
        return self.command(self.sitter(seat), AnswerUndo("c", seat, self.rng.random() < 0.9))

    def talk(self) -> list[LogEvent]:
        return self.command(self.rng.choice(PEOPLE), SendChat("c", "Hm."))

    def sit(self) -> list[LogEvent]:
        who = self.rng.choice(["me", "me", "easy", "open"])
        return [seated(self.table, self.rng.choice(PEOPLE[:3]), TakeSeat(self.seat(), who))]

    def pass_on(self) -> list[LogEvent]:
        if self.rng.random() < 0.2:
            return [Renamed(BRAM.id, "Bram")]
        seat = self.seat()
        return [passed(self.table, self.sitter(seat), seat, self.rng.choice(PEOPLE))]


class Follower:
    """A viewer with a socket, who follows by the rules of the client."""

    def __init__(self, live: LiveTable, user: str) -> None:
        self.live = live
        self.viewer = Viewer(user)
        self.wholes = 0
        live.enter(self.viewer, None)
        self.view: Json = msgspec.json.decode(self.viewer.queue.get_nowait() or b"")

    def now(self) -> Json:
        view: Json = plain(self.live.viewing(self.viewer.user).whole([]))
        return view

    def at(self, moves: int) -> Json:
        view: Json = plain(self.live.viewing(self.viewer.user).at(moves))
        return view

    def listen(self) -> list[Json]:
        """What came over the socket."""
        news = []
        while not self.viewer.queue.empty():
            message = msgspec.json.decode(self.viewer.queue.get_nowait() or b"")
            news.append(message)
            self.hear(message)
        return news

    def hear(self, message: Json) -> None:
        """The whole table is asked for where a message does not follow what is known."""
        if message["type"] == "view":
            self.view = message
        elif message["type"] == "chat":
            chat = [line for line in self.view["chat"] if line != message["line"]]
            self.view = {**self.view, "seq": message["seq"], "chat": [*chat, message["line"]]}
        elif message["since"] != self.view["seq"]:
            self.wholes += 1
            self.view = self.now()
        else:
            log = [*self.view["log"][: message["kept"]], *message["steps"]]
            standing = {field: self.view[field] for field in Standing.__struct_fields__}
            standing = changed(standing, message["changes"])
            self.view = {**self.view, **standing, "seq": message["seq"], "log": log}


def plain(message: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


def known(view: Json) -> Json:
    """What following the news brings: not when somebody last spoke."""
    return {**view, "table": {**view["table"], "changed": 0}}


def follow(live: LiveTable, *entries: Entry) -> None:
    """As the hub does."""
    table = live.table
    since, secrets = table.seq, list(table.secrets)
    for entry in entries:
        table.apply(entry)
    live.tell_news(since, secrets)


def everybody(table: Table) -> list[Json]:
    live = LiveTable(table)
    return [plain(live.viewing(user).whole([])) for user in ("anna", "bram", "cleo", "dirk", "")]


@pytest.mark.parametrize("most", [1, 5], ids=["one by one", "several at once"])
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("session", SESSIONS, ids=str)
def test_followers_know_what_the_whole_view_says(session: tuple[str, Options], seed: int, most: int) -> None:
    """Also at another process, which hears of several entries at once; and they ask for no more than that."""
    rng = random.Random(seed)
    entries = Session(*session, seed).run()
    live = LiveTable(rebuilt("T" * 16, entries[:3]))
    followers = [Follower(live, person.id) for person in PEOPLE]
    while live.table.seq < len(entries):
        batch = entries[live.table.seq : live.table.seq + rng.randint(1, most)]
        follow(live, *batch)
        for follower in followers:
            before = follower.wholes
            follower.listen()
            assert known(follower.view) == known(follower.now()), (batch, follower.viewer.user)
            if follower.wholes > before:
                assert any(isinstance(entry.what, Sat) for entry in batch), "asked for without need"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("session", SESSIONS, ids=str)
def test_whoever_was_away_is_told_what_they_missed(session: tuple[str, Options], seed: int) -> None:
    """Between any two moments, by the number of the first."""
    rng = random.Random(seed)
    entries = Session(*session, seed).run()
    table = rebuilt("T" * 16, entries[:3])
    live = LiveTable(table)
    moments: list[tuple[str, Json]] = []
    for entry in entries[3:]:
        table.apply(entry)
        for user in ("anna", "bram", "cleo", "dirk"):
            viewing = live.viewing(user)
            number = rng.randint(1, viewing.told(table.seq))
            assert viewing.told(viewing.entry_of(number)) == number
        for user, view in rng.sample(moments, min(len(moments), 3)):
            follower = Follower(live, user)
            now, follower.view = follower.view, view
            for message in plain(live.viewing(user).since(view["seq"])):
                follower.hear(message)
            assert not follower.wholes
            assert known(follower.view) == known(now), (entry, user)
        moments += [(person.id, plain(live.viewing(person.id).whole([]))) for person in PEOPLE]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("session", SESSIONS, ids=str)
def test_from_its_log_and_from_a_snapshot_a_table_tells_everybody_the_same(
    session: tuple[str, Options], seed: int
) -> None:
    rng = random.Random(seed)
    entries = Session(*session, seed).run()
    live, kept = rebuilt("T" * 16, entries[:3]), rebuilt("T" * 16, entries[:3])
    for entry in entries[3:]:
        for table in (live, kept):
            table.apply(entry)
        if rng.random() < 0.3:
            kept = snapshots.restored(kept.id, snapshots.stored(kept))
        assert everybody(kept) == everybody(live), entry
        assert summary_of(kept) == summary_of(live)
        if rng.random() < 0.05:
            assert everybody(rebuilt("T" * 16, entries[: entry.seq])) == everybody(live)


def tried(table: Table, seat: int, rng: random.Random) -> list[LogEvent]:
    """A move in secret after which the seat is still to decide, and that it is taken back."""
    position = table.match.position
    if seat not in table.waiting_for() or not position.sealed():
        return []
    played = table.try_move(seat, rng.choice(table.match.legal(seat)), None)
    if table.prepared and table.prepared.step.audience == ALL:
        return []
    after = position.clone()
    after.play(seat, table.game.parse(position, seat, played.move), Sampled(1))
    still = after.sealed() == position.sealed() and after.to_move() >> seat & 1
    return [played, Undone(seat)] if still else []


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("session", SECRET, ids=str)
def test_nothing_depends_on_what_another_seat_tried_and_took_back(
    session: tuple[str, Options], seed: int
) -> None:
    """The same session twice, once with a seat that cannot make up its mind: nobody else can tell."""
    rng = random.Random(seed)
    entries = Session(*session, seed).run()
    sessions = [LiveTable(rebuilt("T" * 16, entries[:3])) for _ in range(2)]
    firm, fickle = (live.table for live in sessions)
    waverer = rng.randrange(len(fickle.seats))
    rooms = [[Follower(live, person.id) for person in PEOPLE] for live in sessions]
    knowing = {""}  # whoever had that seat
    for entry in entries[3:]:
        knowing.add(fickle.seats[waverer].user)
        for _ in range(rng.randrange(3)):
            for what in tried(fickle, waverer, rng):
                follow(sessions[1], Entry(fickle.seq + 1, entry.at - 0.5, what))
                for seat in set(range(len(firm.seats))) - {waverer}:
                    assert guessed(firm, seat) == guessed(fickle, seat)
        follow(sessions[0], entry)
        follow(sessions[1], Entry(fickle.seq + 1, entry.at, entry.what))
        knowing.add(fickle.seats[waverer].user)
        assert summary_of(firm) == summary_of(fickle), entry
        for one, other in zip(*rooms, strict=True):
            heard = one.listen(), other.listen()
            if one.viewer.user not in knowing:
                assert heard[0] == heard[1], (entry, one.viewer.user)
                assert one.now() == other.now(), (entry, one.viewer.user)
                then = rng.randrange(one.now()["table"]["moves"] + 1)
                assert one.at(then) == other.at(then)


def guessed(table: Table, seat: int) -> Any:
    """The position that a bot or a hint at this seat starts from."""
    return plain(table.game.store(table.match.position.determinize(seat, Sampled(1))))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("session", SECRET, ids=str)
def test_who_is_ready_is_told_and_no_step_before_that(session: tuple[str, Options], seed: int) -> None:
    """Whichever seat it is, and whoever else is ready."""
    rng = random.Random(seed)
    table = rebuilt("T" * 16, begun(*session, Sampled(seed)))
    live = LiveTable(table)
    watcher = Follower(live, DIRK.id)
    turn = table.match.position.sealed()
    while table.match.position.sealed() == turn:
        before, seat = table.waiting_for(), rng.randrange(len(table.seats))
        what: LogEvent = Undone(seat)
        if seat in before and rng.random() < 0.7:
            what = table.try_move(seat, rng.choice(table.match.legal(seat)), None)
        elif table.match.may_undo(seat):
            continue
        follow(live, Entry(table.seq + 1, 2000.0, what))
        over = table.match.position.sealed() != turn
        (logged,) = (one for one in table.log if table.seq in (one.seq, one.undone))
        openly = logged.step.audience == ALL
        assert bool(watcher.listen()) == (over or openly or before != table.waiting_for()), what


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("session", PRIVATE, ids=str)
def test_what_a_seat_keeps_to_itself_changes_nothing_for_others(
    session: tuple[str, Options], seed: int
) -> None:
    """Standing orders, claims and drafts of offers: no message, no number and no line tells of them."""
    entries = Session(*session, seed).run()
    live = LiveTable(rebuilt("T" * 16, entries[:3]))
    followers = [Follower(live, person.id) for person in PEOPLE]
    kept = 0
    for entry in entries[3:]:
        before = [follower.now() for follower in followers]
        follow(live, entry)
        logged = live.table.log[-1] if live.table.log else None
        seat = logged.step.seat if logged and logged.seq == entry.seq else -1
        private = seat >= 0 and logged and logged.step.free and logged.step.audience == 1 << seat
        kept += bool(private)
        for follower, known_before in zip(followers, before, strict=True):
            heard = follower.listen()
            if private and seat not in live.table.seats_of(follower.viewer.user):
                assert (heard, follower.now()) == ([], known_before), (entry, follower.viewer.user)
    assert kept
