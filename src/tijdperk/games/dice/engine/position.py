"""The position of 7 Wonders Dice: the Forum, the cities as everybody knows them, and the plans for this turn.

All seats act at the same time. What a seat has planned so far lies in `cities`; `before` holds the cities as
they were when the dice were thrown, and that is all the others see until everybody is ready.
"""

from typing import Final

from tijdperk.games.dice.engine.tables import NONE, Tables
from tijdperk.kernel.position import Copied, Position, Shared

# decisions
CITY: Final = 0
ACT: Final = 1
FREE_ACT: Final = 2
EXTRA_ACT: Final = 3
CROSS_FIELDS: Final = 4  # a: bits of the buildings, b: how many fields are left, c: how many there were
BONUS: Final = 5
READY: Final = 6  # asked of all seats at once, in secret; what a turn asks of each comes first
GREY_DIE: Final = 7
DECISIONS: Final[list[str]] = ["city", "act", "free_build", "extra", "cross", "bonus", "ready", "grey"]

DECISION_RULES: Final[list[str]] = ["R2", "R26", "R91", "R92", "R86", "R93", "R25", "R71"]

# what chance can give
DRAWN_CITY: Final = 0
FACE: Final = 1
QUARTER: Final = 2
DRAWS: Final[list[str]] = ["city", "face", "quarter"]

ALL_BONUSES: Final = 7

SharedCities = list["City"]  # replaced, never edited


class City:
    """One player's sheet, with what its owner planned this turn.

    The cities of `before` are shared by all clones and never edited.
    """

    def start(self, tables: Tables) -> None:
        """R7: a sheet at the start."""
        self.crossed: int = 0  # bits of fields
        self.coins: int = tables.start_coins
        self.circled: int = tables.start_coins  # coins of the reserve that were ever received, spent or not
        self.resources: int = 0
        self.discount: int = 0  # coins off every die
        self.free: int = 0  # bits of the colours whose dice cost nothing
        self.unlocked: int = 0  # bits of the special colours
        self.bonuses: int = 0  # bits of the bonuses used
        # What was done this turn, to be told when it is revealed: for each event its kind and three numbers.
        self.done: Copied = []
        self.income: Shared = [0] * 8  # colour: coins for choosing it
        self.written: Shared = [0] * len(tables.rows)  # row: points written down so far
        # Attack fields with the points written beside them, one after the other: field, points, field, points
        self.attacks: Shared = []


def new_city(tables: Tables) -> City:
    city = City()
    city.start(tables)
    return city


class DicePosition(Position):
    """Everything true about one game in progress."""

    def start(self, tables: Tables, seats: int) -> None:
        """The table before anything is thrown."""
        self.ask_nothing()
        self.tables: Tables = tables
        self.seats: int = seats
        self.wonder_completes: bool = True  # option M3
        self.one_barracks: bool = False  # option M4
        self.sheets: Shared = [NONE] * seats  # seat: which city it plays, or NONE
        self.before: SharedCities = [new_city(tables) for _ in range(seats)]  # at the start of the turn
        self.cities: list[City] = self.before[:]  # with this turn's plans
        self.turn: int = 0
        self.final: bool = False  # R98: this turn is the last one
        self.agora_done: bool = False  # R65: somebody has completed the Agora
        self.entered: int = 0  # bits of the special colours in the Forum
        self.forum: Shared = tables.first_dice  # the dice in it, in order
        self.face: Shared = [NONE] * len(tables.dice)  # die: symbol it shows
        self.quarter: Shared = [0] * len(tables.dice)  # die: where it lies
        # The grey dice still to be picked, one after the other: seat, entering colour, seat, entering colour
        self.picks: Shared = []
        self.winners: int = 0  # bits of seats, once the game is over

    def acting(self) -> bool:
        """R25: everybody acts in secret until all are ready."""
        return self.top_kind() == READY

    def copied_cities(self) -> list[City]:
        """Only plans are copied."""
        cities: list[City] = []
        for seat in range(self.seats):
            city = self.cities[seat]
            cities.append(city if city is self.before[seat] else copy_city(city))
        return cities

    def plan(self, seat: int) -> City:
        """The seat's sheet to write on: the one everybody knows is left alone."""
        city = self.cities[seat]
        if city is self.before[seat]:
            city = copy_city(city)
            self.cities[seat] = city
        return city

    def left_of(self, seat: int) -> int:
        """R8, R9."""
        return seat - 1 if seat else self.seats - 1

    def right_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.seats else 0


def ones(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def crossed_in(city: City, tables: Tables, buildings: int) -> int:
    """How many fields of some buildings (as bits) are crossed."""
    count = 0
    building = 0
    while buildings >> building:
        if buildings >> building & 1:
            count += ones(city.crossed & tables.fields_of[building])
        building += 1
    return count


# ---- written by tools/fields.py from the fields above; `make format` brings it up to date


def copy_city(city: City) -> City:
    other = City()
    other.crossed = city.crossed
    other.coins = city.coins
    other.circled = city.circled
    other.resources = city.resources
    other.discount = city.discount
    other.free = city.free
    other.unlocked = city.unlocked
    other.bonuses = city.bonuses
    other.done = city.done[:]
    other.income = city.income
    other.written = city.written
    other.attacks = city.attacks
    return other


def copy_fields(position: DicePosition, other: DicePosition) -> None:
    position.copy_asked(other)
    other.tables = position.tables
    other.seats = position.seats
    other.wonder_completes = position.wonder_completes
    other.one_barracks = position.one_barracks
    other.sheets = position.sheets
    other.before = position.before
    other.cities = position.copied_cities()
    other.turn = position.turn
    other.final = position.final
    other.agora_done = position.agora_done
    other.entered = position.entered
    other.forum = position.forum
    other.face = position.face
    other.quarter = position.quarter
    other.picks = position.picks
    other.winners = position.winners


FIELDS: Final[dict[str, dict[str, str]]] = {  # class, type, names
    "City": {
        "int": "crossed coins circled resources discount free unlocked bonuses",
        "ints": "done income written attacks",
    },
    "DicePosition": {
        "int": "seats turn entered winners",
        "bool": "wonder_completes one_barracks final agora_done",
        "ints": "sheets forum face quarter picks",
    },
}
