"""Backups: everything that is kept, as one file, from a database that may be in use, into an empty one.

The file is the same for both databases, so that what was kept in one can be restored into the other: lines
of JSON, gzipped. A head says which schema it is of; then comes each table, and a last line with the number
of rows and a checksum, by which a file that was cut off or damaged is known. Caches are left out.
"""

from __future__ import annotations

import base64
import contextlib
import gzip
import hashlib
import os
import sqlite3
import time
import zlib
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

import tijdperk
from tijdperk.kernel.errors import BadInput
from tijdperk.table.databases import check_address
from tijdperk.table.group_store import GROUP_TABLES
from tijdperk.table.sqlite import Sqlite
from tijdperk.table.store import SCHEMA

FORMAT = 1
TABLES = (
    "person",
    "credential",
    "passkey",
    "setting",
    "game_table",
    "seated",
    "entry",
    "shown",
    "finished",
    "met",
    *GROUP_TABLES,
    "learned",
    "solved",
    "contact",
    "table_code",
)
TOGETHER = 500  # rows in a statement's batch

encode = msgspec.json.Encoder().encode


class Head(msgspec.Struct):
    tijdperk_backup: int
    schema: int
    version: str
    made: float


class Part(msgspec.Struct):
    """The rows of a table follow; those columns whose values are bytes are in base64."""

    table: str
    columns: list[str]
    binary: list[str]


class Tail(msgspec.Struct):
    rows: int
    sha256: str


class Connection:
    """One transaction with a database, in the way that both drivers share."""

    def __init__(self, connection: Any, mark: str) -> None:
        self.connection = connection
        self.mark = mark

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Any:
        return self.connection.execute(sql, values)

    def schema(self) -> int:
        """0 for a database that has nothing of ours."""
        if self.mark == "?":
            return int(self.execute("PRAGMA user_version").fetchone()[0])
        if self.execute("SELECT to_regclass('schema_version')").fetchone()[0] is None:
            return 0
        return int(self.execute("SELECT coalesce(max(number), 0) FROM schema_version").fetchone()[0])

    def migrate(self, upto: int) -> None:
        known = self.schema()
        if self.mark != "?":
            self.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
        for number, statements in enumerate(SCHEMA[known:upto], known + 1):
            for sql in statements:
                self.execute(sql)
            if self.mark == "?":
                self.execute(f"PRAGMA user_version = {number}")
            else:
                self.execute("INSERT INTO schema_version VALUES (%s)", (number,))

    def insert(self, part: Part, rows: Sequence[Sequence[Any]]) -> None:
        marks = ", ".join([self.mark] * len(part.columns))
        sql = f"INSERT INTO {part.table} ({', '.join(part.columns)}) VALUES ({marks})"
        cursor = self.connection.cursor()
        cursor.executemany(sql, rows)

    @contextlib.contextmanager
    def rows(self, table: str) -> Iterator[tuple[list[str], Iterator[Sequence[Any]]]]:
        """The columns of a table, and its rows as they come: PostgreSQL does not send all of them at once."""
        named = () if self.mark == "?" else (f"backup_{table}",)
        with contextlib.closing(self.connection.cursor(*named)) as cursor:
            cursor.execute(f"SELECT * FROM {table}")
            yield [column[0] for column in cursor.description], iter(cursor)


@contextlib.contextmanager
def connected(folder: Path, address: str | None, writing: bool) -> Iterator[Connection]:
    """A transaction: all it reads is of one moment, and all it writes is there at its end, or nothing."""
    if address is None:
        yield from with_sqlite(folder, writing)
    else:
        check_address(address)
        yield from with_postgres(address, writing)


def with_sqlite(folder: Path, writing: bool) -> Iterator[Connection]:
    database = Sqlite(folder, serving=writing)
    try:
        if writing:
            database.take()
        else:
            database.check_there()
        with contextlib.closing(database.connect()) as connection:
            connection.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
            yield Connection(connection, "?")
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise BadInput("data-folder", folder=str(folder), problem=str(error)) from None
    finally:
        database.release()


def with_postgres(address: str, writing: bool) -> Iterator[Connection]:
    import psycopg

    from tijdperk.table.postgres import check_encoding, unreachable

    try:
        with psycopg.connect(address) as connection:
            check_encoding(connection.info)
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            connection.read_only = not writing
            yield Connection(connection, "%s")
    except psycopg.Error as error:
        raise unreachable(error) from None


