"""A live table: what its log amounts to.

`apply` is the only way a table changes, and it takes nothing but entries that are durable: the same code
follows a move just made, a log read from disk, and what another process wrote. Wishes are tried on copies.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import takewhile
from typing import NamedTuple

from tijdperk.kernel.chance import EVERYONE, Outcome, Replayed, Secure
from tijdperk.kernel.deals import partners_of_change
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.match import Decision, Match, Prepared, Step
from tijdperk.kernel.position import NOBODY, Position
from tijdperk.kernel.record import Ending, Record, parse_record
from tijdperk.kernel.replay import replay
from tijdperk.table.clocks import Clocks
from tijdperk.table.log import (
    CarriedOver,
    Continued,
    Created,
    Draws,
    Ended,
    Entry,
    How,
    Named,
    Offered,
    Planned,
    Played,
    Quieted,
    Renamed,
    Said,
    Sat,
    Sitter,
    UndoAnswered,
    UndoAsked,
    Undone,
    Unreadable,
)
from tijdperk.table.logged import PRIVATE, UNKNOWN, Line, Logged, Seating, Secret, sealed_by
from tijdperk.table.offers import Offers
from tijdperk.table.plans import Plans
from tijdperk.table.quiet import SLOW, put_off
from tijdperk.table.shown import Shown

MAX_CHAT = MAX_SEATINGS = 200  # lines of chat, and changes of seats, that are kept at hand
STANDING_STILL = {"over": "game-over", "abandoned": "table-ended", "waiting": "table-waiting"}


class Now(NamedTuple):
    """How a table is between two entries."""

    state: str
    asked: list[int]  # the seats that have to decide
    decisions: list[Decision]
    # what it was found of
    seq: int
    position: Position | None
    stopped: Refused | None
    finished: bool
    ending: Ended | None


class Table:
    """One table, as its log tells it so far."""

    def __init__(self, id: str, begun: Match | None = None) -> None:
        self.id = id
        self.seq = 0
        self.first = begun  # the match as the first entry will have it, where that is known already
        self.match: Match = None  # type: ignore[assignment]  # there from the first entry on
        self.created: Created = None  # type: ignore[assignment]
        self.began = self.changed = self.turn_since = 0.0
        self.plans = Plans()
        self.quiet: dict[str, str] = {}  # by person: hours in which their time does not run out
        self.clocks: Clocks | None = None  # where each seat has a bank of time
        self.seats: list[Sitter] = []
        self.held: list[str] = []  # by seat: the last person there, who may take it back from a bot
        self.had: list[set[str]] = []  # by seat: everybody who had it since the game began
        self.removed: set[str] = set()
        self.log: list[Logged] = []
        self.sealed: list[Logged] = []  # those of them that are, or were, made in secret
        self.prepared: Prepared | None = None  # the last move that was tried
        self.secrets: list[Secret] = []
        self.seatings: list[Seating] = []
        self.chat: list[Line] = []
        self.asked_by: int | None = None  # the seat that asked the others to allow an undo
        self.agreed: list[int] = []
        self.offers = Offers()
        self.resigned: list[tuple[int, str]] = []  # seats that a bot took over because of that, and whose
        self.ending: Ended | None = None  # it was ended before it was over
        self.next = ""  # the table where all went on to
        self.stopped: Refused | None = None  # why the log cannot be followed (any more) by the present rules
        self.finished = False  # it was stopped, and was over before that
        self.found: Now | None = None  # what `now` found
        self.shown: Shown | None = None  # what people saw at a table that was played by other rules

    # -- asking

    @property
    def begun(self) -> bool:
        """Is there a match? Not where even the start of a game does not agree with the present rules."""
        return self.match is not None

    @property
    def game(self) -> Game:
        return self.match.game if self.begun else load_game(self.created.game)

    @property
    def host(self) -> str:
        return self.created.host

    @property
    def decided(self) -> bool:
        """Has it a result: was it played to its end, or did somebody resign, or all agree to a draw?"""
        by_people = self.ending is not None and self.ending.how in ("resigned", "draw")
        return by_people or (self.begun and self.match.over)

    @property
    def disclosed(self) -> bool:
        """Is nothing of it a secret any more? It has a result, or all agreed to stop."""
        return self.state == "over" or (self.ending is not None and self.ending.how == "stopped")

    @property
    def state(self) -> str:
        return self.now().state

    def waiting_for(self) -> list[int]:
        """The seats that have to decide."""
        return self.now().asked

    def now(self) -> Now:
        """It is asked for many times between two entries, and found once."""
        found = self.found
        position = self.match.position if self.begun else None
        if (
            found is None
            or found.seq != self.seq
            or found.position is not position
            or found.stopped is not self.stopped
            or found.finished != self.finished
            or found.ending is not self.ending
        ):
            state = self.find_state()
            decisions = self.match.decisions() if state == "playing" else []
            asked = [decision.seat for decision in decisions]
            found = Now(state, asked, decisions, self.seq, position, self.stopped, self.finished, self.ending)
            self.found = found
        return found

    def find_state(self) -> str:
        if self.finished if self.stopped else self.decided:
            return "over"
        if self.ending:
            return "abandoned"
        if self.stopped:
            return "stopped"
        return "waiting" if any(seat.kind == "open" for seat in self.seats) else "playing"

    def why_stopped(self) -> Refused | None:
        """Moves are made at tables where every seat is taken and the game goes on; why not at this one?"""
        state = self.state
        if state == "stopped":
            return self.stopped
        return Refused(STANDING_STILL[state]) if state in STANDING_STILL else None

    def moves(self, seats: Collection[int] = ()) -> int:
        """Those that stand, as far as some seats know of them; as far as everybody does."""
        unheard = sum(1 for sealed in self.sealed if not sealed.undone and not sealed.heard_by(seats))
        if self.stopped:
            return sum(1 for logged in self.log if not logged.undone) - unheard
        return len(self.match.steps) - unheard

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise BadInput("seat-unknown", seat=seat + 1, most=len(self.seats))

    def replayed(self) -> int:
        """How many of the moves that stand can be stepped through."""
        standing = (logged.step for logged in self.log if not logged.undone)
        pairs = zip(self.match.steps if self.begun else [], standing, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))

    def record(self) -> Record:
        return self.with_remarks(self.match.record())

    def with_remarks(self, record: Record) -> Record:
        """A record that says who resigned, and how the people ended the game."""
        ending = self.ending
        record.resigned = [seat for seat, _ in self.resigned]
        record.ending = Ending(ending.how, ending.seat) if ending and ending.how else None
        return record

    def steps_behind(self, seats: Collection[int], moves: int) -> int:
        """How many moves were made up to the one that is so far down for some seats."""
        made = [logged for logged in self.log if not logged.undone]
        known = [steps for steps, logged in enumerate(made, 1) if logged.heard_by(seats)]
        if not 0 <= moves <= len(known):
            raise BadInput("move-number", given=moves, most=len(known))
        return known[moves - 1] if moves else 0

    def seats_of(self, user: str | None) -> list[int]:
        return [seat for seat, sitter in enumerate(self.seats) if user and sitter.user == user]

    def seats_had(self, user: str) -> list[int]:
        """The seats that a person had before, and knows what was hidden there."""
        return [seat for seat, users in enumerate(self.had) if user in users]

    def has_told(self) -> bool:
        """May somebody in a seat know more than others? Until then seats are changed freely."""
        return bool(self.log) or not self.begun or bool(self.match.position.hidden(NOBODY))

    def people(self) -> set[str]:
        return {self.host, *(sitter.user for sitter in self.seats)} - {""}

    def known(self) -> set[str]:
        """Those who are or were at the table, and were not made to leave."""
        sat = {sitter.user for seating in self.seatings for sitter in (seating.before, seating.now)}
        return (self.people() | sat) - self.removed - {""}

    def is_at(self, user: str | None) -> bool:
        """Does this person belong to the table, or only watch it?"""
        return user in self.people()

    def until(self, seat: int) -> float | None:
        """When the time of a seat runs out that has to decide now."""
        if seat not in self.waiting_for():
            return None
        if self.clocks:
            return self.clocks.until(seat)
        seconds = self.created.seconds
        if not seconds:
            return None
        hours = self.quiet.get(self.seats[seat].user, "") if seconds >= SLOW else ""
        return put_off(self.turn_since + seconds, hours)

    @property
    def deadline(self) -> float | None:
        """When time runs out for the first who has to decide."""
        if not (self.created.seconds or self.clocks):
            return None
        times = [self.until(seat) for seat in self.waiting_for()]
        return min((time for time in times if time is not None), default=None)

    def to_undo(self, seat: int) -> int:
        """How many moves it takes to take this seat's last move back; 0 when it made none.

        What it does in secret now it takes back by itself: if there is one, the move before that is meant.
        """
        sealed = self.match.position.sealed()
        last = 0
        for back, step in enumerate(reversed(self.match.steps), 1):
            if step.seat == seat and not step.free:
                last = last or back
                if not sealed or step.sealed != sealed:
                    return back
        return last

    def knows_all(self, user: str | None, steps: int) -> bool:
        """Could this person see everything that the record of these moves tells?"""
        if self.disclosed or self.stopped:
            return self.disclosed
        mine = {EVERYONE, *self.seats_of(user)}
        made = [logged for logged in self.log if not logged.undone][:steps]
        outcomes = [
            *self.match.opening_outcomes,
            *(outcome for logged in made for outcome in logged.step.outcomes),
        ]
        heard = all(logged.heard_by(mine) or self.is_bots_own(logged) for logged in made)
        return heard and all(outcome.only in mine for outcome in outcomes)

    def is_bots_own(self, logged: Logged) -> bool:
        """Is it something that a bot keeps to itself? Nobody is harmed by who reads that in a record."""
        return logged.sealed == PRIVATE and bool(self.seats[logged.step.seat].bot)

    # -- trying

    def try_move(self, seat: int, text: str, decision: int | None) -> Played:
        """What a move would come to; Refused or BadInput when it is none."""
        self.prepared = self.match.prepare(text, seat, decision)
        step = self.prepared.step
        return Played(seat, step.text, draws_of(self.match, step.outcomes))

    # -- following the log

    def apply(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise ValueError(f"table {self.id}: entry {entry.seq} after {self.seq}")
        what = entry.what
        if isinstance(what, Created):
            self.begin(what, entry)
        elif isinstance(what, Played):
            self.play(what, entry)
        elif isinstance(what, Planned):
            self.plans.plan(what.seat, what.lines)
            self.secrets.append(Secret(entry.seq, 1 << what.seat))
        elif isinstance(what, Undone):
            self.plans.forget()
            self.revert(what, entry)
        elif isinstance(what, Sat):
            self.sit(what, entry)
        elif isinstance(what, Said):
            self.chat.append(Line(entry.seq, entry.at, what))
            del self.chat[:-MAX_CHAT]
        elif isinstance(what, Unreadable):
            self.skip(entry)
        else:
            self.settle(what)
        self.seq = entry.seq
        self.run_clocks(entry)
        secret = bool(self.secrets) and self.secrets[-1].seq == entry.seq
        if not secret and not isinstance(what, CarriedOver) and not self.is_afterwards(what):
            self.changed = entry.at

    def is_afterwards(self, what: object) -> bool:
        """Is it about something else than the game?"""
        return isinstance(what, Continued | Quieted) or (isinstance(what, Offered) and what.what == "again")

    def run_clocks(self, entry: Entry) -> None:
        """The banks of people run while they have to decide; a bot has no clock."""
        what = entry.what
        if isinstance(what, Created) and what.bank:
            self.clocks = Clocks.of(what.bank, what.increment, len(what.seats))
        if self.clocks:
            asked = [seat for seat in self.waiting_for() if self.seats[seat].user]
            moved = what.seat if isinstance(what, Played | Undone) else None
            self.clocks.run(asked, entry.at, moved)

    def skip(self, entry: Entry) -> None:
        """An entry that cannot be read."""
        raise ValueError(f"table {self.id}: entry {entry.seq} is unreadable")

    def settle(
        self,
        what: Renamed
        | Named
        | Quieted
        | UndoAsked
        | UndoAnswered
        | Offered
        | Ended
        | Continued
        | CarriedOver,
    ) -> None:
        if isinstance(what, Renamed):
            for seat in self.seats_of(what.user):
                if not self.seats[seat].alias:
                    self.give(seat, Sitter(user=what.user, name=what.name))
        elif isinstance(what, Quieted):
            self.quiet[what.user] = what.hours
        elif isinstance(what, Named):
            self.give(what.seat, Sitter(user=self.seats[what.seat].user, name=what.name, alias=True))
        elif isinstance(what, Offered):
            self.offers.answer(what, self.moves())
        elif isinstance(what, Continued):
            self.next = what.table
        elif isinstance(what, UndoAsked):
            self.asked_by, self.agreed = what.seat, []
        elif isinstance(what, UndoAnswered):
            if what.agree:
                self.agreed.append(what.seat)
            else:
                self.forget_question()
        elif isinstance(what, CarriedOver):
            known = self.game.rules_version
            if what.rules > known:  # by another process, of a newer version
                self.stopped = Refused("table-newer-rules", given=what.rules, known=known)
        else:
            self.end(what)

    def end(self, ended: Ended) -> None:
        """The people ended the game. Where they all know that, nothing of it is a secret any more."""
        self.ending = ended
        self.offers.forget()
        self.plans.forget()
        self.forget_question()
        if self.disclosed and not self.stopped:
            self.open_sealed(self.seq + 1)

    def begin(self, created: Created, entry: Entry) -> None:
        self.created = created
        self.match = self.first or begin_match(created)
        self.end_as_recorded()
        self.match.seats = [written(seat) for seat in created.seats]
        self.first = None
        self.seats = list(created.seats)
        self.held = [seat.user for seat in created.seats]
        self.had = [{seat.user} for seat in created.seats]
        self.began = self.turn_since = entry.at
        self.log = [Logged(step, entry.seq) for step in self.match.steps]

    def end_as_recorded(self) -> None:
        """A record may say how its people ended the game."""
        recorded = self.match.ending if self.begun else None
        if recorded:
            self.ending = Ended(self.host, recorded.how, recorded.seat)  # type: ignore[arg-type]

    def play(self, played: Played, entry: Entry) -> None:
        if self.stopped:
            self.list_move(played.seat, played.move, entry)
            return
        match = self.match
        before = match.position
        step = match.commit(self.tried(played) or self.prepare(played))
        self.prepared = None
        logged = Logged(step, entry.seq, sealed_by(step))
        self.log.append(logged)
        if logged.sealed:
            self.sealed.append(logged)
        self.went_on(before, logged, entry)
        if not step.free:
            further = {one.kind for one in match.decisions() if one.seat == step.seat}
            unfinished = bool(further) and further.isdisjoint(self.game.plannable)
            self.plans.moved(step.seat, step.text, self.waiting_for(), unfinished, match.legal)

    def tried(self, played: Played) -> Prepared | None:
        """What was tried a moment ago, if it is what was written and nothing came between."""
        prepared = self.prepared
        if prepared is None or prepared.before is not self.match.position:
            return None
        step = prepared.step
        same = played == Played(step.seat, step.text, draws_of(self.match, step.outcomes))
        return prepared if same else None

    def prepare(self, played: Played) -> Prepared:
        chance = Replayed(outcomes_of(self.game, played.draws))
        return self.match.prepare(played.move, played.seat, chance=chance)

    def list_move(self, seat: int, text: str, entry: Entry) -> None:
        """A move that cannot be played is in the log all the same. It may have been made in secret."""
        logged = Logged(Step(seat, [], text, [], [], True, audience=1 << seat), entry.seq, UNKNOWN)
        self.log.append(logged)
        self.sealed.append(logged)
        self.secrets.append(Secret(entry.seq, 1 << seat))

    def revert(self, undone: Undone, entry: Entry) -> None:
        if self.stopped:
            for logged in self.taken_back(undone):
                logged.undone = entry.seq
            self.secrets.append(Secret(entry.seq, 1 << undone.seat))
            return
        before = self.match.position
        standing = [logged for logged in self.log if not logged.undone]
        if undone.moves == 1:
            index = self.match.last_of(undone.seat)
            self.match.revert(index)
            struck = [standing[index]]
        else:
            struck = standing[-undone.moves :]
            for _ in struck:
                self.match.revert()
        for logged in struck:
            logged.undone = entry.seq
        self.went_on(before, struck[0], entry)

    def taken_back(self, undone: Undone) -> list[Logged]:
        """The moves that this takes back, the last one first."""
        standing = [logged for logged in reversed(self.log) if not logged.undone]
        if undone.moves == 1:
            mine = [one for one in standing if one.step.seat == undone.seat and not one.step.free]
            return mine[:1]
        return standing[: undone.moves]

    def went_on(self, before: Position, logged: Logged, entry: Entry) -> None:
        """A move was made, or taken back. As long as a decision is made in secret nobody hears of either,
        but of who is ready; the time for it runs on from when it began. Where all agreed to go back to such
        a decision, its moves are known, and so is that one of them is taken back."""
        after = self.match.position
        if logged.sealed == PRIVATE and not logged.undone and not self.match.over:
            self.secrets.append(Secret(entry.seq, logged.step.audience))
            return
        if after.sealed() and after.sealed() == before.sealed():
            if logged.sealed and before.to_move() == after.to_move():
                heard = logged.step.audience | partners_of_change(before, after)
                self.secrets.append(Secret(entry.seq, heard))
                return
        else:
            self.open_sealed(entry.seq)
            if not logged.step.free:
                self.turn_since = entry.at
        self.forget_question()
        if not logged.step.free:
            self.offers.moved(logged.step.seat)

    def open_sealed(self, seq: int) -> None:
        """Moves that were made in secret, and stand, are known once the decision they belong to is over.
        Of those that were taken back nobody ever hears."""
        over = self.match.over or self.ending is not None
        due = [logged for logged in self.sealed if over or logged.sealed != PRIVATE]
        told = {logged.seq for logged in due if not logged.undone}
        self.secrets = [secret for secret in self.secrets if secret.seq not in told]
        sealed = 0 if over else self.match.position.sealed()
        for logged in due:
            if logged.sealed != sealed and not logged.opened:
                logged.opened = seq
                if not logged.undone:
                    logged.sealed = 0
        self.sealed = [logged for logged in self.sealed if logged.sealed]

    def forget_question(self) -> None:
        self.asked_by, self.agreed = None, []

    def sit(self, sat: Sat, entry: Entry) -> None:
        how = self.how_seated(sat)
        self.seatings.append(Seating(entry.seq, sat.seat, self.seats[sat.seat], sat.sitter, how))
        del self.seatings[:-MAX_SEATINGS]
        self.give(sat.seat, sat.sitter)
        if sat.resigned:
            self.resigned.append((sat.seat, self.seatings[-1].before.user))
            self.held[sat.seat] = ""
        if sat.removed:
            self.removed.add(sat.removed)
            if self.held[sat.seat] == sat.removed:
                self.held[sat.seat] = ""
        self.turn_since = entry.at
        self.forget_question()
        self.offers.forget()
        self.plans.forget()

    def how_seated(self, sat: Sat) -> How:
        """A word for what happened to the seat: by it the sentence in the log is chosen."""
        from_person = self.seats[sat.seat].kind == "person"
        if sat.passed:
            return "passed" if from_person else "given"
        if sat.removed:
            return "removed"
        if sat.resigned:
            return "resigned"
        if sat.sitter.kind == "person":
            return "back" if self.held[sat.seat] == sat.sitter.user else "sat"
        if sat.sitter.kind == "open":
            return "left" if from_person else "freed"
        return "replaced" if from_person else "joined"

    def give(self, seat: int, sitter: Sitter) -> None:
        self.seats[seat] = sitter
        if self.has_told():
            self.had[seat].add(sitter.user)
        else:
            self.had[seat] = {sitter.user}
        if self.begun:
            self.match.seats[seat] = written(sitter)
        if sitter.kind != "bot":
            self.held[seat] = sitter.user


def written(sitter: Sitter) -> str:
    """Who sits there, as a record has it."""
    return sitter.bot or f"human {sitter.name}".strip()


def draws_of(match: Match, outcomes: list[Outcome]) -> Draws:
    return [(draw.kind, draw.value) for draw in match.draws_of(outcomes)]


def outcomes_of(game: Game, draws: Iterable[tuple[str, str]]) -> list[Outcome]:
    found = []
    for name, value in draws:
        kind = game.draws.index(name)
        found.append(Outcome(kind, game.parse_draw(kind, value), EVERYONE))
    return found


def begin_match(created: Created) -> Match:
    """The match as the first entry has it."""
    game = load_game(created.game)
    if created.record:
        return replay(parse_record(created.record), game, strict=True)
    chance = Replayed(outcomes_of(game, created.draws))
    match = Match(game, created.options, [written(seat) for seat in created.seats], chance)
    match.chance = Secure()
    return match


def rebuilt(id: str, entries: Iterable[Entry]) -> Table:
    """The table that a whole log amounts to."""
    table = Table(id)
    for entry in entries:
        table.apply(entry)
    return table
