"""Answers that are decided beforehand: if another seat plays this, I play that.

What a seat planned is spent with the next move of another seat. The answer to that move is due then, if it is
legal; otherwise nothing is left of the plan. Where the move asks its own seat for a further choice, the
answer waits until that is made. A move that is taken back and a seat that changes hands end all plans.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

Lines = list[tuple[str, str]]  # what another seat plays, and what one's own plays then


class Plans(msgspec.Struct):
    lines: dict[int, Lines] = {}  # by seat
    waiting: dict[int, str] = {}  # by seat: the answer to a move that another seat has not finished
    due: dict[int, str] = {}  # by seat: the answer to the move that was made last

    def plan(self, seat: int, lines: Lines) -> None:
        self.due.pop(seat, None)
        self.waiting.pop(seat, None)
        self.lines.pop(seat, None)
        if lines:
            self.lines[seat] = lines

    def moved(
        self,
        seat: int,
        move: str,
        asked: Collection[int],
        unfinished: bool,
        legal: Callable[[int], Collection[str]],
    ) -> None:
        """A seat moved, and now these are asked: their answers to it are due, unless the move goes on."""
        chosen = {other: self.answer(other, move) for other in {*self.lines, *self.waiting} - {seat}}
        self.forget()
        for other, answer in chosen.items():
            if answer and unfinished:
                self.waiting[other] = answer
            elif answer and other in asked and answer in legal(other):
                self.due[other] = answer

    def answer(self, seat: int, move: str) -> str:
        """What a seat answers to a move; "" where it planned nothing for it."""
        return self.waiting.get(seat) or dict(self.lines.get(seat, [])).get(move, "")

    def forget(self) -> None:
        self.lines = {}
        self.waiting = {}
        self.due = {}
