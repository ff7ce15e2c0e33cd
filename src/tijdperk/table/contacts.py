"""Where notices for somebody go besides a webhook: mail addresses, and browsers that asked for Web Push."""

from __future__ import annotations

import secrets
import time

import msgspec

from tijdperk.table.database import Conflict, Row, Statement
from tijdperk.table.notice_messages import Subscription
from tijdperk.table.people import hashed
from tijdperk.table.quiet import QuietHours, read_hours
from tijdperk.table.store import Store

MAX_BROWSERS = 10
HOUR = 3600.0
CONTACT = "SELECT person, address, data, confirmed, sent FROM contact"


class Contact(msgspec.Struct, frozen=True):
    person: str
    address: str
    data: str  # of a mail address: what ends it; of a browser: its keys
    confirmed: float  # 0 until whoever reads mail there said so
    sent: float  # when the last notice went there


class Contacts:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.database = store.database

    # -- mail

    async def mail(self, person: str) -> Contact | None:
        rows = await self.database.read(f"{CONTACT} WHERE person = ? AND kind = 'mail'", person)
        return contact(rows[0]) if rows else None

    async def set_mail(self, person: str, address: str) -> None:
        """An address that is to be confirmed, in place of the one before."""
        add = "INSERT INTO contact VALUES (?, 'mail', ?, ?, 0, 0, ?)"
        row = (person, address, secrets.token_urlsafe(24), time.time())
        await self.database.write([self.drop_statement(person), (add, row)])

    async def confirm_mail(self, person: str, address: str) -> bool:
        """False where it is not the one they gave last."""
        found = await self.mail(person)
        if found is None or found.address != address:
            return False
        sql = "UPDATE contact SET confirmed = ? WHERE person = ? AND kind = 'mail' AND address = ?"
        await self.database.write([(sql, (time.time(), person, address))])
        return True

    async def drop_mail(self, person: str) -> None:
        await self.database.write([self.drop_statement(person)])

    def drop_statement(self, person: str) -> Statement:
        return "DELETE FROM contact WHERE person = ? AND kind = 'mail'", (person,)

    async def stop_mail(self, code: str) -> bool:
        """By the link of a mail, whoever opens it."""
        found = await self.database.read("SELECT 1 FROM contact WHERE kind = 'mail' AND data = ?", code)
        await self.database.write([("DELETE FROM contact WHERE kind = 'mail' AND data = ?", (code,))])
        return bool(found)

    async def may_mail(self, found: Contact) -> bool:
        """Is it an hour since the last one? Of several who ask at once, one is told so: by a unique key."""
        now = time.time()
        if not found.confirmed or now < found.sent + HOUR:
            return False
        claim = hashed(f"mail {found.person} {found.address} {found.sent}")
        try:
            await self.store.add_credential(claim, found.person, "spent", HOUR, sole=False)
        except Conflict:
            return False
        sql = "UPDATE contact SET sent = ? WHERE person = ? AND kind = 'mail'"
        await self.database.write([(sql, (now, found.person))])
        return True

    # -- quiet hours, and what waits for their end

    async def quiet(self, person: str) -> QuietHours | None:
        rows = await self.database.read(f"{CONTACT} WHERE person = ? AND kind = 'quiet'", person)
        return read_hours(rows[0][1]) if rows else None

    async def set_quiet(self, person: str, hours: QuietHours | None) -> None:
        statements: list[Statement] = [
            ("DELETE FROM contact WHERE person = ? AND kind = 'quiet'", (person,)),
            # What waits is looked at once more: the hours may be over now.
            ("UPDATE contact SET sent = 0 WHERE person = ? AND kind = 'held'", (person,)),
        ]
        if hours:
            add = "INSERT INTO contact VALUES (?, 'quiet', ?, '', 0, 0, ?)"
            statements.append((add, (person, str(hours), time.time())))
        await self.database.write(statements)

    async def hold(self, person: str, game: str, table: str, until: float) -> None:
        """A notice that waits until then."""
        drop = "DELETE FROM contact WHERE person = ? AND kind = 'held' AND address = ?"
        add = "INSERT INTO contact VALUES (?, 'held', ?, ?, 0, ?, ?)"
        await self.database.write([(drop, (person, table)), (add, (person, table, game, until, time.time()))])

    async def release(self, now: float) -> list[Contact]:
        """The notices that need not wait any more. Of several processes that ask at once, one gets each."""
        rows = await self.database.read(f"{CONTACT} WHERE kind = 'held' AND sent <= ?", now)
        found: list[Contact] = []
        for one in map(contact, rows):
            claim = hashed(f"held {one.person} {one.address} {one.sent}")
            drop = "DELETE FROM contact WHERE person = ? AND kind = 'held' AND address = ?"
            try:
                await self.store.add_credential(claim, one.person, "spent", HOUR, sole=False)
            except Conflict:
                continue
            await self.database.write([(drop, (one.person, one.address))])
            found.append(one)
        return found

    # -- browsers

    async def browsers(self, person: str) -> list[Subscription]:
        rows = await self.database.read(
            f"{CONTACT} WHERE person = ? AND kind = 'push' ORDER BY created DESC", person
        )
        return [msgspec.json.decode(row[2], type=Subscription) for row in rows]

    async def add_browser(self, person: str, given: Subscription) -> None:
        """The oldest goes where there are too many. A browser belongs to whoever uses it now."""
        keys = msgspec.json.encode(given).decode()
        add = "INSERT INTO contact VALUES (?, 'push', ?, ?, ?, 0, ?)"
        row = (person, given.endpoint, keys, time.time(), time.time())
        spare = (await self.browsers(person))[MAX_BROWSERS - 1 :]
        statements = [drop_browser(one.endpoint) for one in [given, *spare]]
        await self.database.write([*statements, (add, row)])

    async def drop_browser(self, endpoint: str) -> None:
        await self.database.write([drop_browser(endpoint)])


def drop_browser(endpoint: str) -> Statement:
    return "DELETE FROM contact WHERE kind = 'push' AND address = ?", (endpoint,)


def contact(row: Row) -> Contact:
    return Contact(*row)
