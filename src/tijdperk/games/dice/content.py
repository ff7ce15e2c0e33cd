"""What the content file holds: the dice, the boards, the bonuses, the figures of the rules.

Every word refers to something that exists, and every figure can be: what is wrong is said by entry and field.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from tijdperk.kernel.content import Component, ContentFile, Names, Provenance, Sourced, read_content

STANDARD = Path(__file__).with_name("content.toml")


def read(path: Path | None = None) -> tuple[Content, str]:
    """The standard content, or a custom file's with its fingerprint."""
    return read_content(STANDARD, path, Content, KINDS, check)


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


# ---- what must hold

File = ContentFile[Content]

KINDS = ("die", "symbol", "building", "box", "city", "bonus")
FACES = 6
COLOURS = ("grey", "blue", "red", "yellow", "green", "black", "white", "purple")
SPECIAL = COLOURS[5:]
MARKS = ("", "diamond", "pyramid", "cross", "bar", "circle", "triangle")
BARRACKS = {"west": "barracks_west", "east": "barracks_east"}

# What an effect of each type must say.
FIGURES: dict[str, tuple[str, ...]] = {
    "resource": (),
    "vp": ("amount",),
    "coins": ("amount",),
    "attack": ("side", "printed"),
    "defence": ("side",),
    "cross": ("buildings", "max"),
    "free_build": (),
    "extra_action": (),
    "per_box": ("building",),
    "die_discount": ("amount",),
    "die_free": ("die",),
    "die_income": ("die", "amount"),
    "unlock": ("line",),
    "gallery_vp": (),
}
BESIDES = {"per_box": ("coins", "vp")}
ALL_FIGURES = Effect.__struct_fields__[1:]

# The only buildings in which some types can stand, and those that write points in a row of the score sheet.
PLACES: dict[str, tuple[str, ...]] = {
    "attack": tuple(BARRACKS.values()),
    "defence": tuple(BARRACKS.values()),
    "unlock": ("university",),
    "gallery_vp": ("gallery",),
}
SCORING = ("vp", "attack", "gallery_vp")


def check(file: File) -> None:
    file.expect("game", "id", file.content.game.id, ["dice"])
    check_sources(file)
    file.named_apart(KINDS)
    check_rules(file)
    check_dice(file)
    check_symbols(file)
    check_buildings(file)
    check_boxes(file)
    check_arrows(file)
    check_cities(file)
    check_bonuses(file)


def refer(file: File, entry: str, field: str, names: Iterable[str], kind: str) -> None:
    """Every name is the id of a component of that kind."""
    known = {record.id for record in getattr(file.content, kind)}
    for name in names:
        if name not in known:
            file.fail(entry, field, f'there is no {kind} "{name}"')


def between(file: File, entry: str, field: str, figure: int, least: int, most: int) -> None:
    if not least <= figure <= most:
        file.fail(entry, field, f"is {figure}; it must be from {least} to {most}")


def lines(content: Content) -> list[str]:
    """The lines of the University."""
    tracks = [box.track for box in content.box if box.building == "university" and box.track]
    return list(dict.fromkeys(tracks))


# ---- sections and names


def check_sources(file: File) -> None:
    """Where figures come from, and that none is below 0."""
    content = file.content
    sections: list[tuple[str, Sourced | Component]] = [
        ("game", content.game),
        ("forum", content.forum),
        ("gold", content.gold),
        ("rules", content.rules),
        *((f"{kind} {record.id}", record) for kind in KINDS for record in getattr(content, kind)),
    ]
    for entry, record in sections:
        file.sourced(entry, record, content.provenance)
        file.not_negative(entry, record)


def check_rules(file: File) -> None:
    """The figures that stand on no board."""
    content, game, gold = file.content, file.content.game, file.content.gold
    between(file, "game", "most_players", game.most_players, 2, len(content.city))
    between(file, "game", "fewest_players", game.fewest_players, 2, game.most_players)
    if len(content.forum.quarters) != 4:
        file.fail("forum", "quarters", "must be 4 numbers, what a die in each quarter costs")
    between(file, "gold", "total", gold.total, 1, 255)  # a figure of an event is a byte
    between(file, "gold", "start", gold.start, 0, gold.total)
    if gold.row < 1 or gold.total % gold.row:
        file.fail("gold", "row", f"is {gold.row}; {gold.total} coins do not make full rows of that length")
    between(file, "rules", "pass_coins", content.rules.pass_coins, 1, gold.total)
    if content.rules.last_turn < 1:
        file.fail("rules", "last_turn", "is 0; it must be 1 or more")


# ---- dice and symbols


