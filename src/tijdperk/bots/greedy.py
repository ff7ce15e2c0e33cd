"""Take what looks best at a glance."""

from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import Position


def choose(position: Position, seat: int, chance: Sampled) -> Move:
    """The move with the highest heuristic; a lot decides between equals."""
    best: list[Move] = []
    most = 0
    moves, values = position.weighed(seat)
    for index in range(len(moves)):
        value = values[index]
        if not best or value > most:
            best = [moves[index]]
            most = value
        elif value == most:
            best.append(moves[index])
    return best[chance.below(len(best))]
