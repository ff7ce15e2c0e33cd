"""Errors are sentences for people: a message of the catalogue, with what it speaks of."""

from __future__ import annotations

from typing import Any


class TijdperkError(Exception):
    """Something a person should be told, in their language: a catalogue key and what it speaks of.

    `rule` is the numbered rule behind it, `game` the game whose catalogue has the message.
    """

    def __init__(self, key: str, /, *, rule: str = "", game: str = "", **values: Any) -> None:
        super().__init__(key, rule, game, values)
        self.key = key
        self.rule = rule
        self.game = game
        self.values = values

    def __str__(self) -> str:
        from tijdperk.kernel.text import catalogue

        return catalogue("en", self.game).error(self)


class BadInput(TijdperkError):
    """What was given cannot be used: an unknown name, a damaged file, a value that is not allowed."""


class Refused(TijdperkError):
    """A move, or an undo, that is not allowed now; the position is untouched."""
