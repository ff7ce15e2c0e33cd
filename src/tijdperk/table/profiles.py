"""One's finished games, and what they come to: by game, and against everybody one met."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from tijdperk.table.database import Row, Value
from tijdperk.table.lists import summaries
from tijdperk.table.profile_messages import (
    GameTotal,
    HeadToHead,
    Outcome,
    PlayedGame,
    PlayedGames,
    PlayedSeat,
    Profile,
)
from tijdperk.table.results import BOT, LOST, SHARED, WON
from tijdperk.table.server import Server
from tijdperk.table.store import Person, Store, Summary

GAMES_PAGE = 25
MAX_MET = 50
MAX_PAGE = 10_000
MAX_NAME = 80  # characters of a game or an opponent in a filter

Word = Annotated[str, Parameter(max_length=MAX_NAME)]


@get("/me/games")
async def list_played(
    server: Server,
    person: Person,
    game: Word = "",
    opponent: Word = "",
    outcome: Outcome | None = None,
    page: Annotated[int, Parameter(ge=0, le=MAX_PAGE)] = 0,
) -> PlayedGames:
    """Your finished games, the latest first, page by page; those of a game, against somebody, won or lost."""
    await server.hub.settle(person.id)
    return await played(server.store, person.id, game, opponent, outcome, page)


@get("/me/profile")
async def read_profile(server: Server, person: Person) -> Profile:
    """What your finished games come to: by game, and against each of those you met."""
    await server.hub.settle(person.id)
    return await profile(server.store, person.id)


async def played(
    store: Store, person: str, game: str, opponent: str, outcome: Outcome | None, page: int
) -> PlayedGames:
    joined = "finished f"
    where, values = ["f.person = ?"], [person]
    if opponent:
        joined += " JOIN met m ON m.game_table = f.game_table AND m.person = f.person"
        where.append("m.opponent = ?")
        values.append(opponent)
    for column, wanted in (("game", game), ("outcome", outcome)):
        if wanted:
            where.append(f"f.{column} = ?")
            values.append(wanted)
    which: list[Value] = list(values)
    found = await store.database.read(f"SELECT count(*) FROM {joined} WHERE {' AND '.join(where)}", *which)
    rows = await store.database.read(
        f"""SELECT f.game_table, f.ended, f.outcome, f.points, t.summary
        FROM {joined} JOIN game_table t ON t.id = f.game_table
        WHERE {" AND ".join(where)} ORDER BY f.ended DESC, f.game_table LIMIT ? OFFSET ?""",
        *which,
        GAMES_PAGE,
        page * GAMES_PAGE,
    )
    return PlayedGames([played_game(row, person) for row in rows], found[0][0])


def played_game(row: Row, person: str) -> PlayedGame:
    table, ended, outcome, points, text = row
    summary = summaries.decode(text)
    return PlayedGame(
        table=table,
        game=summary.game,
        state=summary.state,
        began=summary.created,
        ended=ended,
        moves=summary.moves,
        outcome=outcome,
        ending=summary.result.ending if summary.result else "",
        seats=[played_seat(summary, seat, person, points) for seat in range(len(summary.seats))],
        note=summary.note,
    )


def played_seat(summary: Summary, seat: int, person: str, points: int | None) -> PlayedSeat:
    """With its points: of a game that can be counted no more, those that were kept for the one who asks."""
    sitter, result = summary.seats[seat], summary.result
    mine = sitter.user == person
    kept = points if mine else None
    return PlayedSeat(
        seat=seat,
        name=sitter.name,
        user=sitter.user or None,
        bot=sitter.bot or None,
        number=sitter.number,
        mine=mine,
        won=result is not None and seat in result.winners,
        rank=result.rank(seat) if result else 0,
        points=result.points[seat] if result and result.points else kept,
    )


async def profile(store: Store, person: str) -> Profile:
    read = store.database.read
    by_game = await read(
        "SELECT game, outcome, count(*), max(points) FROM finished WHERE person = ? GROUP BY game, outcome",
        person,
    )
    under_way = await read(
        """SELECT count(*) FROM seated s JOIN game_table t ON t.id = s.game_table
        WHERE s.person = ? AND s.sits = 1 AND t.state IN ('waiting', 'playing')""",
        person,
    )
    met = await read(
        """SELECT opponent, game, outcome, count(*), max(ended) FROM met WHERE person = ?
        GROUP BY opponent, game, outcome""",
        person,
    )
    totals = game_totals(by_game)
    return Profile(
        games=sum(total.games for total in totals),
        won=sum(total.won for total in totals),
        under_way=under_way[0][0],
        totals=totals,
        met=await named(store, heads(met)),
    )


def game_totals(rows: Iterable[Row]) -> list[GameTotal]:
    totals: dict[str, GameTotal] = {}
    for game, outcome, count, best in rows:
        total = totals.setdefault(game, GameTotal(game))
        total.games += count
        if best is not None:
            total.best = max(best, total.best if total.best is not None else best)
        counted(total, outcome, count)
    return sorted(totals.values(), key=lambda total: -total.games)


def heads(rows: Iterable[Row]) -> list[HeadToHead]:
    """Whom one met most comes first."""
    found: dict[str, HeadToHead] = {}
    for opponent, game, outcome, count, last in rows:
        head = found.setdefault(opponent, HeadToHead(opponent))
        head.games[game] = head.games.get(game, 0) + count
        counted(head, outcome, count)
        if last > head.last:
            head.last, head.last_outcome = last, outcome
    return sorted(found.values(), key=lambda head: (-sum(head.games.values()), -head.last))[:MAX_MET]


def counted(total: GameTotal | HeadToHead, outcome: str, count: int) -> None:
    if outcome == WON:
        total.won += count
    elif outcome == SHARED:
        total.shared += count
    elif outcome == LOST:
        total.lost += count


async def named(store: Store, met: list[HeadToHead]) -> list[HeadToHead]:
    """With the names that people have now."""
    ids = [head.opponent for head in met if not head.opponent.startswith(BOT)]
    names = {one.id: one.name for one in await store.people(ids)}
    for head in met:
        head.name = names.get(head.opponent, "")
        if head.opponent.startswith(BOT):
            head.bot = head.opponent.removeprefix(BOT)
    return met


HANDLERS: list[HTTPRouteHandler] = [list_played, read_profile]
