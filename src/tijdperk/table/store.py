"""What is kept: the logs of tables, what can be looked up about them, and people.

The unique key (table, seq) of the log is the only lock there is: whoever writes an entry first has it, and
everybody else reads it and thinks again. All that is not log (summaries, snapshots) is a cache of it.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from operator import itemgetter

import msgspec

from tijdperk.table.accounts import Accounts
from tijdperk.table.analysis_store import ANALYSIS
from tijdperk.table.clock import Clock
from tijdperk.table.database import NEW_ENTRY, Added, Database, Row, Statement, statements_of
from tijdperk.table.group_store import GROUPS, forget_empty, forget_table, new_game
from tijdperk.table.learned import LEARNED
from tijdperk.table.lists import Lists
from tijdperk.table.log import Created, Entry, LogEvent, read_event, write_event
from tijdperk.table.results import ENDED, FINISHED, lost_rows, result_rows
from tijdperk.table.rows import Credential, KnownPerson, Listed, Passkey, Person, Summary
from tijdperk.table.solved import SOLVED

__all__ = ["SCHEMA", "Credential", "KnownPerson", "Listed", "Passkey", "Person", "Store", "Summary"]

MAX_NOTICE = 7_000  # bytes; PostgreSQL takes less than 8,000
OLD = 24 * 3600.0  # seconds: somebody new is given so long to do something before they are forgotten

SCHEMA = [
    [
        """CREATE TABLE entry (
            game_table TEXT NOT NULL, seq INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
            client TEXT, what TEXT NOT NULL, PRIMARY KEY (game_table, seq))""",
        "CREATE UNIQUE INDEX entry_client ON entry (game_table, client)",
        """CREATE TABLE game_table (
            id TEXT PRIMARY KEY, seq INTEGER NOT NULL, changed DOUBLE PRECISION NOT NULL,
            visibility TEXT NOT NULL, state TEXT NOT NULL, awaits TEXT NOT NULL,
            summary_seq INTEGER NOT NULL, summary TEXT NOT NULL)""",
        "CREATE INDEX game_table_open ON game_table (visibility, state, changed)",
        """CREATE TABLE seated (
            game_table TEXT NOT NULL, person TEXT NOT NULL, sits INTEGER NOT NULL, seen INTEGER NOT NULL,
            PRIMARY KEY (game_table, person))""",
        "CREATE INDEX seated_person ON seated (person, sits)",
        """CREATE TABLE snapshot (
            game_table TEXT PRIMARY KEY, seq INTEGER NOT NULL, version TEXT NOT NULL, data TEXT NOT NULL)""",
        """CREATE TABLE person (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, webhook TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE credential (
            hash TEXT PRIMARY KEY, person TEXT NOT NULL, purpose TEXT NOT NULL,
            expires DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX credential_person ON credential (person, purpose)",
    ],
    [
        """CREATE TABLE passkey (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, public_key TEXT NOT NULL, signed BIGINT NOT NULL,
            created DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION)""",
        "CREATE INDEX passkey_person ON passkey (person)",
    ],
    [
        "ALTER TABLE game_table ADD COLUMN played_by TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE shown (game_table TEXT PRIMARY KEY, seq INTEGER NOT NULL, data BYTEA NOT NULL)",
    ],
    [
        "ALTER TABLE credential ADD COLUMN created DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE credential ADD COLUMN used DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE credential ADD COLUMN about TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX credential_expires ON credential (expires)",
        "ALTER TABLE person ADD COLUMN standing TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        # What commands beside a server tell it, where the database itself cannot.
        "CREATE TABLE notice (id INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL, what TEXT NOT NULL)",
    ],
    FINISHED,
    GROUPS,
    LEARNED,
    [
        # Where notices go: mail addresses, and browsers.
        """CREATE TABLE contact (
            person TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, data TEXT NOT NULL,
            confirmed DOUBLE PRECISION NOT NULL, sent DOUBLE PRECISION NOT NULL,
            created DOUBLE PRECISION NOT NULL, PRIMARY KEY (person, kind, address))""",
        "CREATE INDEX contact_data ON contact (kind, data)",
        "CREATE INDEX contact_address ON contact (kind, address)",
    ],
    [
        """CREATE TABLE table_code (
            code TEXT PRIMARY KEY, game_table TEXT NOT NULL UNIQUE, made DOUBLE PRECISION NOT NULL)""",
    ],
    ANALYSIS,
    SOLVED,
]


