"""Tables that were begun by other rules, or with other content, than this process plays by.

Their log is replayed with care: what agrees is played, and from the first entry that does not on, moves are
only listed. A game in progress that agrees to its end is carried over to the present rules; any other stays
as it is, to be looked at. A finished game shows what was shown when it ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tijdperk.kernel.chance import OutcomeRefused, Replayed, Secure
from tijdperk.kernel.errors import Refused, TijdperkError
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.position import NOBODY, Event
from tijdperk.kernel.record import Draw, Play, Record, Undo, parse_record
from tijdperk.kernel.record import Entry as RecordEntry
from tijdperk.kernel.replay import Replay
from tijdperk.table.log import CarriedOver, Created, Entry, Played, Undone
from tijdperk.table.logged import Logged, Secret
from tijdperk.table.shown import Shown, ShownEvent, ShownStep
from tijdperk.table.tables import Table, begin_match, outcomes_of, written


def played_by(game: Game) -> str:
    """What a game is played by in this process."""
    return f"{game.id}/{game.rules_version}/{game.fingerprint}"


def rules_of(entries: Sequence[Entry]) -> int:
    """The rules by which a log was played last."""
    for entry in reversed(entries):
        if isinstance(entry.what, CarriedOver | Created):
            return entry.what.rules
    raise ValueError("a log without a beginning")


def is_current(entries: Sequence[Entry]) -> bool:
    created = entries[0].what
    assert isinstance(created, Created)
    game = load_game(created.game)
    return rules_of(entries) == game.rules_version and created.content == game.fingerprint


def reopened(id: str, entries: Sequence[Entry], shown: Shown | None, over: bool) -> ReopenedTable:
    """The table of a log that may not agree with the present rules."""
    table = ReopenedTable(id, rules_of(entries), shown)
    for entry in entries:
        table.apply(entry)
    table.conclude(over)
    return table


class ReopenedTable(Table):
    """A table that is played again, as far as that goes, to be looked at."""

    def __init__(self, id: str, rules: int, shown: Shown | None) -> None:
        super().__init__(id)
        self.rules = rules
        self.shown = shown
        self.written: list[RecordEntry] = []
        self.disagreement: dict[str, Any] = {}  # the first move that does not agree: number, move, reason
        self.played_to = 0  # the last entry before that

    @property
    def goes_on(self) -> bool:
        """Can it be carried over to the present rules?"""
        older = self.rules < self.game.rules_version
        return older and not self.stopped and not self.match.over and not self.ending

    def record(self) -> Record:
        """As it was played, with the version of the rules it was played by."""
        created = self.created
        seats = [written(sitter) for sitter in self.seats]
        return self.with_remarks(
            Record(created.game, self.rules, created.options, seats, created.content, list(self.written))
        )

    def apply(self, entry: Entry) -> None:
        super().apply(entry)
        if self.shown and entry.seq == self.shown.seq and not self.stopped:
            view = self.game.view(self.match.position, NOBODY)
            if not alike(self.shown.view(NOBODY), msgspec.json.decode(msgspec.json.encode(view))):
                self.stop_at_last("board-differs")

    # -- the first entry

    def begin(self, created: Created, entry: Entry) -> None:
        self.created = created
        self.seats = list(created.seats)
        self.held = [seat.user for seat in created.seats]
        self.had = [{seat.user} for seat in created.seats]
        self.began = self.turn_since = entry.at
        try:
            self.begin_match(created)
        except (TijdperkError, OutcomeRefused, ValueError) as problem:
            reason = problem if isinstance(problem, TijdperkError) else Refused("chance-differs")
            self.stop(0, "", reason)
        self.end_as_recorded()
        moves = list(self.match.steps) if self.begun else []
        self.log = [Logged(step, entry.seq) for step in moves]
        self.list_rest_of_record(entry)
        for index, logged in enumerate(self.log):
            self.show_as_kept(index, logged)
        if self.shown and not self.stopped and self.told(self.match.opening) != self.shown.opening:
            self.stop(0, "", Refused("effect-differs"))

    def begin_match(self, created: Created) -> None:
        if not created.record:
            self.written += [Draw(*draw) for draw in created.draws]
            match = begin_match(created)
            if len(match.opening_outcomes) < len(created.draws):
                raise Refused("chance-differs")
            self.match = match
            return
        record = parse_record(created.record)
        self.written += record.entries
        # Whatever it was recorded by, it is played as far as it agrees.
        record.rules, record.content = self.game.rules_version - 1, self.game.fingerprint
        replayed = Replay(record, self.game, "record").run(Secure())
        replayed.seats = [written(seat) for seat in created.seats]
        self.match = replayed
        if replayed.disagreement:
            args = replayed.disagreement.values
            _, _, move = args["move"].partition(" ")  # a record's line begins with the seat
            self.stop(len(replayed.steps) + 1, move, args["reason"])

    def list_rest_of_record(self, entry: Entry) -> None:
        """Where a game began with a record that does not agree to its end, its other moves are listed."""
        if not self.stopped:
            return
        standing: list[Play] = []
        for one in self.written:
            if isinstance(one, Play):
                standing.append(one)
            elif isinstance(one, Undo):
                last = max(index for index, play in enumerate(standing) if play.seat == one.seat)
                del standing[len(standing) - one.back if one.back else last]
        same = 0
        for logged, play in zip(self.log, standing, strict=False):
            if (logged.step.seat, logged.step.text) != (play.seat, play.move):
                break
            same += 1
        del self.log[same:]
        for play in standing[same:]:
            self.list_move(play.seat, play.move, entry)

    # -- moves

    def play(self, played: Played, entry: Entry) -> None:
        if not self.stopped:
            reason = self.why_not_again(played)
            if reason:
                self.stop(self.moves() + 1, played.move, reason)
        super().play(played, entry)
        self.show_as_kept(len(self.log) - 1, self.log[-1])
        self.written += [Play(played.seat, played.move), *(Draw(*draw) for draw in played.draws)]

    def why_not_again(self, played: Played) -> TijdperkError | None:
        """Tried on a copy: is the move legal, do the outcomes fit, and is everybody told the same?"""
        try:
            source = Replayed(outcomes_of(self.game, played.draws))
            step = self.match.prepare(played.move, played.seat, chance=source).step
        except TijdperkError as reason:
            return reason
        except (OutcomeRefused, ValueError):
            return Refused("chance-differs")
        if source.used < len(source.outcomes):
            return Refused("chance-differs")
        kept = self.kept_step(len(self.log), played.seat, played.move)
        if kept and kept.events != self.told(step.events):
            return Refused("effect-differs")
        return None

    def revert(self, undone: Undone, entry: Entry) -> None:
        struck = self.taken_back(undone)
        alone = undone.moves == 1
        self.written += [Undo(logged.step.seat, 0 if alone else 1) for logged in struck]
        if not self.stopped and (
            len(struck) < undone.moves or (alone and self.match.last_of(undone.seat) < 0)
        ):
            self.stop(self.moves(), "", Refused("undo-nothing"))
        super().revert(undone, entry)

    def skip(self, entry: Entry) -> None:
        self.stop_at_last("entry-unreadable")

    # -- what was shown

    def told(self, events: list[Event]) -> list[ShownEvent]:
        return shown_events(self.game, events)

    def kept_step(self, index: int, seat: int, move: str) -> ShownStep | None:
        """The line of the log as it was shown."""
        if self.shown and index < len(self.shown.log):
            step = self.shown.log[index]
            if (step.seat, step.move) == (seat, move):
                return step
        return None

    def show_as_kept(self, index: int, logged: Logged) -> None:
        kept = self.kept_step(index, logged.step.seat, logged.step.text)
        if kept:
            logged.shown = kept.events

    # -- how it ends

    def stop(self, number: int, move: str, reason: TijdperkError) -> None:
        """From here on moves are only listed."""
        if not self.disagreement:
            self.disagreement = {"number": number, "move": move, "reason": reason}
            self.played_to = self.seq
        self.stopped = self.stopped or Refused(reason.key)  # the sentence is chosen when all is known

    def stop_at_last(self, key: str) -> None:
        standing = [logged for logged in self.log if not logged.undone]
        self.stop(len(standing), standing[-1].step.text if standing else "", Refused(key))

    def conclude(self, over: bool) -> None:
        """The whole log was read: does the game go on, and what is to be said of it?"""
        over = over or bool(self.shown and self.shown.over)
        if over and not self.stopped and not self.decided:
            self.stop_at_last("end-differs")
        if self.stopped:
            self.seal()
        self.stopped = self.why_finished_stops() if over else self.why_it_stops()
        if over and self.stopped:
            self.finished = True
            self.unseal()
        self.sealed = [logged for logged in self.log if logged.sealed]

    def seal(self) -> None:
        """Who knows of what was not played again: as it was when it was shown."""
        shown = self.shown
        if shown and shown.seq > self.played_to:
            later = [secret for secret in self.secrets if secret.seq > shown.seq]
            self.secrets = [*(Secret(seq, audience) for seq, audience in shown.secrets), *later]
            for index, logged in enumerate(self.log):
                kept = self.kept_step(index, logged.step.seat, logged.step.text)
                logged.sealed = kept.sealed if kept else logged.sealed

    def unseal(self) -> None:
        """The game is over: every move that stands is known."""
        standing = {logged.seq for logged in self.log if not logged.undone}
        self.secrets = [secret for secret in self.secrets if secret.seq not in standing]
        for logged in self.log:
            if not logged.undone:
                logged.sealed = 0

    def why_finished_stops(self) -> Refused | None:
        if not self.disagreement:
            return None
        about = {"kept": "yes" if self.shown and self.shown.over else "no", **self.disagreement}
        if self.created.content != self.game.fingerprint:
            return Refused("table-finished-other-content", given=self.created.content or "standard", **about)
        known = self.game.rules_version
        return Refused("table-finished-older-rules", given=self.rules, known=known, **about)

    def why_it_stops(self) -> Refused | None:
        known = self.game.rules_version
        if self.created.content != self.game.fingerprint:
            return Refused("table-other-content", given=self.created.content or "standard")
        if self.rules > known:
            return Refused("table-newer-rules", given=self.rules, known=known)
        if not self.disagreement:
            return None
        if self.rules == known:
            return Refused("table-damaged", **self.disagreement)
        return Refused("table-older-rules", given=self.rules, known=known, **self.disagreement)


def alike(before: Any, now: Any) -> bool:
    """Is everything the same that both versions of a view show?"""
    if isinstance(before, dict) and isinstance(now, dict):
        return all(alike(value, now[key]) for key, value in before.items() if key in now)
    if isinstance(before, list) and isinstance(now, list):
        return len(before) == len(now) and all(map(alike, before, now))
    return bool(before == now)


def shown_events(game: Game, events: list[Event]) -> list[ShownEvent]:
    found = []
    for event in events:
        told = game.told(event)
        found.append(ShownEvent(told.event, told.seat, dict(told.args), event.only))
    return found


def shown_of(table: Table) -> Shown:
    """A table as it is shown now."""
    game, over = table.game, table.state == "over"
    viewers = [NOBODY] if over else range(NOBODY, len(table.seats))
    views = [
        msgspec.to_builtins(game.view(table.match.position, viewer), str_keys=True) for viewer in viewers
    ]
    return Shown(
        seq=table.seq,
        rules=table.rules if isinstance(table, ReopenedTable) else game.rules_version,
        content=table.created.content,
        over=over,
        opening=shown_events(game, table.match.opening),
        log=[
            ShownStep(
                logged.step.seat,
                logged.step.text,
                shown_events(game, logged.step.events),
                logged.sealed,
                bool(logged.undone),
            )
            for logged in table.log
        ],
        secrets=[(secret.seq, secret.audience) for secret in table.secrets],
        views=views,
    )
