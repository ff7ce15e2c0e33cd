"""What the content file holds: the map, the empires, the events and the figures of the rules, and what must
hold in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from tijdperk.kernel.content import Component, ContentFile, Names, Provenance, Sourced, read_content

STANDARD = Path(__file__).with_name("content.toml")


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


class Coast(Sourced, kw_only=True, forbid_unknown_fields=True):
    """A43: a coast that is there only in games that chose an option."""

    water: str
    land: str
    option: str


class Link(Sourced, kw_only=True, forbid_unknown_fields=True):
    """Two waters that fleets pass between; with an option, only in games that chose it."""

    waters: tuple[str, str]
    option: str = ""


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


# ---- reading and checking

File = ContentFile[Content]

KINDS = ("area", "land", "water", "empire", "event")
MAX_DICE = 6
MAP_OPTIONS = ["caribbean", "coasts"]  # the options that add links or coasts

# What a card of each kind must say, and what it may say besides.
FIGURES: dict[str, tuple[str, ...]] = {
    "leader": ("dice",),
    "weaponry": ("bonus",),
    "reallocation": (),
    "minor_empire": ("strength", "start"),
    "allies": ("coins",),
    "astronomy": (),
    "barbarians": (),
    "black_death": ("areas", "dice"),
    "civil_service": ("coins", "coins_if_capital", "coins_if_navigation"),
    "civil_war": ("armies",),
    "crusade": ("armies", "bonus", "water", "land"),
    "disaster": ("lands",),
    "elite_troops": (),
    "engineering": ("forts",),
    "expert_troops": ("terrain",),
    "famine": ("areas", "dice"),
    "jewish_revolt": ("land", "armies", "dice"),
    "jihad": ("dice",),
    "kingdom": ("land", "armies"),
    "migrants": ("area", "armies"),
    "naval_power": ("dice",),
    "pestilence": ("dice", "dice_adjacent"),
    "plague": ("dice", "dice_next"),
    "population_explosion": ("coins",),
    "siegecraft": ("bonus",),
    "treachery": (),
}
BESIDES = {"minor_empire": ("capital", "capital_name", "navigation")}
ALL_FIGURES = [field.name for field in msgspec.structs.fields(Event) if not field.required]


def read(path: Path | None = None) -> tuple[Content, str]:
    """The standard content, or a custom file's with its fingerprint."""
    return read_content(STANDARD, path, Content, KINDS, check)


def check(file: File) -> None:
    file.expect("game", "id", file.content.game.id, ["history"])
    check_sources(file)
    file.named_apart(KINDS)
    check_epochs(file)
    check_areas(file)
    check_lands(file)
    check_borders(file)
    check_waters(file)
    check_empires(file)
    check_events(file)
    check_hands(file)
    check_rules(file)


def pair(kind: str, ends: tuple[str, str]) -> str:
    return f"{kind} {ends[0]} - {ends[1]}"


def refer(file: File, entry: str, field: str, names: Iterable[str], kind: str) -> None:
    """Every name is the id of a component of that kind."""
    known = {record.id for record in getattr(file.content, kind)}
    for name in names:
        if name not in known:
            file.fail(entry, field, f'there is no {kind} "{name}"')


def refer_to_fertile(file: File, entry: str, field: str, lands: Sequence[str]) -> None:
    refer(file, entry, field, lands, "land")
    for land in file.content.land:
        if land.barren and land.id in lands:
            file.fail(entry, field, f'"{land.id}" is a barren land; no army can stay there')


def at_least_one(file: File, entry: str, field: str, figure: int) -> None:
    if figure < 1:
        file.fail(entry, field, f"is {figure}; it must be 1 or more")


def check_sources(file: File) -> None:
    """Where figures come from, and that none is below 0."""
    content = file.content
    sections: list[tuple[str, Sourced | Component]] = [
        ("game", content.game),
        ("setup", content.setup),
        ("battle", content.battle),
        ("scoring", content.scoring),
        *((pair("border", border.lands), border) for border in content.border),
        *((pair("link", link.waters), link) for link in content.link),
        *((pair("coast", (coast.water, coast.land)), coast) for coast in content.coast),
        *((f"{kind} {record.id}", record) for kind in ("epoch", *KINDS) for record in getattr(content, kind)),
    ]
    for entry, record in sections:
        file.sourced(entry, record, content.provenance)
        if not isinstance(record, Epoch):  # years before our era are negative
            file.not_negative(entry, record)


