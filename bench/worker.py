"""One form of our engine and its peers, in one process on one core, in turns."""

from __future__ import annotations

import gc
import json
import os
import sys
from typing import Any

from bench.peers import measure_peers
from tijdperk.kernel.game import load_game
from tijdperk.lab.bench import measure

LESS_IS_BETTER = ("clone_us", "legal_us")


def best_of(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The best of each figure: what is left when other work on the machine is out of the way."""
    found = dict(rounds[0])
    for name, value in rounds[0].items():
        if isinstance(value, float):
            better = min if name in LESS_IS_BETTER else max
            found[name] = better(row[name] for row in rounds)
    return found


def run(name: str, seconds: float, rounds: int) -> dict[str, dict[str, Any]]:
    """Every engine in turn, and that several times, so that all meet the same weather."""
    game = load_game(name)
    found: dict[str, list[dict[str, Any]]] = {}
    for _ in range(rounds):
        found.setdefault(name, []).append(measure(game, seconds))
        for peer, rows in measure_peers(seconds).items():
            found.setdefault(peer, []).append(rows)
    return {engine: best_of(rows) for engine, rows in found.items()}


if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    gc.set_threshold(100_000)  # as our commands do for long runs; the same for everybody here
    print(json.dumps(run(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))))
