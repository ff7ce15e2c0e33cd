"""Production and purchase: incomes line by line, what is sold, and what was bought."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import QUIET, YOURS, grid
from tijdperk.games.civilization.messages import CivilizationView, LandView, SeatView, ShopView
from tijdperk.games.civilization.terminal.marks import Pen, hanging

NAME = 15  # cells for a name


class Money:
    """Draws what production and purchase are about."""

    def __init__(self, pen: Pen, view: CivilizationView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.width = width

    def lines(self) -> list[Text]:
        if self.view.result:
            return []
        if self.view.phase == "production":
            return self.production()
        return self.purchase() if self.view.phase == "purchase" else []

    # -- production

    def production(self) -> list[Text]:
        view = self.view
        seats = [seat for seat in range(len(view.seats)) if not view.seats[seat].out]
        return [
            self.pen.heading("label-production", self.width),
            *self.cities(),
            *(line for seat in seats for line in self.income(seat, view.seats[seat])),
        ]

    def cities(self) -> list[Text]:
        """A-10, A-12: the viewer's settlements with their moods, and what they bring."""
        view, say = self.view, self.pen.texts.say
        mine = [land for land in view.lands if land.owner == view.viewer] if view.viewer >= 0 else []
        if not mine or not view.advanced:
            return []
        player = view.seats[view.viewer]
        tokens = [
            say("label-faces", used=sum(land.happy for land in mine), faces=player.faces),
            say("label-gears", used=sum(land.productive for land in mine), gears=player.gears),
        ]
        return [*grid([self.city(land) for land in mine], right=(4,)), Text(", ".join(tokens), QUIET), Text()]

    def city(self, land: LandView) -> list[Text]:
        say, words = self.pen.texts.say, self.pen.words
        resource = words.counter(land.counter) if land.counter and land.counter != "face_down" else ""
        return [
            Text(words.area(land.land)),
            Text(words.size(land.size)),
            Text(resource, "italic"),
            Text(say("label-happy")) if land.happy else Text(say("label-unhappy"), QUIET),
            Text(str(land.income), "bold"),
            Text(say("label-productive")) if land.productive else Text(),
        ]

    def income(self, seat: int, player: SeatView) -> list[Text]:
        """One line a player: what the income is made of."""
        pen, say = self.pen, self.pen.texts.say
        total = sum(part.gold for part in player.income)
        pieces = [Text(f"{say(f'part-{part.part}')} {part.gold}") for part in player.income]
        pieces.append(Text(f"{say('part-total')} {total}", "bold"))
        head = Text.assemble(pen.seat(seat), " ", pen.seat_name(seat, NAME - 3))
        return hanging(head, pieces, self.width, NAME, "  ")

    # -- purchase

    def purchase(self) -> list[Text]:
        lines = [*self.shop(), *self.receipts()]
        return [self.pen.heading("label-shop", self.width), *lines] if lines else []

    def shop(self) -> list[Text]:
        """What the viewer can buy, with its price, and what it cannot buy now."""
        sold = [each for each in self.view.shop if each.available]
        rows = [self.entry(each) for each in sold]
        others = [Text(self.name(each), QUIET) for each in self.view.shop if not each.available]
        lines = grid(rows, right=(1,)) if rows else []
        return [*lines, *self.pen.labelled("label-sold-out", others, self.width)]

    def name(self, entry: ShopView) -> str:
        pen = self.pen
        if entry.what == "unit":
            return pen.words.unit(entry.name)
        if entry.what in ("village", "growth"):
            return pen.words.size(int(entry.name) if entry.what == "growth" else 1)
        return pen.texts.word(entry.what, entry.name)

    def entry(self, entry: ShopView) -> list[Text]:
        pen, say = self.pen, self.pen.texts.say
        royalty = Text()
        if entry.royalty_to is not None:
            royalty = Text.assemble((f"{entry.royalty} ", QUIET), pen.seat(entry.royalty_to))
        brings = ""
        if entry.what == "unit" and entry.dice:
            brings = say("strength", dice=entry.dice, bonus=entry.bonus)
        elif entry.what == "improvement":
            record = next(each for each in pen.content.improvement if each.id == entry.name)
            brings = pen.words.improvement(record)
        return [Text(self.name(entry)), Text(str(entry.price), "bold"), royalty, Text(brings, QUIET)]

    def receipts(self) -> list[Text]:
        """What was bought in this turn, for how much; what was sold is below zero."""
        pieces = []
        for receipt in self.view.receipts:
            text = Text(f"{self.pen.words.receipt(receipt.what)} {receipt.price}", YOURS)
            if receipt.royalty_to is not None:
                text.append_text(Text.assemble(" ", self.pen.seat(receipt.royalty_to)))
            pieces.append(text)
        return self.pen.labelled("label-receipts", pieces, self.width)
