"""How well the bots play this game."""

from __future__ import annotations

from tests.bots.strength import wins
from tijdperk.games.history.engine.bot import FOUND_OUT, empire_value
from tijdperk.games.history.engine.position import HistoryPosition
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game


def test_greedy_beats_random() -> None:
    assert wins(load_game("history"), "greedy", "random", 100, 4) > 0.95


def test_search_beats_greedy() -> None:
    assert wins(load_game("history"), "search:60", "greedy", 24, 4) > 0.35


def test_an_empire_is_worth_what_came_of_it() -> None:
    """Spain has fewer armies than the Ottoman Turks, and whoever held it had more points."""
    game = load_game("history")
    position = game.new(game.settle_options({}), 6, Sampled(1))
    assert isinstance(position, HistoryPosition)
    tables = position.tables
    spain, turks = tables.empires.index("spain"), tables.empires.index("ottoman_turks")
    assert tables.strength[spain] < tables.strength[turks]
    assert empire_value(position, spain) > empire_value(position, turks)
    assert len(FOUND_OUT) == len(tables.empires)
