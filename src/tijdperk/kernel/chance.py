"""Chance: the one door through which anything undetermined enters a game.

Rules never import a generator. They ask the chance handed to them to pick one of some options and say
what kind of thing is picked, so that a record can name it. Nothing is picked before somebody gets to see
it: a face-down card has no identity until it is turned, so there is nothing to peek at.
"""

import secrets
from collections.abc import Callable
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -2  # every seat, and those who watch
NOTES: Final = (1 << 47) - 115  # how many numbers there are for what was seen


class Outcome:
    """What chance gave: the kind of draw, the value, and the one seat that saw it (or EVERYONE)."""

    def __init__(self, kind: int, value: int, only: int) -> None:
        self.kind = kind
        self.value = value
        self.only = only


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Gives one of the options. `kind` indexes the game's names for draws."""

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        """One of the options."""
        raise NotImplementedError

    def draw(self, kind: int, pool: list[int], only: int = EVERYONE) -> int:
        """One of the pool, which is taken out of it."""
        return take_out(pool, pool.index(self.pick(kind, pool, only)))


def take_out(pool: list[int], index: int) -> int:
    """Remove one entry; the last one takes its place, for the order of a pool means nothing."""
    value = pool[index]
    pool[index] = pool[-1]
    pool.pop()
    return value


class Sampled(Chance):
    """Chance from a seeded generator, for simulation, search and tests."""

    def __init__(self, seed: int | None = None) -> None:
        self.uniform: Callable[[], float] = Random(seed).random
        self.drawn = 0  # how often something was picked

    def below(self, bound: float) -> int:
        """A number from 0 up to, not including, `bound`."""
        return int(self.uniform() * bound)

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        self.drawn += 1
        return options[self.below(len(options))]

    def draw(self, kind: int, pool: list[int], only: int = EVERYONE) -> int:
        self.drawn += 1
        return take_out(pool, self.below(len(pool)))


class Noted(Sampled):
    """The same, with a number for what everybody saw since it was set to 0: equal for equal outcomes."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self.seen = 0

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        return self.note(kind, super().pick(kind, options), only)

    def draw(self, kind: int, pool: list[int], only: int = EVERYONE) -> int:
        return self.note(kind, super().draw(kind, pool), only)

    def note(self, kind: int, value: int, only: int) -> int:
        if only == EVERYONE:
            self.seen = (self.seen * 8191 + (kind + 1) * 1021 + value + 1) % NOTES
        return value


class Secure(Chance):
    """Chance from the system's secure generator, for games that people play."""

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        return options[secrets.randbelow(len(options))]


class Recording(Chance):
    """Passes on what another chance gives and keeps it, so that it can be written down."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[Outcome] = []

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        value = self.source.pick(kind, options, only)
        self.outcomes.append(Outcome(kind, value, only))
        return value


class OutcomeRefused(Exception):
    """A recorded outcome is not what the rules ask for at this point: `kind` is asked, `index` is where."""

    def __init__(self, index: int, kind: int) -> None:
        super().__init__(index, kind)
        self.index = index
        self.kind = kind


class Replayed(Chance):
    """Gives recorded outcomes again, in order, and refuses one that cannot be."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        self.outcomes = outcomes
        self.used = 0

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        index = self.used
        if index >= len(self.outcomes):
            raise OutcomeRefused(index, kind)
        outcome = self.outcomes[index]
        if outcome.kind != kind or outcome.value not in options:
            raise OutcomeRefused(index, kind)
        self.used = index + 1
        return outcome.value


class Undecided(Exception):
    """Chance is asked for something that was not chosen yet: a chance node, with its options."""

    def __init__(self, kind: int, options: list[int], only: int) -> None:
        super().__init__(kind, options, only)
        self.kind = kind
        self.options = options
        self.only = only

    def outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, each value once, with its probability."""
        share = 1.0 / len(self.options)
        counts: dict[int, int] = {}
        for option in self.options:
            counts[option] = counts.get(option, 0) + 1
        return [(value, counts[value] * share) for value in sorted(counts)]


class Asking(Chance):
    """Gives what was chosen, in order, and raises Undecided where nothing was chosen yet.

    A move is tried on a clone again with one outcome more until it is through: chance nodes without a change
    of any rule.
    """

    def __init__(self, chosen: list[Outcome]) -> None:
        self.chosen = chosen
        self.used = 0

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        index = self.used
        if index == len(self.chosen):
            raise Undecided(kind, options[:], only)
        self.used = index + 1
        return self.chosen[index].value
