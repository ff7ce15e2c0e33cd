"""What can happen in a game of 7 Wonders Dice, as kinds of events and what their numbers mean."""

from typing import Final

# kind                    seat      a, b, c
CITY: Final = 0  #        who       city
THROWN: Final = 1  #      nobody    turn
READY: Final = 2  #       who
BUILT: Final = 3  #       who       field, die, coins paid
STAGE: Final = 4  #       who       field, coins paid
CROSSED: Final = 5  #     who       field, coins paid
PASSED: Final = 6  #      who       coins gained
GAINED: Final = 7  #      who       coins
ATTACKED: Final = 8  #    who       neighbour, points
COMPLETED: Final = 9  #   who       building
BONUS: Final = 10  #      who       bonus
UNLOCKED: Final = 11  #   who       die
FIRST_AGORA: Final = 12  # who      points
ENTERED: Final = 13  #    nobody    die
REMOVED: Final = 14  #    who       die
LAST_TURN: Final = 15  #  who has all bonuses
ENDED: Final = 16  #      nobody    turn
WON: Final = 17  #        who

EVENTS: Final[list[str]] = [
    "city", "thrown", "ready", "built", "stage", "crossed", "passed", "gained", "attacked", "completed",
    "bonus", "unlocked", "first-agora", "entered", "removed", "last-turn", "ended", "won",
]  # fmt: skip
ARGS: Final[list[list[str]]] = [
    ["city"], ["turn"], [], ["field", "die", "coins"], ["field", "coins"], ["field", "coins"], ["coins"],
    ["coins"], ["neighbour", "points"], ["building"], ["bonus"], ["die"], ["points"], ["die"], ["die"], [],
    ["turn"], [],
]  # fmt: skip


def note(done: list[int], kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Something done in secret, to be told later."""
    done.append(kind)
    done.append(a)
    done.append(b)
    done.append(c)
