"""The position of History of the World: the map with its pieces, hands, empires, and what is asked."""

from typing import Final

from tijdperk.games.history.engine.tables import EPOCHS, NONE, Board, Tables
from tijdperk.kernel.position import Copied, Position, Shared, SharedLists

# decisions: the kinds of frames
EMPIRE: Final = 0
EVENTS: Final = 1
ASTRONOMY_SEA: Final = 2
BARREN_LAND: Final = 3
RAID: Final = 4
TWO_AREAS: Final = 5
ONE_AREA: Final = 6
REVOLTS: Final = 7
RUINS: Final = 8
SETTLERS: Final = 9
PESTILENCE_LAND: Final = 10
PLAGUE_LAND: Final = 11
SPREAD: Final = 12
TRAITOR: Final = 13
SCRAP: Final = 14
SAIL: Final = 15
EXCHANGE: Final = 16
EXPAND: Final = 17
RECOVER: Final = 18
MONUMENT: Final = 19
DECISIONS: Final[list[str]] = [
    "empire", "events", "astronomy", "barbarians", "raid", "black_death", "famine", "civil_war", "disaster",
    "migrants", "pestilence", "plague", "spread", "treachery", "scrap", "sail", "exchange", "expand",
    "recover", "monument",
]  # fmt: skip
DECISION_RULES: Final[list[str]] = [
    "R012", "R023", "V06", "V07", "V07", "V08", "V16", "V10", "V12", "V20", "V22", "V23", "V23", "V26", "X08",
    "X06", "V03", "R042", "R034", "R072",
]  # fmt: skip

# what chance can give; the first three are the stacks of event cards
DRAWN_GREATER: Final = 0
DRAWN_LESSER: Final = 1
DRAWN_MINOR: Final = 2
DRAWN_EMPIRE: Final = 3
DRAWN_MARKER: Final = 4
DIE: Final = 5
DRAWS: Final[list[str]] = ["greater", "lesser", "minor", "empire", "marker", "die"]

# what stands in a land besides armies, as bits
CITY: Final = 1
CAPITAL: Final = 2
FORT: Final = 4
MONUMENT_PIECE: Final = 8
TOWN: Final = CITY | CAPITAL

# what the events of this turn do for the active empire, as bits
WITH_LEADER: Final = 1
WITH_WEAPONRY: Final = 2
WITH_ELITE: Final = 4
WITH_JIHAD: Final = 8
WITH_SIEGECRAFT: Final = 16
WITH_NAVAL_POWER: Final = 32
WITH_REALLOCATION: Final = 64
WITH_EXPERTS: Final = 128  # shifted by the terrain they do not mind

# where an army comes from: the first or second part of the empire of an epoch, or an event card
SECOND_PART: Final = 7
FROM_EVENT: Final = 14

# what is scored
AREAS: Final = 0
CAPITALS: Final = 1
CITIES: Final = 2
MONUMENTS: Final = 3
SEAS: Final = 4
MARKERS: Final = 5
CATEGORIES: Final[list[str]] = ["areas", "capitals", "cities", "monuments", "seas", "markers"]

MAX_ARMIES: Final = 3  # X03


def army_of(seat: int, origin: int) -> int:
    """The armies of one seat that came the same way; never 0."""
    return origin << 3 | seat + 1


def seat_of(army: int) -> int:
    """Whose armies these are, or -1 (NONE) where there are none."""
    return (army & 7) - 1


def origin_of(army: int) -> int:
    """Where they come from: see SECOND_PART and FROM_EVENT."""
    return army >> 3


def empire_of(army: int) -> int:
    """S03: the armies of one seat and one empire; both parts of a card are one."""
    if SECOND_PART <= army >> 3 < FROM_EVENT:
        return army - (SECOND_PART << 3)
    return army


