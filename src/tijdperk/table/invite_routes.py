"""The addresses by which people bring each other to a table: invitations, codes, and the local network."""

from __future__ import annotations

from urllib.parse import urlsplit

import segno
from litestar import get, post
from litestar.handlers import HTTPRouteHandler

from tijdperk.kernel.errors import Refused
from tijdperk.table.invite_messages import CodeInfo, InvitationInfo, SetNetwork
from tijdperk.table.reach import COMMAND, FORWARDED, is_loopback
from tijdperk.table.rows import Person
from tijdperk.table.server import AnyRequest, Server, address_of
from tijdperk.table.session import LiveTable

QUIET_ZONE = 4  # modules around a QR code


@post("/tables/{table:str}/invitation", status_code=200)
async def invite(request: AnyRequest, server: Server, person: Person, live: LiveTable) -> InvitationInfo:
    """How to bring somebody to a table of yours: its code, its address for others, and that as a QR code."""
    table = live.table
    if not table.is_at(person.id):
        raise Refused("not-at-table")
    if table.created.visibility == "solo":
        raise Refused("solo-not-passed")
    seen = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    where, base = server.reach.base(seen)
    code = await server.codes.of(table.id) if table.state == "waiting" else None
    address = f"{base}/{code}" if code else f"{base}/table/{table.id}"
    local = is_local(request) and server.reach.switchable and table.host == person.id
    return InvitationInfo(code, address, where, qr_code(address), local, COMMAND)


@get("/codes/{code:str}")
async def find_code(request: AnyRequest, server: Server, person: Person, code: str) -> CodeInfo:
    """The table that a code leads to. Whoever tries many that do not exist has to wait."""
    return CodeInfo(await server.codes.find(code, address_of(request)))


@post("/network", status_code=204)
async def switch_network(request: AnyRequest, server: Server, person: Person, data: SetNetwork) -> None:
    """Listen on the local network, or not any more: for whoever sits at the server's own computer."""
    if not is_local(request):
        raise Refused("network-not-yours")
    await server.reach.switch(data.on)


def is_local(request: AnyRequest) -> bool:
    """Does somebody at this very computer ask, by a name that no other site can make stand for it?"""
    through_proxy = any(name in request.headers for name in FORWARDED)
    name = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    return (
        request.client is not None
        and is_loopback(request.client.host)
        and is_loopback(name)
        and not through_proxy
    )


def qr_code(address: str) -> str:
    """As SVG, black on white."""
    code = segno.make(address, error="m", micro=False)
    return code.svg_inline(border=QUIET_ZONE, dark="#000", light="#fff", omitsize=True)


HANDLERS: list[HTTPRouteHandler] = [invite, find_code, switch_network]
