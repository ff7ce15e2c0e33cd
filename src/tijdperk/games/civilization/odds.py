"""Chances of battle: what dice of both sides come to, exactly."""

from __future__ import annotations

from functools import cache


@cache
def sums(dice: int) -> tuple[float, ...]:
    """How likely each sum of so many dice is, by sum."""
    chances = [1.0]
    for _ in range(dice):
        rolled = [0.0] * (len(chances) + 6)
        for total, chance in enumerate(chances):
            for face in range(1, 7):
                rolled[total + face] += chance / 6
        chances = rolled
    return tuple(chances)


@cache
def one_round(dice: int, other_dice: int, lead: int) -> tuple[float, float]:
    """How likely the first side wins a round, and how likely it is a tie; `lead` is its bonus less theirs."""
    win = tie = 0.0
    other = sums(other_dice)
    below = [0.0]
    for chance in other:
        below.append(below[-1] + chance)
    for total, chance in enumerate(sums(dice)):
        reached = total + lead
        win += chance * below[max(0, min(reached, len(other)))]
        if 0 <= reached < len(other):
            tie += chance * other[reached]
    return win, tie


Force = tuple[tuple[int, int], ...]  # kinds of units as numbers, and how many of each
Strengths = tuple[tuple[tuple[float, float], ...], ...]  # first kind, second kind: chances of win and tie


def whole_battle(first: Force, second: Force, chances: Strengths) -> float:
    """How likely the first side has units left, if both pick by lot; a kind is an index into `chances`."""

    @cache
    def wins(mine: Force, theirs: Force) -> float:
        if not mine or not theirs:
            return 1.0 if mine else 0.0
        mine_total = sum(count for _, count in mine)
        theirs_total = sum(count for _, count in theirs)
        result = 0.0
        for kind, count in mine:
            for other, other_count in theirs:
                win, tie = chances[kind][other]
                weight = count * other_count / (mine_total * theirs_total)
                result += weight * win * wins(mine, less(theirs, other))
                result += weight * tie * wins(less(mine, kind), less(theirs, other))
                result += weight * (1 - win - tie) * wins(less(mine, kind), theirs)
        return result

    return wins(first, second)


def less(units: Force, kind: int) -> Force:
    """One unit of a kind fewer."""
    return tuple((other, count - (other == kind)) for other, count in units if other != kind or count > 1)
