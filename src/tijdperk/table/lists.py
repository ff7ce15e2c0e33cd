"""Finding tables: whose they are, who may join them, where something is left to do."""

from __future__ import annotations

import contextlib
from collections.abc import Collection

import msgspec
import structlog

from tijdperk.kernel.errors import BadInput
from tijdperk.table.database import Database, Row, Statement
from tijdperk.table.rows import Listed, Summary

MAX_LIST_LENGTH = 100
LOBBY_PAGE = 24
MAX_HOSTED = 1_000
MAX_FOUND = 1000


class Lists:
    """The part of the store that looks through all tables."""

    database: Database

    async def tables_of(self, person: str, page: int = 0, current: bool = False) -> list[Listed]:
        """Those of a person; only those that are not over, or where somebody wants to play again."""
        states = "AND (t.state IN ('waiting', 'playing', 'stopped') OR t.awaits = 'again')" if current else ""
        rows = await self.database.read(
            f"""SELECT t.id, t.summary, s.seen, t.summary_seq FROM seated s
            JOIN game_table t ON t.id = s.game_table
            WHERE s.person = ? AND s.sits = 1 {states} ORDER BY t.changed DESC, t.id LIMIT ? OFFSET ?""",
            person,
            MAX_LIST_LENGTH,
            page * MAX_LIST_LENGTH,
        )
        return latest_first(await self.read_summaries(rows))

    async def hosted(self, person: str) -> list[Summary]:
        """The tables of a host that wait for people, or for bots."""
        rows = await self.database.read(
            """SELECT t.id, t.summary, NULL, t.summary_seq FROM seated s
            JOIN game_table t ON t.id = s.game_table
            WHERE s.person = ? AND s.sits = 1 AND (t.state = 'waiting' OR t.awaits = 'bot') LIMIT ?""",
            person,
            MAX_HOSTED,
        )
        found = [one.summary for one in await self.read_summaries(rows)]
        return [summary for summary in found if summary.host == person]

    async def tables_with(self, person: str) -> list[str]:
        """Every table where this person has, or had, a seat."""
        rows = await self.database.read("SELECT game_table FROM seated WHERE person = ?", person)
        return [row[0] for row in rows]

    async def all_tables(self) -> list[str]:
        rows = await self.database.read("SELECT id FROM game_table ORDER BY changed DESC")
        return [row[0] for row in rows]

    async def find_tables(self, word: str) -> list[Listed]:
        """Those whose id or summary (game, state, names) has a word, the last changed first."""
        rows = await self.database.read(
            """SELECT id, summary, NULL, summary_seq FROM game_table
            WHERE id = ? OR lower(summary) LIKE lower(?) ORDER BY changed DESC LIMIT ?""",
            word,
            f"%{word}%",
            MAX_FOUND,
        )
        return latest_first(await self.read_summaries(rows))

    async def open_tables(self, page: int = 0) -> list[Listed]:
        rows = await self.database.read(
            """SELECT id, summary, NULL, summary_seq FROM game_table
            WHERE visibility = 'open' AND state IN ('waiting', 'playing')
            ORDER BY changed DESC, id LIMIT ? OFFSET ?""",
            LOBBY_PAGE,
            page * LOBBY_PAGE,
        )
        return latest_first(await self.read_summaries(rows))

    async def neglected(self, before: float) -> list[str]:
        """Tables where a bot is to move, or whose summary fell behind, since before some time."""
        rows = await self.database.read(
            "SELECT id FROM game_table WHERE (awaits = 'bot' OR summary_seq < seq) AND changed < ?", before
        )
        return [row[0] for row in rows]

    async def played_otherwise(self, known: Collection[str]) -> list[str]:
        """Tables whose summary was written by a process with other rules or content than these."""
        marks = ", ".join("?" * len(known))
        rows = await self.database.read(
            f"SELECT id FROM game_table WHERE played_by NOT IN ({marks}) ORDER BY changed DESC", *known
        )
        return [row[0] for row in rows]

    async def looked(self, table: str, person: str, moves: int) -> None:
        """This person has seen so many moves."""
        await self.database.write(
            [("UPDATE seated SET seen = ? WHERE game_table = ? AND person = ?", (moves, table, person))]
        )

    async def seen(self, table: str, person: str) -> int | None:
        rows = await self.database.read(
            "SELECT seen FROM seated WHERE game_table = ? AND person = ?", table, person
        )
        return rows[0][0] if rows else None

    async def read_summaries(self, rows: list[Row]) -> list[Listed]:
        """Without those that cannot be read: they are caches, and are made again (`neglected`)."""
        found: list[Listed] = []
        damaged: list[Statement] = []
        for table, summary, seen, seq in rows:
            try:
                found.append(Listed(table, summaries.decode(summary), seen, seq))
            except msgspec.MsgspecError as problem:
                log.error("summary unreadable", problem=str(problem))
                damaged.append(("UPDATE game_table SET summary_seq = 0 WHERE id = ?", (table,)))
        if damaged:
            with contextlib.suppress(BadInput):  # where nothing can be written lists can still be read
                await self.database.write(damaged)
        return found


def latest_first(found: list[Listed]) -> list[Listed]:
    """By the last change that everybody knows of: the order tells of nothing that was done in secret."""
    return sorted(found, key=last_change, reverse=True)


def last_change(listed: Listed) -> float:
    return max(listed.summary.changed, listed.summary.created)


summaries = msgspec.json.Decoder(Summary)
log = structlog.get_logger()
