"""What each seat may expect of a game that is not over: how a search judges where it stops.

Every seat has some features, each weighed by how late it is; the shares of the win are a softmax of the sums.
`tools/fit.py` finds the weights (weights.py) from games between bots.
"""

from math import exp
from typing import Final

from tijdperk.games.antiquity.engine.bot import usable_fields
from tijdperk.games.antiquity.engine.buildings import (
    count_working,
    grave_places,
    has_power,
    has_working,
    storage_room,
)
from tijdperk.games.antiquity.engine.decay import empty_count, food_of, pollution_due
from tijdperk.games.antiquity.engine.position import AntiquityPosition, Realm, ones
from tijdperk.games.antiquity.engine.saints import missing_goods, missing_kinds
from tijdperk.games.antiquity.engine.tables import (
    CART_SHOP,
    CHRISTOFORI,
    FOUNTAIN,
    GRANARY,
    HOUSE,
    LUXURIES,
    NONE,
    STONE,
    WOOD,
)
from tijdperk.games.antiquity.engine.weights import WEIGHTS

FEATURES: Final[list[str]] = [
    "men", "works", "coming", "foods", "luxuries", "wood", "stone", "saint", "store", "goods for Christofori",
    "kinds for Barbara", "hunger", "graves", "usable", "pollution", "room", "carts", "fountains", "cities",
    "out",
]  # fmt: skip
STAGES: Final = 5  # of four rounds each
ROUNDS: Final = 4


def stage(position: AntiquityPosition) -> int:
    """Which weights count."""
    return min(STAGES - 1, position.round // ROUNDS)


def all_features(position: AntiquityPosition) -> list[list[float]]:
    """The features of every seat."""
    return [features(position, seat, position.realms[seat]) for seat in range(position.seats)]


def features(position: AntiquityPosition, seat: int, realm: Realm) -> list[float]:
    """How a seat stands, each number about as large as the others; of a seat that is out only that."""
    if not position.plays(seat):
        return [0.0] * (len(FEATURES) - 1) + [1.0]
    tables = position.tables
    works = 0
    for slot in range(len(position.work_kind)):
        if position.work_kind[slot] != NONE and position.work_owner[slot] == seat:
            works += 1
    coming = 0
    for slot in position.work:
        if slot != NONE and position.work_owner[slot] == seat:
            coming += 1
    goods = realm.goods
    food = food_of(realm)
    saved = tables.fewer_graves if has_working(tables, realm, GRANARY) else 0
    wanted = tables.christofori_goods * LUXURIES
    carts = count_shops(position, realm)
    return [
        ones(realm.houses) / 5.0,
        works / 3.0,
        coming / 10.0,
        food / 5.0,
        sum(goods[4:LUXURIES]) / 5.0,
        min(goods[WOOD], 8) / 4.0,
        min(goods[STONE], 4) / 2.0,
        1.0 if realm.saint != NONE else 0.0,
        1.0 if has_power(tables, realm, CHRISTOFORI) else storage_room(tables, realm) / 12.0,
        4.0 * (wanted - missing_goods(tables, realm)) / wanted,
        4.0 * (HOUSE + 1 - ones(missing_kinds(tables, realm))) / (HOUSE + 1),
        max(0, position.famine + 1 - food - saved) / 3.0,
        len(grave_places(tables, realm)) / 8.0,
        usable_fields(position, seat) / 10.0,
        pollution_due(position, realm) / 3.0,
        min(30, empty_count(tables, realm)) / 15.0,
        carts / 3.0,
        count_working(tables, realm, FOUNTAIN) / 3.0,
        float(len(realm.centres)),
        0.0,
    ]


def count_shops(position: AntiquityPosition, realm: Realm) -> int:
    """Cart shops without a grave."""
    count = 0
    for slot in range(len(realm.shape)):
        if position.tables.shape_kind[realm.shape[slot]] == CART_SHOP and not realm.spoiled[slot]:
            count += 1
    return count


def evaluate(position: AntiquityPosition) -> list[float]:
    """The chance of each seat to win."""
    weights = WEIGHTS[stage(position)]
    sums: list[float] = []
    for values in all_features(position):
        total = 0.0
        for index in range(len(weights)):
            total += weights[index] * values[index]
        sums.append(total)
    top = max(sums)
    shares: list[float] = []
    for seat in range(position.seats):
        shares.append(exp(sums[seat] - top) if position.plays(seat) else 0.0)
    whole = sum(shares)
    return [share / whole for share in shares] if whole else shares
