"""The tree of knowledge as lists: what can be had and for how much, what is missing, and who has what."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import QUIET
from tijdperk.games.civilization.messages import CivilizationView, TechnologyView
from tijdperk.games.civilization.terminal.marks import Pen, hanging, listed

NAME = 15  # cells for a name
PHASES = ("bonuses", "trade", "purchase", "over")


class Knowledge:
    """Draws technologies and wonders where they matter: when they can be bought, chosen or traded."""

    def __init__(self, pen: Pen, view: CivilizationView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.width = width
        self.eras = {technology.id: technology.era for technology in pen.content.technology}
        self.order = [era.id for era in pen.content.era]

    def lines(self) -> list[Text]:
        view = self.view
        if view.phase not in PHASES and "free_technology" not in view.to_move.values():
            return []
        buying = view.phase == "purchase" or "free_technology" in view.to_move.values()
        found = [*self.owned(), *self.set_aside()]
        if buying:
            found += [*self.wonders(), *self.buyable(), *self.missing()] if view.advanced else self.alike()
        return [self.pen.heading("label-knowledge", self.width), *found] if found else []

    # -- who has what

    def owned(self) -> list[Text]:
        pen = self.pen
        lines = []
        kind = "wonder" if self.view.advanced else "milestone"
        for seat, player in enumerate(self.view.seats):
            groups = [
                listed([pen.texts.word("technology", each) for each in player.technologies], ""),
                listed([pen.texts.word(kind, each) for each in player.wonders], "bold"),
                listed([pen.texts.word("improvement", each) for each in player.improvements], "italic"),
            ]
            pieces: list[Text] = []
            for group in filter(None, groups):
                pieces += [Text(pen.signs.dot, QUIET), *group] if pieces else group
            if pieces:
                head = Text.assemble(pen.seat(seat), " ", pen.seat_name(seat, NAME - 3))
                lines += hanging(head, pieces, self.width, NAME)
        return lines

    def set_aside(self) -> list[Text]:
        names = [each.technology for each in self.view.technologies if each.set_aside]
        pieces = listed([self.pen.texts.word("technology", name) for name in names])
        return self.pen.labelled("label-set-aside", pieces, self.width)

    # -- what can be had

    def wonders(self) -> list[Text]:
        """A-26: those of this era that nobody has, and the technologies they come with."""
        word = self.pen.texts.word
        pieces = [
            Text(f"{word('wonder', wonder.id)} ({word('technology', wonder.technology)})", QUIET)
            for wonder in self.pen.content.wonder
            if wonder.era == self.view.era
            and self.view.wonders.get(wonder.id, 0) is None
            and wonder.technology not in self.pen.words.in_play
        ]
        return self.pen.labelled("label-wonders-left", pieces, self.width)

    def buyable(self) -> list[Text]:
        """A-18, A-64: with their prices; those that are too dear apart."""
        view = self.view
        gold = view.seats[view.viewer].gold if view.viewer >= 0 else 0
        free = "free_technology" in view.to_move.values()
        found = [each for each in view.technologies if each.buyable]
        lines = []
        for label, dear in (("label-can-buy", False), ("label-too-dear", True)):
            group = [each for each in found if (each.price > gold and not free) == dear]
            pieces = [self.priced(each, QUIET if dear else "") for each in group]
            lines += self.pen.labelled(label, pieces, self.width)
        return lines

    def priced(self, technology: TechnologyView, style: str) -> Text:
        text = Text(f"{self.pen.texts.word('technology', technology.technology)} ", style)
        text.append(str(technology.price), style or "bold")
        if technology.price < technology.full_price:
            text.append(f"/{technology.full_price}", QUIET)
        if technology.ends_era:
            text.append(f" ({self.pen.texts.say('label-ends-era')})", QUIET)
        return text

    def missing(self) -> list[Text]:
        """A-19: what the others still need, up to the next era."""
        last = self.order.index(self.view.era) + 1
        say, word = self.pen.texts.say, self.pen.texts.word
        pieces = []
        for each in self.view.technologies:
            if each.missing and self.order.index(self.eras[each.technology]) <= last:
                needed = ", ".join(word("technology", name) for name in each.missing)
                name = word("technology", each.technology)
                pieces.append(Text(say("label-missing", technology=name, missing=needed), QUIET))
        return self.pen.labelled("label-later", pieces, self.width)

    def alike(self) -> list[Text]:
        """S-04, S-20: under the standard rules technologies of an era are alike."""
        left = [each for each in self.view.technologies if each.buyable]
        era = self.view.era
        unowned = sum(
            1 for each in self.view.technologies if self.eras[each.technology] == era and each.owner is None
        )
        pieces = [
            Text(self.pen.texts.say("label-alike", price=each.price, left=unowned)) for each in left[:1]
        ]
        return self.pen.labelled("label-next-technology", pieces, self.width)
