"""A city: what it has, and every building with its boxes."""

from __future__ import annotations

from collections.abc import Set

from rich.cells import cell_len
from rich.text import Text

from tijdperk.drawing import QUIET, YOURS, first_that_fits, flow, labelled
from tijdperk.games.dice.content import Box, Building
from tijdperk.games.dice.terminal.marks import MAX_NAME_LENGTH, WIDE_FROM, Pen
from tijdperk.games.dice.terminal.words import Words
from tijdperk.games.dice.view import DiceView, SheetView

GAP = "   "
POINTS = 4  # cells for the points of a building
FACING = {"barracks_west": ("left", "barracks_east"), "barracks_east": ("right", "barracks_west")}


class City:
    """Draws the sheet of a seat; the boxes that can be crossed now stand out."""

    def __init__(
        self, pen: Pen, view: DiceView, seat: int, sheet: SheetView, offered: Set[str], width: int
    ) -> None:
        self.pen = pen
        self.view = view
        self.seat = seat
        self.sheet = sheet
        self.offered = offered
        self.width = width
        self.words = Words(pen.content, pen.texts, sheet.city, shorten=True)
        self.building_of = {box.id: box.building for box in pen.content.box}
        self.special = {die.colour: die.id for die in pen.content.die if die.special}

    def lines(self) -> list[Text]:
        lines = [self.heading(), *self.means()]
        for building in self.pen.content.building:
            lines += self.building(building)
        return lines

    # -- what the city has

    def heading(self) -> Text:
        """Whose city it is, its Wonder where there is room, and what it can pay with."""
        pen, say, word = self.pen, self.pen.texts.say, self.pen.texts.word
        coins = say("coins", coins=self.sheet.coins)
        resources = say("label-resources", resources=self.sheet.resources)
        right = Text(f"{coins}, {resources}", "bold")
        owner = (
            say("label-city") if self.seat == self.view.viewer else pen.seat_name(self.seat, MAX_NAME_LENGTH)
        )
        short = Text.assemble(pen.seat(self.seat), (f" {owner} {word('city', self.sheet.city)}", "bold"))
        wonder = (f" {pen.signs.dot} {word('wonder', self.sheet.city)}", QUIET)
        left = first_that_fits([Text.assemble(short, wonder), short], self.width - right.cell_len - 2)
        return pen.rule(left, right, self.width)

    def means(self) -> list[Text]:
        """The gold reserve, lasting advantages, and the bonuses not used yet."""
        say, sheet = self.pen.texts.say, self.sheet
        pieces = [say("label-discount", amount=sheet.discount)] if sheet.discount else []
        pieces += [say("label-colour-free", colour=self.colour(colour)) for colour in sheet.free]
        pieces += [
            say("label-colour-income", colour=self.colour(colour), coins=coins)
            for colour, coins in sheet.income.items()
        ]
        pieces += [say("label-unlocked", colour=self.colour(colour)) for colour in sheet.unlocked]
        left = [
            self.pen.texts.word("bonus", bonus.id)
            for bonus in self.pen.content.bonus
            if bonus.id not in sheet.bonuses
        ]
        lines = flow([Text(piece) for piece in [self.gold(), *pieces]], self.width, GAP)
        bonuses = [Text(name) for name in left] or [Text(say("label-no-bonuses"))]
        return [*lines, *labelled(say("label-bonuses-left"), bonuses, self.width)]

    def gold(self) -> str:
        """R41-R43: how many coins of the reserve are circled, and how many of these are crossed again."""
        circled, total = self.sheet.circled, self.pen.content.gold.total
        return self.pen.texts.say(
            "label-gold", circled=circled, total=total, crossed=circled - self.sheet.coins
        )

    def colour(self, colour: str) -> str:
        return self.pen.texts.say(f"colour-{colour}")

    # -- buildings

    def building(self, building: Building) -> list[Text]:
        """Its name, how many boxes are crossed, its points, and its boxes."""
        tracks = self.tracks(building.id)
        head = self.head(building, sum(map(len, tracks.values())))
        blank = Text(" " * head.cell_len)
        return [
            Text.assemble(blank if index else head, line)
            for index, line in enumerate(self.boxes(building.id, tracks, self.width - head.cell_len))
        ]

    def boxes(self, building: str, tracks: dict[str, list[str]], room: int) -> list[Text]:
        """Tracks side by side; one that is too long has lines of its own."""
        lines: list[Text] = []
        pieces: list[Text] = []
        for label, fields in tracks.items():
            cells = self.cells(label, fields)
            track = Text("  ").join(cells)
            if track.cell_len <= room:
                pieces.append(track)
                continue
            lines += [*(flow(pieces, room, GAP) if pieces else []), *flow(cells, room, "  ")]
            pieces = []
        if building in FACING:
            pieces.append(self.against(building))
        if die := self.locked(building):
            needs = self.pen.texts.say("label-needs", die=self.pen.texts.word("die", die))
            pieces.append(Text(needs, QUIET))
        return [*lines, *(flow(pieces, room, GAP) if pieces else [])]

    def head(self, building: Building, size: int) -> Text:
        pen, sheet = self.pen, self.sheet
        longest = max(cell_len(self.name(each.id)) for each in pen.content.building)
        count = f" {sheet.counts[building.id]}/{size} "
        points = sheet.points.get(building.id)
        written = f"+{points}" if points else ""
        ink = f"bold {pen.colour(building.colour)}".strip()
        return Text.assemble((self.name(building.id).ljust(longest), ink), count, written.ljust(POINTS))

    def name(self, building: str) -> str:
        texts, key = self.pen.texts, f"narrow-{building}"
        narrow = self.width < WIDE_FROM and texts.has(key)
        return texts.say(key) if narrow else texts.word("building", building)

    def tracks(self, building: str) -> dict[str, list[str]]:
        """The boxes of a building by line, each line with what crosses it."""
        if building == "wonder":
            return {"": self.words.stages}
        tracks: dict[str, list[str]] = {}
        for box in self.pen.content.box:
            if box.building == building:
                tracks.setdefault(self.label(box), []).append(box.id)
        return tracks

    def label(self, box: Box) -> str:
        texts = self.pen.texts
        if box.building == "courthouse":
            return ""
        return "/".join(texts.word("symbol", symbol) for symbol in box.symbols)

    def cells(self, label: str, fields: list[str]) -> list[Text]:
        first, *more = [self.field(field) for field in fields]
        return [Text.assemble((f"{label} " if label else "", QUIET), first), *more]

    def field(self, field: str) -> Text:
        """Crossed, open or not yet; what it does; and the resources it needs."""
        signs, sheet = self.pen.signs, self.sheet
        brief = self.words.briefs(self.words.effects_of[field])
        if field in sheet.crossed:
            done = f"+{sheet.attacks[field]}" if field in sheet.attacks else brief
            return Text(f"{signs.crossed} {done}".rstrip(), QUIET)
        cost = f"({self.words.costs[field]})"
        is_open = field in sheet.open and not self.locked(self.building_of.get(field, ""))
        sign = signs.open if is_open else signs.closed
        style = YOURS if field in self.offered else "" if is_open else QUIET
        return Text(" ".join(filter(None, (sign, brief, cost))), style)

    def locked(self, building: str) -> str:
        """R32, R74, R77: the special die that alone reaches a building, while it is not unlocked."""
        colour = self.words.colour_of.get(building, "")
        return "" if colour in self.sheet.unlocked else self.special.get(colour, "")

    def against(self, barracks: str) -> Text:
        """R54: the neighbour these Barracks face, with the defence an attack would meet."""
        side, facing = FACING[barracks]
        seat = getattr(self.view.seats[self.seat], side)
        sheet = self.view.seats[seat].sheet
        assert sheet is not None
        defence = sum(
            box.id in sheet.crossed
            for box in self.pen.content.box
            if box.building == facing and box.track == "defence"
        )
        words = self.pen.texts.say("label-against", name=self.pen.seat_name(seat), defence=defence)
        return Text.assemble(self.pen.seat(seat), f" {words}")