class Store(Lists, Accounts):
    def __init__(self, database: Database) -> None:
        self.database = database
        self.clock = Clock()

    async def open(self) -> None:
        await self.database.open()
        await self.database.migrate(SCHEMA)
        self.clock.set(await self.setting("clock"))

    async def close(self) -> None:
        await self.database.close()

    # -- what holds for the whole server

    async def setting(self, name: str) -> str:
        rows = await self.database.read("SELECT value FROM setting WHERE name = ?", name)
        return str(rows[0][0]) if rows else ""

    async def change_setting(self, name: str, value: str) -> None:
        await self.database.write([set_value(name, value)])

    async def tidy(self) -> None:
        """Drop what has expired, and people whom nothing leads back to. The clock is kept."""
        now = self.clock.now()
        nobody = """DELETE FROM person WHERE created < ?
            AND NOT EXISTS (SELECT 1 FROM credential WHERE credential.person = person.id)
            AND NOT EXISTS (SELECT 1 FROM passkey WHERE passkey.person = person.id)
            AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.person = person.id)
            AND NOT EXISTS (SELECT 1 FROM group_member WHERE group_member.person = person.id)"""
        await self.database.write(
            [
                set_value("clock", str(now)),
                ("DELETE FROM credential WHERE expires < ?", (now,)),
                (nobody, (time.time() - OLD,)),
                *forget_empty(),
                # Not the last one: the next has a higher number.
                (
                    "DELETE FROM notice WHERE at < ? AND id < (SELECT max(id) FROM notice)",
                    (time.time() - OLD,),
                ),
            ]
        )

    async def keep_clock(self) -> None:
        await self.change_setting("clock", str(self.clock.now()))

    # -- logs

    async def create(self, table: str, what: LogEvent, summary: Summary, at: float) -> None:
        """A new table with its first entry, found by its people, and by its group, from the start.

        Conflict where it is a game of a cup that is begun already.
        """
        await self.database.write(new_table(table, what, summary, at), notice=f"entry {table} 1")

    async def append(
        self,
        table: str,
        after: int,
        events: Sequence[LogEvent],
        at: float,
        client: str | None = None,
        beside: Sequence[Statement] = (),
    ) -> list[Entry]:
        """Add to a log whose last entry is `after`. Conflict when it is not, or the client id is used. What
        is to be written beside it is there too, or neither is."""
        added = [
            Added(table, seq, at, client if seq == after + 1 else None, write_event(what))
            for seq, what in enumerate(events, after + 1)
        ]
        notice = notice_of(added)
        if beside:
            await self.database.write([*beside, *statements_of(added)], notice)
        else:
            await self.database.append(added, notice)
        return [Entry(entry.seq, at, what) for entry, what in zip(added, events, strict=True)]

    async def entries(self, table: str, after: int = 0, most: int = 1_000_000) -> list[Entry]:
        rows = await self.database.read(
            "SELECT seq, at, what FROM entry WHERE game_table = ? AND seq > ? ORDER BY seq LIMIT ?",
            table,
            after,
            most,
        )
        return [Entry(seq, at, read_event(what)) for seq, at, what in rows]

    async def raw_entries(self, table: str) -> list[Row]:
        """As they are stored: also those that cannot be read."""
        return await self.database.read(
            "SELECT seq, at, what FROM entry WHERE game_table = ? ORDER BY seq", table
        )

    async def last_entry(self, table: str) -> int:
        rows = await self.database.read("SELECT seq FROM game_table WHERE id = ?", table)
        return rows[0][0] if rows else 0

    async def entry_of(self, table: str, client: str) -> int | None:
        """The entry that a client id was used for."""
        rows = await self.database.read(
            "SELECT seq FROM entry WHERE game_table = ? AND client = ?", table, client
        )
        return rows[0][0] if rows else None

    async def delete_table(self, table: str, tell: bool = True) -> None:
        parts = ("entry", "seated", "snapshot", "shown", "finished", "met", "table_code", "analysis")
        drops: list[Statement] = [(f"DELETE FROM {part} WHERE game_table = ?", (table,)) for part in parts]
        drops += [("DELETE FROM game_table WHERE id = ?", (table,)), forget_table(table)]
        await self.database.write(drops, notice=f"gone {table}" if tell else "")

    async def rewrite(self, table: str, entries: Sequence[tuple[int, LogEvent]]) -> None:
        """Entries as they are to be from now on. What was made of the log is made again."""
        update = "UPDATE entry SET what = ? WHERE game_table = ? AND seq = ?"
        statements: list[Statement] = [(update, (write_event(what), table, seq)) for seq, what in entries]
        statements.append(("DELETE FROM snapshot WHERE game_table = ?", (table,)))
        statements.append(("UPDATE game_table SET summary_seq = 0 WHERE id = ?", (table,)))
        await self.database.write(statements, notice=f"rewritten {table}")

    # -- caches of logs

    async def keep_summary(self, table: str, seq: int, summary: Summary) -> None:
        await self.keep_summaries([(table, seq, summary)])

    async def keep_summaries(
        self,
        summaries: Sequence[tuple[str, int, Summary]],
        moved: Collection[str] = (),
        beside: Sequence[Statement] = (),
    ) -> None:
        """What tables are like after an entry, unless something later is kept already. Those of `moved` are
        listed as before: nothing but moves was made there. What is to be written beside it is there too."""
        statements = list(beside)
        rows = sorted(summaries, key=itemgetter(0))  # in one order, for all processes
        if not self.database.shared:
            statements.append(summary_rows(rows))
        for table, seq, summary in rows:
            if self.database.shared:
                statements.append(summary_row(table, seq, summary))
            if table not in moved:
                statements += list_rows(table, summary)
        await self.database.write(statements)

    async def snapshot(self, table: str, version: str) -> str | None:
        """The last snapshot, if this version of the program can read it."""
        rows = await self.database.read(
            "SELECT data FROM snapshot WHERE game_table = ? AND version = ?", table, version
        )
        return rows[0][0] if rows else None

    async def drop_snapshot(self, table: str) -> None:
        await self.database.write([("DELETE FROM snapshot WHERE game_table = ?", (table,))])

    async def shown(self, table: str) -> bytes | None:
        rows = await self.database.read("SELECT data FROM shown WHERE game_table = ?", table)
        return bytes(rows[0][0]) if rows else None

    async def state(self, table: str) -> str:
        """The state of a table when its summary was written."""
        rows = await self.database.read("SELECT state FROM game_table WHERE id = ?", table)
        return str(rows[0][0]) if rows else ""


