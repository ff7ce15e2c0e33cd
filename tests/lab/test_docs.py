"""The page about the lab: what it begins with runs, and learns."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pyspiel
import pytest

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def run_script(number: int) -> dict[str, Any]:
    """A script of the page, run as a reader would."""
    scripts = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    ran: dict[str, Any] = {}
    exec(compile(scripts[number], str(PAGE), "exec"), ran)
    return ran


def test_the_first_lines_learn_something_and_plot_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    won = run_script(0)["won"]
    assert sum(won[-150:]) / 150 > 0.62  # an equal player would win a half
    assert "<polyline" in (tmp_path / "curve.svg").read_text("utf-8")


def test_a_game_in_openspiel_from_begin_to_end() -> None:
    state = run_script(1)["state"]
    assert len(state.returns()) == 3
    assert sum(state.returns()) == pytest.approx(0)
    same = pyspiel.load_game("tijdperk", {"game": "dice", "seats": 3})
    assert str(same) == str(state.get_game())
