"""A tree kept between moves: it goes on where it was, and knows no more than the seat does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.short import short_game
from tijdperk.bots.memory import Memory, visits
from tijdperk.bots.players import Player, Spec
from tijdperk.bots.search import LOOK_AT_CLOCK, Node, Search
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.position import LOWEST, Position

DECISIONS = 30


class Watched(Memory):
    """Counts the tries that it recalls."""

    def __init__(self) -> None:
        super().__init__()
        self.recalled = 0

    def recall(self, position: Position, seat: int) -> Node | None:
        found = super().recall(position, seat)
        if found is not None:
            self.recalled += visits(found, seat)
        return found


@pytest.mark.parametrize("name", game_ids())
def test_a_kept_tree_knows_no_more_than_the_seat(name: str) -> None:
    """One plays the real game, the other sees everything hidden drawn again: they do the same throughout."""
    game = short_game(name)
    chance, drawn = Sampled(3), Sampled(4)
    position = game.new(game.settle_options({}), game.min_seats, chance)
    pairs = [[Player(Spec("search", iterations=8), seat) for _ in range(2)] for seat in range(game.min_seats)]
    for players in pairs:
        for player in players:
            player.memory = Watched()
    for _ in range(DECISIONS):
        if not position.to_move():
            break
        seat = LOWEST[position.to_move()]
        real, other = pairs[seat]
        move = real.choose(position, seat)
        assert other.choose(position.determinize(seat, drawn), seat) is move
        position.play(seat, move, chance)
    assert sum(player.memory.recalled for players in pairs for player in players) > 0  # type: ignore[attr-defined]


def thought_ahead_of(iterations: int) -> int:
    """How many tries a seat begins its decisions with, if it thinks so long while the other does."""
    game, chance = load_game("duel"), Sampled(5)
    position = game.new(game.settle_options({}), 2, chance)
    thinker, other = Player(Spec("search", iterations=40), 1), Player(Spec("greedy"), 2)
    memory = thinker.memory = Watched()
    while position.to_move():
        seat = LOWEST[position.to_move()]
        if seat == 1 and iterations:
            thinker.think_ahead(position, 0, after_looks(iterations // LOOK_AT_CLOCK))
        position.play(seat, (other if seat else thinker).choose(position, seat), chance)
    return memory.recalled


def after_looks(number: int) -> Callable[[], bool]:
    looks = iter(range(number - 1))
    return lambda: next(looks, None) is None


def test_what_was_thought_while_another_did_is_used() -> None:
    assert thought_ahead_of(400) > 2 * thought_ahead_of(0)


@pytest.mark.parametrize("name", game_ids())
def test_thinking_while_others_do_knows_no_more_than_the_seat(name: str) -> None:
    """One sees the real game, the other everything hidden drawn again: they do the same throughout."""
    game = short_game(name)
    chance, drawn = Sampled(3), Sampled(4)
    position = game.new(game.settle_options({}), game.min_seats, chance)
    pairs = [[Player(Spec("search", iterations=8), seat) for _ in range(2)] for seat in range(game.min_seats)]
    for _ in range(DECISIONS):
        if not position.to_move():
            break
        seat = LOWEST[position.to_move()]
        for place, (real, other) in enumerate(pairs):
            if place != seat:
                real.think_ahead(position, place, after_looks(2))
                other.think_ahead(position.determinize(place, drawn), place, after_looks(2))
        real, other = pairs[seat]
        move = real.choose(position, seat)
        assert other.choose(position.determinize(seat, drawn), seat) is move
        position.play(seat, move, chance)


def test_a_tree_is_forgotten_where_something_else_happened() -> None:
    """What was thought of one position is of no use in another, nor after a card was turned."""
    game = load_game("duel")
    position = game.new(game.settle_options({}), 2, Sampled(1))
    seat = LOWEST[position.to_move()]
    search = Search(position, seat, Sampled(2))
    search.run(200, 0.0, None)
    best = search.advice()[0].move
    memory = Memory()
    memory.keep(position, seat, search.root, best)
    assert memory.recall(game.new(game.settle_options({}), 2, Sampled(9)), seat) is None
    memory.keep(position, seat, search.root, best)
    position.play(seat, best, Sampled(3))
    other = LOWEST[position.to_move()]
    assert other != seat
    assert memory.recall(position, other) is None


def test_where_only_others_choose_in_secret_there_is_no_tree_of_ones_own() -> None:
    tree = Node(None, 1.0)
    tree.sides = [Node(None, 1.0)]
    assert visits(tree, 1) == 0
