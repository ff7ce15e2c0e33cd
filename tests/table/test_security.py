"""What a server on the open net has to withstand: forged requests, other sites, floods, curious people."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.table.databases import arguments
from tests.table.people import Json, ServerProcess, Someone, chosen, game_id, play_on

MakePerson = Callable[..., Someone]


def test_a_change_needs_our_pages_word(anna: Someone) -> None:
    csrf = anna.http.headers.pop("X-CSRF")
    assert anna.refused("POST", "/api/me/link", 403) == "request-forged"
    anna.http.headers["X-CSRF"] = "f" * 32
    assert anna.refused("POST", "/api/me/link", 403) == "request-forged"
    anna.http.headers["X-CSRF"] = csrf
    anna.http.headers["Origin"] = "https://elsewhere.example"
    assert anna.refused("POST", "/api/me/link", 403) == "request-forged"
    anna.http.headers["Origin"] = str(anna.http.base_url).rstrip("/")
    assert anna.post("/api/me/link")["link"]


def test_nothing_is_told_to_strangers(server: ServerProcess, anna: Someone) -> None:
    table = anna.new_table("me", "easy")
    for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/record"):
        answer = httpx.get(server.address + path)
        assert (answer.status_code, answer.json()["key"]) == (401, "not-signed-in")


def test_tables_cannot_be_guessed(anna: Someone) -> None:
    """What is not there, what is malformed and what is nearly right look the same."""
    table = anna.new_table("me", "easy")
    for wrong in (table[:-1], table + "A", "A" * 16, "..", "%2e%2e", table.swapcase()):
        assert anna.http.get(f"/api/tables/{wrong}").status_code == 404


def test_a_socket_from_another_site_is_refused(server: ServerProcess, anna: Someone) -> None:
    table = anna.new_table("me", "easy")
    with pytest.raises(InvalidStatus) as refusal, anna.socket(table, Origin="https://elsewhere.example"):
        pass
    assert refusal.value.response.status_code == 403
    with anna.socket(table, Origin=server.address) as socket:
        assert socket.receive()["type"] == "view"


@pytest.mark.parametrize(
    ("cookie", "code", "key"), [(False, 4401, "not-signed-in"), (True, 4404, "table-unknown")]
)
def test_a_socket_says_why_it_closes(
    server: ServerProcess, anna: Someone, cookie: bool, code: int, key: str
) -> None:
    headers = {"Cookie": f"tijdperk={anna.session}"} if cookie else {}
    address = server.address.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{'A' * 16}/live", additional_headers=headers) as socket:
        assert json.loads(socket.recv(10))["why"]["key"] == key
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == code


def test_headers_and_pages(server: ServerProcess) -> None:
    page = httpx.get(server.address + "/", headers={"Accept-Language": "nl"})
    policy = page.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    assert page.status_code in (200, 503)
    for path in (
        "/../../pyproject.toml",
        "/%2e%2e/messages.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/none.js",
    ):
        assert "import" not in httpx.get(server.address + path).text
    missing = httpx.get(server.address + "/api/nothing")
    assert (missing.status_code, missing.json()["key"]) == (404, "nothing-here")
    assert httpx.get(server.address + "/healthz").json()["status"] == "ok"
    metrics = httpx.get(server.address + "/metrics", headers={"Accept": "text/plain"})
    assert "tijdperk_" not in metrics.text


def test_too_much_and_too_fast(anna: Someone) -> None:
    huge = anna.http.post("/api/tables", json={"game": "x" * 500_000, "seats": []})
    assert (huge.status_code, huge.json()["key"]) == (413, "too-large")
    for deep in (b"[" * 50_000, b'{"game":' * 6_000, b'{"game": ' + b"9" * 50_000 + b"}"):
        told = anna.http.post("/api/tables", content=deep)
        assert (told.status_code, told.json()["key"]) == (400, "message-unreadable")
    made = [
        anna.http.post("/api/tables", json={"game": game_id(), "seats": [{"who": "me"}, {"who": "me"}]})
        for _ in range(70)
    ]
    assert made[-1].status_code == 429
    assert made[-1].json()["key"] == "too-fast"


def test_one_address_brings_so_many_guests_and_no_more(tmp_path: Path) -> None:
    with ServerProcess("--data", tmp_path, "--guests-per-address", "3") as server:
        people = [Someone(server.address) for _ in range(3)]
        answer = httpx.get(f"{server.address}/api/me")
        assert (answer.status_code, answer.json()["key"]) == (429, "too-fast")
        for someone in people:  # who is here stays welcome
            assert someone.get("/api/me")["user"] == someone.id
            someone.close()


def test_a_flood_on_a_socket_is_refused_and_the_socket_lives(anna: Someone) -> None:
    table = anna.new_table("me", "me")
    with anna.socket(table) as socket:
        socket.until("view")
        for _ in range(200):
            socket.send("answer-undo", seat=0, agree=True)
        assert socket.until("refused", lambda told: told["why"]["key"] == "too-fast")


def test_a_sealed_move_is_not_told_before_it_is_opened(
    anna: Someone, bram: Someone, person: MakePerson
) -> None:
    """Where both decide at once, nobody hears the other's choice before they made their own."""
    game = next(game for game in anna.get("/api/games") if sealed_option(game))
    table = anna.new_table("me", "open", game=game["id"], options=sealed_option(game))
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    watcher = person()
    with bram.socket(table) as his, watcher.socket(table) as theirs, anna.socket(table) as hers:
        for socket in (his, theirs, hers):
            socket.until("view")
        move = anna.view(table)["decisions"][0]["choices"][-1]["move"]
        anna.move(table, lambda moves: moves[-1])
        for socket in (his, theirs):
            assert socket.until("moved")["steps"] == []
            assert move not in json.dumps(socket.heard[-1]["steps"] + [socket.heard[-1]["view"]])
        assert hers.until("moved")["steps"][0]["move"] == move
        for other in (bram, watcher):
            view = other.view(table)
            assert len(view["log"]) == 1
            assert move not in json.dumps([view["log"], view["view"]])
        bram.move(table, lambda moves: moves[0])
        for socket in (his, theirs, hers):
            opened = socket.until("moved")["steps"]
            assert opened[0]["move"] == move
            assert len(opened) == 2


