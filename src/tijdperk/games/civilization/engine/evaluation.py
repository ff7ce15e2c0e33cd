"""What each seat may expect of a position: its share of the win."""

from math import exp

from tijdperk.games.civilization.engine.position import CivilizationPosition
from tijdperk.games.civilization.engine.production import income_parts
from tijdperk.games.civilization.engine.scoring import points as seat_points

SPREAD: float = 8.0  # points by which a seat leads to be about three times as likely to win


def standing(position: CivilizationPosition, seat: int) -> float:
    """Points, and what gold and income will become."""
    if not position.plays(seat):
        return -1000.0
    score = float(sum(seat_points(position, seat)))
    return score + 0.04 * position.gold[seat] + 0.15 * sum(income_parts(position, seat))


def evaluate(position: CivilizationPosition) -> list[float]:
    standings = [standing(position, seat) for seat in range(position.seats)]
    best = max(standings)
    weights = [exp((value - best) / SPREAD) for value in standings]
    total = sum(weights)
    return [weight / total for weight in weights]
