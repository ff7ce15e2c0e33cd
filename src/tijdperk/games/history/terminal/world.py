"""The world: every area as a block with its lands, placed roughly as on a map."""

from __future__ import annotations

from collections.abc import Set

from rich.cells import cell_len
from rich.text import Text

from tijdperk.drawing import QUIET, beside, columns, flow
from tijdperk.games.history.content import Land
from tijdperk.games.history.terminal.marks import WIDE_FROM, Pen
from tijdperk.games.history.view import AreaView, HistoryView, LandView

# From west to east; each column from north to south.
WIDE = (
    ("north_america", "south_america"),
    ("northern_europe", "north_africa", "africa"),
    ("southern_europe", "middle_east"),
    ("eurasia", "india"),
    ("nippon", "china", "southeast_asia", "australia"),
)
NARROW = (
    ("north_america", "south_america", "northern_europe", "north_africa", "africa"),
    ("southern_europe", "middle_east", "eurasia"),
    ("nippon", "china", "india", "southeast_asia", "australia"),
)
SHORT = 14  # cells for a name in a run
GAP = "  "


class World:
    """Draws the lands of a view."""

    def __init__(self, pen: Pen, view: HistoryView, lands: Set[str], width: int) -> None:
        self.pen = pen
        self.view = view
        self.areas = {area.area: area for area in view.areas}
        self.lands = [land for land in pen.content.land if land.id in lands]
        self.stands = {land.land: land for land in view.lands}
        self.wide = width >= WIDE_FROM
        self.places = WIDE if self.wide else NARROW
        room = width - len(GAP) * (len(self.places) - 1)
        self.widths = [(room + place) // len(self.places) for place in range(len(self.places))]

    def lines(self) -> list[Text]:
        blocks = [
            [line for area in areas for line in self.area(self.areas[area], width)]
            for areas, width in zip(self.places, self.widths, strict=True)
        ]
        return columns(blocks, self.widths, GAP)

    def area(self, area: AreaView, width: int) -> list[Text]:
        """A heading with what presence is worth, then its lands."""
        pen = self.pen
        lands = [land for land in self.lands if land.area == area.area]
        worth = Text.assemble((str(area.value), "bold" if area.value else QUIET))
        if area.next_value is not None and area.next_value != area.value:
            worth.append(f"{pen.signs.then}{area.next_value}", QUIET)
        name = pen.name("area", area.area, width - worth.cell_len - 3)
        head = pen.rule(Text(name, "bold" if area.value else ""), worth, width)
        if self.wide:
            return [head, *(self.land(land, width) for land in lands)]
        taken = [land for land in lands if land.id in self.stands]
        if not (taken or area.value or area.next_value):
            return [head]
        bare = [land for land in lands if land.id not in self.stands]
        return [head, *(self.land(land, width) for land in taken), *self.run(bare, width)]

    def run(self, lands: list[Land], width: int) -> list[Text]:
        """Lands where nothing stands, one after the other, where there is no room for a line each."""
        if not lands:
            return []
        pieces = []
        for land in lands:
            name = self.pen.name("land", land.id, SHORT)
            sign = self.pen.signs.resource if land.resource else ""
            pieces.append(Text(f"{name}{sign}," if land is not lands[-1] else f"{name}{sign}", QUIET))
        return [Text.assemble("   ", line) for line in flow(pieces, width - 3)]

    def land(self, land: Land, width: int) -> Text:
        """Who holds it, its name, and what stands there."""
        pen = self.pen
        stand = self.stands.get(land.id)
        army = stand.army if stand else None
        if army is None:
            head, style = Text(f"{pen.signs.vacant}  ", QUIET), QUIET
        else:
            count = str(army.armies) if army.armies > 1 else " "
            head = Text.assemble(pen.seat(army.seat), count, pen.signs.force if army.active else " ")
            style = f"bold {pen.ink(army.seat)}".strip() if army.active else pen.ink(army.seat)
        signs = self.signs(land, stand)
        room = width - head.cell_len - cell_len(signs) - bool(signs)
        name = Text(pen.name("land", land.id, room), style)
        return beside(Text.assemble(head, name), Text(signs), width)

    def signs(self, land: Land, stand: LandView | None) -> str:
        signs = self.pen.signs
        if stand is None:
            return signs.resource if land.resource else ""
        town = {"capital": signs.capital, "city": signs.city, None: ""}[stand.town]
        return "".join(
            (
                town,
                signs.fort if stand.fort else "",
                signs.monument if stand.monument else "",
                signs.resource if land.resource else "",
            )
        )

    def legend(self, width: int) -> list[Text]:
        """What the signs and letters mean."""
        pen = self.pen
        kinds = ("capital", "city", "fort", "monument", "resource", "force")
        pieces = [f"{getattr(pen.signs, kind)} {pen.texts.say(f'sign-{kind}')}" for kind in kinds]
        for level in ("presence", "dominance", "control"):
            pieces.append(f"{pen.texts.say(f'level-{level}')} {pen.texts.say(f'sign-{level}')}")
        return flow([Text(piece, QUIET) for piece in pieces], width, GAP)
