"""Information-set Monte Carlo tree search, for any game, through the kernel alone.

Where something was learned of a game, a new node is judged by it as it stands (`bots/value.py`). Else a game
that has no horizon is played out at random to its end, and one that has, greedily up to it.

Every iteration starts from a determinization: a position drawn at random among those that look the same
to the searching seat. Hidden things are never read, so there is nothing to peek at. The tree branches on
moves, not on chance: what chance gives differs from one iteration to the next, and each child counts how
well it did among the iterations in which it could be played.

Where several seats decide in secret at the same time, each chooses from a tree of its own, kept at the node
where the decision began, so that no seat's choice depends on what another has chosen.
"""

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from tijdperk.bots import greedy
from tijdperk.bots.random import play_out
from tijdperk.bots.value import judge
from tijdperk.kernel.chance import Noted, Sampled
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import END, LOWEST, Position

EXPLORE: Final = 1.1  # how much a move's look counts against its results
PRIOR_TEMPERATURE: Final = 22.0  # the difference in heuristic value that makes a move look e times better
# the same where a new node is judged by what was learned, which is less noisy than playing on
JUDGED_EXPLORE: Final = 0.7
JUDGED_TEMPERATURE: Final = 30.0
LOOK_AT_CLOCK: Final = 8  # iterations between two looks at the clock
FIRST_GUESS: Final = 0.12  # an untried move is taken for a little worse than the average
DOUBT: Final = 4.0  # tries that say as much about a move as the guess does, and
DOUBT_SHARE: Final = 0.02  # this share of all tries: a long search knows what it did not try for long
WIDEST: Final = 0.25  # the largest variance that results can have
OUTCOME_VISITS: Final = 8  # visits of a move for each outcome of it that is looked at by itself
MOST_POSITIONS: Final = 20_000  # that are kept with their nodes, for they take memory
EPSILON: Final = 0.05  # how often a game on to the horizon takes any move instead of the best-looking one


