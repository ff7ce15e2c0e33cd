"""The HTTP API: what each address takes and gives. What it means is said elsewhere."""

from __future__ import annotations

import asyncio
import tomllib
from importlib.resources import files
from typing import Annotated, Any, Literal

from litestar import MediaType, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.kernel.game import RuleBook, load_game
from tijdperk.kernel.text import catalogue, catalogue_file
from tijdperk.table.assets import COMPRESSED
from tijdperk.table.commands import (
    check_may_delete,
    check_may_look,
    check_open,
    forked,
    new_table,
    uploaded,
)
from tijdperk.table.deletion import delete_person
from tijdperk.table.hub import Hub
from tijdperk.table.messages import (
    Accepted,
    AccessInfo,
    Advised,
    AskHint,
    AskSuggestion,
    AskView,
    Chatted,
    ClientMessage,
    Fork,
    GameInfo,
    LinkInfo,
    Me,
    Moved,
    NewTable,
    PasskeyAnswer,
    PasskeyInfo,
    PassSeat,
    PersonInfo,
    Refusal,
    RefusedMove,
    SetMe,
    Suggested,
    TableInfo,
    TableView,
    TakeSeat,
    Texts,
    Token,
    UseInvitation,
    UseLink,
)
from tijdperk.table.passkeys import Site, site_of
from tijdperk.table.people import LISTED, NOBODY, csrf_of, device, hashed
from tijdperk.table.presence import Room
from tijdperk.table.server import (
    COOKIE,
    EARLIER,
    MAX_EARLIER,
    AnyRequest,
    Server,
    address_of,
    bearer,
    check_origin,
    check_standing,
    cookie,
    earlier_sessions,
    session_cookie,
    spoken,
)
from tijdperk.table.session import LiveTable
from tijdperk.table.store import Person
from tijdperk.table.views import game_infos, refusal, table_info

MAX_BODY_LENGTH = 200_000  # bytes
MAX_RECORD_LENGTH = 2_000_000  # the same of a record: a long game of six
MAX_FILE_LENGTH = 80  # characters of a file's name
MAX_PAGE = 10_000

Sent = ClientMessage
Reply = Accepted | Advised | Suggested | TableView
Scope = Literal["mine", "open"]
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


# ---- people


@get("/me")
async def read_me(request: AnyRequest, server: Server) -> Response[Me]:
    """Who you are. Without a session you become a guest, with one."""
    person = await server.person(request)
    if person:
        check_standing(person)
        told = await me(server, person, request)
        session = request.cookies.get(COOKIE)  # browsers keep a cookie for so long since it was last set
        return Response(told, cookies=[session_cookie(request, session)] if session else [])
    server.limits.guests.check(address_of(request))
    if await server.store.setting("invitations") == "on":
        raise Refused("invitation-needed")
    return await welcome(request, server)


@post("/me", status_code=200)
async def use_invitation(request: AnyRequest, server: Server, data: UseInvitation) -> Response[Me]:
    """Come to a server that takes only those who were invited. An invitation works once."""
    check_origin(request)
    server.limits.guests.check(address_of(request))
    person = await server.person(request)
    if person:
        return Response(await me(server, person, request))
    if not await server.people.spend(NOBODY, data.code, "invitation"):
        raise BadInput("invitation-unknown")
    return await welcome(request, server)


async def welcome(request: AnyRequest, server: Server) -> Response[Me]:
    person, session = await server.people.guest(spoken(request), agent(request))
    told = Me(person.id, person.name, person.language, csrf_of(session))
    return Response(told, cookies=[session_cookie(request, session)])


@patch("/me")
async def change_me(request: AnyRequest, server: Server, person: Person, data: SetMe) -> Me:
    """Another name or language, or where notices for you are posted."""
    changed = await server.people.change(person, data)
    if changed.name != person.name:
        await server.hub.rename(changed)
    return await me(server, changed, request)


@delete("/me", status_code=200)
async def delete_me(request: AnyRequest, server: Server, person: Person) -> Response[None]:
    """Delete yourself: your tables, unless others sit at them too, your name and what you said at the others,
    and everything by which you could come back."""
    await delete_person(server.hub, person)
    server.people.forget(person.id)
    return Response(None, cookies=await cookies_after(request, server))


@delete("/me/session", status_code=200)
async def log_out(request: AnyRequest, server: Server, person: Person) -> Response[None]:
    """End the session of this browser. If it was somebody else before, it is them again."""
    session = request.cookies.get(COOKIE)
    if session:
        await server.store.drop_credential(hashed(session), person.id)
        server.hub.person_changed(person.id)
    return Response(None, cookies=await cookies_after(request, server))


