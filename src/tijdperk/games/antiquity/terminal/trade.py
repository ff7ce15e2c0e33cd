"""Offers between players, and the one that is being put together."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import QUIET, YOURS
from tijdperk.games.antiquity.messages import AntiquityView, OfferView
from tijdperk.games.antiquity.terminal.marks import Pen, hanging


class Trade:
    """Draws the offers that the viewer makes and gets."""

    def __init__(self, pen: Pen, view: AntiquityView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.width = width

    def lines(self) -> list[Text]:
        view = self.view
        if not view.offers and not view.draft:
            return []
        lines = [self.pen.heading("label-offers", self.width)]
        for offer in view.offers:
            lines += self.offer(offer)
        if view.draft:
            name = self.pen.seat_name(view.draft.partner)
            head = Text(self.pen.texts.say("label-draft", name=name), YOURS)
            lines += self.terms(head, view.draft)
        left = self.pen.texts.say("label-offers-left", count=view.offers_left)
        return [*lines, Text(left, QUIET)]

    def offer(self, offer: OfferView) -> list[Text]:
        pen = self.pen
        maker, partner = pen.seat_name(offer.maker), pen.seat_name(offer.partner)
        title = pen.texts.say("label-offer", number=offer.number, maker=maker, partner=partner)
        style = YOURS if offer.partner == self.view.viewer and offer.possible else "bold"
        lines = self.terms(Text.assemble(pen.seat(offer.maker), " ", (title, style)), offer)
        if not offer.possible:
            lines.append(Text(f"  {pen.texts.say('label-impossible')}", QUIET))
        return lines

    def terms(self, head: Text, offer: OfferView) -> list[Text]:
        """What goes one way and what the other, each on a line."""
        say, words = self.pen.texts.say, self.pen.words
        lines = [head]
        for label, goods in (("label-gives", offer.gives), ("label-wants", offer.wants)):
            start = Text(f"  {say(label)}", QUIET)
            pieces = [Text(piece) for piece in words.goods(goods).split()]
            lines += hanging(start, pieces, self.width, start.cell_len + 2)
        return lines
