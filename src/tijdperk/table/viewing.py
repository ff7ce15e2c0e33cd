"""How a table looks to one viewer. Everything here names what may be known; nothing is taken out later."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import dropwhile
from typing import Any

import msgspec

from tijdperk.kernel.chance import EVERYONE
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.position import NOBODY, Event
from tijdperk.table.logged import Line, Logged, Seating, Secret, unheard
from tijdperk.table.messages import (
    ChatLine,
    Chatted,
    ChoiceInfo,
    DecisionInfo,
    EventInfo,
    FreeMoves,
    Moved,
    Presence,
    RefusedChoice,
    SeatChange,
    Standing,
    StepInfo,
    TableInfo,
    TableView,
    UndoState,
)
from tijdperk.table.planning import plan_info
from tijdperk.table.presence import Room
from tijdperk.table.shown import ShownEvent
from tijdperk.table.sight import Board, Sight, Stand
from tijdperk.table.store import Listed, Summary
from tijdperk.table.tables import Table
from tijdperk.table.views import reason, seat_infos, summary_of, table_info


class Viewing:
    """How one person sees one table."""

    def __init__(
        self, table: Table, user: str, room: Room, seen: int | None = None, sight: Sight | None = None
    ) -> None:
        self.table = table
        self.sight = sight or Sight()
        self.user = user
        self.room = room
        self.seen = seen
        self.now = table.now()
        self.seats = table.seats_of(user)
        self.own_seats = self.hearing()
        self.made: Standing | None = None  # `standing` and `stand` are made once
        self.made_plain: Stand | None = None

    def whole(self, thinking: list[int]) -> TableView:
        now = self.standing
        return TableView(
            seq=self.told(self.table.seq),
            table=now.table,
            view=self.board(),
            decisions=now.decisions,
            free=now.free,
            log=self.log(),
            seatings=now.seatings,
            chat=[chat_line(line) for line in self.table.chat],
            undo=now.undo,
            thinking=thinking,
            plan=now.plan,
        )

    def at(self, moves: int) -> TableView:
        """The table as it stood after so many moves: to look at, not to play."""
        table = self.table
        steps = table.steps_behind(self.own_seats, moves)
        if table.stopped and steps > table.replayed():
            raise table.stopped
        position = table.match.position_at(steps)
        log = [step for step in self.log() if not step.undone]
        return TableView(
            seq=self.told(table.seq),
            table=self.info(),
            view=table.game.view(position, self.view_seat()),
            decisions=[],
            free=[],
            log=log[: moves + 1],
            seatings=[],
            chat=[],
            undo=UndoState(None, 0, None, False, None, []),
            thinking=[],
        )

    def told(self, seq: int, secrets: list[Secret] | None = None) -> int:
        """An entry's number for this viewer: what others do in secret does not count while it is secret."""
        hidden = self.table.secrets if secrets is None else secrets
        return seq - unheard(hidden, self.seats, seq) if hidden else seq

    def entry_of(self, told: int) -> int:
        """The last entry that such a number may stand for."""
        seq = told
        for secret in self.table.secrets:
            if secret.seq <= seq + 1 and not secret.heard_by(self.seats):
                seq += 1
        return seq

    @property
    def standing(self) -> Standing:
        """How the table stands, but for the board."""
        if self.made is None:
            self.made = Standing(
                table=self.info(),
                view=None,
                decisions=self.decisions(),
                free=self.free(),
                undo=self.undo(),
                seatings=self.seatings(),
                plan=plan_info(self.table, self.seats[0]) if len(self.seats) == 1 else None,
            )
        return self.made

    @property
    def stand(self) -> Stand:
        """The same as plain data."""
        if self.made_plain is None:
            rest: dict[str, Any] = msgspec.to_builtins(self.standing, str_keys=True)
            del rest["view"]
            self.made_plain = Stand(self.plain_board(), rest)
        return self.made_plain

    def plain_board(self) -> Board:
        table, viewer = self.table, self.view_seat()
        if table.shown or not table.begun:
            return Board(msgspec.to_builtins(self.board(), str_keys=True), None)
        seen_as = table.game.seen_as(table.match.position, viewer)
        shared = self.sight.once(
            ("board", seen_as), lambda: msgspec.to_builtins(self.board_of(seen_as), str_keys=True)
        )
        return Board(shared, viewer if isinstance(shared, dict) and "viewer" in shared else None)

    def moved(self, since: int, known: int, shown: Stand | None) -> Moved:
        """What came after an entry, for a viewer who knows the table up to some number, and as it was shown
        then; all of it where that is not known."""
        kept, steps = self.lines_since(since)
        found = self.sight.changes(shown, self.stand)
        return Moved(since=known, seq=self.told(self.table.seq), kept=kept, steps=steps, changes=found)

    def since(self, seq: int) -> list[Moved | Chatted | TableView]:
        """What a viewer who knows the table up to an entry has missed; the whole table if that cannot be."""
        lost = [seating.seq for seating in self.table.seatings if seating.before.user == self.user]
        if not max(lost, default=0) < seq <= self.told(self.table.seq):
            return [self.whole([])]  # without a seat one knows of fewer entries: its numbers mean others now
        return [*self.news(self.entry_of(seq), self.table.secrets, None)]

    def news(self, since: int, secrets: list[Secret], shown: Stand | None) -> list[Moved | Chatted]:
        """What this viewer may hear of that came after an entry; `secrets` are those there were then, `shown`
        is how the table stood when something of it was sent last."""
        table = self.table
        known = self.told(since, secrets)
        chat = [Chatted(chat_line(line), self.told(line.seq)) for line in table.chat if line.seq > since]
        if self.told(table.seq) - known > len(chat):
            return [*chat, self.moved(since, chat[-1].seq if chat else known, shown)]
        return [*chat]

    def presence(self) -> Presence:
        return Presence(seat_infos(self.summary(), self.user, self.room), self.room.watching)

    def summary(self) -> Summary:
        return self.sight.once("summary", lambda: summary_of(self.table))

    def info(self) -> TableInfo:
        table = self.table
        listed = Listed(table.id, self.summary(), self.seen)
        info = table_info(listed, self.user, self.room)
        info.moves = table.moves(self.own_seats)
        if table.stopped:
            standing = [logged for logged in table.log if not logged.undone][: table.replayed()]
            info.steppable = sum(1 for logged in standing if logged.heard_by(self.own_seats))
        return info

    def board(self) -> Any:
        """The view of the game. Of one that was played by other rules, as it was shown then, unless more of
        it can be played again than was kept; nothing if neither is there."""
        table = self.table
        if table.shown and (not table.stopped or table.shown.moves >= table.replayed()):
            return table.shown.view(self.view_seat())
        return self.board_of(self.view_seat()) if table.begun else None

    def board_of(self, viewer: int) -> Any:
        return self.table.game.view(self.table.match.position, viewer)

    def view_seat(self) -> int:
        """The seat whose view is shown: of several own ones, the one that is to decide, else none of them."""
        to_move = [seat for seat in self.now.asked if seat in self.seats]
        if to_move:
            return to_move[0]
        return self.seats[0] if len(self.seats) == 1 else NOBODY

    def hearing(self) -> list[int]:
        """The seats whose secrets are told: of several people at one screen only those of whoever looks."""
        if len(self.seats) < 2 or self.table.disclosed:
            return self.seats
        return [seat for seat in self.seats if seat == self.view_seat()]

    def decisions(self) -> list[DecisionInfo]:
        table = self.table
        if self.now.state != "playing":
            return []
        return [
            DecisionInfo(
                id=decision.id,
                seat=decision.seat,
                kind=decision.kind,
                choices=[
                    ChoiceInfo(choice.move, choice.detail, choice.then)
                    for choice in table.game.choices(table.match.position, decision.seat)
                ],
                refused=[
                    RefusedChoice(move, reason(why))
                    for move, why in table.game.refusals(table.match.position, decision.seat)
                ],
            )
            for decision in self.now.decisions
            if decision.seat in self.seats
        ]

    def free(self) -> list[FreeMoves]:
        """What the viewer's own seats may do though nobody waits for it."""
        table = self.table
        if self.now.state != "playing":
            return []
        found = [FreeMoves(seat, table.match.free(seat)) for seat in self.own_seats]
        return [one for one in found if one.moves]

    def log(self) -> list[StepInfo]:
        """What happened before the first move, and every move this viewer knows of."""
        table = self.table
        begun = self.kept(table.shown.opening) if table.shown else None
        opening = StepInfo(0, NOBODY, "", begun or self.events(table.match.opening if table.begun else []))
        return [opening, *self.lines(table.log, 1)]

    def lines(self, moves: Iterable[Logged], number: int) -> list[StepInfo]:
        """Those of some moves that this viewer knows of, numbered on from the first one's number."""
        lines = []
        for logged in moves:
            if logged.heard_by(self.own_seats):
                lines.append(self.step(logged, number))
                number += not logged.undone
        return lines

    def lines_since(self, seq: int) -> tuple[int, list[StepInfo]]:
        """How many lines of the log are as they were after an entry, and the others."""
        table = self.table
        if len(self.seats) > 1:
            return 0, self.log()  # what is told changes with who looks
        if table.seatings and table.seatings[-1].seq > seq:
            return 1, self.lines(table.log, 1)  # who has another seat knows of other moves
        changed: list[Logged] = []
        stood: Logged | None = None
        for logged in reversed(table.log):
            if logged.is_as_after(seq) and not logged.sealed and not logged.undone and not logged.step.free:
                # Past a move that stands only one that was made at the same time is ever taken back.
                stood = stood or logged
                if not logged.step.group or logged.step.group != stood.step.group:
                    break
            changed.append(logged)
        heard = [logged for logged in reversed(changed) if logged.heard_by(self.seats)]
        fresh = list(dropwhile(lambda logged: logged.is_as_after(seq), heard))
        unheard = sum(1 for sealed in table.sealed if not sealed.heard_by(self.seats))
        standing = sum(1 for logged in fresh if not logged.undone)
        kept = 1 + len(table.log) - unheard - len(fresh)
        return kept, self.lines(fresh, table.moves(self.seats) - standing + 1)

    def step(self, logged: Logged, number: int) -> StepInfo:
        """A line of the log; what everybody hears of it is made once."""
        events = logged.step.events if logged.shown is None else logged.shown
        if self.table.secrets or any(event.only != EVERYONE for event in events):
            return self.own_step(logged, number)
        return self.sight.once(("step", id(logged), number), lambda: self.own_step(logged, number))

    def own_step(self, logged: Logged, number: int) -> StepInfo:
        return StepInfo(
            number=number,
            seat=logged.step.seat,
            move=logged.step.text,
            events=self.events(logged.step.events) if logged.shown is None else self.kept(logged.shown),
            undone=bool(logged.undone),
            seq=self.told(logged.seq),
        )

    def events(self, events: list[Event]) -> list[EventInfo]:
        heard = [event for event in events if event.only == EVERYONE or event.only in self.own_seats]
        told = [self.table.game.told(event) for event in heard]
        return [EventInfo(one.event, one.seat, dict(one.args)) for one in told]

    def kept(self, events: list[ShownEvent]) -> list[EventInfo]:
        """The same for events that were kept as they were shown."""
        heard = [event for event in events if event.only == EVERYONE or event.only in self.own_seats]
        return [EventInfo(event.event, event.seat, event.args) for event in heard]

    def seatings(self) -> list[SeatChange]:
        if self.table.secrets:  # each has numbers of their own
            return [self.seat_change(seating) for seating in self.table.seatings]
        return self.sight.once("seatings", lambda: list(map(self.seat_change, self.table.seatings)))

    def seat_change(self, seating: Seating) -> SeatChange:
        before, now = (sitter.name if sitter.user else "" for sitter in (seating.before, seating.now))
        return SeatChange(self.told(seating.seq), seating.seat, seating.how, before, now)

    def undo(self) -> UndoState:
        table = self.table
        if table.stopped:
            return UndoState(None, 0, reason(table.stopped), False, None, [])
        steps = table.match.steps
        at_once = None
        why_not: Refused | None = None
        if self.seats:
            # Of several own seats the one that moved last; if the last move is another's, we hear why.
            mine = (step.seat for step in reversed(steps) if step.seat in self.seats)
            seat = next(mine, self.seats[0])
            why_not = table.why_stopped() or table.match.may_undo(seat, as_known=True)
            at_once = seat if why_not is None else None
        return UndoState(
            seat=at_once,
            steps=0 if at_once is None else table.match.steps_to_undo(at_once),
            why_not=reason(why_not) if why_not else None,
            can_ask=at_once is None and table.asked_by is None and self.could_ask(),
            asked_by=table.asked_by,
            agreed=list(table.agreed),
        )

    def could_ask(self) -> bool:
        return self.now.state == "playing" and any(self.table.to_undo(seat) for seat in self.seats)


def chat_line(line: Line) -> ChatLine:
    return ChatLine(line.said.user, line.said.name, line.said.seat, line.said.text, line.at)
