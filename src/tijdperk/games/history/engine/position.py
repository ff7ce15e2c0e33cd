"""The position of History of the World: the map with its pieces, hands, empires, and what is owed."""

from typing import Final

from tijdperk.games.history.engine.tables import EPOCHS, NONE, Board, Tables
from tijdperk.kernel.position import Position

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
    return (army & 7) - 1


def origin_of(army: int) -> int:
    return army >> 3


def empire_of(army: int) -> int:
    """S03: the armies of one seat and one empire; both parts of a card are one."""
    return army - (SECOND_PART << 3) if SECOND_PART <= army >> 3 < FROM_EVENT else army


class HistoryPosition(Position):
    """Everything true about one game in progress."""

    tables: Tables
    board: Board
    seats: int

    # options
    with_markers: bool
    one_each: bool  # X02: a minor empire in each hand
    stacking: bool  # X03
    navies: bool  # X04 to X08
    fort_first: bool  # A41: siegecraft takes a fort beside a town before the army
    landed_crusade: bool  # A42: a crusade from the sea meets one die

    # the map
    army: list[int]  # land: whose and of which empire, 0 when nobody's
    stack: list[int]  # land: how many; not kept unless X03 is played
    site: list[int]  # land: bits of city, capital, fort, monument
    counts: list[int]  # area * seats + seat: lands held

    # the turn
    epoch: int
    called: int  # how many empires of this epoch were called
    turns: int  # turns that were scored
    active: int  # the seat whose turn it is, or NONE
    effects: int  # bits of what the events do
    coins: int
    ally_coins: int
    ready_forts: int  # V14
    extra_fleet: int  # V06: bits of waters
    losses: int  # armies of the active empire lost in battle
    betrayed: int  # V26: land, or NONE
    source: int  # the barren land a raid comes from
    due: int  # monuments still to be built by a part of the empire
    part: int

    # the force that expands: the active empire, a minor empire or the crusade
    force: int  # its armies, 0 when none does
    pool: int
    ally_pool: int  # V05: armies that may only enter unoccupied lands
    fleets: int  # bits of waters
    opened: int  # bits of the fleets' waters that an army has reached
    fronted: int  # bits of the lands in front
    realm: list[int]  # lands of the force
    front: list[int]  # lands it can reach, its own among them

    # Replaced, never edited: clones share them.
    navy: list[int]  # X05: water: whose army stays there, 0 when nobody's
    scores: list[int]
    tally: list[int]  # seat * categories + category: points so far
    gains: list[int]  # (epoch - 1) * seats + seat: points of that turn
    empires_played: list[int]  # the same: the empire of that turn, or NONE
    hands: list[list[int]]  # seat: event cards
    undealt: list[list[int]]  # stack: event cards nobody has seen
    held: list[int]  # seat: its empire of this epoch, or NONE
    givers: list[int]  # seat: who drew the empire it holds, or NONE
    drawn: int  # the empire its drawer looks at, or NONE
    draw_order: list[int]
    undrawn: list[int]  # empires of this epoch nobody drew
    last_empire: list[int]  # seat: the empire it played last, or NONE
    strengths: list[int]  # seat: sum of the strengths of the empires played
    marker_counts: list[int]
    played: list[int]  # events of this turn
    chosen: list[int]  # lands picked for an event so far
    winners: int  # bits of seats, once the game is over

    def owe(self, kind: int, detail: int = 0) -> None:
        """The active seat owes a decision before anything else goes on."""
        self.frames.append(kind | 1 << self.active + 8 | detail << 16)  # frame(), written out

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
        return army != 0 and (army & 7) != seat + 1

    def place(self, land: int, army: int) -> None:
        """Put one army in a land that has none."""
        self.army[land] = army
        area = self.tables.area[land]
        if area != NONE:
            self.counts[area * self.seats + (army & 7) - 1] += 1
        if self.stacking:
            self.stack[land] = 1

    def vacate(self, land: int) -> None:
        """Take all armies out of a land; what else stands there stays."""
        army = self.army[land]
        if army:
            self.army[land] = 0
            area = self.tables.area[land]
            if area != NONE:
                self.counts[area * self.seats + (army & 7) - 1] -= 1
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
        if before == 0 or before & 7 != army & 7:
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

    def copy_to(self, other: "HistoryPosition") -> None:
        other.listener = None
        other.frames = self.frames[:]
        other.tables = self.tables
        other.board = self.board
        other.seats = self.seats
        other.with_markers = self.with_markers
        other.one_each = self.one_each
        other.stacking = self.stacking
        other.navies = self.navies
        other.fort_first = self.fort_first
        other.landed_crusade = self.landed_crusade
        other.army = self.army[:]
        other.stack = self.stack[:] if self.stacking else self.stack
        other.site = self.site[:]
        other.counts = self.counts[:]
        other.epoch = self.epoch
        other.called = self.called
        other.turns = self.turns
        other.active = self.active
        other.effects = self.effects
        other.coins = self.coins
        other.ally_coins = self.ally_coins
        other.ready_forts = self.ready_forts
        other.extra_fleet = self.extra_fleet
        other.losses = self.losses
        other.betrayed = self.betrayed
        other.source = self.source
        other.due = self.due
        other.part = self.part
        other.force = self.force
        other.pool = self.pool
        other.ally_pool = self.ally_pool
        other.fleets = self.fleets
        other.opened = self.opened
        other.fronted = self.fronted
        other.realm = self.realm[:]
        other.front = self.front[:]
        other.navy = self.navy
        other.scores = self.scores
        other.tally = self.tally
        other.gains = self.gains
        other.empires_played = self.empires_played
        other.hands = self.hands
        other.undealt = self.undealt
        other.held = self.held
        other.givers = self.givers
        other.drawn = self.drawn
        other.draw_order = self.draw_order
        other.undrawn = self.undrawn
        other.last_empire = self.last_empire
        other.strengths = self.strengths
        other.marker_counts = self.marker_counts
        other.played = self.played
        other.chosen = self.chosen
        other.winners = self.winners


