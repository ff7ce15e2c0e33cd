"""What is measured: a game, with a number of seats and options where the usual ones would not do."""

from __future__ import annotations

from dataclasses import dataclass

from tijdperk.lab.simulate import read_options

# Civilization with as many seats as catanatron, and by both of its sets of rules.
USUAL = ("duel", "history", "dice", "civilization:4", "civilization:4:rules=advanced", "antiquity")


@dataclass(frozen=True)
class Case:
    game: str
    seats: int  # 0: a full table
    options: dict[str, str]


def read_case(text: str) -> Case:
    """A case as it is typed: GAME, GAME:SEATS or GAME:SEATS:OPTION=VALUE,OPTION=VALUE."""
    game, _, rest = text.partition(":")
    seats, _, options = rest.partition(":")
    return Case(game, int(seats or 0), read_options(options.split(",") if options else []))
