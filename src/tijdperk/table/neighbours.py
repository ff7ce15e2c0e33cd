"""Server processes on one database tell each other who is at which table."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Mapping

from tijdperk.kernel.errors import TijdperkError
from tijdperk.table.presence import REPEAT, RemotePresence, word_of
from tijdperk.table.session import LiveTable
from tijdperk.table.store import Store


class Neighbours:
    """`sessions` are the tables in the memory of this process."""

    def __init__(self, store: Store, sessions: Mapping[str, LiveTable]) -> None:
        self.store = store
        self.sessions = sessions
        self.process = secrets.token_hex(8)
        self.tasks: set[asyncio.Task[None]] = set()

    def hear(self, id: str, process: str, said: RemotePresence) -> None:
        live = self.sessions.get(id)
        if live:
            stranger = process not in live.room.far
            live.room.far[process] = said
            live.look_round()
            if stranger and live.viewers:
                self.tell(live)  # it does not know yet who is here

    def tell(self, live: LiveTable) -> None:
        if self.store.database.shared:
            word = word_of(live.room, live.table.id, self.process, live.table.people())
            task = asyncio.create_task(self.say(word))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def say(self, word: str) -> None:
        with contextlib.suppress(TijdperkError):
            await self.store.database.write([], notice=word)

    async def repeat(self) -> None:
        """For processes that came later; and those that fell silent are forgotten."""
        while True:
            await asyncio.sleep(REPEAT)
            for live in list(self.sessions.values()):
                if live.room.far:
                    live.look_round()
                if live.viewers:
                    self.tell(live)
