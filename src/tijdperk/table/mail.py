"""Notices by mail, through the host's own mail server: that it is your move, at which table, and a link.

An address is used once whoever reads its mail has opened the link that is sent there; at most one mail an
hour goes to it, and each has a link that ends it. Nothing of this keeps a game waiting.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import urlsplit

import aiosmtplib
import structlog

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.text import catalogue
from tijdperk.table.store import Person

PATIENCE = 20.0  # seconds for one mail
AT_ONCE = 4
MAX_LENGTH = 200
ADDRESS = re.compile(r"[^@\s<>\"(),:;\\\[\]]+@[^@\s<>\"(),:;\\\[\]]+\.[^@\s<>\"(),:;\\\[\]]+")

log = structlog.get_logger()


@dataclass(frozen=True)
class MailServer:
    """`smtp://user:password@host:port`, or `smtps://` where the connection is encrypted from the start."""

    host: str
    port: int
    user: str | None
    password: str | None
    encrypted: bool
    sender: str


def mail_server(url: str, sender: str) -> MailServer:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadInput("mail-server", given=url.split("@")[-1][:40]) from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadInput("mail-server", given=url.split("@")[-1][:40])
    encrypted = parts.scheme == "smtps"
    default = 465 if encrypted else 25
    return MailServer(
        parts.hostname, port or default, parts.username, parts.password, encrypted, good_address(sender)
    )


def good_address(given: str) -> str:
    """An address that a mail can be sent to; no check can say more than that it looks like one."""
    address = given.strip()
    if len(address) > MAX_LENGTH or not address.isprintable() or not ADDRESS.fullmatch(address):
        raise BadInput("mail-unfit")
    return address


class Mail:
    def __init__(self, server: MailServer | None = None, address: str = "") -> None:
        self.server = server
        self.address = address.rstrip("/")  # where people reach this server
        self.turns = asyncio.Semaphore(AT_ONCE)

    @property
    def configured(self) -> bool:
        return self.server is not None

    async def confirm(self, person: Person, to: str, code: str) -> bool:
        texts = catalogue(person.language)
        link = f"{self.address}/mail/confirm/{code}"
        body = texts.say("mail-confirm", name=person.name, link=link)
        return await self.send(to, texts.say("mail-confirm-subject"), body)

    async def your_turn(self, person: Person, to: str, game: str, table: str, stop: str) -> bool:
        """That it is their move, the table and a link; never more."""
        texts = catalogue(person.language, game)
        name = texts.word("game", game)
        end = f"{self.address}/mail/stop/{stop}"
        body = texts.say("mail-your-turn", game=name, link=f"{self.address}/table/{table}", stop=end)
        return await self.send(to, texts.say("mail-your-turn-subject", game=name), body, end)

    async def send(self, to: str, subject: str, body: str, stop: str = "") -> bool:
        """Was it taken by the mail server?"""
        if self.server is None:
            return False
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.server.sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="tijdperk.invalid")
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(body)
        server = self.server
        try:
            async with self.turns, asyncio.timeout(PATIENCE):
                await aiosmtplib.send(
                    message,
                    hostname=server.host,
                    port=server.port,
                    username=server.user,
                    password=server.password,
                    use_tls=server.encrypted,
                    timeout=PATIENCE,
                )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log.info("mail failed", problem=type(error).__name__)
            return False
        return True
