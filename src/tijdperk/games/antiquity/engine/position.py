"""The position of Antiquity: the land, what each seat has, and what is asked.

What a seat plans in the secret phase lies in `realms`; `before` holds what everybody had when the phase
began, and that is all the others see until everybody is ready. A realm that a clone shares is copied before
it is written to (`own_realm`). Markers on the land have no face until they are turned up: they are drawn from
the pool then.
"""

from typing import Final

from tijdperk.games.antiquity.engine.tables import (
    ABSENT,
    CITY,
    FISHERY,
    GOODS,
    MAX_CITIES,
    MAX_SEATS,
    NONE,
    SEA,
    Tables,
)
from tijdperk.kernel.interaction import InteractivePosition
from tijdperk.kernel.position import Copied, Shared, SharedLists

# decisions: the kinds of frames
CHOOSING: Final = 0  # where the first city lies
PLANNING: Final = 1  # asked of all at once, in secret
REARRANGING: Final = 2  # something is lifted (R202)
PAYING: Final = 3
DEDICATING: Final = 4  # a cathedral to a saint
FREE_HOUSE: Final = 5  # `a` is the number of the house that was paid
COUNTRYSIDE: Final = 6
STORING: Final = 7  # `a`: goods that have to go
HARVESTING: Final = 8  # `a`: land building, `b`: counters still to be taken, `c`: counters in all
EXPLORING: Final = 9
BURYING: Final = 10  # `a`: graves that are left
POLLUTING: Final = 11  # `a`: markers that are left
DECISIONS: Final[list[str]] = [
    "choosing", "planning", "rearranging", "paying", "dedicating", "free_house", "countryside", "storing",
    "harvesting", "exploring", "burying", "polluting",
]  # fmt: skip
DECISION_RULES: Final[list[str]] = [
    "R007", "R050", "R202", "R062", "R067", "R069", "R100", "R130", "R140", "R150", "R162", "R171",
]  # fmt: skip

# what chance can give
FIRST_ORDER: Final = 0  # a seat (R006)
TILE: Final = 1
TILE_TURN: Final = 2
MARKER: Final = 3
HIDDEN: Final = 4  # only ever drawn by `determinize`
DRAWS: Final[list[str]] = ["seat", "tile", "turn", "marker", "hidden"]

# phases; phases 1 and 3, and the last one, ask nothing
SETUP: Final = 0
BUILDING: Final = 1  # phase 2 of a round
LAND: Final = 2  # 4
STORAGE: Final = 3  # 5
HARVEST: Final = 4  # 6
EXPLORATION: Final = 5  # 7
HUNGER: Final = 6  # 8
POLLUTION: Final = 7  # 9
OVER: Final = 8
PHASES: Final[list[str]] = [
    "setup", "building", "land", "storage", "harvest", "exploration", "hunger", "pollution", "over",
]  # fmt: skip

# how the game ends
NOT_ENDED: Final = 0
BY_SAINT: Final = 1
LAST_LEFT: Final = 2
NOBODY_LEFT: Final = 3
BY_LIMIT: Final = 4  # the program's own limit of rounds
ENDINGS: Final[list[str]] = ["none", "saint", "last", "nobody", "limit"]


POLLUTED_LAND: Final = 1 << MAX_SEATS  # the bit of `fresh` that is no seat's


class Realm:
    """R003: what one seat has. City plans are sets of squares as bits; buildings but houses have slots."""

    def start(self, tables: Tables) -> None:
        """R004, R005: wood, and all men on houses that are not built."""
        self.goods: Copied = [0] * len(GOODS)
        self.men: int = 0  # beside the plans
        self.houses: int = 0  # bits of the numbers that are built, from bit 1
        self.built: int = 0  # bits of the kinds that were ever built (R060)
        self.saint: int = NONE
        self.centres: Shared = []  # city: the field in its middle
        self.inns: Shared = []  # fields

        # plans, by city, as bits of squares
        self.covered: Copied = [0] * MAX_CITIES  # by buildings, houses too
        self.homes: Copied = [0] * MAX_CITIES  # houses
        self.graves: Copied = [0] * MAX_CITIES  # graves that lie on no building

        # buildings but houses, by slot
        self.shape: Copied = []
        self.city: Copied = []  # NONE while it is lifted
        self.corner: Copied = []
        self.turn: Copied = []
        self.spoiled: Copied = []  # graves on it, as bits of its squares in the order of the table
        self.manned: Copied = []  # 1 with a man
        # what was paid in this phase for a piece that all share, or NONE: it may turn out to be sold out
        self.paid: Copied = []

        # what is being paid for (payment.py)
        self.food_due: int = 0
        self.luxury_due: int = 0
        self.food_differs: bool = False
        self.luxury_differs: bool = False
        self.spent: int = 0  # bits of the kinds that this price was paid with so far

        # in this round
        self.lifted_houses: int = 0
        self.moved: int = 0  # buildings and graves moved by a saint's power
        self.cleared: int = 0  # graves, by the hospital
        self.razed: bool = False
        self.cathedrals: int = 0  # built
        self.fountains: int = 0  # built
        self.seeded: bool = False  # R108
        self.cleaned: bool = False  # R123
        # What was done in secret, to be told when all are ready: for each event its kind and three numbers.
        self.done: Copied = []


