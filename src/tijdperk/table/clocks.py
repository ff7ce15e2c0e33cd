"""The clocks of a table where each seat has a bank of time, and gets some back for each turn.

They follow from the log, whose entries have their time, and run on while nobody looks: a clock runs while its
seat has to decide, several where several seats do.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec


class Clocks(msgspec.Struct):
    increment: int  # seconds, for each turn
    left: list[float]  # by seat: seconds when its clock last stood still
    since: list[float | None]  # by seat: when it began to run

    @classmethod
    def of(cls, bank: int, increment: int, seats: int) -> Clocks:
        return cls(increment, [float(bank)] * seats, [None] * seats)

    def run(self, waiting: Collection[int], at: float, moved: int | None) -> None:
        """From now on these seats have to decide. A seat whose move ended its turn gets its increment, and
        loses it if it takes that move back."""
        for seat, since in enumerate(self.since):
            if since is None and seat in waiting:
                if seat == moved:
                    self.left[seat] = max(0.0, self.left[seat] - self.increment)
                self.since[seat] = at
            elif since is not None and seat not in waiting:
                self.left[seat] = max(0.0, self.left[seat] - (at - since))
                self.left[seat] += self.increment if seat == moved else 0
                self.since[seat] = None

    def until(self, seat: int) -> float | None:
        """When the clock of a seat runs out; None while it stands still."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]
