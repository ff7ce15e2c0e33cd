"""People without e-mail: a name, and secrets that stand for them. Only hashes of secrets are kept.

A session is a cookie, a link brings somebody back from another device, a token lets a program act for them;
the secrets of passkeys are challenges, which are spent once.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.text import LANGUAGES, catalogue
from tijdperk.table.commands import MAX_NAME_LENGTH
from tijdperk.table.database import Conflict
from tijdperk.table.messages import SetMe
from tijdperk.table.store import Person, Store

DAY = 24 * 3600.0
LASTS = {
    "session": 400 * DAY,
    "link": 90 * DAY,
    "token": 3650 * DAY,
    "passkey-new": 300.0,
    "passkey": 300.0,
}
SOLE = ("link", "passkey-new", "passkey")  # a new one replaces the one before it
MAX_WEBHOOK_LENGTH = 500
REMEMBERED = 5_000  # people who need not be looked up
REMEMBER_FOR = 30.0  # seconds


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, tuple[Person, float]] = OrderedDict()

    async def guest(self, language: str) -> tuple[Person, str]:
        """Somebody new, and the secret of their session."""
        number = 1000 + secrets.randbelow(9000)
        name = catalogue(language).say("guest-name", number=str(number))
        person = Person(secrets.token_urlsafe(9), name, language)
        await self.store.add_person(person)
        return person, await self.credential(person, "session")

    async def credential(self, person: Person, purpose: str) -> str:
        """A new secret."""
        secret = secrets.token_urlsafe(32)
        expires = time.time() + LASTS[purpose]
        await self.store.add_credential(hashed(secret), person.id, purpose, expires, purpose in SOLE)
        return secret

    async def spend(self, person: Person, secret: str, purpose: str) -> bool:
        """Use up a secret that works once: was it this person's, and not spent yet?"""
        hash = hashed(secret)
        owner = await self.store.person_by(hash, purpose)
        if owner is None or owner.id != person.id:
            return False
        try:
            mark, until = hashed(f"spent {secret}"), time.time() + LASTS[purpose]
            await self.store.spend_credential(hash, mark, person.id, until)
        except Conflict:
            return False
        return True

    async def find(self, secret: str, purpose: str) -> Person | None:
        hash = hashed(secret)
        person, until = self.known.get(hash + purpose, (None, 0.0))
        if person and until > time.monotonic():
            return person
        person = await self.store.person_by(hash, purpose)
        if person and purpose != "link":
            self.known[hash + purpose] = (person, time.monotonic() + REMEMBER_FOR)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        return person

    async def change(self, person: Person, command: SetMe) -> Person:
        name = person.name if command.name is None else good_name(command.name)
        language = person.language if command.language is None else command.language
        if language not in LANGUAGES:
            raise BadInput("language-unknown", language=language[:40], allowed=", ".join(LANGUAGES))
        webhook = person.webhook if command.webhook is None else good_webhook(command.webhook)
        changed = Person(person.id, name, language, webhook)
        await self.store.change_person(changed)
        for key in [key for key, (known, _) in self.known.items() if known.id == person.id]:
            del self.known[key]
        return changed


def good_name(given: str) -> str:
    """A name stands on the table and in a line of a record."""
    name = " ".join(given.split())
    if not name or len(name) > MAX_NAME_LENGTH or not name.isprintable():
        raise BadInput("name-unfit", most=MAX_NAME_LENGTH)
    return name


def good_webhook(given: str) -> str:
    """An address that notices can be posted to; nothing means none."""
    address = given.strip()
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        fit = parts.scheme == "https" and bool(parts.hostname) and not parts.username and parts.port != 0
    except ValueError:
        fit = False
    if not fit or len(address) > MAX_WEBHOOK_LENGTH or not address.isprintable() or " " in address:
        raise BadInput("webhook-unfit", most=MAX_WEBHOOK_LENGTH)
    return address


def hashed(secret: str) -> str:
    """Secrets are 256 random bits: a plain hash cannot be turned round."""
    return hashlib.sha256(secret.encode()).hexdigest()


def csrf_of(session: str) -> str:
    """What a page of ours knows and another site's does not; it tells nothing about the session."""
    return hashlib.sha256(b"csrf " + session.encode()).hexdigest()[:32]
