"""What a simulation of many games of History of the World reports."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, cast

from tijdperk.games.history.engine.history import History
from tijdperk.games.history.engine.position import CATEGORIES
from tijdperk.kernel.game import Tally
from tijdperk.kernel.position import Position


class HistoryTally(Tally):
    def __init__(self) -> None:
        self.sums: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.gained: Counter[str] = Counter()

    def add(self, position: Position) -> None:
        history = cast(History, position)
        sums = self.sums
        sums["games"] += 1
        sums["shared"] += history.winners & history.winners - 1 != 0
        for seat, score in enumerate(history.scores):
            sums["sheets"] += 1
            sums["points"] += score
            sums["squares"] += score * score
            for index, category in enumerate(CATEGORIES):
                sums[category] += history.tally[seat * len(CATEGORIES) + index]
        for turn, empire in enumerate(history.empires_played):
            name = history.tables.empires[empire]
            self.played[name] += 1
            self.gained[name] += history.gains[turn]

    def merge(self, other: HistoryTally) -> None:
        self.sums.update(other.sums)
        self.played.update(other.played)
        self.gained.update(other.gained)

    def report(self) -> dict[str, Any]:
        sums = self.sums
        sheets = max(1, sums["sheets"])
        mean = sums["points"] / sheets
        return {
            "shared_victories": sums["shared"] / max(1, sums["games"]),
            "points": {"mean": mean, "sd": sqrt(max(0.0, sums["squares"] / sheets - mean * mean))},
            "points_by_category": {category: sums[category] / sheets for category in CATEGORIES},
            "points_by_empire": {name: self.gained[name] / self.played[name] for name in sorted(self.played)},
        }