def set_value(name: str, value: str) -> Statement:
    sql = "INSERT INTO setting VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    return sql, (name, value)


def notice_of(added: Sequence[Added]) -> str:
    """What other processes hear: where a log ends now. One entry comes along, if it is short enough: then
    they need not ask for it."""
    last = added[-1]
    where = f"entry {last.table} {last.seq}"
    whole = f"{where} {last.at!r} {last.what}"
    return whole if len(added) == 1 and len(whole.encode()) <= MAX_NOTICE else where


def new_entry(table: str, seq: int, at: float, client: str | None, what: LogEvent) -> Statement:
    return NEW_ENTRY, Added(table, seq, at, client, write_event(what))


def new_table(table: str, what: LogEvent, summary: Summary, at: float) -> list[Statement]:
    head = "INSERT INTO game_table VALUES (?, 1, ?, ?, ?, ?, 1, ?, ?)"
    shown = (summary.visibility, summary.state, summary.awaits, encoded(summary), summary.played_by)
    statements: list[Statement] = [
        (head, (table, at, *shown)),
        new_entry(table, 1, at, None, what),
        *seat_rows(table, summary),
    ]
    if isinstance(what, Created) and what.group:
        statements.append(new_game(table, what.group, what.cup, what.number))
    return statements


def summary_row(table: str, seq: int, summary: Summary) -> Statement:
    sql = """UPDATE game_table
        SET visibility = ?, state = ?, awaits = ?, summary_seq = ?, summary = ?, played_by = ?
        WHERE id = ? AND (summary_seq < ? OR (summary_seq = ? AND played_by <> ?))"""
    shown = (summary.visibility, summary.state, summary.awaits, seq, encoded(summary))
    return sql, (*shown, summary.played_by, table, seq, seq, summary.played_by)


