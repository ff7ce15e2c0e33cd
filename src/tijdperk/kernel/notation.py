"""Notation by patterns: a verb's words, with names in the places of its upper-case words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tijdperk.kernel.errors import BadInput


class Notation:
    """The moves of a game as text, the same in every language.

    `patterns` has the words of each verb, such as "wonder WONDER with CARD"; `names` what each upper-case
    word may stand for, by number.
    """

    def __init__(self, game: str, patterns: Mapping[int, str], names: Mapping[str, Sequence[str]]) -> None:
        self.game = game
        self.patterns = {verb: pattern.split() for verb, pattern in patterns.items()}
        self.names = names
        self.shapes = ", ".join(patterns.values())

    def write(self, verb: int, *nouns: int) -> str:
        left = list(nouns)
        return " ".join(
            self.names[word][left.pop(0)] if word.isupper() else word for word in self.patterns[verb]
        )

    def read(self, text: str) -> tuple[int, list[int]]:
        """The verb and the nouns a text means; BadInput says what is not understood."""
        words = text.lower().split()
        for verb, pattern in self.patterns.items():
            if len(pattern) == len(words):
                pairs = list(zip(pattern, words, strict=True))
                if all(word.isupper() or word == given for word, given in pairs):
                    return verb, [self.number(word, given, text) for word, given in pairs if word.isupper()]
        raise self.unknown(text)

    def number(self, word: str, name: str, text: str) -> int:
        names = self.names[word]
        if name in names:
            return names.index(name)
        if word == "SEAT":
            raise BadInput("seat-unknown", seat=name[:40], most=len(names))
        if all(known.isdecimal() for known in names):
            raise self.unknown(text)
        raise BadInput(f"{word.lower()}-unknown", game=self.game, name=name[:40])

    def unknown(self, text: str) -> BadInput:
        return BadInput("move-unknown", move=text[:60], shapes=self.shapes)


def seat_names(most: int) -> list[str]:
    """Seats as they are written, from 1."""
    return [str(seat + 1) for seat in range(most)]
