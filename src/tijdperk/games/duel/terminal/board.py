"""The middle of the table: the military track, the progress tokens, what is on offer, the discard pile."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import labelled
from tijdperk.games.duel.content import Zone
from tijdperk.games.duel.terminal.marks import (
    BACK_INK,
    CARD_COLOURS,
    DARK_INK,
    GOLD_TEXT,
    LIGHT_INK,
    PAWN,
    WAR,
    Pen,
)
from tijdperk.games.duel.view import DuelView

STEP = 3  # cells of one step


class Board:
    """Draws what both players share."""

    def __init__(self, pen: Pen, view: DuelView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.width = width
        self.near = max(0, view.viewer)  # whose capital lies on the left

    # -- the military track

    def track(self) -> list[Text]:
        """The viewer's capital on the left: a pawn on the right is good for them."""
        lead = self.view.pawn if self.near == 0 else -self.view.pawn
        zones = self.pen.content.military.zones
        steps, notes = Text(), Text()
        self.capital(steps, notes, self.near, lead)
        for index in reversed(range(len(zones))):
            self.zone(steps, notes, zones[index], index, lead, self.near)
        self.middle(steps, notes, lead)
        for index, zone in enumerate(zones):
            self.zone(steps, notes, zone, index, lead, 1 - self.near)
        self.capital(steps, notes, 1 - self.near, lead)
        pad = " " * max(0, (self.width - steps.cell_len) // 2)
        return [Text.assemble(pad, steps), Text.assemble(pad, notes)]

    def capital(self, steps: Text, notes: Text, owner: int, lead: int) -> None:
        pen = self.pen
        capital = pen.content.military.capital
        taken = lead == (-capital if owner == self.near else capital)
        sign = Text(pen.signs.pawn if taken else pen.signs.capital, "bold reverse" if taken else "")
        sides = [pen.seat(owner), Text(" "), sign]
        for side in sides if owner == self.near else reversed(sides):
            steps.append_text(side)
        notes.append(" " * STEP)

    def middle(self, steps: Text, notes: Text, lead: int) -> None:
        self.step(steps, lead == 0, "")
        notes.append(" " * STEP)

    def zone(self, steps: Text, notes: Text, zone: Zone, index: int, lead: int, owner: int) -> None:
        """A zone on one side: its steps, and below them its points and the coins at stake."""
        places = range(zone.start, zone.stop + 1)
        sign = 1 if owner != self.near else -1
        colour = "" if self.pen.plain else f"{BACK_INK} on {WAR[min(index, len(WAR) - 1)]}"
        bar = self.pen.signs.bar
        inner = Text()
        for place in places if sign > 0 else reversed(places):
            self.step(inner, lead == sign * place, colour)
        note = self.pen.points(zone.points, "dim")
        if zone.loot and zone.loot in self.view.loot[owner]:
            note.append(" ").append_text(self.pen.coins(f"-{zone.loot}", GOLD_TEXT))
        room = inner.cell_len + 1 - note.cell_len
        half = room // 2
        padded = Text.assemble(" " * half, note, " " * (room - half))
        if sign > 0:
            steps.append(bar, "dim").append_text(inner)
            notes.append_text(padded)
        else:
            steps.append_text(inner).append(bar, "dim")
            notes.append_text(padded)

    def step(self, line: Text, here: bool, style: str) -> None:
        if here:
            line.append(f" {self.pen.signs.pawn} ", "bold reverse" if self.pen.plain else PAWN)
        else:
            line.append(f" {self.pen.signs.dot} ", style)

    # -- tokens, wonders on offer, discarded cards

    def labelled(self, label: str, pieces: list[Text]) -> list[Text]:
        """A quiet label, and pieces that flow beside it."""
        return labelled(self.pen.texts.say(label), pieces, self.width)

    def tokens(self) -> list[Text]:
        return self.labelled("label-board", [self.token(token) for token in self.view.board if token])

    def token(self, token: str) -> Text:
        pen = self.pen
        name = pen.texts.word("token", token)
        return Text.assemble((name, "bold"), " ", pen.token_effects(pen.tokens[token]))

    def drawn(self) -> list[Text]:
        """The Great Library's tokens, for whoever may see them (R44)."""
        return self.labelled("label-drawn", [self.token(token) for token in self.view.drawn or []])

    def offered(self) -> list[Text]:
        """Wonders to pick from, with what they cost and bring."""
        pen = self.pen
        pieces = []
        for name in self.view.offer:
            wonder = pen.wonders[name]
            pieces.append(
                Text.assemble(
                    f"{pen.signs.unbuilt} ",
                    (pen.texts.word("wonder", name), "bold"),
                    " ",
                    pen.cost(wonder.cost),
                    "  ",
                    pen.wonder_effects(wonder),
                )
            )
        return self.labelled("label-offer", pieces)

    def discarded(self) -> list[Text]:
        """R16: anybody may look through the discard pile."""
        return self.labelled("label-discarded", [card_chip(self.pen, card) for card in self.view.discarded])


def card_chip(pen: Pen, name: str) -> Text:
    """A card by its name, on its colour or with the letters of its kind."""
    card = pen.cards[name]
    title = pen.texts.word("card", name)
    if pen.plain:
        return Text(f"{title} ({pen.texts.say(f'code-{card.colour}')})")
    ink = DARK_INK if card.colour == "yellow" else LIGHT_INK
    return Text(f" {title} ", f"{ink} on {CARD_COLOURS[card.colour]}")
