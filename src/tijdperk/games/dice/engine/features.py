"""A game of 7 Wonders Dice as a row of numbers: what a value is learned from, and what a learner sees.

The summary is the seat's own city, with its plan. The rest has what is asked, the Forum, and the other cities
as everybody knows them, in the order of play from the seat on.
"""

from typing import Final

from tijdperk.games.dice.engine.position import ALL_BONUSES, CROSS_FIELDS, DECISIONS, City, DicePosition, ones
from tijdperk.games.dice.engine.scoring import sheet
from tijdperk.games.dice.engine.tables import COLOURS, NONE, Tables
from tijdperk.kernel.features import MAX_NUMBER, Layout, numbers, put

# sections of a city
COINS: Final = 0
CIRCLED: Final = 1
RESOURCES: Final = 2
DISCOUNT: Final = 3
POINTS: Final = 4
ROW: Final = 5
CROSSED: Final = 6
FREE: Final = 7
UNLOCKED: Final = 8
BONUS: Final = 9
BONUSES: Final = 10  # how many, one place for each number
INCOME: Final = 11
ATTACK: Final = 12
SHEET: Final = 13
CITY_END: Final = 14
# sections for all
ASKED: Final = 14
OWED: Final = 15  # what is still to be decided: its kinds
CROSS_LEFT: Final = 16
CROSS_OF: Final = 17
CROSS_BUILDINGS: Final = 18
TURN: Final = 19
FINAL: Final = 20
AGORA: Final = 21
ENTERED: Final = 22
IN_FORUM: Final = 23
FACE: Final = 24
QUARTER: Final = 25
ENTERING: Final = 26
OPTION: Final = 27
ACTED: Final = 28  # what was planned so far: dice and boxes
OTHERS: Final = 29  # the first section of the next seat

# sections of another seat, besides those of its city
ASKED_TOO: Final = 14
READY: Final = 15
WON: Final = 16
SEAT_END: Final = 17

PHASES: Final = 5
TURNS_A_PHASE: Final = 5
MAX_OWED: Final = 8


def layout(tables: Tables, seats: int) -> Layout:
    places = Layout(phases=PHASES)
    add_city(places, tables, 0, "own")
    places.end_summary()
    places.add(ASKED, "asked", DECISIONS)
    places.add(OWED, "owed", DECISIONS, MAX_OWED)
    places.add(CROSS_LEFT, "cross-left", [], MAX_NUMBER)
    places.add(CROSS_OF, "cross-of", [], MAX_NUMBER)
    places.add(CROSS_BUILDINGS, "cross-in", tables.buildings, MAX_OWED)
    places.add(TURN, "turn", [], tables.last_turn)
    places.add(FINAL, "last-turn", [])
    places.add(AGORA, "agora-done", [])
    places.add(ENTERED, "entered", COLOURS)
    places.add(IN_FORUM, "in-forum", tables.dice)
    faces = [f"{die}-{symbol}" for die in tables.dice for symbol in tables.symbols]
    places.add(FACE, "face", faces)
    quarters = numbers(0, len(tables.quarters) - 1)
    places.add(QUARTER, "quarter", [f"{die}-{quarter}" for die in tables.dice for quarter in quarters])
    who_enters = [f"{who}-{colour}" for who in numbers(0, seats - 1) for colour in COLOURS]
    places.add(ENTERING, "entering", who_enters)
    places.add(OPTION, "option", ["wonder-apart", "one-barracks"])
    places.add(ACTED, "planned-steps", [], MAX_NUMBER)
    for other in range(1, seats):
        section = OTHERS + (other - 1) * SEAT_END
        add_city(places, tables, section, f"seat-{other}")
        places.add(section + ASKED_TOO, f"seat-{other}-asked", DECISIONS)
        places.add(section + READY, f"seat-{other}-ready", [])
        places.add(section + WON, f"seat-{other}-won", [])
    places.add(OTHERS + (seats - 1) * SEAT_END, "won", [])
    return places


def add_city(places: Layout, tables: Tables, section: int, who: str) -> None:
    coins = tables.most_coins
    fields = len(tables.fields)
    places.add(section + COINS, f"{who}-coins", [], coins)
    places.add(section + CIRCLED, f"{who}-circled", [], MAX_NUMBER)
    places.add(section + RESOURCES, f"{who}-resources", [], fields)
    places.add(section + DISCOUNT, f"{who}-discount", [], fields)
    places.add(section + POINTS, f"{who}-points", [], MAX_NUMBER)
    places.add(section + ROW, f"{who}-row", tables.rows, MAX_NUMBER)
    places.add(section + CROSSED, f"{who}-crossed", tables.fields)
    places.add(section + FREE, f"{who}-free", COLOURS)
    places.add(section + UNLOCKED, f"{who}-unlocked", COLOURS)
    places.add(section + BONUS, f"{who}-bonus", tables.bonuses)
    places.add(section + BONUSES, f"{who}-bonuses", numbers(0, len(tables.bonuses)))
    places.add(section + INCOME, f"{who}-income", COLOURS, MAX_NUMBER)
    places.add(section + ATTACK, f"{who}-attack", tables.fields, MAX_NUMBER)
    places.add(section + SHEET, f"{who}-city", tables.cities)


