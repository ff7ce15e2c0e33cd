"""The zone of control of a seat (R020 to R030), and mountain ranges on the assembled land (R111, R196)."""

from tijdperk.games.antiquity.engine.buildings import has_working
from tijdperk.games.antiquity.engine.position import AntiquityPosition, Realm
from tijdperk.games.antiquity.engine.tables import CITY, HARBOUR, INN, MOUNTAIN, NONE, STABLE

STEPS = 2  # R021
STABLE_STEPS = 3  # R024


def city_fields(position: AntiquityPosition, centre: int) -> list[int]:
    """A18: the field in the middle and its six neighbours, as far as there is a field."""
    fields = [centre]
    for field in position.tables.near[centre]:
        if field != NONE:
            fields.append(field)
    return fields


def seat_fields(position: AntiquityPosition, realm: Realm) -> list[int]:
    """The fields under a seat's cities and inns."""
    fields = realm.inns[:]
    for centre in realm.centres:
        fields += city_fields(position, centre)
    return fields


def zone_of(position: AntiquityPosition, realm: Realm) -> list[int]:
    """R020 to R029: the fields of the zone, in order; own cities and inns are not part of it (R028).

    Only sea stops a step, not what others own (R022, R023, A10). An inn counts wherever it stands (R027).
    """
    tables = position.tables
    steps = STABLE_STEPS if has_working(tables, realm, STABLE) else STEPS
    own = seat_fields(position, realm)
    inside = [False] * len(tables.fields)
    for field in own:
        inside[field] = True
    found: list[int] = []
    edge = own
    for _ in range(steps):
        further: list[int] = []
        for field in edge:
            for other in tables.near[field]:
                if other != NONE and not inside[other] and position.is_land(other):
                    inside[other] = True
                    further.append(other)
        found += further
        edge = further
    if has_working(tables, realm, HARBOUR):
        for field in harbour_fields(position, own):
            if not inside[field]:
                inside[field] = True
                found.append(field)
    found.sort()
    return found


def harbour_fields(position: AntiquityPosition, own: list[int]) -> list[int]:
    """R025, R026, A08, A71: the sea at own cities and inns, all water connected to it, and its whole coast.

    With the narrow reading only the sea fields that touch them.
    """
    near = position.tables.near
    seen = [False] * len(position.terrain)
    sea: list[int] = []
    for field in own:
        for other in near[field]:
            if other != NONE and not seen[other] and position.is_sea(other):
                seen[other] = True
                sea.append(other)
    if not position.narrow_harbour:
        at = 0
        while at < len(sea):
            for other in near[sea[at]]:
                if other != NONE and not seen[other] and position.is_sea(other):
                    seen[other] = True
                    sea.append(other)
            at += 1
    fields = sea[:]
    for field in sea:
        for other in near[field]:
            if other != NONE and not seen[other] and position.is_land(other):
                seen[other] = True
                fields.append(other)
    return fields


def set_zone(position: AntiquityPosition, seat: int) -> None:
    """R030: the zone as it is now."""
    zones = position.zones[:]
    zones[seat] = zone_of(position, position.realms[seat]) if position.plays(seat) else []
    position.zones = zones


def changes_zone(kind: int) -> bool:
    """R024, R025: does the zone depend on whether a building of this kind works?"""
    return kind == STABLE or kind == HARBOUR


def update_zones(position: AntiquityPosition) -> None:
    """After the plans: of those whose stable or harbour may have got a man, or lost him."""
    for seat in range(position.seats):
        if position.realms[seat].built & (1 << STABLE | 1 << HARBOUR):
            set_zone(position, seat)


def in_zone(position: AntiquityPosition, seat: int, field: int) -> bool:
    return field in position.zones[seat]


def flags_of(fields: list[int], count: int) -> list[bool]:
    """The same set as one flag for each of so many fields."""
    flags = [False] * count
    for field in fields:
        flags[field] = True
    return flags


def is_built_over(position: AntiquityPosition, field: int) -> bool:
    """Does a city or an inn stand there, whoever has it?"""
    return position.stands[field] == CITY or position.stands[field] == INN


def find_ranges(position: AntiquityPosition) -> None:
    """R111, R196: connected groups of printed mountains, across the seams of tiles."""
    near = position.tables.near
    ranges = [NONE] * len(position.terrain)
    count = 0
    for start in range(len(ranges)):
        if position.terrain[start] != MOUNTAIN or ranges[start] != NONE:
            continue
        ranges[start] = count
        group = [start]
        at = 0
        while at < len(group):
            for other in near[group[at]]:
                if other != NONE and position.terrain[other] == MOUNTAIN and ranges[other] == NONE:
                    ranges[other] = count
                    group.append(other)
            at += 1
        count += 1
    position.range_of = ranges
    position.range_good = [NONE] * count
