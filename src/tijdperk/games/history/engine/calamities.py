"""Events that kill: disaster, famine, black death, pestilence and plague."""

from tijdperk.games.history.engine import events
from tijdperk.games.history.engine.battle import roll
from tijdperk.games.history.engine.events import digits
from tijdperk.games.history.engine.position import (
    CAPITAL,
    CITY,
    FORT,
    MONUMENT_PIECE,
    RUINS,
    SPREAD,
    HistoryPosition,
    seat_of,
)
from tijdperk.kernel.chance import Chance

DEADLY = 1  # the number that kills


def last_event(position: HistoryPosition) -> int:
    """The event that is being resolved."""
    return position.played[-1]


def sicken(position: HistoryPosition, land: int, dice: int, chance: Chance) -> None:
    """V08, V16, V22, V23, A45: each army in a land rolls; a 1 kills it, and the fort goes with the last."""
    for _ in range(position.armies(land)):
        owner = seat_of(position.army[land])
        rolled = roll(position, dice, chance)
        died = DEADLY in rolled
        position.emit(events.SICKNESS, owner, land, digits(rolled), 1 if died else 0)
        if died:
            position.lose_one(land)
            if position.army[land] == 0 and position.site[land] & FORT:
                position.site[land] &= ~FORT
                position.emit(events.FORT_LOST, owner, land)


def strike_area(position: HistoryPosition, area: int, chance: Chance) -> None:
    """V08, V16: every army of an area is in danger."""
    position.emit(events.STRUCK, position.active, area)
    dice = position.tables.dice[last_event(position)]
    for land in position.board.lands_of[area]:
        sicken(position, land, dice, chance)


def armies_in(position: HistoryPosition, area: int) -> int:
    """How many lands of an area are held by anybody."""
    first = area * position.seats
    count = 0
    for seat in range(position.seats):
        count += position.counts[first + seat]
    return count


def pestilence(position: HistoryPosition, land: int, chance: Chance) -> None:
    """V22, A25: three dice in one land, two in each land next to it."""
    event = last_event(position)
    position.emit(events.INFECTED, position.active, land)
    sicken(position, land, position.tables.dice[event], chance)
    for other in position.board.neighbours[land]:
        sicken(position, other, position.tables.dice_next[event], chance)


def near_armies(position: HistoryPosition, land: int) -> bool:
    """Is there anybody in a land or next to it?"""
    if position.army[land]:
        return True
    for other in position.board.neighbours[land]:
        if position.army[other]:
            return True
    return False


def plague(position: HistoryPosition, land: int, first: bool, chance: Chance) -> bool:
    """V23: the plague strikes a land; true when it must be sent on to another."""
    event = last_event(position)
    position.emit(events.INFECTED, position.active, land)
    dice = position.tables.dice[event] if first else position.tables.dice_next[event]
    sicken(position, land, dice, chance)
    position.source = land
    if position.army[land] or not spread_targets(position):
        return False
    position.ask(SPREAD, position.active)
    return True


def spread_targets(position: HistoryPosition) -> list[int]:
    """V23: occupied lands next to the one the plague has emptied."""
    return [land for land in position.board.neighbours[position.source] if position.army[land]]


def ruin(position: HistoryPosition, land: int) -> bool:
    """V12: a monument falls with all that stands round it; true when another may follow."""
    site = position.site[land] & ~(MONUMENT_PIECE | FORT)
    if site & CAPITAL:
        site = site & ~CAPITAL | CITY
    else:
        site &= ~CITY
    position.site[land] = site
    position.emit(events.RUINED, position.active, land)
    position.chosen = [*position.chosen, land]
    more = len(position.chosen) < position.tables.targets[last_event(position)]
    if more and lands_with_monument(position):
        position.ask(RUINS, position.active)
        return True
    return False


def lands_with_monument(position: HistoryPosition) -> list[int]:
    return [land for land, site in enumerate(position.site) if site & MONUMENT_PIECE]
