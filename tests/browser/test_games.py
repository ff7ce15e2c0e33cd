"""Whole games of Duel, played by clicking."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, next_to_move

MAX_MOVES = 120


def test_a_game_against_a_bot_until_the_score_sheet(visit: Visit) -> None:
    anna = visit("Anna")
    anna.start(Bot="Easy")
    for _ in range(MAX_MOVES):
        if not anna.wait_turn():
            break
        anna.move("wonder", "build", "discard")
    sheet = anna.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_have_text(re.compile(r"win|draw|level", re.IGNORECASE))
    expect(sheet.get_by_role("button", name="Play again")).to_be_visible()
    # And it can be looked at again, from the beginning, and played on from there.
    sheet.get_by_role("link", name="Replay").click()
    anna.press("Go to start")
    anna.sees("Move 0 of")
    anna.press("Next move")
    anna.sees("Move 1 of")
    replayed = anna.at.partition("#")[0].replace("replay", "table")
    anna.press(re.compile("Play on from here"))
    anna.page.wait_for_url("**/table/*")
    assert anna.at != replayed
    assert anna.wait_turn()


def test_two_browsers_play_each_other(visit: Visit) -> None:
    anna, bram = visit("Anna"), visit("Bram", language="nl")
    for person in (anna, bram):
        person.named(person.called)
    link = anna.start(how="online")
    anna.sees("1 seat is still open")
    bram.go(link).at_table()
    bram.press(re.compile("zitten|Ga hier", re.IGNORECASE))
    expect(anna.page.get_by_text("1 seat is still open")).to_have_count(0)
    anna.sees("Bram")
    bram.sees("Anna")
    play_together(anna, bram)
    for person in (anna, bram):
        expect(person.page.get_by_role("dialog").get_by_role("heading", level=2)).to_be_visible()
    won = [person for person in (anna, bram) if re.match(r"You win|Jij wint|Je wint", title(person))]
    assert len(won) <= 1, "both are told that they won"


def play_together(anna: Person, bram: Person) -> None:
    """Whoever is asked moves, until both see the end."""
    for count in range(MAX_MOVES):
        mover = next_to_move(anna, bram)
        if mover is None:
            return
        mover.move("build", "wonder", "discard")
        if count == 10:
            talk(anna, bram)
    raise AssertionError("the game does not end")


def talk(one: Person, other: Person) -> None:
    words = one.page.get_by_role("textbox").last
    words.fill("A good move, wasn't it?")
    words.press("Enter")
    other.page.locator("#tab-chat").click()
    other.sees("A good move, wasn't it?")
    other.page.locator("#tab-log").click()


def title(person: Person) -> str:
    return person.page.get_by_role("dialog").get_by_role("heading", level=2).inner_text()
