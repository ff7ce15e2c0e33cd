"""The compiled engine and the plain one give the same games, move by move."""

from __future__ import annotations

import pytest

from tests.effort import effort
from tests.engine import engine, run_python
from tests.short import short_game
from tijdperk.kernel.game import game_ids, load_game
from tools.compile import ROOT, has_c_compiler

GAMES = effort(12, 600)  # of a long game half as many

# A long game is played to its end by greedy bots alone, and few seats search: the rest would take minutes.
PLAY = """
import hashlib, json, random, sys
from tests.short import short_game
from tijdperk.bots.players import make_player
from tijdperk.kernel import position
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match

print("compiled" if not position.__file__.endswith(".py") else "plain")
for number in range(int(sys.argv[2])):
    rng = random.Random(number)
    bot = ("random", "greedy", "search:6")[number % 3]
    game = (load_game if bot == "greedy" else short_game)(sys.argv[1])
    options = {option.id: rng.choice(option.choices) for option in game.options}
    most = min(3, game.max_seats) if bot == "search:6" else game.max_seats
    seats = [bot] * rng.randint(game.min_seats, most)
    match = Match(game, options, seats, Sampled(number))
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


def games_of(form: str, name: str, games: int) -> list[str]:
    return run_python(engine(form), "-c", PLAY, name, str(games)).splitlines()


@pytest.mark.skipif(not has_c_compiler(), reason="there is no C compiler")
def test_a_game_in_plain_python_plays_on_the_compiled_kernel() -> None:
    """Deals, windows and free moves too; such a game is how one begins."""
    where = run_python(engine("compiled"), "-c", "from tijdperk.kernel import deals; print(deals.__file__)")
    assert not where.strip().endswith(".py")
    tests = [str(ROOT / "tests" / folder / "test_market.py") for folder in ("kernel", "table")]
    told = run_python(
        engine("compiled"),
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-c",
        str(ROOT / "pyproject.toml"),
        *tests,
    )
    assert " passed" in told


@pytest.mark.skipif(not has_c_compiler(), reason="there is no C compiler")
@pytest.mark.parametrize("name", game_ids())
def test_both_forms_play_the_same_games(name: str) -> None:
    games = GAMES if short_game(name) is load_game(name) else GAMES // 2
    plain, compiled = (games_of(form, name, games) for form in ("plain", "compiled"))
    assert plain[0] == "plain"
    assert compiled[0] == "compiled"
    assert len(plain) == games + 1
    assert plain[1:] == compiled[1:]
