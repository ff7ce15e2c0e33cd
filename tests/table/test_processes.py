"""Two server processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from structlog.testing import capture_logs

from tests.loops import run
from tests.patience import PATIENCE
from tests.table.databases import fresh_database
from tests.table.people import Json, ServerProcess, Someone, chosen, game_id, wait_for
from tests.table.test_secret_turns import AT_ONCE
from tijdperk.table.commands import new_table
from tijdperk.table.log import Entry
from tijdperk.table.messages import NewTable, SeatSpec
from tijdperk.table.postgres import Postgres
from tijdperk.table.store import Person, Store
from tijdperk.table.tables import Table
from tijdperk.table.views import summary_of

STEPS = 30


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with (
        fresh_database(postgres) as address,
        ServerProcess("--database", address) as one,
        ServerProcess("--database", address) as two,
    ):
        yield one, two


def test_a_game_across_both(pair: tuple[ServerProcess, ServerProcess]) -> None:
    """Each person at a process of their own: every move is heard on the other side, in order."""
    anna, bram = Someone(pair[0].address), Someone(pair[1].address)
    table = anna.new_table("me", "open")
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    rng = random.Random(4)
    with anna.socket(table) as hers, bram.socket(table) as his:
        latest = {hers: hers.until("view"), his: his.until("view")}
        while latest[hers]["table"]["state"] != "over":
            mover, other = (hers, his) if latest[hers]["decisions"] else (his, hers)
            told = mover.ask("move", **chosen(latest[mover]["decisions"][0], rng.choice))
            assert told["type"] == "accepted"
            for socket in (mover, other):
                latest[socket] = socket.moved_to(told["seq"])
    assert moves_of(anna.view(table)) == moves_of(bram.view(table))
    anna.close()
    bram.close()


def test_who_is_here_is_known_at_both(pair: tuple[ServerProcess, ServerProcess]) -> None:
    anna, bram = Someone(pair[0].address), Someone(pair[1].address)
    table = anna.new_table("me", "open")
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    with anna.socket(table) as hers:
        hers.until("view")
        with bram.socket(table) as his:
            hers.until("presence", lambda told: bool(told["seats"][1]["present"]))
            his.until("presence", lambda told: bool(told["seats"][0]["present"]))
        gone = hers.until("presence", lambda told: not told["seats"][1]["present"])
        assert gone["seats"][1]["away_since"]
    anna.close()
    bram.close()


@pytest.mark.parametrize("name", AT_ONCE)
def test_choices_that_arrive_at_the_same_instant_at_both_processes_are_both_kept(
    name: str, pair: tuple[ServerProcess, ServerProcess]
) -> None:
    """Each decides for itself, so neither is refused, and the turn is told once."""
    people = [Someone(server.address) for server in pair]
    table = people[0].new_table("me", "open", game=name)
    people[1].post(f"/api/tables/{table}/seat", {"seat": 1})
    together = Barrier(2, timeout=PATIENCE)
    rngs = [random.Random(1), random.Random(2)]

    def decide(seat: int) -> list[str]:
        """Choose together with the other, step by step, until nothing is left to choose."""
        told = []
        for _ in range(STEPS):
            decisions = people[seat].view(table)["decisions"]
            together.wait()
            if decisions:
                told.append(people[seat].send(table, "move", **chosen(decisions[0], rngs[seat].choice)))
            together.wait()
        return [one["type"] for one in told]

    with ThreadPoolExecutor(2) as threads:
        answers = list(threads.map(decide, range(2)))
    assert all(set(told) == {"accepted"} for told in answers)
    for seat, someone in enumerate(people):
        made = [step for step in someone.view(table)["log"] if step["seat"] == seat]
        assert len(made) == len(answers[seat]) > STEPS / 3, "each is kept once"
    for someone in people:
        someone.close()


def moves_of(view: Json) -> list[tuple[int, str]]:
    return [(step["number"], step["move"]) for step in view["log"]]


def test_one_person_at_both_makes_a_move_once(pair: tuple[ServerProcess, ServerProcess]) -> None:
    anna = Someone(pair[0].address)
    table = anna.new_table("me", "me")
    move = {"client": "once", **chosen(anna.view(table)["decisions"][0])}
    first = anna.send(table, "move", **move)
    anna.http.base_url = pair[1].address
    assert anna.send(table, "move", **move) == first
    assert anna.view(table)["table"]["moves"] == 1
    stale = anna.send(table, "move", **(move | {"client": "twice"}))
    assert stale["view"]["table"]["moves"] == 1
    anna.close()


def test_a_table_is_left_by_one_process_and_goes_on_at_the_other(postgres: str) -> None:
    """A bot is to move, and the process that let it think is gone."""
    with fresh_database(postgres) as address:
        first = ServerProcess("--database", address).start()
        anna = Someone(first.address)
        table = anna.new_table("easy", "easy")
        first.process.kill()  # type: ignore[union-attr]
        first.stop()
        with ServerProcess("--database", address) as second:
            anna.http.base_url = second.address
            wait_for(lambda: anna.view(table)["table"]["state"] == "over")
        anna.close()


def test_several_workers_at_one_address(postgres: str) -> None:
    """Every request may reach another process; none of them shows an old table."""
    with (
        fresh_database(postgres) as address,
        ServerProcess("--database", address, "--workers", "2") as server,
    ):
        anna = Someone(server.address)
        anna.http.headers["Connection"] = "close"
        table = anna.new_table("me", "me")
        for moves in range(1, 25):
            anna.move(table, random.choice)
            assert anna.view(table)["table"]["moves"] == moves
        assert server.stop() == 0
        anna.close()


def test_processes_that_list_the_same_tables_do_not_wait_for_each_other(postgres: str) -> None:
    """PostgreSQL ends one of two transactions that lock the same rows in another order."""

    async def whole(address: str) -> None:
        stores = [Store(Postgres(address)), Store(Postgres(address))]
        for store in stores:
            await store.open()
        created = new_table(
            NewTable(game_id(), [SeatSpec("me"), SeatSpec("me")]), Person("anna", "Anna", "en")
        )
        table = Table("T" * 16)
        table.apply(Entry(1, 1.0, created))
        ids = [f"table-{number:010}" for number in range(40)]
        for id in ids:
            await stores[0].create(id, created, summary_of(table), 1.0)
        for seq in range(2, 12):
            there = [(id, seq, summary_of(table)) for id in ids]
            await asyncio.gather(stores[0].keep_summaries(there), stores[1].keep_summaries(there[::-1]))
        for store in stores:
            await store.close()

    with fresh_database(postgres) as address, capture_logs() as said:
        run(whole(address))
    assert not said


def test_both_say_yes_at_once_at_two_processes_and_play_again_at_one_table(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    """The new table and the entry that leads to it are written together, by whoever is last."""
    anna, bram = Someone(pair[0].address), Someone(pair[1].address)
    table = anna.new_table("me", "open")
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    bram.send(table, "resign", seat=1)
    ready = Barrier(2)

    def again(who: Someone, seat: int) -> str:
        ready.wait(PATIENCE)
        return str(who.send(table, "offer", seat=seat, what="again")["type"])

    with ThreadPoolExecutor(2) as both:
        assert list(both.map(again, (anna, bram), (0, 1))) == ["accepted", "accepted"]
    fresh = anna.view(table)["table"]["next"]
    assert bram.view(table)["table"]["next"] == fresh
    for who in (anna, bram):
        assert who.view(fresh)["table"]["previous"] == table
        assert [one["table"] for one in who.get("/api/tables") if one["previous"]] == [fresh]
        who.close()
