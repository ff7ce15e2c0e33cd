"""Points and the three victories."""

from typing import Final

from tijdperk.games.duel.engine.position import CIVILIAN, SHARED, TIE_BREAK, City, DuelPosition
from tijdperk.games.duel.engine.tables import (
    BLUE,
    BROWN,
    BROWN_AND_GREY,
    COIN_SETS,
    GREEN,
    GREY,
    NONE,
    PURPLE,
    WONDERS,
    YELLOW,
    Tables,
)
from tijdperk.kernel.position import NOBODY

# R64: the rows of the score sheet, in order.
CATEGORIES: Final[list[str]] = [
    "blue", "green", "yellow", "purple", "wonders", "tokens", "military", "coins",
]  # fmt: skip
SHEET_COLOURS: Final[list[int]] = [BLUE, GREEN, YELLOW, PURPLE]


def tally(tables: Tables, city: City, kind: int) -> int:
    """How many of a kind a city has: cards of a colour, wonders built, sets of coins (R60, R61)."""
    if kind == BROWN_AND_GREY:
        return city.count[BROWN] + city.count[GREY]
    if kind == WONDERS:
        return len(city.raised)
    if kind == COIN_SETS:
        return city.coins // tables.coins_per_point
    return city.count[kind]


def most(position: DuelPosition, kind: int) -> int:
    """R59: how many of a kind the city that has most of it has."""
    tables = position.tables
    return max(tally(tables, position.cities[0], kind), tally(tables, position.cities[1], kind))


def military_points(position: DuelPosition, seat: int) -> int:
    """R53, R57: only the leader scores, by the zone the pawn stands in."""
    lead = position.pawn if seat == 0 else -position.pawn
    return position.tables.military_points[lead] if lead > 0 else 0


def points_of_colour(position: DuelPosition, seat: int, colour: int) -> int:
    """R41, R59: what the city's cards of one colour are worth, guilds by their majority."""
    tables = position.tables
    total = 0
    for card in position.cities[seat].built:
        if tables.colour[card] == colour:
            total += tables.points[card]
            if tables.guild_kind[card] != NONE:
                total += tables.guild_points[card] * most(position, tables.guild_kind[card])
    return total


def token_points(position: DuelPosition, seat: int) -> int:
    """R41: Philosophy, Agriculture, and Mathematics for each token held, itself included."""
    tables = position.tables
    held = position.cities[seat].tokens
    total = 0
    for token in held:
        total += tables.token_points[token] + tables.token_points_each[token] * len(held)
    return total


def wonder_points(position: DuelPosition, seat: int) -> int:
    tables = position.tables
    total = 0
    for wonder in position.cities[seat].raised:
        total += tables.points[tables.first_wonder + wonder]
    return total


def sheet(position: DuelPosition, seat: int) -> list[int]:
    """R64: points by category, in the order of CATEGORIES."""
    rows = [points_of_colour(position, seat, colour) for colour in SHEET_COLOURS]
    rows.append(wonder_points(position, seat))
    rows.append(token_points(position, seat))
    rows.append(military_points(position, seat))
    rows.append(position.cities[seat].coins // position.tables.coins_per_point)
    return rows


def end(position: DuelPosition, ending: int, winner: int) -> None:
    """The game is over: nothing is asked any more."""
    position.ending = ending
    position.winner = winner
    position.finish()


def count_points(position: DuelPosition) -> None:
    """R64: most points; then most points on blue cards; then the victory is shared."""
    sheets = [sheet(position, 0), sheet(position, 1)]
    lead = sum(sheets[0]) - sum(sheets[1])
    blue = sheets[0][0] - sheets[1][0]
    if lead:
        end(position, CIVILIAN, 0 if lead > 0 else 1)
    elif blue:
        end(position, TIE_BREAK, 0 if blue > 0 else 1)
    else:
        end(position, SHARED, NOBODY)
