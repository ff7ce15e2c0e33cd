"""People without e-mail: a name, and secrets that stand for them. Only hashes of secrets are kept.

A session is a cookie, a link brings somebody back from another device, a token lets a program act for them;
the secrets of passkeys are challenges, which are spent once.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import secrets
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.text import LANGUAGES, catalogue
from tijdperk.table.commands import good_name
from tijdperk.table.database import Conflict
from tijdperk.table.person_messages import SetMe
from tijdperk.table.store import Person, Store

DAY = 24 * 3600.0
LASTS = {  # since it was last used, where it can be used more than once
    "session": 400 * DAY,
    "link": 90 * DAY,
    "token": 3650 * DAY,
    "calendar": 3650 * DAY,
    "invitation": 30 * DAY,
    "mail": 3 * DAY,  # confirms an address
    "passkey-new": 300.0,
    "passkey": 300.0,
}
RENEWED = ("session", "token", "calendar")
LISTED = ("session", "token", "link")  # what its owner can look through, and end
NOTED = 3600.0  # seconds: how often it is noted that one was used
NOBODY = ""  # whose an invitation is
SOLE = ("link", "calendar", "mail", "passkey-new", "passkey")  # a new one replaces the one before it
MAX_WEBHOOK_LENGTH = 500
REMEMBERED = 5_000  # people who need not be looked up
REMEMBER_FOR = 30.0  # seconds


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, tuple[Person, float]] = OrderedDict()

    async def guest(self, language: str, about: str = "") -> tuple[Person, str]:
        """Somebody new, and the secret of their session."""
        number = 1000 + secrets.randbelow(9000)
        name = catalogue(language).say("guest-name", number=str(number))
        person = Person(secrets.token_urlsafe(9), name, language)
        await self.store.add_person(person)
        return person, await self.credential(person.id, "session", about)

    async def credential(self, person: str, purpose: str, about: str = "") -> str:
        """A new secret."""
        secret = secrets.token_urlsafe(32)
        sole = purpose in SOLE
        await self.store.add_credential(hashed(secret), person, purpose, LASTS[purpose], sole, about)
        if sole:
            self.forget(person)  # the one before it counts no more
        return secret

    async def spend(self, person: str, secret: str, purpose: str) -> bool:
        """Use up a secret that works once: was it this person's, and not spent yet?"""
        hash = hashed(secret)
        if hash not in [one.hash for one in await self.store.credentials(person, [purpose])]:
            return False
        try:
            await self.store.spend_credential(hash, hashed(f"spent {secret}"), person, LASTS[purpose])
        except Conflict:
            return False
        return True

    async def find(self, secret: str, purpose: str) -> Person | None:
        hash = hashed(secret)
        person, until = self.known.get(hash + purpose, (None, 0.0))
        if person and until > time.monotonic():
            return person
        person = await self.store.person_by(hash, purpose)
        if person and purpose in RENEWED:
            self.known[hash + purpose] = (person, time.monotonic() + REMEMBER_FOR)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
            with contextlib.suppress(BadInput):  # what can only be read now still tells who somebody is
                await self.store.credential_used(hash, LASTS[purpose], NOTED)
        return person

    def forget(self, person: str) -> None:
        """Something about a person changed: they are looked up again."""
        for key in [key for key, (known, _) in self.known.items() if known.id == person]:
            del self.known[key]

    async def end(self, person: Person, id: str) -> str:
        """End a session, token or link, and give its hash."""
        for credential in await self.store.credentials(person.id, LISTED):
            if credential.id == id:
                await self.store.drop_credential(credential.hash, person.id)
                self.forget(person.id)
                return credential.hash
        raise BadInput("access-unknown")

    async def change(self, person: Person, command: SetMe) -> Person:
        name = person.name if command.name is None else good_name(command.name)
        language = person.language if command.language is None else command.language
        if language not in LANGUAGES:
            raise BadInput("language-unknown", language=language[:40], allowed=", ".join(LANGUAGES))
        webhook = person.webhook if command.webhook is None else good_webhook(command.webhook)
        if name != person.name and person.standing == "muted":
            raise Refused("muted")
        changed = Person(person.id, name, language, webhook, person.standing)
        await self.store.change_person(changed)
        self.forget(person.id)
        return changed


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


# What a browser calls itself, by the first of these names that it has; each says it is many others too.
BROWSERS = {
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def device(agent: str) -> str:
    """A browser and its system, as their owner calls them: "Firefox, Linux"."""
    browser = next((name for sign, name in BROWSERS.items() if f"{sign}/" in agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "")
    if browser or system:
        return ", ".join(part for part in (browser, system) if part)
    return (re.match(r"[\w./ -]{0,40}", agent, re.ASCII) or [""])[0].strip()


def hashed(secret: str) -> str:
    """Secrets are 256 random bits: a plain hash cannot be turned round."""
    return hashlib.sha256(secret.encode()).hexdigest()


def csrf_of(session: str) -> str:
    """What a page of ours knows and another site's does not; it tells nothing about the session."""
    return hashlib.sha256(b"csrf " + session.encode()).hexdigest()[:32]
