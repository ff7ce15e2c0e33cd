"""Bots in processes of their own: what happens when one hangs, dies or eats memory."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest

from tests.loops import run
from tests.patience import PATIENCE
from tests.table.people import game_id
from tijdperk.bots.players import MOST_AHEAD, Player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import LOWEST
from tijdperk.table.thinker import Answer, Question, main, player_of
from tijdperk.table.thinkers import ThinkerFailed, Thinkers, together
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


def test_a_second_process_thinks_along_where_a_core_is_free() -> None:
    match = Match(game_id())

    async def work() -> tuple[str, list[bool]]:
        thinkers = Thinkers(2, free_core=lambda: True)
        try:
            move = await thinkers.choose(question(match, "search:0.050s"), "anna", awaited)
            return move, [one.running for one in thinkers.all]
        finally:
            await thinkers.close()

    move, running = run(work())
    assert move in match.legal()
    assert running == [True, True]


@pytest.mark.parametrize(("bot", "rank"), [("easy", Rank.AWAITED), ("search:0.050s", Rank.ALONE)])
def test_nobody_helps_who_does_not_think_or_whom_nobody_waits_for(bot: str, rank: Rank) -> None:
    match = Match(game_id())

    async def work() -> int:
        thinkers = Thinkers(2, free_core=lambda: True)
        try:
            await thinkers.choose(question(match, bot), "anna", lambda: rank)
            return sum(one.running for one in thinkers.all)
        finally:
            await thinkers.close()

    assert run(work()) == 1


def test_two_searches_are_counted_together() -> None:
    one = Answer([("build baths", 0.0, 0.0)], tries=[("build baths", 60), ("build theater", 50)])
    other = Answer([("build theater", 0.0, 0.0)], tries=[("build theater", 70), ("build altar", 9)])
    assert together(one, other) == "build theater"
    assert together(one, None) == "build baths"
    assert together(one, Answer([("build altar", 0.0, 0.0)])) == "build baths"


def framed(asked: Question) -> bytes:
    body = msgspec.msgpack.encode(asked)
    return len(body).to_bytes(4, "big") + body


@pytest.mark.parametrize("how", ["told to stop", "asked", "left alone"])
def test_a_bot_thinks_ahead_until_something_comes(how: str) -> None:
    """Until it is told that the position has changed, anything is asked, or the server is gone."""
    game = load_game("duel")
    position = game.new(game.settle_options({}), 2, Sampled(5))
    other = LOWEST[position.to_move()]
    ahead = Question("duel", game.store(position), 1 - other, "search:2s", ahead=True)
    player = player_of(ahead)
    asked, ask = os.pipe()
    answered, answer = os.pipe()
    with (
        os.fdopen(asked, "rb", buffering=0) as source,
        os.fdopen(answer, "wb") as sink,
        os.fdopen(answered, "rb") as heard,
    ):
        with os.fdopen(ask, "wb", buffering=0) as told:
            thread = threading.Thread(target=main, args=(source, sink))
            thread.start()
            told.write(framed(ahead))
            while tries(player) < 100:
                time.sleep(0.005)
            if how == "told to stop":
                told.write(bytes(4))
            if how != "left alone":
                told.write(framed(Question("duel", game.store(position), other, "easy")))
                found = msgspec.msgpack.decode(heard.read(int.from_bytes(heard.read(4), "big")), type=Answer)
                assert game.parse(position, other, found.moves[0][0]) in position.legal(other)
        thread.join(PATIENCE)
        assert not thread.is_alive()
    assert tries(player) < MOST_AHEAD


def tries(player: Player) -> int:
    root = player.memory.root
    return sum(child.visits for child in list(root.by_move.values())) if root else 0


def test_a_process_that_thinks_ahead_is_for_whoever_wants_it() -> None:
    match = Match("duel")

    async def work() -> tuple[list[str], str]:
        thinkers = Thinkers(1, ahead=True, free_core=lambda: False)
        try:
            await thinkers.choose(question(match, "search:0.050s"), "anna", awaited, "table 0")
            waiting = question(match, "search:0.050s")
            waiting.seat = 1 - match.seat
            thinkers.think_ahead(waiting, "table 0")
            before = list(thinkers.thinking_ahead)
            move = await thinkers.choose(question(match, "easy"), "bram", awaited, "other 0")
            assert not thinkers.thinking_ahead
            return before, move
        finally:
            await thinkers.close()

    before, move = run(work())
    assert before == ["table 0"]
    assert move in match.legal()


def test_a_bot_is_asked_again_with_its_tree() -> None:
    """A process keeps the trees of the bots it was asked for last, by game and seat."""
    match = Match(game_id())
    first = player_of(question(match, "search:0.5s"))
    again = player_of(question(match, "search:0.3s"))
    assert again is first
    assert again.spec.seconds == 0.3
    for seat in range(1, 5):
        player_of(Question(match.game.id, None, match.seat + seat, "good"))
    assert player_of(question(match, "search:0.5s")) is not first
