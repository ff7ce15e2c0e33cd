"""Notices by webhook: posted to those who are away, and never to where only this server can reach."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
import trustme

from tests.loops import run
from tests.patience import PATIENCE
from tests.table.people import ServerProcess, Someone, game_id, play_on, wait_for
from tijdperk.table.commands import new_table
from tijdperk.table.messages import NewTable, SeatSpec, SendMove, TakeSeat
from tijdperk.table.server import Server
from tijdperk.table.sqlite import Sqlite
from tijdperk.table.store import Person, Store
from tijdperk.table.thinkers import Thinkers
from tijdperk.table.webhooks import MAX_WAITING, Webhooks
from tijdperk.table.webhooks import PATIENCE as WEBHOOK_PATIENCE

MANY = 40  # moves, about half of which bring each player a notice
MakeReceiver = Callable[..., "Receiver"]


class Receiver:
    """An address on this machine that takes notices, with a certificate of its own making."""

    def __init__(self, authority: trustme.CA, how: str = "quick") -> None:
        got: list[dict[str, str]] = []
        over = threading.Event()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert("localhost").configure_cert(context)

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                got.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                if how == "mute":
                    over.wait()
                while how == "drip" and not over.wait(0.1):
                    self.wfile.write(b"H")
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Nothing to say."""

        class Quiet(ThreadingHTTPServer):
            def handle_error(self, request: object, client_address: object) -> None:
                """Whoever waits for an answer may give up."""

        self.got, self.over = got, over
        self.server = Quiet(("127.0.0.1", 0), Handler)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"https://localhost:{self.server.server_port}/hook?key=1"

    def close(self) -> None:
        self.over.set()
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def believing(authority: trustme.CA) -> ssl.SSLContext:
    context = ssl.create_default_context()
    authority.configure_trust(context)
    return context


@pytest.fixture
def receiver(authority: trustme.CA) -> Iterator[Callable[..., Receiver]]:
    made: list[Receiver] = []

    def make(how: str = "quick") -> Receiver:
        made.append(Receiver(authority, how))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.mark.parametrize("only_public", [True, False])
def test_a_notice_is_posted_unless_the_address_is_not_public(
    receiver: MakeReceiver, believing: ssl.SSLContext, only_public: bool
) -> None:
    hook = receiver()
    webhooks = Webhooks("http://table.example/", only_public, believing)
    person = Person("anna", "Anna", "nl", hook.url)
    run(webhooks.your_turn(person, game_id(), "A" * 16))
    if only_public:
        assert hook.got == []
    else:
        text = hook.got[0]["content"]
        assert text == hook.got[0]["text"]
        assert text.startswith("Je bent aan zet in")
        assert text.endswith(f"http://table.example/table/{'A' * 16}")


def test_whoever_is_to_move_and_does_not_look_is_told(
    receiver: MakeReceiver, believing: ssl.SSLContext, tmp_path: Path
) -> None:
    """Anna plays until it is Bram's turn: he is told, in his language."""
    hook = receiver()
    anna, bram = Person("anna", "Anna", "en", hook.url), Person("bram", "Bram", "nl", hook.url)

    async def play() -> None:
        store = Store(Sqlite(tmp_path / "data"))
        await store.open()
        webhooks = Webhooks("http://table.example", only_public=False, context=believing)
        server = Server(store, Thinkers(1), webhooks)
        for person in (anna, bram):
            await store.add_person(person)
        seats = [SeatSpec(who="me"), SeatSpec(who="open")]
        live = await server.hub.create(new_table(NewTable(game=game_id(), seats=seats), anna))
        await server.hub.sit(live, bram, TakeSeat(seat=1))
        await asyncio.gather(*server.hub.tasks)
        hook.got.clear()  # whoever begins was told so
        while (to_move := live.table.waiting_for()) != [1] or not live.table.moves():
            person = (anna, bram)[to_move[0]]
            decision = live.table.match.decisions()[0]
            move = live.table.match.legal(decision.seat)[0]
            command = SendMove(client=f"c{decision.id}", seat=decision.seat, move=move, decision=decision.id)
            await server.hub.handle(live, person, command)
            await asyncio.gather(*server.hub.tasks)
        await server.close()

    run(play())
    assert hook.got
    assert hook.got[-1]["content"].startswith("Je bent aan zet in")


