"""A first whole game at the terminal: what happens for the first time is explained before one is asked."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from tijdperk.kernel.chance import EVERYONE, Chance
from tijdperk.kernel.game import Game
from tijdperk.kernel.lessons import GuideFile
from tijdperk.kernel.match import Match
from tijdperk.kernel.text import Catalogue
from tijdperk.terminal.menu import Menu
from tijdperk.terminal.screen import Screen
from tijdperk.terminal.seats import HUMAN, name_seats, take_seats
from tijdperk.terminal.session import Session

OPPONENT = "easy"


class GuidedSession(Session):
    """A game against easy bots, with the texts of its guide."""

    def __init__(
        self, game: Game, guide: GuideFile, texts: Catalogue, screen: Screen, chance: Chance
    ) -> None:
        match = Match(game, guide.options, [HUMAN] + [OPPONENT] * (guide.seats - 1), chance)
        seats = take_seats(match.seats, texts)
        name_seats(texts, seats)
        super().__init__(match, seats, texts, screen)
        self.guide = guide
        self.explained: set[str] = set()  # kinds of events

    def ask(self, seat: int) -> Menu:
        self.explain()
        return super().ask(seat)

    def show_end(self) -> None:
        super().show_end()
        self.explain()

    def explain(self) -> None:
        """The texts about what the learner heard of for the first time since the last ones."""
        match = self.match
        events = [*match.opening, *(event for step in match.steps for event in step.events)]
        heard = {match.game.events[event.kind] for event in events if event.only in (EVERYONE, self.looking)}
        for first in self.guide.first:
            if first.event in heard - self.explained:
                self.explained.add(first.event)
                text = Text(first.say.text(self.texts.language), "bold")
                self.screen.gap()
                self.screen.show(Padding(text, (0, 0, 0, 2)))
