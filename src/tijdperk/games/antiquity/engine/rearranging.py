"""Rearranging by the power of Santa Barbara (R080, R081, R202, R203).

What is lifted lies in no city until it is laid again; on the way buildings may so change places. As long as
something is lifted, nothing else can be done, and everything can be put back as it was.
"""

from tijdperk.games.antiquity.engine import events
from tijdperk.games.antiquity.engine.buildings import (
    first_place,
    grave_places,
    has_grave,
    has_power,
    mask_of,
    named_building,
    place_of,
    take_grave,
)
from tijdperk.games.antiquity.engine.payment import answered_by, ask_seat, tell
from tijdperk.games.antiquity.engine.planning import (
    corners_for,
    empty_places,
    fit_refusal,
    square_refusal,
)
from tijdperk.games.antiquity.engine.position import (
    REARRANGING,
    AntiquityPosition,
    Realm,
    copy_realm,
    lowest,
)
from tijdperk.games.antiquity.engine.tables import BARBARA, HOUSE, NONE, SQUARES, Tables
from tijdperk.games.antiquity.engine.verbs import (
    LAY,
    LIFT,
    MOVE_GRAVE,
    MOVED_ENOUGH,
    NO_BARBARA,
    NO_GRAVE,
    NO_SUCH_BUILDING,
    NOT_LIFTED,
    PUT_BACK,
)
from tijdperk.kernel.moves import LEGAL, Move, move_of


def has_lifted(realm: Realm) -> bool:
    return realm.lifted_houses > 0 or NONE in realm.city


def power_refusal(position: AntiquityPosition, realm: Realm) -> int:
    """R080: the saint's power, so many times in a round that every game ends."""
    if not has_lifted(realm) and not has_power(position.tables, realm, BARBARA):
        return NO_BARBARA
    return MOVED_ENOUGH if realm.moved >= position.tables.rearranging else LEGAL


def is_home(realm: Realm, place: int) -> bool:
    return place // SQUARES < len(realm.centres) and realm.homes[place // SQUARES] >> place % SQUARES & 1 != 0


def lift_refusal(position: AntiquityPosition, seat: int, place: int) -> int:
    realm = position.realms[seat]
    reason = power_refusal(position, realm)
    if reason != LEGAL:
        return reason
    if is_home(realm, place) or named_building(position.tables, realm, place) != NONE:
        return LEGAL
    return NO_SUCH_BUILDING


def add_lift_moves(position: AntiquityPosition, seat: int, moves: list[Move]) -> None:
    tables = position.tables
    realm = position.realms[seat]
    if power_refusal(position, realm) != LEGAL:
        return
    row = tables.place_moves[LIFT]
    for slot in range(len(realm.shape)):
        if realm.city[slot] != NONE:
            moves.append(row[first_place(tables, realm, slot)])
    for city in range(len(realm.centres)):
        homes = realm.homes[city]
        while homes:
            moves.append(row[place_of(city, lowest(homes))])
            homes &= homes - 1


def lift(position: AntiquityPosition, seat: int, place: int) -> None:
    """R202, A59: a building is lifted, with its man and its graves."""
    tables = position.tables
    if not has_lifted(position.realms[seat]):
        aside = position.aside[:]
        aside[seat] = copy_realm(position.realms[seat])
        position.aside = aside
        ask_seat(position, seat, REARRANGING)
    realm = position.own_realm(seat)
    realm.moved += 1
    city, bit = place // SQUARES, 1 << place % SQUARES
    if is_home(realm, place):
        realm.homes[city] &= ~bit
        realm.covered[city] &= ~bit
        realm.lifted_houses += 1
        return
    slot = named_building(tables, realm, place)
    realm.covered[city] &= ~mask_of(tables, realm, slot)
    realm.city[slot] = NONE


def lifted_slot(realm: Realm, shape: int) -> int:
    """The first lifted building of a shape, or NONE."""
    for slot in range(len(realm.shape)):
        if realm.city[slot] == NONE and realm.shape[slot] == shape:
            return slot
    return NONE


