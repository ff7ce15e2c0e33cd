"""What is the same for several viewers of a table at one moment, and made once for all of them.

Most of a table looks the same to everybody. Where a game says so (`Game.seen_as`) viewers share one board,
and what changed of it is found and encoded once; each has a number of their own in `viewer`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from tijdperk.kernel.changes import changes

Made = TypeVar("Made")

encode = msgspec.json.Encoder().encode


class Board(NamedTuple):
    """A view of a game as plain data: one that others may share, but for its viewer."""

    shared: Any
    viewer: int | None  # of one's own; None where the view has none, or there is none

    def whole(self) -> Any:
        return self.shared if self.viewer is None else {**self.shared, "viewer": self.viewer}


class Stand(NamedTuple):
    """How a table stands for one viewer, as plain data."""

    board: Board
    rest: dict[str, Any]

    def whole(self) -> Any:
        return {**self.rest, "view": self.board.whole()}


class Sight:
    """One moment of a table. What it keeps is kept for that moment."""

    def __init__(self) -> None:
        self.made: dict[Any, Any] = {}

    def once(self, key: object, make: Callable[[], Made]) -> Made:
        if key not in self.made:
            self.made[key] = make()
        found: Made = self.made[key]
        return found

    def changes(self, old: Stand | None, new: Stand) -> Any:
        """What makes the new standing of the old one, as `kernel/changes.py` writes it."""
        if old is None:
            return [new.whole()]
        found = changes(old.rest, new.rest) or {}
        if isinstance(found, list):
            return [new.whole()]
        of_board = self.board_changes(old.board, new.board)
        return found if of_board is None else {**found, "view": of_board}

    def board_changes(self, old: Board, new: Board) -> Any:
        if old.viewer is None or old.viewer != new.viewer or old.shared["viewer"] != new.shared["viewer"]:
            return changes(old.whole(), new.whole())
        # Kept along with what it was made of: an id stands for nothing else as long as that is there.
        key = (id(old.shared), id(new.shared))
        _, _, found, raw = self.once(key, lambda: self.found(old.shared, new.shared))
        return [new.whole()] if isinstance(found, list) else raw

    @staticmethod
    def found(old: Any, new: Any) -> tuple[Any, Any, Any, Any]:
        found = changes(old, new)
        return old, new, found, None if found is None else msgspec.Raw(encode(found))
