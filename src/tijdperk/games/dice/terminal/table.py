"""The whole table: the Forum, the players, and one's own city with the plan for this turn."""

from __future__ import annotations

from collections.abc import Set

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from tijdperk.drawing import QUIET, YOURS, cropped, flow, labelled
from tijdperk.games.dice.content import Content
from tijdperk.games.dice.terminal.city import City
from tijdperk.games.dice.terminal.forum import Forum
from tijdperk.games.dice.terminal.marks import Pen
from tijdperk.games.dice.terminal.standings import Standings
from tijdperk.games.dice.terminal.words import Words
from tijdperk.games.dice.view import DiceView, Owed
from tijdperk.kernel.position import NOBODY
from tijdperk.kernel.text import Catalogue


class DiceTable:
    """Draws itself with the signs and colours that the console can show."""

    def __init__(
        self, content: Content, texts: Catalogue, view: DiceView, offered: Set[str], width: int
    ) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.offered = offered
        self.width = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        plain = console.no_color or console.color_system is None
        yield from cropped(self.lines(Pen(self.content, self.texts, options.ascii_only, plain)))
        if self.view.plan:
            yield self.line("label-plan", Words(self.content, self.texts).plan(self.view))
        if len(self.view.owed) > 1 or any(owed.of > 1 for owed in self.view.owed):
            yield self.line("label-owed", ", ".join(map(self.owed, self.view.owed)))

    def lines(self, pen: Pen) -> list[Text]:
        return [
            Text(),
            pen.title(self.content.game.id, self.stage(pen), self.width),
            *Forum(pen, self.view, self.width).lines(),
            *self.cities_left(),
            Text(),
            *Standings(pen, self.view, self.width).lines(),
            *self.standings_legend(pen),
            *self.cities(pen),
        ]

    def stage(self, pen: Pen) -> str:
        say, view = self.texts.say, self.view
        if view.result:
            return say("label-over")
        if not view.turn:
            return say("label-cities")
        turn = say("label-turn", turn=view.turn)
        return f"{turn} {pen.signs.dot} {say('label-last-turn')}" if view.final else turn

    def cities_left(self) -> list[Text]:
        cities = [Text(self.texts.word("city", city)) for city in self.view.cities_left]
        return labelled(self.texts.say("label-cities-left"), cities, self.width)

    def standings_legend(self, pen: Pen) -> list[Text]:
        """What the players' figures mean, and who is ready."""
        say = self.texts.say
        pieces = [say("label-legend")]
        pieces += [f"{getattr(pen.signs, kind)} {say(f'sign-{kind}')}" for kind in ("thinking", "ready")]
        return flow([Text(piece, QUIET) for piece in pieces], self.width, "   ")

    def cities(self, pen: Pen) -> list[Text]:
        """The viewer's own city, with the plan; who only watches sees them all."""
        view = self.view
        lines: list[Text] = []
        for seat, each in enumerate(view.seats):
            sheet = view.mine if view.mine and seat == view.viewer else each.sheet
            if sheet and not view.cities_left and view.viewer in (seat, NOBODY):
                lines += [Text(), *City(pen, view, seat, sheet, self.offered, self.width).lines()]
        return [*lines, *self.city_legend(pen)] if lines else []

    def city_legend(self, pen: Pen) -> list[Text]:
        say = self.texts.say
        pieces = [
            f"{getattr(pen.signs, kind)} {say(f'sign-{kind}')}" for kind in ("crossed", "open", "closed")
        ]
        pieces += [f"(2) {say('sign-cost')}", f"+2 {say('sign-points')}"]
        return flow([Text(piece, QUIET) for piece in pieces], self.width, "   ")

    def line(self, label: str, text: str) -> Text:
        """A label with as many lines as its text needs."""
        return Text.assemble((f"{self.texts.say(label)}  ", QUIET), (text, YOURS))

    def owed(self, owed: Owed) -> str:
        """R87, R93: a step of the chain; of several boxes, which of them it is."""
        step = owed.of - owed.left + 1
        return self.texts.say("label-owed-step", kind=owed.kind, step=step, of=owed.of)
