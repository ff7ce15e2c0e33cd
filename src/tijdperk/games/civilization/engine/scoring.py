"""Points, and who wins."""

from typing import Final

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.pieces import is_military
from tijdperk.games.civilization.engine.position import (
    DIPLOMATIC,
    MILITARY,
    OVER,
    SPACE,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.tables import DIPLOMATIC_EFFECT

# what points are for
SETTLEMENTS: Final = 0
TECHNOLOGIES: Final = 1  # S-23
WONDERS: Final = 2
GROUNDBREAKING: Final = 3
ENDING: Final = 4
CATEGORIES: Final[list[str]] = ["settlements", "technologies", "wonders", "groundbreaking", "ending"]


def points(position: CivilizationPosition, seat: int) -> list[int]:
    """S-23, A-61: the points of a seat as things stand, by category."""
    tables = position.tables
    found = [0] * len(CATEGORIES)
    for land in range(tables.lands):
        if position.settled[land] == seat:
            found[SETTLEMENTS] += position.size[land] * tables.size_points
    if position.advanced:
        found[WONDERS] = tables.wonder_points * position.wonder.count(seat)
        found[GROUNDBREAKING] = groundbreaking_points(position, seat)
        found[ENDING] = ending_points(position, seat)
    else:
        found[TECHNOLOGIES] = tables.technology_points * position.technologies_owned(seat)
        found[WONDERS] = tables.standard_wonder_points * position.milestone.count(seat)
    return found


def groundbreaking_points(position: CivilizationPosition, seat: int) -> int:
    """A-24, A-69, C-15: of the technologies only the groundbreaking ones give points."""
    tables = position.tables
    total = 0
    for technology in range(len(position.technology)):
        if position.technology[technology] == seat and tables.groundbreaking[technology]:
            total += tables.groundbreaking_points
    return total


def ending_points(position: CivilizationPosition, seat: int) -> int:
    """A-62, A-94: what the way in which the game ends gives, to the wonder's holder or to everybody."""
    tables = position.tables
    if position.ending == MILITARY:
        return tables.military_points * military_units(position, seat)
    if position.ending == SPACE:
        return tables.space_points * position.technologies_owned(seat)
    if position.ending == DIPLOMATIC:
        for wonder in range(len(position.wonder)):
            if position.wonder[wonder] == seat and tables.wonder_effect[wonder] == DIPLOMATIC_EFFECT:
                return tables.diplomatic_points
    return 0


def military_units(position: CivilizationPosition, seat: int) -> int:
    """G-11: armies, fleets and aircraft."""
    count = 0
    for slot in range(len(position.piece_owner)):
        if position.piece_owner[slot] == seat and is_military(position.piece_kind[slot]):
            count += 1
    return count


def score(position: CivilizationPosition, seat: int) -> int:
    return sum(points(position, seat))


def best_seats(position: CivilizationPosition) -> int:
    """S-23, A-36, A-63, A-95: who has most points of those who are left, as bits; ties share the win.

    After total domination only one is left. Should the last ones have eliminated themselves, all count.
    """
    best = -1
    found = 0
    for seat in range(position.seats):
        if position.plays(seat) or not position.order():
            total = score(position, seat)
            if total > best:
                best = total
                found = 0
            if total == best:
                found |= 1 << seat
    return found


def finish_game(position: CivilizationPosition) -> None:
    """The game is over."""
    position.phase = OVER
    position.winners = best_seats(position)
    for seat in range(position.seats):
        if position.winners >> seat & 1:
            position.emit(events.WON, seat, score(position, seat))
    position.finish()
