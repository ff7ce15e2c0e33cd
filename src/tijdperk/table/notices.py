"""That it is somebody's move, told by whatever they chose: a webhook, their browsers, mail.

Never more than "your move", the table and a link; and nobody waits for it. In somebody's quiet hours it waits
itself: at their end it is told if it is still true.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

from tijdperk.kernel.errors import TijdperkError
from tijdperk.table.caches import trouble_of_one_table
from tijdperk.table.contacts import Contact, Contacts
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
            quiet = await self.contacts.quiet(person.id)
            now = time.time()
            if quiet and (until := quiet.until(now)) > now:
                await self.contacts.hold(person.id, game, table, until)
                return
            await asyncio.gather(
                self.webhooks.your_turn(person, game, table),
                self.by_push(person, game, table),
                self.by_mail(person, game, table),
            )

    async def release(self, still: Callable[[str, str], Awaitable[Person | None]]) -> None:
        """What waited for the end of quiet hours; `still` says whether somebody has to move yet. Each by
        itself: whose receiver is slow, or whose table cannot be read, holds up nobody else."""

        async def tell(held: Contact) -> None:
            with trouble_of_one_table("notice not sent"):
                person = await still(held.person, held.address)
                if person:
                    await self.your_turn(person, held.data, held.address)

        await asyncio.gather(*map(tell, await self.contacts.release(time.time())))

    async def by_push(self, person: Person, game: str, table: str) -> None:
        for browser in await self.contacts.browsers(person.id):
            if not await self.push.your_turn(person, browser, game, table):
                await self.contacts.drop_browser(browser.endpoint)

    async def by_mail(self, person: Person, game: str, table: str) -> None:
        found = await self.contacts.mail(person.id) if self.mail.configured else None
        if found and await self.contacts.may_mail(found):
            await self.mail.your_turn(person, found.address, game, table, found.data)
