"""Event cards: which can be played now, and what playing one sets off."""

from typing import Final

from tijdperk.games.history.engine import events
from tijdperk.games.history.engine.calamities import armies_in, lands_with_monument
from tijdperk.games.history.engine.force import open_water, raise_force, start_force
from tijdperk.games.history.engine.position import (
    ASTRONOMY_SEA,
    BARREN_LAND,
    EXPAND,
    FROM_EVENT,
    ONE_AREA,
    PESTILENCE_LAND,
    PLAGUE_LAND,
    REVOLTS,
    RUINS,
    SETTLERS,
    TRAITOR,
    TWO_AREAS,
    WITH_ELITE,
    WITH_EXPERTS,
    WITH_JIHAD,
    WITH_LEADER,
    WITH_NAVAL_POWER,
    WITH_REALLOCATION,
    WITH_SIEGECRAFT,
    WITH_WEAPONRY,
    HistoryPosition,
    seat_of,
)
from tijdperk.games.history.engine.tables import (
    ALLIES,
    ASTRONOMY,
    BARBARIANS,
    BLACK_DEATH,
    CIVIL_SERVICE,
    CIVIL_WAR,
    CRUSADE,
    DISASTER,
    ELITE_TROOPS,
    ENGINEERING,
    EXPERT_TROOPS,
    FAMINE,
    JEWISH_REVOLT,
    JIHAD,
    KINGDOM,
    LEADER,
    MIGRANTS,
    MINOR_EMPIRE,
    NAVAL_POWER,
    PESTILENCE,
    PLAGUE,
    POPULATION_EXPLOSION,
    REALLOCATION,
    SIEGECRAFT,
    TREACHERY,
    WEAPONRY,
)
from tijdperk.games.history.engine.uprisings import (
    found_kingdom,
    held_by_enemies,
    jewish_revolt,
    raid_grounds,
    vacant_lands,
)
from tijdperk.kernel.chance import Chance

# What the player of a card has to choose, by its kind.
ASKS: Final[dict[int, int]] = {
    ASTRONOMY: ASTRONOMY_SEA,
    BARBARIANS: BARREN_LAND,
    BLACK_DEATH: TWO_AREAS,
    FAMINE: ONE_AREA,
    CIVIL_WAR: REVOLTS,
    DISASTER: RUINS,
    MIGRANTS: SETTLERS,
    PESTILENCE: PESTILENCE_LAND,
    PLAGUE: PLAGUE_LAND,
    TREACHERY: TRAITOR,
}


def in_season(position: HistoryPosition, event: int) -> bool:
    """R026, A22: may the card be played in this epoch?"""
    return bool(position.tables.epochs[event] >> position.epoch & 1)


def has_effect(position: HistoryPosition, event: int) -> bool:
    """S01: a card that could do nothing cannot be played."""
    tables = position.tables
    kind = tables.kind[event]
    if kind == ENGINEERING:
        return tables.capital[position.empire()]  # V14
    if kind == REALLOCATION:
        return position.board.fleets_of[position.empire()] | position.extra_fleet != 0
    if kind == ASTRONOMY:
        return bool(open_seas(position))
    if kind == DISASTER:
        return bool(lands_with_monument(position))
    if kind in (CIVIL_WAR, TREACHERY):
        return held_by_enemies(position)
    if kind == BARBARIANS:
        return bool(raid_grounds(position))
    if kind == MIGRANTS:
        return bool(vacant_lands(position, event))
    if kind == JEWISH_REVOLT:
        return seat_of(position.army[tables.land[event]]) != position.active
    if kind == BLACK_DEATH:
        return bool(struck_pairs(position))
    if kind == FAMINE:
        return bool(struck_areas(position))
    if kind in (PLAGUE, PESTILENCE):
        return any(position.army)
    return True


def open_seas(position: HistoryPosition) -> list[int]:
    """V06: seas in which the empire has no fleet yet."""
    taken = position.board.fleets_of[position.empire()] | position.extra_fleet
    is_sea = position.tables.is_sea
    return [water for water in range(len(is_sea)) if is_sea[water] and not taken >> water & 1]


