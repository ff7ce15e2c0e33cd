"""Learn what positions of a game are worth: `tijdperk learn GAME --minutes 20`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
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

LOOKS_A_SECOND = 500_000  # moves that one core of an ordinary machine weighs with the compiled engine, about
QUICK, SEARCHED = 0.3, (0.3, 0.4)  # how the time is shared between quick games and rounds of the search
OLDER = (0.3, 0.15)  # how much samples of earlier rounds count in each round
HELD_OUT = 8  # every eighth game is not fitted to, but tells how good the fit is
CHUNK = 20_000  # samples that become an array at a time


def add_arguments(parser: Parser, texts: Catalogue) -> None:
    add = parser.add_argument
    add("game", nargs="?", help=texts.say("cli-arg-game"))
    add("--minutes", default="20", metavar="N", help=texts.say("cli-arg-minutes"))
    add("--seed", default="1", metavar="N", help=texts.say("cli-arg-seed"))
    add("--into", type=Path, metavar="FILE", help=texts.say("cli-arg-weights"))


def run(arguments: Namespace, texts: Catalogue) -> int:
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise BadInput("numpy-missing") from None
    game = load_game(arguments.game)
    seed = number("--seed", arguments.seed) or 0
    minutes = read_minutes(arguments.minutes)
    into = arguments.into or game.folder / FILE
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with relaxed_gc(), Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        learned = learn(game, int(minutes * 60 * LOOKS_A_SECOND), seed, Reported(progress, texts))
    command = f"tijdperk learn {game.id} --minutes {minutes:g} --seed {seed}"
    learned.about = {"command": command, **learned.about}
    write_weights(into, learned)
    print(texts.say("learn-done", file=str(into), loss=learned.about["log_loss"]["all"]))
    return 0


def read_minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not 0.0 < minutes <= 10_000.0:
        raise BadInput("minutes-wrong", given=text[:40])
    return minutes


class Reported:
    """How far it is, for whoever waits."""

    def __init__(self, progress: Progress, texts: Catalogue) -> None:
        self.progress = progress
        self.texts = texts

    def track(self, what: str, games: Games, looks: int, samples: Iterable[Sample]) -> Iterable[Sample]:
        task = self.progress.add_task(self.texts.say(what), total=looks)
        before = games.looks
        for sample in samples:
            self.progress.update(task, completed=min(looks, games.looks - before))
            yield sample
        self.progress.update(task, completed=looks)


def learn(game: Game, looks: int, seed: int, reported: Reported | None = None) -> Learned:
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
        for turn, share in enumerate((QUICK, *SEARCHED)):
            part = int(looks * share)
            before, won = games.played, games.sudden
            samples: Iterable[Sample] = games.searched(part) if turn else games.quick(part)
            if reported:
                samples = reported.track("learn-search" if turn else "learn-quick", games, part, samples)
            new = gather(layout, samples)
            counts.append(games.played - before)
            sudden.append(round((games.sudden - won) / max(1, games.played - before), 3))
            for data in taught:
                data.weight[:] = OLDER[turn - 1]
            taught.append(new[0])
            tested.append(new[1])
            weights = fit.fit(fit.joined(taught), seed + turn)
            rows = by_name(layout, weights)
            use(game, weights_of(layout, rows, at_once=True))
    finally:
        for seats, before_learning in kept.items():
            game.layout(seats).weights = before_learning
    held_out = tested[-1] if len(tested[-1]) else fit.joined(tested)
    loss = fit.log_loss(held_out, weights)
    for phase, surprise in enumerate(loss["phases"]):
        if surprise is not None and surprise >= loss["without"]:
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
    return Learned(about=about, parts=layout.parts, phases=layout.phases, weights=rows)


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
