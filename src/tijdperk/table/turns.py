"""Who may think next, where more bots want to than there are processes: nobody's bots keep another's waiting.

Tables come first where somebody waits for the bot, those where only bots play come last and never take every
process; analyses come after them. Among equals it is the turn of the person whose bots have thought least.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

Worker = TypeVar("Worker")


class Rank(IntEnum):
    """How urgent it is that a bot moves."""

    WATCHED = 0  # somebody who sits there looks at the table
    AWAITED = 1  # people sit there
    ALONE = 2  # only bots do
    STUDY = 3  # a finished game is analysed


@dataclass(eq=False)
class Waiting(Generic[Worker]):
    who: str
    rank: Callable[[], Rank]  # as it is by now
    turn: asyncio.Future[Worker]
    liked: Worker | None = None  # the one it would rather have, if that is idle


@dataclass(eq=False)
class Turn(Generic[Worker]):
    """A worker that is lent out."""

    worker: Worker
    who: str
    alone: bool
    since: float


class Turns(Generic[Worker]):
    def __init__(self, workers: list[Worker], clock: Callable[[], float] = time.monotonic) -> None:
        self.idle = list(workers)
        self.most_alone = max(1, len(workers) - 1)  # workers that tables of bots alone may have at once
        self.clock = clock
        self.waiting: list[Waiting[Worker]] = []
        self.busy: set[Turn[Worker]] = set()
        self.spent: dict[str, float] = {}  # seconds by person, of those who want or have a turn
        self.level = 0.0  # what the last one to get a turn had spent: nobody saves up turns by waiting

    async def take(self, who: str, rank: Callable[[], Rank], liked: Worker | None = None) -> Turn[Worker]:
        self.spent[who] = max(self.spent.get(who, 0.0), self.level)
        mine = Waiting[Worker](who, rank, asyncio.get_running_loop().create_future(), liked)
        self.waiting.append(mine)
        self.hand_out()
        try:
            worker = await mine.turn
        except asyncio.CancelledError:
            if mine in self.waiting:
                self.waiting.remove(mine)
            elif not mine.turn.cancelled():
                self.give_back(self.turn_of(mine.turn.result()))
            self.forget(who)
            raise
        return self.turn_of(worker)

    def take_idle(self, who: str) -> Turn[Worker] | None:
        """A second worker for somebody who has one, as long as nobody else wants it."""
        if self.waiting or not self.idle:
            return None
        turn = Turn(self.idle.pop(), who, False, self.clock())
        self.spent[who] = max(self.spent.get(who, 0.0), self.level)
        self.busy.add(turn)
        return turn

    def turn_of(self, worker: Worker) -> Turn[Worker]:
        return next(turn for turn in self.busy if turn.worker is worker)

    def give_back(self, turn: Turn[Worker]) -> None:
        self.busy.remove(turn)
        self.idle.append(turn.worker)
        self.spent[turn.who] += self.clock() - turn.since
        self.hand_out()
        self.forget(turn.who)

    def hand_out(self) -> None:
        while self.idle:
            wanted = [
                (one.rank(), self.spent[one.who], number)
                for number, one in enumerate(self.waiting)
                if not one.turn.done()  # given up
            ]
            if sum(turn.alone for turn in self.busy) >= self.most_alone:
                wanted = [one for one in wanted if one[0] < Rank.ALONE]
            if not wanted:
                return
            rank, self.level, number = min(wanted)
            next_one = self.waiting.pop(number)
            turn = Turn(self.pick(next_one.liked), next_one.who, rank >= Rank.ALONE, self.clock())
            self.busy.add(turn)
            next_one.turn.set_result(turn.worker)

    def leave_to_the_last(self, worker: Worker) -> None:
        """Others get this one when no other is idle."""
        self.idle.remove(worker)
        self.idle.insert(0, worker)

    def pick(self, liked: Worker | None) -> Worker:
        """The idle worker that is liked, else the one that was busy last."""
        if liked in self.idle:
            self.idle.remove(liked)
            return liked
        return self.idle.pop()

    def forget(self, who: str) -> None:
        """Whoever has no turn and wants none begins again at the level of the others."""
        concerned = {one.who for one in self.waiting} | {turn.who for turn in self.busy}
        if who not in concerned:
            self.spent.pop(who, None)
