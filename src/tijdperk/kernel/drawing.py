"""What the tables of all games are drawn with: marks of seats, and runs of text that fit."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

SEAT_COLOURS = ("#D9691E", "#3F86D8", "#1F9E77", "#C45C9A", "#A88A1E", "#8A9099", "#9A6BE0")
SEAT_MARKS = "●■▲◆⬢✚★"
SEAT_LETTERS = "1234567"


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
