"""The turn: what was drawn, the force that acts, fleets and navies, and the own hand."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import QUIET, YOURS, labelled
from tijdperk.games.history.content import Event
from tijdperk.games.history.terminal.marks import ROMAN, Pen, empire_words
from tijdperk.games.history.view import EFFECTS, CardView, ForceView, HistoryView


class Turn:
    """Draws what belongs to the turn and to the viewer."""

    def __init__(self, pen: Pen, view: HistoryView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.width = width

    def lines(self) -> list[Text]:
        return [*self.drawing(), *self.force(), *self.choosing(), *self.waters(), *self.hand()]

    def labelled(self, label: str, pieces: list[Text]) -> list[Text]:
        return labelled(self.pen.texts.say(label), pieces, self.width)

    # -- drawing empires

    def drawing(self) -> list[Text]:
        """R011-R018: who draws when, and what the viewer drew."""
        view, pen = self.view, self.pen
        if not view.drawing:
            return []
        order = []
        for seat in view.draw_order:
            style = "bold" if seat == view.drawer else QUIET
            name = Text.assemble(pen.seat(seat), " ", (pen.seat_name(seat), style))
            giver = view.seats[seat].giver
            if giver is not None and giver != seat:
                name.append(f" ({pen.texts.say('label-given', name=pen.seat_name(giver))})", QUIET)
            order.append(name)
        lines = self.labelled("label-order", order)
        if view.drawn:
            card = empire_words(pen.content, pen.texts, pen.empires[view.drawn])
            lines += self.labelled("label-drawn", [Text(card, "bold")])
        return lines

    # -- the force

    def force(self) -> list[Text]:
        force, view, pen = self.view.force, self.view, self.pen
        if force is None or view.active is None:
            return []
        name = pen.texts.word("event", force.event) if force.event else pen.texts.word("empire", force.empire)
        head = Text.assemble(pen.seat(view.active), " ", (name, "bold"))
        return self.labelled("label-force", [head, *self.means(force), *self.played(force)])

    def means(self, force: ForceView) -> list[Text]:
        say = self.pen.texts.say
        pieces = [Text(say("label-pool", armies=force.pool), "bold")]
        if force.ally_pool:
            pieces.append(Text(say("label-ally-pool", armies=force.ally_pool)))
        if force.coins:
            pieces.append(Text(say("coins", coins=force.coins)))
        if force.ally_coins:
            pieces.append(Text(say("label-ally-coins", coins=force.ally_coins)))
        if force.ready_forts:
            pieces.append(Text(say("forts", forts=force.ready_forts)))
        if force.losses:
            pieces.append(Text(say("label-losses", losses=force.losses)))
        if force.betrayed:
            land = self.pen.texts.word("land", force.betrayed)
            pieces.append(Text(say("label-betrayed", land=land)))
        return pieces

    def played(self, force: ForceView) -> list[Text]:
        """The events of this turn; one whose effect has ended is marked."""
        pieces = []
        for event in force.played:
            name = self.pen.texts.word("event", event)
            if event in EFFECTS and event not in force.effects:
                pieces.append(Text(f"{name} {self.pen.signs.gone}", QUIET))
            else:
                pieces.append(Text(name, "italic"))
        return pieces

    def choosing(self) -> list[Text]:
        """What was picked so far for the event that asks for more."""
        asked = self.view.to_move.values()
        lands = [self.view.source] if self.view.source and {"raid", "spread"} & set(asked) else []
        lines = self.labelled("label-source", self.lands(lands))
        if {"civil_war", "disaster", "migrants"} & set(asked):
            lines += self.labelled("label-chosen", self.lands(self.view.chosen))
        return lines

    def lands(self, lands: list[str]) -> list[Text]:
        return [Text(self.pen.texts.word("land", land)) for land in lands]

    # -- waters

    def waters(self) -> list[Text]:
        pen = self.pen
        fleets, navies = [], []
        for sea in self.view.seas:
            name = pen.texts.word("water", sea.water)
            if sea.navy:
                navies.append(Text.assemble(pen.seat(sea.navy.seat), " ", name))
            elif sea.fleet is not None:
                fleets.append(Text.assemble(pen.seat(sea.fleet), " ", name))
        return [*self.labelled("label-fleets", fleets), *self.labelled("label-navies", navies)]

    # -- the hand

    def hand(self) -> list[Text]:
        cards = [self.card(card, self.pen.events[card.event]) for card in self.view.hand]
        return self.labelled("label-hand", cards)

    def card(self, card: CardView, event: Event) -> Text:
        """A card with the epochs it is for; one that can be played now, or whose time is over, looks it."""
        epoch = self.view.epoch
        style = YOURS if card.playable else QUIET if max(event.epochs) < epoch else ""
        text = Text(self.pen.texts.word("event", card.event), style)
        if len(event.epochs) < self.pen.content.game.epochs:
            first, last = ROMAN[min(event.epochs)], ROMAN[max(event.epochs)]
            text.append(f" {first}" if first == last else f" {first}-{last}", QUIET)
        return text
