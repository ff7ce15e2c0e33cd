"""Phase 4: buildings on the land, inns, cities and cleaning, in order of play (R100 to R124)."""

from typing import Final

from tijdperk.games.antiquity.engine import events
from tijdperk.games.antiquity.engine.buildings import find_kind, has_working
from tijdperk.games.antiquity.engine.payment import can_pay, charge, may_repeat
from tijdperk.games.antiquity.engine.position import COUNTRYSIDE, AntiquityPosition, Realm
from tijdperk.games.antiquity.engine.tables import (
    ALCHEMY,
    BIOLOGY,
    BREWERY,
    CART_SHOP,
    CITY,
    DYE,
    EXPLORER,
    FARM,
    FELLED,
    FISH,
    FISHERY,
    FOREST,
    GOLD,
    GRAIN,
    GRASS,
    INN,
    MAX_CITIES,
    MINE,
    MOUNTAIN,
    NONE,
    OLIVES,
    PEARLS,
    SHEEP,
    STONE,
    WINE,
    WOOD,
    WOODCUTTER,
    Tables,
)
from tijdperk.games.antiquity.engine.verbs import (
    CANNOT_PAY,
    CENTRE_NOT_POLLUTED,
    CITIES_USED,
    CLEAN,
    DIG,
    DONE,
    FISHERIES_USED,
    INNS_USED,
    NO_ALCHEMY,
    NO_BIOLOGY,
    NO_BREWERY,
    NO_CART,
    NO_CLEAN_SEA,
    NO_SEED,
    NOT_IN_ZONE,
    NOT_LAND,
    NOT_TWO_NEIGHBOURS,
    NOTHING_TO_CLEAN,
    OCCUPIED,
    OFF_THE_LAND,
    OPEN_INN,
    PLANT,
    PLANT_FREE,
    POLLUTED,
    RANGE_GIVES_OTHER,
    SETTLE,
    TOUCHES_CITY,
    TRAWL,
    WOODCUT,
    WRONG_CATCH,
    WRONG_CROP,
    WRONG_MINERAL,
    WRONG_TERRAIN,
)
from tijdperk.games.antiquity.engine.zones import city_fields, flags_of, set_zone
from tijdperk.kernel.moves import LEGAL, Move, move_of
from tijdperk.kernel.position import with_at

CROPS: Final[list[int]] = [OLIVES, SHEEP, GRAIN, WINE]  # R107
MINERALS: Final[list[int]] = [STONE, GOLD]
CATCHES: Final[list[int]] = [FISH, PEARLS, DYE]


# -- carts


def cart_of(position: AntiquityPosition, realm: Realm) -> int:
    """R101: the slot of a cart shop that has a man, or NONE."""
    for slot in range(len(realm.shape)):
        if position.tables.shape_kind[realm.shape[slot]] == CART_SHOP and realm.manned[slot]:
            return slot
    return NONE


def use_cart(position: AntiquityPosition, seat: int, returns: bool) -> None:
    """R102, R103: its man goes to the new building, or back beside the plans."""
    realm = position.own_realm(seat)
    realm.manned[cart_of(position, realm)] = 0
    if returns:
        realm.men += 1


def can_clean(position: AntiquityPosition, realm: Realm) -> bool:
    """R123: once in a round, with a faculty of alchemy that works."""
    return not realm.cleaned and has_working(position.tables, realm, ALCHEMY)


def ask_countryside(position: AntiquityPosition, seat: int) -> None:
    """R100: a seat acts as long as it can."""
    realm = position.realms[seat]
    if cart_of(position, realm) != NONE or can_clean(position, realm):
        position.ask(COUNTRYSIDE, seat)


def go_on(position: AntiquityPosition, seat: int) -> None:
    """After an action: whoever can do nothing more is done."""
    realm = position.realms[seat]
    if position.top_kind() != COUNTRYSIDE:
        return
    if cart_of(position, realm) == NONE and not can_clean(position, realm):
        position.answered()


# -- sites of woodcutters, farms and mines


def is_grass(terrain: int) -> bool:
    return terrain == GRASS or terrain == FELLED


