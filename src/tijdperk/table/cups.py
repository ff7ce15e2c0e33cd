"""Cups: a plan that does not change, and the games that follow from it and from the results so far.

Nothing about how far a cup is stays in memory. After every result, when a server starts and every so often,
`advance` looks at what is written and begins what is due; done twice, or by two processes at once, it comes
to the same, since a game of a cup has a unique key.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Collection, Sequence
from itertools import combinations

import structlog

from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.kernel.game import load_game
from tijdperk.table.commands import bot, check_form, good_name, laid
from tijdperk.table.database import Conflict
from tijdperk.table.group_messages import CupGame, CupInfo, EntrantInfo, NewCup
from tijdperk.table.group_store import Cup, Entrant, GroupGame, GroupStore, Member, Plan
from tijdperk.table.hub import Hub
from tijdperk.table.log import Sitter
from tijdperk.table.pairings import due, pairings
from tijdperk.table.ratings import Finished
from tijdperk.table.results import losing_seats, people_of
from tijdperk.table.rows import Summary
from tijdperk.table.session import LiveTable
from tijdperk.table.tables import Table
from tijdperk.table.views import summary_of

MAX_ENTRANTS = 12
MAX_ROUNDS = 12
MAX_AT_ONCE = 10
MAX_RUNNING = 5  # cups of a group at the same time

log = structlog.get_logger()


def planned(command: NewCup, by: str, members: Collection[str]) -> Plan:
    """A cup as it was asked for, with every game it has."""
    game = load_game(command.game)
    game.check_seats(command.seats)
    check_form("private", command.seconds_per_move)
    if len(set(command.people)) != len(command.people) or not set(command.people) <= set(members):
        raise Refused("cup-members")
    entrants = [Entrant(user=user) for user in command.people]
    entrants += [Entrant(bot=bot(level).bot) for level in command.bots]
    if not command.seats <= len(entrants) <= MAX_ENTRANTS:
        raise BadInput("cup-entrants", fewest=command.seats, most=MAX_ENTRANTS)
    most = 2 if command.seats == 2 else MAX_ROUNDS
    if not 1 <= command.rounds <= most or not 1 <= command.at_once <= MAX_AT_ONCE:
        raise BadInput("cup-rounds", most=most, games=MAX_AT_ONCE)
    return Plan(
        name=good_name(command.name),
        game=game.id,
        options=game.settle_options(command.options),
        by=by,
        entrants=entrants,
        seats=command.seats,
        rounds=command.rounds,
        at_once=command.at_once,
        seconds=command.seconds_per_move,
        games=pairings(len(entrants), command.seats, command.rounds),
    )


class Cups:
    def __init__(self, store: GroupStore, hub: Hub) -> None:
        self.store = store
        self.hub = hub

    async def advance(self, id: str) -> None:
        """Begin what is due. What others begin at the same moment is theirs."""
        cup = await self.store.cup(id)
        if cup is None or cup.state != "running":
            return
        members = await self.store.members(cup.group)
        names = {member.user: member.name for member in members}
        games = {game.number: game for game in await self.store.games_of_cup(id)}
        gone = gone_of(cup.plan, names)
        ended = [number for number, game in games.items() if game.result or not game.state]
        begin = due(cup.plan.games, list(games), ended, gone, cup.plan.at_once)
        for number in begin:
            with contextlib.suppress(Conflict):
                await self.begin(cup, number, names)
        if not begin and len(ended) == len(games) and not to_come(cup.plan, games, gone):
            await self.store.end_cup(id, "over")

    async def begin(self, cup: Cup, number: int, names: dict[str, str]) -> LiveTable:
        plan = cup.plan
        bots = bot_numbers(plan)
        seats = [sitter(plan.entrants[one], names, bots.get(one, 0)) for one in plan.games[number].seats]
        created = laid(plan.game, plan.options, seats, "private", "", plan.seconds, cup.group, cup.id, number)
        return await self.hub.create(created)

    async def advance_all(self) -> None:
        """Every cup that runs, each by itself."""
        for id in await self.store.running_cups():
            try:
                await self.advance(id)
            except TijdperkError as error:
                if error.key == "database-away":
                    raise
                log.warning("cup not advanced", problem=error.key)
            except Exception:  # one cup must not keep the others from going on
                log.exception("cup not advanced")


def sitter(entrant: Entrant, names: dict[str, str], number: int) -> Sitter:
    return bot(entrant.bot, number) if entrant.bot else Sitter(user=entrant.user, name=names[entrant.user])


def bot_numbers(plan: Plan) -> dict[int, int]:
    """By entrant, where a cup has several bots: what each is called by, at its tables and in every list."""
    bots = [number for number, entrant in enumerate(plan.entrants) if entrant.bot]
    return {entrant: number for number, entrant in enumerate(bots, 1)} if len(bots) > 1 else {}


def gone_of(plan: Plan, members: Collection[str]) -> set[int]:
    """Entrants who are not in the group any more, by number."""
    return {number for number, one in enumerate(plan.entrants) if one.user and one.user not in members}


def to_come(plan: Plan, begun: Collection[int], gone: Collection[int]) -> list[int]:
    """The games that are still to begin, by number."""
    return [
        number
        for number, game in enumerate(plan.games)
        if number not in begun and not set(game.seats) & set(gone)
    ]


# ---- how it stands


def compared(ranks: Sequence[int], one: int, other: int) -> float:
    """What a seat gets out of a game against another one of it."""
    return 0.5 if ranks[one] == ranks[other] else float(ranks[one] < ranks[other])


def points_of(plan: Plan, results: dict[int, Finished]) -> list[float]:
    """By entrant: one for everybody they came before, half for whoever was equal."""
    points = [0.0] * len(plan.entrants)
    for number, result in results.items():
        seats = plan.games[number].seats
        for one, other in combinations(range(len(seats)), 2) if result.ranks else ():
            points[seats[one]] += compared(result.ranks, one, other)
            points[seats[other]] += compared(result.ranks, other, one)
    return points


def cup_info(
    cup: Cup,
    games: Sequence[GroupGame],
    members: Sequence[Member],
    others: dict[str, str],
    shown: dict[str, Summary],
    user: str,
    may_stop: bool,
) -> CupInfo:
    """A cup for one of the group. `shown` has the tables that go on, `others` the names of who left."""
    plan = cup.plan
    names = {member.user: member.name for member in members}
    gone = gone_of(plan, names)
    bots = bot_numbers(plan)
    begun = {game.number: game for game in games}
    results = {game.number: game.result for game in games if game.result}
    points = points_of(plan, results)
    waiting = to_come(plan, begun, gone) if cup.state == "running" else []

    def game_info(number: int) -> CupGame:
        pairing, game = plan.games[number], begun.get(number)
        if game is None:
            state = "later" if number in waiting else "none"
            return CupGame(pairing.round, pairing.seats, state, None, 0, False, [])  # type: ignore[arg-type]
        summary = shown.get(game.table)
        ranks = game.result.ranks if game.result else []
        over = game.result is not None or not game.state
        turn = summary is not None and any(summary.seats[seat].user == user for seat in summary.waiting_for)
        return CupGame(
            round=pairing.round,
            seats=pairing.seats,
            state="over" if ranks else "none" if over else "playing",
            table=game.table if game.state else None,
            moves=summary.moves if summary else 0,
            yours=turn and not over,
            ranks=ranks,
        )

    infos = [game_info(number) for number in range(len(plan.games))]
    open_rounds = [info.round for info in infos if info.state in ("later", "playing")]
    rounds = max((pairing.round for pairing in plan.games), default=0)
    return CupInfo(
        cup=cup.id,
        name=plan.name,
        game=plan.game,
        options=plan.options,
        state=cup.state,  # type: ignore[arg-type]
        created=cup.created,
        seats=plan.seats,
        rounds=rounds,
        times=plan.rounds,
        round=min(open_rounds, default=rounds),
        at_once=plan.at_once,
        done=sum(info.state in ("over", "none") for info in infos),
        stoppable=cup.state == "running" and (may_stop or plan.by == user),
        entrants=[
            EntrantInfo(
                user=one.user or None,
                name=names.get(one.user) or others.get(one.user, ""),
                bot=one.bot or None,
                number=bots.get(number, 0),
                gone=number in gone,
                points=points[number],
                place=1 + sum(other > points[number] for other in points),
            )
            for number, one in enumerate(plan.entrants)
        ],
        games=infos,
    )


def finished(table: Table) -> Finished:
    """How a table of a group ended, from its log alone; who resigned is behind all others."""
    people = people_of(table.seats, table.held, table.resigned)
    result = summary_of(table).result
    decided = result is not None and table.state == "over"
    losers = losing_seats(table.seats, table.held, table.resigned, decided)
    if result is None or not decided:
        ranks = ranked([1] * len(people), losers) if losers else []
        return Finished(table.game.id, table.changed, people, ranks, ending="resigned" if ranks else "")
    ranks = ranked([result.rank(seat) for seat in range(len(people))], losers)
    return Finished(table.game.id, table.changed, people, ranks, result.points, result.ending)


def ranked(ranks: Sequence[int], losers: Sequence[int]) -> list[int]:
    """The same places with those who resigned behind the others, the first of them last."""
    kept = [rank for seat, rank in enumerate(ranks) if seat not in losers]
    return [
        len(ranks) - losers.index(seat) if seat in losers else 1 + sum(other < rank for other in kept)
        for seat, rank in enumerate(ranks)
    ]


def new_cup(id: str, group: str, plan: Plan) -> Cup:
    return Cup(id, group, time.time(), "running", plan)
