"""Cards, wonders, tokens and prices in words, from their figures."""

from __future__ import annotations

from tijdperk.games.duel.content import Card, Token, Wonder
from tijdperk.games.duel.offers import PriceView
from tijdperk.kernel.text import Catalogue

AND = ", "


class Words:
    """Says what components cost and bring, in one language."""

    def __init__(self, texts: Catalogue, fixed_price: int) -> None:
        self.texts = texts
        self.fixed_price = fixed_price

    def resources(self, amounts: dict[str, int]) -> str:
        """`2 clay, 1 glass`"""
        return AND.join(f"{amount} {self.texts.word('resource', name)}" for name, amount in amounts.items())

    def one_of(self, names: list[str]) -> str:
        """`wood, clay or stone`"""
        *others, last = [self.texts.word("resource", name) for name in names]
        return self.texts.say("one-of", first=AND.join(others), last=last) if others else last

    def cost(self, cost: dict[str, int]) -> str:
        amounts = {name: amount for name, amount in cost.items() if name != "coins"}
        parts = [self.texts.say("coins", coins=cost["coins"])] if cost.get("coins") else []
        parts += [self.resources(amounts)] if amounts else []
        return AND.join(parts) or self.texts.say("cost-nothing")

    def kind(self, kind: str) -> str:
        """What a guild or a yellow card counts."""
        return self.texts.say(f"kind-{kind.replace('+', '-')}")

    # -- what it brings

    def effects(self, item: Card | Wonder | Token) -> str:
        """Everything a component does, in the order of its figures."""
        if isinstance(item, Card):
            return AND.join(self.card_effects(item))
        if isinstance(item, Wonder):
            return AND.join(self.wonder_effects(item))
        return AND.join(self.token_effects(item))

    def common(self, points: int, shields: int, gain: int) -> list[str]:
        say = self.texts.say
        found = [say("effect-shields", shields=shields)] if shields else []
        found += [say("effect-gain", coins=gain)] if gain else []
        return found + ([say("effect-points", points=points)] if points else [])

    def card_effects(self, card: Card) -> list[str]:
        say = self.texts.say
        found: list[str] = []
        if card.makes:
            found.append(say("effect-makes", resources=self.resources(card.makes)))
        if card.choice:
            found.append(say("effect-choice", resources=self.one_of(card.choice)))
        if card.trade:
            found.append(say("effect-trade", resources=self.one_of(card.trade), coins=self.fixed_price))
        if card.science:
            found.append(say("effect-science", science=self.texts.word("science", card.science)))
        if card.gain_per:
            found.append(
                say("effect-gain-per", coins=card.gain_per.coins, kind=self.kind(card.gain_per.kind))
            )
        if card.guild and card.guild.coins:
            found.append(say("effect-guild-coins", coins=card.guild.coins, kind=self.kind(card.guild.count)))
        if card.guild:
            found.append(
                say("effect-guild-points", points=card.guild.points, kind=self.kind(card.guild.count))
            )
        found += self.common(card.points, card.shields, card.gain)
        if card.chain_out:
            found.append(say("effect-chain-out", chain=self.texts.word("chain", card.chain_out)))
        return found

    def wonder_effects(self, wonder: Wonder) -> list[str]:
        say = self.texts.say
        found: list[str] = []
        if wonder.choice:
            found.append(say("effect-choice", resources=self.one_of(wonder.choice)))
        found += self.common(wonder.points, wonder.shields, wonder.gain)
        if wonder.opponent_loses:
            found.append(say("effect-opponent-loses", coins=wonder.opponent_loses))
        if wonder.destroy:
            found.append(say("effect-destroy", colour=self.texts.word("colour", wonder.destroy)))
        if wonder.tokens_drawn:
            found.append(say("effect-tokens-drawn", tokens=wonder.tokens_drawn))
        if wonder.build_from_discard:
            found.append(say("effect-build-from-discard"))
        if wonder.extra_turn:
            found.append(say("effect-extra-turn"))
        return found

    def token_effects(self, token: Token) -> list[str]:
        say = self.texts.say
        found = self.common(token.points, 0, token.gain)
        if token.science:
            found.append(say("effect-science-token"))
        if token.fewer_resources_wonder:
            found.append(say("effect-fewer-resources-wonder", units=token.fewer_resources_wonder))
        if token.fewer_resources_blue:
            found.append(say("effect-fewer-resources-blue", units=token.fewer_resources_blue))
        if token.takes_trade_coins:
            found.append(say("effect-takes-trade-coins"))
        if token.points_per_token:
            found.append(say("effect-points-per-token", points=token.points_per_token))
        if token.extra_shields_red:
            found.append(say("effect-extra-shields-red", shields=token.extra_shields_red))
        if token.extra_turn_wonders:
            found.append(say("effect-extra-turn-wonders"))
        if token.gain_per_chain:
            found.append(say("effect-gain-per-chain", coins=token.gain_per_chain))
        return found

    # -- what it costs now

    def price(self, price: PriceView) -> str:
        """R17-R28: the price, and in brackets how it comes about."""
        say = self.texts.say
        if price.chain:
            return say("price-chain")
        total = say("price-coins", coins=price.total) if price.total else say("price-free")
        parts = [say("price-part-coins", coins=price.coins)] if price.coins and price.bought else []
        for line in price.bought:
            resource = self.texts.word("resource", line.resource)
            parts.append(say("price-part-bought", units=line.units, resource=resource, each=line.each))
        if price.produced:
            parts.append(say("price-part-own", resources=self.resources(price.produced)))
        if price.chosen:
            parts.append(say("price-part-chosen", units=price.chosen))
        if price.saved:
            parts.append(say("price-part-saved", units=price.saved))
        return f"{total} ({AND.join(parts)})" if parts else total
