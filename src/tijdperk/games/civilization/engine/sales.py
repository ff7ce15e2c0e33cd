"""Selling old units to the bank, and converting modern fleets, in the own purchase turn."""

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.knowledge import best_technology
from tijdperk.games.civilization.engine.pieces import aboard, clear, remove_piece, ship_slot
from tijdperk.games.civilization.engine.position import CivilizationPosition
from tijdperk.games.civilization.engine.prices import RECEIPT, note, sale_price
from tijdperk.games.civilization.engine.tables import (
    ANCIENT,
    CARRIER,
    FLEET,
    MODERN,
    NONE,
    SETTLER,
    era_of,
    is_fleet,
)
from tijdperk.games.civilization.engine.verbs import (
    CARGO_LEFT,
    CONVERT,
    CONVERTED,
    MISSING_TECHNOLOGY,
    NO_SUCH_PIECE,
    NOT_CONVERTIBLE,
    NOT_SOLD,
    NOT_YOUR_SHIP,
    SELL,
    SELL_SHIP,
    STANDARD_RULES,
)
from tijdperk.kernel.moves import LEGAL, Move


def sale_refusal(position: CivilizationPosition, seat: int, move: Move) -> int:
    """Why a sale or conversion is refused."""
    if move.verb == SELL:
        return sell_refusal(position, seat, move.noun, move.second)
    if move.verb == SELL_SHIP:
        return sell_ship_refusal(position, seat, move.noun)
    return convert_refusal(position, seat, move.noun) if move.verb == CONVERT else LEGAL


def play_sale(position: CivilizationPosition, seat: int, move: Move) -> None:
    if move.verb == SELL:
        sell(position, seat, move.noun, move.second)
    elif move.verb == SELL_SHIP:
        sell_ship(position, seat, move.noun)
    else:
        convert(position, seat, move.noun)


def is_sold(position: CivilizationPosition, kind: int) -> bool:
    """A-57: only units of past eras are."""
    return kind != SETTLER and era_of(kind) < position.era


def sell_refusal(position: CivilizationPosition, seat: int, kind: int, area: int) -> int:
    """A-57, A-82: why a unit cannot be sold; fleets are sold by their number."""
    if not position.advanced:
        return STANDARD_RULES
    if not is_sold(position, kind):
        return NOT_SOLD
    if is_fleet(kind) or sold_slot(position, seat, kind, area) == NONE:
        return NO_SUCH_PIECE
    return LEGAL


def sold_slot(position: CivilizationPosition, seat: int, kind: int, area: int) -> int:
    """A unit of a kind in an area, if possible one that no fleet carries; or NONE."""
    found_slot = NONE
    for slot in position.area_slots[area]:
        if position.piece_owner[slot] == seat and position.piece_kind[slot] == kind:
            if position.piece_ship[slot] == 0:
                return slot
            found_slot = slot
    return found_slot


def sell(position: CivilizationPosition, seat: int, kind: int, area: int) -> None:
    gold = sale_price(position, kind)
    clear(position, sold_slot(position, seat, kind, area))
    position.pay(seat, -gold)
    position.emit(events.SOLD, seat, kind, area, gold)
    note(position, SELL, kind, area, -gold, NONE)


def sell_ship_refusal(position: CivilizationPosition, seat: int, ship: int) -> int:
    """A-57, A-82: why a fleet cannot be sold; what it carries has to fit into others there."""
    if not position.advanced:
        return STANDARD_RULES
    slot = ship_slot(position, ship)
    if slot == NONE or position.piece_owner[slot] != seat:
        return NOT_YOUR_SHIP
    if not is_sold(position, position.piece_kind[slot]):
        return NOT_SOLD
    return LEGAL if cargo_fits(position, slot) else CARGO_LEFT


def cargo_fits(position: CivilizationPosition, slot: int) -> bool:
    """A-82: can other fleets take what this one carries?"""
    cargo = len(aboard(position, position.piece_ship[slot]))
    return cargo == 0 or cargo <= sum(free_holds(position, slot)[1::2])


