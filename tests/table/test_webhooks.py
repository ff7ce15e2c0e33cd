"""Notices by webhook: posted to those who are away, and never to where only this server can reach."""

from __future__ import annotations

import asyncio
import json
import ssl
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
import trustme

from tests.table.people import Someone, game_id
from tijdperk.table.messages import NewTable, SeatWish, SendMove, TakeSeat
from tijdperk.table.server import Server
from tijdperk.table.sqlite import Sqlite
from tijdperk.table.store import Person, Store
from tijdperk.table.thinkers import Thinkers
from tijdperk.table.webhooks import Webhooks
from tijdperk.table.wishes import new_table


@pytest.fixture
def hook(tmp_path: Path) -> Iterator[tuple[str, ssl.SSLContext, list[dict[str, str]]]]:
    """A receiver on this machine, with a certificate of its own making."""
    authority = trustme.CA()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(context)
    got: list[dict[str, str]] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nothing to say."""

    server = HTTPServer(("127.0.0.1", 0), Receiver)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    believing = ssl.create_default_context()
    authority.configure_trust(believing)
    yield f"https://localhost:{server.server_port}/hook?key=1", believing, got
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize("only_public", [True, False])
def test_a_notice_is_posted_unless_the_address_is_not_public(
    hook: tuple[str, ssl.SSLContext, list[dict[str, str]]], only_public: bool
) -> None:
    url, believing, got = hook
    webhooks = Webhooks("http://table.example/", only_public, believing)
    person = Person("anna", "Anna", "nl", url)
    asyncio.run(webhooks.your_turn(person, game_id(), "A" * 16))
    if only_public:
        assert got == []
    else:
        text = got[0]["content"]
        assert text == got[0]["text"]
        assert text.startswith("Je bent aan zet in")
        assert text.endswith(f"http://table.example/table/{'A' * 16}")


def test_whoever_is_to_move_and_does_not_look_is_told(
    hook: tuple[str, ssl.SSLContext, list[dict[str, str]]], tmp_path: Path
) -> None:
    """Anna plays until it is Bram's turn: he is told, in his language."""
    url, believing, got = hook
    anna, bram = Person("anna", "Anna", "en", url), Person("bram", "Bram", "nl", url)

    async def play() -> None:
        store = Store(Sqlite(tmp_path / "data"))
        await store.open()
        webhooks = Webhooks("http://table.example", only_public=False, context=believing)
        server = Server(store, Thinkers(1), webhooks)
        for person in (anna, bram):
            await store.add_person(person)
        seats = [SeatWish(who="me"), SeatWish(who="open")]
        live = await server.hub.create(new_table(NewTable(game=game_id(), seats=seats), anna))
        await server.hub.sit(live, bram, TakeSeat(seat=1))
        await asyncio.gather(*server.hub.tasks)
        got.clear()  # whoever begins was told so
        while (owing := live.table.waiting_for()) != [1] or not live.table.moves:
            person = (anna, bram)[owing[0]]
            decision = live.table.match.decisions()[0]
            move = live.table.match.legal(decision.seat)[0]
            wish = SendMove(client=f"c{decision.id}", seat=decision.seat, decision=decision.id, move=move)
            await server.hub.wish(live, person, wish)
            await asyncio.gather(*server.hub.tasks)
        await server.close()

    asyncio.run(play())
    assert got
    assert got[-1]["content"].startswith("Je bent aan zet in")


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/x",
        "https://",
        "ftp://a.b/",
        "https://u:p@a.b/",
        "https://a b/",
        "https://[",
        "x" * 600,
    ],
)
def test_an_address_that_is_none(anna: Someone, address: str) -> None:
    assert anna.refused("PATCH", "/api/me", 400, {"webhook": address}) == "webhook-unfit"


def test_a_webhook_is_kept_and_taken_away(anna: Someone) -> None:
    address = "https://hooks.example/abc"
    assert anna.http.patch("/api/me", json={"webhook": address}).json()["webhook"] == address
    assert anna.get("/api/me")["webhook"] == address
    assert anna.http.patch("/api/me", json={"webhook": ""}).json()["webhook"] is None
