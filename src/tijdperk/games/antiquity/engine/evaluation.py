"""What a position promises each seat."""

from tijdperk.games.antiquity.engine.position import AntiquityPosition


def evaluate(position: AntiquityPosition) -> list[float]:
    return [1.0 / position.seats] * position.seats
