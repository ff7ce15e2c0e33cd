"""What is answered to a message, on a socket or by HTTP."""

from __future__ import annotations

from collections.abc import Callable

from tijdperk.kernel.errors import TijdperkError
from tijdperk.table.hub import Hub
from tijdperk.table.messages import (
    Accepted,
    Advised,
    AskHint,
    AskSuggestion,
    AskView,
    ClientMessage,
    RefusedMove,
    Suggested,
    TableView,
)
from tijdperk.table.session import LiveTable
from tijdperk.table.store import Person
from tijdperk.table.views import refusal

Sent = ClientMessage
Reply = Accepted | Advised | Suggested | TableView


async def reply(
    hub: Hub, live: LiveTable, person: Person, message: Sent, tell: Callable[[Advised], None] | None = None
) -> Reply:
    """The answer; `tell` hears of a hint while it is being thought about."""
    if isinstance(message, AskView):
        return live.viewing(person.id).whole(sorted(live.thinking))
    if isinstance(message, AskHint):
        return await hub.bots.hint(live, person, message.seat, tell)
    if isinstance(message, AskSuggestion):
        return await hub.bots.suggest(live, person, message.seat)
    return await hub.handle(live, person, message)


def refused(live: LiveTable, person: Person, client: str, error: TijdperkError) -> RefusedMove:
    """Why not; and where the sender looked at an old table, the fresh one."""
    stale = error.key in ("stale-decision", "not-your-decision")
    view = live.viewing(person.id).whole(sorted(live.thinking)) if stale else None
    return RefusedMove(client, refusal(error, live.table), view)
