"""Exploration: what happens when a counter is turned up."""

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.knowledge import kind_refusal, offer_free_technology
from tijdperk.games.civilization.engine.movement import looking_settler
from tijdperk.games.civilization.engine.pieces import add_piece, lose
from tijdperk.games.civilization.engine.position import (
    COUNTER,
    MINOR_ARMY,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.rolls import highest
from tijdperk.games.civilization.engine.settlements import (
    destroy_settlement,
    give_card,
    place_village,
    shrink,
    shrink_to,
    take_settlement,
    terrain_size,
)
from tijdperk.games.civilization.engine.tables import (
    ANCIENT,
    CLASSES,
    DESERT,
    FERTILE,
    FREE_TECHNOLOGY,
    INFANTRY,
    JUNGLE,
    MINOR_CIVILIZATION,
    MOUNTAINS,
    NONE,
    PLAGUE,
    RESOURCES,
    TREASURE,
    army,
)
from tijdperk.games.civilization.engine.verbs import NOT_ON_OFFER, RAISE
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import LEGAL, Move
from tijdperk.kernel.position import NOBODY, with_at


def draw_counter(position: CivilizationPosition, chance: Chance) -> int:
    """G-35: a counter that nobody has seen, whether it lay in this land or went back to the box."""
    pool = position.pool
    options: list[int] = []
    for kind in range(len(pool)):
        for _ in range(pool[kind]):
            options.append(kind)
    kind = chance.pick(COUNTER, options)
    position.pool = with_at(pool, kind, pool[kind] - 1)
    return kind


def look(position: CivilizationPosition, seat: int, land: int, chance: Chance) -> None:
    """G-18 to G-21: a settler looks at the counter of its land and moves no further."""
    settler = looking_settler(position, seat, land)
    position.piece_points[settler] = 0
    kind = draw_counter(position, chance)
    position.emit(events.LOOKED, seat, land, kind)
    turn_up(position, seat, land, kind, chance)


def turn_up(position: CivilizationPosition, seat: int, land: int, kind: int, chance: Chance) -> None:
    """G-20, G-21, G-28, G-33, G-34, G-93, C-21: a counter takes effect, also under a settlement."""
    position.counter[land] = kind if kind < len(RESOURCES) or DESERT <= kind <= FERTILE else NONE
    if kind == FREE_TECHNOLOGY:
        offer_free_technology(position, seat, chance)
    elif kind == TREASURE:
        position.gold[seat] += position.tables.treasure
        position.emit(events.TREASURE_FOUND, seat, position.tables.treasure)
    elif kind == MINOR_CIVILIZATION:
        minor_civilization(position, land, chance)
    elif kind == PLAGUE:
        plague(position, land)
    elif position.settled[land] != NONE:
        if kind == DESERT:
            destroy_settlement(position, land, NONE)
        elif kind == MOUNTAINS or kind == JUNGLE:
            shrink_to(position, land, terrain_size(position, land))
        elif kind < len(RESOURCES):
            give_card(position, land)


def first_counter(position: CivilizationPosition, seat: int, land: int, chance: Chance) -> None:
    """G-40, G-100: at the start, what would do harm goes back to the box."""
    kind = draw_counter(position, chance)
    if kind == MINOR_CIVILIZATION or kind == DESERT or kind == PLAGUE:
        position.counter[land] = NONE
        position.emit(events.BOXED, NOBODY, land, kind)
        return
    position.emit(events.TURNED_UP, seat, land, kind)
    turn_up(position, seat, land, kind, chance)


# -- minor civilizations


def minor_civilization(position: CivilizationPosition, land: int, chance: Chance) -> None:
    """G-24, G-34, G-96, C-20: everybody rolls; the winner gets a village, or the settlement that is there."""
    seats = position.order()
    counts = [len(position.settlements(seat)) for seat in range(position.seats)]
    winner = highest(position, seats, counts, events.FOR_MINOR, chance)
    position.emit(events.MINOR_WON, winner, land)
    if position.settled[land] == NONE:
        place_village(position, winner, land)
    elif position.settled[land] != winner:
        take_settlement(position, land, winner)
    options = minor_armies(position)
    if len(options) == 1:
        add_army(position, winner, options[0], land)
    else:
        position.ask(MINOR_ARMY, winner, land)


def minor_armies(position: CivilizationPosition) -> list[int]:
    """G-95: armies of the current era that are to be had, else of the latest era that has one."""
    era = position.era
    while era >= ANCIENT:
        found: list[int] = []
        for of_class in range(len(CLASSES)):
            kind = army(era, of_class)
            if kind_refusal(position, kind) == LEGAL:
                found.append(kind)
        if found:
            return found
        era -= 1
    return [army(ANCIENT, INFANTRY)]


def raise_refusal(position: CivilizationPosition, kind: int) -> int:
    return LEGAL if kind in minor_armies(position) else NOT_ON_OFFER


def minor_army_moves(position: CivilizationPosition) -> list[Move]:
    rows = position.tables.moves
    return [rows[RAISE][kind] for kind in minor_armies(position)]


def raise_army(position: CivilizationPosition, seat: int, kind: int) -> None:
    land = position.frame_of(seat).a
    position.answered()
    add_army(position, seat, kind, land)


def add_army(position: CivilizationPosition, seat: int, kind: int, land: int) -> None:
    add_piece(position, seat, kind, land)
    position.emit(events.GIVEN, seat, kind, land)


# -- plague


def plague(position: CivilizationPosition, land: int) -> None:
    """G-25, G-26, G-27, G-97, C-05: pieces die within the radius, settlements shrink, villages stay."""
    position.emit(events.PLAGUE_STRUCK, NOBODY, land, position.tables.plague[position.era])
    for struck in position.tables.within[position.era][land]:
        for slot in position.area_slots[struck]:
            lose(position, slot)
        if position.settled[struck] != NONE:
            shrink(position, struck)