def house_shape(tables: Tables) -> int:
    return tables.kind_shapes[HOUSE][0]


def lay_refusal(position: AntiquityPosition, seat: int, shape: int, place: int, turn: int) -> int:
    tables = position.tables
    realm = position.realms[seat]
    there = realm.lifted_houses > 0 if shape == house_shape(tables) else lifted_slot(realm, shape) != NONE
    return fit_refusal(tables, realm, shape, place, turn) if there else NOT_LIFTED


def add_lay_moves(position: AntiquityPosition, seat: int, moves: list[Move]) -> None:
    tables = position.tables
    realm = position.realms[seat]
    shapes: list[int] = []
    if realm.lifted_houses:
        shapes.append(house_shape(tables))
    for slot in range(len(realm.shape)):
        if realm.city[slot] == NONE and realm.shape[slot] not in shapes:
            shapes.append(realm.shape[slot])
    for shape in shapes:
        for turn in range(tables.turns[shape]):
            for city in range(len(realm.centres)):
                empty = tables.plan[city] & ~realm.covered[city] & ~realm.graves[city]
                corners = corners_for(tables, shape, turn, city, empty)
                while corners:
                    moves.append(move_of(LAY, shape, place_of(city, lowest(corners)), turn))
                    corners &= corners - 1


def lay(position: AntiquityPosition, seat: int, shape: int, place: int, turn: int) -> None:
    """R202: what was lifted is laid on empty squares; when nothing is lifted any more, the plan goes on."""
    tables = position.tables
    realm = position.own_realm(seat)
    city, corner = place // SQUARES, place % SQUARES
    realm.covered[city] |= tables.masks[shape][turn][corner]
    if shape == house_shape(tables):
        realm.lifted_houses -= 1
        realm.homes[city] |= 1 << corner
    else:
        slot = lifted_slot(realm, shape)
        realm.city[slot] = city
        realm.corner[slot] = corner
        realm.turn[slot] = turn
    tell(position, seat, events.REARRANGED, shape, place, turn)
    if not has_lifted(realm):
        answered_by(position, seat)


def put_back(position: AntiquityPosition, seat: int) -> None:
    """Everything lies again as it did before the first building was lifted; a deal made meanwhile stands."""
    was = position.realms[seat]
    realm = copy_realm(position.aside[seat])
    realm.moved = was.moved
    realm.goods = was.goods[:]
    position.realms[seat] = realm
    position.fresh |= 1 << seat
    answered_by(position, seat)


def move_grave_refusal(position: AntiquityPosition, seat: int, place: int, target: int) -> int:
    """R081, R203, A19: a grave goes to an empty square of any own city, also from a building."""
    realm = position.realms[seat]
    reason = power_refusal(position, realm)
    if reason != LEGAL:
        return reason
    if not has_grave(position.tables, realm, place):
        return NO_GRAVE
    return square_refusal(position.tables, realm, target)


def add_grave_moves(position: AntiquityPosition, seat: int, moves: list[Move]) -> None:
    tables = position.tables
    realm = position.realms[seat]
    if power_refusal(position, realm) != LEGAL:
        return
    targets = empty_places(tables, realm)
    for place in grave_places(tables, realm):
        for target in targets:
            moves.append(move_of(MOVE_GRAVE, place, target))


def move_grave(position: AntiquityPosition, seat: int, place: int, target: int) -> None:
    realm = position.own_realm(seat)
    take_grave(position.tables, realm, place)
    realm.graves[target // SQUARES] |= 1 << target % SQUARES
    realm.moved += 1
    tell(position, seat, events.GRAVE_MOVED, place, target)


def rearranging_moves(position: AntiquityPosition, seat: int) -> list[Move]:
    moves: list[Move] = []
    add_lay_moves(position, seat, moves)
    add_lift_moves(position, seat, moves)
    add_grave_moves(position, seat, moves)
    moves.append(move_of(PUT_BACK))
    return moves
