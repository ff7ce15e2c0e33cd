"""What a browser gets: the built client, or a plain page that says what is the matter."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException

from tijdperk.kernel.text import catalogue
from tijdperk.table.server import AnyRequest, Server, spoken

STATIC = Path(str(files("tijdperk.table"))) / "static"
FOREVER = "public, max-age=31536000, immutable"  # files in assets/ have a hash in their names
ASK_FIRST = "no-cache"


@get(["/", "/back", "/{path:path}"], include_in_schema=False)  # the path of a link hides /back from the last
async def page(request: AnyRequest, path: str = "") -> Response[bytes]:
    """A file of the client; every other address is the client's own affair, and gets its page."""
    wanted = path.strip("/")
    if wanted.split("/")[0] == "api":
        raise NotFoundException
    found = client_file(wanted)
    if found:
        forever = wanted.startswith("assets/")
        return file_response(found, FOREVER if forever else ASK_FIRST)
    if wanted.startswith("assets/"):
        raise NotFoundException
    index = client_file("index.html")
    if index:
        return file_response(index, ASK_FIRST)
    return plain_page(spoken(request), "page-not-built", 503)


def client_file(name: str) -> Path | None:
    """A file inside the client's folder, and nowhere else."""
    path = (STATIC / name).resolve()
    return path if name and path.is_relative_to(STATIC.resolve()) and path.is_file() else None


def file_response(path: Path, keep: str) -> Response[bytes]:
    kind = guess_type(path.name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": keep})


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


@get("/back/{code:str}", include_in_schema=False)
async def come_back(request: AnyRequest, code: str) -> Response[bytes]:
    """The client's page, which asks first: to open a link changes nobody, since any site can do that."""
    server: Server = request.app.state.server
    server.guests.check(request.client.host if request.client else "")
    if await server.people.find(code, "link") is None:
        return plain_page(spoken(request), "page-link-expired", 404)
    index = client_file("index.html")
    return file_response(index, ASK_FIRST) if index else plain_page(spoken(request), "page-not-built", 503)