SharedRealms = list[Realm]  # replaced, never edited


def new_realm(tables: Tables) -> Realm:
    realm = Realm()
    realm.start(tables)
    return realm


class AntiquityPosition(InteractivePosition):
    """Everything true about one game in progress."""

    def start(self, tables: Tables, seats: int) -> None:
        """The table before anything is drawn."""
        fields = len(tables.fields)
        self.ask_nothing()
        self.start_interaction(seats)
        self.tables: Tables = tables

        # options
        self.beginners: bool = False  # R190
        self.unlimited_supply: bool = False  # A02
        self.narrow_harbour: bool = False  # A08
        self.limited_inns: bool = False  # A12
        self.strict_ties: bool = False  # A14
        self.strict_alchemy: bool = False  # A35
        self.dump_helps: bool = False  # A70: also without a man

        # the land, by field
        self.terrain: Shared = [ABSENT] * fields
        self.polluted: Shared = [0] * fields
        self.stands: Shared = [NONE] * fields  # CITY, INN or FISHERY
        self.owner: Shared = [NONE] * fields  # whose it is
        self.counter: Shared = [NONE] * fields  # the good that lies there
        self.work: Shared = [NONE] * fields  # the land building it belongs to
        self.marker: Shared = [0] * fields  # 1 where one lies face down
        self.range_of: Shared = [NONE] * fields  # the mountain range it is part of
        self.range_good: Shared = []  # range: what its mines give, or NONE as long as there was none (R110)
        self.laid: Shared = [NONE] * len(tables.place_fields)  # place: tile
        self.tile_turn: Shared = [0] * len(tables.place_fields)  # place: sixths of a turn

        # buildings on the land, by slot; a free slot has no kind
        self.work_kind: Shared = []
        self.work_owner: Shared = []
        self.work_good: Shared = []
        self.work_field: Shared = []  # where its man is
        self.work_second: Shared = []  # the other field of a fishery, or NONE

        # what seats have
        self.realms: list[Realm] = [new_realm(tables) for _ in range(seats)]
        self.fresh: int = 0  # bits of the seats whose realm no clone shares, and POLLUTED_LAND
        self.before: SharedRealms = self.realms[:]  # as everybody knows them in the secret phase
        self.aside: SharedRealms = self.realms[:]  # as they were before something was lifted (R202)
        self.zones: SharedLists = [[] for _ in range(seats)]  # fields, in order (zones.py)
        self.deals: SharedLists = []  # of this phase: giver, taker, then pairs of good and count

        # what all share
        self.supply: Shared = tables.supply  # kind: pieces left
        self.pool: Shared = [0] * len(GOODS)  # markers that were not turned up, by kind
        self.famine: int = 0
        self.order: Shared = []  # of play
        self.round: int = 0
        self.phase: int = SETUP
        self.queue: Shared = []  # seats whose turn it still is in this phase
        self.stage: int = 0  # how far the first of them is (turns.py)
        self.out: int = 0  # bits of seats that have lost
        self.ending: int = NOT_ENDED
        self.fulfilled: Shared = [0] * seats  # bits of the saints whose condition a seat met at the end
        self.winners: int = 0  # bits of seats, once the game is over

    def copied_realms(self) -> list[Realm]:
        """Realms are copied when they are written to: from here on they are shared."""
        self.fresh = 0
        return self.realms[:]

    def own_realm(self, seat: int) -> Realm:
        """A seat's realm to write to."""
        if not self.fresh >> seat & 1:
            self.fresh |= 1 << seat
            self.realms[seat] = copy_realm(self.realms[seat])
        return self.realms[seat]

    def own_polluted(self) -> list[int]:
        """The polluted fields to write to: three or more in each round by each seat."""
        if not self.fresh & POLLUTED_LAND:
            self.fresh |= POLLUTED_LAND
            self.polluted = self.polluted[:]
        return self.polluted

    def share_realms(self) -> SharedRealms:
        """The realms as they are now, to be kept."""
        self.fresh = 0
        return self.realms[:]

    def plays(self, seat: int) -> bool:
        """Is the seat still in the game?"""
        return not self.out >> seat & 1

    def is_planning(self) -> bool:
        return self.phase == BUILDING

    # -- fields

    def is_sea(self, field: int) -> bool:
        """A09, A77: sea under a city is sea no longer."""
        return self.terrain[field] == SEA and self.stands[field] != CITY

    def is_land(self, field: int) -> bool:
        terrain = self.terrain[field]
        return terrain != ABSENT and (terrain != SEA or self.stands[field] == CITY)

    def is_occupied(self, field: int) -> bool:
        """By a city, an inn, a fishery or a good; a man stands where a good lies."""
        return self.stands[field] != NONE or self.counter[field] != NONE

    def fisheries(self) -> int:
        """R114: how many there are."""
        return self.work_kind.count(FISHERY)


