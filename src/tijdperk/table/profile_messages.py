"""What server and browser say to each other about finished games."""

from __future__ import annotations

from typing import Literal

from tijdperk.table.messages import Refusal, ServerStruct

Outcome = Literal["won", "shared", "lost", "none"]


class PlayedSeat(ServerStruct):
    seat: int
    name: str
    user: str | None
    bot: str | None
    number: int  # of a bot, where its cup has several; else 0
    mine: bool
    won: bool
    rank: int  # from 1; 0 where it is not known
    points: int | None


class PlayedGame(ServerStruct):
    """A game of one's own that is over, as a list shows it."""

    table: str
    game: str
    state: str  # "over", "abandoned" or "stopped"
    began: float
    ended: float
    moves: int
    outcome: Outcome  # "none": not played to the end, or at every seat by the same person
    ending: str  # what decided it, by the game's own name; "" where it is not known
    seats: list[PlayedSeat]
    note: Refusal | None = None


class PlayedGames(ServerStruct):
    games: list[PlayedGame]  # a page of them
    found: int  # how many there are in all


class GameTotal(ServerStruct):
    game: str
    games: int = 0
    won: int = 0
    shared: int = 0
    lost: int = 0
    best: int | None = None  # points


class HeadToHead(ServerStruct):
    """How often one came out better than somebody, and worse."""

    opponent: str  # a person's id, or "bot:" and a level
    name: str = ""  # "" for bots
    bot: str | None = None
    games: dict[str, int] = {}  # by game
    won: int = 0
    shared: int = 0
    lost: int = 0
    last: float = 0.0
    last_outcome: Outcome = "none"


class Profile(ServerStruct):
    games: int
    won: int
    under_way: int
    totals: list[GameTotal]
    met: list[HeadToHead]  # whom one met most often comes first
