"""What a bot looks at, and how good it looks at a glance.

A bot has a simple aim: more men, a cathedral of San Christofori, three of everything. What a good is worth to
it follows from that, from famine and from what its buildings on the land still hold (`Needs`). Everything is
read from its own realm and from what is public.
"""

from typing import Final

from tijdperk.games.antiquity.engine.buildings import (
    first_place,
    grave_places,
    has_working,
    joins_university,
    kind_of,
)
from tijdperk.games.antiquity.engine.countryside import (
    cleaned_fields,
    fished_fields,
    is_grass,
    taken_fields,
)
from tijdperk.games.antiquity.engine.decay import pollutable_fields
from tijdperk.games.antiquity.engine.moves import legal_moves
from tijdperk.games.antiquity.engine.needs import CLOSING, Needs, spare_food, spare_goods, spare_luxury
from tijdperk.games.antiquity.engine.payment import (
    can_pay,
    may_repeat,
)
from tijdperk.games.antiquity.engine.placement import best_placement, best_square
from tijdperk.games.antiquity.engine.planning import kind_refusal
from tijdperk.games.antiquity.engine.position import (
    BURYING,
    CHOOSING,
    COUNTRYSIDE,
    FREE_HOUSE,
    PLANNING,
    POLLUTING,
    REARRANGING,
    AntiquityPosition,
    Realm,
    ones,
)
from tijdperk.games.antiquity.engine.saints import (
    missing_goods,
    missing_kinds,
)
from tijdperk.games.antiquity.engine.tables import (
    ALCHEMY,
    BARBARA,
    BIOLOGY,
    BREWERY,
    CART_SHOP,
    CATHEDRAL,
    CHRISTOFORI,
    DUMP,
    EXPLORER,
    FISH,
    FOODS,
    FOREST,
    FOUNTAIN,
    GIORGIO,
    GOODS,
    GRANARY,
    HARBOUR,
    HOSPITAL,
    HOUSE,
    LUXURIES,
    MARIA,
    MARKET,
    NICOLO,
    NONE,
    PHILOSOPHY,
    SEA,
    SQUARES,
    STABLE,
    STORAGE,
    THEOLOGY,
    UNIVERSITY,
    WIDTH,
    WOOD,
    Tables,
)
from tijdperk.games.antiquity.engine.verbs import (
    ADD_HOUSE,
    BARGAIN,
    BURY,
    CLEAN,
    CLEAR,
    DEDICATE,
    DIG,
    DISCARD,
    DONE,
    EXPLORE,
    FOUND,
    HARVEST,
    MAN,
    NO_HOUSE,
    OPEN_INN,
    PASS,
    PAY,
    PLANT,
    PLANT_FREE,
    POLLUTE,
    PUT_BACK,
    READY,
    SETTLE,
    TRADE,
    TRAWL,
    WOODCUT,
)
from tijdperk.games.antiquity.engine.zones import (
    city_fields,
    flags_of,
)
from tijdperk.kernel.deals import (
    ACCEPT,
    DECLINE,
    deal_refusal,
)
from tijdperk.kernel.interaction import Offer
from tijdperk.kernel.moves import (
    LEGAL,
    Move,
    move_of,
)

CITY_COST: Final = 25  # what the goods for another city, and its pollution, count for


