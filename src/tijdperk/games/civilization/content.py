"""The content file: how it is read, and what must hold in it.

Every word refers to something that exists, and every figure can be: what is wrong is said by entry and field.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from tijdperk.games.civilization.components import Bonus, Content, Effect, Land, Sea
from tijdperk.games.civilization.engine.tables import EFFECTS, ERAS, KINDS, MAX_SEATS, MEASURES
from tijdperk.kernel.content import Component, ContentFile, Sourced, open_content, read_content

STANDARD = Path(__file__).with_name("content.toml")

File = ContentFile[Content]

# Components that every file has, and those of which a file may have more, fewer or others.
FIXED_KINDS = (
    "era",
    "settlement",
    "resource",
    "counter",
    "continent",
    "piece",
    "unit",
    "wonder",
    "improvement",
    "milestone",
)
OPEN_KINDS = ("land", "sea", "technology")
SHARED_NAMES = ("piece", "milestone")  # two pieces are called catapult, three milestones gold

MAX_AREAS = 128
MAX_GOLD = 999
MAX_COUNTERS = 255
MAX_DICE = 6
ROLLS = 11  # of two dice: 2 to 12
SIZES = 4
CARDS = ("resource", "plain")
MOODS = ("happy", "unhappy")
MILITARY = KINDS[1:]  # all pieces but the settler

# How many there can be of a kind.
NUMBERS = {"land": (12, 96), "sea": (1, 32), "technology": (12, 64)}

# Between what a figure of a section, or of each component of a kind, must be.
GOLD = (0, MAX_GOLD)
BOUNDS: dict[str, dict[str, tuple[int, int]]] = {
    "game": {"most_players": (2, MAX_SEATS), "fewest_players": (2, MAX_SEATS)},
    "setup": {"gold": GOLD},
    "map": {"width": (1, 10_000), "height": (1, 10_000)},
    "transport": {"cargo": (1, 9), "aircraft": (1, 9)},
    "production": {"monopoly_from": (2, 9), "minimum": GOLD},
    "scoring": {"size": (0, 99)},
    "standard.prices": {"aircraft": GOLD, "first_technology": GOLD, "next_technology": GOLD},
    "standard.eras": {"technologies": (1, 9)},
    "standard.production": {"per_size": (0, 99), "fertile": (0, 9), "critical": (1, 9)},
    "standard.battle": {"technologies_per_point": (1, 99), "aircraft_dice": (1, MAX_DICE)},
    "standard.scoring": {"technology": (0, 99), "wonder": (0, 99)},
    "advanced.prices": {"aircraft": GOLD, "past_technology": (1, 99), "sale": (1, 99)},
    "advanced.production": {"critical": GOLD, "per_resource": GOLD, "happy_settlements": (0, 99)},
    "advanced.trade": {"land": (0, 99), "sea": (0, 99)},
    "advanced.battle": {"settlement": (0, 9)},
    "advanced.scoring": {
        "wonder": (0, 99),
        "groundbreaking": (0, 99),
        "diplomatic_end": (0, 99),
        "military_end": (0, 99),
        "space_end": (0, 99),
    },
    "limits": {"offers": (1, 99), "turns": (1, MAX_GOLD)},
    "era": {"dice": (1, MAX_DICE), "superiority": (0, 9), "plague": (0, 9)},
    "counter": {"count": (0, MAX_COUNTERS), "gold": GOLD},
    "piece": {"move": (1, 9)},
    "unit": {"level": (1, 4), "dice": (1, MAX_DICE), "bonus": (0, 9)},
    "technology": {"price": (1, MAX_GOLD)},
    "wonder": {"price": GOLD},
    "improvement": {"points": (1, 9)},
    "milestone": {"amount": (1, MAX_GOLD), "printed": GOLD},
}

# How many amounts of gold a list has: one for each era, or size that a settlement grows to.
PRICE_LISTS = {"army": 4, "fleet": 4, "settler": 4, "village": 4, "upgrade": 3}
LISTS: dict[str, dict[str, int]] = {
    "standard.prices": PRICE_LISTS,
    "advanced.prices": {**PRICE_LISTS, "improvement": 4, "royalty": 4},
}

# What a field of a component may say, and the kind of component it names.
WORDS: dict[str, dict[str, Sequence[str]]] = {
    "unit": {"piece": MILITARY},
    "technology": {"era": ERAS},
    "wonder": {"era": ERAS},
    "improvement": {"era": ERAS, "kind": ("happiness", "productivity")},
    "milestone": {"era": ERAS, "measure": MEASURES},
}
REFERENCES = {
    "era": {"critical": "resource"},
    "land": {"continent": "continent", "neighbours": "land", "seas": "sea"},
    "sea": {"neighbours": "sea"},
    "unit": {"technology": "technology"},
    "technology": {"prerequisites": "technology", "other_reading": "technology", "printed": "technology"},
    "wonder": {"technology": "technology"},
    "improvement": {"technology": "technology"},
}
REPEATED = ("critical",)  # the only list that may name something twice

# What a bonus or an effect of each kind must say; how long effects last that do not last for an era.
BONUS_FIGURES: dict[str, tuple[str, ...]] = {
    "unit": ("piece", "count"),
    "improvement": ("improvement",),
    "settlement_upgrade": (),
}
EFFECT_FIGURES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(EFFECTS, ()),
    "free_settlers": ("count",),
    "free_units": ("piece", "count"),
    "gold_per_turn": ("gold",),
    "tech_discount": ("gold",),
    "settlement_defence": ("bonus",),
    "happiness": ("faces",),
    "productivity": ("gears",),
}
DURATIONS = {"free_settlers": "once", "free_units": "once", "space_end": "once", "destroy_area": "single_use"}

# Figures that a rule consists of, where others only use them: a file cannot change them.
RULED = {
    "setup": ("lands", "technologies", "fewer_no_event"),
    "counter": ("kind", "largest", "boxed_at_setup"),
}


def read(path: Path | None = None) -> tuple[Content, str]:
    """The standard content, or a custom file's with its fingerprint."""
    return read_content(STANDARD, path, Content, FIXED_KINDS, check, OPEN_KINDS)


