"""Tables that were begun by older rules, as people see them when the server plays by newer ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import PHONE, WIDE, Person, texts_of
from tests.browser.serving import Serving
from tests.browser.shots import SHOTS

STOPPED = {
    "en": ("This game cannot go on", "begun under rules version 1 and cannot go on under version 2"),
    "nl": (
        "Deze partij kan niet verder",
        "begonnen met versie 1 van de regels en kan met versie 2 niet verder",
    ),
}
FINISHED = {"en": "played under rules version 1", "nl": "gespeeld met versie 1 van de regels"}
RESTART = "WebSocket|Failed to load resource|ERR_CONNECTION_REFUSED"


@pytest.fixture(autouse=True)
def present_rules(serving: Serving) -> Iterator[None]:
    yield
    by_rules_of(serving, "tijdperk")


def by_rules_of(serving: Serving, program: str) -> None:
    if serving.program != program:
        serving.stop()
        serving.program = program
        serving.start()


def look(person: Person, name: str) -> None:
    """A picture of a wide screen, and of a narrow one; nothing sticks out of either."""
    for width, height in (WIDE, PHONE):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(300)
        wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert person.page.evaluate(wider) <= 0
        SHOTS.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=SHOTS / f"{name}-{width}.png")
    person.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


def lines(person: Person) -> Locator:
    return person.page.locator("ol.ev button.jump")


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_table_that_cannot_go_on_says_so(visit: Visit, serving: Serving, language: str) -> None:
    anna = visit("Anna", language=language)
    anna.expect_trouble(RESTART)
    table = anna.start(how="screen", Wonders="fixed|vast") if language == "en" else anna.start(how="screen")
    while language == "nl" and anna.page.locator(".struct").count() == 0:
        assert anna.wait_turn()
        anna.move()
    for wish in ("build", "discard", "build"):
        assert anna.wait_turn()
        anna.move(wish)
    said = lines(anna).count()
    board = texts_of(anna.page.locator(".struct [data-at]"), "data-at")
    by_rules_of(serving, "tests.later_server")

    title, sentence = STOPPED[language]
    anna.go("/")
    card = anna.page.locator(f'a.tab[href="{table}"]')
    expect(card).to_contain_text(sentence)
    look(anna, f"stopped-home-{language}")
    anna.touch(card)
    anna.at_table()
    expect(anna.bar).to_contain_text(title)
    expect(anna.bar).to_contain_text(sentence)
    expect(anna.bar).to_contain_text("discard")
    expect(lines(anna)).to_have_count(said)
    assert texts_of(anna.page.locator(".struct [data-at]"), "data-at") == board
    assert not anna.turn
    look(anna, f"stopped-table-{language}")

    anna.press(re.compile("^More$|^Meer$"))
    with anna.page.expect_download() as loading:
        anna.press(re.compile("Download"), role="link")
    text = Path(loading.value.path()).read_text("utf-8")
    assert "\nrules 1\n" in text
    assert "discard" in text
    anna.go(f"/replay/{table.rpartition('/')[2]}")
    before = text.partition("begin")[2].partition("discard")[0]
    moves = len(re.findall(r"^\d \w+", before, re.MULTILINE))
    expect(anna.page.locator(".scrub")).to_contain_text(re.compile(rf"(Move|Zet) {moves} (of|van) {moves}"))
    expect(anna.page.locator(".scrub")).to_contain_text(sentence)
    look(anna, f"stopped-replay-{language}")


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_finished_game_opens_as_it_was(
    visit: Visit, serving: Serving, records: Path, language: str
) -> None:
    anna = visit("Anna", language=language)
    anna.expect_trouble(RESTART)
    table = anna.open_record(records / "ending-civilian.tijdperk")
    said = lines(anna).count()
    anna.touch(anna.bar.locator("button.act.pri"))
    score = anna.page.get_by_role("dialog").locator("table").inner_text()
    by_rules_of(serving, "tests.later_server")

    anna.go(f"/table/{table}").at_table()
    expect(anna.bar).to_contain_text(FINISHED[language])
    expect(lines(anna)).to_have_count(said)
    look(anna, f"finished-table-{language}")
    anna.touch(anna.bar.locator("button.act.pri"))
    assert anna.page.get_by_role("dialog").locator("table").inner_text() == score
    look(anna, f"finished-score-{language}")
    anna.page.keyboard.press("Escape")
    anna.go("/study")
    expect(anna.page.locator(f'a.grow[href="/replay/{table}"]')).to_be_visible()


def test_a_record_of_older_rules_is_played_as_far_as_it_agrees(
    visit: Visit, serving: Serving, records: Path, tmp_path: Path
) -> None:
    by_rules_of(serving, "tests.later_server")
    anna = visit("Anna")
    record = tmp_path / "ending-civilian.tijdperk"
    text = (records / record.name).read_text("utf-8")
    record.write_text(re.sub(r"^seat (\d) .*", r"seat \1 human", text, flags=re.MULTILINE), "utf-8")
    anna.open_record(record)
    sentence = re.compile("ending-civilian.tijdperk was recorded under rules version 1.* no longer agrees")
    expect(anna.page.get_by_role("status").filter(has_text=sentence).first).not_to_be_empty()
    expect(anna.page.locator("ol.ev li.note")).to_have_text(sentence)
    assert anna.wait_turn()  # and it goes on from there
    look(anna, "upload-older-rules")
