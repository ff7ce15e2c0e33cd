"""What is kept of analyses. It is a cache: one that another way of judging made is not read."""

from __future__ import annotations

import msgspec

from tijdperk.analysis.report import VERSION, Analysis
from tijdperk.kernel.game import Game, game_ids, load_game
from tijdperk.table.analysis_messages import AnalysisBrief
from tijdperk.table.database import Database, Statement

ANALYSIS = [
    """CREATE TABLE analysis (
        game_table TEXT PRIMARY KEY, moves INTEGER NOT NULL, version TEXT NOT NULL,
        brief TEXT NOT NULL, data TEXT NOT NULL)""",
]
CURVE = 60  # values of a curve in a list


def version_of(game: Game) -> str:
    """By what a game was judged: what was kept of anything else is not read."""
    return f"{VERSION} {game.rules_version} {game.fingerprint}"


async def kept(database: Database, table: str, moves: int, game: Game) -> Analysis | None:
    rows = await database.read(
        "SELECT data FROM analysis WHERE game_table = ? AND moves = ? AND version = ?",
        table,
        moves,
        version_of(game),
    )
    return msgspec.json.decode(rows[0][0], type=Analysis) if rows else None


async def briefs_of(database: Database, person: str, tables: list[str]) -> list[AnalysisBrief]:
    """Of those games of a person, or of a group of theirs, that were analysed."""
    if not tables:
        return []
    places = ", ".join("?" * len(tables))
    rows = await database.read(
        f"""SELECT brief, version FROM analysis WHERE game_table IN ({places}) AND (
        game_table IN (SELECT game_table FROM finished WHERE person = ?) OR
        game_table IN (SELECT g.game_table FROM group_game g
            JOIN group_member m ON m.player_group = g.player_group WHERE m.person = ?))""",
        *tables,
        person,
        person,
    )
    present = {version_of(load_game(game)) for game in game_ids()}
    return [msgspec.json.decode(brief, type=AnalysisBrief) for brief, version in rows if version in present]


def keep(table: str, found: Analysis, game: Game) -> Statement:
    sql = """INSERT INTO analysis
        SELECT id, ?, ?, ?, ? FROM game_table WHERE id = ? ON CONFLICT (game_table) DO UPDATE SET
        moves = excluded.moves, version = excluded.version, brief = excluded.brief, data = excluded.data"""
    brief = msgspec.json.encode(brief_of(table, found)).decode()
    data = msgspec.json.encode(found).decode()
    return sql, (found.moves, version_of(game), brief, data, table)


def brief_of(table: str, found: Analysis) -> AnalysisBrief:
    values = [one.looked for one in found.choices] + [found.end]
    width = min(CURVE, len(values))
    picked = [values[place * (len(values) - 1) // max(1, width - 1)] for place in range(width)]
    return AnalysisBrief(
        table,
        "done",
        1.0,
        [[round(share, 3) for share in shares] for shares in picked],
        [figures.errors for figures in found.seats],
        [round(figures.own, 5) for figures in found.seats],
        [figures.choices for figures in found.seats],
    )
