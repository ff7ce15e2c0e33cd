"""Fleets: those of the active empire, what they are exchanged for, and (X04-X08) those that stay at sea."""

from tijdperk.games.history.engine import events
from tijdperk.games.history.engine.battle import highest, roll
from tijdperk.games.history.engine.events import LOSS, TIE, WIN, emit_round
from tijdperk.games.history.engine.force import start_part
from tijdperk.games.history.engine.position import (
    EXCHANGE,
    SAIL,
    SCRAP,
    WITH_REALLOCATION,
    HistoryPosition,
    army_of,
    origin_of,
    seat_of,
)
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.position import with_at


def wanted_fleets(position: HistoryPosition) -> int:
    """R038, R039, V06: bits of the waters in which the active empire gets a fleet."""
    return position.board.fleets_of[position.empire()] | position.extra_fleet


def bring_in(position: HistoryPosition) -> None:
    """R036, R038: the empire takes its armies and sends out its fleets; then what is disputed at sea."""
    position.pool = position.tables.part_strength[position.empire()][0]
    if position.navies:
        make_room(position)
    else:
        place_fleets(position)


def make_room(position: HistoryPosition) -> None:
    """X08: while fleets run out, one of the oldest navies goes; a choice only where there are several."""
    while True:
        oldest = navies_to_scrap(position)
        if len(oldest) > 1:
            position.ask(SCRAP, position.active)
            return
        if not oldest:
            break
        scrap(position, oldest[0])
    dispute(position)


def navies_to_scrap(position: HistoryPosition) -> list[int]:
    """X08, A32: the waters of the oldest navies, when there are more fleets than tokens."""
    used = wanted_fleets(position)
    for water in range(len(position.navy)):
        if position.navy[water]:
            used |= 1 << water
    if bits(used) <= position.tables.most_fleets:
        return []
    found: list[int] = []
    oldest = 0
    for water in range(len(position.navy)):
        navy = position.navy[water]
        if navy:
            epoch = origin_of(navy)
            if not found or epoch < oldest:
                found = [water]
                oldest = epoch
            elif epoch == oldest:
                found.append(water)
    return found


def bits(value: int) -> int:
    count = 0
    while value:
        value &= value - 1
        count += 1
    return count


def scrap(position: HistoryPosition, water: int) -> None:
    position.emit(events.SCRAPPED, seat_of(position.navy[water]), water)
    position.navy = with_at(position.navy, water, 0)


def contested(position: HistoryPosition) -> list[int]:
    """X06: the waters of the empire's card that another player's navy holds."""
    wanted = wanted_fleets(position)
    return [
        water
        for water in range(len(position.navy))
        if wanted >> water & 1 and position.navy[water] and seat_of(position.navy[water]) != position.active
    ]


def dispute(position: HistoryPosition) -> None:
    """X06, X07: sea battles come first; one army must be left for the start land."""
    if position.pool > 1 and contested(position):
        position.ask(SAIL, position.active)
    else:
        place_fleets(position)


def sail(position: HistoryPosition, water: int, chance: Chance) -> None:
    """X06: an army fights for a sea, two dice against one."""
    position.answered()
    tables = position.tables
    seat = position.active
    owner = seat_of(position.navy[water])
    position.pool -= 1
    attack = roll(position, tables.attack_dice, chance)
    defence = roll(position, tables.defence_dice, chance)
    difference = highest(attack) - highest(defence)
    outcome = WIN if difference > 0 else TIE if difference == 0 else LOSS
    emit_round(position, events.SEA_ROUND, seat, water, attack, 0, defence, 0, outcome)
    if outcome != LOSS:
        position.emit(events.NAVY_LOST, owner, water)
        position.navy = with_at(position.navy, water, 0)
    if outcome == WIN:
        position.navy = with_at(position.navy, water, army_of(seat, position.epoch - 1))
        position.emit(events.NAVY, seat, water)
    else:
        position.losses += 1
    dispute(position)


def place_fleets(position: HistoryPosition) -> None:
    """R038: a fleet in every water of the card, but where another player's navy stands."""
    fleets = wanted_fleets(position)
    if position.navies:
        for water in contested(position):
            fleets &= ~(1 << water)
    position.fleets = fleets
    for water in range(len(position.navy)):
        if fleets >> water & 1:
            position.emit(events.FLEET, position.active, water)
    if position.effects & WITH_REALLOCATION and exchangeable(position):
        position.ask(EXCHANGE, position.active)
    else:
        start_part(position, 0)


def exchangeable(position: HistoryPosition) -> list[int]:
    """V03: the waters with a fleet that carries no army of this empire."""
    mine = army_of(position.active, position.epoch - 1)
    return [
        water
        for water in range(len(position.navy))
        if position.fleets >> water & 1 and position.navy[water] != mine
    ]


def exchange(position: HistoryPosition, water: int) -> None:
    """V03: a fleet becomes a coin."""
    position.fleets &= ~(1 << water)
    position.coins += 1
    position.emit(events.EXCHANGED, position.active, water)
    if not exchangeable(position):
        position.answered()
        start_part(position, 0)


def embark(position: HistoryPosition, water: int) -> None:
    """X04: an army of the pool goes on a fleet."""
    position.pool -= 1
    position.navy = with_at(position.navy, water, position.force)
    position.emit(events.NAVY, position.active, water)
