"""The whole table: the opponent above, the board in the middle, oneself below."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from tijdperk.drawing import cropped, flow
from tijdperk.games.duel.content import Content
from tijdperk.games.duel.terminal.board import Board
from tijdperk.games.duel.terminal.city import City
from tijdperk.games.duel.terminal.marks import Pen
from tijdperk.games.duel.terminal.structure import Offer, Structure
from tijdperk.games.duel.view import DuelView
from tijdperk.kernel.text import Catalogue

LEGEND_UNTIL = 20  # cards left: the signs are explained when an age begins


class DuelTable:
    """Draws itself with the signs and colours that the console can show."""

    def __init__(
        self, content: Content, texts: Catalogue, view: DuelView, offers: dict[str, Offer], width: int
    ) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.offers = offers
        self.width = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        plain = console.no_color or console.color_system is None
        pen = Pen(self.content, self.texts, options.ascii_only, plain)
        yield from cropped(self.lines(pen))

    def lines(self, pen: Pen) -> list[Text]:
        view, width = self.view, self.width
        near = max(0, view.viewer)
        board = Board(pen, view, width)
        lines = [Text(), self.title(pen)]
        lines += City(pen, view, 1 - near, {}, width).lines()
        lines += [Text(), *board.track(), *board.tokens(), *board.drawn(), *board.offered()]
        if any(slot.card or slot.back for slot in view.structure):
            structure = Structure(pen, view, self.offers, width)
            lines += [Text(), *structure.lines(), *self.legend(pen)]
            if self.offers:
                lines += board.labelled("label-opens", structure.openings())
        lines += [*board.discarded(), Text()]
        lines += City(pen, view, near, self.offers, width).lines()
        return lines

    def title(self, pen: Pen) -> Text:
        """A line across: the game, the age, how many cards are left."""
        say, view = self.texts.say, self.view
        if view.result:
            stage = say("label-over")
        elif view.age:
            stage = f"{say('label-age', age=view.age)} {pen.signs.dot} {say('label-left', cards=view.left)}"
        else:
            stage = say("label-bidding" if view.first is None else "label-draft")
        rule = pen.signs.line * 2
        head = f"{rule} {self.texts.word('game', self.content.game.id)} {rule} {stage} "
        return Text.assemble((head, "bold"), (pen.signs.line * (self.width - len(head)), "dim"))

    def legend(self, pen: Pen) -> list[Text]:
        """What the signs and letters mean, while an age is young."""
        if self.view.left < LEGEND_UNTIL:
            return []
        pieces = [
            f"{getattr(pen.signs, name)} {self.texts.say(f'sign-{name}')}"
            for name in ("coin", "point", "shield", "extra", "gives", "takes")
        ]
        pieces += [
            f"{pen.letter(name)} {self.texts.word('resource', name)}" for name in self.content.game.resources
        ]
        return flow([Text(piece, "dim") for piece in pieces], self.width, "  ")
