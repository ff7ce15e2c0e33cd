"""Lessons in a real browser: by keyboard alone on a wide screen, and by touch on a phone, in Dutch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.effort import LONG
from tijdperk.bots.players import make_player
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.lessons import GO_ON, LessonRun, lesson_ids, matches, read_lesson
from tijdperk.terminal.lessons import other_seats

GAMES = [game for game in game_ids() if lesson_ids(load_game(game))]
ALL = [(game, name) for game in GAMES for name in lesson_ids(load_game(game))]
SOME = [("duel", "military"), ("antiquity", "pollution"), ("dice", "wonder-and-chains")]
OTHERS = [(game, lesson_ids(load_game(game))[0]) for game in GAMES if game not in dict(SOME)]
TAKEN = ALL if LONG else [*SOME, *OTHERS]  # by keyboard alone


def way_through(game: str, name: str) -> list[tuple[int, str]]:
    """What a learner does from the first step to the last, each with the number of its step."""
    run = LessonRun(read_lesson(load_game(game), name), other_seats())
    player = make_player("search:200", seed=1)
    actions = []
    while not run.over:
        number = run.index
        action = GO_ON
        if run.step.kind == "move":
            action = next(move for move in [*run.ring, *run.choices()] if matches(run.step.want, move))
        elif run.step.kind == "goal":
            position = run.match.position
            action = run.match.game.notation(position, player.choose(position, run.lesson.seat))
        run.act(action)
        actions.append((number, action))
    return actions


def panel(person: Person) -> Locator:
    return person.page.locator("section.lesson")


def expect_step(person: Person, number: int) -> None:
    panel(person).wait_for()
    expect(panel(person).locator(".bars .past")).to_have_count(number)


def in_words(person: Person, move: str) -> Locator:
    """The move in the list of a table in words."""
    written = person.page.locator("code", has_text=re.compile(f"^{re.escape(move)}$"))
    return person.page.locator(".txt").get_by_role("button").filter(has=written).first


@pytest.mark.parametrize(("game", "name"), TAKEN, ids=[f"{game}-{name}" for game, name in TAKEN])
def test_a_lesson_by_keyboard(visit: Visit, game: str, name: str) -> None:
    person = visit("Anna")
    person.page.set_viewport_size({"width": 1280, "height": 860})
    keyboard = person.go(f"/learn/{game}/{name}").page.keyboard
    expect_step(person, 0)
    keyboard.press("t")
    for number, action in way_through(game, name):
        expect_step(person, number)
        if action == GO_ON:
            panel(person).get_by_role("button", name="Continue").focus()
            keyboard.press("Enter")
            continue
        expect(in_words(person, action)).to_be_visible()
        in_words(person, action).focus()
        with person.page.expect_response(re.compile("/lessons/")):
            keyboard.press("Enter")
    expect(panel(person)).to_contain_text("You have finished this lesson.")
    keyboard.press("Escape")
    person.page.wait_for_url("**/learn")
    title = read_lesson(load_game(game), name).file.title.en
    course = person.page.locator(f".course[data-game={game}]")
    expect(course.locator("li", has_text=title).locator(".done")).to_be_visible()


def test_a_lesson_by_touch(visit: Visit) -> None:
    person = visit("Bram", language="nl", phone=True)
    rule = read_lesson(load_game("duel"), "take-a-card").file.rules[0]
    person.go(f"/rules/duel#{rule}")  # the rule says which lesson teaches it
    person.touch(person.page.locator(f"article#{rule}").get_by_role("link", name=re.compile("^Leer dit")))
    person.page.wait_for_url("**/learn/duel/take-a-card")
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


def test_dice_by_touch(visit: Visit) -> None:
    """A die and a box; the one who learns never says that the turn is done, and nothing else is left."""
    person = visit("Bea", language="nl", phone=True)
    person.go("/learn/dice/choose-a-die")
    for number in range(2):
        expect_step(person, number)
        person.press("Verder")
    expect_step(person, 2)
    person.touch(person.thing("field:warehouse_brick"))
    person.act("cross")
    expect(panel(person).locator(".answer")).to_contain_text("De steen is gratis")
    person.touch(person.thing("field:warehouse_stone"))
    person.act("cross")
    expect_step(person, 3)


def test_graves_and_fields_by_touch(visit: Visit) -> None:
    """What the table proposes is laid at once: three moves of one step in one message."""
    person = visit("Bas", phone=True)
    person.go("/learn/antiquity/famine-and-graves")
    expect_step(person, 0)
    person.press("Continue")
    expect_step(person, 1)
    person.press(re.compile("^Bury these 3"))
    expect_step(person, 2)
    person.press(re.compile("^Place these 3"))
    expect_step(person, 3)
    person.press("Back")
    expect_step(person, 2)


def test_a_first_game_says_what_is_new(visit: Visit) -> None:
    person = visit("Carla")
    person.go("/learn")
    person.press(re.compile("Your first game"))
    person.page.wait_for_url("**/table/*?guide")
    guide = person.page.locator(".guide")
    expect(guide).to_contain_text("The cards of this age are laid out")
    person.press("Got it")
    expect(guide.get_by_text("The cards of this age are laid out")).to_have_count(0)


def test_every_game_that_teaches_is_on_the_page(visit: Visit) -> None:
    person = visit("Dirk").go("/")
    learn = person.page.get_by_role("link", name=re.compile("^Learn: "))
    expect(learn).to_have_count(len(GAMES))
    learn.last.click()
    expect(person.page.locator(".course")).to_have_count(len(GAMES))
    for game in GAMES:
        lessons = person.page.locator(f".course[data-game={game}] ol li")
        expect(lessons).to_have_count(len(lesson_ids(load_game(game))))
