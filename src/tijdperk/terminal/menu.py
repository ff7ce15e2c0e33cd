"""The numbered choices of one decision, and what cannot be chosen with the reason."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tijdperk.drawing import Scene
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match
from tijdperk.kernel.moves import Move
from tijdperk.kernel.text import Catalogue
from tijdperk.terminal.screen import ACCENT, QUIET, WARN

COLON = ": "
INDENT = 1
MARGIN = 2  # cells for a number, at least
GAP = 2
MAX_FREE = 40  # free moves of one verb that are listed; of more than that its pattern is shown


class Menu:
    """Every legal move under a number.

    A scene says a move as "what is done: with what"; moves that begin the same are listed under one
    heading, in the order of their verbs, and numbered as they are shown; what names nothing comes last.
    """

    def __init__(self, match: Match, scene: Scene, seat: int, texts: Catalogue) -> None:
        self.texts = texts
        self.scene = scene
        groups: dict[str, list[tuple[str, str]]] = {}
        for choice in match.game.choices(match.position, seat):
            head, colon, tail = scene.choice(match.position, seat, choice).partition(COLON)
            groups.setdefault(head if colon else "", []).append((choice.move, tail if colon else head))
        groups = dict(sorted(groups.items(), key=lambda group: (not group[0], verb_of(group[1][0][0]))))
        self.groups = groups
        self.moves = [move for group in groups.values() for move, _ in group]
        self.numbers = numbers_of(self.moves)
        self.words = {
            move: f"{head}{COLON}{tail}" if head else tail
            for head, group in groups.items()
            for move, tail in group
        }
        self.free = free_moves(match, seat)
        self.refusals = [
            (move, texts.error(reason)) for move, reason in match.game.refusals(match.position, seat)
        ]

    def move(self, number: int) -> str:
        """The move under a number; BadInput when there is none."""
        if number not in self.numbers:
            raise BadInput("choice-unknown", given=number, first=self.numbers[0], most=self.numbers[-1])
        return self.moves[self.numbers.index(number)]

    def number(self, move: str) -> int:
        return self.numbers[self.moves.index(move)]

    def is_long(self, head: str) -> bool:
        """Has a heading too many moves to list them?"""
        return bool(head) and not self.scene.lists([move for move, _ in self.groups[head]])

    def examples(self, groups: dict[str, list[tuple[str, str]]]) -> RenderableType:
        """Of each group its heading, how many moves it has, and the first of them as it can be typed."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style=ACCENT)
        grid.add_column()
        grid.add_column(justify="right", style=QUIET)
        grid.add_column()
        for head, group in groups.items():
            move = group[0][0]
            grid.add_row(Text(str(self.number(move))), Text(head), Text(f"{len(group)}"), Text(move))
        return grid

    def draw(self, width: int) -> RenderableType:
        parts: list[RenderableType] = []
        long = {head: group for head, group in self.groups.items() if self.is_long(head)}
        if long:
            parts.append(Text(self.texts.say("table-many"), "bold"))
            parts.append(Padding(self.examples(long), (0, 0, 0, INDENT)))
        for head, group in self.groups.items():
            if head in long:
                continue
            items = [(str(self.number(move)), tail) for move, tail in group]
            parts.append(Text(head, "bold"))
            parts.append(Padding(columns(items, width - INDENT), (0, 0, 0, INDENT)))
        if self.free:
            parts.append(Text(self.texts.say("table-also"), "bold"))
            also = [("", move) for move in self.free]
            parts.append(Padding(columns(also, width - INDENT), (0, 0, 0, INDENT)))
        if self.refusals:
            reasons = [("", reason) for reason in dict.fromkeys(reason for _, reason in self.refusals)]
            parts.append(Text(self.texts.say("table-not-now"), WARN))
            parts.append(Padding(columns(reasons, width - INDENT, QUIET), (0, 0, 0, INDENT)))
        return Group(*parts)


def free_moves(match: Match, seat: int) -> list[str]:
    """What nobody waits for: move by move, but the pattern of a verb that has too many to be read."""
    by_verb: dict[int, list[Move]] = {}
    for move in match.position.free(seat):
        by_verb.setdefault(move.verb, []).append(move)
    found = []
    for verb, moves in by_verb.items():
        if len(moves) > MAX_FREE:
            found.append(match.game.verbs[verb].pattern)
        else:
            found += [match.game.notation(match.position, move) for move in moves]
    return found


def verb_of(move: str) -> tuple[bool, str]:
    """What the moves of a menu are ordered by."""
    verb, *nouns = move.split()
    return not nouns, verb


def numbers_of(moves: Sequence[str]) -> list[int]:
    """Counted from 1; but where every move ends in a number of its own (`bid 3`), that is its number."""
    last = [move.split()[-1] for move in moves]
    if len(set(last)) == len(last) and all(word.isdecimal() for word in last):
        return [int(word) for word in last]
    return list(range(1, len(moves) + 1))


def columns(items: Sequence[tuple[str, str]], width: int, style: str = "") -> RenderableType:
    """Numbers and words in as many equal columns as fit, filled downwards; long words hang beside theirs."""
    widest = max(cell_len(words) for _, words in items)
    margin = max(MARGIN, *(len(number) for number, _ in items))
    column = margin + 1 + widest + GAP + 1
    count = max(1, min(len(items), (width + GAP + 1) // column))
    rows = -(-len(items) // count)
    grid = Table.grid(padding=(0, 1))
    count = -(-len(items) // rows)
    for number in range(1, count + 1):
        words = widest + GAP if number < count else widest
        grid.add_column(width=margin, justify="right", style=ACCENT)
        grid.add_column(width=min(words, width - margin - 1), style=style)
    for row in range(rows):
        grid.add_row(*(Text(cell) for item in items[row::rows] for cell in item))
    return grid
