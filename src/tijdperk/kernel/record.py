"""Records: a game as text, one move or outcome a line, readable and diffable.

    tijdperk 1
    game duel
    rules 1
    option wonders draft
    seat 1 human
    seat 2 search
    begin
    ~ first 2
    2 pick colossus
    2 undo

A `~` line is what chance gave, a line with a seat is that seat's move, and `undo` takes that seat's last
move back. Where the people ended a game that was not over, its last line says how: `# result resigned 2`,
`# result draw` or `# result stopped`; of a seat that a bot took over because its player resigned there is a
line `# resigned 3` before that. The record is the truth; a stored position is a cache of it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from tijdperk.kernel.errors import BadInput

FORMAT = 1
MAX_LINE_LENGTH = 2_000  # a phrase of many moves is one line
MAX_BYTES = 16_000_000


@dataclass(frozen=True)
class Draw:
    """What chance gave: the name of the kind, and the value in the game's words."""

    kind: str
    value: str

    def __str__(self) -> str:
        return f"~ {self.kind} {self.value}"


@dataclass(frozen=True)
class Play:
    """A move of a seat (counted from 0), in notation."""

    seat: int
    move: str

    def __str__(self) -> str:
        return f"{self.seat + 1} {self.move}"


@dataclass(frozen=True)
class Undo:
    """The seat's last move is taken back; or, with `back`, the one that stands so many steps before the end
    of the game so far, where that is another one: a move that nobody had waited for, and all agreed."""

    seat: int
    back: int = 0

    def __str__(self) -> str:
        return f"{self.seat + 1} undo {self.back}" if self.back else f"{self.seat + 1} undo"


Entry = Draw | Play | Undo


@dataclass(frozen=True)
class Ending:
    """How people ended a game that was not over: one of them resigned, or all agreed to a draw or to stop."""

    how: str  # "resigned", "draw", "stopped"
    seat: int = -1  # the one that resigned

    def __str__(self) -> str:
        return f"{self.how} {self.seat + 1}" if self.seat >= 0 else self.how

    def winners(self, seats: int) -> list[int]:
        """Those who won: everybody but the one who resigned, all where it is a draw, else nobody."""
        if self.how == "stopped":
            return []
        return [seat for seat in range(seats) if seat != self.seat]


