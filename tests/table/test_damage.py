"""A table that cannot be read troubles no other, and what is only a cache is made again."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.loops import run
from tests.patience import PATIENCE
from tests.table.databases import make_database
from tests.table.people import game_id
from tijdperk.kernel.errors import BadInput
from tijdperk.table import caches, upkeep, versions
from tijdperk.table.caches import EVERY
from tijdperk.table.commands import Command, new_table
from tijdperk.table.group_store import GroupStore
from tijdperk.table.groups import Groups
from tijdperk.table.hub import Hub
from tijdperk.table.messages import NewTable, Resign, SeatSpec, SendChat, SendMove, SendOffer, TakeSeat
from tijdperk.table.server import Server
from tijdperk.table.session import LiveTable, Viewer
from tijdperk.table.shown import Shown
from tijdperk.table.store import Person, Store
from tijdperk.table.tables import Table
from tijdperk.table.thinkers import Thinkers

ANNA = Person("anna", "Anna", "en")
BRAM = Person("bram", "Bram", "nl")


@contextlib.asynccontextmanager
async def process(kind: str, place: str, bots: bool = True, sweeps: bool = False) -> AsyncIterator[Hub]:
    store = Store(make_database(kind, place))
    server = Server(store, Thinkers(1), pause=0.0)
    await store.open()
    server.hub.bots.closed = not bots
    if sweeps:
        server.hub.start()
    try:
        yield server.hub
    finally:
        await server.close()


async def new(hub: Hub, *seats: str, visibility: str = "private") -> LiveTable:
    asked = NewTable(game=game_id(), seats=[SeatSpec(who=who) for who in seats], visibility=visibility)
    return await hub.create(new_table(asked, ANNA))


async def play(hub: Hub, live: LiveTable, moves: int) -> None:
    match = live.table.match
    while len(match.steps) < moves:
        seat = match.decisions()[0].seat
        move = SendMove(client=str(len(match.steps)), seat=seat, decision=None, move=match.legal(seat)[0])
        await hub.handle(live, ANNA, move)


async def wait_until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


async def until_moved(live: LiveTable) -> None:
    await wait_until(lambda: live.table.moves() > 0)


@pytest.mark.parametrize("damage", ["{", "{}", "null"])
def test_a_damaged_snapshot_is_dropped_and_the_log_replayed(kind: str, place: str, damage: str) -> None:
    async def whole() -> None:
        async with process(kind, place) as hub:
            live = await new(hub, "me", "me")
            id = live.table.id
            await play(hub, live, EVERY + 4)
            while not await hub.store.database.read("SELECT seq FROM snapshot"):
                await asyncio.sleep(0.02)
        async with process(kind, place) as hub:
            await hub.store.database.write([("UPDATE snapshot SET data = ?", (damage,))])
            live = await hub.live(id)
            assert (live.table.state, len(live.table.log)) == ("playing", EVERY + 4)
            assert not await hub.store.database.read("SELECT seq FROM snapshot")
            await play(hub, live, EVERY + 5)

    run(whole())


def test_a_snapshot_of_more_than_the_log_has_is_dropped(kind: str, place: str) -> None:
    """As in a database that was put back in part."""

    async def whole() -> None:
        async with process(kind, place) as hub:
            live = await new(hub, "me", "me")
            id = live.table.id
            await play(hub, live, EVERY + 4)
            while not await hub.store.database.read("SELECT seq FROM snapshot"):
                await asyncio.sleep(0.02)
        async with process(kind, place) as hub:
            await hub.store.database.write(
                [("DELETE FROM entry WHERE seq > 9", ()), ("UPDATE game_table SET seq = 9", ())]
            )
            live = await hub.live(id)
            assert (live.table.seq, len(live.table.log)) == (9, 8)

    run(whole())


@pytest.mark.parametrize("which", ["first", "middle"])
def test_a_damaged_entry_keeps_no_other_bot_waiting(kind: str, place: str, which: str) -> None:
    """The sweep at the start sees the damaged table first; the bots at the other one are woken too."""

    async def whole() -> None:
        async with process(kind, place, bots=False) as hub:
            damaged = await new(hub, "me", "easy")
            while damaged.table.seats[damaged.table.waiting_for()[0]].user:
                await play(hub, damaged, len(damaged.table.match.steps) + 1)
            await hub.handle(damaged, ANNA, SendChat(client="hello", text="hello"))
            fine = await new(hub, "easy", "easy")
            ids = damaged.table.id, fine.table.id
            seq = 1 if which == "first" else damaged.table.seq
            while damaged.uncached or fine.uncached:
                await asyncio.sleep(0.02)
        async with process(kind, place) as hub:
            sql = 'UPDATE entry SET what = \'{"type": "nonsense"}\' WHERE game_table = ? AND seq = ?'
            old = "UPDATE game_table SET changed = 1, seq = seq WHERE id = ?"
            await hub.store.database.write([(sql, (ids[0], seq)), (old, (ids[0],))])
            await hub.store.database.write([("DELETE FROM snapshot", ())])
            hub.start()
            async with asyncio.timeout(PATIENCE):
                while ids[1] not in hub.sessions:
                    await asyncio.sleep(0.02)
            await until_moved(hub.sessions[ids[1]])
            assert ids[0] in hub.given_up
            if which == "first":
                with pytest.raises(BadInput) as unknown:
                    await hub.live(ids[0])
                assert unknown.value.key == "table-unknown"
            else:
                stopped = (await hub.live(ids[0])).table.stopped
                assert stopped
                assert (stopped.key, stopped.values["reason"].key) == ("table-damaged", "entry-unreadable")

    run(whole())


def test_opening_a_table_wakes_its_bots(kind: str, place: str) -> None:
    """After a crash, whoever opens a table need not wait for the sweep."""

    async def whole() -> None:
        async with process(kind, place, bots=False) as hub:
            id = (await new(hub, "easy", "easy")).table.id
            await hub.store.database.write([("UPDATE entry SET at = 1", ())])
        async with process(kind, place) as hub:
            await until_moved(await hub.live(id))

    run(whole())


def test_tables_leave_memory_when_nobody_asks_for_them(kind: str, place: str) -> None:
    async def whole() -> None:
        async with process(kind, place) as hub:
            unused, watched = await new(hub, "me", "me"), await new(hub, "me", "me")
            for live in (unused, watched):
                await play(hub, live, 3)
                while live.uncached:
                    await asyncio.sleep(0.02)
            hub.enter(watched, Viewer(ANNA.id), None)
            await hub.forget_unused(time.monotonic() - 600)
            assert len(hub.sessions) == 2
            await hub.forget_unused(time.monotonic() + 1)
            assert set(hub.sessions) == {watched.table.id}
            assert await hub.store.shown(unused.table.id)
            assert (await hub.live(unused.table.id)).table.moves() == 3

    run(whole())


def test_a_table_that_cannot_be_shown_leaves_memory_like_the_others(
    kind: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the sweep, which looks after the bots of all tables, goes on."""

    async def whole() -> None:
        async with process(kind, place) as hub:
            tables = [await new(hub, "me", "me") for _ in range(3)]
            for live in tables:
                await play(hub, live, 1)
                while live.uncached:
                    await asyncio.sleep(0.02)

            def shown_of(table: Table) -> Shown | None:
                if table is tables[1].table:
                    raise ValueError("no view")
                return versions.shown_of(table)

            monkeypatch.setattr(caches, "shown_of", shown_of)
            await hub.forget_unused(time.monotonic() + 1)
            assert not hub.sessions
            kept = [await hub.store.shown(live.table.id) is not None for live in tables]
            assert kept == [True, False, True]

    run(whole())


