"""How finished games ended for their people, and whom they met there: rows beside the logs.

Like summaries they are a cache: written with them, and again whenever a log is rewritten. A game whose result
cannot be told any more (older rules) keeps the one that was written when it was over.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tijdperk.kernel.game import Result
from tijdperk.table.database import Statement
from tijdperk.table.log import Sitter

ENDED = ("over", "abandoned", "stopped")
BOT = "bot:"  # before the level, where others have an id
Resigned = Sequence[tuple[int, str]]  # seats that a bot took over, and whose they were
WON, SHARED, LOST, NONE = "won", "shared", "lost", "none"

FINISHED = [
    """CREATE TABLE finished (
        game_table TEXT NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL, ended DOUBLE PRECISION NOT NULL,
        outcome TEXT NOT NULL, points INTEGER, PRIMARY KEY (game_table, person))""",
    "CREATE INDEX finished_person ON finished (person, ended)",
    """CREATE TABLE met (
        game_table TEXT NOT NULL, person TEXT NOT NULL, opponent TEXT NOT NULL, game TEXT NOT NULL,
        ended DOUBLE PRECISION NOT NULL, outcome TEXT NOT NULL,
        PRIMARY KEY (game_table, person, opponent))""",
    "CREATE INDEX met_person ON met (person, opponent, ended)",
    "CREATE INDEX met_opponent ON met (opponent)",
    # What ended before there were such rows is looked at once more when a server starts.
    "UPDATE game_table SET played_by = '' WHERE state IN ('over', 'abandoned', 'stopped')",
]
FORGET = [f"DELETE FROM {rows} WHERE game_table = ?" for rows in ("finished", "met")]
NOBODY_ELSE = [  # a log still has the ids of people who deleted themselves: here they are gone
    """DELETE FROM finished WHERE game_table = ?
    AND NOT EXISTS (SELECT 1 FROM person WHERE person.id = finished.person)""",
    f"""DELETE FROM met WHERE game_table = ?
    AND (NOT EXISTS (SELECT 1 FROM person WHERE person.id = met.person)
        OR (substr(opponent, 1, {len(BOT)}) <> '{BOT}'
        AND NOT EXISTS (SELECT 1 FROM person WHERE person.id = met.opponent)))""",
]
FORGET_PERSON = [
    "DELETE FROM finished WHERE person = ?",
    "DELETE FROM met WHERE person = ?",
    "DELETE FROM met WHERE opponent = ?",
]


def result_rows(
    table: str,
    game: str,
    state: str,
    ended: float,
    people: Collection[str],
    seats: Sequence[Sitter],
    result: Result | None,
) -> list[Statement]:
    """What is to be written of a table that is as this says."""
    if state not in ENDED:
        return [(sql, (table,)) for sql in FORGET]
    rows = list(written(table, game, ended, people, seats, result))
    if result is None and state == "over":  # nobody can tell how: what is written already stays
        return [*rows, *((sql, (table,)) for sql in NOBODY_ELSE)]
    return [*((sql, (table,)) for sql in FORGET), *rows, *((sql, (table,)) for sql in NOBODY_ELSE)]


def written(
    table: str,
    game: str,
    ended: float,
    people: Collection[str],
    seats: Sequence[Sitter],
    result: Result | None,
) -> Iterator[Statement]:
    finished = "INSERT INTO finished VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game_table, person) DO NOTHING"
    met = "INSERT INTO met VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game_table, person, opponent) DO NOTHING"
    best = best_seats(seats, result)
    for person in people:
        mine = best.get(person)
        points = None if mine is None or not result or not result.points else result.points[mine]
        outcome = outcome_of(mine, len(best), result)
        yield finished, (table, person, game, ended, outcome, points)
        if mine is None or result is None:
            continue
        for opponent, theirs in best.items():
            if opponent != person:
                yield met, (table, person, opponent, game, ended, compared(result, mine, theirs))


def people_of(seats: Sequence[Sitter], held: Sequence[str], resigned: Resigned) -> list[str]:
    """By seat: who played it. Whoever left it to a bot is counted there; "" where nobody did."""
    people = [sitter.user or left for sitter, left in zip(seats, held, strict=True)]
    for seat, user in resigned:
        people[seat] = people[seat] or user
    return people


def losing_seats(
    seats: Sequence[Sitter], held: Sequence[str], resigned: Resigned, decided: bool
) -> list[int]:
    """The seats that lost because their person resigned while others played on, in that order.

    In a game with a result they all did, whatever the bot made of the seat. A game that was stopped says
    nothing, but that who resigned lost to the only other person. Profiles and standings both go by this.
    """
    lost = [seat for seat, _ in resigned if seats[seat].bot]
    return lost if decided or len({*people_of(seats, held, resigned)} - {""}) == 2 else []


def lost_rows(
    table: str,
    game: str,
    ended: float,
    seats: Sequence[Sitter],
    held: Sequence[str],
    resigned: Resigned,
    decided: bool,
) -> Iterator[Statement]:
    """How a game counts for those who lost by resigning, and for those who stayed."""
    finished = "INSERT INTO finished VALUES (?, ?, ?, ?, ?, NULL)"
    met = "INSERT INTO met VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game_table, person, opponent) DO NOTHING"
    people = people_of(seats, held, resigned)
    lost = losing_seats(seats, held, resigned, decided)
    losers = dict.fromkeys(people[seat] for seat in lost)
    stayed = dict.fromkeys(sitter.user for sitter in seats if sitter.user and sitter.user not in losers)
    outcomes = dict.fromkeys(losers, LOST)
    if lost and not decided:
        outcomes |= dict.fromkeys(stayed, WON)
    for person, outcome in outcomes.items():
        yield "DELETE FROM finished WHERE game_table = ? AND person = ?", (table, person)
        yield finished, (table, person, game, ended, outcome)
    for person in losers:
        for other in stayed:
            yield met, (table, person, other, game, ended, LOST)
            yield met, (table, other, person, game, ended, WON)
    for sql in NOBODY_ELSE if lost else ():
        yield sql, (table,)


def opponent_of(sitter: Sitter) -> str:
    """By what somebody is known who sits there: an id, or a bot's level."""
    return sitter.user or (BOT + sitter.bot if sitter.bot else "")


def best_seats(seats: Sequence[Sitter], result: Result | None) -> dict[str, int]:
    """Everybody's seat; of those who have several, the one that came out best."""
    best: dict[str, int] = {}
    for seat, sitter in enumerate(seats):
        who = opponent_of(sitter)
        if who and (who not in best or (result and result.rank(seat) < result.rank(best[who]))):
            best[who] = seat
    return best


def outcome_of(seat: int | None, players: int, result: Result | None) -> str:
    """For one of so many players; whoever plays all seats neither wins nor loses."""
    if seat is None or result is None or players < 2:
        return NONE
    if seat not in result.winners:
        return LOST
    return SHARED if len(result.winners) > 1 else WON


def compared(result: Result, mine: int, theirs: int) -> str:
    """Who of two came out better."""
    one, other = result.rank(mine), result.rank(theirs)
    return SHARED if one == other else WON if one < other else LOST
