"""What each seat may expect of a game that is not over: how a search judges where it stops.

Every seat has some features, each weighed by how late it is; the shares of the win are a softmax of the sums.
`tools/fit.py` finds the weights (weights.py) from games between bots.
"""

from math import exp
from typing import Final

from tijdperk.games.antiquity.engine.buildings import grave_places, has_power, storage_room
from tijdperk.games.antiquity.engine.decay import empty_count, food_of, is_whole, pollution_due
from tijdperk.games.antiquity.engine.needs import usable_fields
from tijdperk.games.antiquity.engine.position import AntiquityPosition, Realm, ones
from tijdperk.games.antiquity.engine.tables import (
    ALCHEMY,
    BIOLOGY,
    BREWERY,
    CART_SHOP,
    CHRISTOFORI,
    FOODS,
    GOODS,
    GRANARY,
    LUXURIES,
    MARKET,
    NONE,
    STONE,
    WOOD,
)
from tijdperk.games.antiquity.engine.weights import WEIGHTS

FEATURES: Final[list[str]] = [
    "men", "carts", "wood", "stone", "saint", "store", "goods of the saint", "goods to come",
    "goods to trade", "food", "biology", "alchemy", "market", "reach", "hunger", "graves", "usable",
    "pollution", "room", "out",
]  # fmt: skip
# Whether more of a feature can be a good thing (1) or only a bad one (-1). Bots that fall behind have some of
# what is good in itself, so that games alone would say the contrary.
SIGNS: Final[list[int]] = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, 1, -1, 1, -1]
# By what each is divided; those of the goods of a saint follow from how many it asks for.
SCALES: Final[list[float]] = [
    5.0, 3.0, 4.0, 2.0, 1.0, 12.0, 1.0, 1.0, 4.0, 4.0, 1.0, 1.0, 1.0, 2.0, 3.0, 8.0, 10.0, 3.0, 10.0, 1.0,
]  # fmt: skip
HELD: Final = 6  # indices of the goods of the saint, held and to come
COMING: Final = 7
FULL_STORE: Final = 12  # room without a limit counts as this much
STAGES: Final = 3  # of six rounds each
ROUNDS: Final = 6


def stage(position: AntiquityPosition) -> int:
    """Which weights count."""
    return min(STAGES - 1, (position.round - 1) // ROUNDS)


def all_features(position: AntiquityPosition) -> list[list[float]]:
    """The features of every seat."""
    return [features(position, seat, position.realms[seat]) for seat in range(position.seats)]


def features(position: AntiquityPosition, seat: int, realm: Realm) -> list[float]:
    """How a seat stands, each number about as large as the others; of a seat that is out only that."""
    found = measures(position, seat, realm)
    scales = SCALES[:]
    scales[HELD] = scales[COMING] = position.tables.christofori_goods * LUXURIES / 8.0
    return [found[index] / scales[index] for index in range(len(found))]


def measures(position: AntiquityPosition, seat: int, realm: Realm) -> list[int]:
    """How a seat stands, in whole numbers; of a seat that is out only that."""
    if not position.plays(seat):
        return [0] * (len(FEATURES) - 1) + [1]
    tables = position.tables
    coming = [0] * len(GOODS)
    for field in range(len(position.work)):
        slot = position.work[field]
        if slot != NONE and position.work_owner[slot] == seat:
            coming[position.counter[field]] += 1
    goods = realm.goods
    wanted = tables.christofori_goods
    held = promised = spare = 0
    for good in range(LUXURIES):
        held += min(wanted, goods[good])
        promised += max(0, min(wanted - goods[good], coming[good]))
        spare += max(0, goods[good] + coming[good] - wanted)
    food = food_of(realm)
    saved = tables.fewer_graves if is_whole(tables, realm, GRANARY) else 0
    market = is_whole(tables, realm, MARKET)
    reach = len(realm.inns) + (1 if is_whole(tables, realm, BREWERY) else 0)
    return [
        min(ones(realm.houses), 10),
        min(count_shops(position, realm), 4),
        min(goods[WOOD] + coming[WOOD], 8),
        min(goods[STONE] + coming[STONE], 4),
        1 if realm.saint != NONE else 0,
        FULL_STORE if has_power(tables, realm, CHRISTOFORI) else storage_room(tables, realm),
        held,
        promised,
        min(spare, 8) if market else 0,
        min(food + sum(coming[:FOODS]), 12),
        1 if is_whole(tables, realm, BIOLOGY) else 0,
        1 if is_whole(tables, realm, ALCHEMY) else 0,
        1 if market else 0,
        min(reach, 4),
        max(0, position.famine + 1 - food - saved),
        len(grave_places(tables, realm)),
        min(usable_fields(position, seat), 20),
        pollution_due(position, realm),
        min(empty_count(tables, realm), 20),
        0,
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
