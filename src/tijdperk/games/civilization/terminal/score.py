"""The end: who won and how in a sentence, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from tijdperk.drawing import QUIET, best_bold
from tijdperk.games.civilization.components import Content
from tijdperk.games.civilization.messages import CivilizationView
from tijdperk.games.civilization.terminal.marks import Pen
from tijdperk.kernel.text import Catalogue


class ScoreSheet:
    """S-23, A-61, A-62: points by category for every seat, the best cells bold."""

    def __init__(
        self, content: Content, texts: Catalogue, view: CivilizationView, names: Sequence[str]
    ) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        plain = console.no_color or console.color_system is None
        yield Text(self.sentence(), "bold")
        if self.view.result and self.view.result.ending != "domination":
            yield Text(self.texts.say("end-by", ending=self.view.result.ending), QUIET)
        yield self.sheet(Pen(self.content, self.texts, self.view, options.ascii_only, plain))

    def sentence(self) -> str:
        """A-36, A-95: who won, by how much."""
        result = self.view.result
        if result is None:
            return self.texts.say("end-not-yet")
        scores = [seat.score for seat in self.view.seats]
        name = ", ".join(self.names[seat] for seat in result.winners)
        if result.ending == "domination":
            return self.texts.say("end-domination", name=name)
        best = scores[result.winners[0]]
        if len(result.winners) > 1:
            return self.texts.say("end-shared", name=name, points=best)
        others = [score for seat, score in enumerate(scores) if seat not in result.winners]
        ahead = best - max(others, default=best)
        return self.texts.say("end-won", name=name, points=best, ahead=ahead)

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
        totals = [seat.score for seat in seats]
        table.add_row(Text(say("category-total"), "bold"), *best_bold(totals))
        table.add_section()
        for label, figures in (
            ("label-gold", [seat.gold for seat in seats]),
            ("label-technologies", [len(seat.technologies) for seat in seats]),
            ("label-units", [seat.units for seat in seats]),
        ):
            table.add_row(Text(say(label), QUIET), *(Text(str(figure), QUIET) for figure in figures))
        return table
