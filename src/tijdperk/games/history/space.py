"""The moves of verbs that cannot have every noun: see `Game.every_move`."""

from __future__ import annotations

from tijdperk.games.history.engine.moves import STRIKE_TWO
from tijdperk.games.history.engine.tables import Tables
from tijdperk.kernel.moves import Move


def moves_of(tables: Tables, verb: int) -> list[Move]:
    """The moves of a verb; [] for one that can have every noun."""
    if verb == STRIKE_TWO:
        near = tables.adjacent_areas
        return [tables.strike_moves[area][other] for area in range(len(near)) for other in near[area]]
    return []
