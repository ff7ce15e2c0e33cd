"""What a visitor can do who means harm. Each goes on until it is told that it is over."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import threading
from collections.abc import Callable
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed

from tests.table.people import Someone, game_id
from tijdperk.kernel.match import Match

HALF_REQUESTS = 400
SOCKETS = 40
RECORD = 199_000  # bytes
DEEP = 40  # moves
NESTED = 50_000  # brackets
FRAME = 4_000_000  # bytes
CROWD = 3_000  # tables in the lobby
SLOW = 300  # requests that come byte by byte
LOUD = 200  # lines of chat at a time

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


# ---- identity


def cross_site_links(address: str, over: threading.Event) -> int:
    """Have a visitor of another site open a personal link of the attacker's: they must stay who they are."""
    attacker, victim = Someone(address), Someone(address)
    link = attacker.post("/api/me/link")["link"]
    before, changed = victim.session, 0
    headers = {"Referer": "https://evil.example/", "Sec-Fetch-Site": "cross-site"}

    def ask() -> None:
        nonlocal changed
        victim.http.get(link, headers=headers)
        victim.http.post(
            "/api/back/link", json={"code": link.split("/")[-1]}, headers={"Origin": "https://evil.example"}
        )
        changed += victim.session != before or victim.get("/api/me")["user"] != victim.id

    tried = until(over, ask)
    attacker.close()
    victim.close()
    expect(not changed, f"{changed} times somebody became somebody else")
    return tried


def many_guests(address: str, over: threading.Event) -> int:
    """Become somebody new again and again."""
    with httpx.Client(base_url=address, timeout=30) as http:

        def ask() -> None:
            http.cookies.clear()
            http.get("/api/me")

        return until(over, ask)


# ---- requests


def raw(address: str, data: bytes, wait: float = 10.0) -> bytes:
    """What is answered to these bytes."""
    where = urlsplit(address)
    with socket.create_connection((where.hostname, where.port), wait) as connection:
        connection.sendall(data)
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_WR)
        answer = b""
        while more := connection.recv(65536):
            answer += more
    return answer


def expect(held: bool, problem: str) -> None:
    if not held:
        raise RuntimeError(problem)


def statuses(
    address: str, over: threading.Event, make: Callable[[], bytes], wrong: Callable[[int], bool]
) -> int:
    """Send bytes again and again; an answer with a wrong status is a failure."""
    bad: set[int] = set()

    def ask() -> None:
        answer = raw(address, make())
        if answer.startswith(b"HTTP/"):
            status = int(answer.split(b" ", 2)[1])
            if wrong(status):
                bad.add(status)

    tried = until(over, ask)
    expect(not bad, f"answered with {sorted(bad)}")
    return tried


def random_bytes(address: str, over: threading.Event) -> int:
    """Bytes that are no request, or nearly one."""
    rng = random.Random(3)
    whole = b"GET /api/games HTTP/1.1\r\nHost: here\r\nAccept: */*\r\n\r\n"

    def make() -> bytes:
        spoilt = bytearray(whole)
        for _ in range(rng.randrange(1, 8)):
            spoilt[rng.randrange(len(spoilt))] = rng.randrange(256)
        return bytes(spoilt) if rng.random() < 0.8 else rng.randbytes(rng.randrange(1, 3000))

    return statuses(address, over, make, lambda status: status >= 500)


def two_lengths(address: str, over: threading.Event) -> int:
    """A length told in two ways, with a second request hidden in the body."""
    hidden = b"GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n"
    body = b"0\r\n\r\n" + hidden
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n"
        b"Content-Length: " + str(len(body)).encode() + b"\r\n\r\n"
    )
    return statuses(address, over, lambda: head + body, lambda status: status != 400)


