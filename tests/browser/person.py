"""Somebody with a browser, who clicks, taps and types, as people do. Nothing is put into a page."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from tests.patience import PAGE_PATIENCE

WIDE = (1440, 900)
PHONE = (390, 844)
expect.set_options(timeout=1000 * PAGE_PATIENCE)

Words = str | re.Pattern[str]
Pick = Callable[[Sequence[str]], str]


def texts_of(found: Locator, attribute: str) -> list[str]:
    script = "(all, name) => all.map((one) => one.getAttribute(name))"
    names: list[str] = found.evaluate_all(script, attribute)
    return names


def next_to_move(*people: Person) -> Person | None:
    """Whoever is asked something; nobody when all see that it is over. Pages hear of a move by themselves."""
    until = time.monotonic() + PAGE_PATIENCE
    while time.monotonic() < until:
        for person in people:
            if person.turn:
                person.wait_turn()
                return person
        if all(person.over for person in people):
            return None
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked anything, and the game is not over")


class Person:
    """One browser profile with one page. `rng` decides what is played where the test does not."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        called: str,
        language: Literal["en", "nl"] = "en",
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
    ) -> None:
        self.address = address
        self.called = called
        self.phone = phone
        self.rng = random.Random(called)
        self.problems: list[str] = []
        self.expected: list[str] = []
        width, height = PHONE if phone else WIDE
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            locale={"en": "en-GB", "nl": "nl-NL"}[language],
            viewport={"width": width, "height": height},
            device_scale_factor=2 if phone else 1,
            is_mobile=phone,
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(1000 * PAGE_PATIENCE)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.problems.append(f"error in the page: {error.stack or error}"))
        page.on("request", self.asked)
        self.page = page
        return page

    # -- what goes wrong in a page

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type} in the console: {message.text}")

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "blob:")):
            self.problems.append(f"asks another host: {request.url}")

    def expect_trouble(self, pattern: str) -> None:
        """What the console may say in this test, since the test makes it happen."""
        self.expected.append(pattern)

    def complaints(self) -> list[str]:
        return [line for line in self.problems if not any(re.search(one, line) for one in self.expected)]

    def keep_picture(self, path: Path) -> None:
        if not self.page.is_closed():
            self.page.screenshot(path=path)

    def leave(self) -> None:
        self.context.close()

    # -- going about

    def go(self, path: str = "/") -> Person:
        self.page.goto(path)
        return self

    def press(self, name: Words, role: Literal["button", "link", "tab"] = "button") -> None:
        """Click, or tap, what bears this name."""
        self.touch(self.page.get_by_role(role, name=name).first)

    def touch(self, what: Locator) -> None:
        if self.phone:
            what.tap()
        else:
            what.click()

    def sees(self, *words: Words) -> None:
        for one in words:
            expect(self.page.get_by_text(one).first).to_be_visible()

    @property
    def at(self) -> str:
        return self.page.url.removeprefix(self.address)

    def named(self, name: str) -> Person:
        """Give oneself a name, in the settings."""
        self.go("/settings")
        field = self.page.locator("#name")
        expect(field).not_to_have_value("")
        field.fill(name)
        field.press("Enter")
        expect(self.page.locator("header .me")).to_have_text(re.compile(name))
        return self

    # -- beginning

    def start(self, game: str = "duel", how: str = "bot", **choices: str) -> str:
        """A new table, with choices made by the words on its page. Gives the table's address."""
        self.go(f"/new/{game}?how={how}")
        for group, choice in choices.items():
            self.choose(group.replace("_", " "), choice)
        self.press(re.compile("^Start game|^Begin$"))
        self.page.wait_for_url("**/table/*")
        self.at_table()
        return self.at

    def choose(self, group: str, choice: str) -> None:
        """One of a few, side by side."""
        named = self.page.get_by_role("radiogroup", name=re.compile(group, re.IGNORECASE)).first
        self.touch(named.get_by_role("radio", name=re.compile(choice, re.IGNORECASE)).first)

    def at_table(self) -> None:
        self.page.locator(".app .decide").wait_for()

    def open_record(self, record: Path) -> str:
        """A game that was kept, as a table of one's own. Gives the table's id."""
        self.go("/").page.locator(".cov .play").first.wait_for()
        self.page.locator("input[type=file]").set_input_files(record)
        self.page.wait_for_url("**/table/*")
        self.at_table()
        return self.at.rpartition("/")[2]

    def look_back(self, table: str, moves: int) -> None:
        """The replay, after so many moves."""
        self.go(f"/replay/{table}#{moves}")
        expect(self.page.locator(".scrub")).to_contain_text(re.compile(rf"(Move|Zet) {moves} "))
        self.page.locator(".struct").wait_for()

    def play_on(self) -> None:
        """From the moment of the replay, at a table of one's own."""
        self.press(re.compile("Play on from here|Speel vanaf hier"))
        self.page.wait_for_url("**/table/*")
        assert self.wait_turn()

    # -- playing Duel

    @property
    def bar(self) -> Locator:
        return self.page.locator(".decide")

    @property
    def actions(self) -> Locator:
        return self.bar.locator("[data-action]")

    @property
    def things(self) -> Locator:
        """What can be chosen in the middle of the board."""
        return self.page.locator("section.board .middle [aria-pressed]")

    def wait_turn(self) -> bool:
        """Until something is asked, or the game is over: is there something to do?"""
        asked = self.page.locator(".app[data-turn=you] .middle [aria-pressed]")
        asked.or_(self.page.locator("dialog.sheet")).first.wait_for()
        return not self.over

    @property
    def turn(self) -> bool:
        return self.page.locator(".app[data-turn=you]").count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator("dialog.sheet").count() > 0

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'section.board .middle [data-at="{name}"]')

    def choices(self) -> list[str]:
        return texts_of(self.things, "data-at")

    def choose_thing(self, pick: Pick | None = None) -> str:
        chosen = (pick or self.rng.choice)(self.choices())
        self.touch(self.thing(chosen))
        return chosen

    def act(self, *commands: str) -> str:
        """Press the first of these actions that can be taken; else any that can."""
        self.actions.first.wait_for()
        able = texts_of(self.bar.locator("[data-action]:not([aria-disabled])"), "data-action")
        chosen = next((wish for wish in commands if wish in able), None) or self.rng.choice(able)
        self.touch(self.actions.and_(self.page.locator(f'[data-action="{chosen}"]')))
        return chosen

    def move(self, *commands: str, pick: Pick | None = None) -> None:
        """Make one move by choosing a thing and an action; the table has taken it when this returns."""
        self.choose_thing(pick)
        if self.act(*commands) == "wonder" and self.bar.locator("button.step").count():
            self.act()
        self.sent()

    def sent(self) -> None:
        """The move is taken when nothing chosen is left in the bar."""
        expect(self.actions).to_have_count(0)

    def log_length(self) -> int:
        return self.page.locator("ol.ev button.jump").count()
