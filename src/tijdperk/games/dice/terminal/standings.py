"""How things stand: every player with coins, bonuses, and boxes and points by building."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import QUIET, YOURS, grid, widest
from tijdperk.games.dice.terminal.marks import MAX_NAME_LENGTH, WIDE_FROM, Pen
from tijdperk.games.dice.view import DiceView, SheetView

SHORTEST_NAME = 9


class Standings:
    """Draws the figures of a view."""

    def __init__(self, pen: Pen, view: DiceView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.wide = width >= WIDE_FROM

    def lines(self) -> list[Text]:
        say = self.pen.texts.say
        buildings = [building.id for building in self.pen.content.building]
        shorts = [f"short-{building}" for building in buildings]
        labels = ["label-coins", "label-bonuses", *shorts, "label-total"]
        head = [Text(), *(Text(say(label), QUIET) for label in labels)]
        rows = [self.player(seat, buildings) for seat in range(len(self.view.seats))]
        lines = grid([head, *rows], right=range(1, len(head)), gap=2 if self.wide else 1)
        return [self.pen.heading("label-seats", widest(lines)), *lines]

    def player(self, seat: int, buildings: list[str]) -> list[Text]:
        sheet = self.sheet(seat)
        if sheet is None:
            return [self.name(seat), *(Text(self.pen.signs.dot, QUIET) for _ in range(len(buildings) + 3))]
        cells = [self.building(sheet, building) for building in buildings]
        bonuses = f"{len(sheet.bonuses)}/{len(self.pen.content.bonus)}"
        return [
            self.name(seat),
            Text(str(sheet.coins)),
            Text(bonuses),
            *cells,
            Text(str(sum(sheet.points.values())), "bold"),
        ]

    def sheet(self, seat: int) -> SheetView | None:
        """The viewer's own with the plan, the others' as they were when the dice were thrown."""
        mine = self.view.mine if seat == self.view.viewer else None
        return mine or self.view.seats[seat].sheet

    def building(self, sheet: SheetView, building: str) -> Text:
        count, points = sheet.counts[building], sheet.points.get(building)
        if not count:
            return Text(self.pen.signs.dot, QUIET)
        return Text(str(count) if points is None else f"{count}:{points}")

    def name(self, seat: int) -> Text:
        """R25: whether the seat is ready; its mark and name, and with room its city."""
        pen, view = self.pen, self.view
        mine, moves = view.viewer == seat, seat in view.to_move
        style = YOURS if mine and moves else "bold" if mine or moves else ""
        sign = pen.signs.thinking if moves else pen.signs.ready if view.seats[seat].ready else " "
        name = Text(f"{sign} ", style).append_text(pen.seat(seat))
        name.append(f" {pen.seat_name(seat, MAX_NAME_LENGTH if self.wide else SHORTEST_NAME)}", style)
        sheet = view.seats[seat].sheet
        if self.wide and sheet:
            name.append(f" ({pen.texts.word('city', sheet.city)})", QUIET)
        return name
