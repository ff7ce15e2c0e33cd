"""Which database: the one that an address names, or else a file in the data folder."""

from __future__ import annotations

from pathlib import Path

from tijdperk.kernel.errors import BadInput
from tijdperk.table.database import Database
from tijdperk.table.sqlite import Sqlite


def choose_database(folder: Path, address: str | None, serving: bool = True) -> Database:
    """A command that works beside a server says that it is not `serving`."""
    if address is None:
        return Sqlite(folder, serving)
    check_address(address)
    from tijdperk.table.postgres import Postgres  # its driver is not needed, nor loaded, for a file

    return Postgres(address, serving)


def check_address(address: str) -> None:
    if not address.startswith(("postgresql://", "postgres://")):
        raise BadInput("database-kind")