class HistoryPosition(Position):
    """Everything true about one game in progress."""

    def start(self, tables: Tables, seats: int) -> None:
        """R007: the table before anything is dealt."""
        lands = len(tables.lands)
        self.ask_nothing()
        self.tables: Tables = tables
        self.board: Board = tables.boards[0]
        self.seats: int = seats

        # options
        self.with_markers: bool = True
        self.one_each: bool = False  # X02: a minor empire in each hand
        self.stacking: bool = False  # X03
        self.navies: bool = False  # X04 to X08
        self.fort_first: bool = False  # A41: siegecraft takes a fort beside a town before the army
        self.landed_crusade: bool = False  # A42: a crusade from the sea meets one die

        # the map
        self.army: Copied = [0] * lands  # land: whose and of which empire, 0 when nobody's
        self.stack: Copied = []  # land: how many; not kept unless X03 is played
        self.site: Copied = [0] * lands  # land: bits of city, capital, fort, monument
        self.counts: Copied = [0] * (len(tables.areas) * seats)  # area * seats + seat: lands held

        # the turn
        self.epoch: int = 0
        self.called: int = 0  # how many empires of this epoch were called
        self.turns: int = 0  # turns that were scored
        self.active: int = NONE  # the seat whose turn it is, or NONE
        self.effects: int = 0  # bits of what the events do
        self.coins: int = 0
        self.ally_coins: int = 0
        self.ready_forts: int = 0  # V14
        self.extra_fleet: int = 0  # V06: bits of waters
        self.losses: int = 0  # armies of the active empire lost in battle
        self.betrayed: int = NONE  # V26: land, or NONE
        self.source: int = NONE  # the barren land a raid comes from
        self.due: int = 0  # monuments still to be built by a part of the empire
        self.part: int = 0

        # the force that expands: the active empire, a minor empire or the crusade
        self.force: int = 0  # its armies, 0 when none does
        self.pool: int = 0
        self.ally_pool: int = 0  # V05: armies that may only enter unoccupied lands
        self.fleets: int = 0  # bits of waters
        self.opened: int = 0  # bits of the fleets' waters that an army has reached
        self.fronted: int = 0  # bits of the lands in front
        self.realm: Copied = []  # lands of the force
        self.front: Copied = []  # lands it can reach, its own among them

        # what changes seldom
        self.navy: Shared = [0] * len(tables.waters)  # X05: water: whose army stays there, 0 when nobody's
        self.scores: Shared = [0] * seats
        self.tally: Shared = [0] * (seats * len(CATEGORIES))  # seat * categories + category: points so far
        self.gains: Shared = [0] * (EPOCHS * seats)  # (epoch - 1) * seats + seat: points of that turn
        self.empires_played: Shared = [NONE] * (EPOCHS * seats)  # the same: the empire of that turn, or NONE
        self.hands: SharedLists = [[] for _ in range(seats)]  # seat: event cards
        self.undealt: SharedLists = [[], [], []]  # stack: event cards nobody has seen
        self.held: Shared = [NONE] * seats  # seat: its empire of this epoch, or NONE
        self.givers: Shared = [NONE] * seats  # seat: who drew the empire it holds, or NONE
        self.drawn: int = NONE  # the empire its drawer looks at, or NONE
        self.draw_order: Shared = []
        self.undrawn: Shared = []  # empires of this epoch nobody drew
        self.last_empire: Shared = [NONE] * seats  # seat: the empire it played last, or NONE
        self.strengths: Shared = [0] * seats  # seat: sum of the strengths of the empires played
        self.marker_counts: Shared = [0] * seats
        self.played: Shared = []  # events of this turn
        self.chosen: Shared = []  # lands picked for an event so far
        self.winners: int = 0  # bits of seats, once the game is over

    def empire(self) -> int:
        """The empire whose turn it is."""
        return self.held[self.active]

    def acts_itself(self) -> bool:
        """R027: is it the active empire that expands, and not what an event brought?"""
        return self.force >> 3 < FROM_EVENT

    def armies(self, land: int) -> int:
        """How many armies stand in a land."""
        if self.stacking:
            return self.stack[land]
        return 1 if self.army[land] else 0

    def is_enemy(self, land: int, seat: int) -> bool:
        army = self.army[land]
        return army != 0 and army & 7 != seat + 1

    def place(self, land: int, army: int) -> None:
        """Put one army in a land that has none."""
        self.army[land] = army
        area = self.tables.area[land]
        if area != NONE:
            self.counts[area * self.seats + seat_of(army)] += 1
        if self.stacking:
            self.stack[land] = 1

    def vacate(self, land: int) -> None:
        """Take all armies out of a land; what else stands there stays."""
        army = self.army[land]
        if army:
            self.army[land] = 0
            area = self.tables.area[land]
            if area != NONE:
                self.counts[area * self.seats + seat_of(army)] -= 1
            if self.stacking:
                self.stack[land] = 0

    def lose_one(self, land: int) -> None:
        """Take one army out of a land."""
        if self.stacking and self.stack[land] > 1:
            self.stack[land] -= 1
        else:
            self.vacate(land)

    def enter(self, land: int, army: int) -> None:
        """R045, R065, R066, R067, R068, A13, A14: an army takes a land; monuments stay, the rest may fall."""
        before = self.army[land]
        self.vacate(land)
        if seat_of(before) != seat_of(army):
            site = self.site[land] & ~FORT
            if site & CAPITAL:
                site = site & ~CAPITAL | CITY
            elif site & CITY:
                site &= ~CITY
            self.site[land] = site
        self.place(land, army)

    def score(self, seat: int, category: int, points: int) -> None:
        if points:
            self.scores = with_added(self.scores, seat, points)
            self.tally = with_added(self.tally, seat * len(CATEGORIES) + category, points)


