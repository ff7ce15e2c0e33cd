"""What the tests of boards draw are moments of the games as they are played now."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from tools.moments import GAMES, Moments


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/fixtures/make.py")), ids=lambda path: path.parts[-3])
def test_moments_are_up_to_date(path: Path) -> None:
    moments: Moments = runpy.run_path(str(path))["MOMENTS"]
    stale = [
        name for name, text in moments.files().items() if path.with_name(name).read_text("utf-8") != text
    ]
    assert not stale, f"run: PYTHONPATH=src:. python {path}"
