"""A group in two browsers: one makes it, the other joins by its link, and a cup begins for both."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.shots import SHOTS


def test_a_group_is_made_joined_by_its_link_and_plays_a_cup(visit: Visit, axe_source: str) -> None:
    anna, bram = visit("Anna").named("Anna"), visit("Bram", language="nl", phone=True)
    anna.go("/groups")
    anna.page.get_by_label("Name of the group").fill("Thursday table")
    anna.press("Create")
    anna.sees("Thursday table", "No cup yet")
    code = anna.page.locator(".code .vh").inner_text()

    bram.go(f"/groups/join/{code}")
    bram.page.get_by_label("Je naam").fill("Bram")
    bram.press("Doe mee")
    bram.page.wait_for_url("**/groups/*")
    bram.sees("Thursday table", "Nog geen beker")
    bram.go("/profile").sees("Jouw groepen")
    bram.press("Thursday table", role="link")  # from one's own page back to the group's
    expect(anna.page.locator(".members")).to_contain_text("Bram")  # she hears of it by herself

    anna.press("New cup")
    anna.page.get_by_label("Name of the cup").fill("Our cup")
    anna.sees("2 games in 1 round")
    anna.press(re.compile("Bot · Easy"))
    anna.sees("6 games in 3 rounds")
    anna.page.get_by_role("button", name="Bot · Easy", exact=True).click()
    anna.sees("2 games in 1 round")
    anna.choose("Games at once", "1")
    anna.press("Start the cup")
    for person in (anna, bram):
        person.sees("Our cup")
        expect(person.page.locator(".cross .turn, .cross .live").first).to_be_visible()
        expect(person.page.locator(".cross .later").first).to_be_visible()
        person.page.evaluate(axe_source)
        found = person.page.evaluate(
            "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa']}).then((result) => result.violations"
            ".map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(', ')}`))"
        )
        assert found == []
        person.keep_picture(SHOTS / f"group-{person.called}.png")
    turn = [person for person in (anna, bram) if person.page.locator(".cross .turn").count()]
    assert turn  # somebody is to move, and the table is one press away
    turn[0].touch(turn[0].page.locator(".next a.act"))
    turn[0].page.wait_for_url("**/table/*")
    turn[0].at_table()
