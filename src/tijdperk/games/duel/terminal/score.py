"""The end: how it was won in one sentence, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from tijdperk.games.duel.content import Content
from tijdperk.games.duel.terminal.marks import Pen
from tijdperk.games.duel.view import DuelView
from tijdperk.kernel.text import Catalogue

EARLY = ("military", "science")


class ScoreSheet:
    """R64: points by category for both cities, the better cell bold."""

    def __init__(self, content: Content, texts: Catalogue, view: DuelView, names: Sequence[str]) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self.sentence(), "bold")
        if self.view.result and self.view.result.ending in EARLY:
            yield Text(self.texts.say("end-early"), "dim")
        yield self.sheet(options.ascii_only)

    def sentence(self) -> str:
        """How it was won."""
        result = self.view.result
        if result is None:
            return self.texts.say("label-left", cards=self.view.left)
        winner = result.winner if result.winner is not None else 0
        city, rival = self.view.cities[winner], self.view.cities[1 - winner]
        return self.texts.say(
            f"end-{result.ending}",
            name=self.names[winner],
            points=sum(city.points.values()),
            other=sum(rival.points.values()),
            symbols=len(city.science),
        )

    def sheet(self, ascii_only: bool) -> Table:
        table = Table(box=box.SIMPLE, show_footer=True, pad_edge=False)
        columns = [city.points for city in self.view.cities]
        totals = [sum(points.values()) for points in columns]
        table.add_column("", footer=self.texts.say("category-total"))
        for seat, name in enumerate(self.names):
            mark = Pen(self.content, self.texts, ascii_only, plain=True).seat(seat)
            table.add_column(
                Text.assemble(mark, " ", name),
                footer=Text(str(totals[seat]), style(totals, seat)),
                justify="right",
            )
        for category in columns[0]:
            row = [points[category] for points in columns]
            cells = [Text(str(value), style(row, seat)) for seat, value in enumerate(row)]
            table.add_row(self.texts.say(f"category-{category}"), *cells)
        return table


def style(row: Sequence[int], seat: int) -> str:
    return "bold" if row[seat] == max(row) and len(set(row)) > 1 else ""