def same_ground(terrain: int, other: int) -> bool:
    """R106, R107, R109: forest, grass (felled or not) or mountain."""
    return terrain == other or (is_grass(terrain) and is_grass(other))


def taken_fields(position: AntiquityPosition, field: int) -> list[int]:
    """R106 to R109, R115, R116, R122, A34: the field itself and all neighbours that it takes along."""
    terrain = position.terrain[field]
    fields = [field]
    for other in position.tables.near[field]:
        if other == NONE or not same_ground(terrain, position.terrain[other]):
            continue
        if not position.polluted[other] and not position.is_occupied(other):
            fields.append(other)
    return fields


def site_refusal(position: AntiquityPosition, seat: int, field: int) -> int:
    """R101, R104, R120: a cart, and a free field of the zone."""
    if cart_of(position, position.realms[seat]) == NONE:
        return NO_CART
    if field not in position.zones[seat]:
        return NOT_IN_ZONE
    return OCCUPIED if position.is_occupied(field) else LEGAL


def ground_refusal(position: AntiquityPosition, seat: int, field: int, terrain: int) -> int:
    """The same, on unpolluted ground of a kind."""
    reason = site_refusal(position, seat, field)
    if reason != LEGAL:
        return reason
    if not same_ground(terrain, position.terrain[field]):
        return WRONG_TERRAIN
    return POLLUTED if position.polluted[field] else LEGAL


def woodcutter_refusal(position: AntiquityPosition, seat: int, field: int) -> int:
    """R106."""
    reason = ground_refusal(position, seat, field, FOREST)
    if reason != LEGAL:
        return reason
    return LEGAL if position.realms[seat].goods[WOOD] else CANNOT_PAY


def farm_refusal(position: AntiquityPosition, seat: int, good: int, field: int) -> int:
    """R107: the seed is one of the crop."""
    if good not in CROPS:
        return WRONG_CROP
    reason = ground_refusal(position, seat, field, GRASS)
    if reason != LEGAL:
        return reason
    return LEGAL if position.realms[seat].goods[good] else NO_SEED


def free_farm_refusal(position: AntiquityPosition, seat: int, good: int, field: int) -> int:
    """R108, A36: one farm in a round without seed, with a faculty of biology that works."""
    realm = position.realms[seat]
    if good not in CROPS:
        return WRONG_CROP
    if realm.seeded or not has_working(position.tables, realm, BIOLOGY):
        return NO_BIOLOGY
    return ground_refusal(position, seat, field, GRASS)


def mine_refusal(position: AntiquityPosition, seat: int, good: int, field: int) -> int:
    """R109, R110: the first mine decides what a range gives."""
    if good not in MINERALS:
        return WRONG_MINERAL
    reason = ground_refusal(position, seat, field, MOUNTAIN)
    if reason != LEGAL:
        return reason
    given = position.range_good[position.range_of[field]]
    if given != NONE and given != good:
        return RANGE_GIVES_OTHER
    return LEGAL if position.realms[seat].goods[WOOD] else CANNOT_PAY


# -- fisheries


def clean_sea(position: AntiquityPosition, field: int) -> list[int]:
    """The unpolluted sea fields at a field."""
    fields: list[int] = []
    for other in position.tables.near[field]:
        if other != NONE and position.is_sea(other) and not position.polluted[other]:
            fields.append(other)
    return fields


def fished_fields(position: AntiquityPosition, field: int, second: int) -> list[int]:
    """R113: the sea fields that a fishery takes."""
    fields = clean_sea(position, field)
    for other in clean_sea(position, second):
        if other not in fields:
            fields.append(other)
    return fields


def fishery_refusal(position: AntiquityPosition, seat: int, good: int, field: int, second: int) -> int:
    """R112, R114, A11, A31: two neighbouring land fields at unpolluted sea, at least one in the zone."""
    if good not in CATCHES:
        return WRONG_CATCH
    realm = position.realms[seat]
    if cart_of(position, realm) == NONE:
        return NO_CART
    if second not in position.tables.near[field] or field > second:
        return NOT_TWO_NEIGHBOURS
    zone = position.zones[seat]
    if field not in zone and second not in zone:
        return NOT_IN_ZONE
    if not position.is_land(field) or not position.is_land(second):
        return NOT_LAND
    if position.is_occupied(field) or position.is_occupied(second):
        return OCCUPIED
    if not clean_sea(position, field) or not clean_sea(position, second):
        return NO_CLEAN_SEA
    if position.fisheries() >= position.tables.fisheries:
        return FISHERIES_USED
    return LEGAL if realm.goods[WOOD] else CANNOT_PAY


