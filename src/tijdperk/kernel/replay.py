"""Playing a record again, move by move, into a match."""

from __future__ import annotations

from time import thread_time

from tijdperk.kernel.chance import Chance, Outcome, OutcomeRefused, Replayed, Secure
from tijdperk.kernel.deals import is_out_of_place
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import Game, game_ids, load_game, overrides
from tijdperk.kernel.match import Match
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import NOBODY, Position
from tijdperk.kernel.record import Draw, Entry, Play, Record, Undo


class ReplayedMatch(Match):
    """A match made from a record.

    A record of older rules is played as far as the present rules agree with it: every line up to the first
    one whose move is not legal any more, or whose outcomes do not fit. `disagreement` is the sentence that
    names this line; the match stands just before it, and its own record is that part of the game.
    """

    disagreement: BadInput | None = None
    replaying = False

    def tolerates(self, position: Position, seat: int, move: Move) -> bool:
        """A fork has the moves that stood at its point, without those that had been taken back: there, offers
        that were withdrawn later may come before what covered them."""
        return self.replaying and position.group() != 0 and is_out_of_place(position, seat, move)

    @property
    def agrees(self) -> bool:
        """Was the whole record played?"""
        return self.disagreement is None


def replay(
    record: Record,
    game: Game | None = None,
    file: str = "record",
    chance: Chance | None = None,
    strict: bool = False,
    seconds: float = 0.0,
) -> ReplayedMatch:
    """Play a record again, move by move; in at most so many seconds of processor time, if any are named.

    A record of the present rules is played whole; BadInput names the first line that cannot be. One of older
    rules is played as far as it agrees (see ReplayedMatch); with `strict`, BadInput names the line there too.
    """
    if game is None and record.game not in {*game_ids(), *overrides}:
        allowed = ", ".join(game_ids())
        raise BadInput("record-game-unknown", file=file, name=record.game, allowed=allowed)
    game = game or load_game(record.game)
    if record.game != game.id:
        raise BadInput("record-other-game", file=file, given=record.game, wanted=game.id)
    if record.rules > game.rules_version:
        raise BadInput("record-newer-rules", file=file, given=record.rules, known=game.rules_version)
    if record.content != game.fingerprint:
        raise BadInput("record-other-content", file=file, given=record.content or "standard")
    match = Replay(record, game, file, seconds).run(chance or Secure())
    if strict and match.disagreement:
        raise match.disagreement
    return match


class Replay:
    """Reads a record's entries in order: a move, then what chance gave it."""

    def __init__(self, record: Record, game: Game, file: str, seconds: float = 0.0) -> None:
        self.record = record
        self.game = game
        self.file = file
        self.index = 0  # the next entry
        self.until = thread_time() + seconds if seconds else 0.0

    @property
    def older(self) -> bool:
        return self.record.rules < self.game.rules_version

    def run(self, chance: Chance) -> ReplayedMatch:
        match = self.begin()
        match.replaying = True
        entries = self.record.entries
        while self.index < len(entries):
            start = self.index
            if self.until and thread_time() > self.until:
                raise BadInput("record-takes-long", file=self.file, line=self.record.line_of(start))
            try:
                self.follow(match, entries[start])
            except BadInput as reason:
                if not self.older:
                    raise
                match.disagreement = self.disagreement(start, reason)
                entries = entries[:start]
        match.replaying = False
        match.chance = chance
        match.entries = list(entries)
        match.ending = None if match.disagreement else self.record.ending
        return match

    def begin(self) -> ReplayedMatch:
        """The match before its first move. Where not even that can be, there is nothing to show."""
        try:
            source = Replayed(self.outcomes())
            try:
                match = ReplayedMatch(self.game, self.record.options, self.record.seats, source)
            except OutcomeRefused as refusal:
                raise self.bad_outcome(0, refusal) from None
            self.all_used(0, source)
        except BadInput as reason:
            raise self.disagreement(0, reason) if self.older else reason from None
        return match

    def follow(self, match: Match, entry: Entry) -> None:
        self.index += 1
        if isinstance(entry, Play):
            self.play(match, entry)
        elif isinstance(entry, Undo):
            self.undo(match, entry)
        else:
            raise AssertionError("outcomes are read with the move before them")

    def disagreement(self, start: int, reason: BadInput) -> BadInput:
        """What is said of a record of older rules that stops at the entry `start`, for a reason that would
        make one of the present rules unreadable."""
        entry = str(self.record.entries[start]) if start < len(self.record.entries) else ""
        line = reason.values.get("line", self.record.line_of(start))
        why = reason
        if reason.key == "record-illegal":
            why = reason.values["reason"]
        elif reason.key.startswith("record-"):
            why = BadInput("outcome-differs", line=line)
        return BadInput(
            "record-older-rules",
            file=self.file,
            line=line,
            move=entry,
            reason=why,
            given=self.record.rules,
            known=self.game.rules_version,
        )

    def play(self, match: Match, entry: Play) -> None:
        line = self.index - 1
        start = self.index
        source = Replayed(self.outcomes())
        try:
            prepared = match.prepare(entry.move, entry.seat, chance=source)
        except OutcomeRefused as refusal:
            raise self.bad_outcome(start, refusal) from None
        except (Refused, BadInput) as reason:
            raise BadInput(
                "record-illegal",
                file=self.file,
                line=self.record.line_of(line),
                move=str(entry),
                reason=reason,
            ) from None
        self.all_used(start, source)
        match.commit(prepared)

    def undo(self, match: Match, entry: Undo) -> None:
        index = len(match.steps) - entry.back if entry.back else match.last_of(entry.seat)
        reason = self.why_not_undone(match, entry.seat, index)
        if reason:
            line = self.record.line_of(self.index - 1)
            raise BadInput("record-illegal", file=self.file, line=line, move=str(entry), reason=reason)
        match.revert(index)

    @staticmethod
    def why_not_undone(match: Match, seat: int, index: int) -> Refused | None:
        """Everybody may have agreed to take back the last step; what others have followed, a seat takes back
        by itself or not at all."""
        if index < 0 or match.steps[index].seat != seat:
            return Refused("undo-nothing")
        if index == len(match.steps) - 1:
            return None
        if index != match.last_of(seat):
            return Refused("undo-other-seat", seat=match.steps[-1].seat + 1)
        return match.may_undo(seat)

    def outcomes(self) -> list[Outcome]:
        """The outcomes that stand from here to the next move."""
        found: list[Outcome] = []
        while self.index < len(self.record.entries):
            entry = self.record.entries[self.index]
            if not isinstance(entry, Draw):
                break
            try:
                kind = self.game.draws.index(entry.kind)
                found.append(Outcome(kind, self.game.parse_draw(kind, entry.value), NOBODY))
            except ValueError:
                line = self.record.line_of(self.index)
                raise BadInput("record-outcome", file=self.file, line=line, text=str(entry)) from None
            self.index += 1
        return found

    def bad_outcome(self, start: int, refusal: OutcomeRefused) -> BadInput:
        index = start + refusal.index
        wanted = self.game.draws[refusal.kind]
        if index >= len(self.record.entries):
            line = self.record.line_of(len(self.record.entries))
            return BadInput("record-cut-off", file=self.file, line=line)
        line = self.record.line_of(index)
        text = str(self.record.entries[index])
        return BadInput("record-outcome-wanted", file=self.file, line=line, text=text, wanted=wanted)

    def all_used(self, start: int, source: Replayed) -> None:
        if source.used < len(source.outcomes):
            index = start + source.used
            line = self.record.line_of(index)
            raise BadInput("record-outcome", file=self.file, line=line, text=str(self.record.entries[index]))
