"""The position of 7 Wonders Dice: the Forum, the cities as everybody knows them, and the plans for this turn.

All seats act at the same time. What a seat has planned so far lies in `cities`; `before` holds the cities as
they were when the dice were thrown, and that is all the others see until everybody is ready.
"""

from typing import Final

from tijdperk.games.dice.engine.tables import NONE, Tables
from tijdperk.kernel.position import Position

# decisions
CITY: Final = 0
ACT: Final = 1
FREE_ACT: Final = 2
EXTRA_ACT: Final = 3
CROSS_FIELDS: Final = 4  # see `fields_to_cross`
BONUS: Final = 5
READY: Final = 6
GREY_DIE: Final = 7
DECISIONS: Final[list[str]] = ["city", "act", "free_build", "extra", "cross", "bonus", "ready", "grey"]

ACTING: Final = 8  # the frame of a turn; what each seat owes in it lies in its city

# what chance can give
DRAWN_CITY: Final = 0
FACE: Final = 1
QUARTER: Final = 2
DRAWS: Final[list[str]] = ["city", "face", "quarter"]

ALL_BONUSES: Final = 7


def fields_to_cross(buildings: int, count: int) -> int:
    """Something owed: so many fields of some buildings (as bits)."""
    return CROSS_FIELDS | buildings << 8 | count << 24 | count << 32


def buildings_of(owed: int) -> int:
    return owed >> 8 & 0xFFFF


def fields_left(owed: int) -> int:
    return owed >> 24 & 255


def fields_granted(owed: int) -> int:
    """How many there were to begin with."""
    return owed >> 32


def one_less(owed: int) -> int:
    return owed - (1 << 24)


class City:
    """One player's sheet, and what its owner still has to decide this turn.

    The cities of `before` are shared by all clones and never edited.
    """

    crossed: int  # bits of fields
    coins: int
    circled: int  # coins of the reserve that were ever received, spent or not
    resources: int
    discount: int  # coins off every die
    free: int  # bits of the colours whose dice cost nothing
    unlocked: int  # bits of the special colours
    bonuses: int  # bits of the bonuses used
    todo: list[int]  # what is owed this turn, the next thing last
    done: list[int]  # what was done this turn, as told when it is revealed

    # Replaced, never edited: copies share them.
    income: list[int]  # colour: coins for choosing it
    written: list[int]  # row: points written down so far
    attacks: list[int]  # attack fields with the points written beside them: field | points << 8


def new_city(tables: Tables) -> City:
    """R7: a sheet at the start."""
    city = City()
    city.crossed = 0
    city.coins = tables.start_coins
    city.circled = tables.start_coins
    city.resources = 0
    city.discount = 0
    city.free = 0
    city.unlocked = 0
    city.bonuses = 0
    city.todo = []
    city.done = []
    city.income = [0] * 8
    city.written = [0] * len(tables.rows)
    city.attacks = []
    return city


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
    other.todo = city.todo[:]
    other.done = city.done[:]
    other.income = city.income
    other.written = city.written
    other.attacks = city.attacks
    return other


class DicePosition(Position):
    """Everything true about one game in progress."""

    tables: Tables
    seats: int

    # options
    wonder_completes: bool  # M3
    one_barracks: bool  # M4

    sheets: list[int]  # seat: which city it plays, or NONE
    cities: list[City]  # with this turn's plans
    before: list[City]  # at the start of the turn
    turn: int
    final: bool  # R98: this turn is the last one
    agora_done: bool  # R65: somebody has completed the Agora
    entered: int  # bits of the special colours in the Forum
    winners: int  # bits of seats, once the game is over

    # Replaced, never edited: clones share them.
    forum: list[int]  # the dice in it, in order
    face: list[int]  # die: symbol it shows
    quarter: list[int]  # die: where it lies
    picks: list[int]  # seat and colour of the grey dice still to be picked: seat | colour << 3

    def decision_kind(self, seat: int) -> int:
        packed = self.frames[-1]
        if packed & 255 == ACTING:
            return self.cities[seat].todo[-1] & 255
        return packed & 255

    def secrecy(self) -> int:
        """All act in secret until everybody is ready."""
        if self.frames and self.frames[-1] & 255 == ACTING:
            return self.turn
        return 0

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

    def copy_to(self, other: "DicePosition") -> None:
        other.listener = None
        other.frames = self.frames[:]
        other.tables = self.tables
        other.seats = self.seats
        other.wonder_completes = self.wonder_completes
        other.one_barracks = self.one_barracks
        other.sheets = self.sheets
        other.before = self.before
        cities: list[City] = []
        for seat in range(self.seats):
            city = self.cities[seat]
            cities.append(city if city is self.before[seat] else copy_city(city))
        other.cities = cities
        other.turn = self.turn
        other.final = self.final
        other.agora_done = self.agora_done
        other.entered = self.entered
        other.winners = self.winners
        other.forum = self.forum
        other.face = self.face
        other.quarter = self.quarter
        other.picks = self.picks


def empty_position(position: DicePosition, tables: Tables, seats: int) -> None:
    """The table before anything is thrown."""
    position.listener = None
    position.frames = []
    position.tables = tables
    position.seats = seats
    position.wonder_completes = True
    position.one_barracks = False
    position.sheets = [NONE] * seats
    position.before = [new_city(tables) for _ in range(seats)]
    position.cities = position.before[:]
    position.turn = 0
    position.final = False
    position.agora_done = False
    position.entered = 0
    position.winners = 0
    position.forum = tables.first_dice
    position.face = [NONE] * len(tables.dice)
    position.quarter = [0] * len(tables.dice)
    position.picks = []


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


FIELDS: Final[dict[str, dict[str, str]]] = {  # class, type, names
}
