"""The command `tijdperk tournament`: plays a plan into a folder, or goes on with it."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tijdperk.kernel.text import Catalogue
from tijdperk.lab.ratings import Rating, rate_rows
from tijdperk.lab.report import write_report
from tijdperk.lab.simulate import positive, read_options, whole
from tijdperk.lab.tournament import make_plan, read_rows, run_plan
from tijdperk.lab.workers import workers


def add_arguments(parser: ArgumentParser, texts: Catalogue) -> None:
    add, say = parser.add_argument, texts.say
    jobs = os.cpu_count() or 1
    add("game", nargs="?", help=say("cli-arg-game"))
    add("--bots", required=True, metavar="BOT,BOT", help=say("cli-arg-entrants"))
    add("--into", type=Path, required=True, metavar="DIR", help=say("cli-arg-into"))
    add(
        "--games", type=partial(positive, "--games"), default=100, metavar="N", help=say("cli-arg-pair-games")
    )
    add("--seats", type=partial(positive, "--seats"), default=0, metavar="N", help=say("cli-arg-seat-count"))
    add("--seed", type=partial(whole, "--seed"), default=0, metavar="N", help=say("cli-arg-seed"))
    add("--jobs", type=partial(positive, "--jobs"), default=jobs, metavar="N", help=say("cli-arg-jobs"))
    add("--cluster", default="", metavar="ADDRESS", help=say("cli-arg-cluster"))
    add("--decisions", action="store_true", help=say("cli-arg-decisions"))
    add("--json", action="store_true", help=say("cli-arg-json"))
    add("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-arg-option"))
    add("--content", type=Path, metavar="FILE", help=say("cli-arg-content"))


def run(arguments: Namespace, texts: Catalogue) -> int:
    plan = make_plan(
        arguments.game,
        [bot.strip() for bot in arguments.bots.split(",")],
        arguments.games,
        seats=arguments.seats,
        options=read_options(arguments.option),
        content=arguments.content,
        seed=arguments.seed,
        decisions=arguments.decisions,
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Console(stderr=True)
    with (
        workers(arguments.jobs, arguments.cluster) as executor,
        Progress(*columns, console=shown, transient=True, disable=not sys.stderr.isatty()) as progress,
    ):
        task = progress.add_task(plan.game, total=plan.games())
        run_plan(plan, arguments.into, executor, lambda games: progress.advance(task, games))
    ratings = rate_rows(list(plan.bots), read_rows(arguments.into).to_dicts(), plan.seed).ratings
    file = write_report(arguments.into, texts)
    if arguments.json:
        print(json.dumps({"games": plan.games(), "ratings": [vars(rating) for rating in ratings]}, indent=2))
        return 0
    Console().print(ratings_table(ratings, texts))
    print(texts.say("tournament-report", file=str(file)))
    return 0


def ratings_table(ratings: list[Rating], texts: Catalogue) -> Table:
    say = texts.say
    table = Table()
    table.add_column(say("report-bot"))
    for heading in ("report-elo", "report-interval", "report-games", "report-share"):
        table.add_column(say(heading), justify="right")
    for one in ratings:
        table.add_row(
            one.bot,
            f"{round(one.elo):+}",
            f"{round(one.low):+} … {round(one.high):+}",
            f"{one.games:,}",
            f"{100 * one.share:.1f}%",
        )
    return table
