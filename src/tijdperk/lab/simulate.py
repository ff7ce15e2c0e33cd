"""Many games at once: `tijdperk simulate`."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tijdperk.bots.own import close_all, read_own_spec, seat_player
from tijdperk.bots.players import Player, Spec
from tijdperk.bots.random import play_out
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import Game, Tally, load_game
from tijdperk.kernel.garbage import relaxed_gc
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import LOWEST, Position
from tijdperk.kernel.text import Catalogue
from tijdperk.lab.workers import finished, workers

CHUNK = 50  # games that share a generator: results are the same however many jobs share the work
RECORD_SUFFIX = ".tijdperk"


@dataclass(frozen=True)
class Plan:
    """What to simulate."""

    game: str
    options: dict[str, str]
    seats: tuple[Spec, ...]
    games: int
    seed: int
    content: Path | None = None
    records: Path | None = None

    def load(self) -> Game:
        game = load_game(self.game)
        return game.with_content(self.content) if self.content else game

    def chunks(self) -> list[tuple[int, int]]:
        """First game and number of games of each chunk."""
        return [(first, min(CHUNK, self.games - first)) for first in range(0, self.games, CHUNK)]


class Played:
    """What came of some games: the decisions made, what each seat won, and what the game counts."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0.0] * len(plan.seats)
        self.tally: Tally = game.tally()

    def add(self, position: Position, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.wins = [won + share for won, share in zip(self.wins, position.returns(), strict=True)]
        self.tally.add(position)

    def merge(self, other: Played) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [won + more for won, more in zip(self.wins, other.wins, strict=True)]
        self.tally.merge(other.tally)

    def report(self) -> dict[str, Any]:
        wins = {str(seat): round(won / self.games, 6) for seat, won in enumerate(self.wins, 1)}
        return {
            "decisions_per_game": self.decisions / self.games,
            "wins_by_seat": wins,
            **self.tally.report(),
        }


def play_chunk(plan: Plan, first: int, games: int) -> Played:
    game = plan.load()
    played = Played(plan, game)
    chance = Sampled(plan.seed * 1_000_003 + first)
    players = [seat_player(spec, game, plan.seed) for spec in plan.seats]
    for player in players:
        player.chance = chance
    try:
        with relaxed_gc():
            for number in range(first, first + games):
                if plan.records:
                    played.add(*play_recorded(plan, game, players, chance, number))
                else:
                    played.add(*play_one(plan, game, players, chance))
    finally:
        close_all(players)
    return played


def play_one(plan: Plan, game: Game, players: list[Player], chance: Sampled) -> tuple[Position, int]:
    """A game to its end, and how many decisions it took."""
    position = game.new(plan.options, len(players), chance)
    if all(player.spec.name == "random" for player in players):
        decisions = play_out(position, chance)
    else:
        decisions = 0
        while position.to_move():
            seat = LOWEST[position.to_move()]
            position.play(seat, players[seat].choose(position, seat), chance)
            decisions += 1
    return position, decisions


def play_recorded(
    plan: Plan, game: Game, players: list[Player], chance: Sampled, number: int
) -> tuple[Position, int]:
    """The same, and its record in a file."""
    match = Match(game, plan.options, [player.spec.path or player.spec.name for player in players], chance)
    while not match.over:
        seat = match.seat
        match.play(players[seat].choose(match.position, seat), seat)
    record_file(plan, number).write_text(match.record().text(), "utf-8")
    return match.position, len(match.steps)


def record_file(plan: Plan, number: int) -> Path:
    assert plan.records is not None
    return plan.records / f"{plan.game}-{plan.seed}-{number + 1:06d}{RECORD_SUFFIX}"


def prepare_records(plan: Plan) -> None:
    """Make the folder; refuse to write over records that are there."""
    if plan.records is None:
        return
    try:
        plan.records.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(plan.records), problem=error.strerror or "?") from None
    for number in range(plan.games):
        if record_file(plan, number).exists():
            raise BadInput("file-exists", file=str(record_file(plan, number)))


def play_part(plan: Plan, part: tuple[int, int]) -> Played:
    return play_chunk(plan, *part)


