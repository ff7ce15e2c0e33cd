"""Who somebody is: links that ask first, logging out, ending access, deletion, and clocks that jump."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.loops import run
from tests.table.databases import arguments, make_database
from tests.table.people import ServerProcess, Someone, play_on, wait_for
from tests.table.test_seats import cannot_sit, sit
from tijdperk.table.clock import MAX_AWAY, Clock
from tijdperk.table.people import DAY, LASTS, People, device, hashed
from tijdperk.table.sqlite import FILE
from tijdperk.table.store import Store

MakePerson = Callable[..., Someone]


def come_back(someone: Someone, link: str) -> dict[str, Any]:
    """Say yes on the page of a personal link."""
    me: dict[str, Any] = someone.post("/api/back/link", {"code": link.removeprefix("/back/")})
    someone.http.headers["X-CSRF"] = me["csrf"]
    return me


def log_out(someone: Someone) -> dict[str, Any]:
    assert someone.http.delete("/api/me/session").is_success
    me: dict[str, Any] = someone.get("/api/me")
    someone.http.headers["X-CSRF"] = me["csrf"]
    return me


# ---- coming back


def test_opening_a_link_changes_nobody(server: ServerProcess, anna: Someone, bram: Someone) -> None:
    link = anna.post("/api/me/link")["link"]
    answer = bram.http.get(link, follow_redirects=True)
    assert "set-cookie" not in answer.headers
    assert bram.get("/api/me")["user"] == bram.id
    stranger = httpx.get(f"{server.address}{link}")
    assert "set-cookie" not in stranger.headers


def test_another_site_cannot_make_anybody_come_back(anna: Someone, bram: Someone) -> None:
    code = anna.post("/api/me/link")["link"].removeprefix("/back/")
    for headers in ({"Origin": "https://elsewhere.example"}, {"X-CSRF": "guessed"}):
        answer = bram.http.post("/api/back/link", json={"code": code}, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "request-forged")
    assert bram.get("/api/me")["user"] == bram.id


def test_who_one_was_before_is_there_again_after_logging_out(anna: Someone, person: MakePerson) -> None:
    phone = person()
    table = phone.new_table("me", "easy")
    me = come_back(phone, anna.post("/api/me/link")["link"])
    assert (me["user"], me["earlier"]) == (anna.id, phone.me["name"])
    assert phone.get("/api/me")["earlier"] == phone.me["name"]
    again = log_out(phone)
    assert (again["user"], again["earlier"]) == (phone.id, None)
    assert phone.view(table)["table"]["seats"][0]["mine"]


def test_several_are_left_one_after_the_other(person: MakePerson) -> None:
    people = [person() for _ in range(3)]
    browser = people[0]
    for someone in people[1:]:
        come_back(browser, someone.post("/api/me/link")["link"])
    assert [log_out(browser)["user"] for _ in people[1:]] == [people[1].id, people[0].id]


def test_coming_back_as_oneself_changes_nothing(anna: Someone) -> None:
    me = come_back(anna, anna.post("/api/me/link")["link"])
    assert (me["user"], me["earlier"]) == (anna.id, None)
    assert len(sessions(anna)) == 1


# ---- logging out, and ending what stands for one


def sessions(someone: Someone, kind: str = "session") -> list[dict[str, Any]]:
    return [one for one in someone.get("/api/me/access") if one["kind"] == kind]


def test_logging_out_ends_the_session(server: ServerProcess, anna: Someone) -> None:
    session = anna.session
    assert log_out(anna)["user"] != anna.id
    with httpx.Client(base_url=server.address, cookies={"tijdperk": session}) as thief:
        assert thief.get("/api/tables").status_code == 401


def test_what_stands_for_one_is_listed_and_can_be_ended(server: ServerProcess, anna: Someone) -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    phone = Someone(server.address)
    phone.http.headers["User-Agent"] = agent
    code = anna.post("/api/me/link")["link"]
    come_back(phone, code)
    token = anna.post("/api/me/token")["token"]
    assert [one["here"] for one in sessions(anna)] == [False, True]
    assert sessions(anna)[0]["about"] == "Firefox, Linux"
    assert [len(sessions(anna, kind)) for kind in ("token", "link")] == [1, 1]
    table = anna.new_table("me", "easy")
    with phone.socket(table) as looking:
        looking.until("view")
        anna.http.delete(f"/api/me/access/{sessions(anna)[0]['id']}")
        looking.until_closed()
    assert phone.http.get("/api/tables").status_code == 401
    anna.http.delete(f"/api/me/access/{sessions(anna, 'token')[0]['id']}")
    program = httpx.get(f"{server.address}/api/tables", headers={"Authorization": f"Bearer {token}"})
    assert program.status_code == 401
    anna.http.delete(f"/api/me/access/{sessions(anna, 'link')[0]['id']}")
    assert anna.refused("GET", f"/api{code.replace('/back', '/back/link')}", 404) == "link-unknown"
    assert anna.refused("DELETE", "/api/me/access/0123456789abcdef", 404) == "access-unknown"
    phone.close()


def test_nobody_ends_what_is_anothers(anna: Someone, bram: Someone) -> None:
    (hers,) = sessions(anna)
    assert bram.refused("DELETE", f"/api/me/access/{hers['id']}", 404) == "access-unknown"
    assert anna.get("/api/me")["user"] == anna.id


@pytest.mark.parametrize(
    ("agent", "named"),
    [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("python-httpx/0.28.1", "python-httpx/0.28.1"),
        ("\u202enonsense", ""),
        ("", ""),
    ],
)
def test_a_browser_is_called_what_its_owner_calls_it(agent: str, named: str) -> None:
    assert device(agent) == named


# ---- deletion


def test_a_host_deletes_a_table_of_their_own(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("me", "open")
    assert bram.refused("DELETE", f"/api/tables/{table}", 403) == "host-only"
    sit(bram, table, 1)
    assert anna.refused("DELETE", f"/api/tables/{table}", 409) == "table-shared"
    sit(bram, table, 1, "open")
    with bram.socket(table) as his:
        his.until("view")
        assert anna.http.delete(f"/api/tables/{table}").status_code == 204
        his.until_closed()
    assert anna.refused("GET", f"/api/tables/{table}", 404) == "table-unknown"
    assert table not in [info["table"] for info in anna.get("/api/tables")]


def test_a_deleted_table_with_bots_leaves_nothing(tmp_path: Path) -> None:
    with ServerProcess("--data", tmp_path) as server:
        anna = Someone(server.address)
        table = anna.new_table("easy", "easy")
        wait_for(lambda: anna.view(table)["table"]["moves"] > 3)
        assert anna.http.delete(f"/api/tables/{table}").is_success
        anna.close()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database:
        for part in ("entry", "seated", "snapshot", "shown", "finished", "met"):
            found = database.execute(f"SELECT count(*) FROM {part} WHERE game_table = ?", (table,))
            assert found.fetchone() == (0,), part


def test_whoever_deletes_themselves_is_gone(kind: str, place: str, postgres: str) -> None:
    with ServerProcess(*arguments(kind, place)) as server:
        anna, bram = Someone(server.address), Someone(server.address)
        anna.http.patch("/api/me", json={"name": "Anna Zandstra"})
        own = anna.new_table("me", "easy", visibility="solo")
        shared = anna.new_table("me", "open")
        sit(bram, shared, 1)
        anna.send(shared, "chat", text="mijn geheim")
        play_on(shared, anna, bram, moves=4)
        token = anna.post("/api/me/token")["token"]
        assert anna.http.delete("/api/me").is_success
        assert anna.get("/api/me")["user"] != anna.id
        with httpx.Client(base_url=server.address, headers={"Authorization": f"Bearer {token}"}) as program:
            assert program.get("/api/tables").status_code == 401
        assert bram.refused("GET", f"/api/tables/{own}", 404) == "table-unknown"
        view = bram.view(shared)
        assert view["table"]["seats"][0]["kind"] == "bot"
        assert view["table"]["host"] == bram.id
        assert [(line["name"], line["text"]) for line in view["chat"]] == [("Deleted player", "…")]
        play_on(shared, bram, moves=8)
        wait_for(lambda: bram.view(shared)["table"]["moves"] >= 8)
        anna.close()
        bram.close()
    assert run(traces(kind, place, anna.id, "Zandstra", "geheim")) == []


async def traces(kind: str, place: str, person: str, *words: str) -> list[str]:
    """Where in a database something still names somebody."""
    store = Store(make_database(kind, place))
    await store.open()
    found = []
    texts = {"entry": "what", "snapshot": "data", "game_table": "summary", "person": "name"}
    for table, column in texts.items():
        for (text,) in await store.database.read(f"SELECT {column} FROM {table}"):
            found += [f"{table}: {word}" for word in words if word in text]
    for table in ("person", "credential", "passkey", "seated", "finished", "met", "learned"):
        column = "id" if table == "person" else "person"
        found += [table] * len(await store.database.read(f"SELECT 1 FROM {table} WHERE {column} = ?", person))
    await store.close()
    return found


# ---- a bot's secrets


def test_the_host_does_not_read_a_bots_hand(anna: Someone, bram: Someone) -> None:
    """In History hands are dealt before the first move."""
    table = anna.new_table("me", "easy", "open", game="history")
    sit(bram, table, 2)
    assert cannot_sit(anna, table, 409, 1) == "seat-knows-other"
    assert not anna.view(table)["table"]["seats"][1]["free"]
    sit(anna, table, 0, "easy")  # nor by leaving the own seat first
    assert cannot_sit(anna, table, 409, 1) == "seat-knows-other"
    assert sit(anna, table, 0) == "person"


def test_nobody_changes_seats_in_the_middle_of_a_game(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("open", "me", "open", game="history", visibility="open")
    sit(bram, table, 0)
    sit(bram, table, 0, "open")
    assert cannot_sit(bram, table, 409, 2) == "seat-knows-other"
    body = {"seat": 2, "to": bram.id}
    assert anna.refused("POST", f"/api/tables/{table}/pass", 409, body) == "seat-knows-other"


def test_seats_are_changed_freely_before_anything_is_known(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("open", "open")
    sit(bram, table, 0)
    sit(bram, table, 0, "open")
    assert sit(bram, table, 1) == "person"
    sit(anna, table, 0)
    play_on(table, anna, bram, moves=2)
    sit(bram, table, 1, "easy")
    assert sit(bram, table, 1) == "person"


def test_at_one_screen_a_bots_hand_stays_its_own(anna: Someone) -> None:
    table = anna.new_table("me", "easy", "easy", game="history", visibility="solo")
    assert cannot_sit(anna, table, 409, 1) == "seat-holds-secrets"


# ---- time


def test_a_clock_that_jumps_costs_nobody_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: before + 5000 * DAY)
    assert clock.now() < before + DAY
    later = Clock()  # another run, on a machine whose clock is years ahead
    later.set(str(before))
    assert before < later.now() <= before + MAX_AWAY + DAY
    monkeypatch.setattr(time, "time", lambda: 0.0)
    earlier = Clock()  # and one on a machine that has not heard the time yet
    earlier.set(str(before))
    assert before <= earlier.now() < before + DAY
    assert LASTS["session"] > 10 * MAX_AWAY


async def opened(kind: str, place: str) -> tuple[Store, People]:
    store = Store(make_database(kind, place))
    await store.open()
    return store, People(store)


def test_sessions_outlive_a_clock_that_jumps(
    kind: str, place: str, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        store, people = await opened(kind, place)
        person, session = await people.guest("en")
        await store.tidy()
        await store.close()
        real = time.time()
        for wrong in (real + 3000 * DAY, 0.0, real + 6000 * DAY, real):
            monkeypatch.setattr(time, "time", lambda wrong=wrong: wrong)
            store, people = await opened(kind, place)
            await store.tidy()
            assert await people.find(session, "session") == person
            await store.close()

    run(check())


def test_a_session_that_is_used_does_not_expire(kind: str, place: str, postgres: str) -> None:
    async def check() -> None:
        store, people = await opened(kind, place)
        person, session = await people.guest("en")
        for _ in range(4):
            store.clock.at += 300 * DAY
            people.known.clear()
            await store.database.write([("UPDATE credential SET used = 0", ())])
            assert await people.find(session, "session") == person
        store.clock.at += 401 * DAY
        people.known.clear()
        assert await people.find(session, "session") is None
        await store.close()

    run(check())


def test_what_has_expired_is_dropped(kind: str, place: str, postgres: str) -> None:
    async def check() -> None:
        store, people = await opened(kind, place)
        gone, _ = await people.guest("en")
        stays, kept = await people.guest("en")
        await people.credential(stays.id, "link")
        store.clock.at += 300 * DAY
        people.known.clear()
        assert await people.find(kept, "session") == stays
        store.clock.at += 200 * DAY
        await store.tidy()
        assert await store.person(gone.id) == gone  # nobody who came today is forgotten
        await store.database.write([("UPDATE person SET created = 1", ())])
        await store.tidy()
        assert await store.person(gone.id) is None
        assert await store.person(stays.id) == stays
        rows = await store.database.read("SELECT hash FROM credential")
        assert rows == [(hashed(kept),)]
        await store.close()

    run(check())


# ---- files


def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    before = os.umask(0o022)
    try:
        with ServerProcess("--data", folder) as server:
            Someone(server.address).close()
            modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    finally:
        os.umask(before)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert f"{FILE}-wal" in modes
    assert set(modes.values()) == {0o600}


def test_files_of_earlier_versions_are_closed(tmp_path: Path) -> None:
    (tmp_path / FILE).touch(0o644)
    with ServerProcess("--data", tmp_path) as server:
        Someone(server.address).close()
        assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600
