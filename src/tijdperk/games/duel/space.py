"""The moves of verbs that cannot have every noun: see `Game.every_move`."""

from __future__ import annotations

from tijdperk.games.duel.engine.moves import OFFER, RAZE
from tijdperk.games.duel.engine.tables import Tables
from tijdperk.kernel.moves import Move, move_of


def moves_of(tables: Tables, verb: int) -> list[Move]:
    """The moves of a verb; [] for one that can have every noun."""
    if verb == OFFER:  # O3: before the game, of the coins that everybody begins with
        return [move_of(OFFER, coins) for coins in range(tables.start_coins + 1)]
    if verb == RAZE:
        return [move_of(RAZE, card) for card, colour in enumerate(tables.colour) if colour in tables.destroys]
    return []
