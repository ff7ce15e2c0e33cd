"""What a table keeps of its log: moves, lines of chat, seats that changed hands, and who hears of which."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from tijdperk.kernel.match import Step
from tijdperk.kernel.position import ALL
from tijdperk.table.log import (
    How,
    Said,
    Sitter,
)
from tijdperk.table.shown import ShownEvent

UNKNOWN = -1  # by what a move is sealed that is listed and cannot be played: it is its own seat's
PRIVATE = -2  # by what a free move is sealed that is nobody else's business: until the game is over


@dataclass
class Logged:
    """A move in the log. Undone, it stays there, struck through.

    Where several seats decide in secret, only a step's audience hears of it until all have decided: `sealed`
    is the number of that decision, until it is over. A step that was taken back by then stays sealed. Claims,
    orders and the like, which are made outside such a decision, are PRIVATE.
    """

    step: Step
    seq: int
    sealed: int = 0
    opened: int = 0  # the entry with which that decision was over
    undone: int = 0  # the entry that took it back
    shown: list[ShownEvent] | None = None  # its events as they were shown, where that was kept

    def heard_by(self, seats: Collection[int]) -> bool:
        return self.sealed == 0 or bool(self.step.audience & bits(seats))

    def is_as_after(self, seq: int) -> bool:
        """Was it shown after an entry as it is now?"""
        return self.seq <= seq and self.opened <= seq and self.undone <= seq


@dataclass(frozen=True)
class Secret:
    """An entry of which only its audience (seats, as bits) hears while the decision it belongs to goes on; or
    ever, if it was taken back by then."""

    seq: int
    audience: int

    def heard_by(self, seats: Collection[int]) -> bool:
        return bool(self.audience & bits(seats))


def sealed_by(step: Step) -> int:
    """What keeps others from hearing of a step: a decision, for good, or (0) nothing."""
    if step.audience == ALL:
        return 0
    return PRIVATE if step.free and step.audience == 1 << step.seat else step.sealed


def bits(seats: Iterable[int]) -> int:
    """Seats as bits."""
    return sum(1 << seat for seat in {*seats} if seat >= 0)


def unheard(secrets: Iterable[Secret], seats: Collection[int], upto: int) -> int:
    """How many of these entries some seats know nothing of."""
    return sum(1 for secret in secrets if secret.seq <= upto and not secret.heard_by(seats))


@dataclass
class Line:
    """A line of chat."""

    seq: int
    at: float
    said: Said


@dataclass(frozen=True)
class Seating:
    """A seat that changed hands."""

    seq: int
    seat: int
    before: Sitter
    now: Sitter
    how: How
