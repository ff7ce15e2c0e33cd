"""Play without thought: any legal move is as good as another."""

from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import LOWEST, Position


def choose(position: Position, seat: int, chance: Sampled) -> Move:
    return position.any_move(seat, chance)


def play_out(position: Position, chance: Sampled) -> int:
    """Random play to the end; gives how many decisions were made."""
    decisions = 0
    waiting = position.to_move()
    while waiting:
        seat = LOWEST[waiting]
        position.play(seat, position.any_move(seat, chance), chance)
        waiting = position.to_move()
        decisions += 1
    return decisions