def play_all(plan: Plan, jobs: int, cluster: str = "") -> Iterator[Played]:
    """The chunks as they are finished."""
    chunks = plan.chunks()
    with workers(1 if len(chunks) == 1 else jobs, cluster) as executor:
        yield from finished(partial(play_part, plan), chunks, executor)


def simulate(
    plan: Plan, jobs: int = 1, progress: Progress | None = None, cluster: str = ""
) -> dict[str, Any]:
    """Play the games of a plan; gives the figures that `simulate --json` prints."""
    game = plan.load()
    game.check_seats(len(plan.seats))
    prepare_records(plan)
    total = Played(plan, game)
    task = progress.add_task(plan.game, total=plan.games) if progress else None
    start = perf_counter()
    for played in play_all(plan, jobs, cluster):
        total.merge(played)
        if progress and task is not None:
            progress.advance(task, played.games)
    seconds = perf_counter() - start
    return {
        "game": plan.game,
        "games": plan.games,
        "seconds": round(seconds, 3),
        "games_per_second": round(plan.games / seconds, 1),
        **total.report(),
    }


# ---- the command


def positive(argument: str, text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= 100_000_000:
        raise BadInput("count-wanted", argument=argument, given=text[:40])
    return int(text)


def whole(argument: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadInput("number-wanted", argument=argument, given=text[:40]) from None


def add_arguments(parser: ArgumentParser, texts: Catalogue) -> None:
    add, say = parser.add_argument, texts.say
    jobs = os.cpu_count() or 1
    add("game", nargs="?", help=say("cli-arg-game"))
    add("--games", type=partial(positive, "--games"), default=1000, metavar="N", help=say("cli-arg-games"))
    add("--seats", metavar="BOT,BOT", help=say("cli-arg-bots"))
    add("--seed", type=partial(whole, "--seed"), default=0, metavar="N", help=say("cli-arg-seed"))
    add("--jobs", type=partial(positive, "--jobs"), default=jobs, metavar="N", help=say("cli-arg-jobs"))
    add("--cluster", default="", metavar="ADDRESS", help=say("cli-arg-cluster"))
    add("--json", action="store_true", help=say("cli-arg-json"))
    add("--records", type=Path, metavar="DIR", help=say("cli-arg-records"))
    add("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-arg-option"))
    add("--content", type=Path, metavar="FILE", help=say("cli-arg-content"))


def read_options(given: list[str]) -> dict[str, str]:
    """Options as typed: NAME=VALUE."""
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("option-form", option=text)
        found[name] = value
    return found


def make_plan(arguments: Namespace) -> Plan:
    game = load_game(arguments.game)
    if arguments.seats:
        seats = tuple(read_own_spec(text.strip()) for text in arguments.seats.split(","))
    else:
        seats = (Spec("random"),) * game.min_seats
    game.check_seats(len(seats))
    options = game.settle_options(read_options(arguments.option))
    return Plan(
        game.id, options, seats, arguments.games, arguments.seed, arguments.content, arguments.records
    )


def run(arguments: Namespace, texts: Catalogue) -> int:
    plan = make_plan(arguments)
    if arguments.json:
        print(json.dumps(simulate(plan, arguments.jobs, cluster=arguments.cluster), indent=2))
        return 0
    shown = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=shown, transient=True, disable=not sys.stderr.isatty()) as progress:
        report = simulate(plan, arguments.jobs, progress, arguments.cluster)
    Console().print(report_table(report, texts))
    return 0


def report_table(report: dict[str, Any], texts: Catalogue) -> Table:
    table = Table(
        show_header=False, title=texts.say("simulate-title", games=report["games"], game=report["game"])
    )
    table.add_column()
    table.add_column(justify="right")
    for name, value in flat(report):
        table.add_row(name, f"{value:,.3f}" if isinstance(value, float) else f"{value}")
    return table


def flat(report: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Nested figures as dotted names."""
    for name, value in report.items():
        if isinstance(value, dict):
            yield from flat(value, f"{prefix}{name}.")
        else:
            yield prefix + name, value
