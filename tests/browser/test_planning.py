"""Two people in two browsers with clocks on their plates, one of whom decides beforehand what to answer."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, next_to_move
from tests.browser.shots import SHOTS
from tests.browser.test_meeting import check


def clocks(person: Person) -> Locator:
    return person.page.get_by_role("timer")


def plan(person: Person, taken: str, answer: str) -> None:
    """If the other discards this card, discard that one."""
    person.press(re.compile("^(Plan an answer|Plan een antwoord)"))
    sheet = person.page.get_by_role("dialog")
    for number, card in enumerate((taken, answer)):
        section = sheet.locator("section").nth(number)
        person.touch(section.locator(f'[data-thing="{card}"]'))
        person.touch(section.get_by_role("button", name=re.compile("^(Discard it|Afleggen)$")))
    person.press(re.compile("^(Plan this answer|Plan dit antwoord)$"))
    expect(sheet.locator("li")).to_have_count(1)


def close(person: Person) -> None:
    person.touch(person.page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Close|Sluit)")))


def test_clocks_run_and_a_planned_answer_is_played_at_once(visit: Visit, axe_source: str) -> None:
    anna, bram = visit("Anna").named("Anna"), visit("Bram", language="nl", phone=True, dark=True)
    table = anna.start(how="online", wonders="fixed", Clock="Whole game", Time_for="15 min")
    bram.go(table).at_table()
    bram.page.get_by_label("Je naam aan tafel").fill("Bram")
    bram.press("Ga hier zitten")
    mover = next_to_move(anna, bram)
    assert mover
    other = anna if mover is bram else bram

    # Only the clock of whoever is to move runs.
    expect(anna.page.locator(".clock.run")).to_have_count(1)
    expect(clocks(anna)).to_have_count(2)
    expect(anna.page.locator(".clock:not(.run)")).to_have_text("15:00")
    expect(anna.page.locator(".clock.run")).to_have_text(re.compile(r"^14:\d\d$"))

    # A plan is its owner's alone, and can be taken back.
    first, second, third = mover.choices()[:3]
    plan(other, first, second)
    check(other, axe_source)
    other.touch(other.page.get_by_role("dialog").locator(f'[data-thing="{third}"]').first)
    other.page.screenshot(path=SHOTS / "plan.png")
    other.press(re.compile("^(Remove|Verwijder): "))
    expect(other.page.get_by_role("dialog").locator("li")).to_have_count(0)
    close(other)
    plan(other, first, second)
    close(other)
    expect(other.bar).to_contain_text(re.compile("1 (answer planned|antwoord gepland)"))
    expect(mover.bar).not_to_contain_text(re.compile("plan"))

    # What it waits for is played: the answer stands at once, and the same player is to move again.
    mover.move("discard", pick=lambda names: first)
    other.sees(re.compile("planned answer was played|geplande antwoord is gespeeld"))
    expect(mover.thing(second)).to_have_count(0)
    assert mover.wait_turn()

    # Something else is played: the plan is gone, its owner is told, and asked.
    plan(other, third, mover.choices()[0] if mover.choices()[0] != third else mover.choices()[1])
    close(other)
    mover.move("discard", pick=lambda names: next(name for name in names if name != third))
    other.sees(re.compile("None of your planned|Geen van je geplande"))
    assert other.wait_turn()
