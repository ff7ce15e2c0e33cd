"""Fit the weights of a game's evaluation to games between bots: `python tools/fit.py GAME --vary OPTION,...`

The game's engine/evaluation.py has FEATURES (names), STAGES (how many sets of weights there are),
stage(position) and all_features(position); the weights are written to engine/weights.py beside it, with how
they were found. Positions are judged where the search judges them: where their progress has just gone on. The
chances to win are a softmax over the seats. The weights of a stage are those of the largest likelihood, less
a penalty for being far from the weights that fit all stages together: it counts where there are few games.
Where evaluation.py has SIGNS (1, -1, or 0 for either), no weight is of the other sign: a search that believed
it would go after what only those have who lose.

The same arguments give the same weights. It is several times as fast with the compiled engine:
`python tools/compile.py --into DIR`, and DIR in PYTHONPATH.
"""

import argparse
import itertools
import math
import textwrap
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
PENALTY = 60.0  # for the square of a difference from the common weights, in positions: those of three games
ROUNDS = 8  # of Newton's method
HELD_OUT = 7  # every seventh game is not fitted to, but tells how good the fit is
WIDTH = 110  # of a line

Sample = tuple[int, list[list[float]], list[float]]  # stage, features by seat, result by seat


def play(name: str, options: dict[str, str], epsilon: float, seats: int, seed: int) -> list[Sample]:
    """A game of greedy bots, and how the seats stood whenever it had gone on."""
    game = load_game(name)
    judgement = import_module(f"tijdperk.games.{name}.engine.evaluation")
    chance = Sampled(seed)
    position = game.new(game.settle_options(options), seats, chance)
    stood: list[tuple[int, list[list[float]]]] = []
    progress = position.progress()
    while position.to_move():
        choose(position, chance, epsilon)
        if position.to_move() and position.progress() != progress:
            progress = position.progress()
            stood.append((judgement.stage(position), judgement.all_features(position)))
    result = position.returns()
    return [(stage, features, result) for stage, features in stood]


def choose(position: Position, chance: Sampled, epsilon: float) -> None:
    seat = LOWEST[position.to_move()]
    if chance.uniform() < epsilon:
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


def fit(samples: list[Sample], common: list[float], signs: list[int]) -> list[float]:
    """The weights of the largest likelihood, less the penalty for those far from common ones."""
    weights = common[:]
    for _ in range(ROUNDS):
        slope, curvature = derivatives(samples, weights)
        for index, sign in enumerate(signs):
            slope[index] += 2.0 * PENALTY * (weights[index] - common[index])
            curvature[index][index] += 2.0 * PENALTY
            if sign and not weights[index] and slope[index] * sign > 0.0:  # it would get the wrong sign
                slope[index] = 0.0
                for at in range(len(weights)):
                    if at != index:
                        curvature[index][at] = curvature[at][index] = 0.0
        step = solved(curvature, slope)
        weights = [weight - change for weight, change in zip(weights, step, strict=True)]
        weights = [
            0.0 if weight * sign < 0.0 else weight for weight, sign in zip(weights, signs, strict=True)
        ]
    return weights