def free_holds(position: CivilizationPosition, slot: int) -> list[int]:
    """The other fleets of the same owner beside one: pairs of number and free places."""
    found_holds: list[int] = []
    for other in position.area_slots[position.piece_area[slot]]:
        if (
            other != slot
            and position.piece_owner[other] == position.piece_owner[slot]
            and is_fleet(position.piece_kind[other])
        ):
            ship = position.piece_ship[other]
            found_holds += [ship, position.tables.hold - len(aboard(position, ship))]
    return found_holds


def sell_ship(position: CivilizationPosition, seat: int, ship: int) -> None:
    """A-82: what the fleet carries goes aboard others."""
    slot = ship_slot(position, ship)
    kind = position.piece_kind[slot]
    area = position.piece_area[slot]
    gold = sale_price(position, kind)
    cargo = aboard(position, ship)
    holds = free_holds(position, slot)
    for at in range(0, len(holds), 2):
        for _ in range(holds[at + 1]):
            if cargo:
                position.piece_ship[cargo.pop()] = holds[at]
    remove_piece(position, slot)
    position.pay(seat, -gold)
    position.emit(events.SOLD, seat, kind, area, gold)
    note(position, SELL_SHIP, ship, 0, -gold, NONE)


def convert_refusal(position: CivilizationPosition, seat: int, ship: int) -> int:
    """C-12: why a battleship cannot become a carrier, or the other way round.

    A ship that could be converted any number of times would let a purchase phase go on for ever.
    """
    if not position.advanced:
        return STANDARD_RULES
    slot = ship_slot(position, ship)
    if slot == NONE or position.piece_owner[slot] != seat:
        return NOT_YOUR_SHIP
    becomes = converted_kind(position.piece_kind[slot])
    if becomes == NONE:
        return NOT_CONVERTIBLE
    if position.forced_carriers or was_converted(position, ship):
        return CONVERTED
    return LEGAL if best_technology(position, becomes) != NONE else MISSING_TECHNOLOGY


def converted_kind(kind: int) -> int:
    """C-12: what a modern fleet can become, or NONE."""
    if kind == CARRIER:
        return FLEET + MODERN
    return CARRIER if kind == FLEET + MODERN else NONE


def was_converted(position: CivilizationPosition, ship: int) -> bool:
    """Is it among what was done in this purchase turn?"""
    receipts = position.receipts
    for at in range(0, len(receipts), RECEIPT):
        if receipts[at] == CONVERT and receipts[at + 1] == ship:
            return True
    return False


def convert(position: CivilizationPosition, seat: int, ship: int) -> None:
    """C-12: for nothing."""
    slot = ship_slot(position, ship)
    becomes = converted_kind(position.piece_kind[slot])
    position.piece_kind[slot] = becomes
    position.emit(events.CONVERTED, seat, becomes, position.piece_area[slot])
    note(position, CONVERT, ship, 0, 0, NONE)


def sale_of(position: CivilizationPosition, seat: int, slot: int) -> Move | None:
    """A-57, A-82, C-12: how a seat sells or converts a piece, or None; of those alike it is the first."""
    if position.piece_owner[slot] != seat:
        return None
    kind = position.piece_kind[slot]
    tables = position.tables
    if is_fleet(kind):
        ship = position.piece_ship[slot]
        if is_sold(position, kind):
            return tables.moves[SELL_SHIP][ship] if cargo_fits(position, slot) else None
        return tables.moves[CONVERT][ship] if convert_refusal(position, seat, ship) == LEGAL else None
    if not is_sold(position, kind):
        return None
    area = position.piece_area[slot]
    for other in position.area_slots[area]:
        if position.piece_kind[other] == kind and position.piece_owner[other] == seat:
            return tables.sell_moves[kind][area] if other == slot else None
    return None


def sale_moves(position: CivilizationPosition, seat: int, moves: list[Move]) -> None:
    """Everything that can be sold or converted: pieces of past eras, and modern fleets."""
    if position.era == ANCIENT:
        return
    for slot in range(len(position.piece_owner)):
        move = sale_of(position, seat, slot)
        if move is not None:
            moves.append(move)
