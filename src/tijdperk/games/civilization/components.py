"""What the content file is made of: its sections and its components."""

from __future__ import annotations

import msgspec

from tijdperk.kernel.content import Component, Names, Provenance, Sourced


class Description(Sourced, kw_only=True, forbid_unknown_fields=True):
    """G-01: how many may play."""

    id: str
    name: Names
    fewest_players: int
    most_players: int
    improvement_cards: int


class Setup(Sourced, kw_only=True, forbid_unknown_fields=True):
    """G-36, G-37, A-40."""

    gold: int
    lands: int
    technologies: int
    fewer_no_event: int


class MapSize(Sourced, kw_only=True, forbid_unknown_fields=True):
    """What the places of lands and seas are measured in."""

    width: int
    height: int


class Transport(Sourced, kw_only=True, forbid_unknown_fields=True):
    """G-48, C-02."""

    cargo: int
    aircraft: int


class Production(Sourced, kw_only=True, forbid_unknown_fields=True):
    """G-68, G-69."""

    monopoly_from: int
    monopoly: list[int]
    minimum: int


class Scoring(Sourced, kw_only=True, forbid_unknown_fields=True):
    """S-23, A-61."""

    size: int


class CityCards(Sourced, kw_only=True, forbid_unknown_fields=True):
    """C-33: those without a resource never run out."""

    plain: int
    blank: int


class Prices(Sourced, kw_only=True, forbid_unknown_fields=True):
    """By era; what growing costs, by the size it leads to."""

    army: list[int]
    fleet: list[int]
    aircraft: int
    settler: list[int]
    village: list[int]
    upgrade: list[int]


class StandardPrices(Prices, kw_only=True, forbid_unknown_fields=True):
    """S-18, S-19, S-20."""

    first_technology: int
    next_technology: int


class StandardEras(Sourced, kw_only=True, forbid_unknown_fields=True):
    """S-01, S-22."""

    technologies: int


class StandardProduction(Sourced, kw_only=True, forbid_unknown_fields=True):
    """S-15, S-16."""

    per_size: int
    fertile: int
    critical: int


class StandardBattle(Sourced, kw_only=True, forbid_unknown_fields=True):
    """S-05, S-06."""

    technologies_per_point: int
    aircraft_dice: int


class StandardScoring(Sourced, kw_only=True, forbid_unknown_fields=True):
    """S-23."""

    technology: int
    wonder: int


class StandardRules(msgspec.Struct, forbid_unknown_fields=True):
    prices: StandardPrices
    eras: StandardEras
    production: StandardProduction
    battle: StandardBattle
    scoring: StandardScoring


class AdvancedPrices(Prices, kw_only=True, forbid_unknown_fields=True):
    """A-02, A-22, A-53, A-57."""

    improvement: list[int]
    royalty: list[int]
    past_technology: int
    sale: int


class AdvancedProduction(Sourced, kw_only=True, forbid_unknown_fields=True):
    """A-09, A-51, A-52."""

    critical: int
    per_resource: int
    happy_settlements: int


class AdvancedTrade(Sourced, kw_only=True, forbid_unknown_fields=True):
    """A-48: the range before any technology."""

    land: int
    sea: int


class AdvancedBattle(Sourced, kw_only=True, forbid_unknown_fields=True):
    """A-42."""

    settlement: int


class AdvancedScoring(Sourced, kw_only=True, forbid_unknown_fields=True):
    """A-61, A-62."""

    wonder: int
    groundbreaking: int
    diplomatic_end: int
    military_end: int
    space_end: int


class AdvancedRules(msgspec.Struct, forbid_unknown_fields=True):
    prices: AdvancedPrices
    production: AdvancedProduction
    trade: AdvancedTrade
    battle: AdvancedBattle
    scoring: AdvancedScoring


class Limits(Sourced, kw_only=True, forbid_unknown_fields=True):
    """The program's own: a trade phase and a game always end."""

    offers: int
    turns: int


class Era(Component, kw_only=True, forbid_unknown_fields=True):
    """G-02, G-25, G-59, G-60, G-66."""

    dice: int
    superiority: int
    plague: int
    critical: list[str]


