"""A position of the engine in the words of the reference."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

from tests.civilization.figures import CONTENT
from tests.civilization.reference import (
    ADVANCED,
    SET_ASIDE,
    STANDARD,
    Bought,
    Content,
    Milestone,
    Options,
    Piece,
    Settlement,
    State,
    UnitType,
)
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.pieces import is_cargo, ship_slot
from tijdperk.games.civilization.engine.position import FOUNDED, GROWN
from tijdperk.games.civilization.engine.tables import COUNTERS, ERAS, FERTILE, KINDS, MEASURES, NONE
from tijdperk.games.civilization.engine.verbs import (
    BUILD,
    BUY,
    CONVERT,
    FOUND,
    GROW,
    IMPROVE,
    LAUNCH,
    LEARN,
    SELL,
    SELL_SHIP,
)
from tijdperk.kernel.moves import Move

TERRAIN = {"desert": "desert", "mountains": "mountains", "jungle": "jungle_forest"}
PRINTED_METROPOLISES = 10  # C-09
Met = Counter[str]  # how often something was there to be compared


def players(position: Civilization) -> list[int]:
    """The seats that are still in the game."""
    return [seat for seat in range(position.seats) if position.plays(seat)]


@cache
def unit_type(kind: int) -> UnitType:
    """What a kind of piece is; settlers belong to no era."""
    name = KINDS[kind]
    if name == "carrier":
        return UnitType("fleet", len(ERAS), carrier=True)
    if name in ("settler", "aircraft"):
        return UnitType(name, len(ERAS) if name == "aircraft" else 1)
    era, _, of_class = name.partition("-")
    return UnitType(of_class, ERAS.index(era) + 1)


def kind_of(unit: UnitType) -> int:
    """The other way round."""
    return next(kind for kind in range(len(KINDS)) if unit_type(kind) == unit)


@cache
def content(printed_milestones: bool) -> Content:
    """The figures, with the milestones of the errata or those of the rulebook."""
    if not printed_milestones:
        return CONTENT
    milestones = tuple(
        replace(milestone, amount=PRINTED_METROPOLISES) if milestone.what == "metropolises" else milestone
        for milestone in CONTENT.milestones
    )
    return replace(CONTENT, milestones=milestones)


def milestone(position: Civilization, number: int) -> Milestone:
    """A milestone of the engine."""
    tables = position.tables
    era, what = tables.milestone_era[number] + 1, MEASURES[tables.milestone_measure[number]]
    return next(
        found
        for found in content(position.printed_milestones).milestones
        if (found.era, found.what) == (era, what)
    )


def state_of(position: Civilization) -> State:
    """Everything that the reference looks at."""
    tables = position.tables
    seats = range(position.seats)
    wonders = owners(tables.wonders, position.wonder)
    return State(
        content(position.printed_milestones),
        ADVANCED if position.advanced else STANDARD,
        position.era + 1,
        options_of(position),
        tuple(seat + 1 for seat in seats if position.plays(seat)),
        owners(tables.technologies, position.technology),
        wonders if position.advanced else owners(tables.milestones, position.milestone),
        {seat + 1: improvements_of(position, seat) for seat in seats},
        {seat + 1: position.gold[seat] for seat in seats},
        settlements_of(position),
        {slot: piece_in(position, slot) for slot, owner in enumerate(position.piece_owner) if owner != NONE},
        terrain_of(position),
        frozenset(milestone(position, n) for n, owner in enumerate(position.milestone) if owner != NONE),
    )


def owners(names: list[str], owned: list[int]) -> dict[str, int]:
    """Of technologies, wonders or milestones: what is in play, and whose it is."""
    return {
        name: owner + 1 if owner >= 0 else SET_ASIDE
        for name, owner in zip(names, owned, strict=True)
        if owner != NONE
    }


def options_of(position: Civilization) -> Options:
    return Options(
        card_income="holder" if position.holder_produces else "owner",
        colony_ship="owner" if position.ship_for_owner else "anyone",
        sea_bases=frozenset({"carrier", "battleship"} if position.air_on_battleships else {"carrier"}),
        past_wonder_gifts=position.late_gifts,
        carriers="forced" if position.forced_carriers else "chosen",
    )


def improvements_of(position: Civilization, seat: int) -> frozenset[str]:
    names = position.tables.improvements
    return frozenset(name for bit, name in enumerate(names) if position.improvements[seat] >> bit & 1)


def settlements_of(position: Civilization) -> dict[str, Settlement]:
    found = {}
    for land, owner in enumerate(position.settled):
        if owner != NONE:
            name = position.tables.areas[land]
            resource = position.resource(land)
            found[name] = Settlement(
                name,
                owner + 1,
                position.size[land],
                COUNTERS[resource] if resource != NONE else None,
                position.counter[land] == FERTILE,
                position.holder[land] + 1,
            )
    return found


def piece_in(position: Civilization, slot: int) -> Piece:
    """The piece in a slot; slots are the numbers of pieces. Whoever is stopped has no points left."""
    unit = unit_type(position.piece_kind[slot])
    return Piece(
        position.piece_owner[slot] + 1,
        unit.kind,
        unit.era,
        position.tables.areas[position.piece_area[slot]],
        ship_slot(position, position.piece_ship[slot]) if is_cargo(position, slot) else None,
        position.piece_points[slot],
        unit.carrier,
    )


def terrain_of(position: Civilization) -> dict[str, str]:
    return {
        position.tables.areas[land]: TERRAIN[COUNTERS[counter]]
        for land, counter in enumerate(position.counter)
        if counter >= 0 and COUNTERS[counter] in TERRAIN
    }


def bought_of(position: Civilization) -> Bought:
    """What was placed, founded and upgraded in this turn."""
    areas = position.tables.areas
    changed = {what: {areas[land] for land, to in enumerate(position.changed) if to == what}
               for what in (FOUNDED, GROWN)}  # fmt: skip
    return Bought(
        {areas[land]: count for land, count in enumerate(position.placed) if count},
        frozenset(changed[FOUNDED]),
        frozenset(changed[GROWN]),
    )


def offer_of(position: Civilization, move: Move) -> tuple[str | int, ...]:
    """A purchase, sale or conversion as `reference.offers` calls it, with pieces that are alike as one.

    Fleets are sold by number, other units by kind and area. Technologies of the standard rules are alike.
    """
    tables = position.tables
    verb, noun = move.verb, move.noun
    if verb == BUY or verb == LAUNCH:
        unit, area = unit_type(noun), tables.areas[move.second]
        if unit.kind == "settler":
            return "settler", area
        charged = tables.areas[move.third] if verb == LAUNCH else area
        return "unit", unit.kind, unit.era, "carrier" if unit.carrier else "", area, charged
    if verb == FOUND or verb == GROW:
        return "found" if verb == FOUND else "upgrade", tables.areas[noun]
    if verb == LEARN:
        return ("technology", tables.technologies[noun]) if position.advanced else ("technology",)
    if verb == IMPROVE:
        return "improvement", tables.improvements[noun]
    if verb == SELL:
        return "sell", noun, tables.areas[move.second]
    if verb == SELL_SHIP or verb == CONVERT:
        return "sell" if verb == SELL_SHIP else "convert", ship_slot(position, noun)
    assert verb == BUILD
    return ("colony ship",)


def alike(position: Civilization, offer: tuple[str | int, ...]) -> tuple[str | int, ...]:
    """An offer of the reference, with pieces that are alike as one."""
    if offer[0] == "sell":
        slot = int(offer[1])
        kind = position.piece_kind[slot]
        if unit_type(kind).kind != "fleet":
            return "sell", kind, position.tables.areas[position.piece_area[slot]]
    return offer[:1] if offer[0] == "technology" and not position.advanced else offer
