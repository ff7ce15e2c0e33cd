"""`tijdperk analyse FILE...`: finished games judged move by move, as reports or as JSON."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from tijdperk.analysis.analyst import analyse
from tijdperk.analysis.report import GRADES, Analysis, Chosen, SeatFigures, Turning
from tijdperk.kernel.chance import Replayed
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import Choice
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY, Position
from tijdperk.kernel.record import read_record
from tijdperk.kernel.replay import replay
from tijdperk.kernel.text import Catalogue
from tijdperk.lab.workers import finished, workers
from tijdperk.terminal.arguments import number
from tijdperk.terminal.screen import QUIET, WARN, Screen, open_console
from tijdperk.terminal.story import Story
from tijdperk.terminal.tables import find_game, seat_all

LEVELS = "▁▂▃▄▅▆▇█"
PLAIN_LEVELS = "01234567"
CURVE = 72  # columns of the curve at most
MAX_ITERATIONS = 1_000_000


def analyse_files(arguments: Namespace, language: str) -> None:
    """Read, judge and report: one record, or several, each as soon as it is done."""
    iterations = number("--iterations", arguments.iterations) or 0
    if iterations > MAX_ITERATIONS:
        raise BadInput("iterations-many", given=iterations, most=MAX_ITERATIONS)
    seed = number("--seed", arguments.seed) or 0
    files: list[Path] = arguments.file
    if len(files) == 1:
        match = read_match(files[0], arguments.content)
        show(arguments, language, match, analyse_watched(match, iterations, seed, language))
        return
    matches = {file: read_match(file, arguments.content) for file in files}  # what is wrong is said at once
    work = partial(judged, iterations, seed, arguments.content)
    jobs = min(number("--jobs", arguments.jobs) or os.cpu_count() or 1, len(files))
    with workers(jobs, arguments.cluster) as executor:
        for file, found in finished(work, files, executor):
            if not arguments.json:
                print(file)
            show(arguments, language, matches[file], found, str(file))


def read_match(file: Path, content: Path | None) -> Match:
    """A finished game; BadInput where it is none, before any work is shared."""
    record = read_record(file)
    match = replay(record, find_game(record.game, content), str(file), strict=True)
    if not match.over:
        raise BadInput("analysis-running")
    return match


def judged(iterations: int, seed: int, content: Path | None, file: Path) -> tuple[Path, Analysis]:
    """A piece of work: one record."""
    return file, analyse(read_match(file, content), iterations, seed)


def analyse_watched(match: Match, iterations: int, seed: int, language: str) -> Analysis:
    """How far it is stands on stderr meanwhile."""
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with Progress(
        *columns, TimeElapsedColumn(), console=console, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task(Catalogue(language, match.game).say("analyse-busy"), total=1.0)
        return analyse(match, iterations, seed, lambda part: progress.update(task, completed=part))


def show(arguments: Namespace, language: str, match: Match, found: Analysis, file: str = "") -> None:
    """As a report, or as a line of JSON, which says of which of several files it is."""
    if not arguments.json:
        screen = Screen(open_console(not arguments.no_color))
        Report(match, found, Catalogue(language, match.game), screen).show()
        return
    of = {"file": file} if file else {}
    print(msgspec.json.encode({**of, **msgspec.to_builtins(found)}).decode(), flush=True)


class Report:
    """An analysis in words and figures."""

    def __init__(self, match: Match, found: Analysis, texts: Catalogue, screen: Screen) -> None:
        self.match = match
        self.found = found
        self.texts = texts
        self.screen = screen
        self.names = [seat.name for seat in seat_all(match, texts)]
        self.story = Story(match.game, texts, self.names)
        self.scene = match.game.scene(match.game, texts)

    def show(self) -> None:
        say, screen = self.texts.say, self.screen
        screen.rule(say("analyse-curve"))
        for seat in self.shown_seats():
            grid = Table.grid(padding=(0, 1))
            curve = Text(self.curve(seat))
            grid.add_row(screen.seat_mark(seat), Text(self.names[seat], "bold"), curve)
            screen.show(grid)
        screen.rule(say("analyse-seats"))
        screen.show(self.figures())
        for seat, figures in enumerate(self.found.seats):
            screen.write(self.sum_of(seat), QUIET)
            screen.write(self.margin_of(figures), WARN if figures.too_few else QUIET)
            if figures.unexplained:
                screen.write(say("analyse-unexplained"), QUIET)
        screen.rule(say("analyse-turning", count=len(self.found.turning), all=len(self.found.choices)))
        if not self.found.turning:
            screen.write(say("analyse-quiet"), QUIET)
        for one in self.found.turning:
            self.turning(one)
        screen.gap()
        screen.write(say("analyse-how", iterations=self.found.iterations, seed=self.found.seed), QUIET)

    # -- the curve and the figures

    def shown_seats(self) -> Sequence[int]:
        """Of two one line says it all."""
        return range(1) if len(self.names) == 2 else range(len(self.names))

    def curve(self, seat: int) -> str:
        """A seat's chances from the first choice to the end, as blocks."""
        levels = PLAIN_LEVELS if self.screen.console.options.ascii_only else LEVELS
        values = [one.looked[seat] for one in self.found.choices] + [self.found.end[seat]]
        width = min(CURVE, self.screen.width - 20, len(values))
        picked = [values[place * (len(values) - 1) // max(1, width - 1)] for place in range(width)]
        return "".join(levels[min(len(levels) - 1, int(value * len(levels)))] for value in picked)

    def figures(self) -> Table:
        say = self.texts.say
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        table.add_column("", no_wrap=True)
        for seat, name in enumerate(self.names):
            table.add_column(Text.assemble(self.screen.seat_mark(seat), " ", name), justify="right")
        seats = self.found.seats
        table.add_row(say("analyse-start"), *(points(one.start) for one in seats))
        table.add_row(say("analyse-given"), *(self.decimal(one.given_away) for one in seats))
        for place, grade in enumerate(GRADES):
            table.add_row(say(f"analyse-{grade}"), *(str(one.errors[place]) for one in seats))
        table.add_row(say("analyse-luck"), *(signed(one.luck) for one in seats))
        table.add_row(say("analyse-less-luck"), *(Text(signed(one.less_luck), "bold") for one in seats))
        return table

    def decimal(self, share: float) -> str:
        text = f"{share * 100:.1f}"
        return text.replace(".", ",") if self.texts.language == "nl" else text

    def sum_of(self, seat: int) -> str:
        """One sentence that adds up."""
        figures = self.found.seats[seat]
        parts = whole_parts(
            [figures.start, figures.luck, -figures.own, figures.others, figures.noise], figures.result
        )
        start, luck, own, others, noise = parts
        return self.texts.say(
            "analyse-sum",
            name=self.names[seat],
            start=start,
            end=round(figures.result * 100),
            luck=sign(luck),
            own=sign(own),
            others=sign(others),
            noise=sign(noise),
        )

    def margin_of(self, figures: SeatFigures) -> str:
        """How far the figures can be trusted."""
        key = "analyse-too-few" if figures.too_few else "analyse-margin"
        return self.texts.say(key, luck=whole(figures.luck_margin), own=whole(figures.own_margin))

    # -- turning points

    def turning(self, one: Turning) -> None:
        chosen = self.found.choices[one.choice]
        mark = self.screen.seat_mark(one.seat)
        grid = Table.grid(padding=(0, 1))
        if one.kind == "error":
            grid.add_row(mark, Text(self.error(chosen, one)))
        else:
            grid.add_row(mark, Text(self.luck(chosen, one)))
        self.screen.show(grid)
        if one.kind == "error":
            self.best_moves(chosen)

    def error(self, chosen: Chosen, one: Turning) -> str:
        return self.texts.say(
            f"analyse-{chosen.grade}-made",
            step=chosen.step,
            name=self.names[chosen.seat],
            move=self.words(chosen, chosen.move),
            cost=whole(one.amount),
            better=self.words(chosen, chosen.best[0].move),
        )

    def luck(self, chosen: Chosen, one: Turning) -> str:
        draw = self.found.draws[one.draw]
        step = self.match.steps[self.drawn_at(one.choice) - 1]
        told = " ".join(text for _, text in self.story.move(step, NOBODY))
        good = one.amount > 0
        rarer = draw.better[one.seat] if good else draw.worse[one.seat]
        return self.texts.say(
            "analyse-luck-good" if good else "analyse-luck-bad",
            step=self.drawn_at(one.choice),
            told=told,
            name=self.names[one.seat],
            amount=whole(abs(one.amount)),
            rarer=rarer,
            others=draw.others,
        )

    def drawn_at(self, choice: int) -> int:
        """The step with which chance spoke after a choice."""
        first = self.found.choices[choice].step
        for at in range(first, len(self.match.steps) + 1):
            if self.match.steps[at - 1].outcomes:
                return at
        return first

    def best_moves(self, chosen: Chosen) -> None:
        grid = Table.grid(padding=(0, 2))
        rows = list(chosen.best)
        if all(row.move != chosen.move for row in rows):
            rows.append(chosen.made)
        for place, row in enumerate(rows, 1):
            made = row.move == chosen.move
            style = WARN if made else ""
            number = "  •" if made else f"  {place}"
            text = Text(self.words(chosen, row.move), style)
            grid.add_row(Text(number, style), Text(points(row.value), style), text)
        self.screen.show(grid)

    def words(self, chosen: Chosen, notation: str) -> str:
        """A move as it is offered at the table."""
        position = self.position_of(chosen)
        game = self.match.game
        move = game.parse(position, chosen.seat, notation)
        choice = Choice(notation, game.detail(position, chosen.seat, move))
        return str(self.scene.choice(position, chosen.seat, choice))

    def position_of(self, chosen: Chosen) -> Position:
        """The position in which a choice was made, also within a phrase."""
        position = self.match.position_at(chosen.step - 1)
        step = self.match.steps[chosen.step - 1]
        for move in step.moves[: chosen.part]:
            position.play(step.seat, move, Replayed(step.outcomes))
        return position


def whole(share: float) -> int:
    """A share in points."""
    return round(share * 100)


def points(share: float) -> str:
    return str(whole(share))


def signed(share: float) -> str:
    return sign(whole(share))


def sign(value: int) -> str:
    """With its sign; a minus that is as wide as the plus."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def whole_parts(parts: Sequence[float], result: float) -> list[int]:
    """Parts in whole points that add up to the whole result: the last one takes what rounding leaves."""
    found = [round(part * 100) for part in parts]
    found[-1] += round(result * 100) - sum(found)
    return found
