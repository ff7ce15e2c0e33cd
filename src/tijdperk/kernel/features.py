"""Features: a position as one row of whole numbers, for learned values and for learning environments.

Every place in the row has a name and bounds. The first part is the summary: what a linear value can be
learned from. The rest tells apart whatever the seat can tell apart. Places that are zero are left out.
"""

from typing import Final

from mypy_extensions import i64

MAX_NUMBER: Final = 255  # amounts without a limit of their own count as this much at the most


class Feature:
    """One place of the row: its name, and the least and most it can be."""

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name = name
        self.low = low
        self.high = high


class Weight:
    """What one of a feature counts for each of three parts."""

    def __init__(self, own: float, rival: float, points: float) -> None:
        self.own = own
        self.rival = rival
        self.points = points


class Weights:
    """What was learned: how much each place of the summary counts for what a position is worth.

    With one part, the sums of all seats are compared by a softmax. With three, of two seats, they are for the
    seat to move: the odds of a sudden win of its own, of one of its rival, and of winning by points.
    """

    def __init__(self, parts: int, places: int, values: list[float], at_once: bool) -> None:
        self.parts = parts
        self.places = places
        self.values = values  # (phase * places + place) * parts + part
        self.at_once = at_once  # a search judges a new node as it stands, without playing on to its horizon
        # With three parts the same once more, by phase and place.
        self.by_phase: list[list[Weight]] = []
        if parts == 3:
            for start in range(0, len(values), places * 3):
                self.by_phase.append(
                    [Weight(*values[at : at + 3]) for at in range(start, start + places * 3, 3)]
                )


class Layout:
    """Where the features of a game lie, for a number of seats: sections of places, one after another."""

    features: list[Feature]
    starts: list[int]  # by section: its first place
    summary: int  # how many places belong to the summary
    phases: int  # in how many phases of the game a place can have a weight of its own
    parts: int  # of the value that is learned: see Weights
    weights: Weights | None  # None where nothing was learned
    styles: int  # how many kinds of moves there are that players like more or less
    bold: list[int]  # the styles that some players go for above all; one that is named twice, twice as often

    def __init__(self, phases: int = 1) -> None:
        self.features = []
        self.starts = []
        self.summary = 0
        self.phases = phases
        self.parts = 1
        self.weights = None
        self.styles = 0
        self.bold = []

    def add(self, section: int, name: str, members: list[str], high: int = 1, low: int = 0) -> None:
        """The next section: a place for each member, or a single place if there are none."""
        assert section == len(self.starts), f"{name} is section {section}"
        self.starts.append(len(self.features))
        names = [f"{name}-{member}" for member in members] if members else [name]
        for full in names:
            self.features.append(Feature(full, low, high))

    def end_summary(self) -> None:
        self.summary = len(self.features)


def numbers(first: int, last: int) -> list[str]:
    """The members of a section that has a place for each of some numbers."""
    return [str(number) for number in range(first, last + 1)]


class Row:
    """Takes the places that are not zero and their values, one by one, into two lists."""

    def __init__(self, at: list[int], of: list[int]) -> None:
        self.at = at
        self.of = of

    def put(self, place: i64, value: i64) -> None:
        if value:
            self.at.append(place)
            self.of.append(value)


class Sums(Row):
    """Keeps no row: adds up what its features count for each of three parts."""

    def __init__(self, weights: list[Weight]) -> None:
        super().__init__([], [])
        self.weights = weights
        self.own = 0.0
        self.rival = 0.0
        self.points = 0.0

    def put(self, place: i64, value: i64) -> None:
        if value == 0:
            return
        weight = self.weights[place]
        if value == 1:
            self.own += weight.own
            self.rival += weight.rival
            self.points += weight.points
        else:
            times = float(value)
            self.own += times * weight.own
            self.rival += times * weight.rival
            self.points += times * weight.points


def put(at: list[int], of: list[int], place: int, value: int) -> None:
    """Fill in one place, unless it is zero."""
    if value:
        at.append(place)
        of.append(value)
