"""Quiet hours: nothing is sent in them, and a deadline of a day or more does not fall into them."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tests.loops import run
from tests.patience import PATIENCE
from tests.table.people import game_id
from tijdperk.kernel.errors import TijdperkError
from tijdperk.table.commands import new_table
from tijdperk.table.log import Entry, LogEvent, Quieted, Sat, Sitter
from tijdperk.table.mail import Mail
from tijdperk.table.messages import NewTable, SeatSpec
from tijdperk.table.notices import Notices
from tijdperk.table.quiet import QuietHours, good_hours, news, read_hours
from tijdperk.table.snapshots import restored, stored
from tijdperk.table.sqlite import Sqlite
from tijdperk.table.store import Person, Store
from tijdperk.table.tables import Table
from tijdperk.table.views import summary_of
from tijdperk.table.webhooks import Webhooks

ANNA = Person("anna", "Anna", "en", "")
NIGHT = QuietHours("22:00", "07:00", "Europe/Amsterdam")


def at(text: str, zone: str = "Europe/Amsterdam") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("moment", "until"),
    [
        ("2026-11-18 21:59", "2026-11-18 21:59"),
        ("2026-11-18 22:00", "2026-11-19 07:00"),
        ("2026-11-19 06:59", "2026-11-19 07:00"),
        ("2026-11-19 07:00", "2026-11-19 07:00"),
        ("2026-10-25 01:30", "2026-10-25 07:00"),  # the night with an hour more
        ("2026-03-29 01:30", "2026-03-29 07:00"),  # and the one with an hour less
    ],
)
def test_a_moment_in_the_night_waits_for_the_morning(moment: str, until: str) -> None:
    assert NIGHT.until(at(moment)) == at(until)


def test_hours_by_day_and_in_other_zones() -> None:
    siesta = QuietHours("13:00", "15:30", "America/New_York")
    noon = at("2026-07-01 14:00", "America/New_York")
    assert siesta.until(noon) == noon + 90 * 60
    assert datetime.fromtimestamp(noon, UTC).hour == 18
    assert read_hours(str(siesta)) == siesta
    assert read_hours("") is None
    assert read_hours("22:00-07:00 Atlantis/Capital") is None


@pytest.mark.parametrize(
    ("hours", "key"),
    [
        (("22:00", "22:00", "UTC"), "quiet-hours"),
        (("07:00", "22:00", "UTC"), "quiet-hours"),
        (("25:00", "07:00", "UTC"), "quiet-hours"),
        (("22:00", "07:00", "Atlantis/Capital"), "quiet-zone"),
        (("22:00", "07:00", "../../etc/passwd"), "quiet-zone"),
    ],
)
def test_hours_that_are_none_are_refused(hours: tuple[str, str, str], key: str) -> None:
    with pytest.raises(TijdperkError) as problem:
        good_hours(*hours)
    assert problem.value.key == key


class Slow:
    """A table of Anna and Bram with so many seconds for a move, by its entries."""

    def __init__(self, seconds: int, began: float) -> None:
        self.table = Table("t")
        self.began = began
        seats = [SeatSpec("me"), SeatSpec("open")]
        self.add(new_table(NewTable(game_id(), seats, visibility="private", seconds_per_move=seconds), ANNA))
        self.add(Sat(1, Sitter(user="bram", name="Bram")))

    def add(self, what: LogEvent) -> None:
        self.table.apply(Entry(self.table.seq + 1, self.began, what))


def test_a_deadline_at_night_is_put_off_to_the_morning_for_whoever_has_quiet_hours() -> None:
    game = Slow(24 * 3600, at("2026-11-18 23:00"))
    seat = game.table.match.seat
    user = game.table.seats[seat].user
    other = game.table.seats[1 - seat].user
    assert game.table.deadline == at("2026-11-19 23:00")
    game.add(Quieted(other, str(NIGHT)))
    assert game.table.deadline == at("2026-11-19 23:00")
    changed = game.table.changed
    for entry in news(game.table, user, str(NIGHT)):
        game.add(entry)
    assert game.table.deadline == at("2026-11-20 07:00")
    assert game.table.changed == changed
    assert news(game.table, user, str(NIGHT)) == []
    assert summary_of(restored("t", stored(game.table))).quiet == [0, 1]
    game.add(Quieted(user, ""))
    assert game.table.deadline == at("2026-11-19 23:00")


def test_a_table_with_less_than_a_day_for_a_move_does_not_ask() -> None:
    game = Slow(1800, at("2026-11-18 23:00"))
    assert news(game.table, "anna", str(NIGHT)) == []
    game.add(Quieted(game.table.seats[game.table.match.seat].user, str(NIGHT)))
    assert game.table.deadline == at("2026-11-18 23:30")


class Counted(Webhooks):
    """Counts instead of sending."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[str] = []

    async def your_turn(self, person: Person, game: str, table: str) -> None:
        self.sent.append(table)


def test_a_notice_waits_for_the_end_of_quiet_hours_and_is_sent_if_it_is_still_true(tmp_path: Path) -> None:
    async def told() -> None:
        store = Store(Sqlite(tmp_path / "data.db"))
        await store.open()
        await store.add_person(ANNA)
        webhooks = Counted()
        notices = Notices(store, webhooks, Mail())
        now = datetime.now(UTC)
        begin, end = f"{(now.hour - 1) % 24:02}:00", f"{(now.hour + 2) % 24:02}:00"
        await notices.contacts.set_quiet("anna", good_hours(begin, end, "UTC"))
        for table in ("one", "one", "two"):
            await notices.your_turn(ANNA, game_id(), table)
        assert webhooks.sent == []
        assert await notices.contacts.release(time.time()) == []

        async def still(person: str, table: str) -> Person | None:
            return ANNA if table == "one" else None

        await notices.contacts.set_quiet("anna", None)
        await notices.release(still)
        await notices.release(still)
        assert webhooks.sent == ["one"]
        await store.close()

    run(told())


def test_at_the_end_of_quiet_hours_nobody_waits_for_anothers_receiver_or_table(tmp_path: Path) -> None:
    """The first one's table cannot be read; the second one's receiver is slow until the third is told."""
    people = [Person(name, name.title(), "en", webhook=f"https://{name}.example") for name in "abc"]
    told = asyncio.Event()

    class Receivers(Webhooks):
        async def your_turn(self, person: Person, game: str, table: str) -> None:
            if person.id == "b":
                await told.wait()
            else:
                assert person.id == "c"
                told.set()

    async def morning() -> None:
        store = Store(Sqlite(tmp_path))
        await store.open()
        notices = Notices(store, Receivers(), Mail())
        for person in people:
            await store.add_person(person)
            await notices.contacts.hold(person.id, game_id(), person.id, time.time() - 10)

        async def still(person: str, table: str) -> Person | None:
            if person == "a":
                raise ValueError("a table that cannot be read")
            return next(one for one in people if one.id == person)

        async with asyncio.timeout(PATIENCE):
            await notices.release(still)
        assert told.is_set()
        await store.close()

    run(morning())
