"""Phases 5, 6 and 7: what can be stored, what land buildings give, and markers (R130 to R152)."""

from tijdperk.games.antiquity.engine import events
from tijdperk.games.antiquity.engine.buildings import has_power, has_working, storage_room
from tijdperk.games.antiquity.engine.position import (
    EXPLORING,
    HARVESTING,
    MARKER,
    STORING,
    AntiquityPosition,
)
from tijdperk.games.antiquity.engine.tables import (
    CHRISTOFORI,
    EXPLORER,
    FISH,
    FISHERY,
    FOODS,
    FORCED_LABOUR,
    GIORGIO,
    GOODS,
    NONE,
)
from tijdperk.games.antiquity.engine.verbs import (
    DISCARD,
    EXPLORE,
    HARVEST,
    KEPT_FOR_LAST,
    NO_MARKER,
    NOT_IN_ZONE,
    NOT_ITS_COUNTER,
    NOTHING_OF_IT,
    PASS,
)
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import LEGAL, Move, move_of
from tijdperk.kernel.position import with_at

# -- phase 5


def store_goods(position: AntiquityPosition, seat: int) -> None:
    """R130, R131, R132, R205, A20: what does not fit has to go; the seat chooses where it can."""
    realm = position.realms[seat]
    if has_power(position.tables, realm, CHRISTOFORI):
        return
    room = storage_room(position.tables, realm)
    extra = sum(realm.goods) - room
    if extra <= 0:
        return
    kinds = [good for good in range(len(GOODS)) if realm.goods[good]]
    if room == 0 or len(kinds) == 1:
        for good in kinds:
            drop_goods(position, seat, good, realm.goods[good] if room == 0 else extra)
    else:
        position.ask(STORING, seat, extra)


def drop_goods(position: AntiquityPosition, seat: int, good: int, count: int) -> None:
    position.own_realm(seat).goods[good] -= count
    position.emit(events.DISCARDED, seat, good, count)


def discard_refusal(position: AntiquityPosition, seat: int, good: int) -> int:
    return LEGAL if position.realms[seat].goods[good] else NOTHING_OF_IT


def storing_moves(position: AntiquityPosition, seat: int) -> list[Move]:
    goods = position.realms[seat].goods
    return [move_of(DISCARD, good) for good in range(len(GOODS)) if goods[good]]


def discard(position: AntiquityPosition, seat: int, good: int) -> None:
    left = position.frame_of(seat).a - 1
    drop_goods(position, seat, good, 1)
    goods = position.realms[seat].goods
    kinds = [other for other in range(len(GOODS)) if goods[other]]
    if left and len(kinds) == 1:
        drop_goods(position, seat, kinds[0], left)
        left = 0
    if left:
        position.ask_further(left)
    else:
        position.answered()


# -- phase 6


def give_fish(position: AntiquityPosition) -> None:
    """R144, A21, A22: a fish for every cathedral built in this round, by whomever."""
    built = 0
    for seat in range(position.seats):
        built += position.realms[seat].cathedrals
    if not built:
        return
    for seat in range(position.seats):
        if position.plays(seat) and has_power(position.tables, position.realms[seat], GIORGIO):
            position.own_realm(seat).goods[FISH] += built
            position.emit(events.FISH_GIVEN, seat, built)


def counters_of(position: AntiquityPosition, slot: int) -> list[int]:
    """The fields where goods of a land building lie; the man's own is the last (R141), but at sea (A32)."""
    man = position.work_field[slot] if position.work_kind[slot] != FISHERY else NONE
    fields = [field for field in range(len(position.work)) if position.work[field] == slot and field != man]
    if man != NONE:
        fields.append(man)
    return fields


def harvest_next(position: AntiquityPosition, seat: int) -> bool:
    """R140, R206, A58, A63: the next land building gives goods, or its seat is asked; false at the end."""
    slot = position.stage
    while slot < len(position.work_kind):
        if position.work_kind[slot] != NONE and position.work_owner[slot] == seat:
            position.stage = slot + 1
            harvest_building(position, seat, slot)
            return True
        slot += 1
    return False


def harvest_building(position: AntiquityPosition, seat: int, slot: int) -> None:
    fields = counters_of(position, slot)
    taken = 1
    if position.plays(seat) and has_working(position.tables, position.realms[seat], FORCED_LABOUR):
        taken = position.tables.labour
    choice = len(fields) if position.work_kind[slot] == FISHERY else len(fields) - 1
    if taken >= len(fields):
        take_counters(position, seat, slot, fields, len(fields))
    elif choice <= taken or not position.plays(seat):
        take_counters(position, seat, slot, fields[:taken], taken)
    else:
        position.ask(HARVESTING, seat, slot, taken, taken)


