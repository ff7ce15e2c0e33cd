"""What stands in a seat's cities: where, and whether it works. A place is a city and a square of its plan."""

from tijdperk.games.antiquity.engine.position import Realm, lowest
from tijdperk.games.antiquity.engine.tables import (
    CATHEDRAL,
    HOUSE,
    MARIA,
    NONE,
    SQUARES,
    STORAGE,
    UNIVERSITY,
    Tables,
)


def place_of(city: int, square: int) -> int:
    return city * SQUARES + square


def kind_of(tables: Tables, realm: Realm, slot: int) -> int:
    return tables.shape_kind[realm.shape[slot]]


def mask_of(tables: Tables, realm: Realm, slot: int) -> int:
    """The squares that a building covers, as bits."""
    return tables.masks[realm.shape[slot]][realm.turn[slot]][realm.corner[slot]]


def first_place(tables: Tables, realm: Realm, slot: int) -> int:
    """The place by which a building is named: its first square."""
    square = realm.corner[slot] + tables.first[realm.shape[slot]][realm.turn[slot]]
    return realm.city[slot] * SQUARES + square


def empty_squares(tables: Tables, realm: Realm, city: int) -> int:
    """As bits; none where there is no such city."""
    if city >= len(realm.centres):
        return 0
    return tables.plan[city] & ~realm.covered[city] & ~realm.graves[city]


def empty_by_city(tables: Tables, realm: Realm) -> list[int]:
    return [empty_squares(tables, realm, city) for city in range(len(realm.centres))]


def building_at(tables: Tables, realm: Realm, place: int) -> int:
    """The slot of the building that covers a place, or NONE; houses have none."""
    city, bit = place // SQUARES, 1 << place % SQUARES
    if city >= len(realm.centres) or not realm.covered[city] & bit:
        return NONE
    for slot in range(len(realm.shape)):
        if realm.city[slot] == city and mask_of(tables, realm, slot) & bit:
            return slot
    return NONE


def named_building(tables: Tables, realm: Realm, place: int) -> int:
    """The slot of the building whose first square a place is, or NONE."""
    slot = building_at(tables, realm, place)
    return slot if slot != NONE and first_place(tables, realm, slot) == place else NONE


def find_kind(tables: Tables, realm: Realm, kind: int) -> int:
    """The first slot with a building of a kind, or NONE."""
    if not realm.built >> kind & 1:
        return NONE
    for slot in range(len(realm.shape)):
        if tables.shape_kind[realm.shape[slot]] == kind:
            return slot
    return NONE


# -- what works


def is_working(tables: Tables, realm: Realm, slot: int) -> bool:
    """R051, R054 to R056, R194: no grave on it, and a man if it needs one."""
    if realm.spoiled[slot] or realm.city[slot] == NONE:
        return False
    kind = tables.shape_kind[realm.shape[slot]]
    if not tables.needs_man[kind] or realm.manned[slot]:
        return True
    return tables.is_faculty[kind] and joins_university(tables, realm, slot)


def joins_university(tables: Tables, realm: Realm, slot: int) -> bool:
    """R076, R077, R193, A17, A69, A80: does it share an edge with a university with a man and no grave?"""
    university = find_kind(tables, realm, UNIVERSITY)
    if university == NONE or not realm.manned[university] or realm.spoiled[university]:
        return False
    if realm.city[university] == NONE or realm.city[university] != realm.city[slot]:
        return False
    around = 0
    left = mask_of(tables, realm, university)
    while left:
        around |= tables.beside[lowest(left)]
        left &= left - 1
    return around & mask_of(tables, realm, slot) != 0


def has_working(tables: Tables, realm: Realm, kind: int) -> bool:
    """R059: wherever it stands."""
    if not realm.built >> kind & 1:
        return False
    for slot in range(len(realm.shape)):
        if tables.shape_kind[realm.shape[slot]] == kind and is_working(tables, realm, slot):
            return True
    return False


def count_working(tables: Tables, realm: Realm, kind: int) -> int:
    count = 0
    for slot in range(len(realm.shape)):
        if tables.shape_kind[realm.shape[slot]] == kind and is_working(tables, realm, slot):
            count += 1
    return count