def test_what_was_under_way_when_a_table_was_deleted_goes_too_and_the_table_is_forgotten(
    kind: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within minutes: what is remembered of deleted tables does not grow for an hour."""
    monkeypatch.setattr(upkeep, "TIDY", 0.01)
    monkeypatch.setattr(upkeep, "TIDY_EVERY", 1_000_000)

    async def whole() -> None:
        async with process(kind, place, sweeps=True) as hub:
            live = await new(hub, "me", "me")
            await hub.delete(live.table.id)
            await hub.store.create(live.table.id, live.table.created, live.summary(), 1.0)
            await wait_until(lambda: not hub.deleted)
            assert not await hub.store.entries(live.table.id, 0)

    run(whole())


def test_a_game_of_a_group_that_cannot_be_read_keeps_no_other_from_being_settled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def live(id: str) -> LiveTable:
        asked.append(id)
        raise ValueError("an entry that is none")

    async def two(groups: GroupStore) -> list[str]:
        return ["one", "two"]

    async def whole() -> None:
        async with process("sqlite", str(tmp_path)) as hub:
            monkeypatch.setattr(hub, "live", live)
            monkeypatch.setattr(GroupStore, "unsettled", two)
            sweep = hub.spawn(Groups(hub).sweep())
            await wait_until(lambda: len(asked) == 2 or sweep.done())
            assert asked == ["one", "two"]
            assert not sweep.done()

    run(whole())


def test_a_list_read_before_a_move_was_kept_has_the_move(kind: str, place: str) -> None:
    """Between reading a list and answering with it the table may have been brought up to date."""

    async def whole() -> None:
        async with process(kind, place) as hub:
            await hub.store.add_person(ANNA)
            live = await new(hub, "me", "me")
            while live.uncached:
                await asyncio.sleep(0.02)
            read = await hub.store.tables_of(ANNA.id)
            await play(hub, live, 1)
            while live.uncached:
                await asyncio.sleep(0.02)
            assert [one.summary.moves for one in read] == [0]
            assert [one.summary.moves for one in hub.latest(read)] == [1]

    run(whole())


def test_lists_find_tables_by_what_they_are_though_that_is_still_to_be_written(
    kind: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody sits down, the game ends, its people want to play again: the next list knows."""

    async def whole() -> None:
        async with process(kind, place, bots=False) as hub:
            keep = hub.store.keep_summaries

            async def keep_slowly(*given: Any) -> None:
                await asyncio.sleep(0.2)
                await keep(*given)

            monkeypatch.setattr(hub.store, "keep_summaries", keep_slowly)
            for person in (ANNA, BRAM):
                await hub.store.add_person(person)
            live = await new(hub, "me", "open", visibility="open")

            async def listed(person: Person, current: bool = True) -> list[str]:
                return [one.table for one in await hub.tables_of(person.id, current=current)]

            async def public() -> list[str]:
                return [one.table for one in await hub.open_tables()]

            def meanwhile(command: Command | TakeSeat) -> None:
                """Somebody else does this, and its news are told before it is answered."""
                if isinstance(command, TakeSeat):
                    hub.spawn(hub.sit(live, BRAM, command))
                else:
                    hub.spawn(hub.handle(live, BRAM, command))

            meanwhile(TakeSeat(1))
            await wait_until(lambda: live.table.state == "playing")
            assert await listed(BRAM) == await public() == [live.table.id]
            meanwhile(Resign(client="a", seat=1))
            await wait_until(lambda: live.table.state == "over")
            assert await listed(ANNA) == await listed(BRAM) == await public() == []
            assert await listed(BRAM, current=False) == [live.table.id]
            meanwhile(SendOffer(client="b", seat=1, what="again"))
            await wait_until(lambda: bool(live.table.offers.agreed))
            assert await listed(ANNA) == [live.table.id]
            assert live.idle  # nobody waits for what was to be written

    run(whole())


def test_missing_entries_and_a_damaged_summary_trouble_nobody_else(kind: str, place: str) -> None:
    """Lists, another name and the bots of other tables go on; the summary is made again."""

    async def whole() -> None:
        async with process(kind, place, bots=False) as hub:
            await hub.store.add_person(ANNA)
            gap, headless = await new(hub, "me", "me"), await new(hub, "me", "me")
            await play(hub, gap, 4)
            damaged, fine = await new(hub, "me", "open"), await new(hub, "easy", "easy")
            while any(live.uncached for live in (gap, headless, damaged, fine)):
                await asyncio.sleep(0.02)
            ids = [live.table.id for live in (gap, headless, damaged, fine)]
        async with process(kind, place) as hub:
            drop = "DELETE FROM entry WHERE game_table = ? AND seq = ?"
            await hub.store.database.write(
                [
                    (drop, (ids[0], 3)),
                    (drop, (ids[1], 1)),
                    ("UPDATE game_table SET summary = '{', changed = 1 WHERE id = ?", (ids[2],)),
                    ("DELETE FROM snapshot", ()),
                ]
            )
            assert ids[2] not in [one.table for one in await hub.store.tables_of(ANNA.id)]
            assert ids[3] in [one.table for one in await hub.store.tables_of(ANNA.id)]
            assert await hub.store.open_tables() is not None
            hub.start()
            await until_moved(await hub.live(ids[3]))
            await hub.rename(Person(ANNA.id, "Anneke", "en"))
            assert (await hub.live(ids[3])).table.seq > 1
            assert (await hub.live(ids[0])).table.stopped
            async with asyncio.timeout(PATIENCE):
                while ids[2] not in [one.table for one in await hub.store.tables_of(ANNA.id)]:
                    await hub.attend(ids[2])
                    await asyncio.sleep(0.1)

    run(whole())
