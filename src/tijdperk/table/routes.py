"""The HTTP API put together: what any call may need, and what it may come to."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from tijdperk.table import (
    analysis_routes,
    calendar,
    game_routes,
    group_routes,
    invite_routes,
    lessons,
    notice_routes,
    person_routes,
    profiles,
    puzzles,
    table_routes,
)
from tijdperk.table.commands import check_may_look
from tijdperk.table.messages import Refusal
from tijdperk.table.passkeys import Site, site_of
from tijdperk.table.server import AnyRequest, Server
from tijdperk.table.session import LiveTable
from tijdperk.table.store import Person

MAX_BODY_LENGTH = 200_000  # bytes

ERRORS = {  # what any call may come to, and what it then says
    status: ResponseSpec(Refusal, generate_examples=False, description=what)
    for status, what in {
        400: "Not understood",
        401: "Not signed in",
        403: "Not allowed",
        404: "Not there",
        409: "Not possible now",
        413: "Too large",
        429: "Too many, or too fast",
        500: "The server failed",
        503: "The database is away",
    }.items()
}


async def provide_server(request: AnyRequest) -> Server:
    server: Server = request.app.state.server
    return server


async def provide_person(request: AnyRequest, server: Server) -> Person:
    return await server.signed_in(request)


async def provide_site(request: AnyRequest) -> Site:
    return site_of(request.headers.get("host", ""))


async def provide_live(table: str, server: Server, person: Person) -> LiveTable:
    live = await server.hub.fresh(table)
    check_may_look(live.table, person)
    return live


HANDLERS: list[HTTPRouteHandler] = [
    *person_routes.HANDLERS,
    *calendar.HANDLERS,
    *profiles.HANDLERS,
    *game_routes.HANDLERS,
    *lessons.HANDLERS,
    *puzzles.HANDLERS,
    *table_routes.HANDLERS,
    *analysis_routes.HANDLERS,
    *group_routes.HANDLERS,
    *notice_routes.HANDLERS,
    *invite_routes.HANDLERS,
]

for handler in HANDLERS:
    handler.responses = {**ERRORS, **(handler.responses or {})}

api = Router(
    path="/api",
    route_handlers=HANDLERS,
    dependencies={
        "server": Provide(provide_server),
        "person": Provide(provide_person),
        "live": Provide(provide_live),
        "site": Provide(provide_site),
    },
)
