"""Tables that were begun by other rules: carried over, or shown as they stand; on both databases."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.loops import run
from tests.other_rules import later_duel, later_game, played_by
from tests.table.databases import make_database
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import Game, game_ids, load_game
from tijdperk.kernel.record import parse_record
from tijdperk.kernel.replay import replay
from tijdperk.table.commands import check_open, forked, new_table, uploaded
from tijdperk.table.database import Database
from tijdperk.table.hub import Hub
from tijdperk.table.log import CarriedOver, Played
from tijdperk.table.messages import NewTable, SeatSpec, SendChat, SendMove, TableInfo, TableView
from tijdperk.table.presence import Room
from tijdperk.table.server import Server
from tijdperk.table.session import LiveTable
from tijdperk.table.store import SCHEMA, Person, Store
from tijdperk.table.thinkers import Thinkers
from tijdperk.table.versions import played_by as written_by
from tijdperk.table.views import table_info

ANNA, BRAM, CARA = (Person(name.lower(), name, "en") for name in ("Anna", "Bram", "Cara"))
FORBIDDING = later_duel(forbidden="discard")


@contextlib.asynccontextmanager
async def process(kind: str, place: str, game: Game | None = None) -> AsyncIterator[Hub]:
    """A server process, in this one, that plays Duel by these rules."""
    with played_by(game or load_game("duel")):
        store = Store(make_database(kind, place))
        server = Server(store, Thinkers(1), pause=0.0)
        await store.open()
        server.hub.start()
        try:
            yield server.hub
        finally:
            await server.close()


async def sit_down(hub: Hub, game: str = "duel", **options: str) -> LiveTable:
    """A new table of Anna and Bram."""
    live = await hub.create(
        new_table(
            NewTable(game=game, seats=[SeatSpec(who="me"), SeatSpec(who="open")], options=options), ANNA
        )
    )
    from tijdperk.table.messages import TakeSeat

    await hub.sit(live, BRAM, TakeSeat(seat=1))
    return live


async def play(hub: Hub, live: LiveTable, moves: int = 1000, seed: int = 3, avoid: str = "none") -> None:
    rng = random.Random(seed)
    table = live.table
    while table.state == "playing" and len(table.match.steps) < moves:
        decision = table.match.decisions()[0]
        legal = table.match.legal(decision.seat)
        move = rng.choice([move for move in legal if not move.startswith(avoid)])
        who = (ANNA, BRAM)[decision.seat]
        number = str(len(table.log))
        await hub.handle(
            live, who, SendMove(client=number, seat=decision.seat, decision=decision.id, move=move)
        )


def seen(live: LiveTable, person: Person = ANNA) -> TableView:
    return live.viewing(person.id).whole([])


def data(view: TableView) -> Any:
    """What stays the same whichever rules a table is opened by."""
    plain = msgspec.to_builtins(view, str_keys=True)
    return {name: plain[name] for name in ("view", "log", "seatings")}


async def listed(hub: Hub, id: str, state: str) -> TableInfo:
    """The table in its people's list, once it is in this state there."""
    found = {}
    for _ in range(200):
        found = {one.table: one for one in await hub.store.tables_of(ANNA.id)}
        summary = found[id].summary
        if summary.state == state and summary.played_by == written_by(load_game("duel")):
            return table_info(found[id], ANNA.id, Room())
        await asyncio.sleep(0.02)
    raise AssertionError(found[id].summary.state)


async def carried(hub: Hub, id: str) -> list[int]:
    return [entry.what.rules for entry in await hub.store.entries(id) if isinstance(entry.what, CarriedOver)]


def test_a_game_that_agrees_is_carried_over_and_goes_on(kind: str, place: str) -> None:
    async def whole() -> None:
        async with process(kind, place) as hub:
            live = await sit_down(hub)
            id = live.table.id
            await play(hub, live, 20)
            before, record = data(seen(live)), live.table.record()
        async with process(kind, place, later_duel()) as hub:
            live = await hub.live(id)
            assert data(seen(live)) == before
            assert seen(live).table.note is None
            assert await carried(hub, id) == [2]
            assert live.table.record().entries == record.entries
            assert live.table.record().rules == 2
            await play(hub, live, 30)
        async with process(kind, place, later_duel()) as hub:
            live = await hub.live(id)
            assert live.table.moves() == 30
            assert await carried(hub, id) == [2]
            await play(hub, live)
            assert live.table.state == "over"
            assert replay(live.table.record(), later_duel()).over

    run(whole())


