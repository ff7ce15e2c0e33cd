"""How History of the World looks and reads in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tijdperk.drawing import Scene
from tijdperk.kernel.game import Choice, Game
from tijdperk.kernel.position import NOBODY, Position
from tijdperk.kernel.text import Catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tijdperk.games.history.engine.history import History
    from tijdperk.games.history.game import HistoryGame


class HistoryScene(Scene):
    """Draws from the view of a seat, so that nothing shows that the seat may not know.

    What draws is imported when it is used: simulations load this game without a screen.
    """

    def __init__(self, game: Game, texts: Catalogue) -> None:
        super().__init__(game, texts)
        self.history = cast("HistoryGame", game)

    def table(self, position: Position, viewer: int, width: int) -> RenderableType:
        from tijdperk.games.history.terminal.table import HistoryTable

        board = cast("History", position).board
        lands = {self.history.tables.lands[land] for area in board.lands_of for land in area}
        view = self.history.view(position, viewer)
        return HistoryTable(self.history.content, self.texts, view, lands, width)

    def choice(self, position: Position, seat: int, choice: Choice) -> str:
        from tijdperk.games.history.terminal.choice import Wording

        view = self.history.view(position, seat)
        return Wording(self.history.content, self.texts, view).choice(choice)

    def score(self, position: Position, names: Sequence[str]) -> RenderableType:
        from tijdperk.games.history.terminal.score import ScoreSheet

        return ScoreSheet(self.history.content, self.texts, self.history.view(position, NOBODY), names)
