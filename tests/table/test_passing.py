"""A seat changes hands: given up, passed on, taken over by a bot, taken back. Each is an entry of the log."""

from __future__ import annotations

from collections.abc import Callable

from tests.loops import run
from tests.table.databases import arguments, fresh_database, make_database
from tests.table.people import Json, ServerProcess, Someone, play_on, wait_for
from tijdperk.table.log import Sat, Sitter
from tijdperk.table.store import Store

MakePerson = Callable[..., Someone]


def named(server: ServerProcess, *names: str) -> list[Someone]:
    people = [Someone(server.address) for _ in names]
    for someone, name in zip(people, names, strict=True):
        someone.http.patch("/api/me", json={"name": name})
    return people


def seat_kind(someone: Someone, table: str, seat: int, who: str) -> str:
    seats = someone.post(f"/api/tables/{table}/seat", {"seat": seat, "who": who})["seats"]
    return str(seats[seat]["kind"])


def hand_over(someone: Someone, table: str, seat: int, to: Someone) -> Json:
    info: Json = someone.post(f"/api/tables/{table}/pass", {"seat": seat, "to": to.id})
    return info


def cannot_hand_over(someone: Someone, table: str, status: int, seat: int, to: str) -> str:
    return someone.refused("POST", f"/api/tables/{table}/pass", status, {"seat": seat, "to": to})


def offered(someone: Someone, table: str) -> dict[str, bool]:
    """To whom a seat can be passed, by id, and whether they are there now."""
    return {one["user"]: one["present"] for one in someone.get(f"/api/tables/{table}/people")}


def sittings(kind: str, place: str, table: str) -> list[Sat]:
    """The changes of seats in a log, as they lie in the database."""

    async def read() -> list[Sat]:
        store = Store(make_database(kind, place))
        await store.open()
        entries = await store.entries(table)
        await store.close()
        return [entry.what for entry in entries if isinstance(entry.what, Sat)]

    return run(read())


def test_every_way_a_seat_changes_hands_is_an_entry(kind: str, place: str) -> None:
    with ServerProcess(*arguments(kind, place)) as server:
        anna, bram, chris = named(server, "Anna", "Bram", "Chris")
        table = anna.new_table("me", "open")
        seat_kind(bram, table, 1, "me")
        play_on(table, anna, bram, moves=4)
        with anna.socket(table) as hers, chris.socket(table) as theirs:
            hers.until("view")
            assert theirs.until("view")["decisions"] == []
            info = hand_over(bram, table, 1, chris)
            assert (info["seats"][1]["name"], info["state"]) == ("Chris", "playing")
            told = hers.until("moved")["seatings"][-1:]
            assert [(one["how"], one["before"], one["now"]) for one in told] == [("passed", "Bram", "Chris")]
            assert theirs.until("moved")["table"]["seats"][1]["mine"]
        play_on(table, anna, chris, moves=8)
        seat_kind(chris, table, 1, "easy")
        seat_kind(chris, table, 1, "me")
        seat_kind(chris, table, 1, "open")
        seat_kind(bram, table, 1, "me")
        ways = ["sat", "passed", "replaced", "back", "left", "sat"]
        assert [one["how"] for one in anna.view(table)["seatings"]] == ways
        ids = {someone.id: someone.get("/api/me")["name"] for someone in (bram, chris)}
        for someone in (anna, bram, chris):
            someone.close()
    bram_sits, chris_sits = (Sitter(user=id, name=name) for id, name in ids.items())
    assert sittings(kind, place, table) == [
        Sat(1, bram_sits),
        Sat(1, chris_sits, passed=True),
        Sat(1, Sitter(name="easy", bot="easy")),
        Sat(1, chris_sits),
        Sat(1, Sitter()),
        Sat(1, bram_sits),
    ]
    with ServerProcess(*arguments(kind, place)) as again:
        anna = Someone(again.address)
        assert [one["how"] for one in anna.view(table)["seatings"]] == ways
        anna.close()


def test_nobody_but_those_near_the_table_is_offered(anna: Someone, bram: Someone, person: MakePerson) -> None:
    """Somebody who never came near cannot be found, named or guessed."""
    table = anna.new_table("me", "open")
    stranger, watcher = person(), person()
    assert offered(anna, table) == {}
    assert cannot_hand_over(anna, table, 409, 0, stranger.id) == "pass-to-whom"
    assert cannot_hand_over(anna, table, 409, 0, "nobody at all") == "pass-to-whom"
    assert watcher.refused("GET", f"/api/tables/{table}/people", 403) == "not-at-table"
    seat_kind(bram, table, 1, "me")
    with watcher.socket(table) as theirs:
        theirs.until("view")
        assert offered(anna, table) == {bram.id: False, watcher.id: True}
        assert offered(bram, table) == {anna.id: False, watcher.id: True}
    wait_for(lambda: offered(anna, table) == {bram.id: False})
    seat_kind(bram, table, 1, "open")
    assert offered(anna, table) == {bram.id: False}


def test_a_seat_is_passed_by_whoever_has_it_or_by_the_host(
    anna: Someone, bram: Someone, person: MakePerson
) -> None:
    table = anna.new_table("me", "open")
    chris = person()
    seat_kind(bram, table, 1, "me")
    with chris.socket(table) as theirs:
        theirs.until("view")
        assert cannot_hand_over(chris, table, 403, 1, chris.id) == "host-only"
        assert cannot_hand_over(bram, table, 403, 0, chris.id) == "host-only"
        assert cannot_hand_over(bram, table, 409, 1, bram.id) == "pass-to-whom"
        assert cannot_hand_over(bram, table, 400, 7, chris.id) == "seat-unknown"
        assert hand_over(anna, table, 1, chris)["seats"][1]["user"] == chris.id
    assert cannot_hand_over(anna, table, 409, 0, bram.id) == "pass-to-whom"  # the host took the seat from him
    assert not bram.view(table)["table"]["seats"][1]["free"]
    assert seat_kind(chris, table, 1, "open") == "open"
    assert hand_over(anna, table, 1, chris)["state"] == "playing"


def test_a_table_for_oneself_is_not_passed_on(anna: Someone, bram: Someone) -> None:
    """Nobody else can look at it, so there is nobody to pass a seat to."""
    table = anna.new_table("me", "easy", visibility="solo")
    assert cannot_hand_over(anna, table, 409, 0, bram.id) == "pass-to-whom"


def test_whoever_watches_at_another_process_can_be_passed_a_seat(postgres: str) -> None:
    with (
        fresh_database(postgres) as address,
        ServerProcess("--database", address) as one,
        ServerProcess("--database", address) as two,
    ):
        anna, bram = Someone(one.address), Someone(two.address)
        table = anna.new_table("me", "easy")
        with anna.socket(table) as hers, bram.socket(table) as his:
            hers.until("view")
            his.until("view")
            wait_for(lambda: offered(anna, table) == {bram.id: True})
            hand_over(anna, table, 0, bram)
            his.until("moved", lambda told: bool(told["table"]["seats"][0]["mine"]))
        anna.close()
        bram.close()
