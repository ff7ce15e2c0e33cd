"""Standings: how good people are at a game, by openskill, from results of their games and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

BOT = ""  # whoever is nobody in particular


class Finished(msgspec.Struct, frozen=True):
    """How a game of a group ended."""

    game: str
    at: float
    people: list[str]  # by seat: who had it last; "" for a bot
    ranks: list[int]  # by seat, from 1; [] where it ended without a result
    points: list[int] = []  # by seat, where the game counts them
    ending: str = ""  # what decided it, by the game's own name


class Rating(msgspec.Struct, frozen=True):
    """What is believed of somebody: a figure, and how far it may be off (one deviation)."""

    person: str
    figure: float
    deviation: float
    games: int
    won: int


@cache
def model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def ratings(games: Iterable[Finished]) -> list[Rating]:
    """The people of some games, the best first. Bots do not count: a game is one among its people."""
    known: dict[str, PlackettLuceRating] = {}
    played: dict[str, int] = {}
    won: dict[str, int] = {}
    for game in sorted(games, key=lambda one: one.at):
        among = [(rank, who) for rank, who in zip(game.ranks, game.people, strict=False) if who != BOT]
        if len(among) < 2 or len({who for _, who in among}) < len(among):
            continue  # nobody to compare with; or somebody had several seats
        teams = [[known.get(who) or model().rating()] for _, who in among]
        rated = model().rate(teams, ranks=[float(rank) for rank, _ in among])
        best = min(rank for rank, _ in among)
        for (rank, who), (rating,) in zip(among, rated, strict=True):
            known[who] = rating
            played[who] = played.get(who, 0) + 1
            won[who] = won.get(who, 0) + (rank == best)
    found = [Rating(who, one.mu, one.sigma, played[who], won[who]) for who, one in known.items()]
    return sorted(found, key=lambda one: (-one.figure, one.person))
