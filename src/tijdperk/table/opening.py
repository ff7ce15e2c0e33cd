"""Opening tables: from what is stored of them to a table in memory."""

from __future__ import annotations

import asyncio
import contextlib
import time

import structlog

from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.match import Match
from tijdperk.table import snapshots
from tijdperk.table.database import Conflict
from tijdperk.table.log import CarriedOver, Created, Entry, Unreadable
from tijdperk.table.session import LiveTable
from tijdperk.table.shown import unpacked
from tijdperk.table.store import Store
from tijdperk.table.tables import Table, begin_match, rebuilt
from tijdperk.table.versions import is_current, reopened

REPLAYS = 2  # logs that are replayed at the same time, beside the event loop
MAX_TRIES = 8  # how often a table is read again after somebody else carried it over

log = structlog.get_logger()


class Opening:
    """Reads tables from a store. What is replayed is replayed beside the event loop."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.replays = asyncio.Semaphore(REPLAYS)

    async def begin(self, created: Created) -> Match:
        """The match of a new table that goes on from a record."""
        async with self.replays:
            return await asyncio.to_thread(begin_match, created)

    async def read(self, id: str) -> LiveTable:
        """From the last snapshot and what came after it, or else from the whole log."""
        first = await self.store.entries(id, most=1)
        if not first or not isinstance(first[0].what, Created):
            raise BadInput("table-unknown")
        data = await self.store.snapshot(id, snapshots.version_of(first[0].what.game))
        if data is not None:
            try:
                return await self.read_snapshot(id, data)
            except BadInput:
                raise  # the database
            except Exception:  # a snapshot is a cache: whatever is wrong with it, the log is there
                log.exception("snapshot dropped")
                with contextlib.suppress(BadInput):
                    await self.store.drop_snapshot(id)
        return LiveTable(await self.read_log(id))

    async def read_snapshot(self, id: str, data: str) -> LiveTable:
        table = await asyncio.to_thread(snapshots.restored, id, data)
        kept = table.seq
        for entry in await self.store.entries(id, kept):
            table.apply(entry)
        if table.seq > await self.store.last_entry(id):
            raise ValueError("entries are missing")
        return LiveTable(table, kept)

    async def read_log(self, id: str) -> Table:
        """The table of a whole log. One of other rules that agrees with the present ones is carried over."""
        for _ in range(MAX_TRIES):
            entries = without_gaps(await self.store.entries(id))
            if is_current(entries):
                try:
                    async with self.replays:
                        return await asyncio.to_thread(rebuilt, id, entries)
                except Exception:  # whatever a log makes the rules do, it is this table's trouble alone
                    log.exception("log does not replay")
            data = await self.store.shown(id)
            over = await self.store.state(id) == "over"
            shown = unpacked(data) if data else None
            async with self.replays:
                table = await asyncio.to_thread(reopened, id, entries, shown, over)
            if not table.goes_on:
                return table
            carried = CarriedOver(table.game.rules_version)
            with contextlib.suppress(Conflict):  # somebody else was first: it is read again
                await self.store.append(id, table.seq, [carried], time.time())
        raise Refused("stale-decision")


def without_gaps(entries: list[Entry]) -> list[Entry]:
    """An entry that is missing is one that cannot be read: the table opens, as far as it goes."""
    if not entries or entries[-1].seq == len(entries):
        return entries
    there = {entry.seq: entry for entry in entries}
    at = entries[0].at
    return [there.get(seq) or Entry(seq, at, Unreadable()) for seq in range(1, entries[-1].seq + 1)]
