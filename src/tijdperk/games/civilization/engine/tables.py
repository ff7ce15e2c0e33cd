"""Everything printed in Civilization as flat tables, made once from the content file.

Areas are numbers: the lands come first, then the seas. Eras count from 0. A piece has a kind: settler, one of
three classes of army or the fleet of an era, carrier, aircraft. The levels of the advanced rules are not
kinds of their own: a unit rises with the technologies in play (A-44). Howitzer and rocket artillery are two
names of one kind, the modern artillery (C-08).
"""

from typing import Final

from tijdperk.kernel.features import Layout
from tijdperk.kernel.moves import Move

NONE: Final = -1
MAX_SEATS: Final = 6

# eras (G-02)
ANCIENT: Final = 0
MEDIEVAL: Final = 1
GUNPOWDER: Final = 2
MODERN: Final = 3
ERAS: Final[list[str]] = ["ancient", "medieval", "gunpowder", "modern"]

# classes of armies (G-11)
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
CLASSES: Final[list[str]] = ["infantry", "cavalry", "artillery"]

# kinds of pieces
SETTLER: Final = 0
ARMY: Final = 1  # plus 3 * era + class
FLEET: Final = 13  # plus era; the modern one is the battleship
CARRIER: Final = 17
AIRCRAFT: Final = 18
KINDS: Final[list[str]] = [
    "settler",
    "ancient-infantry", "ancient-cavalry", "ancient-artillery",
    "medieval-infantry", "medieval-cavalry", "medieval-artillery",
    "gunpowder-infantry", "gunpowder-cavalry", "gunpowder-artillery",
    "modern-infantry", "modern-cavalry", "modern-artillery",
    "ancient-fleet", "medieval-fleet", "gunpowder-fleet", "modern-fleet",
    "carrier", "aircraft",
]  # fmt: skip

# sizes of settlements (G-05)
VILLAGE: Final = 1
TOWN: Final = 2
CITY: Final = 3
METROPOLIS: Final = 4

# kinds of counters: the resources come first, each with its own number
WINE: Final = 0
HORSES: Final = 1
IRON: Final = 2
GEMS: Final = 3
SPICES: Final = 4
OIL: Final = 5
COAL: Final = 6
RARE_METALS: Final = 7
RESOURCES: Final[list[str]] = ["wine", "horses", "iron", "gems", "spices", "oil", "coal", "rare_metals"]
FREE_TECHNOLOGY: Final = 8
TREASURE: Final = 9
MINOR_CIVILIZATION: Final = 10
PLAGUE: Final = 11
DESERT: Final = 12
MOUNTAINS: Final = 13
JUNGLE: Final = 14
FERTILE: Final = 15
NO_EVENT: Final = 16
COUNTERS: Final[list[str]] = [
    *RESOURCES, "free_technology", "treasure", "minor_civilization", "plague", "desert", "mountains",
    "jungle", "fertile", "no_event",
]  # fmt: skip

# what a technology gives its first owner
NO_BONUS: Final = 0
UNIT_BONUS: Final = 1  # a unit, `bonus_noun` is its kind
IMPROVEMENT_BONUS: Final = 2  # an improvement, `bonus_noun` is its number
GROWTH_BONUS: Final = 3  # a settlement grows one step
WONDER_BONUS: Final = 4  # the wonders of `wonders_of`
OFFER_BONUS: Final = 5  # a wonder that can be bought from now on
BONUSES: Final[list[str]] = ["none", "unit", "improvement", "settlement_upgrade", "wonder", "wonder_offer"]

# what a wonder does
SETTLERS_GIFT: Final = 0  # `wonder_amount` settlers
UNITS_GIFT: Final = 1  # `wonder_amount` units of the kind `wonder_kind`
GOLD_EFFECT: Final = 2  # gold in each production phase
DISCOUNT_EFFECT: Final = 3  # gold off each technology of the wonder's era
ORACLE_EFFECT: Final = 4
DEFENCE_EFFECT: Final = 5  # the settlement's bonus in battle
FACES_EFFECT: Final = 6
GEARS_EFFECT: Final = 7
EXCHANGE_EFFECT: Final = 8
BOMB_EFFECT: Final = 9
DIPLOMATIC_EFFECT: Final = 10
MILITARY_EFFECT: Final = 11
SPACE_EFFECT: Final = 12
EFFECTS: Final[list[str]] = [
    "free_settlers", "free_units", "gold_per_turn", "tech_discount", "see_enemy_pick_in_battle",
    "settlement_defence", "happiness", "productivity", "force_resource_trade", "destroy_area",
    "diplomatic_end", "military_end", "space_end",
]  # fmt: skip

# what a milestone of the standard rules counts
VILLAGES: Final = 0
TECHNOLOGIES: Final = 1  # of its era
ARMIES: Final = 2  # of its era
FLEETS: Final = 3  # of its era
GOLD: Final = 4
METROPOLISES: Final = 5
MEASURES: Final[list[str]] = ["villages", "technologies", "armies", "fleets", "gold", "metropolises"]

UNLIMITED: Final = 999  # a range of trade, or aircraft on a ship


class Prices:
    """What things cost under one of the two rule sets."""

    unit: list[int]  # kind: of its own era; not of settlers
    settler: list[int]  # by era
    village: list[int]  # by era
    growth: list[int]  # by the size it grows to; 0 and 1 are not used


