"""Stepping through a recorded game, or telling it whole."""

from __future__ import annotations

from tijdperk.kernel.errors import BadInput, TijdperkError
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY
from tijdperk.kernel.text import Catalogue
from tijdperk.terminal.screen import QUIET, Screen
from tijdperk.terminal.seats import Seat
from tijdperk.terminal.story import Story

FORWARD = ("", "n", "next", "v")
BACK = ("b", "back", "t", "terug")
LEAVE = ("q", "quit", "stop", "exit")


class Replay:
    """A finished or unfinished match, seen by somebody who holds no seat."""

    def __init__(
        self,
        match: Match,
        seats: list[Seat],
        texts: Catalogue,
        screen: Screen,
        disagreement: TijdperkError | None = None,
    ) -> None:
        self.match = match
        self.disagreement = disagreement  # why the record goes on and the match does not
        self.texts = texts
        self.screen = screen
        self.names = [seat.name for seat in seats]
        self.scene = match.game.scene(match.game, texts)
        self.story = Story(match.game, texts, self.names)

    def emit_all(self, at: int = 0) -> None:
        """Everything that happened from a move on, and the result."""
        self.check(at)
        if at == 0:
            self.screen.story(self.story.lines(self.match.opening, NOBODY))
        for number, step in enumerate(self.match.steps[max(0, at - 1) :], max(1, at)):
            lines = self.story.move(step, NOBODY)
            head = [
                (seat, f"{number}. {text}" if not index else text) for index, (seat, text) in enumerate(lines)
            ]
            self.screen.story(head)
        self.show_end()

    def step_through(self, at: int = 0) -> None:
        """Forward, back and to any move, as typed."""
        self.check(at)
        self.screen.write(self.texts.say("replay-keys"), QUIET)
        self.draw(at)
        while True:
            try:
                line = self.screen.ask(self.texts.say("replay-prompt")).lower()
            except EOFError:
                return
            if line in LEAVE:
                return
            try:
                wanted = self.wanted(line, at)
            except TijdperkError as error:
                self.screen.warn(self.texts.error(error))
                continue
            if wanted != at:
                at = wanted
                self.draw(at)

    def wanted(self, line: str, at: int) -> int:
        """The move a line asks for."""
        if line in FORWARD:
            return next(filter(self.tells, range(at + 1, len(self.match.steps))), len(self.match.steps))
        if line in BACK:
            return next(filter(self.tells, range(at - 1, 0, -1)), 0)
        if not line.isdecimal():
            raise BadInput("replay-unclear", given=line[:20])
        return self.check(int(line[:9]))

    def tells(self, at: int) -> bool:
        """Whether a move is worth a stop: what is decided in secret is told when it is revealed."""
        return bool(self.story.move(self.match.steps[at - 1], NOBODY))

    def check(self, at: int) -> int:
        if not 0 <= at <= len(self.match.steps):
            raise BadInput("move-number", given=at, most=len(self.match.steps))
        return at

    def draw(self, at: int) -> None:
        position = self.match.position_at(at)
        self.screen.show(self.scene.table(position, NOBODY, self.screen.width))
        self.screen.rule(self.texts.say("replay-at", at=at, most=len(self.match.steps)))
        if at:
            self.screen.story(self.story.move(self.match.steps[at - 1], NOBODY))
        else:
            self.screen.story(self.story.lines(self.match.opening, NOBODY))
        if at == len(self.match.steps):
            self.show_end()

    def show_end(self) -> None:
        if self.disagreement:
            self.screen.warn(self.texts.error(self.disagreement))
        elif self.match.over:
            self.screen.rule(self.texts.say("table-result"))
            self.screen.show(self.scene.score(self.match.position, self.names))
        elif self.match.ending:
            self.screen.rule(self.texts.say("table-result"))
            self.screen.write(self.story.ending(self.match.ending))
        else:
            self.screen.write(self.texts.say("replay-unfinished"), QUIET)
