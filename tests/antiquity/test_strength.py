"""How well the bots play this game."""

from __future__ import annotations

from tests.bots.strength import wins
from tijdperk.kernel.game import load_game


def test_greedy_beats_random() -> None:
    assert wins(load_game("antiquity"), "greedy", "random", 100, 4) > 0.95


def test_search_beats_greedy() -> None:
    """Sixteen iterations for each decision win some nine of ten games."""
    assert wins(load_game("antiquity"), "search:16", "greedy", 8) > 0.5
