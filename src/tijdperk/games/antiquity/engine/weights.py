"""How much each feature of the evaluation counts, by stage."""

from typing import Final

WEIGHTS: Final[list[list[float]]] = [
    [1.0, 0.6, 0.5, 0.4, 0.4, 0.4, 0.3, 1.0, 0.5, 1.5, 0.2, -1.0, -0.8, 0.8, -0.4, 0.3, 0.3, 0.4, 0.3]
    for _ in range(5)
]
