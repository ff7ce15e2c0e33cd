"""What a bot looks at, and how good it looks at a glance."""

from tijdperk.games.antiquity.engine.position import AntiquityPosition
from tijdperk.kernel.moves import Move


def candidates(position: AntiquityPosition, seat: int) -> list[Move]:
    return position.legal(seat)


def heuristic(position: AntiquityPosition, seat: int, move: Move) -> int:
    return 0
