"""Bots in processes of their own: what happens when one hangs, dies or eats memory."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.loops import run
from tests.patience import PATIENCE
from tests.table.people import game_id
from tijdperk.kernel.match import Match
from tijdperk.table.thinker import Question
from tijdperk.table.thinkers import ThinkerFailed, Thinkers
from tijdperk.table.turns import Rank

# A thinker that fails at its first question, and is itself from then on.
UNRELIABLE = """
import pathlib, runpy, sys, time
mark = pathlib.Path(sys.argv.pop(1))
how = sys.argv.pop(1)
if not mark.exists():
    mark.touch()
    sys.stdin.buffer.read(4)
    if how == "hang":
        time.sleep(600)
    if how == "babble":
        sys.stdout.buffer.write(bytes([0, 0, 0, 3, 1, 2, 3]))
        sys.stdout.buffer.flush()
        time.sleep(600)
    if how == "eat":
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
        hoard = bytearray(1 << 31)
    sys.exit(1)
runpy.run_module("tijdperk.table.thinker", run_name="__main__", alter_sys=True)
"""


def awaited() -> Rank:
    return Rank.AWAITED


def question(match: Match, bot: str) -> Question:
    return Question(match.game.id, match.game.store(match.position), match.seat, bot)


@pytest.mark.parametrize("how", ["hang", "die", "babble", "eat"])
def test_a_bot_that_fails_is_replaced(tmp_path: Path, how: str) -> None:
    match = Match(game_id())
    command = [sys.executable, "-c", UNRELIABLE, str(tmp_path / "failed"), how, "1024"]

    async def work() -> str:
        thinkers = Thinkers(1, command, grace=3.0, start=0.0)
        asked = asyncio.create_task(thinkers.choose(question(match, "easy"), "anna", awaited))
        try:
            while not (tmp_path / "failed").exists() and not asked.done():
                await asyncio.sleep(0.01)
            thinkers.start = PATIENCE  # for the one that takes over
            return await asked
        finally:
            await thinkers.close()

    assert run(work()) in match.legal()
    assert (tmp_path / "failed").exists()


def test_a_bot_that_always_fails_is_given_up_for_now() -> None:
    match = Match(game_id())

    async def work() -> None:
        thinkers = Thinkers(1, [sys.executable, "-c", "raise SystemExit(1)"])
        try:
            await thinkers.choose(question(match, "easy"), "anna", awaited)
        finally:
            await thinkers.close()

    with pytest.raises(ThinkerFailed):
        run(work())


def test_many_wait_their_turn() -> None:
    match = Match(game_id())

    async def work() -> list[str]:
        thinkers = Thinkers(2)
        try:
            return await asyncio.gather(
                *(thinkers.choose(question(match, "easy"), "anna", awaited) for _ in range(8))
            )
        finally:
            await thinkers.close()

    assert set(run(work())) <= set(match.legal())