class Node:
    """A move somebody made, how often, and with what results for them."""

    move: Move | None  # None for a node that stands for no move of its own
    prior: float
    visits: int
    total: float
    squares: float  # the sum of the squares of the results
    by_move: dict[Move, "Node"]
    sides: list["Node"]  # one table per seat, where several decide at once
    by_outcome: dict[int, "Node"]  # what follows by what chance gave, where the search tells that apart
    # What follows the move, and the children for whoever is to move then, where the moves alone decide that:
    # an iteration passes through without making the move again.
    position: Position | None
    known: list["Node"]

    def __init__(self, move: Move | None, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.by_move = NO_MOVES
        self.sides = NO_NODES
        self.by_outcome = NO_OUTCOMES
        self.position = None
        self.known = NO_NODES


# What a node has before it has any of its own; most nodes never have. They are never edited.
NO_MOVES: Final[dict[Move, Node]] = {}
NO_OUTCOMES: Final[dict[int, Node]] = {}
NO_NODES: Final[list[Node]] = []


class Advice:
    """A move: the share of iterations it won, how many it was tried in, and what it is worth by that.

    Little is known of a move that was tried seldom: it is taken for a little worse than the average until its
    results say otherwise. It is worth `margin` more or less in 19 of 20 cases, as far as the search can tell.
    """

    def __init__(self, move: Move, win: float, visits: int, worth: float, margin: float) -> None:
        self.move = move
        self.win = win
        self.visits = visits
        self.worth = worth
        self.margin = margin


class Search:
    """One seat thinking about one position."""

    def __init__(self, position: Position, seat: int, chance: Sampled) -> None:
        self.position = position
        self.seat = seat
        self.chance = chance
        self.root = Node(None, 1.0)
        self.iterations = 0
        self.horizon = position.horizon(seat)
        layout = position.layout()
        self.weights = layout.weights if layout is not None else None
        self.at_once = self.weights is not None and self.weights.at_once
        self.explore = JUDGED_EXPLORE if self.at_once else EXPLORE
        self.temperature = JUDGED_TEMPERATURE if self.at_once else PRIOR_TEMPERATURE
        self.seats = len(position.returns())
        # Where chance is noted, what follows a draw is told apart by it as far as there are visits for that:
        # whoever is to move has seen it. Slower at first, and right in the long run.
        self.noted: Noted | None = None
        # For whoever judges a move that was made: the one that is tried whatever it promises, whether nothing
        # is hidden, and what the last iteration began with and came to.
        self.forced: Move | None = None
        self.open = False
        self.first: Node = self.root
        self.shares: list[float] = []
        # Positions are kept where the tree is judged at once and the seat can know all that there is to know.
        self.keeps = self.at_once and not position.sealed() and not position.hidden(seat)
        self.kept = 0
        if self.at_once:
            self.horizon = END

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
        """Down the tree to a new node, its judgement (or on to the horizon), and the result back up."""
        chance = self.chance
        path: list[Node] = []
        movers: list[int] = []
        if self.keeps:
            position, node = self.pass_through(path, movers)
        else:
            position = self.position.clone() if self.open else self.position.determinize(self.seat, chance)
            node = self.root
        anchor = node
        secret = 0  # the simultaneous decision that is under way
        sides: dict[int, Node] = {}  # seat: how far it is in it
        fresh = len(path) > 0 and path[-1].visits == 0
        while not (fresh or self.ends(position)):
            waiting = position.to_move()
            seat = self.seat if waiting >> self.seat & 1 else LOWEST[waiting]
            if position.sealed() != secret:
                secret = position.sealed()
                sides = {}
                anchor = node
            if secret:
                table = sides[seat] if seat in sides else side(anchor, seat)
            else:
                table = node
            fresh = not table.by_move
            forced = self.forced if not path else None
            if forced is not None and forced in position.legal(seat):
                child = child_of(table, forced)
            else:
                child = self.select(table, position, seat)
            if self.at_once:
                fresh = child.visits == 0
            path.append(child)
            movers.append(seat)
            move = child.move
            assert move is not None
            if secret:
                sides[seat] = child
                node = joined(node, move)
            else:
                node = child
            noted = self.noted
            if noted is not None:
                noted.seen = 0
            position.play(seat, move, chance)
            if not fresh and noted is not None and noted.seen:
                node = after_outcome(node, child.visits, noted.seen)
        result = self.result(position)
        self.shares = result
        self.first = path[0] if path else self.root
        for index in range(len(path)):
            child = path[index]
            share = result[movers[index]]
            child.visits += 1
            child.total += share
            child.squares += share * share

    def pass_through(self, path: list[Node], movers: list[int]) -> tuple[Position, Node]:
        """Down the tree as far as positions are kept, and a move further; the position there, and its node.

        A position is kept when it is passed for the second time, unless something was drawn on the way.
        """
        chance = self.chance
        node = self.root
        position = node.position
        if position is None:
            position = node.position = self.position
        while True:
            waiting = position.to_move()
            if not waiting:
                return position, node
            seat = self.seat if waiting >> self.seat & 1 else LOWEST[waiting]
            forced = self.forced if not path else None
            if forced is not None and forced in position.legal(seat):
                child = child_of(node, forced)
            else:
                if not node.known:
                    node.known = self.children(node, position, seat)
                child = self.promising(node.known)
            path.append(child)
            movers.append(seat)
            kept = child.position
            if kept is not None:
                position = kept
                node = child
                continue
            move = child.move
            assert move is not None
            noted = self.noted
            if noted is not None:
                noted.seen = 0
            drawn = chance.drawn
            position = position.clone()
            position.play(seat, move, chance)
            if child.visits == 0:
                return position, child
            if chance.drawn != drawn:
                if noted is not None and noted.seen:
                    return position, after_outcome(child, child.visits, noted.seen)
                return position, child
            if self.kept >= MOST_POSITIONS or position.sealed() or position.hidden(self.seat):
                return position, child
            self.kept += 1
            child.position = position
            node = child

    def result(self, position: Position) -> list[float]:
        """What each seat may expect where the tree ends."""
        weights = self.weights
        if self.at_once:
            assert weights is not None
            return judge(position, weights, self.seats) if position.to_move() else position.returns()
        if self.horizon == END:
            play_out(position, self.chance)
            return position.returns()
        self.play_on(position)
        if weights is not None and position.to_move():
            return judge(position, weights, self.seats)
        return position.evaluate()

    def ends(self, position: Position) -> bool:
        """Is the game over, or far enough to be judged?"""
        return position.to_move() == 0 or position.progress() >= self.horizon

    def play_on(self, position: Position) -> None:
        """On to the horizon, mostly by what looks best: it is near enough for that."""
        chance = self.chance
        while not self.ends(position):
            seat = LOWEST[position.to_move()]
            if chance.uniform() < EPSILON:
                moves = position.candidates(seat)
                move = moves[chance.below(len(moves))]
            else:
                move = greedy.choose(position, seat, chance)
            position.play(seat, move, chance)

    def select(self, table: Node, position: Position, seat: int) -> Node:
        """The child that promises most, among those that can be played here."""
        return self.promising(self.children(table, position, seat))

    def children(self, table: Node, position: Position, seat: int) -> list[Node]:
        """The children for the moves that can be made here, made where they are not there yet."""
        known: list[Node] = []
        for move in position.candidates(seat):
            child = table.by_move.get(move)
            if child is None:
                add_children(table, position, seat, self.temperature)
                child = table.by_move[move]
            known.append(child)
        return known

    def promising(self, known: list[Node]) -> Node:
        """The child that promises most: its results so far, and how it looks while it is little tried."""
        visits: i64 = 0
        total = 0.0
        for child in known:
            visits += child.visits
            total += child.total
        guess = total / float(visits) - FIRST_GUESS if visits else 0.5
        spread = self.explore * sqrt(float(visits + 1))
        best = known[0]
        most = -1.0
        for child in known:
            visits = child.visits
            result = child.total / float(visits) if visits else guess
            value = result + spread * child.prior / float(1 + visits)
            if value > most:
                most = value
                best = child
        return best

    def advice(self) -> list[Advice]:
        """The moves of the position, best first: the one tried most is the one to make."""
        table = self.root.sides[self.seat] if self.root.sides else self.root
        moves = self.position.candidates(self.seat)
        known = [table.by_move.get(move) for move in moves]
        visits = 0
        total = 0.0
        for child in known:
            if child is not None:
                visits += child.visits
                total += child.total
        guess = max(0.0, total / visits - FIRST_GUESS) if visits else 0.0
        doubt = DOUBT + DOUBT_SHARE * visits
        found: list[Advice] = []
        for index in range(len(moves)):
            child = known[index]
            if child is None or child.visits == 0:
                found.append(Advice(moves[index], 0.0, 0, guess, 0.5))
                continue
            tries = child.visits
            mean = child.total / tries
            worth = (child.total + doubt * guess) / (tries + doubt)
            spread = max(0.0, child.squares / tries - mean * mean)
            margin = 1.96 * sqrt((spread * tries + WIDEST) / (tries + 1) / tries)
            found.append(Advice(moves[index], mean, tries, worth, min(0.5, margin)))
        found.sort(key=lambda advice: (-advice.visits, -advice.win))
        return found


def side(anchor: Node, seat: int) -> Node:
    """The seat's own statistics for a decision that several seats make at once."""
    if not anchor.sides:
        anchor.sides = []
    while len(anchor.sides) <= seat:
        anchor.sides.append(Node(None, 1.0))
    return anchor.sides[seat]


def joined(node: Node, move: Move) -> Node:
    """The node that follows a move made at the same time as others: structure only, no statistics."""
    return child_of(node, move)


def after_outcome(node: Node, visits: int, seen: int) -> Node:
    """The node after a move and what chance gave; that of the move, while it was visited too seldom."""
    found = node.by_outcome.get(seen)
    if found is None:
        if OUTCOME_VISITS * len(node.by_outcome) > visits:
            return node
        if not node.by_outcome:
            node.by_outcome = {}
        found = node.by_outcome[seen] = Node(None, 1.0)
    return found


def child_of(node: Node, move: Move) -> Node:
    """The node of a move, made where it is not there yet."""
    child = node.by_move.get(move)
    if child is None:
        child = Node(move, 1.0)
        if not node.by_move:
            node.by_move = {}
        node.by_move[move] = child
    return child


def add_children(table: Node, position: Position, seat: int, temperature: float) -> None:
    """Children for the moves not seen here before, with how good each looks among the others."""
    moves, values = position.weighed(seat)
    top = max(values)
    looks = [exp((value - top) / temperature) for value in values]
    whole = sum(looks)
    if not table.by_move:
        table.by_move = {}
    for index in range(len(moves)):
        move = moves[index]
        if move not in table.by_move:
            table.by_move[move] = Node(move, looks[index] / whole)
