"""A calendar file of one's deadlines."""

from __future__ import annotations

from collections.abc import Callable

from tests.table.people import Someone, game_id
from tijdperk.table.calendar import calendar, folded
from tijdperk.table.log import Sitter
from tijdperk.table.rows import Listed, Summary
from tijdperk.table.store import Person

ANNA = Person("anna", "Anna", "nl", "")


def listed(table: str, waiting: list[int], deadline: float | None) -> Listed:
    seats = [Sitter(user="anna", name="Anna"), Sitter(user="bram", name="Bram; or, Bob")]
    summary = Summary(game_id(), {}, "private", "anna", "playing", seats, 3, 0.0, waiting, 300, deadline)
    return Listed(table, summary, None)


def test_only_what_waits_for_its_owner_is_in_a_calendar() -> None:
    tables = [listed("mine", [0], 1_800_000_000.0), listed("theirs", [1], 5.0), listed("idle", [0], None)]
    text = calendar(ANNA, tables, "https://example.org", 1_700_000_000.0)
    assert text.startswith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
    assert text.endswith("END:VCALENDAR\r\n")
    assert text.count("BEGIN:VEVENT") == 1
    assert "UID:mine@tijdperk\r\n" in text
    assert "DTSTART:20270115T080000Z\r\n" in text
    assert "URL:https://example.org/table/mine\r\n" in text
    assert "SUMMARY:Jij bent aan zet: " in text
    assert "DESCRIPTION:Anna\\, Bram\\; or\\, Bob\r\n" in text


def test_long_lines_are_folded_without_dividing_a_letter() -> None:
    line = "SUMMARY:" + "één " * 40
    parts = list(folded(line))
    assert all(len(part.encode()) <= 75 for part in parts)
    assert parts[0] + "".join(part[1:] for part in parts[1:]) == line


def test_a_calendar_is_read_by_its_address_alone_and_a_new_address_replaces_it(
    anna: Someone, bram: Someone, person: Callable[..., Someone]
) -> None:
    stranger = person()
    table = anna.new_table("me", "open", seconds_per_move=86_400)
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    (waits,) = anna.view(table)["table"]["waiting_for"]
    owner, other = (anna, bram) if waits == 0 else (bram, anna)
    first, theirs = owner.post("/api/me/calendar")["address"], other.post("/api/me/calendar")["address"]
    read = stranger.http.get(first)
    assert read.headers["content-type"] == "text/calendar; charset=utf-8"
    assert f"UID:{table}@tijdperk" in read.text
    assert table not in stranger.http.get(theirs).text
    second = owner.post("/api/me/calendar")["address"]
    assert stranger.refused("GET", first, 404) == "calendar-unknown"
    assert f"UID:{table}@tijdperk" in stranger.http.get(second).text
