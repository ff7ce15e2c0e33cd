"""A player's side of the table: coins and points, production and prices, cards, wonders, tokens."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import beside, first_that_fits, flow
from tijdperk.games.duel.terminal.board import card_chip
from tijdperk.games.duel.terminal.marks import GOLD_TEXT, TEAL_TEXT, Pen
from tijdperk.games.duel.terminal.structure import ROMAN, Offer
from tijdperk.games.duel.view import CityView, DuelView, WonderView

BESIDE_FROM = 100  # from this width on wonders stand beside the cards
GAP = "   "


class City:
    """Draws one city of a view."""

    def __init__(self, pen: Pen, view: DuelView, seat: int, offers: dict[str, Offer], width: int) -> None:
        self.pen = pen
        self.view = view
        self.seat = seat
        self.city: CityView = view.cities[seat]
        self.offers = offers
        self.width = width

    def lines(self) -> list[Text]:
        top = [*self.indented(self.plate(), ""), *self.indented(self.means(), "  ")]
        if not self.city.wonders:
            return [*top, *self.cards(self.width)]
        if self.width < BESIDE_FROM:
            return [*top, *self.cards(self.width), *self.wonders_in_pairs()]
        right = min(56, self.width * 9 // 20)
        left = self.width - right - 2
        cards = self.cards(left)
        wonders = [self.wonder(wonder, right) for wonder in self.city.wonders]
        height = max(len(cards), len(wonders))
        cards += [Text()] * (height - len(cards))
        wonders += [Text()] * (height - len(wonders))
        return [
            *top,
            *(side_by_side(one, other, left + 2) for one, other in zip(cards, wonders, strict=True)),
        ]

    # -- who, and how they stand

    def plate(self) -> list[Text]:
        """Name, coins, points now, symbols of science and progress tokens."""
        pen, city, say = self.pen, self.city, self.pen.texts.say
        name = Text.assemble(pen.seat(self.seat), " ", (pen.seat_name(self.seat), "bold"))
        if self.view.viewer == self.seat:
            name.append(f" ({say('label-you')})", "dim")
        if self.seat in self.view.to_move:
            name.append(f" {say('label-turn')}", TEAL_TEXT if self.view.viewer == self.seat else "italic")
        parts = [name, pen.coins(city.coins, GOLD_TEXT), self.points(), self.science()]
        if self.view.sealed[self.seat]:
            parts.append(Text(say("label-sealed"), "italic"))
        if city.tokens:
            parts.append(Text.assemble((f"{say('label-tokens')} ", "dim"), self.tokens()))
        return parts

    def indented(self, parts: list[Text], first: str) -> list[Text]:
        """Parts on as many lines as they need, the later ones set in."""
        lines = flow(parts, self.width - 2, GAP)
        return [Text.assemble("  " if index else first, line) for index, line in enumerate(lines)]

    def points(self) -> Text:
        total = self.pen.points(sum(self.city.points.values()), "bold")
        return total.append(f" {self.pen.texts.say('label-points-now')}", "dim")

    def tokens(self) -> Text:
        return Text(", ".join(self.pen.texts.word("token", token) for token in self.city.tokens))

    def science(self) -> Text:
        """n of 6, and which; a pair is doubled."""
        say = self.pen.texts.say
        city = self.city
        text = Text.assemble(
            (f"{say('label-science')} ", "dim"),
            (f"{len(city.science)}/{self.pen.content.limits.science_to_win}", "bold" if city.science else ""),
        )
        for symbol in city.science:
            twice = "×2" if symbol in city.pairs else ""
            mark = f"{say(f'mark-{symbol}')}{twice}"
            text.append(" ").append(mark, "" if self.pen.plain else "green")
        return text

    def means(self) -> list[Text]:
        """What the city makes, what each resource costs it, and the chains it owns."""
        pen, city, say = self.pen, self.city, self.pen.texts.say
        made = [pen.unit(name, amount) for name, amount in city.makes.items() if amount]
        makes = Text.assemble((f"{say('label-makes')} ", "dim"), Text(" ").join(made) if made else "-")
        resources = self.pen.content.game.resources
        goods = self.pen.content.game.goods
        raw = [name for name in resources if name not in goods]
        for names, amount in ((raw, city.raw_choices), (goods, city.goods_choices)):
            for _ in range(amount):
                makes.append(" ").append_text(pen.either(names))
        prices = [
            Text.assemble(pen.unit(name), (str(rate), "bold" if name in city.fixed else ""))
            for name, rate in city.rates.items()
        ]
        buys = Text.assemble((f"{say('label-buys')} ", "dim"), Text(" ").join(prices))
        chains = Text()
        if city.chains:
            words = ", ".join(pen.texts.word("chain", chain) for chain in city.chains)
            chains = Text.assemble((f"{say('label-chains')} ", "dim"), words)
        return [part for part in (makes, buys, chains) if part.cell_len]

    # -- cards and wonders

    def cards(self, width: int) -> list[Text]:
        """Cards by kind: chips of their colour, or a list behind the letters of the kind."""
        pen, city = self.pen, self.city
        if not city.built:
            return [Text(f"  {pen.texts.say('label-no-cards')}", "dim")]
        pieces: list[Text] = []
        for colour in pen.content.game.colours:
            names = [name for name in city.built if pen.cards[name].colour == colour]
            if names and pen.plain:
                titles = ", ".join(pen.texts.word("card", name) for name in names)
                pieces += plain_group(f"{pen.texts.say(f'code-{colour}')}:", titles)
            else:
                pieces += [card_chip(pen, name) for name in names]
        return [Text.assemble("  ", line) for line in flow(pieces, width - 2)]

    def wonder(self, wonder: WonderView, width: int) -> Text:
        """A wonder: built with the age of its card, or still to build with cost and price."""
        pen = self.pen
        record = pen.wonders[wonder.wonder]
        effects = pen.wonder_effects(record)
        if wonder.built and wonder.under:
            head = Text(f"{pen.signs.built} {pen.texts.word('wonder', wonder.wonder)}", GOLD_TEXT)
            age = (f"  {ROMAN[pen.cards[wonder.under].age]}", "dim")
            full = Text.assemble(head, "  ", effects)
            return first_that_fits([Text.assemble(full, age), full, head], width)
        cost = pen.cost(record.cost)
        price = self.price(wonder.wonder)
        room = width - price.cell_len - bool(price.cell_len)
        name = pen.name("wonder", wonder.wonder, room - cost.cell_len - 3)
        head = Text.assemble(f"{pen.signs.unbuilt} {name} ", cost)
        return beside(first_that_fits([Text.assemble(head, "  ", effects), head], room), price, width)

    def price(self, wonder: str) -> Text:
        offer = self.offers.get(wonder)
        if offer is None:
            return Text()
        if offer.short:
            return Text(self.pen.texts.say("label-short", short=offer.short), "red")
        if offer.price == 0:
            return Text(self.pen.texts.say("label-free"), TEAL_TEXT)
        return self.pen.coins(offer.price, GOLD_TEXT)

    def wonders_in_pairs(self) -> list[Text]:
        half = (self.width - 4) // 2
        cells = [self.wonder(wonder, half) for wonder in self.city.wonders]
        cells += [Text()] * (len(cells) % 2)
        return [
            Text.assemble("  ", side_by_side(cells[index], cells[index + 1], half + 2))
            for index in range(0, len(cells), 2)
        ]


def side_by_side(left: Text, right: Text, width: int) -> Text:
    return Text.assemble(left, " " * max(1, width - left.cell_len), right)


def plain_group(head: str, titles: str) -> list[Text]:
    """A kind's cards as pieces that may flow; the letters stay with the first."""
    names = titles.split(", ")
    pieces = [f"{head} {names[0]}", *names[1:]]
    return [Text(piece + ("," if index < len(pieces) - 1 else ";")) for index, piece in enumerate(pieces)]
