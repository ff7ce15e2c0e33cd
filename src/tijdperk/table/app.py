"""The application at the edge: routes, what goes wrong as messages, and headers that keep a browser safe."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import tijdperk
from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.table.assets import read_assets
from tijdperk.table.described import ExactRequest, NothingUnknown, methods_at
from tijdperk.table.messages import Refusal
from tijdperk.table.notice_routes import stop_by_program
from tijdperk.table.pages import STATIC, come_back, page
from tijdperk.table.routes import MAX_BODY_LENGTH, api
from tijdperk.table.server import AnyRequest, Server
from tijdperk.table.socket import live_socket
from tijdperk.table.table_routes import MAX_RECORD_LENGTH
from tijdperk.table.views import refusal

# What an error is called in HTTP; others are 400 when the input is bad, 409 when it is refused.
STATUS = {
    "not-signed-in": 401,
    "request-forged": 403,
    "seat-not-yours": 403,
    "host-only": 403,
    "not-at-table": 403,
    "solo-not-yours": 403,
    "banned": 403,
    "muted": 403,
    "invitation-needed": 403,
    "invitation-unknown": 404,
    "link-unknown": 404,
    "calendar-unknown": 404,
    "access-unknown": 404,
    "record-not-yet": 403,
    "passkey-unknown": 404,
    "table-unknown": 404,
    "group-unknown": 404,
    "mail-code-unknown": 404,
    "group-code-unknown": 404,
    "group-member-unknown": 404,
    "cup-unknown": 404,
    "group-owner-only": 403,
    "group-members-only": 403,
    "code-unknown": 404,
    "network-not-yours": 403,
    "game-unknown": 404,
    "lesson-unknown": 404,
    "puzzle-unknown": 404,
    "language-unknown": 404,
    "nothing-here": 404,
    "method-unknown": 405,
    "too-large": 413,
    "too-fast": 429,
    "internal": 500,
    "database-away": 503,
}
GONE = "client disconnected prematurely"  # the framework's words: nobody hears the answer, and it is no fault
COMPRESSION = 1  # of answers that are made for one request: the event loop waits for it
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

log = structlog.get_logger()


@get("/healthz", include_in_schema=False)
async def healthz(request: AnyRequest) -> dict[str, str]:
    """Well, if the database answers, and takes what is written."""
    server: Server = request.app.state.server
    await server.check_health()
    return {"status": "ok", "version": tijdperk.__version__}


def told(request: AnyRequest, error: TijdperkError) -> Response[Refusal]:
    status = STATUS.get(error.key, 409 if isinstance(error, Refused) else 400)
    return Response(refusal(error), status_code=status, media_type=MediaType.JSON)


def http_error(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What the framework found wrong, as one of our messages."""
    if error.status_code == 404:
        return told(request, BadInput("nothing-here"))
    if error.status_code == 405:
        answer = told(request, BadInput("method-unknown", method=request.method))
        answer.headers.update(error.headers or {})  # the methods that are
        return answer
    if error.status_code == 413:
        record = request.scope["path"].endswith("/records")
        return told(request, BadInput("too-large", most=MAX_RECORD_LENGTH if record else MAX_BODY_LENGTH))
    if error.status_code >= 500 and error.detail != GONE:
        return internal_error(request, error)
    return told(request, BadInput("message-unreadable", problem=problem_of(error)))


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Refusal]:
    """JSON in JSON in JSON."""
    return told(request, BadInput("message-unreadable", problem="nested too deeply"))


def problem_of(error: HTTPException) -> str:
    """What is wrong, by field where the framework says so."""
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict) and "message" in extra[0]:
        return "; ".join(f"{one.get('key', '')}: {one['message']}".strip(": ") for one in extra)[:200]
    return str(error.detail)[:200]


def internal_error(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """Our fault: the log has the details, the answer has none."""
    route = request.scope.get("path_template")  # without what stands in it: a table's address is a secret
    log.error("request failed", method=request.method, route=route, exc_info=error)
    return told(request, BadInput("internal"))


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        if scope.get("method") == "OPTIONS":
            headers["Allow"] = methods_at(scope["litestar_app"], scope["path_template"])


def guarded(app: ASGIApp) -> ASGIApp:
    """Without requests whose length is told in two ways: a proxy in front may have believed the other one."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        names = {name for name, _ in scope["headers"]} if scope["type"] == ScopeType.HTTP else set()
        if names >= {b"content-length", b"transfer-encoding"}:
            why = BadInput("message-unreadable", problem="Content-Length and Transfer-Encoding")
            body = msgspec.json.encode(refusal(why))
            headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
            headers += [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                (b"connection", b"close"),
            ]
            await send({"type": "http.response.start", "status": 400, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})
        else:
            await app(scope, receive, send)

    return guard


def create_app(server: Server, static: Path = STATIC) -> Litestar:
    return Litestar(
        route_handlers=[api, live_socket, healthz, stop_by_program, come_back, page],
        request_class=ExactRequest,
        plugins=[NothingUnknown()],
        state=State({"server": server, "client": read_assets(static)}),
        exception_handlers={
            TijdperkError: told,
            HTTPException: http_error,
            RecursionError: too_deep,
            Exception: internal_error,
        },
        before_send=[add_headers],
        request_max_body_size=MAX_BODY_LENGTH,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=1000,
            gzip_compress_level=COMPRESSION,
            exclude=["^/api/me"],
            exclude_opt_key="compressed",
        ),
        openapi_config=OpenAPIConfig(
            title="Tijdperk",
            version=tijdperk.__version__,
            path="/api/docs",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
