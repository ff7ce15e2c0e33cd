"""How Civilization looks and reads in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tijdperk.drawing import Scene
from tijdperk.kernel.game import Choice, Game
from tijdperk.kernel.position import NOBODY, Position
from tijdperk.kernel.text import Catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tijdperk.games.civilization.game import CivilizationGame
    from tijdperk.games.civilization.terminal.choice import Wording


class CivilizationScene(Scene):
    """Draws from the view of a seat, so that nothing shows that the seat may not know.

    What draws is imported when it is used: simulations load this game without a screen.
    """

    def __init__(self, game: Game, texts: Catalogue) -> None:
        super().__init__(game, texts)
        self.civilization = cast("CivilizationGame", game)
        # The words for the choices of a decision are many and come from one view: the last one is kept.
        self.said: tuple[Position, int, int, Wording] | None = None

    def table(self, position: Position, viewer: int, width: int) -> RenderableType:
        from tijdperk.games.civilization.terminal.table import CivilizationTable

        view = self.civilization.view(position, viewer)
        return CivilizationTable(self.civilization.content, self.texts, view, width)

    def choice(self, position: Position, seat: int, choice: Choice) -> str:
        return self.wording(position, seat).choice(choice)

    def wording(self, position: Position, seat: int) -> Wording:
        from tijdperk.games.civilization.terminal.choice import Wording

        serial = position.serial
        if self.said is None or self.said[0] is not position or self.said[1:3] != (seat, serial):
            view = self.civilization.view(position, seat)
            self.said = (position, seat, serial, Wording(self.civilization.content, self.texts, view))
        return self.said[3]

    def score(self, position: Position, names: Sequence[str]) -> RenderableType:
        from tijdperk.games.civilization.terminal.score import ScoreSheet

        view = self.civilization.view(position, NOBODY)
        return ScoreSheet(self.civilization.content, self.texts, view, names)
