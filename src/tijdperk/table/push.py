"""Notices by Web Push, for hosts that made keys for it (`tijdperk admin push on`): "your move", no more.

What is sent goes through the service of whoever made the browser, encrypted for the browser alone. Needs the
package pywebpush (`pip install tijdperk[push]`).
"""

from __future__ import annotations

import asyncio
import base64
import binascii
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.text import catalogue
from tijdperk.table.notice_messages import Subscription
from tijdperk.table.store import Person, Store
from tijdperk.table.webhooks import Webhooks

LASTS = 24 * 3600  # seconds that a service keeps a notice for a browser that is away
MAX_LENGTH = 2_000
POINT_LENGTH, SECRET_LENGTH = 65, 16  # bytes of a browser's keys
GONE = (404, 410)  # the browser does not want them any more
KEYS = "push-keys"  # the setting that has them: private and public, in base64url

log = structlog.get_logger()


def can_push() -> bool:
    return find_spec("pywebpush") is not None


def new_keys() -> str:
    """A private key, and the public one that browsers are given."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.generate_private_key(ec.SECP256R1())
    number = key.private_numbers().private_value.to_bytes(32, "big")
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return f"{in_base64(number)} {in_base64(point)}"


def in_base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def length_of(text: str) -> int:
    try:
        return len(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except (binascii.Error, ValueError):
        return 0


def good_subscription(given: Subscription) -> Subscription:
    try:
        parts = urlsplit(given.endpoint)
        fits = parts.scheme == "https" and bool(parts.hostname) and not parts.username and parts.port != 0
    except ValueError:
        fits = False
    keys = (length_of(given.p256dh), length_of(given.auth)) == (POINT_LENGTH, SECRET_LENGTH)
    printable = given.endpoint.isascii() and given.endpoint.isprintable() and " " not in given.endpoint
    if not fits or not keys or not printable or len(given.endpoint) > MAX_LENGTH:
        raise BadInput("push-unfit")
    return given


class Push:
    """Posts by way of the webhooks, which reach nothing that only this server can reach."""

    def __init__(self, store: Store, webhooks: Webhooks) -> None:
        self.store = store
        self.webhooks = webhooks

    async def keys(self) -> tuple[str, str] | None:
        """Private and public; None where the host wants no Web Push."""
        found = (await self.store.setting(KEYS)).split()
        return (found[0], found[1]) if len(found) == 2 and can_push() else None

    async def your_turn(self, person: Person, to: Subscription, game: str, table: str) -> bool:
        """False where the browser does not want any more of them."""
        keys = await self.keys()
        if keys is None:
            return True
        texts = catalogue(person.language, game)
        said = {"title": texts.word("game", game), "body": texts.say("push-your-turn"), "table": table}
        try:
            body, headers = await asyncio.to_thread(sealed, to, msgspec.json.encode(said), keys[0])
            status = await self.webhooks.post(to.endpoint, body, headers)
        except Exception as error:  # whatever a browser's keys make of it, nobody waits for this
            log.info("push failed", problem=type(error).__name__)
            return True
        log.info("push", status=status)
        return status not in GONE


def sealed(to: Subscription, said: bytes, private: str) -> tuple[bytes, dict[str, str]]:
    """What only the browser can read, and headers by which its service knows the host."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    info: dict[str, Any] = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
    body = WebPusher(info).encode(said)["body"]
    parts = urlsplit(to.endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": "mailto:nobody@tijdperk.invalid"}
    signed = Vapid02.from_string(private).sign(claims)
    return bytes(body), {
        "Authorization": signed["Authorization"],
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTS),
        "Urgency": "normal",
    }
