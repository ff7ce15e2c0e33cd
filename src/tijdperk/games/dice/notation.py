"""The notation of moves: stable words, the same in every language."""

from __future__ import annotations

from functools import cache

from tijdperk.games.dice.engine.moves import (
    BUILD,
    CROSS,
    PASS,
    REMOVE_DIE,
    SAY_READY,
    SKIP,
    STAGE,
    TAKE_CITY,
    USE_BONUS,
    die_of,
    move_of,
    noun_of,
    verb_of,
)
from tijdperk.games.dice.engine.tables import Tables
from tijdperk.kernel.notation import Notation

PATTERNS = {
    TAKE_CITY: "city CITY",
    BUILD: "build FIELD with DIE",
    STAGE: "wonder",
    PASS: "pass",
    CROSS: "cross FIELD",
    SKIP: "skip",
    USE_BONUS: "bonus BONUS",
    SAY_READY: "ready",
    REMOVE_DIE: "remove DIE",
}


@cache
def notation(tables: Tables) -> Notation:
    names = {"CITY": tables.cities, "FIELD": tables.fields, "DIE": tables.dice, "BONUS": tables.bonuses}
    return Notation("dice", PATTERNS, names)


def write_move(tables: Tables, move: int) -> str:
    return notation(tables).write(verb_of(move), noun_of(move), die_of(move))


def read_move(tables: Tables, text: str) -> int:
    verb, nouns = notation(tables).read(text)
    return move_of(verb, *nouns)