def derivatives(samples: list[Sample], weights: list[float]) -> tuple[list[float], list[list[float]]]:
    """The first and second derivatives of the summed log loss by each weight."""
    count = len(weights)
    slope = [0.0] * count
    curvature = [[0.0] * count for _ in range(count)]
    for _, features, result in samples:
        expected = shares(weights, features)
        middle = [0.0] * count
        for share, won, values in zip(expected, result, features, strict=True):
            for index, value in enumerate(values):
                middle[index] += share * value
                slope[index] += (share - won) * value
        for share, values in zip(expected, features, strict=True):
            away = [value - mean for value, mean in zip(values, middle, strict=True)]
            for index, one in enumerate(away):
                if one:
                    row = curvature[index]
                    part = share * one
                    for at in range(index, count):
                        row[at] += part * away[at]
    for index in range(count):
        for at in range(index):
            curvature[index][at] = curvature[at][index]
    return slope, curvature


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations with a positive definite matrix (Gauss)."""
    count = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(count):
        for row in rows[pivot + 1 :]:
            factor = row[pivot] / rows[pivot][pivot]
            for at in range(pivot, count + 1):
                row[at] -= factor * rows[pivot][at]
    found = [0.0] * count
    for index in range(count - 1, -1, -1):
        known = sum(rows[index][at] * found[at] for at in range(index + 1, count))
        found[index] = (rows[index][count] - known) / rows[index][index]
    return found


def log_loss(weights: list[float], samples: list[Sample]) -> float:
    """How much the results surprise the judgement, on average; without weights, the log of the seats."""
    total = 0.0
    for _, features, result in samples:
        for share, won in zip(shares(weights, features), result, strict=True):
            total -= won * math.log(max(share, 1e-9))
    return total / max(1, len(samples))


def write(name: str, weights: list[list[float]], features: list[str], how: str) -> None:
    lines = [
        textwrap.fill(
            f"[{', '.join(f'{weight:.3f}' for weight in row)}],",
            WIDTH,
            initial_indent="    ",
            subsequent_indent="     ",
        )
        + "\n"
        for row in weights
    ]
    names = textwrap.fill(f"By stage, how much each of the features counts: {', '.join(features)}.", WIDTH)
    text = (
        f'"""How the features of the evaluation are weighed.\n\n{names}\n\n{how}\n"""\n\n'
        "from typing import Final\n\n"
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
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--epsilon", type=float, default=EPSILON, help="how often any candidate is taken")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    game = load_game(arguments.game)
    judgement: Any = import_module(f"tijdperk.games.{arguments.game}.engine.evaluation")
    sizes = range(game.min_seats, game.max_seats + 1)
    jobs: list[tuple[str, dict[str, str], float, int, int]] = []
    for options in combinations(arguments.game, [word for word in arguments.vary.split(",") if word]):
        for number in range(arguments.games):
            seats = sizes[number % len(sizes)]
            jobs.append((arguments.game, options, arguments.epsilon, seats, arguments.seed + len(jobs)))
    with ProcessPoolExecutor(arguments.jobs) as pool:
        games = list(pool.map(play, *zip(*jobs, strict=True), chunksize=4))
    fitted = [sample for at, game in enumerate(games) if at % HELD_OUT for sample in game]
    held_out = [sample for at, game in enumerate(games) if not at % HELD_OUT for sample in game]
    nothing = [0.0] * len(judgement.FEATURES)
    signs: list[int] = getattr(judgement, "SIGNS", [0] * len(nothing))
    common = fit(fitted, nothing, signs)
    weights = []
    loss = 0.0
    for stage in range(judgement.STAGES):
        known = [sample for sample in fitted if sample[0] == stage]
        new = [sample for sample in held_out if sample[0] == stage]
        row = fit(known, common, signs) if known else common
        weights.append(row)
        loss += log_loss(row, new) * len(new)
        print(
            f"stage {stage}: {len(known)} positions, log loss {log_loss(row, new):.3f}, "
            f"by the common weights {log_loss(common, new):.3f}, by none {log_loss(nothing, new):.3f}"
        )
    vary = f" --vary {arguments.vary}" if arguments.vary else ""
    epsilon = f" --epsilon {arguments.epsilon}" if arguments.epsilon != EPSILON else ""
    words = f"{arguments.game}{vary} --games {arguments.games} --seed {arguments.seed}{epsilon}"
    left = len(games[::HELD_OUT])
    how = (
        f"`python tools/fit.py {words}`\n"
        f"fitted them to {len(fitted)} positions of {len(games) - left} games. "
        f"In {len(held_out)} positions of {left} other games\n"
        f"the log loss is {loss / len(held_out):.3f}, and {log_loss(nothing, held_out):.3f} without weights."
    )
    print(how)
    write(arguments.game, weights, judgement.FEATURES, how)


if __name__ == "__main__":
    main()
