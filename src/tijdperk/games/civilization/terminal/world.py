"""The world: lands by continent with what stands there and what they border on, and the seas.

While people move, areas near the viewer's own pieces and areas where something stands have a line each; other
lands follow by name. While lands are chosen every land has its line; later in the turn only those that are
taken are shown, without their neighbours.
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tijdperk.drawing import QUIET, YOURS, flow
from tijdperk.games.civilization.components import Land, Sea
from tijdperk.games.civilization.messages import CivilizationView, LandView, PieceView, ShipView
from tijdperk.games.civilization.terminal.marks import Pen, hanging, listed

# In these phases people look for a way: areas are shown with their neighbours.
WITH_BORDERS = ("choice", "movement")
GAP = "  "


class World:
    """Draws the areas of a view."""

    def __init__(self, pen: Pen, view: CivilizationView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.width = width
        self.lands = {land.land: land for land in view.lands}
        self.pieces: dict[str, list[PieceView]] = {}
        for piece in view.pieces:
            self.pieces.setdefault(piece.area, []).append(piece)
        self.ships: dict[str, list[ShipView]] = {}
        for ship in view.ships:
            self.ships.setdefault(ship.area, []).append(ship)
        self.borders_shown = view.phase in WITH_BORDERS
        self.near = self.reach()
        names = [pen.words.area(area.id) for area in (*pen.content.land, *pen.content.sea)]
        self.indent = max(map(cell_len, names)) + len(GAP)

    def lines(self) -> list[Text]:
        lines = []
        content, word = self.pen.content, self.pen.texts.word
        for continent in content.continent:
            lands = [land for land in content.land if land.continent == continent.id]
            shown = [line for land in lands if self.is_shown(land.id) for line in self.land(land)]
            shown += self.others([land.id for land in lands if not self.is_shown(land.id)])
            if shown:
                name = Text(word("continent", continent.id), "bold")
                lines += [self.pen.rule(name, Text(), self.width + 1), *shown]
        seas = [line for sea in content.sea if self.is_shown(sea.id) for line in self.sea(sea)]
        if seas:
            lines += [self.pen.heading("label-seas", self.width), *seas]
        if not lines:
            return []
        return [*lines, *self.legend(), *self.counters(), *self.taken(), *self.battles()]

    def is_shown(self, area: str) -> bool:
        """Has the area a line of its own?"""
        if area in self.near or area in self.pieces or area in self.ships:
            return True
        land = self.lands.get(area)
        return land is not None and land.owner is not None

    def reach(self) -> set[str]:
        """The areas the viewer's pieces may soon come to; all lands while they are chosen."""
        content, view = self.pen.content, self.view
        if view.phase == "choice":
            return {land.id for land in content.land}
        if not self.borders_shown:
            return set()
        next_to = {land.id: set(land.neighbours) for land in content.land}
        next_to |= {sea.id: set(sea.neighbours) for sea in content.sea}
        shores: dict[str, set[str]] = {sea.id: set() for sea in content.sea}
        for land in content.land:
            shores[land.id] = set(land.seas)
            for sea in land.seas:
                shores[sea].add(land.id)
        found: set[str] = set()
        starts = {piece.area for piece in view.pieces if piece.seat == view.viewer}
        starts |= {ship.area for ship in view.ships if ship.seat == view.viewer}
        for start in starts:
            one_step = {start, *next_to[start]}
            found |= {other for area in one_step for other in (area, *next_to[area])}
            coasts = one_step if start in self.pen.words.seas else {start}
            found |= {other for area in coasts for other in shores[area]}
        return found

    def others(self, lands: list[str]) -> list[Text]:
        """Lands without a line of their own, with their counters."""
        if not self.borders_shown or not lands:
            return []
        names = []
        for land in lands:
            counter = "".join(text.plain for text in self.counter(self.lands[land]))
            names.append(f"{self.pen.words.area(land)} {counter}".strip())
        return flow(listed(names), self.width)

    # -- areas

    def land(self, land: Land) -> list[Text]:
        """Its settlement, its counter and whose pieces stand there; then what it borders on."""
        stand = self.lands[land.id]
        pieces = [*self.settlement(stand), *self.counter(stand), *self.stacks(land.id)]
        style = self.pen.ink(stand.owner) if stand.owner is not None else ""
        if self.borders_shown:
            pieces += self.borders(self.pen.signs.land, land.neighbours)
            pieces += self.borders(self.pen.signs.sea, land.seas)
        return self.area(land.id, style, pieces)

    def sea(self, sea: Sea) -> list[Text]:
        pieces = self.stacks(sea.id)
        if self.borders_shown:
            pieces += self.borders(self.pen.signs.sea, sea.neighbours)
        return self.area(sea.id, "", pieces)

    def area(self, area: str, style: str, pieces: list[Text]) -> list[Text]:
        name = self.pen.words.area(area)
        return hanging(
            Text(name, YOURS if area == self.view.asked_area else style), pieces, self.width, self.indent
        )

    def settlement(self, stand: LandView) -> list[Text]:
        """Size and owner, what it brings, and who holds its city card if somebody else does."""
        if stand.owner is None:
            return []
        pen = self.pen
        text = pen.marked(stand.owner, pen.words.size(stand.size))
        moods = pen.signs.happy * stand.happy + pen.signs.productive * stand.productive
        text.append(f" +{stand.income}{moods}", QUIET)
        if stand.holder is not None and stand.holder != stand.owner:
            text.append(f" {pen.signs.lent}", QUIET).append_text(pen.seat(stand.holder))
        return [text]

    def counter(self, stand: LandView) -> list[Text]:
        if stand.counter is None:
            return []
        if stand.counter == "face_down":
            return [Text(self.pen.signs.face_down, QUIET)]
        return [Text(self.pen.words.counter(stand.counter), "italic")]

    def stacks(self, area: str) -> list[Text]:
        """Whose pieces and fleets are in an area, the fleets with their cargo."""
        found = []
        for seat in range(len(self.view.seats)):
            mine = [piece for piece in self.pieces.get(area, []) if piece.seat == seat]
            fleets = [ship for ship in self.ships.get(area, []) if ship.seat == seat]
            names = [self.pen.words.stack(mine)] if mine else []
            names += [self.pen.words.laden(ship) for ship in fleets]
            for number, name in enumerate(names):
                found.append(self.pen.marked(seat, name) if number == 0 else Text(name, self.pen.ink(seat)))
        return found

    def borders(self, sign: str, areas: list[str]) -> list[Text]:
        if not areas:
            return []
        first, *others = listed([self.pen.words.area(area) for area in areas])
        return [Text.assemble((f"{sign} ", QUIET), first), *others]

    def legend(self) -> list[Text]:
        """What the signs mean."""
        kinds = ["happy", "productive", "lent"] if self.view.advanced else ["productive", "lent"]
        kinds += ["face_down", "land", "sea"] if self.borders_shown else []
        say = self.pen.texts.say
        pieces = [f"{getattr(self.pen.signs, kind)} {say(f'sign-{kind}')}" for kind in kinds]
        return flow([Text(piece, QUIET) for piece in pieces], self.width, "   ")

    def counters(self) -> list[Text]:
        """G-35: what may still lie face down; some of it went back to the box."""
        left = self.view.counters_left if self.borders_shown else {}
        pieces = [
            Text(f"{self.pen.words.counter(counter)} {self.pen.signs.times}{count}", QUIET)
            for counter, count in left.items()
        ]
        return self.pen.labelled("label-counters", pieces, self.width)

    # -- what is going on

    def taken(self) -> list[Text]:
        """The pieces that were taken to move together."""
        words = self.pen.words
        pieces = [
            Text(f"{words.units(piece.kind, piece.count)}, {words.area(piece.area)}", YOURS)
            for piece in self.view.taken
        ]
        for number in self.view.taken_ships:
            ship = words.ships[number]
            pieces.append(Text(f"{words.laden(ship)}, {words.area(ship.area)}", YOURS))
        return self.pen.labelled("label-taken", pieces, self.width)

    def battles(self) -> list[Text]:
        """The battles that are going to be fought."""
        pen, active = self.pen, self.view.active
        if active is None:
            return []
        pieces = []
        for declared in self.view.battles:
            opponents = declared.declared_by or [declared.opponent]
            names = ", ".join(pen.seat_name(seat) for seat in opponents)
            area, name = pen.words.area(declared.area), pen.seat_name(active)
            pieces.append(Text(pen.texts.say("label-declared", area=area, name=name, opponent=names), "bold"))
        return pen.labelled("label-battles", pieces, self.width)
