"""People for tests: they talk to a real server process, over HTTP and sockets."""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tijdperk.kernel.changes import changed
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.match import Match
from tijdperk.table.messages import Standing

ids = itertools.count(1)
Json = dict[str, Any]


class ServerProcess:
    """`tijdperk serve` on a free port, as its users start it."""

    def __init__(self, *arguments: str | Path, language: str = "en") -> None:
        self.command = [sys.executable, "-m", "tijdperk", "serve", "--port", "0", "--pause", "0"]
        self.command += [str(argument) for argument in arguments]
        self.environment = os.environ | {"LANG": "nl_NL.UTF-8" if language == "nl" else "en_US.UTF-8"}
        self.environment.pop("LC_ALL", None)
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> ServerProcess:
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True, env=self.environment)
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+[^/\s]", line)
        assert found, line
        self.address = found[0]
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process
        assert self.process.stdout
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        assert self.process
        if self.process.poll() is None:
            self.stop()


def free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return str(free.getsockname()[1])


class Someone:
    """A person with a browser: a session, a csrf token, and sockets."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, headers={"Accept-Language": language})
        self.me = self.get("/api/me")
        self.http.headers["X-CSRF"] = self.me["csrf"]
        self.id: str = self.me["user"]

    @property
    def session(self) -> str:
        return self.http.cookies["tijdperk"]

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, method: str, path: str, status: int, body: Any = None) -> str:
        """What is not allowed: the reason's key."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        told = answer.json()
        told = told.get("why", told)
        assert told["text"]["en"]
        assert told["text"]["nl"]
        return str(told["key"])

    # -- tables

    def new_table(self, *seats: str, **more: Any) -> str:
        command = {"game": game_id(), "seats": [{"who": who} for who in seats], **more}
        return str(self.post("/api/tables", command)["table"])

    def view(self, table: str) -> Json:
        view: Json = self.get(f"/api/tables/{table}")
        return view

    def send(self, table: str, type: str, **fields: Any) -> Json:
        """A message over HTTP; the answer, accepted or refused."""
        message = {"type": type, "client": f"c{next(ids)}", **fields}
        answer = self.http.post(f"/api/tables/{table}/send", json=message)
        assert answer.status_code in (200, 409), answer.text
        told: Json = answer.json()
        return told

    def move(self, table: str, pick: Callable[[list[str]], str] = lambda moves: moves[0]) -> Json:
        """Make a move in the first decision that is one's own."""
        decision = self.view(table)["decisions"][0]
        told = self.send(table, "move", **chosen(decision, pick))
        assert told["type"] == "accepted", told
        return told

    @contextlib.contextmanager
    def socket(self, table: str, **headers: str) -> Iterator[Socket]:
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        given = {"Cookie": f"tijdperk={self.session}", **headers}
        with connect(
            f"{address}/api/tables/{table}/live", additional_headers=given, compression=None, max_queue=None
        ) as connection:
            yield Socket(connection)

    def close(self) -> None:
        self.http.close()


class Socket:
    """A socket that keeps all it was told, and how the table stands by that."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Json] = []
        self.standing: Json = {}

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next message; where it tells of changes, with how the table stands then."""
        message: Json = msgspec.json.decode(self.connection.recv(timeout))
        if message["type"] == "view":
            self.standing = {field: message[field] for field in Standing.__struct_fields__}
        if message["type"] == "moved":
            self.standing = changed(self.standing, message["changes"])
            message |= self.standing
        self.heard.append(message)
        return message

    def until(self, type: str, fits: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of a type that fits."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["type"] == type and fits(message):
                return message

    def until_closed(self) -> int:
        """The code with which the server closes it."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def moved_to(self, seq: int) -> Json:
        """What was told about an entry, or is going to be."""
        known = [told for told in self.heard if told["type"] == "moved" and told["seq"] == seq]
        return known[0] if known else self.until("moved", lambda told: bool(told["seq"] == seq))

    def send(self, type: str, **fields: Any) -> str:
        client = fields.pop("client", f"c{next(ids)}")
        self.connection.send(msgspec.json.encode({"type": type, "client": client, **fields}).decode())
        return str(client)

    def ask(self, type: str, **fields: Any) -> Json:
        """Send, and wait for the answer to it."""
        client = self.send(type, **fields)
        while True:
            message = self.receive()
            if message["type"] in ("accepted", "refused") and message["client"] == client:
                return message


def chosen(decision: Json, pick: Callable[[list[str]], str] = lambda moves: moves[0]) -> Json:
    """A message's fields for one of a decision's choices."""
    moves = [choice["move"] for choice in decision["choices"]]
    return {"seat": decision["seat"], "decision": decision["id"], "move": pick(moves)}


def play_on(table: str, *people: Someone, moves: int = 10_000, seed: int = 1) -> int:
    """Play at random until the game is over, or so many moves were made; how many there are then."""
    rng = random.Random(seed)
    while True:
        views = [someone.view(table) for someone in people]
        info = views[0]["table"]
        if info["state"] != "playing" or info["moves"] >= moves:
            return int(info["moves"])
        for someone, view in zip(people, views, strict=True):
            if view["decisions"]:
                someone.send(table, "move", **chosen(view["decisions"][0], rng.choice))
                break


@cache
def game_id() -> str:
    """Any game will do in which seats move by turns: nothing here depends on which. A small one is quick."""
    by_turns = [name for name in game_ids() if not Match(name).position.sealed()]
    return min(by_turns, key=lambda name: load_game(name).max_seats)


def wait_for(condition: Callable[[], Any], pause: float = 0.05) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(pause)
    raise AssertionError("it did not happen in time")
