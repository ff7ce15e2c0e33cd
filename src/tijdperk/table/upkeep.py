"""What a server does by itself: tables that nobody looks after are, what has expired goes, the clock is kept.

Each table by itself: whatever is wrong with one, the others are looked at.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from tijdperk.kernel.errors import TijdperkError
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.table.versions import played_by

if TYPE_CHECKING:
    from tijdperk.table.hub import Hub

KEEP = 900.0  # seconds that a table stays in memory when nobody asks for it
SWEEP = 15.0  # seconds between two looks for tables where a bot was forgotten
NEGLECT = 30.0
TIDY = 60.0  # seconds between two times that the clock is kept
TIDY_EVERY = 60  # of those it is also dropped what has expired

log = structlog.get_logger()


async def review(hub: Hub) -> None:
    """Tables of other rules or content, once in each process: those that cannot go on are listed as such,
    the others go on, and of those that are over it is kept what was shown."""
    known = [played_by(load_game(name)) for name in game_ids()]
    try:
        found = await hub.store.played_otherwise(known)
    except TijdperkError as error:
        log.warning("review failed", problem=error.key)
        return
    for id in found:
        try:
            hub.caches.schedule(await hub.live(id), at_once=True)
        except Exception:  # one table must not keep the others from being looked at
            log.exception("table not reviewed")
        await asyncio.sleep(0)


async def sweep(hub: Hub) -> None:
    """Tables where a bot is to move and nobody lets it: after a crash, or left by another process. And
    those in memory that nobody needs any more."""
    before = time.time()
    while True:
        try:
            for id in await hub.store.neglected(before):
                await hub.attend(id)
            await hub.forget_unused(time.monotonic() - KEEP)
        except TijdperkError as error:
            log.warning("sweep failed", problem=error.key)
        await asyncio.sleep(SWEEP)
        before = time.time() - NEGLECT


async def tidy(hub: Hub) -> None:
    """Keep the clock, and drop what has expired."""
    rounds = 0
    deleted: set[str] = set()  # before the last round
    while True:
        try:
            if rounds % TIDY_EVERY == 0:
                await hub.store.tidy()
            else:
                await hub.store.keep_clock()
            for id in deleted:  # what was under way may have been written after all
                await hub.store.delete_table(id, tell=False)
            hub.deleted -= deleted
            deleted = set(hub.deleted)
            if hub.on_minute:
                await hub.on_minute()
        except TijdperkError as error:
            log.warning("not tidied", problem=error.key)
        rounds += 1
        await asyncio.sleep(TIDY)
