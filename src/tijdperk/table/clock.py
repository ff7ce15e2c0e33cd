"""The time by which sessions, links and tokens expire: the machine's clock, but for its jumps.

While a server runs it counts the seconds that pass; what it has counted is kept in the database. From one
run to the next the machine's clock is believed, for a while at most, and never backwards: a clock that is
years off costs nobody their identity.
"""

from __future__ import annotations

import time

MAX_AWAY = 7 * 24 * 3600.0  # seconds between two runs that are believed


class Clock:
    def __init__(self) -> None:
        self.at = time.time()
        self.since = time.monotonic()

    def set(self, kept: str) -> None:
        """Go on from what an earlier run kept; without that, from the machine's clock."""
        self.since = time.monotonic()
        self.at = time.time()
        if kept:
            last = float(kept)
            self.at = last + min(max(self.at - last, 0.0), MAX_AWAY)

    def now(self) -> float:
        return self.at + time.monotonic() - self.since
