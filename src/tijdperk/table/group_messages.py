"""What server and browser say to each other about groups, cups and standings."""

from __future__ import annotations

from typing import Literal

from tijdperk.table.messages import Message, ServerStruct, TableInfo


class MemberInfo(ServerStruct):
    user: str
    name: str
    joined: float
    owner: bool  # may remove others, and hand the group over
    me: bool


class GroupInfo(ServerStruct):
    """A group in a list."""

    group: str
    name: str
    members: int
    cups: int  # that are under way
    to_play: int  # tables of the group where you are to move
    tables: list[TableInfo]  # where a seat is free


class GroupInvitation(ServerStruct):
    """What somebody sees who has a group's code, before they join."""

    group: str
    name: str
    members: list[str]
    joined: bool  # they are in it already


class RatedPerson(ServerStruct):
    """A line of the standings: a figure, and how far it may be off (one deviation)."""

    user: str
    name: str
    figure: float
    deviation: float
    games: int
    won: int


class GameStandings(ServerStruct):
    game: str
    people: list[RatedPerson]


class FinishedSeat(ServerStruct):
    name: str  # "" for a bot
    user: str | None
    bot: str | None
    number: int  # of a bot where there are several, as its cup counts them or its table; else 0
    rank: int  # from 1; 0 where there is no result
    points: int | None


class FinishedGame(ServerStruct):
    table: str
    game: str
    ended: float
    ending: str  # what decided it, by the game's own name; "" where there is no result
    cup: str | None  # its name
    round: int | None
    seats: list[FinishedSeat]


class FinishedGames(ServerStruct):
    games: list[FinishedGame]
    total: int


class EntrantInfo(ServerStruct):
    user: str | None
    name: str  # "" for a bot
    bot: str | None
    number: int  # of a bot, where there are several; else 0
    gone: bool  # left the group: no game of theirs begins any more
    points: float
    place: int  # from 1


class CupGame(ServerStruct):
    round: int
    seats: list[int]  # entrants by number
    state: Literal["later", "playing", "over", "none"]  # "none": it has no result, or is not played any more
    table: str | None
    moves: int
    yours: bool  # you are to move
    ranks: list[int]  # by seat, once it is over


class CupInfo(ServerStruct):
    cup: str
    name: str
    game: str
    options: dict[str, str]
    state: Literal["running", "over", "stopped"]
    created: float
    seats: int
    rounds: int  # how many there are
    times: int  # with two seats: how often a pair meets
    round: int  # the one that is under way
    at_once: int
    done: int
    stoppable: bool  # by you
    entrants: list[EntrantInfo]
    games: list[CupGame]


class GroupView(ServerStruct):
    """A group as its members see it."""

    group: str
    name: str
    code: str
    link: str
    mine: bool  # you may remove others, and hand it over
    members: list[MemberInfo]
    tables: list[TableInfo]  # that go on, or wait for somebody; without those of cups
    cups: list[CupInfo]
    standings: list[GameStandings]
    latest: list[FinishedGame]
    games: int  # that are over


class NewGroup(Message):
    name: str


class ChangeGroup(Message):
    """Another name, a new code, or somebody else whose it is from now on."""

    name: str | None = None
    new_code: bool = False
    owner: str | None = None


class JoinGroup(Message):
    code: str


class NewCup(Message):
    name: str
    game: str
    people: list[str]  # members, by their ids
    options: dict[str, str] = {}
    bots: list[str] = []  # levels
    seats: int = 2  # at a table
    rounds: int = 2  # with two seats: how often a pair meets, 1 or 2
    at_once: int = 2  # games that one entrant plays at the same time
    seconds_per_move: int | None = None
