"""Puzzles in the browser. A puzzle is a lesson of one step, so it is taken like one; whether the first move
was right, and on which days somebody solved any, is written down."""

from __future__ import annotations

import asyncio
from functools import cache

from litestar import get, post
from litestar.handlers import HTTPRouteHandler

from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.puzzles import PuzzleFile, points, puzzles_of, read_puzzle
from tijdperk.kernel.text import catalogue
from tijdperk.table.lesson_messages import TakeLesson
from tijdperk.table.lessons import state_of, taken
from tijdperk.table.messages import Names
from tijdperk.table.puzzle_messages import MoveWorth, PuzzleInfo, PuzzleList, PuzzleState
from tijdperk.table.server import Server
from tijdperk.table.solved import Attempt, attempts, note_attempt, streaks, today, weekday
from tijdperk.table.store import Person

TODAY = 3  # puzzles a day, each of another game

Attempts = dict[tuple[str, str], Attempt]


@get("/puzzles")
async def list_puzzles(server: Server, person: Person) -> PuzzleList:
    """All puzzles, those of today, and your days in a row."""
    done = await attempts(server.store.database, person.id)
    now = today()
    streak, best = streaks(days_of(done), now)
    monday = now - weekday(now)
    week = [monday + place in days_of(done) for place in range(7)]
    infos = await asyncio.to_thread(all_puzzles, done)
    return PuzzleList(infos, of_today(infos, done, now), streak, best, week, weekday(now))


@post("/puzzles/{game:str}/{puzzle:str}", status_code=200)
async def solve_puzzle(
    server: Server, person: Person, game: str, puzzle: str, data: TakeLesson
) -> PuzzleState:
    """A puzzle after what you did in it. A wrong move is answered and not made."""
    found = await asyncio.to_thread(read_puzzle, load_game(game), puzzle)
    with server.limits.uploads.one(person.id):
        run, refused = await asyncio.to_thread(taken, found, data.actions)
        lesson = await asyncio.to_thread(state_of, run, refused, person, False)
    if run.over or run.answer:
        await note_attempt(server.store.database, person.id, game, puzzle, run.over)
    done = await attempts(server.store.database, person.id)
    file = puzzles_of(load_game(game))[puzzle]
    infos = await asyncio.to_thread(all_puzzles, done)
    return PuzzleState(
        lesson,
        file.level,
        run.over,
        worths(file) if run.over else [],
        after(infos, game, puzzle),
        streaks(days_of(done), today())[0],
    )


def days_of(done: Attempts) -> set[int]:
    return {one.day for one in done.values() if one.solved}


def worths(file: PuzzleFile) -> list[MoveWorth]:
    return [MoveWorth(one.move, points(one.value), one.move in file.right) for one in file.move]


def all_puzzles(done: Attempts) -> list[PuzzleInfo]:
    return [
        info_of(game, name, file, done)
        for game in game_ids()
        for name, file in puzzles_of(load_game(game)).items()
    ]


def info_of(game: str, name: str, file: PuzzleFile, done: Attempts) -> PuzzleInfo:
    attempt = done.get((game, name))
    return PuzzleInfo(
        game,
        name,
        file.level,
        asked_in(game, file.decision),
        file.seat - 1,
        file.seats,
        bool(attempt and attempt.solved),
        bool(attempt and attempt.missed),
    )


@cache
def asked_in(game: str, decision: str) -> Names:
    """What a game asks in a decision, as its own texts have it."""
    return Names(*(catalogue(language, game).say(f"ask-{decision}", last="") for language in ("en", "nl")))


def of_today(infos: list[PuzzleInfo], done: Attempts, now: int) -> list[PuzzleInfo]:
    """One of each of some games: the next in their turn that was not solved on a day before."""
    games = list(dict.fromkeys(info.game for info in infos))
    found: list[PuzzleInfo] = []
    for place in range(len(games)):
        game = games[(now + place) % len(games)]
        here = [info for info in infos if info.game == game]
        turned = [here[(now + step) % len(here)] for step in range(len(here))]
        found += [info for info in turned if before_today(info, done, now)][:1]
    return found[:TODAY]


def before_today(info: PuzzleInfo, done: Attempts, now: int) -> bool:
    """Was it still to be solved when the day began?"""
    attempt = done.get((info.game, info.id))
    return attempt is None or not attempt.solved or attempt.day == now


def after(infos: list[PuzzleInfo], game: str, puzzle: str) -> PuzzleInfo | None:
    """The next one that is not solved: of the same game, as hard or harder; else any."""
    here = next(place for place, info in enumerate(infos) if (info.game, info.id) == (game, puzzle))
    turned = infos[here + 1 :] + infos[:here]
    left = [info for info in turned if not info.solved]
    same = [info for info in left if info.game == game]
    return next(iter(same or left), None)


HANDLERS: list[HTTPRouteHandler] = [list_puzzles, solve_puzzle]
