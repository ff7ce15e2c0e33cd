"""A game with seats, options and content as learners want it: actions, masks and observations as numbers.

Nothing here names a game. Actions are the places of `Game.every_move`, observations the features of a
position as one seat may know it (`Game.layout`), rewards what a seat won minus an equal share.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from tijdperk.kernel.chance import Chance
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import Position
from tijdperk.kernel.text import catalogue
from tijdperk.lab.extras import needed

if TYPE_CHECKING:
    import numpy as np
else:
    np = needed("numpy", "zoo")

Numbers = np.ndarray[Any, Any]
WIDTH = 100  # of a table that is drawn as text


class Setting:
    """What is the same in every game that is played in one environment."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        options: dict[str, str] | None = None,
        content: str | Path | None = None,
    ) -> None:
        found = load_game(game) if isinstance(game, str) else game
        self.game = found.with_content(Path(content)) if content else found
        self.seats = seats or found.min_seats
        self.game.check_seats(self.seats)
        self.options = self.game.settle_options(options or {})
        self.moves = self.game.every_move()
        self.number = {move: number for number, move in enumerate(self.moves)}

    def new(self, chance: Chance, listen: bool = False) -> Position:
        return self.game.new(self.options, self.seats, chance, listen)

    # -- actions

    def move(self, action: Any) -> Move:
        """The move that an action stands for; BadInput when it stands for none."""
        number = int(action)
        if not 0 <= number < len(self.moves):
            raise BadInput("action-unknown", given=str(number), most=str(len(self.moves) - 1))
        return self.moves[number]

    def legal(self, position: Position, seat: int) -> list[Move]:
        """What the seat may do now; nothing when it is not asked."""
        return position.legal(seat) if position.is_asked(seat) else []

    def actions(self, position: Position, seat: int) -> list[int]:
        """The same as actions, in ascending order."""
        number = self.number
        return sorted([number[move] for move in self.legal(position, seat)])

    def mask(self, moves: list[Move]) -> Numbers:
        """One for each action that stands for one of the moves."""
        mask = np.zeros(len(self.moves), np.int8)
        number = self.number
        mask[[number[move] for move in moves]] = 1
        return mask

    def check(self, position: Position, seat: int, action: Any, legal: list[Move]) -> Move:
        """The move; Refused, with the reason, when it is none of the legal ones."""
        move = self.move(action)
        if move not in legal:
            raise self.game.why_not(position, seat, move)
        return move

    # -- observations

    @cached_property
    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the most of every place of an observation."""
        features = self.game.layout(self.seats).features
        if not features:
            raise BadInput("game-without-features", name=self.game.id)
        return (
            np.array([feature.low for feature in features], np.int16),
            np.array([feature.high for feature in features], np.int16),
        )

    @cached_property
    def names(self) -> list[str]:
        """What every place of an observation is."""
        return [feature.name for feature in self.game.layout(self.seats).features]

    def observe(self, position: Position, seat: int) -> Numbers:
        """What the seat may know."""
        at: list[int] = []
        of: list[int] = []
        position.features(seat, at, of)
        row = np.zeros(len(self.bounds[0]), np.int16)
        row[at] = of
        return row

    # -- results

    def rewards(self, position: Position) -> list[float]:
        """What each seat won of a finished game minus an equal share."""
        won = position.returns()
        equal = (1.0 if self.game.may_be_lost_by_all else sum(won)) / self.seats
        return [share - equal for share in won]

    # -- to look at

    def drawn(self, position: Position, viewer: int) -> str:
        """The table as text, as a viewer sees it."""
        texts = catalogue("en", self.game.id)
        console = Console(width=WIDTH, color_system=None)
        with console.capture() as shown:
            console.print(self.game.scene(self.game, texts).table(position, viewer, WIDTH))
        return shown.get()
