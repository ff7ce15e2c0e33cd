"""`tijdperk check`: does every table's log still come to a table?"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.kernel.text import Catalogue
from tijdperk.table.database import Row
from tijdperk.table.log import Created, Entry, read_event
from tijdperk.table.shown import unpacked
from tijdperk.table.store import Store
from tijdperk.table.tables import Table
from tijdperk.table.versions import is_current, reopened

TOLD_EVERY = 2.0  # seconds between two words on how far it is


@dataclass(frozen=True)
class Finding:
    """Something about a table: it is damaged, or not played by the present rules or content."""

    table: str
    game: str
    damaged: bool
    what: TijdperkError


@dataclass
class Report:
    tables: int = 0
    entries: int = 0
    findings: list[Finding] | None = None

    @property
    def damaged(self) -> int:
        return sum(1 for finding in self.findings or [] if finding.damaged)


async def check(
    store: Store, only: str, tell: Callable[[Finding], None], progress: Callable[[int, int], None]
) -> Report:
    """Walk every log, or one, and tell what does not replay."""
    ids = await store.all_tables()
    if only:
        if only not in ids:
            raise BadInput("table-unknown")
        ids = [only]
    report = Report(findings=[])
    assert report.findings is not None
    last = time.monotonic()
    for id in ids:
        rows = await store.raw_entries(id)
        report.tables += 1
        report.entries += len(rows)
        finding = await examine(store, id, rows)
        if finding:
            report.findings.append(finding)
            tell(finding)
        if time.monotonic() - last > TOLD_EVERY:
            progress(report.tables, len(ids))
            last = time.monotonic()
    return report


async def examine(store: Store, id: str, rows: list[Row]) -> Finding | None:
    entries: list[Entry] = []
    game = "?"

    def damaged(seq: int, problem: Any) -> Finding:
        return Finding(id, game, True, Refused("check-damaged", entry=seq, problem=problem))

    for number, (seq, at, what) in enumerate(rows, 1):
        if seq != number:
            return damaged(number, Refused("check-missing"))
        try:
            entries.append(Entry(seq, at, read_event(what)))
        except msgspec.MsgspecError as error:
            return damaged(seq, str(error))
        created = entries[0].what
        if not isinstance(created, Created):
            return damaged(1, Refused("check-no-start"))
        game = created.game
    if not entries:
        return damaged(1, Refused("check-no-start"))
    if await store.last_entry(id) > len(rows):
        return damaged(len(rows) + 1, Refused("check-missing"))
    try:
        if is_current(entries):
            return replayed(id, entries, damaged)
        data = await store.shown(id)
        over = await store.state(id) == "over"
        table = reopened(id, entries, unpacked(data) if data else None, over)
    except TijdperkError as error:
        return damaged(1, error)
    except Exception as error:  # whatever a log makes the rules do, it is this table's trouble alone
        return damaged(1, f"{type(error).__name__}: {error}")
    return Finding(id, game, False, table.stopped) if table.stopped else None


def replayed(id: str, entries: list[Entry], damaged: Callable[[int, Any], Finding]) -> Finding | None:
    table = Table(id)
    for entry in entries:
        try:
            table.apply(entry)
        except TijdperkError as error:
            return damaged(entry.seq, error)
        except Exception as error:  # as above
            return damaged(entry.seq, f"{type(error).__name__}: {error}")
    return None


# ---- telling


def tell_progress(texts: Catalogue) -> Callable[[int, int], None]:
    """On stderr: a line that is written over where somebody looks, else a line each time."""
    end = "\r" if sys.stderr.isatty() else "\n"

    def tell(done: int, all: int) -> None:
        print(texts.say("check-progress", done=done, all=all), end=end, file=sys.stderr, flush=True)

    return tell


def tell_finding(texts: Catalogue) -> Callable[[Finding], None]:
    def tell(finding: Finding) -> None:
        key = "check-finding-damaged" if finding.damaged else "check-finding-old"
        what = texts.error(finding.what)
        print(texts.say(key, table=finding.table, game=finding.game, what=what), flush=True)

    return tell
