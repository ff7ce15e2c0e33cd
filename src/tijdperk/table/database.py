"""What the store asks of a database: all-or-nothing writes, reads, and news of other processes' writes.

Statements are written once, with `?` for values, in the SQL that SQLite and PostgreSQL share.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol

Value = str | int | float | bytes | None
Statement = tuple[str, tuple[Value, ...]]
Row = tuple[Any, ...]
NEW_ENTRY = "INSERT INTO entry VALUES (?, ?, ?, ?, ?)"


class Added(NamedTuple):
    """An entry that is added to the log of a table: what most writes are."""

    table: str
    seq: int
    at: float
    client: str | None
    what: str


class Conflict(Exception):
    """Somebody else was first: a row with that unique key is there already, and nothing was written."""


class Database(Protocol):
    """SQLite or PostgreSQL. Every method may raise BadInput("database-away")."""

    shared: bool  # other processes write to it too

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def migrate(self, versions: Sequence[Sequence[str]]) -> None:
        """Bring the schema up to the last of these versions, whichever process comes first."""

    async def write(self, statements: Sequence[Statement], notice: str = "") -> None:
        """All of these or none, durable on return; then the notice goes to the other processes."""

    async def append(self, entries: Sequence[Added], notice: str = "") -> None:
        """The same for entries of one log: they are there, and the table is said to be that long."""

    def alone(self, name: str) -> AbstractAsyncContextManager[None]:
        """For as long as it lasts no other process is within one of the same name."""

    async def probe(self) -> None:
        """Write something that changes nothing: a full disk and a database that is only read are found."""

    async def read(self, sql: str, *values: Value) -> list[Row]: ...

    def notices(self) -> AsyncIterator[str | None]:
        """What other processes noted; None where some may have been missed."""


def statements_of(entries: Sequence[Added]) -> list[Statement]:
    """Entries of one log as statements."""
    last = entries[-1]
    return [
        *((NEW_ENTRY, tuple(entry)) for entry in entries),
        ("UPDATE game_table SET seq = ?, changed = ? WHERE id = ?", (last.seq, last.at, last.table)),
    ]
