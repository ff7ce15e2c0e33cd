"""Which puzzles people solved, and on which days."""

from __future__ import annotations

from dataclasses import dataclass
from time import time

from tijdperk.table.database import Database

SOLVED = [
    """CREATE TABLE solved (
        person TEXT NOT NULL, game TEXT NOT NULL, puzzle TEXT NOT NULL, missed INTEGER NOT NULL,
        day INTEGER NOT NULL, PRIMARY KEY (person, game, puzzle))""",
]
DAY = 86_400
UNSOLVED = -1  # in place of the day


@dataclass(frozen=True)
class Attempt:
    missed: bool  # another move was tried first
    day: int  # on which it was solved first

    @property
    def solved(self) -> bool:
        return self.day != UNSOLVED


def today() -> int:
    """Days since 1970, by UTC: a day is the same for everybody."""
    return int(time()) // DAY


def weekday(day: int) -> int:
    """From Monday, 0; the first of all days was a Thursday."""
    return (day + 3) % 7


async def attempts(database: Database, person: str) -> dict[tuple[str, str], Attempt]:
    rows = await database.read("SELECT game, puzzle, missed, day FROM solved WHERE person = ?", person)
    return {(game, puzzle): Attempt(bool(missed), day) for game, puzzle, missed, day in rows}


async def note_attempt(database: Database, person: str, game: str, puzzle: str, right: bool) -> None:
    """The first day counts, and whether the first move was right."""
    sql = """INSERT INTO solved VALUES (?, ?, ?, ?, ?) ON CONFLICT (person, game, puzzle) DO UPDATE SET
        day = CASE WHEN solved.day < 0 THEN excluded.day ELSE solved.day END"""
    day = today() if right else UNSOLVED
    await database.write([(sql, (person, game, puzzle, int(not right), day))])


def streaks(days: set[int], now: int) -> tuple[int, int]:
    """How many days in a row up to now (or yesterday, while today is not over), and the most ever."""
    best = run = 0
    last = None
    for day in sorted(days):
        run = run + 1 if last is not None and day == last + 1 else 1
        best = max(best, run)
        last = day
    return (run if last is not None and last >= now - 1 else 0), best
