"""Phase 2: building, manning and using buildings, by all seats at once and in secret (R050 to R078).

Everything here changes the seat's own realm only; what seats share is settled when all are ready (turns.py).
"""

from tijdperk.games.antiquity.engine import events
from tijdperk.games.antiquity.engine.buildings import (
    add_building,
    add_house,
    empty_squares,
    find_kind,
    first_place,
    grave_places,
    has_grave,
    has_power,
    has_working,
    joins_university,
    kind_of,
    named_building,
    place_of,
    remove_building,
    take_grave,
)
from tijdperk.games.antiquity.engine.listing import Listing
from tijdperk.games.antiquity.engine.payment import (
    PENDING,
    answered_by,
    ask_seat,
    can_pay,
    charge,
    may_repeat,
    stock_of,
    tell,
)
from tijdperk.games.antiquity.engine.position import (
    DEDICATING,
    FREE_HOUSE,
    AntiquityPosition,
    Realm,
    lowest,
    ones,
)
from tijdperk.games.antiquity.engine.tables import (
    CATHEDRAL,
    FOUNTAIN,
    GOODS,
    HOSPITAL,
    HOUSE,
    MARIA,
    MARKET,
    MAX_CITIES,
    NICOLO,
    NONE,
    SAINTS,
    SQUARES,
    STORAGE,
    THEOLOGY,
    WOOD,
    Tables,
)
from tijdperk.games.antiquity.engine.verbs import (
    ADD_HOUSE,
    ALREADY_BUILT,
    CANNOT_PAY,
    CLEAR,
    DEDICATE,
    DOES_NOT_FIT,
    ENOUGH_CLEARED,
    HAS_MAN,
    HOUSE_BUILT,
    LACKS_GOODS,
    MAN,
    NEEDS_NO_MAN,
    NO_CATHEDRAL,
    NO_GRAVE,
    NO_HOSPITAL,
    NO_HOUSE,
    NO_MARKET,
    NO_MEN,
    NO_SUCH_BUILDING,
    NO_SUCH_CITY,
    NO_SUCH_HOUSE,
    NO_THEOLOGY,
    NOT_LOWER,
    NOT_MARIA,
    RAZE,
    RAZED_ALREADY,
    SAME_GOOD,
    SAME_TURN,
    SOLD_OUT,
    SPOILED,
    SQUARE_COVERED,
    SQUARE_GRAVE,
    TRADE,
    WORKED_BY_UNIVERSITY,
)
from tijdperk.kernel.moves import LEGAL, Move, move_of

# -- building


def pieces_of(tables: Tables, shape: int) -> int:
    """A02: pieces of the supply that a building takes; a storage is made of elements of two squares."""
    if tables.shape_kind[shape] == STORAGE:
        return tables.shape_squares[shape] // 2
    return 1


def pieces_left(position: AntiquityPosition, realm: Realm, kind: int) -> int:
    """R061: pieces that a seat can count on; what others plan nobody knows."""
    tables = position.tables
    left = position.supply[kind]
    for slot in range(len(realm.shape)):
        if realm.paid[slot] != NONE and tables.shape_kind[realm.shape[slot]] == kind:
            left -= pieces_of(tables, realm.shape[slot])
    return left


def is_limited(position: AntiquityPosition, kind: int) -> bool:
    return position.tables.supply[kind] > 0 and not position.unlimited_supply


def kind_refusal(position: AntiquityPosition, realm: Realm, kind: int) -> int:
    """R060, R068, A03: is there still one of this kind to build?"""
    tables = position.tables
    if kind == CATHEDRAL:
        return ALREADY_BUILT if find_kind(tables, realm, kind) != NONE else LEGAL
    return ALREADY_BUILT if tables.once[kind] and realm.built >> kind & 1 else LEGAL


def fit_refusal(tables: Tables, realm: Realm, shape: int, place: int, turn: int) -> int:
    """R058, R079: does it lie inside one plan, on empty squares?"""
    city, corner = place // SQUARES, place % SQUARES
    if city >= len(realm.centres):
        return NO_SUCH_CITY
    if turn >= tables.turns[shape]:
        return SAME_TURN
    if not tables.corners[shape][turn][city] >> corner & 1:
        return DOES_NOT_FIT
    mask = tables.masks[shape][turn][corner]
    if mask & realm.covered[city]:
        return SQUARE_COVERED
    return SQUARE_GRAVE if mask & realm.graves[city] else LEGAL


