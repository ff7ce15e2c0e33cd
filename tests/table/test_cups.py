"""Cups that nobody looks after: they end by themselves, whatever ends the server in between."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from tests.loops import run
from tests.patience import PATIENCE
from tests.table.databases import make_database
from tests.table.people import ServerProcess, Someone, game_id, wait_for
from tijdperk.table.group_messages import NewCup
from tijdperk.table.group_store import Cup, Group
from tijdperk.table.server import Server
from tijdperk.table.store import Person, Store
from tijdperk.table.thinkers import Thinkers

ANNA = Person("anna", "Anna", "en")
BOTS = NewCup(name="Bots", game=game_id(), people=[], bots=["easy"] * 3, rounds=1, at_once=1)


@contextlib.asynccontextmanager
async def process(kind: str, place: str, bots: bool = True) -> AsyncIterator[Server]:
    store = Store(make_database(kind, place))
    server = Server(store, Thinkers(1), pause=0.0)
    server.hub.bots.closed = not bots
    await store.open()
    try:
        yield server
    finally:
        await server.close()


async def start(server: Server, wish: NewCup = BOTS) -> Cup:
    if await server.store.person(ANNA.id) is None:
        await server.store.add_person(ANNA)
    group: Group = await server.groups.make(ANNA, "Thursday")
    _, members = await server.groups.entered(group.id, ANNA)
    return await server.groups.start_cup(group, members, ANNA, wish)


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


def test_a_cup_of_bots_ends_by_itself_though_the_server_is_killed(tmp_path: Path) -> None:
    """It is killed after the first result; what is begun is begun once, and the cup comes to its end."""
    with ServerProcess("--data", tmp_path) as server:
        anna = Someone(server.address)
        group = anna.post("/api/groups", {"name": "Thursday"})
        where = f"/api/groups/{group['group']}"
        wish = {"name": "Bots", "game": game_id(), "people": [], "bots": ["easy"] * 3, "at_once": 1}
        anna.post(f"{where}/cups", {**wish, "rounds": 1})
        wait_for(lambda: anna.get(where)["cups"][0]["done"])
        server.stop(signal.SIGKILL)
        server.start()
        anna.http.base_url = server.address
        cup = wait_for(lambda: (found := anna.get(where)["cups"][0])["state"] == "over" and found)
        anna.close()
    tables = [game["table"] for game in cup["games"]]
    assert len(set(tables)) == 3
    assert [game["state"] for game in cup["games"]] == ["over"] * 3
    assert sum(one["points"] for one in cup["entrants"]) == 3.0


def test_a_crash_between_a_result_and_the_next_round(kind: str, place: str) -> None:
    """The last move of a game is written, and the process is gone before anything follows from it."""

    async def play() -> None:
        async with process(kind, place) as server:
            server.hub.on_group_game = lambda table: None  # gone by then
            cup = await start(server)
            (first,) = await server.hub.groups.games_of_cup(cup.id)
            table = (await server.hub.live(first.table)).table
            await until(lambda: table.state == "over")
            assert len(await server.hub.groups.games_of_cup(cup.id)) == 1
        async with process(kind, place, bots=False) as server:
            server.hub.spawn(server.groups.sweep())
            async with asyncio.timeout(PATIENCE):
                while len(games := await server.hub.groups.games_of_cup(cup.id)) < 2:
                    await asyncio.sleep(0.02)
        assert [bool(game.result) for game in sorted(games, key=lambda one: one.number)].count(True) == 1

    run(play())


def test_two_processes_begin_a_game_once(kind: str, place: str) -> None:
    async def play() -> None:
        async with process(kind, place, bots=False) as one:
            wish = NewCup(name="Bots", game=game_id(), people=[], bots=["easy"] * 6, at_once=5)
            other = Server(one.store, Thinkers(1), pause=0.0)  # the same database, nothing else in common
            other.hub.bots.closed = True
            cup = await start(one, wish)
            await one.store.database.write([("DELETE FROM group_game WHERE cup = ?", (cup.id,))])
            await asyncio.gather(one.groups.cups.advance(cup.id), other.groups.cups.advance(cup.id))
            numbers = [game.number for game in await one.hub.groups.games_of_cup(cup.id)]
            tables = await one.store.all_tables()
            assert len(numbers) == len(set(numbers)) == 15
            assert len(tables) == 2 * 15  # those of the first time are still there, nothing else

    run(play())


def test_a_bot_has_the_same_number_everywhere(tmp_path: Path) -> None:
    """In its cup, at its tables and among the latest games."""
    with ServerProcess("--data", tmp_path) as server:
        anna = Someone(server.address)
        where = f"/api/groups/{anna.post('/api/groups', {'name': 'Thursday'})['group']}"
        wish = {"name": "Bots", "game": game_id(), "people": [], "bots": ["easy"] * 3, "at_once": 1}
        anna.post(f"{where}/cups", {**wish, "rounds": 1})
        wait_for(lambda: anna.get(where)["cups"][0]["state"] == "over")
        group = anna.get(where)
        (cup,) = group["cups"]
        assert [entrant["number"] for entrant in cup["entrants"]] == [1, 2, 3]
        games = {game["table"]: game for game in cup["games"]}
        assert len(group["latest"]) == len(games) == 3
        for latest in group["latest"]:
            numbers = [one + 1 for one in games[latest["table"]]["seats"]]
            assert [seat["number"] for seat in latest["seats"]] == numbers
            table = anna.view(latest["table"])["table"]
            assert [seat["number"] for seat in table["seats"]] == numbers
        anna.close()