@get("/me/access")
async def list_access(request: AnyRequest, server: Server, person: Person) -> list[AccessInfo]:
    """The sessions, tokens and links that stand for you."""
    here = hashed(bearer(request) or request.cookies.get(COOKIE, ""))
    return [
        AccessInfo(one.id, one.purpose, one.about, one.created, one.used, one.hash == here)  # type: ignore[arg-type]
        for one in await server.store.credentials(person.id, LISTED)
    ]


@delete("/me/access/{access:str}")
async def end_access(server: Server, person: Person, access: str) -> None:
    """End a session, token or link of yours; to end the session of this browser is to log out."""
    await server.people.end(person, access)
    server.hub.person_changed(person.id)


@post("/me/link", status_code=200)
async def make_link(request: AnyRequest, server: Server, person: Person) -> Me:
    """A personal link, to come back from another device. It replaces the one before it."""
    code = await server.people.credential(person.id, "link", agent(request))
    return await me(server, person, request, link=f"/back/{code}")


@post("/me/token", status_code=200)
async def make_token(request: AnyRequest, server: Server, person: Person) -> Token:
    """A bearer token for a program that acts for you."""
    return Token(await server.people.credential(person.id, "token", agent(request)))


@get("/me/passkeys")
async def list_passkeys(server: Server, person: Person) -> list[PasskeyInfo]:
    """The passkeys by which you can come back."""
    return await passkeys_of(server, person)


@post("/me/passkeys/options", status_code=200)
async def offer_passkey(server: Server, person: Person, site: Site) -> dict[str, Any]:
    """What navigator.credentials.create needs, as JSON."""
    return await server.passkeys.offer(person, site)


@post("/me/passkeys", status_code=200)
async def add_passkey(server: Server, person: Person, site: Site, data: PasskeyAnswer) -> list[PasskeyInfo]:
    """A new passkey, as navigator.credentials.create gave it."""
    await server.passkeys.add(person, site, data.credential)
    return await passkeys_of(server, person)


async def passkeys_of(server: Server, person: Person) -> list[PasskeyInfo]:
    return [PasskeyInfo(one.id, one.created, one.used) for one in await server.store.passkeys(person.id)]


@delete("/me/passkeys/{passkey:str}")
async def drop_passkey(server: Server, person: Person, passkey: str) -> None:
    """A passkey of yours that opens nothing any more."""
    await server.passkeys.drop(person, passkey)


@post("/back/options", status_code=200)
async def ask_passkey(server: Server, person: Person, site: Site) -> dict[str, Any]:
    """What navigator.credentials.get needs, as JSON."""
    return await server.passkeys.ask(person, site)


@post("/back", status_code=200)
async def use_passkey(
    request: AnyRequest, server: Server, person: Person, site: Site, data: PasskeyAnswer
) -> Response[Me]:
    """Come back by a passkey: you are its owner from here on, with a new session."""
    owner = await server.passkeys.recognize(person, site, data.credential)
    return await become(request, server, person, owner)


@get("/back/link/{code:str}")
async def read_link(request: AnyRequest, server: Server, code: str) -> LinkInfo:
    """Whose a personal link is, before you come back by it."""
    server.limits.guests.check(address_of(request))
    owner = await server.people.find(code, "link")
    if owner is None:
        raise BadInput("link-unknown")
    return LinkInfo(owner.id, owner.name)


@post("/back/link", status_code=200)
async def use_link(request: AnyRequest, server: Server, data: UseLink) -> Response[Me]:
    """Come back by a personal link: you are its owner from here on, with a new session."""
    check_origin(request)
    server.limits.guests.check(address_of(request))
    known = await server.person(request)
    person = await server.signed_in(request) if known else None
    owner = await server.people.find(data.code, "link")
    if owner is None:
        raise BadInput("link-unknown")
    return await become(request, server, person, owner)


async def become(request: AnyRequest, server: Server, person: Person | None, owner: Person) -> Response[Me]:
    """Another person in this browser; who it was before is kept, to be again after logging out."""
    if person and owner.id == person.id:
        return Response(await me(server, person, request))
    session = await server.people.credential(owner.id, "session", agent(request))
    left = [request.cookies.get(COOKIE, "") if person else "", *earlier_sessions(request)]
    earlier = ".".join([one for one in left if one][:MAX_EARLIER])
    webhook, before = owner.webhook or None, person.name if person else None
    told = Me(owner.id, owner.name, owner.language, csrf_of(session), None, webhook, before)
    return Response(told, cookies=[session_cookie(request, session), cookie(request, EARLIER, earlier)])


