"""Whose bot thinks next."""

from __future__ import annotations

import asyncio

from tests.loops import run
from tijdperk.table.turns import Rank, Turn, Turns


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Crowd:
    """People whose bots want to think, and the order in which they may."""

    def __init__(self, workers: int) -> None:
        self.clock = Clock()
        self.turns = Turns([f"worker {number}" for number in range(workers)], self.clock)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.thinking: list[Turn[str]] = []

    async def want(self, who: str, rank: Rank = Rank.AWAITED, times: int = 1) -> None:
        for _ in range(times):
            self.tasks.append(asyncio.create_task(self.think(who, rank)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def think(self, who: str, rank: Rank) -> None:
        turn = await self.turns.take(who, lambda: rank)
        self.order.append(who)
        self.thinking.append(turn)

    async def finish(self, seconds: float = 1.0) -> None:
        """The bot that began first has thought so long."""
        self.clock.now += seconds
        self.turns.give_back(self.thinking.pop(0))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def finish_all(self) -> None:
        while self.thinking:
            await self.finish()
        assert not self.turns.waiting
        assert not self.turns.spent


def test_one_persons_bots_keep_no_other_waiting() -> None:
    """Sixty tables of six bots are before them: they wait for one move, not for 360."""

    async def whole() -> None:
        crowd = Crowd(1)
        await crowd.want("flooder", times=360)
        for _ in range(5):
            await crowd.finish()
        await crowd.want("anna")
        await crowd.finish()
        assert crowd.order[-1] == "anna"
        await crowd.finish()
        assert crowd.order[-1] == "flooder"
        await crowd.finish_all()
        assert len(crowd.order) == 361

    run(whole())


def test_who_thinks_long_thinks_less_often() -> None:
    async def whole() -> None:
        crowd = Crowd(1)
        await crowd.want("slow", times=20)
        await crowd.want("quick", times=20)
        for _ in range(21):
            await crowd.finish(4.0 if crowd.order[-1] == "slow" else 1.0)
        assert crowd.order.count("quick") > 3 * crowd.order.count("slow")
        await crowd.finish_all()

    run(whole())


def test_tables_where_somebody_waits_come_first() -> None:
    async def whole() -> None:
        crowd = Crowd(1)
        await crowd.want("now")
        await crowd.want("alone", Rank.ALONE)
        await crowd.want("away", Rank.AWAITED)
        await crowd.want("here", Rank.WATCHED)
        await crowd.finish_all()
        assert crowd.order == ["now", "here", "away", "alone"]

    run(whole())


def test_bots_among_themselves_never_take_every_process() -> None:
    async def whole() -> None:
        crowd = Crowd(2)
        await crowd.want("alone", Rank.ALONE, times=3)
        assert len(crowd.thinking) == 1
        await crowd.want("anna")
        assert crowd.order == ["alone", "anna"]
        await crowd.finish_all()
        assert len(crowd.order) == 4

    run(whole())


def test_who_has_a_bots_tree_is_asked_again_if_idle() -> None:
    async def whole() -> None:
        turns = Turns(["one", "two", "three"])
        turns.leave_to_the_last("three")
        liked = await turns.take("anna", lambda: Rank.AWAITED, "one")
        assert liked.worker == "one"
        assert (await turns.take("bram", lambda: Rank.AWAITED, "one")).worker == "two"
        assert (await turns.take("cara", lambda: Rank.AWAITED)).worker == "three"

    run(whole())


def test_whoever_gives_up_waiting_holds_nothing() -> None:
    async def whole() -> None:
        crowd = Crowd(1)
        await crowd.want("anna")
        await crowd.want("bram", times=3)
        for task in crowd.tasks[1:3]:
            task.cancel()
        await crowd.finish()
        assert crowd.order == ["anna", "bram"]
        await crowd.finish_all()
        assert len(crowd.turns.idle) == 1

    run(whole())


def test_a_turn_that_comes_just_when_it_is_given_up_goes_back() -> None:
    async def whole() -> None:
        crowd = Crowd(1)
        await crowd.want("anna")
        await crowd.want("bram")
        crowd.turns.give_back(crowd.thinking.pop())
        crowd.tasks[1].cancel()  # its turn has come, and it has not run since
        await asyncio.sleep(0)
        await crowd.want("cara")
        assert crowd.order == ["anna", "cara"]
        await crowd.finish_all()

    run(whole())
