"""The whole table: the players, the world, and what the phase is about."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from tijdperk.drawing import cropped
from tijdperk.games.civilization.components import Content
from tijdperk.games.civilization.messages import CivilizationView
from tijdperk.games.civilization.terminal.battle import Battle
from tijdperk.games.civilization.terminal.knowledge import Knowledge
from tijdperk.games.civilization.terminal.marks import Pen
from tijdperk.games.civilization.terminal.money import Money
from tijdperk.games.civilization.terminal.standings import Standings
from tijdperk.games.civilization.terminal.trade import Trade
from tijdperk.games.civilization.terminal.world import World
from tijdperk.kernel.text import Catalogue


class CivilizationTable:
    """Draws itself with the signs and colours that the console can show."""

    def __init__(self, content: Content, texts: Catalogue, view: CivilizationView, width: int) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.width = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        plain = console.no_color or console.color_system is None
        pen = Pen(self.content, self.texts, self.view, options.ascii_only, plain)
        yield from cropped(self.lines(pen))

    def lines(self, pen: Pen) -> list[Text]:
        view, width = self.view, self.width
        parts = [
            [self.title(pen), *Standings(pen, view, width).lines()],
            World(pen, view, width).lines(),
            Knowledge(pen, view, width).lines(),
            Trade(pen, view, width).lines(),
            Money(pen, view, width).lines(),
            Battle(pen, view, width).lines(),
        ]
        return [line for part in parts if part for line in (Text(), *part)]

    def title(self, pen: Pen) -> Text:
        """A line across: the game by its short name, the turn, the era and the phase."""
        line = pen.signs.line * 2
        head = Text(f"{line} {self.texts.say('label-title')} {line} {self.stage(pen)}", "bold")
        return pen.rule(head, Text(), self.width + 1)

    def stage(self, pen: Pen) -> str:
        say, view = self.texts.say, self.view
        if view.result:
            return say("label-over")
        turn = say("label-turn", turn=view.turn) if view.turn else say("label-setup")
        dot = f" {pen.signs.dot} "
        return dot.join((turn, self.texts.word("era", view.era), say(f"phase-{view.phase}")))
