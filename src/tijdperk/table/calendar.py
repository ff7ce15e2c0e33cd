"""A calendar of one's deadlines: a file at an address that only its owner knows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.text import Catalogue, catalogue
from tijdperk.table.person_messages import CalendarAddress
from tijdperk.table.rows import Listed
from tijdperk.table.server import AnyRequest, Server
from tijdperk.table.store import Person

MEDIA_TYPE = "text/calendar"
LINE = 74  # bytes: a longer line is folded
ALARM = "-PT1H"


@post("/me/calendar", status_code=200)
async def make_calendar(server: Server, person: Person) -> CalendarAddress:
    """An address where your deadlines are a calendar file. It replaces the one before it."""
    code = await server.people.credential(person.id, "calendar")
    return CalendarAddress(f"/api/calendar/{code}.ics")


@get("/calendar/{file:str}", media_type=MEDIA_TYPE)
async def read_calendar(request: AnyRequest, server: Server, file: str) -> Response[str]:
    """The deadlines of whoever made this address, as a calendar file."""
    person = await server.people.find(file.removesuffix(".ics"), "calendar")
    if person is None:
        raise BadInput("calendar-unknown")
    found = await server.hub.tables_of(person.id, current=True)
    address = str(request.base_url).rstrip("/")
    return Response(calendar(person, found, address, time.time()), media_type=MEDIA_TYPE)


def calendar(person: Person, tables: list[Listed], address: str, now: float) -> str:
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tijdperk//Tijdperk//EN", "X-WR-CALNAME:Tijdperk"]
    for listed in tables:
        until = deadline_of(person, listed)
        if until is not None:
            texts = catalogue(person.language, listed.summary.game)
            lines += event(listed, until, texts, address, now)
    return "".join(f"{part}\r\n" for line in [*lines, "END:VCALENDAR"] for part in folded(line))


def deadline_of(person: Person, listed: Listed) -> float | None:
    """When a person's own time runs out at a table, if it is running."""
    summary = listed.summary
    own = [seat for seat in summary.waiting_for if summary.seats[seat].user == person.id]
    if not own or summary.deadline is None:
        return None
    times = [summary.until[seat] if summary.until else summary.deadline for seat in own]
    return min((moment for moment in times if moment is not None), default=None)


def event(listed: Listed, until: float, texts: Catalogue, address: str, now: float) -> list[str]:
    game = texts.word("game", listed.summary.game)
    others = [seat.name for seat in listed.summary.seats if seat.user]
    return [
        "BEGIN:VEVENT",
        f"UID:{listed.table}@tijdperk",
        f"DTSTAMP:{moment(now)}",
        f"DTSTART:{moment(until)}",
        f"DTEND:{moment(until)}",
        f"SUMMARY:{escaped(texts.say('calendar-move', game=game))}",
        f"DESCRIPTION:{escaped(', '.join(others))}",
        f"URL:{address}/table/{listed.table}",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{escaped(texts.say('calendar-move', game=game))}",
        f"TRIGGER:{ALARM}",
        "END:VALARM",
        "END:VEVENT",
    ]


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def folded(line: str) -> Iterator[str]:
    """A line as calendars want it: what is too long goes on after a space, and no letter is divided."""
    part = ""
    for letter in line:
        if len((part + letter).encode()) > LINE:
            yield part
            part = " "
        part += letter
    yield part


HANDLERS: list[HTTPRouteHandler] = [make_calendar, read_calendar]
