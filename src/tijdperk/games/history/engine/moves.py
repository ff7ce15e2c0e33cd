"""The moves of History of the World and the oracle that lists the legal ones."""

from typing import Final

from tijdperk.games.history.engine.battle import is_crusade
from tijdperk.games.history.engine.building import sites
from tijdperk.games.history.engine.calamities import lands_with_monument, near_armies, spread_targets
from tijdperk.games.history.engine.cards import open_seas, playable, struck_areas, struck_pairs
from tijdperk.games.history.engine.drawing import receivers
from tijdperk.games.history.engine.navies import contested, exchangeable, navies_to_scrap
from tijdperk.games.history.engine.position import (
    ASTRONOMY_SEA,
    BARREN_LAND,
    EMPIRE,
    EVENTS,
    EXPAND,
    FORT,
    MAX_ARMIES,
    MONUMENT,
    ONE_AREA,
    PESTILENCE_LAND,
    PLAGUE_LAND,
    RAID,
    RECOVER,
    REVOLTS,
    RUINS,
    SAIL,
    SCRAP,
    SETTLERS,
    SPREAD,
    TRAITOR,
    TWO_AREAS,
    HistoryPosition,
    empire_of,
)
from tijdperk.games.history.engine.tables import NONE
from tijdperk.games.history.engine.uprisings import raid_grounds, raid_targets, revolt_targets, vacant_lands

# A move is one int: what is done, to what, and for two areas also the second.
KEEP_EMPIRE: Final = 0
GIVE_EMPIRE: Final = 1
PLAY_EVENT: Final = 2
DONE: Final = 3
FLEET: Final = 4
RAID_FROM: Final = 5
STRIKE: Final = 6
STRIKE_TWO: Final = 7
REVOLT: Final = 8
RUIN: Final = 9
SETTLE: Final = 10
INFECT: Final = 11
BETRAY: Final = 12
SCRAP_FLEET: Final = 13
SAIL_TO: Final = 14
EXCHANGE_FLEET: Final = 15
EXPAND_TO: Final = 16
ATTACK: Final = 17
BUILD_FORT: Final = 18
BUY_FORT: Final = 19
EMBARK: Final = 20
RECOVER_ARMY: Final = 21
RECOVER_ALLY: Final = 22
ABANDON: Final = 23
BUILD_MONUMENT: Final = 24


def move_of(verb: int, noun: int = 0, second: int = 0) -> int:
    return verb | noun << 5 | second << 13


def verb_of(move: int) -> int:
    return move & 31


def noun_of(move: int) -> int:
    """The land, water, area, event or seat the move is about."""
    return move >> 5 & 255


def second_of(move: int) -> int:
    """The second area."""
    return move >> 13


def on_each(verb: int, nouns: list[int]) -> list[int]:
    return [verb | noun << 5 for noun in nouns]


def legal_moves(position: HistoryPosition, seat: int) -> list[int]:
    """Every move the seat may make now."""
    kind = position.frames[-1] & 255
    if kind == EXPAND:
        return expansion_moves(position)
    if kind == EVENTS:
        return event_moves(position)
    if kind == EMPIRE:
        moves = on_each(GIVE_EMPIRE, receivers(position, seat))
        if position.held[seat] == NONE:
            moves.insert(0, KEEP_EMPIRE)
        return moves
    if kind == RECOVER:
        moves = [ABANDON]
        if position.coins:
            moves.append(RECOVER_ARMY)
        if position.ally_coins:
            moves.append(RECOVER_ALLY)
        return moves
    return event_choices(position, kind)


