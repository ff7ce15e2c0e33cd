"""The pen the table is drawn with: signs, seats, and lists of names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from tijdperk.drawing import QUIET, SEAT_LETTERS, SEAT_MARKS, TablePen, TableSigns, flow, labelled
from tijdperk.games.civilization.components import Content
from tijdperk.games.civilization.messages import CivilizationView
from tijdperk.games.civilization.terminal.words import Words
from tijdperk.kernel.text import Catalogue


@dataclass(frozen=True)
class Signs(TableSigns):
    """One sign per meaning; every one is a single cell wide."""

    active: str
    ready: str
    out: str
    happy: str
    productive: str
    face_down: str
    land: str
    sea: str
    lent: str
    times: str


UNICODE = Signs(SEAT_MARKS, "·", "…", "─", "›", "✓", "†", "☺", "⚙", "?", "→", "≈", "⇄", "×")
ASCII = Signs(SEAT_LETTERS, ".", "~", "-", ">", "v", "x", "h", "p", "?", ">", "~", "=", "x")


class Pen(TablePen):
    """Draws one view with one set of signs, in one language, in colour or plain."""

    signs: Signs

    def __init__(
        self, content: Content, texts: Catalogue, view: CivilizationView, ascii_only: bool, plain: bool
    ) -> None:
        super().__init__(texts, ASCII if ascii_only else UNICODE, plain)
        self.content = content
        self.view = view
        self.words = Words(content, texts, view, self.signs.times)

    def who(self, seat: int, style: str = "") -> Text:
        """A seat's mark and name."""
        return Text.assemble(self.seat(seat), " ", (self.seat_name(seat), style))

    def marked(self, seat: int, text: str) -> Text:
        """Something that belongs to a seat."""
        return Text.assemble(self.seat(seat), " ", (text, self.ink(seat)))

    def labelled(self, label: str, pieces: Sequence[Text], width: int) -> list[Text]:
        return labelled(self.texts.say(label), pieces, width)


def hanging(head: Text, pieces: Sequence[Text], width: int, indent: int, gap: str = " ") -> list[Text]:
    """A head, and pieces that flow beside it in a column of their own."""
    lines = flow(pieces, width - indent, gap) if pieces else [Text()]
    room = " " * max(1, indent - head.cell_len)
    return [
        Text.assemble(" " * indent if number else Text.assemble(head, room), line)
        for number, line in enumerate(lines)
    ]


def listed(names: Sequence[str], style: str = QUIET) -> list[Text]:
    """Names with commas between them, as pieces that can be broken after each."""
    return [Text(f"{name}," if number < len(names) else name, style) for number, name in enumerate(names, 1)]


def percent(chance: float) -> int:
    """Rounded, but 0 and 100 only where they are certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
