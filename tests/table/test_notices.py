"""Notices by mail and to browsers: "your move", the table and a link, to those who asked; nobody waits."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import ssl
import threading
from collections.abc import Iterator
from email import message_from_string, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import TextIO

import http_ece
import pytest
import trustme
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.loops import run
from tests.table.people import ServerProcess, Someone, wait_for
from tijdperk.kernel.errors import BadInput
from tijdperk.table.contacts import HOUR, Contacts
from tijdperk.table.mail import Mail, MailServer, good_address, mail_server
from tijdperk.table.notice_messages import Subscription
from tijdperk.table.notices import Notices
from tijdperk.table.push import KEYS, in_base64, new_keys
from tijdperk.table.sqlite import Sqlite
from tijdperk.table.store import Person, Store
from tijdperk.table.webhooks import Webhooks

ANNA = Person("anna", "Anna", "nl")


class Sink:
    """A mail server on this machine that takes everything."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.thread = threading.Thread(target=self.serve)
        self.thread.start()

    def serve(self) -> None:
        while True:
            try:
                connection, _ = self.listening.accept()
            except OSError:
                return
            with connection, connection.makefile("rw", newline="\r\n") as line:
                self.talk(line)

    def talk(self, line: TextIO) -> None:
        def say(text: str) -> None:
            line.write(f"{text}\r\n")
            line.flush()

        say("220 sink")
        while word := line.readline().strip():
            if word.upper().startswith("DATA"):
                say("354 go on")
                lines: list[str] = []
                while (one := line.readline().rstrip("\r\n")) != ".":
                    lines.append(one.removeprefix("."))
                self.got.append(message_from_string("\n".join(lines), policy=policy.default))
                say("250 taken")
            elif word.upper().startswith("QUIT"):
                say("221 bye")
                return
            else:
                say("250 sink")

    def body(self, index: int = -1) -> str:
        return str(self.got[index].get_content())

    def close(self) -> None:
        self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()
        self.thread.join()


@pytest.fixture
def sink() -> Iterator[Sink]:
    made = Sink()
    yield made
    made.close()


def test_an_address_is_confirmed_told_of_a_move_and_stopped(sink: Sink, tmp_path: Path) -> None:
    """From the settings to the mail and out again, with a real server and a real mail server."""
    mail = ("--mail", f"smtp://127.0.0.1:{sink.port}", "--mail-from", "table@example.org")
    with ServerProcess("--data", tmp_path, "--address", "https://games.example.org", *mail) as server:
        anna, bram = Someone(server.address, "nl"), Someone(server.address)
        assert anna.get("/api/me/notices")["mail"]
        assert anna.refused("POST", "/api/me/mail", 400, {"address": "anna"}) == "mail-unfit"
        asked = anna.post("/api/me/mail", {"address": "anna@example.org"})
        assert (asked["address"], asked["confirmed"]) == ("anna@example.org", False)
        assert sink.got[0]["To"] == "anna@example.org"
        assert "Bevestig" in sink.got[0]["Subject"]
        found = re.search(r"https://games\.example\.org/mail/confirm/(\S+)", sink.body())
        assert found

        table = bram.new_table("me", "open")
        anna.post(f"/api/tables/{table}/seat", {"seat": 1})
        assert bram.refused("POST", "/api/mail/confirm", 404, {"code": "x"}) == "mail-code-unknown"
        bram.http.post("/api/mail/confirm", json={"code": found[1]})  # on whatever device
        assert anna.get("/api/me/notices")["confirmed"]
        while not anna.view(table)["decisions"] or len(sink.got) < 2:
            mover = anna if anna.view(table)["decisions"] else bram
            mover.move(table)
            if mover is bram and anna.view(table)["decisions"]:
                wait_for(lambda: len(sink.got) > 1)
        said = sink.got[1]
        assert said["Subject"].startswith("Jij bent aan zet in ")
        text = " ".join(sink.body(1).split())
        stop = re.search(r"https://games\.example\.org/mail/stop/(\S+)", text)
        assert stop
        name = said["Subject"].removeprefix("Jij bent aan zet in ")
        link = f"https://games.example.org/table/{table}"
        assert text == f"Jij bent aan zet in {name}: {link} Geen mails meer: {stop[0]}"
        assert said["List-Unsubscribe"].strip() == f"<{stop[0]}>"
        assert bram.http.post(f"/mail/stop/{stop[1]}").is_success  # as a program that reads mail does it
        assert anna.get("/api/me/notices")["address"] is None
        assert bram.refused("POST", "/api/mail/stop", 404, {"code": stop[1]}) == "mail-code-unknown"
        for someone in (anna, bram):
            someone.close()


