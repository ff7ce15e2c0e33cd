"""The course of a game: what comes next when nothing is asked, phase by phase."""

from tijdperk.games.antiquity.engine import events
from tijdperk.games.antiquity.engine.buildings import kind_of, remove_building
from tijdperk.games.antiquity.engine.countryside import ask_countryside, number_of_men
from tijdperk.games.antiquity.engine.decay import bury_all, graves_due, pollute_all
from tijdperk.games.antiquity.engine.events import note
from tijdperk.games.antiquity.engine.harvest import (
    ask_explorer,
    give_fish,
    harvest_next,
    store_goods,
)
from tijdperk.games.antiquity.engine.planning import is_limited, pieces_of
from tijdperk.games.antiquity.engine.position import (
    BUILDING,
    BY_LIMIT,
    BY_SAINT,
    EXPLORATION,
    HARVEST,
    HUNGER,
    LAND,
    LAST_LEFT,
    NOBODY_LEFT,
    OVER,
    PLANNING,
    POLLUTION,
    SETUP,
    STORAGE,
    AntiquityPosition,
    Realm,
    ones,
)
from tijdperk.games.antiquity.engine.saints import best_of, clean_fields, has_won, met_saints
from tijdperk.games.antiquity.engine.setup import ask_for_city
from tijdperk.games.antiquity.engine.tables import FOUNTAIN, MARIA, NONE
from tijdperk.games.antiquity.engine.zones import update_zones
from tijdperk.kernel.deals import end_deals
from tijdperk.kernel.position import NOBODY, with_at


def proceed(position: AntiquityPosition) -> None:
    """Go on until somebody has to decide or the game is over."""
    while position.frame is None and position.phase != OVER:
        if position.phase == SETUP:
            if not ask_for_city(position):
                begin_round(position)
        elif position.phase == BUILDING:
            reveal(position)
            rank(position)
            update_zones(position)
            begin(position, LAND)
        elif position.queue:
            act(position, position.queue[0])
        else:
            end_phase(position)


def begin(position: AntiquityPosition, phase: int) -> None:
    """R191, R192, A54: a phase in which one acts after the other, in order of play."""
    position.phase = phase
    position.stage = 0
    position.queue = position.order
    position.emit(events.PHASE, NOBODY, phase)
    if phase == HARVEST:
        give_fish(position)
        # R209: what a seat that is out has on the land is taken off too
        position.queue = position.order + [seat for seat in range(position.seats) if not position.plays(seat)]


def act(position: AntiquityPosition, seat: int) -> None:
    """The seat whose turn it is does what the phase asks; then it is the next one's turn."""
    phase = position.phase
    if phase == HARVEST and harvest_next(position, seat):
        return
    position.queue = position.queue[1:]
    position.stage = 0
    if phase == LAND:
        ask_countryside(position, seat)
    elif phase == STORAGE:
        store_goods(position, seat)
    elif phase == EXPLORATION:
        ask_explorer(position, seat)
    elif phase == HUNGER:
        bury_all(position, seat, graves_due(position, position.realms[seat]))
    elif phase == POLLUTION:
        pollute_all(position, seat)


def end_phase(position: AntiquityPosition) -> None:
    phase = position.phase
    forget_empty_phase(position)
    if phase == HUNGER or phase == POLLUTION:
        drop_lost(position)
    if phase == HUNGER:
        position.famine += 1  # R167
        position.emit(events.FAMINE, NOBODY, position.famine)
    if phase == POLLUTION or (phase == EXPLORATION and position.beginners):
        check_victory(position)  # R190, R213: beginners leave out phases 8 and 9
        if position.phase != OVER:
            begin_round(position)
    else:
        begin(position, phase + 1)


def forget_empty_phase(position: AntiquityPosition) -> None:
    """A phase in which nothing happened and nobody was asked is not told."""
    heard = position.listener
    if heard and heard[-1].kind == events.PHASE:
        heard.pop()


def drop_lost(position: AntiquityPosition) -> None:
    """R192: whoever is out leaves the order; the others keep theirs."""
    position.order = [seat for seat in position.order if position.plays(seat)]


# -- phases 1 to 3


def begin_round(position: AntiquityPosition) -> None:
    """R040, R041, R057, A06: all men in the cities rise; then everybody plans in secret."""
    position.round += 1
    position.phase = BUILDING
    position.emit(events.ROUND, NOBODY, position.round)
    seats = 0
    for seat in position.order:
        seats |= 1 << seat
        if not was_used(position.realms[seat]):
            continue
        realm = position.own_realm(seat)
        realm.men += sum(realm.manned)
        realm.manned = [0] * len(realm.manned)
        realm.moved = 0
        realm.cleared = 0
        realm.razed = False
        realm.cathedrals = 0
        realm.seeded = False
        realm.cleaned = False
    position.deals = []
    position.before = position.share_realms()
    position.aside = position.before
    position.ask_together(PLANNING, seats, position.seats, secret=True)


