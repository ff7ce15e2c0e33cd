"""Pieces and money are conserved: every card, wonder, token and coin is somewhere, at every moment."""

from __future__ import annotations

import random
from typing import cast

import pytest

from tests.effort import effort
from tijdperk.games.duel.engine import events
from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.position import EMPTY, GONE, PLAYING
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import Event

GAME = load_game("duel")
GAMES = effort(200, 4000)
PARTS = 4


def cards_are_somewhere(position: Duel, earlier: set[int]) -> None:
    """Every card drawn so far lies in exactly one place, and no card that was not drawn does."""
    places = [card for card in position.cards if card > GONE] + position.discarded
    for city in position.cities:
        places += city.built + city.under
    assert len(places) == len(set(places))
    assert earlier <= set(places)
    unseen = set(position.unseen) | set(position.unseen_guilds)
    assert not unseen & set(places)
    earlier |= set(places)
    assert position.left == sum(card != GONE for card in position.cards)


def tokens_and_wonders_are_somewhere(position: Duel) -> None:
    tokens = [token for token in position.board if token != EMPTY] + position.boxed + position.drawn
    wonders = position.offer + position.undealt
    for city in position.cities:
        tokens += city.tokens
        wonders += city.wonders + city.raised
        assert len(city.raised) == len(city.under)
        assert len(city.built) == sum(city.count)
        assert city.coins >= 0
    assert sorted(tokens) == list(range(len(position.tables.tokens)))
    assert len(wonders) == len(set(wonders))
    assert position.wonders_built() <= position.tables.most_wonders


def flow(event: Event) -> int:
    """What an event adds to the coins of both cities together."""
    if event.kind == events.BUILT:
        return -event.b
    if event.kind == events.RAISED:
        return -event.c
    if event.kind == events.DISCARDED:
        return event.b
    if event.kind in (events.GAINED, events.TRADE_TAKEN):
        return event.a
    if event.kind in (events.LOST, events.LOOTED):
        return -event.a
    return 0


def bid_paid(position: Duel, told: list[Event]) -> int:
    """The first player pays the bid when the bids are opened."""
    opened = any(event.kind == events.BIDS for event in told)
    return position.bids[position.first] if opened else 0


@pytest.mark.rule("R4", "R5", "R16", "R43", "R65")
@pytest.mark.parametrize("part", range(PARTS))
def test_every_piece_and_coin_is_accounted_for(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        rng = random.Random(number)
        options = {option.id: rng.choice(option.choices) for option in GAME.options}
        match = Match(GAME, options, chance=Sampled(number))
        earlier: set[int] = set()
        while not match.over:
            position = cast(Duel, match.position)
            cards_are_somewhere(position, earlier)
            tokens_and_wonders_are_somewhere(position)
            before = sum(city.coins for city in position.cities)
            seat = rng.choice(match.decisions()).seat
            told = match.play(rng.choice(match.legal(seat)), seat).events
            after = cast(Duel, match.position)
            change = sum(flow(event) for event in told) - bid_paid(after, told)
            assert sum(city.coins for city in after.cities) == before + change
        assert cast(Duel, match.position).ending != PLAYING
