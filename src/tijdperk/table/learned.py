"""How far people came in lessons."""

from __future__ import annotations

from time import time

from tijdperk.table.database import Database

LEARNED = [
    """CREATE TABLE learned (
        person TEXT NOT NULL, game TEXT NOT NULL, lesson TEXT NOT NULL, step INTEGER NOT NULL,
        done INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (person, game, lesson))""",
]


async def progress(database: Database, person: str, game: str) -> dict[str, tuple[int, bool]]:
    """By lesson: how many steps were taken, and whether all were, once."""
    rows = await database.read(
        "SELECT lesson, step, done FROM learned WHERE person = ? AND game = ?", person, game
    )
    return {lesson: (step, bool(done)) for lesson, step, done in rows}


async def note_progress(
    database: Database, person: str, game: str, lesson: str, step: int, done: bool
) -> None:
    """Once done, a lesson stays done."""
    sql = """INSERT INTO learned VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person, game, lesson) DO UPDATE SET
        step = excluded.step, at = excluded.at,
        done = CASE WHEN excluded.done > learned.done THEN excluded.done ELSE learned.done END"""
    await database.write([(sql, (person, game, lesson, step, int(done), time()))])
