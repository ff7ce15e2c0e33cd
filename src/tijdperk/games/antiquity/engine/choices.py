"""Moves that a bot looks at, and how good each looks."""

from typing import Final

from tijdperk.kernel.moves import Move

MOST: Final = 12  # moves of a kind that has many


class Choices:
    """Moves and how good each looks."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.values: list[int] = []

    def add(self, move: Move, value: int) -> None:
        self.moves.append(move)
        self.values.append(value)


def keep_best(choices: Choices) -> None:
    """Only the best of many moves are looked at; the last one, which ends the decision, always is."""
    count = len(choices.moves)
    if count <= MOST:
        return
    ranked = sorted(choices.values, reverse=True)
    least = ranked[MOST - 1]
    kept = Choices()
    for index in range(count):
        if (choices.values[index] >= least and len(kept.moves) < MOST) or index == count - 1:
            kept.add(choices.moves[index], choices.values[index])
    choices.moves = kept.moves
    choices.values = kept.values
