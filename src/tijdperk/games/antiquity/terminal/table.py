"""The whole table: how things stand, the plans, the land, and what the viewer is at."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from tijdperk.drawing import QUIET, cropped
from tijdperk.games.antiquity.components import Content
from tijdperk.games.antiquity.messages import AntiquityView, RealmView
from tijdperk.games.antiquity.terminal.city import GAP, Cities, arranged, legend
from tijdperk.games.antiquity.terminal.land import LAND_FRAME, Land
from tijdperk.games.antiquity.terminal.marks import Pen
from tijdperk.games.antiquity.terminal.own import Own
from tijdperk.games.antiquity.terminal.standings import Standings
from tijdperk.games.antiquity.terminal.trade import Trade
from tijdperk.kernel.text import Catalogue

MIN_LAND = 12  # half rows of the land that are drawn at least
MAX_PLANS = 2  # beside which there is room for the land


class AntiquityTable:
    """Draws itself with the signs and colours that the console can show.

    In so many lines at most, if a number is given: then it leaves out what does not change what one can do
    now, and land that is far away.
    """

    def __init__(
        self, content: Content, texts: Catalogue, view: AntiquityView, width: int, lines: int = 0
    ) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.width = width
        self.most = lines if view.mine and view.mine.cities and view.phase not in ("setup", "over") else 0

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        plain = console.no_color or console.color_system is None
        pen = Pen(self.content, self.texts, self.view, options.ascii_only, plain)
        yield from cropped(self.lines(pen))

    def lines(self, pen: Pen) -> list[Text]:
        return self.brief(pen) if self.most else self.everything(pen)

    def brief(self, pen: Pen) -> list[Text]:
        """The viewer's own plans and what can be done, with as much of the land as there is room for."""
        view, width = self.view, self.width
        assert view.mine is not None
        standings = Standings(pen, view, width)
        own = Own(pen, view, view.mine, width)
        others = [
            line
            for seat, player in enumerate(view.seats)
            if player.realm.cities and seat != view.viewer
            for line in Cities(pen, view, seat, player.realm, width).goods()
        ]
        head = [pen.title("antiquity", self.stage(pen), width), *standings.brief(), *others]
        below = [*own.brief(), *Trade(pen, view, width).lines(), *own.doing()]
        more = Text(self.texts.say("label-board-all"), QUIET)
        cities = Cities(pen, view, view.viewer, view.mine, width)
        signs = legend(pen, [view.mine], width)
        left = self.most - len(head) - len(signs) - len(below) - 4
        blocks = cities.blocks()
        if len(blocks) > MAX_PLANS:  # in a phase about the cities they are drawn, in another one the land
            blocks = blocks if view.phase == "building" else []
        if len(blocks) <= MAX_PLANS:
            land = Land(pen, view, width)
            if blocks and sum(each + len(GAP) for _, each in blocks) + land.breadth > width:
                left -= max(len(lines) for lines, _ in blocks) + 1  # the land lies below the plans
            land = Land(pen, view, width, max(MIN_LAND, left - LAND_FRAME))
            blocks.append(([Text(self.texts.say("label-land"), "bold"), *land.lines()], land.breadth))
        board = [*arranged(blocks, width), *signs]
        return [Text(), *head, Text(), *board, Text(), *below, more]

    def everything(self, pen: Pen) -> list[Text]:
        view, width = self.view, self.width
        own = Own(pen, view, view.mine, width) if view.mine and view.mine.cities else None
        parts = [
            [pen.title("antiquity", self.stage(pen), width), *Standings(pen, view, width).lines()],
            self.others(pen),
            self.board(pen),
            own.lines() if own else [],
            Trade(pen, view, width).lines(),
            own.doing() if own else [],
        ]
        return [line for part in parts if part for line in (Text(), *part)]

    def stage(self, pen: Pen) -> str:
        say, view = self.texts.say, self.view
        if view.result or not view.round:
            return say(f"phase-{view.phase}")
        turn = say("label-round", round=view.round)
        return f"{turn} {pen.signs.dot} {say(f'phase-{view.phase}')}"

    def others(self, pen: Pen) -> list[Text]:
        """The cities of the others at a glance."""
        lines: list[Text] = []
        for seat, player in enumerate(self.view.seats):
            if player.realm.cities and seat != self.view.viewer:
                lines += Cities(pen, self.view, seat, player.realm, self.width).glance()
        label = "label-others" if self.view.mine else "label-everybody"
        return [pen.heading(label, self.width), *lines] if lines else []

    def board(self, pen: Pen) -> list[Text]:
        """The viewer's plans and the land, side by side where there is room; who watches sees all plans."""
        view, width = self.view, self.width
        land = Land(pen, view, width)
        drawn = [([Text(self.texts.say("label-land"), "bold"), *land.lines()], land.breadth)]
        blocks: list[tuple[list[Text], int]] = []
        realms: list[RealmView] = []
        for seat, player in enumerate(view.seats):
            if seat == view.viewer or (view.mine is None and view.result is None):
                realm = view.mine if view.mine and seat == view.viewer else player.realm
                blocks += Cities(pen, view, seat, realm, width).blocks()
                realms.append(realm)
        return [
            *arranged([*blocks, *drawn], width),
            *legend(pen, realms, width),
            *land.legend(width),
            *land.works(),
        ]