def check(file: File) -> None:
    file.expect("game", "id", file.content.game.id, ["civilization"])
    check_records(file)
    check_names(file)
    check_figures(file)
    check_ruled(file)
    check_prices(file)
    check_cities(file)
    check_map(file)
    check_wraps(file)
    check_counters(file)
    check_technologies(file)
    check_order(file)
    check_units(file)
    check_wonders(file)
    check_milestones(file)


def between(file: File, entry: str, field: str, figure: int, least: int, most: int) -> None:
    if not least <= figure <= most:
        file.fail(entry, field, f"is {figure}; it must be from {least} to {most}")


def listed(file: File, entry: str, field: str, figures: Sequence[int], number: int, what: str) -> None:
    """So many amounts of gold."""
    if len(figures) != number:
        file.fail(entry, field, f"must be {number} numbers, one for each {what}")
    for figure in figures:
        between(file, entry, field, figure, 0, MAX_GOLD)


def refer(file: File, entry: str, field: str, names: Iterable[str], kind: str) -> None:
    """Every name is the id of a component of that kind."""
    known = {record.id for record in getattr(file.content, kind)}
    for name in names:
        if name not in known:
            file.fail(entry, field, f'there is no {kind} "{name}"')


def sections(content: Content) -> Iterator[tuple[str, Sourced]]:
    """The figures that stand on no component, and the name of their section."""
    for name in content.__struct_fields__:
        section = getattr(content, name)
        if isinstance(section, Sourced):
            yield name, section
        elif name in ("standard", "advanced"):
            yield from ((f"{name}.{part}", getattr(section, part)) for part in section.__struct_fields__)


def components(content: Content) -> Iterator[tuple[str, str, Component]]:
    """Every component: its kind, how it is called in a message, and the component itself."""
    for kind in (*FIXED_KINDS, *OPEN_KINDS):
        for record in getattr(content, kind):
            yield kind, f"{kind} {record.id}", record


def everything(content: Content) -> Iterator[tuple[str, str, Sourced | Component]]:
    """Sections and components; a section is its own kind."""
    yield from ((name, name, section) for name, section in sections(content))
    yield from components(content)


