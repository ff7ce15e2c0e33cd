"""Who is at a table, also through other server processes.

What a process knows of the others is what they say: they tell who is there when it changes, and again every
so often, and are believed for a while. A process that died is forgotten by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

REPEAT = 20.0  # seconds between two words of a process
BELIEVE = 60.0
MAX_NAMED = 200  # people in one word of a process


@dataclass(frozen=True)
class RemotePresence:
    """What another process said about its side of a table."""

    users: frozenset[str]  # who is there; of those who only watch perhaps not all
    watching: int
    until: float


@dataclass
class Room:
    """Who is there at a table now, and since when those who left are away."""

    near: set[str] = field(default_factory=set)  # with a socket to this process
    far: dict[str, RemotePresence] = field(default_factory=dict)  # by process
    here: set[str] = field(default_factory=set)
    left: dict[str, float] = field(default_factory=dict)
    watching: int = 0

    def look_round(self, near: set[str], at_table: Iterable[str], now: float) -> bool:
        """Who is here now? Gives whether that changed."""
        before = self.here, self.watching
        self.near = near
        self.far = {process: said for process, said in self.far.items() if said.until > now}
        self.here = near.union(*(said.users for said in self.far.values()))
        self.watching = len(near.difference(at_table)) + sum(said.watching for said in self.far.values())
        for user in before[0] - self.here:
            self.left[user] = now
        for user in self.here:
            self.left.pop(user, None)
        return before != (self.here, self.watching)


def word_of(room: Room, table: str, process: str, at_table: Iterable[str]) -> str:
    """What a process tells the others about its side of a table."""
    belong = room.near.intersection(at_table)
    watch = room.near - belong
    named = [*sorted(belong), *sorted(watch)][:MAX_NAMED]
    return f"here {table} {process} {len(watch)} {','.join(named) or '-'}"


def remote_presence(watching: str, users: str, now: float) -> RemotePresence:
    named = frozenset() if users == "-" else frozenset(users.split(","))
    return RemotePresence(named, int(watching), now + BELIEVE)
