"""What the content file holds: the map, the empires, the events, and the figures of the rules."""

from __future__ import annotations

import msgspec

from tijdperk.kernel.content import Component, Names, Provenance, Sourced


class Description(Sourced, kw_only=True, forbid_unknown_fields=True):
    """R002, R003, R004, A33: what is in the box; pieces never run out, however many it holds."""

    id: str
    name: Names
    most_players: int
    epochs: int
    pieces: list[int]
    capitals: int
    forts: int
    monuments: int
    fleets: int
    markers: list[int]
    dice: int
    score_charts: int


class Setup(Sourced, kw_only=True, forbid_unknown_fields=True):
    greater_hand: int
    lesser_hand: int
    events_per_turn: int
    draw_dice: int


class Battle(Sourced, kw_only=True, forbid_unknown_fields=True):
    attacker_dice: int
    defender_dice: int
    difficult_dice: int
    fleet_dice: int
    fort_bonus: int


class Level(msgspec.Struct, forbid_unknown_fields=True):
    """How well an area is held: the armies it takes, and how many times the area's value it brings."""

    armies: int
    times: int


class Scoring(Sourced, kw_only=True, forbid_unknown_fields=True):
    presence: Level
    dominance: Level
    control: Level
    capital: int
    city: int
    monument: int
    sea: int
    resources_per_monument: int


class Epoch(Component, kw_only=True, forbid_unknown_fields=True, rename={"start": "from", "stop": "to"}):
    start: int
    stop: int


class Area(Component, kw_only=True, forbid_unknown_fields=True):
    values: list[int]


class Land(Component, kw_only=True, forbid_unknown_fields=True):
    """A31: a land may have other names in other printings."""

    area: str = ""
    barren: bool = False
    resource: bool = False
    filler: bool = False
    aliases: list[str] = []


class Border(Sourced, kw_only=True, forbid_unknown_fields=True):
    """Two neighbours; terrain lies in one of them and is met by an attack into it."""

    lands: tuple[str, str]
    kind: str = "land"
    into_first: str = ""
    into_second: str = ""


class Water(Component, kw_only=True, forbid_unknown_fields=True):
    kind: str
    coasts: list[str]


class Link(Sourced, kw_only=True, forbid_unknown_fields=True):
    """Two waters that fleets pass between; with an option, only in games that chose it."""

    waters: tuple[str, str]
    option: str = ""


class Coast(Sourced, kw_only=True, forbid_unknown_fields=True):
    """A43: a coast that is there only in games that chose an option."""

    water: str
    land: str
    option: str


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """One of several empires on the same card."""

    name: Names
    start: str
    strength: int
    capital_name: Names


class Empire(Component, kw_only=True, forbid_unknown_fields=True):
    epoch: int
    order: int
    strength: int
    start: str
    capital: bool = False
    capital_name: Names | None = None
    leader: Names | None = None
    navigation: list[str] = []
    parts: list[Part] = []
    resources_per_monument: int = 0


class Event(Component, kw_only=True, forbid_unknown_fields=True):
    deck: str
    kind: str
    copies: int
    epochs: list[int]
    coins: int = 0
    coins_if_capital: int = 0
    coins_if_navigation: int = 0
    armies: int = 0
    forts: int = 0
    bonus: int = 0
    dice: int = 0
    dice_next: int = 0
    dice_adjacent: int = 0
    areas: int = 0
    lands: int = 0
    area: str = ""
    land: str = ""
    water: str = ""
    terrain: str = ""
    strength: int = 0
    start: str = ""
    capital: bool = False
    capital_name: Names | None = None
    navigation: list[str] = []


class Content(msgspec.Struct, forbid_unknown_fields=True):
    """The whole content file."""

    game: Description
    provenance: dict[str, Provenance]
    setup: Setup
    battle: Battle
    scoring: Scoring
    epoch: list[Epoch]
    area: list[Area]
    land: list[Land]
    border: list[Border]
    water: list[Water]
    link: list[Link]
    empire: list[Empire]
    event: list[Event]
    coast: list[Coast] = []
