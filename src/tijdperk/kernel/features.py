"""Features: a position as one row of whole numbers, for learned values and for learning environments.

Every place in the row has a name and bounds. The first part is the summary: what a linear value can be
learned from. The rest tells apart whatever the seat can tell apart. Places that are zero are left out.
"""

from typing import Final

MAX_NUMBER: Final = 255  # amounts without a limit of their own count as this much at the most


class Feature:
    """One place of the row: its name, and the least and most it can be."""

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name = name
        self.low = low
        self.high = high


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


def put(at: list[int], of: list[int], place: int, value: int) -> None:
    """Fill in one place, unless it is zero."""
    if value:
        at.append(place)
        of.append(value)
