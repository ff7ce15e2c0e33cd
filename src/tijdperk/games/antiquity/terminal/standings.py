"""How things stand: famine and order, the players, and how near each is to what the saints ask for."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import QUIET, YOURS, flow, grid, widest
from tijdperk.games.antiquity.messages import AntiquityView, RealmView, SaintView
from tijdperk.games.antiquity.terminal.marks import Pen

MAX_NAME_LENGTH = 11
COLUMNS = ("order", "men", "houses", "cities", "food", "graves", "pollution", "saint")
LISTED = ("barbara", "christofori")  # saints of whose condition the missing parts can be listed


class Standings:
    """Draws the figures of a view."""

    def __init__(self, pen: Pen, view: AntiquityView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.width = width

    def lines(self) -> list[Text]:
        return [*self.round(), Text(), *self.seats(), Text(), *self.saints()]

    def brief(self) -> list[Text]:
        """The round, the players, and the saint that the viewer has chosen."""
        return [*self.round(), *self.figures(), *self.chosen()]

    def chosen(self) -> list[Text]:
        mine, pen = self.view.mine, self.pen
        if mine is None or mine.saint is None:
            return []
        saint = next(each for each in mine.saints if each.saint == mine.saint)
        name = pen.texts.word("saint", mine.saint)
        line = Text.assemble((f"{name} ", "bold"), self.progress(self.view.viewer, saint))
        return [line, *self.missing()]

    # -- the round

    def round(self) -> list[Text]:
        """Famine, the order of play, and the pieces that all share."""
        pen, view = self.pen, self.view
        say = pen.texts.say
        pieces = [Text(say("label-famine", level=view.famine), "bold")]
        marks = [pen.seat(seat) for seat in view.order]
        pieces.append(Text.assemble((f"{say('label-order-of-play')} ", QUIET), Text(" ").join(marks)))
        left = [f"{pen.words.building(kind)} {count}" for kind, count in view.supply.items()]
        left.append(f"{pen.texts.word('site', 'fishery')} {view.fisheries}")
        pieces.append(Text.assemble((f"{say('label-supply')} ", QUIET), ", ".join(left)))
        lines = flow(pieces, self.width, f" {pen.signs.dot} ")
        names = [say(f"in-use-{option}") for option in view.options]
        return [*lines, *pen.listed("label-options", names, self.width)]

    # -- the players

    def figures(self) -> list[Text]:
        say = self.pen.texts.say
        head = [Text(), *(Text(say(f"label-{column}"), QUIET) for column in COLUMNS)]
        rows = [self.player(seat) for seat in range(len(self.view.seats))]
        return grid([head, *rows], right=range(1, len(head) - 1), gap=1)

    def seats(self) -> list[Text]:
        say = self.pen.texts.say
        lines = self.figures()
        return [
            self.pen.heading("label-seats", widest(lines)),
            *lines,
            *self.pen.legend(
                ("active", "ready", "out"), self.width, [say("label-legend-men"), say("label-legend-due")]
            ),
        ]

    def realm(self, seat: int) -> RealmView:
        """The viewer's own with the plan, the others' as everybody knows them."""
        mine = self.view.mine if seat == self.view.viewer else None
        return mine or self.view.seats[seat].realm

    def player(self, seat: int) -> list[Text]:
        pen, view = self.pen, self.view
        signs, player, realm = pen.signs, view.seats[seat], self.realm(seat)
        mine, moves = seat == view.viewer, seat in view.to_move
        sign = signs.out if player.out else signs.active if moves else signs.ready if player.ready else " "
        style = YOURS if moves and mine else "bold" if moves or mine else QUIET if player.out else ""
        name = Text(f"{sign} ", style)
        name.append_text(pen.seat(seat)).append(f" {pen.seat_name(seat, MAX_NAME_LENGTH)}", style)
        if player.out:
            return [name, *(Text(signs.dot, QUIET) for _ in COLUMNS)]
        food = f"{realm.food}+{realm.granary}" if realm.granary else str(realm.food)
        saint = pen.texts.word("saint", realm.saint) if realm.saint else signs.dot
        return [
            name,
            Text(str(player.place)),
            Text(f"{realm.men}/{realm.men_of}"),
            Text(str(len(realm.houses))),
            Text(str(len(realm.cities))),
            Text(food),
            Text(str(realm.graves_due), "bold" if realm.graves_due else ""),
            Text(str(realm.pollution_due)),
            Text(saint, "" if realm.saint_works else QUIET),
        ]

    # -- saints

    def saints(self) -> list[Text]:
        """R180 to R185: how far everybody is, and what each saint asks for."""
        pen, view = self.pen, self.view
        seats = [seat for seat, player in enumerate(view.seats) if not player.out]
        if not seats:
            return []
        rows = [[Text(), *(pen.seat(seat) for seat in seats), Text()]]
        for index, saint in enumerate(pen.content.saint):
            progress = [self.progress(seat, self.realm(seat).saints[index]) for seat in seats]
            asks = pen.texts.say(f"saint-{saint.id}", amount=saint.amount)
            rows.append([Text(pen.texts.word("saint", saint.id)), *progress, Text(asks, QUIET)])
        lines = grid(rows, right=range(1, len(seats) + 1))
        return [pen.heading("label-saints", self.width), *lines, *self.missing()]

    def progress(self, seat: int, saint: SaintView) -> Text:
        """So much of so much; bold for the saint that a seat has chosen, with a sign when it is enough."""
        chosen = self.realm(seat).saint == saint.saint
        star = self.pen.signs.ready if saint.met else ""
        return Text(f"{star}{saint.done}/{saint.of}", "bold" if chosen else "")

    def missing(self) -> list[Text]:
        """What the viewer still needs for the saint that was chosen."""
        mine, pen = self.view.mine, self.pen
        if mine is None or mine.saint is None:
            return []
        lines: list[Text] = []
        for saint in mine.saints:
            if saint.saint in LISTED and mine.saint in (saint.saint, "maria") and saint.missing:
                word = pen.words.building if saint.saint == "barbara" else pen.words.good
                name = pen.texts.word("saint", saint.saint)
                missing = [word(each) for each in saint.missing]
                lines += pen.listed("label-missing", missing, self.width, saint=name)
        return lines
