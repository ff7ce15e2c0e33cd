"""The Forum: four quarters with their prices, and the dice in them as the viewer can have them."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import QUIET, YOURS, beside, flow, labelled
from tijdperk.games.dice.terminal.marks import Pen
from tijdperk.games.dice.view import DiceView, DiePrice, DieView

ROWS = ((0, 1), (3, 2))  # the quarters as they lie, clockwise from the top left
WIDEST_QUARTER = 56


class Forum:
    """Draws the dice of a view."""

    def __init__(self, pen: Pen, view: DiceView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.width = width
        self.room = min(WIDEST_QUARTER, (width - 3) // 2) - 2
        self.prices = {price.die: price for price in view.prices}

    def lines(self) -> list[Text]:
        lines = []
        if self.view.forum:
            for row, quarters in enumerate(ROWS):
                lines += [self.border(row, quarters), *self.row(quarters)]
            lines.append(self.border(len(ROWS), ()))
        return [*lines, *self.beside_it()]

    def border(self, row: int, quarters: tuple[int, ...]) -> Text:
        """A line of the frame, with what the quarters below it cost."""
        pen, costs = self.pen, self.pen.content.forum.quarters
        labels = [f" {pen.texts.say('label-quarter', coins=costs[quarter])} " for quarter in quarters]
        corners = [(corner, QUIET) for corner in pen.signs.frame[3 * row : 3 * row + 3]]
        sides = []
        for label in labels or ["", ""]:
            head = Text.assemble((pen.signs.line, QUIET), (label, "bold"))
            sides.append(head.append(pen.signs.line * (self.room + 2 - head.cell_len), QUIET))
        return Text.assemble(corners[0], sides[0], corners[1], sides[1], corners[2])

    def row(self, quarters: tuple[int, ...]) -> list[Text]:
        cells = [self.quarter(quarter) for quarter in quarters]
        upright = (self.pen.signs.frame[-1], QUIET)
        lines = []
        for index in range(max(1, *map(len, cells))):
            line = Text.assemble(upright)
            for cell in cells:
                text = cell[index] if index < len(cell) else Text()
                line.append_text(Text.assemble(" ", beside(text, Text(), self.room), " ", upright))
            lines.append(line)
        return lines

    def quarter(self, quarter: int) -> list[Text]:
        return [line for die in self.view.forum if die.quarter == quarter for line in self.die(die)]

    def die(self, die: DieView) -> list[Text]:
        """A die, what it shows (below it, if that is long), and what is different about it for the viewer."""
        name = self.pen.die(die.die).append(":")
        symbol = Text(self.pen.texts.word("symbol", die.face), "bold")
        whole = Text.assemble(name, " ", symbol)
        pieces = [whole] if whole.cell_len <= self.room else [name, symbol]
        price = self.prices.get(die.die)
        notes = self.notes(die, price) if price else []
        first, *more = flow([*pieces, *notes], self.room, "  ")
        return [first, *(Text.assemble("  ", line) for line in more)]

    def notes(self, die: DieView, price: DiePrice) -> list[Text]:
        """R32, R40, R44, R78: locked, not the quarter's price, too dear, what it brings and opens."""
        say = self.pen.texts.say
        if price.locked:
            return [Text(say("label-locked"), QUIET)]
        notes = []
        if price.price != die.cost:
            label = say("label-quarter", coins=price.price) if price.price else say("label-free")
            notes.append(Text(label, YOURS))
        if price.income:
            notes.append(Text(say("label-income", coins=price.income), YOURS))
        if price.short:
            notes.append(Text(say("label-short", short=price.short), QUIET))
        if price.court is not None:
            notes.append(Text(say("label-court-open" if price.court else "label-court-closed"), QUIET))
        return notes

    def beside_it(self) -> list[Text]:
        """Special dice that wait or enter, and grey ones that left."""
        lines = []
        for label, dice in (
            ("label-entering", self.view.entering),
            ("label-aside", [die for die in self.view.aside if die not in self.view.entering]),
            ("label-removed", self.view.removed),
        ):
            lines += labelled(self.pen.texts.say(label), [self.pen.die(die) for die in dice], self.width)
        return lines
