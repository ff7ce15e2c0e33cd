"""Dealing event cards and drawing empires: whose they are, and who has seen what."""

from tijdperk.games.history.engine import events
from tijdperk.games.history.engine.position import DIE, DRAWN_EMPIRE, EMPIRE, HistoryPosition
from tijdperk.games.history.engine.tables import (
    EMPIRES_AN_EPOCH,
    GREATER,
    LESSER,
    MINOR,
    MINOR_EMPIRE,
    NONE,
    order_of,
)
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.position import NOBODY, with_at


def stack_of(position: HistoryPosition, event: int) -> int:
    """The stack a card is dealt from; X02: minor empires have one of their own."""
    tables = position.tables
    if position.one_each and tables.kind[event] == MINOR_EMPIRE:
        return MINOR
    return tables.deck[event]


def deal(position: HistoryPosition, chance: Chance) -> None:
    """R008, X02: every seat gets its events, seen by nobody else."""
    tables = position.tables
    stacks: list[list[int]] = [[], [], []]
    for deck in (GREATER, LESSER):
        for card in tables.cards[deck]:
            stacks[stack_of(position, card)].append(card)
    hands: list[list[int]] = []
    for seat in range(position.seats):
        hand: list[int] = []
        if position.one_each:
            hand.append(chance.draw(MINOR, stacks[MINOR], seat))
        while len(hand) < tables.greater_hand:
            hand.append(chance.draw(GREATER, stacks[GREATER], seat))
        while len(hand) < tables.greater_hand + tables.lesser_hand:
            hand.append(chance.draw(LESSER, stacks[LESSER], seat))
        for card in hand:
            position.emit(events.DEALT, seat, card, only=seat)
        hands.append(hand)
    for cards in stacks:
        cards.sort()
    position.hands = hands
    position.undealt = stacks


def first_order(position: HistoryPosition, chance: Chance) -> list[int]:
    """R011, A08: the highest roll draws first, the others follow clockwise; those who tie roll again."""
    die = position.tables.die
    rolling = list(range(position.seats))
    while len(rolling) > 1:
        best: list[int] = []
        most = 0
        for seat in rolling:
            total = 0
            for _ in range(position.tables.draw_dice):
                total += chance.pick(DIE, die)
            position.emit(events.ROLLED, seat, total)
            if total > most:
                most = total
                best = [seat]
            elif total == most:
                best.append(seat)
        rolling = best
    first = rolling[0]
    position.emit(events.DRAWS_FIRST, first)
    return [(first + place) % position.seats for place in range(position.seats)]


def later_order(position: HistoryPosition) -> list[int]:
    """R018, R019, R020: the lowest score draws first; then the weaker last empire, then the earlier one."""
    order: list[int] = []
    for seat in range(position.seats):
        place = 0
        while place < len(order) and not draws_before(position, seat, order[place]):
            place += 1
        order.insert(place, seat)
    return order


def draws_before(position: HistoryPosition, seat: int, other: int) -> bool:
    strength = position.tables.strength
    mine, theirs = position.last_empire[seat], position.last_empire[other]
    if position.scores[seat] != position.scores[other]:
        return position.scores[seat] < position.scores[other]
    if strength[mine] != strength[theirs]:
        return strength[mine] < strength[theirs]
    return order_of(mine) < order_of(theirs)


def begin_epoch(position: HistoryPosition, epoch: int, chance: Chance) -> None:
    """R001, R009, R011, R017, R085, A40: a new epoch begins with the draw of empires."""
    position.epoch = epoch
    position.called = 0
    position.active = NONE
    position.emit(events.EPOCH, NOBODY, epoch)
    first = (epoch - 1) * EMPIRES_AN_EPOCH
    position.undrawn = list(range(first, first + EMPIRES_AN_EPOCH))
    position.held = [NONE] * position.seats
    position.givers = [NONE] * position.seats
    position.draw_order = first_order(position, chance) if epoch == 1 else later_order(position)
    draw_empire(position, chance)


def drawer(position: HistoryPosition) -> int:
    """Whose draw it is: as many have drawn as hold an empire."""
    return position.draw_order[position.seats - position.held.count(NONE)]


def draw_empire(position: HistoryPosition, chance: Chance) -> None:
    """R012, R016: the next drawer looks at a card; the last one has no choice."""
    seat = drawer(position)
    undrawn = position.undrawn[:]
    position.drawn = chance.draw(DRAWN_EMPIRE, undrawn, seat)
    undrawn.sort()
    position.undrawn = undrawn
    position.emit(events.DREW, seat)
    position.emit(events.LOOKED, seat, position.drawn, only=seat)
    if position.held.count(NONE) == 1:
        hand_over(position, seat, position.held.index(NONE))
    else:
        position.ask(EMPIRE, seat)


def hand_over(position: HistoryPosition, seat: int, receiver: int) -> None:
    """R012, R013: the drawn card is kept or given away."""
    position.held = with_at(position.held, receiver, position.drawn)
    position.givers = with_at(position.givers, receiver, seat)
    position.drawn = NONE
    if receiver == seat:
        position.emit(events.KEPT, seat)
    else:
        position.emit(events.GAVE, seat, receiver)


def all_hold(position: HistoryPosition) -> bool:
    """R014: everybody has a card, so everybody may look at their own."""
    return NONE not in position.held


def emit_all(position: HistoryPosition) -> None:
    for seat in range(position.seats):
        if position.givers[seat] != seat:
            position.emit(events.GOT, seat, position.held[seat], only=seat)
