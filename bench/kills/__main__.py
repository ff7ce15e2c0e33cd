"""`python -m bench.kills`: kill a server again and again; is anything lost, doubled or told too early?"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

from bench.kills.wire import TIMEOUT, Gone, Json, Person, listen
from tests.table.databases import fresh_database, postgres_server

PLAYERS = 4
LONGEST = 1.5  # seconds of play before a kill
SELECT = "SELECT seq, client, what FROM entry WHERE game_table = {} ORDER BY seq"

Stored = list[tuple[int, str | None, Json]]
Read = Callable[[str], Stored]


class Failed(Exception):
    """Something was lost, doubled or told too early."""


@dataclass
class Player:
    """Plays both seats of a table at random, watches it, and remembers what it was told."""

    person: Person
    rng: random.Random
    game: str
    table: str = ""
    number: int = 0
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)  # by message: entry and move
    sent: Json | None = None  # what was not answered
    told: int = 0  # the last entry that the socket told
    heard: list[str] = field(default_factory=list)  # the moves that it told
    total: int = 0

    def play(self) -> None:
        with contextlib.suppress(Gone):
            while True:
                if not self.table:
                    self.begin()
                view = self.person.call("GET", f"/api/tables/{self.table}")
                if view["table"]["state"] != "playing":
                    self.table = ""
                    continue
                decision = self.rng.choice(view["decisions"])
                self.number += 1
                self.sent = {
                    "type": "move",
                    "client": f"kill-{self.number}",
                    "seat": decision["seat"],
                    "decision": decision["id"],
                    "move": self.rng.choice(decision["choices"])["move"],
                }
                self.deliver()

    def begin(self) -> None:
        wish = {"game": self.game, "seats": [{"who": "me"}, {"who": "me"}]}
        self.table = ""
        table = str(self.person.call("POST", "/api/tables", wish)["table"])
        self.acknowledged, self.told, self.heard = {}, 0, []
        self.table = table
        self.watch()

    def deliver(self) -> None:
        assert self.sent
        answer = self.person.call("POST", f"/api/tables/{self.table}/send", self.sent)
        if answer["type"] != "accepted":
            raise Failed(f"a move was refused: {answer}")
        self.acknowledged[self.sent["client"]] = (answer["seq"], self.sent["move"])
        self.total += 1
        self.sent = None

    def watch(self) -> None:
        threading.Thread(target=self.follow, args=(self.table,), daemon=True).start()

    def follow(self, table: str) -> None:
        with (
            contextlib.suppress(OSError),
            socket.create_connection(("127.0.0.1", self.person.port), TIMEOUT) as opened,
        ):
            for message in listen(self.person, table, opened):
                if message["type"] in ("view", "moved") and table == self.table:
                    steps = message["log"][1:] if message["type"] == "view" else message["steps"]
                    self.told = max(self.told, message["seq"])
                    self.heard += [step["move"] for step in steps if step["number"]]

    def check(self, read: Read) -> None:
        """What the database has, against what this player was told."""
        if not self.table:
            return
        entries = read(self.table)
        numbers = [seq for seq, _, _ in entries]
        if numbers != list(range(1, len(entries) + 1)):
            raise Failed(f"entries are missing: {numbers}")
        if self.told > len(entries):
            raise Failed(f"entry {self.told} was told, and {len(entries)} are stored")
        messages = [client.partition("/")[2] for _, client, _ in entries if client]
        if len(messages) != len(set(messages)):
            raise Failed(f"a message is stored twice: {messages}")
        stored = {client.partition("/")[2]: (seq, what["move"]) for seq, client, what in entries if client}
        for message, acknowledged in self.acknowledged.items():
            if stored.get(message) != acknowledged:
                raise Failed(f"{message}: {acknowledged} was acknowledged, {stored.get(message)} is stored")
        extra = set(stored) - set(self.acknowledged)
        if extra - {self.sent["client"] if self.sent else ""}:
            raise Failed(f"nobody sent {extra}")
        moves = [what["move"] for _, client, what in entries if client]
        if not set(self.heard) <= set(moves):
            raise Failed(f"told, and not stored: {set(self.heard) - set(moves)}")

    def check_again(self, read: Read) -> None:
        """After a restart: the server says the same, and the message that was not answered is sent again."""
        if not self.table:
            return
        stored = [what["move"] for _, client, what in read(self.table) if client]
        view = self.person.call("GET", f"/api/tables/{self.table}")
        shown = [step["move"] for step in view["log"] if step["number"]]
        if shown != stored:
            raise Failed(f"stored {stored}, shown {shown}")
        if self.sent:
            self.deliver()
        self.check(read)
        self.watch()


class Server:
    def __init__(self, arguments: list[str]) -> None:
        self.command = [sys.executable, "-m", "tijdperk", "serve", "--port", "0", "--pause", "0", *arguments]

    def start(self) -> int:
        """The port where it listens."""
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)", line)
        if not found:
            raise Failed(f"it does not start: {line!r}, code {self.process.wait()}")
        return int(found[1])

    def kill(self) -> None:
        code = self.process.poll()
        if code is not None:
            raise Failed(f"the server ended by itself with code {code}")
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()


@contextlib.contextmanager
def sqlite_place() -> Iterator[tuple[list[str], Read]]:
    with tempfile.TemporaryDirectory(prefix="tijdperk-kills-") as folder:

        def read(table: str) -> Stored:
            with contextlib.closing(sqlite3.connect(Path(folder) / "tijdperk.sqlite3", timeout=60)) as file:
                rows = file.execute(SELECT.format("?"), (table,)).fetchall()
            return [(seq, client, json.loads(what)) for seq, client, what in rows]

        yield ["--data", folder], read


@contextlib.contextmanager
def postgres_place() -> Iterator[tuple[list[str], Read]]:
    with postgres_server() as server, fresh_database(server) as address:

        def read(table: str) -> Stored:
            with psycopg.connect(address) as connection:
                rows = connection.execute(SELECT.format("%s").encode(), (table,)).fetchall()
            return [(seq, client, json.loads(what)) for seq, client, what in rows]

        yield ["--database", address], read


PLACES = {"sqlite": sqlite_place, "postgres": postgres_place}


def run(kind: str, kills: int, game: str, seed: int) -> tuple[int, int]:
    """How many kills it took, and how many moves were acknowledged."""
    rng = random.Random(seed)
    with PLACES[kind]() as (arguments, read):
        server = Server(arguments)
        port = server.start()
        players = [Player(Person(port), random.Random(rng.random()), game) for _ in range(PLAYERS)]
        done = 0
        try:
            while done < kills:
                threads = [threading.Thread(target=player.play) for player in players]
                for thread in threads:
                    thread.start()
                time.sleep(rng.uniform(0.02, LONGEST))
                server.kill()
                for thread in threads:
                    thread.join()
                done += 1
                for player in players:
                    player.check(read)
                port = server.start()
                for player in players:
                    player.person.connect(port)
                    player.check_again(read)
                if done % 20 == 0:
                    total = sum(player.total for player in players)
                    print(f"{kind}: {done} kills, {total} moves", file=sys.stderr, flush=True)
        finally:
            with contextlib.suppress(Failed):
                server.kill()
        return done, sum(player.total for player in players)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.kills", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("kinds", nargs="*", default=list(PLACES), help=", ".join(PLACES))
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    failed = 0
    for kind in given.kinds:
        try:
            done, moves = run(kind, given.kills, given.game, given.seed)
        except Failed as problem:
            failed += 1
            print(f"{kind:9} failed (seed {given.seed}): {problem}", flush=True)
        else:
            print(f"{kind:9} tried {done} kills, {moves} acknowledged moves: held", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
