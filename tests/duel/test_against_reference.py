"""The engine against a slow, readable second implementation, written from the rules and not from it."""

from __future__ import annotations

import random
import tomllib
from typing import Any, cast

import pytest

from tests.duel.reference import ReferenceGame
from tests.effort import effort
from tests.reference import SideBySide
from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.position import DOWN, EMPTY, ENDINGS, GONE, GUILD_DOWN
from tijdperk.games.duel.engine.prices import price, to_pay
from tijdperk.games.duel.engine.scoring import CATEGORIES, sheet
from tijdperk.games.duel.engine.tables import UNKNOWN
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY

GAME = load_game("duel")
CONTENT = tomllib.loads((GAME.folder / "content.toml").read_text("utf-8"))
GAMES = effort(200, 3000)
PARTS = 10


def summary(position: Duel) -> dict[str, Any]:
    """The position in the words of the reference."""
    tables = position.tables
    hidden: dict[int, str | None] = {GONE: None, DOWN: "down", GUILD_DOWN: "guild"}
    cities = position.cities
    return {
        "coins": [city.coins for city in cities],
        "pawn": position.pawn,
        "age": position.age,
        "structure": [hidden[card] if card in hidden else tables.cards[card] for card in position.cards],
        "board": sorted(tables.tokens[token] for token in position.board if token != EMPTY),
        "cards": [sorted(tables.cards[card] for card in city.built) for city in cities],
        "wonders": [sorted(tables.wonders[wonder] for wonder in city.raised) for city in cities],
        "unbuilt": [sorted(tables.wonders[wonder] for wonder in city.wonders) for city in cities],
        "tokens": [sorted(tables.tokens[token] for token in city.tokens) for city in cities],
        "discard": sorted(tables.cards[card] for card in position.discarded),
        "loot": [
            [
                coins
                for index, coins in enumerate(tables.loot)
                if position.loot >> 2 * (1 - winner) + index & 1
            ]
            for winner in range(2)
        ],
        "first": None if position.first == UNKNOWN else position.first + 1,
    }


def agree(position: Duel, reference: ReferenceGame) -> None:
    """Everything both can say about a position is the same."""
    assert summary(position) == reference.summary()
    to_move = {seat + 1 for seat in range(2) if position.to_move() >> seat & 1}
    assert to_move == reference.to_move()
    for seat in range(2):
        notations = [GAME.notation(position, move) for move in position.legal(seat)]
        assert len(notations) == len(set(notations))
        assert set(notations) == reference.legal(seat + 1)
        tables = position.tables
        assert dict(zip(CATEGORIES, sheet(position, seat), strict=True)) == reference.score(seat + 1)
        for slot in position.open:
            card = position.cards[slot]
            assert to_pay(position, seat, card) == reference.price(seat + 1, tables.cards[card])
        for wonder in position.cities[seat].wonders:
            mine = price(position, seat, tables.first_wonder + wonder)
            assert mine == reference.price(seat + 1, tables.wonders[wonder])


def play_both(number: int) -> str:
    """One random game in both; gives how it ended."""
    rng = random.Random(number)
    options = {option.id: rng.choice(option.choices) for option in GAME.options}
    match = Match(GAME, options, chance=Sampled(number))
    both = SideBySide(match, lambda draw: ReferenceGame(CONTENT, options, draw))
    reference = both.reference
    while not match.over:
        agree(cast(Duel, match.position), reference)
        seat = rng.choice(match.decisions()).seat
        both.play(seat, rng.choice(match.legal(seat)))
    position = cast(Duel, match.position)
    assert summary(position) == reference.summary()
    assert reference.over
    winner = None if position.winner == NOBODY else position.winner + 1
    assert reference.result == (ENDINGS[position.ending], winner)
    return ENDINGS[position.ending]


@pytest.mark.rule("R17", "R18", "R19", "R20", "R22", "R23")
@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_reference_agree(part: int) -> None:
    endings = [play_both(part * GAMES + number) for number in range(GAMES // PARTS)]
    assert "civilian" in endings
