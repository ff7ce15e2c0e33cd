"""Position: everything true about one game in progress, and what every game must answer about it.

A position is plain data: ints, lists of ints, and frames. It has no clock, no generator and no I/O. What a
seat has to decide is a stack of frames in the position, never a closure, so that a game can sleep in the
middle of a nested choice and wake up exactly there.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from tijdperk.kernel.chance import EVERYONE, Chance, Sampled
from tijdperk.kernel.features import Layout, Sums
from tijdperk.kernel.moves import Move

NOBODY: Final = -1  # a viewer who holds no seat; the seat of an event that is about none
END: Final = 1 << 30  # the progress that is never reached before the end of the game
ALL: Final = -1  # a set of seats, as bits: every seat, and those who watch

# How the fields of a position behave when it is cloned (see tools/fields.py).
Copied = list[int]  # edited in place: every clone has a list of its own
Shared = list[int]  # replaced, never edited: clones share the list
SharedLists = list[list[int]]  # the same for lists of lists

# The lowest seat in a set of seats given as bits.
LOWEST: Final[list[int]] = [0] + [(seats & -seats).bit_length() - 1 for seats in range(1, 256)]


class Frame:
    """A decision that one or several seats have to make. A frame is never edited, so clones share it.

    Frames form a stack: `below` is what goes on when this one is answered. Each has a `serial` number of its
    own within the game (but see `ask_first`). `kept` holds the seats' own stacks of the frame below while
    this one lies on it.
    """

    __slots__ = ("a", "b", "below", "c", "group", "kept", "kind", "sealed", "seats", "secret", "serial")

    def __init__(
        self,
        kind: int,
        seats: int,
        a: int,
        b: int,
        c: int,
        serial: int,
        secret: bool,
        below: "Frame | None",
        kept: "list[Frame | None]",
        sealed: int,
        group: int,
    ) -> None:
        self.kind = kind
        self.seats = seats  # as bits: those who still have to answer
        self.a = a  # up to three numbers of detail
        self.b = b
        self.c = c
        self.serial = serial
        self.secret = secret  # what each seat does is not known to the others until all have answered
        self.below = below
        self.kept = kept
        # The outermost secret frame, and the outermost one that several seats answer, by serial; 0 for none.
        self.sealed = sealed
        self.group = group


def with_seats(frame: Frame, seats: int) -> Frame:
    """The same frame with other seats still to answer."""
    return Frame(
        frame.kind,
        seats,
        frame.a,
        frame.b,
        frame.c,
        frame.serial,
        frame.secret,
        frame.below,
        frame.kept,
        frame.sealed,
        frame.group,
    )


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What every game's position can do.

    `play` trusts its move to be one of `legal` (or `free`): it is the fast path of playouts and search. Moves
    from outside go through `Match`, which checks them.
    """

    frame: Frame | None  # the top of the stack: what is asked now, None when the game is over
    own: list[Frame | None]  # by seat, over a frame of several seats: what it is asked first; [] over others
    serial: int  # frames so far
    barriers: Shared  # by seat: how often its own undo was cut off; [] as long as nobody's was
    listener: list[Event] | None  # events since somebody began to listen; not part of what is true

    # -- what is asked

    def to_move(self) -> int:
        """The seats that have to make a decision now, as bits; none when the game is over."""
        frame = self.frame
        return 0 if frame is None else frame.seats

    def is_asked(self, seat: int) -> bool:
        """Has this seat (or NOBODY, who never has) to make a decision now?"""
        frame = self.frame
        return frame is not None and seat >= 0 and frame.seats >> seat & 1 != 0

    def frame_of(self, seat: int) -> Frame:
        """What this seat is asked now, or would be once it is its turn."""
        if self.own:
            own = self.own[seat]
            if own is not None:
                return own
        frame = self.frame
        assert frame is not None
        return frame

    def decision_kind(self, seat: int) -> int:
        """The kind of decision this seat has to make."""
        return self.frame_of(seat).kind

    def top_kind(self) -> int:
        """The kind of the top frame, -1 when the game is over."""
        frame = self.frame
        return -1 if frame is None else frame.kind

    def sealed(self) -> int:
        """The serial of the secret decision that is under way, 0 when there is none.

        As long as it stays the same, what one seat does is known to others only as far as `audience` says,
        and changes nothing for them.
        """
        frame = self.frame
        return 0 if frame is None else frame.sealed

    def group(self) -> int:
        """The serial of the decision that several seats are making at the same time, 0 when there is none."""
        frame = self.frame
        return 0 if frame is None else frame.group

    def ask(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """A seat has to make a decision before anything else goes on."""
        below = self.frame
        serial = self.serial + 1
        self.serial = serial
        if below is None:
            self.frame = Frame(kind, 1 << seat, a, b, c, serial, False, None, self.own, 0, 0)
            return
        sealed, group = below.sealed, below.group
        self.frame = Frame(kind, 1 << seat, a, b, c, serial, False, below, self.own, sealed, group)
        if self.own:
            self.own = []

    def ask_instead(self, kind: int, seat: int) -> None:
        """The top frame is answered, and a seat has to make another decision in its place."""
        frame = self.frame
        assert frame is not None
        serial = self.serial + 1
        self.serial = serial
        below, kept, sealed, group = frame.below, frame.kept, frame.sealed, frame.group
        self.frame = Frame(kind, 1 << seat, 0, 0, 0, serial, False, below, kept, sealed, group)

    def ask_further(self, a: int, b: int = 0, c: int = 0) -> None:
        """Something of the top frame's decision is answered; it goes on with other details."""
        frame = self.frame
        assert frame is not None
        serial, secret, sealed, group = frame.serial, frame.secret, frame.sealed, frame.group
        below, kept = frame.below, frame.kept
        self.frame = Frame(frame.kind, frame.seats, a, b, c, serial, secret, below, kept, sealed, group)

    def ask_together(self, kind: int, seats: int, count: int, secret: bool = False, a: int = 0) -> None:
        """Several seats (as bits, of so many in the game) decide at the same time, openly or in secret.

        `b` of the frame keeps which seats were asked.
        """
        self.serial += 1
        below = self.frame
        sealed = below.sealed if below is not None else 0
        group = below.group if below is not None else 0
        if secret and sealed == 0:
            sealed = self.serial
        if group == 0:
            group = self.serial
        self.frame = Frame(kind, seats, a, seats, 0, self.serial, secret, below, self.own, sealed, group)
        own: list[Frame | None] = [None] * count
        self.own = own

    def ask_first(self, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Within a decision of several seats: ask one of them this before anything else.

        It has the serial of that decision: how far a seat is with its own part is nobody else's business.
        """
        frame = self.frame
        assert frame is not None
        empty: list[Frame | None] = []
        own = self.own[seat]
        serial, sealed, group = frame.serial, frame.sealed, frame.group
        self.own[seat] = Frame(kind, 1 << seat, a, b, c, serial, False, own, empty, sealed, group)

    def answered_first(self, seat: int) -> None:
        """What the seat was asked by `ask_first` is answered."""
        own = self.own[seat]
        assert own is not None
        self.own[seat] = own.below

    def answered(self) -> None:
        """The top frame is answered; what lies under it goes on."""
        frame = self.frame
        assert frame is not None
        self.frame = frame.below
        self.own = frame.kept[:] if frame.kept else frame.kept

    def resolve(self, seat: int) -> bool:
        """Take the seat's answer to a frame of several seats; true, and the frame gone, when it was the last.

        Where the frame interrupted another one of several seats, that is as far as they can go back by
        themselves: the answers are known now.
        """
        frame = self.frame
        assert frame is not None
        waiting = frame.seats & ~(1 << seat)
        if waiting:
            self.frame = with_seats(frame, waiting)
            return False
        below = frame.below
        if below is not None and below.group:
            count = len(self.own)
            for other in range(count):
                if frame.b >> other & 1:
                    self.raise_barrier(other, count)
        self.answered()
        return True

    def unresolve(self, seat: int) -> None:
        """A seat that had answered a frame of several seats is asked again."""
        frame = self.frame
        assert frame is not None
        self.frame = with_seats(frame, frame.seats | 1 << seat)

    def finish(self) -> None:
        """The game is over: nothing is asked any more."""
        self.frame = None
        self.own = []

    def copy_asked(self, other: "Position") -> None:
        """Give a clone what is asked; nobody listens to it."""
        other.frame = self.frame
        other.own = self.own[:] if self.own else self.own
        other.serial = self.serial
        other.barriers = self.barriers
        other.listener = None

    def ask_nothing(self) -> None:
        """Before the game: nothing is asked yet, and nobody listens."""
        self.frame = None
        self.own = []
        self.serial = 0
        self.barriers = []
        self.listener = None

    # -- what others know, and how far one can go back

    def audience(self, seat: int, move: Move) -> int:
        """Who hears at once that the seat makes this move, as bits of seats; ALL when it is made openly."""
        frame = self.frame
        return 1 << seat if frame is not None and frame.secret else ALL

    def barrier(self, seat: int) -> int:
        """A number that grows whenever something happens that the seat's own undo does not go behind."""
        return self.barriers[seat] if self.barriers else 0

    def raise_barrier(self, seat: int, count: int) -> None:
        """From here on the seat (of so many in the game) does not take back by itself what it did before."""
        barriers = self.barriers or [0] * count
        self.barriers = with_at(barriers, seat, barriers[seat] + 1)

    def emit(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, only: int = EVERYONE) -> None:
        """Say what happened to whoever listens; costs next to nothing when nobody does."""
        if self.listener is not None:
            self.listener.append(Event(kind, seat, a, b, c, only))

    # -- what every game answers

    def legal(self, seat: int) -> list[Move]:
        """The one oracle: every answer the seat may give to what it is asked now."""
        raise NotImplementedError

    def free(self, seat: int) -> list[Move]:
        """Moves the seat may make though nobody waits for them: claims, offers, standing orders."""
        return []

    def is_free(self, seat: int, move: Move) -> bool:
        """May the seat make this move though nobody waits for it? A game may allow more than `free` lists."""
        return move in self.free(seat)

    def any_move(self, seat: int, chance: Sampled) -> Move:
        """One of the legal moves by lot. A game may find it without making a list, for quick playouts."""
        moves = self.legal(seat)
        return moves[chance.below(len(moves))]

    def candidates(self, seat: int) -> list[Move]:
        """The moves a bot looks at: `legal`, or a few of it (and of `free`) that are worth the time."""
        return self.legal(seat)

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        raise NotImplementedError

    def clone(self) -> "Position":
        raise NotImplementedError

    def returns(self) -> list[float]:
        """What each seat got out of a finished game: 1 for a win, 0 for a loss, equal shares of a tie.

        Nobody gets anything where all have lost.
        """
        raise NotImplementedError

    def hidden(self, seat: int) -> list[int]:
        """The places whose content this seat (or NOBODY) cannot know, though somebody does."""
        raise NotImplementedError

    def determinize(self, seat: int, chance: Chance) -> "Position":
        """A clone in which every hidden place is drawn again among what looks the same to the seat."""
        raise NotImplementedError

    def heuristic(self, seat: int, move: Move) -> int:
        """How good a move looks at a glance: greedy play, and the order in which search tries moves."""
        raise NotImplementedError

    def weighed(self, seat: int) -> tuple[list[Move], list[int]]:
        """The candidates and how good each looks: both at once where a game weighs moves to find them."""
        moves = self.candidates(seat)
        return moves, [self.heuristic(seat, move) for move in moves]

    def progress(self) -> int:
        """How far the game is, in stretches that a search may stop after; always 0 in games without them."""
        return 0

    def horizon(self, seat: int) -> int:
        """The progress at which a search of this seat stops and evaluates; by default the end."""
        return END

    def evaluate(self) -> list[float]:
        """What each seat may expect, as `returns` would say; only asked of games with a horizon."""
        return self.returns()

    def features(self, seat: int, at: list[int], of: list[int]) -> None:
        """Append the places of the features that are not zero, and their values, as this seat sees them.

        The seat's own come first; only what it may know is read. `Game.layout` names the places.
        """

    def summary(self, seat: int, at: list[int], of: list[int]) -> None:
        """The first part of the features: what a learned value is computed from."""

    def sum_up(self, seat: int, sums: Sums) -> None:
        """Put the summary into sums. A game may do so without making lists of it."""
        at: list[int] = []
        of: list[int] = []
        self.summary(seat, at, of)
        for index in range(len(at)):
            sums.put(at[index], of[index])

    def layout(self) -> Layout | None:
        """The places of the features, with what was learned of them."""
        return None

    def sudden(self) -> bool:
        """Did the game end by a victory on the spot, before anything was counted?"""
        return False

    def style(self, move: Move) -> int:
        """Of which style a move is: by these, players who learn lean to one kind of play or another."""
        return 0

    def value_phase(self) -> int:
        """The phase of the game, where a learned value has weights for each."""
        return 0


def shares(winners: int, seats: int) -> list[float]:
    """A game's one point, shared by its winners (as bits); nobody has it while there are none."""
    count = 0
    for seat in range(seats):
        count += winners >> seat & 1
    if count == 0:
        return [0.0] * seats
    return [1.0 / count if winners >> seat & 1 else 0.0 for seat in range(seats)]
