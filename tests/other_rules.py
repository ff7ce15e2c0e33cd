"""A game as a later version of its rules would have it, for tests of what becomes of earlier games.

Games are found by their folders, so a test puts the later one where games with custom content lie.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from tijdperk.games.duel.game import DuelGame
from tijdperk.kernel import game as games
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import Position


def later_duel(
    forbidden: str = "", coins: int = 0, start: bool = True, version: int = 2, content: str = ""
) -> DuelGame:
    """Duel of a later rules version: moves that begin with a word are refused, everybody starts with more
    coins, or no game can start as it did; and the content may have a fingerprint of its own."""

    class LaterDuel(DuelGame):
        rules_version = version

        def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
            if not start:
                raise BadInput("option-value", option="wonders", value=options["wonders"], allowed="none")
            position = super().new(options, seats, chance, listen)
            for city in position.cities:  # type: ignore[attr-defined]
                city.coins += coins
            return position

        def parse(self, position: Position, seat: int, text: str) -> Move:
            if forbidden and text.startswith(forbidden):
                raise Refused("not-your-decision", seat=seat + 1)
            return super().parse(position, seat, text)

    game = LaterDuel()
    game.fingerprint = content
    game.file = game.folder / "content.toml"
    return game


def later_game(name: str, forbidden: str = "") -> Game:
    """Any game of a later rules version, in which a move may be refused."""
    standard = load_game(name)
    game = type(standard)()
    game.rules_version = standard.rules_version + 1
    game.file = standard.file
    parse = game.parse

    def parse_later(position: Position, seat: int, text: str) -> Move:
        if forbidden and text == forbidden:
            raise Refused("not-your-decision", seat=seat + 1)
        return parse(position, seat, text)

    game.parse = parse_later  # type: ignore[method-assign]
    return game


@contextlib.contextmanager
def played_by(game: Game) -> Iterator[None]:
    """For a while this process plays the game by these rules."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.overrides, game.id, game)
        yield
