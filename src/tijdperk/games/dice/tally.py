"""What a simulation of many games of 7 Wonders Dice reports."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, cast

from tijdperk.games.dice.engine.dice import Dice
from tijdperk.games.dice.engine.scoring import sheet
from tijdperk.kernel.game import Tally
from tijdperk.kernel.position import Position


class DiceTally(Tally):
    def __init__(self) -> None:
        self.sums: Counter[str] = Counter()
        self.rows: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.scored: Counter[str] = Counter()

    def add(self, position: Position) -> None:
        dice = cast(Dice, position)
        sums = self.sums
        sums["games"] += 1
        sums["turns"] += dice.turn
        sums["shared"] += dice.winners & dice.winners - 1 != 0
        for seat, city in enumerate(dice.cities):
            rows = sheet(dice, seat, city)
            points = sum(rows)
            sums["sheets"] += 1
            sums["points"] += points
            sums["squares"] += points * points
            for name, row in zip(dice.tables.rows, rows, strict=True):
                self.rows[name] += row
            city_name = dice.tables.cities[dice.sheets[seat]]
            self.played[city_name] += 1
            self.scored[city_name] += points

    def merge(self, other: DiceTally) -> None:
        self.sums.update(other.sums)
        self.rows.update(other.rows)
        self.played.update(other.played)
        self.scored.update(other.scored)

    def report(self) -> dict[str, Any]:
        sums = self.sums
        sheets = max(1, sums["sheets"])
        mean = sums["points"] / sheets
        return {
            "turns_mean": sums["turns"] / max(1, sums["games"]),
            "shared_victories": sums["shared"] / max(1, sums["games"]),
            "points": {"mean": mean, "sd": sqrt(max(0.0, sums["squares"] / sheets - mean * mean))},
            "points_by_row": {name: points / sheets for name, points in self.rows.items()},
            "points_by_city": {name: self.scored[name] / self.played[name] for name in sorted(self.played)},
        }
