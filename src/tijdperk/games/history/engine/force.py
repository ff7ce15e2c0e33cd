"""A force that expands, be it the active empire, a minor empire or the crusade: where it goes."""

from tijdperk.games.history.engine import events
from tijdperk.games.history.engine.battle import best_source, fight, force_terms, is_crusade, take
from tijdperk.games.history.engine.position import (
    CAPITAL,
    CITY,
    EXPAND,
    FORT,
    FROM_EVENT,
    RECOVER,
    SECOND_PART,
    TOWN,
    HistoryPosition,
    army_of,
    origin_of,
    seat_of,
)
from tijdperk.games.history.engine.tables import NONE
from tijdperk.kernel.chance import Chance


def raise_force(position: HistoryPosition, origin: int, armies: int, fleets: int) -> None:
    """A new force with its pool and fleets, not on the board yet."""
    position.force = army_of(position.active, origin)
    position.pool = armies
    position.ally_pool = 0
    position.fleets = fleets
    position.opened = 0
    position.fronted = 0
    position.realm = []
    position.front = []


def disband(position: HistoryPosition) -> None:
    """R074, A37: nothing is left of a force but its armies on the board."""
    position.force = 0
    position.pool = 0
    position.ally_pool = 0
    position.fleets = 0
    position.opened = 0
    position.fronted = 0
    position.realm = []
    position.front = []


def start_force(position: HistoryPosition, land: int, with_capital: bool) -> None:
    """R040, R041, A14: the first army and the capital stand in the start land, whatever stood there."""
    if position.army[land]:
        position.emit(events.ARMY_LOST, seat_of(position.army[land]), land)
    position.site[land] &= ~FORT
    take(position, land, position.force)
    position.pool -= 1
    position.emit(events.STARTED, position.active, land)
    if with_capital:
        position.site[land] = position.site[land] & ~CITY | CAPITAL
        position.emit(events.CAPITAL_BUILT, position.active, land)
    gain_ground(position, land)
    position.ask(EXPAND, position.active)


def start_part(position: HistoryPosition, part: int) -> None:
    """R036, R037, R040, R041, A15: the active empire, or the second one on its card, comes on the board."""
    tables = position.tables
    empire = position.empire()
    position.part = part
    fleets = position.fleets
    raise_force(
        position,
        position.epoch - 1 + (SECOND_PART if part else 0),
        position.pool if part == 0 else tables.part_strength[empire][part],
        fleets,
    )
    start_force(position, tables.starts[empire][part], tables.capital[empire])


def gain_ground(position: HistoryPosition, land: int) -> None:
    """R042, R046, A07: what the force can reach from a land it has just taken."""
    board = position.board
    position.realm.append(land)
    for other in board.neighbours[land]:
        reach(position, other)
    for water in board.waters[land]:
        if position.fleets >> water & 1:
            open_water(position, water)


def reach(position: HistoryPosition, land: int) -> None:
    if not position.fronted >> land & 1:
        position.fronted |= 1 << land
        position.front.append(land)


def open_water(position: HistoryPosition, water: int) -> None:
    """All coasts of a water and of those its fleets link it with can be reached."""
    if position.opened >> water & 1:
        return
    position.opened |= 1 << water
    for land in position.board.coasts[water]:
        reach(position, land)
    linked = position.board.links[water] & position.fleets & ~position.opened
    while linked:
        next_water = (linked & -linked).bit_length() - 1
        open_water(position, next_water)
        linked = position.board.links[water] & position.fleets & ~position.opened


def by_land(position: HistoryPosition, land: int) -> bool:
    """Does the force hold a land that borders on this one?"""
    for other in position.board.neighbours[land]:
        if position.army[other] == position.force:
            return True
    return False


def expand(position: HistoryPosition, land: int) -> None:
    """R042, R043, R045, R046: an army enters a land without a battle."""
    seat = position.active
    by_sea = 0 if by_land(position, land) else 1
    if position.army[land] == position.force:
        position.pool -= 1
        position.stack[land] += 1  # X03
        position.emit(events.TOOK, seat, land)
        return
    if position.army[land] == 0 and position.ally_pool:
        position.ally_pool -= 1  # S04
    else:
        position.pool -= 1
    take(position, land, position.force)
    position.emit(events.TOOK, seat, land, by_sea)
    settle_in(position, land)


def settle_in(position: HistoryPosition, land: int) -> None:
    """The force holds a new land; V11: Palestine is what the crusade is for."""
    gain_ground(position, land)
    if is_crusade(position) and position.tables.land[origin_of(position.force) - FROM_EVENT] == land:
        position.site[land] |= FORT
        position.emit(events.FORTIFIED, position.active, land)
        build_city(position, land)


def build_city(position: HistoryPosition, land: int) -> None:
    """A city comes with a kingdom or a crusade, unless a capital or city stands there."""
    if not position.site[land] & TOWN:
        position.site[land] |= CITY
        position.emit(events.CITY_BUILT, position.active, land)


def attack(position: HistoryPosition, land: int, chance: Chance) -> None:
    """R050: an army of the force attacks a land; R034: a lost one may come back for a coin."""
    seat = position.active
    position.pool -= 1
    defender = seat_of(position.army[land])
    position.emit(events.ATTACKED, seat, land, best_source(position, land), defender)
    if land == position.betrayed and position.acts_itself():
        won_by_treachery(position, land, defender)
        return
    if fight(position, land, position.force, force_terms(position, land), chance):
        settle_in(position, land)
    elif position.acts_itself() and position.coins + position.ally_coins:
        position.ask(RECOVER, position.active)


def won_by_treachery(position: HistoryPosition, land: int, defender: int) -> None:
    """V26, A27: the first attack on the land needs no dice."""
    position.betrayed = NONE
    if position.site[land] & FORT:
        position.site[land] &= ~FORT
        position.emit(events.FORT_LOST, defender, land)
    position.emit(events.ARMY_LOST, defender, land)
    take(position, land, position.force)
    position.emit(events.CONQUERED, position.active, land)
    settle_in(position, land)


def recover(position: HistoryPosition, with_allies: bool) -> None:
    """R034, A18, V05: a coin brings the lost army back to the pool."""
    position.answered()
    if with_allies:
        position.ally_coins -= 1
        position.ally_pool += 1
    else:
        position.coins -= 1
        position.pool += 1
    position.emit(events.RECOVERED, position.active, 1 if with_allies else 0)


def fortify(position: HistoryPosition, land: int, for_coin: bool) -> None:
    """R035, R047, R048, R049, S04, V14: a fort for an unplaced army, for a coin, or one of the engineers'."""
    if for_coin:
        if position.ally_coins:
            position.ally_coins -= 1
        else:
            position.coins -= 1
    elif position.ready_forts and position.acts_itself():
        position.ready_forts -= 1
    else:
        position.pool -= 1
    position.site[land] |= FORT
    position.emit(events.FORTIFIED, position.active, land, 1 if for_coin else 0)
