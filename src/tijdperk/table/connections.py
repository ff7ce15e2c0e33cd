"""Connections that cost nobody else theirs: a request comes whole within some time, and is unambiguous.

Uvicorn waits for a request as long as it takes. A client that sends half of one, many times over, would hold
every file that this process may open.
"""

from __future__ import annotations

import asyncio
import resource
from collections import OrderedDict
from typing import Any, ClassVar

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 10.0  # from the first byte of a request to the last of its headers
BODY_SECONDS = 60.0  # from there to its end
STALLED_SECONDS = 60.0  # in which a client takes nothing of what it asked for
RESERVED_FILES = 256  # for the database, bots and webhooks
MAX_CONNECTIONS = 20_000
MIN_CONNECTIONS = 16

log = structlog.get_logger()


class PatientProtocol(H11Protocol):
    """HTTP/1.1 with an end to patience. When there is no room the request that was begun first gives way."""

    most: ClassVar[int] = MAX_CONNECTIONS
    unfinished: ClassVar[OrderedDict[PatientProtocol, None]] = OrderedDict()

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.phase = ""
        self.timer: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.enter("head")
        if len(self.connections) > self.most:
            oldest = next(iter(self.unfinished))  # at the latest this one
            oldest.give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        self.enter("")
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        state = self.conn.their_state
        # A socket's request is handed over before its end was read, and nothing more is awaited here.
        done = self.transport.is_closing() or self.transport.get_protocol() is not self
        self.enter("" if done else {h11.IDLE: "head", h11.SEND_BODY: "body"}.get(state, ""))

    def enter(self, phase: str) -> None:
        """What is awaited of the client now: its time begins, unless it did before."""
        if phase == self.phase:
            return
        self.phase = phase
        if self.timer:
            self.timer.cancel()
            self.timer = None
        self.unfinished.pop(self, None)
        if phase:
            self.unfinished[self] = None
            seconds = HEAD_SECONDS if phase == "head" else BODY_SECONDS
            self.timer = self.loop.call_later(seconds, self.give_up)

    def give_up(self) -> None:
        self.enter("")
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.stalled or self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self.stalled:
            self.stalled.cancel()
            self.stalled = None
        super().resume_writing()


def raise_file_limit() -> None:
    """As many open files as the system allows, and connections for all but some of them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError) as problem:  # some systems say they have no limit, and have one
            log.warning("file limit stays", limit=soft, problem=str(problem))
    if soft != resource.RLIM_INFINITY:
        spare = max(MIN_CONNECTIONS, soft - RESERVED_FILES)
        PatientProtocol.most = min(MAX_CONNECTIONS, spare)