class Tables:
    """Everything printed."""

    # names, as used in notation and records
    areas: list[str]  # lands, then seas; each has one spelling (C-36)
    technologies: list[str]
    wonders: list[str]
    improvements: list[str]
    milestones: list[str]

    # the map
    lands: int  # how many; the seas have the numbers from here on
    neighbours: list[list[int]]  # area: lands that border on a land, seas that border on a sea
    shores: list[list[int]]  # land: the seas at its coast; sea: the lands at its shore
    around: list[list[int]]  # area: both, where aircraft can fly to
    land_steps: list[list[int]]  # land, land: the steps between them by land; NONE when there is no way
    sea_steps: list[list[int]]  # land, land: seas in the shortest chain between them; NONE for none
    plague: list[int]  # era: the steps by land that plague goes (G-25)
    within: list[list[list[int]]]  # era, land: the lands that it reaches from there, itself included

    # counters
    counters: list[int]  # kind: how many there are
    fewer_no_event: int  # of them, for each seat, with more resources (G-36)
    treasure: int
    largest: list[int]  # kind: the largest settlement where it lies (G-29, G-30, G-31)

    # pieces
    points: list[int]  # kind: areas it moves in a turn
    dice: list[int]  # kind: dice it rolls; of aircraft under the standard rules
    level_technology: list[list[int]]  # kind, level: the technology it needs; one level has index 0
    level_names: list[list[str]]  # kind, level: the unit's name in the content
    level_bonus: list[list[int]]  # kind, level: what is added to its dice
    level_dice: list[list[int]]  # kind, level: dice of the level
    hold: int  # armies and settlers a fleet carries
    deck: int  # aircraft a ship carries under the advanced rules
    superiority: list[int]  # era
    defence: int  # of a settlement
    technologies_a_point: int  # S-05

    # technologies
    technology_era: list[int]
    technology_price: list[int]
    prerequisites: list[list[int]]
    groundbreaking: list[bool]
    size_technology: list[int]  # size: the technology that a settlement of this size needs, or NONE
    range_land: list[int]  # technology: the range of trade it gives, 0 for none
    range_sea: list[int]
    bonus: list[int]
    bonus_noun: list[int]
    bonus_count: list[int]
    wonders_of: list[list[int]]  # technology
    technologies_of: list[list[int]]  # era
    starting_technologies: list[int]
    base_range_land: int  # without any technology
    base_range_sea: int

    # wonders and improvements
    wonder_era: list[int]
    wonder_technology: list[int]
    wonder_effect: list[int]
    wonder_amount: list[int]
    wonder_kind: list[int]
    wonder_price: list[int]  # 0 for all but the colony ship
    improvement_era: list[int]
    improvement_cheers: list[bool]  # faces; the others have gears
    improvement_points: list[int]
    improvement_technology: list[int]

    # milestones
    milestone_era: list[int]
    milestone_measure: list[int]
    milestone_amount: list[int]
    milestone_printed: list[int]  # as printed, where the errata differ (C-09)

    # prices
    standard: Prices
    advanced: Prices
    improvement_price: list[int]  # era
    royalty: list[int]  # era
    technology_first: int  # S-20
    technology_step: int
    era_technologies: int  # of one seat that end an era (S-01), and the game in the last one (S-22)
    old_share: int  # a technology of a past era costs the price divided by this, rounded up
    sale_share: int  # an old unit brings its price divided by this

    # production
    # happy, productive, size: what a settlement with a resource, and one without, brings
    resource_value: list[list[list[int]]]
    plain_value: list[list[list[int]]]
    always_happy: list[bool]  # resource
    critical: list[list[int]]  # era, roll of two dice: resource
    monopoly: list[int]  # by number of cards, as far as it goes
    minimum_income: int
    size_gold: int  # S-15
    fertile_sizes: int  # that fertile land adds (S-15)
    critical_times: int  # S-16
    critical_gold: int
    type_gold: int
    free_faces: int

    # setup, scoring, limits
    start_gold: int
    size_points: int  # S-23, A-61
    technology_points: int  # S-23
    standard_wonder_points: int
    wonder_points: int
    groundbreaking_points: int
    diplomatic_points: int
    military_points: int
    space_points: int
    offers: int  # a seat may make in one trade phase
    turns: int  # after so many the game ends, so that every game does

    # what can be traded (trading.py)
    goods: list[str]  # names
    first_goods: list[int]  # sort: its first good; and the number of all goods

    # moves
    moves: list[list[Move]]  # verb, noun: of the verbs with one noun
    # kind, land: how a piece of the kind is bought for a settlement there; a fleet by any sea at its coast
    piece_moves: list[list[list[Move]]]
    other_purchases: list[Move]  # everything else that can ever be bought, and the end of purchases
    sell_moves: list[list[Move]]  # kind, area

    layouts: list[Layout]  # by number of seats: the places of the features

    # which figures differ from the standard ones: "" for none
    fingerprint: str

    def __init__(self) -> None:
        self.fingerprint = ""


def army(era: int, of_class: int) -> int:
    """The kind of an army."""
    return ARMY + 3 * era + of_class


def is_army(kind: int) -> bool:
    return ARMY <= kind < FLEET


def is_fleet(kind: int) -> bool:
    return FLEET <= kind <= CARRIER


def class_of(kind: int) -> int:
    """Infantry, cavalry or artillery; of armies only."""
    return (kind - ARMY) % 3


def era_of(kind: int) -> int:
    """The era of a military unit; settlers belong to none."""
    if kind < ARMY:
        return NONE
    if kind < FLEET:
        return (kind - ARMY) // 3
    return kind - FLEET if kind < CARRIER else MODERN
