"""Match: a game being played. It checks every move, keeps the record, and can go back in it.

A move travels through here from every side: terminal, server, bots, tests. Whatever `Position.legal` does
not list is refused with a reason and leaves the position untouched.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

import msgspec

from tijdperk.kernel.chance import Chance, Outcome, Recording, Replayed, Sampled, Secure
from tijdperk.kernel.deals import is_out_of_place, withdrawals
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.moves import Move
from tijdperk.kernel.notation import JOINT, join_phrase, split_phrase
from tijdperk.kernel.position import ALL, LOWEST, NOBODY, Event, Position
from tijdperk.kernel.record import Draw, Ending, Entry, Play, Record, Undo

MAX_NAME_LENGTH = 80
STRIDE = 8  # a position is kept every so many moves; going back replays fewer than that


class Decision(msgspec.Struct, frozen=True):
    """A seat has to make a choice. The id changes whenever what is asked of the seat changes."""

    id: int
    seat: int
    kind: str


@dataclass(frozen=True)
class Step:
    """A move that was made, or a phrase: what chance gave, what happened, and who hears of it."""

    seat: int
    moves: list[Move]
    text: str
    outcomes: list[Outcome]
    events: list[Event]
    revealed: bool  # chance was asked, or somebody saw what was hidden from them
    sealed: int = 0  # the secret decision it belongs to, 0 when it was made in the open
    group: int = 0  # the decision of several seats it belongs to, 0 when one seat was asked
    audience: int = ALL  # the seats that hear of it at once, as bits
    free: bool = False  # nobody waited for it
    barrier: int = 0  # how often the seat's undo was cut off by then


@dataclass(frozen=True)
class Prepared:
    """A step that was checked and played on a clone, ready to be committed."""

    before: Position
    after: Position
    step: Step


class Match:
    """A game from its first draw to its last move."""

    ending: Ending | None = None  # how the people ended it, if they did before it was over

    def __init__(
        self,
        game: Game | str,
        options: dict[str, str] | None = None,
        seats: Sequence[str] | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        self.options = self.game.settle_options(options or {})
        self.seats = list(seats) if seats is not None else ["human"] * self.game.min_seats
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
        self.asked = [0] * len(self.seats)  # by seat: the id of what it is asked, or was asked last

    # -- asking

    @property
    def over(self) -> bool:
        return self.position.to_move() == 0

    def decisions(self) -> list[Decision]:
        """What is asked now; several seats may be asked at once."""
        to_move = self.position.to_move()
        return [
            Decision(self.asked[seat], seat, self.game.decisions[self.position.decision_kind(seat)])
            for seat in range(len(self.seats))
            if to_move >> seat & 1
        ]

    @property
    def seat(self) -> int:
        """The seat to move (the lowest, where several are asked)."""
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

    def free(self, seat: int) -> list[str]:
        """What a seat may do though nobody waits for it, in notation."""
        self.check_seat(seat)
        return [self.game.notation(self.position, move) for move in self.position.free(seat)]

    def check(self, seat: int, move: str | Move, decision: int | None = None) -> Move:
        """The move a notation means for this seat; Refused, with the reason, when it cannot be made now."""
        self.check_seat(seat)
        if self.over:
            raise Refused("game-over")
        if decision is not None and decision != self.asked[seat]:
            raise Refused("stale-decision")
        return self.checked(self.position, seat, move)

    def checked(self, position: Position, seat: int, given: str | Move) -> Move:
        asked = position.to_move() >> seat & 1
        if not asked and not position.free(seat):
            raise Refused("not-your-decision", seat=seat + 1)
        move = self.game.parse(position, seat, given) if isinstance(given, str) else given
        if (asked and move in position.legal(seat)) or position.is_free(seat, move):
            return move
        if self.tolerates(position, seat, move):
            return move
        if not asked and self.game.verbs[move.verb].answers:
            raise Refused("not-your-decision", seat=seat + 1)
        raise self.game.why_not(position, seat, move)

    def tolerates(self, position: Position, seat: int, move: Move) -> bool:
        """Is a move taken though it is not legal here? Only where a record is replayed."""
        return False

    def why_not(self, seat: int, text: str) -> Refused | None:
        """Why a move, or a phrase, cannot be made now; None when it can."""
        try:
            self.prepare(text, seat, chance=Sampled(0)) if JOINT in text else self.check(seat, text)
        except Refused as reason:
            return reason
        return None

    # -- moving

    def play(
        self,
        move: str | Move,
        seat: int | None = None,
        decision: int | None = None,
        chance: Chance | None = None,
    ) -> Step:
        """Make a move, or several as one phrase. The decision's id, if given, must still be current."""
        return self.commit(self.prepare(move, seat, decision, chance))

    def prepare(
        self,
        move: str | Move,
        seat: int | None = None,
        decision: int | None = None,
        chance: Chance | None = None,
    ) -> Prepared:
        """Check a move, or a phrase move by move, and play it on a clone: all of it or, Refused, nothing."""
        who = self.seat if seat is None else seat
        parts: Sequence[str | Move] = split_phrase(move) if isinstance(move, str) else [move]
        checked = self.check(who, parts[0], decision)
        before = self.position
        after = before.clone()
        after.listener = []
        recording = Recording(chance or self.chance)
        moves: list[Move] = []
        texts: list[str] = []
        audience = 0
        free = not self.game.verbs[checked.verb].answers
        for number, part in enumerate(parts):
            if number:
                if recording.outcomes or self.uncovers(before, after):
                    raise Refused("phrase-after-chance", move=texts[-1])
                if not after.to_move():
                    raise Refused("game-over")
                checked = self.checked(after, who, part)
                if free == bool(self.game.verbs[checked.verb].answers):
                    raise Refused("phrase-mixed", move=texts[-1])  # one can be taken back, the other cannot
            moves.append(checked)
            texts.append(self.game.notation(after, checked))
            audience |= after.audience(who, checked)
            after.play(who, checked, recording)
        events = after.listener or []
        after.listener = None
        step = Step(
            who,
            moves,
            join_phrase(texts),
            recording.outcomes,
            events,
            revealed=bool(recording.outcomes) or self.uncovers(before, after),
            sealed=before.sealed(),
            group=before.group(),
            audience=audience,
            free=free,
            barrier=after.barrier(who),
        )
        return Prepared(before, after, step)

    def commit(self, prepared: Prepared) -> Step:
        """Make a prepared step the next one."""
        if prepared.before is not self.position:
            raise ValueError("prepared for another position")
        step = prepared.step
        self.position = prepared.after
        self.steps.append(step)
        self.entries.append(Play(step.seat, step.text))
        self.entries += self.draws_of(step.outcomes)
        if len(self.steps) % STRIDE == 0:
            self.kept.append(self.position.clone())
        self.renew_ids(prepared.before, step.seat)
        return step

    def uncovers(self, before: Position, after: Position) -> bool:
        """Did anybody get to see a place that was hidden from them?"""
        for viewer in range(NOBODY, len(self.seats)):
            hidden = before.hidden(viewer)
            if hidden and set(hidden) - set(after.hidden(viewer)):
                return True
        return False

    def renew_ids(self, before: Position, mover: int) -> None:
        """New ids for decisions that are new. A seat that is still asked the same keeps its id, and what
        others do while it is asked nothing does not count."""
        after = self.position
        for seat in range(len(self.seats)):
            asked = after.to_move() >> seat & 1
            same = (
                asked
                and before.to_move() >> seat & 1
                and before.frame_of(seat).serial == after.frame_of(seat).serial
            )
            if seat == mover or (asked and not same):
                self.asked[seat] += 1

    def draws_of(self, outcomes: list[Outcome]) -> list[Draw]:
        return [
            Draw(self.game.draws[outcome.kind], self.game.draw_notation(outcome.kind, outcome.value))
            for outcome in outcomes
        ]

    # -- going back

    def last_of(self, seat: int) -> int:
        """The index of the last step that the seat could take back if nothing after it depends on it, or -1.

        What others did at the same time does not, nor what anybody did that nobody waited for: it is as if
        they had moved first.
        """
        group = self.position.group()
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.free:
                continue
            if step.seat == seat:
                return index
            if step.group == 0 or step.group != group:
                break
        return -1

    def may_undo(self, seat: int, as_known: bool = False) -> Refused | None:
        """Why this seat cannot take its last move back by itself; None when it can, or, as far as it can
        know, when nothing but what another seat keeps to itself stands in the way."""
        self.check_seat(seat)
        index = self.last_of(seat)
        if index < 0:
            last = next((step for step in reversed(self.steps) if not step.free), None)
            if last is None or self.position.sealed():
                return Refused("undo-nothing")  # whether others have moved is their secret
            return Refused("undo-other-seat", seat=last.seat + 1)
        step = self.steps[index]
        if step.revealed:
            return Refused("undo-revealed", move=step.text)
        if step.barrier != self.position.barrier(seat):
            return Refused("undo-barrier", move=step.text)
        later = self.steps[index + 1 :]
        made = [other.seat for other in later if not other.free]
        if made and step.group != self.position.group():
            return Refused("undo-other-seat", seat=made[-1] + 1)
        depending = [other for other in later if other.free or other.audience != 1 << other.seat]
        if depending and isinstance(without := self.without(index), Step):
            if without.audience >> seat & 1:
                return Refused("undo-depends", move=step.text, later=without.text)
            return None if as_known else Refused("undo-barrier", move=step.text)
        return None

    def steps_to_undo(self, seat: int) -> int:
        """How many of its last steps the seat may take back by itself, as far as their kind goes."""
        if self.may_undo(seat, as_known=True) is not None:
            return 0
        barrier = self.position.barrier(seat)
        group = self.position.group()
        others = False
        count = 0
        for step in reversed(self.steps):
            if step.free:
                continue
            if step.seat != seat:
                others = True
                if step.group == 0 or step.group != group:
                    break
                continue
            if step.revealed or step.barrier != barrier or (others and step.group != group):
                break
            group = step.group
            count += 1
        return count

    def plan_undo(self, seat: int, steps: int = 1) -> list[list[Move]]:
        """What it takes to take back so many of a seat's last steps: for each, the offers to withdraw first.

        Refused unless the seat may do it by itself; nothing is changed.
        """
        if steps < 1:
            raise BadInput("undo-steps", given=steps)
        if steps == 1:
            reason = self.may_undo(seat)
            if reason:
                raise reason
            return [self.offers_behind(seat)]
        trial = copy(self)
        trial.steps, trial.kept, trial.entries = list(self.steps), list(self.kept), list(self.entries)
        trial.asked = list(self.asked)
        plan: list[list[Move]] = []
        for done in range(steps):
            if trial.may_undo(seat) is not None:
                raise Refused("undo-so-far", most=done)
            plan.append(trial.offers_behind(seat))
            trial.take_back(seat, plan[-1])
        return plan

    def undo(self, seat: int, steps: int = 1) -> Step:
        """Take back the seat's last step, or so many of them, if nothing was revealed and nothing depends on
        them; gives the earliest. Open offers that depend on them are withdrawn. Refused leaves everything as
        it was."""
        return [self.take_back(seat, offers) for offers in self.plan_undo(seat, steps)][-1]

    def take_back(self, seat: int, offers: Sequence[Move]) -> Step:
        for move in offers:
            self.play(move, seat)
        return self.revert(self.last_of(seat))

    def offers_behind(self, seat: int) -> list[Move]:
        """The moves that withdraw what a seat has offered since its last step, if that depends on it."""
        index = self.last_of(seat)
        offers = withdrawals(self.position, seat, self.position_at(index))
        return offers if offers and isinstance(self.without(index, strictly=True), Step) else []

    def without(self, index: int, strictly: bool = False) -> Position | Step:
        """The position as it would be without a step, or the first later step that cannot be made then.

        What its seat has offered since in the same decision may be left hanging, unless asked strictly.
        """
        position = self.position_at(index)
        seat = self.steps[index].seat
        for step in self.steps[index + 1 :]:
            chance = Replayed(step.outcomes)
            for move in step.moves:
                if step.free and not position.is_free(step.seat, move):
                    own = step.seat == seat and step.group == position.group()
                    if strictly or not own or not is_out_of_place(position, seat, move):
                        return step
                position.play(step.seat, move, chance)
        return position

    def revert(self, index: int = -1) -> Step:
        """Take back a step, by default the last one, whatever it was: for when everybody agrees."""
        if not self.steps:
            raise Refused("undo-nothing")
        index %= len(self.steps)
        group = self.position.group()
        usual = self.last_of(self.steps[index].seat) == index
        entry = Undo(self.steps[index].seat, 0 if usual else len(self.steps) - index)
        position = self.position_at(index)
        step, *later = self.steps[index:]
        del self.steps[index:]
        del self.kept[index // STRIDE + 1 :]
        for other in later:
            replay_step(position, other)
            self.steps.append(other)
            if len(self.steps) % STRIDE == 0:
                self.kept.append(position.clone())
        self.position = position
        self.entries.append(entry)
        if group and step.group == group:
            self.asked[step.seat] += 1  # nothing changes for the others
        else:
            self.asked = [asked + 1 for asked in self.asked]
        return step

    def position_at(self, moves: int) -> Position:
        """The position after so many steps, from the nearest one that was kept."""
        if not 0 <= moves <= len(self.steps):
            raise BadInput("move-number", given=moves, most=len(self.steps))
        start = moves // STRIDE
        position = self.kept[start].clone()
        for step in self.steps[start * STRIDE : moves]:
            replay_step(position, step)
        return position

    def fork(self, moves: int, chance: Chance | None = None) -> Match:
        """A match of its own that shares the first moves with this one."""
        position = self.position_at(moves)
        fork = copy(self)
        fork.ending = None
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
            ending=self.ending,
        )


def replay_step(position: Position, step: Step) -> None:
    """Play a step again, with what chance gave it."""
    chance = Replayed(step.outcomes)
    for move in step.moves:
        position.play(step.seat, move, chance)


def check_names(seats: Sequence[str]) -> None:
    """Who sits where is written into the record, one line each."""
    for name in seats:
        if not 0 < len(name) <= MAX_NAME_LENGTH or not name.isprintable() or name != name.strip():
            raise BadInput("seat-name", name=ascii(name)[:MAX_NAME_LENGTH], most=MAX_NAME_LENGTH)