def test_two_processes_that_open_it_at_once_agree(kind: str, place: str) -> None:
    async def whole() -> None:
        async with process(kind, place) as hub:
            live = await sit_down(hub)
            id = live.table.id
            await play(hub, live, 6)
        with played_by(later_duel()):
            store = Store(make_database(kind, place))
            await store.open()
            hubs = [Server(store, Thinkers(1)).hub for _ in range(4)]
            sessions = await asyncio.gather(*(hub.live(id) for hub in hubs))
            assert {live.table.seq for live in sessions} == {live.table.seq + 1}
            assert await carried(hubs[0], id) == [2]
            await store.close()

    run(whole())


def test_a_game_that_does_not_agree_stays_to_be_looked_at(kind: str, place: str) -> None:
    async def whole() -> None:
        async with process(kind, place) as hub:
            live, fine = await sit_down(hub), await sit_down(hub)
            id, other = live.table.id, fine.table.id
            await play(hub, live, 30)
            await play(hub, fine, 7)  # the wonders: nothing to discard yet
            texts = [step.text for step in live.table.match.steps]
            first = next(index for index, text in enumerate(texts) if text.startswith("discard"))
            before = {who.id: data(seen(live, who)) for who in (ANNA, BRAM, CARA)}
            record = live.table.record().text()
            boards = [live.viewing(ANNA.id).at(moves).view for moves in range(first + 1)]
        async with process(kind, place, FORBIDDING) as hub:
            # Before anybody opens it the list says so; and other tables go on.
            info = await listed(hub, id, "stopped")
            assert info.note
            assert info.note.key == "table-older-rules"
            assert info.waiting_for == []
            assert (await listed(hub, other, "playing")).note is None

            live = await hub.live(id)
            assert {who.id: data(seen(live, who)) for who in (ANNA, BRAM, CARA)} == before
            view = seen(live)
            assert (view.table.state, view.table.moves, view.table.steppable) == ("stopped", 30, first)
            assert view.decisions == []
            note = view.table.note
            assert note
            assert (note.args["number"], note.args["move"]) == (first + 1, texts[first])
            assert texts[first] in note.text.en
            assert texts[first] in note.text.nl
            assert note.text.en != note.text.nl
            assert view.undo.why_not
            assert view.undo.why_not.key == note.key

            # It is stepped through as far as it agrees, and forked from there.
            for moves, board in enumerate(boards):
                assert live.viewing(ANNA.id).at(moves).view == board
            with pytest.raises(Refused, match="version 2"):
                live.viewing(ANNA.id).at(first + 1)
            assert parse_record(forked(live.table, ANNA, first).record).rules == 2
            with pytest.raises(Refused, match="version 2"):
                forked(live.table, ANNA, first + 1)

            # No move is taken, the record is there for those at the table, and they may talk.
            for seat, who in enumerate((ANNA, BRAM)):
                with pytest.raises(Refused) as refused:
                    await hub.handle(
                        live, who, SendMove(client="late", seat=seat, decision=1, move="build baths")
                    )
                assert refused.value.key == "table-older-rules"
                check_open(live.table, who, 30)
            with pytest.raises(Refused):
                check_open(live.table, CARA, 30)
            assert live.table.record().text() == record
            await hub.handle(live, ANNA, SendChat(client="talk", text="A pity."))
            assert [line.text for line in seen(live, BRAM).chat] == ["A pity."]
            assert await carried(hub, id) == []
            await play(hub, await hub.live(other), 10, avoid="discard")
        async with process(kind, place) as hub:  # the version it was begun by knows it as ever
            live = await hub.live(id)
            assert live.table.state == "playing"
            await play(hub, live, 35)
            newer = await hub.live(other)
            assert newer.table.stopped
            assert (newer.table.state, newer.table.stopped.key) == ("stopped", "table-newer-rules")
            assert newer.table.moves() == 10

    run(whole())


def test_a_game_whose_board_comes_out_otherwise_does_not_go_on(kind: str, place: str) -> None:
    """Every move is legal; but everybody would suddenly have more coins."""

    async def whole() -> None:
        async with process(kind, place) as hub:
            live = await sit_down(hub)
            id = live.table.id
            await play(hub, live, 4)
            before = data(seen(live))
        async with process(kind, place, later_duel(coins=3)) as hub:
            live = await hub.live(id)
            assert live.table.state == "stopped"
            assert live.table.stopped
            assert live.table.stopped.values["reason"].key == "board-differs"
            assert data(seen(live)) == before

    run(whole())