def check_epochs(file: File) -> None:
    """Epochs follow one another, and each has its pieces."""
    content, epochs = file.content, file.content.game.epochs
    if [epoch.id for epoch in content.epoch] != [str(number) for number in range(1, epochs + 1)]:
        file.fail("epoch", "id", f"must run from 1 to {epochs}")
    for before, after in zip(content.epoch, content.epoch[1:], strict=False):
        if after.start != before.stop:
            file.fail(
                f"epoch {after.id}", "from", f"is {after.start}; the epoch before ends in {before.stop}"
            )
    if len(content.game.pieces) != epochs:
        file.fail("game", "pieces", f"must be {epochs} numbers, one for each epoch")


def check_areas(file: File) -> None:
    content = file.content
    for area in content.area:
        if len(area.values) != content.game.epochs:
            file.fail(
                f"area {area.id}", "values", f"must be {content.game.epochs} numbers, one for each epoch"
            )
        if not any(land.area == area.id for land in content.land):
            file.fail(f"area {area.id}", "id", "no land belongs to this area")


def check_lands(file: File) -> None:
    """A land belongs to an area unless it is barren, and it can be reached."""
    content = file.content
    reached = {land for border in content.border for land in border.lands}
    reached |= {land for water in content.water for land in water.coasts}
    for land in content.land:
        entry = f"land {land.id}"
        if land.barren and land.area:
            file.fail(entry, "area", f'is "{land.area}"; a barren land belongs to none')
        if land.barren and land.resource:
            file.fail(entry, "resource", "is true; a barren land has none")
        if not land.barren and not land.area:
            file.fail(entry, "area", "is missing; only a barren land belongs to none")
        if land.area:
            refer(file, entry, "area", [land.area], "area")
        if land.id not in reached:
            file.fail(entry, "id", "has neither a border nor a coast")


def check_borders(file: File) -> None:
    content = file.content
    check_pairs(file, "border", "lands", [border.lands for border in content.border], "land")
    for border in content.border:
        entry = pair("border", border.lands)
        file.expect(entry, "kind", border.kind, ["land", "strait"])
        for field in ("into_first", "into_second"):
            terrain = getattr(border, field)
            file.expect(entry, field, terrain, ["", "mountain", "forest", "wall"])
            if terrain and border.kind == "strait":
                file.fail(entry, field, f'is "{terrain}"; a strait is difficult by itself')


def check_waters(file: File) -> None:
    content = file.content
    for water in content.water:
        entry = f"water {water.id}"
        file.expect(entry, "kind", water.kind, ["sea", "ocean"])
        refer_to_fertile(file, entry, "coasts", water.coasts)
        file.distinct(f"{entry}, coast", water.coasts)
    check_pairs(file, "link", "waters", [link.waters for link in content.link], "water")
    for link in content.link:
        file.expect(pair("link", link.waters), "option", link.option, ["", *MAP_OPTIONS])
    check_optional_coasts(file)


def check_optional_coasts(file: File) -> None:
    """A43: coasts that come with an option are coasts that the water does not have anyway."""
    content = file.content
    coasts = [(water.id, land) for water in content.water for land in water.coasts]
    for coast in content.coast:
        entry = pair("coast", (coast.water, coast.land))
        refer(file, entry, "water", [coast.water], "water")
        refer_to_fertile(file, entry, "land", [coast.land])
        file.expect(entry, "option", coast.option, MAP_OPTIONS)
        coasts.append((coast.water, coast.land))
    file.distinct("coast", [" - ".join(ends) for ends in coasts])


def check_pairs(file: File, kind: str, field: str, pairs: list[tuple[str, str]], ends_kind: str) -> None:
    """Two different ends that exist, and no pair twice, whichever end comes first."""
    for ends in pairs:
        refer(file, pair(kind, ends), field, ends, ends_kind)
        if ends[0] == ends[1]:
            file.fail(pair(kind, ends), field, f"must be two different {ends_kind}s")
    file.distinct(kind, [" - ".join(sorted(ends)) for ends in pairs])


