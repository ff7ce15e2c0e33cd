"""What a technology or wonder gives away: pieces to place, and a settlement that grows for nothing.

Each piece is a decision of its own. Where there is one place only it is taken, where there is none the gift
is forfeited (A-73, A-74); `settle_gifts` sees to both, for the gifts on top of the stack.
"""

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.pieces import add_piece, free_ship
from tijdperk.games.civilization.engine.position import GROWING, PLACING, CivilizationPosition
from tijdperk.games.civilization.engine.settlements import grow, grow_refusal
from tijdperk.games.civilization.engine.tables import NONE, is_fleet
from tijdperk.games.civilization.engine.verbs import (
    GROW,
    NOT_AT_THE_COAST,
    NOT_YOUR_SETTLEMENT,
    PLACE,
    SETTLEMENT_FULL,
    WRONG_GROUND,
)
from tijdperk.kernel.moves import LEGAL, Move


def give_units(position: CivilizationPosition, seat: int, kind: int, count: int) -> None:
    """A-20, A-27, A-72: pieces for nothing, whether or not their technology is in play."""
    for _ in range(count):
        position.ask(PLACING, seat, kind)
    settle_gifts(position)


def give_growth(position: CivilizationPosition, seat: int, count: int) -> None:
    """A-74: settlements grow for nothing."""
    for _ in range(count):
        position.ask(GROWING, seat)
    settle_gifts(position)


def settle_gifts(position: CivilizationPosition) -> None:
    """Carry out the gifts on top of the stack that leave nothing to choose."""
    frame = position.frame
    while frame is not None and (frame.kind == PLACING or frame.kind == GROWING):
        seat = (frame.seats & -frame.seats).bit_length() - 1
        found = places(position, seat, frame.a) if frame.kind == PLACING else growing(position, seat)
        if len(found) > 1:
            return
        position.answered()
        if found and frame.kind == PLACING:
            put_gift(position, seat, frame.a, found[0])
        elif found:
            grow(position, found[0], 0)
        frame = position.frame


# -- pieces


def room(position: CivilizationPosition, land: int) -> int:
    """A-55: how many more new pieces a settlement takes in this turn; below zero after many gifts."""
    return position.size[land] - position.placed[land]


def harbour(position: CivilizationPosition, seat: int, sea: int) -> int:
    """A-56: which of the seat's settlements at a sea a gift counts against, that with most room; or NONE."""
    best = NONE
    for land in position.tables.shores[sea]:
        if position.settled[land] == seat and (best == NONE or room(position, land) > room(position, best)):
            best = land
    return best


def places(position: CivilizationPosition, seat: int, kind: int) -> list[int]:
    """A-27, A-56, A-73, C-25, C-38: where a gift can go: settlements with room first, any when none has."""
    found: list[int] = []
    others: list[int] = []
    if not is_fleet(kind):
        for land in position.settlements(seat):
            (found if room(position, land) > 0 else others).append(land)
    elif free_ship(position):
        for sea in range(position.tables.lands, len(position.tables.areas)):
            land = harbour(position, seat, sea)
            if land != NONE:
                (found if room(position, land) > 0 else others).append(sea)
    return found or others


def place_refusal(position: CivilizationPosition, seat: int, area: int) -> int:
    """A-27, A-56, C-38: why a gift cannot be placed in an area."""
    kind = position.frame_of(seat).a
    if is_fleet(kind) != position.is_sea(area):
        return WRONG_GROUND
    if is_fleet(kind):
        if harbour(position, seat, area) == NONE:
            return NOT_AT_THE_COAST
    elif position.settled[area] != seat:
        return NOT_YOUR_SETTLEMENT
    return LEGAL if area in places(position, seat, kind) else SETTLEMENT_FULL


def place_moves(position: CivilizationPosition, seat: int) -> list[Move]:
    row = position.tables.moves[PLACE]
    return [row[area] for area in places(position, seat, position.frame_of(seat).a)]


def place(position: CivilizationPosition, seat: int, area: int) -> None:
    """The answer to PLACING."""
    kind = position.frame_of(seat).a
    position.answered()
    put_gift(position, seat, kind, area)
    settle_gifts(position)


def put_gift(position: CivilizationPosition, seat: int, kind: int, area: int) -> None:
    """C-38: the piece counts against its settlement as if it were bought."""
    position.placed[harbour(position, seat, area) if is_fleet(kind) else area] += 1
    add_piece(position, seat, kind, area)
    position.emit(events.GIVEN, seat, kind, area)


# -- growth


def growing(position: CivilizationPosition, seat: int) -> list[int]:
    """A-74: the settlements that can grow by a step."""
    found: list[int] = []
    for land in position.settlements(seat):
        if grow_refusal(position, seat, land) == LEGAL:
            found.append(land)
    return found


def growth_moves(position: CivilizationPosition, seat: int) -> list[Move]:
    row = position.tables.moves[GROW]
    return [row[land] for land in growing(position, seat)]


def grow_gift(position: CivilizationPosition, land: int) -> None:
    """The answer to GROWING."""
    position.answered()
    grow(position, land, 0)
    settle_gifts(position)
