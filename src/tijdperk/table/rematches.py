"""Proposals at a table, as far as they need more than its log: a bot's opinion, or another table.

Of those who want to play again, the last one to say so opens the new table: its first entry and the old
table's last one are one transaction, so that two processes cannot both do it, and a crash leaves both or
none.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from tijdperk.kernel.errors import Refused
from tijdperk.table import commands
from tijdperk.table.agreements import all_want_again, offered, rematch
from tijdperk.table.database import Statement
from tijdperk.table.limits import Limits
from tijdperk.table.log import Continued, Entry, LogEvent
from tijdperk.table.messages import SendOffer
from tijdperk.table.session import LiveTable
from tijdperk.table.store import Person, new_table
from tijdperk.table.tables import Table
from tijdperk.table.thinker import Question
from tijdperk.table.thinkers import ThinkerFailed, Thinkers
from tijdperk.table.views import summary_of

EVEN = 0.5  # a bot whose chance to win is above it does not want a draw


class Adding(Protocol):
    def __call__(
        self,
        live: LiveTable,
        make: Callable[[], list[LogEvent]],
        client: str | None = None,
        beside: list[Statement] | None = None,
    ) -> Awaitable[int]: ...


class Rematches:
    def __init__(
        self,
        add: Adding,
        new_id: Callable[[], str],
        begin: Callable[[str], Awaitable[None]],
        thinkers: Thinkers,
        limits: Limits,
    ) -> None:
        self.add = add
        self.new_id = new_id
        self.begin = begin  # a table that was written just now
        self.thinkers = thinkers
        self.limits = limits
        self.asking: set[str] = set()  # people whose proposal a bot thinks about

    async def offer(self, live: LiveTable, person: Person, command: SendOffer, client: str) -> int:
        table = live.table
        begun: list[str] = []
        beside: list[Statement] = []
        if command.what == "again" and command.yes:
            self.limits.tables.by_person.check(person.id)
        bot = await self.bot_accepts(table, person, command)

        def make() -> list[LogEvent]:
            begun.clear()
            beside.clear()
            if command.seat not in table.seats_of(person.id):
                return commands.handle(table, person, command, time.time())  # says why not
            entries = offered(table, person, command, bot)
            if command.what == "again" and command.yes and all_want_again(table, command.seat):
                begun.append(self.new_id())
                beside.extend(written_table(begun[0], table))
                entries.append(Continued(begun[0]))
            return entries

        seq = await self.add(live, make, client, beside)
        if begun:
            await self.begin(begun[0])
        return seq

    async def bot_accepts(self, table: Table, person: Person, command: SendOffer) -> bool:
        """Does the bot that a draw is proposed to accept it? Only where its search does not think it is
        ahead; the search looks at the seat that is to move."""
        mine = command.seat in table.seats_of(person.id) and len(table.seats) == 2
        asked = table.waiting_for()
        if command.what != "draw" or not (mine and asked and table.seats[1 - command.seat].bot):
            return False
        offered(table, person, command)  # or it says why that cannot be
        if person.id in self.asking:
            raise Refused("too-fast")
        seat = command.seat if command.seat in asked else asked[0]
        question = Question(table.game.id, table.game.store(table.match.position), seat)
        self.asking.add(person.id)
        try:
            best = (await self.thinkers.advise(question, person.id))[0][1]
        except ThinkerFailed:
            raise Refused("hint-failed") from None
        finally:
            self.asking.discard(person.id)
        return (1 - best if seat == command.seat else best) <= EVEN


def written_table(id: str, table: Table) -> list[Statement]:
    """What makes the rematch of a table durable."""
    now = time.time()
    created = rematch(table)
    fresh = Table(id)
    fresh.apply(Entry(1, now, created))
    return new_table(id, created, summary_of(fresh), now)
