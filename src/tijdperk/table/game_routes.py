"""The addresses under /api/games: what is the same for everybody, and compressed once."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from tijdperk.kernel.game import RuleBook, load_game
from tijdperk.kernel.text import catalogue, catalogue_file
from tijdperk.table.assets import COMPRESSED
from tijdperk.table.messages import GameInfo, Texts
from tijdperk.table.server import AnyRequest, Server
from tijdperk.table.views import game_infos


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


HANDLERS: list[HTTPRouteHandler] = [
    list_games,
    read_texts,
    read_content,
    read_rules,
]
