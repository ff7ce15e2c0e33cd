"""Lessons in a real browser: by keyboard alone on a wide screen, and by touch on a phone, in Dutch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.lessons import Learner
from tests.browser.person import Person
from tests.browser.test_pages import Gallery
from tests.effort import effort
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.lessons import lesson_ids, read_guide, read_lesson

FIXTURES = Path(__file__).parents[1] / "fixtures"
GAMES = [game for game in game_ids() if lesson_ids(load_game(game))]
WAYS = ("keyboard", "touch")
ALL = [(game, name, how) for game in GAMES for name in lesson_ids(load_game(game)) for how in WAYS]
# One lesson of each game, by turns.
SOME = [
    ("duel", "military", "keyboard"),
    ("history", "terrain-and-forts", "touch"),
    ("dice", "wonder-and-chains", "keyboard"),
    ("civilization", "trade", "keyboard"),
    ("antiquity", "cathedral-and-saint", "touch"),
]
TAKEN = effort(SOME, ALL)


def panel(person: Person) -> Locator:
    return person.page.locator("section.lesson")


def expect_step(person: Person, number: int) -> None:
    panel(person).wait_for()
    expect(panel(person).locator(".bars .past")).to_have_count(number)


@pytest.mark.parametrize(("game", "name", "how"), TAKEN, ids=["-".join(one) for one in TAKEN])
def test_a_lesson_from_the_first_step_to_the_last(
    visit: Visit, axe_source: str, game: str, name: str, how: str
) -> None:
    """By keyboard alone at 1280 px, or by touching the board of a phone; axe finds nothing at any step."""
    person = visit("Anna", phone=how == "touch", dark=how == "touch")
    if how == "keyboard":
        person.page.set_viewport_size({"width": 1280, "height": 860})
    learner = Learner(person, game, name).begin()
    gallery = Gallery(person, f"{game}-{name}-{how}", axe_source)
    for step in learner.by_keyboard() if how == "keyboard" else learner.by_touch():
        gallery.look(f"lesson-{step}")
    assert not gallery.found, "\n".join(gallery.found)
    if how == "keyboard":
        person.page.keyboard.press("Escape")
    else:
        person.touch(learner.panel.get_by_role("link", name="Leave the lesson"))
    person.page.wait_for_url("**/learn")
    course = person.page.locator(f".course[data-game={game}]")
    expect(course.locator("li", has_text=learner.title.en).locator(".done")).to_be_visible()


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
    person.go(person.at.removesuffix("?guide"))  # another way to the table: what was read is not said again
    assert person.wait_turn()
    person.move("discard")
    expect(guide).to_contain_text(re.compile("A card was (sold|built)"))
    person.press("No more explanations")
    expect(guide).to_have_count(0)


# Games that were played to their end.
ENDS = {
    "duel": "ending-military",
    "dice": "seats-3",
    "history": "ending-points",
    "antiquity": "seats-2",
    "civilization": "standard-options-ten",
}


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", effort(["duel"], list(ENDS)))
def test_the_last_text_of_a_first_game_stands_on_its_score_sheet(
    visit: Visit, axe_source: str, game: str, phone: bool
) -> None:
    """The sheet covers the table and takes all keys: what is said then is said on it."""
    guide = read_guide(load_game(game))
    assert guide
    person = visit("Eva", language="nl" if phone else "en", phone=phone)
    table = person.open_record(FIXTURES / game / f"{ENDS[game]}.tijdperk")
    person.page.evaluate("(key) => localStorage.setItem(key, '')", f"guide:{table}")
    person.go(f"/table/{table}").at_table()
    expect(person.page.locator(".guide")).to_have_count(0)  # no text lies on the board any more
    person.press(re.compile("^(Final score|Eindstand)$"))
    last = person.page.get_by_role("dialog").locator(".guide")
    expect(last).to_contain_text(guide.first[-1].say.text("nl" if phone else "en"))
    expect(last).to_be_in_viewport(ratio=1)
    gallery = Gallery(person, f"{game}-{'phone' if phone else 'wide'}", axe_source)
    gallery.look("first-game-ends")
    assert not gallery.found, "\n".join(gallery.found)
    person.press(re.compile("^(Got it|Begrepen)$"))
    expect(last).to_have_count(0)


def test_every_game_that_teaches_is_on_the_page(visit: Visit) -> None:
    person = visit("Dirk").go("/")
    learn = person.page.get_by_role("link", name=re.compile("^Learn: "))
    expect(learn).to_have_count(len(GAMES))
    learn.last.click()
    expect(person.page.locator(".course")).to_have_count(len(GAMES))
    for game in GAMES:
        lessons = person.page.locator(f".course[data-game={game}] ol li")
        expect(lessons).to_have_count(len(lesson_ids(load_game(game))))
