"""How things stand: the turn, the players, milestones and wonders, and the viewer's standing orders."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import QUIET, YOURS, flow, grid, widest
from tijdperk.games.civilization.messages import CivilizationView, MilestoneView, OrderView, SeatView
from tijdperk.games.civilization.terminal.marks import Pen

MAX_NAME_LENGTH = 13
COLUMNS = ("gold", "score", "income", "technologies", "wonders", "settlements", "units", "settlers")


class Standings:
    """Draws the figures of a view."""

    def __init__(self, pen: Pen, view: CivilizationView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.width = width

    def lines(self) -> list[Text]:
        return [*self.turn(), Text(), *self.seats(), *self.milestones(), *self.orders()]

    # -- the turn

    def turn(self) -> list[Text]:
        """The rules in use, the order of this turn, and how the game will end."""
        pen, view = self.pen, self.view
        say = pen.texts.say
        advanced = "yes" if view.advanced else "no"
        pieces = [Text(say("label-game", advanced=advanced, length=view.length))]
        if view.turn and not view.result:
            order = sorted(range(len(view.seats)), key=lambda seat: view.seats[seat].order)
            marks = [pen.seat(seat) for seat in order if not view.seats[seat].out]
            pieces.append(Text.assemble((f"{say('label-order')} ", QUIET), Text(" ").join(marks)))
            pieces.append(Text.assemble((f"{say('label-starter')} ", QUIET), pen.who(view.starter)))
        if view.critical:
            resource = pen.texts.word("resource", view.critical)
            pieces.append(Text.assemble((f"{say('label-critical')} ", QUIET), (resource, "bold")))
        if view.ending and not view.result:
            pieces.append(Text(say("label-ending", ending=view.ending), "bold"))
        return flow(pieces, self.width, f" {pen.signs.dot} ")

    # -- the players

    def seats(self) -> list[Text]:
        say = self.pen.texts.say
        head = [Text(), *(Text(say(f"label-{column}"), QUIET) for column in COLUMNS)]
        rows = [self.player(seat, player) for seat, player in enumerate(self.view.seats)]
        lines = grid([head, *rows], right=range(1, len(head)), gap=1)
        legend = [f"{getattr(self.pen.signs, kind)} {say(f'sign-{kind}')}" for kind in ("active", "ready")]
        legend.append(say("label-legend"))
        return [
            self.pen.heading("label-seats", widest(lines)),
            *lines,
            *flow([Text(piece, QUIET) for piece in legend], self.width, "   "),
        ]

    def player(self, seat: int, player: SeatView) -> list[Text]:
        pen, mine = self.pen, seat == self.view.viewer
        signs = pen.signs
        moves = seat in self.view.to_move
        sign = signs.out if player.out else signs.active if moves else signs.ready if player.done else " "
        style = YOURS if moves and mine else "bold" if moves else QUIET if player.out else ""
        name = Text(f"{sign} ", style)
        name.append_text(pen.seat(seat)).append(f" {pen.seat_name(seat, MAX_NAME_LENGTH)}", style)
        if mine:
            name.append(f" ({pen.texts.say('label-you')})", QUIET)
        income = sum(part.gold for part in player.income)
        return [
            name,
            Text(str(player.gold)),
            Text(str(player.score), "bold"),
            Text(f"+{income}"),
            Text(str(len(player.technologies))),
            Text(str(len(player.wonders))),
            Text("+".join(map(str, player.settlements))),
            Text(str(player.units)),
            Text(str(player.settlers)),
        ]

    # -- milestones

    def milestones(self) -> list[Text]:
        """S-11: how far everybody is with those of this era, and who has the others."""
        view, pen = self.view, self.pen
        now = [each for each in view.milestones if each.era == view.era]
        if not now:
            return []
        marks = [pen.seat(seat) for seat in range(len(view.seats))]
        lines = grid([[Text(), *marks, Text()], *map(self.milestone, now)], right=range(1, len(marks) + 1))
        past = [
            pen.marked(each.owner, pen.texts.word("milestone", each.milestone))
            for each in view.milestones
            if each.owner is not None and each.era != view.era
        ]
        return [
            Text(),
            pen.heading("label-milestones", widest(lines)),
            *lines,
            *(flow(past, self.width, "  ") if past else []),
        ]

    def milestone(self, milestone: MilestoneView) -> list[Text]:
        pen, say = self.pen, self.pen.texts.say
        title = f"{milestone.amount} {say(f'measure-{milestone.measure}')}"
        state = Text()
        if milestone.owner is not None:
            state = pen.marked(
                milestone.owner, say("label-milestone-won", name=pen.seat_name(milestone.owner))
            )
        elif milestone.lost:
            state = Text(say("label-milestone-lost"), QUIET)
        elif milestone.claimed:
            state = Text(say("label-milestone-claimed"), YOURS)
        counts = [Text(str(count), "bold" if count >= milestone.amount else "") for count in milestone.counts]
        return [Text(title, QUIET if milestone.owner is not None else ""), *counts, state]

    # -- standing orders

    def orders(self) -> list[Text]:
        pieces = [Text(self.order(order)) for order in self.view.orders]
        lines = self.pen.labelled("label-orders", pieces, self.width)
        return [Text(), *lines] if lines else []

    def order(self, order: OrderView) -> str:
        where = "any"
        if order.area is not None:
            where = self.pen.words.area(order.area)
        elif order.seat is not None:
            where = self.pen.seat_name(order.seat)
        return self.pen.texts.say("order-words", order=order.order, window=order.window, where=where)
