"""Coming back by a passkey: what a device signs is believed once, here, and of nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.loops import run
from tests.table.authenticator import Authenticator, Json
from tests.table.databases import arguments, make_database
from tests.table.people import ServerProcess, Someone
from tijdperk.table.people import People, hashed
from tijdperk.table.store import SCHEMA, Passkey, Person, Store

MakePerson = Callable[..., Someone]


def at_localhost(someone: Someone) -> str:
    """Talk to the server by a name: sites that are numbers have no passkeys. Gives the page's origin."""
    someone.http.headers["Host"] = f"localhost:{someone.http.base_url.port}"
    return f"http://{someone.http.headers['Host']}"


def register(someone: Someone) -> Authenticator:
    device = Authenticator(at_localhost(someone))
    options = someone.post("/api/me/passkeys/options")
    added = someone.post("/api/me/passkeys", {"credential": device.create(options)})
    assert [passkey["used"] for passkey in added] == [None]
    return device


def come_back(guest: Someone, device: Authenticator) -> Json:
    at_localhost(guest)
    me: Json = guest.post("/api/back", {"credential": device.get(guest.post("/api/back/options"))})
    guest.http.headers["X-CSRF"] = me["csrf"]
    return me


def test_a_passkey_brings_one_back_on_another_device(kind: str, place: str) -> None:
    with ServerProcess(*arguments(kind, place)) as server:
        anna, phone, laptop = (Someone(server.address) for _ in range(3))
        device = register(anna)
        for other in (phone, laptop):
            assert other.id != anna.id
            assert come_back(other, device)["user"] == anna.id
            assert other.get("/api/me")["user"] == anna.id
            assert other.http.patch("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"
        known = anna.get("/api/me/passkeys")
        assert known[0]["used"] >= known[0]["created"]
        assert anna.http.delete(f"/api/me/passkeys/{known[0]['id']}").status_code == 204
        assert anna.get("/api/me/passkeys") == []
        stranger = Someone(server.address)
        at_localhost(stranger)
        answer = {"credential": device.get(stranger.post("/api/back/options"))}
        assert stranger.refused("POST", "/api/back", 404, answer) == "passkey-unknown"
        for someone in (anna, phone, laptop, stranger):
            someone.close()


def test_a_challenge_is_taken_once(anna: Someone, person: MakePerson) -> None:
    device = register(anna)
    guest = person()
    at_localhost(guest)
    answer = {"credential": device.get(guest.post("/api/back/options"))}
    csrf, session = guest.http.headers["X-CSRF"], guest.session
    assert guest.post("/api/back", answer)["user"] == anna.id
    guest.http.cookies.clear()
    guest.http.cookies.set("tijdperk", session)  # the guest's session again, and all that was sent
    guest.http.headers["X-CSRF"] = csrf
    assert guest.refused("POST", "/api/back", 409, answer) == "passkey-late"
    assert guest.get("/api/me")["user"] == guest.id


def test_a_challenge_is_its_own_sessions(anna: Someone, person: MakePerson) -> None:
    """What was signed for one session opens nothing from another: a stolen answer is of no use."""
    device = register(anna)
    guest, thief = person(), person()
    at_localhost(guest)
    at_localhost(thief)
    answer = {"credential": device.get(guest.post("/api/back/options"))}
    thief.post("/api/back/options")
    assert thief.refused("POST", "/api/back", 409, answer) == "passkey-late"
    assert guest.post("/api/back", answer)["user"] == anna.id


def test_a_challenge_serves_one_purpose(anna: Someone) -> None:
    device = register(anna)
    for_new_one = anna.post("/api/me/passkeys/options")
    signed = device.get({"rpId": "localhost", **for_new_one})
    assert anna.refused("POST", "/api/back", 409, {"credential": signed}) == "passkey-late"


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://localhost:1"])
def test_what_was_signed_for_another_site_is_refused(anna: Someone, origin: str) -> None:
    device = register(anna)
    device.origin = origin
    answer = {"credential": device.get(anna.post("/api/back/options"))}
    assert anna.refused("POST", "/api/back", 409, answer) == "passkey-unfit"


def test_another_key_under_a_known_id_is_refused(anna: Someone, bram: Someone) -> None:
    device = register(anna)
    forged = Authenticator(at_localhost(bram))
    forged.id = device.id
    answer = {"credential": forged.get(bram.post("/api/back/options"))}
    assert bram.refused("POST", "/api/back", 409, answer) == "passkey-unfit"
    answer = {"credential": forged.create(bram.post("/api/me/passkeys/options"))}
    assert bram.refused("POST", "/api/me/passkeys", 409, answer) == "passkey-unfit"
    assert bram.get("/api/me/passkeys") == []


def test_a_copy_that_signed_less_often_is_refused(anna: Someone, person: MakePerson) -> None:
    device = register(anna)
    come_back(person(), device)
    guest = person()
    at_localhost(guest)
    device.signed = 0
    answer = {"credential": device.get(guest.post("/api/back/options"))}
    assert guest.refused("POST", "/api/back", 409, answer) == "passkey-unfit"


@pytest.mark.parametrize("credential", [{}, {"id": "x"}, {"response": {"clientDataJSON": "e30"}}])
def test_what_is_no_passkey(anna: Someone, credential: Json) -> None:
    at_localhost(anna)
    for path in ("/api/back", "/api/me/passkeys"):
        assert anna.refused("POST", path, 409, {"credential": credential}) == "passkey-unfit"


def test_an_address_that_is_a_number_has_no_passkeys(anna: Someone) -> None:
    assert anna.refused("POST", "/api/me/passkeys/options", 409) == "passkey-place"
    assert anna.refused("POST", "/api/back/options", 409) == "passkey-place"


def test_nobody_removes_anothers_passkey(anna: Someone, bram: Someone) -> None:
    register(anna)
    id = anna.get("/api/me/passkeys")[0]["id"]
    assert bram.refused("DELETE", f"/api/me/passkeys/{id}", 404) == "passkey-unknown"
    assert [passkey["id"] for passkey in anna.get("/api/me/passkeys")] == [id]


# ---- the store


def test_a_challenge_that_is_late_or_spent_twice_at_once(kind: str, place: str) -> None:
    async def work() -> None:
        store = Store(make_database(kind, place))
        await store.open()
        people, anna = People(store), Person("anna", "Anna", "en")
        await store.add_person(anna)
        await store.add_credential(hashed("old"), "anna", "passkey", -1.0, sole=True)
        assert not await people.spend(anna.id, "old", "passkey")
        secret = await people.credential(anna.id, "passkey")
        tries = await asyncio.gather(*(people.spend(anna.id, secret, "passkey") for _ in range(8)))
        assert sorted(tries) == [False] * 7 + [True]
        await store.close()

    run(work())


def test_a_database_from_before_passkeys_is_brought_up_to_date(kind: str, place: str) -> None:
    async def work() -> None:
        store = Store(make_database(kind, place))
        await store.database.open()
        await store.database.migrate(SCHEMA[:1])
        await store.add_person(Person("anna", "Anna", "en"))
        await store.database.migrate(SCHEMA)
        passkey = Passkey("id", "anna", "key", 2**32 - 1, 1.0)
        await store.add_passkey(passkey)
        assert await store.passkey("id") == passkey
        assert await store.person("anna") == Person("anna", "Anna", "en")
        await store.close()

    run(work())
