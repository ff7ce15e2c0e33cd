"""Answers that are decided beforehand: if another seat plays this, I play that.

What a seat planned is spent with the next move of another seat. The answer to that move is due then, if it is
legal; otherwise nothing is left of the plan. A move that is taken back and a seat that changes hands end all
plans.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

Lines = list[tuple[str, str]]  # what another seat plays, and what one's own plays then


class Plans(msgspec.Struct):
    lines: dict[int, Lines] = {}  # by seat
    due: dict[int, str] = {}  # by seat: the answer to the move that was made last

    def plan(self, seat: int, lines: Lines) -> None:
        self.due.pop(seat, None)
        self.lines.pop(seat, None)
        if lines:
            self.lines[seat] = lines

    def moved(
        self, seat: int, move: str, asked: Collection[int], legal: Callable[[int], Collection[str]]
    ) -> None:
        """A seat moved, and now these are asked: their answers to it are due."""
        planned = {other: lines for other, lines in self.lines.items() if other != seat and other in asked}
        self.forget()
        for other, lines in planned.items():
            answer = next((play for on, play in lines if on == move), "")
            if answer and answer in legal(other):
                self.due[other] = answer

    def forget(self) -> None:
        self.lines = {}
        self.due = {}