def check_empires(file: File) -> None:
    """Each epoch has the same number of empires, in an order without gaps."""
    content, epochs = file.content, file.content.game.epochs
    for empire in content.empire:
        file.expect(f"empire {empire.id}", "epoch", empire.epoch, range(1, epochs + 1))
        check_power(file, f"empire {empire.id}", empire)
        if empire.parts:
            check_parts(file, empire)
    size = len(content.empire) // epochs
    file.expect("game", "most_players", content.game.most_players, range(2, size + 1))
    for epoch in range(1, epochs + 1):
        orders = sorted(empire.order for empire in content.empire if empire.epoch == epoch)
        if orders != list(range(1, size + 1)):
            given = ", ".join(map(str, orders))
            file.fail(
                f"epoch {epoch}", "order", f"of its empires is {given}; it must be 1 to {size}, each once"
            )


def check_power(file: File, entry: str, power: Empire | Event) -> None:
    """What empires and minor empires have in common."""
    at_least_one(file, entry, "strength", power.strength)
    refer_to_fertile(file, entry, "start", [power.start])
    refer(file, entry, "navigation", power.navigation, "water")
    file.distinct(f"{entry}, navigation", power.navigation)
    if power.capital_name and not power.capital:
        file.fail(entry, "capital_name", "is there, but capital is not true")


def check_parts(file: File, empire: Empire) -> None:
    entry = f"empire {empire.id}"
    for part in empire.parts:
        at_least_one(file, entry, "parts.strength", part.strength)
        refer_to_fertile(file, entry, "parts.start", [part.start])
    if sum(part.strength for part in empire.parts) != empire.strength:
        file.fail(entry, "parts", f"must have strength {empire.strength} together, that of the card")
    if empire.parts[0].start != empire.start:
        file.fail(entry, "parts", f'must begin in "{empire.start}", the start of the card')


def check_events(file: File) -> None:
    for event in file.content.event:
        entry = f"event {event.id}"
        file.expect(entry, "deck", event.deck, ["greater", "lesser"])
        file.expect(entry, "kind", event.kind, list(FIGURES))
        at_least_one(file, entry, "copies", event.copies)
        at_least_one(file, entry, "number of epochs", len(event.epochs))
        file.expect_all(entry, "epochs", event.epochs, range(1, file.content.game.epochs + 1))
        check_figures(file, entry, event)
        if event.kind == "minor_empire":
            check_power(file, entry, event)
        if event.land:
            refer_to_fertile(file, entry, "land", [event.land])
        if event.area:
            refer(file, entry, "area", [event.area], "area")
        if event.water:
            refer(file, entry, "water", [event.water], "water")
        file.expect(entry, "terrain", event.terrain, ["", "strait", "forest", "mountain"])


def check_figures(file: File, entry: str, event: Event) -> None:
    """A card says what its kind needs, and nothing that its kind does not know."""
    needed = FIGURES[event.kind]
    allowed = (*needed, *BESIDES.get(event.kind, ()), "reconstructed")
    for field in ALL_FIGURES:
        given = bool(getattr(event, field))
        if field in needed and not given:
            file.fail(entry, field, f"is missing; a card of kind {event.kind} needs it")
        if given and field not in allowed:
            file.fail(entry, field, f"is there; a card of kind {event.kind} does not have it")
    check_dice(file, entry, event, [field for field in needed if field.startswith("dice")])


def check_hands(file: File) -> None:
    """There are cards enough for everybody."""
    content, players = file.content, file.content.game.most_players
    for deck, hand in (("greater", content.setup.greater_hand), ("lesser", content.setup.lesser_hand)):
        cards = sum(event.copies for event in content.event if event.deck == deck)
        if hand * players > cards:
            file.fail("setup", f"{deck}_hand", f"is {hand}; {cards} cards are too few for {players} players")


def check_rules(file: File) -> None:
    """The figures that stand on no card."""
    content = file.content
    check_dice(file, "setup", content.setup, ["draw_dice"])
    fields = ["attacker_dice", "defender_dice", "difficult_dice", "fleet_dice"]
    check_dice(file, "battle", content.battle, fields)
    for name in ("presence", "dominance", "control"):
        level: Level = getattr(content.scoring, name)
        at_least_one(file, f"scoring.{name}", "armies", level.armies)
        at_least_one(file, f"scoring.{name}", "times", level.times)
    at_least_one(file, "scoring", "resources_per_monument", content.scoring.resources_per_monument)


def check_dice(file: File, entry: str, record: msgspec.Struct, fields: Iterable[str]) -> None:
    for field in fields:
        file.expect(entry, field, getattr(record, field), range(1, MAX_DICE + 1))