def nested_json(address: str, over: threading.Event) -> int:
    """JSON that is nested deeply, and numbers without an end."""
    guest = Someone(address)
    bodies = [b"[" * NESTED, b'{"game":' * (NESTED // 8), b'{"game": ' + b"9" * NESTED + b"}"]
    bad = 0

    def ask() -> None:
        nonlocal bad
        for body in bodies:
            bad += guest.http.post("/api/tables", content=body).status_code >= 500

    tried = until(over, ask) * len(bodies)
    guest.close()
    expect(not bad, f"{bad} answers were 5xx")
    return tried


def slow_requests(address: str, over: threading.Event) -> int:
    """Requests that come byte by byte."""
    where = urlsplit(address)
    slow = []
    for _ in range(SLOW):
        with contextlib.suppress(OSError):
            slow.append(socket.create_connection((where.hostname, where.port), 5))
            slow[-1].sendall(b"POST /api/tables HTTP/1.1\r\nContent-Length: 10000\r\nHost: here\r\n\r\n")
    while not over.wait(0.3):
        for one in slow:
            with contextlib.suppress(OSError):
                one.sendall(b"x")
    for one in slow:
        one.close()
    return len(slow)


# ---- sockets


def chat_flood(address: str, over: threading.Event) -> int:
    """Say something as often as a socket takes it; what is kept must stay bounded."""
    guest = Someone(address)
    table = guest.new_table("me", "me")
    tried = 0
    with guest.socket(table) as mine:
        while not over.wait(0.05):
            for _ in range(LOUD):
                with contextlib.suppress(ConnectionClosed):
                    mine.send("chat", text="x" * 300)
                    tried += 1
    said = len(guest.view(table)["chat"])
    guest.close()
    expect(said <= 60, f"{said} of {tried} lines were taken")
    return tried


def large_frames(address: str, over: threading.Event) -> int:
    """Messages of megabytes."""
    guest = Someone(address)
    table = guest.new_table("me", "me")
    huge = json.dumps({"type": "chat", "client": "x", "text": "x" * FRAME})

    def ask() -> None:
        with contextlib.suppress(ConnectionClosed), guest.socket(table) as mine:
            mine.connection.send(huge)
            mine.until_closed()

    tried = until(over, ask)
    taken = len(guest.view(table)["chat"])
    guest.close()
    expect(not taken, f"{taken} of them were taken")
    return tried


def deaf_sockets(address: str, over: threading.Event) -> int:
    """Ask for the whole table on sockets that are never read."""
    guest = Someone(address)
    table = guest.new_table("me", "me")
    where = urlsplit(address)
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    ask = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nCookie: tijdperk={guest.session}\r\n{key}\r\n"
    ).encode()
    text = b'{"type":"view","client":"1"}'
    frame = bytes((0x81, 0x80 | len(text))) + b"\0\0\0\0" + text
    deaf = []
    for _ in range(12):
        deaf.append(socket.create_connection((where.hostname, where.port), 5))
        deaf[-1].setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf[-1].sendall(ask)
    tried = 0
    while not over.wait(0.01):
        for one in deaf:
            one.setblocking(False)
            with contextlib.suppress(OSError):
                one.send(frame)
                tried += 1
    for one in deaf:
        one.close()
    guest.close()
    return tried


# ---- what others see


def crowded_lobby(address: str, over: threading.Event) -> int:
    """Open as many tables to everybody as one gets, and list them all."""
    guest = Someone(address)
    seats = [{"who": "me"}, {"who": "open"}]
    wish = {"game": game_id(), "seats": seats, "visibility": "open"}
    longest = 0

    def ask() -> None:
        nonlocal longest
        guest.http.post("/api/tables", json=wish)
        longest = max(longest, len(guest.http.get("/api/tables?scope=open").content))

    tried = until(over, ask)
    mine = len([one for one in guest.get("/api/tables?scope=mine") if one["state"] == "waiting"])
    guest.close()
    expect(mine <= 12, f"{mine} of {tried} were opened")
    expect(longest < 200_000, f"a page of the lobby had {longest} bytes")
    return tried


def hints(address: str, over: threading.Event) -> int:
    """Ask for hints without waiting for them."""
    guest = Someone(address)
    tables = [guest.new_table("me", "me") for _ in range(4)]
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(guest.socket(table)) for table in tables]

        def ask() -> None:
            for one in sockets:
                one.send("hint", seat=0)

        tried = until(over, ask) * len(sockets)
    guest.close()
    return tried


ATTACKS: list[Attack] = [
    static_files,
    bots_alone,
    bots_with_me,
    record_of_pairs,
    many_sockets,
    half_requests,
    odd_requests,
    cross_site_links,
    many_guests,
    random_bytes,
    two_lengths,
    nested_json,
    slow_requests,
    chat_flood,
    large_frames,
    deaf_sockets,
    crowded_lobby,
    hints,
]
