"""What people were shown of a game, kept with it: its log as events, and the board as each of them saw it.

A game of another version of the rules may not be playable again. It can be shown all the same, from this.
Events go by their names, not by their numbers, which belong to a version of the program.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec


class ShownEvent(msgspec.Struct, array_like=True, frozen=True):
    event: str
    seat: int
    args: dict[str, Any]
    only: int


class ShownStep(msgspec.Struct, array_like=True, frozen=True):
    """A line of the log."""

    seat: int
    move: str
    events: list[ShownEvent]
    sealed: int = 0
    undone: bool = False


class Shown(msgspec.Struct, frozen=True):
    """A table as it was shown after an entry."""

    seq: int
    rules: int
    content: str
    over: bool
    opening: list[ShownEvent]
    log: list[ShownStep]
    secrets: list[tuple[int, int]]  # entries that only some seats know of: number, seats as bits
    views: list[Any]  # for a watcher, then for each seat; of a game that is over only the first

    def view(self, viewer: int) -> Any:
        return self.views[viewer + 1] if viewer + 1 < len(self.views) else self.views[0]

    @property
    def moves(self) -> int:
        """How many moves stood."""
        return sum(1 for step in self.log if not step.undone)


decoder = msgspec.json.Decoder(Shown)


def packed(shown: Shown) -> bytes:
    return zlib.compress(msgspec.json.encode(shown))


def unpacked(data: bytes) -> Shown | None:
    """None for what another version kept in a form that is not known here."""
    try:
        return decoder.decode(zlib.decompress(data))
    except (msgspec.MsgspecError, zlib.error, UnicodeDecodeError):
        return None