def build_refusal(position: AntiquityPosition, seat: int, shape: int, place: int, turn: int) -> int:
    tables = position.tables
    realm = position.realms[seat]
    kind = tables.shape_kind[shape]
    if kind == HOUSE:
        return NO_SUCH_BUILDING
    reason = kind_refusal(position, realm, kind)
    if reason == LEGAL:
        reason = fit_refusal(tables, realm, shape, place, turn)
    if reason != LEGAL:
        return reason
    if is_limited(position, kind) and pieces_left(position, realm, kind) < pieces_of(tables, shape):
        return SOLD_OUT
    stock = stock_of(position, seat)
    return LEGAL if can_pay(stock, tables.price[kind], may_repeat(tables, realm)) else CANNOT_PAY


def corners_for(tables: Tables, shape: int, turn: int, city: int, empty: int) -> int:
    """Where the corner of a shape can lie so that all its squares are empty, as bits."""
    corners = empty >> tables.first[shape][turn]
    for step in tables.steps[shape][turn]:
        corners &= corners >> step
    for cell in tables.further[shape][turn]:
        corners &= empty >> cell
    return corners & tables.corners[shape][turn][city]


def add_build_moves(
    position: AntiquityPosition, realm: Realm, payable: int, empty: list[int], listing: Listing
) -> None:
    """Everything that can be built now, everywhere and in every turn."""
    tables = position.tables
    most = max([ones(squares) for squares in empty])
    kinds = payable & (1 << HOUSE) - 1
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if kind_refusal(position, realm, kind) != LEGAL:
            continue
        left = pieces_left(position, realm, kind) if is_limited(position, kind) else SQUARES
        for shape in tables.kind_shapes[kind]:
            if tables.shape_squares[shape] <= most and pieces_of(tables, shape) <= left:
                add_shape_moves(tables, shape, empty, listing)


def add_shape_moves(tables: Tables, shape: int, empty: list[int], listing: Listing) -> None:
    for turn in range(tables.turns[shape]):
        for city in range(len(empty)):
            corners = corners_for(tables, shape, turn, city, empty[city])
            if corners:
                listing.add(tables.build_moves[shape][turn][city], 0, corners)


