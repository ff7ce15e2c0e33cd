"""A table in memory, and the sockets that look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from tijdperk.kernel.position import Position
from tijdperk.table.logged import Secret
from tijdperk.table.messages import Moved, ServerMessage
from tijdperk.table.presence import Room
from tijdperk.table.rows import Summary
from tijdperk.table.shown import Shown
from tijdperk.table.sight import Sight, Stand
from tijdperk.table.tables import Table
from tijdperk.table.viewing import Viewing
from tijdperk.table.views import summary_of
from tijdperk.table.wire import WireProtocol

QUEUE = 64  # messages a viewer may lag behind

encode = msgspec.json.Encoder().encode


class Viewer:
    """One socket: a bounded queue of messages to write. Whoever cannot keep up is dropped."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.shown: Stand | None = None  # how the table stood when something of it was sent last
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


class WiredViewer(Viewer):
    """One whose messages are written to the socket at once."""

    def __init__(self, user: str, wire: WireProtocol) -> None:
        super().__init__(user)
        self.wire = wire

    def send(self, message: bytes) -> None:
        if not self.dropped and not self.wire.tell(message):
            self.drop()
            self.wire.cut()


class LiveTable:
    """A table in memory, with everything around it that is not in its log."""

    def __init__(self, table: Table, kept: int = 0) -> None:
        self.table = table
        self.kept = kept  # the entry up to which there is a snapshot
        self.shown = table.seq  # the entry up to which it is kept what was shown
        self.shown_at_end = False  # nothing more is to be kept
        self.lock = asyncio.Lock()  # one command at a time in this process; others are kept off by the key
        self.used = time.monotonic()  # when somebody last asked for it
        self.viewers: set[Viewer] = set()
        self.room = Room()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.ahead: dict[int, Position] = {}  # what bots think about while others do, by seat
        self.last: tuple[int, Summary] | None = None  # what a list says of it, after which entry
        self.listed: tuple[str, list[str], bool] | None = None  # by what lists find it, as written last
        self.uncached = False  # what is kept besides the log is behind, and will be written
        self.rested: set[str] = set()  # people whose quiet hours the table knows, if they have any
        self.gone = False  # it is deleted, or was opened again

    @property
    def idle(self) -> bool:
        return not (self.viewers or self.thinking or self.uncached or self.lock.locked())

    @property
    def relisted(self) -> bool:
        """Is it about to be found otherwise than lists find it still?"""
        return self.uncached and not self.gone and self.listed != self.summary().found_by

    def is_listed_for(self, person: str) -> bool:
        """Is it one of this person's tables, now or as it was written last?"""
        return person in self.summary().people or (self.listed is not None and person in self.listed[1])

    def is_shown(self, shown: Shown) -> None:
        """It is kept what was shown."""
        self.shown, self.shown_at_end = shown.seq, shown.over

    def summary(self) -> Summary:
        """What a list says of the table: everybody who looks at it and what is kept need the same one."""
        seq = self.table.seq
        if self.last is None or self.last[0] != seq:
            self.last = seq, summary_of(self.table)
        return self.last[1]

    def sight(self) -> Sight:
        """The table at this moment."""
        sight = Sight()
        sight.once("summary", self.summary)
        return sight

    def viewing(self, user: str, seen: int | None = None, sight: Sight | None = None) -> Viewing:
        return Viewing(self.table, user, self.room, seen, sight or self.sight())

    def enter(self, viewer: Viewer, seen: int | None) -> None:
        """From here on the viewer hears everything; the whole table comes first."""
        viewing = self.viewing(viewer.user, seen)
        viewer.send(encode(viewing.whole(sorted(self.thinking))))
        viewer.shown = viewing.stand
        self.viewers.add(viewer)

    def groups(self) -> list[tuple[Viewing, list[Viewer]]]:
        """Those who look at the table, by how they see it: those who only watch all see the same."""
        concerned = self.table.people().union(self.table.held)
        groups: dict[str, list[Viewer]] = {}
        for viewer in self.viewers:
            groups.setdefault(viewer.user if viewer.user in concerned else "", []).append(viewer)
        sight = self.sight()
        return [(self.viewing(user, sight=sight), viewers) for user, viewers in groups.items()]

    def tell_all(self, make: Callable[[Viewing], ServerMessage]) -> None:
        """Send everybody their own form of a message."""
        for viewing, viewers in self.groups():
            message = encode(make(viewing))
            for viewer in viewers:
                viewer.send(message)

    def tell_news(self, since: int, secrets: list[Secret]) -> None:
        """Tell everybody what happened after an entry, as far as they may hear of it."""
        for viewing, viewers in self.groups():
            made: dict[int, list[bytes]] = {}  # by what a viewer was shown: mostly the same for all of them
            moved = False
            for viewer in viewers:
                if id(viewer.shown) not in made:
                    news = viewing.news(since, secrets, viewer.shown)
                    made[id(viewer.shown)] = [encode(message) for message in news]
                    moved = any(isinstance(message, Moved) for message in news)
                for message in made[id(viewer.shown)]:
                    viewer.send(message)
            if moved:
                stand = viewing.stand
                for viewer in viewers:
                    viewer.shown = stand

    def look_round(self) -> bool:
        """Who is here now? Everybody is told of a change."""
        near = {viewer.user for viewer in self.viewers}
        changed = self.room.look_round(near, self.table.people(), time.time())
        if changed:
            self.tell_all(Viewing.presence)
        return changed
