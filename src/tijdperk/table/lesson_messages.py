"""What server and browser say to each other about lessons and first games."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tijdperk.table.messages import Message, Names, Refusal, ServerStruct, TableView


class LessonInfo(ServerStruct):
    id: str
    title: Names
    about: Names
    rules: list[str]
    steps: int
    step: int  # how far you came
    done: bool


class FirstTimeInfo(ServerStruct):
    """What is said in a first game when something happens for the first time."""

    event: str
    say: Names
    rules: list[str]


class GuideInfo(ServerStruct):
    """The first whole game: who plays, and what is said meanwhile."""

    title: Names
    about: Names
    seats: int
    options: dict[str, str]
    first: list[FirstTimeInfo]


class LessonList(ServerStruct):
    lessons: list[LessonInfo]
    guide: GuideInfo | None


class TakeLesson(Message):
    """All that was done in a lesson so far: "on", "back", or a move."""

    actions: Annotated[list[Annotated[str, msgspec.Meta(max_length=400)]], msgspec.Meta(max_length=300)] = []


class LessonState(ServerStruct):
    """A lesson after what was done in it."""

    lesson: str
    title: Names
    rules: list[str]
    number: int  # of the step, from 0
    most: int
    kind: Literal["text", "move", "goal", "done"]
    say: Names | None
    hint: Names | None
    ring: list[str]  # what is ringed: moves, and things of the board with their kind
    answer: Names | None  # to a move that is legal and not wanted: nothing changed
    left: int  # moves for a goal
    failed: bool  # the goal was not reached: going on tries it again
    refused: Refusal | None  # the last action was not possible: nothing changed
    next: str | None  # the lesson that follows
    table: TableView
