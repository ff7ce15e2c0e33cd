"""Points by row of the score sheet."""

from tijdperk.games.dice.engine.position import City, DicePosition, crossed_in
from tijdperk.games.dice.engine.tables import GALLERY_POINTS, PER_BOX


def sheet(position: DicePosition, seat: int, city: City) -> list[int]:
    """R68, R76, R100, R101: what was written down, and what counts fields at the end."""
    tables = position.tables
    rows = city.written[:]
    effects = tables.effects[position.sheets[seat]]
    for field in tables.counting[position.sheets[seat]]:
        if city.crossed >> field & 1:
            building = tables.building[field]
            for effect in effects[field]:
                if effect.kind == PER_BOX:
                    rows[tables.row[building]] += effect.c * crossed_in(city, tables, 1 << effect.a)
                elif effect.kind == GALLERY_POINTS:
                    rows[tables.row[building]] += crossed_in(city, tables, 1 << building)
    return rows


def total(position: DicePosition, seat: int) -> int:
    """R102, R103: coins and resources count for nothing."""
    points = 0
    for row in sheet(position, seat, position.cities[seat]):
        points += row
    return points
