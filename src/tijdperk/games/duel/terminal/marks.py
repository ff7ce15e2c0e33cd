"""The pen the table is drawn with: palette, signs, and components as short runs of marks."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from tijdperk.drawing import SEAT_COLOURS
from tijdperk.games.duel.content import Card, Content, Token, Wonder
from tijdperk.kernel.text import Catalogue

CARD_COLOURS = {
    "brown": "#85563A",
    "grey": "#6B7277",
    "blue": "#3468AB",
    "green": "#437B3A",
    "yellow": "#D9A033",
    "red": "#AE3B34",
    "purple": "#75509D",
}
COVERED_COLOURS = {
    "brown": "#523A2C",
    "grey": "#474C4F",
    "blue": "#2A4468",
    "green": "#304C2C",
    "yellow": "#7A6030",
    "red": "#6A2F2B",
    "purple": "#4A3860",
}
BACKS = {1: "#5C4A3A", 2: "#33506A", 3: "#4B4462"}
GUILD_BACK = "#75509D"
RESOURCE_COLOURS = {
    "wood": "#7C5A34",
    "clay": "#B4532B",
    "stone": "#70767B",
    "glass": "#2D7F95",
    "papyrus": "#A98532",
}
WAR = ("#4A2A28", "#6A2C28", "#8A302A")  # zones, from the middle
PAWN = "bold #FFFFFF on #D0342C"
FACE, FACE_INK = "#30363A", "#EFE9DD"
COVERED_FACE, COVERED_INK, COVERED_NAME = "#272D31", "#9A9488", "#CFC8BA"
LIGHT_INK, DARK_INK, BACK_INK = "#FFFFFF", "#2B2107", "#D8D2C6"
GOLD, LAUREL, TEAL, WARN = "#E0B54C", "#CFE0A0", "#55D3C8", "#F0917A"
GOLD_TEXT, TEAL_TEXT = "bold yellow", "bold cyan"  # outside cards, where the background is not ours


@dataclass(frozen=True)
class Signs:
    """One sign per meaning; every one is a single cell wide."""

    coin: str
    point: str
    shield: str
    extra: str
    gives: str
    takes: str
    pawn: str
    capital: str
    built: str
    unbuilt: str
    seats: str
    edges: str  # left and right of an open card, then of a covered one
    back: str
    bar: str
    dot: str
    more: str
    line: str


UNICODE = Signs("¤", "★", "▼", "↻", "→", "←", "◆", "⌂", "▣", "▢", "●■", "▐▌▐▌", "░", "│", "·", "…", "─")
UNICODE_PLAIN = Signs("¤", "★", "▼", "↻", "→", "←", "◆", "⌂", "▣", "▢", "●■", "┃┃┊┊", "░", "│", "·", "…", "─")
ASCII = Signs("$", "*", "v", "@", ">", "<", "X", "#", "+", "-", "12", "[]::", ".", "|", ".", "~", "-")


class Pen:
    """Draws with one set of signs, in one language, in colour or plain."""

    def __init__(self, content: Content, texts: Catalogue, ascii_only: bool, plain: bool) -> None:
        self.content = content
        self.texts = texts
        self.plain = plain
        self.gold, self.laurel = "yellow", "green"  # on a background that is not ours
        self.signs = ASCII if ascii_only else UNICODE_PLAIN if plain else UNICODE
        self.cards = {card.id: card for card in content.card}
        self.wonders = {wonder.id: wonder for wonder in content.wonder}
        self.tokens = {token.id: token for token in content.token}

    def on_cards(self) -> Pen:
        """The same pen with inks for the face of a card."""
        other = copy(self)
        other.gold, other.laurel = GOLD, LAUREL
        return other

    # -- signs

    def coins(self, amount: int | str, style: str = "") -> Text:
        return Text(f"{amount}{self.signs.coin}", style)

    def points(self, amount: int | str, style: str = "") -> Text:
        return Text(f"{amount}{self.signs.point}", style)

    def letter(self, resource: str) -> str:
        return self.texts.say(f"letter-{resource}")

    def unit(self, resource: str, amount: int = 1) -> Text:
        """A resource: its letter on its colour, once per unit."""
        style = "" if self.plain else f"{LIGHT_INK} on {RESOURCE_COLOURS[resource]}"
        return Text(self.letter(resource) * amount, style)

    def seat(self, seat: int) -> Text:
        return Text(self.signs.seats[seat], "" if self.plain else f"bold {SEAT_COLOURS[seat]}")

    def seat_name(self, seat: int) -> str:
        return str(self.texts.named("seat", seat + 1))

    # -- components in short

    def cost(self, cost: dict[str, int]) -> Text:
        text = Text()
        if cost.get("coins"):
            text.append_text(self.coins(cost["coins"], self.gold))
        for name, amount in cost.items():
            if name != "coins":
                text.append_text(self.unit(name, amount))
        return text

    def either(self, names: Iterable[str]) -> Text:
        return Text("/").join(self.unit(name) for name in names)

    def counted(self, kind: str) -> str:
        return self.texts.say(f"per-{kind.replace('+', '-')}")

    def common(self, points: int, shields: int, gain: int) -> list[Text]:
        found = [Text(self.signs.shield * shields)] if shields else []
        found += [self.coins(f"+{gain}", self.gold)] if gain else []
        return found + ([self.points(points, self.laurel)] if points else [])

    def card_effects(self, card: Card) -> Text:
        parts: list[Text] = []
        for name, amount in card.makes.items():
            parts.append(self.unit(name, amount))
        if card.choice:
            parts.append(self.either(card.choice))
        if card.trade:
            fixed = self.coins(f"={self.content.trade.fixed_price}", self.gold)
            parts.append(Text.assemble(Text("").join(map(self.unit, card.trade)), fixed))
        if card.science:
            parts.append(Text(self.texts.say(f"mark-{card.science}")))
        if card.gain_per:
            gain = self.coins(f"+{card.gain_per.coins}", self.gold)
            parts.append(Text.assemble(gain, "/", self.counted(card.gain_per.kind)))
        if card.guild:
            parts.append(self.guild(card.guild.points, card.guild.coins, card.guild.count))
        parts += self.common(card.points, card.shields, card.gain)
        return Text(" ").join(parts)

    def guild(self, points: int, coins: int, kind: str) -> Text:
        text = self.points(points, self.laurel)
        if coins:
            text.append_text(self.coins(f"+{coins}", self.gold))
        return text.append(f"/{self.counted(kind)}")

    def wonder_effects(self, wonder: Wonder) -> Text:
        parts = [self.either(wonder.choice)] if wonder.choice else []
        parts += self.common(wonder.points, wonder.shields, wonder.gain)
        if wonder.opponent_loses:
            parts.append(self.coins(self.texts.say("mark-loses", coins=wonder.opponent_loses)))
        if wonder.destroy:
            parts.append(Text(self.texts.say("mark-destroy", kind=self.counted(wonder.destroy))))
        if wonder.tokens_drawn:
            parts.append(Text(self.texts.say("mark-draws", tokens=wonder.tokens_drawn)))
        if wonder.build_from_discard:
            parts.append(Text(self.texts.say("mark-revive")))
        if wonder.extra_turn:
            parts.append(Text(self.signs.extra))
        return Text(" ").join(parts)

    def token_effects(self, token: Token) -> Text:
        say, signs = self.texts.say, self.signs
        parts = self.common(token.points, 0, token.gain)
        if token.science:
            parts.append(Text(say("mark-symbol")))
        if token.fewer_resources_wonder:
            parts.append(Text(say("mark-fewer-resources-wonder", units=token.fewer_resources_wonder)))
        if token.fewer_resources_blue:
            parts.append(Text(say("mark-fewer-resources-blue", units=token.fewer_resources_blue)))
        if token.takes_trade_coins:
            parts.append(Text(say("mark-takes-trade-coins")))
        if token.points_per_token:
            parts.append(
                self.points(token.points_per_token, self.laurel).append(f" {say('mark-each-token')}")
            )
        if token.extra_shields_red:
            parts.append(Text(f"{say('mark-red')} +{signs.shield * token.extra_shields_red}"))
        if token.extra_turn_wonders:
            parts.append(Text(f"{say('mark-wonders')} {signs.extra}"))
        if token.gain_per_chain:
            parts.append(self.coins(f"+{token.gain_per_chain}", self.gold).append(f"/{say('mark-chain')}"))
        return Text(" ").join(parts)

    # -- names that fit

    def name(self, kind: str, name: str, width: int) -> str:
        """A component's name, its short form where it has one and needs it, or its beginning."""
        full = self.texts.word(kind, name)
        if cell_len(full) <= width:
            return full
        key = f"short-{name}"
        short = self.texts.say(key) if self.texts.has(key) else full
        return short if cell_len(short) <= width else short[: width - 1] + self.signs.more
