"""How 7 Wonders Duel looks and reads in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tijdperk.drawing import Scene
from tijdperk.kernel.game import Choice, Game
from tijdperk.kernel.position import NOBODY, Position
from tijdperk.kernel.text import Catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tijdperk.games.duel.game import DuelGame
    from tijdperk.games.duel.terminal.structure import Offer


class DuelScene(Scene):
    """Draws from the view of a seat, so that nothing shows that the seat may not know.

    What draws is imported when it is used: simulations load this game without a screen.
    """

    def __init__(self, game: Game, texts: Catalogue) -> None:
        super().__init__(game, texts)
        self.duel = cast("DuelGame", game)

    def table(self, position: Position, viewer: int, width: int) -> RenderableType:
        from tijdperk.games.duel.terminal.table import DuelTable

        view = self.duel.view(position, viewer)
        return DuelTable(self.duel.content, self.texts, view, self.offers(position, viewer), width)

    def offers(self, position: Position, viewer: int) -> dict[str, Offer]:
        """What each open card and own wonder comes to for a viewer who is to use a card now."""
        from tijdperk.games.duel.offers import MoveDetail
        from tijdperk.games.duel.terminal.structure import Offer

        if viewer == NOBODY:
            return {}
        found = {}
        for choice in self.duel.choices(position, viewer):
            verb, name = choice.move.split()[:2]
            if verb in ("build", "wonder") and isinstance(choice.detail, MoveDetail) and choice.detail.price:
                found[name] = Offer(choice.detail.price.total, chain=choice.detail.price.chain)
        for move, reason in self.duel.refusals(position, viewer):
            found[move.split()[1]] = Offer(short=reason.values["short"])
        return found

    def choice(self, position: Position, seat: int, choice: Choice) -> str:
        from tijdperk.games.duel.terminal.choice import choice_words

        return choice_words(self.duel.content, self.texts, seat, choice)

    def score(self, position: Position, names: Sequence[str]) -> RenderableType:
        from tijdperk.games.duel.terminal.score import ScoreSheet

        return ScoreSheet(self.duel.content, self.texts, self.duel.view(position, NOBODY), names)
