"""What a construction costs: exact, minimal, and with its breakdown on request."""

from typing import Final

from mypy_extensions import i64

from tijdperk.games.duel.engine.position import City, DuelPosition
from tijdperk.games.duel.engine.tables import BLUE, UNKNOWN, Tables

FIRST_GOODS: Final = 3  # resources 0, 1, 2 are raw; 3, 4 are goods
RAW: Final = 0b00111  # the same as bits
GOODS: Final = 0b11000


def price(position: DuelPosition, seat: int, item: int) -> int:
    """R17, R18, R21: coins the seat pays for a card or wonder, without regard to chains."""
    city = position.cities[seat]
    known = city.prices[item]
    return known if known != UNKNOWN else new_price(position, city, item)


def new_price(position: DuelPosition, city: City, item: int) -> int:
    """Work a price out and remember it."""
    tables = position.tables
    found = tables.coins[item] + trade_cost(tables, city, item)
    if item >= tables.first_wonder or tables.age[item] == position.age:
        city.prices[item] = found  # `forget_prices` looks after no others
    return found


def owns_chain(position: DuelPosition, seat: int, card: int) -> bool:
    """R28: the city has the symbol that makes this card free, coins included."""
    return position.tables.chain_in[card] & position.cities[seat].chains != 0


def to_pay(position: DuelPosition, seat: int, card: int) -> int:
    """R28: what building a card costs now, chains considered."""
    if owns_chain(position, seat, card):
        return 0
    return price(position, seat, card)


def discount(tables: Tables, city: City, item: int) -> int:
    """R35: resources that Architecture or Masonry take off the cost of this item."""
    if item >= tables.first_wonder:
        return city.wonder_discount
    if tables.colour[item] == BLUE:
        return city.blue_discount
    return 0


def trade_cost(tables: Tables, city: City, item: int) -> int:
    """R17-R19, R22, R23 (examples: R24, R25, R26): the least that resources not produced cost."""
    makes = city.makes
    rates = city.rates
    needs = tables.need[item]
    total: i64 = 0
    dearest_raw: i64 = 0
    dearest_goods: i64 = 0
    lacking: i64
    rate: i64
    for resource in tables.need_kinds[item]:
        lacking = needs[resource]
        lacking -= makes[resource]
        if lacking > 0:
            rate = rates[resource]
            total += lacking * rate
            if resource >= FIRST_GOODS:
                if rate > dearest_goods:
                    dearest_goods = rate
            elif rate > dearest_raw:
                dearest_raw = rate
    if total == 0 or not city.eased:
        return total
    if city.raw_choices <= 1 and city.goods_choices <= 1 and discount(tables, city, item) == 0:
        return total - city.raw_choices * dearest_raw - city.goods_choices * dearest_goods
    return eased_cost(tables, city, item, total)


def eased_cost(tables: Tables, city: City, item: int, total: int) -> int:
    """R23: strike the dearest units that choices cover, then those a discount takes off."""
    rates = city.rates
    lack = lacking_units(tables, city, item)
    if city.raw_choices:
        total -= drop_dearest(lack, rates, 0, FIRST_GOODS, city.raw_choices)
    if city.goods_choices:
        total -= drop_dearest(lack, rates, FIRST_GOODS, len(lack), city.goods_choices)
    fewer = discount(tables, city, item)
    if fewer:
        total -= drop_dearest(lack, rates, 0, len(lack), fewer)
    return total


def lacking_units(tables: Tables, city: City, item: int) -> list[int]:
    """R19: units of each resource that the own cards do not give."""
    makes = city.makes
    needs = tables.need[item]
    lack = [0] * len(makes)
    for resource in tables.need_kinds[item]:
        if needs[resource] > makes[resource]:
            lack[resource] = needs[resource] - makes[resource]
    return lack


def drop_dearest(lack: list[int], rates: list[int], start: int, stop: int, times: int) -> int:
    """R23: strike the dearest unit still lacking between two resources, so many times; what that saves."""
    saved = 0
    for _ in range(times):
        dearest = -1
        for resource in range(start, stop):
            if lack[resource] and (dearest < 0 or rates[resource] > rates[dearest]):
                dearest = resource
        if dearest < 0:
            break
        lack[dearest] -= 1
        saved += rates[dearest]
    return saved


def forget_prices(position: DuelPosition, seat: int, resources: int) -> None:
    """What the prices of things that need these resources (as bits) depend on has changed for this seat."""
    city = position.cities[seat]
    prices = city.prices[:]
    for item in position.tables.needing[position.age][resources]:
        prices[item] = UNKNOWN
    city.prices = prices


def set_rates(position: DuelPosition, seat: int, resources: int) -> None:
    """R17, R20: a unit costs 2 and 1 more per symbol of the opponent's, or the fixed price."""
    tables = position.tables
    city = position.cities[seat]
    rival = position.cities[1 - seat]
    rates = city.rates[:]
    for resource in range(len(rates)):
        if resources >> resource & 1:
            fixed = city.fixed >> resource & 1
            rates[resource] = tables.fixed_price if fixed else tables.base_price + rival.makes[resource]
    city.rates = rates
    forget_prices(position, seat, resources)
