"""A move in a long game costs no more than one in a short game: in work counted, not in seconds."""

from __future__ import annotations

import random
import sys
from types import FrameType

import pytest

from tests.table.test_agreements import Log, sitters
from tijdperk.table.caches import SHARE, is_due
from tijdperk.table.session import LiveTable, Viewer


class Calls:
    """Counts the calls of Python functions while it is entered."""

    def __init__(self) -> None:
        self.number = 0

    def count(self, frame: FrameType, event: str, argument: object) -> None:
        self.number += event == "call"

    def __enter__(self) -> Calls:
        self.before = sys.getprofile()
        sys.setprofile(self.count)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(self.before)


def test_moves_cost_the_same_at_the_end_of_a_game_as_at_its_beginning() -> None:
    """Tried, applied, and told to both players and somebody who watches."""
    log = Log(*sitters(2))
    table, rng = log.table, random.Random(5)
    live = LiveTable(table)
    viewers = [Viewer(user) for user in ("anna", "bram", "somebody")]
    for viewer in viewers:
        live.enter(viewer, None)
    costs: list[int] = []
    while table.state == "playing":
        seat = table.waiting_for()[0]
        text = rng.choice(table.match.legal(seat))
        since, secrets = table.seq, list(table.secrets)
        with Calls() as calls:
            log.add(table.try_move(seat, text, None))
            live.tell_news(since, secrets)
        costs.append(calls.number)
        for viewer in viewers:
            while not viewer.queue.empty():
                viewer.queue.get_nowait()
    part = len(costs) // 4
    assert part > 0
    assert sum(costs[-part:]) < 1.5 * sum(costs[:part])


@pytest.mark.parametrize("length", [200, 2_000, 20_000])
def test_snapshots_write_a_bounded_number_of_entries_for_each_move(length: int) -> None:
    """Though each has the whole game so far."""
    kept = written = 0
    for seq in range(1, length + 1):
        if is_due(seq, kept):
            kept = seq
            written += seq
    assert written <= (SHARE + 1) * length
