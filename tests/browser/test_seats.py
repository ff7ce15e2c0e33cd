"""A seat changes hands from the table's menu, and everybody reads it in the log."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.shots import SHOTS


def choose(person: Person, what: str) -> None:
    person.press("More")
    person.press(what)


def reads(*people: Person, line: str) -> None:
    for person in people:
        expect(person.page.locator("ol.ev")).to_contain_text(line)


def test_a_seat_is_passed_given_to_a_bot_taken_back_and_given_up(visit: Visit) -> None:
    anna, bram, chris = (visit(name).named(name) for name in ("Anna", "Bram", "Chris"))
    table = anna.start(how="online")
    bram.go(table).press("Sit here")
    bram.at_table()
    choose(bram, "Pass your seat to someone")
    bram.page.get_by_role("dialog").get_by_role("button", name="Anna").wait_for()
    chris.go(table).at_table()  # whoever comes to look can be given the seat
    bram.press(re.compile("^Chris"))
    reads(anna, bram, chris, line="Bram passed their seat to Chris.")
    expect(chris.page.locator(".app")).not_to_contain_text("You’re watching.")
    anna.page.screenshot(path=SHOTS / "seat-passed.png")

    choose(chris, "Let a bot take over")
    reads(anna, bram, chris, line="A bot takes over for Chris.")
    choose(chris, "Take over this seat")
    reads(anna, bram, chris, line="Chris took their seat back.")
    choose(chris, "Leave the table")
    reads(anna, bram, chris, line="Chris left the table.")
    bram.press("Sit here")
    reads(anna, chris, line="Bram sat down.")

    anna.press("More")
    anna.page.screenshot(path=SHOTS / "seat-menu.png")
    anna.press("Remove Bram")
    reads(anna, bram, chris, line="Bram was removed by the host.")


def test_a_seat_has_nobody_to_go_to(visit: Visit) -> None:
    """The sheet says how somebody comes to be in it."""
    person = visit("Anna", language="nl", phone=True)
    person.start(how="online")
    person.press("Meer")
    person.press("Geef je stoel door")
    person.sees("Er is verder niemand aan deze tafel. Stuur de link: wie hem opent, verschijnt hier.")
    person.page.screenshot(path=SHOTS / "seat-nobody-390.png")
