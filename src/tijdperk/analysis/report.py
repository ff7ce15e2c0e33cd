"""What an analysis says. All values are shares of the win, from 0 to 1; by seat where there are several."""

from __future__ import annotations

from typing import Literal

import msgspec

from tijdperk.analysis.judging import Rated

VERSION = 4  # of how games are judged: what was kept of another one is made again

Grade = Literal["", "inaccuracy", "mistake", "blunder"]
GRADES: tuple[Grade, ...] = ("inaccuracy", "mistake", "blunder")
LIMITS = (0.05, 0.10, 0.15)  # the errors from which on they are called so, where two play


class Chosen(msgspec.Struct, frozen=True):
    """A choice and what the search says of it."""

    step: int  # the move of the game it belongs to, from 1
    part: int  # which one of a phrase
    seat: int
    decision: str
    move: str
    options: int  # how many moves there were
    best: list[Rated]
    made: Rated
    error: float  # what it cost its seat
    grade: Grade
    deep: bool  # judged in the second pass
    value: list[float]  # what each seat may expect before it: as its maker could know, after the best move
    after: list[float]  # after the move that was made
    luck: list[float]  # what chance then gave each seat, against the mean of other draws; [] if nothing
    doubt: list[float]  # the standard error of that
    looked: list[float]  # what each seat may expect before it, as it looked to those who watched
    was: list[float]  # as it was: with nothing hidden


class Lucky(msgspec.Struct, frozen=True):
    """A draw that mattered: how many of some other outcomes were worse and better, by seat."""

    choice: int
    others: int
    worse: list[int]
    better: list[int]


class SeatFigures(msgspec.Struct, frozen=True):
    """A seat's game in figures: result - start = luck - own + others + noise."""

    start: float
    result: float
    luck: float
    own: float  # its own errors
    others: float  # what the choices of others gave it
    noise: float  # what the search saw only later: neither a draw nor an error that it could name
    choices: int
    errors: list[int]  # by grade
    own_margin: (
        float  # how much more or less its errors may be in 19 of 20 cases, as far as the search can tell
    )
    luck_margin: float  # and its luck
    too_few: bool  # a margin is as large as a blunder: the search was too short to tell
    unexplained: bool  # more than half of what changed is neither luck nor an error of anybody

    @property
    def less_luck(self) -> float:
        """Result less luck, counted from the chance at the start."""
        return self.result - self.start - self.luck

    @property
    def given_away(self) -> float:
        """By choice."""
        return self.own / self.choices if self.choices else 0.0


class Turning(msgspec.Struct, frozen=True):
    """A turning point: an error of a seat, or what chance gave one."""

    kind: Literal["error", "luck"]
    choice: int
    seat: int
    amount: float  # an error takes it away; luck may be bad
    draw: int = -1  # of luck: which one of the draws that were looked at


class Analysis(msgspec.Struct, frozen=True):
    """A whole game. The curve goes from choice to choice and ends with `end`."""

    version: int
    game: str
    moves: int
    seed: int
    iterations: int  # of the first pass
    choices: list[Chosen]
    end: list[float]
    seats: list[SeatFigures]
    draws: list[Lucky]
    turning: list[Turning]
    hidden: bool  # did anybody know anything that others did not?


def grade_of(error: float, seats: int) -> Grade:
    """What an error is called, in a game of so many."""
    scale = 2 / seats
    found: Grade = ""
    for grade, limit in zip(GRADES, LIMITS, strict=True):
        if error >= limit * scale:
            found = grade
    return found
