"""Notation: moves as words, the same in every language, by the patterns of a game's verbs.

Several moves of one seat can be one phrase: `deal with seat 3; give 1 wine; want 1 iron; propose`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.moves import Move, Verb, move_of

JOINT = ";"
MAX_PHRASE = 60  # moves in one phrase


class Notation:
    """The moves of a game as text. `names` has what each upper-case word of a pattern may stand for."""

    def __init__(self, game: str, verbs: Sequence[Verb], names: Mapping[str, Sequence[str]]) -> None:
        self.game = game
        self.patterns = {verb.number: verb.pattern.split() for verb in verbs}
        self.names = names
        self.numbers = {word: {name: i for i, name in enumerate(found)} for word, found in names.items()}
        self.written: dict[Move, str] = {}  # there is one object for each move
        self.named: dict[Move, dict[str, str]] = {}
        self.shapes = ", ".join(verb.pattern for verb in verbs)

    def write(self, move: Move) -> str:
        text = self.written.get(move)
        if text is None:
            left = [move.noun, move.second, move.third]
            words = self.patterns[move.verb]
            text = " ".join(self.names[word][left.pop(0)] if word.isupper() else word for word in words)
            self.written[move] = text
        return text

    def nouns(self, move: Move) -> dict[str, str]:
        """What a move is about, by kind: the names of its nouns. Not to be changed."""
        found = self.named.get(move)
        if found is None:
            left = [move.noun, move.second, move.third]
            words = [word for word in self.patterns[move.verb] if word.isupper()]
            found = self.named[move] = {word.lower(): self.names[word][left.pop(0)] for word in words}
        return found

    def read(self, text: str) -> Move:
        """The move a text means; BadInput says what is not understood."""
        words = text.lower().split()
        for verb, pattern in self.patterns.items():
            if len(pattern) == len(words):
                pairs = list(zip(pattern, words, strict=True))
                if all(word.isupper() or word == given for word, given in pairs):
                    nouns = [self.number(word, given, text) for word, given in pairs if word.isupper()]
                    return move_of(verb, *nouns)
        raise self.unknown(text)

    def number(self, word: str, name: str, text: str) -> int:
        names = self.numbers[word]
        if name in names:
            return names[name]
        if word == "SEAT":
            raise BadInput("seat-unknown", seat=name[:40], most=len(names))
        if all(known.isdecimal() for known in names):
            raise self.unknown(text)
        raise BadInput(f"{word.lower()}-unknown", game=self.game, name=name[:40])

    def unknown(self, text: str) -> BadInput:
        return BadInput("move-unknown", move=text[:60], shapes=self.shapes)


def split_phrase(text: str) -> list[str]:
    """The moves of a phrase, in order."""
    parts = text.split(JOINT)
    if len(parts) > MAX_PHRASE:
        raise BadInput("phrase-too-long", most=MAX_PHRASE)
    return parts


def join_phrase(texts: Sequence[str]) -> str:
    return f"{JOINT} ".join(texts)


def seat_names(most: int) -> list[str]:
    """Seats as they are written, from 1."""
    return [str(seat + 1) for seat in range(most)]
