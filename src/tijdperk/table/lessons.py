"""Lessons in the browser. A lesson is not kept: its state follows from what the learner did, which the client
sends again with each step (see `kernel/lessons.py`). Only how far somebody came is written down."""

from __future__ import annotations

import asyncio
from time import time

from litestar import get, post
from litestar.handlers import HTTPRouteHandler

from tijdperk.bots.players import make_player
from tijdperk.kernel.content import Names as Text
from tijdperk.kernel.errors import Refused, TijdperkError
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.lessons import (
    Lesson,
    LessonFile,
    LessonRun,
    lesson_ids,
    lesson_texts,
    read_guide,
    read_lesson,
)
from tijdperk.table.learned import note_progress, progress
from tijdperk.table.lesson_messages import (
    FirstTimeInfo,
    GuideInfo,
    LessonInfo,
    LessonList,
    LessonState,
    TakeLesson,
)
from tijdperk.table.log import Created, Entry, Sitter
from tijdperk.table.messages import Names
from tijdperk.table.presence import Room
from tijdperk.table.server import Server
from tijdperk.table.store import Person
from tijdperk.table.tables import Table
from tijdperk.table.viewing import Viewing
from tijdperk.table.views import refusal

OTHERS = "greedy"  # who plays what a lesson leaves open


@get("/games/{game:str}/lessons")
async def list_lessons(server: Server, person: Person, game: str) -> LessonList:
    """The lessons of a game, with how far you came in each."""
    found = load_game(game)
    learned = await progress(server.store.database, person.id, found.id)
    return LessonList(
        [lesson_info(name, file, learned) for name, file in lesson_texts(found)], guide_info(found)
    )


@post("/games/{game:str}/lessons/{lesson:str}", status_code=200)
async def take_lesson(
    server: Server, person: Person, game: str, lesson: str, data: TakeLesson
) -> LessonState:
    """What a lesson comes to after what you did in it: the text of its step, and the table."""
    found = await asyncio.to_thread(read_lesson, load_game(game), lesson)
    with server.limits.uploads.one(person.id):
        run, refused = await asyncio.to_thread(taken, found, data.actions)
        state = await asyncio.to_thread(state_of, run, refused, person)
    if run.index:
        await note_progress(server.store.database, person.id, game, lesson, run.index, run.over)
    return state


def taken(lesson: Lesson, actions: list[str]) -> tuple[LessonRun, Refused | None]:
    """A lesson after what somebody did in it; what the last action was refused for changes nothing."""
    run = LessonRun(lesson, make_player(OTHERS, seed=1).choose)
    for number, action in enumerate(actions, 1):
        try:
            run.act(action)
        except Refused as reason:
            if number < len(actions):
                raise
            return run, reason
    return run, None


def state_of(
    run: LessonRun, refused: TijdperkError | None, person: Person, followed: bool = True
) -> LessonState:
    """What is shown; a puzzle is followed by no lesson."""
    lesson = run.lesson
    step = None if run.over else run.step
    return LessonState(
        lesson=lesson.id,
        title=names(lesson.file.title),
        rules=lesson.file.rules,
        number=run.index,
        most=len(lesson.steps),
        kind=step.kind if step else "done",
        say=names(step.say) if step else None,
        hint=names(step.hint) if step and step.hint else None,
        ring=run.ring if step else [],
        answer=names(run.answer) if run.answer else None,
        left=run.left if step else 0,
        failed=run.failed,
        refused=refusal(refused) if refused else None,
        next=after(lesson) if followed else None,
        table=Viewing(table_of(run, person), person.id, Room()).whole([]),
    )


def after(lesson: Lesson) -> str | None:
    """The lesson that comes next."""
    ids = lesson_ids(lesson.game)
    place = ids.index(lesson.id) + 1
    return ids[place] if place < len(ids) else None


def table_of(run: LessonRun, person: Person) -> Table:
    """The match as a table at which the learner sits, to be shown like any other."""
    match = run.match
    seats = [
        Sitter(user=person.id, name=person.name) if seat == run.lesson.seat else Sitter(bot=OTHERS)
        for seat in range(len(match.seats))
    ]
    game = match.game
    created = Created(game.id, game.rules_version, match.options, seats, "solo", person.id)
    table = Table("lesson", match)
    table.apply(Entry(1, time(), created))
    return table


def names(text: Text) -> Names:
    return Names(text.en, text.nl)


def lesson_info(name: str, file: LessonFile, learned: dict[str, tuple[int, bool]]) -> LessonInfo:
    step, done = learned.get(name, (0, False))
    return LessonInfo(name, names(file.title), names(file.about), file.rules, len(file.step), step, done)


def guide_info(game: Game) -> GuideInfo | None:
    guide = read_guide(game)
    if guide is None:
        return None
    first = [FirstTimeInfo(one.event, names(one.say), one.rules) for one in guide.first]
    return GuideInfo(names(guide.title), names(guide.about), guide.seats, guide.options, first)


HANDLERS: list[HTTPRouteHandler] = [list_lessons, take_lesson]
