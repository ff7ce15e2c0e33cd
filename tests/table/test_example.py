"""The bot in `examples/` plays a whole game, as a program of somebody's own would."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE
from tests.table.people import ServerProcess, Someone, wait_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_plays_a_game(server: ServerProcess, anna: Someone, bram: Someone) -> None:
    table = anna.new_table("easy", "open")
    token = bram.post("/api/me/token")["token"]
    command = [sys.executable, str(EXAMPLE), server.address, token, table]
    result = subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE, check=False)
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout) == anna.view(table)["view"]["result"]
    assert wait_for(lambda: anna.view(table)["table"]["state"] == "over")
    assert len([line for line in EXAMPLE.read_text("utf-8").splitlines() if line.strip()]) < 40
