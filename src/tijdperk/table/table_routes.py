"""The addresses under /api/tables and /api/records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import MediaType, Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.table.commands import check_may_delete, check_open, forked, new_table, uploaded
from tijdperk.table.hub import Hub
from tijdperk.table.messages import (
    Chatted,
    Fork,
    Moved,
    NameSeats,
    NewTable,
    PassSeat,
    PersonInfo,
    RefusedMove,
    TableInfo,
    TableView,
    TakeSeat,
)
from tijdperk.table.presence import Room
from tijdperk.table.replies import Reply, Sent, refused, reply
from tijdperk.table.server import AnyRequest, Server, address_of
from tijdperk.table.session import LiveTable
from tijdperk.table.store import Person
from tijdperk.table.views import table_info

MAX_RECORD_LENGTH = 2_000_000  # bytes of a record: a long game of six
MAX_FILE_LENGTH = 80  # characters of a file's name
MAX_PAGE = 10_000

Scope = Literal["mine", "current", "open"]


@post("/tables")
async def make_table(request: AnyRequest, server: Server, person: Person, data: NewTable) -> TableInfo:
    """A new table; you are its host."""
    server.limits.tables.check(person.id, address_of(request))
    return info(await server.hub.host(new_table(data, person)), person)


@get("/tables")
async def list_tables(
    server: Server,
    person: Person,
    which: Annotated[Scope, Parameter(query="scope")] = "mine",
    page: Annotated[int, Parameter(ge=0, le=MAX_PAGE)] = 0,
) -> list[TableInfo]:
    """Your tables, those of them that are not over, or those that everybody may join or watch, the latest
    first, page by page."""
    hub = server.hub
    if which == "open":
        found = await hub.open_tables(page)
    else:
        found = await hub.tables_of(person.id, page, current=which == "current")
    return [table_info(listed, person.id, room_of(hub, listed.table)) for listed in found]


def room_of(hub: Hub, table: str) -> Room:
    live = hub.sessions.get(table)
    return live.room if live else Room()


@get("/tables/{table:str}")
async def read_table(
    server: Server, person: Person, live: LiveTable, since: int | None = None
) -> TableView | list[TableView | Moved | Chatted]:
    """The whole table as you may know it; with `since`, what happened after that entry."""
    seen = await server.hub.look(live, person)
    viewing = live.viewing(person.id, seen)
    thinking = sorted(live.thinking)
    return viewing.whole(thinking) if since is None else viewing.since(since)


@delete("/tables/{table:str}")
async def delete_table(server: Server, person: Person, live: LiveTable) -> None:
    """Delete a table of which you are the host, with all that was played there, if nobody else sits at it."""
    check_may_delete(live.table, person)
    server.analyses.forget(table=live.table.id)
    await server.hub.delete(live.table.id)


@get("/tables/{table:str}/at/{moves:int}")
async def read_table_at(person: Person, live: LiveTable, moves: int) -> TableView:
    """The table as it stood after so many moves, as far as you may know it."""
    return live.viewing(person.id).at(moves)


@post("/tables/{table:str}/seat", status_code=200)
async def take_seat(server: Server, person: Person, live: LiveTable, data: TakeSeat) -> TableInfo:
    """Take a seat, give one up, or have a bot sit there; the host may do so with any seat."""
    await server.hub.sit(live, person, data)
    return info(live, person)


@post("/tables/{table:str}/end", status_code=200)
async def end_table(server: Server, person: Person, live: LiveTable) -> TableInfo:
    """End a game of yours where only bots play."""
    await server.hub.end(live, person)
    return info(live, person)


@post("/tables/{table:str}/names", status_code=200)
async def name_seats(server: Server, person: Person, live: LiveTable, data: NameSeats) -> TableInfo:
    """Say who sits where, of several people at your screen."""
    await server.hub.name(live, person, data)
    return info(live, person)


@get("/tables/{table:str}/people")
async def list_people(server: Server, person: Person, live: LiveTable) -> list[PersonInfo]:
    """Those to whom a seat can be passed: whoever is or was at the table, or looks at it now."""
    if not live.table.is_at(person.id):
        raise Refused("not-at-table")
    found = await server.store.people(server.hub.known(live) - {person.id})
    return [PersonInfo(one.id, one.name, one.id in live.room.here) for one in found]


@post("/tables/{table:str}/pass", status_code=200)
async def pass_seat(server: Server, person: Person, live: LiveTable, data: PassSeat) -> TableInfo:
    """Hand your seat to another person; the host may do so with any seat."""
    await server.hub.pass_seat(live, person, data)
    return info(live, person)


@post(
    "/tables/{table:str}/send",
    status_code=200,
    responses={409: ResponseSpec(RefusedMove, generate_examples=False, description="Refused")},
)
async def send(server: Server, person: Person, live: LiveTable, data: Sent) -> Response[Reply | RefusedMove]:
    """A message as on the socket: a move, an undo, a line of chat, a question."""
    try:
        return Response(await server.hub.whole(reply(server.hub, live, person, data)))
    except TijdperkError as error:
        if error.key == "database-away":
            raise
        return Response(refused(live, person, data.client, error), status_code=409)


def info(live: LiveTable, person: Person) -> TableInfo:
    return live.viewing(person.id).info()


@post("/tables/{table:str}/fork")
async def fork_table(
    request: AnyRequest, server: Server, person: Person, live: LiveTable, data: Fork
) -> TableInfo:
    """A new solo table that goes on from an earlier point of this one."""
    server.limits.tables.check(person.id, address_of(request))
    return info(await server.hub.host(forked(live.table, person, data.moves)), person)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def read_record(person: Person, live: LiveTable) -> str:
    """The game as text, once nothing in it is a secret."""
    check_open(live.table, person, len(live.table.log))
    return live.table.record().text()


@post("/records", request_max_body_size=MAX_RECORD_LENGTH)
async def upload_record(
    request: AnyRequest, server: Server, person: Person, file: str = "record"
) -> TableInfo:
    """A record, as plain text, becomes a solo table; by the name of its file it is said what is wrong."""
    server.limits.tables.check(person.id, address_of(request))
    raw = await request.body()
    if len(raw) > MAX_RECORD_LENGTH:
        raise BadInput("too-large", most=MAX_RECORD_LENGTH)
    with server.limits.uploads.one(person.id):
        async with server.hub.opening.replays:
            created, match = await asyncio.to_thread(uploaded, raw, file[:MAX_FILE_LENGTH], person)
    return info(await server.hub.host(created, match), person)


HANDLERS: list[HTTPRouteHandler] = [
    make_table,
    list_tables,
    delete_table,
    read_table,
    read_table_at,
    take_seat,
    end_table,
    name_seats,
    list_people,
    pass_seat,
    send,
    fork_table,
    read_record,
    upload_record,
]
