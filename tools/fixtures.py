"""Record fixture games: for every option and every way a game can end, one game that shows it.

    python tools/fixtures.py duel

Writes tests/fixtures/GAME/*.tijdperk and expected.json beside them. Records are made once and then kept:
they show what a change of the rules does to games in progress. A file that is there is not written over.
"""

import json
import sys
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from tijdperk.bots.players import make_player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY

FIXTURES = Path(__file__).resolve().parent.parent / "tests" / "fixtures"
SEEDS = 4000


def play(game: Game, options: dict[str, str], bots: list[str], seed: int) -> Match:
    match = Match(game, options, bots, Sampled(seed))
    players = [make_player(bot, seed * 10 + seat) for seat, bot in enumerate(bots)]
    while not match.over:
        seat = match.seat
        match.make(seat, players[seat].choose(match.position, seat))
    return match


def outcome(match: Match) -> dict[str, Any]:
    """What the end of a game looks like to everybody."""
    view = msgspec.to_builtins(match.game.view(match.position, NOBODY))
    return {"result": view["result"], "returns": match.position.returns(), "moves": len(match.steps)}


def keep(folder: Path, name: str, match: Match, expected: dict[str, Any]) -> None:
    file = folder / f"{name}.tijdperk"
    if file.exists():
        return
    file.write_text(match.record().text(), "utf-8")
    expected[file.name] = outcome(match)
    print(file.name, expected[file.name]["result"])


def main(name: str) -> int:
    game = load_game(name)
    folder = FIXTURES / name
    folder.mkdir(parents=True, exist_ok=True)
    index = folder / "expected.json"
    expected: dict[str, Any] = json.loads(index.read_text()) if index.exists() else {}
    found: set[str] = set()
    for seed in range(SEEDS):
        bots = ["greedy", "random"] if seed % 3 else ["random", "random"]
        match = play(game, {}, bots, seed)
        ending = outcome(match)["result"]["ending"]
        if ending not in found:
            found.add(ending)
            keep(folder, f"ending-{ending}", match, expected)
    for number, choices in enumerate(product(*(option.choices for option in game.options))):
        options = {option.id: choice for option, choice in zip(game.options, choices, strict=True)}
        match = play(game, options, ["greedy", "greedy"], 9000 + number)
        keep(folder, "options-" + "-".join(choices), match, expected)
    keep(folder, "search", play(game, {}, ["search:300", "search:300"], 1), expected)
    index.write_text(json.dumps(expected, indent=2, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
