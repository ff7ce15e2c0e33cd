"""How Antiquity looks and reads in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tijdperk.drawing import Scene
from tijdperk.kernel.game import Choice, Game
from tijdperk.kernel.position import Position
from tijdperk.kernel.text import Catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tijdperk.games.antiquity.game import AntiquityGame


class AntiquityScene(Scene):
    def __init__(self, game: Game, texts: Catalogue) -> None:
        super().__init__(game, texts)
        self.antiquity = cast("AntiquityGame", game)

    def table(self, position: Position, viewer: int, width: int) -> RenderableType:
        return ""

    def choice(self, position: Position, seat: int, choice: Choice) -> str:
        return choice.move

    def score(self, position: Position, names: Sequence[str]) -> RenderableType:
        return ""
