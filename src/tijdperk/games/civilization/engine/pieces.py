"""Pieces: where they are, how strong they are, how they come and go."""

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.position import MAX_SHIPS, CivilizationPosition
from tijdperk.games.civilization.engine.tables import (
    CARRIER,
    FLEET,
    MODERN,
    NONE,
    SETTLER,
    UNLIMITED,
    is_army,
    is_fleet,
)
from tijdperk.kernel.position import with_at


def add_piece(position: CivilizationPosition, seat: int, kind: int, area: int) -> int:
    """Put a piece in an area; gives its slot. It does not move in this phase (G-76)."""
    slot = free_slot(position)
    ship = free_ship(position) if is_fleet(kind) else 0
    position.piece_owner[slot] = seat
    position.piece_kind[slot] = kind
    position.piece_area[slot] = area
    position.piece_points[slot] = 0
    position.piece_ship[slot] = ship
    if ship:
        position.ship_slots = with_at(position.ship_slots, ship, slot)
    slots = position.area_slots[:]
    slots[area] = with_slot(slots[area], slot)
    position.area_slots = slots
    return slot


def free_slot(position: CivilizationPosition) -> int:
    """A slot for one more piece."""
    for slot in range(len(position.piece_owner)):
        if position.piece_owner[slot] == NONE:
            return slot
    position.piece_owner.append(NONE)
    position.piece_kind.append(SETTLER)
    position.piece_area.append(0)
    position.piece_points.append(0)
    position.piece_ship.append(0)
    return len(position.piece_owner) - 1


def with_slot(slots: list[int], slot: int) -> list[int]:
    """The slots of an area with one more, in order."""
    at = len(slots)
    while at > 0 and slots[at - 1] > slot:
        at -= 1
    changed = slots[:]
    changed.insert(at, slot)
    return changed


def without_slot(slots: list[int], slot: int) -> list[int]:
    """The slots of an area but one."""
    changed = slots[:]
    changed.remove(slot)
    return changed


def move_piece(position: CivilizationPosition, slot: int, area: int) -> None:
    """A piece comes from the area where it is into another; a fleet takes its cargo along (G-48)."""
    source = position.piece_area[slot]
    moved = [slot]
    if is_fleet(position.piece_kind[slot]):
        moved += aboard(position, position.piece_ship[slot])
    slots = position.area_slots[:]
    for each in moved:
        slots[source] = without_slot(slots[source], each)
        slots[area] = with_slot(slots[area], each)
        position.piece_area[each] = area
    position.area_slots = slots


def index_pieces(position: CivilizationPosition) -> None:
    """Find out what follows from the lists of pieces, for a position that was stored."""
    slots: list[list[int]] = [[] for _ in position.tables.areas]
    ships = [NONE] * (MAX_SHIPS + 1)
    for slot in range(len(position.piece_owner)):
        if position.piece_owner[slot] != NONE:
            slots[position.piece_area[slot]].append(slot)
            if is_fleet(position.piece_kind[slot]):
                ships[position.piece_ship[slot]] = slot
    position.area_slots = slots
    position.ship_slots = ships


def free_ship(position: CivilizationPosition) -> int:
    """The lowest number that no fleet has, or 0 when all are taken."""
    ships = position.ship_slots
    for number in range(1, len(ships)):
        if ships[number] == NONE:
            return number
    return 0


def ship_slot(position: CivilizationPosition, number: int) -> int:
    """The slot of the fleet with this number, or NONE."""
    return position.ship_slots[number]


def aboard(position: CivilizationPosition, number: int) -> list[int]:
    """The slots of what a fleet carries."""
    found: list[int] = []
    ship = position.ship_slots[number]
    if ship != NONE:
        for slot in position.area_slots[position.piece_area[ship]]:
            if position.piece_ship[slot] == number and slot != ship:
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
    """Take one piece off the map, whatever it carries."""
    area = position.piece_area[slot]
    slots = position.area_slots[:]
    slots[area] = without_slot(slots[area], slot)
    position.area_slots = slots
    if is_fleet(position.piece_kind[slot]):
        position.ship_slots = with_at(position.ship_slots, position.piece_ship[slot], NONE)
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
    for slot in position.area_slots[area]:
        if stands(position, slot, seat, area) and is_military(position.piece_kind[slot]):
            count += 1
    return count


def has_force(position: CivilizationPosition, seat: int, area: int) -> bool:
    for slot in position.area_slots[area]:
        if fights_in(position, slot, seat, area):
            return True
    return False


def forces_in(position: CivilizationPosition, area: int) -> int:
    """The seats that have armies (on land) or fleets (at sea) in an area, as bits."""
    found = 0
    for slot in position.area_slots[area]:
        owner = position.piece_owner[slot]
        if not found >> owner & 1 and fights_in(position, slot, owner, area):
            found |= 1 << owner
    return found


def slots_in(position: CivilizationPosition, seat: int, area: int) -> list[int]:
    """The slots of a seat's pieces in an area, cargo included."""
    return [slot for slot in position.area_slots[area] if position.piece_owner[slot] == seat]


def count_of(position: CivilizationPosition, seat: int, kind: int, area: int) -> int:
    """How many pieces of a kind a seat has in an area, cargo left out."""
    count = 0
    for slot in position.area_slots[area]:
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
    for slot in position.area_slots[sea]:
        if position.piece_owner[slot] == seat and carries_aircraft(position, position.piece_kind[slot]):
            room += deck(position)
    return room


def deck(position: CivilizationPosition) -> int:
    """C-02: the aircraft that one ship has room for; the standard rules set no limit."""
    return position.tables.deck if position.advanced else UNLIMITED


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
