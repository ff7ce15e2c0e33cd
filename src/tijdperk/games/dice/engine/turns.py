"""Turns: throwing the dice, everybody getting ready, and what a turn leads to."""

from tijdperk.games.dice.engine import events
from tijdperk.games.dice.engine.crossing import write
from tijdperk.games.dice.engine.position import (
    ACT,
    ALL_BONUSES,
    CITY,
    DRAWN_CITY,
    FACE,
    GREY_DIE,
    QUARTER,
    READY,
    DicePosition,
)
from tijdperk.games.dice.engine.scoring import total
from tijdperk.games.dice.engine.tables import GREY
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.position import NOBODY, with_at, without


def deal_cities(position: DicePosition, chance: Chance) -> None:
    """R2: a city for every seat, no two alike."""
    left = list(range(len(position.tables.cities)))
    sheets: list[int] = []
    for seat in range(position.seats):
        city = chance.draw(DRAWN_CITY, left)
        sheets.append(city)
        position.emit(events.CITY, seat, city)
    position.sheets = sheets
    throw(position, chance)


def ask_for_city(position: DicePosition, seat: int) -> None:
    position.ask(CITY, seat)


def take_city(position: DicePosition, seat: int, city: int, chance: Chance) -> None:
    """R2: cities chosen in the order of the seats."""
    position.answered()
    position.sheets = with_at(position.sheets, seat, city)
    position.emit(events.CITY, seat, city)
    if seat + 1 < position.seats:
        ask_for_city(position, seat + 1)
    else:
        throw(position, chance)


def throw(position: DicePosition, chance: Chance) -> None:
    """R22, R25: every die of the Forum gets a face and a quarter; then everybody acts."""
    tables = position.tables
    position.turn += 1
    face = position.face[:]
    quarter = position.quarter[:]
    places = list(range(len(tables.quarters)))
    for die in position.forum:
        face[die] = chance.pick(FACE, tables.faces[die])
        quarter[die] = chance.pick(QUARTER, places)
    position.face = face
    position.quarter = quarter
    position.emit(events.THROWN, NOBODY, position.turn)
    position.ask_together(READY, (1 << position.seats) - 1, position.seats, secret=True)
    for seat in range(position.seats):
        position.ask_first(seat, ACT)


def say_ready(position: DicePosition, seat: int, chance: Chance) -> None:
    """The last seat to be ready reveals the turn."""
    if position.resolve(seat):
        reveal(position, chance)


def reveal(position: DicePosition, chance: Chance) -> None:
    """R25: everything done in secret is told; then what it means for all."""
    for seat in range(position.seats):
        city = position.cities[seat]
        done = city.done
        for index in range(0, len(done), 4):
            position.emit(done[index], seat, done[index + 1], done[index + 2], done[index + 3])
        city.done = []
    complete_agoras(position)
    position.before = position.cities[:]
    let_dice_in(position)
    go_on(position, chance)


def complete_agoras(position: DicePosition) -> None:
    """R65, M2: the first to complete the Agora score more, together if it was the same turn."""
    if position.agora_done:
        return
    tables = position.tables
    fields = tables.fields_of[tables.agora]
    for seat in range(position.seats):
        city = position.cities[seat]
        if city.crossed & fields == fields:
            write(city, tables.row[tables.agora], tables.first_agora)
            position.agora_done = True
            position.emit(events.FIRST_AGORA, seat, tables.first_agora)


def let_dice_in(position: DicePosition) -> None:
    """R70, R71, R72, M1, M7, M14: a colour first unlocked enters; the unlocker picks what leaves."""
    picks: list[int] = []
    for seat in range(position.seats):
        for colour in position.tables.special:
            if position.cities[seat].unlocked >> colour & 1 and not position.entered >> colour & 1:
                position.entered |= 1 << colour
                picks += [seat, colour]
    position.picks = picks


def go_on(position: DicePosition, chance: Chance) -> None:
    """The next grey die to be picked, or the next turn, or the end."""
    while position.picks:
        grey = [die for die in position.forum if position.tables.colour[die] == GREY]
        seat = position.picks[0]
        if len(grey) > 1:
            position.ask(GREY_DIE, seat)
            return
        replace_die(position, seat, grey[0])
    tables = position.tables
    if position.final or position.turn >= tables.last_turn:
        end_game(position)
        return
    for seat in range(position.seats):
        if position.cities[seat].bonuses == ALL_BONUSES:
            position.final = True  # R98, R99
            position.emit(events.LAST_TURN, seat)
    throw(position, chance)


def replace_die(position: DicePosition, seat: int, die: int) -> None:
    """R24, R70, R73: one in, one out."""
    entering = position.tables.die_of[position.picks[1]]
    position.picks = position.picks[2:]
    position.forum = [*without(position.forum, die), entering]
    position.emit(events.REMOVED, seat, die)
    position.emit(events.ENTERED, NOBODY, entering)


def end_game(position: DicePosition) -> None:
    """R103: most points, then most coins, else a shared victory."""
    position.emit(events.ENDED, NOBODY, position.turn)
    best: list[int] = []
    for seat in range(position.seats):
        if not best or standing(position, seat) > standing(position, best[0]):
            best = [seat]
        elif standing(position, seat) == standing(position, best[0]):
            best.append(seat)
    for seat in best:
        position.winners |= 1 << seat
        position.emit(events.WON, seat)


def standing(position: DicePosition, seat: int) -> tuple[int, int]:
    return total(position, seat), position.cities[seat].coins
