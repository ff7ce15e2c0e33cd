"""Bots at tables whose seats change hands while they think."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.loops import run
from tests.patience import PATIENCE
from tests.table.people import game_id
from tijdperk.table.commands import new_table
from tijdperk.table.messages import NewTable, SeatSpec, TakeSeat
from tijdperk.table.server import Server
from tijdperk.table.sqlite import Sqlite
from tijdperk.table.store import Person, Store
from tijdperk.table.thinkers import Thinkers

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
