"""Games between bots, and who wins them.

Run as `python -m tests.bots.strength GAME ONE OTHER GAMES SEATS OPTION=CHOICE ...`, it prints what `wins`
gives.
"""

from __future__ import annotations

import sys

from tests.effort import effort
from tijdperk.bots.players import Player, make_player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import Game, load_game
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
        assert move in position.legal(seat) or position.is_free(seat, move)
        position.play(seat, move, chance)
    return position, answered


def wins(game: Game, one: str, other: str, games: int, seats: int = 2, **options: str) -> float:
    """How much of the games `one` wins from `other` at all other seats; by the fastest engine there is."""
    from tests.engine import fast_engine, run_python

    chosen = [f"{option}={choice}" for option, choice in options.items()]
    arguments = (game.id, one, other, str(effort(games, 10 * games)), str(seats), *chosen)
    return float(run_python(fast_engine(), "-m", "tests.bots.strength", *arguments))


def share(game: Game, one: str, other: str, games: int, seats: int, options: dict[str, str]) -> float:
    """The same, in this process; from every side of the table."""
    total = 0.0
    for number in range(games):
        players = [make_player(other, 2000 + seats * number + seat) for seat in range(seats)]
        players[number % seats] = make_player(one, 1000 + number)
        total += play(game, options, players, number)[0].returns()[number % seats]
    return total / games


if __name__ == "__main__":
    name, one, other, games, seats = sys.argv[1:6]
    options = dict(text.split("=") for text in sys.argv[6:])
    print(share(load_game(name), one, other, int(games), int(seats), options))
