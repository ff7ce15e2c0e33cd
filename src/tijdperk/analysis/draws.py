"""Luck: a draw as it fell, compared with other outcomes that could have been, all judged alike."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import variance

from tijdperk.analysis.judging import DIGITS, Judgement
from tijdperk.analysis.report import Lucky

DRAWS = 5  # the largest are told


@dataclass(frozen=True)
class Drawn:
    """A draw after a choice: what is said of the position after it as it fell, then after other outcomes."""

    choice: int
    found: list[Judgement]

    @property
    def values(self) -> list[list[float]]:
        return [one.root for one in self.found]

    @property
    def mean(self) -> list[float]:
        """What each seat could expect before it: nothing of how it fell is in that."""
        return mean_of(self.values[1:])

    @property
    def luck(self) -> list[float]:
        return [round(share - mean, DIGITS) for share, mean in zip(self.values[0], self.mean, strict=True)]

    @property
    def doubt(self) -> list[float]:
        """The standard error of the luck of each seat: other outcomes might have been drawn."""
        return [sqrt(self.found[0].doubt ** 2 + error**2) for error in errors_of(self.values[1:])]

    def told(self) -> Lucky:
        real, *others = self.values
        seats = range(len(real))
        worse = [sum(other[seat] < real[seat] for other in others) for seat in seats]
        better = [sum(other[seat] > real[seat] for other in others) for seat in seats]
        return Lucky(self.choice, len(others), worse, better)


def mean_of(values: list[list[float]]) -> list[float]:
    """By seat."""
    return [round(sum(shares) / len(values), DIGITS) for shares in zip(*values, strict=True)]


def errors_of(values: list[list[float]]) -> list[float]:
    """The standard errors of these means; two values at least."""
    return [sqrt(variance(shares) / len(values)) for shares in zip(*values, strict=True)]


def largest(compared: list[Drawn]) -> list[Drawn]:
    """The draws that gave or took most, in the order of the game; of several after one choice one."""
    ranked = sorted(compared, key=lambda one: -max(abs(gained) for gained in one.luck))
    first: dict[int, Drawn] = {}
    for one in ranked:
        first.setdefault(one.choice, one)
    return sorted(list(first.values())[:DRAWS], key=lambda one: one.choice)
