"""Following the game: what others did is listed, shown again, slowed and skipped; who won is told last."""

from __future__ import annotations

import re
import time
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.shots import SHOTS
from tests.browser.test_meeting import check
from tests.patience import PAGE_PATIENCE


def hold_time(person: Person) -> None:
    """From now on nothing happens in the page by itself, but for the time that it is given."""
    person.page.clock.pause_at(datetime.now() + timedelta(seconds=20))


def until(person: Person, what: Locator) -> None:
    give_up = time.monotonic() + PAGE_PATIENCE
    while not what.count():
        assert time.monotonic() < give_up, what
        person.page.clock.run_for(50)


def test_what_others_did_is_listed_shown_again_slowed_and_skipped(visit: Visit, axe_source: str) -> None:
    anna = visit("Anna", motion=True)
    page = anna.page
    page.clock.install()
    anna.start(Bot="Easy")
    strip, deeds = page.locator("section.recap"), page.locator("section.recap [data-deed]")
    now = strip.locator("[aria-current=step]")
    pin = page.locator(".pin")
    hold_time(anna)
    for _ in range(4):  # in the draft the bot chooses twice in a row
        until(anna, page.locator(".app[data-turn=you] .middle [aria-pressed]"))
        if strip.count():
            break
        anna.move()

    # It opens by itself, and goes from one thing to the next, each on the board as it stood then.
    expect(strip.get_by_role("heading")).to_have_text("Since your last turn")
    expect(deeds.nth(1)).to_be_visible()
    expect(now).to_have_attribute("data-deed", "1")
    expect(pin).not_to_have_count(0)
    expect(anna.bar).to_contain_text("Your turn waits until you have seen it")
    page.screenshot(path=SHOTS / "recap-1440.png")
    page.clock.run_for(1_400)
    expect(now).to_have_attribute("data-deed", "2")

    # A thing is looked at again, and what follows it at half the speed.
    anna.touch(deeds.first)
    anna.press("Slow")
    anna.press("Play")
    page.clock.run_for(1_400)
    expect(now).to_have_attribute("data-deed", "1")
    page.clock.run_for(1_400)
    expect(now).to_have_attribute("data-deed", "2")

    strip.get_by_role("button", name="Skip to now").click()
    expect(strip).to_have_count(0)
    expect(pin).to_have_count(0)
    anna.press("What happened")
    expect(now).to_have_attribute("data-deed", "1")
    page.keyboard.press("ArrowRight")
    expect(now).to_have_attribute("data-deed", "2")
    page.clock.resume()  # nothing plays by itself any more
    check(anna, axe_source)
    page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    anna.move()  # and the game goes on


@pytest.mark.parametrize("record", ["dice/seats-4", "history/seats-4"])
def test_the_winner_is_named_last_with_the_rank_of_everybody(
    visit: Visit, records: Path, record: str
) -> None:
    anna = visit("Anna", motion=True)
    anna.page.clock.install()
    anna.open_record(records.parent / f"{record}.tijdperk")
    hold_time(anna)  # nothing is counted before it is looked at
    anna.touch(anna.bar.locator("button.act.pri"))
    sheet = anna.page.get_by_role("dialog")
    title, ranks = sheet.get_by_role("heading", level=2), sheet.get_by_role("list", name="Places")
    expect(title).to_have_text("Counting the points")
    expect(ranks).to_have_count(0)
    until(anna, ranks)
    expect(title).to_have_text(re.compile("wins|win"))
    expect(ranks.get_by_role("listitem")).to_have_count(4)
    expect(ranks.get_by_role("listitem").first).to_contain_text("1")
