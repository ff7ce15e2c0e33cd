"""How well the bots play this game."""

from __future__ import annotations

from tests.bots.strength import wins
from tijdperk.kernel.game import load_game


def test_greedy_beats_random() -> None:
    assert wins(load_game("history"), "greedy", "random", 100, 4) > 0.95


def test_search_beats_greedy() -> None:
    assert wins(load_game("history"), "search:24", "greedy", 8, 4) > 0.25
