"""Take what looks best at a glance."""

from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.position import Position


def choose(position: Position, seat: int, chance: Sampled) -> int:
    """The move of most worth; a lot decides between equals."""
    best: list[int] = []
    most = 0
    for move in position.legal(seat):
        value = position.heuristic(seat, move)
        if not best or value > most:
            best = [move]
            most = value
        elif value == most:
            best.append(move)
    return best[chance.below(len(best))]
