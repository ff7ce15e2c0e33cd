"""Play the engine and a second implementation of the rules side by side: the same moves, the same chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from tijdperk.kernel.match import Match, Step
from tijdperk.kernel.record import Draw, Entry

Draws = Callable[[str, list[str]], str]  # of a kind, among candidates


class Plays(Protocol):
    def play(self, seat: int, move: str) -> None: ...


Second = TypeVar("Second", bound=Plays)


class SideBySide(Generic[Second]):
    """A match, and the reference that is given what chance gave the match. Its seats count from 1."""

    def __init__(self, match: Match, make: Callable[[Draws], Second]) -> None:
        self.match = match
        self.drawn: list[Draw] = []
        self.listen(match.entries)
        self.reference = make(self.draw)
        self.check_all_used()

    def listen(self, entries: Sequence[Entry]) -> None:
        self.drawn += [entry for entry in entries if isinstance(entry, Draw)]

    def draw(self, kind: str, candidates: list[str]) -> str:
        assert self.drawn, f"the engine drew no {kind}"
        given = self.drawn.pop(0)
        assert given.kind == kind
        assert given.value in candidates
        return given.value

    def check_all_used(self) -> None:
        assert not self.drawn, f"the reference drew no {self.drawn[0].kind}"

    def play(self, seat: int, text: str) -> Step:
        before = len(self.match.entries)
        step = self.match.play(text, seat)
        self.listen(self.match.entries[before:])
        self.reference.play(seat + 1, step.text)
        self.check_all_used()
        return step


class Taste:
    """Random moves, by what one game likes more and what less: so that games differ from each other."""

    def __init__(self, rng: random.Random, weights: tuple[float, ...], **known: float) -> None:
        self.rng = rng
        self.weights = weights
        self.known = known

    def pick(self, moves: list[str]) -> str:
        verbs = [move.split()[0] for move in moves]
        for verb in verbs:
            self.known.setdefault(verb, self.rng.choice(self.weights))
        return self.rng.choices(moves, [self.known[verb] for verb in verbs])[0]
