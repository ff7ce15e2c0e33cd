"""The content of 7 Wonders Dice as flat tables, made once from the content file.

Dice, faces, buildings, boxes to cross and cities are numbers here. The stages of a Wonder are boxes like any
other, the last ones of the list; what they cost and do depends on the city, as do some University boxes.
"""

from typing import Final

from tijdperk.kernel.features import Layout
from tijdperk.kernel.moves import Move

NONE: Final = -1
MAX_SEATS: Final = 7

# colours of dice, as numbers and (shifted) as bits
GREY: Final = 0
BLUE: Final = 1
RED: Final = 2
YELLOW: Final = 3
GREEN: Final = 4
BLACK: Final = 5
WHITE: Final = 6
PURPLE: Final = 7
COLOURS: Final[list[str]] = ["grey", "blue", "red", "yellow", "green", "black", "white", "purple"]

# what crossing a box does
RESOURCE: Final = 0
POINTS: Final = 1  # a: points at the end
COINS: Final = 2  # a: coins now
ATTACK: Final = 3  # a: side, b: printed points
DEFENCE: Final = 4  # a: side
CROSS: Final = 5  # a: bits of buildings, b: how many boxes
FREE_BUILD: Final = 6
EXTRA_ACTION: Final = 7
PER_BOX: Final = 8  # a: building, b: coins now, c: points at the end, for each of its boxes
DISCOUNT: Final = 9  # a: coins off every die
FREE_DIE: Final = 10  # a: colour
INCOME: Final = 11  # a: colour, b: coins whenever it is chosen
UNLOCK: Final = 12  # a: colour
GALLERY_POINTS: Final = 13  # a point for each box of its building
EFFECTS: Final[list[str]] = [
    "resource", "vp", "coins", "attack", "defence", "cross", "free_build", "extra_action", "per_box",
    "die_discount", "die_free", "die_income", "unlock", "gallery_vp",
]  # fmt: skip

WEST: Final = 0
EAST: Final = 1
SIDES: Final[list[str]] = ["west", "east"]


class Effect:
    """Something a box does, with up to three numbers."""

    def __init__(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c


class Tables:
    """Everything printed. A `field` is a box to cross, so as not to be taken for this one."""

    # names, as used in notation and records
    dice: list[str]
    symbols: list[str]
    buildings: list[str]
    fields: list[str]
    cities: list[str]
    bonuses: list[str]

    # dice
    colour: list[int]
    faces: list[list[int]]  # die: its six symbols
    first_dice: list[int]  # those in the Forum at the start
    special: list[int]  # colours that have to be unlocked, in order
    die_of: list[int]  # colour: the one die of a special colour, or NONE

    # symbols
    crosses: list[list[int]]  # symbol: the fields it can cross, whatever else they ask
    compares: list[int]  # symbol: bits of the buildings compared, 0 when it compares none

    # buildings
    fields_of: list[int]  # building: bits of its fields
    completes: list[bool]  # building: a bonus comes with its last field
    row: list[int]  # building: its row on the score sheet, or NONE
    rows: list[str]
    barracks: list[int]  # by side
    agora: int
    wonder: int

    # fields
    building: list[int]
    requires: list[int]  # bits of the fields that come before
    defence: list[int]  # side: bits of its defence fields
    stages: list[int]  # the stages of a Wonder, in order

    # cities
    cost: list[list[int]]  # city, field
    effects: list[list[list[Effect]]]  # city, field
    counting: list[list[int]]  # city: the fields whose points depend on others at the end

    # bonuses
    bonus_effect: list[Effect]

    # rules
    quarters: list[int]  # what a die costs there
    start_coins: int
    most_coins: int
    pass_coins: int
    coins_per_missing: int
    first_agora: int
    last_turn: int

    # moves
    city_moves: list[Move]
    cross_moves: list[Move]  # by field
    bonus_moves: list[Move]
    remove_moves: list[Move]  # by die
    build_moves: list[list[Move]]  # die, field

    layouts: list[Layout]  # by number of seats: the places of the features

    fingerprint: str

    def __init__(self) -> None:
        self.fingerprint = ""
