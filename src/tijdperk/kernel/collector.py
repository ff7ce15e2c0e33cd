"""Python's garbage collector, told to look seldom while games are played out by the thousand."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = 200_000  # objects made between two looks


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """Positions, moves and trees form no cycles: reference counting frees them, looking is wasted."""
    before = gc.get_threshold()
    gc.set_threshold(SELDOM, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
