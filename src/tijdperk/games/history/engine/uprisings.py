"""Events that bring armies: barbarians, civil war, the Jewish revolt, kingdoms and migrants."""

from tijdperk.games.history.engine import events
from tijdperk.games.history.engine.battle import Terms, fight, take
from tijdperk.games.history.engine.calamities import last_event
from tijdperk.games.history.engine.force import build_city
from tijdperk.games.history.engine.position import (
    FORT,
    FROM_EVENT,
    RAID,
    REVOLTS,
    SETTLERS,
    HistoryPosition,
    army_of,
    empire_of,
    seat_of,
)
from tijdperk.games.history.engine.tables import PLAIN
from tijdperk.kernel.chance import Chance


def event_army(position: HistoryPosition) -> int:
    """The armies that the event being resolved brings."""
    return army_of(position.active, FROM_EVENT + last_event(position))


def assault(position: HistoryPosition, land: int, source: int, terms: Terms, chance: Chance) -> bool:
    """An army that an event brings attacks; true when it takes the land."""
    defender = seat_of(position.army[land])
    position.emit(events.ATTACKED, position.active, land, source, defender)
    return fight(position, land, event_army(position), terms, chance)


# ---- V07 barbarians


def raid_targets(position: HistoryPosition, barren: int) -> list[int]:
    """V07: enemy-held lands next to a barren one."""
    seat = position.active
    return [land for land in position.board.neighbours[barren] if position.is_enemy(land, seat)]


def raid_terms(position: HistoryPosition, land: int) -> Terms:
    """A23: terrain counts for barbarians too."""
    tables = position.tables
    board = position.board
    crossed = board.terrain[position.source][board.neighbours[position.source].index(land)]
    return Terms(
        tables.attack_dice, 0, tables.defence_dice if crossed == PLAIN else tables.difficult_dice, False
    )


def raid(position: HistoryPosition, land: int, chance: Chance) -> bool:
    """V07, A23: a fresh army attacks out of the barren land; true while the raid goes on."""
    terms = raid_terms(position, land)
    if assault(position, land, position.source, terms, chance) and raid_targets(position, position.source):
        position.ask(RAID, position.active)
        return True
    return False


# ---- V10 civil war


def revolt_targets(position: HistoryPosition) -> list[int]:
    """V10, A24: any enemy-held land, then others of the same empire."""
    if not position.chosen:
        seat = position.active
        return [land for land in range(len(position.army)) if position.is_enemy(land, seat)]
    empire = empire_of(position.army[position.chosen[0]])
    return [
        land
        for land in range(len(position.army))
        if empire_of(position.army[land]) == empire and land not in position.chosen
    ]


def revolt(position: HistoryPosition, land: int, chance: Chance) -> None:
    """V10: armies appear in the lands of one empire; when all stand there, they attack."""
    position.chosen = [*position.chosen, land]
    if len(position.chosen) < position.tables.armies[last_event(position)] and revolt_targets(position):
        position.ask(REVOLTS, position.active)
        return
    for place in position.chosen:
        assault(position, place, place, ambush_terms(position), chance)


def ambush_terms(position: HistoryPosition) -> Terms:
    """V10, V17: terrain does not count, forts do."""
    tables = position.tables
    dice = tables.dice[last_event(position)]
    return Terms(dice or tables.attack_dice, 0, tables.defence_dice, False)


# ---- V17 the Jewish revolt, V19 kingdoms, V20 migrants


def jewish_revolt(position: HistoryPosition, chance: Chance) -> None:
    """V17, A24: one army with three dice, or nobody there to fight."""
    land = position.tables.land[last_event(position)]
    if position.army[land]:
        assault(position, land, land, ambush_terms(position), chance)
    else:
        take(position, land, event_army(position))
        position.emit(events.TOOK, position.active, land)


def found_kingdom(position: HistoryPosition) -> None:
    """V19, A24: an army and a city, whoever was there."""
    land = position.tables.land[last_event(position)]
    army = position.army[land]
    if position.is_enemy(land, position.active):
        if position.site[land] & FORT:
            position.site[land] &= ~FORT
            position.emit(events.FORT_LOST, seat_of(army), land)
        position.emit(events.ARMY_LOST, seat_of(army), land)
    take(position, land, event_army(position))
    position.emit(events.TOOK, position.active, land)
    build_city(position, land)


def vacant_lands(position: HistoryPosition, event: int) -> list[int]:
    """V20: lands of the migrants' area where nobody is."""
    area = position.tables.event_area[event]
    return [land for land in position.board.lands_of[area] if position.army[land] == 0]


def settle(position: HistoryPosition, land: int) -> bool:
    """V20: migrants move in; true when more may follow."""
    event = last_event(position)
    take(position, land, event_army(position))
    position.emit(events.TOOK, position.active, land)
    position.chosen = [*position.chosen, land]
    if len(position.chosen) < position.tables.armies[event] and vacant_lands(position, event):
        position.ask(SETTLERS, position.active)
        return True
    return False


def raid_grounds(position: HistoryPosition) -> list[int]:
    """V07: barren lands with somebody to raid."""
    return [land for land in position.tables.barren if raid_targets(position, land)]


def held_by_enemies(position: HistoryPosition) -> bool:
    seat = position.active
    for land in range(len(position.army)):
        if position.is_enemy(land, seat):
            return True
    return False
