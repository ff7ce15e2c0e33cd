"""`make bench`: our engine, plain and compiled, next to named peers in the same process, as ratios."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import lab
from bench.cases import USUAL
from tools.compile import ROOT, copy_package

Rows = dict[str, dict[str, Any]]

YARDSTICK = "catanatron"
FORMS: dict[str, int | None] = {"plain": None, "compiled": 3}  # form: mypyc's optimisation level
FIGURES = {
    "games_per_second": "games/s",
    "decisions_per_second": "decisions/s",
    "clone_us": "clone (µs)",
    "legal_us": "legal (µs)",
    "most_legal_us": "fullest (µs)",
    "search_iterations_per_second": "search it./s",
}


def run(form: str, *arguments: str) -> Any:
    """What a module of bench/ prints with one form of our engines, in a process of its own."""
    with tempfile.TemporaryDirectory() as scratch:
        copy_package(Path(scratch), FORMS[form])
        path = os.pathsep.join([scratch, str(ROOT)])
        done = subprocess.run(
            [sys.executable, "-m", *arguments],
            env={**os.environ, "PYTHONPATH": path},
            cwd=scratch,
            stdout=subprocess.PIPE,
            check=True,
        )
    return json.loads(done.stdout)


def measure(cases: Sequence[str], form: str, seconds: float, rounds: int) -> Rows:
    """One form of our engines and the peers."""
    rows: Rows = run(form, "bench.worker", str(seconds), str(rounds), *cases)
    assert all(rows[case]["compiled"] == (form == "compiled") for case in cases)
    return rows


def show(found: dict[str, Rows]) -> Table:
    table = Table(title=f"measured in one process per form; in brackets: as a multiple of {YARDSTICK}")
    table.add_column("engine")
    for heading in FIGURES.values():
        table.add_column(heading, justify="right")
    for form, rows in found.items():
        for engine, row in rows.items():
            name = f"{engine}, {form}" if "compiled" in row else engine
            table.add_row(name, *(cell(row, rows[YARDSTICK], figure) for figure in FIGURES))
        table.add_section()
    return table


def cell(row: dict[str, Any], yardstick: dict[str, Any], figure: str) -> str:
    if figure not in row:
        return "-"
    value = row[figure]
    text = f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
    if figure not in yardstick or row is yardstick:
        return text
    ratio = value / yardstick[figure]
    return f"{text} ({ratio:.1%})" if ratio < 0.5 else f"{text} (x{ratio:.1f})"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "--game",
        nargs="+",
        default=USUAL,
        metavar="GAME[:SEATS[:OPTION=VALUE,...]]",
        help=f"what is measured (default {' '.join(USUAL)})",
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="per figure and round (default 2)")
    parser.add_argument("--rounds", type=int, default=3, help="the median of so many counts (default 3)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    arguments = parser.parse_args()
    found = {}
    for form in FORMS:
        print(f"measuring the {form} form ...", file=sys.stderr, flush=True)
        found[form] = measure(arguments.game, form, arguments.seconds, arguments.rounds)
    print("measuring the learning environments ...", file=sys.stderr, flush=True)
    learners: dict[str, float] = run("compiled", "bench.lab", "--json", "--seconds", str(arguments.seconds))
    if arguments.json:
        print(json.dumps({**found, "lab": learners}, indent=2))
    else:
        Console().print(show(found))
        Console().print(lab.show(learners))
    return 0


if __name__ == "__main__":
    sys.exit(main())
