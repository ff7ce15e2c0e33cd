"""One SQLite file: durable writes from one thread, many of them in one commit.

A commit with `synchronous=FULL` waits for the disk. While it waits more writes queue up, and the next commit
takes all of them: the busier the server, the more writes share a wait.

Every statement gives the interpreter to the event loop, and a busy one keeps it for a while: what is added to
logs, which is nearly all that is written, is therefore added for all of them by one statement, which is a
transaction by itself. A thread of its own copies what was written from the log of the database into its file
(a checkpoint), so that no move waits for that.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import fcntl
import os
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

import structlog

from tijdperk.kernel.errors import BadInput
from tijdperk.table.database import Added, Conflict, Row, Statement, Value, statements_of

FILE = "tijdperk.sqlite3"
LOCK = "tijdperk.lock"
MAX_TOGETHER = 256  # writes that share a commit
READERS = 2
CHECKPOINT = 200  # commits between two checkpoints
PASSES = 4  # of one: what was committed meanwhile is copied, too, so that the log can begin anew
MAX_WAL = 4_096  # pages: where commits leave no gap for that the writer makes one, of what little is left
# Of the writer's connection alone: a log that gets longer says so.
LENGTHENED = """CREATE TEMP TRIGGER IF NOT EXISTS lengthened AFTER INSERT ON entry BEGIN
    UPDATE game_table SET seq = new.seq, changed = new.at WHERE id = new.game_table; END"""
POLL = 1.0  # seconds between two looks for what a command noted
NO_RIGHTS = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")

log = structlog.get_logger()


@dataclass
class Job:
    """A write that waits for its commit."""

    done: asyncio.Future[None]
    statements: Sequence[Statement] = ()
    added: Sequence[Added] = ()  # to the log of one table; then there are no statements
    error: Exception | None = None


class Sqlite:
    """`serving`: a server has the folder to itself. A command that works beside it leaves notices for it."""

    shared = False

    def __init__(self, folder: Path, serving: bool = True) -> None:
        self.folder = folder
        self.serving = serving
        self.jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.waiting: list[Job] = []  # for the commit after the one that is under way
        self.calm = asyncio.Event()  # nothing waits
        self.calm.set()
        self.readers = ThreadPoolExecutor(READERS, "sqlite-read")
        self.local = threading.local()
        self.opened: list[sqlite3.Connection] = []
        self.lock = -1
        self.writer: threading.Thread | None = None
        self.checkpoints: threading.Thread | None = None
        self.much_written = threading.Event()
        self.closing = False

    # -- opening

    async def open(self) -> None:
        if self.serving:
            self.take()
        else:
            self.check_there()
        try:
            with contextlib.closing(self.connect()) as connection:
                connection.execute("BEGIN IMMEDIATE")  # what can only be read is found now, not at a move
                connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise self.unusable(error.sqlite_errorname.startswith(NO_RIGHTS), str(error)) from None
        loop = asyncio.get_running_loop()
        self.writer = threading.Thread(target=self.write_jobs, args=(loop,), name="sqlite-write", daemon=True)
        self.writer.start()
        self.checkpoints = threading.Thread(target=self.copy_log, name="sqlite-checkpoint", daemon=True)
        self.checkpoints.start()

    def take(self) -> None:
        """Have the folder to ourselves. Its files stand for people: they are nobody else's to read."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.lock = os.open(self.folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            no_rights = error.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
            raise self.unusable(no_rights, error.strerror or "?") from None
        try:
            # Held as long as this process lives, however it ends.
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise BadInput("data-in-use", folder=str(self.folder)) from None
        with contextlib.suppress(OSError):  # what else is wrong with the file is found when it is opened
            os.close(os.open(self.folder / FILE, os.O_RDWR | os.O_CREAT, 0o600))
        for name in (FILE, f"{FILE}-wal", f"{FILE}-shm"):  # of earlier versions; new ones follow the first
            with contextlib.suppress(OSError):
                (self.folder / name).chmod(0o600)

    def check_there(self) -> None:
        if not (self.folder / FILE).exists():
            raise BadInput("database-missing", folder=str(self.folder))

    def release(self) -> None:
        if self.lock >= 0:
            os.close(self.lock)
            self.lock = -1

    def unusable(self, no_rights: bool, problem: str) -> BadInput:
        if no_rights:
            return BadInput("data-folder-rights", folder=str(self.folder))
        return BadInput("data-folder", folder=str(self.folder), problem=problem)

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.folder / FILE, timeout=10, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    async def close(self) -> None:
        if self.writer:
            await self.calm.wait()
            self.jobs.put(None)
            await asyncio.to_thread(self.writer.join)
        if self.checkpoints:
            self.closing = True
            self.much_written.set()
            await asyncio.to_thread(self.checkpoints.join)
        self.readers.shutdown()
        for connection in self.opened:
            connection.close()
        self.release()

    async def migrate(self, versions: Sequence[Sequence[str]]) -> None:
        known = (await self.read("PRAGMA user_version"))[0][0]
        if known > len(versions):
            raise BadInput("database-newer", given=known, known=len(versions))
        if known < len(versions) and not self.serving:
            raise BadInput("database-older", given=known, known=len(versions))
        for number, statements in enumerate(versions[known:], known + 1):
            await self.write([(sql, ()) for sql in (*statements, f"PRAGMA user_version = {number}")])
        if self.serving:
            await self.write([(LENGTHENED, ())])

    # -- writing

    async def write(self, statements: Sequence[Statement], notice: str = "") -> None:
        if notice and not self.serving:
            statements = [*statements, ("INSERT INTO notice (at, what) VALUES (?, ?)", (time.time(), notice))]
        await self.commit(Job(asyncio.get_running_loop().create_future(), statements))

    async def append(self, entries: Sequence[Added], notice: str = "") -> None:
        if not self.serving:
            await self.write(statements_of(entries), notice)
        else:
            await self.commit(Job(asyncio.get_running_loop().create_future(), added=entries))

    async def commit(self, job: Job) -> None:
        self.waiting.append(job)
        if self.calm.is_set():
            self.calm.clear()
            asyncio.get_running_loop().call_soon(self.pass_on)  # with what else is written in this round
        await job.done

    def pass_on(self) -> None:
        """What waits goes to the writer, together."""
        batch, self.waiting = self.waiting[:MAX_TOGETHER], self.waiting[MAX_TOGETHER:]
        self.jobs.put(batch)

    def settle(self, batch: list[Job]) -> None:
        """Back in the event loop: it is on disk, or it is known why not."""
        if self.waiting:
            self.pass_on()
        else:
            self.calm.set()
        for job in batch:
            if job.done.done():
                continue  # nobody waits for it any more
            if job.error:
                job.done.set_exception(job.error)
            else:
                job.done.set_result(None)

    def alone(self, name: str) -> contextlib.AbstractAsyncContextManager[None]:
        """There is no other process."""
        return contextlib.nullcontext()

    async def probe(self) -> None:
        version = (await self.read("PRAGMA user_version"))[0][0]
        await self.write([(f"PRAGMA user_version = {version}", ())])

    def write_jobs(self, loop: asyncio.AbstractEventLoop) -> None:
        """The writer's thread: whatever waits is one transaction."""
        connection = self.connect()
        connection.execute(f"PRAGMA wal_autocheckpoint = {MAX_WAL}")
        commits = 0
        while (batch := self.jobs.get()) is not None:
            try:
                commit(connection, batch)
            except sqlite3.Error as error:
                log.error("database write failed", problem=str(error))
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                for job in batch:
                    job.error = BadInput("database-away")
            with contextlib.suppress(RuntimeError):  # the loop ended without waiting for it
                loop.call_soon_threadsafe(self.settle, batch)
            commits += 1
            if commits % CHECKPOINT == 0:
                self.much_written.set()
        connection.close()

    def copy_log(self) -> None:
        """The thread of checkpoints. What is wrong with the database is found and said at the next write."""
        with contextlib.suppress(sqlite3.Error), contextlib.closing(self.connect()) as connection:
            while self.much_written.wait() and not self.closing:
                self.much_written.clear()
                with contextlib.suppress(sqlite3.Error):
                    for _ in range(PASSES):
                        _, pages, copied = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                        if pages == copied:
                            break

    # -- reading

    async def read(self, sql: str, *values: Value) -> list[Row]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self.fetch, sql, values)

    def fetch(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        try:
            connection: sqlite3.Connection | None = getattr(self.local, "connection", None)
            if connection is None:
                connection = self.local.connection = self.connect()
                self.opened.append(connection)
            return connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            log.error("database read failed", problem=str(error))
            raise BadInput("database-away") from None

    async def notices(self) -> AsyncIterator[str | None]:
        """What commands did beside this server: nobody else writes to this file."""
        last = (await self.read("SELECT coalesce(max(id), 0) FROM notice"))[0][0]
        while True:
            await asyncio.sleep(POLL)
            try:
                found = await self.read("SELECT id, what FROM notice WHERE id > ? ORDER BY id", last)
            except BadInput:
                continue
            for number, what in found:
                last = number
                yield what


def commit(connection: sqlite3.Connection, batch: list[Job]) -> None:
    logs = [job.added for job in batch if job.added]
    left = [job for job in batch if not job.added]
    if left or sum(map(len, logs)) > MAX_TOGETHER:
        connection.execute("BEGIN IMMEDIATE")
    try:
        add(connection, logs)
    except sqlite3.IntegrityError:  # the key of one of them is taken: each by itself
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        left = batch
    for job in left:
        apply(connection, job)
    if connection.in_transaction:
        connection.execute("COMMIT")


def add(connection: sqlite3.Connection, logs: list[Sequence[Added]]) -> None:
    """Add to many logs at once, by one statement unless there are very many.

    It has places for 1, 2, 4, 8 ... entries, of which some stay empty: a connection keeps every statement
    prepared, up to a quarter of a megabyte each, and there would be one for each number that ever was written
    together."""
    entries = [entry for entries in logs for entry in entries]
    for begin in range(0, len(entries), MAX_TOGETHER):
        part = entries[begin : begin + MAX_TOGETHER]
        size = 1 << (len(part) - 1).bit_length()
        places = ", ".join(["(?, ?, ?, ?, ?)"] * size)
        values = [value for entry in part for value in entry]
        values += [None] * (5 * size - len(values))
        connection.execute(
            f"INSERT INTO entry SELECT * FROM (VALUES {places}) WHERE column1 IS NOT NULL", values
        )


def apply(connection: sqlite3.Connection, job: Job) -> None:
    """One job of a batch; if a key is taken it alone is rolled back."""
    connection.execute("SAVEPOINT job")
    try:
        for sql, values in statements_of(job.added) if job.added else job.statements:
            connection.execute(sql, values)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO job")
        job.error = Conflict()
    connection.execute("RELEASE job")
