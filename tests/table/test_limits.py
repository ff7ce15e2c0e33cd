"""What one person, and one address, may take of a server that others use as well."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.loops import run
from tests.table.databases import make_database
from tests.table.people import ServerProcess, Someone, game_id, wait_for
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.match import Match
from tijdperk.kernel.replay import Replay, ReplayedMatch
from tijdperk.table import commands
from tijdperk.table.limits import Count, Limits, network_of
from tijdperk.table.log import Created
from tijdperk.table.messages import NewTable, SeatSpec, TakeSeat
from tijdperk.table.server import Server
from tijdperk.table.sqlite import Sqlite
from tijdperk.table.store import Person, Store
from tijdperk.table.tables import Table, rebuilt
from tijdperk.table.thinkers import Thinkers

MakePerson = Callable[..., Someone]
LIMITS = Limits()
ANNA = Person("anna", "Anna", "en")


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not an address", "not an address"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(host: str, network: str) -> None:
    assert network_of(host) == network


def test_a_count_is_given_back() -> None:
    count = Count(2, "too-fast")
    with count.one("anna"), count.one("anna"), count.one("bram"), pytest.raises(Refused):
        count.enter("anna")
    assert not count.counts


def test_so_many_sockets_for_one_person(anna: Someone, bram: Someone) -> None:
    """Those who come too late are told so; the others, and other people, stay connected."""
    table = anna.new_table("me", "open")
    most = LIMITS.sockets.most
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(anna.socket(table)) for _ in range(most)]
        for socket in sockets:
            assert socket.receive()["type"] == "view"
        with anna.socket(table) as late:
            assert late.receive()["why"]["key"] == "too-many-sockets"
            with pytest.raises(ConnectionClosed) as closed:
                late.receive()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4429
        assert stack.enter_context(bram.socket(table)).receive()["type"] == "view"
        assert sockets[0].ask("chat", text="still here")["type"] == "accepted"

    def again() -> bool:
        with anna.socket(table) as socket:
            return bool(socket.receive()["type"] == "view")

    assert wait_for(again)


def test_so_many_sockets_from_one_address(tmp_path: Path) -> None:
    with ServerProcess("--data", tmp_path, "--guests-per-address", "3") as server:
        people = [Someone(server.address) for _ in range(3)]
        table = people[0].new_table("me", "open")
        with contextlib.ExitStack() as stack:
            for someone in people:
                assert stack.enter_context(someone.socket(table)).receive()["type"] == "view"
            with people[0].socket(table) as late:
                assert late.receive()["why"]["key"] == "too-many-sockets"
            elsewhere = people[0].socket(table, **{"X-Forwarded-For": "192.0.2.7"})
            assert stack.enter_context(elsewhere).receive()["type"] == "view"
        for someone in people:
            someone.close()


@pytest.mark.parametrize("trusted", ["127.0.0.1", "192.0.2.1"])
def test_forwarded_headers_are_believed_from_a_proxy_alone(tmp_path: Path, trusted: str) -> None:
    """Elsewhere anybody could claim any address, and a connection that nobody can read along."""
    most = 3
    options = ["--guests-per-address", str(most), "--trusted-proxies", trusted]
    with ServerProcess("--data", tmp_path, *options) as server:
        told = [
            httpx.get(
                f"{server.address}/api/me",
                headers={"X-Forwarded-For": f"198.51.100.{number}", "X-Forwarded-Proto": "https"},
            )
            for number in range(most + 1)
        ]
    believed = trusted == "127.0.0.1"
    assert [answer.status_code for answer in told] == [200] * most + [200 if believed else 429]
    assert ("Secure" in told[0].headers["set-cookie"]) == believed


def test_messages_count_over_all_sockets_of_a_person(anna: Someone) -> None:
    """Each says half of what one person may say at once, together four times as much."""
    table = anna.new_table("me", "me")
    each = int(LIMITS.messages.by_person.size) // 2
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(anna.socket(table)) for _ in range(8)]
        for socket in sockets:
            socket.until("view")
            for _ in range(each):
                socket.send("view")
        answers = []
        for socket in sockets:
            mine: list[str] = []
            while len(mine) < each:
                told = socket.receive()
                if told["type"] in ("view", "refused"):
                    mine.append(told["why"]["key"] if told["type"] == "refused" else "view")
            answers += mine
    assert set(answers) == {"view", "too-fast"}


def test_chat_is_limited_and_moves_are_not(anna: Someone) -> None:
    table = anna.new_table("me", "me")
    told = [anna.send(table, "chat", text=f"line {number}") for number in range(30)]
    assert told[-1]["why"]["key"] == "too-fast"
    assert anna.move(table)["type"] == "accepted"


def test_so_many_open_tables_wait_for_one_person(anna: Someone, bram: Someone) -> None:
    seats = [{"who": "me"}, {"who": "open"}]
    command = {"game": game_id(), "seats": seats, "visibility": "open"}
    made = [anna.post("/api/tables", command)["table"] for _ in range(LIMITS.open_tables)]
    assert anna.refused("POST", "/api/tables", 409, command) == "too-many-open-tables"
    full = anna.new_table("me", "easy", visibility="open")
    assert anna.refused("POST", f"/api/tables/{full}/seat", 409, {"seat": 1, "who": "open"}) == (
        "too-many-open-tables"
    )
    assert anna.new_table("me", "open")  # for somebody who has the link
    assert bram.post("/api/tables", command)
    bram.post(f"/api/tables/{made[0]}/seat", {"seat": 1})
    assert wait_for(lambda: anna.http.post("/api/tables", json=command).status_code == 201)


def test_the_lobby_has_pages(person: MakePerson) -> None:
    made = set()
    for someone in (person(), person(), person()):
        for _ in range(LIMITS.open_tables):
            made.add(someone.new_table("me", "open", visibility="open"))
    pages = [person().get(f"/api/tables?scope=open&page={page}") for page in range(4)]
    found = [table["table"] for page in pages for table in page]
    assert len(found) == len(set(found)) >= len(made)
    assert made <= set(found)
    assert len(pages[0]) < len(made)
    assert person().http.get("/api/tables?scope=open&page=-1").status_code == 400


def test_bots_play_among_themselves_at_so_many_tables(anna: Someone, bram: Someone) -> None:
    command = {"game": game_id(), "seats": [{"who": "hard"}, {"who": "hard"}]}
    made = [anna.new_table("hard", "hard") for _ in range(LIMITS.bot_tables)]
    assert anna.refused("POST", "/api/tables", 409, command) == "too-many-bot-tables"
    mine = anna.new_table("me", "hard")
    leave = {"seat": 0, "who": "hard"}
    assert anna.refused("POST", f"/api/tables/{mine}/seat", 409, leave) == "too-many-bot-tables"
    assert anna.refused("POST", f"/api/tables/{mine}/end", 409) == "end-not-alone"
    assert bram.refused("POST", f"/api/tables/{made[0]}/end", 403) == "host-only"
    assert anna.post(f"/api/tables/{made[0]}/end")["state"] == "abandoned"
    assert wait_for(lambda: anna.http.post("/api/tables", json=command).status_code == 201)


def test_the_limit_on_tables_of_bots_is_not_raced_past(kind: str, place: str) -> None:
    """Many are asked for at once, of two processes where the database is shared; and people leave their
    tables to bots at the same moment."""

    async def whole() -> None:
        async with contextlib.AsyncExitStack() as stack:
            hubs = []
            for _ in range(2 if kind == "postgres" else 1):
                store = Store(make_database(kind, place))
                await store.open()
                server = Server(store, Thinkers(1))
                stack.push_async_callback(server.close)
                server.hub.bots.closed = True
                hubs.append(server.hub)

            def asked(*seats: str) -> Created:
                return commands.new_table(NewTable(game_id(), [SeatSpec(who) for who in seats]), ANNA)

            left = [await hubs[0].host(asked("me", "easy")) for _ in range(LIMITS.bot_tables)]
            leave = TakeSeat(0, "easy")
            told = await asyncio.gather(
                *(hub.host(asked("easy", "easy")) for hub in hubs for _ in range(LIMITS.bot_tables)),
                *(hubs[0].sit(live, ANNA, leave) for live in left),
                return_exceptions=True,
            )
            refused = [one for one in told if isinstance(one, Refused)]
            assert {one.key for one in refused} == {"too-many-bot-tables"}
            assert len(told) - len(refused) == LIMITS.bot_tables
            hosted = await hubs[0].store.hosted(ANNA.id)
            assert sum(one.bots_alone for one in hosted) == LIMITS.bot_tables

    run(whole())


# ---- records


def pairs(number: int) -> bytes:
    """A record in which one move is made and taken back again and again."""
    match = Match(game_id())
    seat = match.decisions()[0].seat
    for _ in range(2):
        match.play(match.legal(seat)[0], seat)
        match.undo(seat)
    text = match.record().text().rstrip("\n")
    once = "\n".join(text.splitlines()[-2:])
    return (text + f"\n{once}" * number + "\n").encode()


def test_a_record_is_replayed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not again when its table is made, nor when the table is opened later; and it is the same table."""
    played: list[str] = []
    follow = Replay.run

    def counted(self: Replay, chance: Chance) -> ReplayedMatch:
        played.append(self.file)
        return follow(self, chance)

    monkeypatch.setattr(Replay, "run", counted)

    async def whole() -> None:
        store = Store(Sqlite(tmp_path / "data"))
        await store.open()
        server = Server(store, Thinkers(1))
        try:
            created, match = commands.uploaded(pairs(20), "pairs.txt", ANNA)
            live = await server.hub.host(created, match)
            while live.uncached:
                await asyncio.sleep(0.02)
            await server.hub.forget_unused(time.monotonic() + 1)
            opened = await server.hub.live(live.table.id)
            assert played == ["pairs.txt"]
            again = rebuilt(live.table.id, await store.entries(live.table.id))
            for table in (live.table, opened.table):
                assert same(table) == same(again)
        finally:
            await server.close()

    run(whole())


def same(table: Table) -> object:
    game = table.game
    return (
        table.record().text(),
        json.dumps(game.store(table.match.position), default=str),
        table.match.seats,
        [(logged.step.seat, logged.step.text, logged.seq) for logged in table.log],
    )


def test_a_record_has_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_REPLAY_SECONDS", 1e-9)
    with pytest.raises(BadInput) as told:
        commands.uploaded(pairs(20), "pairs.txt", ANNA)
    assert told.value.key == "record-takes-long"
