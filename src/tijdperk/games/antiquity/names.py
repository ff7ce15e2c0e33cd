"""Names of places, and what the numbers of events and draws stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tijdperk.games.antiquity.components import Content
from tijdperk.games.antiquity.engine.buildings import building_at, first_place
from tijdperk.games.antiquity.engine.position import PHASES, AntiquityPosition
from tijdperk.games.antiquity.engine.tables import (
    BUILDINGS,
    GOODS,
    MAX_CITIES,
    NONE,
    SAINTS,
    SITES,
    WIDTH,
    Tables,
)
from tijdperk.games.antiquity.engine.verbs import LIFT, MAN, TRADE, TRAWL
from tijdperk.kernel.moves import Move, move_of

RECORDS = {
    "tile": "tile",
    "good": "good",
    "other": "good",
    "wanted": "good",
    "given": "good",
    "marker": "good",
    "kind": "building",
    "site": "site",
    "saint": "saint",
}


def more_words(content: Content, tables: Tables, language: str) -> dict[str, str]:
    """What shapes are called: as their building, storages with their size."""
    names = {building.id: building.name.text(language) for building in content.building}
    found: dict[str, str] = {}
    for shape, kind in zip(tables.shapes, tables.shape_kind, strict=True):
        size = shape.partition("-")[2].replace("x", "×")
        found[f"shape-{shape}"] = f"{names[BUILDINGS[kind]]} {size}".rstrip()
    return found


def usual_form(position: AntiquityPosition, seat: int, move: Move) -> Move:
    """The one of several moves that mean the same which is listed."""
    verb, noun, second, third = move.verb, move.noun, move.second, move.third
    if verb == TRADE and noun > second:
        return move_of(TRADE, second, noun, third)
    if verb == TRAWL and second > third:
        return move_of(TRAWL, noun, third, second)
    if verb in (MAN, LIFT):
        realm = position.realms[seat]
        slot = building_at(position.tables, realm, noun)
        if slot != NONE:
            return move_of(verb, first_place(position.tables, realm, slot))
    return move


def place_names() -> list[str]:
    """The squares of all cities: the city's number, a column and a row, as in 1a1 and 2c6."""
    columns = "abcdefg"
    return [
        f"{city + 1}{columns[column]}{row + 1}"
        for city in range(MAX_CITIES)
        for row in range(WIDTH)
        for column in range(WIDTH)
    ]


def figures(tables: Tables) -> Mapping[str, Sequence[str]]:
    """By figure or draw, where its numbers stand for names."""
    places = place_names()
    return {
        "tile": tables.tiles,
        "field": tables.fields,
        "place": places,
        "target": places,
        "shape": tables.shapes,
        "kind": BUILDINGS,
        "site": SITES,
        "good": GOODS,
        "other": GOODS,
        "wanted": GOODS,
        "marker": GOODS,
        "saint": SAINTS,
        "phase": PHASES,
    }
