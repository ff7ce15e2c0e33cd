"""Scoring: presence, dominance and control of areas, and what stands with one's armies."""

from tijdperk.games.history.engine import events
from tijdperk.games.history.engine.position import (
    AREAS,
    CAPITAL,
    CAPITALS,
    CATEGORIES,
    CITIES,
    CITY,
    MONUMENT_PIECE,
    MONUMENTS,
    SEAS,
    HistoryPosition,
    seat_of,
    with_added,
)


def area_level(position: HistoryPosition, area: int, seat: int) -> int:
    """R077, R078, R079, R080, A29, A34: how many times an area's value a seat scores for it."""
    tables = position.tables
    counts = position.counts
    first = area * position.seats
    mine = counts[first + seat]
    if mine == 0:
        return 0
    most = 0
    for other in range(position.seats):
        if other != seat and counts[first + other] > most:
            most = counts[first + other]
    if most == 0 and mine >= tables.control_lands:
        return tables.control
    if mine > most and mine >= tables.dominance_lands:
        return tables.dominance
    return tables.presence


def points_now(position: HistoryPosition, seat: int) -> list[int]:
    """R075, R076, R080, R081: what all its armies would score for the seat now, by category."""
    tables = position.tables
    points = [0] * len(CATEGORIES)
    for area in range(len(tables.areas)):
        value = tables.values[area][position.epoch]
        if value:
            points[AREAS] += value * area_level(position, area, seat)
    army = position.army
    for land in range(len(army)):
        site = position.site[land]
        if site and seat_of(army[land]) == seat:
            if site & CAPITAL:
                points[CAPITALS] += tables.capital_points
            elif site & CITY:
                points[CITIES] += tables.city_points
            if site & MONUMENT_PIECE:
                points[MONUMENTS] += tables.monument_points
    if position.navies:
        for navy in position.navy:
            if seat_of(navy) == seat:
                points[SEAS] += tables.sea_points  # X05
    return points


def score_turn(position: HistoryPosition) -> None:
    """R075: the active seat scores right after its turn."""
    seat = position.active
    total = 0
    for category, points in enumerate(points_now(position, seat)):
        if points:
            total += points
            position.score(seat, category, points)
            position.emit(events.SCORED, seat, points, category)
    position.gains = with_added(position.gains, (position.epoch - 1) * position.seats + seat, total)
    position.turns += 1
    position.emit(events.TURN_SCORED, seat, total, position.scores[seat])