def check_dice(file: File) -> None:
    """R5, R6, R10, R24: six faces each; a special die comes in for a grey one."""
    content = file.content
    colour_of = {symbol.id: symbol.colour for symbol in content.symbol}
    for die in content.die:
        entry = f"die {die.id}"
        if len(die.faces) != FACES:
            file.fail(entry, "faces", f"are {len(die.faces)}; a die has {FACES}")
        file.expect(entry, "colour", die.colour, COLOURS)
        refer(file, entry, "faces", die.faces, "symbol")
        for face in die.faces:
            if colour_of[face] != die.colour:
                file.fail(
                    entry, "faces", f'have "{face}", a {colour_of[face]} symbol; the die is {die.colour}'
                )
        if die.special != (die.colour in SPECIAL):
            file.fail(entry, "special", f"must be true for {', '.join(SPECIAL)}, and for no other colour")
        if die.special == die.starts_in_forum:
            file.fail(entry, "starts_in_forum", "must be true for all dice but the special ones")
    first = sum(die.starts_in_forum for die in content.die)
    if first != content.forum.dice_in_forum:
        dice = content.forum.dice_in_forum
        file.fail("forum", "dice_in_forum", f"is {dice}; {first} dice are there from the start")
    if sum(die.colour == "grey" for die in content.die) < sum(die.special for die in content.die):
        file.fail("die", "colour", "there must be a grey die for every special one, to make room for it")


def check_symbols(file: File) -> None:
    """R30, R31: a symbol is on a die and crosses something: what it says, or the boxes that show it."""
    content = file.content
    thrown = {face for die in content.die for face in die.faces}
    for box in content.box:
        refer(file, f"box {box.id}", "symbols", box.symbols, "symbol")
    shown = {symbol for box in content.box for symbol in box.symbols}
    for symbol in content.symbol:
        entry = f"symbol {symbol.id}"
        file.expect(entry, "colour", symbol.colour, COLOURS)
        check_reach(file, entry, "cross", symbol.cross)
        refer(file, entry, "compare", symbol.compare, "building")
        file.distinct(f"{entry}, compare", symbol.compare)
        if symbol.id not in thrown:
            file.fail(entry, "id", "is on no die")
        if not symbol.cross and symbol.id not in shown:
            file.fail(entry, "cross", "is missing, and no box shows the symbol either")
        if symbol.cross and symbol.id in shown:
            file.fail(entry, "cross", "is there, but the symbol is shown by a box as well")


def check_reach(file: File, entry: str, field: str, buildings: list[str]) -> None:
    """R89: boxes crossed without their own die are never those of special dice, nor stages of a Wonder."""
    refer(file, entry, field, buildings, "building")
    file.distinct(f"{entry}, {field}", buildings)
    for building in file.content.building:
        if building.id in buildings and (not building.colour or building.colour in SPECIAL):
            file.fail(entry, field, f'has "{building.id}"; such boxes are crossed in their own way only')


# ---- boards


def check_buildings(file: File) -> None:
    for building in file.content.building:
        entry = f"building {building.id}"
        file.expect(entry, "colour", building.colour, ["", *COLOURS])
        file.expect(entry, "mark", building.mark, MARKS)


def check_boxes(file: File) -> None:
    """A box shows symbols of its building's colour and defends once; a University line unlocks one die."""
    content = file.content
    symbols = {symbol.id: symbol for symbol in content.symbol}
    buildings = {building.id: building for building in content.building}
    for box in content.box:
        entry = f"box {box.id}"
        refer(file, entry, "building", [box.building], "building")
        file.distinct(f"{entry}, symbol", box.symbols)
        if not box.symbols:
            file.fail(entry, "symbols", "must be one or more")
        colour = buildings[box.building].colour
        for symbol in box.symbols:
            if symbols[symbol].colour != colour:
                file.fail(entry, "symbols", f'have "{symbol}"; its building takes {colour or "no"} symbols')
        check_cost(file, entry, box.cost)
        check_effects(file, entry, box.effects, box.building)
        defences = [effect.type for effect in box.effects if effect.type == "defence"]
        file.distinct(f"{entry}, effect", defences)
    for building in buildings:
        steps = [f"{box.track} {box.step}" for box in content.box if box.building == building and box.step]
        file.distinct(f"{building}, step", steps)
    unlocked = [effect.line for box in content.box for effect in box.effects if effect.type == "unlock"]
    file.distinct("unlock of line", unlocked)
    for line in lines(content):
        if line not in unlocked:
            file.fail("building university", line, "no box of the University unlocks the die of this line")


