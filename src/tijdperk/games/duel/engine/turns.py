"""Ages and turns: laying the structure, who begins, and what follows a turn."""

from tijdperk.games.duel.engine import events
from tijdperk.games.duel.engine.position import (
    BOOK_BEGINS,
    DOWN,
    DRAWN_CARD,
    GONE,
    GUILD_DOWN,
    GUILD_PLACE,
    STARTER,
    TURN,
    DuelPosition,
)
from tijdperk.games.duel.engine.scoring import count_points
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.position import NOBODY


def lay_age(position: DuelPosition, age: int, chance: Chance) -> None:
    """R4, R6: lay the structure. Only face-up cards are drawn; of a face-down one only its back shows."""
    tables = position.tables
    position.age = age
    position.left = tables.slots
    position.taken = GONE
    position.unseen = tables.deck[age][:]
    position.cards = [DOWN] * tables.slots
    for city in position.cities:
        city.prices = tables.fixed_prices[:]  # those of the last age are looked after no longer
    if age == 3:
        places = list(range(tables.slots))
        for _ in range(tables.guilds_in_age3):
            position.cards[chance.draw(GUILD_PLACE, places)] = GUILD_DOWN
    face_up = tables.face_up[age]
    for slot in range(tables.slots):
        if face_up[slot]:
            turn_card(position, slot, chance)
    position.open = tables.open_at_start[age][:]
    position.emit(events.LAID, NOBODY, age)
    if age == 1:
        begin(position, position.first)
    else:
        choose_starter(position)


def turn_card(position: DuelPosition, slot: int, chance: Chance) -> int:
    """R4: a card gets its identity when it is turned, among those of its back not seen yet."""
    if position.cards[slot] == GUILD_DOWN:
        position.unseen_guilds = position.unseen_guilds[:]
        card = chance.draw(DRAWN_CARD, position.unseen_guilds)
    else:
        card = chance.draw(DRAWN_CARD, position.unseen)
    position.cards[slot] = card
    return card


def choose_starter(position: DuelPosition) -> None:
    """R10, O2: the weaker side chooses who begins; pawn in the middle: whoever played last."""
    if position.pawn > 0:
        position.ask(STARTER, 1)
    elif position.pawn < 0:
        position.ask(STARTER, 0)
    elif position.options & BOOK_BEGINS:
        begin(position, position.active)
    else:
        position.ask(STARTER, position.active)


def let_begin(position: DuelPosition, seat: int, starter: int) -> None:
    """R10: the choice of who begins."""
    position.answered()
    position.emit(events.CHOSE_STARTER, seat, starter)
    begin(position, starter)


def begin(position: DuelPosition, seat: int) -> None:
    position.active = seat
    position.emit(events.BEGINS, seat, position.age)
    position.ask(TURN, seat)


def take_card(position: DuelPosition, card: int) -> None:
    """R7: a turn uses exactly one accessible card."""
    slots = position.open
    index = 0
    while position.cards[slots[index]] != card:
        index += 1
    position.taken = slots.pop(index)
    position.cards[position.taken] = GONE
    position.left -= 1


def insert(slots: list[int], slot: int) -> None:
    """Put a slot in its place among others."""
    index = 0
    for other in slots:
        if other > slot:
            break
        index += 1
    slots.insert(index, slot)


def end_turn(position: DuelPosition, chance: Chance) -> None:
    """R8, R9, R11, R12, R13: all choices are made; turn what became accessible, then on to what follows."""
    if position.left == 0:
        position.answered()
        if position.again:
            position.emit(events.EXTRA_LOST, position.active)  # R11
            position.again = False
        if position.age == 3:
            count_points(position)
            position.emit(events.ENDED, position.winner, position.ending)
        else:
            lay_age(position, position.age + 1, chance)
        return
    covered_by = position.tables.covered_by[position.age]
    for slot in position.tables.covers[position.age][position.taken]:
        if position.all_gone(covered_by[slot]):
            if position.cards[slot] < GONE:
                card = turn_card(position, slot, chance)
                position.emit(events.TURNED, NOBODY, slot, card)
            insert(position.open, slot)
    position.taken = GONE
    if position.again:
        position.again = False  # R13, R14
        position.emit(events.EXTRA_TURN, position.active)
    else:
        position.active = 1 - position.active
    position.ask_instead(TURN, position.active)
