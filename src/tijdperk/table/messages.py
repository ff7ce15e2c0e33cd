"""What server and browser say to each other. One source of types: TypeScript is generated from these.

Seats count from 0. A `seq` is the number of entries in a table's log so far, as far as the viewer may
know of them: every change adds one, and what others did in secret counts from when it is told.
What a game shows (views, details of moves, args of events) is the game's own; here it is `Any`,
and each game's folder has the types.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tijdperk.table.log import Agreement, How


class Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: nothing unknown is taken."""


class ServerStruct(msgspec.Struct):
    """What is sent to a client."""


class Names(ServerStruct):
    en: str
    nl: str


# ---- games, as the browser needs them


class OptionInfo(ServerStruct):
    id: str
    choices: list[str]
    default: str
    rule: str


class GameInfo(ServerStruct):
    id: str
    name: Names
    rules_version: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]  # levels in words: easy, normal, hard
    lessons: int  # how many there are


class Texts(ServerStruct):
    """A catalogue for the browser: Fluent source, and the names of components by `kind-id`."""

    ftl: str
    words: dict[str, str]


class Reason(ServerStruct):
    """Why something cannot be done, to be said by the client's catalogue: `error-KEY`."""

    key: str
    rule: str
    game: str
    args: dict[str, Any]  # a seat by its number, from 1; a reason may be part of another


class Refusal(Reason):
    """Why something was not done, with the sentence itself for clients without a catalogue."""

    text: Names


class Fork(Message):
    moves: int


# ---- tables


class SeatInfo(ServerStruct):
    seat: int
    kind: str  # "open", "person", "bot"
    name: str  # "" for an open seat
    user: str | None
    bot: str | None
    number: int  # of a bot, where its cup has several; else 0
    present: bool
    away_since: float | None
    mine: bool
    free: bool  # the viewer may sit down there
    alias: bool = False  # the name is this seat's own: several people share a screen
    until: float | None = None  # when its time runs out, while its clock runs
    left: float | None = None  # seconds on its clock, while that stands still
    quiet: bool = False  # it has quiet hours, in which its time does not run out


class OfferInfo(ServerStruct):
    """What some of the people at a table propose to the others; all have to agree."""

    what: Agreement
    agreed: list[int]  # the seats that want it; nobody, where it was declined
    declined: int | None = None  # the seat that declined it last


class EndInfo(ServerStruct):
    """How a game ended."""

    how: Literal["played", "resigned", "draw", "stopped", "ended"]  # "ended": time was up, or by the host
    winners: list[int] = []  # nobody where there is no result, or all have lost
    ranks: list[int] = []  # by seat, from 1; none where there is no result
    points: list[int] = []  # by seat, where points decided
    resigned: int | None = None  # the seat with which the game ended


class TableInfo(ServerStruct):
    table: str
    game: str
    options: dict[str, str]
    visibility: str  # "open", "private", "solo"
    host: str
    state: str  # "waiting" (seats are open), "playing", "stopped" (it cannot go on), "over", "abandoned"
    seats: list[SeatInfo]
    moves: int
    created: float
    changed: float
    waiting_for: list[int]  # seats that have to decide
    seconds_per_move: int | None
    deadline: float | None  # when time runs out for the first who has to decide
    unseen: int  # moves since this user last looked
    link: str | None  # to invite with; only for those at the table
    note: Refusal | None = None  # why it cannot go on, or how far a game of older rules was played
    bank_seconds: int | None = None  # of each seat for the whole game, where time is not per move
    increment_seconds: int = 0  # what a seat gets for each turn then
    steppable: int | None = None  # how many of the moves can be stepped through, where not all can
    outcome: EndInfo | None = None
    offers: list[OfferInfo] = []
    previous: str | None = None  # the table of which this is the rematch; only for those at the table
    next: str | None = None  # the rematch of this table; likewise
    resigned: list[int] = []  # seats that a bot took over when somebody resigned


class SeatSpec(Message):
    """What a seat is to be: "me", "open", or a bot's level."""

    who: str
    name: str = ""  # whose it is, where several people share one screen


class NewTable(Message):
    game: str
    seats: list[SeatSpec]
    options: dict[str, str] = {}
    visibility: str = "private"
    seconds_per_move: int | None = None
    bank_seconds: int | None = None  # instead: time for the whole game
    increment_seconds: int = 0  # and what is added to it for each turn


class TakeSeat(Message):
    seat: int
    who: str = "me"  # "me", "open" (give up, or remove a person), or a bot's level


class NameSeats(Message):
    """Who sits where, of several people at one screen."""

    names: dict[int, str]  # by seat


class PassSeat(Message):
    """Hand a seat over to one of the table's people."""

    seat: int
    to: str  # whose id


class PersonInfo(ServerStruct):
    """Somebody whom a seat can be passed to: they are, or were, at the table, or look at it now."""

    user: str
    name: str
    present: bool


class SeatChange(ServerStruct):
    """A seat changed hands: an entry of the log."""

    seq: int
    seat: int
    how: How
    before: str  # the person whose it was, and is; "" for bots and open seats
    now: str


# ---- play


class ChoiceInfo(ServerStruct):
    move: str
    detail: Any
    then: str = ""  # what ends the seat's part, where nothing else is left: sent as a phrase, `move; then`


class FreeMoves(ServerStruct):
    """What a seat may do though nobody waits for it."""

    seat: int
    moves: list[str]


class RefusedChoice(ServerStruct):
    move: str
    why: Reason


class DecisionInfo(ServerStruct):
    """What is asked of one of the viewer's own seats."""

    id: int
    seat: int
    kind: str
    choices: list[ChoiceInfo]
    refused: list[RefusedChoice]


