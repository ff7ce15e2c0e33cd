"""The notation of moves: stable words, the same in every language."""

from __future__ import annotations

from functools import cache

from tijdperk.games.duel.engine.box import Box
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
MOST_COINS = 255


@cache
def notation(box: Box) -> Notation:
    names = {
        "COINS": [str(coins) for coins in range(MOST_COINS + 1)],
        "SEAT": seat_names(2),
        "WONDER": box.wonders,
        "CARD": box.cards,
        "TOKEN": box.tokens,
    }
    return Notation("duel", PATTERNS, names)


def write_move(box: Box, move: int) -> str:
    return notation(box).write(verb_of(move), noun_of(move), card_of(move))


def read_move(box: Box, text: str) -> int:
    verb, nouns = notation(box).read(text)
    return move_of(verb, *nouns)