def ones(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The number of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1


# ---- written by tools/fields.py from the fields above; `make format` brings it up to date


def copy_realm(realm: Realm) -> Realm:
    other = Realm()
    other.goods = realm.goods[:]
    other.men = realm.men
    other.houses = realm.houses
    other.built = realm.built
    other.saint = realm.saint
    other.centres = realm.centres
    other.inns = realm.inns
    other.covered = realm.covered[:]
    other.homes = realm.homes[:]
    other.graves = realm.graves[:]
    other.shape = realm.shape[:]
    other.city = realm.city[:]
    other.corner = realm.corner[:]
    other.turn = realm.turn[:]
    other.spoiled = realm.spoiled[:]
    other.manned = realm.manned[:]
    other.paid = realm.paid[:]
    other.food_due = realm.food_due
    other.luxury_due = realm.luxury_due
    other.food_differs = realm.food_differs
    other.luxury_differs = realm.luxury_differs
    other.spent = realm.spent
    other.lifted_houses = realm.lifted_houses
    other.moved = realm.moved
    other.cleared = realm.cleared
    other.razed = realm.razed
    other.cathedrals = realm.cathedrals
    other.fountains = realm.fountains
    other.seeded = realm.seeded
    other.cleaned = realm.cleaned
    other.done = realm.done[:]
    return other


def copy_fields(position: AntiquityPosition, other: AntiquityPosition) -> None:
    position.copy_asked(other)
    position.copy_interaction(other)
    other.tables = position.tables
    other.beginners = position.beginners
    other.unlimited_supply = position.unlimited_supply
    other.narrow_harbour = position.narrow_harbour
    other.limited_inns = position.limited_inns
    other.strict_ties = position.strict_ties
    other.strict_alchemy = position.strict_alchemy
    other.dump_helps = position.dump_helps
    other.terrain = position.terrain
    other.polluted = position.polluted
    other.stands = position.stands
    other.owner = position.owner
    other.counter = position.counter
    other.work = position.work
    other.marker = position.marker
    other.range_of = position.range_of
    other.range_good = position.range_good
    other.laid = position.laid
    other.tile_turn = position.tile_turn
    other.work_kind = position.work_kind
    other.work_owner = position.work_owner
    other.work_good = position.work_good
    other.work_field = position.work_field
    other.work_second = position.work_second
    other.realms = position.copied_realms()
    other.fresh = position.fresh
    other.before = position.before
    other.aside = position.aside
    other.zones = position.zones
    other.deals = position.deals
    other.supply = position.supply
    other.pool = position.pool
    other.famine = position.famine
    other.order = position.order
    other.round = position.round
    other.phase = position.phase
    other.queue = position.queue
    other.stage = position.stage
    other.out = position.out
    other.ending = position.ending
    other.fulfilled = position.fulfilled
    other.winners = position.winners


FIELDS: Final[dict[str, dict[str, str]]] = {  # class, type, names
    "Realm": {
        "ints": "goods centres inns covered homes graves shape city corner turn spoiled manned paid done",
        "int": (
            "men houses built saint food_due luxury_due spent lifted_houses moved cleared cathedrals "
            "fountains"
        ),
        "bool": "food_differs luxury_differs razed seeded cleaned",
    },
    "AntiquityPosition": {
        "bool": (
            "beginners unlimited_supply narrow_harbour limited_inns strict_ties strict_alchemy dump_helps"
        ),
        "ints": (
            "terrain polluted stands owner counter work marker range_of range_good laid tile_turn work_kind "
            "work_owner work_good work_field work_second supply pool order queue fulfilled"
        ),
        "int": "fresh famine round phase stage out ending winners",
        "lists": "zones deals",
    },
}
