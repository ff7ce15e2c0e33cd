"""Phases 8 and 9: famine brings graves, cities bring pollution (R160 to R175)."""

from tijdperk.games.antiquity.engine import events
from tijdperk.games.antiquity.engine.buildings import (
    building_at,
    count_working,
    empty_by_city,
    empty_squares,
    find_kind,
    first_place,
    grave_bit,
    grave_squares,
    has_working,
    kind_of,
    place_of,
)
from tijdperk.games.antiquity.engine.listing import Listing
from tijdperk.games.antiquity.engine.planning import add_places, empty_places
from tijdperk.games.antiquity.engine.position import (
    BURYING,
    POLLUTING,
    AntiquityPosition,
    Realm,
    lowest,
    ones,
)
from tijdperk.games.antiquity.engine.tables import (
    DUMP,
    FOODS,
    FOUNTAIN,
    GOODS,
    GRANARY,
    NONE,
    SQUARES,
    Tables,
)
from tijdperk.games.antiquity.engine.verbs import (
    BURY,
    EMPTY_FIRST,
    NO_SUCH_CITY,
    NOT_IN_ZONE,
    OCCUPIED,
    ON_HOUSE,
    POLLUTE,
    POLLUTED,
    PROTECTED,
    SQUARE_GRAVE,
)
from tijdperk.games.antiquity.engine.zones import changes_zone, set_zone
from tijdperk.kernel.moves import LEGAL, Move
from tijdperk.kernel.position import with_at

# -- graves


def food_of(realm: Realm) -> int:
    """R161: all food, wherever it is."""
    return sum(realm.goods[:FOODS])


def graves_due(position: AntiquityPosition, realm: Realm) -> int:
    """R160, A76: the level of famine less the food, and less three with a granary."""
    graves = position.famine - food_of(realm)
    if has_working(position.tables, realm, GRANARY):
        graves -= position.tables.fewer_graves
    return max(0, graves)


def empty_count(tables: Tables, realm: Realm) -> int:
    count = 0
    for city in range(len(realm.centres)):
        count += ones(empty_squares(tables, realm, city))
    return count


def spoilable_squares(tables: Tables, realm: Realm, city: int) -> int:
    """R162, R163, A52: squares of buildings without a grave, as bits; houses never get one."""
    squares = realm.covered[city] & ~realm.homes[city]
    if squares:
        for slot in range(len(realm.shape)):
            if realm.spoiled[slot] and realm.city[slot] == city:
                squares &= ~grave_squares(tables, realm, slot)
    return squares


def spoilable_count(tables: Tables, realm: Realm) -> int:
    count = 0
    for city in range(len(realm.centres)):
        count += ones(spoilable_squares(tables, realm, city))
    return count


def spoilable_places(tables: Tables, realm: Realm) -> list[int]:
    places: list[int] = []
    for city in range(len(realm.centres)):
        squares = spoilable_squares(tables, realm, city)
        while squares:
            places.append(place_of(city, lowest(squares)))
            squares &= squares - 1
    return places


def bury_all(position: AntiquityPosition, seat: int, graves: int) -> None:
    """R162, R165, R207, A53: so many graves; whoever has no place for them has lost at once."""
    if not graves:
        return
    tables = position.tables
    realm = position.realms[seat]
    empty = empty_count(tables, realm)
    spoilable = spoilable_count(tables, realm) if graves > empty else 0
    if graves > empty + spoilable:
        lose_game(position, seat)
        return
    position.emit(events.BURIED, seat, graves, position.phase)
    left = graves
    if left >= empty:
        lay_graves(position, seat, empty_places(tables, realm))
        left -= empty
        if left and left == spoilable:
            lay_graves(position, seat, spoilable_places(tables, realm))
            left = 0
    if left:
        position.ask(BURYING, seat, left)


def lay_graves(position: AntiquityPosition, seat: int, places: list[int]) -> None:
    for place in places:
        lay_grave(position, seat, place)


def bury_refusal(position: AntiquityPosition, seat: int, place: int) -> int:
    tables = position.tables
    realm = position.realms[seat]
    city, bit = place // SQUARES, 1 << place % SQUARES
    if city >= len(realm.centres) or not tables.plan[city] & bit:
        return NO_SUCH_CITY
    if empty_squares(tables, realm, city) & bit:
        return LEGAL
    if empty_count(tables, realm):
        return EMPTY_FIRST
    if realm.homes[city] & bit:
        return ON_HOUSE
    return LEGAL if spoilable_squares(tables, realm, city) & bit else SQUARE_GRAVE


def burying_listing(position: AntiquityPosition, seat: int) -> Listing:
    """R162, R166: graves are laid, and none is removed."""
    tables = position.tables
    realm = position.realms[seat]
    squares = empty_by_city(tables, realm)
    if not any(squares):
        squares = [spoilable_squares(tables, realm, city) for city in range(len(squares))]
    listing = Listing()
    add_places(tables.place_moves[BURY], squares, listing)
    return listing


