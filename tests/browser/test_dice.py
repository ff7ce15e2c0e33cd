"""7 Wonders Dice in the browser: everybody chooses at once, by hand, by keyboard and in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.test_pages import Gallery
from tests.browser.test_seats import called
from tests.browser.test_ways import in_reach, no_sideways
from tijdperk.bots.players import make_player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match

MOST_STEPS = 20  # of one seat in one turn
SEVEN = ("Anna", "Bram", "Chris", "Dora", "Emma", "Finn", "Gerda")


class Planner:
    """A person at a table of this game."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def start(self, how: str = "bot", others: int = 3) -> str:
        """A table with bots, or with open seats."""
        self.person.go(f"/new/dice?how={how}")
        lay = self.page.get_by_role("button", name=re.compile("Lay the table|Dek de tafel|Leg de tafel"))
        lay.wait_for()
        seats = self.page.locator(".seats > *")
        while seats.count() < others + 1:
            self.person.press("One more seat")
        while seats.count() > others + 1:
            self.person.press("One seat fewer")
        for seat in seats.all()[1:]:
            gentle = seat.get_by_role("radio", name="Gentle")
            free = seat.get_by_role("button", name="Free seat")
            self.person.touch(gentle if how == "bot" else free)
        self.person.touch(lay)
        self.page.wait_for_url("**/table/*")
        self.person.at_table()
        return self.person.at

    def sit_down(self, link: str) -> None:
        self.person.go(link).at_table()
        self.person.press("Sit down here")
        expect(self.page.locator(".app")).not_to_contain_text("You are watching.")

    # -- what is seen

    @property
    def ask(self) -> Locator:
        return self.page.locator(".app[data-turn=you] .decide .ask")

    @property
    def fields(self) -> Locator:
        """What can be crossed on the own sheet, besides the Wonder."""
        return self.page.locator(".middle .sheet .bx.can:not(.stage)")

    @property
    def dice(self) -> Locator:
        return self.page.locator(".middle .forum .fd.can")

    def action(self, name: str) -> Locator:
        return self.page.locator(f'.decide [data-action="{name}"]')

    def at_turn(self, turn: int) -> None:
        expect(self.page.locator(".crumb .st")).to_contain_text(re.compile(rf"(Turn|Beurt) {turn}\b"))

    @property
    def last_turn(self) -> Locator:
        """What everybody did, as it was revealed."""
        return self.page.locator(".told li" if self.person.phone else ".ready li small")

    # -- what is done

    def step(self, *wishes: str) -> str:
        """One step of a plan: an action that is wished for, else a field that can be crossed."""
        self.ask.wait_for()
        before = self.person.log_length()
        wanted = [wish for wish in wishes if self.action(wish).count()]
        if not wanted and self.fields.count():
            self.person.touch(self.fields.nth(self.person.rng.randrange(self.fields.count())))
            wanted = ["cross"]
        chosen = self.person.act(*wanted)
        expect(self.page.locator("ol.ev button.jump")).not_to_have_count(before)
        return chosen

    def plan(self, *wishes: str) -> None:
        """Everything up to being ready."""
        for _ in range(MOST_STEPS):
            self.ask.wait_for()
            if self.action("ready").count():
                return
            self.step(*wishes)
        raise AssertionError("the plan has no end")

    def get_ready(self) -> None:
        self.person.touch(self.action("ready"))
        expect(self.action("ready")).to_have_count(0)

    def take_turn(self, *wishes: str) -> None:
        self.plan(*wishes)
        self.get_ready()


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in its thirteenth turn, against three bots."""
    return write(tmp_path_factory.mktemp("dice") / "game.tijdperk", turn=13)


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("dice") / "ended.tijdperk")


def write(path: Path, turn: int = 1000) -> Path:
    match = Match("dice", {}, ["human", "greedy", "greedy", "greedy"], Sampled(5))
    players = [make_player("greedy", seat) for seat in range(4)]
    position: Any = match.position
    while not match.over and position.turn < turn:
        match.make(match.seat, players[match.seat].choose(match.position, match.seat))
        position = match.position
    path.write_text(match.record().text(), "utf-8")
    return path


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_turns_by_hand(visit: Visit, phone: bool) -> None:
    anna = Planner(visit("Anna", phone=phone))
    anna.start()
    for turn in (1, 2, 3):
        anna.at_turn(turn)
        anna.ask.wait_for()
        no_sideways(anna.person)
        in_reach(anna.person)
        anna.take_turn()
    anna.at_turn(4)
    expect(anna.last_turn).to_have_count(4)
    if phone:
        for tab in anna.page.get_by_role("tab").all():
            anna.person.touch(tab)
            no_sideways(anna.person)
        expect(anna.page.get_by_role("table")).to_contain_text("Guild Court")


def test_a_die_then_a_field_with_its_price(visit: Visit, record: Path) -> None:
    anna = Planner(visit("Anna", phone=True))
    anna.person.open_record(record)
    anna.ask.wait_for()
    die = anna.dice.first
    anna.person.touch(die)
    expect(die).to_have_attribute("aria-pressed", "true")
    lit = anna.page.locator(".sheet .bx.lit").first
    expect(lit).to_be_in_viewport()  # the first field it can cross came into sight, and the Forum folded
    anna.person.touch(lit)
    expect(anna.page.locator(".decide .sum")).to_contain_text("=")
    anna.person.touch(anna.action("cross"))
    expect(anna.page.locator(".sheet .bx.planned")).to_have_count(1)


def test_thinking_again_after_being_ready(visit: Visit) -> None:
    anna, bram = (Planner(called(visit(name), name)) for name in ("Anna", "Bram"))
    link = anna.start("online", others=1)
    bram.sit_down(link)
    anna.plan("pass")
    anna.get_ready()
    expect(anna.page.locator(".decide")).to_contain_text("Bram is still thinking")
    expect(bram.page.locator(".ready li", has_text="Anna")).to_contain_text("ready")
    anna.person.press("Think again")
    expect(bram.page.locator(".ready li", has_text="Anna")).not_to_contain_text("ready")
    expect(anna.action("ready")).to_be_visible()
    anna.person.press("Take back")
    anna.ask.wait_for()
    anna.step()
    anna.take_turn()
    assert "Anna crosses" not in bram.page.locator(".app").inner_text()
    bram.take_turn("pass")
    for person in (anna, bram):
        person.at_turn(2)
        expect(person.last_turn).to_have_count(2)
        expect(person.page.locator("ol.ev")).to_contain_text(re.compile("You pass|Bram passes"))
    expect(bram.page.locator("ol.ev")).to_contain_text("Anna crosses")


def test_seven_choose_at_once_and_one_comes_back_in_the_middle(visit: Visit) -> None:
    people = [Planner(called(visit(name, phone=place % 2 == 1), name)) for place, name in enumerate(SEVEN)]
    anna, *others = people
    link = anna.start("online", others=6)
    for other in others:
        other.sit_down(link)
    gerda = people[-1]
    for turn in (1, 2):
        for person in people:
            person.at_turn(turn)
            person.plan("wonder" if turn == 2 else "")
        if turn == 1:
            planned = gerda.page.locator(".sheet .bx.planned").count()
            gerda.page.reload()
            gerda.person.at_table()
            expect(gerda.page.locator(".sheet .bx.planned")).to_have_count(planned)
        for place, person in enumerate(people):
            person.get_ready()
            if place == 3:
                expect(anna.page.locator(".ready h3")).to_contain_text("4 of 7 ready")
    for person in people:
        person.at_turn(3)
        expect(person.last_turn).to_have_count(7)
        no_sideways(person.person)


def test_bots_wait_for_a_slow_person(visit: Visit) -> None:
    anna = Planner(visit("Anna"))
    anna.start()
    expect(anna.page.locator(".ready h3")).to_contain_text("3 of 4 ready")
    anna.at_turn(1)
    assert anna.last_turn.count() == 0  # what they chose is not told
    anna.take_turn()
    anna.at_turn(2)
    expect(anna.last_turn).to_have_count(4)


def test_in_words_alone(visit: Visit) -> None:
    anna = Planner(visit("Anna", language="nl"))
    anna.person.start("dice")
    anna.page.keyboard.press("t")
    text = anna.page.get_by_role("region", name="Tekststand")
    moves = text.locator("ol li button")
    for _ in range(MOST_STEPS):
        moves.first.wait_for()
        told = text.inner_text()
        assert "Forum: " in told
        assert "Je volgende velden: " in told
        if "Beurt 3" in told:
            break
        moves.first.click()
        expect(text).not_to_have_text(told, use_inner_text=True)
    else:
        raise AssertionError("three turns took too many moves")


def test_by_keyboard_alone(visit: Visit) -> None:
    anna = Planner(visit("Anna"))
    anna.start()
    anna.ask.wait_for()
    keys = anna.page.keyboard
    tab_to(anna, ".forum .fd")
    walked = 0
    while not anna.page.locator(".forum .fd.can:focus").count():
        assert (walked := walked + 1) < 40, "the arrows never come to a die that can be used"
        keys.press(anna.person.rng.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
    keys.press("Enter")
    expect(anna.page.locator(".forum .fd:focus")).to_have_attribute("aria-pressed", "true")
    tab_to(anna, ".sheet .bx")
    keys.press("p")
    expect(anna.action("ready")).to_be_visible()
    keys.press("u")
    expect(anna.action("pass")).to_be_visible()
    keys.press("p")
    expect(anna.action("ready")).to_be_visible()
    keys.press("k")
    anna.at_turn(2)


def tab_to(anna: Planner, selector: str) -> None:
    for _ in range(60):
        if anna.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return
        anna.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


@pytest.mark.parametrize(
    ("language", "phone", "dark"),
    [("nl", False, False), ("nl", True, True), ("en", False, True), ("en", True, False)],
)
def test_pictures(
    visit: Visit, record: Path, ended: Path, axe_source: str, language: str, phone: bool, dark: bool
) -> None:
    """Every moment that looks different, with what axe says of it."""
    person = visit("Anna", language=language, phone=phone, dark=dark)
    name = f"{language}-{'390' if phone else '1440'}-{'dark' if dark else 'light'}"
    gallery = Gallery(person, name, axe_source)
    anna = Planner(person)
    person.open_record(record)
    anna.ask.wait_for()
    person.touch(anna.fields.first)
    gallery.look("dice-field", whole=phone)
    person.touch(anna.action("cross"))
    anna.plan()
    gallery.look("dice-ready")
    if phone:
        for view in ("neighbour", "standings"):
            person.touch(person.page.get_by_role("tab").nth(0 if view == "neighbour" else 4))
            gallery.look(f"dice-{view}", whole=True)
    else:
        person.touch(person.page.locator(".plate .more").first)
        gallery.look("dice-other")
    if language == "nl":
        left = re.findall(r"\b(?:you|your|with|and|ready|coins)\b", person.page.locator("main").inner_text())
        assert not left
    person.open_record(ended)
    person.touch(person.bar.locator("button.act.pri"))
    person.page.get_by_role("dialog").wait_for()
    gallery.look("dice-score")
    assert not gallery.found, "\n".join(gallery.found)
