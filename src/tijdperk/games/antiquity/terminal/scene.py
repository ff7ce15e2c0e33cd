"""How Antiquity looks and reads in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tijdperk.drawing import Scene
from tijdperk.kernel.game import Choice, Game
from tijdperk.kernel.position import NOBODY, Position
from tijdperk.kernel.text import Catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tijdperk.games.antiquity.game import AntiquityGame
    from tijdperk.games.antiquity.terminal.choice import Wording

# Choices under one heading that are listed. Squares and fields of what is placed one by one are all listed:
# they have few letters. Where buildings fit can be seen on the plans.
MAX_LISTED = 30
MAX_PLACES = 8
MAX_LINES = 60  # of the table; the question comes below it
ON_PLANS = ("build", "lay", "move", "trade")
ALWAYS_LISTED = ("found", "inn", "bury", "pollute")


class AntiquityScene(Scene):
    """Draws from the view of a seat, so that nothing shows that the seat may not know.

    What draws is imported when it is used: simulations load this game without a screen.
    """

    def __init__(self, game: Game, texts: Catalogue) -> None:
        super().__init__(game, texts)
        self.antiquity = cast("AntiquityGame", game)
        # The words for the choices of a decision are many and come from one view: the last one is kept.
        self.said: tuple[Position, int, int, Wording] | None = None

    def table(self, position: Position, viewer: int, width: int) -> RenderableType:
        from tijdperk.games.antiquity.terminal.table import AntiquityTable

        view = self.antiquity.view(position, viewer)
        return AntiquityTable(self.antiquity.content, self.texts, view, width, MAX_LINES)

    def everything(self, position: Position, viewer: int, width: int) -> RenderableType:
        from tijdperk.games.antiquity.terminal.table import AntiquityTable

        view = self.antiquity.view(position, viewer)
        return AntiquityTable(self.antiquity.content, self.texts, view, width)

    def choice(self, position: Position, seat: int, choice: Choice) -> str:
        return self.wording(position, seat).choice(choice)

    def lists(self, moves: Sequence[str]) -> bool:
        verb = moves[0].split()[0]
        return verb in ALWAYS_LISTED or len(moves) <= (MAX_PLACES if verb in ON_PLANS else MAX_LISTED)

    def wording(self, position: Position, seat: int) -> Wording:
        from tijdperk.games.antiquity.terminal.choice import Wording

        serial = position.serial
        if self.said is None or self.said[0] is not position or self.said[1:3] != (seat, serial):
            view = self.antiquity.view(position, seat)
            self.said = (position, seat, serial, Wording(self.antiquity.content, self.texts, view))
        return self.said[3]

    def score(self, position: Position, names: Sequence[str]) -> RenderableType:
        from tijdperk.games.antiquity.terminal.score import ScoreSheet

        view = self.antiquity.view(position, NOBODY)
        return ScoreSheet(self.antiquity.content, self.texts, view, names)
