"""Match: a game being played. It checks every move, keeps the record, and can go back in it.

A move travels through here from every side: terminal, server, bots, tests. Whatever `Position.legal` does
not list is refused with a reason and leaves the position untouched.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

import msgspec

from tijdperk.kernel.chance import Chance, Outcome, Recording, Replayed, Secure
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.position import LOWEST, NOBODY, Event, Position
from tijdperk.kernel.record import Draw, Entry, Play, Record, Undo

MAX_NAME_LENGTH = 80
STRIDE = 8  # a position is kept every so many moves; going back replays fewer than that


class Decision(msgspec.Struct, frozen=True):
    """A seat owes a choice. The id changes whenever what is asked of the seat changes."""

    id: int
    seat: int
    kind: str


@dataclass(frozen=True)
class Step:
    """A move that was made: what chance gave, what happened, and whether anything was revealed."""

    seat: int
    move: int
    text: str
    outcomes: list[Outcome]
    events: list[Event]
    revealed: bool
    secrecy: int = 0  # the simultaneous decision it belongs to, 0 when it was made in the open


class Match:
    """A game from its first draw to its last move."""

    def __init__(
        self,
        game: Game | str,
        options: dict[str, str] | None = None,
        seats: Sequence[str] | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        self.options = self.game.settle_options(options or {})
        self.seats = list(seats) if seats is not None else ["human"] * self.game.fewest_seats
        self.game.check_seats(len(self.seats))
        check_names(self.seats)
        self.chance = chance or Secure()
        self.steps: list[Step] = []
        self.entries: list[Entry] = []
        recording = Recording(self.chance)
        self.position = self.game.new(self.options, len(self.seats), recording, listen=True)
        self.opening_outcomes = recording.outcomes
        self.opening = self.position.listener or []
        self.position.listener = None
        self.kept: list[Position] = [self.position.clone()]
        self.entries += self.draws_of(recording.outcomes)
        self.asked = [0] * len(self.seats)  # by seat: the id of what it owes, or owed last

    # -- asking

    @property
    def over(self) -> bool:
        return self.position.to_move() == 0

    def decisions(self) -> list[Decision]:
        """What is owed now; several seats may owe something at once."""
        owing = self.position.to_move()
        return [
            Decision(self.asked[seat], seat, self.game.decisions[self.position.decision_kind(seat)])
            for seat in range(len(self.seats))
            if owing >> seat & 1
        ]

    @property
    def seat(self) -> int:
        """The seat to move (the lowest, where several owe a decision)."""
        if self.over:
            raise Refused("game-over")
        return LOWEST[self.position.to_move()]

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat, in notation."""
        who = self.seat if seat is None else self.check_seat(seat)
        return [self.game.notation(self.position, move) for move in self.position.legal(who)]

    def check_seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.seats):
            raise BadInput("seat-unknown", seat=seat + 1, most=len(self.seats))
        return seat

    def check(self, seat: int, text: str, decision: int | None = None) -> int:
        """The move a notation means for this seat; Refused, with the reason, when it is not legal now."""
        self.check_seat(seat)
        if self.over:
            raise Refused("game-over")
        if decision is not None and decision != self.asked[seat]:
            raise Refused("stale-decision")
        if not self.position.to_move() >> seat & 1:
            raise Refused("not-your-decision", seat=seat + 1)
        move = self.game.parse(self.position, seat, text)
        if move not in self.position.legal(seat):
            raise self.game.why_not(self.position, seat, move)
        return move

    def why_not(self, seat: int, text: str) -> Refused | None:
        """Why a move cannot be made now; None when it can."""
        try:
            self.check(seat, text)
        except Refused as reason:
            return reason
        return None

    # -- moving

    def play(self, text: str, seat: int | None = None, decision: int | None = None) -> Step:
        """Make a move given in notation. The decision's id, if given, must still be current."""
        who = self.seat if seat is None else seat
        return self.make(who, self.check(who, text, decision))

    def make(self, seat: int, move: int) -> Step:
        """Make a move that was checked."""
        return self.apply(seat, move, self.chance)

    def apply(self, seat: int, move: int, chance: Chance) -> Step:
        before = self.position
        after = before.clone()
        after.listener = []
        recording = Recording(chance)
        text = self.game.notation(before, move)
        after.play(seat, move, recording)
        events = after.listener or []
        after.listener = None
        revealed = bool(recording.outcomes) or self.uncovers(before, after)
        step = Step(seat, move, text, recording.outcomes, events, revealed, before.secrecy())
        self.position = after
        self.steps.append(step)
        self.entries.append(Play(seat, text))
        self.entries += self.draws_of(recording.outcomes)
        if len(self.steps) % STRIDE == 0:
            self.kept.append(after.clone())
        self.ask_anew(before, seat)
        return step

    def uncovers(self, before: Position, after: Position) -> bool:
        """Did anybody get to see a place that was hidden from them?"""
        return any(
            set(before.hidden(viewer)) - set(after.hidden(viewer))
            for viewer in range(NOBODY, len(self.seats))
        )

    def ask_anew(self, before: Position, mover: int) -> None:
        """New ids for decisions that are new; a seat that still owes the same keeps its id, and what others
        do while it owes nothing does not count."""
        for seat in range(len(self.seats)):
            owes = self.position.to_move() >> seat & 1
            owed = owes and before.to_move() >> seat & 1
            same = owed and before.decision_kind(seat) == self.position.decision_kind(seat)
            if seat == mover or (owes and not same):
                self.asked[seat] += 1

    def draws_of(self, outcomes: list[Outcome]) -> list[Draw]:
        return [
            Draw(self.game.draws[outcome.kind], self.game.draw_notation(outcome.kind, outcome.value))
            for outcome in outcomes
        ]

    # -- going back

    def last_of(self, seat: int) -> int:
        """Where the seat's last move stands, if nothing that came after it depends on it; else -1.

        What others did in secret at the same time does not: it is as if they had moved first.
        """
        secrecy = self.position.secrecy()
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.seat == seat:
                return index
            if step.secrecy == 0 or step.secrecy != secrecy:
                break
        return -1

    def may_undo(self, seat: int) -> Refused | None:
        """Why this seat cannot take its last move back by itself; None when it can."""
        self.check_seat(seat)
        if not self.steps:
            return Refused("undo-nothing")
        index = self.last_of(seat)
        if index < 0 and self.position.secrecy():
            return Refused("undo-nothing")  # whether others have moved is their secret
        if index < 0:
            return Refused("undo-other-seat", seat=self.steps[-1].seat + 1)
        step = self.steps[index]
        if step.revealed:
            return Refused("undo-revealed", move=step.text)
        if index < len(self.steps) - 1 and step.secrecy != self.position.secrecy():
            return Refused("undo-other-seat", seat=self.steps[-1].seat + 1)
        return None

    def undo(self, seat: int) -> Step:
        """Take back the seat's last move, if nothing was revealed and nobody acted on it since."""
        reason = self.may_undo(seat)
        if reason:
            raise reason
        return self.take_back(self.last_of(seat))

    def take_back(self, index: int = -1) -> Step:
        """Take back a move, by default the last one, whatever it was: for when everybody agrees."""
        if not self.steps:
            raise Refused("undo-nothing")
        index %= len(self.steps)
        after = self.position.secrecy()
        position = self.position_at(index)
        step, *later = self.steps[index:]
        del self.steps[index:]
        del self.kept[index // STRIDE + 1 :]
        for other in later:
            position.play(other.seat, other.move, Replayed(other.outcomes))
            self.steps.append(other)
            if len(self.steps) % STRIDE == 0:
                self.kept.append(position.clone())
        self.position = position
        self.entries.append(Undo(step.seat))
        if after and step.secrecy == after:
            self.asked[step.seat] += 1  # nothing changes for the others
        else:
            self.asked = [asked + 1 for asked in self.asked]
        return step

    def position_at(self, moves: int) -> Position:
        """The position after so many moves, from the nearest one that was kept."""
        if not 0 <= moves <= len(self.steps):
            raise BadInput("move-number", given=moves, most=len(self.steps))
        start = moves // STRIDE
        position = self.kept[start].clone()
        for step in self.steps[start * STRIDE : moves]:
            position.play(step.seat, step.move, Replayed(step.outcomes))
        return position

    def fork(self, moves: int, chance: Chance | None = None) -> Match:
        """A match of its own that shares the first moves with this one."""
        position = self.position_at(moves)
        fork = copy(self)
        fork.seats = list(self.seats)
        fork.chance = chance or Secure()
        fork.steps = self.steps[:moves]
        fork.kept = [kept.clone() for kept in self.kept[: moves // STRIDE + 1]]
        fork.entries = list(self.draws_of(self.opening_outcomes))
        for step in fork.steps:
            fork.entries += [Play(step.seat, step.text), *self.draws_of(step.outcomes)]
        fork.position = position
        fork.asked = list(self.asked)
        return fork

    # -- keeping

    def record(self) -> Record:
        return Record(
            self.game.id,
            self.game.rules_version,
            self.options,
            self.seats,
            self.game.fingerprint,
            list(self.entries),
        )


def check_names(seats: Sequence[str]) -> None:
    """Who sits where is written into the record, one line each."""
    for name in seats:
        if not 0 < len(name) <= MAX_NAME_LENGTH or not name.isprintable() or name != name.strip():
            raise BadInput("seat-name", name=ascii(name)[:MAX_NAME_LENGTH], most=MAX_NAME_LENGTH)
