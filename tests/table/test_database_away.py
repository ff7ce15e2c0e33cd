"""The database goes away during a game: it is said, nothing is lost, and the game goes on when it is back."""

from __future__ import annotations

from tests.table.databases import arguments, away
from tests.table.people import ServerProcess, Someone, chosen, wait_for


def test_a_move_is_kept_until_the_database_is_back(kind: str, place: str, postgres: str) -> None:
    with ServerProcess(*arguments(kind, place)) as server:
        anna = Someone(server.address)
        table = anna.new_table("me", "me")
        anna.move(table)
        with anna.socket(table) as socket:
            command = {"client": "kept", **chosen(socket.until("view")["decisions"][0])}
            with away(kind, place, postgres):
                why = socket.ask("move", **command)["why"]
                assert why["key"] == "database-away"
                assert why["text"]["nl"].startswith(
                    "De database is nu niet te bereiken. Er is niets verloren"
                )
                if kind == "postgres":  # a SQLite file that somebody writes to can still be read
                    assert anna.http.get("/healthz").status_code == 503
            assert wait_for(lambda: socket.ask("move", **command)["type"] == "accepted")
            assert socket.ask("move", **command)["type"] == "accepted"
        assert wait_for(lambda: anna.http.get("/healthz").status_code == 200)
        assert anna.view(table)["table"]["moves"] == 2
        anna.close()
