"""Notices by webhook: a JSON post that Discord, Slack, Mattermost and the like accept.

A person names the address, so this server must not be talked into reaching what only it can reach: an address
is looked up once, must be public, and the connection goes to exactly what was looked up. Redirects are not
followed, and nothing of the answer is shown to anybody.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

import msgspec
import structlog

from tijdperk.kernel.text import catalogue
from tijdperk.table.store import Person

PATIENCE = 10.0
AT_ONCE = 4

log = structlog.get_logger()


class Webhooks:
    """`address` is where people reach this server; `context` says whose certificates are believed."""

    def __init__(
        self, address: str = "", only_public: bool = True, context: ssl.SSLContext | None = None
    ) -> None:
        self.address = address.rstrip("/")
        self.only_public = only_public
        self.context = context or ssl.create_default_context()
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def your_turn(self, person: Person, game: str, table: str) -> None:
        texts = catalogue(person.language, game)
        link = f"{self.address}/table/{table}"
        text = texts.say("notice-your-turn", game=texts.word("game", game), link=link)
        body = msgspec.json.encode({"content": text, "text": text, "username": "Tijdperk"})
        async with self.turns:
            try:
                status = await asyncio.to_thread(self.post, person.webhook, body)
                log.info("webhook", status=status)
            except (OSError, http.client.HTTPException, ValueError) as error:
                log.info("webhook failed", problem=type(error).__name__)

    def post(self, url: str, body: bytes) -> int:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 443
        connection = Pinned(host, port, self.look_up(host, port), self.context)
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, body, {"Content-Type": "application/json"})
            return connection.getresponse().status
        finally:
            connection.close()

    def look_up(self, host: str, port: int) -> str:
        """The one address that is connected to; ValueError when it is not a public one."""
        address = str(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0])
        if self.only_public and not ipaddress.ip_address(address).is_global:
            raise ValueError(host)
        return address


class Pinned(http.client.HTTPSConnection):
    """A connection to an address that was checked; the certificate is still the host's."""

    def __init__(self, host: str, port: int, address: str, context: ssl.SSLContext) -> None:
        super().__init__(host, port, timeout=PATIENCE, context=context)
        self.address = address
        self.secure = context

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), PATIENCE)
        self.sock = self.secure.wrap_socket(plain, server_hostname=self.host)