def test_at_most_one_mail_an_hour_however_many_processes_ask(sink: Sink, tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(Sqlite(tmp_path))
        await store.open()
        contacts = Contacts(store)
        server = MailServer("127.0.0.1", sink.port, None, None, False, "table@example.org")
        notices = [Notices(store, Webhooks(), Mail(server, "https://x.example")) for _ in range(3)]
        try:
            await store.add_person(ANNA)
            await contacts.set_mail(ANNA.id, "anna@example.org")
            await notices[0].your_turn(ANNA, "duel", "one")
            assert not sink.got  # not confirmed
            await contacts.confirm_mail(ANNA.id, "anna@example.org")
            for _ in range(2):
                await asyncio.gather(*[one.your_turn(ANNA, "duel", "one") for one in notices])
            assert len(sink.got) == 1
            sql = "UPDATE contact SET sent = sent - ?"
            await store.database.write([(sql, (HOUR,))])
            await asyncio.gather(*[one.your_turn(ANNA, "duel", "two") for one in notices])
            assert len(sink.got) == 2
            await store.delete_person(ANNA.id)
            assert await contacts.mail(ANNA.id) is None
        finally:
            await store.close()

    run(play())


def test_a_mail_server_that_is_away_holds_nobody_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    nowhere = Mail(MailServer("127.0.0.1", port, None, None, False, "table@example.org"))
    assert run(nowhere.your_turn(ANNA, "anna@example.org", "duel", "one", "x")) is False


def test_what_a_mail_server_is_called() -> None:
    found = mail_server("smtps://me:secret@mail.example.org", "table@example.org")
    assert (found.host, found.port, found.user, found.encrypted) == ("mail.example.org", 465, "me", True)
    for wrong in ("mail.example.org", "http://mail.example.org", "smtp://", "smtp://x:y"):
        with pytest.raises(BadInput):
            mail_server(wrong, "table@example.org")
    for wrong in ("anna", "anna@home", "a b@example.org", "anna@example.org\nBcc: x@y.z", "<a@b.nl>"):
        with pytest.raises(BadInput):
            good_address(wrong)


def test_a_browser_gets_your_move_and_nothing_else(tmp_path: Path) -> None:
    """Encrypted for the browser alone, signed for its service; a browser that is gone is forgotten."""
    authority = trustme.CA()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(context)
    got: list[tuple[dict[str, str], bytes]] = []
    status = [201]

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append((dict(self.headers), self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(status[0])
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nothing to say."""

    service = HTTPServer(("127.0.0.1", 0), Service)
    service.socket = context.wrap_socket(service.socket, server_side=True)
    thread = threading.Thread(target=service.serve_forever)
    thread.start()
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    browser = Subscription(
        endpoint=f"https://localhost:{service.server_port}/push/1",
        p256dh=in_base64(point),
        auth=in_base64(b"0123456789abcdef"),
    )
    believing = ssl.create_default_context()
    authority.configure_trust(believing)

    async def play() -> None:
        store = Store(Sqlite(tmp_path))
        await store.open()
        try:
            await store.add_person(ANNA)
            webhooks = Webhooks(only_public=False, context=believing)
            notices = Notices(store, webhooks, Mail())
            await notices.contacts.add_browser(ANNA.id, browser)
            await notices.your_turn(ANNA, "duel", "table-1")
            assert not got  # the host made no keys
            await store.change_setting(KEYS, new_keys())
            await notices.your_turn(ANNA, "duel", "table-1")
            headers, body = got[0]
            assert headers["Authorization"].startswith("vapid t=")
            read = http_ece.decrypt(body, private_key=key, auth_secret=b"0123456789abcdef")
            assert json.loads(read) == {
                "title": "7 Wonders Duel",
                "body": "Jij bent aan zet",
                "table": "table-1",
            }
            careful = Notices(store, Webhooks(context=believing), Mail())
            await careful.your_turn(ANNA, "duel", "table-1")
            assert len(got) == 1  # not to where only this server can reach
            status[0] = 410
            await notices.your_turn(ANNA, "duel", "table-1")
            assert await notices.contacts.browsers(ANNA.id) == []
        finally:
            await store.close()

    try:
        run(play())
    finally:
        service.shutdown()
        thread.join()
        service.server_close()