# -- inns, cities, cleaning


def inn_refusal(position: AntiquityPosition, seat: int, field: int) -> int:
    """R117, A12, A67: a free land field of the zone, polluted or not, with a brewery."""
    realm = position.realms[seat]
    if not has_working(position.tables, realm, BREWERY):
        return NO_BREWERY
    if position.limited_inns and len(realm.inns) >= position.tables.inns:
        return INNS_USED
    reason = site_refusal(position, seat, field)
    if reason != LEGAL:
        return reason
    if not position.is_land(field):
        return NOT_LAND
    return LEGAL if can_pay(realm.goods, position.tables.site_price[INN], False) else CANNOT_PAY


def city_refusal(position: AntiquityPosition, seat: int, field: int) -> int:
    """R118, R119, A66: seven free land fields, one of them in the zone, none of them next to a city."""
    tables = position.tables
    realm = position.realms[seat]
    if cart_of(position, realm) == NONE:
        return NO_CART
    if len(realm.centres) >= MAX_CITIES:
        return CITIES_USED
    reason = city_site_refusal(position, seat, field)
    if reason != LEGAL:
        return reason
    repeat = may_repeat(tables, realm)
    return LEGAL if can_pay(realm.goods, tables.site_price[CITY], repeat) else CANNOT_PAY


def city_site_refusal(position: AntiquityPosition, seat: int, field: int) -> int:
    near = position.tables.near
    fields = city_fields(position, field)
    if len(fields) < 7:
        return OFF_THE_LAND
    zone = position.zones[seat]
    reached = False
    for one in fields:
        if not position.is_land(one):
            return NOT_LAND
        if position.is_occupied(one):
            return OCCUPIED
        if one in zone:
            reached = True
        for other in near[one]:
            if other != NONE and position.stands[other] == CITY:
                return TOUCHES_CITY
    return LEGAL if reached else NOT_IN_ZONE


def clean_refusal(position: AntiquityPosition, seat: int, field: int) -> int:
    """R123, R124, A35: a field of the zone, with its neighbours; those with goods on them stay polluted."""
    if not can_clean(position, position.realms[seat]):
        return NO_ALCHEMY
    if field not in position.zones[seat]:
        return NOT_IN_ZONE
    if position.strict_alchemy and (not position.polluted[field] or position.is_occupied(field)):
        return CENTRE_NOT_POLLUTED
    return LEGAL if cleaned_fields(position, field) else NOTHING_TO_CLEAN


def cleaned_fields(position: AntiquityPosition, field: int) -> list[int]:
    return [
        one
        for one in city_fields(position, field)
        if position.polluted[one] and position.counter[one] == NONE
    ]


# -- the list


def countryside_moves(position: AntiquityPosition, seat: int) -> list[Move]:
    """Everything a seat can do on the land now."""
    moves: list[Move] = []
    tables = position.tables
    realm = position.realms[seat]
    zone = position.zones[seat]
    if cart_of(position, realm) != NONE:
        add_site_moves(position, realm, zone, moves)
        if realm.goods[WOOD] and position.fisheries() < tables.fisheries:
            add_fishery_moves(position, zone, moves)
        repeat = may_repeat(tables, realm)
        if len(realm.centres) < MAX_CITIES and can_pay(realm.goods, tables.site_price[CITY], repeat):
            add_city_moves(position, seat, zone, moves)
    if can_clean(position, realm):
        for field in zone:
            if clean_refusal(position, seat, field) == LEGAL:
                moves.append(tables.field_moves[CLEAN][field])
    moves.append(move_of(DONE))
    return moves


