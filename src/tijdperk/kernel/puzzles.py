"""Puzzles: lessons of one step that nobody wrote. The best move of a position from a real game is wanted.

A puzzle is a TOML file in a game's folder `puzzles`, beside the record up to the moment that it is about.
`tijdperk puzzles` finds them (`lab/puzzles.py`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from tijdperk.kernel.content import Names
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import Game
from tijdperk.kernel.lessons import Lesson, LessonFile, LessonStep, read_toml, recorded
from tijdperk.kernel.shapes import shaped
from tijdperk.kernel.text import catalogue

MAX_LEVEL = 4
NEAR_BEST = 0.02  # moves that are worth so little less than the best are right as well


class WorthMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move, and the share of the win that may be expected after it."""

    move: str
    value: float


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: str
    at: int  # how many moves of it have been made
    seat: int  # the solver's, from 1
    seats: int  # how many play
    level: Annotated[int, msgspec.Meta(ge=1, le=MAX_LEVEL)]
    decision: str  # what is asked
    move: list[WorthMove]  # all that there are, best first

    @property
    def right(self) -> list[str]:
        best = self.move[0].value
        return [one.move for one in self.move if one.value >= best - NEAR_BEST]


def puzzle_files(game: Game) -> list[Path]:
    return sorted((game.folder / "puzzles").glob("*.toml"))


@cache
def puzzles_of(game: Game) -> dict[str, PuzzleFile]:
    """The puzzles of a game by name, the easy ones first; nothing is played for it."""
    found = {path.stem: shaped(read_toml(path), PuzzleFile) for path in puzzle_files(game)}
    return dict(sorted(found.items(), key=lambda one: (one[1].level, one[0])))


def read_puzzle(game: Game, name: str) -> Lesson:
    """A puzzle as the lesson that it is; BadInput when there is none of that name."""
    file = puzzles_of(game).get(name)
    if file is None:
        raise BadInput("puzzle-unknown", name=name[:40])
    return as_lesson(game, name, file)


def as_lesson(game: Game, name: str, file: PuzzleFile) -> Lesson:
    best = file.move[0].value
    step = LessonStep(
        both("puzzle-say"),
        want=[literal(move) for move in file.right],
        hint=both("puzzle-hint", lead=points(best - next_best(file))),
        miss={
            **{
                literal(one.move): both("puzzle-miss", worth=points(one.value), best=points(best))
                for one in file.move
                if one.move not in file.right
            },
            "*": both("puzzle-miss-other", best=points(best)),
        },
    )
    title = both(f"puzzle-level-{file.level}")
    text = LessonFile(title, both("puzzle-about"), file.record, file.at, file.seat, [], [step])
    match = recorded(game, game.folder / "puzzles" / file.record)
    return Lesson(name, game, text, match.fork(file.at))


def next_best(file: PuzzleFile) -> float:
    """What the best of the moves that are not right is worth."""
    return max((one.value for one in file.move if one.move not in file.right), default=0.0)


def literal(move: str) -> str:
    """A pattern that fits this move alone."""
    return move.replace("[", "[[]").replace("*", "[*]").replace("?", "[?]")


def both(key: str, **args: object) -> Names:
    """One text in both languages."""
    return Names(catalogue("en").say(key, **args), catalogue("nl").say(key, **args))


def points(share: float) -> int:
    return round(share * 100)
