"""Deleting a person: their tables, what they said, their name, and all that stands for them.

A table with other people at it stays: a bot takes the seat, and the entries of its log that name the person
are written again without the name.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tijdperk.kernel.text import catalogue
from tijdperk.table.agreements import SUBSTITUTE
from tijdperk.table.caches import trouble_of_one_table
from tijdperk.table.commands import bot
from tijdperk.table.hub import Hub
from tijdperk.table.log import Created, Entry, LogEvent, Quieted, Renamed, Said, Sat, Sitter, Unreadable
from tijdperk.table.session import LiveTable
from tijdperk.table.store import Person

UNSAID = "…"  # in place of a line of chat


async def delete_person(hub: Hub, person: Person) -> None:
    for table in await hub.store.tables_with(person.id):
        with trouble_of_one_table("table not left"):
            live = await hub.fresh(table)
            if live.table.people() <= {person.id}:
                await hub.delete(table)
            else:
                await leave(hub, live, person)
    await hub.store.delete_person(person.id)
    hub.person_changed(person.id)


async def leave(hub: Hub, live: LiveTable, person: Person) -> None:
    table = live.table

    def stand_up() -> list[LogEvent]:
        sitter = Sitter() if table.state == "waiting" else bot(SUBSTITUTE)
        return [Sat(seat, sitter) for seat in table.seats_of(person.id)]

    if table.state in ("waiting", "playing") and table.seats_of(person.id):
        await hub.add(live, stand_up)
    heirs = [sitter.user for sitter in table.seats if sitter.user not in ("", person.id)]
    entries = await hub.store.entries(table.id)
    changed = without(entries, person, heirs[0] if heirs else "")
    await hub.rewrite(live, changed)


def without(entries: Sequence[Entry], person: Person, heir: str) -> list[tuple[int, LogEvent]]:
    """The entries that name somebody, as they are without the name; a host's table becomes the heir's."""
    name = catalogue(person.language).say("deleted-name")

    def sitter(one: Sitter) -> Sitter:
        return msgspec.structs.replace(one, name=name) if one.user == person.id else one

    def rewritten(what: LogEvent) -> LogEvent:
        if isinstance(what, Created):
            host = heir if what.host == person.id else what.host
            return msgspec.structs.replace(what, seats=[sitter(one) for one in what.seats], host=host)
        if isinstance(what, Sat):
            return msgspec.structs.replace(what, sitter=sitter(what.sitter))
        if isinstance(what, Renamed) and what.user == person.id:
            return msgspec.structs.replace(what, name=name)
        if isinstance(what, Quieted) and what.user == person.id:
            return msgspec.structs.replace(what, hours="")
        if isinstance(what, Said) and what.user == person.id:
            return msgspec.structs.replace(what, name=name, text=UNSAID)
        return what

    found: list[tuple[int, LogEvent]] = []
    for entry in entries:
        if not isinstance(entry.what, Unreadable) and (new := rewritten(entry.what)) != entry.what:
            found.append((entry.seq, new))
    return found
