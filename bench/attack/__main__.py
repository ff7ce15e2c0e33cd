"""`python -m bench.attack`: each attack for some seconds, next to somebody who only wants to play.

While it goes on a visitor asks for the server's health and makes moves. An attack is held if every one of
those is answered within PATIENCE seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from bench.attack.attacks import ATTACKS, CROWD, Attack, crowded_lobby
from tests.table.people import ServerProcess, Someone, game_id
from tijdperk.table.commands import new_table
from tijdperk.table.log import Entry
from tijdperk.table.messages import NewTable, SeatSpec
from tijdperk.table.sqlite import Sqlite
from tijdperk.table.store import Person, Store
from tijdperk.table.tables import Table
from tijdperk.table.views import summary_of

SECONDS = 4.0
PATIENCE = 2.0  # seconds that somebody else waits for an answer, at most


@contextlib.contextmanager
def under(attack: Attack, address: str) -> Iterator[list[object]]:
    """Somebody attacks. In the list: how often it was tried, or what went wrong with it."""
    over, told = threading.Event(), list[object]()

    def work() -> None:
        try:
            told.append(attack(address, over))
        except Exception as problem:
            told.append(problem)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield told
    finally:
        over.set()
        thread.join()


def fill_lobby(folder: Path) -> None:
    """Tables of thousands of others, before the server starts."""

    async def fill() -> None:
        store = Store(Sqlite(folder))
        await store.open()
        hosts = [Person(f"host-{number}", f"Host {number}", "en") for number in range(CROWD)]
        for first in range(0, CROWD, 100):
            await asyncio.gather(*(open_table(store, host) for host in hosts[first : first + 100]))
        await store.close()

    asyncio.run(fill())


async def open_table(store: Store, host: Person) -> None:
    asked = NewTable(game_id(), [SeatSpec("me"), SeatSpec("open")], visibility="open")
    table = Table(f"{host.id:-<16}")
    table.apply(Entry(1, time.time(), new_table(asked, host)))
    await store.create(table.id, table.created, summary_of(table), time.time())


def visit(someone: Someone, seconds: float) -> float:
    """Look and play like anybody; the longest wait for an answer."""
    longest, table = 0.0, someone.new_table("me", "me")
    end = time.monotonic() + seconds
    while not longest or time.monotonic() < end:
        for act in (
            lambda: someone.get("/healthz"),
            lambda: someone.view(table),
            lambda: someone.get("/api/tables?scope=open"),
            lambda: someone.move(table),
        ):
            began = time.monotonic()
            act()
            longest = max(longest, time.monotonic() - began)
        time.sleep(0.05)
    return longest


def attacked(attack: Attack, seconds: float) -> tuple[object, float, str]:
    """How often it was tried, how long somebody else waited, and what went wrong."""
    longest, problem = float("inf"), ""
    with tempfile.TemporaryDirectory(prefix="tijdperk-attack-") as folder:
        if attack is crowded_lobby:
            fill_lobby(Path(folder))
        with ServerProcess("--data", folder) as server:
            someone = Someone(server.address)
            with under(attack, server.address) as told:
                try:
                    longest = visit(someone, seconds)
                    problem = "" if longest <= PATIENCE else "too slow"
                except Exception as error:
                    problem = repr(error)
            someone.close()
    tried = told[0]
    return (0, longest, str(tried)) if isinstance(tried, Exception) else (tried, longest, problem)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("only", nargs="*", help="attacks by name; all of them if none is named")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # of those that are attacked with
    failed = 0
    for attack in ATTACKS:
        if given.only and attack.__name__ not in given.only:
            continue
        tried, longest, problem = attacked(attack, given.seconds)
        failed += bool(problem)
        verdict = f"failed: {problem}" if problem else "held"
        print(f"{attack.__name__:16} tried {tried:6}  longest wait {longest:6.3f} s  {verdict}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
