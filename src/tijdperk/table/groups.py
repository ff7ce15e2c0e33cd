"""Groups: people who play with each other, their tables, their cups, and how good they are at what."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence

import structlog

from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.kernel.text import catalogue
from tijdperk.table.commands import good_name
from tijdperk.table.cups import MAX_RUNNING, Cups, bot_numbers, cup_info, finished, new_cup, planned
from tijdperk.table.database import Conflict
from tijdperk.table.group_messages import (
    ChangeGroup,
    CupInfo,
    FinishedGame,
    FinishedGames,
    FinishedSeat,
    GameStandings,
    GroupInfo,
    GroupInvitation,
    GroupView,
    MemberInfo,
    NewCup,
    RatedPerson,
)
from tijdperk.table.group_store import Cup, Group, GroupGame, Member
from tijdperk.table.hub import Hub, new_id
from tijdperk.table.lists import summaries
from tijdperk.table.messages import TableInfo
from tijdperk.table.presence import Room
from tijdperk.table.ratings import Finished, ratings
from tijdperk.table.rows import Listed, Person, Summary
from tijdperk.table.tables import Table
from tijdperk.table.views import table_info

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like 1 and 0
CODE_LENGTH = 6  # of an invitation: whoever guesses one is a member
MAX_GROUPS = 30  # of one person
MAX_MEMBERS = 60
LATEST = 5  # games on a group's page
SWEEP = 15.0  # seconds between two looks at what was left undone

log = structlog.get_logger()


class Groups:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.groups
        self.cups = Cups(self.store, hub)
        hub.on_group_game = self.game_changed
        self.advancing = asyncio.Lock()

    # -- following games

    def game_changed(self, table: Table) -> None:
        """A table of a group came to its end."""
        self.hub.spawn(self.settle(table.id))

    async def settle(self, id: str) -> None:
        """Write down how a game ended, and let its cup go on. Done twice, it comes to the same."""
        try:
            table = (await self.hub.live(id)).table
            older = table.stopped is not None and table.stopped.key == "table-older-rules"
            if table.state in ("over", "abandoned") or older:
                await self.store.keep_result(id, finished(table))
                if table.created.cup:
                    async with self.advancing:
                        await self.cups.advance(table.created.cup)
        except TijdperkError as error:  # it is looked at again with the next sweep
            log.warning("game of a group not settled", problem=error.key)
        except Exception:  # one table must not keep the others from being settled
            log.exception("game of a group not settled")

    async def sweep(self) -> None:
        """What was left undone: by a crash between a result and what follows from it, or elsewhere."""
        while True:
            try:
                for id in await self.store.unsettled():
                    await self.settle(id)
                async with self.advancing:
                    await self.cups.advance_all()
            except TijdperkError as error:
                log.warning("groups not looked after", problem=error.key)
            await asyncio.sleep(SWEEP)

    # -- people

    async def make(self, person: Person, name: str) -> Group:
        await self.check_room(person)
        for _ in range(8):
            group = Group(new_id(), good_name(name), person.id, new_code(), time.time())
            with contextlib.suppress(Conflict):
                await self.store.add(group)
                return group
        raise Refused("stale-decision")

    async def check_room(self, person: Person) -> None:
        if len(await self.store.groups_of(person.id)) >= MAX_GROUPS:
            raise Refused("too-many-groups", most=MAX_GROUPS)

    async def entered(self, id: str, person: Person) -> tuple[Group, list[Member]]:
        """A group for one of its members; to others it is not there."""
        group = await self.store.group(id)
        members = await self.store.members(id) if group else []
        if group is None or person.id not in [member.user for member in members]:
            raise BadInput("group-unknown")
        return group, members

    async def invitation(self, person: Person, code: str) -> GroupInvitation:
        group = await self.invited(code)
        members = await self.store.members(group.id)
        joined = person.id in [member.user for member in members]
        return GroupInvitation(group.id, group.name, [member.name for member in members], joined)

    async def invited(self, code: str) -> Group:
        group = await self.store.by_code("".join(code.split()).upper()[:40])
        if group is None:
            raise BadInput("group-code-unknown")
        return group

    async def join(self, person: Person, code: str) -> Group:
        group = await self.invited(code)
        if not await self.store.is_member(group.id, person.id):
            await self.check_room(person)
            if len(await self.store.members(group.id)) >= MAX_MEMBERS:
                raise Refused("group-full", most=MAX_MEMBERS)
            await self.store.join(group.id, person.id)
        return group

    async def remove(self, group: Group, members: list[Member], person: Person, user: str) -> None:
        """Oneself, or, by whoever made the group, somebody else."""
        if user != person.id:
            check_owner(group, members, person)
        if user not in [member.user for member in members]:
            raise BadInput("group-member-unknown")
        if user == owner_of(group, members) and len(members) > 1:
            await self.store.hand_over(group.id, next(one.user for one in members if one.user != user))
        await self.store.leave(group.id, user)
        if user != person.id:
            await self.store.change_code(group.id, new_code())  # or they would be back at once

    async def change(self, group: Group, members: list[Member], person: Person, command: ChangeGroup) -> None:
        check_owner(group, members, person)
        if command.name is not None:
            await self.store.rename(group.id, good_name(command.name))
        if command.new_code:
            await self.store.change_code(group.id, new_code())
        if command.owner is not None:
            if command.owner not in [member.user for member in members]:
                raise BadInput("group-member-unknown")
            await self.store.hand_over(group.id, command.owner)

    # -- cups

    async def start_cup(self, group: Group, members: list[Member], person: Person, command: NewCup) -> Cup:
        running = [cup for cup in await self.store.cups_of(group.id) if cup.state == "running"]
        if len(running) >= MAX_RUNNING:
            raise Refused("too-many-cups", most=MAX_RUNNING)
        users = [member.user for member in members]
        plan = await asyncio.to_thread(planned, command, person.id, users)
        cup = new_cup(new_id(), group.id, plan)
        await self.store.add_cup(cup)
        async with self.advancing:
            await self.cups.advance(cup.id)
        return cup

    async def stop_cup(self, group: Group, members: list[Member], person: Person, id: str) -> None:
        """No game of it begins any more; those that go on go on."""
        cup = await self.store.cup(id)
        if cup is None or cup.group != group.id:
            raise BadInput("cup-unknown")
        if cup.plan.by != person.id:
            check_owner(group, members, person)
        await self.store.end_cup(id, "stopped")

    # -- showing

    async def infos(self, person: Person) -> list[GroupInfo]:
        return [await self.info(group, person) for group in await self.store.groups_of(person.id)]

    async def info(self, group: Group, person: Person) -> GroupInfo:
        tables = self.tables_for(await self.store.tables_of(group.id), person)
        cups = await self.store.cups_of(group.id)
        return GroupInfo(
            group=group.id,
            name=group.name,
            members=len(await self.store.members(group.id)),
            cups=sum(cup.state == "running" for cup in cups),
            to_play=sum(any(table.seats[seat].mine for seat in table.waiting_for) for table in tables),
            tables=[
                table
                for table in tables
                if table.state == "waiting" and not any(seat.mine for seat in table.seats)
            ],
        )

    async def view(self, group: Group, members: list[Member], person: Person) -> GroupView:
        games = await self.store.tables_of(group.id)
        cups = await self.store.cups_of(group.id)
        latest = await self.store.finished(group.id, 0, LATEST)
        mine = owner_of(group, members) == person.id
        return GroupView(
            group=group.id,
            name=group.name,
            code=group.code,
            link=f"/groups/join/{group.code}",
            mine=mine,
            members=[
                MemberInfo(
                    one.user,
                    one.name,
                    one.joined,
                    one.user == owner_of(group, members),
                    one.user == person.id,
                )
                for one in members
            ],
            tables=self.tables_for([game for game in games if not game.cup], person),
            cups=[await self.cup_for(cup, members, person, mine) for cup in cups],
            standings=standings(await self.store.results(group.id), members),
            latest=finished_games(latest, cups),
            games=await self.store.count_finished(group.id),
        )

    async def cup_for(self, cup: Cup, members: Sequence[Member], person: Person, mine: bool) -> CupInfo:
        games = await self.store.games_of_cup(cup.id)
        present = {member.user for member in members}
        left = {one.user for one in cup.plan.entrants if one.user and one.user not in present}
        others = {one.id: one.name for one in await self.hub.store.people(left)}
        nobody = catalogue(person.language).say("deleted-name")
        others = {user: others.get(user, nobody) for user in left}
        return cup_info(cup, games, members, others, self.shown(games), person.id, mine)

    def shown(self, games: Sequence[GroupGame]) -> dict[str, Summary]:
        """Tables that go on, as they are by now."""
        found: dict[str, Summary] = {}
        for game in games:
            live = self.hub.sessions.get(game.table)
            if live:
                found[game.table] = live.summary()
            elif game.summary:
                found[game.table] = summaries.decode(game.summary)
        return found

    def tables_for(self, games: Sequence[GroupGame], person: Person) -> list[TableInfo]:
        """Members see them all, and those where a seat is free first."""
        found = [
            table_info(Listed(table, summary, None), person.id, self.room_of(table))
            for table, summary in self.shown(games).items()
            if summary.state in ("waiting", "playing")
        ]
        return sorted(found, key=lambda one: (one.state != "waiting", -one.changed))

    def room_of(self, table: str) -> Room:
        live = self.hub.sessions.get(table)
        return live.room if live else Room()

    async def finished(self, group: Group, page: int) -> FinishedGames:
        games = await self.store.finished(group.id, page)
        found = finished_games(games, await self.store.cups_of(group.id))
        return FinishedGames(found, await self.store.count_finished(group.id))


def check_owner(group: Group, members: Sequence[Member], person: Person) -> None:
    if owner_of(group, members) != person.id:
        raise Refused("group-owner-only")


def owner_of(group: Group, members: Sequence[Member]) -> str:
    """Whoever made it or was handed it; once they are gone, whoever is in it longest."""
    users = [member.user for member in members]
    return group.owner if group.owner in users else users[0] if users else ""


def new_code() -> str:
    """What an invitation is called: it is read aloud, too."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def standings(results: Sequence[Finished], members: Sequence[Member]) -> list[GameStandings]:
    """By game, the one that is played most first; of the people who are in the group now."""
    names = {member.user: member.name for member in members}
    found: list[tuple[int, GameStandings]] = []
    for game in {result.game for result in results}:
        rated = ratings(result for result in results if result.game == game)
        people = [
            RatedPerson(
                one.person,
                names[one.person],
                round(one.figure, 2),
                round(one.deviation, 2),
                one.games,
                one.won,
            )
            for one in rated
            if one.person in names
        ]
        if people:
            found.append((sum(one.games for one in people), GameStandings(game, people)))
    return [one for _, one in sorted(found, key=lambda pair: (-pair[0], pair[1].game))]


