"""How fast an engine is: `tijdperk bench`. Peers are measured in `bench/`, in the same run."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from tijdperk.bots import greedy
from tijdperk.bots.random import play_out
from tijdperk.bots.search import Search
from tijdperk.kernel import position as kernel_position
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.garbage import relaxed_gc
from tijdperk.kernel.position import LOWEST, Position
from tijdperk.kernel.text import Catalogue

FULL_GAMES = 3
WINDOWS = 9  # each figure is the median of so many windows: one that was disturbed does not count


def compiled() -> bool:
    """Is this the form compiled with mypyc?"""
    return not (kernel_position.__file__ or "").endswith(".py")


def paces(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Calls and units of work per second of this process: the medians of some windows of time."""
    calls, units = [], []
    with relaxed_gc():
        for _ in range(WINDOWS):
            called = done = 0
            start = process_time()
            while (spent := process_time() - start) < seconds / WINDOWS:
                done += work()
                called += 1
            calls.append(called / spent)
            units.append(done / spent)
    return median(calls), median(units)


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second."""
    return paces(work, seconds)[1]


def middle(game: Game, options: dict[str, str], seats: int) -> Position:
    """A position half-way through a random game, the same every time."""
    chance = Sampled(4)
    position = game.new(options, seats, chance)
    total = play_out(position.clone(), Sampled(5))
    for _ in range(total // 2):
        seat = LOWEST[position.to_move()]
        moves = position.legal(seat)
        position.play(seat, moves[chance.below(len(moves))], chance)
    return position


def fullest(game: Game, options: dict[str, str], seats: int) -> Position:
    """The position with most to choose from in a few greedy games, the same every time."""
    chance = Sampled(6)
    found, most = None, -1
    for _ in range(FULL_GAMES):
        position = game.new(options, seats, chance)
        while position.to_move():
            seat = LOWEST[position.to_move()]
            if len(position.legal(seat)) > most:
                found, most = position.clone(), len(position.legal(seat))
            position.play(seat, greedy.choose(position, seat, chance), chance)
    assert found
    return found


def measure(
    game: Game, seconds: float = 1.0, seats: int = 0, chosen: dict[str, str] | None = None
) -> dict[str, Any]:
    """The figures of one engine, at a full table unless another number of seats is given."""
    options = game.settle_options(chosen or {})
    seats = seats or game.max_seats
    game.check_seats(seats)
    chance = Sampled(1)

    def decisions() -> int:
        return play_out(game.new(options, seats, chance), chance)

    half = middle(game, options, seats)
    full = fullest(game, options, seats)

    def clones() -> int:
        for _ in range(100):
            half.clone()
        return 100

    def listings(position: Position) -> int:
        seat = LOWEST[position.to_move()]
        for _ in range(100):
            position.legal(seat)
        return 100

    start = game.new(options, seats, Sampled(2))
    search = Search(start, LOWEST[start.to_move()], Sampled(3))

    def iterations() -> int:
        for _ in range(10):
            search.iterate()
        return 10

    games_per_second, decisions_per_second = paces(decisions, seconds)
    return {
        "game": game.id,
        "seats": seats,
        "compiled": compiled(),
        "games_per_second": games_per_second,
        "decisions_per_second": decisions_per_second,
        "clone_us": 1e6 / rate(clones, seconds),
        "legal_us": 1e6 / rate(lambda: listings(half), seconds),
        "most_moves": len(full.legal(LOWEST[full.to_move()])),
        "most_legal_us": 1e6 / rate(lambda: listings(full), seconds),
        "search_iterations_per_second": rate(iterations, seconds),
    }


def add_arguments(parser: ArgumentParser, texts: Catalogue) -> None:
    add = parser.add_argument
    add("game", nargs="?", help=texts.say("cli-arg-game"))
    add("--seconds", type=float, default=1.0, metavar="S", help=texts.say("cli-arg-seconds"))
    add("--json", action="store_true", help=texts.say("cli-arg-json"))


def run(arguments: Namespace, texts: Catalogue) -> int:
    report = measure(load_game(arguments.game), min(max(arguments.seconds, 0.05), 60.0))
    if arguments.json:
        print(json.dumps(report, indent=2))
        return 0
    form = texts.say("bench-compiled") if report["compiled"] else texts.say("bench-plain")
    table = Table(show_header=False, title=f"{report['game']} ({form})")
    table.add_column()
    table.add_column(justify="right")
    for name, value in report.items():
        if isinstance(value, int | float) and not isinstance(value, bool):
            table.add_row(
                name, f"{value:,.2f}" if isinstance(value, float) and value < 100 else f"{value:,.0f}"
            )
    Console().print(table)
    return 0
