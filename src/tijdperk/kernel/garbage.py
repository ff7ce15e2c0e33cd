"""Python's garbage collector, told to look seldom while games are played out by the thousand."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

RELAXED = 200_000  # objects made between two looks


@contextmanager
def relaxed_gc() -> Iterator[None]:
    """Positions, moves and trees form no cycles: reference counting frees them, looking is wasted."""
    before = gc.get_threshold()
    gc.set_threshold(RELAXED, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
