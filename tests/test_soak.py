"""What the soak calls flat, and what it does not."""

from __future__ import annotations

import random
from collections.abc import Callable

from bench.soak.__main__ import Sample, judge

MINUTE, MB = 60.0, 1024**2


def hour(memory: Callable[[float], float]) -> list[Sample]:
    """Samples of an hour, with the noise that a server has, of memory as a function of the time in hours."""
    noise = random.Random(13)
    return [
        Sample(at, int(MB * (memory(at / 3600) + noise.uniform(-0.5, 0.5))), 0, 20, 200, 0)
        for at in range(0, 3600, 10)
    ]


def test_a_steady_leak_is_found() -> None:
    assert not judge(hour(lambda at: 150 + 6 * at))[0]


def test_a_leak_that_begins_late_is_found() -> None:
    assert not judge(hour(lambda at: 150 + max(0.0, 20 * (at - 0.4))))[0]


def test_a_leak_in_steps_is_found() -> None:
    assert not judge(hour(lambda at: 150 + 4 * int(at / 0.2)))[0]


def test_a_leak_that_slows_down_and_goes_on_is_found() -> None:
    assert not judge(hour(lambda at: 150 + 30 * at**0.5))[0]


def test_one_step_that_is_not_seen_to_stay_is_not_called_flat() -> None:
    assert not judge(hour(lambda at: 150 + (12 if at > 0.75 else 0)))[0]


def test_memory_that_stays_is_flat() -> None:
    assert judge(hour(lambda at: 150))[0]


def test_what_rises_once_and_stays_is_no_leak() -> None:
    assert judge(hour(lambda at: 150 + (12 if at > 0.25 else 0)))[0]
