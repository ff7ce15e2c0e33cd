"""The table of Civilization in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tijdperk.drawing import Scene
from tijdperk.kernel.game import Choice
from tijdperk.kernel.position import Position


class CivilizationScene(Scene):
    def table(self, position: Position, viewer: int, width: int) -> Text:
        return Text("")

    def choice(self, position: Position, seat: int, choice: Choice) -> str:
        return choice.move

    def score(self, position: Position, names: Sequence[str]) -> Text:
        return Text("")