def finished_games(games: Sequence[GroupGame], cups: Sequence[Cup]) -> list[FinishedGame]:
    known = {cup.id: cup for cup in cups}
    return [finished_game(game, known.get(game.cup)) for game in games if game.result and game.summary]


def finished_game(game: GroupGame, cup: Cup | None) -> FinishedGame:
    result = game.result
    assert result
    summary = summaries.decode(game.summary)
    numbers = cup_numbers(game, cup) if cup else seat_numbers(summary)
    return FinishedGame(
        table=game.table,
        game=result.game,
        ended=game.ended,
        ending=result.ending,
        cup=cup.plan.name if cup else None,
        round=cup.plan.games[game.number].round if cup else None,
        seats=[
            FinishedSeat(
                name=sitter.name if sitter.user else "",
                user=sitter.user or None,
                bot=sitter.bot or None,
                number=numbers.get(seat, 0) if sitter.bot else 0,
                rank=result.ranks[seat] if result.ranks else 0,
                points=result.points[seat] if result.points else None,
            )
            for seat, sitter in enumerate(summary.seats)
        ],
    )


def cup_numbers(game: GroupGame, cup: Cup) -> dict[int, int]:
    """By seat: the number that its cup gives each bot."""
    numbers = bot_numbers(cup.plan)
    return {seat: numbers.get(one, 0) for seat, one in enumerate(cup.plan.games[game.number].seats)}


def seat_numbers(summary: Summary) -> dict[int, int]:
    """By seat, where several bots sit at a table: as they are numbered there."""
    bots = [seat for seat, sitter in enumerate(summary.seats) if sitter.bot]
    return {seat: seat + 1 for seat in bots} if len(bots) > 1 else {}
