"""The content file as the flat tables the rules work with."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from tijdperk.games.civilization import components
from tijdperk.games.civilization.components import Content, Technology
from tijdperk.games.civilization.content import read
from tijdperk.games.civilization.engine.features import layout
from tijdperk.games.civilization.engine.position import MAX_SHIPS
from tijdperk.games.civilization.engine.tables import (
    AIRCRAFT,
    BONUSES,
    COUNTERS,
    EFFECTS,
    ERAS,
    GROWTH_BONUS,
    IMPROVEMENT_BONUS,
    KINDS,
    MAX_SEATS,
    MEASURES,
    NO_BONUS,
    NONE,
    OFFER_BONUS,
    RESOURCES,
    UNIT_BONUS,
    UNLIMITED,
    WONDER_BONUS,
    Prices,
    Tables,
    era_of,
    is_army,
    is_fleet,
)
from tijdperk.games.civilization.engine.trading import first_goods, good_names
from tijdperk.games.civilization.engine.verbs import (
    BUILD,
    BUY,
    END_PURCHASES,
    FOUND,
    GROW,
    IMPROVE,
    LAUNCH,
    LEARN,
    SELL,
    VERBS,
)
from tijdperk.kernel.moves import Move, grid, move_of, row
from tijdperk.kernel.weights import lay_out


def load(path: Path | None = None) -> tuple[Content, Tables]:
    """The content file and the tables made from it."""
    content, fingerprint = read(path)
    return content, compile_content(content, fingerprint)


def compile_content(content: Content, fingerprint: str) -> Tables:
    """Flat tables from the records."""
    tables = Tables()
    tables.fingerprint = fingerprint
    tables.areas = [area.id for area in content.area]
    tables.technologies = [technology.id for technology in content.technology]
    tables.wonders = [wonder.id for wonder in content.wonder]
    tables.improvements = [improvement.id for improvement in content.improvement]
    tables.milestones = [milestone.id for milestone in content.milestone]
    fill_map(tables, content)
    fill_distances(tables, content)
    fill_counters(tables, content)
    fill_pieces(tables, content)
    fill_technologies(tables, content)
    fill_bonuses(tables, content)
    fill_wonders(tables, content)
    fill_prices(tables, content)
    fill_production(tables, content)
    fill_rules(tables, content)
    fill_moves(tables)
    tables.layouts = lay_out(partial(layout, tables), MAX_SEATS, Path(__file__).parent)
    return tables


# ---- the map


def fill_map(tables: Tables, content: Content) -> None:
    """G-04: what borders on what; the edge of the map is no border."""
    number = {name: area for area, name in enumerate(tables.areas)}
    tables.lands = len(content.land)
    tables.neighbours = [sorted(number[name] for name in land.neighbours) for land in content.land]
    tables.neighbours += [sorted(number[name] for name in sea.neighbours) for sea in content.sea]
    tables.shores = [sorted(number[name] for name in land.seas) for land in content.land]
    tables.shores += [
        [number[land.id] for land in content.land if sea.id in land.seas] for sea in content.sea
    ]
    tables.around = [
        sorted([*neighbours, *shores])
        for neighbours, shores in zip(tables.neighbours, tables.shores, strict=True)
    ]


def fill_distances(tables: Tables, content: Content) -> None:
    """G-25, A-49, A-77: how far lands are from each other, by land and by sea."""
    lands = range(tables.lands)
    tables.land_steps = [steps(tables, [land])[: tables.lands] for land in lands]
    tables.sea_steps = []
    for land in lands:
        chain = steps(tables, tables.shores[land])
        # A sea at both coasts is a chain of one.
        reached = [[chain[sea] + 1 for sea in tables.shores[other] if chain[sea] != NONE] for other in lands]
        tables.sea_steps.append([min(seas, default=NONE) for seas in reached])
    tables.plague = [era.plague for era in content.era]
    tables.within = [
        [[other for other in lands if 0 <= tables.land_steps[land][other] <= radius] for land in lands]
        for radius in tables.plague
    ]


def steps(tables: Tables, starts: Iterable[int]) -> list[int]:
    """Steps to every area from the nearest of these, over land or over sea alone; NONE where none lead."""
    found = [NONE] * len(tables.areas)
    edge = list(starts)
    for area in edge:
        found[area] = 0
    for area in edge:  # grows while it is walked through
        for other in tables.neighbours[area]:
            if found[other] == NONE:
                found[other] = found[area] + 1
                edge.append(other)
    return found


def fill_counters(tables: Tables, content: Content) -> None:
    """G-20 to G-36."""
    counters = {counter.id: counter for counter in content.counter}
    tables.counters = [counters[name].count for name in COUNTERS]
    tables.fewer_no_event = content.setup.fewer_no_event
    tables.treasure = counters["treasure"].gold
    tables.largest = [counters[name].largest for name in COUNTERS]


# ---- pieces and cards


def fill_pieces(tables: Tables, content: Content) -> None:
    """G-12 to G-15, G-59, A-43: pieces, and the levels of each from the lowest on."""
    pieces = {piece.id: piece for piece in content.piece}
    tables.points = [pieces[name].move for name in KINDS]
    tables.dice = [
        0 if era_of(kind) == NONE else content.era[era_of(kind)].dice for kind in range(len(KINDS))
    ]
    tables.dice[AIRCRAFT] = content.standard.battle.aircraft_dice
    tables.level_technology = [[NONE]]
    tables.level_names = [["settler"]]
    tables.level_bonus = [[0]]
    tables.level_dice = [[0]]
    for name in KINDS[1:]:
        units = sorted((unit for unit in content.unit if unit.piece == name), key=lambda unit: unit.level)
        tables.level_technology.append([tables.technologies.index(unit.technology) for unit in units])
        tables.level_names.append([unit.id for unit in units])
        tables.level_bonus.append([unit.bonus for unit in units])
        tables.level_dice.append([unit.dice for unit in units])
    tables.hold = content.transport.cargo
    tables.deck = content.transport.aircraft
    tables.superiority = [era.superiority for era in content.era]
    tables.defence = content.advanced.battle.settlement
    tables.technologies_a_point = content.standard.battle.technologies_per_point


def fill_technologies(tables: Tables, content: Content) -> None:
    """A-18, A-19, A-24, A-40, A-48, A-58."""
    technologies = content.technology
    tables.technology_era = [ERAS.index(technology.era) for technology in technologies]
    tables.technology_price = [technology.price for technology in technologies]
    tables.prerequisites = [
        [tables.technologies.index(name) for name in technology.prerequisites] for technology in technologies
    ]
    tables.groundbreaking = [technology.groundbreaking for technology in technologies]
    tables.size_technology = [
        tables.technologies.index(name) if name else NONE
        for name in ["", *(settlement.technology for settlement in content.settlement)]
    ]
    tables.range_land = [range_of(technology, "land") for technology in technologies]
    tables.range_sea = [range_of(technology, "sea") for technology in technologies]
    tables.technologies_of = [
        [number for number, technology in enumerate(technologies) if technology.era == era] for era in ERAS
    ]
    tables.starting_technologies = [
        number for number, technology in enumerate(technologies) if not technology.prerequisites
    ]
    tables.base_range_land = content.advanced.trade.land
    tables.base_range_sea = content.advanced.trade.sea


def range_of(technology: Technology, way: str) -> int:
    if technology.trade is None:
        return 0
    distance: int = getattr(technology.trade, way)
    return UNLIMITED if technology.trade.unlimited else distance


def fill_bonuses(tables: Tables, content: Content) -> None:
    """A-20, A-26, A-28: what comes with a technology."""
    tables.wonders_of = [
        [number for number, wonder in enumerate(content.wonder) if wonder.technology == technology.id]
        for technology in content.technology
    ]
    gifts = [
        bonus_of(tables, content, number, technology) for number, technology in enumerate(content.technology)
    ]
    tables.bonus = [kind for kind, _, _ in gifts]
    tables.bonus_noun = [noun for _, noun, _ in gifts]
    tables.bonus_count = [count for _, _, count in gifts]


def bonus_of(tables: Tables, content: Content, number: int, technology: Technology) -> tuple[int, int, int]:
    """The kind of a technology's bonus, what it is, and how often."""
    wonders, bonus = tables.wonders_of[number], technology.bonus
    if wonders:
        bought = content.wonder[wonders[0]].price > 0
        return OFFER_BONUS if bought else WONDER_BONUS, wonders[0], len(wonders)
    if bonus is None:
        return NO_BONUS, NONE, 0
    kind = BONUSES.index(bonus.kind)
    if kind == UNIT_BONUS:
        return kind, KINDS.index(bonus.piece), bonus.count
    if kind == IMPROVEMENT_BONUS:
        return kind, tables.improvements.index(bonus.improvement), 1
    assert kind == GROWTH_BONUS
    return kind, NONE, 1


