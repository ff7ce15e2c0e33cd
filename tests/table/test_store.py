"""What the store promises, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.loops import run as run_whole
from tests.patience import PATIENCE
from tests.table.databases import make_database
from tests.table.people import game_id
from tijdperk.kernel.errors import BadInput
from tijdperk.table import snapshots, sqlite
from tijdperk.table.caches import Caches
from tijdperk.table.commands import new_table
from tijdperk.table.database import Added, Conflict, Statement
from tijdperk.table.log import Created, Ended, Entry, LogEvent, Played, Said, Sat, Sitter, read_event
from tijdperk.table.messages import NewTable, SeatSpec
from tijdperk.table.session import LiveTable
from tijdperk.table.sqlite import LENGTHENED, Job, Sqlite, add, commit
from tijdperk.table.store import MAX_NOTICE, SCHEMA, Person, Store, snapshot_row
from tijdperk.table.tables import Table, rebuilt
from tijdperk.table.views import summary_of

ANNA = Person("anna", "Anna", "en")
TABLE = "A" * 16
Work = Callable[[Store], Awaitable[None]]


def first() -> Created:
    return new_table(NewTable(game=game_id(), seats=[SeatSpec(who="me"), SeatSpec(who="easy")]), ANNA)


def line(text: str) -> Said:
    return Said("anna", "Anna", 0, text)


async def create(store: Store, id: str = TABLE) -> Table:
    created = first()
    table = rebuilt(id, [Entry(1, time.time(), created)])
    await store.create(id, created, summary_of(table), table.changed)
    return table


def run(kind: str, place: str, work: Work) -> None:
    async def whole() -> None:
        store = Store(make_database(kind, place))
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    run_whole(whole())


def test_what_was_written_is_read_in_order(kind: str, place: str) -> None:
    written: list[LogEvent] = []

    async def write(store: Store) -> None:
        table = await create(store)
        written.append(table.created)
        for seq in range(1, 6):
            written.append(line(f"é \u2019 {seq}"))
            await store.append(TABLE, seq, written[-1:], time.time())

    async def read(store: Store) -> None:
        entries = await store.entries(TABLE)
        assert [entry.seq for entry in entries] == [1, 2, 3, 4, 5, 6]
        assert [entry.what for entry in entries] == written
        assert [entry.seq for entry in await store.entries(TABLE, 4)] == [5, 6]
        assert await store.entries("B" * 16) == []

    run(kind, place, write)
    run(kind, place, read)


def test_one_of_many_who_write_the_same_entry_wins(kind: str, place: str) -> None:
    async def work(store: Store) -> None:
        await create(store)
        tries = [store.append(TABLE, 1, [line(str(number))], time.time()) for number in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(result, list) for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
        assert len(await store.entries(TABLE)) == 2

    run(kind, place, work)


def test_whoever_comes_too_late_takes_nobody_along(kind: str, place: str) -> None:
    """Written at the same moment as others': their entries are there, whole, and their tables that long."""
    tables = [f"{number:016d}" for number in range(8)]

    async def work(store: Store) -> None:
        await asyncio.gather(*(create(store, table) for table in tables))
        await store.append(tables[0], 1, [line("first")], time.time())
        entries = [line("a"), line("b")]
        told = await asyncio.gather(
            *(store.append(table, 1, entries, time.time()) for table in tables), return_exceptions=True
        )
        assert [isinstance(one, Conflict) for one in told] == [True] + [False] * 7
        assert [await store.last_entry(table) for table in tables] == [2] + [3] * 7
        assert [entry.what for entry in await store.entries(tables[0], 1)] == [line("first")]
        for table in tables[1:]:
            assert [entry.what for entry in await store.entries(table, 1)] == entries

    run(kind, place, work)


@pytest.mark.parametrize("kind", ["postgres"])
@pytest.mark.parametrize("length", [10, 10_000])
def test_other_processes_hear_of_any_entry(kind: str, place: str, length: int) -> None:
    """With the entry, unless it is longer than PostgreSQL takes along."""
    said = line("x" * length)

    async def work(store: Store) -> None:
        await create(store)
        notices = store.database.notices()
        assert await anext(notices) is None
        await store.append(TABLE, 1, [said], 1234.5678)
        head, _, rest = str(await anext(notices)).partition(f"entry {TABLE} 2")
        assert head == ""
        if length < MAX_NOTICE:
            at, what = rest.split(maxsplit=1)
            assert (float(at), read_event(what)) == (1234.5678, said)
        else:
            assert rest == ""
        await notices.aclose()  # type: ignore[attr-defined]

    run(kind, place, work)


