"""How much each feature of the evaluation counts, by stage."""

from typing import Final

WEIGHTS: Final[list[list[float]]] = [
    [1.0, 0.5, 0.3, 0.3, 0.3, 0.0, 0.2, 0.1, 0.2, 0.2, -0.2, 0.1] for _ in range(16)
]