def fill_wonders(tables: Tables, content: Content) -> None:
    """A-10, A-12, A-26, A-28, A-60, S-11: wonders, improvements, milestones."""
    wonders, improvements, milestones = content.wonder, content.improvement, content.milestone
    effects = [wonder.effect for wonder in wonders]
    tables.wonder_era = [ERAS.index(wonder.era) for wonder in wonders]
    tables.wonder_technology = [tables.technologies.index(wonder.technology) for wonder in wonders]
    tables.wonder_effect = [EFFECTS.index(effect.kind) for effect in effects]
    tables.wonder_amount = [
        effect.count + effect.gold + effect.bonus + effect.faces + effect.gears for effect in effects
    ]  # each kind has one of them
    tables.wonder_kind = [KINDS.index(effect.piece) if effect.piece else NONE for effect in effects]
    tables.wonder_price = [wonder.price for wonder in wonders]
    tables.improvement_era = [ERAS.index(improvement.era) for improvement in improvements]
    tables.improvement_cheers = [improvement.kind == "happiness" for improvement in improvements]
    tables.improvement_points = [improvement.points for improvement in improvements]
    tables.improvement_technology = [
        tables.technologies.index(improvement.technology) for improvement in improvements
    ]
    tables.milestone_era = [ERAS.index(milestone.era) for milestone in milestones]
    tables.milestone_measure = [MEASURES.index(milestone.measure) for milestone in milestones]
    tables.milestone_amount = [milestone.amount for milestone in milestones]
    tables.milestone_printed = [milestone.printed or milestone.amount for milestone in milestones]