# ---- what every section and component has


def check_records(file: File) -> None:
    """Where figures come from, and that none is below 0."""
    content = file.content
    records: list[tuple[str, Sourced | Component]] = [
        *((entry, record) for _, entry, record in everything(content)),
        *((f"city_value {value.card} {value.mood}", value) for value in content.city_value),
        *((f"wrap {' - '.join(wrap.areas)}", wrap) for wrap in content.wrap),
    ]
    for entry, record in records:
        file.sourced(entry, record, content.provenance)
        file.not_negative(entry, record)


def check_names(file: File) -> None:
    """Names tell components apart, and ids can be written in a move."""
    content = file.content
    file.named_apart(kind for kind in (*FIXED_KINDS, *OPEN_KINDS) if kind not in SHARED_NAMES)
    for kind, entry, record in components(content):
        if not record.name.en.strip() or not record.name.nl.strip():
            file.fail(entry, "name", "is empty")
        if kind in OPEN_KINDS and not re.fullmatch("[a-z][a-z0-9_]*", record.id):
            file.fail(entry, "id", "must consist of small letters, figures and underscores")
    file.distinct("land or sea", [area.id for area in content.area])
    goods = [good.id for good in (*content.technology, *content.wonder)]
    file.distinct("technology or wonder", ["gold", *goods])  # a good has one name in a deal


def check_figures(file: File) -> None:
    """Figures are within bounds, words are known."""
    content = file.content
    for kind, (least, most) in NUMBERS.items():
        between(file, kind, "id", len(getattr(content, kind)), least, most)
    for kind, entry, record in everything(content):
        for field, (least, most) in BOUNDS.get(kind, {}).items():
            between(file, entry, field, getattr(record, field), least, most)
        for field, number in LISTS.get(kind, {}).items():
            what = "era" if number == len(ERAS) else "size from the town on"
            listed(file, entry, field, getattr(record, field), number, what)
        for field, allowed in WORDS.get(kind, {}).items():
            file.expect(entry, field, getattr(record, field), allowed)
        for field, other in REFERENCES.get(kind, {}).items():
            value = getattr(record, field)
            names = [value] if isinstance(value, str) else value
            refer(file, entry, field, names, other)
            if field not in REPEATED:
                file.distinct(f"{entry}, {field}", names)
    between(file, "game", "fewest_players", content.game.fewest_players, 2, content.game.most_players)
    for era in content.era:
        if len(era.critical) != ROLLS:
            file.fail(f"era {era.id}", "critical", f"must be {ROLLS} resources, for a roll of 2 to 12")


@cache
def standard_records() -> dict[str, Sourced | Component]:
    return {entry: record for _, entry, record in everything(open_content(STANDARD, Content).content)}


def check_ruled(file: File) -> None:
    """What a rule consists of is as in the standard file."""
    ours = standard_records()
    for kind, entry, record in everything(file.content):
        for field in RULED.get(kind, ()):
            file.expect(entry, field, getattr(record, field), [getattr(ours[entry], field)])


# ---- gold


def check_prices(file: File) -> None:
    """G-68; A-22: a royalty is a part of the price."""
    production, prices = file.content.production, file.content.advanced.prices
    if not production.monopoly:
        file.fail("production", "monopoly", "must be one number or more")
    for gold in production.monopoly:
        between(file, "production", "monopoly", gold, 0, MAX_GOLD)
    for number, royalty in enumerate(prices.royalty):
        if royalty > min(prices.army[number], prices.improvement[number]):
            file.fail("advanced.prices", "royalty", f"is {royalty}; the {ERAS[number]} price is less")


def check_cities(file: File) -> None:
    """A-17, A-58: what settlements bring, and what they need to grow."""
    content = file.content
    pairs = [f"{value.card} {value.mood}" for value in content.city_value]
    file.distinct("city_value", pairs)
    for value in content.city_value:
        entry = f"city_value {value.card} {value.mood}"
        file.expect(entry, "card", value.card, CARDS)
        file.expect(entry, "mood", value.mood, MOODS)
        listed(file, entry, "gold", value.gold, SIZES, "size")
        listed(file, entry, "productive", value.productive, SIZES, "size")
    for pair in (f"{card} {mood}" for card in CARDS for mood in MOODS):
        if pair not in pairs:
            file.fail("city_value", "card", f'"{pair}" is missing')
    village, *larger = content.settlement
    if village.technology:
        file.fail("settlement village", "technology", "is there; a village needs none")
    for settlement in larger:
        refer(file, f"settlement {settlement.id}", "technology", [settlement.technology], "technology")
    file.distinct("technology of a settlement", [settlement.technology for settlement in larger])


