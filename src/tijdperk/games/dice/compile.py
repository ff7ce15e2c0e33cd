"""The content file as the flat tables the rules work with."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tijdperk.games.dice import content as files
from tijdperk.games.dice.content import Content
from tijdperk.games.dice.engine.features import layout
from tijdperk.games.dice.engine.moves import BUILD, REMOVE_DIE, TAKE_CITY, USE_BONUS
from tijdperk.games.dice.engine.moves import CROSS as CROSS_FIELD
from tijdperk.games.dice.engine.tables import (
    ATTACK,
    COINS,
    COLOURS,
    CROSS,
    DEFENCE,
    DISCOUNT,
    EFFECTS,
    FREE_DIE,
    GALLERY_POINTS,
    INCOME,
    MAX_SEATS,
    NONE,
    PER_BOX,
    POINTS,
    SIDES,
    UNLOCK,
    Effect,
    Tables,
)
from tijdperk.kernel.moves import move_of, row
from tijdperk.kernel.weights import lay_out

STAGE = "wonder_{}"  # the fields that stand for the stages of a Wonder


def load(path: Path | None = None) -> tuple[Content, Tables]:
    """The content file and the tables made from it."""
    content, fingerprint = files.read(path)
    return content, compile_content(content, fingerprint)


def compile_content(content: Content, fingerprint: str) -> Tables:
    tables = Tables()
    tables.fingerprint = fingerprint
    tables.dice = [die.id for die in content.die]
    tables.symbols = [symbol.id for symbol in content.symbol]
    tables.buildings = [building.id for building in content.building]
    tables.cities = [city.id for city in content.city]
    tables.bonuses = [bonus.id for bonus in content.bonus]
    stages = [STAGE.format(number + 1) for number in range(content.game.stages)]
    tables.fields = [field.id for field in content.box] + stages
    fill_dice(tables, content)
    fill_fields(tables, content)
    fill_symbols(tables, content)
    fill_cities(tables, content)
    fill_rules(tables, content)
    fill_moves(tables)
    tables.layouts = lay_out(partial(layout, tables), MAX_SEATS, Path(__file__).parent)
    return tables


def fill_dice(tables: Tables, content: Content) -> None:
    """R5, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19, R20: the dice and their faces."""
    tables.colour = [COLOURS.index(die.colour) for die in content.die]
    tables.faces = [[tables.symbols.index(face) for face in die.faces] for die in content.die]
    tables.first_dice = [number for number, die in enumerate(content.die) if die.starts_in_forum]
    tables.special = [COLOURS.index(die.colour) for die in content.die if die.special]
    tables.die_of = [tables.colour.index(colour) if colour in tables.special else NONE for colour in range(8)]


def fill_fields(tables: Tables, content: Content) -> None:
    """The sheet: which fields a building has, what comes before each, and which of them defend.

    R46, R57, R62, R66, R69: fields and their order; R49, R60, R100: what completes and what scores.
    """
    first_stage = len(content.box)
    tables.wonder = tables.buildings.index("wonder")
    tables.agora = tables.buildings.index("agora")
    tables.barracks = [tables.buildings.index(f"barracks_{side}") for side in SIDES]
    tables.stages = list(range(first_stage, len(tables.fields)))
    tables.building = [tables.buildings.index(field.building) for field in content.box] + [
        tables.wonder
    ] * len(tables.stages)
    tables.requires = [
        sum(1 << tables.fields.index(name) for name in field.requires) for field in content.box
    ]
    tables.requires += [0 if stage == first_stage else 1 << stage - 1 for stage in tables.stages]
    tables.fields_of = [
        sum(1 << field for field, owner in enumerate(tables.building) if owner == building)
        for building in range(len(tables.buildings))
    ]
    tables.completes = [building.completes for building in content.building]
    scoring = [number for number, building in enumerate(content.building) if building.scores]
    tables.rows = [tables.buildings[number] for number in scoring]
    tables.row = [
        scoring.index(number) if number in scoring else NONE for number in range(len(tables.buildings))
    ]
    tables.defence = [
        sum(
            1 << number
            for number, field in enumerate(content.box)
            for effect in field.effects
            if effect.type == "defence" and effect.side == side
        )
        for side in SIDES
    ]


def fill_symbols(tables: Tables, content: Content) -> None:
    """R30, R31, R51, R52, R61, R63, R74, R77, R83: the fields a symbol can cross."""
    tables.crosses = []
    for symbol in content.symbol:
        if symbol.cross:
            buildings = [tables.buildings.index(name) for name in symbol.cross]
            tables.crosses.append(
                [field for field, owner in enumerate(tables.building) if owner in buildings]
            )
        else:
            tables.crosses.append(
                [number for number, field in enumerate(content.box) if symbol.id in field.symbols]
            )
    tables.compares = [
        sum(1 << tables.buildings.index(name) for name in symbol.compare) for symbol in content.symbol
    ]


def fill_cities(tables: Tables, content: Content) -> None:
    """R3, R4, R47, R58, R59, R64, R67, R75, R81, R85: what fields cost and do, in each city."""
    tables.cost, tables.effects, tables.counting = [], [], []
    for city in content.city:
        costs = [field.cost for field in content.box] + [stage.cost for stage in city.stage]
        done = [field.effects for field in content.box] + [stage.effects for stage in city.stage]
        effects = [[effect_of(tables, city, effect) for effect in each] for each in done]
        tables.cost.append(costs)
        tables.effects.append(effects)
        tables.counting.append(
            [
                field
                for field, each in enumerate(effects)
                if any(effect.kind in (PER_BOX, GALLERY_POINTS) for effect in each)
            ]
        )
    tables.bonus_effect = [effect_of(tables, content.city[0], bonus.effect) for bonus in content.bonus]


def effect_of(tables: Tables, city: files.City, effect: files.Effect) -> Effect:
    """An effect in numbers; some of them depend on the city."""
    kind = EFFECTS.index(effect.type)
    if kind in (POINTS, COINS, DISCOUNT):
        return Effect(kind, effect.amount)
    if kind == ATTACK:
        return Effect(kind, SIDES.index(effect.side), effect.printed)
    if kind == DEFENCE:
        return Effect(kind, SIDES.index(effect.side))
    if kind == CROSS:
        return Effect(kind, sum(1 << tables.buildings.index(name) for name in effect.buildings), effect.max)
    if kind == PER_BOX:
        return Effect(kind, tables.buildings.index(effect.building), effect.coins, effect.vp)
    if kind in (FREE_DIE, INCOME):
        colour = city.income_die if effect.die == "city" else effect.die
        return Effect(kind, COLOURS.index(colour), effect.amount)
    if kind == UNLOCK:
        return Effect(kind, COLOURS.index(city.unlocks[effect.line]))
    return Effect(kind)


def fill_rules(tables: Tables, content: Content) -> None:
    tables.quarters = list(content.forum.quarters)
    tables.start_coins = content.gold.start
    tables.most_coins = content.gold.total
    tables.pass_coins = content.rules.pass_coins
    tables.coins_per_missing = content.rules.coins_per_missing
    tables.first_agora = content.rules.first_agora_points
    tables.last_turn = content.rules.last_turn


def fill_moves(tables: Tables) -> None:
    """The moves, made once instead of in every list of legal moves."""
    tables.city_moves = row(TAKE_CITY, len(tables.cities))
    tables.cross_moves = row(CROSS_FIELD, len(tables.fields))
    tables.bonus_moves = row(USE_BONUS, len(tables.bonuses))
    tables.remove_moves = row(REMOVE_DIE, len(tables.dice))
    fields = range(len(tables.fields))
    tables.build_moves = [[move_of(BUILD, field, die) for field in fields] for die in range(len(tables.dice))]
