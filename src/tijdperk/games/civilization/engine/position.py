"""The position of Civilization: map, pieces, settlements, knowledge, and what is asked.

Pieces have slots: what is known of the piece in slot n stands at index n of five lists. A slot whose owner is
NONE is free. Fleets have numbers of their own, because what a fleet carries belongs to that fleet (G-48). Who
looks for pieces finds them by area or by the number of a fleet: `pieces.py` keeps these lists in step.
Counters that lie face down have no identity until they are turned up: they are drawn from the pool then.
"""

from typing import Final

from tijdperk.games.civilization.engine.tables import NONE, Tables
from tijdperk.kernel.interaction import InteractivePosition
from tijdperk.kernel.position import Copied, Shared, SharedLists

# decisions: the kinds of frames
CHOOSING: Final = 0  # a land to start in
MOVING: Final = 1
DECLARING: Final = 2  # a window: fight whoever has just moved in?
ATTACKING: Final = 3  # the active seat's own declarations
ORDERING: Final = 4  # which battle comes next, and what is taken without one
SUPPORTING: Final = 5
PICKING: Final = 6  # a unit for a round of battle
CAPTURING: Final = 7
FREE_TECHNOLOGY_CHOICE: Final = 8
MINOR_ARMY: Final = 9  # the army of a minor civilization
PLACING: Final = 10  # a unit that was given: `a` is its kind
GROWING: Final = 11  # a settlement grows for free
TRADING: Final = 12
PRODUCING: Final = 13
PURCHASING: Final = 14
DECISIONS: Final[list[str]] = [
    "choosing", "moving", "declaring", "attacking", "ordering", "supporting", "picking", "capturing",
    "free_technology", "minor_army", "placing", "growing", "trading", "producing", "purchasing",
]  # fmt: skip
DECISION_RULES: Final[list[str]] = [
    "G-38", "G-44", "G-78", "G-80", "G-80", "G-82", "G-56", "G-89",
    "G-94", "G-95", "A-27", "A-74", "G-42", "A-13", "G-72",
]  # fmt: skip

# what chance can give
DIE: Final = 0
COUNTER: Final = 1
TECHNOLOGY: Final = 2
HIDDEN: Final = 3  # only ever drawn by `determinize`
DRAWS: Final[list[str]] = ["die", "counter", "technology", "hidden"]

# phases (G-42); what comes next when nothing is asked follows from it (turns.py)
CHOICE_OF_LANDS: Final = 0
FIRST_COUNTERS: Final = 1
FIRST_BONUSES: Final = 2
MOVEMENT: Final = 3
BATTLES: Final = 4
TRADE: Final = 5
PRODUCTION: Final = 6
PURCHASE: Final = 7
OVER: Final = 8
PHASES: Final[list[str]] = [
    "choice", "counters", "bonuses", "movement", "battles", "trade", "production", "purchase", "over",
]  # fmt: skip

# lengths of the advanced game
SHORT: Final = 0
MEDIUM: Final = 1
LONG: Final = 2

# how the game ends
NOT_ENDING: Final = 0
BY_TECHNOLOGIES: Final = 1  # S-22, A-33, A-34
DIPLOMATIC: Final = 2
MILITARY: Final = 3
SPACE: Final = 4
DOMINATION: Final = 5
BY_LIMIT: Final = 6  # the program's own limit of turns
ENDINGS: Final[list[str]] = [
    "none", "technologies", "diplomatic", "military", "space", "domination", "limit",
]  # fmt: skip

# what a counter can be besides its kind
FACE_DOWN: Final = -2

# whose a technology, wonder or milestone can be besides a seat's or nobody's (NONE)
SET_ASIDE: Final = -2  # A-31, S-12, A-89

# what happened to a settlement in this turn
FOUNDED: Final = 1
GROWN: Final = 2

MAX_SHIPS: Final = 99

# windows (kernel/windows.py) for which a seat can give standing orders, and what about:
# 0 in general, then one for each area, then one for each seat
DECLARE_WINDOW: Final = 0
SUPPORT_WINDOW: Final = 1
WINDOWS: Final[list[str]] = ["declare", "support"]


