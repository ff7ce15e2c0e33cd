"""Quiet hours: between which hours of their own time somebody gets no notices.

At tables with a day or more for a move, nobody's time runs out in them either: a deadline that falls into the
quiet hours of whoever is to decide is put off to their end. A table knows them by its log, so that a deadline
follows from that; only people who sit there and have quiet hours are in it.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import msgspec

from tijdperk.kernel.errors import BadInput
from tijdperk.table.log import LogEvent, Quieted

if TYPE_CHECKING:
    from tijdperk.table.tables import Table

DAY = 24 * 60  # minutes
MAX_MINUTES = 12 * 60
SLOW = 24 * 3600  # seconds per move from which deadlines are put off
TIME = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")
WRITTEN = re.compile(r"(\d\d:\d\d)-(\d\d:\d\d) (\S+)")


class QuietHours(msgspec.Struct, frozen=True):
    begin: str  # "22:00"
    end: str
    zone: str  # "Europe/Amsterdam"

    def __str__(self) -> str:
        return f"{self.begin}-{self.end} {self.zone}"

    @property
    def minutes(self) -> int:
        return (minutes(self.end) - minutes(self.begin)) % DAY

    def until(self, at: float) -> float:
        """The end of the quiet hours in which a moment lies; the moment itself where it lies in none."""
        local = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        into = (local.hour * 60 + local.minute - minutes(self.begin)) % DAY
        if into >= self.minutes:
            return at
        began = local.date() - timedelta(days=local.hour * 60 + local.minute < minutes(self.begin))
        ends = began + timedelta(days=minutes(self.end) <= minutes(self.begin))
        hour, minute = divmod(minutes(self.end), 60)
        return datetime(ends.year, ends.month, ends.day, hour, minute, tzinfo=local.tzinfo).timestamp()


def minutes(time: str) -> int:
    """After midnight."""
    hour, minute = time.split(":")
    return int(hour) * 60 + int(minute)


def good_hours(begin: str, end: str, zone: str) -> QuietHours:
    hours = QuietHours(begin, end, zone)
    if not TIME.fullmatch(begin) or not TIME.fullmatch(end) or not 0 < hours.minutes <= MAX_MINUTES:
        raise BadInput("quiet-hours", most=MAX_MINUTES // 60)
    if not known_zone(zone):
        raise BadInput("quiet-zone", zone=zone[:40])
    return hours


def known_zone(zone: str) -> bool:
    try:
        ZoneInfo(zone)
    except (KeyError, ValueError, OSError):
        return False
    return True


def read_hours(text: str) -> QuietHours | None:
    """As they are written; None where there are none, or this machine does not know their time zone."""
    found = WRITTEN.fullmatch(text)
    return QuietHours(found[1], found[2], found[3]) if found and known_zone(found[3]) else None


def put_off(deadline: float, hours: str) -> float:
    """A deadline of somebody with these quiet hours."""
    known = read_hours(hours)
    return known.until(deadline) if known else deadline


def news(table: Table, user: str, hours: str) -> list[LogEvent]:
    """The entry by which a table learns of somebody's quiet hours, where it has to."""
    slow = (table.created.seconds or 0) >= SLOW and table.state in ("waiting", "playing")
    if not slow or not table.seats_of(user) or table.quiet.get(user, "") == hours:
        return []
    return [Quieted(user, hours)]
