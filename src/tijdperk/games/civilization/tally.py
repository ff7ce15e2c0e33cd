"""What a simulation of many games of Civilization reports."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, cast

from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.position import ENDINGS
from tijdperk.games.civilization.engine.scoring import CATEGORIES
from tijdperk.games.civilization.engine.scoring import points as seat_points
from tijdperk.games.civilization.engine.tables import ERAS
from tijdperk.kernel.game import Tally
from tijdperk.kernel.position import Position


class CivilizationTally(Tally):
    def __init__(self) -> None:
        self.sums: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.eras: Counter[str] = Counter()

    def add(self, position: Position) -> None:
        game = cast(Civilization, position)
        sums = self.sums
        sums["games"] += 1
        sums["turns"] += game.turn
        sums["shared"] += game.winners & game.winners - 1 != 0
        sums["out"] += game.out.bit_count()
        self.endings[ENDINGS[game.ending]] += 1
        self.eras[ERAS[game.era]] += 1
        for seat in range(game.seats):
            parts = seat_points(game, seat)
            score = sum(parts)
            sums["sheets"] += 1
            sums["points"] += score
            sums["squares"] += score * score
            for category, part in zip(CATEGORIES, parts, strict=True):
                sums[category] += part

    def merge(self, other: CivilizationTally) -> None:
        self.sums.update(other.sums)
        self.endings.update(other.endings)
        self.eras.update(other.eras)

    def report(self) -> dict[str, Any]:
        sums = self.sums
        games = max(1, sums["games"])
        sheets = max(1, sums["sheets"])
        mean = sums["points"] / sheets
        return {
            "shared_victories": sums["shared"] / games,
            "turns": sums["turns"] / games,
            "eliminated": sums["out"] / games,
            "endings": {ending: count / games for ending, count in sorted(self.endings.items())},
            "last_era": {era: self.eras[era] / games for era in ERAS},
            "points": {"mean": mean, "sd": sqrt(max(0.0, sums["squares"] / sheets - mean * mean))},
            "points_by_category": {category: sums[category] / sheets for category in CATEGORIES},
        }
