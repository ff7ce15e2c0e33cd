"""What a browser gets: the built client, or a plain page that says what is the matter."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException

from tijdperk.kernel.text import catalogue
from tijdperk.table.assets import COMPRESSED, Asset
from tijdperk.table.server import AnyRequest, Server, address_of, spoken

STATIC = Path(str(files("tijdperk.table"))) / "static"


# The path of a link hides /back from the last of these.
@get(["/", "/back", "/{path:path}"], include_in_schema=False, opt=COMPRESSED)
async def page(request: AnyRequest, path: str = "") -> Response[Any]:
    """A file of the client; every other address is the client's own affair, and gets its page."""
    wanted = path.strip("/")
    if wanted.split("/")[0] == "api":
        raise NotFoundException
    client: dict[str, Asset] = request.app.state.client
    found = client.get(wanted)
    if found is None and wanted.startswith("assets/"):
        raise NotFoundException
    found = found or client.get("index.html")
    return found.response(request) if found else plain_page(spoken(request), "page-not-built", 503)


def plain_page(language: str, key: str, status: int) -> Response[bytes]:
    """A page of one sentence, without the client."""
    texts = catalogue(language)
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Tijdperk</title>'
        f"<main><h1>Tijdperk</h1><p>{escape(texts.say(key))}</p>"
        f'<p><a href="/">{escape(texts.say("page-home"))}</a></p></main></html>'
    )
    return Response(body.encode(), media_type=MediaType.HTML, status_code=status)


@get("/back/{code:str}", include_in_schema=False, opt=COMPRESSED)
async def come_back(request: AnyRequest, code: str) -> Response[Any]:
    """The client's page, which asks first: to open a link changes nobody, since any site can do that."""
    server: Server = request.app.state.server
    server.limits.guests.check(address_of(request))
    if await server.people.find(code, "link") is None:
        return plain_page(spoken(request), "page-link-expired", 404)
    client: dict[str, Asset] = request.app.state.client
    index = client.get("index.html")
    return index.response(request) if index else plain_page(spoken(request), "page-not-built", 503)
