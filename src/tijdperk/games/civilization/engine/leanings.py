"""What bots like more, or less, than its worth in gold says: by the rules, the era and what is done.

`python -m tools.lean civilization` finds how much each of these numbers helps, from games between bots that
differ in them; docs/bots.md says what was measured.
"""

from typing import Final

from tijdperk.games.civilization.engine.survey import Choices
from tijdperk.games.civilization.engine.tables import SETTLER, is_army
from tijdperk.games.civilization.engine.verbs import BUY, FOUND, GROW, LAUNCH, LEARN, LOOK, TAKE
from tijdperk.kernel.moves import Move

# The styles of moves: what they are told apart by.
LEARNING: Final = 0
FOUNDING: Final = 1
GROWTH: Final = 2
SETTLERS: Final = 3
ARMIES: Final = 4
FLEETS: Final = 5
MARCHING: Final = 6
WANDERING: Final = 7
LOOKING: Final = 8
OTHER_STYLE: Final = 9
STYLES: Final = 10

# style: by era
STANDARD: Final[list[list[int]]] = [
    [40, 20, 20, 25],
    [-55, -30, -25, -20],
    [-42, -38, -38, -35],
    [-5, -18, -10, -30],
    [85, 60, 50, 50],
    [-10, 0, -10, -10],
    [12, 12, 12, 12],
    [8, 8, 8, 8],
    [3, 3, 3, 3],
    [0, 0, 0, 0],
]
ADVANCED: Final[list[list[int]]] = [
    [25, 25, 25, 25],
    [-25, -25, -25, -25],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [35, 35, 35, 35],
    [0, 0, 0, 0],
    [8, 8, 8, 8],
    [5, 5, 5, 5],
    [8, 8, 8, 8],
    [0, 0, 0, 0],
]


def style_of(move: Move) -> int:
    """What kind of thing a move does, as far as bots like it more or less."""
    verb = move.verb
    if verb == BUY:
        return SETTLERS if move.noun == SETTLER else ARMIES
    if verb == TAKE:
        return WANDERING if move.noun == SETTLER else MARCHING if is_army(move.noun) else OTHER_STYLE
    if verb == LEARN:
        return LEARNING
    if verb == FOUND:
        return FOUNDING
    if verb == GROW:
        return GROWTH
    if verb == LAUNCH:
        return FLEETS
    return LOOKING if verb == LOOK else OTHER_STYLE


def lean(choices: Choices, advanced: bool, era: int) -> None:
    """Let everything look better or worse by what experience says."""
    likes = ADVANCED if advanced else STANDARD
    moves, values = choices.moves, choices.values
    for index in range(len(moves)):
        values[index] += likes[style_of(moves[index])][era]
