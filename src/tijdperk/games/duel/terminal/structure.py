"""The structure of cards as a pyramid: rows of cards, each half a card to the side of the row before."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from tijdperk.drawing import beside
from tijdperk.games.duel.content import Card
from tijdperk.games.duel.terminal.marks import (
    BACK_INK,
    BACKS,
    CARD_COLOURS,
    COVERED_COLOURS,
    COVERED_FACE,
    COVERED_INK,
    COVERED_NAME,
    DARK_INK,
    FACE,
    FACE_INK,
    GOLD,
    GUILD_BACK,
    LIGHT_INK,
    TEAL,
    WARN,
    Pen,
)
from tijdperk.games.duel.view import DuelView, SlotView

HEIGHT = 3  # lines of a card: its name, what it brings, what it costs
NARROWEST, WIDEST = 11, 20
ROMAN = ("", "I", "II", "III")


@dataclass(frozen=True)
class Offer:
    """What an open card means to whoever looks: its price, or how much they are short."""

    price: int = 0
    short: int = 0
    chain: bool = False


@dataclass(frozen=True)
class Look:
    """The styles of a card: its first line, the lines below, and the edges of both."""

    header: str = ""
    body: str = ""
    corner: str = ""
    side: str = ""


class Structure:
    """Draws the structure of one view."""

    def __init__(self, pen: Pen, view: DuelView, offers: dict[str, Offer], width: int) -> None:
        self.pen = pen.on_cards()
        self.view = view
        self.offers = offers
        self.width = width
        columns = [slot.column for slot in view.structure]
        self.left = min(columns)
        halves = max(columns) + 2 - self.left
        self.stride = max(NARROWEST, min(WIDEST, (width - 1) * 2 // halves))
        self.margin = max(0, (width - halves * self.stride // 2) // 2)
        viewer = view.cities[view.viewer] if view.viewer >= 0 else None
        self.chains = viewer.chains if viewer else []

    def lines(self) -> list[Text]:
        """Rows that still have a card; what is gone leaves its place empty."""
        found: list[Text] = []
        for row in sorted({slot.row for slot in self.view.structure}):
            slots = [slot for slot in self.view.structure if slot.row == row and (slot.card or slot.back)]
            if slots:
                found += self.row(slots)
        return found

    def openings(self) -> list[Text]:
        """What using each open card would lay open for the next turn: the consequence before the choice."""
        lying = [slot for slot in self.view.structure if slot.card or slot.back]
        found = []
        for slot in lying:
            opened = [under for under in lying if slot.open and covering(under, lying) == [slot]]
            if opened and slot.card:
                name = self.pen.texts.word("card", slot.card)
                found.append(Text(f"{name} {self.pen.signs.gives} {self.known(opened)}", "dim"))
        return found

    def known(self, slots: list[SlotView]) -> str:
        """Cards by name, backs by what they show."""
        say, word = self.pen.texts.say, self.pen.texts.word
        names = [word("card", slot.card) for slot in slots if slot.card]
        names += [say("label-guild") for slot in slots if slot.back == "guild"]
        hidden = sum(slot.back == "age" for slot in slots)
        return ", ".join([*names, say("label-face-down", cards=hidden)] if hidden else names)

    def row(self, slots: list[SlotView]) -> list[Text]:
        lines = [Text() for _ in range(HEIGHT)]
        for slot in slots:
            start = self.margin + (slot.column - self.left) * self.stride // 2
            for line, part in zip(lines, self.slot(slot), strict=True):
                line.append(" " * (start - line.cell_len))
                line.append_text(part)
        return lines

    def slot(self, slot: SlotView) -> list[Text]:
        if slot.card is None:
            return self.back(slot.back == "guild")
        return self.face(self.pen.cards[slot.card], slot.open)

    # -- one card

    def back(self, guild: bool) -> list[Text]:
        """A face-down card shows its age, and whether it is a guild (R6)."""
        pen = self.pen
        inner = self.stride - 2
        label = pen.texts.say("label-guild") if guild else ROMAN[self.view.age]
        colour = GUILD_BACK if guild else BACKS[self.view.age]
        fill = pen.signs.back if pen.plain else " "
        lines = [Text(fill * inner), Text(f" {label} ".center(inner, fill)), Text(fill * inner)]
        if pen.plain:
            return self.framed(lines, Look(), False)
        paint = f"{BACK_INK} on {colour}"
        return self.framed(lines, Look(paint, paint, colour, colour), False)

    def face(self, card: Card, is_open: bool) -> list[Text]:
        """Its name, what it brings and the chain it gives, what it costs."""
        inner = self.stride - 2
        effects = self.pen.card_effects(card)
        gives = self.chain(self.pen.signs.gives, card.chain_out, inner - effects.cell_len - 1, "")
        lines = [
            self.header(card, inner),
            beside(effects, gives, inner),
            self.cost_line(card, is_open, inner),
        ]
        return self.framed(lines, self.look(card, is_open), is_open)

    def look(self, card: Card, is_open: bool) -> Look:
        """Open cards stand out: in full colour, and ringed for whoever may use them now."""
        if self.pen.plain:
            return Look("bold", "", "bold", "bold") if is_open else Look()
        if not is_open:
            colour = COVERED_COLOURS[card.colour]
            paint = f"{COVERED_INK} on {COVERED_FACE}"
            return Look(f"{COVERED_NAME} on {colour}", paint, colour, COVERED_FACE)
        colour = CARD_COLOURS[card.colour]
        ink = DARK_INK if card.colour == "yellow" else LIGHT_INK
        ring = TEAL if self.offers else ""
        return Look(f"bold {ink} on {colour}", f"{FACE_INK} on {FACE}", ring or colour, ring or FACE)

    def framed(self, lines: list[Text], look: Look, is_open: bool) -> list[Text]:
        """The lines of a card between its edges."""
        edges = self.pen.signs.edges[:2] if is_open else self.pen.signs.edges[2:]
        framed = []
        for index, line in enumerate(lines):
            line.stylize_before(look.body if index else look.header)
            edge = look.side if index else look.corner
            framed.append(Text.assemble((edges[0], edge), line, (edges[1], edge)))
        return framed

    def header(self, card: Card, inner: int) -> Text:
        """The name; without colours the kind comes first, in letters."""
        code = f"{self.pen.texts.say(f'code-{card.colour}')} " if self.pen.plain else ""
        name = self.pen.name("card", card.id, inner - len(code))
        return Text(f"{code}{name}".ljust(inner))

    def chain(self, sign: str, chain: str, room: int, style: str) -> Text:
        """A chain symbol by its name, or as much of it as there is room for."""
        if not chain or room < 4:
            return Text()
        word = self.pen.texts.word("chain", chain)
        return Text(f"{sign}{word}"[:room], style)

    def cost_line(self, card: Card, is_open: bool, inner: int) -> Text:
        """The printed cost, the chain that makes it free, and for an open card what it comes to."""
        owned = card.chain_in in self.chains and bool(card.chain_in)
        cost = self.pen.cost(card.cost)
        room = inner - cost.cell_len - 1
        free_by = self.chain(self.pen.signs.takes, card.chain_in, room, TEAL if owned else "")
        offer = self.offers.get(card.id) if is_open else None
        if offer is None:
            return beside(cost, free_by, inner)
        pill = self.pill(offer, inner)
        left = Text.assemble(cost, " ", free_by) if card.chain_in and not offer.chain else cost
        if left.cell_len + pill.cell_len + 1 > inner:
            left = cost
        if left.cell_len + pill.cell_len + 1 > inner:
            left = Text()
        return beside(left, pill, inner)

    def pill(self, offer: Offer, inner: int) -> Text:
        """What it comes to: free, a price, or how much is missing."""
        pen = self.pen
        if offer.chain:
            return Text(f"{pen.signs.takes}{pen.texts.say('label-free')}", f"bold {TEAL}")
        if offer.short:
            words = pen.texts.say("label-short", short=offer.short)
            return Text(words if inner >= 14 else f"-{offer.short}{pen.signs.coin}", WARN)
        if offer.price == 0:
            return Text(pen.texts.say("label-free"), f"bold {TEAL}")
        return pen.coins(offer.price, f"bold {GOLD}")


def covering(under: SlotView, lying: list[SlotView]) -> list[SlotView]:
    """R8: the cards of the next row, half a card to the left and right."""
    return [slot for slot in lying if slot.row == under.row + 1 and abs(slot.column - under.column) == 1]
