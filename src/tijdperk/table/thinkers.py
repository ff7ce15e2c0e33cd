"""Bots think in processes of their own: one that hangs or eats memory is ended, and another takes over."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from collections.abc import Callable

import msgspec
import structlog

from tijdperk.analysis.judging import Judgement
from tijdperk.bots.players import Spec, read_spec
from tijdperk.kernel.game import overrides
from tijdperk.table.thinker import HINT_SECONDS, MOST_KEPT, Answer, Question
from tijdperk.table.turns import Rank, Turns

MEGABYTES = 1024
GRACE = 10.0  # seconds beyond its own budget before a bot counts as hanging
START = 60.0  # seconds more for a new process: a busy machine takes its time to start one
HELPED = 2.0  # seconds that a second process thinks along at the most: somebody else may want it
LAST_RESORTS = ("", "easy", "easy")  # whom to ask when a bot failed: itself again, then a simple one

Told = Callable[[Answer], None]  # hears how an answer stands while it is being thought about

log = structlog.get_logger()


class ThinkerFailed(Exception):
    """It hung, died or answered nonsense, and was ended."""


class Thinker:
    """One process; it is started when it is first needed."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: Process | None = None

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def ask(self, question: Question, seconds: float, told: Told | None = None) -> Answer:
        try:
            async with asyncio.timeout(seconds):
                return await self.exchange(question, told)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            log.warning("thinker failed", game=question.game, bot=question.bot, problem=type(error).__name__)
            await self.end()
            raise ThinkerFailed from error
        except asyncio.CancelledError:
            await self.end()
            raise

    async def exchange(self, question: Question, told: Told | None) -> Answer:
        if self.process is None or not self.running:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
            )
        assert self.process.stdin
        assert self.process.stdout
        body = msgspec.msgpack.encode(question)
        self.process.stdin.write(len(body).to_bytes(4, "big") + body)
        await self.process.stdin.drain()
        while (answer := await self.read(self.process.stdout)).more:
            if told:
                told(answer)
        return answer

    def tell(self, question: Question | None) -> None:
        """Say what to think about until something is asked, or (None) to stop that: there is no answer."""
        if self.process and self.process.stdin and self.running:
            body = msgspec.msgpack.encode(question) if question else b""
            self.process.stdin.write(len(body).to_bytes(4, "big") + body)

    async def read(self, source: asyncio.StreamReader) -> Answer:
        head = await source.readexactly(4)
        return msgspec.msgpack.decode(await source.readexactly(int.from_bytes(head, "big")), type=Answer)

    async def end(self) -> None:
        process, self.process = self.process, None
        if process and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """So many bots think at the same time; the others wait their turn, each for the person it plays for."""

    def __init__(
        self,
        number: int,
        command: list[str] | None = None,
        grace: float = GRACE,
        start: float = START,
        free_core: Callable[[], bool] | None = None,
        ahead: bool = False,
    ) -> None:
        contents = [f"{name}={game.file}" for name, game in overrides.items()]
        self.command = command or [sys.executable, "-m", "tijdperk.table.thinker", str(MEGABYTES), *contents]
        self.grace = grace
        self.start = start
        self.free_core = free_core or has_free_core
        self.all = [Thinker(self.command) for _ in range(number)]
        self.turns = Turns(self.all)
        self.ahead = ahead  # may bots think while others do?
        self.trees: dict[
            str, Thinker
        ] = {}  # by a bot's place, who has its tree; the one asked last at the end
        self.thinking_ahead: dict[str, Thinker] = {}  # the same of those that think while others do

    async def choose(self, question: Question, who: str, rank: Callable[[], Rank], place: str = "") -> str:
        """The bot's move; when it fails again and again, a simple bot's. `place` names its table and seat."""
        for resort in LAST_RESORTS:
            asked = Question(question.game, question.position, question.seat, resort or question.bot)
            spec = read_spec(asked.bot)
            with contextlib.suppress(ThinkerFailed):
                answer, more = await asyncio.gather(
                    self.ask(asked, spec.seconds, who, rank, place=place), self.help(asked, spec, who, rank)
                )
                return together(answer, more)
        raise ThinkerFailed

    async def help(self, question: Question, spec: Spec, who: str, rank: Callable[[], Rank]) -> Answer | None:
        """A second opinion of somebody's bot, where a process and a core are free."""
        await asyncio.sleep(0)  # the first one takes its turn before
        if not spec.seconds or rank() > Rank.AWAITED or not self.free_core():
            return None
        turn = self.turns.take_idle(who)
        if turn is None:
            return None
        self.is_asked(turn.worker)
        seconds = min(spec.seconds, HELPED)
        asked = Question(question.game, question.position, question.seat, f"{spec.name}:{seconds:.3f}s")
        try:
            start = 0.0 if turn.worker.running else self.start
            return await turn.worker.ask(asked, seconds + self.grace + start)
        except ThinkerFailed:
            return None
        finally:
            self.turns.give_back(turn)

    async def advise(
        self, question: Question, who: str, told: Told | None = None
    ) -> list[tuple[str, float, float]]:
        return (await self.ask(question, HINT_SECONDS, who, lambda: Rank.WATCHED, told)).moves

    @property
    def most_alone(self) -> int:
        """How many processes nobody waits for may have at once."""
        return self.turns.most_alone

    async def judge(self, question: Question, budget: float, who: str) -> Judgement:
        """What the search says of a choice: when no bot has to move and nobody wants a hint."""
        answer = await self.ask(question, budget, who, lambda: Rank.STUDY)
        if answer.judgement is None:
            raise ThinkerFailed
        return answer.judgement

    async def ask(
        self,
        question: Question,
        budget: float,
        who: str,
        rank: Callable[[], Rank],
        told: Told | None = None,
        place: str = "",
    ) -> Answer:
        turn = await self.turns.take(who, rank, self.trees.pop(place, None))
        self.is_asked(turn.worker)
        if place:
            self.trees[place] = turn.worker
            if len(self.trees) > MOST_KEPT * len(self.all):
                del self.trees[next(iter(self.trees))]
        try:
            start = 0.0 if turn.worker.running else self.start
            return await turn.worker.ask(question, budget + self.grace + start, told)
        finally:
            self.turns.give_back(turn)

    def think_ahead(self, question: Question, place: str) -> None:
        """A bot thinks while others do, as long as nobody wants the process that has its tree."""
        worker = self.trees.get(place)
        if self.ahead and worker in self.turns.idle and read_spec(question.bot).seconds:
            self.turns.leave_to_the_last(worker)
            self.is_asked(worker)
            self.thinking_ahead[place] = worker
            worker.tell(msgspec.structs.replace(question, ahead=True))

    def stop_ahead(self, place: str) -> None:
        """What the bot thinks about has changed."""
        worker = self.thinking_ahead.pop(place, None)
        if worker:
            worker.tell(None)

    def is_asked(self, worker: Thinker) -> None:
        """Whatever it thought ahead about ends by that."""
        for place in [place for place, one in self.thinking_ahead.items() if one is worker]:
            del self.thinking_ahead[place]

    async def close(self) -> None:
        for thinker in self.all:
            await thinker.end()


def together(answer: Answer, more: Answer | None) -> str:
    """The move that two searches of the same position tried most; the first one's, if it is alone."""
    if more is None or not more.tries or not answer.tries:
        return answer.moves[0][0]
    tries = Counter(dict(answer.tries)) + Counter(dict(more.tries))
    return max(tries, key=lambda move: tries[move])


def has_free_core() -> bool:
    """Has the machine had less to do lately than it has cores, with one more to spare?"""
    try:
        return os.getloadavg()[0] + 1.0 < len(os.sched_getaffinity(0))
    except (OSError, AttributeError):  # elsewhere than on Linux there is no saying
        return False
