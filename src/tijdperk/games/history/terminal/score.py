"""The end: who won and by what in one sentence, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from tijdperk.drawing import QUIET, best_bold
from tijdperk.games.history.content import Content
from tijdperk.games.history.terminal.marks import Pen
from tijdperk.games.history.view import HistoryView
from tijdperk.kernel.text import Catalogue


class ScoreSheet:
    """R077-R090: points by category and by epoch for every seat, the best cells bold."""

    def __init__(self, content: Content, texts: Catalogue, view: HistoryView, names: Sequence[str]) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        plain = console.no_color or console.color_system is None
        yield Text(self.sentence(), "bold")
        yield self.sheet(Pen(self.content, self.texts, options.ascii_only, plain))

    def sentence(self) -> str:
        """R087-R090: who won, and which comparison decided."""
        result = self.view.result
        if result is None:
            return self.texts.say("end-not-yet")
        scores = [seat.score for seat in self.view.seats]
        best = scores[result.winners[0]]
        others = [score for seat, score in enumerate(scores) if seat not in result.winners]
        return self.texts.say(
            f"end-{result.ending}",
            name=", ".join(self.names[seat] for seat in result.winners),
            points=best,
            ahead=best - max(others, default=best),
        )

    def sheet(self, pen: Pen) -> Table:
        say, seats = self.texts.say, self.view.seats
        table = Table(box=box.SIMPLE, pad_edge=False)
        table.add_column("", no_wrap=True)
        for seat, name in enumerate(self.names):
            table.add_column(Text.assemble(pen.seat(seat), " ", name), justify="right", overflow="fold")
        for category in seats[0].points:
            values = [seat.points[category] for seat in seats]
            if any(values):
                table.add_row(say(f"category-{category}"), *best_bold(values))
        table.add_section()
        for epoch in range(1, self.view.epoch + 1):
            values = [seat.gains[epoch - 1] for seat in seats]
            table.add_row(say("label-epoch", epoch=epoch), *best_bold(values))
        table.add_section()
        totals = [seat.score for seat in seats]
        table.add_row(Text(say("category-total"), "bold"), *best_bold(totals))
        strengths = [Text(str(seat.strength_sum), QUIET) for seat in seats]
        table.add_row(Text(say("category-strength"), QUIET), *strengths)
        return table
