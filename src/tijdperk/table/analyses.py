"""Finished games are analysed in the bots' processes, when these have nothing else to do, one a person.

What was found is a cache: kept as long as the table is, and made again when games are judged another way.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import structlog

from tijdperk.analysis.analyst import LEAST, Analyst, expected_iterations, usual_iterations
from tijdperk.analysis.glance import course_of
from tijdperk.analysis.judging import Ask, Judgement
from tijdperk.analysis.report import Analysis
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.game import Game
from tijdperk.kernel.record import Record
from tijdperk.kernel.replay import replay
from tijdperk.table.analysis_messages import AnalysisBrief, AnalysisState
from tijdperk.table.analysis_store import briefs_of, keep, kept
from tijdperk.table.database import Database
from tijdperk.table.tables import Table
from tijdperk.table.thinker import Judging, Question
from tijdperk.table.thinkers import ThinkerFailed, Thinkers

TRIAL = 10  # iterations by which it is found how fast a game is searched here
LONGER = 4.0  # times the patience for a game that would get fewer iterations than mean anything
SLOWEST = 2.0  # iterations a second that count as hanging, if there are fewer

log = structlog.get_logger()


@dataclass
class Running:
    """An analysis that is being made."""

    person: str
    task: asyncio.Task[None] | None = None
    progress: float = 0.0
    choices: int = 0
    values: dict[int, list[float]] = field(default_factory=dict)  # of the first pass, by choice

    def curve(self) -> list[list[float]]:
        """From the left, as far as nothing is missing."""
        found: list[list[float]] = []
        while len(found) in self.values:
            found.append(self.values[len(found)])
        return found


class Analyses:
    """`spawn` starts what goes on by itself; `patience` is the seconds of one processor for a game, about."""

    def __init__(
        self,
        database: Database,
        thinkers: Thinkers,
        spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
        patience: float,
    ) -> None:
        self.database = database
        self.thinkers = thinkers
        self.spawn = spawn
        self.patience = patience
        self.running: dict[str, Running] = {}
        self.rates: dict[str, float] = {}  # iterations a second, by game, as they were found last

    # -- asking

    async def state(self, table: Table) -> AnalysisState:
        found = await self.kept(table)
        if found:
            return AnalysisState("done", 1.0, analysis=found)
        running = self.running.get(table.id)
        if running:
            return AnalysisState("running", running.progress, running.curve(), running.choices)
        return AnalysisState("none", seconds=self.estimate(table))

    def estimate(self, table: Table) -> float | None:
        rate = self.rates.get(table.game.id)
        if not rate:
            return None
        match = table.match
        choices = len(match.steps)
        draws = sum(bool(step.outcomes) for step in match.steps)
        first = usual_iterations(match, choices)
        return min(self.patience, expected_iterations(match, choices, draws, first) / rate)

    async def kept(self, table: Table) -> Analysis | None:
        return await kept(self.database, table.id, len(table.match.steps), table.game)

    async def briefs(self, person: str, tables: list[str]) -> list[AnalysisBrief]:
        """Of those games of a person, or of a group of theirs, that were analysed, or are being."""
        found = await briefs_of(self.database, person, tables)
        known = {brief.table for brief in found}
        for table in tables:
            running = self.running.get(table)
            if running and running.person == person and table not in known:
                found.append(AnalysisBrief(table, "running", running.progress))
        return found

    async def course(self, table: Table) -> list[list[float]]:
        """How the game looked at a glance, from its start to its end; Refused for one that is not over."""
        check_over(table)
        return await asyncio.to_thread(course_of, table.match)

    # -- making

    async def start(self, table: Table, person: str) -> AnalysisState:
        """Begin, unless it is done or under way already; Refused for a game that is not over."""
        check_over(table)
        if table.id not in self.running and not await self.kept(table):
            if any(one.person == person for one in self.running.values()):
                raise Refused("analysis-one")
            running = self.running[table.id] = Running(person)
            running.task = self.spawn(self.make(table.id, table.game, table.record(), running))
        return await self.state(table)

    def stop(self, table: str, person: str) -> None:
        """Whoever asked for it does not want it any more."""
        running = self.running.get(table)
        if running and running.person == person and running.task:
            running.task.cancel()

    def forget(self, table: str = "", person: str = "") -> None:
        """The table, or whoever asked, is no more."""
        for which, running in self.running.items():
            if running.task and (which == table or running.person == person):
                running.task.cancel()

    async def make(self, table: str, game: Game, record: Record, running: Running) -> None:
        try:
            found = await self.judged(game, record, running)
            await self.database.write([keep(table, found, game)])
        except ThinkerFailed:
            log.warning("analysis failed", game=game.id)
        finally:
            del self.running[table]

    async def judged(self, game: Game, record: Record, running: Running) -> Analysis:
        def begin(iterations: int) -> Analyst:
            return Analyst(replay(record, game, strict=True), iterations)

        analyst = await asyncio.to_thread(begin, 0)
        running.choices = len(analyst.points)
        most = await self.affordable(game, analyst, running)
        if most < analyst.first:
            analyst = await asyncio.to_thread(begin, most)
        work = analyst.work()
        done = 0
        lot = 0

        async def answer(place: int, ask: Ask) -> Judgement:
            nonlocal done
            found = await self.ask(game, ask, running.person)
            done += ask.iterations
            running.progress = min(1.0, done / analyst.expected)
            if lot == 0 and place < running.choices:
                running.values[place] = found.value
            return found

        asks = next(work)
        while True:
            answers = await in_turn(
                [answer(place, ask) for place, ask in enumerate(asks)], self.thinkers.most_alone
            )
            lot += 1
            try:
                asks = await asyncio.to_thread(sent, work, answers)
            except Finished as finished:
                return finished.analysis

    async def affordable(self, game: Game, analyst: Analyst, running: Running) -> int:
        """The iterations of the first pass for which patience suffices, as fast as this game is here."""
        if not analyst.points:
            return analyst.first
        trial = analyst.ask(len(analyst.points) // 2, TRIAL, 0)
        await self.ask(game, trial, running.person)  # a process may have to be started
        began = time.monotonic()
        judged = await self.ask(game, trial, running.person)
        taken = max(1e-4, time.monotonic() - began)
        tried = max(TRIAL, judged.made.visits)
        self.rates[game.id] = tried / taken
        most = max(1, int(analyst.first * self.patience * tried / taken / analyst.expected))
        return most if most >= LEAST else min(LEAST, int(most * LONGER))

    async def ask(self, game: Game, ask: Ask, person: str) -> Judgement:
        made = game.notation(ask.position, ask.made) if ask.made else ""
        judging = Judging(made, ask.iterations, ask.seed, ask.open)
        question = Question(game.id, game.store(ask.position), ask.seat, judging=judging)
        return await self.thinkers.judge(question, ask.iterations / SLOWEST, person)


def check_over(table: Table) -> None:
    if not table.disclosed:
        raise Refused("analysis-running")
    if table.stopped:
        raise table.stopped


class Finished(Exception):
    """The work is done. (A thread cannot hand on StopIteration.)"""

    def __init__(self, analysis: Analysis) -> None:
        super().__init__()
        self.analysis = analysis


def sent(work: Any, answers: list[Judgement]) -> list[Ask]:
    """What is to be asked next."""
    try:
        asks: list[Ask] = work.send(answers)
    except StopIteration as finished:
        raise Finished(finished.value) from None
    return asks


async def in_turn(work: list[Coroutine[Any, Any, Judgement]], most: int) -> list[Judgement]:
    """All answers in their order, so many at a time; if one fails or it is stopped, none goes on."""
    room = asyncio.Semaphore(most)

    async def one(part: Coroutine[Any, Any, Judgement]) -> Judgement:
        async with room:
            return await part

    tasks = [asyncio.create_task(one(part)) for part in work]
    try:
        return list(await asyncio.gather(*tasks))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for part in work:
            part.close()
