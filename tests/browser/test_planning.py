"""Two people in two browsers with clocks on their plates, one of whom decides beforehand what to answer."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, next_to_move
from tests.browser.serving import Serving
from tests.browser.shots import SHOTS
from tests.browser.test_meeting import check
from tests.table.test_plans import before_a_further_choice
from tijdperk.kernel.match import Match
from tijdperk.kernel.text import catalogue
from tijdperk.table import store
from tijdperk.table.commands import new_table
from tijdperk.table.log import Entry
from tijdperk.table.messages import NewTable, SeatSpec
from tijdperk.table.sqlite import FILE
from tijdperk.table.tables import rebuilt
from tijdperk.table.views import summary_of


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


def put_table(data: Path, host: Person, match: Match) -> str:
    """A table of two people in the middle of a recorded game, with one seat free. Gives its address."""
    me = host.context.request.get("/api/me").json()
    wish = NewTable("duel", [SeatSpec("me"), SeatSpec("open")], visibility="private")
    created = new_table(wish, store.Person(me["user"], me["name"], "en", ""))
    created = replace(created, record=match.record().text(), draws=[])
    table, now = "PlannedPlannedPl", time.time()
    summary = summary_of(rebuilt(table, [Entry(1, now, created)]))
    with closing(sqlite3.connect(data / FILE, timeout=60)) as database:
        for sql, values in store.new_table(table, created, summary, now):
            database.execute(sql, values)
        database.commit()
    return f"/table/{table}"


def test_an_answer_that_waits_for_a_further_choice_can_be_dropped(
    visit: Visit, serving: Serving, axe_source: str
) -> None:
    match, (move, _) = before_a_further_choice()
    anna, bram = visit("Anna").go("/").named("Anna"), visit("Bram", phone=True, dark=True)
    table = put_table(serving.data, anna, match)
    for person in (anna, bram):
        person.go(table).at_table()
    bram.press("Sit here")
    mover, other = (anna, bram) if match.seat == 0 else (bram, anna)
    assert mover.wait_turn()
    wonder, card = re.findall(r"^wonder (\w+) with (\w+)$", move)[0]
    answer = next(name for name in mover.choices() if name != f"card:{card}")

    other.press(re.compile("^Plan an answer"))
    sheet = other.page.get_by_role("dialog")
    theirs, mine = sheet.locator("section").first, sheet.locator("section").nth(1)
    other.touch(theirs.locator(f'[data-thing="card:{card}"]'))
    name = catalogue("en", "duel").word("wonder", wonder)
    other.touch(theirs.get_by_role("button", name=f"Build {name} with it", exact=True))
    other.touch(mine.locator(f'[data-thing="{answer}"]'))
    other.touch(mine.get_by_role("button", name="Discard it"))
    other.press("Plan this answer")
    close(other)
    mover.choose_thing(lambda names: f"card:{card}")
    mover.act("wonder")
    mover.act(wonder)

    # The mover chooses on; the answer waits for that, and its owner may think better of it.
    waits = other.page.get_by_role("button", name=re.compile("^Your answer waits for their choice"))
    expect(waits).to_contain_text("discard ")
    expect(mover.page.get_by_role("button", name=re.compile("waits for"))).to_have_count(0)
    other.page.screenshot(path=SHOTS / "plan-waits.png")
    check(other, axe_source)
    other.touch(waits)
    expect(waits).to_have_count(0)
    assert mover.wait_turn()
    mover.move()
    assert other.wait_turn()  # nothing was played for them
