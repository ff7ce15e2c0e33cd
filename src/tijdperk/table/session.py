"""A table in memory, and the sockets that look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

import msgspec

from tijdperk.table.messages import ServerMessage
from tijdperk.table.presence import Room
from tijdperk.table.tables import Table
from tijdperk.table.views import Viewing

QUEUE = 64  # messages a viewer may lag behind

encode = msgspec.json.Encoder().encode


class Viewer:
    """One socket: a bounded queue of messages to write. Whoever cannot keep up is dropped."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.dropped = False

    def send(self, message: bytes) -> None:
        if self.dropped:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """No more messages, and an end to the socket."""
        self.dropped = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class LiveTable:
    """A table in memory, with everything around it that is not in its log."""

    def __init__(self, table: Table, kept: int = 0) -> None:
        self.table = table
        self.kept = kept  # the entry up to which there is a snapshot
        self.shown = table.seq  # the entry up to which it is kept what was shown
        self.shown_at_end = False  # nothing more is to be kept
        self.lock = asyncio.Lock()  # one command at a time in this process; others are kept off by the key
        self.viewers: set[Viewer] = set()
        self.room = Room()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.cache_task: asyncio.Task[None] | None = None
        self.gone = False  # it is deleted, or was opened again

    @property
    def idle(self) -> bool:
        return not (self.viewers or self.thinking or self.cache_task or self.lock.locked())

    def viewing(self, user: str, seen: int | None = None) -> Viewing:
        return Viewing(self.table, user, self.room, seen)

    def broadcast(self, make: Callable[[Viewing], Sequence[ServerMessage]]) -> None:
        """Send everybody their own form of a message; those who only watch all get the same."""
        concerned = self.table.people().union(self.table.held)
        made: dict[str, list[bytes]] = {}
        for viewer in list(self.viewers):
            user = viewer.user if viewer.user in concerned else ""
            if user not in made:
                made[user] = [encode(message) for message in make(self.viewing(user))]
            for message in made[user]:
                viewer.send(message)

    def look_round(self) -> bool:
        """Who is here now? Everybody is told of a change."""
        near = {viewer.user for viewer in self.viewers}
        changed = self.room.look_round(near, self.table.people(), time.time())
        if changed:
            self.broadcast(lambda viewing: [viewing.presence()])
        return changed
