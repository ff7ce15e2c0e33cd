"""Quick play for learning: by what looks best, each player with leanings of its own, now and then by lot.

Games of players who all want the same teach little about what the others are worth.
"""

from math import cos, log, pi, sqrt
from typing import Final

from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.features import Layout
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import Position

LEANING: Final = 12.0  # how far players differ in their liking of a style, in units of the heuristic
NOISE: Final[list[float]] = [3.0, 10.0, 20.0]
MAX_LOTS: Final = 0.1  # up to so many moves are made by lot
BOLD: Final = 0.6  # how many players go for one style above all
BOLD_LEAST: Final = 20.0
BOLD_MOST: Final = 80.0


def normal(chance: Sampled) -> float:
    """A number of the normal distribution."""
    return sqrt(-2.0 * log(1.0 - chance.uniform())) * cos(2.0 * pi * chance.uniform())


class Leaning:
    """A player's taste, for one game."""

    def __init__(self, layout: Layout, chance: Sampled) -> None:
        self.chance = chance
        self.likes = [LEANING * normal(chance) for _ in range(max(1, layout.styles))]
        self.noise = NOISE[chance.below(len(NOISE))]
        self.lots = MAX_LOTS * chance.uniform()
        if layout.bold and chance.uniform() < BOLD:
            style = layout.bold[chance.below(len(layout.bold))]
            self.likes[style] += BOLD_LEAST + (BOLD_MOST - BOLD_LEAST) * chance.uniform()

    def choose(self, position: Position, seat: int) -> Move:
        """What looks best to this player."""
        chance = self.chance
        moves, values = position.weighed(seat)
        if chance.uniform() < self.lots:
            return moves[chance.below(len(moves))]
        best = moves[0]
        most = -1e9
        for index in range(len(moves)):
            value = values[index] + self.likes[position.style(moves[index])] + self.noise * normal(chance)
            if value > most:
                most = value
                best = moves[index]
        return best
