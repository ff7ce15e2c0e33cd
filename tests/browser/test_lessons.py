"""Lessons in a real browser: by keyboard alone on a wide screen, and by touch on a phone, in Dutch."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tijdperk.kernel.game import load_game
from tijdperk.kernel.lessons import GO_ON, LessonRun, lesson_ids, matches, read_lesson
from tijdperk.terminal.lessons import other_seats


def way_through(game: str, name: str) -> list[str]:
    """What a learner does from the first step to the last."""
    run = LessonRun(read_lesson(load_game(game), name), other_seats())
    actions = []
    while not run.over:
        legal = run.match.legal(run.lesson.seat) if run.step.kind != "text" else []
        action = next((move for move in legal if matches(run.step.want, move)), GO_ON)
        run.act(action)
        actions.append(action)
    return actions


def panel(person: Person) -> Locator:
    return person.page.locator("section.lesson")


def expect_step(person: Person, number: int) -> None:
    panel(person).wait_for()
    expect(panel(person).locator(".bars .past")).to_have_count(number)


def test_a_lesson_by_keyboard(visit: Visit) -> None:
    person = visit("Anna")
    keyboard = person.go("/learn").page.keyboard
    person.press("Military", role="link")
    expect_step(person, 0)
    keyboard.press("t")
    for number, action in enumerate(way_through("duel", "military")):
        expect_step(person, number)
        if action == GO_ON:
            panel(person).get_by_role("button", name="Continue").focus()
        else:
            verb, thing = action.split()
            named = re.compile(rf"(?=.*{verb})(?=.*{thing.replace('_', ' ')})", re.IGNORECASE)
            person.page.locator(".txt").get_by_role("button", name=named).first.focus()
        keyboard.press("Enter")
    expect(panel(person)).to_contain_text("You have finished this lesson.")
    keyboard.press("Escape")
    person.page.wait_for_url("**/learn")
    expect(person.page.locator("li", has_text="Military").locator(".done")).to_be_visible()


def test_a_lesson_by_touch(visit: Visit) -> None:
    person = visit("Bram", language="nl", phone=True)
    person.go("/learn/duel/take-a-card")
    person.press("Verder")
    expect_step(person, 1)
    person.touch(person.thing("card:theater"))
    person.act("build")
    expect(panel(person).locator(".answer")).to_contain_text("Dat mag ook")
    person.press("Hint")
    person.sees("Kies de Timmerhoutwerf op de onderste rij en daarna Bouwen.")
    person.touch(person.thing("card:lumber_yard"))
    person.act("build")
    expect_step(person, 2)
    person.press("Terug")
    expect_step(person, 1)
    person.touch(person.thing("card:lumber_yard"))
    person.act("build")
    expect_step(person, 2)


def test_a_first_game_says_what_is_new(visit: Visit) -> None:
    person = visit("Carla")
    person.go("/learn")
    person.press(re.compile("Your first game"))
    person.page.wait_for_url("**/table/*?guide")
    guide = person.page.locator(".guide")
    expect(guide).to_contain_text("The cards of this age are laid out")
    person.press("Got it")
    expect(guide).not_to_contain_text("The cards of this age are laid out")


def test_every_game_that_teaches_is_on_the_page(visit: Visit) -> None:
    taught = [
        game
        for game in ("duel", "history", "dice", "civilization", "antiquity")
        if lesson_ids(load_game(game))
    ]
    person = visit("Dirk").go("/learn")
    expect(person.page.locator(".course")).to_have_count(len(taught))
