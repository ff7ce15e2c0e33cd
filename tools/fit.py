"""Fit the weights of a game's evaluation to games between bots: `python tools/fit.py GAME --vary OPTION,...`

The game's engine/evaluation.py has FEATURES (names), STAGES (how many sets of weights there are),
stage(position) and all_features(position); the weights are written to engine/weights.py beside it. Positions
are judged where the search judges them: where their progress has just gone on. The chances to win are a
softmax over the seats, and the weights those of the largest likelihood, less a penalty for large ones.

The same arguments give the same weights.
"""

import argparse
import itertools
import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from tijdperk.bots import greedy
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.position import LOWEST, Position

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "tijdperk"
EPSILON = 0.03  # how often a bot takes any of its candidates, so that games differ
PENALTY = 1.0  # for the square of a weight, in games
ROUNDS = 400
HELD_OUT = 5  # every fifth game is not fitted to, but tells how good the fit is

Sample = tuple[int, list[list[float]], list[float]]  # stage, features by seat, result by seat


def play(name: str, options: dict[str, str], seats: int, seed: int) -> list[Sample]:
    """A game of greedy bots, and how the seats stood whenever it had gone on."""
    game = load_game(name)
    judgement = import_module(f"tijdperk.games.{name}.engine.evaluation")
    chance = Sampled(seed)
    position = game.new(game.settle_options(options), seats, chance)
    stood: list[tuple[int, list[list[float]]]] = []
    progress = position.progress()
    while position.to_move():
        choose(position, chance)
        if position.to_move() and position.progress() != progress:
            progress = position.progress()
            stood.append((judgement.stage(position), judgement.all_features(position)))
    result = position.returns()
    return [(stage, features, result) for stage, features in stood]


def choose(position: Position, chance: Sampled) -> None:
    seat = LOWEST[position.to_move()]
    if chance.uniform() < EPSILON:
        moves = position.candidates(seat)
        move = moves[chance.below(len(moves))]
    else:
        move = greedy.choose(position, seat, chance)
    position.play(seat, move, chance)


def combinations(name: str, vary: list[str]) -> Iterator[dict[str, str]]:
    """Every combination of the options that are to vary; the others are at their first choice."""
    choices = {option.id: option.choices for option in load_game(name).options}
    for values in itertools.product(*(choices[option] for option in vary)):
        yield dict(zip(vary, values, strict=True))


def shares(weights: list[float], features: list[list[float]]) -> list[float]:
    sums = [sum(weight * value for weight, value in zip(weights, values, strict=True)) for values in features]
    top = max(sums)
    looks = [math.exp(total - top) for total in sums]
    whole = sum(looks)
    return [look / whole for look in looks]


def fit(samples: list[Sample], count: int) -> list[float]:
    """Weights of the largest likelihood, by gradient steps that are scaled for each weight (Adam)."""
    weights = [0.0] * count
    mean = [0.0] * count
    square = [0.0] * count
    for step in range(1, ROUNDS + 1):
        slope = [2.0 * PENALTY * weight / len(samples) for weight in weights]
        for _, features, result in samples:
            for share, won, values in zip(shares(weights, features), result, features, strict=True):
                for index, value in enumerate(values):
                    slope[index] += (share - won) * value / len(samples)
        rate = 0.1 * (1.0 - step / (ROUNDS + 1))
        for index in range(count):
            mean[index] = 0.9 * mean[index] + 0.1 * slope[index]
            square[index] = 0.99 * square[index] + 0.01 * slope[index] ** 2
            scaled = mean[index] / (1.0 - 0.9**step)
            weights[index] -= rate * scaled / (math.sqrt(square[index] / (1.0 - 0.99**step)) + 1e-9)
    return weights


def log_loss(weights: list[float], samples: list[Sample]) -> float:
    """How much the results surprise the judgement, on average; without weights, the log of the seats."""
    total = 0.0
    for _, features, result in samples:
        for share, won in zip(shares(weights, features), result, strict=True):
            total -= won * math.log(max(share, 1e-9))
    return total / max(1, len(samples))


def write(name: str, weights: list[list[float]], features: list[str], arguments: argparse.Namespace) -> None:
    lines = [f"    [{', '.join(f'{weight:.3f}' for weight in row)}],\n" for row in weights]
    text = (
        f'"""How much each feature of the evaluation counts, by stage: {", ".join(features)}.\n\n'
        f"Written by `python tools/fit.py {name} --vary {arguments.vary} --games {arguments.games}`.\n"
        '"""\n\nfrom typing import Final\n\n'
        f"WEIGHTS: Final[list[list[float]]] = [\n{''.join(lines)}]  # fmt: skip\n"
    )
    (PACKAGE / "games" / name / "engine" / "weights.py").write_text(text, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Fit the weights of a game's evaluation to games between bots."
    )
    parser.add_argument("game")
    parser.add_argument("--vary", default="", help="options whose choices are all played")
    parser.add_argument("--games", type=int, default=200, help="for each combination of them")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    game = load_game(arguments.game)
    judgement: Any = import_module(f"tijdperk.games.{arguments.game}.engine.evaluation")
    sizes = range(game.min_seats, game.max_seats + 1)
    jobs: list[tuple[str, dict[str, str], int, int]] = []
    for options in combinations(arguments.game, [word for word in arguments.vary.split(",") if word]):
        for number in range(arguments.games):
            jobs.append((arguments.game, options, sizes[number % len(sizes)], len(jobs)))
    with ProcessPoolExecutor(arguments.jobs) as pool:
        games = list(pool.map(play, *zip(*jobs, strict=True), chunksize=4))
    count = len(judgement.FEATURES)
    weights = []
    for stage in range(judgement.STAGES):
        fitted = [s for at, game in enumerate(games) if at % HELD_OUT for s in game if s[0] == stage]
        held_out = [s for at, game in enumerate(games) if not at % HELD_OUT for s in game if s[0] == stage]
        row = fit(fitted, count) if fitted else [0.0] * count
        weights.append(row)
        known = log_loss(row, held_out)
        unknown = log_loss([0.0] * count, held_out)
        print(f"stage {stage}: {len(fitted)} positions, log loss {known:.3f}, without weights {unknown:.3f}")
    write(arguments.game, weights, judgement.FEATURES, arguments)


if __name__ == "__main__":
    main()