def was_used(realm: Realm) -> bool:
    """Did the seat do anything in the last round that has to be forgotten?"""
    return (
        1 in realm.manned
        or realm.moved > 0
        or realm.cleared > 0
        or realm.cathedrals > 0
        or realm.razed
        or realm.seeded
        or realm.cleaned
    )


def reveal(position: AntiquityPosition) -> None:
    """What was done in secret is told (A75); then what all share is settled (A50, A51, A72)."""
    position.emit(events.READY_ALL, NOBODY)
    fountains = 0
    for seat in position.order:
        if not position.realms[seat].done:
            continue  # it planned nothing
        realm = position.own_realm(seat)
        settle_supply(position, seat)
        done = realm.done
        for index in range(0, len(done), 4):
            position.emit(done[index], seat, done[index + 1], done[index + 2], done[index + 3])
        realm.done = []
        fountains += realm.fountains
        realm.fountains = 0
    for deal in position.deals:
        for at in range(2, len(deal), 2):
            position.emit(events.HANDED, deal[0], deal[1], deal[at], deal[at + 1])
    if fountains and position.famine:
        position.famine = max(0, position.famine - fountains)  # R078
        position.emit(events.FAMINE, NOBODY, position.famine)
    end_deals(position)
    position.before = position.share_realms()
    position.aside = position.before


def settle_supply(position: AntiquityPosition, seat: int) -> None:
    """A72: in order of play; what cannot be supplied is void, and its price comes back."""
    tables = position.tables
    realm = position.own_realm(seat)
    slot = 0
    while slot < len(realm.shape):
        good = realm.paid[slot]
        if good != NONE:
            kind = kind_of(tables, realm, slot)
            pieces = pieces_of(tables, realm.shape[slot])
            if is_limited(position, kind) and position.supply[kind] < pieces:
                realm.goods[good] += 1
                if kind == FOUNTAIN:
                    realm.fountains -= 1
                remove_building(tables, realm, slot)
                note(realm.done, events.VOIDED, kind, good)
                continue
            if is_limited(position, kind):
                position.supply = with_at(position.supply, kind, position.supply[kind] - pieces)
            realm.paid[slot] = NONE
        slot += 1


def rank(position: AntiquityPosition) -> None:
    """R090, R091, R092, A29: whoever has fewest men on carts and explorer is first; ties keep their order."""
    numbers = [number_of_men(position.tables, position.realms[seat]) for seat in range(position.seats)]
    order: list[int] = []
    for seat in position.order:
        at = len(order)
        while at and numbers[order[at - 1]] > numbers[seat]:
            at -= 1
        order = [*order[:at], seat, *order[at:]]
    if order == position.order:
        return  # everybody knows the order already
    position.order = order
    for place in range(len(order)):
        position.emit(events.RANKED, order[place], place + 1, numbers[order[place]])


# -- phase 10


def check_victory(position: AntiquityPosition) -> None:
    """R180, R186, R210: by a saint, or as the last one left."""
    winners = 0
    for seat in position.order:
        if has_won(position, seat):
            winners |= 1 << seat
    if len(position.order) < 2 and position.seats > 1:
        left = 0
        for seat in position.order:
            left |= 1 << seat
        finish(position, left, LAST_LEFT if left else NOBODY_LEFT)
    elif winners:
        finish(position, best_of(position, winners), BY_SAINT)
    elif position.round >= position.tables.rounds:
        # R213: the program's own limit; who has kept most land clean wins
        everybody = 0
        for seat in position.order:
            everybody |= 1 << seat
        position.emit(events.LIMIT, NOBODY, position.round)
        finish(position, best_of(position, everybody), BY_LIMIT)


def finish(position: AntiquityPosition, winners: int, ending: int) -> None:
    fulfilled = [met_saints(position, seat) if position.plays(seat) else 0 for seat in range(position.seats)]
    position.fulfilled = fulfilled
    position.winners = winners
    position.ending = ending
    position.phase = OVER
    if ending == BY_SAINT:
        for seat in range(position.seats):
            if has_won(position, seat) and position.plays(seat):
                for saint in range(MARIA):
                    if fulfilled[seat] >> saint & 1 and position.realms[seat].saint in (saint, MARIA):
                        position.emit(events.FULFILLED, seat, saint)
    for seat in range(position.seats):
        if winners >> seat & 1:
            position.emit(events.WON, seat, clean_fields(position, seat))
    if not ones(winners):
        position.emit(events.NOBODY_WON, NOBODY)
    position.finish()
