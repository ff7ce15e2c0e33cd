"""How well the bots play this game."""

from __future__ import annotations

from tests.bots.strength import wins
from tijdperk.kernel.game import load_game


def test_greedy_beats_random() -> None:
    assert wins(load_game("antiquity"), "greedy", "random", 100, 4) > 0.95


def test_search_beats_greedy() -> None:
    assert wins(load_game("antiquity"), "search:8", "greedy", 6) > 0.6
