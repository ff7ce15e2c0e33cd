"""Bots at tables whose seats change hands while they think."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.loops import run
from tests.patience import PATIENCE
from tests.table.people import game_id
from tijdperk.table import bots
from tijdperk.table.commands import new_table
from tijdperk.table.messages import NewTable, SeatSpec, TakeSeat
from tijdperk.table.server import Server
from tijdperk.table.sqlite import Sqlite
from tijdperk.table.store import Person, Store
from tijdperk.table.thinkers import Thinkers
from tijdperk.table.turns import Rank

ANNA = Person("anna", "Anna", "en")


def test_a_bot_that_is_replaced_and_called_back_at_once_plays_on(tmp_path: Path) -> None:
    """The thinking that was stopped is still ending when the seat is a bot's again."""

    async def play() -> None:
        store = Store(Sqlite(tmp_path / "data"))
        await store.open()
        server = Server(store, Thinkers(1), pause=0.0)
        seats = [SeatSpec(who="hard"), SeatSpec(who="hard")]
        live = await server.hub.create(new_table(NewTable(game=game_id(), seats=seats), ANNA))
        seat = live.table.waiting_for()[0]
        await asyncio.sleep(0.5)  # it thinks
        await server.hub.sit(live, ANNA, TakeSeat(seat=seat))
        await server.hub.sit(live, ANNA, TakeSeat(seat=seat, who="easy"))
        try:
            async with asyncio.timeout(PATIENCE):
                while not live.table.moves():
                    await asyncio.sleep(0.05)
        finally:
            await server.close()

    run(play())


@pytest.mark.parametrize(
    ("allowed", "rank", "thinks"),
    [(True, Rank.WATCHED, True), (True, Rank.AWAITED, False), (False, Rank.WATCHED, False)],
)
def test_a_bot_thinks_while_people_do_where_the_host_allows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, allowed: bool, rank: Rank, thinks: bool
) -> None:
    """And where somebody looks at the table; about the position as it is, until the server ends."""
    monkeypatch.setattr(bots, "rank_of", lambda live: rank)

    async def play() -> None:
        store = Store(Sqlite(tmp_path / "data"))
        await store.open()
        thinkers = Thinkers(1, ahead=allowed)
        server = Server(store, thinkers, pause=0.0)
        seats = [SeatSpec(who="good"), SeatSpec(who="good")]
        live = await server.hub.create(new_table(NewTable(game="duel", seats=seats), ANNA))
        await server.hub.sit(live, ANNA, TakeSeat(seat=0))
        table = live.table

        async def move() -> None:
            decision, text = table.match.asked[0], table.match.legal(0)[0]
            await server.hub.add(live, lambda: [table.try_move(0, text, decision)])

        try:
            async with asyncio.timeout(PATIENCE):
                while not thinkers.thinking_ahead and table.moves() < 8:
                    if 0 in table.waiting_for():
                        await move()
                    await asyncio.sleep(0.05)
                assert bool(thinkers.thinking_ahead) == bool(live.ahead) == thinks
                if thinks:
                    seen = live.ahead[1]
                    assert seen is table.match.position
                    await move()
                    assert live.ahead.get(1) is not seen
        finally:
            await server.close()
        assert not any(thinker.running for thinker in thinkers.all)

    run(play())
