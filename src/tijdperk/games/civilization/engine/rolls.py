"""Dice: rolled one by one, so that a record has each of them."""

from typing import Final

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.position import DIE, CivilizationPosition
from tijdperk.kernel.chance import Chance

FACES: Final[list[int]] = [1, 2, 3, 4, 5, 6]


def roll(chance: Chance, count: int) -> list[int]:
    return [chance.pick(DIE, FACES) for _ in range(count)]


def two_dice(chance: Chance) -> int:
    return chance.pick(DIE, FACES) + chance.pick(DIE, FACES)


def highest(
    position: CivilizationPosition, seats: list[int], less: list[int], purpose: int, chance: Chance
) -> int:
    """G-107: who rolls highest with two dice, less a number by seat; those who tie roll again."""
    rolling = seats
    while len(rolling) > 1:
        best = -100
        leading: list[int] = []
        for seat in rolling:
            total = two_dice(chance) - less[seat]
            position.emit(events.ROLLED, seat, total, purpose)
            if total > best:
                best = total
                leading = [seat]
            elif total == best:
                leading.append(seat)
        rolling = leading
    return rolling[0]