@pytest.mark.parametrize(
    "rules",
    [
        later_duel(),
        FORBIDDING,
        later_duel(coins=3),
        later_duel(start=False),
        later_duel(version=1, content="abc"),
    ],
    ids=["agrees", "a move", "the board", "the start", "content"],
)
def test_a_finished_game_opens_for_ever(kind: str, place: str, rules: Game) -> None:
    async def whole() -> None:
        async with process(kind, place) as hub:
            live = await sit_down(hub)
            id = live.table.id
            await play(hub, live)
            assert live.table.state == "over"
            board = data(seen(live, CARA))["view"]
            logs = {who.id: data(seen(live, who))["log"] for who in (ANNA, BRAM, CARA)}
            record = live.table.record().text()
            while live.uncached:
                await asyncio.sleep(0.01)
        async with process(kind, place, rules) as hub:
            live = await hub.live(id)
            assert live.table.state == "over"
            for who in (ANNA, BRAM, CARA):
                shown = data(seen(live, who))
                assert shown["view"]["result"] is not None
                assert shown["view"] == board
                assert shown["log"] == logs[who.id]
                check_open(live.table, who, 0)
            assert live.table.record().text() == record
            view = seen(live)
            if view.table.note:
                assert view.table.note.key.startswith("table-finished-")
                assert view.table.steppable is not None
                if view.table.steppable:
                    live.viewing(ANNA.id).at(view.table.steppable)
            note = (await listed(hub, id, "over")).note
            assert (note and note.text) == (view.table.note and view.table.note.text)
            assert await carried(hub, id) == []
            await hub.handle(live, ANNA, SendChat(client="talk", text="Well played."))

    run(whole())


@pytest.mark.parametrize("name", game_ids())
def test_every_game_is_carried_over_or_shown_as_it_was(name: str, tmp_path: Path) -> None:
    place = str(tmp_path)

    async def whole() -> None:
        async with process("sqlite", place) as hub:
            live = await sit_down(hub, name)
            id = live.table.id
            await play(hub, live, 45)
            texts = [step.text for step in live.table.match.steps]
            before = {who.id: data(seen(live, who)) for who in (ANNA, BRAM, CARA)}
            numbers = [seen(live, who).seq for who in (ANNA, BRAM, CARA)]
        forbidden = texts[30]
        async with process("sqlite", place, later_game(name, forbidden)) as hub:
            live = await hub.live(id)
            assert live.table.state == "stopped"
            assert live.table.replayed() == texts.index(forbidden)
            assert [seen(live, who).seq for who in (ANNA, BRAM, CARA)] == numbers
            assert {who.id: data(seen(live, who)) for who in (ANNA, BRAM, CARA)} == before
        async with process("sqlite", place, later_game(name)) as hub:
            live = await hub.live(id)
            assert {who.id: data(seen(live, who)) for who in (ANNA, BRAM, CARA)} == before
            assert await carried(hub, id) == [load_game(name).rules_version]
            await play(hub, live, 60)

    run(whole())


def test_other_content_stops_a_table_until_the_file_is_given_again(kind: str, place: str) -> None:
    async def whole() -> None:
        async with process(kind, place) as hub:
            live = await sit_down(hub)
            id = live.table.id
            await play(hub, live, 10)
            before = data(seen(live))
        async with process(kind, place, later_duel(version=1, content="abc")) as hub:
            info = await listed(hub, id, "stopped")
            assert info.note
            assert info.note.key == "table-other-content"
            live = await hub.live(id)
            assert data(seen(live)) == before
            with pytest.raises(Refused):  # it may go on: its secrets are kept
                check_open(live.table, ANNA, 10)
        async with process(kind, place) as hub:
            await listed(hub, id, "playing")
            live = await hub.live(id)
            assert await carried(hub, id) == []
            await play(hub, live, 20)

    run(whole())


def test_what_is_secret_stays_so_at_a_table_that_stopped(kind: str, place: str) -> None:
    async def whole() -> None:
        async with process(kind, place) as hub:
            live = await sit_down(hub, first="bid")
            id = live.table.id
            await play(hub, live, 1)
            assert [step.seat for step in live.table.match.steps] == [0]
            before = {who.id: data(seen(live, who)) for who in (ANNA, BRAM, CARA)}
        async with process(kind, place, later_duel(forbidden="bid")) as hub:
            live = await hub.live(id)
            assert live.table.state == "stopped"
            assert {who.id: data(seen(live, who)) for who in (ANNA, BRAM, CARA)} == before
            assert [len(seen(live, who).log) for who in (ANNA, BRAM, CARA)] == [2, 1, 1]

    run(whole())


