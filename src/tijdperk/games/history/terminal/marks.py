"""The pen the table is drawn with: signs, seats, and names that fit."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len

from tijdperk.drawing import SEAT_LETTERS, SEAT_MARKS, TablePen, TableSigns
from tijdperk.games.history.content import Content, Empire
from tijdperk.kernel.text import Catalogue

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
WIDE_FROM = 110  # columns in which every land has a line of its own


@dataclass(frozen=True)
class Signs(TableSigns):
    """One sign per meaning; every one is a single cell wide."""

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


UNICODE = Signs(SEAT_MARKS, "·", "…", "─", "★", "☆", "#", "Π", "◇", "›", "·", "✓", "▸", "–", "†", "→")
ASCII = Signs(SEAT_LETTERS, ".", "~", "-", "*", "o", "#", "M", "$", ">", ".", "v", ">", "-", "x", ">")


class Pen(TablePen):
    """Draws with one set of signs, in one language, in colour or plain."""

    signs: Signs

    def __init__(self, content: Content, texts: Catalogue, ascii_only: bool, plain: bool) -> None:
        super().__init__(texts, ASCII if ascii_only else UNICODE, plain)
        self.content = content
        self.empires = {empire.id: empire for empire in content.empire}
        self.events = {event.id: event for event in content.event}

    def name(self, kind: str, name: str, width: int) -> str:
        """A component's name, its short form where it has one and needs it, or its beginning."""
        full = self.texts.word(kind, name)
        key = f"short-{name}"
        if cell_len(full) <= width or not self.texts.has(key):
            return self.cut(full, width)
        return self.cut(self.texts.say(key), width)


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
