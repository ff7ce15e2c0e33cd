"""The addresses under /api/me and /api/back: who one is, and what stands for one."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler

from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.table.deletion import delete_person
from tijdperk.table.passkeys import Site
from tijdperk.table.people import LISTED, NOBODY, csrf_of, device, hashed
from tijdperk.table.person_messages import (
    AccessInfo,
    LinkInfo,
    Me,
    PasskeyAnswer,
    PasskeyInfo,
    SetMe,
    Token,
    UseInvitation,
    UseLink,
)
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
from tijdperk.table.store import Person


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
    server.analyses.forget(person=person.id)
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
]
