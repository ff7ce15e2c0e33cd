"""How the features of the evaluation are weighed.

By stage, how much each of the features counts: men, carts, wood, stone, saint, store, goods of the saint,
goods to come, goods to trade, food, biology, alchemy, market, reach, hunger, graves, usable, pollution, room,
out.

`python tools/fit.py antiquity --games 2000 --seed 0 --epsilon 0.1`
fitted them to 25814 positions of 1714 games. In 4415 positions of 286 other games
the log loss is 0.658, and 1.058 without weights.
"""

from typing import Final

WEIGHTS: Final[list[list[float]]] = [
    [0.000, 0.431, 0.486, 0.000, 0.000, 1.825, 0.000, 0.640, 0.377, 0.000, 0.677, 0.000, 0.566, 0.474, -4.668,
     -5.600, 0.000, -2.090, 0.000, -0.125],
    [0.000, 0.116, 0.328, 0.080, 0.000, 1.299, 0.521, 0.330, 0.349, 0.000, 0.763, 0.000, 0.659, 0.569, -7.379,
     -8.671, 0.054, -1.101, 0.541, -0.163],
    [0.000, 0.302, 0.257, 0.010, 0.004, 1.222, 0.812, 0.477, 0.327, 0.000, 0.552, 0.000, 0.704, 0.241, -4.022,
     -4.761, 0.247, -0.578, 0.411, -0.208],
]  # fmt: skip
