"""Who may plan an answer, to what, and how answers are made that are due.

A game names the decisions at which the others may plan (`Game.plannable`): those where everybody knows what
can be played. A further choice within a move is none of these: an answer waits until it is made. What is
planned is an entry of the log of which only its seat hears. An answer that is due is made at once, as if its
seat had sent it then; while it is, nobody is told that it is their move.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.table.log import LogEvent, Planned
from tijdperk.table.messages import PlanInfo, SendPlan
from tijdperk.table.tables import Table

if TYPE_CHECKING:
    from tijdperk.table.session import LiveTable

MAX_LINES = 12
MAX_LENGTH = 120


def foreseen(table: Table, seat: int) -> list[str]:
    """The moves to which a seat may plan an answer now: those of the other, while the other has to decide."""
    if len(table.seats) != 2 or table.state != "playing" or not table.seats[seat].user:
        return []
    asked = table.now().decisions
    if [decision.seat for decision in asked] != [1 - seat] or asked[0].kind not in table.game.plannable:
        return []
    return table.match.legal(1 - seat)


def plan_info(table: Table, seat: int) -> PlanInfo | None:
    """What a seat planned, for its own person; None where nothing can be."""
    if seat in table.plans.due:
        return PlanInfo([], [], table.plans.due[seat])
    if seat in table.plans.waiting:
        return PlanInfo([], [], waits=table.plans.waiting[seat])
    moves = foreseen(table, seat)
    return PlanInfo(moves, table.plans.lines.get(seat, [])) if moves else None


def planned(table: Table, command: SendPlan) -> Planned:
    """The entry that a plan becomes. Whether an answer is legal is seen when its time comes."""
    moves = foreseen(table, command.seat)
    dropping = command.seat in table.plans.waiting and not command.lines
    if not moves and not dropping:
        raise Refused("plan-not-now")
    known = [line.on for line in command.lines]
    if len(known) > MAX_LINES or len({*known}) < len(known):
        raise BadInput("plan-lines", most=MAX_LINES)
    for line in command.lines:
        if line.on not in moves:
            raise Refused("plan-not-theirs")
    seat = command.seat
    return Planned(seat, [(line.on, written(table, seat, line.play)) for line in command.lines])


def written(table: Table, seat: int, move: str) -> str:
    """A move as its game writes it; BadInput where it means none."""
    game, position = table.game, table.match.position
    return game.notation(position, game.parse(position, seat, move[:MAX_LENGTH]))


def answer(table: Table, seat: int, move: str) -> list[LogEvent]:
    """The entry that an answer becomes; Refused where it is not due any more."""
    if table.plans.due.get(seat) != move:
        raise Refused("stale-decision")
    return [table.try_move(seat, move, table.match.asked[seat])]


class Answers:
    """Makes the answers that are due; `add` writes what is made of a table as it is then."""

    def __init__(
        self,
        add: Callable[[LiveTable, Callable[[], list[LogEvent]]], Awaitable[int]],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self.add = add
        self.spawn = spawn

    def start(self, live: LiveTable) -> None:
        for seat, move in live.table.plans.due.items():
            self.spawn(self.make(live, seat, move))

    async def make(self, live: LiveTable, seat: int, move: str) -> None:
        with contextlib.suppress(TijdperkError):  # something else happened meanwhile
            await self.add(live, partial(answer, live.table, seat, move))
