"""Trade: who holds which cards, the offers on the table, and the one that is being put together."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import QUIET, YOURS
from tijdperk.games.civilization.messages import CivilizationView, OfferView, SeatView
from tijdperk.games.civilization.terminal.marks import Pen, hanging, percent

NAME = 15  # cells for a name


class Trade:
    """Draws what the trade phase is about."""

    def __init__(self, pen: Pen, view: CivilizationView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.width = width

    def lines(self) -> list[Text]:
        view = self.view
        if view.phase != "trade" or view.result:
            return []
        return [
            self.pen.heading("label-trade", self.width),
            *(
                line
                for seat, each in enumerate(view.seats)
                if not each.out
                for line in self.cards(seat, each)
            ),
            *self.chances(),
            *self.range(),
            *(line for offer in view.offers for line in self.offer(offer)),
            *self.draft(),
        ]

    def cards(self, seat: int, player: SeatView) -> list[Text]:
        """The city cards a seat holds, and whose they are."""
        pen, say = self.pen, self.pen.texts.say
        pieces = [
            Text(f"{pen.texts.word('resource', resource)} {pen.signs.times}{count}", "italic")
            for resource, count in player.resources.items()
        ] or [Text(say("label-no-cards"), QUIET)]
        for label, lands in (("label-lent", player.lent), ("label-borrowed", player.borrowed)):
            if lands:
                names = ", ".join(pen.words.area(land) for land in lands)
                pieces.append(Text(f"{say(label)}: {names}", QUIET))
        head = Text.assemble(pen.seat(seat), " ", pen.seat_name(seat, NAME - 3))
        return hanging(head, pieces, self.width, NAME, "  ")

    def chances(self) -> list[Text]:
        """G-66: which resources may be critical in this era."""
        likely = sorted(self.view.chances.items(), key=lambda each: -each[1])
        pieces = [
            Text(f"{self.pen.texts.word('resource', resource)} {percent(chance)}%")
            for resource, chance in likely
        ]
        return self.pen.labelled("label-chances", pieces, self.width)

    def range(self) -> list[Text]:
        """A-47, A-48: how far trade reaches, and with whom the viewer can trade."""
        pen, view = self.pen, self.view
        lines = []
        if view.advanced:
            reach = pen.texts.say("range", land=view.range_land, sea=view.range_sea)
            lines += pen.labelled("label-range", [Text(reach)], self.width)
        if view.viewer >= 0:
            partners = [pen.who(seat) for seat in view.partners]
            partners = partners or [Text(pen.texts.say("label-nobody"), QUIET)]
            lines += pen.labelled("label-partners", partners, self.width)
        return lines

    # -- offers

    def offer(self, offer: OfferView) -> list[Text]:
        say = self.pen.texts.say
        maker, partner = self.pen.seat_name(offer.maker), self.pen.seat_name(offer.partner)
        style = YOURS if offer.partner == self.view.viewer else "bold"
        head = Text(say("label-offer", number=offer.number, maker=maker, partner=partner), style)
        return [head, *self.terms(offer)]

    def draft(self) -> list[Text]:
        draft = self.view.draft
        if draft is None:
            return []
        name = self.pen.seat_name(draft.partner)
        return [Text(self.pen.texts.say("label-draft", name=name), YOURS), *self.terms(draft)]

    def terms(self, offer: OfferView) -> list[Text]:
        """What both would give, and what that does to their incomes."""
        pen, say = self.pen, self.pen.texts.say
        lines = []
        for label, goods in (("label-gives", offer.gives), ("label-wants", offer.wants)):
            pieces = [Text(pen.words.good(each.good, each.count)) for each in goods]
            pieces = pieces or [Text(say("nothing"), QUIET)]
            lines += pen.labelled(label, pieces, self.width - 2)
        if not offer.possible:
            lines.append(Text(say("label-impossible"), QUIET))
        elif any(offer.effects):
            maker, partner = (f"{effect:+}" for effect in offer.effects)
            lines.append(Text(say("label-effect", maker=maker, partner=partner), QUIET))
        return [Text.assemble("  ", line) for line in lines]
