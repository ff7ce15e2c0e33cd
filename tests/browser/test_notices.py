"""How one hears that it is one's move: by a notification, by a sound, at another table, by a webhook."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, next_to_move

# Hears what the page gives to the system. A headless browser hides no page, and may have no desktop to show a
# notification on: so it is told when the page is away, and that it may.
LISTEN = """
window.heard = { notes: [], tones: 0, away: false };
Object.defineProperty(Document.prototype, 'hidden', { get: () => heard.away });
window.Notification = class extends Notification {
  static permission = 'granted';
  constructor(title, options) {
    super(title, options);
    heard.notes.push({ title, body: options.body });
  }
};
const { createOscillator } = AudioContext.prototype;
AudioContext.prototype.createOscillator = function () {
  heard.tones += 1;
  return createOscillator.call(this);
};
"""


def sit_together(anna: Person, bram: Person) -> str:
    """A table with both at it; gives its address."""
    table = anna.start(how="online")
    bram.go(table).at_table()
    bram.press("Sit here")
    expect(anna.page.get_by_text("1 seat is still open")).to_have_count(0)
    return table


def switch_on(person: Person, setting: str) -> None:
    person.go("/settings").choose(setting, "On")


def test_a_notification_when_the_page_is_out_of_sight(visit: Visit) -> None:
    anna, bram = visit("Anna"), visit("Bram")
    for person in (anna, bram):
        person.context.grant_permissions(["notifications"])
        person.context.add_init_script(LISTEN)
        switch_on(person, "notifications")
    sit_together(anna, bram)
    mover = next_to_move(anna, bram)
    assert mover
    other = bram if mover is anna else anna
    mover.move()
    assert other.wait_turn()
    assert other.page.evaluate("heard.notes") == [], "the page was in sight"
    mover.page.evaluate("heard.away = true")
    while not mover.turn:
        other.move()
        mover.page.wait_for_timeout(200)
    mover.page.wait_for_function("() => heard.notes.length > 0")
    assert mover.page.evaluate("heard.notes") == [{"title": "7 Wonders Duel", "body": "Your turn"}]


def test_sounds_are_off_until_they_are_switched_on(visit: Visit) -> None:
    anna = visit("Anna")
    anna.context.add_init_script(LISTEN)
    anna.start(how="screen")
    for _ in range(2):
        assert anna.wait_turn()
        anna.move()
    assert anna.page.evaluate("heard.tones") == 0
    switch_on(anna, "sound")
    anna.start(how="screen")
    assert anna.wait_turn()
    anna.move()
    anna.page.wait_for_function("() => heard.tones > 0")


def test_other_tables_that_wait(visit: Visit) -> None:
    """At one table one sees that somebody waits at another, and gets there with a click."""
    anna, bram = visit("Anna"), visit("Bram")
    first, second = sit_together(anna, bram), sit_together(anna, bram)
    mover = next_to_move(anna, bram)
    assert mover
    mover.go(first).at_table()
    elsewhere = mover.page.get_by_role("link", name="Your turn at another table")
    elsewhere.click()
    mover.page.wait_for_url(f"**{second}")
    mover.at_table()


def test_a_webhook_is_entered(visit: Visit) -> None:
    anna = visit("Anna")
    anna.expect_trouble("400")
    anna.go("/settings")
    field = anna.page.locator("#webhook")
    expect(anna.page.locator("#name")).not_to_have_value("")
    field.fill("http://10.0.0.1/hook")
    field.press("Enter")
    told = anna.page.get_by_role("status").filter(has_text=re.compile("address|webhook", re.IGNORECASE))
    expect(told).not_to_be_empty()
    field.fill("https://example.org/hook")
    field.press("Enter")
    anna.sees(re.compile("Saved"))
    anna.page.reload()
    expect(field).to_have_value("https://example.org/hook")
