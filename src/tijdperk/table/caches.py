"""What is kept besides the log, so that tables are listed and opened quickly: all of it follows from the log.

It is written after the fact, for many tables in one transaction. After a crash it may be behind the log; such
a table is found by its numbers (`Store.neglected`) and brought up to date.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection, Iterator
from dataclasses import dataclass

import structlog

from tijdperk.kernel.errors import BadInput
from tijdperk.table import snapshots
from tijdperk.table.database import Statement
from tijdperk.table.results import ENDED
from tijdperk.table.session import LiveTable
from tijdperk.table.shown import Shown, packed
from tijdperk.table.store import Store, Summary, shown_row, snapshot_row
from tijdperk.table.versions import shown_of

LATER = 1.0  # seconds that a move may wait for its place in the lists
EVERY = 32  # entries between two snapshots, at least
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


@dataclass
class Page:
    """What is written of one table."""

    live: LiveTable
    seq: int
    summary: Summary
    rows: list[Statement]
    shown: Shown | None
    has_snapshot: bool = False

    def is_kept(self) -> None:
        self.live.listed = self.summary.found_by
        if self.has_snapshot:
            self.live.kept = self.seq
        if self.shown:
            self.live.is_shown(self.shown)


async def row_of(live: LiveTable, shown: Shown) -> Statement:
    return shown_row(live.table.id, shown.seq, await asyncio.to_thread(packed, shown))


class Caches:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.due: dict[LiveTable, None] = {}
        self.at_once = asyncio.Event()
        self.written = asyncio.Event()  # what is written now, or next
        self.task: asyncio.Task[None] | None = None

    def schedule(self, live: LiveTable, at_once: bool) -> None:
        """Bring what is kept of a table up to date, soon."""
        live.uncached = True
        self.due[live] = None
        if at_once:
            self.at_once.set()
        if self.task is None:
            self.task = asyncio.create_task(self.run())

    async def settle(self, tables: Collection[LiveTable]) -> None:
        """Wait until lists find these by what they are now, for somebody who is about to look."""
        while self.task and any(live.relisted for live in tables):
            self.at_once.set()
            await self.written.wait()

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
                self.tell()
        finally:
            self.task = None
            self.tell()

    def tell(self) -> None:
        """Those who wait are to look again."""
        self.written.set()
        self.written = asyncio.Event()

    async def write(self, due: list[LiveTable]) -> None:
        """All of it is one transaction: moves wait for each, and after a crash a table is either up to date
        or still one to be looked after."""
        pages: list[Page] = []
        try:
            for live in sorted(due, key=lambda live: live.table.id):  # in one order, for all processes
                with trouble_of_one_table():
                    pages.append(await self.page_of(live))
                await asyncio.sleep(0)  # whoever moves meanwhile does not wait for all of them
            pages = [page for page in pages if not page.live.gone]
            await self.store.keep_summaries(
                [(page.live.table.id, page.seq, page.summary) for page in pages],
                {page.live.table.id for page in pages if self.only_moved(page)},
                [row for page in pages for row in page.rows],
            )
            for page in pages:
                page.is_kept()
        except BadInput as error:  # the database is away; the tables are tried again with their next move
            log.warning("caches not written", problem=error.key)
        finally:
            for live in due:
                live.uncached = live in self.due

    async def page_of(self, live: LiveTable) -> Page:
        """What is to be written of a table."""
        rows: list[Statement] = []
        shown = None
        if live.table.state == "over" or is_due(live.table.seq, live.shown):
            shown = self.to_show(live)
            if shown:
                rows.append(await row_of(live, shown))
        table = live.table
        page = Page(live, table.seq, live.summary(), rows, shown)
        first = bool(table.created.record) and not live.kept  # what began with a record is replayed only once
        if snapshots.can_be_stored(table) and (first or is_due(table.seq, live.kept)):
            version, data = snapshots.version_of(table.game.id), snapshots.stored(table)
            rows.append(snapshot_row(table.id, table.seq, version, data))
            page.has_snapshot = True
        return page

    def only_moved(self, page: Page) -> bool:
        """Is the table listed already as it is to be? Other processes may have listed it otherwise since."""
        return (
            page.summary.found_by == page.live.listed
            and page.summary.state not in ENDED
            and not self.store.database.shared
        )

    @staticmethod
    def to_show(live: LiveTable) -> Shown | None:
        """What people see now, for when it can be played no more; once and for all when the game is over."""
        table = live.table
        return None if table.stopped or table.shown or live.shown_at_end else shown_of(table)

    async def keep_shown(self, live: LiveTable) -> None:
        shown = self.to_show(live)
        if shown:
            await self.store.database.write([await row_of(live, shown)])
            live.is_shown(shown)

    async def keep_all_shown(self, tables: list[LiveTable]) -> None:
        """Another version of the program may be started next."""
        behind = [live for live in tables if live.shown < live.table.seq]
        for problem in await asyncio.gather(*map(self.keep_shown, behind), return_exceptions=True):
            if problem:
                log.warning("what was shown is not kept", problem=type(problem).__name__)