# ---- gold and points


def fill_prices(tables: Tables, content: Content) -> None:
    """S-01, S-18 to S-20, A-02, A-22, A-53, A-57."""
    standard, advanced = content.standard.prices, content.advanced.prices
    tables.standard = prices_of(standard)
    tables.advanced = prices_of(advanced)
    tables.improvement_price = list(advanced.improvement)
    tables.royalty = list(advanced.royalty)
    tables.technology_first = standard.first_technology
    tables.technology_step = standard.next_technology
    tables.era_technologies = content.standard.eras.technologies
    tables.old_share = advanced.past_technology
    tables.sale_share = advanced.sale


def prices_of(given: components.Prices) -> Prices:
    """What things cost under one rule set, by kind of piece."""
    prices = Prices()
    prices.unit = [0] * len(KINDS)
    for kind in range(len(KINDS)):
        if is_army(kind):
            prices.unit[kind] = given.army[era_of(kind)]
        elif is_fleet(kind):
            prices.unit[kind] = given.fleet[era_of(kind)]
    prices.unit[AIRCRAFT] = given.aircraft
    prices.settler = list(given.settler)
    prices.village = list(given.village)
    prices.growth = [0, 0, *given.upgrade]
    return prices


def fill_production(tables: Tables, content: Content) -> None:
    """G-66 to G-69, S-15, S-16, A-08, A-09, A-17, A-51, A-52."""
    production, standard = content.production, content.standard.production
    advanced = content.advanced.production
    resources = {resource.id: resource for resource in content.resource}
    tables.resource_value = values_of(content, "resource")
    tables.plain_value = values_of(content, "plain")
    tables.always_happy = [resources[name].always_happy for name in RESOURCES]
    tables.critical = [[NONE, NONE, *(RESOURCES.index(name) for name in era.critical)] for era in content.era]
    tables.monopoly = [0] * production.monopoly_from + list(production.monopoly)
    tables.minimum_income = production.minimum
    tables.size_gold = standard.per_size
    tables.fertile_sizes = standard.fertile
    tables.critical_times = standard.critical
    tables.critical_gold = advanced.critical
    tables.type_gold = advanced.per_resource
    tables.free_faces = advanced.happy_settlements


