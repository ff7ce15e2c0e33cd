"""Position: everything true about one game in progress, and what every game must answer about it.

A position is plain data: ints and lists of ints. It knows no clock, no generator and nobody outside.
What a seat owes is a stack of frames in the position, never a closure, so that a game can sleep in the
middle of a nested choice and wake up exactly there.
"""

from typing import Final

from tijdperk.kernel.chance import EVERYONE, Chance

NOBODY: Final = -1  # a viewer who holds no seat
END: Final = 1 << 30  # the stage that is never reached before the end of the game

# The lowest seat in a set of seats given as bits.
LOWEST: Final[list[int]] = [0] + [(seats & -seats).bit_length() - 1 for seats in range(1, 256)]


def frame(kind: int, seats: int, detail: int = 0) -> int:
    """A frame: a decision of some kind that the seats (as bits) owe, with one number of detail."""
    return kind | seats << 8 | detail << 16


def frame_kind(packed: int) -> int:
    return packed & 255


def frame_seats(packed: int) -> int:
    return packed >> 8 & 255


def frame_detail(packed: int) -> int:
    return packed >> 16


def without(values: list[int], value: int) -> list[int]:
    """A new list that lacks the value."""
    return [other for other in values if other != value]


def with_at(values: list[int], index: int, value: int) -> list[int]:
    """A new list with another value at one place."""
    changed = values[:]
    changed[index] = value
    return changed


class Event:
    """Something that happened: a kind, a seat and up to three numbers; `only` is who may hear it."""

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int, only: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.only = only


class Position:
    """What every game's position can do. Moves are ints; their notation is made at the edge.

    `play` trusts its move to be one of `legal`: it is the fast path of playouts and search. Whoever takes
    moves from outside goes through `Match`, which checks them.
    """

    frames: list[int]
    listener: list[Event] | None  # events since somebody began to listen; not part of what is true

    def to_move(self) -> int:
        """The seats that owe a decision now, as bits; none when the game is over."""
        frames = self.frames
        if frames:
            return frames[-1] >> 8 & 255
        return 0

    def decision_kind(self, seat: int) -> int:
        """The kind of decision this seat owes."""
        return self.frames[-1] & 255

    def resolve(self, seat: int) -> bool:
        """Take the seat's answer to the top frame; true when it was the last one to answer."""
        packed = self.frames.pop()
        waiting = packed & ~(1 << seat + 8)
        if waiting >> 8 & 255:
            self.frames.append(waiting)
            return False
        return True

    def emit(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, only: int = EVERYONE) -> None:
        """Say what happened to whoever listens; costs next to nothing when nobody does."""
        if self.listener is not None:
            self.listener.append(Event(kind, seat, a, b, c, only))

    def secrecy(self) -> int:
        """A number, not 0, while several seats decide in secret; as long as it stays the same, what one of
        them does is not known to the others and changes nothing for them.
        """
        return 0

    def legal(self, seat: int) -> list[int]:
        """The one oracle: every move the seat may make now."""
        raise NotImplementedError

    def play(self, seat: int, move: int, chance: Chance) -> None:
        raise NotImplementedError

    def clone(self) -> "Position":
        raise NotImplementedError

    def returns(self) -> list[float]:
        """What each seat got out of a finished game: 1 for a win, 0 for a loss, equal shares of a tie."""
        raise NotImplementedError

    def hidden(self, seat: int) -> list[int]:
        """The places whose content this seat (or NOBODY) cannot know, though somebody does."""
        raise NotImplementedError

    def determinize(self, seat: int, chance: Chance) -> "Position":
        """A clone in which every hidden place is drawn anew among what looks the same to the seat."""
        raise NotImplementedError

    def heuristic(self, seat: int, move: int) -> int:
        """How good a move looks at a glance: greedy play, and the order in which search tries moves."""
        raise NotImplementedError

    def progress(self) -> int:
        """How far the game is, in stretches that a search may stop after; always 0 in games without them."""
        return 0

    def horizon(self, seat: int) -> int:
        """The stage at which a search of this seat stops and judges by the outlook; by default the end."""
        return END

    def evaluate(self) -> list[float]:
        """What each seat may expect, as `returns` would say; only asked of games with a horizon."""
        return self.returns()


def shares(winners: int, seats: int) -> list[float]:
    """A game's one point, shared by its winners (as bits); nobody has it while there are none."""
    count = 0
    for seat in range(seats):
        count += winners >> seat & 1
    if count == 0:
        return [0.0] * seats
    return [1.0 / count if winners >> seat & 1 else 0.0 for seat in range(seats)]
