"""How people end a game before it is over, and begin the next one: what may be asked, and what becomes of it.

Of two players the one who resigns loses to the other. With more, a bot plays on for whoever resigns, who has
lost; where no other person is left, the game ends. A draw is for two. All people have to agree to a draw and
to stop; bots agree to stop, and to a draw where their search does not think them ahead. A game that was
stopped has no result.
"""

from __future__ import annotations

import msgspec

from tijdperk.kernel.errors import Refused
from tijdperk.kernel.match import Match
from tijdperk.table.log import Created, Ended, LogEvent, Offered, Sat, Sitter
from tijdperk.table.messages import Resign, SendOffer
from tijdperk.table.offers import people_of, unasked
from tijdperk.table.store import Person
from tijdperk.table.tables import Table, draws_of, written

SUBSTITUTE = "good"  # the bot that plays on for a seat whose person is not there


def resigned(table: Table, person: Person, command: Resign) -> LogEvent:
    check_running(table)
    others = people_of(table.seats) - {person.id}
    if len(table.seats) > 2 and others:
        return Sat(command.seat, Sitter(name=SUBSTITUTE, bot=SUBSTITUTE), resigned=True)
    return Ended(person.id, "resigned", command.seat)


def offered(table: Table, person: Person, command: SendOffer, bot: bool = False) -> list[LogEvent]:
    """The entries that a proposal or an answer becomes; `bot` says whether a bot accepts a draw.

    Where all agreed to play again, the new table is not among them.
    """
    if command.what == "again":
        check_over(table)
    else:
        check_running(table)
    if command.what == "draw" and len(table.seats) != 2:
        raise Refused("draw-of-two")
    agreed = table.offers.agreed.get(command.what, [])
    already = person.id in {table.seats[seat].user for seat in agreed}
    if not command.yes:
        if not agreed:
            raise Refused("nothing-offered")
        return [Offered(command.seat, command.what, False)]
    if already:
        raise Refused("offered-already")
    check_not_pressing(table, command)
    entries: list[LogEvent] = [Offered(command.seat, command.what)]
    if unasked(table.seats, [*agreed, command.seat]):
        return entries
    if command.what == "draw":
        facing = 1 - command.seat
        if table.seats[facing].bot and not bot:
            return [*entries, Offered(facing, "draw", False)]
        return [*entries, Ended(person.id, "draw")]
    return [*entries, Ended(person.id, "stopped")] if command.what == "stop" else entries


def check_not_pressing(table: Table, command: SendOffer) -> None:
    """What was declined is not asked again before somebody moved."""
    declined = table.offers.declined.get(command.what)
    same_moment = declined is not None and declined[1] == table.moves()
    if same_moment and command.what != "again" and declined and declined[0] != command.seat:
        raise Refused("declined-just-now", seat=declined[0] + 1)


def check_running(table: Table) -> None:
    stopped = table.why_stopped()
    if stopped:
        raise stopped


def check_over(table: Table) -> None:
    if table.state not in ("over", "abandoned"):
        raise Refused("game-not-over")
    if table.next:
        raise Refused("again-begun")
    if table.stopped:
        raise table.stopped


def all_want_again(table: Table, seat: int) -> bool:
    """Would all people want to play again, if this seat did?"""
    return not unasked(table.seats, [*table.offers.agreed.get("again", []), seat])


def rematch(table: Table) -> Created:
    """The first entry of the table where the same people play again, each one seat further: the second is
    first now."""
    game = table.game
    seats = [*table.seats[1:], *table.seats[:1]]
    match = Match(game, table.match.options, [written(seat) for seat in seats])
    people = people_of(seats)
    return msgspec.structs.replace(
        table.created,
        rules=game.rules_version,
        options=match.options,
        seats=seats,
        host=table.host if table.host in people or not people else seats[0].user or min(people),
        draws=draws_of(match, match.opening_outcomes),
        content=game.fingerprint,
        record="",
        note=None,
        previous=table.id,
        cup="",  # a game beside it
        number=0,
    )
