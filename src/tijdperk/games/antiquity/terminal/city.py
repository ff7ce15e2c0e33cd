"""City plans: squares with names, buildings with outlines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tijdperk.drawing import QUIET, columns
from tijdperk.games.antiquity.messages import AntiquityView, BuildingView, CityView, RealmView
from tijdperk.games.antiquity.terminal.marks import Pen, commas, hanging
from tijdperk.games.antiquity.terminal.words import AND

LETTERS = "abcdefg"
SQUARE = 3  # cells in a square, without its outline
EDGE = 3  # cells for the number of a row
GAP = "   "
NAME = 15  # cells for a name
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8


class Plan:
    """Draws one city. Where nothing is built squares have no outline."""

    def __init__(self, pen: Pen, number: int, city: CityView, title: Text) -> None:
        self.pen = pen
        self.number = number
        self.city = city
        self.title = title
        self.inside: dict[str, str] = {}  # square: what covers it, named by one of its squares
        self.cells: dict[str, Text] = {}
        signs = pen.signs
        for square in city.empty:
            self.cells[square] = Text(f" {signs.empty} ", QUIET)
        for square in city.graves:
            self.cells[square] = Text(f" {signs.grave} ")
        for square in city.houses:
            self.inside[square] = square
            self.cells[square] = Text(pen.texts.say("mark-house").center(SQUARE))
        for building in city.buildings:
            self.building(building)

    @property
    def breadth(self) -> int:
        return EDGE + self.city.size * (SQUARE + 1) + 1

    def building(self, building: BuildingView) -> None:
        pen = self.pen
        for square in building.squares:
            self.inside[square] = building.place
            sign = pen.signs.grave if square in building.graves else " "
            self.cells[square] = Text(f" {sign} ")
        sign = pen.signs.grave if building.place in building.graves else state(pen, building)
        style = "bold" if building.works else QUIET
        name = pen.texts.say(f"mark-{building.kind}")
        self.cells[building.place] = Text.assemble((f"{name:<2}", style), (sign, "bold"))

    # -- the drawing

    def lines(self) -> list[Text]:
        size = self.city.size
        letters = "".join(letter.center(SQUARE + 1) for letter in LETTERS[:size])
        head = Text(f"{self.number:<{EDGE}} {letters}".rstrip(), QUIET)
        lines = [self.title, head]
        for row in range(size + 1):
            lines.append(self.border(row))
            if row < size:
                lines.append(self.row(row))
        return lines

    def name(self, column: int, row: int) -> str:
        return f"{self.number}{LETTERS[column]}{row + 1}"

    def owner(self, column: int, row: int) -> str:
        """What covers a square: nothing, the world outside the plan, or something built."""
        size = self.city.size
        if not (0 <= column < size and 0 <= row < size):
            return "outside"
        return self.inside.get(self.name(column, row), "")

    def upright(self, column: int, row: int) -> bool:
        """Is there a line to the left of a square?"""
        return self.owner(column - 1, row) != self.owner(column, row)

    def level(self, column: int, row: int) -> bool:
        """Is there a line above a square?"""
        return self.owner(column, row - 1) != self.owner(column, row)

    def corner(self, column: int, row: int) -> str:
        arms = UP * self.upright(column, row - 1) + DOWN * self.upright(column, row)
        arms += LEFT * self.level(column - 1, row) + RIGHT * self.level(column, row)
        return self.pen.signs.frame[arms]

    def border(self, row: int) -> Text:
        size, frame = self.city.size, self.pen.signs.frame
        line = " " * EDGE
        for column in range(size):
            line += self.corner(column, row)
            line += frame[LEFT + RIGHT if self.level(column, row) else 0] * SQUARE
        return Text(line + self.corner(size, row))

    def row(self, row: int) -> Text:
        size, frame = self.city.size, self.pen.signs.frame
        line = Text(f"{row + 1:>{EDGE - 1}} ", QUIET)
        for column in range(size + 1):
            line.append(frame[UP + DOWN if self.upright(column, row) else 0])
            if column < size:
                line.append_text(self.cells[self.name(column, row)])
        return line


class Cities:
    """Draws the plans of a seat, side by side where there is room."""

    def __init__(self, pen: Pen, view: AntiquityView, seat: int, realm: RealmView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.seat = seat
        self.realm = realm
        self.width = width
        sites = {site.number: site.centre for site in view.land.cities if site.seat == seat}
        self.plans = [
            Plan(pen, number, city, self.title(number, sites.get(number, "")))
            for number, city in enumerate(realm.cities, 1)
        ]

    def title(self, number: int, centre: str) -> Text:
        label = self.pen.texts.say("label-city", number=number, field=centre)
        return Text.assemble(self.pen.seat(self.seat), (f" {label}", "bold"))

    def blocks(self) -> list[tuple[list[Text], int]]:
        """Each plan with its width."""
        return [(plan.lines(), plan.breadth) for plan in self.plans]

    def glance(self) -> list[Text]:
        """What a seat has, in a few lines: goods and saint, then city by city."""
        say, realm = self.pen.texts.say, self.realm
        lines = self.goods()
        for number, city in enumerate(realm.cities, 1):
            names = [*self.kinds(city), say("label-houses-in", count=len(city.houses))]
            graves = len(city.graves) + sum(len(each.graves) for each in city.buildings)
            names += [say("graves", count=graves)] if graves else []
            names.append(say("label-empty", count=len(city.empty)))
            head = Text(f"  {say('label-plan', number=number)}")
            lines += hanging(head, commas(names, QUIET), self.width, NAME)
        return lines

    def goods(self) -> list[Text]:
        pen = self.pen
        head = Text.assemble(pen.seat(self.seat), " ", pen.seat_name(self.seat, NAME - 3))
        return hanging(head, commas(pen.words.goods(self.realm.goods).split(AND)), self.width, NAME)

    def kinds(self, city: CityView) -> list[str]:
        """Buildings by kind, each with a sign for those that have a man."""
        pen = self.pen
        found = []
        for kind in pen.content.building:
            those = [building for building in city.buildings if building.kind == kind.id]
            if those:
                count = f" {pen.signs.times}{len(those)}" if len(those) > 1 else ""
                men = pen.signs.man * sum(building.manned for building in those)
                found.append(f"{pen.words.building(kind.id)}{count}{men}")
        return found


def legend(pen: Pen, realms: Sequence[RealmView], width: int) -> list[Text]:
    """What the letters and signs on the plans of some seats mean."""
    say = pen.texts.say
    cities = [city for realm in realms for city in realm.cities]
    buildings = [building for city in cities for building in city.buildings]
    present = {building.kind for building in buildings}
    present |= {"house"} if any(city.houses for city in cities) else set()
    kinds = [each.id for each in pen.content.building if each.id in present]
    more = [f"{say(f'mark-{kind}')} {pen.words.building(kind)}" for kind in kinds]
    signs = {state(pen, building) for building in buildings}
    shown = [kind for kind in ("man", "no_man", "joined") if getattr(pen.signs, kind) in signs]
    if any(city.graves for city in cities) or any(each.graves for each in buildings):
        shown.append("grave")
    return pen.legend(shown, width, more)


def state(pen: Pen, building: BuildingView) -> str:
    """The sign of a building: whether it has the man that it needs."""
    signs = pen.signs
    if not building.needs_man:
        return " "
    if building.manned:
        return signs.man
    return signs.joined if building.joined and building.works else signs.no_man


def arranged(blocks: Sequence[tuple[list[Text], int]], width: int) -> list[Text]:
    """Blocks of lines side by side, as many as fit, the others below."""
    lines: list[Text] = []
    group: list[tuple[list[Text], int]] = []
    for block in blocks:
        wide = sum(each for _, each in group) + len(GAP) * len(group) + block[1]
        if group and wide > width:
            lines += [*side_by_side(group), Text()]
            group = []
        group.append(block)
    return [*lines, *side_by_side(group)] if group else lines


def side_by_side(blocks: Sequence[tuple[list[Text], int]]) -> list[Text]:
    return columns([lines for lines, _ in blocks], [breadth for _, breadth in blocks], GAP)
