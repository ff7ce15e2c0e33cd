"""The page about the lab: what it begins with runs, and learns."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_first_lines_learn_something_and_plot_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert script
    monkeypatch.chdir(tmp_path)
    ran: dict[str, Any] = {}
    exec(compile(script[1], str(PAGE), "exec"), ran)  # as a reader would
    won = ran["won"]
    assert sum(won[-150:]) / 150 > 0.62  # an equal player would win a half
    assert "<polyline" in (tmp_path / "curve.svg").read_text("utf-8")