def build(position: AntiquityPosition, seat: int, shape: int, place: int, turn: int) -> None:
    """R058, R062, R067: a building is placed and paid; a cathedral is dedicated to a saint."""
    tables = position.tables
    realm = position.own_realm(seat)
    kind = tables.shape_kind[shape]
    slot = add_building(tables, realm, shape, place // SQUARES, place % SQUARES, turn)
    realm.built |= 1 << kind
    tell(position, seat, events.BUILT, shape, place, turn)
    if tables.supply[kind]:
        realm.paid[slot] = PENDING if tables.price[kind].luxury else WOOD
    if kind == FOUNTAIN:
        realm.fountains += 1
    elif kind == CATHEDRAL:
        realm.cathedrals += 1
        ask_seat(position, seat, DEDICATING)
    charge(position, seat, tables.price[kind])


def dedicate(position: AntiquityPosition, seat: int, saint: int) -> None:
    """R067: the saint's power works at once."""
    position.own_realm(seat).saint = saint
    tell(position, seat, events.CHOSE, saint)
    answered_by(position, seat)


def dedicating_moves() -> list[Move]:
    return [move_of(DEDICATE, saint) for saint in range(len(SAINTS))]


# -- houses


def square_refusal(tables: Tables, realm: Realm, place: int) -> int:
    """Is it an empty square of an own city?"""
    city, bit = place // SQUARES, 1 << place % SQUARES
    if city >= len(realm.centres):
        return NO_SUCH_CITY
    if not tables.plan[city] & bit:
        return DOES_NOT_FIT
    if realm.covered[city] & bit:
        return SQUARE_COVERED
    return SQUARE_GRAVE if realm.graves[city] & bit else LEGAL


def house_refusal(position: AntiquityPosition, seat: int, number: int, place: int) -> int:
    """R063: any house that is not built yet, at its price."""
    tables = position.tables
    realm = position.realms[seat]
    if not number:
        return NO_SUCH_HOUSE  # they are counted from 1
    if realm.houses >> number & 1:
        return HOUSE_BUILT
    reason = square_refusal(tables, realm, place)
    if reason != LEGAL:
        return reason
    stock = stock_of(position, seat)
    return LEGAL if can_pay(stock, tables.house_price[number], may_repeat(tables, realm)) else CANNOT_PAY


def empty_places(tables: Tables, realm: Realm) -> list[int]:
    places: list[int] = []
    for city in range(len(realm.centres)):
        empty = empty_squares(tables, realm, city)
        while empty:
            places.append(place_of(city, lowest(empty)))
            empty &= empty - 1
    return places


def add_places(row: list[Move], squares: list[int], listing: Listing) -> None:
    """The moves of a row, by place, on squares of each city."""
    for city in range(len(squares)):
        if squares[city]:
            listing.add(row, city * SQUARES, squares[city])


def add_house_moves(tables: Tables, realm: Realm, payable: int, empty: list[int], listing: Listing) -> None:
    numbers = payable >> HOUSE + 1 & ~(realm.houses >> 1)
    while numbers:
        add_places(tables.house_moves[lowest(numbers) + 1], empty, listing)
        numbers &= numbers - 1


def build_house(position: AntiquityPosition, seat: int, number: int, place: int) -> None:
    """R063, R064, R069: a house with its man, and a cheaper one for nothing by the power of San Nicolo."""
    tables = position.tables
    realm = position.own_realm(seat)
    add_house(realm, number, place // SQUARES, place % SQUARES)
    tell(position, seat, events.HOUSED, number, place)
    if has_power(tables, realm, NICOLO) and lower_houses(realm, number) and empty_places(tables, realm):
        ask_seat(position, seat, FREE_HOUSE, number)
    charge(position, seat, tables.house_price[number])


def lower_houses(realm: Realm, number: int) -> list[int]:
    """Houses of a lower number that are not built."""
    return [other for other in range(1, number) if not realm.houses >> other & 1]


def add_house_refusal(position: AntiquityPosition, seat: int, number: int, place: int) -> int:
    """R069, R198, A23: the free house has a lower number than the one that was paid."""
    realm = position.realms[seat]
    if not number:
        return NO_SUCH_HOUSE
    if number >= position.frame_of(seat).a:
        return NOT_LOWER
    if realm.houses >> number & 1:
        return HOUSE_BUILT
    return square_refusal(position.tables, realm, place)


def free_house_moves(position: AntiquityPosition, seat: int) -> list[Move]:
    tables = position.tables
    realm = position.realms[seat]
    moves: list[Move] = []
    places = empty_places(tables, realm)
    for number in lower_houses(realm, position.frame_of(seat).a):
        for place in places:
            moves.append(move_of(ADD_HOUSE, number, place))
    moves.append(move_of(NO_HOUSE))
    return moves


def build_free_house(position: AntiquityPosition, seat: int, number: int, place: int) -> None:
    """A24: it brings no other free house."""
    add_house(position.own_realm(seat), number, place // SQUARES, place % SQUARES)
    tell(position, seat, events.HOUSED, number, place, 1)
    answered_by(position, seat)


# -- men


def man_refusal(position: AntiquityPosition, seat: int, place: int) -> int:
    """R051, R053, R055, R056, A65: a man goes to a building that needs one, has none and no grave."""
    tables = position.tables
    realm = position.realms[seat]
    slot = named_building(tables, realm, place)
    if slot == NONE:
        return NO_SUCH_BUILDING
    kind = kind_of(tables, realm, slot)
    if not tables.needs_man[kind]:
        return NEEDS_NO_MAN
    if realm.manned[slot]:
        return HAS_MAN
    if realm.spoiled[slot]:
        return SPOILED
    if tables.is_faculty[kind] and joins_university(tables, realm, slot):
        return WORKED_BY_UNIVERSITY
    return LEGAL if realm.men else NO_MEN


def add_man_moves(position: AntiquityPosition, seat: int, moves: list[Move]) -> None:
    tables = position.tables
    realm = position.realms[seat]
    if not realm.men:
        return
    for slot in range(len(realm.shape)):
        kind = kind_of(tables, realm, slot)
        if not tables.needs_man[kind] or realm.manned[slot] or realm.spoiled[slot]:
            continue
        if not tables.is_faculty[kind] or not joins_university(tables, realm, slot):
            moves.append(tables.place_moves[MAN][first_place(tables, realm, slot)])


def send_man(position: AntiquityPosition, seat: int, place: int) -> None:
    """R052, A28: he stays until the next round; only the plan as a whole can be changed, by undo."""
    tables = position.tables
    realm = position.own_realm(seat)
    slot = named_building(tables, realm, place)
    realm.manned[slot] = 1
    realm.men -= 1
    tell(position, seat, events.MANNED, kind_of(tables, realm, slot), place)


# -- what buildings do in this phase


def clear_refusal(position: AntiquityPosition, seat: int, place: int) -> int:
    """R073, R200, A27: a hospital that works takes away graves, up to so many in a round."""
    tables = position.tables
    realm = position.realms[seat]
    if not has_working(tables, realm, HOSPITAL):
        return NO_HOSPITAL
    if realm.cleared >= tables.cleared:
        return ENOUGH_CLEARED
    return LEGAL if has_grave(tables, realm, place) else NO_GRAVE


def add_clear_moves(position: AntiquityPosition, seat: int, moves: list[Move]) -> None:
    tables = position.tables
    realm = position.realms[seat]
    if realm.cleared < tables.cleared and has_working(tables, realm, HOSPITAL):
        for place in grave_places(tables, realm):
            moves.append(tables.place_moves[CLEAR][place])


def clear_grave(position: AntiquityPosition, seat: int, place: int) -> None:
    realm = position.own_realm(seat)
    take_grave(position.tables, realm, place)
    realm.cleared += 1
    tell(position, seat, events.CLEARED, place)


def raze_refusal(position: AntiquityPosition, seat: int) -> int:
    """R070, R071, A57: once in a round, by a faculty of theology that works."""
    tables = position.tables
    realm = position.realms[seat]
    cathedral = find_kind(tables, realm, CATHEDRAL)
    if cathedral == NONE:
        return NO_CATHEDRAL
    if realm.spoiled[cathedral]:
        return SPOILED
    if realm.saint == MARIA:
        return NOT_MARIA
    if not has_working(tables, realm, THEOLOGY):
        return NO_THEOLOGY
    return RAZED_ALREADY if realm.razed else LEGAL


def raze(position: AntiquityPosition, seat: int) -> None:
    """R070, R072, A55, A56, A78: the squares become empty, and the saint is lost."""
    tables = position.tables
    realm = position.own_realm(seat)
    remove_building(tables, realm, find_kind(tables, realm, CATHEDRAL))
    tell(position, seat, events.RAZED, realm.saint)
    realm.saint = NONE
    realm.razed = True


def trade_refusal(position: AntiquityPosition, seat: int, good: int, other: int, wanted: int) -> int:
    """R075, A26, R205: two goods for another one; nothing is thrown away of one's own will."""
    if not has_working(position.tables, position.realms[seat], MARKET):
        return NO_MARKET
    if wanted == good or wanted == other:
        return SAME_GOOD
    stock = stock_of(position, seat)
    enough = stock[good] > 1 if good == other else stock[good] > 0 and stock[other] > 0
    return LEGAL if enough and good <= other else LACKS_GOODS


def add_trade_moves(position: AntiquityPosition, seat: int, moves: list[Move]) -> None:
    if not has_working(position.tables, position.realms[seat], MARKET):
        return
    stock = stock_of(position, seat)
    for good in range(len(GOODS)):
        if not stock[good]:
            continue
        for other in range(good, len(GOODS)):
            if stock[other] > (1 if other == good else 0):
                for wanted in range(len(GOODS)):
                    if wanted != good and wanted != other:
                        moves.append(move_of(TRADE, good, other, wanted))


def trade(position: AntiquityPosition, seat: int, good: int, other: int, wanted: int) -> None:
    goods = position.own_realm(seat).goods
    goods[good] -= 1
    goods[other] -= 1
    goods[wanted] += 1
    tell(position, seat, events.TRADED, good, other, wanted)


def add_raze_moves(position: AntiquityPosition, seat: int, moves: list[Move]) -> None:
    if raze_refusal(position, seat) == LEGAL:
        moves.append(move_of(RAZE))


def has_room(tables: Tables, realm: Realm) -> bool:
    """Is any square of any city empty?"""
    for city in range(MAX_CITIES):
        if empty_squares(tables, realm, city):
            return True
    return False