def with_added(values: list[int], index: int, amount: int) -> list[int]:
    changed = values[:]
    changed[index] += amount
    return changed


# ---- written by tools/fields.py from the fields above; `make format` brings it up to date


def copy_fields(position: HistoryPosition, other: HistoryPosition) -> None:
    position.copy_asked(other)
    other.tables = position.tables
    other.board = position.board
    other.seats = position.seats
    other.with_markers = position.with_markers
    other.one_each = position.one_each
    other.stacking = position.stacking
    other.navies = position.navies
    other.fort_first = position.fort_first
    other.landed_crusade = position.landed_crusade
    other.army = position.army[:]
    other.stack = position.stack[:]
    other.site = position.site[:]
    other.counts = position.counts[:]
    other.epoch = position.epoch
    other.called = position.called
    other.turns = position.turns
    other.active = position.active
    other.effects = position.effects
    other.coins = position.coins
    other.ally_coins = position.ally_coins
    other.ready_forts = position.ready_forts
    other.extra_fleet = position.extra_fleet
    other.losses = position.losses
    other.betrayed = position.betrayed
    other.source = position.source
    other.due = position.due
    other.part = position.part
    other.force = position.force
    other.pool = position.pool
    other.ally_pool = position.ally_pool
    other.fleets = position.fleets
    other.opened = position.opened
    other.fronted = position.fronted
    other.realm = position.realm[:]
    other.front = position.front[:]
    other.navy = position.navy
    other.scores = position.scores
    other.tally = position.tally
    other.gains = position.gains
    other.empires_played = position.empires_played
    other.hands = position.hands
    other.undealt = position.undealt
    other.held = position.held
    other.givers = position.givers
    other.drawn = position.drawn
    other.draw_order = position.draw_order
    other.undrawn = position.undrawn
    other.last_empire = position.last_empire
    other.strengths = position.strengths
    other.marker_counts = position.marker_counts
    other.played = position.played
    other.chosen = position.chosen
    other.winners = position.winners


FIELDS: Final[dict[str, dict[str, str]]] = {  # class, type, names
    "HistoryPosition": {
        "int": (
            "seats epoch called turns active effects coins ally_coins ready_forts extra_fleet losses "
            "betrayed source due part force pool ally_pool fleets opened fronted drawn winners"
        ),
        "bool": "with_markers one_each stacking navies fort_first landed_crusade",
        "ints": (
            "army stack site counts realm front navy scores tally gains empires_played held givers "
            "draw_order undrawn last_empire strengths marker_counts played chosen"
        ),
        "lists": "hands undealt",
    },
}
