"""The end: who won and by what in one sentence, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from tijdperk.drawing import QUIET, best_bold
from tijdperk.games.dice.content import Content
from tijdperk.games.dice.terminal.marks import Pen
from tijdperk.games.dice.view import DiceView, SheetView
from tijdperk.kernel.text import Catalogue


class ScoreSheet:
    """R100-R103: points by row for every seat, the best cells bold."""

    def __init__(self, content: Content, texts: Catalogue, view: DiceView, names: Sequence[str]) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.names = names
        self.sheets: list[SheetView] = [seat.sheet for seat in view.seats if seat.sheet]
        self.totals = [sum(sheet.points.values()) for sheet in self.sheets]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        plain = console.no_color or console.color_system is None
        yield Text(self.sentence(), "bold")
        if len(self.sheets) == len(self.names):
            yield self.sheet(Pen(self.content, self.texts, options.ascii_only, plain))

    def sentence(self) -> str:
        """R103: who won, and which comparison decided."""
        result = self.view.result
        if result is None:
            return self.texts.say("end-not-yet")
        best = self.totals[result.winners[0]]
        others = [total for seat, total in enumerate(self.totals) if seat not in result.winners]
        return self.texts.say(
            f"end-{result.ending}",
            name=", ".join(self.names[seat] for seat in result.winners),
            points=best,
            ahead=best - max(others, default=best),
        )

    def sheet(self, pen: Pen) -> Table:
        say = self.texts.say
        table = Table(box=box.SIMPLE, pad_edge=False)
        table.add_column("", no_wrap=True)
        for seat, name in enumerate(self.names):
            table.add_column(Text.assemble(pen.seat(seat), " ", name), justify="right", overflow="fold")
        for row in self.sheets[0].points:
            name = self.texts.word("building", row)
            table.add_row(name, *best_bold([sheet.points[row] for sheet in self.sheets]))
        table.add_section()
        table.add_row(Text(say("category-total"), "bold"), *best_bold(self.totals))
        coins = [Text(str(sheet.coins), QUIET) for sheet in self.sheets]
        table.add_row(Text(say("category-coins"), QUIET), *coins)
        return table
