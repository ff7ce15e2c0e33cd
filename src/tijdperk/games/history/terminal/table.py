"""The whole table: how things stand, the world, and the turn."""

from __future__ import annotations

from collections.abc import Set

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from tijdperk.drawing import cropped
from tijdperk.games.history.content import Content
from tijdperk.games.history.terminal.marks import Pen
from tijdperk.games.history.terminal.standings import Standings
from tijdperk.games.history.terminal.turn import Turn
from tijdperk.games.history.terminal.world import World
from tijdperk.games.history.view import HistoryView
from tijdperk.kernel.text import Catalogue


class HistoryTable:
    """Draws itself with the signs and colours that the console can show."""

    def __init__(
        self, content: Content, texts: Catalogue, view: HistoryView, lands: Set[str], width: int
    ) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.lands_in_play = lands
        self.width = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        plain = console.no_color or console.color_system is None
        pen = Pen(self.content, self.texts, options.ascii_only, plain)
        yield from cropped(self.lines(pen))

    def lines(self, pen: Pen) -> list[Text]:
        world = World(pen, self.view, self.lands_in_play, self.width)
        return [
            Text(),
            self.title(pen),
            *Standings(pen, self.view, self.width).lines(),
            Text(),
            *world.lines(),
            *world.legend(self.width),
            Text(),
            *Turn(pen, self.view, self.width).lines(),
        ]

    def title(self, pen: Pen) -> Text:
        """A line across: the game, the epoch and its years."""
        stage = self.texts.say("label-over") if self.view.result else self.epoch(pen)
        return pen.title(self.content.game.id, stage, self.width)

    def epoch(self, pen: Pen) -> str:
        say = self.texts.say
        epoch = self.content.epoch[self.view.epoch - 1]
        era = "before" if epoch.stop < 0 else "after" if epoch.start > 0 else "across"
        years = say(f"label-years-{era}", start=str(abs(epoch.start)), stop=str(abs(epoch.stop)))
        return f"{say('label-epoch', epoch=self.view.epoch)} {pen.signs.dot} {years}"
