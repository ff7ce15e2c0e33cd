"""How a game at a table ended, and what its people propose to each other: as everybody may know it."""

from __future__ import annotations

from tijdperk.kernel.game import Result
from tijdperk.kernel.record import Ending
from tijdperk.table.messages import EndInfo, OfferInfo
from tijdperk.table.tables import Table


def result_of(table: Table) -> Result | None:
    """None while it goes on, where it cannot be told any more, and where people ended it without one."""
    if table.ending:
        how, seat = table.ending.how, table.ending.seat
        return Result(how, Ending(how, seat).winners(len(table.seats))) if table.decided else None
    return table.game.result(table.match.position) if table.begun and table.match.over else None


def outcome_of(table: Table) -> EndInfo | None:
    """None while it goes on, and where it cannot be told any more."""
    result = result_of(table)
    ending = table.ending
    if result is None:
        return EndInfo(ending.how or "ended") if ending else None
    ranks = [result.rank(seat) for seat in range(len(table.seats))]
    if ending is None or not ending.how:
        return EndInfo("played", result.winners, ranks, result.points)
    return EndInfo(ending.how, result.winners, ranks, [], ending.seat if ending.seat >= 0 else None)


def offers_of(table: Table) -> list[OfferInfo]:
    offers = table.offers
    found = [OfferInfo(what, list(seats)) for what, seats in offers.agreed.items()]
    declined = [OfferInfo(what, [], seat) for what, (seat, _) in offers.declined.items()]
    return found + [offer for offer in declined if offer.what not in offers.agreed]
