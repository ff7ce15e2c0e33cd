"""What things cost, who gets a part of it, and the receipts."""

from typing import Final

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.position import CivilizationPosition
from tijdperk.games.civilization.engine.tables import NONE, SETTLER, Prices

RECEIPT: Final = 5  # numbers in a receipt: verb, noun, second noun, price, who got a royalty or NONE


def prices(position: CivilizationPosition) -> Prices:
    return position.tables.advanced if position.advanced else position.tables.standard


def unit_price(position: CivilizationPosition, kind: int) -> int:
    """S-18, A-05, A-53, A-54: settlers by the current era, units by their own."""
    if kind == SETTLER:
        return prices(position).settler[position.era]
    return prices(position).unit[kind]


def village_price(position: CivilizationPosition) -> int:
    return prices(position).village[position.era]


def growth_price(position: CivilizationPosition, land: int) -> int:
    return prices(position).growth[position.size[land] + 1]


def sale_price(position: CivilizationPosition, kind: int) -> int:
    """A-57: part of the price of a unit of a past era."""
    return position.tables.advanced.unit[kind] // position.tables.sale_share


def royalty_to(position: CivilizationPosition, seat: int, technology: int) -> int:
    """A-22, A-23, A-31, A-68: who gets a part of the price, or NONE."""
    if not position.advanced or technology == NONE:
        return NONE
    owner = position.technology[technology]
    return owner if owner >= 0 and owner != seat else NONE


def pay_price(position: CivilizationPosition, seat: int, price: int, technology: int, era: int) -> int:
    """A-22, C-26: the price leaves the seat; part of it goes to the technology's owner, who is the answer."""
    position.pay(seat, price)
    owner = royalty_to(position, seat, technology)
    if owner != NONE:
        share = min(position.tables.royalty[era], price)
        position.pay(owner, -share)
        position.emit(events.ROYALTY, owner, share, seat)
    return owner


def note(position: CivilizationPosition, verb: int, noun: int, second: int, price: int, owner: int) -> None:
    position.receipts = [*position.receipts, verb, noun, second, price, owner]
