"""What the analysis of games is worth: do better bots make fewer errors, and do two seeds agree?

    python -m bench.analysis duel --bots random,greedy,search:200,search:2000 --games 8 --iterations 600

Every bot plays so many games against itself, with the same draws as others as far as the moves are the same.
Figures are in points; a standard error is over games.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from time import process_time

from tijdperk.analysis.analyst import analyse
from tijdperk.analysis.report import Analysis
from tijdperk.bots.players import make_player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match


@dataclass
class Found:
    """Of each game of a bot."""

    given: list[float] = field(default_factory=list)  # points given away per choice
    luck: list[float] = field(default_factory=list)  # of the first seat, as all that follows
    noise: list[float] = field(default_factory=list)
    result: list[float] = field(default_factory=list)
    less_luck: list[float] = field(default_factory=list)
    same_grade: list[float] = field(default_factory=list)  # share of the choices, by another seed
    same_turning: list[float] = field(default_factory=list)  # share of the turning points
    apart: list[float] = field(default_factory=list)  # the curves, at every choice
    cpu: list[float] = field(default_factory=list)


def play(game: str, bot: str, seats: int, seed: int) -> Match:
    match = Match(game, seats=[bot.split(":")[0]] * seats, chance=Sampled(seed))
    players = [make_player(bot, seed * seats + seat) for seat in range(seats)]
    while not match.over:
        seat = match.seat
        match.play(players[seat].choose(match.position, seat), seat)
    return match


def add(found: Found, first: Analysis) -> None:
    one = first.seats[0]
    own = sum(seat.own for seat in first.seats)
    found.given.append(100 * own / max(1, sum(seat.choices for seat in first.seats)))
    found.luck.append(100 * one.luck)
    found.noise.append(100 * one.noise)
    found.result.append(100 * one.result)
    found.less_luck.append(100 * one.less_luck)


def compare(found: Found, first: Analysis, second: Analysis) -> None:
    pairs = list(zip(first.choices, second.choices, strict=True))
    found.same_grade.append(mean(one.grade == other.grade for one, other in pairs))
    found.apart += [100 * (one.looked[0] - other.looked[0]) for one, other in pairs]
    turning = {one.choice for one in first.turning}
    if turning:
        found.same_turning.append(len(turning & {one.choice for one in second.turning}) / len(turning))


def with_error(values: list[float]) -> str:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{mean(values):.2f} ± {error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="random,greedy,search:200,search:2000")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", default="", help="the bot whose games are judged by a second seed too")
    arguments = parser.parse_args()
    for bot in arguments.bots.split(","):
        found = Found()
        for number in range(arguments.games):
            match = play(arguments.game, bot, arguments.seats, arguments.seed + number)
            began = process_time()
            first = analyse(match, arguments.iterations, 1)
            found.cpu.append(process_time() - began)
            add(found, first)
            if bot == arguments.again:
                compare(found, first, analyse(match, arguments.iterations, 2))
        few = sum(abs(one) < 5 for one in found.noise)
        parts = [
            f"{arguments.game} {bot}: {arguments.games} games",
            f"given away per choice {with_error(found.given)}",
            f"luck {with_error(found.luck)}",
            f"noise SD {stdev(found.noise):.1f} (below 5: {few})",
            f"SD of result {stdev(found.result):.1f}, less luck {stdev(found.less_luck):.1f}",
            f"CPU {mean(found.cpu):.1f} s",
        ]
        print(", ".join(parts), flush=True)
        if found.apart:
            print(
                f"  two seeds: same grade {mean(found.same_grade):.2f}, curve SD {stdev(found.apart):.1f}, "
                f"turning points of the first that the second has {with_error(found.same_turning)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
