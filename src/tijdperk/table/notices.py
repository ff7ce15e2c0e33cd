"""That it is somebody's move, told by whatever they chose: a webhook, their browsers, mail.

Never more than "your move", the table and a link; and nobody waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib

from tijdperk.kernel.errors import TijdperkError
from tijdperk.table.contacts import Contacts
from tijdperk.table.mail import Mail
from tijdperk.table.push import Push
from tijdperk.table.store import Person, Store
from tijdperk.table.webhooks import Webhooks


class Notices:
    def __init__(self, store: Store, webhooks: Webhooks, mail: Mail) -> None:
        self.contacts = Contacts(store)
        self.webhooks = webhooks
        self.mail = mail
        self.push = Push(store, webhooks)

    async def your_turn(self, person: Person, game: str, table: str) -> None:
        with contextlib.suppress(TijdperkError):  # the database
            await asyncio.gather(
                self.webhooks.your_turn(person, game, table),
                self.by_push(person, game, table),
                self.by_mail(person, game, table),
            )

    async def by_push(self, person: Person, game: str, table: str) -> None:
        for browser in await self.contacts.browsers(person.id):
            if not await self.push.your_turn(person, browser, game, table):
                await self.contacts.drop_browser(browser.endpoint)

    async def by_mail(self, person: Person, game: str, table: str) -> None:
        found = await self.contacts.mail(person.id) if self.mail.configured else None
        if found and await self.contacts.may_mail(found):
            await self.mail.your_turn(person, found.address, game, table, found.data)
