"""A player who owns the box corrects the figures in a file of their own, and plays with it in the browser."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.table.people import ServerProcess, Someone, wait_for


def tijdperk(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tijdperk", *arguments, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The standard figures, with four coins for passing and a name of one's own."""
    standard = tijdperk("content", "dice").stdout
    file = tmp_path / "my-dice.toml"
    overrides = standard.replace("pass_coins = 3", "pass_coins = 4").replace('en = "Rhodes"', 'en = "Rodos"')
    assert overrides.count("pass_coins = 4") == overrides.count('en = "Rodos"') == 1
    file.write_text(overrides, "utf-8")
    return file


def test_a_server_plays_with_the_figures_of_a_file(mine: Path, tmp_path: Path) -> None:
    data = ("--data", str(tmp_path / "tables"), "--pause", "0")
    with ServerProcess(*data, "--content", f"dice={mine}") as server:
        anna = Someone(server.address)
        table = anna.new_table("me", "easy", game="dice")
        passing = next(c for c in anna.view(table)["decisions"][0]["choices"] if c["move"] == "pass")
        assert passing["detail"]["gains"] == 4
        anna.move(table, lambda moves: moves[-1])
        anna.move(table)
        told = wait_for(lambda: my_turn(anna.view(table), 2))
        assert told["view"]["mine"]["coins"] == 7 + 4
        assert anna.get("/api/games/dice/content")["rules"]["pass_coins"] == 4
        assert anna.get("/api/games/dice/texts/en")["words"]["city-rhodes"] == "Rodos"
        session = anna.session
        anna.close()
    with ServerProcess(*data) as server:
        anna = again(server, session)
        assert stopped(anna, table) == "table-other-content"
        other = anna.new_table("me", "easy", game="dice")
        anna.close()
    with ServerProcess(*data, "--content", f"dice={mine}") as server:
        anna = again(server, session)
        assert anna.view(table)["view"] == told["view"]
        assert stopped(anna, other) == "table-other-content"
        anna.close()


def my_turn(told: dict[str, Any], turn: int) -> dict[str, Any] | None:
    """What a player is told once the bot has chosen in this turn, so that nothing more changes by itself."""
    view = told["view"]
    return told if view["turn"] == turn and list(view["to_move"]) == ["0"] else None


def stopped(anna: Someone, table: str) -> str:
    """Why a table can only be looked at."""
    info = anna.view(table)["table"]
    assert info["state"] == "stopped"
    key: str = info["note"]["key"]
    return key


def again(server: ServerProcess, session: str) -> Someone:
    anna = Someone(server.address)
    anna.http.cookies.set("tijdperk", session, domain="127.0.0.1")
    anna.http.headers["X-CSRF"] = anna.get("/api/me")["csrf"]
    return anna


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("dice", "“dice” is not a content file; write it as GAME=FILE."),
        ("chess={}", "chess"),
        ("dice={}", "pass_coins"),
        ("dice=/nowhere/my.toml", "/nowhere/my.toml"),
    ],
)
def test_a_server_that_cannot_says_what_is_wrong_with_the_file(mine: Path, given: str, said: str) -> None:
    mine.write_text(mine.read_text("utf-8").replace("pass_coins = 4", "pass_coins = 400"), "utf-8")
    result = tijdperk("serve", "--port", "0", "--data", str(mine.parent), "--content", given.format(mine))
    assert (result.returncode, len(result.stderr.strip().splitlines())) == (2, 1)
    assert said in result.stderr
