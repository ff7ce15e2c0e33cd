"""Record fixture games: for every option and every way a game can end, one game that shows it.

    python tools/fixtures.py duel
    python tools/fixtures.py civilization --with rules=advanced --with length=short --endings 0

Writes tests/fixtures/GAME/*.tijdperk and expected.json beside them. Records are made once and then kept:
they show what a change of the rules does to games in progress. A file that is there is not written over.
When the rules get a new version, the records of the old one move to tests/fixtures/GAME/rules-N as they are.
"""

import argparse
import json
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
ENDINGS = 4000
MAX_COMBINATIONS = 16


def play(game: Game, options: dict[str, str], bots: list[str], seed: int) -> Match:
    match = Match(game, options, bots, Sampled(seed))
    players = [make_player(bot, seed * 10 + seat) for seat, bot in enumerate(bots)]
    while not match.over:
        seat = match.seat
        match.play(players[seat].choose(match.position, seat), seat)
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


def endings(game: Game, folder: Path, expected: dict[str, Any], games: int) -> None:
    """One game for every way to end that turns up in so many."""
    found: set[str] = set()
    seats = game.min_seats
    for seed in range(games):
        bots = ["random"] * seats
        bots[0] = "greedy" if seed % 3 else "random"
        match = play(game, {}, bots, seed)
        ending = outcome(match)["result"]["ending"]
        if ending not in found:
            found.add(ending)
            keep(folder, f"ending-{ending}", match, expected)


def options_to_show(game: Game) -> list[dict[str, str]]:
    """All combinations of the options; where they are many, every choice once and all second choices."""
    names = [option.id for option in game.options]
    combined = [dict(zip(names, choices, strict=True)) for choices in combinations(game)]
    if len(combined) <= MAX_COMBINATIONS:
        return combined
    single = [{option.id: choice} for option in game.options for choice in option.choices[1:]]
    return [*single, {option.id: option.choices[-1] for option in game.options}]


def combinations(game: Game) -> list[tuple[str, ...]]:
    return list(product(*(option.choices for option in game.options)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Record fixture games.")
    parser.add_argument("game")
    parser.add_argument("--with", action="append", default=[], metavar="NAME=VALUE", dest="given")
    parser.add_argument("--endings", type=int, default=ENDINGS, help="games to look for endings in")
    args = parser.parse_args()
    game = load_game(args.game)
    folder = FIXTURES / args.game
    folder.mkdir(parents=True, exist_ok=True)
    index = folder / "expected.json"
    expected: dict[str, Any] = json.loads(index.read_text()) if index.exists() else {}
    given = dict(pair.split("=", 1) for pair in args.given)
    head = "".join(f"{value}-" for value in given.values())
    endings(game, folder, expected, args.endings)
    for number, options in enumerate(options_to_show(game)):
        if given.keys() & options.keys() and options | given != options:
            continue
        match = play(game, given | options, ["greedy"] * game.min_seats, 9000 + number)
        keep(folder, f"{head}options-" + "-".join(options.values()), match, expected)
    for seats in range(game.min_seats, game.max_seats + 1):
        keep(folder, f"{head}seats-{seats}", play(game, given, ["greedy"] * seats, 9900 + seats), expected)
    if not given:
        keep(folder, "search", play(game, {}, ["search:300"] * game.min_seats, 1), expected)
    index.write_text(json.dumps(expected, indent=2, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
