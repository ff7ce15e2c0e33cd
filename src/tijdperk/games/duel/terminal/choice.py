"""A legal move in words. What stands before the colon is said once for all choices that share it."""

from __future__ import annotations

from typing import Any

from tijdperk.games.duel.content import Card, Content, Token, Wonder
from tijdperk.games.duel.offers import MoveDetail
from tijdperk.games.duel.terminal.words import Words
from tijdperk.kernel.game import Choice
from tijdperk.kernel.text import Catalogue

KINDS = {
    "pick": "wonder",
    "build": "card",
    "discard": "card",
    "wonder": "wonder",
    "take": "token",
    "keep": "token",
    "revive": "card",
    "destroy": "card",
}


def choice_words(content: Content, texts: Catalogue, seat: int, choice: Choice) -> str:
    """R7: what is done, to what, and what it costs or brings."""
    verb, name, *rest = choice.move.split()
    if verb == "bid":
        return texts.say("choice-bid", coins=int(name))
    if verb == "begin":
        who = int(rest[0])
        if who == seat + 1:
            return texts.say("choice-begin-you")
        return texts.say("choice-begin", name=str(texts.named("seat", who)))
    words = Words(texts, content.trade.fixed_price)
    kind = KINDS[verb]
    record = record_of(content, kind, name)
    args: dict[str, Any] = {kind: texts.word(kind, name), "effects": words.effects(record)}
    if isinstance(record, Wonder):
        args["cost"] = words.cost(record.cost)
    if verb == "wonder":
        args["card"] = texts.word("card", rest[-1])
    if isinstance(choice.detail, MoveDetail):
        args["coins"] = choice.detail.gain
        if choice.detail.price:
            args["price"] = words.price(choice.detail.price)
    return texts.say(f"choice-{verb}", **args)


def record_of(content: Content, kind: str, name: str) -> Card | Wonder | Token:
    records: list[Any] = getattr(content, kind)
    found: Card | Wonder | Token = next(record for record in records if record.id == name)
    return found