def check_cost(file: File, entry: str, cost: int) -> None:
    """R36."""
    between(file, entry, "cost", cost, 0, file.content.rules.most_cost)


def check_arrows(file: File) -> None:
    """R29: arrows stay within a building and never lead back to where they come from."""
    boxes = {box.id: box for box in file.content.box}
    for box in boxes.values():
        entry = f"box {box.id}"
        refer(file, entry, "requires", box.requires, "box")
        file.distinct(f"{entry}, requires", box.requires)
        for name in box.requires:
            if boxes[name].building != box.building:
                file.fail(entry, "requires", f'has "{name}", a box of another building')
    for start in boxes:
        if start in before(start, boxes):
            file.fail(
                f"box {start}", "requires", "is circular: the box would have to be crossed before itself"
            )


def before(name: str, boxes: dict[str, Box]) -> set[str]:
    """All boxes that have to be crossed before this one."""
    found: set[str] = set()
    edge = [name]
    while edge:
        new = set(boxes[edge.pop()].requires) - found
        found |= new
        edge += new
    return found


def check_cities(file: File) -> None:
    """R4, R84: what differs from board to board: the dice of the University, and the stages of the Wonder."""
    content = file.content
    for city in content.city:
        entry = f"city {city.id}"
        file.expect_all(entry, "unlocks", city.unlocks, lines(content))
        for line in lines(content):
            if line not in city.unlocks:
                file.fail(entry, "unlocks", f'line "{line}" is missing')
        if sorted(city.unlocks.values()) != sorted(SPECIAL):
            file.fail(entry, "unlocks", f"must be {', '.join(SPECIAL)}, each once")
        file.expect(entry, "income_die", city.income_die, COLOURS)
        if len(city.stage) != content.game.stages:
            file.fail(entry, "stage", f"there are {len(city.stage)}; a Wonder has {content.game.stages}")
        for number, stage in enumerate(city.stage, 1):
            check_cost(file, f"{entry}, stage {number}", stage.cost)
            check_effects(file, f"{entry}, stage {number}", stage.effects, "wonder")


def check_bonuses(file: File) -> None:
    """R94: a bonus belongs to no building, so that it cannot bring points."""
    for bonus in file.content.bonus:
        check_effects(file, f"bonus {bonus.id}", [bonus.effect], "")


# ---- effects


def check_effects(file: File, entry: str, effects: list[Effect], building: str) -> None:
    for effect in effects:
        where = f"{entry}, effect {effect.type}"
        file.expect(where, "type", effect.type, list(FIGURES))
        check_place(file, where, effect, building)
        check_figures(file, where, effect)
        check_words(file, where, effect, building)


def check_place(file: File, entry: str, effect: Effect, building: str) -> None:
    """Some effects stand in one kind of building, and points need a row on the score sheet."""
    places = PLACES.get(effect.type)
    if places and building not in places:
        file.fail(entry, "type", f'is "{effect.type}"; that can only stand in {" or ".join(places)}')
    rows = [record.id for record in file.content.building if record.scores]
    if building not in rows and (effect.type in SCORING or effect.vp):
        file.fail(entry, "type", f'is "{effect.type}"; there is no row to write points in')


def check_figures(file: File, entry: str, effect: Effect) -> None:
    """An effect says what its type needs, and nothing that its type does not know."""
    needed = FIGURES[effect.type]
    allowed = (*needed, *BESIDES.get(effect.type, ()))
    for field in ALL_FIGURES:
        value = getattr(effect, field)
        if field in needed and not value:
            file.fail(entry, field, f"is missing; an effect of type {effect.type} needs it")
        if value and field not in allowed:
            file.fail(entry, field, f"is there; an effect of type {effect.type} does not have it")
        if value and isinstance(value, int):
            between(file, entry, field, value, 1, file.content.gold.total)
    if effect.type == "per_box" and not (effect.coins or effect.vp):
        file.fail(entry, "coins", "is missing, and vp too; an effect of type per_box needs one of them")


def check_words(file: File, entry: str, effect: Effect, building: str) -> None:
    """What an effect refers to exists."""
    content = file.content
    check_reach(file, entry, "buildings", effect.buildings)
    if effect.building:
        refer(file, entry, "building", [effect.building], "building")
    if effect.line:
        file.expect(entry, "line", effect.line, lines(content))
    if effect.die:
        own = ["city"] if effect.type == "die_income" and building == "university" else []
        file.expect(entry, "die", effect.die, [*COLOURS, *own])
    if effect.side:
        file.expect(entry, "side", effect.side, list(BARRACKS))
        if BARRACKS[effect.side] != building:
            file.fail(entry, "side", f'is "{effect.side}"; its building is {building}')
