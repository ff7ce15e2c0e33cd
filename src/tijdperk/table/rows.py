"""What is read from the database: tables as lists show them, people, and what stands for people."""

from __future__ import annotations

import msgspec

from tijdperk.kernel.game import Result
from tijdperk.table.log import Sitter
from tijdperk.table.messages import EndInfo, OfferInfo, Refusal

ID_LENGTH = 16


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables show, without opening the tables."""

    game: str
    options: dict[str, str]
    visibility: str
    host: str
    state: str
    seats: list[Sitter]
    moves: int
    created: float
    waiting_for: list[int]
    seconds: int | None
    deadline: float | None
    changed: float = 0.0
    held: list[str] = []  # by seat: who may take it back from a bot
    note: Refusal | None = None  # why it does not go on, or how far it was played
    played_by: str = ""  # rules and content of the process that wrote this
    bank: int | None = None
    increment: int = 0
    until: list[float | None] = []  # by seat: when its time runs out
    left: list[float | None] = []  # by seat: seconds on a clock that stands still
    quiet: list[int] = []  # seats whose time does not run out in their quiet hours
    result: Result | None = None  # of a game that is over, where it can be told
    outcome: EndInfo | None = None  # of a game that is over
    offers: list[OfferInfo] = []  # what its people propose to each other
    previous: str = ""  # the table of which it is the rematch
    next: str = ""  # its rematch
    resigned: list[tuple[int, str]] = []  # seats that a bot took over when a person resigned, who has lost

    @property
    def awaits(self) -> str:
        """Whose turn it is, as far as the server has to care; "again" where somebody wants to play again."""
        if any(self.seats[seat].kind == "bot" for seat in self.waiting_for):
            return "bot"
        return "again" if any(offer.what == "again" and offer.agreed for offer in self.offers) else ""

    @property
    def goes_on(self) -> bool:
        """Is it among the tables of its people where something is left to do?"""
        return self.state in ("waiting", "playing", "stopped") or self.awaits == "again"

    @property
    def found_by(self) -> tuple[str, list[str], bool]:
        """By what lists find it: a move alone seldom changes that."""
        return self.state, self.people, self.awaits == "again"

    @property
    def bots_alone(self) -> bool:
        return self.state == "playing" and not any(seat.user for seat in self.seats)

    @property
    def in_lobby(self) -> bool:
        return self.state == "waiting" and self.visibility == "open"

    @property
    def people(self) -> list[str]:
        return sorted({self.host, *(seat.user for seat in self.seats)} - {""})


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    summary: Summary
    seen: int | None  # moves this person has seen
    seq: int = 0  # the entry after which the summary was made


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    webhook: str = ""  # where notices for this person go
    standing: str = ""  # "muted", "banned", or nothing in particular


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody as the host of the server sees them."""

    person: Person
    created: float
    used: float  # the last time that they were here, to the hour
    tables: int


class Credential(msgspec.Struct, frozen=True):
    """A secret that stands for somebody, without the secret."""

    hash: str
    purpose: str
    created: float
    used: float
    expires: float  # by the store's clock, not the machine's
    about: str  # what it was made for, or by

    @property
    def id(self) -> str:
        """What it is called where its owner can end it."""
        return self.hash[:ID_LENGTH]


class Passkey(msgspec.Struct, frozen=True):
    id: str
    person: str
    key: str  # the public one
    signed: int  # how often the device says it has signed; one that went back is a copy
    created: float
    used: float | None = None
