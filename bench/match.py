"""A match between the search bots of two copies of the package, in equal time of the processor.

    python -m bench.match duel --one DIR --other DIR --games 200 --cpu 0.02

DIR holds a folder `tijdperk`, compiled (`python tools/compile.py --into DIR`) or not. Every deal is played
from all sides of the table, with the same draws as far as the moves are the same; `one` sits at one seat,
`other` at the rest. Without its file `weights.json` a game is searched as before anything was learned.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from math import sqrt
from time import process_time

from tijdperk.bots.players import Player, Spec
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.position import LOWEST, Position


class Side:
    """A copy of the package in a process of its own, which answers one question after another."""

    def __init__(self, folder: str, cpu: float) -> None:
        command = [sys.executable, __file__, "--answer", str(cpu)]
        environment = {**os.environ, "PYTHONPATH": folder}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def ask(self, game: Game, position: Position, seat: int) -> str:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps([game.id, game.store(position), seat]) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def answer(cpu: float) -> None:
    """Questions from standard input, moves to standard output."""
    player = Player(Spec("search"), 1)
    for line in sys.stdin:
        name, data, seat = json.loads(line)
        game = load_game(name)
        position = game.restore(data)
        end = process_time() + cpu
        move = player.choose(position, seat, lambda end=end: process_time() >= end)  # type: ignore[misc]
        print(game.notation(position, move), flush=True)


def play(game: Game, sides: list[Side], seed: int) -> Position:
    chance = Sampled(seed)
    position = game.new(game.settle_options({}), len(sides), chance)
    while position.to_move():
        seat = LOWEST[position.to_move()]
        move = game.parse(position, seat, sides[seat].ask(game, position, seat))
        position.play(seat, move, chance)
    return position


def interval(shares: list[float]) -> float:
    """Half of the 95 % interval of a mean."""
    count = len(shares)
    mean = sum(shares) / count
    return 1.96 * sqrt(sum((share - mean) ** 2 for share in shares) / max(1, count - 1) / count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--one", help="the folder of the one whose share is counted")
    parser.add_argument("--other", help="the folder of those who sit at the other seats")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--cpu", type=float, default=0.02, help="seconds of the processor for a move")
    parser.add_argument("--other-cpu", type=float, help="the same for the other, if it is not the same")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--answer", type=float, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.answer:
        answer(arguments.answer)
        return
    game = load_game(arguments.game)
    one = Side(arguments.one, arguments.cpu)
    other = Side(arguments.other, arguments.other_cpu or arguments.cpu)
    shares: list[float] = []
    endings: Counter[str] = Counter()
    for number in range(arguments.games):
        seat = number % arguments.seats
        sides = [one if place == seat else other for place in range(arguments.seats)]
        position = play(game, sides, arguments.seed * 100_000 + number // arguments.seats)
        shares.append(position.returns()[seat])
        endings["sudden" if position.sudden() else "counted"] += 1
        mean = sum(shares) / len(shares)
        if number % 10 == 9 or number + 1 == arguments.games:
            print(f"{len(shares)} games: {mean:.3f} +- {interval(shares):.3f} {dict(endings)}", flush=True)
    one.close()
    other.close()


if __name__ == "__main__":
    main()
