"""Drawing games in a terminal: what each game's scene answers, marks of seats, and runs of text that fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from tijdperk.kernel.game import Choice, Game
from tijdperk.kernel.position import Position
from tijdperk.kernel.text import Catalogue

SEAT_COLOURS = ("#D9691E", "#3F86D8", "#1F9E77", "#C45C9A", "#A88A1E", "#8A9099", "#9A6BE0")
SEAT_MARKS = "●■▲◆⬢✚★"
SEAT_LETTERS = "1234567"
YOURS = "bold cyan"  # to do now
QUIET = "dim"


class Scene:
    """How a game looks in a terminal; each game's folder has one."""

    def __init__(self, game: Game, texts: Catalogue) -> None:
        self.game = game
        self.texts = texts

    def table(self, position: Position, viewer: int, width: int) -> RenderableType:
        """The whole table as the viewer sees it."""
        raise NotImplementedError

    def everything(self, position: Position, viewer: int, width: int) -> RenderableType:
        """The table with what is left out where a screen would not hold all of it."""
        return self.table(position, viewer, width)

    def choice(self, position: Position, seat: int, choice: Choice) -> str:
        """A legal move in words, with its price or gain."""
        raise NotImplementedError

    def lists(self, moves: Sequence[str]) -> bool:
        """Whether all moves under a heading are listed; otherwise one of them is shown as an example."""
        return True

    def score(self, position: Position, names: Sequence[str]) -> RenderableType:
        """The final score sheet."""
        raise NotImplementedError


@dataclass(frozen=True)
class TableSigns:
    """Signs that any table needs; a game adds its own. Every one is a single cell wide."""

    seats: str
    dot: str
    more: str
    line: str


class TablePen:
    """Draws seats, names that fit and lines across, in colour or plain."""

    def __init__(self, texts: Catalogue, signs: TableSigns, plain: bool) -> None:
        self.texts = texts
        self.signs = signs
        self.plain = plain

    def ink(self, seat: int) -> str:
        return "" if self.plain else SEAT_COLOURS[seat]

    def seat(self, seat: int) -> Text:
        """A seat's colour always comes with its shape."""
        return Text(self.signs.seats[seat], f"bold {self.ink(seat)}".strip())

    def seat_name(self, seat: int, width: int = 40) -> str:
        return self.cut(str(self.texts.named("seat", seat + 1)), width)

    def cut(self, name: str, width: int) -> str:
        if cell_len(name) <= width:
            return name
        return name[: width - 1].rstrip() + self.signs.more

    def rule(self, left: Text, right: Text, width: int) -> Text:
        """A heading across a block, with something at its end."""
        room = width - left.cell_len - right.cell_len - 2
        return Text.assemble(left, " ", (self.signs.line * max(0, room), QUIET), " ", right)

    def heading(self, label: str, width: int) -> Text:
        return self.rule(Text(self.texts.say(label), "bold"), Text(), width + 1)

    def title(self, game: str, stage: str, width: int) -> Text:
        """A line across: the game, and how far it is."""
        rule = self.signs.line * 2
        head = f"{rule} {self.texts.word('game', game)} {rule} {stage} "
        return Text.assemble((head, "bold"), (self.signs.line * (width - cell_len(head)), QUIET))


def beside(left: Text, right: Text, width: int) -> Text:
    """Two runs at both ends of a line; the right one gives way, then the left one is cut."""
    room = width - left.cell_len - right.cell_len
    if room < 1 and right.cell_len and left.cell_len:
        right, room = Text(), width - left.cell_len
    line = Text.assemble(left, " " * max(0, room), right)
    line.truncate(width)
    return line


def first_that_fits(candidates: Sequence[Text], width: int) -> Text:
    for text in candidates:
        if text.cell_len <= width:
            return text
    last = candidates[-1].copy()
    last.truncate(width, overflow="ellipsis")
    return last


def flow(pieces: Sequence[Text], width: int, gap: str = " ") -> list[Text]:
    """Pieces one after another, on as many lines as they need; none is broken."""
    lines = [Text()]
    for piece in pieces:
        if lines[-1].cell_len and lines[-1].cell_len + len(gap) + piece.cell_len > width:
            lines.append(Text())
        if lines[-1].cell_len:
            lines[-1].append(gap)
        lines[-1].append_text(piece)
    for line in lines:
        line.truncate(width)
    return lines


def labelled(label: str, pieces: Sequence[Text], width: int) -> list[Text]:
    """A quiet label, and pieces that flow beside it."""
    if not pieces:
        return []
    head = f"{label}  "
    return [
        Text.assemble((" " * len(head) if index else head, "dim"), line)
        for index, line in enumerate(flow(pieces, width - len(head), "  "))
    ]


def columns(blocks: Sequence[Sequence[Text]], widths: Sequence[int], gap: str) -> list[Text]:
    """Blocks of lines side by side, each in a width of its own."""
    lines = []
    for row in range(max(map(len, blocks))):
        cells = [block[row] if row < len(block) else Text() for block in blocks]
        lines.append(
            Text(gap).join(beside(cell, Text(), width) for cell, width in zip(cells, widths, strict=True))
        )
    return lines


def widest(lines: Sequence[Text]) -> int:
    return max(line.cell_len for line in lines)


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


def best_bold(row: Sequence[int]) -> list[Text]:
    """The figures of a row of a score sheet, the highest bold."""
    best = max(row) if len(set(row)) > 1 else None
    return [Text(str(value), "bold" if value == best else "") for value in row]


def cropped(lines: Iterable[Text]) -> Iterator[Text]:
    """Lines of a drawing, which are never wrapped."""
    for line in lines:
        line.no_wrap = True
        line.overflow = "crop"
        yield line
