"""The compiled engine and the plain one give the same games, move by move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tijdperk.kernel.game import game_ids
from tools.compile import copy_package

PLAY = """
import hashlib, json, random, sys
from tijdperk.bots.players import make_player
from tijdperk.kernel import position
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match

game = load_game(sys.argv[1])
print("compiled" if not position.__file__.endswith(".py") else "plain")
for number in range(80):
    rng = random.Random(number)
    options = {option.id: rng.choice(option.choices) for option in game.options}
    match = Match(game, options, chance=Sampled(number))
    bot = ("random", "greedy", "search:6")[number % 3]
    bots = [make_player(bot, seat) for seat in range(len(match.seats))]
    trace = hashlib.sha256()
    while not match.over:
        for decision in match.decisions():
            trace.update(json.dumps(match.legal(decision.seat)).encode())
        trace.update(json.dumps(game.store(match.position)).encode())
        seat = match.seat
        match.play(bots[seat].choose(match.position, seat), seat)
    print(number, trace.hexdigest(), match.record().text().replace("\\n", ";"))
"""


def games_of(folder: Path, name: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", PLAY, name],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", game_ids())
@pytest.mark.timeout(600)
def test_both_forms_play_the_same_games(name: str, tmp_path: Path) -> None:
    copy_package(tmp_path / "plain", None)
    copy_package(tmp_path / "compiled", 1)
    plain = games_of(tmp_path / "plain", name)
    compiled = games_of(tmp_path / "compiled", name)
    assert plain[0] == "plain"
    assert compiled[0] == "compiled"
    assert len(plain) == 81
    assert plain[1:] == compiled[1:]
