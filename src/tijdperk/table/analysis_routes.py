"""The HTTP API of analyses: of a game that is over, and of those in a list."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from msgspec import Meta

from tijdperk.table.analysis_messages import AnalysisBrief, AnalysisState
from tijdperk.table.server import Server
from tijdperk.table.session import LiveTable
from tijdperk.table.store import Person

MAX_LISTED = 50
MAX_ID = 40

TableName = Annotated[str, Meta(max_length=MAX_ID)]


@get("/tables/{table:str}/analysis")
async def read_analysis(server: Server, person: Person, live: LiveTable) -> AnalysisState:
    """The analysis of a game that is over; while it is made, how far it is."""
    return await server.analyses.state(live.table)


@post("/tables/{table:str}/analysis", status_code=200)
async def start_analysis(server: Server, person: Person, live: LiveTable) -> AnalysisState:
    """Have a game that is over analysed: one at a time for each person. Ask again how far it is."""
    return await server.analyses.start(live.table, person.id)


@delete("/tables/{table:str}/analysis", status_code=200)
async def stop_analysis(server: Server, person: Person, live: LiveTable) -> AnalysisState:
    """Stop an analysis that you asked for; one that is done stays."""
    server.analyses.stop(live.table.id, person.id)
    return await server.analyses.state(live.table)


@get("/tables/{table:str}/course")
async def read_course(server: Server, person: Person, live: LiveTable) -> list[list[float]]:
    """How a game that is over looked to a bot that does not think ahead: each seat's chance of winning, from
    the start to the end. Empty where a game cannot be judged so."""
    return await server.analyses.course(live.table)


@get("/me/analyses")
async def list_analyses(
    server: Server,
    person: Person,
    table: Annotated[
        list[Annotated[str, Meta(max_length=MAX_ID)]] | None, Parameter(max_items=MAX_LISTED)
    ] = None,
) -> list[AnalysisBrief]:
    """Of those finished games that are named, yours or of a group of yours: what their analyses come to,
    or how far they are."""
    return await server.analyses.briefs(person.id, table or [])


HANDLERS: list[HTTPRouteHandler] = [
    read_analysis,
    start_analysis,
    stop_analysis,
    read_course,
    list_analyses,
]