@pytest.mark.parametrize("how", ["mute", "drip"])
def test_a_receiver_that_never_ends_is_left(
    receiver: MakeReceiver, believing: ssl.SSLContext, how: str
) -> None:
    webhooks = Webhooks("http://table.example", only_public=False, context=believing, patience=0.5)
    hook = receiver(how)
    run(webhooks.your_turn(Person("anna", "Anna", "nl", hook.url), game_id(), "A" * 16))
    assert len(hook.got) == 1
    assert not hook.over.is_set(), "it would go on"


def test_one_persons_slow_receiver_holds_up_nobody_else(
    receiver: MakeReceiver, believing: ssl.SSLContext
) -> None:
    """However many notices Eve is to get, one is on its way at a time. Anna's arrives while the first of
    Eve's still waits for an answer: where all wait in one line it would come after that is given up."""
    webhooks = Webhooks("http://table.example", only_public=False, context=believing, patience=PATIENCE)
    slow, quick = receiver("mute"), receiver()
    eve, anna = Person("eve", "Eve", "en", slow.url), Person("anna", "Anna", "nl", quick.url)

    async def notify() -> None:
        many = [asyncio.create_task(webhooks.your_turn(eve, game_id(), "A" * 16)) for _ in range(60)]
        await asyncio.sleep(0)
        await webhooks.your_turn(anna, game_id(), "A" * 16)
        assert len(quick.got) == 1
        assert not many[0].done()
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        assert not webhooks.people.lanes
        assert not webhooks.receivers.lanes

    run(notify())
    assert len(slow.got) <= MAX_WAITING + 1


# ---- through a server, as people use it


@pytest.fixture
def served(authority: trustme.CA, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that believes our receivers, and may reach them though they are on this machine."""
    authority.cert_pem.write_to_path(str(tmp_path / "authority.pem"))
    address = ("--address", "http://table.example")
    server = ServerProcess("--data", tmp_path / "data", "--local-webhooks", *address)
    server.environment["SSL_CERT_FILE"] = str(tmp_path / "authority.pem")
    with server:
        yield server


@contextlib.contextmanager
def two_at_a_table(served: ServerProcess, hers: str, his: str) -> Iterator[tuple[Someone, Someone, str]]:
    """Anna and Bram, each with a webhook."""
    anna, bram = Someone(served.address), Someone(served.address, "nl")
    for someone, webhook in ((anna, hers), (bram, his)):
        assert someone.http.patch("/api/me", json={"webhook": webhook}).json()["webhook"] == webhook
    table = anna.new_table("me", "open")
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    yield anna, bram, table
    anna.close()
    bram.close()


def test_notices_arrive_in_the_language_of_each(served: ServerProcess, receiver: MakeReceiver) -> None:
    hers, his = receiver(), receiver()
    with two_at_a_table(served, hers.url, his.url) as (anna, bram, table):
        play_on(table, anna, bram, moves=10)
    wait_for(lambda: hers.got and his.got)
    for hook, words in ((hers, "It’s your turn in"), (his, "Je bent aan zet in")):
        assert hook.got[-1]["content"].startswith(words)
        assert hook.got[-1]["content"].endswith(f"http://table.example/table/{table}")


def test_a_receiver_that_is_down_holds_nobody_up(served: ServerProcess, receiver: MakeReceiver) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        nobody = f"https://localhost:{free.getsockname()[1]}/"
    hers = receiver()
    with two_at_a_table(served, hers.url, nobody) as (anna, bram, table):
        assert play_on(table, anna, bram, moves=10) == 10
    wait_for(lambda: hers.got)


def test_a_receiver_that_is_slow_holds_nobody_up(served: ServerProcess, receiver: MakeReceiver) -> None:
    """Neither the game, nor the other's notices, nor the server's stop."""
    hers, his = receiver(), receiver("mute")
    began = time.monotonic()
    with two_at_a_table(served, hers.url, his.url) as (anna, bram, table):
        assert play_on(table, anna, bram, moves=MANY) == MANY
    wait_for(lambda: his.got and len(hers.got) >= MANY // 4)
    assert served.stop() == 0
    assert time.monotonic() - began < WEBHOOK_PATIENCE * MANY // 4, "each of his notices was waited for"


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
