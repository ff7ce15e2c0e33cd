"""Monuments: how many an empire builds, and where."""

from tijdperk.games.history.engine import events
from tijdperk.games.history.engine.position import (
    CAPITAL,
    MONUMENT,
    MONUMENT_PIECE,
    SECOND_PART,
    TOWN,
    HistoryPosition,
    army_of,
)


def part_army(position: HistoryPosition, part: int) -> int:
    """The armies of one part of the active empire."""
    return army_of(position.active, position.epoch - 1 + (SECOND_PART if part else 0))


def count_resources(position: HistoryPosition, army: int) -> int:
    """R069, R071: resource lands held by these armies."""
    resource = position.tables.resource
    count = 0
    for land in range(len(position.army)):
        if position.army[land] == army and resource[land]:
            count += 1
    return count


def begin_building(position: HistoryPosition, part: int) -> None:
    """R070, A15: what a part of the empire builds."""
    per_monument = position.tables.per_monument[position.empire()]
    position.part = part
    position.due = count_resources(position, part_army(position, part)) // per_monument


def sites(position: HistoryPosition) -> list[int]:
    """R072, A16: equal sites for the next monument: the capital, else cities, else resource lands."""
    army = part_army(position, position.part)
    tables = position.tables
    empire = position.empire()
    capital = tables.starts[empire][position.part]
    cities: list[int] = []
    resources: list[int] = []
    for land in range(len(position.army)):
        if position.army[land] != army:
            continue
        site = position.site[land]
        if site & MONUMENT_PIECE:
            continue
        if land == capital and tables.capital[empire] and site & CAPITAL:
            return [land]
        if site & TOWN:
            cities.append(land)
        elif tables.resource[land]:
            resources.append(land)
    return cities or resources


def build_monuments(position: HistoryPosition) -> bool:
    """R070-R073, A17: build what is due; false when the player has to choose a site first."""
    while True:
        while position.due:
            found = sites(position)
            if not found:
                position.due = 0
            elif len(found) > 1:
                position.ask(MONUMENT, position.active)
                return False
            else:
                build_monument(position, found[0])
        if position.part + 1 >= len(position.tables.starts[position.empire()]):
            return True
        begin_building(position, position.part + 1)


def build_monument(position: HistoryPosition, land: int) -> None:
    position.due -= 1
    position.site[land] |= MONUMENT_PIECE
    position.emit(events.MONUMENT_BUILT, position.active, land)
