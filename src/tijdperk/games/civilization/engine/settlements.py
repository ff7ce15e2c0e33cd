"""Settlements: how large they can be, how they come, grow, change hands and go; and who is out."""

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.pieces import clear
from tijdperk.games.civilization.engine.position import FOUNDED, GROWN, SET_ASIDE, CivilizationPosition
from tijdperk.games.civilization.engine.tables import METROPOLIS, NONE, UNLIMITED, VILLAGE
from tijdperk.games.civilization.engine.verbs import (
    FOUNDED_NOW,
    GROWN_ALREADY,
    LARGEST,
    NOT_YOUR_SETTLEMENT,
    OUT_OF_SIZE,
    TERRAIN_TOO_POOR,
    WATER,
)
from tijdperk.kernel.moves import LEGAL
from tijdperk.kernel.position import with_at

# -- size


def terrain_size(position: CivilizationPosition, land: int) -> int:
    """G-29, G-30, G-31: the largest settlement that the ground allows, 0 for none."""
    counter = position.counter[land]
    return position.tables.largest[counter] if counter >= 0 else METROPOLIS


def size_known(position: CivilizationPosition, size: int) -> bool:
    """A-58: a settlement larger than a village needs a technology, whoever has it."""
    technology = position.tables.size_technology[size]
    return technology == NONE or not position.advanced or position.in_play(technology)


def largest_size(position: CivilizationPosition, land: int) -> int:
    """The largest size a settlement in the land can have by ground and by technologies."""
    most = terrain_size(position, land)
    size = min(most, VILLAGE)
    while size < most and size_known(position, size + 1):
        size += 1
    return size


def grow_refusal(position: CivilizationPosition, seat: int, land: int) -> int:
    """G-71, A-58, A-59, A-74, C-19: why a settlement cannot grow by a step now, its price left aside."""
    if position.is_sea(land):
        return WATER
    if position.settled[land] != seat:
        return NOT_YOUR_SETTLEMENT
    size = position.size[land]
    if size >= METROPOLIS:
        return LARGEST
    if position.changed[land] == GROWN:
        return GROWN_ALREADY
    if position.changed[land] == FOUNDED and position.advanced:
        return FOUNDED_NOW
    if size >= terrain_size(position, land):
        return TERRAIN_TOO_POOR
    return LEGAL if size_known(position, size + 1) else OUT_OF_SIZE


def grow(position: CivilizationPosition, land: int, price: int) -> None:
    """G-71: a settlement becomes one size larger."""
    position.size[land] += 1
    position.changed[land] = GROWN
    position.emit(events.GREW, position.settled[land], land, position.size[land], price)


def shrink(position: CivilizationPosition, land: int) -> None:
    """G-27, C-05: a settlement becomes one size smaller; villages stay."""
    shrink_to(position, land, max(VILLAGE, position.size[land] - 1))


def shrink_to(position: CivilizationPosition, land: int, size: int) -> None:
    """C-21: a settlement has at most this size."""
    if position.size[land] > size:
        position.size[land] = size
        position.emit(events.SHRUNK, position.settled[land], land, size)


# -- how they come, change hands and go


def place_village(position: CivilizationPosition, seat: int, land: int) -> None:
    """G-06, G-24, G-39, G-98: a new village, with the city card of what lies face up; emits nothing."""
    position.settled[land] = seat
    position.size[land] = VILLAGE
    position.changed[land] = FOUNDED if position.turn > 0 else 0
    position.placed[land] = 0
    give_card(position, land)


def give_card(position: CivilizationPosition, land: int) -> None:
    """G-20, C-21: the owner of a settlement has its city card, if a resource lies face up."""
    owner = position.settled[land] if position.resource(land) != NONE else NONE
    if position.holder[land] != owner:
        position.holder = with_at(position.holder, land, owner)


