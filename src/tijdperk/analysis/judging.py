"""One choice of a recorded game, judged by the search as whoever made it could know it."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

import msgspec

from tijdperk.bots.players import by_worth
from tijdperk.bots.search import WIDEST, Node, Search
from tijdperk.kernel.chance import Noted
from tijdperk.kernel.game import Game
from tijdperk.kernel.garbage import relaxed_gc
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import Position

BEST = 3  # moves that are named
DIGITS = 5  # of a share of the win
SURE = 2.0  # an error counts above so many standard errors


@dataclass(frozen=True)
class Ask:
    """What is to be judged: a position, the seat that is asked there, and the move it made, if any."""

    position: Position
    seat: int
    made: Move | None
    iterations: int
    seed: int
    open: bool = False  # as if everybody knew everything; else as the seat knew it


class Rated(msgspec.Struct, frozen=True):
    """A move, the share of the win that its seat may expect after it, and the standard error of that."""

    move: str
    value: float
    deviation: float
    visits: int
    detail: Any = None  # what it costs or brings, as the game says it of a move that is offered


class Judgement(msgspec.Struct, frozen=True):
    """What the search says of a choice. Values are shares of the win, by seat where there are several."""

    best: list[Rated]  # the best moves, best first
    made: Rated
    value: list[float]  # what each seat may expect before the choice: after its best move
    after: list[float]  # after the move that was made
    lead: float  # by how much the best move leads, whether it counts or not
    deviation: float  # the standard error of that
    root: list[
        float
    ]  # what each seat may expect after the best move, whatever was made, to compare positions
    doubt: float  # the standard error of that


def judge(game: Game, ask: Ask) -> Judgement:
    """Search the position; the move that was made is tried as often as the best one.

    The first thing is to draw again what the seat could not know, so nothing depends on how it really was.
    """
    if not ask.position.to_move():
        result = ask.position.returns()
        return Judgement([], Rated("", result[ask.seat], 0.0, 0), result, result, 0.0, 0.0, result, 0.0)
    chance = Noted(ask.seed)
    position = ask.position if ask.open else ask.position.determinize(ask.seat, chance)
    search = Search(position, ask.seat, chance)
    search.open = ask.open
    search.noted = chance
    totals: dict[Move, list[float]] = {}
    with relaxed_gc():
        for _ in range(ask.iterations):
            iterate(search, totals)
        top = search.advice()[0]
        made = ask.made or top.move
        search.forced = made
        for _ in range(top.visits - visits_of(search, made)):
            iterate(search, totals)
    if not visits_of(search, made):
        made = top.move  # it could never be tried: nothing is held against it
    return judgement(game, search, totals, top.move, made)


def iterate(search: Search, totals: dict[Move, list[float]]) -> None:
    """One iteration, its result kept for every seat under the move it began with."""
    search.iterate()
    move = search.first.move
    if move is None:
        return
    sums = totals.get(move)
    if sums is None:
        totals[move] = list(search.shares)
        return
    for seat, share in enumerate(search.shares):
        sums[seat] += share


def node_of(search: Search, move: Move) -> Node | None:
    root = search.root
    table = root.sides[search.seat] if root.sides else root
    return table.by_move.get(move)


def visits_of(search: Search, move: Move) -> int:
    """How often a move was tried."""
    node = node_of(search, move)
    return node.visits if node else 0


def judgement(
    game: Game, search: Search, totals: dict[Move, list[float]], best: Move, made: Move
) -> Judgement:
    def rated(move: Move, most: float = 1.0) -> Rated:
        node = node_of(search, move)
        assert node is not None
        value = min(node.total / node.visits, most)
        notation = game.notation(search.position, move)
        return Rated(notation, round(value, DIGITS), round(deviation_of(node), DIGITS), node.visits)

    def detailed(one: Rated) -> Rated:
        move = game.parse(search.position, search.seat, one.move)
        detail = game.detail(search.position, search.seat, move)
        return msgspec.structs.replace(one, detail=msgspec.to_builtins(detail))

    def shares(move: Move) -> list[float]:
        visits = visits_of(search, move)
        return [round(total / visits, DIGITS) for total in totals[move]]

    top, done = rated(best), rated(made)
    root, after = shares(best), shares(made)
    value = root
    lead = value[search.seat] - after[search.seat]
    deviation = sqrt(top.deviation**2 + done.deviation**2) if best is not made else 0.0
    if lead <= SURE * deviation:
        value = after  # the search cannot tell them apart: what was done counts as the best
    others = [
        rated(one.move, min(one.worth, top.value))
        for one in by_worth(search.advice())
        if one.move is not best and one.move is not made and one.visits
    ]
    named = [top, *others] if best is made else [top, done, *others]
    named.sort(key=lambda one: -one.value)
    best_moves = [detailed(one) for one in named[:BEST]]
    lead, deviation = round(lead, DIGITS), round(deviation, DIGITS)
    return Judgement(best_moves, detailed(done), value, after, lead, deviation, root, top.deviation)


def deviation_of(node: Node) -> float:
    """The standard error of a node's mean; of a few results it is taken for large."""
    mean = node.total / node.visits
    spread = max(0.0, node.squares / node.visits - mean * mean)
    return sqrt((spread * node.visits + WIDEST) / (node.visits + 1) / node.visits)
