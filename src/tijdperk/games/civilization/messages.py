"""What a viewer may know of a game of Civilization: the shapes of the messages.

Nearly everything is public (G-108). Secret are picks of a battle until both are made, offers that are still
being put together, standing orders and claims that are not settled; counters that lie face down have no
identity yet.
"""

from __future__ import annotations

import msgspec


class PieceView(msgspec.Struct, frozen=True):
    """Alike pieces of a seat in an area that no fleet carries; fleets are listed one by one in `ships`."""

    area: str
    seat: int
    kind: str  # "settler", "ancient-infantry", ..., "aircraft"
    points: int  # movement left in this phase
    count: int


class CargoView(msgspec.Struct, frozen=True):
    kind: str
    points: int
    count: int


class ShipView(msgspec.Struct, frozen=True):
    """G-48: a fleet and what it carries."""

    number: int
    area: str
    seat: int
    kind: str
    points: int
    cargo: list[CargoView]


class LandView(msgspec.Struct, frozen=True):
    """A land: its settlement, if any, and its counter."""

    land: str
    owner: int | None
    size: int  # 0 without settlement
    largest: int  # how large it can become here now (terrain, technologies)
    counter: str | None  # "face_down", a resource, "desert", "mountains", "jungle", "fertile", or None
    holder: int | None  # who holds the city card of a settlement with a resource
    happy: bool  # in the owner's best assignment, or as assigned by hand in this phase
    productive: bool
    income: int  # gold it brings its owner that way
    changed: str | None  # "founded" or "grown" in this turn
    room: int  # pieces that can still be placed there in this turn; -1 without limit


class PartView(msgspec.Struct, frozen=True):
    """One line of an income."""

    part: str  # "settlements", "critical", "knowledge", "types", "monopoly", "wonders", "minimum"
    gold: int


class SeatView(msgspec.Struct, frozen=True):
    gold: int
    technologies: list[str]
    wonders: list[str]  # advanced: wonders; standard: milestones
    improvements: list[str]
    faces: int  # settlements it can make happy, the free one included
    gears: int
    resources: dict[str, int]  # cards held now, by resource
    lent: list[str]  # lands whose city cards it has lent to others
    borrowed: list[str]  # lands whose city cards it holds though others own them
    settlements: list[int]  # number of sizes 1 to 4
    units: int  # military units
    settlers: int
    points: dict[str, int]  # "settlements", "technologies", "wonders", "groundbreaking", "ending"
    score: int
    income: list[PartView]  # as it would be now, without the critical resource before it is rolled
    last_income: int
    order: int  # its place in the order of this turn, from 0
    done: bool  # in a phase of all: has nothing more to do
    out: bool


class TechnologyView(msgspec.Struct, frozen=True):
    """A technology as the viewer's seat can have it; for those who watch, as anybody could."""

    technology: str
    owner: int | None
    set_aside: bool
    price: int  # for the viewer, discounts included
    full_price: int
    missing: list[str]  # prerequisites that are not in play
    buyable: bool  # but for gold: era and prerequisites allow it
    ends_era: bool  # buying it begins the next era


class ShopView(msgspec.Struct, frozen=True):
    """Something that is sold, as the viewer's seat would buy it now."""

    what: str  # "unit", "improvement", "wonder", "village", "growth"
    name: str  # kind of unit, improvement or wonder; the size for "growth"
    title: str  # the unit's name at its level: "swordsman"
    price: int
    royalty: int
    royalty_to: int | None
    dice: int
    bonus: int
    available: bool
    reason: str | None  # the key of the sentence that says why not
    rule: str | None


class SideView(msgspec.Struct, frozen=True):
    leader: int
    seats: list[int]
    units: list[PieceView]  # its armies or fleets in the area, by owner
    aircraft: list[PieceView]
    chosen: bool  # has picked for this round
    pick: PieceView | None  # what the viewer may see of it
    pick_ship: int | None
    with_aircraft: bool


