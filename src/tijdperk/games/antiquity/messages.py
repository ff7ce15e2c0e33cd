"""What a viewer may know of a game of Antiquity: the shapes of the messages.

Everything is public but what seats plan in the secret phase: of the others a viewer sees what they had when
the phase began. Markers on the land have no face until they are turned up.
"""

from __future__ import annotations

import msgspec


class TileView(msgspec.Struct, frozen=True):
    """A tile of the land: where it lies, and by how many sixths it is turned."""

    tile: str
    centre: str
    turn: int
    start: bool  # somebody may start there


class WorkView(msgspec.Struct, frozen=True):
    """A building on the land that gives goods."""

    seat: int
    kind: str  # "woodcutter", "farm", "mine", "fishery"
    good: str
    field: str  # where its man is
    second: str | None  # the other field of a fishery
    goods: list[str]  # fields on which its goods lie


class CitySiteView(msgspec.Struct, frozen=True):
    seat: int
    number: int  # of that seat's cities, from 1
    centre: str
    fields: list[str]


class InnView(msgspec.Struct, frozen=True):
    seat: int
    field: str


class LandView(msgspec.Struct, frozen=True):
    """The land. `terrain` has a letter for each field: F, G, M, S, or f for felled forest."""

    fields: list[str]
    at: list[list[int]]  # for each: its column, and how far down it lies in halves of a field
    terrain: str
    tiles: list[TileView]
    polluted: list[str]
    markers: list[str]
    minerals: dict[str, str]  # mountain field: what its range gives, once that is decided
    works: list[WorkView]
    cities: list[CitySiteView]
    inns: list[InnView]


class BuildingView(msgspec.Struct, frozen=True):
    """A building in a city; its place is its first square, by which moves name it."""

    kind: str
    shape: str
    place: str
    corner: str
    turn: int
    squares: list[str]
    needs_man: bool
    manned: bool
    works: bool
    graves: list[str]  # squares with a grave
    joined: bool  # a faculty that the university's man works
    new: bool  # built or moved in the phase that goes on


class CityView(msgspec.Struct, frozen=True):
    """A city's plan. `empty` are its squares with nothing on them."""

    size: int
    buildings: list[BuildingView]
    houses: list[str]
    graves: list[str]  # that lie on no building
    empty: list[str]


class SaintView(msgspec.Struct, frozen=True):
    """How far a seat is with a saint's condition: `done` of `of`, and what is missing."""

    saint: str
    done: int
    of: int
    missing: list[str]  # kinds of buildings, or goods; of Giorgio the nearest seat, from 1
    met: bool


class RealmView(msgspec.Struct, frozen=True):
    """What a seat has: as everybody knows it, or with the viewer's own plan."""

    goods: dict[str, int]
    men: int  # beside the plans
    men_of: int  # in all
    on_land: int
    houses: list[int]
    saint: str | None
    saint_works: bool
    cities: list[CityView]
    zone: list[str]
    room: int  # goods that can be stored; -1 without limit
    food: int
    granary: int  # graves that a granary saves
    graves_due: int  # if famine came now
    pollution_due: int
    clean: int  # unpolluted fields of the zone (R186)
    carts: int  # men on cart shops and explorer (R090)
    saints: list[SaintView]


class SeatView(msgspec.Struct, frozen=True):
    realm: RealmView
    ready: bool
    out: bool
    place: int  # in the order of play, from 1; 0 when out


class OfferView(msgspec.Struct, frozen=True):
    number: int
    maker: int
    partner: int
    gives: dict[str, int]
    wants: dict[str, int]
    possible: bool  # the viewer, to whom it is made, can accept it now


class PlanStep(msgspec.Struct, frozen=True):
    """A step of the viewer's own plan, in order."""

    event: str
    args: dict[str, str | int]


class LiftedView(msgspec.Struct, frozen=True):
    """Something lifted by the power of Santa Barbara."""

    shape: str
    manned: bool
    graves: int


class DueView(msgspec.Struct, frozen=True):
    """What the viewer has still to pay, lay, take or discard."""

    food: int = 0
    luxury: int = 0
    food_differs: bool = False
    luxury_differs: bool = False
    graves: int = 0
    pollution: int = 0
    goods: int = 0  # to be discarded, or taken from a land building


class ShopView(msgspec.Struct, frozen=True):
    """A kind of building as the viewer could build it."""

    kind: str
    price: dict[str, int]  # "wood", "stone", "food", "luxury"
    different: list[str]  # "food", "luxury": of different kinds only
    left: int  # pieces; -1 without limit
    built: bool  # the one that the viewer may have
    affordable: bool
    places: int  # how many there are


class HousePrice(msgspec.Struct, frozen=True):
    number: int
    price: dict[str, int]
    different: list[str]
    built: bool
    affordable: bool


class ResultView(msgspec.Struct, frozen=True):
    ending: str  # "saint", "last", "nobody", "limit"
    winners: list[int]
    clean: list[int]  # by seat: unpolluted fields of its zone
    fulfilled: list[list[str]]  # by seat: saints whose condition it met


class AntiquityView(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    viewer: int
    round: int
    phase: str
    to_move: dict[int, str]  # seat: "planning" while it plans; the viewer's own decision by its kind
    famine: int
    order: list[int]
    supply: dict[str, int]  # kind: pieces left; not with unlimited supply
    fisheries: int  # left
    land: LandView
    seats: list[SeatView]
    mine: RealmView | None  # the viewer's own, with its plan
    plan: list[PlanStep]
    due: DueView
    proposal: list[str]  # what is due as a bot would do it: squares, fields or goods, each once for each
    work: str | None  # the field of the land building that is being harvested
    lifted: list[LiftedView]
    shop: list[ShopView]
    houses: list[HousePrice]
    harbour: list[str]  # fields that a harbour with a man would add to the viewer's zone, while it plans
    cleared: int  # graves the hospital can still take away in this round
    offers: list[OfferView]
    draft: OfferView | None
    offers_left: int
    options: list[str]  # those that are not as usual
    result: ResultView | None