def test_all_or_nothing(kind: str, place: str) -> None:
    """The second entry is taken, so the first is not written either."""

    async def work(store: Store) -> None:
        await create(store)
        await store.append(TABLE, 2, [line("entry 3, ahead of its time")], time.time())
        with pytest.raises(Conflict):
            await store.append(TABLE, 1, [line("2"), line("3")], time.time())
        assert [entry.seq for entry in await store.entries(TABLE)] == [1, 3]

    run(kind, place, work)


def test_a_client_id_is_used_once(kind: str, place: str) -> None:
    async def work(store: Store) -> None:
        await create(store)
        await store.append(TABLE, 1, [line("a")], time.time(), "anna/1")
        with pytest.raises(Conflict):
            await store.append(TABLE, 2, [line("a")], time.time(), "anna/1")
        assert await store.entry_of(TABLE, "anna/1") == 2
        assert await store.entry_of(TABLE, "anna/2") is None

    run(kind, place, work)


def test_many_writes_at_once_all_arrive(kind: str, place: str) -> None:
    async def work(store: Store) -> None:
        tables = [f"{number:016d}" for number in range(50)]
        await asyncio.gather(*(create(store, table) for table in tables))
        for seq in range(1, 5):
            await asyncio.gather(*(store.append(id, seq, [line("x")], time.time()) for id in tables))
        for table in tables:
            assert len(await store.entries(table)) == 5

    run(kind, place, work)


