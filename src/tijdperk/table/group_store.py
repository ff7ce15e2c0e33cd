"""What is kept of groups: their members, their games, and cups. The tables themselves are ordinary ones.

A game of a cup has the unique key (cup, number), written together with its table: whoever writes it first has
begun it, and nobody begins it again.
"""

from __future__ import annotations

import time

import msgspec

from tijdperk.table.database import Database, Row, Statement
from tijdperk.table.pairings import Pairing
from tijdperk.table.ratings import Finished

GROUPS = [
    """CREATE TABLE player_group (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, owner TEXT NOT NULL, code TEXT NOT NULL UNIQUE,
        created DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE group_member (
        player_group TEXT NOT NULL, person TEXT NOT NULL, joined DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (player_group, person))""",
    "CREATE INDEX group_member_person ON group_member (person)",
    """CREATE TABLE cup (
        id TEXT PRIMARY KEY, player_group TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
        state TEXT NOT NULL, plan TEXT NOT NULL)""",
    "CREATE INDEX cup_group ON cup (player_group, created)",
    """CREATE TABLE group_game (
        game_table TEXT PRIMARY KEY, player_group TEXT NOT NULL, cup TEXT, number INTEGER,
        ended DOUBLE PRECISION NOT NULL, result TEXT NOT NULL)""",
    "CREATE UNIQUE INDEX group_game_cup ON group_game (cup, number)",
    "CREATE INDEX group_game_group ON group_game (player_group, ended)",
]
GROUP_TABLES = ("player_group", "group_member", "cup", "group_game")
MAX_GAMES_KEPT_IN_MIND = 5_000  # of a group, for its standings
GAMES_PAGE = 24
GROUP = "SELECT id, name, owner, code, created FROM player_group"
CUP = "SELECT id, player_group, created, state, plan FROM cup"
GAME = """SELECT g.game_table, g.cup, g.number, g.ended, g.result, t.summary, t.state
    FROM group_game g LEFT JOIN game_table t ON t.id = g.game_table"""


class Group(msgspec.Struct, frozen=True):
    id: str
    name: str
    owner: str  # whoever made it, or was handed it
    code: str  # by which people join
    created: float


