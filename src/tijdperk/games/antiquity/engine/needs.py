"""What a bot needs: what goods are worth to a seat, and what it can spare."""

from typing import Final

from tijdperk.games.antiquity.engine.buildings import (
    find_kind,
    has_power,
    has_working,
    storage_room,
)
from tijdperk.games.antiquity.engine.decay import (
    empty_count,
    pollution_due,
)
from tijdperk.games.antiquity.engine.payment import stock_of
from tijdperk.games.antiquity.engine.position import (
    AntiquityPosition,
    ones,
)
from tijdperk.games.antiquity.engine.saints import missing_goods
from tijdperk.games.antiquity.engine.tables import (
    ALCHEMY,
    BIOLOGY,
    CATHEDRAL,
    CHRISTOFORI,
    FOODS,
    GOODS,
    GRANARY,
    LUXURIES,
    MARKET,
    NONE,
    SQUARES,
    STONE,
    WOOD,
)

ROUNDS: Final = 3  # that a bot looks ahead when it thinks of famine
FIELDS_COUNTED: Final = 6  # goods of a land building beyond these are too far away
CLOSING: Final = 5  # goods that are missing to win when everything else may go for them


class Needs:
    """What goods are worth to a seat, one more of each, in points of the heuristic."""

    def __init__(self, position: AntiquityPosition, seat: int) -> None:
        tables = position.tables
        realm = position.realms[seat]
        self.tables = tables
        self.realm = realm
        self.stock: list[int] = stock_of(position, seat)
        self.coming: list[int] = [0] * len(GOODS)  # goods that lie on own buildings on the land
        self.works: list[int] = [0] * len(GOODS)  # how many of those buildings there are
        for slot in range(len(position.work_kind)):
            if position.work_kind[slot] != NONE and position.work_owner[slot] == seat:
                self.works[position.work_good[slot]] += 1
        for field in range(len(position.work)):
            slot = position.work[field]
            if slot != NONE and position.work_owner[slot] == seat:
                self.coming[position.counter[field]] += 1
        self.keeps = has_power(tables, realm, CHRISTOFORI)
        self.room = SQUARES if self.keeps else storage_room(tables, realm)
        self.men = ones(realm.houses)
        self.cathedral = find_kind(tables, realm, CATHEDRAL) != NONE
        self.market = find_kind(tables, realm, MARKET) != NONE
        self.masonry = self.stone_wanted()
        self.missing = missing_goods(tables, realm)
        self.famine = self.hunger(position)
        self.pollution = pollution_due(position, realm)
        self.usable = usable_fields(position, seat)
        self.space = empty_count(tables, realm)
        self.worth: list[int] = [self.value_of(good) for good in range(len(GOODS))]

    def hunger(self, position: AntiquityPosition) -> int:
        """The most graves that are to be expected in one of the next rounds."""
        food = 0
        income = 0
        for good in range(FOODS):
            food += self.stock[good]
            income += self.works[good]
        level = position.famine
        if has_working(self.tables, self.realm, GRANARY):
            level -= self.tables.fewer_graves
        most = level - food - income
        if not self.keeps:
            food = 0
        return max(most, level + ROUNDS - food - ROUNDS * income, 0)

    def stone_wanted(self) -> int:
        """For the cathedral and for the two faculties that make the land last."""
        built = self.realm.built
        wanted = 0 if self.cathedral else self.tables.price[CATHEDRAL].stone
        for kind in (BIOLOGY, ALCHEMY):
            if not built >> kind & 1:
                wanted += self.tables.price[kind].stone
        return wanted

    def value_of(self, good: int) -> int:
        """The worth of one more of a good."""
        have = self.stock[good] + self.coming[good]
        if good == WOOD:
            return 30 if have < 2 else 16 if have < 4 else 8 if have < 8 else 3
        if good == STONE:
            if not self.cathedral and have < 1:
                return 40
            return 14 if have < self.masonry else 3
        value = 3
        if have < self.tables.christofori_goods:
            value += 9 if self.cathedral else 3
            if have == 0:
                value += 3
        if good < FOODS:
            value += min(8, 2 * self.famine)
            if self.men < 10:
                value += 3
        elif self.pollution > sum(self.stock[FOODS:LUXURIES]) + sum(self.coming[FOODS:LUXURIES]):
            value += 8  # for fountains
        return value

    def value_of_site(self, good: int, fields: int) -> int:
        """What a building on the land with so many goods would bring."""
        value = 0
        have = self.stock[good] + self.coming[good]
        for index in range(min(fields, FIELDS_COUNTED)):
            worth = self.worth[good]
            if good < LUXURIES and have + index >= self.tables.christofori_goods:
                worth = min(worth, 4 + (2 * self.famine if good < FOODS else 0))
            elif good == WOOD and have + index >= 8:
                worth = min(worth, 4)
            elif good == STONE and have + index >= 1:
                worth = min(worth, 14 if have + index < self.masonry else 4)
            value += worth * (10 - index) // 10
        return value

    def spare(self, good: int) -> int:
        """How much of a good is more than is needed for its own sake."""
        closing = self.missing <= CLOSING
        if good == WOOD:
            return self.stock[good] - (1 if closing else 3)
        if good == STONE:
            return self.stock[good] - (0 if closing else self.masonry)
        return self.stock[good] - self.tables.christofori_goods


def spare_luxury(needs: Needs) -> int:
    """Luxuries that are not kept for the saint, or that would be lost."""
    if not needs.keeps:
        return sum(needs.stock[FOODS:LUXURIES])
    count = 0
    for good in range(FOODS, LUXURIES):
        count += max(0, needs.spare(good))
    return count


def spare_food(needs: Needs) -> int:
    """Foods that are not kept for the saint."""
    count = 0
    for good in range(FOODS):
        count += max(0, needs.spare(good))
    return count


def spare_goods(needs: Needs) -> int:
    """Goods that could be traded away."""
    count = 0
    for good in range(len(GOODS)):
        count += max(0, needs.spare(good))
    return count


def usable_fields(position: AntiquityPosition, seat: int) -> int:
    """Clean free land fields of the zone."""
    count = 0
    for field in position.zones[seat]:
        if not position.polluted[field] and not position.is_occupied(field) and position.is_land(field):
            count += 1
    return count