async def cookies_after(request: AnyRequest, server: Server) -> list[Cookie]:
    """Whoever this browser was last, and still can be; else nobody."""
    sessions = earlier_sessions(request)
    while sessions and await server.people.find(sessions[0], "session") is None:
        del sessions[0]
    session = sessions.pop(0) if sessions else ""
    return [session_cookie(request, session), cookie(request, EARLIER, ".".join(sessions))]


async def me(server: Server, person: Person, request: AnyRequest, link: str | None = None) -> Me:
    session = request.cookies.get(COOKIE, "")
    csrf = csrf_of(session) if session else ""
    earlier = [await server.people.find(one, "session") for one in earlier_sessions(request)]
    names = [one.name for one in earlier if one]
    webhook = person.webhook or None
    return Me(person.id, person.name, person.language, csrf, link, webhook, names[0] if names else None)


def agent(request: AnyRequest) -> str:
    return device(request.headers.get("user-agent", ""))


# ---- games


@get("/games", opt=COMPRESSED)
async def list_games(request: AnyRequest, server: Server) -> Response[list[GameInfo]]:
    """The games, with their options and the levels of bots."""
    return await server.fixed.response(request, ("games",), game_infos)


@get("/games/{game:str}/texts/{language:str}", opt=COMPRESSED)
async def read_texts(request: AnyRequest, server: Server, game: str, language: str) -> Response[Texts]:
    """Everything that can be said about a game in one language, and the names of its components."""
    return await server.fixed.response(request, ("texts", game, language), lambda: texts_of(game, language))


def texts_of(game: str, language: str) -> Texts:
    found = load_game(game)
    texts = catalogue(language, game)
    common = (files("tijdperk") / "text" / f"{language}.ftl").read_text("utf-8")
    return Texts(f"{common}\n{catalogue_file(found, language).read_text('utf-8')}", texts.words)


@get("/games/{game:str}/content", opt=COMPRESSED)
async def read_content(request: AnyRequest, server: Server, game: str) -> Response[dict[str, Any]]:
    """The figures of a game, with where each comes from."""
    return await server.fixed.response(request, ("content", game), lambda: content_of(game))


def content_of(game: str) -> dict[str, Any]:
    return tomllib.loads(load_game(game).file.read_text("utf-8"))


@get("/games/{game:str}/rules", opt=COMPRESSED)
async def read_rules(request: AnyRequest, server: Server, game: str) -> Response[RuleBook]:
    """The numbered rules in both languages."""
    return await server.fixed.response(request, ("rules", game), lambda: load_game(game).rulebook)


# ---- tables


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
    """Your tables, or those that everybody may join or watch, the latest first, page by page."""
    store = server.store
    found = await (store.tables_of(person.id, page) if which == "mine" else store.open_tables(page))
    return [
        table_info(listed, person.id, room_of(server.hub, listed.table))
        for listed in server.hub.latest(found)
    ]


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
        return Response(await reply(server.hub, live, person, data))
    except TijdperkError as error:
        return Response(refused(live, person, data.client, error), status_code=409)


async def reply(hub: Hub, live: LiveTable, person: Person, message: Sent) -> Reply:
    if isinstance(message, AskView):
        return live.viewing(person.id).whole(sorted(live.thinking))
    if isinstance(message, AskHint):
        return await hub.bots.hint(live, person, message.seat)
    if isinstance(message, AskSuggestion):
        return await hub.bots.suggest(live, person, message.seat)
    return await hub.handle(live, person, message)


def refused(live: LiveTable, person: Person, client: str, error: TijdperkError) -> RefusedMove:
    """Why not; and where the sender looked at an old table, the fresh one."""
    stale = error.key in ("stale-decision", "not-your-decision")
    view = live.viewing(person.id).whole(sorted(live.thinking)) if stale else None
    return RefusedMove(client, refusal(error, live.table), view)


def info(live: LiveTable, person: Person) -> TableInfo:
    return live.viewing(person.id).info()


# ---- records


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
        async with server.hub.replays:
            created, match = await asyncio.to_thread(uploaded, raw, file[:MAX_FILE_LENGTH], person)
    return info(await server.hub.host(created, match), person)


HANDLERS: list[HTTPRouteHandler] = [
    read_me,
    use_invitation,
    change_me,
    delete_me,
    log_out,
    list_access,
    end_access,
    make_link,
    make_token,
    list_passkeys,
    offer_passkey,
    add_passkey,
    drop_passkey,
    ask_passkey,
    use_passkey,
    read_link,
    use_link,
    list_games,
    read_texts,
    read_content,
    read_rules,
    make_table,
    list_tables,
    delete_table,
    read_table,
    read_table_at,
    take_seat,
    end_table,
    list_people,
    pass_seat,
    send,
    fork_table,
    read_record,
    upload_record,
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
