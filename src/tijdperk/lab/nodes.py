"""Explicit chance nodes for every game: a move is tried on a clone until all that it draws was chosen.

No rule is written for it. `Asking` gives what was chosen so far and stops where something is drawn that was
not; the node then says what can come, how likely it is, and follows with one outcome more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tijdperk.kernel.chance import Asking, Chance, Outcome, Sampled, Undecided
from tijdperk.kernel.game import Game
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import Position

Attempt = Callable[[Chance], Position]


@dataclass(frozen=True)
class ChanceNode:
    """A draw that is under way: its kind, what can come with which probability, and who will see it."""

    kind: int
    outcomes: list[tuple[int, float]]
    only: int  # the seat that sees it, or EVERYONE
    attempt: Attempt
    chosen: tuple[Outcome, ...]  # what was drawn before in the same move

    def follow(self, value: int) -> Position | ChanceNode:
        """What comes after this outcome: the next draw, or the position."""
        return resolve(self.attempt, (*self.chosen, Outcome(self.kind, value, self.only)))

    def sample(self, chance: Sampled) -> int:
        """An outcome, as likely as it is."""
        left = chance.uniform()
        for value, probability in self.outcomes:
            left -= probability
            if left < 0.0:
                return value
        return self.outcomes[-1][0]


def resolve(attempt: Attempt, chosen: tuple[Outcome, ...] = ()) -> Position | ChanceNode:
    """Try something with what was chosen: the position it leads to, or what has to be drawn first."""
    try:
        return attempt(Asking(list(chosen)))
    except Undecided as asked:
        return ChanceNode(asked.kind, asked.outcomes(), asked.only, attempt, chosen)


def begin(game: Game, options: dict[str, str], seats: int) -> Position | ChanceNode:
    """The beginning of a game; its events are in the position's listener."""
    return resolve(lambda chance: game.new(options, seats, chance, True))


def advance(position: Position, seat: int, move: Move, listen: bool = False) -> Position | ChanceNode:
    """What a move leads to, with its events if somebody listens; the position stays as it is."""

    def attempt(chance: Chance) -> Position:
        after = position.clone()
        if listen:
            after.listener = []
        after.play(seat, move, chance)
        return after

    return resolve(attempt)
