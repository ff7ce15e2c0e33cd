"""Which language to speak: the one that was asked for, or the system's."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from tijdperk.kernel.text import LANGUAGES, Catalogue, catalogue


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """From LC_ALL, LC_MESSAGES or LANG; English where that says nothing we can speak."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def asked_language(arguments: Sequence[str]) -> str | None:
    """`--lang` as it stands on a command line: needed before the line is read, to say what is wrong in it."""
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
    return None


def spoken(arguments: Sequence[str]) -> Catalogue:
    """The texts to use; BadInput, in the system's language, when another one was asked for that we lack."""
    return catalogue(asked_language(arguments) or system_language())
