"""One look at the table for one seat: who stands where, and what things are worth to that seat, in gold.

Bots make it once for each decision. Everything in it is public (G-108): counters that lie face down are
judged by what is left in the pool.
"""

from typing import Final

from tijdperk.games.civilization.engine.pieces import unit_bonus, unit_dice
from tijdperk.games.civilization.engine.position import (
    FACE_DOWN,
    MEDIUM,
    SHORT,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.production import best_gold, cards_of
from tijdperk.games.civilization.engine.tables import (
    AIRCRAFT,
    DESERT,
    FERTILE,
    FREE_TECHNOLOGY,
    KINDS,
    MINOR_CIVILIZATION,
    NO_EVENT,
    NONE,
    PLAGUE,
    RESOURCES,
    SETTLER,
    TREASURE,
    is_army,
    is_fleet,
)
from tijdperk.kernel.moves import Move

# by era: what a point is worth in gold, and how many turns a game may be expected to go on
STANDARD_POINT: Final[list[int]] = [10, 12, 16, 22]
ADVANCED_POINT: Final[list[int]] = [12, 15, 18, 22]
STANDARD_TURNS: Final[list[int]] = [18, 13, 8, 4]
SHORT_TURNS: Final[list[int]] = [10, 4, 1, 1]
MEDIUM_TURNS: Final[list[int]] = [16, 9, 4, 1]
LONG_TURNS: Final[list[int]] = [26, 19, 13, 7]
PLENTY: Final[list[int]] = [50, 90, 130, 180]  # by era: gold from which on more of it is worth less
MIN_THRIFT: Final = 10
ERA_TURNS: Final = 4  # that an era may be expected to go on

PERCENT: Final = 100
LATER: Final = 75  # what gold of turns to come is worth, in percent
ROOM: Final = 35  # what a size that a settlement may grow to is worth, in percent of a point
SETTLER_LOST: Final = 15
TECHNOLOGY_FOUND: Final = 40
WAYS: Final[list[int]] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # of 36 in which two dice come to a number
ALL_WAYS: Final = 36
COUNTS: Final = 12  # numbers of cards of one resource that are told apart, from 0 on
UNKNOWN: Final = 18  # index of `Survey.ground` for a counter that lies face down
BARE: Final = 17  # the same for no counter at all


class Choices:
    """Moves worth a thought, and how good each looks."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.values: list[int] = []

    def add(self, move: Move, value: int) -> None:
        self.moves.append(move)
        self.values.append(value)

    def keep(self, most: int) -> None:
        """Leave so many of the best; of equals the first ones."""
        moves, values = self.moves, self.values
        while len(moves) > most:
            worst = 0
            for index in range(1, len(values)):
                if values[index] <= values[worst]:
                    worst = index
            del moves[worst]
            del values[worst]


class Survey:
    """What a seat sees. Lists by area and seat have the index area * seats + seat."""

    seat: int
    seats: int
    era: int
    point: int  # gold that a point is worth
    turns: int  # expected to come
    thrift: int  # what gold is worth to the seat, in percent: less when it has plenty
    force: list[int]  # by area and seat: armies on land, fleets at sea
    might: list[int]  # the same: what they roll on average with their bonuses, twice, summed
    dice: list[int]  # the same: their dice
    settlers: list[int]  # by area and seat, cargo left out
    aircraft: list[int]  # by area and seat
    cargo: list[int]  # by area and seat: armies and settlers aboard fleets
    ready: list[int]  # by area: armies of the seat that can still move
    ships: list[int]  # slots of the seat's fleets
    unit_might: list[int]  # kind
    unit_dice: list[int]  # kind
    cards: list[int]  # resource: city cards of the seat
    types: int  # resources of which the seat has a card
    card_gain: list[int]  # resource: gold a turn that one more card may bring
    ground: list[int]  # kind of counter, BARE or UNKNOWN: what a village there is worth

    def __init__(self, position: CivilizationPosition, seat: int) -> None:
        self.seat = seat
        self.seats = position.seats
        self.era = position.era
        self.point = (ADVANCED_POINT if position.advanced else STANDARD_POINT)[position.era]
        self.turns = turns_left(position)
        plenty = PLENTY[position.era]
        self.thrift = max(MIN_THRIFT, PERCENT * plenty // max(plenty, position.gold[seat]))
        count_pieces(self, position)
        judge_ground(self, position)

    def at(self, area: int, seat: int) -> int:
        """Armies of a seat in a land, or its fleets in a sea."""
        return self.force[area * self.seats + seat]

    def foes(self, area: int) -> int:
        """How many armies or fleets the other seat that has most of them has in an area."""
        first = area * self.seats
        most = 0
        for other in range(self.seats):
            if other != self.seat and self.force[first + other] > most:
                most = self.force[first + other]
        return most

    def site(self, position: CivilizationPosition, land: int) -> int:
        """What a village in a land would be worth."""
        counter = position.counter[land]
        if counter == FACE_DOWN:
            return self.ground[UNKNOWN]
        return self.ground[BARE if counter == NONE else counter]

    def settlement(self, position: CivilizationPosition, land: int) -> int:
        """What the settlement that stands in a land is worth."""
        return self.site(position, land) + (position.size[land] - 1) * (self.point + self.turns)


# -- pieces


def count_pieces(survey: Survey, position: CivilizationPosition) -> None:
    seats = position.seats
    lands = position.tables.lands
    places = len(position.tables.areas) * seats
    force = [0] * places
    might = [0] * places
    dice = [0] * places
    settlers = [0] * places
    aircraft = [0] * places
    cargo = [0] * places
    ready = [0] * len(position.tables.areas)
    ships: list[int] = []
    kinds = [unit_dice(position, kind) for kind in range(len(KINDS))]
    mights = [7 * kinds[kind] + 2 * unit_bonus(position, kind) for kind in range(len(KINDS))]
    wisdom = [0] * seats  # S-05
    if not position.advanced:
        for seat in range(seats):
            wisdom[seat] = 2 * (position.technologies_owned(seat) // position.tables.technologies_a_point)
    owners = position.piece_owner
    for slot in range(len(owners)):
        owner = owners[slot]
        if owner == NONE:
            continue
        kind = position.piece_kind[slot]
        place = position.piece_area[slot] * seats + owner
        if is_fleet(kind):
            if owner == survey.seat:
                ships.append(slot)
        elif position.piece_ship[slot]:
            cargo[place] += 1
            continue
        if kind == SETTLER:
            settlers[place] += 1
        elif kind == AIRCRAFT:
            aircraft[place] += 1
        elif is_army(kind) == (place < lands * seats):
            force[place] += 1
            might[place] += mights[kind] + wisdom[owner]
            dice[place] += kinds[kind]
            if owner == survey.seat and position.piece_points[slot] > 0:
                ready[position.piece_area[slot]] += 1
    survey.force = force
    survey.might = might
    survey.dice = dice
    survey.settlers = settlers
    survey.aircraft = aircraft
    survey.cargo = cargo
    survey.ready = ready
    survey.ships = ships
    survey.unit_might = mights
    survey.unit_dice = kinds


# -- what ground is worth


def turns_left(position: CivilizationPosition) -> int:
    if not position.advanced:
        return STANDARD_TURNS[position.era]
    if position.length == SHORT:
        return SHORT_TURNS[position.era]
    return (MEDIUM_TURNS if position.length == MEDIUM else LONG_TURNS)[position.era]


def critical_ways(position: CivilizationPosition, resource: int) -> int:
    """G-66: in how many of 36 rolls a resource is the critical one in this era."""
    ways = 0
    table = position.tables.critical[position.era]
    for roll in range(2, len(table)):
        if table[roll] == resource:
            ways += WAYS[roll]
    return ways


def card_values(position: CivilizationPosition, seat: int) -> list[int]:
    """What cards bring a seat in a turn, on average, at the index COUNTS * resource + number of cards."""
    tables = position.tables
    gold = tables.critical_gold
    bonus = tables.type_gold
    if not position.advanced:
        gold = best_gold(position, seat) * (tables.critical_times - 1)
        bonus = position.technologies_owned(seat)
    values: list[int] = []
    for resource in range(len(RESOURCES)):
        values.append(0)
        critical = gold * critical_ways(position, resource) // ALL_WAYS
        for count in range(1, COUNTS):
            values.append(bonus + critical + tables.monopoly[min(count, len(tables.monopoly) - 1)])
    return values


def judge_ground(survey: Survey, position: CivilizationPosition) -> None:
    """What a village on each kind of ground is worth: its point, room to grow, and gold in turns to come."""
    seat = survey.seat
    tables = position.tables
    cards = cards_of(position, seat)
    values = card_values(position, seat)
    gains: list[int] = []
    for resource in range(len(RESOURCES)):
        count = cards[resource]
        at = COUNTS * resource + min(count, COUNTS - 2)
        gain = values[at + 1] - values[at]
        if count == 0 and not position.advanced:
            gain += 2  # technologies to come
        elif count == 1:
            gain += 3  # two make a monopoly with one that is borrowed
        gains.append(gain)
    ground: list[int] = []
    for kind in range(UNKNOWN):
        room = tables.largest[kind] if kind < BARE else len(tables.plain_value[0][0]) - 1
        if room == 0:
            ground.append(0)
            continue
        income = village_gold(position, kind)
        if kind < len(RESOURCES):
            income += gains[kind]
        worth = survey.point + (room - 1) * survey.point * ROOM // PERCENT
        ground.append(worth + income * survey.turns * LATER // PERCENT)
    survey.cards = cards
    survey.card_gain = gains
    survey.types = len([count for count in cards if count])
    survey.ground = ground
    ground.append(unknown_ground(position, ground))


def village_gold(position: CivilizationPosition, kind: int) -> int:
    """What a village on a kind of ground brings in a turn, its resource left aside."""
    tables = position.tables
    if not position.advanced:
        return tables.size_gold * (1 + (tables.fertile_sizes if kind == FERTILE else 0))
    if kind < len(RESOURCES):
        return tables.resource_value[1 if tables.always_happy[kind] else 0][0][1]
    return 2 if kind == FERTILE else 1


def unknown_ground(position: CivilizationPosition, ground: list[int]) -> int:
    """What a village is worth, on average, where the counter is not known yet: a settler looks first."""
    pool = position.pool
    total = 0
    count = 0
    for kind in range(len(pool)):
        worth = ground[kind] if kind < len(RESOURCES) or kind >= DESERT else ground[NO_EVENT]
        if kind == FREE_TECHNOLOGY:
            worth += TECHNOLOGY_FOUND
        elif kind == TREASURE:
            worth += position.tables.treasure
        elif kind == PLAGUE:
            worth = -SETTLER_LOST
        elif kind == MINOR_CIVILIZATION:
            worth = worth // position.seats
        total += worth * pool[kind]
        count += pool[kind]
    return total // max(1, count)
