"""How long a bot thinks about each decision of its turn, so that the turn as a whole is soon over.

A turn of many decisions takes no longer than a few on their own would: each takes a part of what is left.
Where many bots are at a table, each has less.
"""

from __future__ import annotations

from collections.abc import Sequence

from tijdperk.bots.players import read_spec
from tijdperk.kernel.match import Step

DECISIONS = 4  # a turn takes no longer than so many decisions on their own
CROWD = 2  # bots at a table that take their whole time
LEAST = 0.03  # seconds: less is no thinking
SHORTEST_PAUSE = 0.2  # of the pause that lets people follow


def made_in_turn(steps: Sequence[Step], seat: int) -> int:
    """How many decisions a seat has made one after the other up to now, whatever others decide meanwhile."""
    group = steps[-1].group if steps else 0
    made = 0
    for step in reversed(steps):
        if step.group != group or (step.seat != seat and not group):
            break
        made += step.seat == seat
    return made


def part(made: int) -> float:
    """What a decision takes of the time for one on its own, after so many in the same turn."""
    return (1 - 1 / DECISIONS) ** made


def share(bots: int) -> float:
    """What each of so many bots has of its time."""
    return min(1.0, CROWD / max(1, bots))


def paced(bot: str, made: int, bots: int) -> str:
    """The bot with the time it has for this decision; one that does not go by time stays as it is."""
    spec = read_spec(bot)
    if spec.name != "search" or not spec.seconds:
        return bot
    return f"search:{max(LEAST, spec.seconds * share(bots) * part(made)):.3f}s"


def pause(seconds: float, made: int, bots: int) -> float:
    """How long to wait before the next move of a turn, so that people can follow it."""
    return seconds * share(bots) * max(SHORTEST_PAUSE, part(made))
