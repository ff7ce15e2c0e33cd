"""The notation of moves and draws: stable words, the same in every language."""

from __future__ import annotations

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
from tijdperk.games.duel.engine.position import (
    DRAWN_CARD,
    DRAWN_TOKEN,
    DRAWN_WONDER,
    FIRST,
    LIBRARY_TOKEN,
)
from tijdperk.kernel.errors import BadInput

VERBS = {
    "bid": OFFER,
    "pick": PICK,
    "build": BUILD,
    "discard": DISCARD,
    "wonder": WONDER,
    "take": TAKE,
    "keep": KEEP,
    "revive": REVIVE,
    "destroy": RAZE,
    "begin": BEGIN,
}
WORDS = {verb: word for word, verb in VERBS.items()}
SHAPES = (
    "bid COINS, pick WONDER, build CARD, discard CARD, wonder WONDER with CARD, "
    "take TOKEN, keep TOKEN, revive CARD, destroy CARD, begin seat NUMBER"
)
MOST_COINS = 255


def nouns(box: Box, verb: int) -> tuple[str, list[str]]:
    """What a verb speaks of, and the names it may have."""
    if verb in (PICK, WONDER):
        return "wonder", box.wonders
    if verb in (TAKE, KEEP):
        return "token", box.tokens
    return "card", box.cards


def write_move(box: Box, move: int) -> str:
    verb, noun = verb_of(move), noun_of(move)
    word = WORDS[verb]
    if verb == OFFER:
        return f"{word} {noun}"
    if verb == BEGIN:
        return f"{word} seat {noun + 1}"
    name = nouns(box, verb)[1][noun]
    if verb == WONDER:
        return f"{word} {name} with {box.cards[card_of(move)]}"
    return f"{word} {name}"


def read_move(box: Box, text: str) -> int:
    """The move a text means; BadInput says what is not understood."""
    words = text.lower().split()
    verb = VERBS.get(words[0]) if words else None
    if verb is None:
        raise BadInput("move-unknown", game="duel", move=text[:60], shapes=SHAPES)
    if verb == OFFER and len(words) == 2 and words[1].isdecimal() and int(words[1][:4]) <= MOST_COINS:
        return move_of(OFFER, int(words[1][:4]))
    if verb == BEGIN and len(words) == 3 and words[1] == "seat" and words[2] in ("1", "2"):
        return move_of(BEGIN, int(words[2]) - 1)
    kind, names = nouns(box, verb)
    if verb == WONDER and len(words) == 4 and words[2] == "with":
        card = index_of("card", box.cards, words[3])
        return move_of(WONDER, index_of(kind, names, words[1]), card)
    if verb not in (OFFER, BEGIN, WONDER) and len(words) == 2:
        return move_of(verb, index_of(kind, names, words[1]))
    raise BadInput("move-unknown", game="duel", move=text[:60], shapes=SHAPES)


def index_of(kind: str, names: list[str], name: str) -> int:
    if name not in names:
        raise BadInput(f"{kind}-unknown", game="duel", name=name[:40])
    return names.index(name)


def write_draw(box: Box, kind: int, value: int) -> str:
    if kind == FIRST:
        return str(value + 1)
    names = draw_names(box, kind)
    return names[value] if names else str(value)


def read_draw(box: Box, kind: int, text: str) -> int:
    names = draw_names(box, kind)
    if names:
        return names.index(text)
    return int(text) - (1 if kind == FIRST else 0)


def draw_names(box: Box, kind: int) -> list[str]:
    """The names a draw can have; none where it is a number."""
    if kind in (DRAWN_TOKEN, LIBRARY_TOKEN):
        return box.tokens
    if kind == DRAWN_WONDER:
        return box.wonders
    if kind == DRAWN_CARD:
        return box.cards
    return []