def add_site_moves(position: AntiquityPosition, realm: Realm, zone: list[int], moves: list[Move]) -> None:
    """Woodcutters, farms, mines and inns."""
    tables = position.tables
    wood = realm.goods[WOOD] > 0
    seeds = [good for good in CROPS if realm.goods[good]]
    biology = not realm.seeded and has_working(tables, realm, BIOLOGY)
    inns = has_working(tables, realm, BREWERY) and can_pay(realm.goods, tables.site_price[INN], False)
    if position.limited_inns and len(realm.inns) >= tables.inns:
        inns = False
    for field in zone:
        if position.is_occupied(field):
            continue
        terrain = position.terrain[field]
        if inns and position.is_land(field):
            moves.append(tables.field_moves[OPEN_INN][field])
        if position.polluted[field]:
            continue
        if terrain == FOREST:
            if wood:
                moves.append(tables.field_moves[WOODCUT][field])
        elif is_grass(terrain):
            for good in seeds:
                moves.append(move_of(PLANT, good, field))
            if biology:
                for good in CROPS:
                    moves.append(move_of(PLANT_FREE, good, field))
        elif terrain == MOUNTAIN and wood:
            given = position.range_good[position.range_of[field]]
            for good in MINERALS:
                if given == NONE or given == good:
                    moves.append(move_of(DIG, good, field))


def add_fishery_moves(position: AntiquityPosition, zone: list[int], moves: list[Move]) -> None:
    near = position.tables.near
    inside = flags_of(zone, len(position.terrain))
    for field in zone:
        if not is_shore(position, field):
            continue
        for other in near[field]:
            # a pair within the zone is found twice, and taken where its first field comes first
            if other == NONE or (inside[other] and other < field) or not is_shore(position, other):
                continue
            for good in CATCHES:
                moves.append(move_of(TRAWL, good, min(field, other), max(field, other)))


def is_shore(position: AntiquityPosition, field: int) -> bool:
    """A free land field at unpolluted sea."""
    if not position.is_land(field) or position.is_occupied(field):
        return False
    for other in position.tables.near[field]:
        if other != NONE and position.is_sea(other) and not position.polluted[other]:
            return True
    return False


def add_city_moves(position: AntiquityPosition, seat: int, zone: list[int], moves: list[Move]) -> None:
    tables = position.tables
    centres = flags_of(zone, len(position.terrain))
    for field in zone:
        for other in tables.near[field]:
            if other != NONE:
                centres[other] = True
    for field in range(len(centres)):
        if centres[field] and city_site_refusal(position, seat, field) == LEGAL:
            moves.append(tables.field_moves[SETTLE][field])


# -- doing it


def new_work(position: AntiquityPosition, seat: int, kind: int, good: int, field: int, second: int) -> int:
    """A land building in the first free slot."""
    slot = 0
    while slot < len(position.work_kind) and position.work_kind[slot] != NONE:
        slot += 1
    values = [kind, seat, good, field, second]
    lists = [
        position.work_kind,
        position.work_owner,
        position.work_good,
        position.work_field,
        position.work_second,
    ]
    changed: list[list[int]] = []
    for index in range(5):
        if slot == len(lists[index]):
            changed.append([*lists[index], values[index]])
        else:
            changed.append(with_at(lists[index], slot, values[index]))
    position.work_kind = changed[0]
    position.work_owner = changed[1]
    position.work_good = changed[2]
    position.work_field = changed[3]
    position.work_second = changed[4]
    return slot


def take_fields(position: AntiquityPosition, slot: int, fields: list[int], good: int, pollutes: bool) -> None:
    """R106 to R109, R113, R121, A13, A33, A64: goods, over pollution or felled forest; markers go unseen."""
    counter = position.counter[:]
    work = position.work[:]
    marker = position.marker[:]
    for field in fields:
        counter[field] = good
        work[field] = slot
        marker[field] = 0
    position.counter = counter
    position.work = work
    position.marker = marker
    if pollutes:
        polluted = position.polluted[:]
        for field in fields:
            polluted[field] = 1
        position.polluted = polluted
    else:
        terrain = position.terrain[:]
        for field in fields:
            terrain[field] = FELLED
        position.terrain = terrain


