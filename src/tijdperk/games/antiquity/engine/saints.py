"""Phase 10: who has won (R180 to R187)."""

from tijdperk.games.antiquity.engine.buildings import find_kind
from tijdperk.games.antiquity.engine.position import AntiquityPosition, Realm, ones
from tijdperk.games.antiquity.engine.tables import (
    BARBARA,
    CATHEDRAL,
    CHRISTOFORI,
    HOUSE,
    LUXURIES,
    MARIA,
    NICOLO,
    NONE,
    Tables,
)
from tijdperk.games.antiquity.engine.zones import flags_of, is_built_over


def has_all_houses(tables: Tables, realm: Realm) -> bool:
    """R181: San Nicolo."""
    return ones(realm.houses) >= tables.nicolo_men


def missing_kinds(tables: Tables, realm: Realm) -> int:
    """R182, A45, A47: kinds of city buildings of which a seat has none without a grave, as bits."""
    missing = (1 << HOUSE + 1) - 1
    if realm.houses:
        missing &= ~(1 << HOUSE)
    for slot in range(len(realm.shape)):
        if not realm.spoiled[slot]:
            missing &= ~(1 << tables.shape_kind[realm.shape[slot]])
    return missing


def missing_goods(tables: Tables, realm: Realm) -> int:
    """R183, R212: foods and luxuries that San Christofori still asks for, one of a kind counted once each."""
    missing = 0
    for good in range(LUXURIES):
        missing += max(0, tables.christofori_goods - realm.goods[good])
    return missing


def fields_missed(position: AntiquityPosition, seat: int, other: int) -> int:
    """R211, A48: fields of another seat's zone, under nobody's city or inn, that are not in the own zone.

    NONE if that zone has no such field: there is nothing to enclose (A49, A79).
    """
    own = flags_of(position.zones[seat], len(position.terrain))
    missed = 0
    fields = 0
    for field in position.zones[other]:
        if not is_built_over(position, field):
            fields += 1
            if not own[field]:
                missed += 1
    return missed if fields else NONE


def encloses_somebody(position: AntiquityPosition, seat: int) -> bool:
    """R184, R209, R211: San Giorgio."""
    for other in range(position.seats):
        if other != seat and position.plays(other) and fields_missed(position, seat, other) == 0:
            return True
    return False


def is_met(position: AntiquityPosition, seat: int, saint: int) -> bool:
    """Is a saint's condition met, whichever saint the seat has?"""
    tables = position.tables
    realm = position.realms[seat]
    if saint == NICOLO:
        return has_all_houses(tables, realm)
    if saint == BARBARA:
        return missing_kinds(tables, realm) == 0
    if saint == CHRISTOFORI:
        return missing_goods(tables, realm) == 0
    return encloses_somebody(position, seat)


def met_saints(position: AntiquityPosition, seat: int) -> int:
    """The saints but Maria whose conditions are met, as bits."""
    met = 0
    for saint in range(MARIA):
        if is_met(position, seat, saint):
            met |= 1 << saint
    return met


def has_won(position: AntiquityPosition, seat: int) -> bool:
    """R180, R185, A44: by the saint of a cathedral without a grave."""
    realm = position.realms[seat]
    cathedral = find_kind(position.tables, realm, CATHEDRAL)
    if realm.saint == NONE or cathedral == NONE or realm.spoiled[cathedral]:
        return False
    if realm.saint == MARIA:
        return ones(met_saints(position, seat)) >= position.tables.maria_saints
    return is_met(position, seat, realm.saint)


def clean_fields(position: AntiquityPosition, seat: int) -> int:
    """R186, A14: unpolluted fields of the zone, but not those under a city or inn.

    By an option also not those with a wood counter, a fishery or a marker.
    """
    count = 0
    for field in position.zones[seat]:
        if position.polluted[field] or is_built_over(position, field):
            continue
        if position.strict_ties and (position.is_occupied(field) or position.marker[field]):
            continue
        count += 1
    return count


def best_of(position: AntiquityPosition, seats: int) -> int:
    """R186, A15: of several winners (as bits) the one with most unpolluted fields; equal ones share."""
    most = NONE
    best = 0
    for seat in range(position.seats):
        if seats >> seat & 1:
            count = clean_fields(position, seat)
            if count > most:
                most = count
                best = 0
            if count == most:
                best |= 1 << seat
    return best