class CivilizationPosition(InteractivePosition):
    """Everything true about one game in progress."""

    def start(self, tables: Tables, seats: int) -> None:
        """The table before anything is dealt."""
        lands = tables.lands
        self.ask_nothing()
        self.start_interaction(seats)
        self.tables: Tables = tables

        # options
        self.advanced: bool = False  # G-03: else the standard rules
        self.length: int = LONG
        self.air_on_battleships: bool = False  # C-02, advanced: battleships carry aircraft too
        self.printed_milestones: bool = False  # C-09: as printed, not as the errata have it
        self.forced_carriers: bool = False  # C-12: battleships become carriers like any unit that rises
        self.ship_for_owner: bool = False  # C-17: only Fusion's owner buys the colony ship
        self.holder_produces: bool = False  # C-39: a lent city card produces for whoever holds it
        self.dealt_bonus: bool = True  # C-24: dealt technologies give their bonus
        self.late_gifts: bool = False  # C-42: wonders of past eras still pay out
        self.more_resources: bool = False  # G-36

        # pieces, by slot
        self.piece_owner: Copied = []  # seat, or NONE when the slot is free; no flag bearers needed (G-08)
        self.piece_kind: Copied = []
        self.piece_area: Copied = []
        self.piece_points: Copied = []  # movement left in this phase
        self.piece_ship: Copied = []  # of a fleet: its number; of cargo: the number of its fleet; else 0
        # what follows from these
        self.area_slots: SharedLists = [[] for _ in tables.areas]  # area: the slots of its pieces, in order
        self.ship_slots: Shared = [NONE] * (MAX_SHIPS + 1)  # number of a fleet: its slot, or NONE

        # settlements, by land
        self.settled: Copied = [NONE] * lands  # seat, or NONE
        self.size: Copied = [0] * lands
        self.holder: Shared = [NONE] * lands  # who holds its city card; its owner unless lent (G-64)
        self.changed: Copied = [0] * lands  # FOUNDED or GROWN in this turn
        self.placed: Copied = [0] * lands  # pieces placed there in this turn

        # counters, by land: FACE_DOWN, NONE, or the kind of one that lies face up
        self.counter: Copied = [FACE_DOWN] * lands
        self.pool: Shared = tables.counters  # kind: how many were not turned up yet, boxed ones included

        # what seats have
        self.gold: Copied = [0] * seats
        self.technology: Shared = [NONE] * len(tables.technologies)  # seat, NONE or SET_ASIDE
        self.wonder: Shared = [NONE] * len(tables.wonders)  # the same (advanced)
        self.milestone: Shared = [NONE] * len(tables.milestones)  # the same: the standard rules' wonders
        self.improvements: Shared = [0] * seats  # bits of improvements
        self.out: int = 0  # bits of seats that were eliminated

        # the turn
        self.turn: int = 0  # from 1
        self.phase: int = CHOICE_OF_LANDS
        self.era: int = 0
        self.starter: int = 0  # the start player (G-43)
        self.active: int = NONE  # whose turn it is in movement, battles and purchase
        self.queue: Shared = []  # seats that come next, or what else is waiting (turns.py)
        self.start_lands: Shared = []  # in the order they were chosen (G-38)
        self.era_ends: bool = False  # S-01, S-24: with this turn
        self.ending: int = NOT_ENDING  # how the game ends after this turn
        self.critical: int = NONE  # the resource of this turn's production (G-66)
        self.claims: Shared = [0] * len(tables.milestones)  # bits of seats that claim it now (S-10)
        self.used: int = 0  # bits of wonders whose one use is spent
        self.exchanged: bool = False  # A-87, in this trade phase

        # movement and battle
        self.taken: Shared = []  # slots of the pieces that were taken to move together
        # three numbers each: area; the seat that the active one attacks there, or NONE where others declared;
        # bits of those who declared (G-52)
        self.battles: Shared = []
        self.entered: Shared = []  # slots of the pieces that have just moved into an area
        self.stage: int = 0  # how far the phase is (turns.py)
        self.flights: Shared = []  # areas where aircraft ended, not yet asked about (G-78)
        self.battle_area: int = NONE
        self.leaders: Shared = []  # of both sides; the active seat's side is the first
        self.sides: Shared = []  # bits of seats, of both sides
        self.undecided: Shared = []  # seats still to be asked for support (G-82)
        self.picks: Shared = []  # slots: unit and aircraft of the first side, then of the second; or NONE
        self.rounds: SharedLists = []  # fought in this battle (battle.py)

        # production
        self.cheered: Shared = []  # lands made happy by hand in this phase
        self.equipped: Shared = []  # lands made productive by hand in this phase
        self.incomes: Shared = [0] * seats  # of the last production phase

        # this seat's purchases, five numbers each: verb, noun, second noun, price, who got a royalty or NONE
        self.receipts: Shared = []
        # turn: the era, then points, income and units of each seat, one after the other
        self.course: SharedLists = []
        self.winners: int = 0  # bits of seats, once the game is over

    # -- the basics every part of the rules uses

    def is_sea(self, area: int) -> bool:
        return area >= self.tables.lands

    def plays(self, seat: int) -> bool:
        """Is the seat still in the game?"""
        return not self.out >> seat & 1

    def in_play(self, technology: int) -> bool:
        """A-19, A-31: somebody has it, or it was set aside."""
        return self.technology[technology] != NONE

    def technologies_owned(self, seat: int) -> int:
        count = 0
        for owner in self.technology:
            if owner == seat:
                count += 1
        return count

    def settlements(self, seat: int) -> list[int]:
        """The lands in which a seat has a settlement."""
        return [land for land in range(self.tables.lands) if self.settled[land] == seat]

    def resource(self, land: int) -> int:
        """The resource that lies face up in a land, or NONE."""
        counter = self.counter[land]
        return counter if 0 <= counter < 8 else NONE

    def pay(self, seat: int, amount: int) -> None:
        """A seat pays, or gets what is below zero."""
        self.gold[seat] -= amount

    def works(self, wonder: int) -> bool:
        """A-03: the lasting effect of a wonder works until its era is over."""
        return self.wonder[wonder] >= 0 and self.tables.wonder_era[wonder] >= self.era

    def order(self) -> list[int]:
        """G-42: the seats that are in the game, from the start player on."""
        seats = self.seats
        found: list[int] = []
        for step in range(seats):
            seat = (self.starter + step) % seats
            if self.plays(seat):
                found.append(seat)
        return found


