"""Everything printed in Antiquity as flat tables, made once from the content file.

The land of every number of players is part of one large land: a field has the same number in all of them, and
tiles that are not laid are absent. Squares of a city plan are numbers and sets of squares are bits: row times
WIDTH plus column, for both sizes of plan. A shape is a footprint: each building has one, a storage one for
each size. Its squares stand in the same order in every quarter turn, so that a grave stays on its square when
a building is turned.
"""

from typing import Final

from tijdperk.kernel.features import Layout
from tijdperk.kernel.moves import Move

NONE: Final = -1
MAX_SEATS: Final = 4
MAX_CITIES: Final = 4
WIDTH: Final = 7  # of the first city's plan
SQUARES: Final = WIDTH * WIDTH
TURNS: Final = 4

# terrain
FOREST: Final = 0
GRASS: Final = 1
MOUNTAIN: Final = 2
SEA: Final = 3
FELLED: Final = 4  # grass where a forest was
ABSENT: Final = 5  # no tile lies there
TERRAINS: Final[list[str]] = ["forest", "grass", "mountain", "sea", "felled", "absent"]
LETTERS: Final[str] = "FGMS"

# goods: foods, luxuries, building materials
OLIVES: Final = 0
SHEEP: Final = 1
GRAIN: Final = 2
FISH: Final = 3
WINE: Final = 4
PEARLS: Final = 5
DYE: Final = 6
GOLD: Final = 7
WOOD: Final = 8
STONE: Final = 9
GOODS: Final[list[str]] = [
    "olives", "sheep", "grain", "fish", "wine", "pearls", "dye", "gold", "wood", "stone",
]  # fmt: skip
FOODS: Final = 4  # so many come first
LUXURIES: Final = 8  # and up to here the luxuries

# kinds of city buildings
CART_SHOP: Final = 0
MARKET: Final = 1
BREWERY: Final = 2
GRANARY: Final = 3
HARBOUR: Final = 4
EXPLORER: Final = 5
UNIVERSITY: Final = 6
THEOLOGY: Final = 7
PHILOSOPHY: Final = 8
BIOLOGY: Final = 9
ALCHEMY: Final = 10
FORCED_LABOUR: Final = 11
DUMP: Final = 12
CATHEDRAL: Final = 13
HOSPITAL: Final = 14
STABLE: Final = 15
FOUNTAIN: Final = 16
STORAGE: Final = 17
HOUSE: Final = 18
BUILDINGS: Final[list[str]] = [
    "cart_shop", "market", "brewery", "granary", "harbour", "explorer", "university", "theology",
    "philosophy", "biology", "alchemy", "forced_labour", "dump", "cathedral", "hospital", "stable",
    "fountain", "storage", "house",
]  # fmt: skip

# buildings on the land
WOODCUTTER: Final = 0
FARM: Final = 1
MINE: Final = 2
FISHERY: Final = 3
INN: Final = 4
CITY: Final = 5
SITES: Final[list[str]] = ["woodcutter", "farm", "mine", "fishery", "inn", "city"]

# saints
NICOLO: Final = 0
BARBARA: Final = 1
CHRISTOFORI: Final = 2
GIORGIO: Final = 3
MARIA: Final = 4
SAINTS: Final[list[str]] = ["nicolo", "barbara", "christofori", "giorgio", "maria"]


class Price:
    """What is paid for something."""

    def __init__(self) -> None:
        self.wood = 0
        self.stone = 0
        self.food = 0  # of any kinds
        self.luxury = 0
        self.food_differs = False  # all of different kinds (R066)
        self.luxury_differs = False


class Tables:
    """Everything printed."""

    # the land
    fields: list[str]  # names: column and row
    field_q: list[int]  # where a field lies: axial coordinates
    field_r: list[int]
    near: list[list[int]]  # field: its neighbours, in the order of the six directions; NONE at the edge
    # layouts, by number of seats; the first two are not used
    places: list[list[int]]  # the tiles that are laid, by number of their place
    starts: list[list[int]]  # those of them that a seat may start on
    place_fields: list[list[int]]  # place: its fields, in the order of a tile's
    place_of: list[int]  # field: its place
    start_centres: list[list[int]]  # place: fields that can be the centre of a first city (R007)
    turned: list[list[int]]  # sixth of a turn, field of a tile: where it goes
    # tiles
    tiles: list[str]
    tile_terrain: list[list[int]]  # tile, field of the tile
    tile_markers: list[list[int]]  # tile: fields that are marked

    # city plans and footprints
    plan: list[int]  # city: the squares it has, as bits
    shapes: list[str]  # names: a building's, or storage-2x3
    shape_kind: list[int]
    shape_squares: list[int]  # shape: how many
    turns: list[int]  # shape: quarter turns that make a difference
    # shape, turn: the numbers of its squares from the upper left corner of its box
    cells: list[list[list[int]]]
    # the same in fewer numbers: the first square; so many squares on the same again, at each step; the others
    first: list[list[int]]
    steps: list[list[list[int]]]
    further: list[list[list[int]]]
    # shape, turn, city: where the corner of its box can lie on an empty plan, as bits
    corners: list[list[list[int]]]
    # shape, turn, corner: the squares it covers, as bits; 0 where the box sticks out of the largest plan
    masks: list[list[list[int]]]
    beside: list[int]  # square: those that share an edge with it, as bits
    kind_shapes: list[list[int]]  # kind: its shapes, the smallest first

    # buildings
    price: list[Price]  # kind; houses have prices of their own
    needs_man: list[bool]
    is_faculty: list[bool]
    once: list[bool]  # kind: one for each player
    supply: list[int]  # kind: pieces for all together, of storages elements; 0 where there is no limit
    house_price: list[Price]  # number from 1
    site_price: list[Price]  # kind of land building
    prices: list[Price]  # the different ones of buildings and houses, those of least food first
    priced: list[int]  # price: what costs so much, as bits: kinds, and from bit HOUSE on numbers of houses
    fisheries: int  # at one time
    inns: int  # pieces of each player (A12)
    fewer_graves: int  # with a granary
    cleared: int  # graves, by a hospital
    fewer_pollution: int  # with a dump that works
    unmanned_dump: int  # by an option, with one that does not (A70)
    fountain_pollution: int
    city_pollution: int
    labour: int  # goods that forced labour takes from each building; one of them is lost

    # saints
    nicolo_men: int
    christofori_goods: int
    maria_saints: int

    # setup and limits
    start_wood: int
    markers: list[int]  # good: markers for each player
    offers: int  # a seat may make in one round
    rearranging: int  # buildings and graves a seat may lift in one round, so that every game ends
    rounds: int  # after so many the game ends, likewise

    # moves, made once
    build_moves: list[list[list[list[Move]]]]  # shape, turn, city, corner
    house_moves: list[list[Move]]  # number from 1, place
    place_moves: list[list[Move]]  # verb, place: of the verbs about one place; [] for others
    field_moves: list[list[Move]]  # verb, field: of the verbs about one field; [] for others

    layouts: list[Layout]  # by number of seats: the places of the features

    fingerprint: str  # which figures differ from the standard ones: "" for none

    def __init__(self) -> None:
        self.fingerprint = ""