class RoundView(msgspec.Struct, frozen=True):
    """A round that was fought: what each side had, rolled and added."""

    kinds: list[str]  # of both sides
    aircraft: list[bool]
    dice: list[list[int]]
    bonuses: list[int]
    outcome: str  # "tie", "first", "second"


class OddsView(msgspec.Struct, frozen=True):
    """One pairing of the battle: dice and bonus of both, and what may come of it."""

    mine: str  # kind
    theirs: str
    dice: int
    bonus: int
    their_dice: int
    their_bonus: int
    win: float
    tie: float


class BattleView(msgspec.Struct, frozen=True):
    area: str
    sides: list[SideView]  # the active seat's side first
    rounds: list[RoundView]
    odds: list[OddsView]  # every kind of the first side against every kind of the second, no aircraft
    defending: int | None  # the side that has the settlement's bonus
    win: float  # the first side wins, if both pick by lot
    settlement: int | None  # whose settlement it is about


class DeclaredView(msgspec.Struct, frozen=True):
    """A battle that is going to be fought."""

    area: str
    opponent: int
    declared_by: list[int]  # empty: by the active seat


class GoodView(msgspec.Struct, frozen=True):
    good: (
        str  # "gold", "card-steppe", "settlement-steppe", a technology or wonder, "ship-3", "settler-steppe"
    )
    count: int


class OfferView(msgspec.Struct, frozen=True):
    number: int  # 0 for one that is being put together
    maker: int
    partner: int
    gives: list[GoodView]
    wants: list[GoodView]
    possible: bool  # both still have what it takes
    # what it would do to both incomes as they are now: maker, partner
    effects: list[int]


class ReceiptView(msgspec.Struct, frozen=True):
    """A purchase of this turn."""

    what: str  # the move as it is written
    price: int  # below zero for a sale
    royalty_to: int | None


class OrderView(msgspec.Struct, frozen=True):
    """A standing order of the viewer's own."""

    window: str  # "declare" or "support"
    area: str | None
    seat: int | None
    order: str  # "never" or "always"


class MilestoneView(msgspec.Struct, frozen=True):
    """S-11: a wonder of the standard rules."""

    milestone: str
    era: str
    measure: str
    amount: int
    owner: int | None
    lost: bool
    counts: list[int]  # how far each seat is
    claimed: bool  # the viewer has claimed it, and it is not settled yet


class CourseView(msgspec.Struct, frozen=True):
    """How the seats stood at the end of a turn."""

    turn: int
    era: str
    points: list[int]
    incomes: list[int]
    units: list[int]


class ResultView(msgspec.Struct, frozen=True):
    ending: str
    winners: list[int]


class CivilizationView(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    viewer: int
    advanced: bool
    length: str  # "short", "medium", "long"
    turn: int
    era: str
    phase: str
    starter: int
    active: int | None
    to_move: dict[int, str]  # seat: kind of decision
    lands: list[LandView]
    pieces: list[PieceView]
    ships: list[ShipView]
    taken: list[PieceView]  # the group that was taken to move together
    taken_ships: list[int]
    seats: list[SeatView]
    technologies: list[TechnologyView]
    shop: list[ShopView]
    wonders: dict[str, int | None]  # advanced: owner, None while it is to be had; lost ones are left out
    milestones: list[MilestoneView]  # standard
    battles: list[DeclaredView]
    battle: BattleView | None
    asked_area: str | None  # where the question of a decision is about: a declared battle, a gift
    asked_kind: str | None  # the unit a gift is about
    offers: list[OfferView]
    draft: OfferView | None
    partners: list[int]  # those the viewer may trade with
    range_land: int  # -1 without limit
    range_sea: int
    critical: str | None
    chances: dict[str, float]  # resource: how likely it is to be critical in this era
    receipts: list[ReceiptView]
    orders: list[OrderView]
    counters_left: dict[str, int]  # kind: how many were not turned up yet, boxed ones included
    ending: str | None  # how the game will end after this turn
    course: list[CourseView]
    result: ResultView | None
