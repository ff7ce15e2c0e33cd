"""7 Wonders Dice, every moment that looks different: a picture, and what axe says of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.dice import (
    ALEXANDRIA,
    BONUSES,
    THIRTEENTH,
    Planner,
    act_in,
    ended,
    grey_to_pick,
    hurry,
    lay,
    liking,
    people_of,
)
from tests.browser.person import PHONE, WIDE
from tests.browser.serving import Serving
from tests.browser.shots import FORMS, form_name
from tests.browser.test_pages import Gallery
from tests.browser.test_ways import no_sideways

TENTH = act_in(10)
TALL = 1500  # a phone on which a whole board fits


@pytest.mark.parametrize(("language", "phone", "dark"), FORMS)
def test_pictures(
    visit: Visit, serving: Serving, axe_source: str, language: str, phone: bool, dark: bool
) -> None:
    person = visit("Anna", language=language, phone=phone, dark=dark)
    gallery = Gallery(person, form_name(language, phone, dark), axe_source)
    anna = Planner(person)
    choosing(anna, gallery)
    waiting(anna, gallery, serving)
    chains(anna, gallery)
    over(anna, gallery)
    assert not gallery.found, "\n".join(gallery.found)


def choosing(anna: Planner, gallery: Gallery) -> None:
    anna.open(THIRTEENTH)
    anna.choose(anna.fields.first)
    gallery.look("dice-field")
    if anna.person.phone:
        anna.page.set_viewport_size({"width": PHONE[0], "height": TALL})
        anna.page.evaluate("scrollTo(0, 0)")
        anna.person.touch(anna.page.get_by_role("tab").first)
        gallery.look("dice-other")
        anna.person.touch(anna.page.get_by_role("tab").nth(4))
        gallery.look("dice-standings")
        anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    else:
        anna.person.touch(anna.page.locator(".plate .more").first)
        gallery.look("dice-other")
    in_one_language(anna)


def chains(anna: Planner, gallery: Gallery) -> None:
    anna.open(ALEXANDRIA)
    anna.confirm("wonder")
    gallery.look("dice-chain")
    anna.open(BONUSES[2])
    gallery.look("dice-bonus")
    anna.open(grey_to_pick)
    anna.person.touch(anna.dice.first)
    gallery.look("dice-grey")
    in_one_language(anna)


def over(anna: Planner, gallery: Gallery) -> None:
    table = anna.open(ended)
    anna.person.touch(anna.person.bar.locator("button.act.pri"))
    anna.page.get_by_role("dialog").wait_for()
    gallery.look("dice-score")
    anna.person.go(f"/replay/{table}#60")
    anna.page.locator(".middle .sheet .bx.crossed").first.wait_for()
    gallery.look("dice-replay")
    in_one_language(anna)


def waiting(anna: Planner, gallery: Gallery, serving: Serving) -> None:
    """After a few turns of four people: one is ready, the others think."""
    language = str(anna.page.locator("html").get_attribute("lang"))
    people = people_of(serving.address, "Anna", "Bram", "Chris", "Dora", language=language)
    table = lay(people)
    likes = [liking("ready", "build", "wonder"), liking("ready", "build market", "build", "pass")]
    hurry(table, people, likes * 2, lambda view: view["turn"] == 5)
    anna.be(people[0].session)
    anna.person.go(f"/table/{table}").at_table()
    anna.take_turn()
    expect(anna.planned.first).to_be_attached()
    gallery.look("dice-waiting")
    in_one_language(anna)
    for someone in people:
        someone.close()


def in_one_language(anna: Planner) -> None:
    if anna.page.locator("html").get_attribute("lang") == "nl":
        said = anna.page.locator("main").inner_text()
        assert not re.findall(r"\b(?:you|your|with|and|ready|coins|cross)\b", said)


def test_every_number_of_seats_fits_on_a_phone(visit: Visit, axe_source: str) -> None:
    anna = Planner(visit("Anna", language="nl", phone=True))
    fits(anna, 2, PHONE[0], TALL, None)
    fits(anna, 7, PHONE[0], TALL, axe_source)


def test_every_number_of_seats_fits_on_wider_screens(visit: Visit, axe_source: str) -> None:
    anna = Planner(visit("Anna"))
    fits(anna, 2, *WIDE, None)
    fits(anna, 7, *WIDE, axe_source)
    fits(anna, 4, 1024, 768, axe_source)
    fits(anna, 4, 768, 1024, axe_source)


def fits(anna: Planner, seats: int, width: int, height: int, axe: str | None) -> None:
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.open(TENTH, seats)
    anna.choose(anna.fields.first)
    no_sideways(anna.person)
    language = anna.page.locator("html").get_attribute("lang")
    gallery = Gallery(anna.person, f"{language}-{width}-light", axe)
    gallery.look(f"dice-seats-{seats}")
    assert not gallery.found, "\n".join(gallery.found)
