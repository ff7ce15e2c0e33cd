"""The database goes away during a game: it is said, nothing is lost, and the game goes on when it is back."""

from __future__ import annotations

import psycopg

from tests.table.databases import fresh_database
from tests.table.people import ServerProcess, Someone, chosen, wait_for


def let_in(address: str, database: str, allowed: bool) -> None:
    """Lock everybody out of a database, as if its server were gone; or let them in again."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {database} WITH ALLOW_CONNECTIONS {allowed}".encode())
        if not allowed:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (database,)
            )


def test_a_move_is_kept_until_the_database_is_back(postgres: str) -> None:
    with fresh_database(postgres) as address, ServerProcess("--database", address) as server:
        anna = Someone(server.address)
        table = anna.new_table("me", "me")
        anna.move(table)
        database = str(psycopg.conninfo.conninfo_to_dict(address)["dbname"])
        with anna.socket(table) as socket:
            view = socket.until("view")
            wish = {"client": "kept", **chosen(view["decisions"][0])}
            let_in(postgres, database, False)
            told = socket.ask("move", **wish)
            assert told["why"]["key"] == "database-away"
            assert anna.http.get("/healthz").status_code == 503
            let_in(postgres, database, True)
            assert wait_for(lambda: socket.ask("move", **wish)["type"] == "accepted", 90)
            assert socket.ask("move", **wish)["type"] == "accepted"
        assert wait_for(lambda: anna.http.get("/healthz").status_code == 200, 60)
        assert anna.view(table)["table"]["moves"] == 2
        anna.close()