# ---- written by tools/fields.py from the fields above; `make format` brings it up to date


def copy_fields(position: CivilizationPosition, other: CivilizationPosition) -> None:
    position.copy_asked(other)
    position.copy_interaction(other)
    other.tables = position.tables
    other.advanced = position.advanced
    other.length = position.length
    other.air_on_battleships = position.air_on_battleships
    other.printed_milestones = position.printed_milestones
    other.forced_carriers = position.forced_carriers
    other.ship_for_owner = position.ship_for_owner
    other.holder_produces = position.holder_produces
    other.dealt_bonus = position.dealt_bonus
    other.late_gifts = position.late_gifts
    other.more_resources = position.more_resources
    other.piece_owner = position.piece_owner[:]
    other.piece_kind = position.piece_kind[:]
    other.piece_area = position.piece_area[:]
    other.piece_points = position.piece_points[:]
    other.piece_ship = position.piece_ship[:]
    other.area_slots = position.area_slots
    other.ship_slots = position.ship_slots
    other.settled = position.settled[:]
    other.size = position.size[:]
    other.holder = position.holder
    other.changed = position.changed[:]
    other.placed = position.placed[:]
    other.counter = position.counter[:]
    other.pool = position.pool
    other.gold = position.gold[:]
    other.technology = position.technology
    other.wonder = position.wonder
    other.milestone = position.milestone
    other.improvements = position.improvements
    other.out = position.out
    other.turn = position.turn
    other.phase = position.phase
    other.era = position.era
    other.starter = position.starter
    other.active = position.active
    other.queue = position.queue
    other.start_lands = position.start_lands
    other.era_ends = position.era_ends
    other.ending = position.ending
    other.critical = position.critical
    other.claims = position.claims
    other.used = position.used
    other.exchanged = position.exchanged
    other.taken = position.taken
    other.battles = position.battles
    other.entered = position.entered
    other.stage = position.stage
    other.flights = position.flights
    other.battle_area = position.battle_area
    other.leaders = position.leaders
    other.sides = position.sides
    other.undecided = position.undecided
    other.picks = position.picks
    other.rounds = position.rounds
    other.cheered = position.cheered
    other.equipped = position.equipped
    other.incomes = position.incomes
    other.receipts = position.receipts
    other.course = position.course
    other.winners = position.winners


FIELDS: Final[dict[str, dict[str, str]]] = {  # class, type, names
    "CivilizationPosition": {
        "bool": (
            "advanced air_on_battleships printed_milestones forced_carriers ship_for_owner holder_produces "
            "dealt_bonus late_gifts more_resources era_ends exchanged"
        ),
        "int": "length out turn phase era starter active ending critical used stage battle_area winners",
        "ints": (
            "piece_owner piece_kind piece_area piece_points piece_ship ship_slots settled size holder "
            "changed placed counter pool gold technology wonder milestone improvements queue start_lands "
            "claims taken battles entered flights leaders sides undecided picks cheered equipped incomes "
            "receipts"
        ),
        "lists": "area_slots rounds course",
    },
}