class Settlement(Component, kw_only=True, forbid_unknown_fields=True):
    """G-05, A-58."""

    technology: str = ""


class Resource(Component, kw_only=True, forbid_unknown_fields=True):
    """G-20, A-08."""

    cards: int
    always_happy: bool = False


class CityValue(Sourced, kw_only=True, forbid_unknown_fields=True):
    """A-17: what a settlement brings, by size."""

    card: str
    mood: str
    gold: list[int]
    productive: list[int]


class Counter(Component, kw_only=True, forbid_unknown_fields=True):
    """G-20 to G-33, G-40."""

    kind: str
    count: int
    gold: int = 0
    largest: int = 4
    boxed_at_setup: bool = False


class Continent(Component, kw_only=True, forbid_unknown_fields=True):
    """Lands are listed by continent; no rule depends on it."""


class Land(Component, kw_only=True, forbid_unknown_fields=True):
    continent: str
    at: tuple[int, int]
    neighbours: list[str] = []
    seas: list[str] = []


class Sea(Component, kw_only=True, forbid_unknown_fields=True):
    at: tuple[int, int]
    neighbours: list[str] = []


class Wrap(Sourced, kw_only=True, forbid_unknown_fields=True):
    """G-04: two neighbours, one at the left edge of the map and one at the right."""

    areas: tuple[str, str]


class Piece(Component, kw_only=True, forbid_unknown_fields=True):
    """G-12 to G-15."""

    move: int


class Unit(Component, kw_only=True, forbid_unknown_fields=True):
    """A-43, A-44, A-46: a level of a piece."""

    piece: str
    level: int
    dice: int
    technology: str
    bonus: int = 0


class TradeRange(msgspec.Struct, forbid_unknown_fields=True):
    """A-48: how far apart partners may be, in land areas and in sea areas."""

    land: int = 0
    sea: int = 0
    unlimited: bool = False


class Bonus(msgspec.Struct, forbid_unknown_fields=True):
    """A-20: what the first owner of a technology gets besides its wonders."""

    kind: str
    piece: str = ""
    count: int = 0
    improvement: str = ""


class Technology(Component, kw_only=True, forbid_unknown_fields=True):
    """A-18, A-19, A-24; C-30: a prerequisite may have been read in another way."""

    era: str
    price: int
    prerequisites: list[str] = []
    other_reading: list[str] = []
    printed: list[str] = []
    groundbreaking: bool = False
    trade: TradeRange | None = None
    bonus: Bonus | None = None


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    """What a wonder does; each kind has figures of its own."""

    kind: str
    piece: str = ""
    count: int = 0
    gold: int = 0
    bonus: int = 0
    faces: int = 0
    gears: int = 0


class Wonder(Component, kw_only=True, forbid_unknown_fields=True):
    """A-26 to A-28: comes with its technology, unless it has a price."""

    era: str
    technology: str
    effect: Effect
    duration: str
    price: int = 0


class Improvement(Component, kw_only=True, forbid_unknown_fields=True):
    """A-10, A-12, A-60."""

    era: str
    kind: str
    points: int
    technology: str


class Milestone(Component, kw_only=True, forbid_unknown_fields=True):
    """S-11; C-09: the rulebook may have another amount."""

    era: str
    measure: str
    amount: int
    printed: int = 0


class Content(msgspec.Struct, forbid_unknown_fields=True):
    """The whole content file."""

    game: Description
    provenance: dict[str, Provenance]
    setup: Setup
    map: MapSize
    transport: Transport
    production: Production
    scoring: Scoring
    city_cards: CityCards
    standard: StandardRules
    advanced: AdvancedRules
    limits: Limits
    era: list[Era]
    settlement: list[Settlement]
    resource: list[Resource]
    city_value: list[CityValue]
    counter: list[Counter]
    continent: list[Continent]
    land: list[Land]
    sea: list[Sea]
    wrap: list[Wrap]
    piece: list[Piece]
    unit: list[Unit]
    technology: list[Technology]
    wonder: list[Wonder]
    improvement: list[Improvement]
    milestone: list[Milestone]

    @property
    def area(self) -> list[Land | Sea]:
        """The lands, then the seas, as the engine numbers them."""
        return [*self.land, *self.sea]