class Member(msgspec.Struct, frozen=True):
    user: str
    name: str
    joined: float


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who plays in a cup: a member, or a bot of some level."""

    user: str = ""
    bot: str = ""


class Plan(msgspec.Struct, frozen=True):
    """All that is agreed about a cup. It does not change: what comes next follows from it and the results."""

    name: str
    game: str
    options: dict[str, str]
    by: str  # who started it
    entrants: list[Entrant]
    seats: int  # at a table
    rounds: int  # with two seats: how often a pair meets
    at_once: int  # games that one entrant plays at the same time
    seconds: int | None
    games: list[Pairing]


class Cup(msgspec.Struct, frozen=True):
    id: str
    group: str
    created: float
    state: str  # "running", "over", or "stopped" by somebody
    plan: Plan


class GroupGame(msgspec.Struct, frozen=True):
    """A table of a group."""

    table: str
    cup: str
    number: int
    ended: float
    result: Finished | None
    summary: str  # as it is kept; "" where the table is gone
    state: str


class GroupStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- groups

    async def add(self, group: Group) -> None:
        """A new group, with its maker in it. Conflict when the code is taken."""
        row = (group.id, group.name, group.owner, group.code, group.created)
        await self.database.write(
            [
                ("INSERT INTO player_group VALUES (?, ?, ?, ?, ?)", row),
                ("INSERT INTO group_member VALUES (?, ?, ?)", (group.id, group.owner, group.created)),
            ]
        )

    async def group(self, id: str) -> Group | None:
        rows = await self.database.read(f"{GROUP} WHERE id = ?", id)
        return Group(*rows[0]) if rows else None

    async def by_code(self, code: str) -> Group | None:
        rows = await self.database.read(f"{GROUP} WHERE code = ?", code)
        return Group(*rows[0]) if rows else None

    async def groups_of(self, person: str) -> list[Group]:
        rows = await self.database.read(
            f"{GROUP} WHERE id IN (SELECT player_group FROM group_member WHERE person = ?) ORDER BY created",
            person,
        )
        return [Group(*row) for row in rows]

    async def rename(self, group: str, name: str) -> None:
        await self.database.write([("UPDATE player_group SET name = ? WHERE id = ?", (name, group))])

    async def change_code(self, group: str, code: str) -> None:
        await self.database.write([("UPDATE player_group SET code = ? WHERE id = ?", (code, group))])

    async def hand_over(self, group: str, owner: str) -> None:
        await self.database.write([("UPDATE player_group SET owner = ? WHERE id = ?", (owner, group))])

    async def members(self, group: str) -> list[Member]:
        """Those who came first are first."""
        rows = await self.database.read(
            """SELECT m.person, p.name, m.joined FROM group_member m JOIN person p ON p.id = m.person
            WHERE m.player_group = ? ORDER BY m.joined, m.person""",
            group,
        )
        return [Member(*row) for row in rows]

    async def is_member(self, group: str, person: str) -> bool:
        rows = await self.database.read(
            "SELECT 1 FROM group_member WHERE player_group = ? AND person = ?", group, person
        )
        return bool(rows)

    async def join(self, group: str, person: str) -> None:
        add = "INSERT INTO group_member VALUES (?, ?, ?) ON CONFLICT (player_group, person) DO NOTHING"
        await self.database.write([(add, (group, person, time.time()))])

    async def leave(self, group: str, person: str) -> None:
        """The last one closes the door behind them."""
        drop = "DELETE FROM group_member WHERE player_group = ? AND person = ?"
        await self.database.write([(drop, (group, person)), *forget_empty()])

    # -- cups

    async def add_cup(self, cup: Cup) -> None:
        row = (cup.id, cup.group, cup.created, cup.state, msgspec.json.encode(cup.plan).decode())
        await self.database.write([("INSERT INTO cup VALUES (?, ?, ?, ?, ?)", row)])

    async def cup(self, id: str) -> Cup | None:
        rows = await self.database.read(f"{CUP} WHERE id = ?", id)
        return cup_of(rows[0]) if rows else None

    async def cups_of(self, group: str) -> list[Cup]:
        rows = await self.database.read(f"{CUP} WHERE player_group = ? ORDER BY created DESC LIMIT 50", group)
        return [cup_of(row) for row in rows]

    async def running_cups(self) -> list[str]:
        rows = await self.database.read("SELECT id FROM cup WHERE state = 'running' ORDER BY created")
        return [row[0] for row in rows]

    async def end_cup(self, id: str, state: str) -> None:
        sql = "UPDATE cup SET state = ? WHERE id = ? AND state = 'running'"
        await self.database.write([(sql, (state, id))])

    # -- games

    async def games_of_cup(self, cup: str) -> list[GroupGame]:
        return [game_of(row) for row in await self.database.read(f"{GAME} WHERE g.cup = ?", cup)]

    async def tables_of(self, group: str) -> list[GroupGame]:
        """Those that go on, or wait for somebody."""
        rows = await self.database.read(
            f"{GAME} WHERE g.player_group = ? AND g.result = '' AND t.state IN ('waiting', 'playing')", group
        )
        return [game_of(row) for row in rows]

    async def finished(self, group: str, page: int = 0, most: int = GAMES_PAGE) -> list[GroupGame]:
        """Games that came to a result, the latest first."""
        rows = await self.database.read(
            f"""{GAME} WHERE g.player_group = ? AND g.result <> ''
            ORDER BY g.ended DESC, g.game_table LIMIT ? OFFSET ?""",
            group,
            most,
            page * most,
        )
        return [game_of(row) for row in rows]

    async def count_finished(self, group: str) -> int:
        sql = "SELECT count(*) FROM group_game WHERE player_group = ? AND result <> ''"
        return int((await self.database.read(sql, group))[0][0])

    async def results(self, group: str) -> list[Finished]:
        rows = await self.database.read(
            """SELECT result FROM group_game WHERE player_group = ? AND result <> ''
            ORDER BY ended DESC, game_table LIMIT ?""",
            group,
            MAX_GAMES_KEPT_IN_MIND,
        )
        return [results.decode(row[0]) for row in rows]

    async def unsettled(self) -> list[str]:
        """Tables of groups that are over, or may be, of which no result is written."""
        rows = await self.database.read(
            """SELECT g.game_table FROM group_game g JOIN game_table t ON t.id = g.game_table
            WHERE g.result = ''
            AND (t.state IN ('over', 'abandoned', 'stopped') OR t.summary_seq < t.seq)"""
        )
        return [row[0] for row in rows]

    async def keep_result(self, table: str, result: Finished) -> None:
        """Once and for all."""
        sql = "UPDATE group_game SET ended = ?, result = ? WHERE game_table = ? AND result = ''"
        await self.database.write([(sql, (result.at, msgspec.json.encode(result).decode(), table))])


def new_game(table: str, group: str, cup: str, number: int) -> Statement:
    """The row of a table for a group. Conflict where the cup's game of that number is begun already."""
    row = (table, group, cup or None, number if cup else None)
    return "INSERT INTO group_game VALUES (?, ?, ?, ?, 0, '')", row


def forget_table(table: str) -> Statement:
    """A table that is deleted; a cup remembers that the game was begun."""
    return "DELETE FROM group_game WHERE game_table = ? AND cup IS NULL", (table,)


def forget_empty() -> list[Statement]:
    """Groups without anybody, with their cups."""
    nobody = "NOT EXISTS (SELECT 1 FROM group_member m WHERE m.player_group = {}.{})"
    return [
        (f"DELETE FROM player_group WHERE {nobody.format('player_group', 'id')}", ()),
        (f"DELETE FROM cup WHERE {nobody.format('cup', 'player_group')}", ()),
        (f"DELETE FROM group_game WHERE {nobody.format('group_game', 'player_group')}", ()),
    ]


plans = msgspec.json.Decoder(Plan)
results = msgspec.json.Decoder(Finished)


def cup_of(row: Row) -> Cup:
    id, group, created, state, plan = row
    return Cup(id, group, created, state, plans.decode(plan))


def game_of(row: Row) -> GroupGame:
    table, cup, number, ended, result, summary, state = row
    found = results.decode(result) if result else None
    return GroupGame(table, cup or "", number or 0, ended, found, summary or "", state or "")
