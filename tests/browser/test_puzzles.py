"""Puzzles in a real browser: one is missed, then solved by keyboard; one is solved on a phone, in Dutch."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.lessons import in_words
from tests.browser.person import Person
from tests.browser.test_pages import Gallery
from tijdperk.kernel.game import load_game
from tijdperk.kernel.puzzles import puzzles_of

DUEL = puzzles_of(load_game("duel"))


def panel(person: Person) -> Locator:
    return person.page.locator("section.lesson")


def make(person: Person, move: str) -> None:
    """A move of the list in words, by keyboard."""
    expect(in_words(person, move)).to_be_visible()
    in_words(person, move).focus()
    with person.page.expect_response(re.compile("/puzzles/")):
        person.page.keyboard.press("Enter")


def test_a_puzzle_is_missed_then_solved_and_the_day_counts(visit: Visit, axe_source: str) -> None:
    person = visit("Anna")
    gallery = Gallery(person, "en-wide", axe_source)
    person.page.set_viewport_size({"width": 1440, "height": 900})
    person.go("/").page.get_by_role("heading", name="Puzzle of the day").wait_for()
    gallery.look("home-puzzle")
    person.page.get_by_role("link", name="All puzzles").click()
    person.page.wait_for_url("**/puzzles")
    person.page.locator(".mainc .puzzle").first.wait_for()
    gallery.look("puzzles")

    name, file = next(iter(DUEL.items()))
    person.go(f"/puzzles/duel/{name}")
    panel(person).wait_for()
    gallery.look("puzzle")
    person.page.keyboard.press("t")
    make(person, next(one.move for one in file.move if one.move not in file.right))
    expect(panel(person).locator(".answer")).to_contain_text("Not this one.")
    make(person, file.right[0])
    expect(panel(person)).to_contain_text("That is the one.")
    expect(panel(person).locator(".worth li.best")).to_have_count(len(file.right))
    person.page.keyboard.press("t")
    gallery.look("puzzle-solved")
    expect(person.page.get_by_role("button", name="Next puzzle")).to_be_visible()
    person.page.keyboard.press("Enter")
    person.page.wait_for_url(f"**/puzzles/duel/{list(DUEL)[1]}")
    person.go("/").page.get_by_text("1 day in a row").wait_for()
    assert not gallery.found, "\n".join(gallery.found)


def test_a_puzzle_on_a_phone(visit: Visit, axe_source: str) -> None:
    person = visit("Bram", language="nl", phone=True, dark=True)
    gallery = Gallery(person, "nl-phone-dark", axe_source)
    person.go("/puzzles?game=duel&level=1").page.locator(".mainc .puzzle").first.wait_for()
    gallery.look("puzzles", whole=True)
    name, file = next(
        one for one in DUEL.items() if one[1].level == 1 and one[1].right[0].startswith("build ")
    )
    person.touch(person.page.locator(f".mainc .puzzle[href$='{name}']"))
    person.page.wait_for_url(f"**/puzzles/duel/{name}")
    panel(person).wait_for()
    person.press("Hint")
    expect(panel(person).locator(".advice")).to_contain_text("meer waard")
    gallery.look("puzzle")
    person.touch(person.thing(f"card:{file.right[0].removeprefix('build ')}"))
    person.act("build")
    expect(panel(person)).to_contain_text("Goed, meteen raak.")
    gallery.look("puzzle-solved", whole=True)
    assert not gallery.found, "\n".join(gallery.found)