def test_a_log_that_cannot_be_replayed_troubles_nobody_else(kind: str, place: str) -> None:
    async def whole() -> None:
        async with process(kind, place) as hub:
            live, fine = await sit_down(hub), await sit_down(hub)
            id = live.table.id
            await play(hub, live, 5)
            await play(hub, fine, 5)
            broken = [Played(0, "pick colossus"), Played(0, "no move at all", [("nothing", "at all")])]
            await hub.store.append(id, live.table.seq, broken, time.time())
        async with process(kind, place) as hub:
            live = await hub.live(id)
            assert live.table.stopped
            assert live.table.stopped.key == "table-damaged"
            assert len(live.table.log) == 7
            await play(hub, await hub.live(fine.table.id), 10)
            assert (await listed(hub, id, "stopped")).note

    run(whole())


# ---- databases as they were before there was anything about versions in them


async def older_database(database: Database, live_entries: list[Any], id: str, state: str) -> None:
    """A database of the second version of the schema, with one table in it."""
    await database.open()
    await database.migrate(SCHEMA[:2])
    summary = msgspec.json.encode(
        {
            "game": "duel",
            "options": {},
            "visibility": "private",
            "host": "anna",
            "state": state,
            "seats": [{"user": "anna", "name": "Anna"}, {"user": "bram", "name": "Bram"}],
            "moves": 0,
            "created": 1.0,
            "waiting_for": [],
            "seconds": None,
            "deadline": None,
        }
    ).decode()
    last = len(live_entries)
    rows: list[Any] = [
        (
            "INSERT INTO game_table VALUES (?, ?, 1.0, 'private', ?, '', ?, ?)",
            (id, last, state, last, summary),
        ),
        ("INSERT INTO seated VALUES (?, 'anna', 1, 0)", (id,)),
    ]
    from tijdperk.table.store import new_entry

    rows += [new_entry(id, entry.seq, entry.at, None, entry.what) for entry in live_entries]
    await database.write(rows)
    await database.close()


@pytest.mark.parametrize("state", ["playing", "over"])
def test_a_database_of_today_is_brought_up_to_date(kind: str, place: str, tmp_path: Path, state: str) -> None:
    async def whole() -> None:
        async with process("sqlite", str(tmp_path / "first")) as hub:
            live = await sit_down(hub)
            id = live.table.id
            await play(hub, live, 1000 if state == "over" else 30)
            entries = await hub.store.entries(id)
            before, moves = data(seen(live, CARA)), live.table.moves()
            record = live.table.record().text()
        await older_database(make_database(kind, place), entries, id, state)
        # Opened by rules that do not agree, with nothing kept: the other moves are only listed.
        async with process(kind, place, FORBIDDING) as hub:
            live = await hub.live(id)
            view = seen(live)
            assert view.table.state == ("over" if state == "over" else "stopped")
            assert view.table.note
            steppable = view.table.steppable or 0
            assert data(view)["log"][: steppable + 1] == before["log"][: steppable + 1]
            assert data(view)["view"]["result"] is None
            assert live.table.moves([0, 1]) == moves
            assert live.table.record().text() == record
        # Opened by its own rules it is kept what is shown, and from then on it opens for ever.
        async with process(kind, place) as hub:
            await listed(hub, id, state)
            live = await hub.live(id)
            while live.uncached:
                await asyncio.sleep(0.01)
            if state == "playing":
                await play(hub, live, moves + 1)
                before = data(seen(live, CARA))
        async with process(kind, place, FORBIDDING) as hub:
            assert data(seen(await hub.live(id), CARA)) == before

    run(whole())


def test_an_uploaded_record_of_older_rules_is_played_as_far_as_it_agrees() -> None:
    async def whole() -> bytes:
        async with process("sqlite", str(place)) as hub:
            live = await sit_down(hub)
            await play(hub, live)
            return live.table.record().text().encode()

    import tempfile

    with tempfile.TemporaryDirectory() as place:
        raw = run(whole())
    with played_by(later_duel()):
        assert uploaded(raw, "game.txt", ANNA).note is None
    with played_by(FORBIDDING):
        created = uploaded(raw, "game.txt", ANNA)
        assert created.rules == 2
        assert "discard" not in created.record
        assert created.note["key"] == "record-older-rules"
        assert "game.txt" in created.note["text"]["nl"]
    with pytest.raises(BadInput):
        uploaded(raw.replace(b"rules 1", b"rules 3"), "game.txt", ANNA)