def values_of(content: Content, card: str) -> list[list[list[int]]]:
    """What a settlement brings: unhappy or happy, without a gear or with one, by size."""
    moods = {value.mood: value for value in content.city_value if value.card == card}
    return [[[0, *moods[mood].gold], [0, *moods[mood].productive]] for mood in ("unhappy", "happy")]


def fill_rules(tables: Tables, content: Content) -> None:
    """G-37, S-23, A-61, A-62, and the program's own limits."""
    standard, advanced = content.standard.scoring, content.advanced.scoring
    tables.start_gold = content.setup.gold
    tables.size_points = content.scoring.size
    tables.technology_points = standard.technology
    tables.standard_wonder_points = standard.wonder
    tables.wonder_points = advanced.wonder
    tables.groundbreaking_points = advanced.groundbreaking
    tables.diplomatic_points = advanced.diplomatic_end
    tables.military_points = advanced.military_end
    tables.space_points = advanced.space_end
    tables.offers = content.limits.offers
    tables.turns = content.limits.turns


def fill_moves(tables: Tables) -> None:
    """Moves of verbs with one noun or none, made once instead of in every list of legal moves."""
    sizes = {
        "SEAT": MAX_SEATS,
        "AREA": len(tables.areas),
        "SHIP": MAX_SHIPS + 1,
        "UNIT": len(KINDS),
        "TECHNOLOGY": len(tables.technologies),
        "IMPROVEMENT": len(tables.improvements),
        "WONDER": len(tables.wonders),
        "MILESTONE": len(tables.milestones),
    }
    tables.goods = good_names(tables)
    tables.first_goods = first_goods(tables)
    tables.moves = []
    for verb in VERBS:
        nouns = [word for word in verb.pattern.split() if word.isupper()]
        size = 1 if not nouns else sizes.get(nouns[0], 0) if len(nouns) == 1 else 0
        tables.moves.append(row(verb.number, size))
    lands = range(tables.lands)
    tables.piece_moves = [[piece_moves(tables, kind, land) for land in lands] for kind in range(len(KINDS))]
    tables.other_purchases = [
        *tables.moves[LEARN],
        *(tables.moves[verb][land] for verb in (FOUND, GROW) for land in lands),
        *tables.moves[IMPROVE],
        *(tables.moves[BUILD][wonder] for wonder, price in enumerate(tables.wonder_price) if price),
        *tables.moves[END_PURCHASES],
    ]
    tables.sell_moves = grid(SELL, len(KINDS), len(tables.areas))


def piece_moves(tables: Tables, kind: int, land: int) -> list[Move]:
    """A-55, A-56: how a piece is bought for a settlement: in its land, or in any of the seas at its coast."""
    if is_fleet(kind):
        return [move_of(LAUNCH, kind, sea, land) for sea in tables.shores[land]]
    return [move_of(BUY, kind, land)]
