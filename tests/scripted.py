"""A table to try rules on, for any game: play lines as a record has them, and look at what is asked.

Seats count from 1 here, as in every notation. A line is a move, "1 build walls", or what chance gives to the
move before it, "~ card altar". Chance gives nothing that was not written down, and all of it must be used.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Self

from tijdperk.kernel.chance import EVERYONE, Chance
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.game import Game
from tijdperk.kernel.match import Match
from tijdperk.kernel.record import Draw


class Scripted(Chance):
    """Gives the outcomes written down, "~ card altar", in order; anything else is a failure."""

    def __init__(self, game: Game, lines: Sequence[str]) -> None:
        self.game = game
        self.lines = list(lines)

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        wanted = self.game.draws[kind]
        assert self.lines, f"chance is asked for a {wanted}, and nothing is written down"
        _, given, value = self.lines[0].split()
        assert given == wanted, f"chance is asked for a {wanted}, not for {self.lines[0]!r}"
        found = self.game.parse_draw(kind, value)
        assert found in options, f"{value} cannot be drawn as a {wanted} now"
        self.lines.pop(0)
        return found


class ScriptedTable:
    """A match to play on, and to ask about in the names of the game."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, *lines: str) -> Self:
        """Make moves; each is followed by what chance gives it."""
        for move, draws in moves_and_draws(lines):
            seat, _, text = move.partition(" ")
            script = Scripted(self.match.game, draws)
            self.match.chance = script
            self.match.play(text, int(seat) - 1)
            assert not script.lines, f"nobody asked for {script.lines[0]!r}"
        return self

    @property
    def asked(self) -> str:
        """Who owes what: "1 turn", "1 bid, 2 bid", or "" when the game is over."""
        return ", ".join(f"{owed.seat + 1} {owed.kind}" for owed in self.match.decisions())

    @property
    def legal(self) -> set[str]:
        """What the seat to move may do."""
        return set(self.match.legal())

    @property
    def drawn(self) -> list[str]:
        """All that chance has given so far, as a record has it."""
        return [str(entry) for entry in self.match.entries if isinstance(entry, Draw)]

    @property
    def told(self) -> list[str]:
        """What happened in the last move, by name."""
        return [self.match.game.told(event).event for event in self.match.steps[-1].events]

    def refusal(self, line: str) -> Refused | None:
        """Why a move cannot be made now; None when it can."""
        seat, _, text = line.partition(" ")
        return self.match.why_not(int(seat) - 1, text)


def moves_and_draws(lines: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Each move with the draws that stand between it and the next."""
    assert not (lines and lines[0].startswith("~")), f"{lines[0]!r} follows no move"
    starts = [index for index, line in enumerate(lines) if not line.startswith("~")]
    for start, stop in pairwise([*starts, len(lines)]):
        yield lines[start], list(lines[start + 1 : stop])