def value_phase(position: DicePosition) -> int:
    """Five turns each; the last phase as soon as somebody is about to end the game."""
    if position.final:
        return PHASES - 1
    for city in position.before:
        if ones(city.bonuses) == ones(ALL_BONUSES) - 1:
            return PHASES - 1
    return min(PHASES - 2, (position.turn - 1) // TURNS_A_PHASE) if position.turn else 0


def summary(position: DicePosition, seat: int, at: list[int], of: list[int]) -> None:
    """The seat's own city."""
    city_features(position, seat, position.cities[seat], 0, at, of)


def city_features(
    position: DicePosition, seat: int, city: City, section: int, at: list[int], of: list[int]
) -> None:
    tables = position.tables
    start = tables.layouts[position.seats].starts
    put(at, of, start[section + COINS], city.coins)
    put(at, of, start[section + CIRCLED], min(city.circled, MAX_NUMBER))
    put(at, of, start[section + RESOURCES], city.resources)
    put(at, of, start[section + DISCOUNT], city.discount)
    if position.sheets[seat] != NONE:
        put(at, of, start[section + SHEET] + position.sheets[seat], 1)
        rows = sheet(position, seat, city)
        points = 0
        for row in range(len(rows)):
            points += rows[row]
            put(at, of, start[section + ROW] + row, min(rows[row], MAX_NUMBER))
        put(at, of, start[section + POINTS], min(points, MAX_NUMBER))
    put_bits(at, of, start[section + CROSSED], city.crossed)
    put_bits(at, of, start[section + FREE], city.free)
    put_bits(at, of, start[section + UNLOCKED], city.unlocked)
    put_bits(at, of, start[section + BONUS], city.bonuses)
    put(at, of, start[section + BONUSES] + ones(city.bonuses), 1)
    for colour in range(len(city.income)):
        put(at, of, start[section + INCOME] + colour, city.income[colour])
    for index in range(0, len(city.attacks), 2):
        put(at, of, start[section + ATTACK] + city.attacks[index], city.attacks[index + 1] + 1)


def put_bits(at: list[int], of: list[int], place: int, bits: int) -> None:
    """A place for each bit that is set."""
    while bits:
        if bits & 1:
            at.append(place)
            of.append(1)
        bits >>= 1
        place += 1


def features(position: DicePosition, seat: int, at: list[int], of: list[int]) -> None:
    """The summary, what is asked, the dice, and the other cities."""
    tables = position.tables
    seats = position.seats
    start = tables.layouts[seats].starts
    acting = position.acting()
    summary(position, seat, at, of)
    if position.is_asked(seat):
        put(at, of, start[ASKED] + position.decision_kind(seat), 1)
    if acting:
        owed_features(position, seat, at, of)
        put(at, of, start[ACTED], min(len(position.cities[seat].done), MAX_NUMBER))
    put(at, of, start[TURN], position.turn)
    put(at, of, start[FINAL], 1 if position.final else 0)
    put(at, of, start[AGORA], 1 if position.agora_done else 0)
    put_bits(at, of, start[ENTERED], position.entered)
    for die in position.forum:
        put(at, of, start[IN_FORUM] + die, 1)
        if position.face[die] != NONE:
            put(at, of, start[FACE] + die * len(tables.symbols) + position.face[die], 1)
            put(at, of, start[QUARTER] + die * len(tables.quarters) + position.quarter[die], 1)
    for index in range(0, len(position.picks), 2):
        who = (position.picks[index] - seat) % seats
        put(at, of, start[ENTERING] + who * len(COLOURS) + position.picks[index + 1], 1)
    put(at, of, start[OPTION], 0 if position.wonder_completes else 1)
    put(at, of, start[OPTION] + 1, 1 if position.one_barracks else 0)
    for other in range(1, seats):
        section = OTHERS + (other - 1) * SEAT_END
        there = (seat + other) % seats
        city_features(position, there, position.before[there], section, at, of)
        if acting:
            put(at, of, start[section + READY], 0 if position.is_asked(there) else 1)
        elif position.is_asked(there):
            put(at, of, start[section + ASKED_TOO] + position.decision_kind(there), 1)
        put(at, of, start[section + WON], position.winners >> there & 1)
    put(at, of, start[OTHERS + (seats - 1) * SEAT_END], position.winners >> seat & 1)


def owed_features(position: DicePosition, seat: int, at: list[int], of: list[int]) -> None:
    """The seat's own chain of effects that is still to be gone through."""
    tables = position.tables
    start = tables.layouts[position.seats].starts
    kinds = [0] * len(DECISIONS)
    buildings = [0] * len(tables.buildings)
    left = 0
    whole = 0
    asked = position.own[seat]
    while asked is not None:
        kinds[asked.kind] += 1
        if asked.kind == CROSS_FIELDS:
            left += asked.b
            whole += asked.c
            for building in range(len(buildings)):
                buildings[building] += asked.a >> building & 1
        asked = asked.below
    for kind in range(len(kinds)):
        put(at, of, start[OWED] + kind, min(kinds[kind], MAX_OWED))
    for building in range(len(buildings)):
        put(at, of, start[CROSS_BUILDINGS] + building, min(buildings[building], MAX_OWED))
    put(at, of, start[CROSS_LEFT], min(left, MAX_NUMBER))
    put(at, of, start[CROSS_OF], min(whole, MAX_NUMBER))
