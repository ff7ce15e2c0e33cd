"""What is kept besides the log, so that tables are listed and opened quickly: all of it follows from the log.

It is written after the fact, for many tables in one transaction. After a crash it may be behind the log; such
a table is found by its numbers (`Store.neglected`) and brought up to date.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

import structlog

from tijdperk.kernel.errors import BadInput
from tijdperk.table import snapshots
from tijdperk.table.session import LiveTable
from tijdperk.table.shown import packed
from tijdperk.table.store import Store, Summary
from tijdperk.table.versions import shown_of
from tijdperk.table.views import summary_of

LATER = 0.5  # seconds that a move may wait for its place in the lists
EVERY = 16  # entries between two snapshots, at least
SHARE = 8  # and at least this part of the log: a long game costs no more a move than a short one

log = structlog.get_logger()


def is_due(seq: int, kept: int) -> bool:
    return seq - kept >= max(EVERY, seq // SHARE)


@contextlib.contextmanager
def trouble_of_one_table(problem: str = "caches of a table not written") -> Iterator[None]:
    """Whatever is wrong with a table keeps no other from being written; unless it is the database."""
    try:
        yield
    except Exception as error:
        if isinstance(error, BadInput) and error.key == "database-away":
            raise
        log.exception(problem)


class Caches:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.due: dict[LiveTable, None] = {}
        self.at_once = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def schedule(self, live: LiveTable, at_once: bool) -> None:
        """Bring what is kept of a table up to date, soon."""
        live.uncached = True
        self.due[live] = None
        if at_once:
            self.at_once.set()
        if self.task is None:
            self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        self.at_once.set()
        if self.task:
            await self.task

    async def run(self) -> None:
        try:
            while self.due:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.at_once.wait(), LATER)
                self.at_once.clear()
                due, self.due = [live for live in self.due if not live.gone], {}
                await self.write(due)
        finally:
            self.task = None

    async def write(self, due: list[LiveTable]) -> None:
        summaries: list[tuple[str, int, Summary]] = []
        try:
            for live in due:
                if live.gone:
                    continue
                with trouble_of_one_table():
                    # Before the summary: after a crash in between the table is still one to be looked after.
                    if live.table.state == "over" or is_due(live.table.seq, live.shown):
                        await self.keep_shown(live)
                    summaries.append((live.table.id, live.table.seq, summary_of(live.table)))
            await self.store.keep_summaries(summaries)
            for live in due:
                with trouble_of_one_table():
                    await self.keep_snapshot(live)
        except BadInput as error:  # the database is away; the tables are tried again with their next move
            log.warning("caches not written", problem=error.key)
        finally:
            for live in due:
                live.uncached = live in self.due

    async def keep_snapshot(self, live: LiveTable) -> None:
        table = live.table
        seq = table.seq
        first = bool(table.created.record) and not live.kept  # what began with a record is replayed only once
        if not live.gone and snapshots.can_be_stored(table) and (first or is_due(seq, live.kept)):
            version, data = snapshots.version_of(table.game.id), snapshots.stored(table)
            await self.store.keep_snapshot(table.id, seq, version, data)
            live.kept = seq

    async def keep_shown(self, live: LiveTable) -> None:
        """What people see now, for when it can be played no more; once and for all when the game is over."""
        table = live.table
        if table.stopped or table.shown or live.shown_at_end:
            return
        shown = shown_of(table)
        await self.store.keep_shown(table.id, shown.seq, await asyncio.to_thread(packed, shown))
        live.shown, live.shown_at_end = shown.seq, shown.over

    async def keep_all_shown(self, tables: list[LiveTable]) -> None:
        """Another version of the program may be started next."""
        behind = [live for live in tables if live.shown < live.table.seq]
        for problem in await asyncio.gather(*map(self.keep_shown, behind), return_exceptions=True):
            if problem:
                log.warning("what was shown is not kept", problem=type(problem).__name__)
