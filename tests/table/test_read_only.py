"""Nothing can be written any more: tables can still be read, and it is told to whoever writes or probes."""

from __future__ import annotations

import contextlib
import resource
from collections.abc import Iterator

import psycopg

from tests.table.databases import arguments
from tests.table.people import ServerProcess, Someone, chosen, game_id, wait_for


@contextlib.contextmanager
def read_only(kind: str, place: str, server: ServerProcess) -> Iterator[None]:
    """No file of the server's process may grow, as on a full disk; or PostgreSQL takes no writes."""
    assert server.process
    if kind == "sqlite":
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
        yield
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        return
    database = str(psycopg.conninfo.conninfo_to_dict(place)["dbname"])
    with psycopg.connect(place, autocommit=True) as connection:
        for only in ("on", "off"):
            connection.execute("SET default_transaction_read_only = off")
            connection.execute(
                f"ALTER DATABASE {database} SET default_transaction_read_only = {only}".encode()
            )
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = %s AND pid <> pg_backend_pid()",
                (database,),
            )
            if only == "on":
                yield


def test_tables_can_be_read_when_nothing_can_be_written(kind: str, place: str) -> None:
    with ServerProcess(*arguments(kind, place)) as server:
        anna, bram = Someone(server.address), Someone(server.address)
        table = anna.new_table("me", "open")
        bram.post(f"/api/tables/{table}/seat", {"seat": 1})
        mover = anna if anna.view(table)["decisions"] else bram
        other = bram if mover is anna else anna
        mover.move(table)
        assert anna.get("/healthz")["status"] == "ok"
        with read_only(kind, place, server):
            assert wait_for(lambda: anna.http.get("/healthz").status_code == 503)
            for someone in (other, mover):  # one of them has not seen the move yet, and that cannot be kept
                view = someone.view(table)
                assert view["table"]["moves"] == 1
                with someone.socket(table) as socket:
                    assert socket.receive()["type"] == "view"
                if view["decisions"]:
                    move = {"type": "move", "client": "late", **chosen(view["decisions"][0])}
                    refused = someone.refused("POST", f"/api/tables/{table}/send", 503, move)
                    assert refused == "database-away"
            new = {"game": game_id(), "seats": [{"who": "me"}, {"who": "me"}]}
            assert anna.refused("POST", "/api/tables", 503, new) == "database-away"
        assert wait_for(lambda: anna.http.get("/healthz").status_code == 200)
        anna.close()
        bram.close()