def summary_rows(summaries: Sequence[tuple[str, int, Summary]]) -> Statement:
    """The same for many tables, as one statement of SQLite's: each would keep moves waiting."""
    columns = ("id", "visibility", "state", "awaits", "seq", "summary", "played_by")
    parts = ", ".join(
        f"json_extract(value, '$[{number}]') AS {column}" for number, column in enumerate(columns)
    )
    sql = f"""UPDATE game_table SET visibility = now.visibility, state = now.state, awaits = now.awaits,
        summary_seq = now.seq, summary = now.summary, played_by = now.played_by
        FROM (SELECT {parts} FROM json_each(?)) AS now WHERE game_table.id = now.id
        AND (summary_seq < now.seq OR (summary_seq = now.seq AND game_table.played_by <> now.played_by))"""
    rows = [
        (table, one.visibility, one.state, one.awaits, seq, encoded(one), one.played_by)
        for table, seq, one in summaries
    ]
    return sql, (msgspec.json.encode(rows).decode(),)


def list_rows(table: str, summary: Summary) -> list[Statement]:
    """By what a table is found: who sits there, and what came of it. A move alone changes nothing here."""
    statements: list[Statement] = [("UPDATE seated SET sits = 0 WHERE game_table = ?", (table,))]
    statements += seat_rows(table, summary)
    if summary.state != "waiting":  # nobody else is wanted: a code leads there no more
        statements.append(("DELETE FROM table_code WHERE game_table = ?", (table,)))
    ended = max(summary.changed, summary.created)
    statements += result_rows(
        table, summary.game, summary.state, ended, summary.people, summary.seats, summary.result
    )
    if summary.state in ENDED and summary.resigned:
        decided = summary.result is not None and summary.state == "over"
        statements += lost_rows(
            table, summary.game, ended, summary.seats, summary.held, summary.resigned, decided
        )
    return statements


def snapshot_row(table: str, seq: int, version: str, data: str) -> Statement:
    sql = """INSERT INTO snapshot VALUES (?, ?, ?, ?) ON CONFLICT (game_table) DO UPDATE
        SET seq = excluded.seq, version = excluded.version, data = excluded.data
        WHERE snapshot.seq < excluded.seq OR snapshot.version <> excluded.version"""
    return sql, (table, seq, version, data)


def shown_row(table: str, seq: int, data: bytes) -> Statement:
    """What was shown after an entry, as `shown.packed` has it."""
    sql = """INSERT INTO shown VALUES (?, ?, ?) ON CONFLICT (game_table) DO UPDATE
        SET seq = excluded.seq, data = excluded.data WHERE shown.seq <= excluded.seq"""
    return sql, (table, seq, data)


def seat_rows(table: str, summary: Summary) -> list[Statement]:
    sql = """INSERT INTO seated VALUES (?, ?, 1, ?)
        ON CONFLICT (game_table, person) DO UPDATE SET sits = 1"""
    return [(sql, (table, person, summary.moves)) for person in summary.people]


def encoded(summary: Summary) -> str:
    return msgspec.json.encode(summary).decode()
