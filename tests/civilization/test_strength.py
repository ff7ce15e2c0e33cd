"""How well the bots play this game."""

from __future__ import annotations

import pytest

from tests.bots.strength import wins
from tijdperk.kernel.game import load_game


@pytest.mark.parametrize(
    ("rules", "length"),
    [("standard", "short"), ("advanced", "short"), ("advanced", "medium"), ("advanced", "long")],
)
def test_greedy_beats_random(rules: str, length: str) -> None:
    assert wins(load_game("civilization"), "greedy", "random", 100, 4, rules=rules, length=length) > 0.95