def struck_areas(position: HistoryPosition) -> list[int]:
    """V16: areas with an army in them."""
    return [area for area in range(len(position.tables.areas)) if armies_in(position, area)]


def struck_pairs(position: HistoryPosition) -> list[tuple[int, int]]:
    """V08, A26: pairs of adjacent areas with an army in them."""
    return [
        (area, other)
        for area in range(len(position.tables.areas))
        for other in position.tables.adjacent_areas[area]
        if armies_in(position, area) + armies_in(position, other)
    ]


def play_card(position: HistoryPosition, event: int, chance: Chance) -> None:
    """R023-R035: take the card out of the hand and do what it says, or ask what it asks."""
    seat = position.active
    hands = position.hands[:]
    hand = hands[seat][:]
    hand.remove(event)
    hands[seat] = hand
    position.hands = hands
    position.played = [*position.played, event]
    position.chosen = []
    position.emit(events.PLAYED, seat, event)
    kind = position.tables.kind[event]
    if kind == MINOR_EMPIRE:
        play_minor_empire(position, event)
    elif kind == CRUSADE:
        play_crusade(position, event)
    elif kind == JEWISH_REVOLT:
        jewish_revolt(position, chance)
    elif kind == KINGDOM:
        found_kingdom(position)
    elif kind in ASKS:
        position.ask(ASKS[kind], seat)
    else:
        strengthen(position, event, kind)


def strengthen(position: HistoryPosition, event: int, kind: int) -> None:
    """Cards that help the active empire through this turn."""
    if kind == LEADER:
        position.effects |= WITH_LEADER
    elif kind == WEAPONRY:
        position.effects |= WITH_WEAPONRY
    elif kind == REALLOCATION:
        position.effects |= WITH_REALLOCATION
    elif kind == ELITE_TROOPS:
        position.effects |= WITH_ELITE
    elif kind == JIHAD:
        position.effects |= WITH_JIHAD
    elif kind == SIEGECRAFT:
        position.effects |= WITH_SIEGECRAFT
    elif kind == NAVAL_POWER:
        position.effects |= WITH_NAVAL_POWER
    elif kind == EXPERT_TROOPS:
        position.effects |= WITH_EXPERTS << position.tables.terrain[event]
    elif kind == ENGINEERING:
        position.ready_forts += position.tables.forts[event]
        position.emit(events.FORTS, position.active, position.tables.forts[event])
    elif kind == ALLIES:
        position.ally_coins += position.tables.coins[event]
        position.emit(events.COINS, position.active, position.tables.coins[event])
    elif kind == CIVIL_SERVICE or kind == POPULATION_EXPLOSION:
        coins = coins_of(position, event)
        position.coins += coins
        position.emit(events.COINS, position.active, coins)


def coins_of(position: HistoryPosition, event: int) -> int:
    """V09, V24: what a card pays to the active empire."""
    tables = position.tables
    empire = position.empire()
    coins = tables.coins[event]
    if tables.capital[empire]:
        coins += tables.coins_if_capital[event]
    if tables.navigates[empire]:
        coins += tables.coins_if_navigation[event]
    return coins


def play_minor_empire(position: HistoryPosition, event: int) -> None:
    """V04, R029, R030, R031, A37: a small empire of one's own, before the active one."""
    tables = position.tables
    raise_force(position, FROM_EVENT + event, tables.armies[event], position.board.event_fleets[event])
    start_force(position, tables.land[event], tables.event_capital[event])


def play_crusade(position: HistoryPosition, event: int) -> None:
    """V11: armies that come from the sea."""
    fleets = position.board.event_fleets[event]
    raise_force(position, FROM_EVENT + event, position.tables.armies[event], fleets)
    remaining = fleets
    while remaining:
        open_water(position, (remaining & -remaining).bit_length() - 1)
        remaining = fleets & ~position.opened
    position.ask(EXPAND, position.active)