def transfer_settlement(position: CivilizationPosition, land: int, taker: int) -> None:
    """G-63, G-91, G-104: a settlement changes hands as it is, and its card unless it is lent (G-103)."""
    owner = position.settled[land]
    position.settled[land] = taker
    if position.holder[land] == owner:
        position.holder = with_at(position.holder, land, taker)


def take_settlement(position: CivilizationPosition, land: int, captor: int) -> None:
    """G-63, G-91, G-96, A-29: a settlement is captured; its owner is out of the game if it was the last.

    The pieces there are left to the caller.
    """
    owner = position.settled[land]
    transfer_settlement(position, land, captor)
    position.emit(events.CAPTURED, captor, land, owner)
    check_elimination(position, owner, captor)


def destroy_settlement(position: CivilizationPosition, land: int, captor: int) -> None:
    """G-34, G-91, A-86, A-89: a settlement is gone and its card with it; `captor` is NONE for a desert."""
    owner = position.settled[land]
    position.settled[land] = NONE
    position.size[land] = 0
    position.changed[land] = 0
    position.placed[land] = 0
    give_card(position, land)
    position.emit(events.DESTROYED, owner, land)
    check_elimination(position, owner, captor)


# -- elimination


def has_settlement(position: CivilizationPosition, seat: int) -> bool:
    return seat in position.settled


def check_elimination(position: CivilizationPosition, seat: int, captor: int) -> None:
    """A-30, C-32: without settlements a seat is out, under the advanced rules."""
    if position.advanced and position.plays(seat) and not has_settlement(position, seat):
        eliminate(position, seat, captor)


def eliminate(position: CivilizationPosition, seat: int, captor: int) -> None:
    """A-30, A-31, A-89: all the seat's pieces go; gold and wonders go to who took its last settlement.

    Where nobody did, or the seat did so itself, the gold is the bank's and the wonders are out of the game.
    """
    position.out |= 1 << seat
    for slot in range(len(position.piece_owner)):
        if position.piece_owner[slot] == seat:
            clear(position, slot)
    heir = captor if captor != seat else NONE
    if heir != NONE:
        position.pay(heir, -position.gold[seat])
    position.gold[seat] = 0
    position.improvements = with_at(position.improvements, seat, 0)
    position.technology = [SET_ASIDE if owner == seat else owner for owner in position.technology]
    position.emit(events.OUT, seat, heir)
    inherit_wonders(position, seat, heir)


def inherit_wonders(position: CivilizationPosition, seat: int, heir: int) -> None:
    """A-30, A-85, A-89: wonders keep what they do, but give nothing again."""
    for wonder in range(len(position.wonder)):
        if position.wonder[wonder] == seat:
            position.wonder = with_at(position.wonder, wonder, SET_ASIDE if heir == NONE else heir)
            if heir != NONE:
                position.emit(events.WONDER_GAINED, heir, wonder, events.BY_CONQUEST)


# -- range of trade


def trade_range(position: CivilizationPosition) -> list[int]:
    """A-48, A-76: in land areas and in sea areas, the largest of all technologies in play."""
    tables = position.tables
    land = tables.base_range_land
    sea = tables.base_range_sea
    for technology in range(len(position.technology)):
        if position.technology[technology] != NONE:
            land = max(land, tables.range_land[technology])
            sea = max(sea, tables.range_sea[technology])
    return [land, sea]


def in_range(position: CivilizationPosition, seat: int, partner: int) -> bool:
    """A-47, A-49, A-77, S-13: some settlement of each is near enough, by land or by sea."""
    if not position.advanced:
        return True
    land_range, sea_range = trade_range(position)
    if land_range >= UNLIMITED:
        return True
    mine = position.settlements(seat)
    theirs = position.settlements(partner)
    for land in mine:
        land_steps = position.tables.land_steps[land]
        sea_steps = position.tables.sea_steps[land]
        for other in theirs:
            if 0 <= land_steps[other] <= land_range or 0 <= sea_steps[other] <= sea_range:
                return True
    return False