class EventInfo(ServerStruct):
    event: str
    seat: int
    args: dict[str, Any]


class StepInfo(ServerStruct):
    """A move in the log. An undone one stays there, struck through.

    Where several seats decide at once, those of others come when all have decided.
    """

    number: int  # from 1; 0 is what happened before the first move
    seat: int
    move: str
    events: list[EventInfo]
    undone: bool = False
    seq: int = 0  # the log's entry that made it


class UndoState(ServerStruct):
    """What the viewer can take back now."""

    seat: int | None  # the seat whose last move can be taken back at once
    steps: int  # and how many of its moves, one after the other
    why_not: Reason | None
    can_ask: bool  # the others could be asked
    asked_by: int | None  # somebody asked: a seat
    agreed: list[int]


class ChatLine(ServerStruct):
    user: str
    name: str
    seat: int | None
    text: str
    at: float


class PlanInfo(ServerStruct):
    """The answers that one's own seat planned, where it may: to these moves of the other."""

    moves: list[str]
    lines: list[tuple[str, str]]  # a move of the other, and the answer to it
    due: str = ""  # the answer that is being made to the last one
    waits: str = ""  # the answer to their move, of which they have not made every choice yet


class Standing(ServerStruct):
    """How the table stands for one viewer: the part of a whole view of which only the changes are sent."""

    table: TableInfo
    view: Any
    decisions: list[DecisionInfo]
    free: list[FreeMoves]
    undo: UndoState
    seatings: list[SeatChange]  # all: their numbers change when what was done in secret becomes known
    plan: PlanInfo | None = None


class TableView(ServerStruct, tag="view"):
    """The whole table as one viewer may know it."""

    seq: int
    table: TableInfo
    view: Any
    decisions: list[DecisionInfo]
    free: list[FreeMoves]
    log: list[StepInfo]
    seatings: list[SeatChange]
    chat: list[ChatLine]
    undo: UndoState
    thinking: list[int]
    plan: PlanInfo | None = None


class Moved(ServerStruct, tag="moved"):
    """Something changed: what happened, and what is different now.

    `changes` are those of the `Standing` that the viewer knows, written as `kernel/changes.py` says.
    """

    since: int  # the entry after which it happened: whoever does not know the table up to there asks again
    seq: int
    kept: int  # how many lines of the log stay as they were
    steps: list[StepInfo]  # the lines after those
    changes: Any  # of the standing


class Presence(ServerStruct, tag="presence"):
    seats: list[SeatInfo]
    watching: int


class Thinking(ServerStruct, tag="thinking"):
    seats: list[int]


class Chatted(ServerStruct, tag="chat"):
    line: ChatLine
    seq: int  # a line of chat is an entry of the log too


class Advised(ServerStruct, tag="hint"):
    """What the search bot would do, in the order of what moves are worth."""

    seat: int
    moves: list[tuple[str, float, float]]  # move, share of the win it is worth, how far that may be off
    done: bool = True  # else the search goes on, and more follows


class Suggested(ServerStruct, tag="suggestion"):
    """What the search bot would do to the end of the decision: a phrase, to be sent as it is or changed."""

    seat: int
    move: str


class Accepted(ServerStruct, tag="accepted"):
    """A move was taken; sent to its sender once it is durable."""

    client: str
    seq: int


class RefusedMove(ServerStruct, tag="refused"):
    """A move, undo or other command was not taken; the position is untouched."""

    client: str
    why: Refusal
    view: TableView | None = None  # the table as it is now, when the sender chose from an old one


ServerMessage = (
    TableView | Moved | Presence | Thinking | Chatted | Advised | Suggested | Accepted | RefusedMove
)


class SendMove(Message, tag="move"):
    """A move, or several as one phrase (`give 1 wine; propose`): all of them are made, or none."""

    client: str  # the sender's own id for this move: sending it twice is harmless
    seat: int
    move: str
    decision: int | None = None  # what it answers; None for a move that nobody waits for


class SendUndo(Message, tag="undo"):
    client: str
    seat: int
    steps: int = 1  # how many of the seat's own moves


class AskUndo(Message, tag="ask-undo"):
    client: str
    seat: int


class AnswerUndo(Message, tag="answer-undo"):
    client: str
    seat: int
    agree: bool


class PlanLine(Message):
    """What one answers to a move of another seat."""

    on: str
    play: str


class SendPlan(Message, tag="plan"):
    """What this seat answers to moves of the other, at once; instead of what it planned before."""

    client: str
    seat: int
    lines: list[PlanLine]


class SendChat(Message, tag="chat"):
    client: str
    text: str


class AnswerLate(Message, tag="late"):
    """Time per move ran out for another seat: let a bot move there from now on, or end the game."""

    client: str
    seat: int  # the one that is late
    what: Literal["bot", "end"]


class SendOffer(Message, tag="offer"):
    """Propose to the others to play again, to call it a draw or to stop; agree to it, decline it, or withdraw
    what one proposed."""

    client: str
    seat: int  # one's own
    what: Agreement
    yes: bool = True


class Resign(Message, tag="resign"):
    """Give up: of two players the other one wins; of more, a bot takes the seat."""

    client: str
    seat: int


class AskHint(Message, tag="hint"):
    client: str
    seat: int


class AskSuggestion(Message, tag="suggest"):
    client: str
    seat: int


class AskView(Message, tag="view"):
    """After a gap: the whole view again."""

    client: str = ""


ClientMessage = (
    SendMove
    | SendUndo
    | AskUndo
    | AnswerUndo
    | SendChat
    | SendPlan
    | AnswerLate
    | SendOffer
    | Resign
    | AskHint
    | AskSuggestion
    | AskView
)
