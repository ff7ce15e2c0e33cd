"""The pen the table is drawn with: signs, and the colours of dice and buildings."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from tijdperk.drawing import SEAT_LETTERS, SEAT_MARKS, TablePen, TableSigns
from tijdperk.games.dice.content import Content
from tijdperk.kernel.text import Catalogue

WIDE_FROM = 110  # columns in which there is room for more than figures
MAX_NAME_LENGTH = 13  # cells for the name of a player
INKS = {
    "grey": "#8A9099",
    "blue": "#3F86D8",
    "red": "#D2503F",
    "yellow": "#B8901A",
    "green": "#2E9A62",
    "black": "bold",
    "white": "bold",
    "purple": "#9A6BE0",
}


@dataclass(frozen=True)
class Signs(TableSigns):
    """One sign per meaning; every one is a single cell wide."""

    die: str
    crossed: str
    open: str
    closed: str
    ready: str
    thinking: str
    frame: str  # left to right, top to bottom: three corners of each line, then the upright


UNICODE = Signs(SEAT_MARKS, "·", "…", "─", "■", "✗", "□", "·", "✓", "▸", "┌┬┐├┼┤└┴┘│")
ASCII = Signs(SEAT_LETTERS, ".", "~", "-", "#", "x", "o", ".", "v", ">", "+++++++++|")


class Pen(TablePen):
    """Draws with one set of signs, in one language, in colour or plain."""

    signs: Signs

    def __init__(self, content: Content, texts: Catalogue, ascii_only: bool, plain: bool) -> None:
        super().__init__(texts, ASCII if ascii_only else UNICODE, plain)
        self.content = content
        self.colours = {die.id: die.colour for die in content.die}

    def colour(self, colour: str) -> str:
        """The ink of a colour; what has none is drawn without."""
        return "" if self.plain else INKS.get(colour, "")

    def die(self, die: str) -> Text:
        """A die's colour always comes with its name."""
        ink = self.colour(self.colours[die])
        return Text.assemble((self.signs.die, ink), " ", self.texts.word("die", die))
