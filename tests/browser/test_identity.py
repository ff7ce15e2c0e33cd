"""Who one is, in a browser: links that ask first, the list of what stands for one, logging out, deletion."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.serving import Serving
from tests.browser.shots import SHOTS
from tests.patience import PATIENCE


def personal_link(person: Person) -> str:
    person.go("/settings").press("Create a link")
    return person.page.locator("code").first.inner_text()


def who(person: Person) -> str:
    return person.page.locator("header .me").inner_text().strip()


def pictures(person: Person, name: str) -> None:
    """Wide and narrow, light and dark."""
    for theme in ("light", "dark"):
        person.page.emulate_media(color_scheme=theme)
        for width in (1440, 390):
            person.page.set_viewport_size({"width": width, "height": 900})
            overflow = "document.documentElement.scrollWidth - innerWidth"
            assert person.page.evaluate(overflow) <= 0, (name, theme, width)
            person.page.screenshot(
                path=SHOTS / f"{name}-{theme}-{width}.png", full_page=True, animations="disabled"
            )
    person.page.emulate_media(color_scheme="light")
    person.page.set_viewport_size({"width": 1440, "height": 900})


def test_a_link_asks_before_one_is_somebody_else(visit: Visit) -> None:
    anna, bram = visit("Anna"), visit("Bram")
    anna.named("Anna Bakker")
    link = personal_link(anna)
    bram.go("/")
    guest = who(bram)
    bram.page.goto(link)
    bram.sees("Continue as Anna Bakker?")
    pictures(bram, "link")
    bram.press(f"Stay {guest}", "link")
    assert who(bram) == guest
    bram.page.goto(link)
    bram.press("Continue as Anna Bakker")
    bram.sees("Welcome back, Anna Bakker.")
    expect(bram.page.locator("header .me")).to_have_text("Anna Bakker")
    bram.go("/settings").press("Log out")
    bram.sees(f"You’ll be {guest} again, as before.")
    bram.page.get_by_role("dialog").get_by_role("button", name="Log out").click()
    expect(bram.page.locator("header .me")).to_have_text(guest)


def test_what_stands_for_one_is_ended_one_by_one(visit: Visit, axe_source: str) -> None:
    anna, phone = visit("Anna"), visit("Anna's phone", phone=True)
    anna.named("Anna Bakker")
    link = personal_link(anna)
    phone.page.goto(link)
    phone.press("Continue as Anna Bakker")
    phone.sees("Welcome back, Anna Bakker.")
    anna.go("/settings").press("Create a token")
    rows = anna.page.locator("section", has=anna.page.get_by_text("Where you’re signed in")).locator("li")
    expect(rows).to_have_count(4)
    pictures(anna, "access")
    found = anna.page.evaluate(f"{axe_source}; axe.run(document)")
    assert [problem["id"] for problem in found["violations"]] == []
    for word in ("Sign out", "End", "End"):
        before = rows.count()
        anna.press(re.compile(f"^{word}$"))
        expect(rows).to_have_count(before - 1)
    expect(rows).to_contain_text("this browser")
    phone.go("/settings")
    expect(phone.page.locator("header .me")).not_to_have_text("Anna Bakker")


def test_deleting_oneself(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.start(how="bot")
    anna.named("Anna Bakker")
    anna.press("Delete …")
    anna.page.screenshot(path=SHOTS / "delete-me.png")
    anna.press("Delete everything")
    anna.page.wait_for_url(re.compile("/$"))
    expect(anna.page.locator("header .me")).to_have_text(re.compile("Guest"))
    anna.go(table).sees("There is no such table, or the link is incomplete.")
    anna.expect_trouble("404")


def test_deleting_a_table(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.start(how="bot")
    anna.press("More")
    anna.press("Delete this table")
    anna.page.get_by_role("dialog").get_by_role("button", name="Delete this table").click()
    anna.page.wait_for_url(re.compile("/$"))
    expect(anna.page.locator(f'a[href="{table}"]')).to_have_count(0)


def test_a_server_by_invitation(browser: Browser, tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        where = ["--data", str(tmp_path)]
        admin("invitations", "on", *where)
        person = Person(browser, server.address, "Anna")
        person.expect_trouble("403")
        person.go("/").sees("By invitation only")
        pictures(person, "invitation")
        person.go(admin("invite", *where)).sees("You’re invited")
        person.press("Come in")
        expect(person.page.locator("header .me")).to_have_text(re.compile("Guest"))
        assert not person.complaints()
        person.leave()


def admin(*given: str) -> str:
    """What `tijdperk admin` says."""
    command = [sys.executable, "-m", "tijdperk", "admin", *given]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    return ended.stdout.strip()


def test_a_restart_is_told_and_nobody_is_lost(browser: Browser, tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        person = Person(browser, server.address, "Anna")
        person.expect_trouble("WebSocket|ERR_CONNECTION")
        person.start(how="bot")
        before = who_plays(person)
        server.stop()
        person.sees("The server is restarting")
        person.page.screenshot(path=SHOTS / "restarting.png")
        server.start()
        expect(person.page.get_by_text("The server is restarting")).to_have_count(0)
        person.wait_turn()
        assert who_plays(person) == before
        assert not person.complaints()
        person.leave()


def who_plays(person: Person) -> str:
    told: dict[str, str] = person.page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    return told["user"]
