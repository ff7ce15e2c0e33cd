"""A table's log: everything that ever happened at it, one numbered entry each. All else follows from it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Draws = list[tuple[str, str]]  # what chance gave, as a record writes it: kind and value
# How a seat changes hands.
How = Literal["sat", "back", "passed", "given", "left", "removed", "freed", "replaced", "joined", "resigned"]
# What all the people of a table can agree to; bots agree to play again and to stop.
Agreement = Literal["again", "draw", "stop"]


class LogStruct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that happened at a table."""


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who has a seat: nobody, a person (several people at one screen are one), or a bot of some level."""

    user: str = ""
    name: str = ""
    bot: str = ""
    alias: bool = False  # the name is for this seat alone: of several people at one screen
    number: int = 0  # of a bot, where its cup has several

    @property
    def kind(self) -> str:
        return "person" if self.user else "bot" if self.bot else "open"


class Created(LogStruct, frozen=True, tag="created"):
    game: str
    rules: int
    options: dict[str, str]
    seats: list[Sitter]
    visibility: str
    host: str
    seconds: int | None = None
    draws: Draws = []  # what chance gave before the first move
    content: str = ""  # the fingerprint of figures that are not the standard ones
    record: str = ""  # instead of those: the game so far, where the table goes on with one
    note: Any = None  # a Refusal as data: why a record of older rules was not played to its end
    group: str = ""  # only its members take a seat
    cup: str = ""  # of which it is the game with this number; nobody is the host then
    number: int = 0
    previous: str = ""  # the table of which it is the rematch
    bank: int | None = None  # seconds of each seat for the whole game, instead of those for a move
    increment: int = 0  # seconds that a seat gets for each turn, with a bank


class Sat(LogStruct, frozen=True, tag="sat"):
    """A seat changed hands."""

    seat: int
    sitter: Sitter
    removed: str = ""  # the person who was made to leave, who may not come back
    passed: bool = False  # by whoever had it, or by the host, straight to this person
    resigned: bool = False  # by whoever had it, who has lost the game


class Renamed(LogStruct, frozen=True, tag="renamed"):
    user: str
    name: str


class Named(LogStruct, frozen=True, tag="named"):
    """Who sits in this seat, where several people share a screen."""

    seat: int
    name: str


class Quieted(LogStruct, frozen=True, tag="quieted"):
    """In which hours somebody's time does not run out, of those who sit there; "" for none."""

    user: str
    hours: str  # "22:00-07:00 Europe/Amsterdam"


class Played(LogStruct, frozen=True, tag="played"):
    seat: int
    move: str
    draws: Draws = []


class Planned(LogStruct, frozen=True, tag="planned"):
    """What a seat will answer to moves of another, instead of what it planned before; told to nobody else."""

    seat: int
    lines: list[tuple[str, str]]  # what another seat plays, and what this one plays then


class Undone(LogStruct, frozen=True, tag="undone"):
    """The seat took back its last move, and whatever came after that: so many moves in all."""

    seat: int
    moves: int = 1


class UndoAsked(LogStruct, frozen=True, tag="undo-asked"):
    seat: int


class UndoAnswered(LogStruct, frozen=True, tag="undo-answered"):
    seat: int
    agree: bool


class Said(LogStruct, frozen=True, tag="said"):
    user: str
    name: str
    seat: int | None
    text: str


class Offered(LogStruct, frozen=True, tag="offered"):
    """Somebody proposes something, or agrees to it; or does not, or not any more."""

    seat: int
    what: Agreement
    yes: bool = True


class Ended(LogStruct, frozen=True, tag="ended"):
    """A game that was not over was ended: because somebody's time was up, or the host of bots wanted so (""),
    somebody resigned, or all agreed."""

    user: str
    how: Literal["", "resigned", "draw", "stopped"] = ""
    seat: int = -1  # the one that resigned


class Continued(LogStruct, frozen=True, tag="continued"):
    """All agreed to play again: there is a new table."""

    table: str


class CarriedOver(LogStruct, frozen=True, tag="carried-over"):
    """All that was played so far is the same under another version of the rules; the game goes on by it."""

    rules: int


class Unreadable(msgspec.Struct, frozen=True):
    """An entry of which this program can make nothing: it is damaged, or of a later version."""


LogEvent = (
    Created
    | Sat
    | Renamed
    | Named
    | Quieted
    | Played
    | Planned
    | Undone
    | UndoAsked
    | UndoAnswered
    | Said
    | Offered
    | Ended
    | Continued
    | CarriedOver
)


class Entry(msgspec.Struct, frozen=True):
    seq: int  # from 1
    at: float
    what: LogEvent | Unreadable


decoder: msgspec.json.Decoder[LogEvent] = msgspec.json.Decoder(LogEvent)
encoder = msgspec.json.Encoder()


def write_event(what: LogEvent) -> str:
    return encoder.encode(what).decode()


def read_event(text: str) -> LogEvent | Unreadable:
    try:
        return decoder.decode(text)
    except msgspec.MsgspecError:
        return Unreadable()
