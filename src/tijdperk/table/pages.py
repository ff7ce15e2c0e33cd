"""What a browser gets: the built client, or a plain page that says what is the matter."""

from __future__ import annotations

import contextlib
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.text import catalogue
from tijdperk.table.assets import COMPRESSED, Asset
from tijdperk.table.codes import is_code
from tijdperk.table.hub import TABLE_ID
from tijdperk.table.server import AnyRequest, Server, address_of, spoken

STATIC = Path(str(files("tijdperk.table"))) / "static"


# The pages of the client by the first part of their address: how many parts follow, and what has to be there.
PLACES: dict[str, tuple[int, int, str]] = {
    "": (0, 0, ""),
    "new": (1, 1, "game"),
    "table": (1, 1, "table"),
    "replay": (1, 1, "table"),
    "rules": (0, 1, "game"),
    "games": (2, 2, "extra"),
    "invite": (0, 1, ""),
    "back": (0, 0, ""),
    "study": (0, 9, ""),
    "learn": (0, 9, ""),
    "puzzles": (0, 2, ""),
    "profile": (0, 9, ""),
    "groups": (0, 9, ""),
    "group": (0, 9, ""),
    "mail": (1, 1, ""),
    "settings": (0, 0, ""),
    "credits": (0, 0, ""),
}


# The path of a link hides /back from the last of these.
@get(["/", "/back", "/{path:path}"], include_in_schema=False, opt=COMPRESSED)
async def page(request: AnyRequest, path: str = "") -> Response[Any]:
    """A file of the client, or its page; with the status 404 where the page says that there is nothing."""
    wanted = path.strip("/")
    if wanted.split("/")[0] == "api":
        raise NotFoundException
    client: dict[str, Asset] = request.app.state.client
    found = client.get(wanted)
    if found is None and wanted.startswith("assets/"):
        raise NotFoundException
    if found is not None:
        return found.response(request)
    server: Server = request.app.state.server
    if is_code(wanted):
        with contextlib.suppress(BadInput):
            return Redirect(f"/table/{await server.codes.find(wanted, address_of(request))}")
    index = client.get("index.html")
    if index is None:
        return plain_page(spoken(request), "page-not-built", 503)
    if await is_there(server, wanted):
        return index.response(request)
    answer = index.response(request, fresh=True)
    answer.status_code = 404
    return answer


async def is_there(server: Server, wanted: str) -> bool:
    """Is there something at an address of the client? Tables and games are looked up."""
    place, *rest = wanted.split("/")
    fewest, most, what = PLACES.get(place, (0, -1, ""))
    if not fewest <= len(rest) <= most:
        return False
    if what == "table":
        return TABLE_ID.fullmatch(rest[0]) is not None and await server.store.last_entry(rest[0]) > 0
    if what and rest:
        known = rest[0] in game_ids()
        return known and (what != "extra" or rest[1] in load_game(rest[0]).pages)
    return True


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
