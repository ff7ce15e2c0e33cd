"""`tijdperk admin`: what the host of a server can do about its tables and people, also while it serves.

What is done here is written like any command, with a notice to the servers that are running.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.text import Catalogue
from tijdperk.table.commands import running
from tijdperk.table.deletion import delete_person
from tijdperk.table.hub import Hub
from tijdperk.table.limits import Limits
from tijdperk.table.log import Ended
from tijdperk.table.metrics import Metrics
from tijdperk.table.people import NOBODY, People
from tijdperk.table.push import KEYS, can_push, new_keys
from tijdperk.table.store import Listed, Person, Store
from tijdperk.table.thinkers import Thinkers
from tijdperk.table.webhooks import Webhooks

MAX_INVITATIONS = 100  # at once


@dataclass(frozen=True)
class Desk:
    """What every action has to do with."""

    hub: Hub
    texts: Catalogue
    address: str  # where people reach the server, for links; "" where that was not said
    sure: bool  # nobody needs to be asked

    @property
    def store(self) -> Store:
        return self.hub.store

    def say(self, key: str, **values: str | int) -> None:
        print(self.texts.say(key, **values), flush=True)

    def ask(self, key: str, **values: str | int) -> None:
        """Is that meant? Without somebody to ask, --yes has to say so."""
        if self.sure:
            return
        if not sys.stdin.isatty():
            raise BadInput("admin-sure")
        answer = input(f"{self.texts.say(key, **values)} ").strip().lower()
        if answer not in self.texts.say("admin-yes").split():
            raise BadInput("admin-stopped")

    async def person(self, given: str) -> Person:
        """By id, or by a name that only one has."""
        found = await self.store.person(given)
        if found:
            return found
        named = [one for one in await self.store.find_people(given) if one.person.name == given]
        if len(named) == 1:
            return named[0].person
        raise BadInput("admin-names" if named else "admin-person", given=given[:40], people=len(named))


@contextlib.asynccontextmanager
async def desk(store: Store, texts: Catalogue, address: str, sure: bool) -> AsyncIterator[Desk]:
    """A hub in which no bot thinks: those are the running servers' affair."""
    await store.open()
    hub = Hub(store, Thinkers(1), Webhooks(), Metrics(), 0.0, Limits())
    hub.bots.closed = True
    try:
        yield Desk(hub, texts, address.rstrip("/"), sure)
        await asyncio.gather(*hub.tasks)
    finally:
        await hub.close()
        await store.close()


# ---- tables


async def tables(desk: Desk, *words: str) -> None:
    found = await desk.store.find_tables(" ".join(words))
    rows = [table_row(desk.texts, one) for one in found]
    heads = [desk.texts.say(f"admin-head-{name}") for name in ("table", "game", "state", "moves", "changed")]
    print_columns([[*heads, desk.texts.say("admin-head-people")], *rows])


def table_row(texts: Catalogue, listed: Listed) -> list[str]:
    summary = listed.summary
    names = [seat.name for seat in summary.seats if seat.user]
    changed = day(max(summary.changed, summary.created))
    state = texts.say(f"admin-state-{summary.state}")
    return [listed.table, summary.game, state, str(summary.moves), changed, ", ".join(names) or "-"]


async def end(desk: Desk, table: str) -> None:
    live = await desk.hub.fresh(table)

    def make() -> list[Ended]:
        if live.table.state != "waiting":
            running(live.table)
        return [Ended(NOBODY)]

    await desk.hub.add(live, make)  # type: ignore[arg-type]
    desk.say("admin-ended", table=table)


async def delete(desk: Desk, what: str) -> None:
    """A table, or a person with theirs."""
    if await desk.store.last_entry(what):
        desk.ask("admin-sure-table", table=what)
        await desk.hub.delete(what)
        desk.say("admin-deleted-table", table=what)
        return
    person = await desk.person(what)
    desk.ask("admin-sure-person", name=person.name)
    await delete_person(desk.hub, person)
    desk.say("admin-deleted-person", name=person.name)


# ---- people


async def people(desk: Desk, *words: str) -> None:
    found = await desk.store.find_people(" ".join(words))
    rows = [
        [
            one.person.id,
            one.person.name,
            desk.texts.say(f"admin-standing-{one.person.standing}") if one.person.standing else "-",
            day(one.created),
            day(one.used),
            str(one.tables),
        ]
        for one in found
    ]
    names = ("person", "name", "standing", "since", "used", "tables")
    print_columns([[desk.texts.say(f"admin-head-{name}") for name in names], *rows])


def standing(wanted: str, told: str) -> Callable[[Desk, str], Awaitable[None]]:
    async def change(desk: Desk, given: str) -> None:
        person = await desk.person(given)
        await desk.store.change_standing(person.id, wanted)
        desk.say(told, name=person.name)

    return change


# ---- invitations


async def invitations(desk: Desk, wanted: str) -> None:
    """Only those who were invited can come, or everybody."""
    if wanted not in ("on", "off"):
        raise BadInput("admin-on-off", given=wanted[:40])
    await desk.store.change_setting("invitations", wanted)
    desk.say(f"admin-invitations-{wanted}")


async def invite(desk: Desk, count: str = "1") -> None:
    if not count.isdecimal() or not 1 <= int(count) <= MAX_INVITATIONS:
        raise BadInput("count-wanted", argument="invite", given=count[:40])
    for _ in range(int(count)):
        code = await People(desk.store).credential(NOBODY, "invitation")
        print(f"{desk.address}/invite/{code}", flush=True)


# ---- notices to browsers


async def push(desk: Desk, wanted: str) -> None:
    """Keys by which browsers know this server; without them there are no notices to browsers."""
    if wanted not in ("on", "off"):
        raise BadInput("admin-on-off", given=wanted[:40])
    if wanted == "on" and not can_push():
        raise BadInput("push-package")
    if wanted == "off" or not await desk.store.setting(KEYS):
        await desk.store.change_setting(KEYS, new_keys() if wanted == "on" else "")
    desk.say(f"admin-push-{wanted}")


@dataclass(frozen=True)
class Action:
    run: Callable[..., Awaitable[None]]
    takes: str  # what follows it on the command line
    least: int = 1
    most: int = 1


ACTIONS = {
    "tables": Action(tables, "[WORD]", 0, 9),
    "people": Action(people, "[WORD]", 0, 9),
    "end": Action(end, "TABLE"),
    "delete": Action(delete, "TABLE|PERSON"),
    "mute": Action(standing("muted", "admin-muted"), "PERSON"),
    "unmute": Action(standing("", "admin-unmuted"), "PERSON"),
    "ban": Action(standing("banned", "admin-banned"), "PERSON"),
    "unban": Action(standing("", "admin-unbanned"), "PERSON"),
    "invitations": Action(invitations, "on|off"),
    "invite": Action(invite, "[N]", 0),
    "push": Action(push, "on|off"),
}


async def act(store: Store, texts: Catalogue, address: str, sure: bool, given: Sequence[str]) -> None:
    name, *rest = given
    if name not in ACTIONS:
        raise BadInput("admin-action", given=name[:40], allowed=", ".join(ACTIONS))
    action = ACTIONS[name]
    if not action.least <= len(rest) <= action.most:
        raise BadInput("admin-takes", action=name, takes=action.takes)
    async with desk(store, texts, address, sure) as here:
        await action.run(here, *rest)


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(at)) if at else "-"


def print_columns(rows: Sequence[Sequence[str]]) -> None:
    """As wide as what stands in them; the first row is the head."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())