class Choices:
    """Moves and how good each looks."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.values: list[int] = []

    def add(self, move: Move, value: int) -> None:
        self.moves.append(move)
        self.values.append(value)


# -- everything together


def weighed(position: AntiquityPosition, seat: int) -> Choices:
    """The moves worth looking at, with how good they look."""
    choices = Choices()
    kind = position.frame_of(seat).kind
    needs = Needs(position, seat)
    if kind == PLANNING:
        answer_offers(position, seat, needs, choices)
        weigh_plan(position, seat, needs, choices)
    elif kind == REARRANGING:
        choices.add(move_of(PUT_BACK), 0)
    elif kind == FREE_HOUSE:
        weigh_free_house(position, seat, choices)
    elif kind == BURYING:
        weigh_graves(position, seat, choices)
    elif kind == POLLUTING:
        weigh_pollution(position, seat, choices)
    else:
        for move in legal_moves(position, seat, kind):
            choices.add(move, value_of_move(position, seat, needs, move))
        if kind == COUNTRYSIDE or kind == CHOOSING:
            keep_best(choices)
    return choices


def candidates(position: AntiquityPosition, seat: int) -> list[Move]:
    return weighed(position, seat).moves if position.is_asked(seat) else []


def heuristic(position: AntiquityPosition, seat: int, move: Move) -> int:
    """How good a move looks; those that a bot does not look at look bad."""
    choices = weighed(position, seat)
    for index in range(len(choices.moves)):
        if choices.moves[index] is move:
            return choices.values[index]
    return -100


MOST: Final = 12  # moves of a kind that has many


def keep_best(choices: Choices) -> None:
    """Only the best of many moves are looked at; the last one, which ends the decision, always is."""
    count = len(choices.moves)
    if count <= MOST:
        return
    ranked = sorted(choices.values, reverse=True)
    least = ranked[MOST - 1]
    kept = Choices()
    for index in range(count):
        if (choices.values[index] >= least and len(kept.moves) < MOST) or index == count - 1:
            kept.add(choices.moves[index], choices.values[index])
    choices.moves = kept.moves
    choices.values = kept.values


# -- offers


def offer_gain(needs: Needs, offer: Offer) -> int:
    """What an offer brings the seat it is made to."""
    gain = 0
    for at in range(0, len(offer.gives), 2):
        gain += needs.worth[offer.gives[at]] * offer.gives[at + 1]
    for at in range(0, len(offer.wants), 2):
        gain -= needs.worth[offer.wants[at]] * offer.wants[at + 1]
    return gain


def answer_offers(position: AntiquityPosition, seat: int, needs: Needs, choices: Choices) -> None:
    """An offer is accepted if it brings something, and declined otherwise, before anything else is done."""
    for offer in position.offers:
        if offer.partner != seat or position.own[seat] is not None:
            continue
        possible = deal_refusal(position, seat, ACCEPT, offer.number, 0) == LEGAL
        if possible:
            choices.add(move_of(BARGAIN + ACCEPT, offer.number), 150 if offer_gain(needs, offer) > 0 else -50)
        choices.add(move_of(BARGAIN + DECLINE, offer.number), 140)


# -- the plan


def weigh_plan(position: AntiquityPosition, seat: int, needs: Needs, choices: Choices) -> None:
    tables = position.tables
    realm = position.realms[seat]
    stock = needs.stock
    repeat = may_repeat(tables, realm)
    weigh_houses(position, needs, repeat, choices)
    for kind in range(HOUSE):
        if kind_refusal(position, realm, kind) != LEGAL or not can_pay(stock, tables.price[kind], repeat):
            continue
        value = value_of_building(position, seat, needs, kind)
        if value > 0:
            move = best_placement(position, realm, kind)
            if move is not None:
                choices.add(move, value)
    weigh_men(position, seat, needs, choices)
    if realm.cleared < tables.cleared and has_working(tables, realm, HOSPITAL):
        for place in grave_places(tables, realm)[:3]:
            choices.add(tables.place_moves[CLEAR][place], 66)
    if has_working(tables, realm, MARKET):
        weigh_trades(needs, choices)
    choices.add(move_of(READY), 0)


def value_of_building(position: AntiquityPosition, seat: int, needs: Needs, kind: int) -> int:
    """How much a bot wants a building now; it has to have a man for it, where it needs one."""
    tables = position.tables
    realm = needs.realm
    stock = needs.stock
    free = realm.men
    wood = stock[WOOD]
    if kind == CART_SHOP:
        return 62 if wants_cart(needs) else 0
    if kind == CATHEDRAL:
        return 90
    if kind == MARKET:
        return 57 if needs.keeps and free and wood > 1 and spare_goods(needs) > 1 else 0
    if kind == GRANARY:
        return 58 if position.famine > 1 and (needs.famine > 1 or wood > 3) else 0
    if kind == EXPLORER:
        return 30 if free and wood > 4 and markers_near(position, seat) else 0
    if kind == HARBOUR:
        return 42 if free and wood > 2 and needs.usable < 14 and touches_sea(position, realm) else 0
    if kind == STORAGE:
        return 0 if needs.keeps or needs.room or free < 3 or wood < 4 else 15
    if kind == FOUNTAIN:
        if needs.pollution:
            return 64 if needs.missing > CLOSING else 0
        return 48 if spare_luxury(needs) > 0 and needs.famine else 0
    if kind == HOSPITAL:
        return 44 if graves_of(tables, realm) > 4 and spare_luxury(needs) > 0 else 0
    if kind == DUMP:
        return 40 if needs.pollution and not needs.masonry and free > 1 and needs.space > 20 else 0
    if kind == STABLE:
        return 30 if free and spare_luxury(needs) > 1 and needs.usable < 10 else 0
    if kind == BREWERY:
        return 59 if wood > 1 and needs.usable < 12 else 0
    if kind == BIOLOGY:
        return 65 if needs.cathedral and needs.men > 3 else 0
    if kind == ALCHEMY:
        return 63 if needs.cathedral and needs.men > 4 and clean_share(position, seat) < 60 else 0
    if kind == PHILOSOPHY or kind == THEOLOGY or kind == UNIVERSITY:
        return 0
    return 0


def wants_cart(needs: Needs) -> bool:
    """Is there wood for another cart shop and for what all carts then build, and a man for it?"""
    carts = 0
    manned = 0
    realm = needs.realm
    for slot in range(len(realm.shape)):
        if needs.tables.shape_kind[realm.shape[slot]] == CART_SHOP and not realm.spoiled[slot]:
            carts += 1
            manned += realm.manned[slot]
    drivers = min(realm.men + manned, carts + 1)
    if carts > 2 and needs.space < 12:
        return False
    return carts < 5 and realm.men + manned > carts and 1 + drivers <= needs.stock[WOOD]


def graves_of(tables: Tables, realm: Realm) -> int:
    return len(grave_places(tables, realm))


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


def weigh_houses(position: AntiquityPosition, needs: Needs, repeat: bool, choices: Choices) -> None:
    """The cheapest house that can be paid; it is bought if food for the famine is left."""
    tables = position.tables
    realm = needs.realm
    for number in range(1, len(tables.house_price)):
        price = tables.house_price[number]
        if realm.houses >> number & 1 or not can_pay(needs.stock, price, repeat):
            continue
        place = best_square(tables, realm)
        if place == NONE:
            return
        value = 100
        if price.food or price.luxury:
            value = 52 - 3 * needs.men + (20 if needs.men < 7 else 0)
            if needs.men > 6 and (needs.famine or spare_food(needs) < price.food):
                value -= 40
        if value > 0:
            choices.add(tables.house_moves[number][place], value)
        return


def weigh_men(position: AntiquityPosition, seat: int, needs: Needs, choices: Choices) -> None:
    tables = position.tables
    realm = needs.realm
    if not realm.men:
        return
    loads = needs.stock[WOOD]
    for good in range(FOODS + 1):
        loads += min(1, needs.stock[good]) if good != FISH else 0
    if has_working(tables, realm, BIOLOGY):
        loads += 1
    for slot in range(len(realm.shape)):
        if tables.shape_kind[realm.shape[slot]] == CART_SHOP and realm.manned[slot]:
            loads -= 1
    for slot in range(len(realm.shape)):
        kind = kind_of(tables, realm, slot)
        if not tables.needs_man[kind] or realm.manned[slot] or realm.spoiled[slot]:
            continue
        if tables.is_faculty[kind] and joins_university(tables, realm, slot):
            continue
        value = value_of_man(position, seat, needs, kind, loads)
        if value > 0:
            choices.add(tables.place_moves[MAN][first_place(tables, realm, slot)], value)


def value_of_man(position: AntiquityPosition, seat: int, needs: Needs, kind: int, loads: int) -> int:
    """How much a bot wants a man on a building."""
    if kind == CART_SHOP:
        return 60 if loads > 0 else 0
    if kind == MARKET:
        return (
            63 if needs.keeps and spare_goods(needs) > 1 and missing_goods(needs.tables, needs.realm) else 0
        )
    if kind == HOSPITAL:
        return 56 if graves_of(needs.tables, needs.realm) > 2 else 0
    if kind == DUMP:
        return 46
    if kind == EXPLORER:
        return 34 if markers_near(position, seat) else 0
    if kind == STORAGE:
        return 0 if needs.keeps else 30
    if kind == BIOLOGY:
        return 62 if has_helper(needs) and widest_meadow(position, seat) else 0
    if kind == ALCHEMY:
        return 61 if has_helper(needs) and widest_cleaning(position, seat) > 2 else 0
    if kind == HARBOUR or kind == STABLE:
        return 61 if needs.usable < 14 else 20
    return 0


def has_helper(needs: Needs) -> bool:
    """Is there a man for a cart too, beside the one for a faculty?"""
    realm = needs.realm
    if realm.men > 1:
        return True
    for slot in range(len(realm.shape)):
        if needs.tables.shape_kind[realm.shape[slot]] == CART_SHOP and realm.manned[slot]:
            return True
    return False


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


def weigh_trades(needs: Needs, choices: Choices) -> None:
    """Two goods that can be spared for one that is missing."""
    wanted = NONE
    most = 0
    for good in range(LUXURIES):
        lacks = needs.tables.christofori_goods - needs.stock[good] - needs.coming[good]
        if lacks > most:
            most = lacks
            wanted = good
    if not needs.stock[WOOD]:
        wanted = WOOD
    if wanted == NONE or not needs.keeps:
        return
    spare: list[int] = []
    for good in range(len(GOODS)):
        count = needs.spare(good)
        while count > 0 and len(spare) < 2:
            if good != wanted:
                spare.append(good)
            count -= 1
    if len(spare) == 2:
        choices.add(move_of(TRADE, spare[0], spare[1], wanted), 55)


# -- where


def weigh_free_house(position: AntiquityPosition, seat: int, choices: Choices) -> None:
    realm = position.realms[seat]
    place = best_square(position.tables, realm)
    if place != NONE:
        paid = position.frame_of(seat).a
        for number in range(paid - 1, 0, -1):
            if not realm.houses >> number & 1:
                choices.add(move_of(ADD_HOUSE, number, place), 50)
                break
    choices.add(move_of(NO_HOUSE), 0)


def weigh_graves(position: AntiquityPosition, seat: int, choices: Choices) -> None:
    """Graves go where they cost least: narrow squares first, then buildings that matter least."""
    tables = position.tables
    realm = position.realms[seat]
    row = tables.place_moves[BURY]
    place = best_square(tables, realm)
    if place != NONE:
        choices.add(row[place], 10)
        return
    best = NONE
    least = 1000
    for slot in range(len(realm.shape)):
        if realm.city[slot] == NONE or ones(realm.spoiled[slot]) == tables.shape_squares[realm.shape[slot]]:
            continue
        loss = 0 if realm.spoiled[slot] else 10 + loss_of(tables, realm, slot)
        if loss < least:
            least = loss
            best = slot
    cells = tables.cells[realm.shape[best]][realm.turn[best]]
    for index in range(len(cells)):
        if not realm.spoiled[best] >> index & 1:
            choices.add(row[realm.city[best] * SQUARES + realm.corner[best] + cells[index]], 10)
            return


def loss_of(tables: Tables, realm: Realm, slot: int) -> int:
    """How much a building would be missed."""
    kind = kind_of(tables, realm, slot)
    if kind == CATHEDRAL:
        return 500
    if kind == GRANARY:
        return 200
    if kind == CART_SHOP:
        return 60
    if kind == FOUNTAIN:
        return 80
    return 30 + (20 if realm.manned[slot] else 0)


def weigh_pollution(position: AntiquityPosition, seat: int, choices: Choices) -> None:
    """Pollution goes where it costs oneself least and others most."""
    row = position.tables.field_moves[POLLUTE]
    others = [0] * len(position.terrain)
    for other in range(position.seats):
        if other != seat:
            for field in position.zones[other]:
                others[field] += 1
    for field in pollutable_fields(position, seat):
        value = 20 - 3 * neighbours_alike(position, field) + 4 * others[field]
        if position.terrain[field] == SEA:
            value -= 2
        choices.add(row[field], value)
    keep_best(choices)


def neighbours_alike(position: AntiquityPosition, field: int) -> int:
    """Clean fields beside one that are of the same ground: they could be used together."""
    count = 0
    for other in position.tables.near[field]:
        if other == NONE or position.terrain[other] != position.terrain[field]:
            continue
        if not position.polluted[other] and not position.is_occupied(other):
            count += 1
    return count


# -- single moves


def value_of_move(position: AntiquityPosition, seat: int, needs: Needs, move: Move) -> int:
    """How good a move outside the plan looks."""
    verb, noun = move.verb, move.noun
    if verb == WOODCUT:
        return needs.value_of_site(WOOD, len(taken_fields(position, noun))) - needs.worth[WOOD]
    if verb == PLANT:
        return needs.value_of_site(noun, len(taken_fields(position, move.second))) - needs.worth[noun] // 2
    if verb == PLANT_FREE:
        return needs.value_of_site(noun, len(taken_fields(position, move.second))) + 5
    if verb == DIG:
        return needs.value_of_site(noun, len(taken_fields(position, move.second))) - needs.worth[WOOD]
    if verb == TRAWL:
        fields = fished_fields(position, move.second, move.third)
        return needs.value_of_site(noun, len(fields)) - needs.worth[WOOD]
    if verb == OPEN_INN:
        return value_of_reach(position, seat, [noun]) - needs.usable - 6
    if verb == SETTLE:
        value = value_of_reach(position, seat, city_fields(position, noun)) // 2 - needs.usable - CITY_COST
        return value + (20 if needs.space < 8 else 0)
    if verb == CLEAN:
        return 60 + 5 * len(cleaned_fields(position, noun))
    if verb == DONE or verb == PASS:
        return 1
    if verb == PAY or verb == DISCARD:
        return 30 - needs.worth[noun] + 2 * max(0, needs.spare(noun))
    if verb == DEDICATE:
        return saint_value(position, needs, noun)
    if verb == HARVEST:
        return 10 - neighbours_alike(position, noun)
    if verb == EXPLORE:
        return 12 if needs.famine < 3 else 3
    if verb == FOUND:
        return start_value(position, noun)
    return 0


def saint_value(position: AntiquityPosition, needs: Needs, saint: int) -> int:
    """How near the seat is to what a saint asks for, in hundredths; Christofori helps most on the way."""
    tables = needs.tables
    realm = needs.realm
    if saint == CHRISTOFORI:
        wanted = tables.christofori_goods * LUXURIES
        return 60 + 40 * (wanted - missing_goods(tables, realm)) // wanted
    if saint == NICOLO:
        return 100 * needs.men // tables.nicolo_men
    if saint == BARBARA:
        return 90 * (HOUSE + 1 - ones(missing_kinds(tables, realm))) // (HOUSE + 1)
    if saint == GIORGIO:
        return 10
    return 20 if saint == MARIA else 0


def start_value(position: AntiquityPosition, field: int) -> int:
    """A first city wants forest, mountains, some grass and the sea within two steps."""
    tables = position.tables
    seen = city_fields(position, field)
    counts = [0] * 6
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
    value += 6 * min(counts[2], 3) + 4 * min(counts[1], 5) + 5 * min(counts[SEA], 4)
    return value - WIDTH * counts[5] // 4
