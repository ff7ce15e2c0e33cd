"""How the features of the evaluation are weighed.

By stage, how much each of the features counts: men, works, coming, foods, luxuries, wood, stone, saint,
store, goods for Christofori, kinds for Barbara, hunger, graves, usable, pollution, room, carts, fountains,
cities, out.

`python tools/fit.py antiquity --games 1500 --seed 0`
fitted them to 25118 positions of 1285 games. In 4242 positions of 215 other games
the log loss is 0.901, and 1.002 without weights.
"""

from typing import Final

WEIGHTS: Final[list[list[float]]] = [
    [-1.620, -0.045, 1.064, -0.020, 0.426, -1.100, -0.318, -1.447, 0.584, 0.814, -1.970, -3.283, -1.830,
     -1.160, -2.892, -3.967, -1.124, -0.076, -1.542, -4.668],
    [-2.543, 0.176, 1.040, 0.065, 0.185, -0.153, 0.376, -1.711, 0.540, 0.658, -3.340, -3.405, -2.177, -0.422,
     -2.548, -2.361, -1.430, -1.081, -2.150, -4.668],
    [-1.614, 0.520, 1.359, -0.203, 0.045, -0.035, -0.424, -2.355, 0.127, 0.513, -3.095, -3.460, -2.699,
     -0.175, -1.523, -1.411, -1.643, -1.130, -0.846, -4.668],
    [-1.051, 0.627, 1.955, -0.293, 0.276, -0.325, -0.579, -2.384, -0.202, 0.962, -2.492, -3.183, -2.524,
     0.378, -0.994, 0.337, -1.307, -0.810, 0.179, -6.020],
    [-0.860, 0.535, 1.407, 0.323, 0.492, -0.186, -0.657, -1.645, 0.355, 1.471, -1.325, -3.646, -2.607, 0.385,
     -1.279, 0.119, -0.250, 0.031, 0.518, -6.681],
]  # fmt: skip
