"""Tells tables the quiet hours of those who sit there, where deadlines follow from them."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Protocol

from tijdperk.kernel.errors import Refused, TijdperkError
from tijdperk.table.contacts import Contacts
from tijdperk.table.log import LogEvent
from tijdperk.table.quiet import SLOW, news
from tijdperk.table.session import LiveTable
from tijdperk.table.store import Listed, Store


class TablesOf(Protocol):
    def __call__(self, person: str, *, current: bool) -> Awaitable[list[Listed]]: ...


class Resting:
    def __init__(
        self,
        store: Store,
        tables_of: TablesOf,
        live: Callable[[str], Awaitable[LiveTable]],
        add: Callable[[LiveTable, Callable[[], list[LogEvent]]], Awaitable[int]],
    ) -> None:
        self.contacts = Contacts(store)
        self.tables_of = tables_of
        self.live = live
        self.add = add

    def unasked(self, live: LiveTable) -> set[str]:
        """People at a table with slow moves whose quiet hours nobody has looked up yet."""
        table = live.table
        if (table.created.seconds or 0) < SLOW or table.state not in ("waiting", "playing"):
            return set()
        return {sitter.user for sitter in table.seats if sitter.user} - live.rested

    async def look_up(self, live: LiveTable, people: set[str]) -> None:
        live.rested |= people
        for person in people:
            await self.tell(live, person)

    async def changed(self, person: str) -> None:
        """Somebody's quiet hours are others now, at every table that goes on."""
        for listed in await self.tables_of(person, current=True):
            if (listed.summary.seconds or 0) >= SLOW:
                await self.tell(await self.live(listed.table), person)

    async def tell(self, live: LiveTable, person: str) -> None:
        with contextlib.suppress(TijdperkError):
            hours = str(await self.contacts.quiet(person) or "")

            def make() -> list[LogEvent]:
                entries = news(live.table, person, hours)
                if not entries:
                    raise Refused("stale-decision")  # the table knows
                return entries

            await self.add(live, make)
