"""Pieces: where they are, how strong they are, how they come and go."""

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.position import MAX_SHIPS, CivilizationPosition
from tijdperk.games.civilization.engine.tables import (
    CARRIER,
    FLEET,
    MODERN,
    NONE,
    SETTLER,
    is_army,
    is_fleet,
)


def add_piece(position: CivilizationPosition, seat: int, kind: int, area: int) -> int:
    """Put a piece in an area; gives its slot. It does not move in this phase (G-76)."""
    owners = position.piece_owner
    ship = free_ship(position) if is_fleet(kind) else 0
    for slot in range(len(owners)):
        if owners[slot] == NONE:
            owners[slot] = seat
            position.piece_kind[slot] = kind
            position.piece_area[slot] = area
            position.piece_points[slot] = 0
            position.piece_ship[slot] = ship
            return slot
    owners.append(seat)
    position.piece_kind.append(kind)
    position.piece_area.append(area)
    position.piece_points.append(0)
    position.piece_ship.append(ship)
    return len(owners) - 1


def free_ship(position: CivilizationPosition) -> int:
    """The lowest number that no fleet has, or 0 when all are taken."""
    taken = [False] * (MAX_SHIPS + 1)
    for slot in range(len(position.piece_owner)):
        if position.piece_owner[slot] != NONE:
            taken[position.piece_ship[slot]] = True
    for number in range(1, MAX_SHIPS + 1):
        if not taken[number]:
            return number
    return 0


def ship_slot(position: CivilizationPosition, number: int) -> int:
    """The slot of the fleet with this number, or NONE."""
    for slot in range(len(position.piece_owner)):
        if (
            position.piece_ship[slot] == number
            and position.piece_owner[slot] != NONE
            and is_fleet(position.piece_kind[slot])
        ):
            return slot
    return NONE


def aboard(position: CivilizationPosition, number: int) -> list[int]:
    """The slots of what a fleet carries."""
    found: list[int] = []
    for slot in range(len(position.piece_owner)):
        if position.piece_ship[slot] == number and is_cargo(position, slot):
            found.append(slot)
    return found


def is_cargo(position: CivilizationPosition, slot: int) -> bool:
    """Is this a piece that a fleet carries?"""
    return (
        position.piece_owner[slot] != NONE
        and position.piece_ship[slot] != 0
        and not is_fleet(position.piece_kind[slot])
    )


def remove_piece(position: CivilizationPosition, slot: int) -> None:
    """Take a piece off the map; a fleet takes its cargo with it (G-58)."""
    if is_fleet(position.piece_kind[slot]):
        for other in aboard(position, position.piece_ship[slot]):
            clear(position, other)
    clear(position, slot)


def clear(position: CivilizationPosition, slot: int) -> None:
    position.piece_owner[slot] = NONE
    position.piece_ship[slot] = 0


def lose(position: CivilizationPosition, slot: int) -> None:
    """Take a piece off the map and say so."""
    kind = position.piece_kind[slot]
    area = position.piece_area[slot]
    if position.listener is not None and is_fleet(kind):
        for other in aboard(position, position.piece_ship[slot]):
            position.emit(events.LOST, position.piece_owner[other], area, position.piece_kind[other], 1)
    position.emit(events.LOST, position.piece_owner[slot], area, kind, 1)
    remove_piece(position, slot)


def stands(position: CivilizationPosition, slot: int, seat: int, area: int) -> bool:
    """Is this a piece of the seat in the area that no fleet carries?"""
    return (
        position.piece_owner[slot] == seat
        and position.piece_area[slot] == area
        and (position.piece_ship[slot] == 0 or is_fleet(position.piece_kind[slot]))
    )


def fights_in(position: CivilizationPosition, slot: int, seat: int, area: int) -> bool:
    """G-16, G-17, G-58: is this an army of the seat (on land) or a fleet of it (at sea) in the area?"""
    if position.piece_owner[slot] != seat or position.piece_area[slot] != area:
        return False
    kind = position.piece_kind[slot]
    if area >= position.tables.lands:
        return is_fleet(kind)
    return is_army(kind)


def units_in(position: CivilizationPosition, seat: int, area: int) -> int:
    """G-11, G-54, G-55: how many units of a seat can take part in a battle, aircraft included."""
    count = 0
    for slot in range(len(position.piece_owner)):
        if stands(position, slot, seat, area) and is_military(position.piece_kind[slot]):
            count += 1
    return count


def has_force(position: CivilizationPosition, seat: int, area: int) -> bool:
    owners = position.piece_owner
    areas = position.piece_area
    for slot in range(len(owners)):
        if owners[slot] == seat and areas[slot] == area and fights_in(position, slot, seat, area):
            return True
    return False


def slots_in(position: CivilizationPosition, seat: int, area: int) -> list[int]:
    """The slots of a seat's pieces in an area, cargo included."""
    owners = position.piece_owner
    areas = position.piece_area
    return [slot for slot in range(len(owners)) if owners[slot] == seat and areas[slot] == area]


def count_of(position: CivilizationPosition, seat: int, kind: int, area: int) -> int:
    """How many pieces of a kind a seat has in an area, cargo left out."""
    count = 0
    for slot in range(len(position.piece_owner)):
        if position.piece_kind[slot] == kind and stands(position, slot, seat, area):
            count += 1
    return count


# -- aircraft


def carries_aircraft(position: CivilizationPosition, kind: int) -> bool:
    """C-02: a ship that aircraft may land on."""
    if kind == CARRIER:
        return True
    return kind == FLEET + MODERN and (not position.advanced or position.air_on_battleships)


def decks(position: CivilizationPosition, seat: int, sea: int) -> int:
    """How many aircraft of a seat its ships in a sea can carry."""
    room = 0
    for slot in range(len(position.piece_owner)):
        if (
            position.piece_owner[slot] == seat
            and position.piece_area[slot] == sea
            and carries_aircraft(position, position.piece_kind[slot])
        ):
            room += position.tables.deck
    return room


def is_base(position: CivilizationPosition, seat: int, land: int) -> bool:
    """G-77, C-41: an own army or settlement."""
    return position.settled[land] == seat or has_force(position, seat, land)


# -- strength


def level(position: CivilizationPosition, kind: int) -> int:
    """A-44, A-72, C-07: the best level of a kind whose technology is in play; the first when none is."""
    technologies = position.tables.level_technology[kind]
    best = 0
    for index in range(1, len(technologies)):
        if position.in_play(technologies[index]):
            best = index
    return best


def unit_dice(position: CivilizationPosition, kind: int) -> int:
    """G-59, S-06, A-43, A-46: the dice of a unit, or those an aircraft adds."""
    if position.advanced:
        return position.tables.level_dice[kind][level(position, kind)]
    return position.tables.dice[kind]


def unit_bonus(position: CivilizationPosition, kind: int) -> int:
    """A-43: what the level of a unit adds to its dice; nothing under the standard rules."""
    if position.advanced:
        return position.tables.level_bonus[kind][level(position, kind)]
    return 0


def is_military(kind: int) -> bool:
    return kind != SETTLER
