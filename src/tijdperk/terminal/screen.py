"""The screen: one rich console, the keyboard or a pipe, and how they are used here."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tijdperk.drawing import SEAT_COLOURS, SEAT_LETTERS, SEAT_MARKS
from tijdperk.kernel.position import NOBODY
from tijdperk.terminal.story import Line

WIDEST = 132  # more is not easier to read
ACCENT = "bold cyan"  # yours to do now, and nothing else
QUIET = "dim"
WARN = "red"


class TableConsole(Console):
    """A console that leaves a broken pipe to whoever runs the command."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def open_console(color: bool = True) -> Console:
    return TableConsole(no_color=None if color else True, highlight=False, markup=False, emoji=False)


class Screen:
    """Prints to the console and reads lines."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def interactive(self) -> bool:
        return self.console.is_terminal and sys.stdin.isatty()

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, width=self.width)

    def write(self, text: str, style: str = "") -> None:
        self.show(Text(text, style))

    def copyable(self, text: str) -> None:
        """A line that stays one line, however narrow the screen is."""
        self.console.print(Text(f"  {text}", "bold"), soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def warn(self, text: str) -> None:
        self.write(text, WARN)

    def rule(self, title: str) -> None:
        """A heading across the screen."""
        self.gap()
        characters = "-" if self.console.options.ascii_only else "─"
        self.show(Rule(Text(title, "bold"), characters=characters, style=QUIET, align="left"))

    def seat_mark(self, seat: int) -> Text:
        """A seat's colour always comes with its shape."""
        if seat == NOBODY:
            return Text(" ")
        marks = SEAT_LETTERS if self.console.options.ascii_only else SEAT_MARKS
        return Text(marks[seat], SEAT_COLOURS[seat])

    def story(self, lines: Sequence[Line]) -> None:
        """The move with its seat's mark, and quietly what came of it."""
        for index, (seat, text) in enumerate(lines):
            grid = Table.grid(padding=(0, 1))
            grid.add_row(self.seat_mark(seat), Text(text, QUIET if index and seat == NOBODY else ""))
            self.show(grid)

    def ask(self, prompt: str) -> str:
        """One line of input; EOFError when there is no more. Piped input is written out, to be read back."""
        arrow = ">" if self.console.options.ascii_only else "›"
        self.console.print(Text.assemble((prompt, ACCENT), f" {arrow} "), end="")
        line = input()
        if not self.interactive:
            self.console.print(Text(line))
        return line.strip()

    def clear(self) -> None:
        """Nothing stays readable, not even by scrolling back."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print()

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """Say that something takes a moment, where somebody can see it pass."""
        if self.interactive:
            with self.console.status(Text(text, QUIET)):
                yield
        else:
            yield
