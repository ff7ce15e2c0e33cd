"""What carries the messages: a WebSocket as a plain callback, and HTTP for what comes before it.

A thousand sockets share one event loop with no task of their own: that keeps the client ahead of the server.
"""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Mapping
from typing import Any, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from bench.table.process import CannotMeasure

HOST = "127.0.0.1"
TIMEOUT = 30.0  # seconds for an answer


class Socket(asyncio.Protocol):
    """A WebSocket. Who inherits says what a message means."""

    def __init__(self, port: int, path: str, headers: Mapping[str, str]) -> None:
        self.wire = ClientProtocol(parse_uri(f"ws://{HOST}:{port}{path}"), max_size=None)
        self.headers = headers
        self.port = port
        self.transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0  # bytes
        self.closing = False

    async def open(self) -> None:
        """Connect, and wait until the server has told how things stand."""
        try:
            async with asyncio.timeout(TIMEOUT):
                await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.port)
                await self.ready
        except TimeoutError:
            raise CannotMeasure(f"a socket had no answer within {TIMEOUT:.0f} seconds") from None

    def close(self) -> None:
        self.closing = True
        if self.transport:
            self.transport.abort()

    def send(self, message: bytes) -> None:
        self.wire.send_text(message)
        self.flush()

    # -- for those who inherit

    def opened(self) -> None:
        """The socket is open; nothing was said yet."""

    def heard(self, message: bytes) -> None:
        raise NotImplementedError

    def lost(self, why: str) -> None:
        raise NotImplementedError

    def is_ready(self) -> None:
        if not self.ready.done():
            self.ready.set_result(None)

    # -- for the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        request = self.wire.connect()
        request.headers.update(self.headers)
        self.wire.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self.wire.receive_data(data)
        for event in self.wire.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    assert event.fin, "neither server splits its messages"
                    self.heard(bytes(event.data))
            elif isinstance(event, Response) and self.wire.handshake_exc is None:
                self.opened()
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.closing:
            return
        why = str(self.wire.handshake_exc or exc or f"closed with code {self.wire.close_code}")
        if self.ready.done():
            self.lost(why)
        else:
            self.ready.set_exception(CannotMeasure(f"a socket was not opened: {why}"))

    def flush(self) -> None:
        assert self.transport
        for data in self.wire.data_to_send():
            if data:
                self.transport.write(data)


class Http:
    """One kept connection for JSON calls, from an address of this machine's own."""

    def __init__(self, port: int, source: str = HOST) -> None:
        self.connection = http.client.HTTPConnection(HOST, port, timeout=TIMEOUT, source_address=(source, 0))

    def call(self, method: str, path: str, body: object = None, **headers: str) -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        raw = None if body is None else msgspec.json.encode(body)
        said = {"Content-Type": "application/json"} if raw else {}
        said.update({name.replace("_", "-"): value for name, value in headers.items()})
        self.connection.request(method, path, raw, said)
        response = self.connection.getresponse()
        answer = response.read()
        if response.status >= 300:
            raise CannotMeasure(f"{method} {path} was answered {response.status}: {answer[:300].decode()}")
        cookie = (response.getheader("Set-Cookie") or "").partition(";")[0]
        return msgspec.json.decode(answer), cookie

    def close(self) -> None:
        self.connection.close()
