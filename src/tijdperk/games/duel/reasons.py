"""Why a move is refused, with the rule behind it."""

from __future__ import annotations

from typing import Any

from tijdperk.games.duel.engine.moves import (
    BEGIN,
    BUILD,
    DISCARD,
    KEEP,
    OFFER,
    PICK,
    RAZE,
    REVIVE,
    TAKE,
    WONDER,
    card_of,
    noun_of,
    verb_of,
)
from tijdperk.games.duel.engine.position import (
    BID,
    DECISIONS,
    DESTROY,
    DRAFT,
    LIBRARY,
    MAUSOLEUM,
    STARTER,
    TOKEN,
    TURN,
    DuelPosition,
)
from tijdperk.games.duel.engine.prices import price, to_pay
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.position import frame_detail

ASKED_BY = {
    OFFER: BID,
    PICK: DRAFT,
    BUILD: TURN,
    DISCARD: TURN,
    WONDER: TURN,
    TAKE: TOKEN,
    KEEP: LIBRARY,
    REVIVE: MAUSOLEUM,
    RAZE: DESTROY,
    BEGIN: STARTER,
}
RULE_OF = {
    BID: "O3",
    DRAFT: "R1",
    TURN: "R7",
    TOKEN: "R30",
    LIBRARY: "R44",
    MAUSOLEUM: "R46",
    DESTROY: "R49",
    STARTER: "R10",
}


def refused(key: str, rule: str, **figures: Any) -> Refused:
    return Refused(key, rule=rule, game="duel", **figures)


def why_not(position: DuelPosition, seat: int, move: int) -> Refused:
    """The reason a move is not legal for the seat that owes a decision."""
    verb, noun = verb_of(move), noun_of(move)
    tables = position.tables
    asked = position.decision_kind(seat)
    if ASKED_BY[verb] != asked:
        return refused("asked-something-else", RULE_OF[asked], decision=DECISIONS[asked])
    if verb == OFFER:
        return refused("bid-too-high", "O3", most=position.cities[seat].coins)
    if verb == PICK:
        return refused("wonder-not-offered", "R1", wonder=tables.wonders[noun])
    if verb == TAKE:
        return refused("token-not-on-board", "R30", token=tables.tokens[noun])
    if verb == KEEP:
        return refused("token-not-drawn", "R44", token=tables.tokens[noun])
    if verb == REVIVE:
        return refused("card-not-discarded", "R45", card=tables.cards[noun])
    if verb == RAZE:
        colour = frame_detail(position.frames[-1])
        name = ("brown", "grey")[colour] if colour < 2 else str(colour)
        return refused("card-not-to-destroy", "R48", card=tables.cards[noun], colour=name)
    card = card_of(move) if verb == WONDER else noun
    return out_of_reach(position, card) or unaffordable(position, seat, verb, noun)


def out_of_reach(position: DuelPosition, card: int) -> Refused | None:
    """R8: the card is not there, or something lies on it."""
    name = position.tables.cards[card]
    if card not in position.cards:
        return refused("card-not-there", "R7", card=name)
    slot = position.cards.index(card)
    if slot not in position.open:
        return refused("card-covered", "R8", card=name)
    return None


def unaffordable(position: DuelPosition, seat: int, verb: int, noun: int) -> Refused:
    """R17, R42, R43: the wonder cannot be built any more, or coins are missing."""
    tables = position.tables
    city = position.cities[seat]
    if verb == WONDER:
        name = tables.wonders[noun]
        if noun in city.raised:
            return refused("wonder-already-built", "R42", wonder=name)
        if noun not in city.wonders and position.wonders_built() >= tables.most_wonders:
            return refused("seven-wonders", "R43", most=tables.most_wonders)
        if noun not in city.wonders:
            return refused("wonder-not-yours", "R42", wonder=name)
        cost = price(position, seat, tables.first_wonder + noun)
        return refused("wonder-too-dear", "R17", wonder=name, price=cost, short=cost - city.coins)
    cost = to_pay(position, seat, noun)
    return refused("card-too-dear", "R17", card=tables.cards[noun], price=cost, short=cost - city.coins)
