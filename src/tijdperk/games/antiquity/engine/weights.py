"""How the features of the evaluation are weighed.

By stage, how much each of the features counts: men, works, coming, foods, luxuries, wood, stone, saint,
store, goods for Christofori, kinds for Barbara, hunger, graves, usable, pollution, room, carts, fountains,
cities.

`python tools/fit.py antiquity --games 700 --seed 0`
fitted them to 11785 positions of 600 games. In 1980 positions of 100 other games
the log loss is 0.738, and 0.995 without weights.
"""

from typing import Final

WEIGHTS: Final[list[list[float]]] = [
    [-0.430, 0.240, 0.887, 0.204, 0.132, -0.413, -0.218, -0.681, 0.275, 0.910, -0.662, -1.490, -0.894, -0.465,
     -1.321, -1.367, -0.643, 0.082, -0.708],
    [-0.756, 0.276, 0.827, 0.294, -0.034, -0.073, 0.138, -0.842, 0.258, 0.835, -1.225, -1.589, -1.046, -0.230,
     -1.224, -0.827, -0.814, -0.259, -0.925],
    [-0.405, 0.482, 1.040, 0.186, -0.178, 0.001, -0.327, -1.085, 0.079, 0.722, -1.111, -1.643, -1.315, -0.096,
     -0.719, -0.397, -0.820, -0.432, -0.480],
    [-0.122, 0.515, 1.243, 0.007, -0.068, -0.116, -0.309, -1.029, -0.003, 0.938, -0.815, -1.531, -1.246,
     0.304, -0.628, 0.330, -0.741, -0.251, -0.079],
    [0.119, 0.423, 0.946, 0.310, 0.123, -0.050, -0.281, -0.641, 0.327, 1.366, -0.209, -1.439, -1.000, 0.365,
     -0.686, 0.136, -0.219, 0.148, 0.133],
]  # fmt: skip
