"""Two people in two browsers: invited by a code, talking, ending a game together, and playing again."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.serving import Serving
from tests.browser.shots import SHOTS


def choose(person: Person, what: str) -> None:
    person.press(re.compile("^(More|Meer)$"))
    person.press(what)


def sheet(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


def check(person: Person, axe_source: str) -> None:
    """No trouble for those who cannot see the page, or not well."""
    person.page.evaluate(axe_source)
    script = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
    found = person.page.evaluate(script)
    assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in found] == []


def test_invited_by_a_code_they_talk_draw_and_play_again(visit: Visit, axe_source: str) -> None:
    anna, bram = visit("Anna").named("Anna"), visit("Bram", language="nl", phone=True, dark=True)
    anna.start(how="online")
    anna.press("Put aside")
    expect(anna.page.get_by_role("button", name="Add a bot")).to_have_count(0)
    anna.press("1 seat is still open")

    # The sheet says that only this computer reaches the table; the code works on it all the same.
    anna.press("Invite someone")
    anna.sees("Only this computer can reach the table")
    code = sheet(anna).locator(".code5").get_attribute("aria-label")
    assert code
    check(anna, axe_source)
    anna.page.context.grant_permissions(["clipboard-write"])
    anna.press("Copy the link")
    expect(sheet(anna).get_by_role("button", name="Copied")).to_be_visible()
    anna.page.screenshot(path=SHOTS / "invite-1440.png")
    bram.go("/")
    bram.page.get_by_label(re.compile("^Tafelcode")).fill(code.replace(" ", "").lower())
    bram.press("Schuif aan")
    bram.page.wait_for_url("**/table/*")
    bram.page.get_by_label("Je naam aan tafel").fill("Bram")
    bram.press("Ga hier zitten")
    expect(sheet(anna).locator("li", has_text="Bram")).to_be_visible()
    sheet(anna).get_by_role("button", name="Close").click()

    # A word to somebody with a phone: it is counted until it is read; the answer is one tap.
    anna.page.get_by_role("tab", name="Chat").click()
    anna.press("Good luck!")
    bram.press("Chat: 1 nieuw bericht")
    expect(sheet(bram)).to_contain_text("Good luck!")
    bram.press("Bedankt!")
    bram.page.screenshot(path=SHOTS / "chat-390-dark.png")
    sheet(bram).get_by_role("button", name="Sluiten").click()
    expect(anna.page.locator("ol.ev")).to_contain_text("Bedankt!")
    expect(bram.page.get_by_role("button", name=re.compile("nieuw bericht"))).to_have_count(0)

    # A draw that is declined, and one that is accepted.
    choose(anna, "Offer a draw")
    bram.sees("Anna biedt remise aan.")
    bram.press("Weigeren")
    expect(bram.page.get_by_text("Anna biedt remise aan.")).to_have_count(0)
    choose(bram, "Bied remise aan")  # who declined may offer one
    anna.press("Agree")
    for person, word in ((anna, "A draw"), (bram, "Remise")):
        expect(sheet(person).get_by_role("heading", level=2)).to_have_text(word)
    old = anna.at

    # Bram asks, withdraws and leaves; what he asked then is on Anna's home page.
    bram.press(re.compile("^Nog een keer"))
    expect(sheet(anna)).to_contain_text("Bram wants to play again")
    anna.page.screenshot(path=SHOTS / "again-offer-1440.png")
    check(anna, axe_source)
    bram.press("Trek terug")
    expect(sheet(anna)).to_contain_text("Another game?")
    bram.press(re.compile("^Nog een keer"))
    anna.go("/").sees("Bram wants to play again")
    anna.go(old)
    expect(sheet(anna)).to_contain_text("Seats are turned: this time Bram has seat 1.")
    anna.press(re.compile("^Play again"))
    for person in (anna, bram):
        person.page.wait_for_url(lambda url: not url.endswith(old))
        person.at_table()
    assert anna.at == bram.at
    anna.press("More")
    anna.press("The game before this", "link")  # the tables know each other
    anna.page.wait_for_url(f"**{old}")
    anna.press("To the new table", "link")
    anna.page.wait_for_url(f"**{bram.at}")

    # Who resigns is asked whether that is meant.
    choose(anna, "Resign")
    sheet(anna).get_by_role("button", name="Resign").click()
    expect(sheet(bram).get_by_role("heading", level=2)).to_have_text("Jij wint")
    expect(sheet(anna)).to_contain_text("You resigned.")
    anna.press(re.compile("^Play again"))
    bram.press("Nu niet")
    expect(sheet(anna)).to_contain_text("Bram doesn’t want to play again now")


def test_round_one_screen_everybody_has_a_name_and_what_is_not_there_is_not_found(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/").press("On one screen")
    anna.page.locator(".covs").get_by_role("button", name=re.compile("Play")).first.click()
    anna.page.get_by_label("Name of player 1").fill("Ada")
    anna.page.get_by_label("Name of player 2").fill("Bo")
    anna.press("Start game")
    anna.sees("Ada", "Bo")
    choose(anna, "Stop this game")
    sheet(anna).get_by_role("button", name="Stop this game").click()
    anna.sees("The game was stopped")
    expect(anna.page.get_by_role("button", name="Final score")).to_have_count(0)  # there is none

    anna.expect_trouble("404")
    for path in ("/nowhere", "/games/antiquity/nothing", "/table/AAAAAAAAAAAAAAAA"):
        anna.go(path)
        expect(anna.page.get_by_role("heading", level=1)).to_have_text("Not found")
    dutch = visit("Bram", language="nl")
    dutch.expect_trouble("404")
    dutch.go("/nergens").sees("Niet gevonden")
    dutch.page.screenshot(path=SHOTS / "not-found-1440.png")


def test_a_switch_lets_the_network_reach_the_table(browser: Browser, tmp_path: Path, axe_source: str) -> None:
    serving = Serving(tmp_path)
    serving.program = "tests.networked_server"
    with serving:
        anna = Person(browser, serving.address, "Anna")
        anna.start(how="online")
        anna.press("Invite someone")
        anna.sees("Only this computer can reach the table")
        picture, address = sheet(anna).get_by_role("img", name=re.compile("QR")), sheet(anna).locator(".addr")
        expect(picture).to_have_count(0)
        switch = sheet(anna).get_by_role("switch")
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
        expect(picture).to_be_visible()
        expect(address).to_have_text(re.compile(r"^127\.0\.0\.2:\d+/[A-Z]{5}$"))
        check(anna, axe_source)
        anna.page.screenshot(path=SHOTS / "invite-network-1440.png")

        host, _, code = address.inner_text().partition("/")
        bram = Person(browser, f"http://{host}", "Bram", phone=True)
        bram.go(f"/{code}").press("Sit here")
        expect(sheet(anna).locator("li", has_text="Guest")).to_be_visible()
        bram.expect_trouble("WebSocket connection|ERR_CONNECTION")
        switch.click()  # and not any more
        anna.sees("Only this computer can reach the table")
        bram.page.locator(".state.lost").wait_for()
        for person in (anna, bram):
            assert not person.complaints()
            person.leave()
