"""The tables that are in use: opened, changed, followed, shown to those who look at them.

Commit, then broadcast: an entry is durable before it is applied, and applied before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import structlog

from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.kernel.match import Match
from tijdperk.table import commands, upkeep
from tijdperk.table.bots import Bots
from tijdperk.table.caches import Caches, trouble_of_one_table
from tijdperk.table.commands import Command, ended, named, passed, seated
from tijdperk.table.database import Conflict, Statement
from tijdperk.table.group_store import GroupStore
from tijdperk.table.limits import Limits
from tijdperk.table.lists import latest_first
from tijdperk.table.log import (
    Created,
    Entry,
    LogEvent,
    Planned,
    Played,
    Renamed,
    Said,
    Sat,
    Undone,
    read_event,
)
from tijdperk.table.messages import Accepted, NameSeats, PassSeat, SendChat, SendOffer, TakeSeat
from tijdperk.table.metrics import Metrics
from tijdperk.table.neighbours import Neighbours
from tijdperk.table.opening import Opening
from tijdperk.table.planning import Answers
from tijdperk.table.presence import remote_presence
from tijdperk.table.rematches import Rematches
from tijdperk.table.resting import Resting
from tijdperk.table.session import LiveTable, Viewer
from tijdperk.table.store import Listed, Person, Store
from tijdperk.table.tables import Table
from tijdperk.table.thinkers import Thinkers
from tijdperk.table.views import summary_of
from tijdperk.table.webhooks import Webhooks

TABLE_ID = re.compile(r"[\w-]{16}", re.ASCII)
MAX_TABLES = 2_000  # in memory; beyond it the one unused longest goes
MAX_TRIES = 8  # how often an entry is tried again after somebody else was first
MAX_CLIENT_ID_LENGTH = 64

Made = TypeVar("Made")
log = structlog.get_logger()


class Hub:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        webhooks: Webhooks,
        metrics: Metrics,
        pause: float,
        limits: Limits,
    ) -> None:
        self.store = store
        self.limits = limits
        self.webhooks = webhooks
        self.caches = Caches(store)
        self.metrics = metrics
        self.bots = Bots(thinkers, metrics, pause, self.add)
        self.answers = Answers(self.add, self.spawn)
        self.quiet = Resting(store, self.tables_of, self.live, self.add)
        self.rematches = Rematches(self.add, new_id, self.begin_rematch, thinkers, limits)
        self.sessions: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.opening = Opening(store)
        self.neighbours = Neighbours(store, self.sessions)
        self.hosting = asyncio.Lock()  # from counting somebody's tables to one more
        self.given_up: set[str] = set()  # tables where bots are to move, and cannot
        self.deleted: set[str] = set()
        self.groups = GroupStore(store.database)
        self.on_person: Callable[[str], None] = lambda person: None
        self.on_minute: Callable[[], Awaitable[None]] | None = None
        self.on_turn: Callable[[Person, str, str], Awaitable[None]] = webhooks.your_turn
        self.on_group_game: Callable[[Table], None] = lambda table: None  # one that came to its end

    def start(self) -> None:
        self.spawn(self.listen())
        self.spawn(upkeep.sweep(self))
        self.spawn(upkeep.review(self))
        self.spawn(upkeep.tidy(self))
        if self.store.database.shared:
            self.spawn(self.neighbours.repeat())

    async def close(self) -> None:
        for live in self.sessions.values():
            for viewer in live.viewers:
                viewer.drop()
        await self.bots.close()
        await self.caches.close()
        await self.caches.keep_all_shown(list(self.sessions.values()))
        tasks = [*self.tasks, *self.neighbours.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, Made]) -> asyncio.Task[Made]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def whole(self, work: Coroutine[Any, Any, Made]) -> Made:
        """What goes on to its end, though nobody may wait for it any more."""
        return await asyncio.shield(self.spawn(work))

    # -- opening tables

    async def live(self, id: str) -> LiveTable:
        live = self.sessions.get(id)
        if live is None:
            if not TABLE_ID.fullmatch(id):
                raise BadInput("table-unknown")
            if id not in self.loading:
                self.loading[id] = self.spawn(self.load(id))
            live = await asyncio.shield(self.loading[id])
        self.sessions.move_to_end(id)
        live.used = time.monotonic()
        return live

    async def fresh(self, id: str) -> LiveTable:
        """The table as it is by now: whoever moved at another process finds the move here."""
        live = await self.live(id)
        if self.store.database.shared and await self.store.last_entry(id) > live.table.seq:
            await self.catch_up(live)
        return live

    async def load(self, id: str) -> LiveTable:
        try:
            live = self.sessions[id] = await self.opening.read(id)
        finally:
            del self.loading[id]
        self.make_room()
        self.wake(live)
        return live

    def wake(self, live: LiveTable) -> None:
        """Bots that nobody set thinking since a crash. Another process may be at it: it is given time."""
        if not self.store.database.shared or time.time() - live.table.changed > upkeep.NEGLECT:
            self.go_on(live)

    def go_on(self, live: LiveTable) -> None:
        """Bots think that are to decide, answers are made that were planned, quiet hours are looked up."""
        self.bots.start_bots(live)
        self.answers.start(live)
        if people := self.quiet.unasked(live):
            self.spawn(self.quiet.look_up(live, people))

    def make_room(self) -> None:
        for id in list(self.sessions):
            if len(self.sessions) <= MAX_TABLES:
                break
            if self.sessions[id].idle:
                del self.sessions[id]
        self.metrics.tables.set(len(self.sessions))

    async def host(self, created: Created, match: Match | None = None) -> LiveTable:
        """A new table, if its host may have one more."""
        if created.record and match is None:
            match = await self.opening.begin(created)
        async with self.counting(created.host):
            kinds = {seat.kind for seat in created.seats}
            if kinds == {"bot"}:
                await self.check_bot_tables(created.host)
            if "open" in kinds and created.visibility == "open":
                await self.check_open_tables(created.host)
            return await self.create(created, match)

    async def create(self, created: Created, match: Match | None = None) -> LiveTable:
        """A new table. A record is replayed beside the event loop, unless it was already: then as `match`."""
        if created.record and match is None:
            match = await self.opening.begin(created)
        table = Table(new_id(), match)
        now = time.time()
        table.apply(Entry(1, now, created))
        await self.store.create(table.id, created, summary_of(table), now)
        live = self.sessions[table.id] = LiveTable(table)
        live.shown = 0
        if created.record:
            self.caches.schedule(live, at_once=True)
        self.make_room()
        self.metrics.entries.inc()
        self.go_on(live)
        return live

    @contextlib.asynccontextmanager
    async def counting(self, host: str) -> AsyncIterator[None]:
        """From counting somebody's tables to one more: meanwhile no process counts them."""
        async with self.hosting, self.store.database.alone(f"tables of {host}"):
            yield

    async def begin_rematch(self, id: str) -> None:
        """A table that was just written together with the end of another: bots begin, people hear of it."""
        live = await self.live(id)
        self.go_on(live)
        self.call(live, [], set())

    # -- commands

    async def handle(self, live: LiveTable, person: Person, command: Command) -> Accepted:
        """Handle a command, durably. Sent twice, it is handled once; Refused leaves everything as it was.

        Not to be left halfway: whoever may be cancelled calls it by `whole`.
        """
        if not 0 < len(command.client) <= MAX_CLIENT_ID_LENGTH or not command.client.isprintable():
            raise BadInput("client-id", most=MAX_CLIENT_ID_LENGTH)
        if isinstance(command, SendChat):
            self.limits.chat.check(person.id)
        client = f"{person.id}/{command.client}"
        try:
            if isinstance(command, SendOffer):
                seq = await self.rematches.offer(live, person, command, client)
            else:
                seq = await self.write(
                    live, lambda: commands.handle(live.table, person, command, time.time()), client, []
                )
        except TijdperkError:
            earlier = await self.store.entry_of(live.table.id, client)
            if earlier is None:
                self.metrics.refused.inc()
                raise
            seq = earlier
        return Accepted(command.client, live.viewing(person.id).told(seq))

    async def sit(self, live: LiveTable, person: Person, command: TakeSeat) -> None:
        table = live.table
        table.check_seat(command.seat)
        if command.who == "me":
            await self.check_member(table, person.id)
            await self.add(live, lambda: [seated(table, person, command)])
            return
        async with self.counting(table.host):
            await self.catch_up(live)
            kinds = [sitter.kind for sitter in table.seats]
            others = {kind for seat, kind in enumerate(kinds) if seat != command.seat}
            if command.who != "open" and kinds[command.seat] != "bot" and others <= {"bot"}:
                await self.check_bot_tables(table.host)
            lists = table.created.visibility == "open" and table.state == "playing"
            if command.who == "open" and lists and table.host == person.id:
                await self.check_open_tables(table.host)
            await self.add(live, lambda: [seated(table, person, command)])
            await self.store.keep_summary(table.id, table.seq, live.summary())  # before it is counted again

    async def check_member(self, table: Table, user: str) -> None:
        """At a group's table only its members sit down."""
        group = table.created.group
        if group and user not in table.held and not await self.groups.is_member(group, user):
            raise Refused("group-members-only")

    async def name(self, live: LiveTable, person: Person, command: NameSeats) -> None:
        await self.add(live, lambda: named(live.table, person, command))

    async def end(self, live: LiveTable, person: Person) -> None:
        await self.add(live, lambda: [ended(live.table, person)])

    async def check_bot_tables(self, host: str) -> None:
        """Tables where only bots play think for nobody: a host has so many of them, and no more."""
        hosted = await self.store.hosted(host)
        if sum(one.bots_alone for one in hosted) >= self.limits.bot_tables:
            raise Refused("too-many-bot-tables", most=self.limits.bot_tables)

    async def check_open_tables(self, host: str) -> None:
        """The same for tables that wait in the lobby for somebody."""
        hosted = await self.store.hosted(host)
        if sum(one.in_lobby for one in hosted) >= self.limits.open_tables:
            raise Refused("too-many-open-tables", most=self.limits.open_tables)

    def known(self, live: LiveTable) -> set[str]:
        """Those to whom a seat can be passed: whoever is or was at the table, or looks at it now."""
        return live.table.known() | (live.room.here - live.table.removed)

    async def pass_seat(self, live: LiveTable, person: Person, command: PassSeat) -> None:
        to = await self.store.person(command.to) if command.to in self.known(live) else None
        if to is None:
            raise Refused("pass-to-whom")
        await self.check_member(live.table, to.id)
        await self.add(live, lambda: [passed(live.table, person, command.seat, to)])

    async def rename(self, person: Person) -> None:
        """A person's new name, at every table that goes on."""
        for listed in await self.tables_of(person.id, current=True):
            if listed.summary.state in ("waiting", "playing"):
                with trouble_of_one_table("name not changed"):
                    live = await self.live(listed.table)
                    await self.add(live, lambda: [Renamed(person.id, person.name)])

    async def add(
        self,
        live: LiveTable,
        make: Callable[[], list[LogEvent]],
        client: str | None = None,
        beside: list[Statement] | None = None,
    ) -> int:
        """Write what is made of the table as it is now. Once begun it is not left half done. What else `make`
        wants to be written with it, it leaves in `beside`."""
        kept = [] if beside is None else beside
        return await self.whole(self.write(live, make, client, kept))

    async def write(
        self,
        live: LiveTable,
        make: Callable[[], list[LogEvent]],
        client: str | None,
        beside: list[Statement],
    ) -> int:
        seq = await self.append(live, make, client, beside)
        if self.store.database.shared:  # once it is answered, lists at other processes have it, too
            await self.caches.settle([live])
        return seq

    async def append(
        self,
        live: LiveTable,
        make: Callable[[], list[LogEvent]],
        client: str | None,
        beside: list[Statement],
    ) -> int:
        table = live.table
        async with live.lock:
            for _ in range(0 if live.gone else MAX_TRIES):
                events = make()
                try:
                    with self.metrics.commit.time():
                        entries = await self.store.append(
                            table.id, table.seq, events, time.time(), client, beside
                        )
                except Conflict:
                    self.metrics.conflicts.inc()
                    earlier = await self.store.entry_of(table.id, client) if client else None
                    self.follow(live, await self.store.entries(table.id, table.seq), own=False)
                    if earlier is not None:
                        return earlier
                    continue
                self.metrics.entries.inc(len(entries))
                self.follow(live, entries, own=True)
                return table.seq
        raise Refused("stale-decision")

    # -- tables and people that go

    async def delete(self, id: str) -> None:
        """A table with all that was played there."""
        live = await self.live(id)
        live.gone = True
        async with live.lock:
            await self.store.delete_table(id)
        self.let_go(id, gone=True)

    async def rewrite(self, live: LiveTable, entries: list[tuple[int, LogEvent]]) -> None:
        """Some entries of a table's log as they are to be from now on; it is opened again."""
        live.gone = True
        async with live.lock:
            await self.store.rewrite(live.table.id, entries)
        self.let_go(live.table.id)
        await self.attend(live.table.id)

    def let_go(self, id: str, gone: bool = False) -> None:
        """Out of memory with it; whoever looks at it comes back, and finds it as it is now."""
        if gone:
            self.deleted.add(id)
        live = self.sessions.pop(id, None)
        if live:
            live.gone = True
            self.bots.stop_all(live)
            for viewer in live.viewers:
                viewer.drop()

    async def attend(self, id: str) -> None:
        """One table by itself: whatever is wrong with it, the others are looked at. Where nothing can be
        done it is not tried again; whoever opens the table is told why."""
        if id in self.given_up:
            return
        try:
            live = await self.live(id)
            await self.catch_up(live)
            self.caches.schedule(live, at_once=True)
            self.go_on(live)
        except Exception as error:
            if isinstance(error, TijdperkError) and error.key == "database-away":
                raise
            log.exception("table not attended to")
            self.given_up.add(id)
            return
        if live.table.stopped:
            self.given_up.add(id)

    async def forget_unused(self, since: float) -> None:
        """Tables that nobody asked for since then leave memory; what was shown there is kept first."""
        for id, live in list(self.sessions.items()):
            if self.unused(id, since):
                if live.shown < live.table.seq:
                    with trouble_of_one_table("what was shown is not kept"):
                        await self.caches.keep_shown(live)
                if self.unused(id, since):
                    del self.sessions[id]
        self.metrics.tables.set(len(self.sessions))

    def unused(self, id: str, since: float) -> bool:
        live = self.sessions.get(id)
        return live is not None and live.idle and live.used < since

    def person_changed(self, person: str) -> None:
        """What somebody may do, or by what, is looked up again, for their sockets too: those come back."""
        self.on_person(person)
        for live in self.sessions.values():
            for viewer in live.viewers:
                if viewer.user == person:
                    viewer.drop()

    # -- following the log

    def follow(self, live: LiveTable, entries: list[Entry], own: bool) -> None:
        """Durable entries become part of the table, and everybody hears of it."""
        table = live.table
        since, asked, secrets = table.seq, to_move(table), list(table.secrets)
        for entry in entries:
            table.apply(entry)
        if table.seq == since:
            return
        live.tell_news(since, secrets)
        if any(isinstance(entry.what, Sat) for entry in entries):
            live.look_round()  # who sat down does not only watch any more
        moved = all(isinstance(entry.what, Played | Planned | Undone | Said) for entry in entries)
        self.bots.stop_stale(live)
        if own:  # otherwise the process that wrote them does the rest
            self.caches.schedule(live, at_once=not moved or table.state != "playing")
            self.go_on(live)
            self.call(live, entries, asked)
            if table.created.group and table.state not in ("waiting", "playing"):
                self.on_group_game(table)

    async def catch_up(self, live: LiveTable, upto: int | None = None) -> None:
        """What others wrote at this table, unless it is known up to some entry by now."""
        async with live.lock:
            if upto is None or upto > live.table.seq:
                self.follow(live, await self.store.entries(live.table.id, live.table.seq), own=False)

    async def listen(self) -> None:
        """What other processes did; after a gap, every table in memory is compared with its log."""
        async for notice in self.store.database.notices():
            match notice.split(" ", 4) if notice else []:
                case ["entry", id, seq, *entry]:
                    self.hear_entry(id, int(seq), entry)
                case ["here", id, process, watching, users] if process != self.neighbours.process:
                    self.neighbours.hear(id, process, remote_presence(watching, users, time.time()))
                case ["gone", id]:
                    self.let_go(id, gone=True)
                case ["rewritten", id]:
                    self.let_go(id)
                    self.spawn(self.attend(id))
                case ["person", person]:
                    self.person_changed(person)
                case []:
                    for id in list(self.sessions):
                        self.spawn(self.hear(id, None))

    def hear_entry(self, id: str, seq: int, entry: list[str]) -> None:
        """Somebody wrote an entry. Where it comes along and is the next one it is followed at once."""
        live = self.sessions.get(id)
        if id not in self.loading and (live is None or seq <= live.table.seq):
            return
        if live and entry and seq == live.table.seq + 1 and not live.lock.locked():
            at, what = entry
            with trouble_of_one_table("entry not followed"):
                self.follow(live, [Entry(seq, float(at), read_event(what))], own=False)
        else:
            self.spawn(self.hear(id, seq))

    async def hear(self, id: str, seq: int | None) -> None:
        with contextlib.suppress(TijdperkError):
            if id in self.loading:
                await asyncio.shield(self.loading[id])
            live = self.sessions.get(id)
            if live and (seq is None or seq > live.table.seq):
                await self.catch_up(live, seq)

    def call(self, live: LiveTable, entries: list[Entry], asked: set[str]) -> None:
        """A notice to those who are to move now, were not before, and do not look at the table."""
        table = live.table
        acted = {table.seats[entry.what.seat].user for entry in entries if isinstance(entry.what, Played)}
        for user in to_move(table) - asked - acted - live.room.here:
            self.spawn(self.notify(table, user))

    async def still_to_move(self, user: str, id: str) -> Person | None:
        """Somebody whose move it was at a table, if it still is."""
        with contextlib.suppress(TijdperkError):
            live = await self.live(id)
            if user in to_move(live.table) - live.room.here:
                return await self.store.person(user)
        return None

    async def notify(self, table: Table, user: str) -> None:
        with contextlib.suppress(TijdperkError):
            person = await self.store.person(user)
            if person:
                await self.on_turn(person, table.game.id, table.id)

    # -- looking

    async def settle(self, person: str) -> None:
        """Wait until lists find this person's tables by what they are now."""
        tables = self.sessions.values()
        await self.caches.settle([live for live in tables if live.relisted and live.is_listed_for(person)])

    async def tables_of(self, person: str, page: int = 0, current: bool = False) -> list[Listed]:
        """Somebody's tables as they are by now, or those where something is left to do; the latest first."""
        await self.settle(person)
        found = self.latest(await self.store.tables_of(person, page, current))
        return [one for one in found if one.summary.goes_on or not current]

    async def open_tables(self, page: int = 0) -> list[Listed]:
        """Those that everybody may join or watch, as they are by now."""
        tables = [live for live in self.sessions.values() if live.table.created.visibility == "open"]
        await self.caches.settle([live for live in tables if live.relisted])
        found = self.latest(await self.store.open_tables(page))
        return [one for one in found if one.summary.state in ("waiting", "playing")]

    def latest(self, listed: list[Listed]) -> list[Listed]:
        """Tables of a list as they are by now, if they are at hand: the list may have been read before what
        is kept of them was brought up to date."""
        return latest_first(
            [
                Listed(one.table, live.summary(), one.seen, live.table.seq)
                if (live := self.sessions.get(one.table)) and live.table.seq > one.seq
                else one
                for one in listed
            ]
        )

    async def look(self, live: LiveTable, person: Person) -> int | None:
        """How many moves this person had seen before; from now on, all of them."""
        if not live.table.is_at(person.id):
            return None
        seen = await self.store.seen(live.table.id, person.id)
        if seen != live.table.moves():
            with contextlib.suppress(BadInput):  # where nothing can be written tables can still be read
                await self.store.looked(live.table.id, person.id, live.table.moves())
        return seen

    def enter(self, live: LiveTable, viewer: Viewer, seen: int | None) -> None:
        """From here on the viewer hears everything; the whole table comes first."""
        live.enter(viewer, seen)
        if live.look_round():
            self.neighbours.tell(live)
        self.metrics.sockets.inc()

    def leave(self, live: LiveTable, viewer: Viewer) -> None:
        live.viewers.discard(viewer)
        if live.look_round():
            self.neighbours.tell(live)
        self.metrics.sockets.dec()
        if viewer.dropped:
            self.metrics.dropped.inc()


def new_id() -> str:
    """A name that nobody guesses; without a dash in front, so that it can be given on a command line."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id


def to_move(table: Table) -> set[str]:
    """The people who have to decide, and have not planned how."""
    return {table.seats[seat].user for seat in table.waiting_for() if seat not in table.plans.due} - {""}
