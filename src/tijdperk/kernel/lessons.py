"""Lessons: short steps over a recorded game, on the real rules.

A lesson is a TOML file in a game's folder `lessons`, beside the record it begins from. A step says something,
waits for one of some moves, or lets the learner play until something holds. What chance gives and others do
is the same every time, so where a learner stands follows from what the learner did: nothing else is kept.
"""

from __future__ import annotations

import operator
import re
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from tijdperk.kernel.chance import EVERYONE, Chance, Outcome, Sampled
from tijdperk.kernel.content import Names
from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.kernel.game import Game
from tijdperk.kernel.match import Match, Prepared, Step
from tijdperk.kernel.moves import Move
from tijdperk.kernel.notation import split_phrase
from tijdperk.kernel.position import Position
from tijdperk.kernel.record import Draw, Play, read_entry, read_record
from tijdperk.kernel.replay import replay
from tijdperk.kernel.shapes import shaped

Other = Callable[[Position, int], Move]  # what a seat that is not the learner's does where nothing is written

MAX_WORDS = 40  # of one text
MAX_OTHERS = 2_000  # moves of others between two of the learner's: more means that something hangs
GO_ON, BACK = "on", "back"  # what a learner does besides moving; neither is a move in any game
SIGNS: dict[str, Callable[[float, float], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}
CLAUSE = re.compile(r"(\w+(?:\.\w+|\[\d+\])*)\s*(>=|<=|==|!=|>|<)\s*(-?\d+)")
PART = re.compile(r"\w+|\[\d+\]")


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said; `want` waits for one of some moves, `goal` leaves some moves free."""

    say: Names
    ring: list[str] = []  # what is ringed: moves, also as patterns, and things of the board: "card:baths"
    want: list[str] = []  # moves that go on, also as patterns: "build *"
    hint: Names | None = None
    miss: dict[str, Names] = {}  # what is said to a legal move that is not made, by pattern
    then: list[str] = []  # what others do and chance gives afterwards, as a record writes it
    goal: str = ""  # numbers of the learner's view: "me.coins >= 5 and turn < 9"
    moves: int = 0  # how many moves the learner has for it; of wanted ones how many there must be, or else 1

    @property
    def kind(self) -> Literal["text", "move", "goal"]:
        return "move" if self.want else "goal" if self.goal else "text"


class FirstTime(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said in the first game when something happens for the first time."""

    event: str
    say: Names
    rules: list[str] = []


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Names
    about: Names
    record: str
    at: int  # how many moves of it have been made when the lesson begins
    seat: int  # the learner's, from 1
    rules: list[str]
    step: list[LessonStep]


class GuideFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first whole game: who plays, and what is said when something happens for the first time."""

    title: Names
    about: Names
    seats: int
    first: list[FirstTime]
    options: dict[str, str] = {}


@dataclass(frozen=True)
class Lesson:
    """A lesson as it was read, with the match it begins from."""

    id: str
    game: Game
    file: LessonFile
    opening: Match

    @property
    def seat(self) -> int:
        return self.file.seat - 1

    @property
    def steps(self) -> list[LessonStep]:
        return self.file.step


class Scripted(Chance):
    """What a lesson says that chance gives, each when its kind is asked for; the rest from a fixed seed."""

    def __init__(self, script: list[Outcome], source: Chance) -> None:
        self.script = script
        self.source = source

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        for index, outcome in enumerate(self.script):
            if outcome.kind == kind and outcome.value in options:
                del self.script[index]
                return outcome.value
        return self.source.pick(kind, options, only)


class LessonRun:
    """Somebody takes a lesson: where they are in it, and the match as it stands."""

    def __init__(self, lesson: Lesson, other: Other) -> None:
        self.lesson = lesson
        self.other = other
        self.match = lesson.opening.fork(len(lesson.opening.steps), Sampled(lesson.file.at))
        self.index = 0  # of the step that is shown
        self.starts = [len(self.match.steps)]  # by step that was reached: how many moves had been made
        self.answer: Names | None = None  # what is said to the move that was just tried
        self.tries = 0  # moves made towards the goal of this step
        self.failed = False  # the goal was not reached in time

    @property
    def over(self) -> bool:
        return self.index >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        """What is shown; BadInput when the lesson is over."""
        if self.over:
            raise BadInput("lesson-over")
        return self.lesson.steps[self.index]

    @property
    def left(self) -> int:
        """How many moves there are left for the goal, or are still wanted."""
        return max(0, max(self.step.moves, self.step.kind == "move") - self.tries)

    @property
    def ring(self) -> list[str]:
        """What is pointed at: things of the board, and the moves that can still be made."""
        possible = self.choices() if self.asked() else []
        found: list[str] = []
        for named in self.step.ring:
            found += [named] if is_thing(named) else [move for move in possible if fnmatchcase(move, named)]
        return found

    def act(self, action: str) -> None:
        """What the learner did: went on, went back, or moved. Refused, or BadInput, changes nothing."""
        if action == GO_ON:
            self.go_on()
        elif action == BACK:
            self.go_back()
        else:
            self.play(action)

    def go_on(self) -> None:
        """From what was read to what comes next; a goal that was not reached is tried again."""
        if self.failed:
            self.restart()
        elif self.step.kind != "text":
            raise Refused("lesson-move-wanted")
        else:
            self.advance()

    def go_back(self) -> None:
        """To where this step began if moves were made in it, else to where the one before it did."""
        if not self.tries:
            if self.index == 0:
                raise Refused("lesson-at-start")
            self.index -= 1
            del self.starts[self.index + 1 :]
        self.restart()

    def restart(self) -> None:
        self.match = self.match.fork(self.starts[self.index], Sampled(self.starts[self.index]))
        self.answer = None
        self.tries = 0
        self.failed = False

    def play(self, text: str) -> None:
        """A move of the learner's, or several as one phrase, each of which counts.

        If one is legal and not wanted, or leads away from a goal, it is answered, and nothing changes. What
        only says that the learner is done is said by itself, where nothing else is left.
        """
        step = self.step
        if step.kind == "text" or self.failed:
            raise Refused("lesson-read-on")
        seat = self.lesson.seat
        plays, drawn = self.script(step)
        prepared = self.match.prepare(text, seat, chance=Scripted(drawn, Sampled(len(self.match.steps))))
        moves = self.counted(prepared.step.text)
        missed = next((move for move in moves if is_missed(step, move)), None)
        if missed is not None:
            self.answer = answer_to(step, missed)
            return
        if step.kind == "move" and len(moves) > self.left:
            raise Refused("lesson-too-many", wanted=self.left)
        self.answer = None
        self.match.commit(prepared)
        self.close(drawn)
        self.tries += len(moves)
        if step.kind == "move" and self.left and self.asked():
            return
        self.others(plays, drawn)
        if step.kind == "move" or self.reached(step.goal):
            self.advance()
        elif not self.left or not self.asked():
            self.failed = True

    def counted(self, phrase: str) -> list[str]:
        """The moves of a phrase, without the one that only says that the learner is done after them."""
        moves = [move.strip() for move in split_phrase(phrase)]
        return moves[:-1] if len(moves) > 1 and moves[-1] == self.match.game.closing else moves

    def close(self, drawn: list[Outcome]) -> None:
        """Where all decide at once: the learner is done if there is nothing else to do."""
        closing = self.match.game.closing
        if closing and self.asked() and self.match.legal(self.lesson.seat) == [closing]:
            self.commit_other(self.lesson.seat, closing, drawn)

    def advance(self) -> None:
        self.index += 1
        self.starts.append(len(self.match.steps))
        self.answer = None
        self.tries = 0
        self.failed = False

    def asked(self) -> bool:
        return bool(self.match.position.to_move() >> self.lesson.seat & 1)

    def choices(self) -> list[str]:
        """What the learner can do: what is asked, and what nobody waits for."""
        seat = self.lesson.seat
        return [*self.match.legal(seat), *self.match.free(seat)] if not self.match.over else []

    def reached(self, goal: str) -> bool:
        view = msgspec.to_builtins(self.match.game.view(self.match.position, self.lesson.seat))
        return holds(goal, view)

    # -- what others do

    def script(self, step: LessonStep) -> tuple[list[Play], list[Outcome]]:
        """What others are to do and what chance is to give, as it is written."""
        game = self.match.game
        plays: list[Play] = []
        drawn: list[Outcome] = []
        for number, line in enumerate(step.then, 1):
            try:
                entry = read_entry(self.lesson.id, number, line, len(self.match.seats))
                if isinstance(entry, Draw):
                    kind = game.draws.index(entry.kind)
                    drawn.append(Outcome(kind, game.parse_draw(kind, entry.value), EVERYONE))
                elif isinstance(entry, Play):
                    plays.append(entry)
            except (BadInput, ValueError) as reason:
                raise self.broken(line, reason) from None
        return plays, drawn

    def broken(self, line: str, reason: Exception) -> BadInput:
        """What is said of a lesson that cannot be played any more as it is written."""
        return BadInput(
            "lesson-broken",
            lesson=self.lesson.id,
            step=self.index + 1,
            line=line,
            reason=reason if isinstance(reason, TijdperkError) else str(reason),
        )

    def others(self, plays: Sequence[Play], drawn: list[Outcome]) -> None:
        """What is written of others, then whatever they have to do before the learner is asked again."""
        for entry in plays:
            try:
                self.commit_other(entry.seat, entry.move, drawn)
            except TijdperkError as reason:
                raise self.broken(str(entry), reason) from None
        for _ in range(MAX_OTHERS):
            if self.asked() or self.match.over:
                return
            seat = self.match.seat
            self.commit_other(seat, self.other(self.match.position, seat), drawn)
        raise BadInput("lesson-hangs", lesson=self.lesson.id)

    def commit_other(self, seat: int, move: str | Move, drawn: list[Outcome]) -> Step:
        chance = Scripted(drawn, Sampled(len(self.match.steps)))
        prepared: Prepared = self.match.prepare(move, seat, chance=chance)
        return self.match.commit(prepared)


def is_thing(named: str) -> bool:
    """Whether what is ringed is a thing of the board, by its kind and name; no move has a colon."""
    return ":" in named


def matches(patterns: Sequence[str], move: str) -> bool:
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def is_missed(step: LessonStep, move: str) -> bool:
    """Whether a legal move is answered and not made: it is not wanted, or leads away from a goal."""
    return not matches(step.want, move) if step.want else matches(list(step.miss), move)


def answer_to(step: LessonStep, move: str) -> Names | None:
    """What is said to a legal move that is not made."""
    return next((text for pattern, text in step.miss.items() if matches([pattern], move)), None)


def holds(goal: str, view: Any) -> bool:
    """Whether every comparison of a goal is true of a view; BadInput where it speaks of nothing there."""
    for clause in goal.split(" and "):
        match = CLAUSE.fullmatch(clause.strip())
        if not match:
            raise BadInput("lesson-goal", goal=clause)
        value = view
        for part in PART.findall(match[1]):
            try:
                value = value[int(part[1:-1])] if part.startswith("[") else value[part]
            except (KeyError, IndexError, TypeError):
                raise BadInput("lesson-goal", goal=clause) from None
        if not isinstance(value, int | float):
            raise BadInput("lesson-goal", goal=clause)
        if not SIGNS[match[2]](value, int(match[3])):
            return False
    return True


# ---- the files


def lesson_ids(game: Game) -> list[str]:
    """The lessons of a game in their order: files are called `01-name.toml`."""
    return [path.stem[3:] for path in lesson_files(game)]


def lesson_files(game: Game) -> list[Path]:
    return sorted(path for path in (game.folder / "lessons").glob("[0-9][0-9]-*.toml"))


def read_lesson(game: Game, lesson: str) -> Lesson:
    """The lesson of that name; BadInput when there is none, or when its record does not play any more."""
    for path in lesson_files(game):
        if path.stem[3:] == lesson:
            return load_lesson(game, path)
    raise BadInput("lesson-unknown", name=lesson[:40], allowed=", ".join(lesson_ids(game)) or "-")


def lesson_texts(game: Game) -> list[tuple[str, LessonFile]]:
    """The lessons of a game as they are written, by name; nothing is played for it."""
    return [(path.stem[3:], lesson_file(path)) for path in lesson_files(game)]


@cache
def lesson_file(path: Path) -> LessonFile:
    file: LessonFile = shaped(read_toml(path), LessonFile)
    return file


@cache
def recorded(game: Game, path: Path) -> Match:
    """A record, played once for all lessons that begin from it."""
    return replay(read_record(path), game, str(path), strict=True)


@cache
def load_lesson(game: Game, path: Path) -> Lesson:
    file = lesson_file(path)
    match = recorded(game, path.parent / file.record)
    if not 0 <= file.at <= len(match.steps):
        raise BadInput("move-number", given=file.at, most=len(match.steps))
    return Lesson(path.stem[3:], game, file, match.fork(file.at))


@cache
def read_guide(game: Game) -> GuideFile | None:
    """The first whole game, where the game has one."""
    path = game.folder / "lessons" / "guide.toml"
    if not path.exists():
        return None
    guide: GuideFile = shaped(read_toml(path), GuideFile)
    return guide


def read_toml(path: Path) -> Any:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as problem:
        raise BadInput("file-unreadable", file=str(path), problem=str(problem)) from None