# ---- making one


def back_up(folder: Path, address: str | None, file: Path) -> Tail:
    """Write a backup; under its name there is never less than the whole of it."""
    if file.exists():
        raise BadInput("file-exists", file=str(file))
    partial = file.with_name(f".{file.name}.partial")
    try:
        with connected(folder, address, writing=False) as connection, new_file(partial) as raw:
            tail = write(connection, raw)
            raw.flush()
            os.fsync(raw.fileno())
        partial.rename(file)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(file), problem=error.strerror or str(error)) from None
    finally:
        partial.unlink(missing_ok=True)
    return tail


def new_file(path: Path) -> IO[bytes]:
    """For its owner alone: it stands for people."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


def write(connection: Connection, raw: IO[bytes]) -> Tail:
    count, checksum = 0, hashlib.sha256()
    schema = connection.schema()
    if schema > len(SCHEMA):
        raise BadInput("database-newer", given=schema, known=len(SCHEMA))
    if schema < len(SCHEMA):
        raise BadInput("database-older", given=schema, known=len(SCHEMA))
    with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6) as packed:

        def line(what: Any) -> None:
            text = encode(what) + b"\n"
            checksum.update(text)
            packed.write(text)

        line(Head(FORMAT, schema, tijdperk.__version__, time.time()))
        for table in TABLES:
            with connection.rows(table) as (columns, rows):
                line(Part(table, columns, ["data"] if table == "shown" else []))
                for row in rows:
                    line(row)
                    count += 1
        tail = Tail(count, checksum.hexdigest())
        packed.write(encode(tail) + b"\n")
    return tail


# ---- restoring one


def restore(folder: Path, address: str | None, file: Path) -> Tail:
    """Read a backup into a database that has nothing yet."""
    tail = verify(file)
    with connected(folder, address, writing=True) as connection:
        if connection.schema():
            raise BadInput("restore-not-empty")
        with opened(file) as packed:
            head = read(packed.readline(), Head, file)
            connection.migrate(head.schema)
            fill(connection, packed, file)
        connection.migrate(len(SCHEMA))
    return tail


def fill(connection: Connection, packed: gzip.GzipFile, file: Path) -> None:
    part: Part | None = None
    while lines := list(islice(packed, TOGETHER)):
        rows: list[list[Any]] = []
        for line in lines:
            if line.startswith(b"["):
                assert part
                rows.append(unpacked(part, msgspec.json.decode(line)))
                continue
            if rows and part:
                connection.insert(part, rows)
                rows = []
            if line.startswith(b'{"table"'):
                part = read(line, Part, file)
                if part.table not in TABLES or not all(name.isidentifier() for name in part.columns):
                    raise BadInput("backup-damaged", file=str(file))
        if rows and part:
            connection.insert(part, rows)


def unpacked(part: Part, row: list[Any]) -> list[Any]:
    for index, name in enumerate(part.columns):
        if name in part.binary:
            row[index] = base64.b64decode(row[index])
    return row


def verify(file: Path) -> Tail:
    """Is it a backup, whole and undamaged? Before anything is written."""
    checksum, last = hashlib.sha256(), b""
    with opened(file) as packed:
        first = packed.readline()
        head = read(first, Head, file)
        if head.tijdperk_backup > FORMAT or head.schema > len(SCHEMA):
            raise BadInput("backup-newer", file=str(file), version=head.version)
        last = first
        for line in packed:
            checksum.update(last)
            last = line
    tail = read(last, Tail, file)
    if tail.sha256 != checksum.hexdigest():
        raise BadInput("backup-damaged", file=str(file))
    return tail


@contextlib.contextmanager
def opened(file: Path) -> Iterator[gzip.GzipFile]:
    try:
        with gzip.open(file, "rb") as packed:
            yield packed
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise BadInput("backup-damaged", file=str(file)) from error
    except OSError as error:
        raise BadInput("file-unreadable", file=str(file), problem=error.strerror or str(error)) from None


Line = TypeVar("Line")


def read(line: bytes, type: type[Line], file: Path) -> Line:
    try:
        return msgspec.json.decode(line, type=type)
    except msgspec.MsgspecError:
        raise BadInput("backup-damaged", file=str(file)) from None
