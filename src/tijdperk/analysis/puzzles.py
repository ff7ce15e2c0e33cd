"""Puzzles found in a game: choices with one best move that is clear to a long search and not at a glance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt

from tijdperk.analysis.analyst import DEEPER, Point, points_of, seed_of, usual_iterations
from tijdperk.analysis.judging import deviation_of, node_of, visits_of
from tijdperk.bots import greedy
from tijdperk.bots.search import Search
from tijdperk.kernel.chance import Noted, Sampled
from tijdperk.kernel.garbage import relaxed_gc
from tijdperk.kernel.match import Match
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import LOWEST, Position
from tijdperk.kernel.puzzles import NEAR_BEST, PuzzleFile, WorthMove

LEAD = 0.08  # by how much the best move leads the next one that is not as good, where two play, and
SURE = 3.0  # by how many standard errors
LEAST, MOST = 0.10, 0.90  # what may be expected: nothing is left to find in a game that is decided
OPTIONS = 3
SEEDS = 2  # searches that have to agree
LEVELS = (50, 200, 800, 3200)  # the iterations that find it, by level
TRIES, FOUND = 5, 4  # of so many searches so many must find it
AFTER = 8  # games drawn after each of the best moves, by which it is made sure of
DIGITS = 3


@dataclass(frozen=True)
class Weighed:
    """A move with what a search says of it."""

    move: Move
    value: float
    deviation: float


def puzzles_in(
    match: Match, iterations: int = 0, seed: int = 1, tell: Callable[[float], None] | None = None
) -> Iterator[tuple[int, PuzzleFile]]:
    """The puzzles of a game, each with the number of the move that it asks for; the record's name is open."""
    points = [point for point in points_of(match) if point.part == 0 and point.options >= OPTIONS]
    first = iterations or usual_iterations(match, len(points))
    for index, point in enumerate(points):
        if tell:
            tell(index / len(points))
        found = puzzle_of(match, point, first, seed_of(seed, 0, index))
        if found:
            yield point.step, found


def puzzle_of(match: Match, point: Point, first: int, seed: int) -> PuzzleFile | None:
    """The puzzle that a choice is, if it is one: cheap questions first."""
    position, seat = point.position, point.seat
    lead = LEAD * 2 / len(match.seats)
    if not is_clear(weigh(position, seat, first, seed), lead / 2, 0.0):
        return None
    weighed: list[Weighed] = []
    for turn in range(SEEDS):
        weighed = weigh(position, seat, first * DEEPER, seed + 1 + turn)
        if not is_clear(weighed, lead, SURE):
            return None
    best = right(weighed)
    if greedy.choose(position.determinize(seat, Sampled(seed)), seat, Sampled(seed)) in best:
        return None
    if not position.sealed() and not holds_after(position, seat, weighed, first, seed, lead):
        return None
    level = level_of(position, seat, best, seed)
    if not level:
        return None
    game = match.game
    return PuzzleFile(
        "",
        point.step - 1,
        seat + 1,
        len(match.seats),
        level,
        game.decisions[position.decision_kind(seat)],
        [WorthMove(game.notation(position, one.move), round(one.value, DIGITS)) for one in weighed],
    )


def right(weighed: list[Weighed]) -> set[Move]:
    return {one.move for one in weighed if one.value >= weighed[0].value - NEAR_BEST}


def is_clear(weighed: list[Weighed], lead: float, sure: float) -> bool:
    """Does what is right lead all else by so much, and by so many standard errors, in an open game?"""
    top = weighed[0]
    best = right(weighed)
    rest = [one for one in weighed if one.move not in best]
    if not rest or not LEAST <= top.value <= MOST:
        return False
    doubt = sqrt(top.deviation**2 + rest[0].deviation ** 2)
    return top.value - rest[0].value >= max(lead, sure * doubt)


def weigh(position: Position, seat: int, iterations: int, seed: int) -> list[Weighed]:
    """All moves, best first, as the seat can know it; the next best is tried as often as the best."""
    chance = Noted(seed)
    search = Search(position.determinize(seat, chance), seat, chance)
    search.noted = chance
    with relaxed_gc():
        search.run(iterations, 0.0, None)
        top, *others = search.advice()
        for rival in others[:2]:
            search.forced = rival.move
            for _ in range(top.visits - visits_of(search, rival.move)):
                search.iterate()
    found: list[Weighed] = []
    for one in search.advice():
        node = node_of(search, one.move)
        if node is None or not node.visits:
            found.append(Weighed(one.move, min(one.worth, top.win), 0.5))
        else:
            value = node.total / node.visits if node.visits * 2 >= top.visits else min(one.worth, top.win)
            found.append(Weighed(one.move, value, deviation_of(node)))
    return sorted(found, key=lambda one: -one.value)


def holds_after(
    position: Position, seat: int, weighed: list[Weighed], iterations: int, seed: int, lead: float
) -> bool:
    """Does the best move still lead the next, where each is made and the search begins from what follows?"""
    best = right(weighed)
    rest = [one for one in weighed if one.move not in best]
    top, rival = (
        [worth_after(position, seat, one.move, iterations, seed + turn) for turn in range(AFTER)]
        for one in (weighed[0], rest[0])
    )
    return sum(top) - sum(rival) >= lead * AFTER / 2


def worth_after(position: Position, seat: int, move: Move, iterations: int, seed: int) -> float:
    """What the seat may expect after a move and a draw, by a search of whoever is to move then."""
    chance = Noted(seed)
    after = position.determinize(seat, chance)
    after.play(seat, move, chance)
    if not after.to_move():
        return after.returns()[seat]
    mover = LOWEST[after.to_move()]
    search = Search(after.determinize(mover, chance), mover, chance)
    search.noted = chance
    totals: dict[Move, float] = {}
    with relaxed_gc():
        for _ in range(iterations):
            search.iterate()
            made = search.first.move
            if made is not None:
                totals[made] = totals.get(made, 0.0) + search.shares[seat]
    top = search.advice()[0]
    return totals[top.move] / top.visits


def level_of(position: Position, seat: int, best: set[Move], seed: int) -> int:
    """The place of the fewest iterations that find a right move, from 1; 0 where none of them do."""
    for level, iterations in enumerate(LEVELS, 1):
        found = 0
        for turn in range(TRIES):
            chance = Sampled(seed + 10 + turn)
            search = Search(position.determinize(seat, chance), seat, chance)
            with relaxed_gc():
                search.run(iterations, 0.0, None)
            found += search.advice()[0].move in best
        if found >= FOUND:
            return level
    return 0
