"""One form of our engines and their peers, in one process on one core, in turns."""

from __future__ import annotations

import json
import os
import sys
from statistics import median
from typing import Any

from bench.cases import read_case
from bench.peers import measure_peers
from tijdperk.kernel.game import load_game
from tijdperk.lab.bench import measure


def middle_of(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of each figure over the rounds."""
    return {
        name: median(row[name] for row in rounds) if isinstance(value, float) else value
        for name, value in rounds[0].items()
    }


def run(cases: list[str], seconds: float, rounds: int) -> dict[str, dict[str, Any]]:
    """Every engine in turn, and that several times, so that all meet the same conditions."""
    found: dict[str, list[dict[str, Any]]] = {}
    for _ in range(rounds):
        for text in cases:
            case = read_case(text)
            rows = measure(load_game(case.game), seconds, case.seats, case.options)
            found.setdefault(text, []).append(rows)
        for peer, rows in measure_peers(seconds).items():
            found.setdefault(peer, []).append(rows)
    return {engine: middle_of(rows) for engine, rows in found.items()}


if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(json.dumps(run(sys.argv[3:], float(sys.argv[1]), int(sys.argv[2]))))
