"""People without e-mail: guests, names, personal links, bearer tokens."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.table.people import ServerProcess, Someone, game_id
from tijdperk.table.sqlite import FILE


def code_of(link: str) -> str:
    return link.removeprefix("/back/")


def test_a_guest_is_named_in_their_language_and_stays(server: ServerProcess, bram: Someone) -> None:
    assert bram.me["name"].startswith("Gast ")
    assert bram.get("/api/me") == bram.me
    answer = httpx.get(f"{server.address}/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_name_and_language(anna: Someone) -> None:
    me = anna.http.patch("/api/me", json={"name": "  Anna  van Dijk ", "language": "nl"}).json()
    assert (me["name"], me["language"]) == ("Anna van Dijk", "nl")
    assert anna.refused("PATCH", "/api/me", 400, {"name": "\u202e"}) == "name-unfit"
    assert anna.refused("PATCH", "/api/me", 400, {"name": "x" * 41}) == "name-unfit"
    assert anna.refused("PATCH", "/api/me", 404, {"language": "de"}) == "language-unknown"


def test_a_personal_link_brings_one_back_on_another_device(server: ServerProcess, anna: Someone) -> None:
    old = anna.post("/api/me/link")["link"]
    link = anna.post("/api/me/link")["link"]
    phone = Someone(server.address)
    assert phone.get(f"/api/back/link/{code_of(link)}") == {"user": anna.id, "name": anna.me["name"]}
    assert phone.post("/api/back/link", {"code": code_of(link)})["user"] == anna.id
    assert phone.get("/api/me")["user"] == anna.id
    phone.close()
    assert anna.refused("GET", f"/api/back/link/{code_of(old)}", 404) == "link-unknown"
    assert anna.refused("POST", "/api/back/link", 404, {"code": code_of(old)}) == "link-unknown"
    replaced = httpx.get(f"{server.address}{old}", headers={"Accept-Language": "nl"})
    assert replaced.status_code == 404
    assert "Deze link werkt niet" in replaced.text


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "This link doesn’t work, or has expired"), ("nl", "Deze link werkt niet of is verlopen")],
)
def test_a_link_whose_time_is_over(tmp_path: Path, language: str, said: str) -> None:
    with ServerProcess("--data", tmp_path) as server:
        anna = Someone(server.address)
        link = anna.post("/api/me/link")["link"]
        with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database, database:
            database.execute("UPDATE credential SET expires = 1 WHERE purpose = 'link'")
        answer = httpx.get(f"{server.address}{link}", headers={"Accept-Language": language})
        assert answer.status_code == 404
        assert said in answer.text
        anna.close()


def test_a_program_acts_with_a_bearer_token(server: ServerProcess, anna: Someone) -> None:
    token = anna.post("/api/me/token")["token"]
    with httpx.Client(base_url=server.address, headers={"Authorization": f"Bearer {token}"}) as program:
        assert program.get("/api/me").json()["user"] == anna.id
        made = program.post("/api/tables", json={"game": game_id(), "seats": [{"who": "me"}, {"who": "me"}]})
        assert made.status_code == 201
    wrong = httpx.get(f"{server.address}/api/tables", headers={"Authorization": "Bearer nonsense"})
    assert wrong.status_code == 401
