"""Games between bots, and who wins them."""

from __future__ import annotations

from tijdperk.bots.players import Player, make_player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import Game
from tijdperk.kernel.position import LOWEST, Position


def play(game: Game, options: dict[str, str], players: list[Player], seed: int) -> tuple[Position, set[str]]:
    """A game between bots; gives its end and the kinds of decisions they answered."""
    chance = Sampled(seed)
    position = game.new(game.settle_options(options), len(players), chance)
    answered = set()
    while position.to_move():
        seat = LOWEST[position.to_move()]
        answered.add(game.decisions[position.decision_kind(seat)])
        move = players[seat].choose(position, seat)
        assert move in position.legal(seat)
        position.play(seat, move, chance)
    return position, answered


def wins(game: Game, one: str, other: str, games: int, seats: int = 2) -> float:
    """How much of the games `one` wins from `other` at all other seats, from every side of the table."""
    total = 0.0
    for number in range(games):
        players = [make_player(other, 2000 + seats * number + seat) for seat in range(seats)]
        players[number % seats] = make_player(one, 1000 + number)
        total += play(game, {}, players, number)[0].returns()[number % seats]
    return total / games
