"""What a simulation of many games of 7 Wonders Duel reports."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, cast

from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.position import CIVILIAN, ENDINGS, SHARED, TIE_BREAK
from tijdperk.games.duel.engine.scoring import sheet
from tijdperk.kernel.game import Tally
from tijdperk.kernel.position import Position

BY_POINTS = (CIVILIAN, TIE_BREAK, SHARED)


class DuelTally(Tally):
    def __init__(self) -> None:
        self.sums: Counter[str] = Counter()

    def add(self, position: Position) -> None:
        duel = cast(Duel, position)
        sums = self.sums
        sums["games"] += 1
        sums[ENDINGS[duel.ending]] += 1
        sums["first"] += duel.winner == duel.first
        for seat, city in enumerate(duel.cities):
            sums["coins"] += city.coins
            sums["wonders"] += len(city.raised)
            if duel.ending in BY_POINTS:
                points = sum(sheet(duel, seat))
                sums["sheets"] += 1
                sums["points"] += points
                sums["squares"] += points * points
        sums["discarded"] += len(duel.discarded)

    def merge(self, other: DuelTally) -> None:
        self.sums.update(other.sums)

    def report(self) -> dict[str, Any]:
        sums = self.sums
        games = sums["games"]
        sheets = max(1, sums["sheets"])
        mean = sums["points"] / sheets
        return {
            "first_player_wins": sums["first"] / games,
            "victories": {ending: sums[ending] / games for ending in ENDINGS[1:]},
            "points": {"mean": mean, "sd": sqrt(max(0.0, sums["squares"] / sheets - mean * mean))},
            "coins_mean": sums["coins"] / (2 * games),
            "wonders_built_mean": sums["wonders"] / games,
            "discard_mean": sums["discarded"] / games,
        }
