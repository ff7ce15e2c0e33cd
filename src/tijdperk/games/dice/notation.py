"""The notation of moves: stable words, the same in every language."""

from __future__ import annotations

from functools import cache

from tijdperk.games.dice.engine.box import Box
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
def notation(box: Box) -> Notation:
    names = {"CITY": box.cities, "FIELD": box.fields, "DIE": box.dice, "BONUS": box.bonuses}
    return Notation("dice", PATTERNS, names)


def write_move(box: Box, move: int) -> str:
    return notation(box).write(verb_of(move), noun_of(move), die_of(move))


def read_move(box: Box, text: str) -> int:
    verb, nouns = notation(box).read(text)
    return move_of(verb, *nouns)
