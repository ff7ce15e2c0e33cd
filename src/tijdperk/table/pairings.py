"""Who plays whom in a cup, and from which seat: a pure function of how many there are.

With two seats everybody meets everybody, and is in the first seat as often as in the second. With more seats
there are rounds of tables, seated so that everybody meets everybody, and has every seat, about equally often.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from itertools import combinations

import msgspec

TRIALS = 40  # starts from which a round is improved; the best one is taken
MET, SEATED = 100, 1  # how much it matters to meet others equally often, and to have every seat
STEEP = 4  # how much worse it is each time


class Pairing(msgspec.Struct, frozen=True):
    """A game of a cup: the entrants, by number, in the order of their seats."""

    round: int  # from 1
    seats: list[int]


def pairings(entrants: int, seats: int, rounds: int) -> list[Pairing]:
    """Every game of a cup. With two seats `rounds` is how often a pair meets: once, or once from each."""
    if seats == 2:
        return everybody_meets(entrants, rounds)
    return balanced(entrants, seats, rounds)


def everybody_meets(entrants: int, times: int) -> list[Pairing]:
    """A round robin. Both games of a pair, where there are two, belong to one round.

    Of an odd number of entrants, on a circle, each begins against the half that comes after it. One more of
    them stays outside the circle, and begins against every other one.
    """
    circle = entrants if entrants % 2 else entrants - 1
    found: list[Pairing] = []
    for number in range(circle):
        pairs = [
            (one, other) if other - one <= circle // 2 else (other, one)
            for one, other in combinations(range(circle), 2)
            if (one + other) % circle == number
        ]
        if circle < entrants:
            alone = next(one for one in range(circle) if 2 * one % circle == number)
            pairs.append((circle, alone) if alone % 2 else (alone, circle))
        for one, other in pairs:
            found.append(Pairing(number + 1, [one, other]))
            if times > 1:
                found.append(Pairing(number + 1, [other, one]))
    return found


def balanced(entrants: int, seats: int, rounds: int) -> list[Pairing]:
    """Rounds of full tables. Where it does not come out even, those sit out who have played most."""
    met = [[0] * entrants for _ in range(entrants)]
    sat = [[0] * seats for _ in range(entrants)]
    drawn = random.Random(entrants * 1000 + seats)  # the same for everybody
    found: list[Pairing] = []
    for number in range(rounds):
        order = sorted(range(entrants), key=lambda one: (sum(sat[one]), -one % entrants))
        if entrants == seats:
            seating = [(number + seat) % seats for seat in range(seats)]
        else:
            playing = order[: entrants // seats * seats]
            trials = [improved(drawn.sample(playing, len(playing)), seats, met, sat) for _ in range(TRIALS)]
            seating = min(trials, key=lambda one: cost(one, seats, met, sat))
        for first in range(0, len(seating), seats):
            table = seating[first : first + seats]
            found.append(Pairing(number + 1, table))
            for one, other in combinations(table, 2):
                met[one][other] += 1
                met[other][one] += 1
            for seat, one in enumerate(table):
                sat[one][seat] += 1
    return found


def improved(seating: list[int], seats: int, met: list[list[int]], sat: list[list[int]]) -> list[int]:
    """Two change places as long as that makes it better."""
    best = cost(seating, seats, met, sat)
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(seating)), 2):
            seating[one], seating[other] = seating[other], seating[one]
            now = cost(seating, seats, met, sat)
            if now < best:
                best, better = now, True
            else:
                seating[one], seating[other] = seating[other], seating[one]
    return seating


def cost(seating: list[int], seats: int, met: list[list[int]], sat: list[list[int]]) -> int:
    """How much more unequal a round makes it."""
    total = 0
    for first in range(0, len(seating), seats):
        table = seating[first : first + seats]
        total += MET * sum(STEEP ** met[one][other] for one, other in combinations(table, 2))
        total += SEATED * sum(STEEP ** sat[one][seat] for seat, one in enumerate(table))
    return total


def due(
    games: Sequence[Pairing], begun: Collection[int], ended: Collection[int], gone: Collection[int], most: int
) -> list[int]:
    """The games that begin now, by number: as many as let nobody play more than `most` at once.

    Games with an entrant who is gone are not begun any more.
    """
    playing: dict[int, int] = {}
    for number in set(begun) - set(ended):
        for one in games[number].seats:
            playing[one] = playing.get(one, 0) + 1
    found = []
    for number, game in enumerate(games):
        if number in begun or set(game.seats) & set(gone):
            continue
        if all(playing.get(one, 0) < most for one in game.seats):
            found.append(number)
            for one in game.seats:
                playing[one] = playing.get(one, 0) + 1
    return found
