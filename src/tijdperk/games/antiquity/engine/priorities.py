"""What a bot wants in its plan: houses, buildings, men on them and trades, each with how much."""

from tijdperk.games.antiquity.engine.buildings import (
    first_place,
    grave_places,
    has_working,
    joins_university,
    kind_of,
)
from tijdperk.games.antiquity.engine.choices import Choices
from tijdperk.games.antiquity.engine.needs import CLOSING, Needs, spare_food, spare_goods, spare_luxury
from tijdperk.games.antiquity.engine.payment import can_pay, may_repeat
from tijdperk.games.antiquity.engine.placement import best_placement, best_square
from tijdperk.games.antiquity.engine.planning import kind_refusal
from tijdperk.games.antiquity.engine.position import AntiquityPosition, Realm
from tijdperk.games.antiquity.engine.prospects import (
    clean_share,
    markers_near,
    touches_sea,
    widest_cleaning,
    widest_meadow,
)
from tijdperk.games.antiquity.engine.saints import missing_goods
from tijdperk.games.antiquity.engine.tables import (
    ALCHEMY,
    BIOLOGY,
    BREWERY,
    CART_SHOP,
    CATHEDRAL,
    DUMP,
    EXPLORER,
    FISH,
    FOODS,
    FOUNTAIN,
    GOODS,
    GRANARY,
    HARBOUR,
    HOSPITAL,
    HOUSE,
    LUXURIES,
    MARKET,
    NONE,
    PHILOSOPHY,
    STABLE,
    STORAGE,
    THEOLOGY,
    UNIVERSITY,
    WOOD,
    Tables,
)
from tijdperk.games.antiquity.engine.verbs import CLEAR, MAN, READY, TRADE
from tijdperk.kernel.moves import LEGAL, move_of


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