# ---- the map


def check_map(file: File) -> None:
    """G-04: neighbours name each other, and every area can be reached."""
    content = file.content
    areas = len(content.land) + len(content.sea)
    if areas > MAX_AREAS:
        file.fail("sea", "id", f"there are {areas} lands and seas; there can be {MAX_AREAS} at most")
    shores = {sea for land in content.land for sea in land.seas}
    for land in content.land:
        check_area(file, f"land {land.id}", land, content.land)
        if not land.neighbours and not land.seas:
            file.fail(f"land {land.id}", "neighbours", "are missing, and so are seas: nobody could get there")
    for sea in content.sea:
        check_area(file, f"sea {sea.id}", sea, content.sea)
        if not sea.neighbours and sea.id not in shores:
            file.fail(f"sea {sea.id}", "neighbours", "are missing, and so are coasts: nobody could get there")


def check_area(file: File, entry: str, area: Land | Sea, others: Sequence[Land | Sea]) -> None:
    size = file.content.map
    for figure, most in zip(area.at, (size.width, size.height), strict=True):
        between(file, entry, "at", figure, 0, most)
    for other in others:
        if other.id in area.neighbours and area.id not in other.neighbours:
            file.fail(entry, "neighbours", f'has "{other.id}", which does not have "{area.id}"')
    if area.id in area.neighbours:
        file.fail(entry, "neighbours", "has the area itself")


def check_wraps(file: File) -> None:
    """The two areas are neighbours, or a land and a sea at its coast."""
    content = file.content
    near: dict[str, list[str]] = {sea.id: sea.neighbours for sea in content.sea}
    near |= {land.id: [*land.neighbours, *land.seas] for land in content.land}
    for wrap in content.wrap:
        entry = f"wrap {' - '.join(wrap.areas)}"
        first, second = wrap.areas
        for name in wrap.areas:
            if name not in near:
                file.fail(entry, "areas", f'there is no land or sea "{name}"')
        if second not in near[first] and first not in near[second]:
            file.fail(entry, "areas", f'"{first}" and "{second}" are no neighbours')
    file.distinct("wrap", [" - ".join(sorted(wrap.areas)) for wrap in content.wrap])


def check_counters(file: File) -> None:
    """G-23, G-35, G-36: one for every land, also when the option has taken some out."""
    content = file.content
    for counter in content.counter:
        if counter.gold and counter.id != "treasure":
            file.fail(f"counter {counter.id}", "gold", "is there; only a treasure brings gold")
    removed = content.setup.fewer_no_event * content.game.most_players
    blanks = sum(counter.count for counter in content.counter if counter.kind == "nothing")
    if blanks < removed:
        file.fail("counter no_event", "count", f"is {blanks}; the option takes out {removed} of them")
    total = sum(counter.count for counter in content.counter)
    lands = len(content.land)
    between(file, "counter", "count of all counters", total, lands + removed, MAX_COUNTERS)


# ---- technologies and what they bring


def check_technologies(file: File) -> None:
    """A-20, A-48; S-01: every era has technologies enough to end."""
    content, needed = file.content, file.content.standard.eras.technologies
    for technology in content.technology:
        entry, trade, bonus = f"technology {technology.id}", technology.trade, technology.bonus
        if trade is not None:
            between(file, entry, "trade.land", trade.land, 0, 99)
            between(file, entry, "trade.sea", trade.sea, 0, 99)
            if trade.unlimited == bool(trade.land or trade.sea):
                file.fail(entry, "trade", "must be either unlimited or a range by land and by sea")
        if bonus is not None:
            file.expect(entry, "bonus.kind", bonus.kind, list(BONUS_FIGURES))
            check_gift(file, entry, "bonus", bonus, BONUS_FIGURES[bonus.kind])
            if bonus.improvement:
                refer(file, entry, "bonus.improvement", [bonus.improvement], "improvement")
    for era in ERAS:
        number = sum(technology.era == era for technology in content.technology)
        if number < needed:
            file.fail(f"era {era}", "technologies", f"are {number}; an era has {needed} or more")


