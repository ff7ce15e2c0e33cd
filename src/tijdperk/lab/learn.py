"""Learn what positions of a game are worth: `tijdperk learn GAME --minutes 20`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.features import Layout, Weights
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.garbage import relaxed_gc
from tijdperk.kernel.text import Catalogue
from tijdperk.kernel.weights import DIGITS, FILE, Learned, weights_of, write_weights
from tijdperk.lab.samples import Games, Sample
from tijdperk.terminal.arguments import Parser, number

if TYPE_CHECKING:
    from tijdperk.lab.fit import Data

ROUNDS = (0.3, 0.3, 0.4)  # how the time is shared between quick games and two rounds of the search
OLDER = (0.3, 0.15)  # how much samples of earlier rounds count in each round, where the later ones are many
HELD_OUT = 8  # every eighth game is not fitted to, but tells how good the fit is
FEWEST = 2 * HELD_OUT  # games of the first round: some are held out, however little time there is
ENOUGH = 50  # games that were held out of a round tell by themselves how good the fit is
MANY = 300  # positions that were held out of a phase tell whether anything was learned of it
MOST_GAMES = 10_000_000
CHUNK = 20_000  # samples that become an array at a time


def add_arguments(parser: Parser, texts: Catalogue) -> None:
    add = parser.add_argument
    add("game", nargs="?", help=texts.say("cli-arg-game"))
    add("--minutes", default="20", metavar="N", help=texts.say("cli-arg-minutes"))
    add("--games", metavar="N,N,N", help=texts.say("cli-arg-games-learned"))
    add("--seed", default="1", metavar="N", help=texts.say("cli-arg-seed"))
    add("--into", type=Path, metavar="FILE", help=texts.say("cli-arg-weights"))


def run(arguments: Namespace, texts: Catalogue) -> int:
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise BadInput("numpy-missing") from None
    game = load_game(arguments.game)
    seed = number("--seed", arguments.seed) or 0
    budgets = read_games(arguments.games) if arguments.games else read_minutes(arguments.minutes)
    into = arguments.into or game.folder / FILE
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with relaxed_gc(), Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        learned = learn(game, budgets, seed, Reported(progress, texts))
    played = ",".join(str(games) for games in learned.about["games"])
    command = f"tijdperk learn {game.id} --games {played} --seed {seed}"
    learned.about = {"command": command, **learned.about}
    write_weights(into, learned)
    print(texts.say("learn-done", file=str(into), loss=learned.about["log_loss"]["all"]))
    return 0


class Budget:
    """What is played in a round: so many games, or what some seconds of the processor are enough for, but not
    less than `fewest`."""

    def __init__(self, games: int = 0, seconds: float = 0.0, fewest: int = 1) -> None:
        self.games = games
        self.seconds = seconds
        self.fewest = fewest

    def parts(self) -> Iterator[float]:
        """Before each game, which part of the budget is used; ends when it is used up."""
        begin = process_time()
        for played in range(self.games or MOST_GAMES):
            part = played / self.games if self.games else (process_time() - begin) / self.seconds
            if part >= 1.0 and played >= self.fewest:
                return
            yield min(part, 1.0)


def read_minutes(text: str) -> list[Budget]:
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not 0.0 < minutes <= 10_000.0:
        raise BadInput("minutes-wrong", given=text[:40])
    fewest = (FEWEST, 1, 1)
    return [
        Budget(seconds=minutes * 60 * share, fewest=least)
        for share, least in zip(ROUNDS, fewest, strict=True)
    ]


def read_games(text: str) -> list[Budget]:
    """The games of each round, as a file of weights names them; those of the last ones may be left out."""
    words = text.split(",")
    counts = [int(word) if word.isdecimal() and len(word) < 9 else -1 for word in words]
    if min(counts) < 0 or counts[0] < FEWEST or len(counts) > len(ROUNDS):
        raise BadInput("games-wrong", given=text[:40], fewest=FEWEST)
    return [Budget(games=count) for count in counts if count]


class Reported:
    """How far it is, for whoever waits."""

    def __init__(self, progress: Progress, texts: Catalogue) -> None:
        self.progress = progress
        self.texts = texts

    def track(self, what: str, parts: Iterable[float]) -> Iterator[float]:
        task = self.progress.add_task(self.texts.say(what), total=1.0)
        for part in parts:
            self.progress.update(task, completed=part)
            yield part
        self.progress.update(task, completed=1.0)


def learn(game: Game, budgets: list[Budget], seed: int, reported: Reported | None = None) -> Learned:
    """Quick games, a fit, games of the search with it, a fit, and once more."""
    from tijdperk.lab import fit

    layout = game.layout(game.max_seats)
    if not layout.summary:
        raise BadInput("nothing-to-learn", name=game.id)
    kept = {seats: game.layout(seats).weights for seats in range(game.min_seats, game.max_seats + 1)}
    games = Games(game, seed)
    sudden: list[float] = []
    counts: list[int] = []
    taught: list[Data] = []
    tested: list[Data] = []
    weights: Any = None
    rows: dict[str, list[float]] = {}
    try:
        for turn, budget in enumerate(budgets):
            before, won = games.begun, games.sudden
            parts: Iterable[float] = budget.parts()
            if reported:
                parts = reported.track("learn-search" if turn else "learn-quick", parts)
            new = gather(layout, (sample for _ in parts for sample in games.play(searched=turn > 0)))
            counts.append(games.begun - before)
            sudden.append(round((games.sudden - won) / max(1, counts[-1]), 3))
            for data in taught:
                data.weight[:] = OLDER[turn - 1]
            taught.append(new[0])
            tested.append(new[1])
            weights = fit.fit(fit.joined(taught), seed + turn)
            rows = by_name(layout, weights)
            use(game, weights_of(layout, rows, games.at_once))
    finally:
        for seats, before_learning in kept.items():
            game.layout(seats).weights = before_learning
    held_out = tested[-1] if counts[-1] >= ENOUGH * HELD_OUT else fit.joined(tested)
    loss = fit.log_loss(held_out, weights)
    for phase, surprise in enumerate(loss["phases"]):
        if surprise is not None and surprise >= loss["without"] and (held_out.phase == phase).sum() >= MANY:
            weights[phase] = 0.0  # nothing was learned of this phase: all seats are even
    rows = by_name(layout, weights)
    about: dict[str, Any] = {
        "seed": seed,
        "games": counts,
        "positions": [len(data) for data in taught],
        "sudden_victories": sudden,
        "held_out_positions": len(held_out),
        "log_loss": fit.log_loss(held_out, weights),
        "calibration": fit.calibration(held_out, weights),
    }
    return Learned(about=about, parts=layout.parts, phases=layout.phases, at_once=games.at_once, weights=rows)


def gather(layout: Layout, samples: Iterable[Sample]) -> tuple[Data, Data]:
    """Samples to fit to, and those of other games to test with; as arrays, a part at a time."""
    from tijdperk.lab import fit

    kept: tuple[list[Data], list[Data]] = ([], [])
    source = iter(samples)
    game: list[float] = []
    number = 0
    while chunk := list(islice(source, CHUNK)):
        sides: tuple[list[Sample], list[Sample]] = ([], [])
        for sample in chunk:
            if sample.result is not game:
                game = sample.result
                number += 1
            sides[number % HELD_OUT == 0].append(sample)
        for side, some in zip(kept, sides, strict=True):
            side.append(fit.Data(layout, some))
    return tuple(fit.joined(side or [fit.Data(layout, [])]) for side in kept)  # type: ignore[return-value]


def by_name(layout: Layout, weights: Any) -> dict[str, list[float]]:
    """Rounded weights by feature, those left out that count for nothing."""
    found = {}
    for place in range(layout.summary):
        row = [round(float(value), DIGITS) + 0.0 for value in weights[:, place, :].reshape(-1)]
        if any(row):
            found[layout.features[place].name] = row
    return found


def use(game: Game, weights: Weights) -> None:
    """From here on the search judges by these weights, in this process."""
    for seats in range(game.min_seats, game.max_seats + 1):
        game.layout(seats).weights = weights
