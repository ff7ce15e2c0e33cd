"""The bots at the tables: set thinking when they are to decide, they play what they come up with, and advise.

What they decide is a command like anybody's: it becomes an entry of the log, or comes too late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from tijdperk.kernel.errors import Refused, TijdperkError
from tijdperk.table.log import LogEvent
from tijdperk.table.messages import Advised, Suggested, Thinking
from tijdperk.table.metrics import Metrics
from tijdperk.table.pace import made_in_turn, paced, pause
from tijdperk.table.session import LiveTable
from tijdperk.table.store import Person
from tijdperk.table.thinker import Answer, Question
from tijdperk.table.thinkers import ThinkerFailed, Thinkers
from tijdperk.table.turns import Rank

BACK_OFF = 3.0  # seconds before a bot that could not move tries again

Add = Callable[[LiveTable, Callable[[], list[LogEvent]]], Awaitable[int]]
log = structlog.get_logger()


class Bots:
    """`add` writes what is made of a table as it is then; `pause` lets people follow."""

    def __init__(self, thinkers: Thinkers, metrics: Metrics, pause: float, add: Add) -> None:
        self.thinkers = thinkers
        self.metrics = metrics
        self.pause = pause
        self.add = add
        self.tasks: set[asyncio.Task[None]] = set()
        self.advising: set[str] = set()
        self.closed = False

    async def close(self) -> None:
        self.closed = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def start_bots(self, live: LiveTable) -> None:
        """Set every bot thinking that is to decide."""
        for seat in [] if self.closed or live.gone else live.table.waiting_for():
            if live.table.seats[seat].kind == "bot" and seat not in live.thinking:
                task = live.thinking[seat] = asyncio.create_task(self.play_bot(live, seat))
                task.add_done_callback(partial(self.ended, live, seat))
                self.tasks.add(task)
                self.metrics.thinking.inc()
                send_thinking(live)

    def ended(self, live: LiveTable, seat: int, task: asyncio.Task[None]) -> None:
        """A bot stopped thinking. Meanwhile the seat may be a bot's again, which nobody set thinking."""
        self.tasks.discard(task)
        del live.thinking[seat]
        self.metrics.thinking.dec()
        send_thinking(live)
        problem = None if task.cancelled() else task.exception()
        if problem:
            log.error("bot failed", exc_info=problem)
        else:
            self.start_bots(live)
            self.think_ahead(live, seat)

    def stop_stale(self, live: LiveTable) -> None:
        """A bot that is not to decide any more need not think on; one that waits, only about what is now."""
        for seat, seen in list(live.ahead.items()):
            if seen is not live.table.match.position or live.table.seats[seat].kind != "bot":
                self.stop_ahead(live, seat)
                self.think_ahead(live, seat)
        for seat, task in live.thinking.items():
            gone = seat not in live.table.waiting_for() or live.table.seats[seat].kind != "bot"
            if gone and task is not asyncio.current_task():
                task.cancel()

    def stop_all(self, live: LiveTable) -> None:
        """The table is not in use any more."""
        for task in live.thinking.values():
            task.cancel()
        for seat in list(live.ahead):
            self.stop_ahead(live, seat)

    def think_ahead(self, live: LiveTable, seat: int) -> None:
        """The bot thinks while people do, if the host allows it and one of them looks at the table."""
        table = live.table
        waiting, bot = table.waiting_for(), table.seats[seat].bot
        people = any(table.seats[one].kind == "person" for one in waiting)
        if not self.thinkers.ahead or self.closed or live.gone:
            return
        if bot and people and seat not in waiting and rank_of(live) == Rank.WATCHED:
            live.ahead[seat] = table.match.position
            question = Question(table.game.id, table.game.store(table.match.position), seat, bot)
            self.thinkers.think_ahead(question, place_of(live, seat))

    def stop_ahead(self, live: LiveTable, seat: int) -> None:
        del live.ahead[seat]
        self.thinkers.stop_ahead(place_of(live, seat))

    async def play_bot(self, live: LiveTable, seat: int) -> None:
        table = live.table
        while seat in table.waiting_for() and table.seats[seat].bot:
            try:
                await self.bot_move(live, seat)
            except Refused:
                continue  # something else happened meanwhile
            except (TijdperkError, ThinkerFailed) as error:
                log.warning("bot cannot move", problem=type(error).__name__)
                await asyncio.sleep(BACK_OFF)

    async def bot_move(self, live: LiveTable, seat: int) -> None:
        table = live.table
        made = made_in_turn(table.match.steps, seat)
        bots = sum(sitter.kind == "bot" for sitter in table.seats)
        await asyncio.sleep(pause(self.pause, made, bots))
        decision = table.match.asked[seat]
        bot = paced(table.seats[seat].bot, made, bots)
        question = Question(table.game.id, table.game.store(table.match.position), seat, bot)
        whose = table.host or table.created.cup
        place = place_of(live, seat)
        move = await self.thinkers.choose(question, whose, partial(rank_of, live), place)

        def make() -> list[LogEvent]:
            if not table.seats[seat].bot:
                raise Refused("stale-decision")
            return [table.try_move(seat, move, decision)]

        await self.add(live, make)

    async def hint(
        self, live: LiveTable, person: Person, seat: int, tell: Callable[[Advised], None] | None = None
    ) -> Advised:
        """What a strong player would do in this seat; `tell` hears how it stands while the search goes on."""

        def told(answer: Answer) -> None:
            if tell:
                tell(Advised(seat, answer.moves, done=False))

        return Advised(seat, await self.advise(live, person, seat, phrase=False, told=told))

    async def suggest(self, live: LiveTable, person: Person, seat: int) -> Suggested:
        """What a strong player would do in this seat to the end of the decision, as one phrase."""
        ((move, _, _),) = await self.advise(live, person, seat, phrase=True)
        return Suggested(seat, move)

    async def advise(
        self,
        live: LiveTable,
        person: Person,
        seat: int,
        phrase: bool,
        told: Callable[[Answer], None] | None = None,
    ) -> list[tuple[str, float, float]]:
        """One question at a time for each person."""
        table = live.table
        if seat not in table.seats_of(person.id):
            raise Refused("seat-not-yours", seat=seat + 1)
        if seat not in table.waiting_for():
            raise table.why_stopped() or Refused("not-your-decision", seat=seat + 1)
        if person.id in self.advising:
            raise Refused("too-fast")
        self.advising.add(person.id)
        try:
            position = table.game.store(table.match.position)
            return await self.thinkers.advise(
                Question(table.game.id, position, seat, phrase=phrase), person.id, told
            )
        except ThinkerFailed:
            raise Refused("hint-failed") from None
        finally:
            self.advising.discard(person.id)


def rank_of(live: LiveTable) -> Rank:
    """How urgent it is that a bot moves here."""
    people = {sitter.user for sitter in live.table.seats if sitter.user}
    if not people:
        return Rank.ALONE
    return Rank.WATCHED if people & live.room.here else Rank.AWAITED


def place_of(live: LiveTable, seat: int) -> str:
    return f"{live.table.id} {seat}"


def send_thinking(live: LiveTable) -> None:
    seats = sorted(live.thinking)
    live.tell_all(lambda viewing: Thinking(seats))