def check_order(file: File) -> None:
    """A-19, A-40: no technology waits for itself, and there is one to start with for everybody."""
    content, players = file.content, file.content.game.most_players
    needs = {technology.id: technology.prerequisites for technology in content.technology}
    for technology in content.technology:
        entry = f"technology {technology.id}"
        if technology.id in before(technology.id, needs):
            file.fail(entry, "prerequisites", "are circular: the technology would have to come before itself")
        if not technology.prerequisites and technology.era != ERAS[0]:
            file.fail(entry, "prerequisites", f"are missing; only {ERAS[0]} technologies can do without")
    first = sum(not names for names in needs.values())
    if first < players:
        file.fail(
            "technology",
            "prerequisites",
            f"are missing in {first} of them; each of {players} players starts with such a technology",
        )


def before(name: str, needs: dict[str, list[str]]) -> set[str]:
    """All technologies that have to be in play before this one."""
    found: set[str] = set()
    edge = [name]
    while edge:
        new = set(needs[edge.pop()]) - found
        found |= new
        edge += new
    return found


def check_gift(file: File, entry: str, field: str, gift: Bonus | Effect, needed: Sequence[str]) -> None:
    """A bonus or an effect says what its kind needs, and nothing that its kind does not know."""
    for name in gift.__struct_fields__[1:]:
        value = getattr(gift, name)
        if name in needed and not value:
            file.fail(entry, f"{field}.{name}", f"is missing; {gift.kind} needs it")
        if value and name not in needed:
            file.fail(entry, f"{field}.{name}", f"is there; {gift.kind} does not have it")
        if isinstance(value, int):
            between(file, entry, f"{field}.{name}", value, 0, MAX_GOLD if name == "gold" else 9)
    if gift.piece:
        file.expect(entry, f"{field}.piece", gift.piece, MILITARY)


def check_units(file: File) -> None:
    """A-43: every piece has its levels, from 1 on."""
    for piece in MILITARY:
        levels = sorted(unit.level for unit in file.content.unit if unit.piece == piece)
        if levels != list(range(1, max(levels, default=1) + 1)):
            given = ", ".join(map(str, levels)) or "missing"
            file.fail(f"piece {piece}", "level", f"of its units is {given}; it must run from 1 on, each once")


def check_wonders(file: File) -> None:
    """A-26, A-28: a wonder comes with its technology, which then has no other bonus."""
    content = file.content
    bonuses = {technology.id for technology in content.technology if technology.bonus is not None}
    for wonder in content.wonder:
        entry, effect = f"wonder {wonder.id}", wonder.effect
        file.expect(entry, "effect.kind", effect.kind, EFFECTS)
        check_gift(file, entry, "effect", effect, EFFECT_FIGURES[effect.kind])
        file.expect(entry, "duration", wonder.duration, [DURATIONS.get(effect.kind, "era")])
        if bool(wonder.price) != (effect.kind == "space_end"):
            file.fail(entry, "price", f"is {wonder.price}; the wonder of a space end is bought, and no other")
        if wonder.technology in bonuses:
            file.fail(entry, "technology", f'"{wonder.technology}" has a bonus; it cannot bring a wonder too')
        others = [other.id for other in content.wonder if other.technology == wonder.technology]
        if wonder.price and len(others) > 1:
            file.fail(entry, "technology", f'"{wonder.technology}" brings another wonder')


def check_milestones(file: File) -> None:
    """S-08: each has a wonder of its era to bring."""
    content = file.content
    for era in ERAS:
        milestones = sum(milestone.era == era for milestone in content.milestone)
        wonders = sum(wonder.era == era for wonder in content.wonder)
        if milestones > wonders:
            file.fail(f"era {era}", "milestones", f"are {milestones}; there are {wonders} wonders for them")
