"""PostgreSQL, for several server processes: what one of them writes the others hear of by NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import selectors
from collections.abc import AsyncIterator, Sequence
from typing import Any

import psycopg
import structlog
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from tijdperk.kernel.errors import BadInput
from tijdperk.table.database import Added, Conflict, Row, Statement, Value

CHANNEL = "tijdperk"
ENCODING = "UTF8"
CONNECTIONS = 8
PATIENCE = 5.0  # seconds to wait for a connection before saying that the database is away
RETRY = 3.0  # seconds of ever rarer attempts to connect; after that whoever needs a connection tries again
BACK_OFF = 1.0
DEADLOCKS = 4  # how often a write that meets another one halfway is tried
MIGRATION_LOCK = 7_164_953  # any number that nobody else locks

AWAY = (
    psycopg.OperationalError,  # a full disk is one, too
    psycopg.InterfaceError,
    psycopg.errors.ReadOnlySqlTransaction,
    PoolTimeout,
)
log = structlog.get_logger()


class Postgres:
    shared = True

    def __init__(self, url: str, serving: bool = True) -> None:
        self.url = url
        self.serving = serving
        self.pool = AsyncConnectionPool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            open=False,
            timeout=PATIENCE,
            reconnect_timeout=RETRY,
            kwargs={"autocommit": True},
            check=check,
        )

    async def open(self) -> None:
        try:
            async with await psycopg.AsyncConnection.connect(
                self.url, connect_timeout=int(PATIENCE)
            ) as connection:
                check_encoding(connection.info)
        except psycopg.Error as error:
            raise unreachable(error) from None
        await self.pool.open()

    async def close(self) -> None:
        await self.pool.close()

    async def migrate(self, versions: Sequence[Sequence[str]]) -> None:
        async with self.pool.connection() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
            row = await (await connection.execute("SELECT max(number) FROM schema_version")).fetchone()
            known = (row and row[0]) or 0
            if known > len(versions):
                raise BadInput("database-newer", given=known, known=len(versions))
            if known < len(versions) and not self.serving:
                raise BadInput("database-older", given=known, known=len(versions))
            for number, statements in enumerate(versions[known:], known + 1):
                for sql in statements:
                    await connection.execute(sql.encode())
                await connection.execute("INSERT INTO schema_version VALUES (%s)", (number,))

    @contextlib.asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        try:
            async with self.pool.connection() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", (name,))
                yield
        except AWAY as error:
            raise away(error) from None

    async def write(self, statements: Sequence[Statement], notice: str = "") -> None:
        """Where two processes wait for each other's rows one of them is told so, and tries again."""
        for left in reversed(range(DEADLOCKS)):
            try:
                await self.write_once(statements, notice)
                return
            except psycopg.errors.DeadlockDetected as error:
                if not left:
                    raise away(error) from None

    async def append(self, entries: Sequence[Added], notice: str = "") -> None:
        """All in one statement, which is a transaction by itself: one question and one answer."""
        last = entries[-1]
        rows = ", ".join(["(%s, %s, %s, %s, %s)"] * len(entries))
        sql = f"""WITH added AS (INSERT INTO entry VALUES {rows}),
            head AS (UPDATE game_table SET seq = %s, changed = %s WHERE id = %s) SELECT pg_notify(%s, %s)"""
        values = [value for entry in entries for value in entry]
        try:
            async with self.pool.connection() as connection:
                await connection.execute(
                    sql.encode(), [*values, last.seq, last.at, last.table, CHANNEL, notice]
                )
        except psycopg.errors.UniqueViolation:
            raise Conflict from None
        except AWAY as error:
            raise away(error) from None

    async def write_once(self, statements: Sequence[Statement], notice: str) -> None:
        try:
            async with self.pool.connection() as connection, connection.transaction():
                for sql, values in statements:
                    await connection.execute(placed(sql), values)
                if notice:
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice))
        except psycopg.errors.UniqueViolation:
            raise Conflict from None
        except psycopg.errors.DeadlockDetected:
            raise
        except AWAY as error:
            raise away(error) from None

    async def probe(self) -> None:
        await self.write([("UPDATE schema_version SET number = number", ())])

    async def read(self, sql: str, *values: Value) -> list[Row]:
        try:
            async with self.pool.connection() as connection:
                return await (await connection.execute(placed(sql), values)).fetchall()
        except AWAY as error:
            raise away(error) from None

    async def notices(self) -> AsyncIterator[str | None]:
        """NOTIFY keeps no history: after every (re)connection some may have been missed."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    yield None
                    async for notice in connection.notifies():
                        yield notice.payload
            except AWAY as error:
                log.warning("database notices lost", problem=type(error).__name__)
            await asyncio.sleep(BACK_OFF)


async def check(connection: psycopg.AsyncConnection[Any]) -> None:
    """Is a connection that was not used for a while still there? Only where the server said something that
    nobody asked for is it asked: that costs as much as a write does."""
    with selectors.DefaultSelector() as selector:  # select.select takes no descriptor above 1,023
        selector.register(connection.pgconn.socket, selectors.EVENT_READ)
        said = bool(selector.select(0))
    if said:
        await AsyncConnectionPool.check_connection(connection)


def placed(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


def check_encoding(info: psycopg.ConnectionInfo) -> None:
    """A server that was set up without a language makes databases that keep bytes instead of text."""
    encoding = info.parameter_status("server_encoding") or "?"
    if encoding != ENCODING:
        raise BadInput("database-encoding", encoding=encoding)


def unreachable(error: psycopg.Error) -> BadInput:
    """The last thing that went wrong; indented lines only ask back."""
    lines = [line for line in str(error).splitlines() if line.strip() and not line[0].isspace()]
    return BadInput("database-unreachable", problem=lines[-1].rstrip(" .") if lines else "?")


def away(error: Exception) -> BadInput:
    log.error("database away", problem=type(error).__name__)
    return BadInput("database-away")