def storage_room(tables: Tables, realm: Realm) -> int:
    """R130, R199, A01: goods that fit, one for each square of a storage that works."""
    room = 0
    for slot in range(len(realm.shape)):
        if tables.shape_kind[realm.shape[slot]] == STORAGE and is_working(tables, realm, slot):
            room += tables.shape_squares[realm.shape[slot]]
    return room


def has_power(tables: Tables, realm: Realm, saint: int) -> bool:
    """R067, R197: a saint's power works as long as no grave lies on the cathedral; Maria has all of them."""
    if realm.saint != saint and realm.saint != MARIA:
        return False
    cathedral = find_kind(tables, realm, CATHEDRAL)
    return cathedral != NONE and not realm.spoiled[cathedral]


# -- what changes


def add_building(tables: Tables, realm: Realm, shape: int, city: int, corner: int, turn: int) -> int:
    """A building is put down; gives its slot."""
    realm.shape.append(shape)
    realm.city.append(city)
    realm.corner.append(corner)
    realm.turn.append(turn)
    realm.spoiled.append(0)
    realm.manned.append(0)
    realm.paid.append(NONE)
    realm.covered[city] |= tables.masks[shape][turn][corner]
    return len(realm.shape) - 1


def remove_building(tables: Tables, realm: Realm, slot: int) -> None:
    """Its squares are empty again, and its man stands beside the plan."""
    realm.covered[realm.city[slot]] &= ~mask_of(tables, realm, slot)
    realm.men += realm.manned[slot]
    for values in (
        realm.shape,
        realm.city,
        realm.corner,
        realm.turn,
        realm.spoiled,
        realm.manned,
        realm.paid,
    ):
        values.pop(slot)


def add_house(realm: Realm, number: int, city: int, square: int) -> None:
    """R064: a house brings a man at once."""
    realm.houses |= 1 << number
    realm.homes[city] |= 1 << square
    realm.covered[city] |= 1 << square
    realm.men += 1


def grave_bit(tables: Tables, realm: Realm, slot: int, square: int) -> int:
    """Which of a building's squares a square of the plan is, as a bit of `spoiled`."""
    cells = tables.cells[realm.shape[slot]][realm.turn[slot]]
    corner = realm.corner[slot]
    for index in range(len(cells)):
        if corner + cells[index] == square:
            return 1 << index
    return 0


def grave_squares(tables: Tables, realm: Realm, slot: int) -> int:
    """The squares of the plan on which graves lie on a building, as bits."""
    cells = tables.cells[realm.shape[slot]][realm.turn[slot]]
    squares = 0
    for index in range(len(cells)):
        if realm.spoiled[slot] >> index & 1:
            squares |= 1 << realm.corner[slot] + cells[index]
    return squares


def has_grave(tables: Tables, realm: Realm, place: int) -> bool:
    """Does a grave lie at a place, on a building or not?"""
    city, square = place // SQUARES, place % SQUARES
    if city >= len(realm.centres):
        return False
    if realm.graves[city] >> square & 1:
        return True
    slot = building_at(tables, realm, place)
    return slot != NONE and realm.spoiled[slot] & grave_bit(tables, realm, slot, square) != 0


def take_grave(tables: Tables, realm: Realm, place: int) -> None:
    """A grave is taken away."""
    city, square = place // SQUARES, place % SQUARES
    if realm.graves[city] >> square & 1:
        realm.graves[city] &= ~(1 << square)
        return
    slot = building_at(tables, realm, place)
    realm.spoiled[slot] &= ~grave_bit(tables, realm, slot, square)


def grave_places(tables: Tables, realm: Realm) -> list[int]:
    """Where graves lie, in order."""
    places: list[int] = []
    for city in range(len(realm.centres)):
        squares = realm.graves[city]
        for slot in range(len(realm.shape)):
            if realm.city[slot] == city and realm.spoiled[slot]:
                squares |= grave_squares(tables, realm, slot)
        while squares:
            places.append(place_of(city, lowest(squares)))
            squares &= squares - 1
    return places


def is_house(tables: Tables, shape: int) -> bool:
    return tables.shape_kind[shape] == HOUSE
