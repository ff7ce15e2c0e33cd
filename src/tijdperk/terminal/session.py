"""Playing a match at the terminal: ask the people, let the bots move, tell what happens."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, field

from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.kernel.match import Match, Step
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import NOBODY
from tijdperk.kernel.record import Ending
from tijdperk.kernel.text import Catalogue
from tijdperk.terminal import actions
from tijdperk.terminal.commands import read_command
from tijdperk.terminal.keeping import Keeper
from tijdperk.terminal.listing import figure_notes
from tijdperk.terminal.menu import Menu
from tijdperk.terminal.screen import ACCENT, QUIET, Screen
from tijdperk.terminal.seats import Seat
from tijdperk.terminal.story import Story


class Leave(Exception):
    """Somebody leaves the table."""


@dataclass
class Session:
    """One sitting: a match, who plays it, and the screen they share."""

    match: Match
    seats: list[Seat]
    texts: Catalogue
    screen: Screen
    keeper: Keeper = field(default_factory=Keeper)
    hide: bool = False  # a blank screen between people, always

    def __post_init__(self) -> None:
        self.scene = self.match.game.scene(self.match.game, self.texts)
        self.people = [seat for seat, who in enumerate(self.seats) if who.human]
        self.names = [seat.name for seat in self.seats]
        alone = self.people[0] if len(self.people) == 1 else NOBODY
        self.story = Story(self.match.game, self.texts, self.names, alone)
        self.looking = alone  # the seat whose secrets are on the screen now
        self.drawn = (NOBODY, 0)  # for whom the table was drawn last, and in which secret decision
        self.suggested = ""  # what Enter plays
        self.kept_from: set[int] = set()  # people from whom something on the screen is secret
        self.heard = {seat: len(self.match.steps) for seat in self.people}  # moves each has been told

    # -- the loop

    def run(self) -> None:
        """Play until the game is over; Leave ends it sooner."""
        try:
            self.welcome()
            while not self.match.over and not self.match.ending:
                seat = self.match.seat
                if self.seats[seat].human:
                    self.decide(seat)
                else:
                    self.bot_moves(seat)
            self.show_end()
        except (Leave, EOFError):
            self.goodbye()
        except KeyboardInterrupt:
            self.goodbye()
            raise

    def welcome(self) -> None:
        game = self.texts.word("game", self.match.game.id)
        moves = len(self.match.steps)
        key = "table-welcome-back" if moves else "table-welcome"
        self.screen.write(self.texts.say(key, game=game, names=", ".join(self.names), moves=moves), QUIET)
        for note in figure_notes(self.match.game, self.texts):
            self.screen.write(note, QUIET)
        if not moves:
            self.screen.story(self.story.lines(self.match.opening, self.looking))

    def bot_moves(self, seat: int) -> None:
        bot = self.seats[seat].bot
        assert bot is not None
        with self.screen.busy(self.texts.say("table-thinking", name=self.names[seat])):
            move = bot.choose(self.match.position, seat)
        self.play(seat, move)

    def play(self, seat: int, move: str | Move) -> None:
        step = self.match.play(move, seat)
        self.keep()
        self.screen.story(self.story.move(step, self.looking))
        self.note_secrets(step)

    def keep(self) -> None:
        """A disk that is full must not end the game."""
        try:
            self.keeper.moved(self.match)
        except BadInput as error:
            self.screen.warn(self.texts.error(error))

    # -- a person decides

    def decide(self, seat: int) -> None:
        """Draw the table for this seat and ask until a move is made or taken back."""
        told = len(self.match.steps)
        self.hand_over(seat)
        if not (self.confirms(seat) and self.drawn == (seat, self.match.position.sealed())):
            self.draw(seat)
        menu = self.ask(seat)
        moves = len(self.match.entries)
        while len(self.match.entries) == moves and not self.match.ending:
            try:
                self.answer(seat, menu, self.screen.ask(self.prompt(seat, menu)))
            except TijdperkError as error:
                self.screen.warn(self.texts.error(error))
        # One's own last move is told again: the screen may be wiped before it is read.
        self.heard[seat] = min(told, len(self.match.steps))

    def confirms(self, seat: int) -> bool:
        """Whether the seat only has to say that it keeps what it decided in secret."""
        position = self.match.position
        return bool(position.sealed()) and len(position.legal(seat)) == 1

    def prompt(self, seat: int, menu: Menu) -> str:
        only = "yes" if len(menu.moves) == 1 else "no"
        if len(self.people) == 1:
            return self.texts.say("table-prompt", only=only)
        return self.texts.say("table-prompt-of", name=self.names[seat], only=only)

    def draw(self, seat: int, everything: bool = False) -> None:
        draw = self.scene.everything if everything else self.scene.table
        self.screen.show(draw(self.match.position, seat, self.screen.width))
        self.drawn = (seat, self.match.position.sealed())

    def ask(self, seat: int) -> Menu:
        """The question in a sentence, and what can be answered."""
        kind = next(decision.kind for decision in self.match.decisions() if decision.seat == seat)
        steps = self.match.steps
        events = steps[-1].events if steps else self.match.opening
        last = self.match.game.told(events[-1]).event if events else ""
        menu = Menu(self.match, self.scene, seat, self.texts)
        self.screen.gap()
        self.screen.write(self.texts.say(f"ask-{kind}", last=last), ACCENT)
        self.screen.show(menu.draw(self.screen.width))
        return menu

    def answer(self, seat: int, menu: Menu, line: str) -> None:
        """A number, a command, or a move in notation; an empty line for the only choice there is."""
        suggested, self.suggested = self.suggested, ""
        if not line and suggested:
            self.play(seat, suggested)
        elif not line and len(menu.moves) == 1:
            self.play(seat, menu.moves[0])
        elif not line:
            self.screen.write(self.texts.say("table-unclear"), QUIET)
        elif line.isdecimal():
            self.play(seat, menu.move(int(line[:6])))
        elif command := read_command(line):
            if command.name == "quit":
                raise Leave
            actions.ACTIONS[command.name](self, seat, menu, command.rest)
        else:
            self.play(seat, line)

    # -- several people at one screen

    def note_secrets(self, step: Step | None = None) -> None:
        """Remember from whom the screen has something to hide; a reveal leaves what is hidden still."""
        position = self.match.position
        if step and step.sealed not in (0, position.sealed()):
            self.kept_from = {seat for seat in self.kept_from if position.hidden(seat)}
        self.kept_from |= {seat for seat in self.people if seat != self.looking and position.hidden(seat)}

    def hand_over(self, seat: int) -> None:
        """Between two people: a blank screen, where there is something to hide."""
        previous, self.looking = self.looking, seat
        if previous not in (seat, NOBODY) and (self.hide or seat in self.kept_from):
            self.screen.clear()
            self.screen.write(self.texts.say("table-pass", name=self.names[seat]))
            self.screen.ask(self.texts.say("table-press-enter", name=self.names[seat]))
            self.screen.clear()
            self.tell_news(seat)
        self.kept_from.discard(seat)
        self.note_secrets()

    def tell_news(self, seat: int) -> None:
        """What this person has not been told, where the screen was wiped."""
        told = [self.story.move(step, seat) for step in self.match.steps[self.heard[seat] :]]
        if any(told):
            self.screen.rule(self.texts.say("table-since"))
            for lines in told:
                self.screen.story(lines)

    # -- going back

    def undo(self, seat: int, steps: int = 1) -> None:
        """One's own last move, or several; against bots only, everything since one's previous decision."""
        reason = self.match.may_undo(seat)
        if reason is None:
            step = self.match.undo(seat, steps)
            key = "table-undone" if steps == 1 else "table-undone-more"
            self.screen.write(self.texts.say(key, move=step.text, moves=steps), QUIET)
        elif len(self.people) > 1:
            raise reason
        else:
            self.revert_to(seat)
        self.keep()
        self.heard = {who: min(told, len(self.match.steps)) for who, told in self.heard.items()}

    def revert_to(self, seat: int) -> None:
        if all(step.seat != seat for step in self.match.steps):
            raise Refused("undo-nothing")
        moves = 1
        while self.match.revert().seat != seat:
            moves += 1
        if self.confirms(seat) and self.match.may_undo(seat) is None:
            self.match.undo(seat)
            moves += 1
        self.screen.write(self.texts.say("table-undone-more", moves=moves), QUIET)

    # -- leaving

    def end(self, ending: Ending) -> None:
        """The people end the game before it is over."""
        self.match.ending = ending
        self.keep()

    def show_end(self) -> None:
        self.screen.show(self.scene.table(self.match.position, self.looking, self.screen.width))
        self.screen.rule(self.texts.say("table-result"))
        if self.match.ending:
            self.screen.write(self.story.ending(self.match.ending))
        else:
            self.screen.show(self.scene.score(self.match.position, self.names))
        if self.keeper.last:
            self.screen.write(self.texts.say("table-saved", file=str(self.keeper.last)), QUIET)

    def goodbye(self) -> None:
        self.screen.gap()
        if self.keeper.last:
            game = self.match.game
            command = ["tijdperk", "play", game.id, "--load", str(self.keeper.last)]
            if game.fingerprint:
                command += ["--content", str(game.file)]
            self.screen.write(self.texts.say("table-goodbye-saved"))
            self.screen.copyable(shlex.join(command))
        else:
            self.screen.write(self.texts.say("table-goodbye", moves=len(self.match.steps)))