def sealed_option(game: Json) -> dict[str, str] | None:
    """The option with which a game begins by a decision that both make at once, if it has one."""
    for option in game["options"]:
        if "bid" in option["choices"]:
            return {option["id"]: "bid"}
    return None


def test_what_one_seat_drew_is_told_to_no_other(anna: Someone, bram: Someone, person: MakePerson) -> None:
    """Whole games: an event for one seat alone is in nobody else's messages."""
    watcher = person()
    private = 0
    for seed in range(12):
        table = anna.new_table("me", "open")
        bram.post(f"/api/tables/{table}/seat", {"seat": 1})
        play_on(table, anna, bram, seed=seed)
        logs = [someone.view(table)["log"] for someone in (anna, bram, watcher)]
        for hers, his, theirs in zip(*logs, strict=True):
            private += (len(hers["events"]) > len(theirs["events"])) + (
                len(his["events"]) > len(theirs["events"])
            )
            for event in theirs["events"]:
                assert event in hers["events"]
                assert event in his["events"]
        if private:
            break
    assert private, "no game had anything private; play more"


WORDS: list[object] = [
    None,
    True,
    -1,
    2**70,
    1e308,
    "",
    "x" * 9000,
    "\u0000",
    [],
    {},
    [[[[]]]],
    {"a": {"b": {}}},
]


def test_a_fuzz_of_the_socket(anna: Someone, bram: Someone) -> None:
    """Wrong seats, stale ids, huge, deep and malformed messages: always an answer, never a change."""
    table = anna.new_table("me", "open")
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    play_on(table, anna, bram, moves=6)
    before = anna.view(table)
    rng = random.Random(7)
    fields = ["type", "client", "seat", "decision", "move", "agree", "text", "what", "other"]
    types = ["move", "undo", "ask-undo", "answer-undo", "late", "nonsense"]
    good = chosen((anna.view(table)["decisions"] or bram.view(table)["decisions"])[0])
    outsider = Someone(str(anna.http.base_url))
    sent = 0
    for _ in range(6):
        with outsider.socket(table) as socket:
            socket.until("view")
            for _ in range(55):
                message: Json = {
                    "type": rng.choice(types),
                    "client": f"f{sent}",
                    **good,
                    "agree": True,
                    "text": "hi",
                }
                for _ in range(rng.randrange(4)):
                    message[rng.choice(fields)] = rng.choice(WORDS)
                raw: str | bytes = json.dumps({k: v for k, v in message.items() if rng.random() < 0.9})
                if rng.random() < 0.2:
                    raw = raw[: rng.randrange(len(raw))]
                if rng.random() < 0.1:
                    raw = "[" * 5000
                if rng.random() < 0.1:
                    raw = rng.randbytes(50)
                socket.connection.send(raw)
                sent += 1
                answer = socket.until("refused")
                assert answer["why"]["key"] != "internal", raw
    outsider.close()
    after = anna.view(table)
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])


def test_a_nul_is_refused_before_it_reaches_a_database(kind: str, place: str) -> None:
    """PostgreSQL keeps no text with one in it."""
    with ServerProcess(*arguments(kind, place)) as server:
        anna = Someone(server.address)
        table = anna.new_table("me", "me")
        move = chosen(anna.view(table)["decisions"][0])
        assert anna.send(table, "move", **(move | {"client": "a\0b"}))["why"]["key"] == "client-id"
        assert anna.refused("DELETE", "/api/me/passkeys/a%00b", 404) == "passkey-unknown"
        passed = {"seat": 0, "to": "a\0b"}
        assert anna.refused("POST", f"/api/tables/{table}/pass", 409, passed) == "pass-to-whom"
        assert anna.view(table)["table"]["moves"] == 0
        anna.close()


def test_a_message_that_is_too_long_ends_the_socket_and_nothing_else(anna: Someone) -> None:
    table = anna.new_table("me", "me")
    with anna.socket(table) as socket:
        socket.until("view")
        socket.send("chat", text="x" * 100_000)
        with pytest.raises(ConnectionClosed):
            socket.until("never")
    assert anna.view(table)["table"]["state"] == "playing"