@dataclass
class Record:
    """A whole game: what was agreed before it, and all that happened."""

    game: str
    rules: int
    options: dict[str, str]
    seats: list[str]
    content: str = ""
    entries: list[Entry] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # where each entry stands in the file it was read from
    resigned: list[int] = field(default_factory=list)  # seats that a bot took over because of that
    ending: Ending | None = None  # where the people ended it before it was over

    def line_of(self, index: int) -> int:
        """The line of an entry in the text of this record."""
        if index < len(self.lines):
            return self.lines[index]
        return len(self.header()) + index + 1

    def header(self) -> list[str]:
        head = [f"tijdperk {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        if self.content:
            head.append(f"content {self.content}")
        head += [f"option {name} {value}" for name, value in self.options.items()]
        head += [f"seat {number} {who}" for number, who in enumerate(self.seats, 1)]
        return [*head, "begin"]

    def text(self) -> str:
        return "\n".join([*self.header(), *map(str, self.entries), *self.remarks()]) + "\n"

    def remarks(self) -> list[str]:
        """What is not part of the game itself: who resigned, and how the people ended it."""
        found = [f"# resigned {seat + 1}" for seat in self.resigned]
        return [*found, f"# result {self.ending}"] if self.ending else found


def read_record(path: Path) -> Record:
    """The record in a file; BadInput says what is wrong and in which line."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadInput("record-too-long", file=str(path), most=MAX_BYTES)
        raw = path.read_bytes()
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), problem=error.strerror or "?") from None
    return parse_record(raw, str(path))


def parse_record(raw: bytes | str, file: str = "record") -> Record:
    """Read a record's text."""
    if len(raw) > MAX_BYTES:
        raise BadInput("record-too-long", file=file, most=MAX_BYTES)
    try:
        text = raw if isinstance(raw, str) else raw.decode()
    except UnicodeDecodeError:
        raise BadInput("record-not-text", file=file) from None
    lines = text.split("\n")
    if len(lines) > 1 and lines[-1] == "":
        lines.pop()
    header: dict[str, list[str]] = {}
    for number, line in enumerate(lines, 1):
        check_line(file, number, line)
        if line == "begin":
            record = read_header(file, header, number)
            read_entries(file, record, lines, number)
            return record
        word, _, rest = line.partition(" ")
        if number == 1 and (word != "tijdperk" or not rest.isdecimal()):
            raise BadInput("record-not-ours", file=file)
        if number == 1 and int(rest) > FORMAT:
            raise BadInput("record-newer-format", file=file, given=rest, known=FORMAT)
        if word not in ("tijdperk", "game", "rules", "content", "option", "seat"):
            raise BadInput("record-header", file=file, line=number, text=line)
        header.setdefault(word, []).append(rest)
    raise BadInput("record-cut-off", file=file, line=len(lines))


def check_line(file: str, number: int, line: str) -> None:
    if len(line) > MAX_LINE_LENGTH:
        raise BadInput("record-long-line", file=file, line=number, most=MAX_LINE_LENGTH)
    if not line.isprintable():
        raise BadInput("record-line", file=file, line=number, text=ascii(line)[:60])


def read_header(file: str, header: dict[str, list[str]], number: int) -> Record:
    for word in ("game", "rules"):
        if len(header.get(word, [])) != 1:
            raise BadInput("record-header-word", file=file, word=word, line=number)
    rules = header["rules"][0]
    if not rules.isdecimal() or len(rules) > 9:
        raise BadInput("record-header-word", file=file, word="rules", line=number)
    options = {}
    for option in header.get("option", []):
        name, _, value = option.partition(" ")
        options[name] = value
    seats = []
    for index, seat in enumerate(header.get("seat", []), 1):
        which, _, who = seat.partition(" ")
        if which != str(index) or not who:
            raise BadInput("record-header-word", file=file, word="seat", line=number)
        seats.append(who)
    content = header.get("content", [""])[0]
    return Record(header["game"][0], int(rules), options, seats, content)


def read_entries(file: str, record: Record, lines: list[str], begin: int) -> None:
    for number, line in enumerate(lines[begin:], begin + 1):
        check_line(file, number, line)
        if record.resigned or record.ending or line.startswith("#"):
            read_remark(file, record, number, line)
            continue
        record.entries.append(read_entry(file, number, line, len(record.seats)))
        record.lines.append(number)


def read_remark(file: str, record: Record, number: int, line: str) -> None:
    """A line after the last entry."""
    found = re.fullmatch(r"# (?:resigned ([1-9])|result (?:(draw|stopped)|resigned ([1-9])))", line)
    if not found or record.ending or int(found[1] or found[3] or 1) > len(record.seats):
        raise BadInput("record-line", file=file, line=number, text=line[:60])
    if found[1]:
        record.resigned.append(int(found[1]) - 1)
    else:
        record.ending = Ending(found[2]) if found[2] else Ending("resigned", int(found[3]) - 1)


def read_entry(file: str, number: int, line: str, seats: int) -> Entry:
    drawn = re.fullmatch(r"~ (\w+) (\w+)", line)
    if drawn:
        return Draw(drawn[1], drawn[2])
    moved = re.fullmatch(r"([1-9]) (\S.*)", line)
    if moved and int(moved[1]) <= seats:
        seat = int(moved[1]) - 1
        undone = re.fullmatch(r"undo(?: ([1-9]\d{0,5}))?", moved[2])
        return Undo(seat, int(undone[1] or 0)) if undone else Play(seat, moved[2])
    raise BadInput("record-line", file=file, line=number, text=line[:60])
