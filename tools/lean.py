"""What quick play should like more or less than it does: `python -m tools.lean GAME OPTION=CHOICE ...`

In games between greedy bots, what a move looks like is changed by an amount for its style (`Position.style`)
and the phase of the game (`Position.value_phase`), drawn for each bot anew. Which amounts go with winning is
told by a logistic regression over all pairs of seats: how much one standard deviation more adds to the log of
the odds, in each phase, and how soon it is too much (the square, for all phases together). With `--check`,
one bot with the given amounts plays others without, and the share that it wins is printed.

The same arguments give the same numbers. It is several times as fast with the compiled engine:
`python tools/compile.py --into DIR`, and DIR in PYTHONPATH.
"""

import argparse
import json
from itertools import combinations
from math import exp, sqrt

from tijdperk.bots.leaning import normal
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import LOWEST, Position
from tools.fit import solved

RIDGE = 4.0  # for the square of a coefficient, in pairs of seats
ROUNDS = 12  # of Newton's method

Likes = list[list[float]]  # by phase and style


def choose(position: Position, seat: int, likes: Likes, chance: Sampled) -> Move:
    """What looks best to a bot of these likes; a lot decides between equals."""
    moves, values = position.weighed(seat)
    row = likes[position.value_phase()]
    best, most = moves[0], -1e9
    for move, value in zip(moves, values, strict=True):
        look = value + row[position.style(move)] + 0.001 * chance.uniform()
        if look > most:
            best, most = move, look
    return best


def play(game: Game, options: dict[str, str], tastes: list[Likes], seed: int) -> tuple[list[float], set[int]]:
    """The result of a game, and the phases in which something was decided."""
    chance, lots = Sampled(seed), Sampled(seed + 1)
    position = game.new(game.settle_options(options), len(tastes), chance)
    phases = set()
    while position.to_move():
        seat = LOWEST[position.to_move()]
        phases.add(position.value_phase())
        position.play(seat, choose(position, seat, tastes[seat], lots), chance)
    return position.returns(), phases


def regress(rows: list[list[float]], won: list[bool]) -> tuple[list[float], list[float]]:
    """Coefficients of a logistic regression, and their standard errors."""
    count = len(rows[0])
    weights = [0.0] * count
    for _ in range(ROUNDS):
        slope, matrix = derivatives(rows, won, weights)
        weights = [weight + step for weight, step in zip(weights, solved(matrix, slope), strict=True)]
    _, matrix = derivatives(rows, won, weights)
    errors = []
    for index in range(count):
        unit = [1.0 if at == index else 0.0 for at in range(count)]
        errors.append(sqrt(solved(matrix, unit)[index]))
    return weights, errors


def derivatives(
    rows: list[list[float]], won: list[bool], weights: list[float]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood goes up with each coefficient, and how that bends down, with the ridge."""
    slope = [-RIDGE * weight for weight in weights]
    matrix = [[RIDGE if at == index else 0.0 for at in range(len(weights))] for index in range(len(weights))]
    for row, win in zip(rows, won, strict=True):
        expected = 1.0 / (1.0 + exp(-sum(w * x for w, x in zip(weights, row, strict=True))))
        for index, one in enumerate(row):
            slope[index] += (win - expected) * one
            part = expected * (1.0 - expected) * one
            line = matrix[index]
            for at, other in enumerate(row):
                line[at] += part * other
    return slope, matrix


def moved(likes: Likes, drawn: Likes, spread: float) -> Likes:
    return [
        [like + spread * amount for like, amount in zip(*rows, strict=True)]
        for rows in zip(likes, drawn, strict=True)
    ]


def row_of(one: Likes, other: Likes, phases: list[int]) -> list[float]:
    """How two bots differ: by phase and style, and the squares by style."""
    styles = range(len(one[0]))
    row = [one[phase][style] - other[phase][style] for phase in phases for style in styles]
    squares = [sum(one[phase][style] ** 2 - other[phase][style] ** 2 for phase in phases) for style in styles]
    return row + squares


def learn(game: Game, options: dict[str, str], arguments: argparse.Namespace, start: Likes) -> None:
    styles = len(start[0])
    lots = Sampled(arguments.seed)
    results, tastes, seen = [], [], set()
    for number in range(arguments.games):
        drawn = [[[normal(lots) for _ in row] for row in start] for _ in range(arguments.seats)]
        liked = [moved(start, one, arguments.spread) for one in drawn]
        result, phases = play(game, options, liked, arguments.seed * 1_000_000 + number)
        seen |= phases
        results.append(result)
        tastes.append(drawn)
    used = sorted(seen)
    rows: list[list[float]] = []
    won = []
    for result, drawn in zip(results, tastes, strict=True):
        for one, other in combinations(range(arguments.seats), 2):
            if result[one] != result[other]:
                rows.append(row_of(drawn[one], drawn[other], used))
                won.append(result[one] > result[other])
    weights, errors = regress(rows, won)
    for index, (weight, error) in enumerate(zip(weights, errors, strict=True)):
        part, style = divmod(index, styles)
        place = f"phase {used[part]}" if part < len(used) else "square"
        print(f"style {style} {place}: {weight:+.3f} +- {error:.3f}")


def check(game: Game, options: dict[str, str], arguments: argparse.Namespace, likes: Likes) -> None:
    nothing = [[0.0] * len(row) for row in likes]
    shares = []
    for number in range(arguments.games):
        seat = number % arguments.seats
        tastes = [likes if place == seat else nothing for place in range(arguments.seats)]
        seed = arguments.seed * 1_000_000 + number // arguments.seats
        shares.append(play(game, options, tastes, seed)[0][seat])
    mean = sum(shares) / len(shares)
    error = 1.96 * sqrt(sum((share - mean) ** 2 for share in shares)) / len(shares)
    print(f"{len(shares)} games: {mean:.3f} +- {error:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="What quick play should like more or less than it does.")
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", help="OPTION=CHOICE")
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spread", type=float, default=20.0, help="the standard deviation of the amounts")
    parser.add_argument("--from", dest="start", help="amounts to begin with, by phase and style, as JSON")
    parser.add_argument("--check", action="store_true", help="how good are those amounts?")
    arguments = parser.parse_args()
    game = load_game(arguments.game)
    options = dict(text.split("=") for text in arguments.options)
    layout = game.new(game.settle_options(options), arguments.seats, Sampled(0)).layout()
    if layout is None or not layout.styles:
        parser.error("the moves of this game have no styles")
    start = json.loads(arguments.start) if arguments.start else [[0.0] * layout.styles] * layout.phases
    (check if arguments.check else learn)(game, options, arguments, start)


if __name__ == "__main__":
    main()
