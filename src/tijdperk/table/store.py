"""What is kept: the logs of tables, what can be looked up about them, and people.

The unique key (table, seq) of the log is the only lock there is: whoever writes an entry first has it, and
everybody else reads it and thinks again. All that is not log (summaries, snapshots) is a cache of it.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

import msgspec

from tijdperk.table.clock import Clock
from tijdperk.table.database import Database, Row, Statement
from tijdperk.table.log import Entry, LogEvent, Sitter, read_event, write_event
from tijdperk.table.messages import Refusal

MAX_LIST_LENGTH = 100
LOBBY_PAGE = 24
MAX_HOSTED = 1_000
ID_LENGTH = 16
MAX_FOUND = 1000
PERSON = "p.id, p.name, p.language, p.webhook, p.standing"
OLD = 24 * 3600.0  # seconds: somebody new is given so long to do something before they are forgotten
CREDENTIAL = "SELECT hash, purpose, created, used, expires, about FROM credential"
PASSKEY = "SELECT id, person, public_key, signed, created, used FROM passkey"

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
]


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables show, without opening the tables."""

    game: str
    options: dict[str, str]
    visibility: str
    host: str
    state: str
    seats: list[Sitter]
    moves: int
    created: float
    waiting_for: list[int]
    seconds: int | None
    deadline: float | None
    changed: float = 0.0
    held: list[str] = []  # by seat: who may take it back from a bot
    note: Refusal | None = None  # why it does not go on, or how far it was played
    played_by: str = ""  # rules and content of the process that wrote this

    @property
    def awaits(self) -> str:
        """Whose turn it is, as far as the server has to care."""
        return "bot" if any(self.seats[seat].kind == "bot" for seat in self.waiting_for) else ""

    @property
    def bots_alone(self) -> bool:
        return self.state == "playing" and not any(seat.user for seat in self.seats)

    @property
    def in_lobby(self) -> bool:
        return self.state == "waiting" and self.visibility == "open"

    @property
    def people(self) -> list[str]:
        return sorted({self.host, *(seat.user for seat in self.seats if seat.user)})


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    summary: Summary
    seen: int | None  # moves this person has seen


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    webhook: str = ""  # where notices for this person go
    standing: str = ""  # "muted", "banned", or nothing in particular


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody as the host of the server sees them."""

    person: Person
    created: float
    used: float  # the last time that they were here, to the hour
    tables: int


class Credential(msgspec.Struct, frozen=True):
    """A secret that stands for somebody, without the secret."""

    hash: str
    purpose: str
    created: float
    used: float
    expires: float  # by the store's clock, not the machine's
    about: str  # what it was made for, or by

    @property
    def id(self) -> str:
        """What it is called where its owner can end it."""
        return self.hash[:ID_LENGTH]


class Passkey(msgspec.Struct, frozen=True):
    id: str
    person: str
    key: str  # the public one
    signed: int  # how often the device says it has signed; one that went back is a copy
    created: float
    used: float | None = None


class Store:
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
            AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.person = person.id)"""
        await self.database.write(
            [
                set_value("clock", str(now)),
                ("DELETE FROM credential WHERE expires < ?", (now,)),
                (nobody, (time.time() - OLD,)),
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
        """A new table with its first entry, found by its people from the start."""
        head = "INSERT INTO game_table VALUES (?, 1, ?, ?, ?, ?, 1, ?, ?)"
        shown = (summary.visibility, summary.state, summary.awaits, encoded(summary), summary.played_by)
        await self.database.write(
            [(head, (table, at, *shown)), new_entry(table, 1, at, None, what), *seat_rows(table, summary)],
            notice=f"entry {table} 1",
        )

    async def append(
        self, table: str, after: int, events: Sequence[LogEvent], at: float, client: str | None = None
    ) -> list[Entry]:
        """Add to a log whose last entry is `after`. Conflict when it is not, or the client id is used."""
        statements: list[Statement] = []
        entries: list[Entry] = []
        for seq, what in enumerate(events, after + 1):
            statements.append(new_entry(table, seq, at, client if seq == after + 1 else None, what))
            entries.append(Entry(seq, at, what))
        last = after + len(events)
        statements.append(("UPDATE game_table SET seq = ?, changed = ? WHERE id = ?", (last, at, table)))
        await self.database.write(statements, notice=f"entry {table} {last}")
        return entries

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
        parts = ("entry", "seated", "snapshot", "shown")
        drops: list[Statement] = [(f"DELETE FROM {part} WHERE game_table = ?", (table,)) for part in parts]
        drops.append(("DELETE FROM game_table WHERE id = ?", (table,)))
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

    async def keep_summaries(self, summaries: Sequence[tuple[str, int, Summary]]) -> None:
        """What tables are like after an entry, unless something later is kept already."""
        update = """UPDATE game_table
            SET visibility = ?, state = ?, awaits = ?, summary_seq = ?, summary = ?, played_by = ?
            WHERE id = ? AND (summary_seq < ? OR (summary_seq = ? AND played_by <> ?))"""
        leave = "UPDATE seated SET sits = 0 WHERE game_table = ?"
        statements: list[Statement] = []
        for table, seq, summary in summaries:
            shown = (summary.visibility, summary.state, summary.awaits, seq, encoded(summary))
            which = (table, seq, seq, summary.played_by)
            statements += [(update, (*shown, summary.played_by, *which)), (leave, (table,))]
            statements += seat_rows(table, summary)
        await self.database.write(statements)

    async def keep_snapshot(self, table: str, seq: int, version: str, data: str) -> None:
        keep = """INSERT INTO snapshot VALUES (?, ?, ?, ?) ON CONFLICT (game_table) DO UPDATE
            SET seq = excluded.seq, version = excluded.version, data = excluded.data
            WHERE snapshot.seq < excluded.seq OR snapshot.version <> excluded.version"""
        await self.database.write([(keep, (table, seq, version, data))])

    async def snapshot(self, table: str, version: str) -> str | None:
        """The last snapshot, if this version of the program can read it."""
        rows = await self.database.read(
            "SELECT data FROM snapshot WHERE game_table = ? AND version = ?", table, version
        )
        return rows[0][0] if rows else None

    async def drop_snapshot(self, table: str) -> None:
        await self.database.write([("DELETE FROM snapshot WHERE game_table = ?", (table,))])

    async def keep_shown(self, table: str, seq: int, data: bytes) -> None:
        """What was shown after an entry, as `shown.packed` has it."""
        keep = """INSERT INTO shown VALUES (?, ?, ?) ON CONFLICT (game_table) DO UPDATE
            SET seq = excluded.seq, data = excluded.data WHERE shown.seq <= excluded.seq"""
        await self.database.write([(keep, (table, seq, data))])

    async def shown(self, table: str) -> bytes | None:
        rows = await self.database.read("SELECT data FROM shown WHERE game_table = ?", table)
        return bytes(rows[0][0]) if rows else None

    async def state(self, table: str) -> str:
        """The state of a table when its summary was written."""
        rows = await self.database.read("SELECT state FROM game_table WHERE id = ?", table)
        return str(rows[0][0]) if rows else ""

    # -- finding tables

    async def tables_of(self, person: str, page: int = 0) -> list[Listed]:
        rows = await self.database.read(
            """SELECT t.id, t.summary, s.seen FROM seated s
            JOIN game_table t ON t.id = s.game_table
            WHERE s.person = ? AND s.sits = 1 ORDER BY t.changed DESC, t.id LIMIT ? OFFSET ?""",
            person,
            MAX_LIST_LENGTH,
            page * MAX_LIST_LENGTH,
        )
        return latest_first(rows)

    async def hosted(self, person: str) -> list[Summary]:
        """The tables of a host that wait for people, or for bots."""
        rows = await self.database.read(
            """SELECT t.id, t.summary, NULL FROM seated s JOIN game_table t ON t.id = s.game_table
            WHERE s.person = ? AND s.sits = 1 AND (t.state = 'waiting' OR t.awaits = 'bot') LIMIT ?""",
            person,
            MAX_HOSTED,
        )
        summaries = [listed(row).summary for row in rows]
        return [summary for summary in summaries if summary.host == person]

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
            """SELECT id, summary, NULL FROM game_table
            WHERE id = ? OR lower(summary) LIKE lower(?) ORDER BY changed DESC LIMIT ?""",
            word,
            f"%{word}%",
            MAX_FOUND,
        )
        return latest_first(rows)

    async def open_tables(self, page: int = 0) -> list[Listed]:
        rows = await self.database.read(
            """SELECT id, summary, NULL FROM game_table
            WHERE visibility = 'open' AND state IN ('waiting', 'playing')
            ORDER BY changed DESC, id LIMIT ? OFFSET ?""",
            LOBBY_PAGE,
            page * LOBBY_PAGE,
        )
        return latest_first(rows)

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

    # -- people

    async def add_person(self, person: Person) -> None:
        row = (person.id, person.name, person.language, person.webhook, time.time())
        sql = "INSERT INTO person (id, name, language, webhook, created) VALUES (?, ?, ?, ?, ?)"
        await self.database.write([(sql, row)])

    async def change_person(self, person: Person) -> None:
        sql = "UPDATE person SET name = ?, language = ?, webhook = ? WHERE id = ?"
        await self.database.write([(sql, (person.name, person.language, person.webhook, person.id))])

    async def change_standing(self, person: str, standing: str) -> None:
        sql = "UPDATE person SET standing = ? WHERE id = ?"
        await self.database.write([(sql, (standing, person))], notice=f"person {person}")

    async def person(self, id: str) -> Person | None:
        rows = await self.database.read(f"SELECT {PERSON} FROM person p WHERE p.id = ?", id)
        return Person(*rows[0]) if rows else None

    async def people(self, ids: Collection[str]) -> list[Person]:
        if not ids:
            return []
        marks = ", ".join("?" * len(ids))
        rows = await self.database.read(
            f"SELECT {PERSON} FROM person p WHERE p.id IN ({marks}) ORDER BY p.name", *ids
        )
        return [Person(*row) for row in rows]

    async def find_people(self, word: str) -> list[KnownPerson]:
        """Those whose id or name has a word, the newest first."""
        rows = await self.database.read(
            f"""SELECT {PERSON}, p.created,
                (SELECT coalesce(max(c.used), 0) FROM credential c WHERE c.person = p.id),
                (SELECT count(*) FROM seated s WHERE s.person = p.id AND s.sits = 1)
            FROM person p WHERE p.id = ? OR lower(p.name) LIKE lower(?) ORDER BY p.created DESC LIMIT ?""",
            word,
            f"%{word}%",
            MAX_FOUND,
        )
        return [KnownPerson(Person(*row[:5]), *row[5:]) for row in rows]

    async def delete_person(self, person: str) -> None:
        """With everything that stands for them; what they did at tables is those tables' log."""
        tables = ("credential", "passkey", "seated")
        drops: list[Statement] = [(f"DELETE FROM {name} WHERE person = ?", (person,)) for name in tables]
        drops.append(("DELETE FROM person WHERE id = ?", (person,)))
        await self.database.write(drops, notice=f"person {person}")

    # -- secrets that stand for people

    async def add_credential(
        self, hash: str, person: str, purpose: str, lasts: float, sole: bool, about: str = ""
    ) -> None:
        """A secret, as its hash; a sole one replaces those before it."""
        drop = ("DELETE FROM credential WHERE person = ? AND purpose = ?", (person, purpose))
        add: Statement = (
            """INSERT INTO credential (hash, person, purpose, expires, created, used, about)
            VALUES (?, ?, ?, ?, ?, 0, ?)""",
            (hash, person, purpose, self.clock.now() + lasts, time.time(), about),
        )
        await self.database.write([drop, add] if sole else [add])

    async def spend_credential(self, hash: str, mark: str, person: str, lasts: float) -> None:
        """Drop a secret that works once. Conflict when somebody else did so at the same moment.

        The mark takes its place for as long as the secret would have worked: of two who spend it at once, one
        finds the mark there.
        """
        drop = "DELETE FROM credential WHERE hash = ?"
        add = "INSERT INTO credential (hash, person, purpose, expires) VALUES (?, ?, 'spent', ?)"
        await self.database.write([(drop, (hash,)), (add, (mark, person, self.clock.now() + lasts))])

    async def credential(self, hash: str, purpose: str) -> Credential | None:
        rows = await self.database.read(
            f"{CREDENTIAL} WHERE hash = ? AND purpose = ? AND expires > ?", hash, purpose, self.clock.now()
        )
        return Credential(*rows[0]) if rows else None

    async def person_by(self, hash: str, purpose: str) -> Person | None:
        rows = await self.database.read(
            f"""SELECT {PERSON} FROM credential c JOIN person p ON p.id = c.person
            WHERE c.hash = ? AND c.purpose = ? AND c.expires > ?""",
            hash,
            purpose,
            self.clock.now(),
        )
        return Person(*rows[0]) if rows else None

    async def credential_used(self, hash: str, lasts: float, since: float) -> None:
        """It was used now, for the first time since some time, and lasts so long from here on."""
        sql = "UPDATE credential SET used = ?, expires = ? WHERE hash = ? AND used < ?"
        now = time.time()
        await self.database.write([(sql, (now, self.clock.now() + lasts, hash, now - since))])

    async def credentials(self, person: str, purposes: Collection[str]) -> list[Credential]:
        marks = ", ".join("?" * len(purposes))
        rows = await self.database.read(
            f"""{CREDENTIAL} WHERE person = ? AND purpose IN ({marks}) AND expires > ?
            ORDER BY created DESC LIMIT ?""",
            person,
            *purposes,
            self.clock.now(),
            MAX_LIST_LENGTH,
        )
        return [Credential(*row) for row in rows]

    async def drop_credential(self, hash: str, person: str) -> None:
        sql = "DELETE FROM credential WHERE hash = ? AND person = ?"
        await self.database.write([(sql, (hash, person))], notice=f"person {person}")

    async def add_passkey(self, passkey: Passkey) -> None:
        row = (passkey.id, passkey.person, passkey.key, passkey.signed, passkey.created, passkey.used)
        await self.database.write([("INSERT INTO passkey VALUES (?, ?, ?, ?, ?, ?)", row)])

    async def passkey(self, id: str) -> Passkey | None:
        rows = await self.database.read(f"{PASSKEY} WHERE id = ?", id)
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, person: str) -> list[Passkey]:
        rows = await self.database.read(f"{PASSKEY} WHERE person = ? ORDER BY created", person)
        return [Passkey(*row) for row in rows]

    async def passkey_used(self, id: str, signed: int, at: float) -> None:
        sql = "UPDATE passkey SET signed = ?, used = ? WHERE id = ?"
        await self.database.write([(sql, (signed, at, id))])

    async def drop_passkey(self, id: str) -> None:
        await self.database.write([("DELETE FROM passkey WHERE id = ?", (id,))])


def set_value(name: str, value: str) -> Statement:
    sql = "INSERT INTO setting VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    return sql, (name, value)


def new_entry(table: str, seq: int, at: float, client: str | None, what: LogEvent) -> Statement:
    return "INSERT INTO entry VALUES (?, ?, ?, ?, ?)", (table, seq, at, client, write_event(what))


def seat_rows(table: str, summary: Summary) -> list[Statement]:
    sql = """INSERT INTO seated VALUES (?, ?, 1, ?)
        ON CONFLICT (game_table, person) DO UPDATE SET sits = 1"""
    return [(sql, (table, person, summary.moves)) for person in summary.people]


def encoded(summary: Summary) -> str:
    return msgspec.json.encode(summary).decode()


def latest_first(rows: list[Row]) -> list[Listed]:
    """By the last change that everybody knows of: the order tells of nothing that was done in secret."""
    return sorted((listed(row) for row in rows), key=last_change, reverse=True)


def last_change(listed: Listed) -> float:
    return max(listed.summary.changed, listed.summary.created)


summaries = msgspec.json.Decoder(Summary)


def listed(row: Row) -> Listed:
    table, summary, seen = row
    return Listed(table, summaries.decode(summary), seen)
