"""How good the bots of a tournament are: ratings as Elo, with intervals that a bootstrap over deals gives.

The games of one deal belong together (the same draws, the seats rotated), so deals are drawn again and not
games. Of two bots at a table it counts which one won, in shares; half a win each way is added for every two
that met, so that a bot that never lost has a rating too.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING, Any

from tijdperk.lab.extras import needed

if TYPE_CHECKING:
    import numpy as np
else:
    np = needed("numpy", "lab")

ELO = 400 / log(10)  # points of a difference that makes one e times as likely to win
RESAMPLES = 2000
NEWTON_STEPS = 60
TOLERANCE = 1e-7
LEVEL = 0.95

Matrix = Any  # of numpy


@dataclass(frozen=True)
class Rating:
    """A bot, its rating (the average of all is 0) and the interval it lies in with 95 %."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    share: float  # of what there was to win
    first: float  # how often it comes first when deals are drawn again


@dataclass(frozen=True)
class Ratings:
    """The bots, best first, and how sure each difference is."""

    ratings: list[Rating]
    order: list[int]  # of the bots as they were given
    samples: Matrix  # resample, bot: Elo

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """The interval of the difference between two bots, by their numbers."""
        return interval(self.samples[:, one] - self.samples[:, other])


def wins_by_deal(bots: list[str], rows: list[dict[str, Any]]) -> Matrix:
    """For each deal of each line-up: how much each bot won against each other."""
    number = {bot: index for index, bot in enumerate(bots)}
    deals: dict[tuple[int, int], int] = {}
    for row in rows:
        deals.setdefault((row["lineup"], row["deal"]), len(deals))
    wins = np.zeros((len(deals), len(bots), len(bots)))
    for row in rows:
        matrix = wins[deals[row["lineup"], row["deal"]]]
        seats = [number[bot] for bot in row["bots"]]
        for seat, bot in enumerate(seats):
            for other in seats:
                if other != bot:
                    matrix[bot, other] += row["won"][seat]
    return wins


def fitted(wins: Matrix, met: Matrix) -> Matrix:
    """The ratings that explain so many wins best (Luce spectral ranking), as Elo around 0."""
    choix = needed("choix", "lab")
    found = choix.ilsr_pairwise_dense(wins + met / 2, max_iter=1000, tol=1e-6)
    return ELO * (found - found.mean())


def refitted(wins: Matrix, met: Matrix, start: Matrix) -> Matrix:
    """The same for many tables of wins at once, by Newton's method from ratings that are near."""
    wins = wins + met / 2
    games = wins + wins.transpose(0, 2, 1)
    found = np.tile(start / ELO, (len(wins), 1))
    bots = wins.shape[1]
    for _ in range(NEWTON_STEPS):
        expected = 1 / (1 + np.exp(found[:, None, :] - found[:, :, None]))
        slope = (wins - games * expected).sum(axis=2)
        bend = games * expected * (1 - expected)
        curvature = np.eye(bots) * bend.sum(axis=2)[:, :, None] - bend + 1 / bots  # the average stays
        step = np.linalg.solve(curvature, slope[:, :, None])[:, :, 0]
        found += np.clip(step, -1, 1)
        if np.abs(step).max() < TOLERANCE:
            break
    return ELO * (found - found.mean(axis=1, keepdims=True))


@dataclass(frozen=True)
class Share:
    """Of what two bots won at tables where both sat, the part of one; and the interval it lies in."""

    share: float
    low: float
    high: float


def shares(wins: Matrix, seed: int = 0, resamples: int = RESAMPLES) -> dict[tuple[int, int], Share]:
    """For every two bots that met; deals are drawn again as for the ratings."""
    total = wins.sum(axis=0)
    drawn = np.tensordot(redrawn(len(wins), seed, resamples), wins, 1)
    found = {}
    for one, other in zip(*np.nonzero(total + total.T), strict=True):
        both = drawn[:, one, other] + drawn[:, other, one]
        parts = drawn[both > 0, one, other] / both[both > 0]
        share = total[one, other] / (total[one, other] + total[other, one])
        found[int(one), int(other)] = Share(float(share), *interval(parts))
    return found


def redrawn(deals: int, seed: int, resamples: int) -> Matrix:
    """How often each deal counts, each time deals are drawn again."""
    return np.random.default_rng(seed).multinomial(deals, np.full(deals, 1 / deals), resamples)


def rate(bots: list[str], wins: Matrix, seed: int = 0, resamples: int = RESAMPLES) -> tuple[Matrix, Matrix]:
    """The ratings of some deals, and what they would be for deals drawn again."""
    total = wins.sum(axis=0)
    met = (total + total.T > 0).astype(float)
    found = fitted(total, met)
    weights = redrawn(len(wins), seed, resamples)
    return found, refitted(np.tensordot(weights, wins, 1), met, found)


def interval(samples: Matrix) -> tuple[float, float]:
    low, high = np.quantile(samples, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return float(low), float(high)


def rate_rows(bots: list[str], rows: list[dict[str, Any]], seed: int = 0) -> Ratings:
    """The ratings of a tournament."""
    found, samples = rate(bots, wins_by_deal(bots, rows), seed)
    games, won = dict.fromkeys(bots, 0), dict.fromkeys(bots, 0.0)
    for row in rows:
        for bot, share in zip(row["bots"], row["won"], strict=True):
            games[bot] += 1
            won[bot] += share
    order = sorted(range(len(bots)), key=lambda index: -found[index])
    ratings = [
        Rating(
            bots[index],
            float(found[index]),
            *interval(samples[:, index]),
            games[bots[index]],
            won[bots[index]] / games[bots[index]],
            float((samples.argmax(axis=1) == index).mean()),
        )
        for index in order
    ]
    return Ratings(ratings, order, samples)
