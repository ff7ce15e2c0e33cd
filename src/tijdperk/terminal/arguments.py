"""Command lines in the user's language: argparse with our headings, and its complaints as sentences."""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.text import Catalogue


class Parser(ArgumentParser):
    """A parser for one command."""

    def __init__(self, texts: Catalogue, command: str, about: str, examples: Sequence[str]) -> None:
        class Formatter(RawDescriptionHelpFormatter):
            def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
                super().add_usage(usage, actions, groups, texts.say("cli-usage"))

        super().__init__(
            prog=f"tijdperk {command}".strip(),
            description=f"{about[0].upper()}{about[1:]}.",
            epilog="\n".join([f"{texts.say('cli-examples')}:", *(f"  {line}" for line in examples)]),
            formatter_class=Formatter,
            add_help=False,
            allow_abbrev=False,
        )
        self.texts = texts
        self._positionals.title = texts.say("cli-arguments")
        self._optionals.title = texts.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=texts.say("cli-help"))
        self.add_argument("--lang", metavar="nl|en", help=texts.say("cli-arg-lang"))
        self.add_argument("--no-color", action="store_true", help=texts.say("cli-arg-no-color"))

    def error(self, message: str) -> NoReturn:
        raise BadInput("usage", problem=message)


def number(name: str, given: str | None) -> int | None:
    """A whole number, zero or more, that was given for an argument."""
    if given is None:
        return None
    if not given.isdecimal() or len(given) > 18:
        raise BadInput("number-wanted", argument=name, given=given[:40])
    return int(given)


def read_options(given: Iterable[str]) -> dict[str, str]:
    """NAME=VALUE, as often as it was given."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("option-form", option=text)
        options[name] = value
    return options


def split_command(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The command (the first word that belongs to no option), and everything else."""
    rest = list(arguments)
    for index, argument in enumerate(rest):
        value_of_lang = index > 0 and rest[index - 1] == "--lang"
        if not argument.startswith("-") and not value_of_lang:
            return rest.pop(index), rest
    return None, rest
