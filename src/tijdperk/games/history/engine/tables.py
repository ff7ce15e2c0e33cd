"""Everything printed in History of the World as flat tables, made once from the content file.

Lands, waters, areas, empires and event cards are numbers here. An empire's number follows from its epoch
and its place in the order of that epoch.
"""

from typing import Final

from tijdperk.kernel.features import Layout
from tijdperk.kernel.moves import Move

NONE: Final = -1

EPOCHS: Final = 7
EMPIRES_AN_EPOCH: Final = 7
MAX_SEATS: Final = 6

# what makes a border difficult for the attacker
PLAIN: Final = 0
MOUNTAIN: Final = 1
FOREST: Final = 2
STRAIT: Final = 3
WALL: Final = 4
TERRAINS: Final[list[str]] = ["plain", "mountain", "forest", "strait", "wall"]

# kinds of event cards
LEADER: Final = 0
WEAPONRY: Final = 1
REALLOCATION: Final = 2
MINOR_EMPIRE: Final = 3
ALLIES: Final = 4
ASTRONOMY: Final = 5
BARBARIANS: Final = 6
BLACK_DEATH: Final = 7
CIVIL_SERVICE: Final = 8
CIVIL_WAR: Final = 9
CRUSADE: Final = 10
DISASTER: Final = 11
ELITE_TROOPS: Final = 12
ENGINEERING: Final = 13
EXPERT_TROOPS: Final = 14
FAMINE: Final = 15
JEWISH_REVOLT: Final = 16
JIHAD: Final = 17
KINGDOM: Final = 18
MIGRANTS: Final = 19
NAVAL_POWER: Final = 20
PESTILENCE: Final = 21
PLAGUE: Final = 22
POPULATION_EXPLOSION: Final = 23
SIEGECRAFT: Final = 24
TREACHERY: Final = 25
EVENT_KINDS: Final[list[str]] = [
    "leader", "weaponry", "reallocation", "minor_empire", "allies", "astronomy", "barbarians", "black_death",
    "civil_service", "civil_war", "crusade", "disaster", "elite_troops", "engineering", "expert_troops",
    "famine", "jewish_revolt", "jihad", "kingdom", "migrants", "naval_power", "pestilence", "plague",
    "population_explosion", "siegecraft", "treachery",
]  # fmt: skip

# the stacks that event cards are dealt from
GREATER: Final = 0
LESSER: Final = 1
MINOR: Final = 2  # X02: minor empires dealt apart


class Board:
    """The map, as the options have it: what borders on what, by land and by water."""

    neighbours: list[list[int]]  # land: the lands one can enter from it, barren ones left out
    # land, index in its neighbours: what an attack from there has to cross; for a barren land, out of it
    terrain: list[list[int]]
    waters: list[list[int]]  # land: the waters at its coasts
    coasts: list[list[int]]  # water: its lands
    links: list[int]  # water: bits of the waters one can sail on to
    fleets_of: list[int]  # empire: bits of the waters its card gives a fleet in
    event_fleets: list[int]  # event: the same for a minor empire or the crusade
    lands_of: list[list[int]]  # area: its lands


class Tables:
    """Everything printed."""

    # names, as used in notation and records
    lands: list[str]
    waters: list[str]
    areas: list[str]
    empires: list[str]
    events: list[str]

    boards: list[
        Board
    ]  # 4 with all coasts (A43), plus 2 when the Caribbean is open, plus 1 without Polynesia

    # lands
    area: list[int]  # or NONE for barren lands
    resource: list[bool]
    barren: list[int]  # the barren lands

    # waters and areas
    is_sea: list[bool]
    values: list[list[int]]  # area, epoch 1 to 7 (index 0 is not used): what presence is worth
    adjacent_areas: list[list[int]]  # area: the areas after it that border on it

    # empires
    strength: list[int]
    capital: list[bool]
    navigates: list[bool]
    starts: list[list[int]]  # empire, part: nearly all have one part
    part_strength: list[list[int]]
    per_monument: list[int]  # resource lands for one monument

    # event cards
    kind: list[int]
    deck: list[int]
    epochs: list[int]  # bits of the epochs 1 to 7 in which it can be played
    cards: list[list[int]]  # stack: its cards, as often as there are copies
    coins: list[int]
    coins_if_capital: list[int]
    coins_if_navigation: list[int]
    forts: list[int]
    armies: list[int]
    dice: list[int]
    dice_next: list[int]
    bonus: list[int]
    targets: list[int]  # how many lands a card strikes
    terrain: list[int]  # what expert troops do not mind
    land: list[int]  # where a kingdom, a revolt or a minor empire starts; the crusade's goal
    event_area: list[int]
    event_capital: list[bool]

    # moves
    moves: list[list[Move]]  # verb, noun
    # seat, 1 with armies of its own to place and 0 with allies only, whose armies are there (as in `army`:
    # the seat plus 1), land: how the seat goes in; [] where it cannot
    ways_in: list[list[list[list[Move]]]]
    strike_moves: list[list[Move]]  # on two areas: first, second

    # setup, battle and scoring
    greater_hand: int
    lesser_hand: int
    events_a_turn: int
    draw_dice: int
    attack_dice: int
    defence_dice: int
    difficult_dice: int
    fleet_dice: int
    fort_bonus: int
    presence: int
    dominance: int
    control: int
    dominance_lands: int
    control_lands: int
    capital_points: int
    city_points: int
    monument_points: int
    sea_points: int
    markers: list[int]
    most_fleets: int
    die: list[int]

    layouts: list[Layout]  # by number of seats: the places of the features

    # which figures differ from the standard ones: "" for none
    fingerprint: str

    def __init__(self) -> None:
        self.fingerprint = ""


def epoch_of(empire: int) -> int:
    return empire // EMPIRES_AN_EPOCH + 1


def order_of(empire: int) -> int:
    """R021: the place of an empire in its epoch, from 0."""
    return empire % EMPIRES_AN_EPOCH