def open_work(position: AntiquityPosition, seat: int, kind: int, good: int, field: int) -> None:
    """A woodcutter, farm or mine with its man."""
    fields = taken_fields(position, field)
    use_cart(position, seat, False)
    slot = new_work(position, seat, kind, good, field, NONE)
    take_fields(position, slot, fields, good, kind != WOODCUTTER)
    position.emit(events.WORKS, seat, kind, field, good)
    position.emit(events.TAKEN, seat, len(fields))


def cut_wood(position: AntiquityPosition, seat: int, field: int) -> None:
    """R106."""
    open_work(position, seat, WOODCUTTER, WOOD, field)
    charge(position, seat, position.tables.site_price[WOODCUTTER])
    go_on(position, seat)


def plant(position: AntiquityPosition, seat: int, good: int, field: int, free: bool) -> None:
    """R107, R108."""
    realm = position.own_realm(seat)
    if free:
        realm.seeded = True
    else:
        realm.goods[good] -= 1
    open_work(position, seat, FARM, good, field)
    if not free:
        position.emit(events.PAID, seat, good, 1)
    go_on(position, seat)


def dig(position: AntiquityPosition, seat: int, good: int, field: int) -> None:
    """R109, R110."""
    position.range_good = with_at(position.range_good, position.range_of[field], good)
    open_work(position, seat, MINE, good, field)
    charge(position, seat, position.tables.site_price[MINE])
    go_on(position, seat)


def trawl(position: AntiquityPosition, seat: int, good: int, field: int, second: int) -> None:
    """R112, R113: a fishery on two fields, whose goods lie on the sea."""
    fields = fished_fields(position, field, second)
    use_cart(position, seat, False)
    slot = new_work(position, seat, FISHERY, good, field, second)
    take_fields(position, slot, fields, good, True)
    build_on(position, seat, [field, second], FISHERY)
    position.emit(events.WORKS, seat, FISHERY, field, good)
    position.emit(events.TAKEN, seat, len(fields))
    charge(position, seat, position.tables.site_price[FISHERY])
    go_on(position, seat)


def build_on(position: AntiquityPosition, seat: int, fields: list[int], kind: int) -> None:
    """R121: a piece stands on these fields from now on; markers there go unseen."""
    stands = position.stands[:]
    owner = position.owner[:]
    marker = position.marker[:]
    for field in fields:
        stands[field] = kind
        owner[field] = seat
        marker[field] = 0
    position.stands = stands
    position.owner = owner
    position.marker = marker


def open_inn(position: AntiquityPosition, seat: int, field: int) -> None:
    """R117, R195."""
    use_cart(position, seat, True)
    build_on(position, seat, [field], INN)
    realm = position.own_realm(seat)
    realm.inns = [*realm.inns, field]
    position.emit(events.INN_BUILT, seat, field)
    set_zone(position, seat)
    charge(position, seat, position.tables.site_price[INN])
    go_on(position, seat)


def settle(position: AntiquityPosition, seat: int, field: int) -> None:
    """R118, R195, R204: a city with a plan of its own; pollution under it is removed."""
    use_cart(position, seat, True)
    fields = city_fields(position, field)
    build_on(position, seat, fields, CITY)
    polluted = position.polluted[:]
    for one in fields:
        polluted[one] = 0
    position.polluted = polluted
    realm = position.own_realm(seat)
    realm.centres = [*realm.centres, field]
    position.emit(events.FOUNDED, seat, field, len(realm.centres))
    set_zone(position, seat)
    charge(position, seat, position.tables.site_price[CITY])
    go_on(position, seat)


def clean(position: AntiquityPosition, seat: int, field: int) -> None:
    """R123: felled forest stays grass."""
    polluted = position.polluted[:]
    fields = cleaned_fields(position, field)
    for one in fields:
        polluted[one] = 0
    position.polluted = polluted
    position.own_realm(seat).cleaned = True
    position.emit(events.CLEANED, seat, field, len(fields))
    go_on(position, seat)


def number_of_men(tables: Tables, realm: Realm) -> int:
    """R090: men on cart shops and on the explorer."""
    count = 0
    for slot in range(len(realm.shape)):
        if tables.shape_kind[realm.shape[slot]] == CART_SHOP:
            count += realm.manned[slot]
    explorer = find_kind(tables, realm, EXPLORER)
    return count + (realm.manned[explorer] if explorer != NONE else 0)
