"""Moments of real games, as the server would tell them to the first seat: what tests of a board draw.

Each game has a file that says which games are played, by bots with fixed seeds, and which moments of them are
kept; `PYTHONPATH=src:. python web/src/games/<game>/fixtures/make.py` writes them, with the figures and words
of the game beside them.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from tijdperk.bots.players import make_player
from tijdperk.kernel.chance import EVERYONE, Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.text import LANGUAGES
from tijdperk.table.views import reason

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
VIEWER = 0

Setup = tuple[dict[str, str], list[str]]  # options, and who plays


class Moments:
    """One moment of each name that is wanted, out of as many games as it takes."""

    def __init__(
        self,
        game: str,
        setup: Callable[[int], Setup],
        name: Callable[[str, Any], str],
        wanted: Iterable[str] = (),
        last: int = 8,
        free: Callable[[str], bool] = lambda _: False,
    ) -> None:
        """`setup` says what is played with a seed; `name` what a moment is called, by what is asked of the
        first seat ("waiting" for nothing, "end" when it is over) and by the position, or "" to pass it over.
        Unless it is said, one moment of each kind of decision is wanted. A moment has the `last` steps, and
        those moves that nobody waits for which `free` wants.
        """
        self.game = load_game(game)
        self.setup = setup
        self.name = name
        self.wanted = set(wanted) or {*self.game.decisions, "waiting", "end"}
        self.last = last
        self.free = free

    def write(self) -> None:
        for name, text in self.files().items():
            (GAMES / self.game.id / "fixtures" / name).write_text(text, "utf-8")

    def files(self) -> dict[str, str]:
        """What stands in each file."""
        content = tomllib.loads((self.game.folder / "content.toml").read_text("utf-8"))
        words = {language: self.game.words(language) for language in LANGUAGES}
        data = {"moments.json": self.found(), "content.json": content, "words.json": words}
        return {
            name: json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
            for name, value in data.items()
        }

    def found(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        seed = 0
        while not found.keys() >= self.wanted:
            seed += 1
            options, bots = self.setup(seed)
            match = Match(self.game, options, ["human"] * len(bots), Sampled(seed))
            players = [make_player(bot, seed + seat) for seat, bot in enumerate(bots)]
            self.keep(match, found)
            while not match.over:
                match.play(players[match.seat].choose(match.position, match.seat), match.seat)
                self.keep(match, found)
        return found

    def keep(self, match: Match, found: dict[str, Any]) -> None:
        asked = [decision.kind for decision in match.decisions() if decision.seat == VIEWER]
        name = self.name("end" if match.over else (asked or ["waiting"])[0], match.position)
        if name in self.wanted and name not in found:
            found[name] = moment(match, self.last)
            free = [move for move in match.free(VIEWER) if self.free(move)]
            if free:
                found[name]["free"] = free


def moment(match: Match, last: int) -> dict[str, Any]:
    """A TableView as far as a board looks at it, with the opening and the last steps."""
    game, position = match.game, match.position
    decisions = [
        {
            "id": decision.id,
            "seat": decision.seat,
            "kind": decision.kind,
            "choices": plain(game.choices(position, decision.seat)),
            "refused": [
                {"move": move, "why": plain(reason(why))}
                for move, why in game.refusals(position, decision.seat)
            ],
        }
        for decision in match.decisions()
        if decision.seat == VIEWER
    ]
    made = [step(match, number, one.seat, one.text, one.events) for number, one in enumerate(match.steps, 1)]
    return {
        "seats": len(match.seats),
        "view": plain(game.view(position, VIEWER)),
        "decisions": decisions,
        "waiting": [decision.seat for decision in match.decisions()],
        "log": [step(match, 0, -1, "", match.opening), *made[-last:]],
        "over": match.over,
    }


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def step(match: Match, number: int, seat: int, move: str, events: list[Any]) -> dict[str, Any]:
    heard = [plain(match.game.told(event)) for event in events if event.only in (EVERYONE, VIEWER)]
    return {"number": number, "seat": seat, "move": move, "events": heard, "undone": False}
