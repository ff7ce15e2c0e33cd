"""What the content file holds: the dice, the boards, the bonuses, and the figures of the rules."""

from __future__ import annotations

import msgspec

from tijdperk.kernel.content import Component, Names, Provenance, Sourced


class Description(Sourced, kw_only=True, forbid_unknown_fields=True):
    """R1: how many may play, and how many stages a Wonder has."""

    id: str
    name: Names
    fewest_players: int
    most_players: int
    stages: int


class Forum(Sourced, kw_only=True, forbid_unknown_fields=True):
    dice_in_forum: int
    quarters: list[int]


class Gold(Sourced, kw_only=True, forbid_unknown_fields=True):
    start: int
    row: int
    total: int


class Rules(Sourced, kw_only=True, forbid_unknown_fields=True):
    most_cost: int
    coins_per_missing: int
    pass_coins: int
    first_agora_points: int
    last_turn: int


class Die(Component, kw_only=True, forbid_unknown_fields=True):
    colour: str
    faces: list[str]
    starts_in_forum: bool = False
    special: bool = False


class Symbol(Component, kw_only=True, forbid_unknown_fields=True):
    colour: str
    cross: list[str] = []
    compare: list[str] = []


class Building(Component, kw_only=True, forbid_unknown_fields=True):
    colour: str = ""
    mark: str = ""
    completes: bool = False
    scores: bool = False


class Effect(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What crossing a box does; each type has figures of its own."""

    type: str
    amount: int = 0
    printed: int = 0
    max: int = 0
    coins: int = 0
    vp: int = 0
    side: str = ""
    die: str = ""
    line: str = ""
    building: str = ""
    buildings: list[str] = []


class Box(Component, kw_only=True, forbid_unknown_fields=True):
    building: str
    symbols: list[str]
    cost: int
    effects: list[Effect]
    track: str = ""
    step: int = 0
    requires: list[str] = []


class Stage(msgspec.Struct, forbid_unknown_fields=True):
    """A stage of a Wonder."""

    cost: int
    effects: list[Effect]


class City(Component, kw_only=True, forbid_unknown_fields=True):
    wonder: Names
    unlocks: dict[str, str]
    income_die: str
    stage: list[Stage]


class Bonus(Component, kw_only=True, forbid_unknown_fields=True):
    effect: Effect


class Content(msgspec.Struct, forbid_unknown_fields=True):
    """The whole content file."""

    game: Description
    provenance: dict[str, Provenance]
    forum: Forum
    gold: Gold
    rules: Rules
    die: list[Die]
    symbol: list[Symbol]
    building: list[Building]
    box: list[Box]
    city: list[City]
    bonus: list[Bonus]
