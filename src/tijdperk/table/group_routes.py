"""The HTTP API of groups and cups."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, patch, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from tijdperk.table.commands import new_table
from tijdperk.table.group_messages import (
    ChangeGroup,
    FinishedGames,
    GroupInfo,
    GroupInvitation,
    GroupView,
    JoinGroup,
    NewCup,
    NewGroup,
)
from tijdperk.table.messages import NewTable, TableInfo
from tijdperk.table.rows import Person
from tijdperk.table.server import AnyRequest, Server, address_of

MAX_PAGE = 10_000


@get("/groups")
async def list_groups(server: Server, person: Person) -> list[GroupInfo]:
    """The groups you are in, with their tables where a seat is free."""
    return await server.groups.infos(person)


@post("/groups")
async def make_group(request: AnyRequest, server: Server, person: Person, data: NewGroup) -> GroupView:
    """A new group; you are its first member, and may remove others."""
    server.limits.tables.check(person.id, address_of(request))
    return await shown(server, person, (await server.groups.make(person, data.name)).id)


@get("/groups/code/{code:str}")
async def read_invitation(request: AnyRequest, server: Server, person: Person, code: str) -> GroupInvitation:
    """Which group a code stands for, before you join it."""
    server.limits.guests.check(address_of(request))
    return await server.groups.invitation(person, code)


@post("/groups/join", status_code=200)
async def join_group(request: AnyRequest, server: Server, person: Person, data: JoinGroup) -> GroupView:
    """Join a group by its code."""
    server.limits.guests.check(address_of(request))
    return await shown(server, person, (await server.groups.join(person, data.code)).id)


@get("/groups/{group:str}")
async def read_group(server: Server, person: Person, group: str) -> GroupView:
    """A group you are in: its members, tables, cups and standings."""
    return await shown(server, person, group)


@patch("/groups/{group:str}")
async def change_group(server: Server, person: Person, group: str, data: ChangeGroup) -> GroupView:
    """Another name, a new code, or somebody else whose group it is from now on."""
    found, members = await server.groups.entered(group, person)
    await server.groups.change(found, members, person, data)
    return await shown(server, person, group)


@delete("/groups/{group:str}/members/{user:str}")
async def leave_group(server: Server, person: Person, group: str, user: str) -> None:
    """Leave a group; or remove somebody from one that you made. Its code is another one then."""
    found, members = await server.groups.entered(group, person)
    await server.groups.remove(found, members, person, user)


@post("/groups/{group:str}/tables")
async def make_group_table(
    request: AnyRequest, server: Server, person: Person, group: str, data: NewTable
) -> TableInfo:
    """A new table for a group: only members can take a seat."""
    await server.groups.entered(group, person)
    server.limits.tables.check(person.id, address_of(request))
    live = await server.hub.host(new_table(data, person, group))
    return live.viewing(person.id).info()


@get("/groups/{group:str}/games")
async def list_group_games(
    server: Server, person: Person, group: str, page: Annotated[int, Parameter(ge=0, le=MAX_PAGE)] = 0
) -> FinishedGames:
    """The finished games of a group, the latest first, page by page."""
    found, _ = await server.groups.entered(group, person)
    return await server.groups.finished(found, page)


@post("/groups/{group:str}/cups")
async def start_cup(
    request: AnyRequest, server: Server, person: Person, group: str, data: NewCup
) -> GroupView:
    """A cup: who plays whom is settled now, and games begin by themselves."""
    found, members = await server.groups.entered(group, person)
    server.limits.tables.check(person.id, address_of(request))
    await server.groups.start_cup(found, members, person, data)
    return await shown(server, person, group)


@delete("/groups/{group:str}/cups/{cup:str}", status_code=200)
async def stop_cup(server: Server, person: Person, group: str, cup: str) -> GroupView:
    """Stop a cup that you started, or that is of a group you made: no game of it begins any more."""
    found, members = await server.groups.entered(group, person)
    await server.groups.stop_cup(found, members, person, cup)
    return await shown(server, person, group)


async def shown(server: Server, person: Person, group: str) -> GroupView:
    found, members = await server.groups.entered(group, person)
    return await server.groups.view(found, members, person)


HANDLERS: list[HTTPRouteHandler] = [
    list_groups,
    make_group,
    read_invitation,
    join_group,
    read_group,
    change_group,
    leave_group,
    make_group_table,
    list_group_games,
    start_cup,
    stop_cup,
]
