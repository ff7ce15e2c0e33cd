"""Paying: prices of wood, stone, food and luxuries. What can be paid in one way only is paid at once."""

from typing import Final

from tijdperk.games.antiquity.engine import events
from tijdperk.games.antiquity.engine.buildings import has_working
from tijdperk.games.antiquity.engine.events import note
from tijdperk.games.antiquity.engine.position import BUILDING, PAYING, AntiquityPosition, Realm
from tijdperk.games.antiquity.engine.tables import (
    FOODS,
    GOODS,
    LUXURIES,
    PHILOSOPHY,
    STONE,
    WOOD,
    Price,
    Tables,
)
from tijdperk.games.antiquity.engine.verbs import NOT_WANTED, PAY
from tijdperk.kernel.deals import available
from tijdperk.kernel.moves import LEGAL, Move, move_of

PENDING: Final = -2  # it is not said yet what a shared piece is paid with


def tell(position: AntiquityPosition, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Say what a seat did: at once, or in the secret phase when all are ready."""
    if position.phase == BUILDING:
        note(position.realms[seat].done, kind, a, b, c)
    else:
        position.emit(kind, seat, a, b, c)


def ask_seat(position: AntiquityPosition, seat: int, kind: int, a: int = 0) -> None:
    """Ask a seat this before it goes on, in the secret phase or in its turn."""
    if position.phase == BUILDING:
        position.ask_first(seat, kind, a)
    else:
        position.ask(kind, seat, a)


def answered_by(position: AntiquityPosition, seat: int) -> None:
    if position.phase == BUILDING:
        position.answered_first(seat)
    else:
        position.answered()


def stock_of(position: AntiquityPosition, seat: int) -> list[int]:
    """What a seat has of each good, less what it offers to others."""
    if not position.offers:
        return position.realms[seat].goods
    return [available(position, seat, good) for good in range(len(GOODS))]


def may_repeat(tables: Tables, realm: Realm) -> bool:
    """R066, A25: with philosophy goods of a price may be of the same kind."""
    return has_working(tables, realm, PHILOSOPHY)


class Purse:
    """What there is to pay with: counted once for all prices that are looked at."""

    def __init__(self, stock: list[int], repeat: bool) -> None:
        self.wood = stock[WOOD]
        self.stone = stock[STONE]
        self.food = 0
        self.luxury = 0
        foods = 0
        luxuries = 0
        for good in range(FOODS):
            if stock[good]:
                self.food += stock[good]
                foods += 1
        for good in range(FOODS, LUXURIES):
            if stock[good]:
                self.luxury += stock[good]
                luxuries += 1
        self.foods = self.food if repeat else foods  # where they have to differ
        self.luxuries = self.luxury if repeat else luxuries

    def pays(self, price: Price) -> bool:
        """R062, R066: is there enough, with goods of different kinds where the price asks for it?"""
        return (
            self.wood >= price.wood
            and self.stone >= price.stone
            and (self.foods if price.food_differs else self.food) >= price.food
            and (self.luxuries if price.luxury_differs else self.luxury) >= price.luxury
        )

    def payable(self, tables: Tables) -> int:
        """R062, R063: all buildings and houses that can be paid, as bits (`priced`)."""
        found = 0
        prices = tables.prices
        for index in range(len(prices)):
            if prices[index].food > self.food:
                break  # the others cost no less
            if self.pays(prices[index]):
                found |= tables.priced[index]
        return found


def can_pay(stock: list[int], price: Price, repeat: bool) -> bool:
    return Purse(stock, repeat).pays(price)


def charge(position: AntiquityPosition, seat: int, price: Price) -> None:
    """R062: wood and stone go at once; of food and luxuries the seat chooses where it can."""
    realm = position.own_realm(seat)
    repeat = may_repeat(position.tables, realm)
    spend(position, seat, WOOD, price.wood)
    spend(position, seat, STONE, price.stone)
    realm.food_due = price.food
    realm.luxury_due = price.luxury
    realm.food_differs = price.food_differs and not repeat
    realm.luxury_differs = price.luxury_differs and not repeat
    realm.spent = 0
    pay_forced(position, seat)
    if realm.food_due or realm.luxury_due:
        ask_seat(position, seat, PAYING)


def spend(position: AntiquityPosition, seat: int, good: int, count: int) -> None:
    if count:
        position.realms[seat].goods[good] -= count
        tell(position, seat, events.PAID, good, count)


def is_payable(stock: list[int], realm: Realm, good: int) -> bool:
    """Can the next good of the price be of this kind?"""
    if not stock[good]:
        return False
    if good < FOODS:
        return realm.food_due > 0 and not (realm.food_differs and realm.spent >> good & 1)
    if good < LUXURIES:
        return realm.luxury_due > 0 and not (realm.luxury_differs and realm.spent >> good & 1)
    return False


def pay_refusal(position: AntiquityPosition, seat: int, good: int) -> int:
    stock = stock_of(position, seat)
    return LEGAL if is_payable(stock, position.realms[seat], good) else NOT_WANTED


def paying_moves(position: AntiquityPosition, seat: int) -> list[Move]:
    stock = stock_of(position, seat)
    realm = position.realms[seat]
    return [move_of(PAY, good) for good in range(LUXURIES) if is_payable(stock, realm, good)]


def pay_good(position: AntiquityPosition, seat: int, good: int, count: int) -> None:
    realm = position.realms[seat]
    spend(position, seat, good, count)
    realm.spent |= 1 << good
    if good < FOODS:
        realm.food_due -= count
    else:
        realm.luxury_due -= count
    if realm.paid and realm.paid[-1] == PENDING:
        realm.paid[-1] = good


def pay_forced(position: AntiquityPosition, seat: int) -> None:
    """What is left of a price is paid where there is one way only."""
    realm = position.own_realm(seat)
    stock = stock_of(position, seat)
    if realm.food_due:
        pay_class(position, seat, stock, 0, FOODS, realm.food_due, realm.food_differs)
    if realm.luxury_due:
        pay_class(position, seat, stock, FOODS, LUXURIES, realm.luxury_due, realm.luxury_differs)


def pay_class(
    position: AntiquityPosition,
    seat: int,
    stock: list[int],
    first: int,
    last: int,
    due: int,
    differs: bool,
) -> None:
    realm = position.realms[seat]
    kinds = [good for good in range(first, last) if is_payable(stock, realm, good)]
    if len(kinds) == 1 and not differs:
        pay_good(position, seat, kinds[0], due)
        return
    total = 0
    for good in kinds:
        total += 1 if differs else stock[good]
    if total == due:
        for good in kinds:
            pay_good(position, seat, good, 1 if differs else stock[good])


def pay(position: AntiquityPosition, seat: int, good: int) -> None:
    """One good of the price; the rest by itself if it is forced."""
    realm = position.own_realm(seat)
    pay_good(position, seat, good, 1)
    pay_forced(position, seat)
    if not realm.food_due and not realm.luxury_due:
        answered_by(position, seat)
