"""The action space and the chance nodes of every game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from tests.effort import effort
from tests.kernel.properties import dump, start
from tests.market.game import market_open
from tijdperk.kernel.chance import Asking, Outcome, Replayed, Sampled, Undecided
from tijdperk.kernel.game import Game, game_ids, load_game
from tijdperk.kernel.position import LOWEST, Position
from tijdperk.lab.nodes import ChanceNode, advance, begin

GAMES = [*game_ids(), "market"]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    with market_open() if request.param == "market" else nullcontext():
        yield load_game(request.param)


def test_every_legal_move_is_in_the_action_space(game: Game) -> None:
    actions = game.every_move()
    assert len(set(actions)) == len(actions)
    assert actions == game.every_move()
    known = set(actions)
    left = effort(400, 1_000_000)  # decisions
    for number in range(effort(10, 1000)):
        match, _ = start(game, number)
        position, chance = match.position, Sampled(number)
        while position.to_move() and left > 0:
            seat = LOWEST[position.to_move()]
            moves = position.legal(seat)
            assert known.issuperset(moves)
            position.play(seat, moves[chance.below(len(moves))], chance)
            left -= 1


def test_the_action_space_is_as_small_as_the_rules_make_it() -> None:
    sizes = {name: len(load_game(name).every_move()) for name in game_ids()}
    assert sizes["duel"] < 1200
    assert sizes["dice"] < 600
    assert sizes["history"] < 1300
    assert sizes["civilization"] < 9000
    assert sizes["antiquity"] < 56000


def through(node: Position | ChanceNode, chance: Sampled, drawn: list[Outcome]) -> Position:
    """The position after all draws, each by lot."""
    while isinstance(node, ChanceNode):
        assert sum(probability for _, probability in node.outcomes) == pytest.approx(1)
        value = node.sample(chance)
        drawn.append(Outcome(node.kind, value, node.only))
        node = node.follow(value)
    return node


def test_a_game_through_chance_nodes_is_a_game(game: Game) -> None:
    """What the nodes give, played again with the same draws, is the same position; nothing else changed."""
    options = game.settle_options({})
    chance = Sampled(7)
    drawn: list[Outcome] = []
    position = through(begin(game, options, game.min_seats), chance, drawn)
    assert dump(game, position) == dump(game, game.new(options, game.min_seats, Replayed(drawn)))
    for _ in range(effort(40, 2000)):
        if not position.to_move():
            break
        seat = LOWEST[position.to_move()]
        move = position.any_move(seat, chance)
        before = dump(game, position)
        drawn = []
        after = through(advance(position, seat, move), chance, drawn)
        assert dump(game, position) == before
        position.play(seat, move, Replayed(drawn))
        assert dump(game, after) == dump(game, position)


def test_outcomes_have_their_probabilities() -> None:
    with pytest.raises(Undecided) as asked:
        Asking([]).pick(3, [5, 4, 5, 5])
    assert asked.value.kind == 3
    assert asked.value.outcomes() == [(4, 0.25), (5, 0.75)]
    node = ChanceNode(3, asked.value.outcomes(), asked.value.only, lambda chance: Position(), ())
    chance = Sampled(1)
    fives = sum(node.sample(chance) == 5 for _ in range(4000))
    assert 2900 < fives < 3100


def test_outcomes_come_in_order() -> None:
    asking = Asking([Outcome(0, 2, 0), Outcome(0, 1, 0)])
    pool = [1, 2, 3]
    assert [asking.draw(0, pool), asking.draw(0, pool)] == [2, 1]
    assert pool == [3]
    with pytest.raises(Undecided):
        asking.draw(0, pool)