def bury(position: AntiquityPosition, seat: int, place: int) -> None:
    """There were more squares than graves, so each grave finds one."""
    left = position.frame_of(seat).a - 1
    lay_grave(position, seat, place)
    if left:
        position.ask_further(left)
    else:
        position.answered()


def lay_grave(position: AntiquityPosition, seat: int, place: int) -> None:
    """R164, A16, A17: a building with a grave stops working, and its man goes beside the plan."""
    tables = position.tables
    realm = position.own_realm(seat)
    city, square = place // SQUARES, place % SQUARES
    position.emit(events.GRAVE, seat, place)
    slot = building_at(tables, realm, place)
    if slot == NONE:
        realm.graves[city] |= 1 << square
        return
    first = not realm.spoiled[slot]
    realm.spoiled[slot] |= grave_bit(tables, realm, slot, square)
    realm.men += realm.manned[slot]
    realm.manned[slot] = 0
    if first:
        kind = kind_of(tables, realm, slot)
        position.emit(events.SPOILED, seat, kind, first_place(tables, realm, slot))
        if changes_zone(kind):
            set_zone(position, seat)


def lose_game(position: AntiquityPosition, seat: int) -> None:
    """R165, R209, A43: what the seat built stays; its goods, saint and zone are gone."""
    realm = position.own_realm(seat)
    realm.goods = [0] * len(GOODS)
    realm.saint = NONE
    realm.cathedrals = 0  # A22: they count in the round in which they are built only
    position.out |= 1 << seat
    set_zone(position, seat)
    position.emit(events.OUT, seat)


# -- pollution


def pollution_due(position: AntiquityPosition, realm: Realm) -> int:
    """R170, A05, A07, A70: by cities, less with a dump that works and with fountains."""
    tables = position.tables
    markers = tables.city_pollution * len(realm.centres)
    if has_working(tables, realm, DUMP):
        markers -= tables.fewer_pollution
    elif position.dump_helps and is_whole(tables, realm, DUMP):
        markers -= tables.unmanned_dump
    markers -= tables.fountain_pollution * count_working(tables, realm, FOUNTAIN)
    return max(0, markers)


def is_whole(tables: Tables, realm: Realm, kind: int) -> bool:
    """Does a building of a kind stand there, without a grave?"""
    slot = find_kind(tables, realm, kind)
    return slot != NONE and not realm.spoiled[slot]


def protected_flags(position: AntiquityPosition, seat: int) -> list[bool]:
    """R172, A41, A42: fields in the zone of another seat whose dump works; [] if there is none."""
    flags: list[bool] = []
    for other in range(position.seats):
        if other == seat or not position.plays(other):
            continue
        if has_working(position.tables, position.realms[other], DUMP):
            if not flags:
                flags = [False] * len(position.terrain)
            for field in position.zones[other]:
                flags[field] = True
    return flags


def pollutable_fields(position: AntiquityPosition, seat: int) -> list[int]:
    """R171, R172, A39, A40, A68: free unpolluted fields of the zone that no dump protects."""
    polluted, stands, counter = position.polluted, position.stands, position.counter
    protected = protected_flags(position, seat)
    return [
        field
        for field in position.zones[seat]
        if not polluted[field]
        and stands[field] == NONE
        and counter[field] == NONE
        and not (protected and protected[field])
    ]


def pollute_all(position: AntiquityPosition, seat: int) -> None:
    """R173, R174, R208: so many markers; what cannot be placed becomes graves."""
    markers = pollution_due(position, position.realms[seat])
    if not markers:
        return
    fields = pollutable_fields(position, seat)
    if len(fields) <= markers:
        for field in fields:
            lay_pollution(position, seat, field)
        bury_all(position, seat, markers - len(fields))
    else:
        position.ask(POLLUTING, seat, markers)


def lay_pollution(position: AntiquityPosition, seat: int, field: int) -> None:
    """R175, A13: a marker there goes unseen."""
    position.own_polluted()[field] = 1
    if position.marker[field]:
        position.marker = with_at(position.marker, field, 0)
    position.emit(events.POLLUTED, seat, field)


def pollute_refusal(position: AntiquityPosition, seat: int, field: int) -> int:
    if field not in position.zones[seat]:
        return NOT_IN_ZONE
    if position.is_occupied(field):
        return OCCUPIED
    if position.polluted[field]:
        return POLLUTED
    protected = protected_flags(position, seat)
    return PROTECTED if protected and protected[field] else LEGAL


def polluting_moves(position: AntiquityPosition, seat: int) -> list[Move]:
    row = position.tables.field_moves[POLLUTE]
    return [row[field] for field in pollutable_fields(position, seat)]


def pollute(position: AntiquityPosition, seat: int, field: int) -> None:
    """There were more fields than markers, so each marker finds one."""
    left = position.frame_of(seat).a - 1
    lay_pollution(position, seat, field)
    if left:
        position.ask_further(left)
    else:
        position.answered()