def event_choices(position: HistoryPosition, kind: int) -> list[int]:
    """The choices that events, building and the sea ask for."""
    lands = range(len(position.army))
    if kind == RAID:
        return on_each(ATTACK, raid_targets(position, position.source))
    if kind == MONUMENT:
        return on_each(BUILD_MONUMENT, sites(position))
    if kind == ASTRONOMY_SEA:
        return on_each(FLEET, open_seas(position))
    if kind == BARREN_LAND:
        return on_each(RAID_FROM, raid_grounds(position))
    if kind == TWO_AREAS:
        return [move_of(STRIKE_TWO, first, second) for first, second in struck_pairs(position)]
    if kind == ONE_AREA:
        return on_each(STRIKE, struck_areas(position))
    if kind == REVOLTS:
        return on_each(REVOLT, revolt_targets(position))
    if kind == RUINS:
        moves = on_each(RUIN, lands_with_monument(position))
        return [*moves, DONE] if position.chosen else moves
    if kind == SETTLERS:
        return on_each(SETTLE, vacant_lands(position, position.played[-1]))
    if kind == PESTILENCE_LAND:
        area = position.tables.area
        return on_each(INFECT, [land for land in lands if area[land] != NONE and near_armies(position, land)])
    if kind == PLAGUE_LAND:
        return on_each(INFECT, [land for land in lands if position.army[land]])
    if kind == SPREAD:
        return on_each(INFECT, spread_targets(position))
    if kind == TRAITOR:
        return on_each(BETRAY, [land for land in lands if position.is_enemy(land, position.active)])
    if kind == SCRAP:
        return on_each(SCRAP_FLEET, navies_to_scrap(position))
    if kind == SAIL:
        return [*on_each(SAIL_TO, contested(position)), DONE]
    return [*on_each(EXCHANGE_FLEET, exchangeable(position)), DONE]


def waters_in(fleets: int) -> list[int]:
    found: list[int] = []
    water = 0
    while fleets >> water:
        if fleets >> water & 1:
            found.append(water)
        water += 1
    return found


def event_moves(position: HistoryPosition) -> list[int]:
    """R023, R024, R026: the cards that can be played now, each kind once, and going on without."""
    moves: list[int] = []
    tried: list[int] = []
    for event in position.hands[position.active]:
        if event not in tried:
            tried.append(event)
            if playable(position, event):
                moves.append(PLAY_EVENT | event << 5)
    moves.append(DONE)
    return moves


def expansion_moves(position: HistoryPosition) -> list[int]:
    """R042, R043, R044, X03, X04: lands to enter or attack, forts, fleets to man, and stopping."""
    moves: list[int] = []
    army = position.army
    force = position.force
    pool = position.pool
    anybody = pool + position.ally_pool
    if anybody:
        mine = force & 7
        for land in position.front:
            there = army[land]
            if there == 0:
                moves.append(EXPAND_TO | land << 5)
            elif there == force or pool == 0:
                continue
            elif there & 7 == mine:
                moves.append(EXPAND_TO | land << 5)
            else:
                moves.append(ATTACK | land << 5)
    if pool and position.stacking:
        for land in position.realm:
            if has_room(position, land):
                moves.append(EXPAND_TO | land << 5)
    add_forts(position, moves)
    if pool and position.navies and position.acts_itself():
        for water in waters_in(position.fleets):
            if position.tables.is_sea[water] and empire_of(position.navy[water]) != empire_of(force):
                moves.append(EMBARK | water << 5)
    moves.append(DONE)
    return moves


def add_forts(position: HistoryPosition, moves: list[int]) -> None:
    """R035, R047, R049, S04: the lands that can get a fort, and for what."""
    itself = position.acts_itself()
    coin = itself and position.coins + position.ally_coins > 0
    army = (position.pool > 0 and may_fortify(position)) or (itself and position.ready_forts > 0)
    if not army and not coin:
        return
    for land in position.realm:
        if takes_fort(position, land):
            if army:
                moves.append(BUILD_FORT | land << 5)
            if coin:
                moves.append(BUY_FORT | land << 5)


def takes_fort(position: HistoryPosition, land: int) -> bool:
    """R049, X03: one fort in a land, and none beside three armies."""
    if position.site[land] & FORT:
        return False
    return not position.stacking or position.stack[land] < MAX_ARMIES


def has_room(position: HistoryPosition, land: int) -> bool:
    """X03: three armies, or two and a fort."""
    return position.stack[land] + (1 if position.site[land] & FORT else 0) < MAX_ARMIES


def may_fortify(position: HistoryPosition) -> bool:
    """S02: the crusade makes no forts of its armies."""
    return not is_crusade(position)
