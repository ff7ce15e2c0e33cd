"""What server and browser say to each other about puzzles."""

from __future__ import annotations

from tijdperk.table.lesson_messages import LessonState
from tijdperk.table.messages import Names, ServerStruct


class PuzzleInfo(ServerStruct):
    """A puzzle in a list."""

    game: str
    id: str
    level: int  # from 1, the easiest
    asked: Names  # in words
    seat: int  # the solver's
    seats: int
    solved: bool
    missed: bool  # another move was tried first


class PuzzleList(ServerStruct):
    """All puzzles by game and level, those of today, and on how many days in a row you solved one."""

    puzzles: list[PuzzleInfo]
    today: list[PuzzleInfo]
    streak: int
    best: int
    week: list[bool]  # from Monday: did you solve one?
    weekday: int  # today's place in it


class MoveWorth(ServerStruct):
    """A move, and how many of 100 games it wins."""

    move: str
    worth: int
    right: bool


class PuzzleState(ServerStruct):
    """A puzzle after what was done in it: as a lesson; when it is solved, what each move is worth."""

    lesson: LessonState
    level: int
    solved: bool
    worth: list[MoveWorth]
    next: PuzzleInfo | None  # another one to solve
    streak: int
