"""Notices by webhook: a JSON post that Discord, Slack, Mattermost and the like accept.

A person names the address, so this server must not be talked into reaching what only it can reach: an address
is looked up once, must be public, and the connection goes to exactly what was looked up. Redirects are not
followed, and nothing of the answer is shown to anybody.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import SplitResult, urlsplit

import msgspec
import structlog

from tijdperk.kernel.text import catalogue
from tijdperk.table.store import Person

PATIENCE = 10.0  # seconds for all of it, however slowly a receiver takes or gives
AT_ONCE = 128
FOR_ONE_RECEIVER = 8  # of those
MAX_WAITING = 8  # notices for one person; more would say nothing new
HEAD = "POST {path} HTTP/1.1\r\nHost: {host}\r\n{more}Content-Length: {length}\r\nConnection: close\r\n\r\n"
JSON = {"Content-Type": "application/json"}

log = structlog.get_logger()


class Lanes:
    """So many at the same time for each of many; those of one wait for one another alone."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.lanes: dict[str, tuple[asyncio.Semaphore, int]] = {}

    def used(self, key: str) -> int:
        return self.lanes[key][1] if key in self.lanes else 0

    @asynccontextmanager
    async def lane(self, key: str) -> AsyncIterator[None]:
        turns, users = self.lanes.get(key) or (asyncio.Semaphore(self.width), 0)
        self.lanes[key] = turns, users + 1
        try:
            async with turns:
                yield
        finally:
            turns, users = self.lanes[key]
            if users == 1:
                del self.lanes[key]
            else:
                self.lanes[key] = turns, users - 1


class Webhooks:
    """`address` is where people reach this server; `context` says whose certificates are believed."""

    def __init__(
        self,
        address: str = "",
        only_public: bool = True,
        context: ssl.SSLContext | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.address = address.rstrip("/")
        self.only_public = only_public
        self.context = context or ssl.create_default_context()
        self.patience = patience
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.people = Lanes(1)
        self.receivers = Lanes(FOR_ONE_RECEIVER)

    async def your_turn(self, person: Person, game: str, table: str) -> None:
        """To the address that the person named, if they did."""
        if not person.webhook:
            return
        texts = catalogue(person.language, game)
        link = f"{self.address}/table/{table}"
        text = texts.say("notice-your-turn", game=texts.word("game", game), link=link)
        body = msgspec.json.encode({"content": text, "text": text, "username": "Tijdperk"})
        if self.people.used(person.id) > MAX_WAITING:
            log.info("webhook dropped")
            return
        async with self.people.lane(person.id):
            try:
                log.info("webhook", status=await self.post(person.webhook, body))
            except (OSError, ValueError) as error:  # TimeoutError is an OSError
                log.info("webhook failed", problem=type(error).__name__)

    async def post(self, url: str, body: bytes, headers: dict[str, str] = JSON) -> int:
        """Post to an address, when it is its turn, and give the status of the answer."""
        parts = urlsplit(url)
        async with (
            self.receivers.lane(parts.hostname or ""),
            self.turns,
            asyncio.timeout(self.patience),
        ):
            return await self.send(parts, body, headers)

    async def send(self, parts: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        """Send a notice. Of the answer no more than the status is read."""
        host, port = parts.hostname or "", parts.port or 443
        address = await self.look_up(host, port)
        reader, writer = await asyncio.open_connection(address, port, ssl=self.context, server_hostname=host)
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            host_name = parts.netloc.encode("idna").decode()
            head = HEAD.format(path=path, host=host_name, more=more, length=len(body))
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            _, status, *_ = (await reader.readline()).split()  # HTTP/1.1 204 No Content
            return int(status)
        finally:
            writer.transport.abort()

    async def look_up(self, host: str, port: int) -> str:
        """The one address that is connected to; ValueError when it is not a public one."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0])
        if self.only_public and not ipaddress.ip_address(address).is_global:
            raise ValueError(host)
        return address
