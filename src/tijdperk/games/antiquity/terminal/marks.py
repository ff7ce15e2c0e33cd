"""The pen the table is drawn with: signs, seats, and lines that hang under a head."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from tijdperk.drawing import QUIET, SEAT_LETTERS, SEAT_MARKS, TablePen, TableSigns, flow, labelled
from tijdperk.games.antiquity.components import Content
from tijdperk.games.antiquity.messages import AntiquityView
from tijdperk.games.antiquity.terminal.words import Words
from tijdperk.kernel.text import Catalogue

GAP = "   "


@dataclass(frozen=True)
class Signs(TableSigns):
    """One sign per meaning; every one is a single cell wide."""

    active: str
    ready: str
    out: str
    times: str
    differs: str
    # the land
    forest: str
    felled: str
    grass: str
    mountain: str
    sea: str
    polluted: str
    marker: str
    inn: str
    wall: str
    fishery: str
    worker: str
    # city plans
    man: str
    no_man: str
    joined: str
    grave: str
    empty: str
    frame: str  # by the arms a corner has: 1 up, 2 down, 4 left, 8 right


UNICODE = Signs(
    SEAT_MARKS, "·", "…", "─", "›", "✓", "†", "×", "≠",
    "♣", ",", ".", "^", "~", "x", "?", "⌂", "#", "&", "*",
    "*", "○", "=", "†", "·", " ╵╷│╴┘┐┤╶└┌├─┴┬┼",
)  # fmt: skip
ASCII = Signs(
    SEAT_LETTERS, ".", "~", "-", ">", "v", "x", "x", "D",
    "f", ",", ".", "^", "~", "x", "?", "I", "#", "&", "*",
    "*", "o", "=", "+", ".", " |||-+++-+++-+++",
)  # fmt: skip


class Pen(TablePen):
    """Draws one view with one set of signs, in one language, in colour or plain."""

    signs: Signs

    def __init__(
        self, content: Content, texts: Catalogue, view: AntiquityView, ascii_only: bool, plain: bool
    ) -> None:
        super().__init__(texts, ASCII if ascii_only else UNICODE, plain)
        self.content = content
        self.view = view
        self.words = Words(content, texts, view, self.signs.differs)

    def who(self, seat: int) -> Text:
        """A seat's mark and name."""
        return Text.assemble(self.seat(seat), " ", self.seat_name(seat))

    def labelled(self, label: str, pieces: Sequence[str | Text], width: int) -> list[Text]:
        texts = [piece if isinstance(piece, Text) else Text(piece) for piece in pieces]
        return labelled(self.texts.say(label), texts, width)

    def listed(self, label: str, names: Sequence[str], width: int, **args: str) -> list[Text]:
        """A label, and names with commas between them; lines are broken after a comma only."""
        head = Text(self.texts.say(label, **args), QUIET)
        return hanging(head, commas(names), width, head.cell_len + 2) if names else []

    def legend(self, kinds: Sequence[str], width: int, more: Sequence[str] = ()) -> list[Text]:
        """What signs mean, and other short explanations."""
        pieces = [f"{getattr(self.signs, kind)} {self.texts.say(f'sign-{kind}')}" for kind in kinds]
        return flow([Text(piece, QUIET) for piece in [*pieces, *more]], width, GAP)


def commas(names: Sequence[str], style: str = "") -> list[Text]:
    return [Text(f"{name}," if number < len(names) else name, style) for number, name in enumerate(names, 1)]


def hanging(head: Text, pieces: Sequence[Text], width: int, indent: int) -> list[Text]:
    """A head, and pieces that flow beside it in a column of their own."""
    lines = flow(pieces, width - indent) if pieces else [Text()]
    room = " " * max(1, indent - head.cell_len)
    return [
        Text.assemble(" " * indent if number else Text.assemble(head, room), line)
        for number, line in enumerate(lines)
    ]
