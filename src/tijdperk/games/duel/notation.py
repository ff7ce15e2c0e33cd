"""The notation of moves: stable words, the same in every language."""

from __future__ import annotations

from functools import cache

from tijdperk.games.duel.engine.moves import (
    BEGIN,
    BUILD,
    DISCARD,
    KEEP,
    OFFER,
    PICK,
    RAZE,
    REVIVE,
    TAKE,
    WONDER,
    card_of,
    move_of,
    noun_of,
    verb_of,
)
from tijdperk.games.duel.engine.tables import Tables
from tijdperk.kernel.notation import Notation, seat_names

PATTERNS = {
    OFFER: "bid COINS",
    PICK: "pick WONDER",
    BUILD: "build CARD",
    DISCARD: "discard CARD",
    WONDER: "wonder WONDER with CARD",
    TAKE: "take TOKEN",
    KEEP: "keep TOKEN",
    REVIVE: "revive CARD",
    RAZE: "destroy CARD",
    BEGIN: "begin seat SEAT",
}
MAX_COINS = 255


@cache
def notation(tables: Tables) -> Notation:
    names = {
        "COINS": [str(coins) for coins in range(MAX_COINS + 1)],
        "SEAT": seat_names(2),
        "WONDER": tables.wonders,
        "CARD": tables.cards,
        "TOKEN": tables.tokens,
    }
    return Notation("duel", PATTERNS, names)


def write_move(tables: Tables, move: int) -> str:
    return notation(tables).write(verb_of(move), noun_of(move), card_of(move))


def read_move(tables: Tables, text: str) -> int:
    verb, nouns = notation(tables).read(text)
    return move_of(verb, *nouns)
