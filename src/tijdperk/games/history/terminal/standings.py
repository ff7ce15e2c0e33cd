"""How things stand: the empires of the epoch, the players, and every area."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tijdperk.drawing import QUIET, YOURS, columns, grid, widest
from tijdperk.games.history.terminal.marks import WIDE_FROM, Pen
from tijdperk.games.history.view import AreaView, CalledView, HistoryView, SeatView

GAP = "   "
MAX_NAME_LENGTH = 13


class Standings:
    """Draws the figures of a view."""

    def __init__(self, pen: Pen, view: HistoryView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.width = width

    def lines(self) -> list[Text]:
        """Side by side what fits; the more players, the wider the areas."""
        strip, seats, areas = self.strip(), self.seats(), self.areas()
        above = [*strip, Text(), *seats]
        if self.fit(above, areas):
            return self.beside(above, areas)
        if self.fit(strip, areas):
            return [*self.beside(strip, areas), Text(), *seats]
        return [*self.beside(strip, seats), Text(), *areas]

    def fit(self, left: list[Text], right: list[Text]) -> bool:
        return widest(left) + len(GAP) + widest(right) <= self.width

    def beside(self, left: list[Text], right: list[Text]) -> list[Text]:
        room = widest(left)
        return columns([left, right], [room, self.width - room - len(GAP)], GAP)

    # -- the empires of the epoch

    def strip(self) -> list[Text]:
        """R021: in the order of their turns, with who plays them as far as it is known."""
        rows = [self.called(place, called) for place, called in enumerate(self.view.strip, 1)]
        lines = grid(rows, right=(2,), gap=1)
        return [self.pen.heading("label-strip", widest(lines)), *lines]

    def called(self, place: int, called: CalledView) -> list[Text]:
        pen = self.pen
        longest = max(cell_len(pen.texts.word("empire", empire)) for empire in pen.empires)
        sign = {
            "coming": " ",
            "active": pen.signs.active,
            "played": pen.signs.played,
            "absent": pen.signs.absent,
        }[called.state]
        style = {"active": "bold", "absent": QUIET}.get(called.state, "")
        who = Text()
        if called.seat is not None:
            who = pen.seat(called.seat)
            if self.width >= WIDE_FROM:
                who.append(f" {pen.seat_name(called.seat, MAX_NAME_LENGTH)}", "not bold")
        return [
            Text(f"{place}{sign}", style),
            Text(pen.texts.word("empire", called.empire).ljust(longest), style),
            Text(str(pen.empires[called.empire].strength), style),
            who,
        ]

    # -- the players

    def seats(self) -> list[Text]:
        labels = ("label-score", "label-now", "label-cards", "label-markers")
        head = [Text(), *(Text(self.pen.texts.say(label), QUIET) for label in labels)]
        rows = [self.player(seat, player) for seat, player in enumerate(self.view.seats)]
        lines = grid([head, *rows], right=range(1, len(head)))
        return [self.pen.heading("label-seats", widest(lines)), *lines]

    def player(self, seat: int, player: SeatView) -> list[Text]:
        """Whose move it is, points, what would be scored now, greater and lesser cards in hand, markers."""
        pen, view = self.pen, self.view
        mine, moves = view.viewer == seat, seat in view.to_move
        style = YOURS if mine and moves else "bold" if moves else ""
        name = Text(f"{pen.signs.active if moves else ' '} ", style)
        name.append_text(pen.seat(seat)).append(f" {pen.seat_name(seat, MAX_NAME_LENGTH)}", style)
        if mine:
            name.append(f" ({pen.texts.say('label-you')})", QUIET)
        return [
            name,
            Text(str(player.score), "bold"),
            Text(f"+{sum(player.now.values())}"),
            Text(f"{player.greater}+{player.lesser}"),
            Text(str(player.markers)),
        ]

    # -- the areas

    def areas(self) -> list[Text]:
        """R077-R080: what each is worth now and next, and for each seat its lands, level and points."""
        pen, seats = self.pen, range(len(self.view.seats))
        marks = [pen.seat(seat) for seat in seats]
        head = [Text(), Text(pen.texts.say("label-value"), QUIET), *marks]
        shown = [area for area in self.view.areas if area.value or area.next_value or any(area.lands)]
        lines = grid([head, *map(self.row, shown)], right=range(1, len(head)), gap=1)
        return [pen.heading("label-areas", widest(lines)), *lines]

    def row(self, area: AreaView) -> list[Text]:
        pen = self.pen
        worth = Text.assemble((str(area.value), "bold"))
        if area.next_value is not None:
            worth.append(f" {pen.signs.then} {area.next_value}", QUIET)
        return [Text(pen.texts.word("area", area.area)), worth, *self.shares(area)]

    def shares(self, area: AreaView) -> list[Text]:
        cells = []
        for seat, (lands, level, points) in enumerate(zip(area.lands, area.levels, area.points, strict=True)):
            if not lands:
                cells.append(Text(f"{self.pen.signs.dot:>6}", QUIET))
                continue
            letter = self.pen.texts.say(f"level-{level}") if level != "none" else " "
            cells.append(Text(f"{lands:2}{letter}{points:3}", self.pen.ink(seat)))
        return cells
