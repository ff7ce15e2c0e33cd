"""Information-set Monte Carlo tree search, for any game, through the kernel alone.

Every iteration starts from a determinization: a position drawn at random among those that look the same
to the searching seat. Hidden things are never read, so there is nothing to peek at. The tree branches on
moves, not on chance: what chance gives differs from one iteration to the next, and each child counts how
well it did among the iterations in which it could be played.

Where several seats decide at the same time, each chooses from statistics of its own, kept at the node
where the decision began, so that no seat's choice depends on what another has chosen in secret.
"""

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Final

from tijdperk.bots.random import play_out
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.position import LOWEST, Position

EXPLORE: Final = 1.1  # how much a move's look counts against its results
SHARPNESS: Final = 22.0  # the difference in worth that makes a move look e times better
LOOK_AT_CLOCK: Final = 8  # iterations between two looks at the clock
FIRST_GUESS: Final = 0.12  # an untried move is taken for a little worse than the average


class Node:
    """A move somebody made, how often, and with what result for them."""

    move: int
    prior: float
    visits: int
    total: float
    by_move: dict[int, "Node"]
    sides: list["Node"]  # one table per seat, where several decide at once

    def __init__(self, move: int, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.by_move = {}
        self.sides = []


class Advice:
    """A move, the share of iterations it won, and how many it was tried in."""

    def __init__(self, move: int, win: float, visits: int) -> None:
        self.move = move
        self.win = win
        self.visits = visits


class Search:
    """One seat thinking about one position."""

    def __init__(self, position: Position, seat: int, chance: Sampled) -> None:
        self.position = position
        self.seat = seat
        self.chance = chance
        self.root = Node(0, 1.0)
        self.iterations = 0

    def run(self, iterations: int, seconds: float, stop: Callable[[], bool] | None) -> None:
        """Think until a budget is used up (0 means no such limit) or `stop` says so."""
        end = perf_counter() + seconds
        while iterations == 0 or self.iterations < iterations:
            self.iterate()
            self.iterations += 1
            if self.iterations % LOOK_AT_CLOCK == 0:
                if seconds > 0.0 and perf_counter() >= end:
                    return
                if stop is not None and stop():
                    return

    def iterate(self) -> None:
        """Down the tree, one new node, a random game to the end, and the result back up."""
        chance = self.chance
        position = self.position.determinize(self.seat, chance)
        node = self.root
        anchor: Node | None = None  # where a simultaneous decision began
        waiting = 0  # the seats that still have to choose in it
        path: list[Node] = []
        movers: list[int] = []
        while True:
            owing = position.owing()
            if owing == 0:
                break
            seat = LOWEST[owing]
            if anchor is None and owing & owing - 1:
                anchor = node
                waiting = owing
            table = node if anchor is None else side(anchor, seat)
            fresh = not table.by_move
            child = self.select(table, position, seat)
            path.append(child)
            movers.append(seat)
            if anchor is None:
                node = child
            else:
                node = joined(node, child.move)
                waiting &= ~(1 << seat)
                if waiting == 0:
                    anchor = None
            position.play(seat, child.move, chance)
            if fresh and anchor is None:
                break
        play_out(position, chance)
        result = position.returns()
        for index in range(len(path)):
            child = path[index]
            child.visits += 1
            child.total += result[movers[index]]

    def select(self, table: Node, position: Position, seat: int) -> Node:
        """The child that promises most: its results so far, and how it looks while it is little tried."""
        moves = position.legal(seat)
        by_move = table.by_move
        known: list[Node] = []
        visits = 0
        total = 0.0
        for move in moves:
            child = by_move.get(move)
            if child is None:
                add_children(table, position, seat, moves)
                child = by_move[move]
            known.append(child)
            visits += child.visits
            total += child.total
        guess = total / visits - FIRST_GUESS if visits else 0.5
        spread = EXPLORE * sqrt(visits + 1)
        best = known[0]
        most = -1.0
        for child in known:
            result = child.total / child.visits if child.visits else guess
            value = result + spread * child.prior / (1 + child.visits)
            if value > most:
                most = value
                best = child
        return best

    def advice(self) -> list[Advice]:
        """The moves of the position, best first: the one tried most is the one to make."""
        table = self.root.sides[self.seat] if self.root.sides else self.root
        found = []
        for move in self.position.legal(self.seat):
            child = table.by_move.get(move)
            if child is None:
                found.append(Advice(move, 0.0, 0))
            else:
                found.append(Advice(move, child.total / child.visits if child.visits else 0.0, child.visits))
        found.sort(key=lambda advice: (-advice.visits, -advice.win))
        return found


def side(anchor: Node, seat: int) -> Node:
    """The seat's own statistics for a decision that several seats make at once."""
    while len(anchor.sides) <= seat:
        anchor.sides.append(Node(0, 1.0))
    return anchor.sides[seat]


def joined(node: Node, move: int) -> Node:
    """The node that follows a move made at the same time as others: structure only, no statistics."""
    child = node.by_move.get(move)
    if child is None:
        child = Node(move, 1.0)
        node.by_move[move] = child
    return child


def add_children(table: Node, position: Position, seat: int, moves: list[int]) -> None:
    """Children for the moves not seen here before, with how good each looks among the others."""
    worths = [position.worth(seat, move) for move in moves]
    top = max(worths)
    looks = [exp((worth - top) / SHARPNESS) for worth in worths]
    whole = sum(looks)
    for index in range(len(moves)):
        move = moves[index]
        if move not in table.by_move:
            table.by_move[move] = Node(move, looks[index] / whole)
