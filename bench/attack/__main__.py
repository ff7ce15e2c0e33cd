"""`python -m bench.attack`: each attack for some seconds, next to somebody who only wants to play.

While it goes on a visitor asks for the server's health and makes moves. An attack is held if every one of
those is answered within PATIENCE seconds.
"""

from __future__ import annotations

import argparse
import contextlib
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import httpx

from tests.table.people import ServerProcess, Someone, game_id
from tijdperk.kernel.match import Match

SECONDS = 4.0
PATIENCE = 2.0  # seconds that somebody else waits for an answer, at most
HALF_REQUESTS = 400
SOCKETS = 40
RECORD = 199_000  # bytes
DEEP = 40  # moves

Attack = Callable[[str, threading.Event], int]


def until(over: threading.Event, act: Callable[[], object]) -> int:
    """Do it again and again; how often it was done."""
    tried = 0
    while not over.is_set():
        with contextlib.suppress(httpx.HTTPError, OSError, AssertionError):
            act()
        tried += 1
    return tried


def static_files(address: str, over: threading.Event) -> int:
    """Fetch the largest script of the client without keeping it."""
    with httpx.Client(base_url=address, timeout=30) as http:
        page = http.get("/").text
        scripts = [part.split('"')[0] for part in page.split('src="')[1:]] or ["/"]
        return until(over, lambda: http.get(scripts[0], headers={"Accept-Encoding": "gzip"}))


def bots_alone(address: str, over: threading.Event) -> int:
    """Have strong bots play among themselves at as many tables as one gets."""
    guest = Someone(address)
    seats = [{"who": "hard"}, {"who": "hard"}]
    tried = until(over, lambda: guest.http.post("/api/tables", json={"game": game_id(), "seats": seats}))
    guest.close()
    return tried


def bots_with_me(address: str, over: threading.Event) -> int:
    """The same with a seat of one's own at each table."""
    guest = Someone(address)
    seats = [{"who": "me"}, {"who": "hard"}]
    tried = until(over, lambda: guest.http.post("/api/tables", json={"game": game_id(), "seats": seats}))
    guest.close()
    return tried


def pairs() -> str:
    """A game deep into which one move is made and taken back, as often as fits into RECORD bytes."""
    match = Match(game_id())
    while not match.over:
        seat = match.decisions()[0].seat
        match.play(match.legal(seat)[0], seat)
        if len(match.steps) >= DEEP and match.may_undo(seat) is None:
            match.undo(seat)
            break
    text = match.record().text().rstrip("\n")
    pair = "\n" + "\n".join(text.splitlines()[-2:])
    return text + pair * ((RECORD - len(text)) // len(pair)) + "\n"


def record_of_pairs(address: str, over: threading.Event) -> int:
    """Upload a record in which a move is made and taken back thousands of times."""
    record = pairs()
    guest = Someone(address)
    tried = until(over, lambda: guest.http.post("/api/records", content=record, timeout=60))
    guest.close()
    return tried


def many_sockets(address: str, over: threading.Event) -> int:
    """Ask for the whole table on many sockets at once."""
    guest = Someone(address)
    table = guest.new_table("me", "me")
    with contextlib.ExitStack() as stack:
        sockets = []
        for _ in range(SOCKETS):
            with contextlib.suppress(Exception):
                sockets.append(stack.enter_context(guest.socket(table)))

        def ask() -> None:
            for one in sockets:
                with contextlib.suppress(Exception):  # it was turned away
                    one.send("view")

        tried = until(over, ask) * len(sockets)
    guest.close()
    return tried


def half_requests(address: str, over: threading.Event) -> int:
    """Begin requests and never end them."""
    where = urlsplit(address)
    half = []
    for _ in range(HALF_REQUESTS):
        with contextlib.suppress(OSError):
            half.append(socket.create_connection((where.hostname, where.port), 5))
            half[-1].sendall(b"GET / HTTP/1.1\r\n")
    over.wait()
    for one in half:
        one.close()
    return len(half)


def odd_requests(address: str, over: threading.Event) -> int:
    """Bytes and headers that a careless server fails over."""
    paths = ["/%00", "/assets/%00", "/" + "x" * 5000, "/api/tables/%ff", "/api/games/%00/rules"]
    bad = 0
    with httpx.Client(base_url=address, timeout=30) as http:

        def ask() -> None:
            nonlocal bad
            for path in paths:
                bad += http.get(path, headers={"Origin": "http://["}).status_code == 500

        tried = until(over, ask) * len(paths)
    if bad:
        raise RuntimeError(f"{bad} answers were 500")
    return tried


ATTACKS: list[Attack] = [
    static_files,
    bots_alone,
    bots_with_me,
    record_of_pairs,
    many_sockets,
    half_requests,
    odd_requests,
]


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


def visit(address: str, seconds: float) -> float:
    """Look and play like anybody; the longest wait for an answer."""
    someone = Someone(address)
    longest, end = 0.0, time.monotonic() + seconds
    table = someone.new_table("me", "me")
    while time.monotonic() < end:
        for act in (
            lambda: someone.get("/healthz"),
            lambda: someone.view(table),
            lambda: someone.move(table),
        ):
            began = time.monotonic()
            act()
            longest = max(longest, time.monotonic() - began)
        time.sleep(0.05)
    someone.close()
    return longest


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("only", nargs="*", help="attacks by name; all of them if none is named")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args()
    failed = 0
    for attack in ATTACKS:
        if given.only and attack.__name__ not in given.only:
            continue
        longest, problem = float("inf"), ""
        with (
            tempfile.TemporaryDirectory(prefix="tijdperk-attack-") as folder,
            ServerProcess("--data", folder) as server,
            under(attack, server.address) as told,
        ):
            try:
                longest = visit(server.address, given.seconds)
                problem = "" if longest <= PATIENCE else "too slow"
            except Exception as error:
                problem = type(error).__name__
        tried = told[0]
        if isinstance(tried, Exception):
            tried, problem = 0, str(tried)
        failed += bool(problem)
        verdict = f"failed: {problem}" if problem else "held"
        print(f"{attack.__name__:16} tried {tried:6}  longest wait {longest:6.3f} s  {verdict}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