def empty_position(position: HistoryPosition, tables: Tables, seats: int) -> None:
    """R007: the table before anything is dealt."""
    lands = len(tables.lands)
    position.listener = None
    position.frames = []
    position.tables = tables
    position.board = tables.boards[0]
    position.seats = seats
    position.with_markers = True
    position.one_each = False
    position.stacking = False
    position.navies = False
    position.fort_first = False
    position.landed_crusade = False
    position.army = [0] * lands
    position.stack = []
    position.site = [0] * lands
    position.counts = [0] * (len(tables.areas) * seats)
    position.epoch = 0
    position.called = 0
    position.turns = 0
    position.active = NONE
    position.effects = 0
    position.coins = 0
    position.ally_coins = 0
    position.ready_forts = 0
    position.extra_fleet = 0
    position.losses = 0
    position.betrayed = NONE
    position.source = NONE
    position.due = 0
    position.part = 0
    position.force = 0
    position.pool = 0
    position.ally_pool = 0
    position.fleets = 0
    position.opened = 0
    position.fronted = 0
    position.realm = []
    position.front = []
    position.navy = [0] * len(tables.waters)
    position.scores = [0] * seats
    position.tally = [0] * (seats * len(CATEGORIES))
    position.gains = [0] * (EPOCHS * seats)
    position.empires_played = [NONE] * (EPOCHS * seats)
    position.hands = [[] for _ in range(seats)]
    position.undealt = [[], [], []]
    position.held = [NONE] * seats
    position.givers = [NONE] * seats
    position.drawn = NONE
    position.draw_order = []
    position.undrawn = []
    position.last_empire = [NONE] * seats
    position.strengths = [0] * seats
    position.marker_counts = [0] * seats
    position.played = []
    position.chosen = []
    position.winners = 0


def with_added(values: list[int], index: int, amount: int) -> list[int]:
    changed = values[:]
    changed[index] += amount
    return changed


def lands_of_seat(position: HistoryPosition, seat: int) -> list[int]:
    return [land for land, army in enumerate(position.army) if army & 7 == seat + 1]
