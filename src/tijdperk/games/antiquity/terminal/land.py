"""The land: fields in columns that interlock, as they lie on the table.

Every field is four cells wide and one line high; the neighbouring columns lie half a field higher, which is
one line. So the fields next to one are two lines above and below it in its own column, and one line above
and below it in the columns beside it. Letters above and below name the columns, numbers at the ends the rows.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from tijdperk.drawing import QUIET, YOURS
from tijdperk.games.antiquity.messages import AntiquityView
from tijdperk.games.antiquity.terminal.marks import Pen, commas, hanging
from tijdperk.kernel.position import NOBODY

PITCH = 2  # cells from a column to the next
CELL = 2 * PITCH
EDGE = 3  # cells for the number of a row
MARGIN = 2  # columns, and rows, around what is one's own where only that is shown
TERRAIN = {"F": "forest", "f": "felled", "G": "grass", "M": "mountain", "S": "sea"}
OUTLOOK = ("setup", "land", "over")  # phases in which the whole land is shown
NAME = 15  # cells for a name
LAND_FRAME = 5  # lines above and below the fields: a heading, and the letters


@dataclass(frozen=True)
class Window:
    """The part of the land that is shown: columns and half rows, the last of each included."""

    left: int
    right: int
    top: int
    bottom: int

    def has(self, column: int, height: int) -> bool:
        return self.left <= column <= self.right and self.top <= height <= self.bottom


class Land:
    """Draws the fields of a view with what stands and lies on them."""

    def __init__(self, pen: Pen, view: AntiquityView, width: int, most: int = 0) -> None:
        """`most`: half rows that may be drawn, where the screen does not hold them all."""
        self.pen = pen
        self.view = view
        self.width = width
        self.most = most
        self.land = view.land
        self.at = dict(zip(view.land.fields, view.land.at, strict=True))
        self.zone = set(view.mine.zone) if view.mine else set()
        self.men = {work.field for work in view.land.works}
        self.window = self.shown()
        self.signs: set[str] = set()  # that were drawn
        self.goods: dict[str, None] = {}
        self.cells = {field: self.cell(field, text) for field, text in self.fields().items()}

    def shown(self) -> Window:
        """What is one's own with some fields around it; everything where one looks further."""
        view, fields = self.view, list(self.at)
        if view.viewer != NOBODY and view.phase not in OUTLOOK:
            mine = [field for city in self.land.cities if city.seat == view.viewer for field in city.fields]
            fields = [*mine, *self.zone] if mine else fields
        columns = [self.at[field][0] for field in fields]
        heights = [self.at[field][1] for field in fields]
        part = MARGIN if len(fields) < len(self.at) else 0
        every = self.at.values()
        return self.limited(
            Window(
                max(min(columns) - part, min(column for column, _ in every)),
                min(max(columns) + part, max(column for column, _ in every)),
                max(min(heights) - 2 * part, min(height for _, height in every)),
                min(max(heights) + 2 * part, max(height for _, height in every)),
            )
        )

    def limited(self, window: Window) -> Window:
        """Of a window that is too high, the part round what is one's own."""
        if not self.most or window.bottom - window.top < self.most:
            return window
        mine = [self.at[field][1] for field in self.zone] or [window.top, window.bottom]
        middle = (min(mine) + max(mine)) // 2
        top = max(window.top, min(window.bottom - self.most + 1, middle - self.most // 2))
        return Window(window.left, window.right, top, top + self.most - 1)

    @property
    def breadth(self) -> int:
        """Cells that the drawing takes."""
        return 2 * EDGE + (self.window.right - self.window.left) * PITCH + CELL

    # -- the drawing

    def lines(self) -> list[Text]:
        window = self.window
        rows: dict[int, dict[int, Text]] = {}
        for field, cell in self.cells.items():
            column, height = self.at[field]
            rows.setdefault(height, {})[column] = cell
        drawn = [self.row(height, rows.get(height, {})) for height in range(window.top, window.bottom + 1)]
        return [*self.letters(), *drawn, *self.letters()]

    def row(self, height: int, cells: dict[int, Text]) -> Text:
        """Half a row; both halves have the same number."""
        number = str(height // 2 + 1)
        line = Text(f"{number:>{EDGE - 1}} ", QUIET)
        at = self.window.left
        for column, cell in sorted(cells.items()):
            line.append(" " * (PITCH * (column - at))).append_text(cell)
            at = column + CELL // PITCH
        line.append(" " * (self.breadth - EDGE - line.cell_len))
        return line.append(f" {number}", QUIET)

    def letters(self) -> list[Text]:
        """The names of the columns, on two lines like the columns themselves."""
        names = {self.at[field][0]: field.rstrip("0123456789") for field in self.at}
        lines = []
        for parity in (0, 1):
            line = ""
            for column in range(self.window.left, self.window.right + 1):
                if column % 2 == parity and column in names:
                    line = line.ljust(EDGE + 1 + PITCH * (column - self.window.left)) + names[column]
            lines.append(Text(line, QUIET))
        return lines

    # -- fields

    def fields(self) -> dict[str, Text]:
        """Every field that is shown: its terrain, or what stands or lies there."""
        land = self.land
        stands = self.stands()
        found: dict[str, Text] = {}
        polluted, markers = set(land.polluted), set(land.markers)
        for field, letter in zip(land.fields, land.terrain, strict=True):
            if not self.window.has(*self.at[field]):
                continue
            if field in stands:
                seat, kind, mark = stands[field]
                second = self.good(mark) if kind == "good" else self.sign(kind) if kind else mark
                found[field] = Text.assemble(self.pen.seat(seat), (second, "bold"))
            elif field in polluted:
                found[field] = Text(self.sign(TERRAIN[letter]) + self.sign("polluted"), QUIET)
            elif field in markers:
                found[field] = Text(self.sign(TERRAIN[letter]) + self.sign("marker"), "bold")
            elif field in land.minerals:
                found[field] = Text(self.sign(TERRAIN[letter]) + self.good(land.minerals[field]))
            else:
                found[field] = Text(self.sign(TERRAIN[letter]) + " ")
        return found

    def stands(self) -> dict[str, tuple[int, str, str]]:
        """Whose something is that stands or lies on a field, the kind of its sign, and what it is."""
        found: dict[str, tuple[int, str, str]] = {}
        for work in self.land.works:
            found |= dict.fromkeys(work.goods, (work.seat, "good", work.good))
            if work.second:
                found |= dict.fromkeys((work.field, work.second), (work.seat, "fishery", ""))
        found |= {inn.field: (inn.seat, "inn", "") for inn in self.land.inns}
        for city in self.land.cities:
            found |= dict.fromkeys(city.fields, (city.seat, "wall", ""))
            found[city.centre] = (city.seat, "", str(city.number))
        return found

    def cell(self, field: str, text: Text) -> Text:
        """A field in brackets where it lies in the own zone; a star where a man works."""
        left, right = ("(", ")") if field in self.zone else (" ", " ")
        style = YOURS if field == self.view.work else QUIET
        if field in self.men:
            left = self.sign("worker")
        return Text.assemble((left, style), text, (right, style))

    def sign(self, kind: str) -> str:
        self.signs.add(kind)
        return str(getattr(self.pen.signs, kind))

    def good(self, good: str) -> str:
        self.goods[good] = None
        return self.pen.texts.say(f"mark-{good}")

    # -- what it means

    def legend(self, width: int) -> list[Text]:
        pen, say = self.pen, self.pen.texts.say
        kinds = [*TERRAIN.values(), "polluted", "marker", "wall", "inn", "fishery", "worker"]
        goods = [good.id for good in pen.content.good if good.id in self.goods]
        more = [f"{say(f'mark-{good}')} {pen.words.good(good)}" for good in goods]
        if self.zone:
            more.append(f"( ) {say('sign-zone')}")
        return pen.legend([kind for kind in kinds if kind in self.signs], width, more)

    def works(self) -> list[Text]:
        """What gives goods on the land, by seat: its field, and how many it has left."""
        pen, word = self.pen, self.pen.texts.word
        lines = []
        for seat in range(len(self.view.seats)):
            mine = [work for work in self.land.works if work.seat == seat]
            if not mine:
                continue
            names = [
                f"{word('site', work.kind)} {work.field} ({pen.words.good(work.good)}"
                f" {pen.signs.times}{len(work.goods)})"
                for work in mine
            ]
            head = Text.assemble(pen.seat(seat), " ", pen.seat_name(seat, NAME - 3))
            lines += hanging(head, commas(names), self.width, NAME)
        return lines
