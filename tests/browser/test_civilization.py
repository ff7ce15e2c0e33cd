"""Civilization in the browser: by clicking, by tapping, by keyboard and in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.civilization import Course, Leader, quick_content
from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tijdperk.kernel.game import Game, load_game

BOTH = pytest.mark.parametrize("rules", ["standard", "advanced"])


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return quick_content(tmp_path_factory.mktemp("content"))


@pytest.fixture(scope="module")
def game(content: Path) -> Game:
    return load_game("civilization").with_content(content)


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Iterator[Serving]:
    data = tmp_path_factory.mktemp("data")
    with Serving(data, "--content", f"civilization={content}") as server:
        yield server


@BOTH
def test_lands_are_chosen_on_the_map(visit: Visit, rules: str) -> None:
    """Then counters are turned up, what they bring is placed, and the first turn begins."""
    anna = Leader(visit("Anna"))
    anna.start(rules=rules)
    for ask, land in (("Where do you begin?", "gaul"), ("Where is your second village?", "iberia")):
        expect(anna.ask).to_contain_text(ask)
        lit = anna.lit_places()
        chosen = land if land in lit else lit[0]
        anna.go(chosen)
        expect(anna.log).to_contain_text(f"You settle in {anna.name_of(chosen)}")
    anna.come_to("end-moves")
    expect(anna.log).to_contain_text("Turn 1")
    own = anna.page.locator("section.band .cv-card")
    expect(own).to_have_count(2)


def test_a_settler_looks_and_another_founds_a_village(visit: Visit, game: Game) -> None:
    anna = Leader(visit("Anna"))
    anna.open(Course(game, "gaul sarmatia", "funa zambezi", bots=True))
    anna.person.touch(anna.stack("gaul"))
    expect(anna.ask).to_contain_text("Where do they go?")
    anna.person.touch(anna.kind("Swordsman"))  # stays at home
    expect(anna.kind("Swordsman")).to_have_attribute("aria-pressed", "false")
    assert "scandia" in anna.lit_places()  # two lands away
    anna.go("germania")
    expect(anna.log).to_contain_text("to Germania")
    anna.confirm("look")
    anna.come_to("end-moves")
    expect(anna.log).to_contain_text("You look at the counter in Germania")

    anna.click("sarmatia")
    anna.person.touch(anna.kind("Swordsman"))
    anna.go("steppe")
    anna.come_to("end-purchases")
    gold = anna.gold()
    anna.person.press("Towns", role="tab")
    anna.buy("Steppe", "Found")
    expect(anna.log).to_contain_text(re.compile("You found a village in Steppe"))
    expect(anna.basket).to_contain_text("Steppe")
    assert anna.gold() == gold - 5


@BOTH
def test_settlers_cross_a_sea(visit: Visit, game: Game, rules: str) -> None:
    """They board, the fleet sails, and they land in the same turn."""
    lands = ("iberia nubia", "funa zambezi", "java luzon")
    technologies = "pottery masonry alphabet_writing"
    course = Course(game, *lands, rules=rules, technologies=technologies, dealt_bonus="no")
    if rules == "advanced":
        course.play("1 learn mathematics", "1 learn trade_mapmaking")
    course.play("1 launch ancient-fleet in biscay_sea from iberia")
    anna = Leader(visit("Anna")).open(course.until("moving"))
    anna.click("iberia")
    anna.person.touch(anna.kind("man"))  # whatever the infantry is called
    expect(anna.place("biscay_sea")).to_have_accessible_name(re.compile("3 places aboard"))
    anna.go("biscay_sea")
    expect(anna.log).to_contain_text("boards")
    anna.person.touch(anna.stack("biscay_sea"))
    anna.go("north_sea")
    expect(anna.log).to_contain_text("North Sea")
    anna.click("north_sea")
    expect(anna.kind("Settler")).to_have_attribute("aria-pressed", "true")
    anna.go("scandia")
    expect(anna.log).to_contain_text("land")
    expect(anna.stack("scandia")).to_be_visible()
