"""What the content file is made of: its sections and its components."""

from __future__ import annotations

import msgspec

from tijdperk.kernel.content import Component, Names, Provenance, Sourced


class Description(Sourced, kw_only=True, forbid_unknown_fields=True):
    """How many may play."""

    id: str
    name: Names
    fewest_players: int
    most_players: int


class Setup(Sourced, kw_only=True, forbid_unknown_fields=True):
    """R001, R004, R011."""

    wood: int
    tiles: int
    first_plan: int
    later_plan: int


class Markers(Sourced, kw_only=True, forbid_unknown_fields=True):
    """R002: exploration markers for each player."""

    olives: int
    sheep: int
    grain: int
    wine: int


class Harvest(Sourced, kw_only=True, forbid_unknown_fields=True):
    """R143."""

    forced_labour: int


class Famine(Sourced, kw_only=True, forbid_unknown_fields=True):
    """R073, R160."""

    granary: int
    hospital: int


class Pollution(Sourced, kw_only=True, forbid_unknown_fields=True):
    """R170, A70."""

    city: int
    dump: int
    unmanned_dump: int
    fountain: int


class Limits(Sourced, kw_only=True, forbid_unknown_fields=True):
    """The program's own: a round and a game always end (A74, R202, R213)."""

    offers: int
    rearranging: int
    rounds: int


class Cost(msgspec.Struct, forbid_unknown_fields=True):
    """R062, R066: goods that are paid; those that differ are all of different kinds."""

    wood: int = 0
    stone: int = 0
    food: int = 0
    different_food: int = 0
    luxury: int = 0
    different_luxury: int = 0


class Good(Component, kw_only=True, forbid_unknown_fields=True):
    """R105: what it is, and what it comes from."""

    kind: str
    site: str


class Building(Component, kw_only=True, forbid_unknown_fields=True):
    """R055, R058, R060, R061."""

    footprint: list[str]
    cost: Cost = msgspec.field(default_factory=Cost)
    needs_man: bool = False
    faculty: bool = False
    once: bool = False
    supply: int = 0


class House(Sourced, kw_only=True, forbid_unknown_fields=True):
    """R063: a row of the housing table."""

    number: int
    cost: Cost = msgspec.field(default_factory=Cost)


class Site(Component, kw_only=True, forbid_unknown_fields=True):
    """R106 to R119: a building on the land."""

    cost: Cost = msgspec.field(default_factory=Cost)
    supply: int = 0


class Saint(Component, kw_only=True, forbid_unknown_fields=True):
    """R181, R183, R185."""

    amount: int = 0


class Layout(Sourced, kw_only=True, forbid_unknown_fields=True):
    """R001, R007: where the tiles lie for a number of players."""

    players: int
    places: list[tuple[int, int]]
    starts: list[int]


class Tile(Component, kw_only=True, forbid_unknown_fields=True):
    """R001, R002."""

    columns: list[str]
    marked: list[tuple[int, int]]


class Content(msgspec.Struct, forbid_unknown_fields=True):
    """The whole content file."""

    game: Description
    provenance: dict[str, Provenance]
    setup: Setup
    markers: Markers
    harvest: Harvest
    famine: Famine
    pollution: Pollution
    limits: Limits
    good: list[Good]
    building: list[Building]
    house: list[House]
    site: list[Site]
    saint: list[Saint]
    layout: list[Layout]
    tile: list[Tile]
