"""The pen the table is drawn with: signs, seats, and names that fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from tijdperk.games.history.components import Content, Empire
from tijdperk.kernel.drawing import SEAT_COLOURS, SEAT_LETTERS, SEAT_MARKS
from tijdperk.kernel.text import Catalogue

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
YOURS = "bold cyan"  # to do now
QUIET = "dim"
WIDE_FROM = 110  # columns in which every land has a line of its own


@dataclass(frozen=True)
class Signs:
    """One sign per meaning; every one is a single cell wide."""

    seats: str
    capital: str
    city: str
    fort: str
    monument: str
    resource: str
    force: str
    vacant: str
    played: str
    active: str
    absent: str
    gone: str
    then: str
    dot: str
    more: str
    line: str


UNICODE = Signs(SEAT_MARKS, "★", "☆", "#", "Π", "◇", "›", "·", "✓", "▸", "–", "†", "→", "·", "…", "─")
ASCII = Signs(SEAT_LETTERS, "*", "o", "#", "M", "$", ">", ".", "v", ">", "-", "x", ">", ".", "~", "-")


class Pen:
    """Draws with one set of signs, in one language, in colour or plain."""

    def __init__(self, content: Content, texts: Catalogue, ascii_only: bool, plain: bool) -> None:
        self.content = content
        self.texts = texts
        self.plain = plain
        self.signs = ASCII if ascii_only else UNICODE
        self.empires = {empire.id: empire for empire in content.empire}
        self.events = {event.id: event for event in content.event}

    # -- seats

    def ink(self, seat: int) -> str:
        return "" if self.plain else SEAT_COLOURS[seat]

    def seat(self, seat: int) -> Text:
        """A seat's colour always comes with its shape."""
        return Text(self.signs.seats[seat], f"bold {self.ink(seat)}".strip())

    def seat_name(self, seat: int, width: int = 40) -> str:
        return self.cut(str(self.texts.named("seat", seat + 1)), width)

    # -- names that fit

    def cut(self, name: str, width: int) -> str:
        if cell_len(name) <= width:
            return name
        return name[: width - 1].rstrip() + self.signs.more

    def name(self, kind: str, name: str, width: int) -> str:
        """A component's name, its short form where it has one and needs it, or its beginning."""
        full = self.texts.word(kind, name)
        key = f"short-{name}"
        if cell_len(full) <= width or not self.texts.has(key):
            return self.cut(full, width)
        return self.cut(self.texts.say(key), width)

    # -- lines

    def rule(self, left: Text, right: Text, width: int) -> Text:
        """A heading across a block, with something at its end."""
        room = width - left.cell_len - right.cell_len - 2
        return Text.assemble(left, " ", (self.signs.line * max(0, room), QUIET), " ", right)

    def heading(self, label: str, width: int) -> Text:
        return self.rule(Text(self.texts.say(label), "bold"), Text(), width + 1)


def empire_words(content: Content, texts: Catalogue, empire: Empire) -> str:
    """A card in words: strength, where it begins, fleets."""
    strong = texts.say(
        "empire-words",
        empire=texts.word("empire", empire.id),
        strength=empire.strength,
        land=texts.word("land", empire.start),
        capital=int(empire.capital),
    )
    if not empire.navigation:
        return strong
    waters = ", ".join(texts.word("water", water) for water in empire.navigation)
    return strong + texts.say("empire-fleets", waters=waters)


def grid(rows: Sequence[Sequence[Text]], right: Sequence[int] = (), gap: int = 2) -> list[Text]:
    """Rows of cells in columns as wide as they need to be; some are set to the right."""
    widths = [max(row[column].cell_len for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        line = Text()
        for column, cell in enumerate(row):
            pad = " " * (widths[column] - cell.cell_len)
            line.append(" " * gap if column else "")
            line.append_text(Text.assemble(pad, cell) if column in right else Text.assemble(cell, pad))
        line.rstrip()
        lines.append(line)
    return lines
