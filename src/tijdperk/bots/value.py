"""What a position is worth by what was learned: one pass over its features."""

from math import exp

from tijdperk.kernel.features import Sums, Weights
from tijdperk.kernel.position import LOWEST, Position


def judge(position: Position, weights: Weights, seats: int) -> list[float]:
    """The share of the win that each seat may expect in a game that is not over."""
    if weights.parts == 3:
        mover = LOWEST[position.to_move()]
        chance = sudden_chance(position, weights, mover)
        return [chance, 1.0 - chance] if mover == 0 else [1.0 - chance, chance]
    return softmax([total(position, weights, seat) for seat in range(seats)])


def sudden_chance(position: Position, weights: Weights, seat: int) -> float:
    """The chance of the seat to move, of two: a sudden win, the rival's, or else by points."""
    sums = Sums(weights.by_phase[position.value_phase()])
    position.sum_up(seat, sums)
    own_odds = exp(min(sums.own, 30.0))
    rival_odds = exp(min(sums.rival, 30.0))
    return (own_odds + logistic(sums.points)) / (1.0 + own_odds + rival_odds)


def logistic(value: float) -> float:
    if value < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-value))


OUT = -1e9  # the sum of a seat that is out of the game: it has no features


def total(position: Position, weights: Weights, seat: int) -> float:
    """What a seat's features sum up to."""
    at: list[int] = []
    of: list[int] = []
    position.summary(seat, at, of)
    if not at:
        return OUT
    values = weights.values
    start = position.value_phase() * weights.places
    found = 0.0
    for index in range(len(at)):
        found += float(of[index]) * values[start + at[index]]
    return found


def softmax(sums: list[float]) -> list[float]:
    top = max(sums)
    looks = [exp(max(value - top, -50.0)) if value > OUT else 0.0 for value in sums]
    whole = sum(looks)
    return [look / whole for look in looks] if whole else looks
