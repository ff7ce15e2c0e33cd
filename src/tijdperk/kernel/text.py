"""Texts in both languages, from Project Fluent catalogues: a common one, and one in each game's folder."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tijdperk.kernel.errors import BadInput, TijdperkError
from tijdperk.kernel.game import Game, load_game

LANGUAGES = ("en", "nl")

# A message begins at the margin; its other lines are indented. It may refer to other messages and to terms.
MESSAGE = re.compile(r"^(-?[a-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class Catalogue:
    """Everything that can be said in one language, about one game or about none."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self.game = game
        self.words: dict[str, str] = game.words(language) if game else {}
        self.bundle = FluentBundle([language], use_isolating=False)
        common = files("tijdperk") / "text" / f"{language}.ftl"
        own = messages(catalogue_file(game, language).read_text("utf-8")) if game else {}
        self.unread = own | messages(common.read_text("utf-8"))

    def has(self, key: str) -> bool:
        return key in self.unread or self.bundle.has_message(key)

    def read(self, key: str) -> None:
        """Parse a message with all that it refers to: to parse takes far longer than to say."""
        wanted = [key]
        for one in wanted:
            wanted += [other for other in REFERENCE.findall(self.unread.get(one, "")) if other not in wanted]
        found = {one: self.unread.get(one, "") for one in wanted}  # empty: another thread was quicker
        self.bundle.add_resource(FluentResource("\n".join(found.values())))
        for one in found:
            self.unread.pop(one, None)

    def say(self, key: str, /, **args: Any) -> str:
        """The message of that name, filled in."""
        if key in self.unread:
            self.read(key)
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(message.value, args)
        if errors:
            raise ValueError(f"{self.language} {key}: {errors}")
        return str(text)

    def word(self, kind: str, name: str) -> str:
        """The name of a component."""
        return self.words[f"{kind}-{name}"]

    def error(self, error: TijdperkError) -> str:
        """What went wrong, with the number of the rule behind it."""
        if error.game and (self.game is None or self.game.id != error.game):
            return catalogue(self.language, error.game).error(error)
        args = {
            name: self.error(value) if isinstance(value, TijdperkError) else self.named(name, value)
            for name, value in error.values.items()
        }
        text = self.say(f"error-{error.key}", **args)
        return f"{text} ({error.rule})" if error.rule else text

    def named(self, figure: str, value: Any) -> Any:
        """A figure that names a component is said by its name in this language."""
        return self.words.get(f"{figure}-{value}", value)


@cache
def messages(text: str) -> dict[str, str]:
    """A catalogue's messages by their names, not parsed yet; the first of a name counts."""
    return {found[1]: found[0] for found in reversed(list(MESSAGE.finditer(text)))}


def catalogue_file(game: Game, language: str) -> Path:
    return game.folder / "text" / f"{language}.ftl"


@cache
def catalogue(language: str, game: str = "") -> Catalogue:
    """The catalogue of a language, with the texts of a game if one is named."""
    if language not in LANGUAGES:
        raise BadInput("language-unknown", language=language, allowed=", ".join(LANGUAGES))
    return Catalogue(language, load_game(game) if game else None)
