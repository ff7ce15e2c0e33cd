"""The tree of a seat's last search, kept for its next decision.

It is kept while only the seat itself acts, or one other seat answers, and nothing is drawn: then all that was
found below those moves still holds. Whether a position is the one that was expected is told by its features,
which are what the seat sees; so nothing is carried over that the seat could not know.
"""

from __future__ import annotations

from tijdperk.bots.search import Node
from tijdperk.kernel.chance import Recording, Sampled
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import LOWEST, Position

MOST_VISITS = 300_000  # of a tree that is kept: a larger one takes too much memory together with the next

Sight = tuple[list[int], list[int]]  # places and values of the features


class Memory:
    """What a seat remembers of its last search."""

    def __init__(self) -> None:
        self.root: Node | None = None  # of the position after the seat's move
        self.position: Position | None = None
        self.seat = 0
        self.horizon = 0

    def keep(self, position: Position, seat: int, root: Node, move: Move) -> None:
        """The seat makes a move: remember what was found below it, unless chance speaks."""
        self.seat = seat
        self.horizon = position.horizon(seat)
        self.position = then = after(position, seat, move)
        self.root = None
        if then is None or (position.sealed() and position.sealed() != then.sealed()):
            return  # something was drawn, or others' secret choices became known
        tree = below(root, seat, move)
        if tree is not None and visits(tree, seat) <= MOST_VISITS:
            self.root = tree

    def wait(self, position: Position, seat: int) -> Node | None:
        """Another seat is to move: the tree to think on with meanwhile; None where it would be of no use."""
        waiting = position.to_move()
        if not waiting or waiting >> seat & 1 or position.sealed():
            return None
        root, expected, horizon = self.root, self.position, position.horizon(seat)
        same = expected is not None and sight(expected, seat) == sight(position, seat)
        if root is None or not same or (seat, horizon) != (self.seat, self.horizon):
            root = Node(None, 1.0)
        self.seat = seat
        self.horizon = horizon
        self.position = position
        self.root = root
        return root

    def recall(self, position: Position, seat: int) -> Node | None:
        """The tree of this position; None if it is another one than was thought about."""
        tree = self.expected(position, seat)
        if tree is None:
            return None
        # Of a secret decision the seat's own part is kept beside others', of any other there are no parts.
        fits = len(tree.sides) > seat if position.sealed() else not tree.sides
        return tree if fits else None

    def expected(self, position: Position, seat: int) -> Node | None:
        root, expected = self.root, self.position
        self.root = self.position = None
        if root is None or expected is None or seat != self.seat or position.horizon(seat) != self.horizon:
            return None
        if expected.to_move() >> seat & 1:
            return root if sight(expected, seat) == sight(position, seat) else None
        if expected.sealed():
            return None
        other = LOWEST[expected.to_move()]
        seen = sight(position, seat)
        for move, child in root.by_move.items():
            if child.visits and move in expected.legal(other):
                then = after(expected, other, move)
                if then is not None and then.to_move() >> seat & 1 and sight(then, seat) == seen:
                    return child
        return None


def after(position: Position, seat: int, move: Move) -> Position | None:
    """The position after a move; None if something is drawn, or the game is over."""
    then = position.clone()
    recording = Recording(Sampled(0))
    then.play(seat, move, recording)
    return None if recording.outcomes or not then.to_move() else then


def below(root: Node, seat: int, move: Move) -> Node | None:
    """The tree below a move of the seat; of a secret decision, with what others may have chosen."""
    if not root.sides:
        return root.by_move.get(move)
    own = root.sides[seat].by_move.get(move)
    if own is None:
        return None
    node = Node(None, 1.0)
    common = root.by_move.get(move)
    if common is not None:
        node.by_move = common.by_move
    node.sides = [own if place == seat else side for place, side in enumerate(root.sides)]
    return node


def visits(root: Node, seat: int) -> int:
    tables = root.sides[seat : seat + 1] if root.sides else [root]
    return sum(child.visits for table in tables for child in table.by_move.values())


def sight(position: Position, seat: int) -> Sight:
    """What the seat sees."""
    at: list[int] = []
    of: list[int] = []
    position.features(seat, at, of)
    return at, of
