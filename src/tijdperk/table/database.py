"""What the store asks of a database: all-or-nothing writes, reads, and news of other processes' writes.

Statements are written once, with `?` for values, in the SQL that SQLite and PostgreSQL share.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

Value = str | int | float | bytes | None
Statement = tuple[str, tuple[Value, ...]]
Row = tuple[Any, ...]


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

    def alone(self, name: str) -> AbstractAsyncContextManager[None]:
        """For as long as it lasts no other process is within one of the same name."""

    async def probe(self) -> None:
        """Write something that changes nothing: a full disk and a database that is only read are found."""

    async def read(self, sql: str, *values: Value) -> list[Row]: ...

    def notices(self) -> AsyncIterator[str | None]:
        """What other processes noted; None where some may have been missed."""
