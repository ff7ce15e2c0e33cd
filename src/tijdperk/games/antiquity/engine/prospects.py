"""What land is good for, as a bot sees it: fields in reach, meadows, what could be cleaned."""

from tijdperk.games.antiquity.engine.countryside import cleaned_fields, is_grass, taken_fields
from tijdperk.games.antiquity.engine.position import AntiquityPosition, Realm
from tijdperk.games.antiquity.engine.tables import ABSENT, FOREST, GRASS, MOUNTAIN, NONE, SEA, WIDTH
from tijdperk.games.antiquity.engine.zones import city_fields, flags_of


def markers_near(position: AntiquityPosition, seat: int) -> int:
    count = 0
    for field in position.zones[seat]:
        count += position.marker[field]
    return count


def touches_sea(position: AntiquityPosition, realm: Realm) -> bool:
    for centre in realm.centres:
        for field in city_fields(position, centre):
            for other in position.tables.near[field]:
                if other != NONE and position.is_sea(other):
                    return True
    return False


def value_of_reach(position: AntiquityPosition, seat: int, sources: list[int]) -> int:
    """What land within two steps of some fields is worth: new, and clean or at least a way to go on."""
    seen = flags_of(position.zones[seat], len(position.terrain))
    count = 0
    edge = sources
    for _ in range(2):
        further: list[int] = []
        for field in edge:
            for other in position.tables.near[field]:
                if other != NONE and not seen[other] and position.is_land(other):
                    seen[other] = True
                    further.append(other)
                    clean = not position.polluted[other] and not position.is_occupied(other)
                    count += 4 if clean else 1
        edge = further
    return count


def clean_share(position: AntiquityPosition, seat: int) -> int:
    """How much of the zone is clean, in hundredths."""
    zone = position.zones[seat]
    clean = 0
    for field in zone:
        if not position.polluted[field]:
            clean += 1
    return 100 * clean // max(1, len(zone))


def widest_meadow(position: AntiquityPosition, seat: int) -> int:
    """The most fields that a farm would have."""
    most = 0
    for field in position.zones[seat]:
        clean = not position.polluted[field] and not position.is_occupied(field)
        if clean and is_grass(position.terrain[field]):
            most = max(most, len(taken_fields(position, field)))
    return most


def widest_cleaning(position: AntiquityPosition, seat: int) -> int:
    """The most fields that could be cleaned at once."""
    most = 0
    for field in position.zones[seat]:
        most = max(most, len(cleaned_fields(position, field)))
    return most


def neighbours_alike(position: AntiquityPosition, field: int) -> int:
    """Clean fields beside one that are of the same ground: they could be used together."""
    count = 0
    for other in position.tables.near[field]:
        if other == NONE or position.terrain[other] != position.terrain[field]:
            continue
        if not position.polluted[other] and not position.is_occupied(other):
            count += 1
    return count


def start_value(position: AntiquityPosition, field: int) -> int:
    """A first city wants forest, mountains, some grass and the sea within two steps."""
    tables = position.tables
    seen = city_fields(position, field)
    counts = [0] * (ABSENT + 1)
    edge = seen[:]
    for _ in range(2):
        further: list[int] = []
        for one in edge:
            for other in tables.near[one]:
                if other != NONE and other not in seen:
                    seen.append(other)
                    further.append(other)
                    counts[position.terrain[other]] += 1
        edge = further
    value = 3 * min(counts[FOREST], 12)
    value += 6 * min(counts[MOUNTAIN], 3) + 4 * min(counts[GRASS], 5) + 5 * min(counts[SEA], 4)
    return value - WIDTH * counts[ABSENT] // 4