def test_however_many_are_written_together_few_statements_are_kept() -> None:
    """SQLite keeps each prepared: a server that was ever busier than before grew by it."""
    texts: set[str] = set()

    class Counted(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            texts.add(sql)
            return super().execute(sql, *values)

    with contextlib.closing(sqlite3.connect(":memory:", factory=Counted)) as connection:
        for statement in (statement for version in SCHEMA for statement in version):
            connection.execute(statement)
        texts.clear()
        for number in range(1, 65):
            together = [[Added(f"{table:016d}", number, 0.0, None, "{}")] for table in range(number)]
            add(
                connection,
                [*together, [Added("long", 2 * number + more, 0.0, None, "{}") for more in (0, 1)]],
            )
        assert len(texts) <= 2 * 7
        logs = connection.execute("SELECT game_table, count(*) FROM entry GROUP BY 1 ORDER BY 1").fetchall()
    assert logs == [(f"{table:016d}", 64 - table) for table in range(64)] + [("long", 128)]


def test_moves_that_are_written_together_are_one_statement(tmp_path: Path) -> None:
    """Before each the writer would wait for a busy event loop. It says how long the logs are, too."""
    done: list[str] = []

    class Noted(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            done.append(sql)
            return super().execute(sql, *values)

    async def whole() -> None:
        store = Store(Sqlite(tmp_path))
        await store.open()
        tables = [f"{number:016d}" for number in range(5)]
        await asyncio.gather(*(create(store, table) for table in tables))
        file = tmp_path / sqlite.FILE
        with contextlib.closing(sqlite3.connect(file, factory=Noted, isolation_level=None)) as connection:
            connection.execute(LENGTHENED)
            done.clear()
            added = [Added(table, 2, 7.0, None, "{}") for table in tables]
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            commit(connection, [Job(future, added=[one]) for one in added])
            assert not connection.in_transaction
        assert len(done) == 1
        assert [await store.last_entry(table) for table in tables] == [2] * 5
        await store.close()

    run_whole(whole())


def test_checkpoints_are_made_beside_the_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written is in the file itself before the server ends, and not only in its log."""
    monkeypatch.setattr(sqlite, "CHECKPOINT", 3)

    async def whole() -> None:
        store = Store(Sqlite(tmp_path))
        await store.open()
        await create(store)
        for seq in range(1, 9):
            await store.append(TABLE, seq, [line(f"this is number {seq}")], time.time())
        async with asyncio.timeout(PATIENCE):
            while b"this is number 2" not in (tmp_path / sqlite.FILE).read_bytes():
                await asyncio.sleep(0.02)
        await store.close()

    run_whole(whole())


def test_tables_are_found_by_their_people(kind: str, place: str) -> None:
    async def work(store: Store) -> None:
        table = await create(store)
        found = (await store.tables_of("anna"))[0]
        assert (found.table, found.seen, found.summary) == (TABLE, 0, summary_of(table))
        assert await store.tables_of("bram") == []
        assert await store.open_tables() == []
        await store.looked(TABLE, "anna", 7)
        assert await store.seen(TABLE, "anna") == 7
        table.ending = Ended("anna")
        await store.keep_summary(TABLE, 5, summary_of(table))
        await store.keep_summary(TABLE, 4, summary_of(rebuilt(TABLE, await store.entries(TABLE))))
        assert (await store.tables_of("anna"))[0].summary.state == "abandoned"
        assert (await store.tables_of("anna"))[0].seen == 7

    run(kind, place, work)


def test_a_forgotten_bot_is_found(kind: str, place: str) -> None:
    async def work(store: Store) -> None:
        table = await create(store)
        expected = [TABLE] if table.waiting_for() == [1] else []
        assert await store.neglected(time.time() + 1) == expected
        await store.append(TABLE, 1, [line("x")], time.time())
        assert await store.neglected(time.time() + 1) == [TABLE]  # its summary is behind
        assert await store.neglected(time.time() - 60) == []

    run(kind, place, work)


def test_a_move_costs_one_row_until_somebody_else_sits_down(
    kind: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sits at a table is written when that changes; where others may write it as well, with each move."""
    written: list[Sequence[Statement]] = []

    async def work(store: Store) -> None:
        live = LiveTable(await create(store))
        write = store.database.write

        async def noted(statements: Sequence[Statement], notice: str = "") -> None:
            written.append(statements)
            await write(statements, notice)

        monkeypatch.setattr(store.database, "write", noted)
        caches = Caches(store)

        async def then(*events: LogEvent) -> int:
            for entry in await store.append(TABLE, live.table.seq, events, time.time()):
                live.table.apply(entry)
            written.clear()
            await caches.write([live])
            assert len(written) == 1, "one transaction"
            listed = await store.tables_of("anna")
            assert [(one.table, one.summary.moves) for one in listed] == [(TABLE, live.table.moves())]
            return len(written[0])

        def move() -> Played:
            seat = live.table.waiting_for()[0]
            return live.table.try_move(seat, live.table.match.legal(seat)[0], None)

        whole = await then(move())
        assert whole > 1
        assert await then(move()) == (whole if kind == "postgres" else 1)
        assert await then(Sat(1, Sitter(user="bram", name="Bram"))) > 1
        assert [one.table for one in await store.tables_of("bram")] == [TABLE]
        assert await then(Sat(1, Sitter(bot="easy"))) > 1
        assert await store.tables_of("bram") == []

    run(kind, place, work)


def test_snapshots_of_another_version_are_not_read(kind: str, place: str) -> None:
    async def work(store: Store) -> None:
        table = await create(store)
        version = snapshots.version_of(table.game.id)
        await store.database.write([snapshot_row(TABLE, 1, version, snapshots.stored(table))])
        data = await store.snapshot(TABLE, version)
        assert data
        assert snapshots.stored(snapshots.restored(TABLE, data)) == data
        assert await store.snapshot(TABLE, "0.0.0") is None
        await store.database.write([snapshot_row(TABLE, 1, "newer", "{}")])
        assert await store.snapshot(TABLE, version) is None

    run(kind, place, work)


def test_people_and_their_secrets(kind: str, place: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(ANNA)
        soon, past = 60.0, -1.0  # how long they last
        await store.add_credential("h1", "anna", "session", soon, sole=False)
        await store.add_credential("h2", "anna", "link", soon, sole=True)
        await store.add_credential("h3", "anna", "link", soon, sole=True)
        await store.add_credential("h4", "anna", "session", past, sole=False)
        assert await store.person_by("h1", "session") == ANNA
        assert await store.person_by("h1", "link") is None
        assert await store.person_by("h2", "link") is None
        assert await store.person_by("h3", "link") == ANNA
        assert await store.person_by("h4", "session") is None
        await store.change_person(Person("anna", "Anna B", "nl"))
        assert await store.person_by("h1", "session") == Person("anna", "Anna B", "nl")

    run(kind, place, work)


def test_a_newer_schema_is_left_alone(kind: str, place: str) -> None:
    async def work(store: Store) -> None:
        newer = [*SCHEMA, ["CREATE TABLE later (x INTEGER)"]]
        await store.database.migrate(newer)
        with pytest.raises(BadInput, match="newer version"):
            await store.database.migrate(SCHEMA)

    run(kind, place, work)


def test_two_servers_cannot_share_a_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("data")

    async def work(store: Store) -> None:
        second = Sqlite(folder)
        with pytest.raises(BadInput) as refusal:
            await second.open()
        assert refusal.value.key == "data-in-use"
        await second.close()

    run("sqlite", str(folder), work)
