"""How 7 Wonders Dice looks and reads in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tijdperk.drawing import Scene
from tijdperk.kernel.game import Choice, Game
from tijdperk.kernel.position import NOBODY, Position
from tijdperk.kernel.text import Catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tijdperk.games.dice.game import DiceGame
    from tijdperk.games.dice.view import DiceView


class DiceScene(Scene):
    """Draws from the view of a seat, so that nothing shows that the seat may not know.

    What draws is imported when it is used: simulations load this game without a screen.
    """

    def __init__(self, game: Game, texts: Catalogue) -> None:
        super().__init__(game, texts)
        self.dice = cast("DiceGame", game)

    def table(self, position: Position, viewer: int, width: int) -> RenderableType:
        from tijdperk.games.dice.terminal.table import DiceTable

        view = self.dice.view(position, viewer)
        return DiceTable(self.dice.content, self.texts, view, self.offered(position, view), width)

    def offered(self, position: Position, view: DiceView) -> set[str]:
        """The boxes and the stage the viewer can cross now."""
        if view.viewer not in view.to_move:
            return set()
        moves = [self.dice.notation(position, move).split() for move in position.legal(view.viewer)]
        offered = {nouns[0] for verb, *nouns in moves if verb in ("build", "cross")}
        if view.mine and ["wonder"] in moves:
            offered |= {self.dice.tables.fields[stage] for stage in self.dice.tables.stages} & set(
                view.mine.open
            )
        return offered

    def choice(self, position: Position, seat: int, choice: Choice) -> str:
        from tijdperk.games.dice.terminal.choice import Wording

        return Wording(self.dice.content, self.texts, self.dice.view(position, seat)).choice(choice)

    def score(self, position: Position, names: Sequence[str]) -> RenderableType:
        from tijdperk.games.dice.terminal.score import ScoreSheet

        return ScoreSheet(self.dice.content, self.texts, self.dice.view(position, NOBODY), names)
