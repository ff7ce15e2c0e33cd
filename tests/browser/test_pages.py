"""Every page, in both languages, wide and narrow, light and dark: a picture, and what axe says of it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.serving import Serving
from tests.browser.shots import FORMS, SHOTS, form_name
from tijdperk.analysis.analyst import analyse
from tijdperk.analysis.report import Analysis
from tijdperk.kernel.game import load_game
from tijdperk.kernel.record import read_record
from tijdperk.kernel.replay import replay
from tijdperk.table.analysis_store import keep
from tijdperk.table.sqlite import FILE

# Where the words of an element end on the right.
TEXT_EDGE = """(one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return range.getBoundingClientRect().right;
}"""
# The words that do not fit where they stand.
CUT = """(all) => all
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .map((one) => one.textContent)"""
CURVE = 230 + 26  # pixels of a picture to share: its curve, and the space below that
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


class Gallery:
    """Pictures of one person's pages, and what axe says of them."""

    def __init__(self, person: Person, name: str, axe: str | None, data: Path | None = None) -> None:
        self.person = person
        self.data = data or Path()  # where the server keeps what it knows
        self.name = name
        self.axe = axe
        self.found: list[str] = []

    def look(self, title: str, whole: bool = False) -> None:
        page = self.person.page
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.screenshot(path=SHOTS / f"{title}-{self.name}.png", full_page=whole, animations="disabled")
        if self.axe is None:
            return
        if not page.evaluate("'axe' in window"):
            page.evaluate(self.axe)
        result: dict[str, Any] = page.evaluate(RUN)
        for violation in result["violations"]:
            nodes = violation["nodes"]
            places = "; ".join(" ".join(map(str, node["target"])) for node in nodes[:4])
            self.found.append(f"{title}: {violation['id']} ({len(nodes)}x): {violation['help']}: {places}")


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Games are analysed as briefly as can be."""
    with Serving(tmp_path_factory.mktemp("data"), "--analysis", "0.05") as server:
        yield server


@pytest.mark.parametrize(("language", "phone", "dark"), FORMS)
def test_pages(
    visit: Visit, serving: Serving, records: Path, axe_source: str, language: str, phone: bool, dark: bool
) -> None:
    person = visit("Anna", language=language, phone=phone, dark=dark)
    gallery = Gallery(person, form_name(language, phone, dark), axe_source, serving.data)
    for show in (table_pages, game_over, quiet_pages):
        show(gallery, records)
    assert not gallery.found, "\n".join(gallery.found)


def quiet_pages(gallery: Gallery, _: Path) -> None:
    person = gallery.person
    pages: dict[str, Callable[[], object]] = {
        "/": lambda: person.page.locator(".cov .play").first.wait_for(),
        "/new/duel": lambda: person.page.get_by_role("radiogroup").first.wait_for(),
        "/study": lambda: person.page.locator(".grow").first.wait_for(),
        "/profile": lambda: person.page.locator(".totals a").first.wait_for(),
        "/rules/duel": lambda: person.page.locator("#summary .big").wait_for(),
        "/learn": lambda: person.page.locator(".course").first.wait_for(),
        "/learn/duel/pay-and-trade": lambda: person.page.locator("section.lesson").wait_for(),
        "/puzzles": lambda: person.page.locator(".mainc .puzzle").first.wait_for(),
        "/settings": lambda: expect(person.page.locator("#name")).not_to_have_value(""),
        "/back": lambda: person.page.get_by_role("textbox").wait_for(),
        "/credits": lambda: person.page.get_by_role("heading").first.wait_for(),
        "/groups": lambda: person.page.locator("aside form").first.wait_for(),
        "/nowhere": lambda: person.page.get_by_role("heading", level=1).wait_for(),
    }
    person.expect_trouble("404")
    for path, ready in pages.items():
        person.go(path)
        ready()
        name = "lesson" if path.count("/") > 2 else path.strip("/").partition("/")[0]
        gallery.look(name or "home", whole=path != "/rules/duel")


def table_pages(gallery: Gallery, _: Path) -> None:
    person = gallery.person
    person.start(how="online")
    gallery.look("waiting")
    person.start(how="screen")
    assert person.wait_turn()
    gallery.look("draft")
    person.page.keyboard.press("?")
    person.page.get_by_role("dialog").wait_for()
    gallery.look("keys")
    person.page.keyboard.press("Escape")
    person.page.get_by_role("dialog").wait_for(state="detached")
    person.page.keyboard.press("t")
    person.page.locator("section.txt").wait_for()
    gallery.look("text", whole=person.phone)
    person.page.keyboard.press("t")
    person.page.locator("section.board").wait_for()


@cache
def longer_analysis(record: Path) -> Analysis:
    """Long enough to have turning points, and made once for all forms of the page."""
    found = analyse(replay(read_record(record)), iterations=24)
    assert found.turning
    return found


def put_longer_analysis(data: Path, table: str, record: Path) -> None:
    """In place of the brief one that the server made."""
    sql, values = keep(table, longer_analysis(record), load_game("duel"))
    with closing(sqlite3.connect(data / FILE, timeout=60)) as database:
        database.execute(sql, values)
        database.commit()


def analysed(gallery: Gallery, table: str, record: Path) -> None:
    """The game is analysed; its turning points lead to their moments, by mouse and by keys."""
    person = gallery.person
    person.touch(person.page.locator(".scrub .acts button").first)
    insights = person.page.locator(".insights")
    insights.wait_for()
    expect(insights.locator(".sum .few")).to_be_visible()  # there were too few tries to tell
    put_longer_analysis(gallery.data, table, record)
    person.page.reload()
    turning = insights.locator(".tps button")
    turning.last.wait_for()
    person.touch(turning.last)
    expect(insights.locator(".tps .cur")).to_have_count(1)
    slider = person.page.locator(".scrub input[type=range]")
    slider.focus()
    before = slider.input_value()
    person.page.keyboard.press("ArrowLeft")
    expect(slider).not_to_have_value(before)
    expect(insights.locator(".mom li").first).to_be_visible()
    gallery.look("analysis", whole=person.phone)
    slider.fill("52")
    expect(person.page.locator(".scrub h3")).to_contain_text(" 52 ")


def game_over(gallery: Gallery, records: Path) -> None:
    """From a game that was kept: its end, a moment of it, and on from there with a card in hand."""
    person = gallery.person
    record = records / "ending-civilian.tijdperk"
    table = person.open_record(record)
    gallery.look("over", whole=person.phone)
    person.touch(person.bar.locator("button.act.pri"))
    sheet = person.page.get_by_role("dialog")
    sheet.wait_for()
    gallery.look("score")
    words = sheet.get_by_role("heading").first.evaluate(TEXT_EDGE)
    cross = sheet.locator("button.shut").bounding_box()
    assert cross
    assert words <= cross["x"], f"the title of the score sheet runs into its cross ({gallery.name})"
    person.look_back(table, 52)
    gallery.look("replay", whole=person.phone)
    analysed(gallery, table, record)
    person.play_on()
    person.choose_thing(lambda names: names[0])
    person.actions.first.wait_for()
    gallery.look("turn", whole=person.phone)
    person.touch(person.page.locator("[data-at=pile]"))
    person.page.locator("section.shelf").wait_for()
    gallery.look("pile", whole=person.phone)
    person.page.keyboard.press("h")
    person.page.locator(".hint li").first.wait_for()
    gallery.look("hint")
    person.page.keyboard.press("Escape")
    person.touch(person.page.locator("header .menu > button"))
    gallery.look("menu")


def test_on_a_tablet_names_are_whole(visit: Visit, records: Path) -> None:
    anna = visit("Anna", language="nl")
    anna.page.set_viewport_size({"width": 820, "height": 1180})
    anna.go("/").page.locator(".cov .play").first.wait_for()
    assert anna.page.locator(".top, .top a").evaluate_all(CUT) == []
    table = anna.open_record(records / "ending-civilian.tijdperk")
    names = anna.page.locator(".city .st .nm span")
    assert names.count() > 8
    assert names.evaluate_all(CUT) == []
    anna.go(f"/replay/{table}")  # where it is over, nothing can be played on
    anna.page.locator(".scrub").wait_for()
    fork = anna.page.get_by_role("button", name="Speel vanaf hier")
    expect(fork).to_have_count(0)
    anna.press("Vorige zet")
    expect(fork).to_have_count(1)


def test_the_rules_say_where_the_figures_come_from(visit: Visit) -> None:
    anna = visit("Anna").go("/rules/duel")
    source = anna.page.locator("#sources details", has_text="from the printed components")
    expect(source.get_by_text("Archery Range")).to_be_hidden()
    anna.touch(source.locator("summary"))
    expect(source.get_by_text("Archery Range")).to_be_visible()


def test_rules_are_searched_and_switched_by_keys(visit: Visit) -> None:
    anna = visit("Anna").go("/rules/duel")
    page = anna.page
    page.locator("#summary .big").wait_for()
    rules = page.locator("article")
    everything = rules.count()
    page.keyboard.press("/")
    page.keyboard.type("stone")
    page.keyboard.press("Escape")
    expect(page.locator("article mark").first).to_have_text("stone", ignore_case=True)
    assert 0 < rules.count() < everything
    page.keyboard.press("n")
    expect(page.locator("mark.now")).to_be_in_viewport()
    page.keyboard.press("]")
    page.wait_for_url("**/rules/history")
    expect(page.locator("#summary")).to_contain_text("History of the World")


def picture_height(person: Person) -> int:
    """Of the picture to share, in pixels."""
    person.touch(person.bar.locator("button.act.pri"))
    with person.page.expect_download() as saved:
        person.press("Picture")
    data = saved.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    return int.from_bytes(data[20:24])


def test_the_picture_to_share_has_a_curve_whether_the_game_was_analysed_or_not(
    visit: Visit, serving: Serving, records: Path
) -> None:
    anna = visit("Anna")
    record = records / "ending-civilian.tijdperk"
    table = anna.open_record(record)
    courses: list[str] = []
    anna.page.on("request", lambda request: courses.extend(re.findall(r"/course$", request.url)))
    anna.page.route("**/course", lambda route: route.fulfill(json=[]))
    without = picture_height(anna)
    anna.page.unroute("**/course")
    anna.go(f"/table/{table}").at_table()
    assert picture_height(anna) == without + 2 * CURVE
    assert len(courses) == 2
    put_longer_analysis(serving.data, table, record)
    anna.go(f"/table/{table}").at_table()
    assert picture_height(anna) == without + 2 * CURVE
    assert len(courses) == 2  # the analysis has its own


@pytest.mark.parametrize("ending", ["military", "science", "draw", "tie_break"])
def test_endings(visit: Visit, records: Path, ending: str) -> None:
    """However a game ends, its sheet says how."""
    person = visit("Anna")
    person.open_record(records / f"ending-{ending}.tijdperk")
    person.touch(person.bar.locator("button.act.pri"))
    sheet = person.page.get_by_role("dialog")
    words = {
        "military": "by military supremacy",
        "science": "by scientific supremacy",
        "draw": "draw",
        "tie_break": "on blue",
    }[ending]
    expect(sheet.get_by_role("heading", level=2)).to_contain_text(words)
    person.page.screenshot(path=SHOTS / f"ending-{ending}.png", animations="disabled")