def take_counters(position: AntiquityPosition, seat: int, slot: int, fields: list[int], taken: int) -> None:
    """R140, R142, R143, R209: goods are taken off fields; `taken` in all in this round."""
    counter = position.counter[:]
    work = position.work[:]
    for field in fields:
        counter[field] = NONE
        work[field] = NONE
    position.counter = counter
    position.work = work
    if position.plays(seat):
        give_harvest(position, seat, slot, taken)
    if slot not in work:
        close_work(position, seat, slot)


def give_harvest(position: AntiquityPosition, seat: int, slot: int, taken: int) -> None:
    """R143, R145, A60: of what forced labour takes, the first is lost."""
    realm = position.own_realm(seat)
    kept = taken
    if has_working(position.tables, realm, FORCED_LABOUR):
        kept -= 1
    good = position.work_good[slot]
    realm.goods[good] += kept
    position.emit(events.HARVESTED, seat, good, kept)


def close_work(position: AntiquityPosition, seat: int, slot: int) -> None:
    """R142: the man goes home; a fishery leaves the land."""
    position.emit(events.SPENT, seat, position.work_kind[slot], position.work_field[slot])
    if position.work_kind[slot] == FISHERY:
        stands = with_at(position.stands, position.work_field[slot], NONE)
        position.stands = with_at(stands, position.work_second[slot], NONE)
        owner = with_at(position.owner, position.work_field[slot], NONE)
        position.owner = with_at(owner, position.work_second[slot], NONE)
    position.work_kind = with_at(position.work_kind, slot, NONE)
    if position.plays(seat):
        position.own_realm(seat).men += 1


def harvest_refusal(position: AntiquityPosition, seat: int, field: int) -> int:
    slot = position.frame_of(seat).a
    if position.work[field] != slot:
        return NOT_ITS_COUNTER
    if position.work_kind[slot] != FISHERY and position.work_field[slot] == field:
        return KEPT_FOR_LAST
    return LEGAL


def harvesting_moves(position: AntiquityPosition, seat: int) -> list[Move]:
    slot = position.frame_of(seat).a
    row = position.tables.field_moves[HARVEST]
    fields = counters_of(position, slot)
    if position.work_kind[slot] != FISHERY:
        fields.pop()
    return [row[field] for field in fields]


def harvest(position: AntiquityPosition, seat: int, field: int) -> None:
    """One counter by choice; the rest by itself once there is no choice any more."""
    frame = position.frame_of(seat)
    slot, left, taken = frame.a, frame.b - 1, frame.c
    others = [other for other in counters_of(position, slot) if other != field]
    if position.work_kind[slot] != FISHERY:
        others.pop()
    if left and len(others) > left:
        position.counter = with_at(position.counter, field, NONE)
        position.work = with_at(position.work, field, NONE)
        position.ask_further(slot, left, taken)
        return
    position.answered()
    take_counters(position, seat, slot, [field, *others[:left]], taken)


# -- phase 7


def open_markers(position: AntiquityPosition, seat: int) -> list[int]:
    """The fields of the zone on which a marker lies."""
    return [field for field in position.zones[seat] if position.marker[field]]


def ask_explorer(position: AntiquityPosition, seat: int) -> None:
    """R150: an explorer that works may turn up one marker."""
    if has_working(position.tables, position.realms[seat], EXPLORER) and open_markers(position, seat):
        position.ask(EXPLORING, seat)


def explore_refusal(position: AntiquityPosition, seat: int, field: int) -> int:
    if field not in position.zones[seat]:
        return NOT_IN_ZONE
    return LEGAL if position.marker[field] else NO_MARKER


def exploring_moves(position: AntiquityPosition, seat: int) -> list[Move]:
    row = position.tables.field_moves[EXPLORE]
    moves = [row[field] for field in open_markers(position, seat)]
    moves.append(move_of(PASS))
    return moves


def explore(position: AntiquityPosition, seat: int, field: int, chance: Chance) -> None:
    """R151, R152, A37, A38, A81: one good of the kind it shows; food makes famine worse."""
    position.answered()
    pool: list[int] = []
    for good in range(len(GOODS)):
        pool += [good] * position.pool[good]
    good = chance.pick(MARKER, pool)
    position.pool = with_at(position.pool, good, position.pool[good] - 1)
    position.marker = with_at(position.marker, field, 0)
    position.own_realm(seat).goods[good] += 1
    position.emit(events.EXPLORED, seat, field, good)
    if good < FOODS:
        position.famine += 1
        position.emit(events.FAMINE, -1, position.famine)


def pass_explorer(position: AntiquityPosition, seat: int) -> None:
    position.answered()
    position.emit(events.NOT_EXPLORED, seat)
