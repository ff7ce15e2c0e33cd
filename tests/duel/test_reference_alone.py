"""The reference by itself: the worked figures of the rulings, and random games that come to an end."""

from __future__ import annotations

import random
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.duel.reference import CATEGORIES, ReferenceGame

CONTENT_FILE = Path(__file__).parents[2] / "src" / "tijdperk" / "games" / "duel" / "content.toml"
CONTENT: dict[str, Any] = tomllib.loads(CONTENT_FILE.read_text(encoding="utf-8"))
KINDS = {"civilian", "tie_break", "draw", "military", "science"}
LAST_SLOT = 19


def new_game(seed: int = 1, **options: str) -> ReferenceGame:
    """A game whose lots fall at random."""
    chance = random.Random(seed)
    return ReferenceGame(CONTENT, options, lambda kind, candidates: chance.choice(candidates))


def in_age_one() -> ReferenceGame:
    """A game with fixed wonders in which seat 1 is about to take the first turn."""
    return new_game(wonders="fixed", first="seat1")


def priced(item: str, own: str = "", theirs: str = "", wonders: str = "", tokens: str = "") -> int:
    """What seat 1 pays, with these cards, wonders and tokens against these cards of the opponent's."""
    game = in_age_one()
    game.cities[1].cards = set(own.split())
    game.cities[2].cards = set(theirs.split())
    game.cities[1].wonders = set(wonders.split())
    game.cities[1].tokens = set(tokens.split())
    return game.price(1, item)


def offer(game: ReferenceGame, card: str) -> None:
    """Put a card on the last place of the structure, which is always accessible."""
    game.slots[LAST_SLOT].card = card


def play_at_random(game: ReferenceGame, chance: random.Random) -> int:
    """Random legal moves to the end; the number of decisions."""
    decisions = 0
    while game.to_move():
        seat = chance.choice(sorted(game.to_move()))
        game.play(seat, chance.choice(sorted(game.legal(seat))))
        decisions += 1
    return decisions


@pytest.mark.parametrize(
    ("expected", "item", "own", "theirs", "wonders", "tokens"),
    [
        # R18
        (12, "aqueduct", "", "shelf_quarry", "", ""),
        (2, "aqueduct", "shelf_quarry", "", "", ""),
        # R24
        (2, "hanging_gardens", "", "glassworks press", "piraeus", "architecture"),
        # R25
        (14, "palace", "", "shelf_quarry glassworks", "", ""),
        (7, "palace", "caravansery forum", "shelf_quarry glassworks", "", ""),
        (2, "palace", "caravansery forum", "shelf_quarry glassworks", "", "masonry"),
        # R26
        (5, "fortifications", "shelf_quarry", "clay_pool", "", ""),
        (7, "caravansery", "", "glassworks", "", ""),
        (8, "pyramids", "", "", "", ""),
        (4, "pyramids", "", "", "", "architecture"),
        (2, "baths", "", "", "", ""),
        (0, "baths", "", "", "", "masonry"),
        (2, "baths", "", "", "", "architecture"),
        # R20, R28
        (3, "aqueduct", "stone_reserve", "shelf_quarry", "", ""),
        (3, "barracks", "", "", "", ""),
        (0, "barracks", "garrison", "", "", ""),
    ],
)
def test_price(expected: int, item: str, own: str, theirs: str, wonders: str, tokens: str) -> None:
    """R18, R24, R25, R26 and their neighbours."""
    assert priced(item, own, theirs, wonders, tokens) == expected


def test_jump_takes_both_tokens() -> None:
    """R55: from 2 to 6 with three shields and Strategy costs the opponent 2 and 5 coins."""
    game = in_age_one()
    game.pawn = 2
    game.cities[1].coins = 8
    game.cities[1].tokens = {"strategy"}
    game.cities[2].coins = 10
    offer(game, "courthouse")
    game.play(1, "build courthouse")
    assert game.pawn == 6
    assert game.summary()["coins"] == [0, 3]
    assert game.summary()["loot"] == [[], [2, 5]]
    assert game.score(1)["military"] == 10
    assert game.score(2)["military"] == 0


def test_shipowners_count_one_city() -> None:
    """R60: 3 brown and 0 grey against 0 brown and 2 grey is 3 coins and 3 points, not 5."""
    game = in_age_one()
    game.cities[1].cards = {"lumber_yard", "clay_pool", "quarry"}
    game.cities[2].cards = {"glassworks", "press"}
    game.cities[1].coins = 20
    cost = game.price(1, "shipowners_guild")
    assert cost == 6
    offer(game, "shipowners_guild")
    game.play(1, "build shipowners_guild")
    assert game.cities[1].coins == 20 - cost + 3
    assert game.score(1)["purple"] == 3


def test_discard_income() -> None:
    """R63: with Tavern and Clay Reserve a discard brings 4 coins, and the card can be revived later."""
    game = in_age_one()
    game.cities[1].cards = {"tavern", "clay_reserve"}
    offer(game, "aqueduct")
    game.play(1, "discard aqueduct")
    assert game.cities[1].coins == 7 + 4
    assert game.summary()["discard"] == ["aqueduct"]


def test_economy_takes_the_trade_part_only() -> None:
    """R33: of Caravansery's 7 coins the opponent with Economy gets the 5 for resources."""
    game = in_age_one()
    game.cities[2].cards = {"glassworks"}
    game.cities[2].tokens = {"economy"}
    offer(game, "caravansery")
    game.play(1, "build caravansery")
    assert game.summary()["coins"] == [0, 12]


def test_law_is_the_sixth_symbol() -> None:
    """R30, R32: a pair gives Law, Law is the sixth symbol, and the game is over at once."""
    game = in_age_one()
    game.cities[1].cards = {"workshop", "apothecary", "scriptorium", "pharmacist", "academy"}
    game.cities[1].coins = 20
    game.board = {"law", "economy"}
    offer(game, "study")
    game.play(1, "build study")
    assert game.decision(1) == "token"
    assert game.legal(1) == {"take law", "take economy"}
    game.play(1, "take law")
    assert game.result == ("science", 1)
    assert game.to_move() == set()


@pytest.mark.parametrize("seed", range(50))
def test_random_games_end(seed: int) -> None:
    """Whatever is played, with whatever options, a game ends with a result and the sums are right."""
    combinations = list(product(("draft", "fixed"), ("chooses", "begins"), ("random", "seat1", "bid")))
    wonders, middle, first = combinations[seed % len(combinations)]
    game = new_game(seed, wonders=wonders, middle=middle, first=first)
    play_at_random(game, random.Random(1000 + seed))
    assert game.over
    assert game.result is not None
    kind, winner = game.result
    assert kind in KINDS
    assert (winner is None) == (kind == "draw")
    assert list(game.score(1)) == list(CATEGORIES)
    if kind == "civilian":
        assert winner is not None
        assert sum(game.score(winner).values()) > sum(game.score(3 - winner).values())
    summary = game.summary()
    assert min(summary["coins"]) >= 0
    assert len(summary["wonders"][0] + summary["wonders"][1]) <= 7
    assert len(summary["structure"]) == 20
