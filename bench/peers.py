"""The peers we are measured against: engines in Python that others use for search and learning."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tijdperk.lab.bench import paces, rate


def measure_peers(seconds: float) -> dict[str, dict[str, Any]]:
    return {
        "catanatron": measure_catanatron(seconds),
        "rlcard, gin rummy": measure_rlcard("gin-rummy", seconds),
        "rlcard, uno": measure_rlcard("uno", seconds),
    }


def measure_catanatron(seconds: float) -> dict[str, Any]:
    """Catan with four players who move at random, and the cost of copying a game half-way."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def new() -> Any:
        return Game([RandomPlayer(color) for color in colors])

    def play(game: Any) -> int:
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    def decisions() -> int:
        return play(new())

    half = new()
    for _ in range(300):
        half.play_tick()

    def copies() -> int:
        for _ in range(20):
            half.copy()
        return 20

    games_per_second, decisions_per_second = paces(decisions, seconds)
    return {
        "games_per_second": games_per_second,
        "decisions_per_second": decisions_per_second,
        "clone_us": 1e6 / rate(copies, seconds),
    }


def measure_rlcard(name: str, seconds: float) -> dict[str, Any]:
    """A card game of rlcard with players who move at random."""
    import rlcard

    environment = rlcard.make(name, config={"seed": 1})
    pick: Callable[[list[int]], int] = random.Random(1).choice

    def decisions() -> int:
        state, _ = environment.reset()
        made = 0
        while not environment.is_over():
            state, _ = environment.step(pick(list(state["legal_actions"])))
            made += 1
        return made

    games_per_second, decisions_per_second = paces(decisions, seconds)
    return {"games_per_second": games_per_second, "decisions_per_second": decisions_per_second}
