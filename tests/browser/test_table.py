"""What one can do at a table besides moving, and what a table survives."""

from __future__ import annotations

import re
import signal
import time

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, next_to_move
from tests.browser.serving import Serving
from tests.patience import PAGE_PATIENCE
from tijdperk.table.commands import MIN_SECONDS


def draft(person: Person) -> None:
    """Until the first card is to be chosen."""
    while person.wait_turn() and person.page.locator(".struct").count() == 0:
        person.move()


def test_close_the_laptop_move_on_the_phone_come_back(visit: Visit) -> None:
    laptop, phone = visit("laptop"), visit("phone", phone=True)
    table = laptop.start(Bot="Easy")
    laptop.wait_turn()
    laptop.go("/settings").press("Create a link")
    link = laptop.page.locator("code", has_text="/back/").inner_text()
    laptop.page.close()

    phone.go(link)
    phone.page.get_by_role("button", name="Continue as").click()  # a link asks first
    mine = phone.page.locator(f'a[href="{table}"]')
    expect(mine).to_be_visible()
    phone.touch(mine)
    assert phone.wait_turn()
    chosen = phone.choose_thing()
    phone.act()
    phone.sent()

    laptop.new_page()
    laptop.go("/")
    laptop.touch(laptop.page.locator(f'a[href="{table}"]'))
    laptop.wait_turn()
    expect(laptop.page.locator(f'.band.own [data-at="{chosen}"]')).to_be_visible()
    # Both are open now: what is done on the one is seen on the other.
    second = laptop.choose_thing()
    laptop.act()
    laptop.sent()
    phone.press("Wonders", role="tab")
    expect(phone.page.locator(f'.band.own [data-at="{second}"]')).to_be_visible()


def test_undo_at_one_screen(visit: Visit) -> None:
    anna = visit("Anna")
    anna.start(how="screen")
    assert anna.wait_turn()
    offered = anna.choices()
    chosen = anna.choose_thing()
    anna.act()
    anna.sent()
    expect(anna.things).to_have_count(len(offered) - 1)
    anna.page.keyboard.press("u")
    expect(anna.things).to_have_count(len(offered))
    expect(anna.thing(chosen)).to_be_visible()
    expect(anna.page.locator("ol.ev li.undone")).to_have_count(1)
    anna.move()
    expect(anna.page.locator("ol.ev li:not(.undone) button.jump")).to_have_count(1)


def test_undo_that_the_other_is_asked_to_allow(visit: Visit) -> None:
    anna, bram = visit("Anna"), visit("Bram")
    bram.go(anna.start(how="online")).at_table()
    bram.press("Sit here")
    mover, other = (anna, bram) if next_to_move(anna, bram) is anna else (bram, anna)
    # The second move of a draft is the other's, so the first cannot simply be taken back after it.
    mover.move()
    assert other.wait_turn()
    other.move()
    expect(mover.page.locator("ol.ev button.jump")).to_have_count(2)
    undo = mover.page.locator(".decide .act.icon")
    expect(undo).to_be_visible()
    undo.click()
    other.sees(re.compile("would like to undo a move"))
    other.press("Decline")
    expect(other.page.get_by_text("would like to undo a move")).to_have_count(0)
    undo.click()
    other.press("Allow")
    expect(mover.page.locator("ol.ev li.undone").first).to_be_visible()
    expect(other.page.locator("ol.ev li.undone").first).to_be_visible()


def test_what_one_cannot_pay_says_why(visit: Visit) -> None:
    anna = visit("Anna")
    anna.start(how="screen")
    draft(anna)
    poor = anna.page.locator(".struct .poor[aria-pressed]")
    while not poor.count():
        anna.move("build", "discard")
        assert anna.wait_turn()
    moves = anna.log_length()
    anna.touch(poor.first)
    build = anna.bar.locator("[data-action=build]")
    expect(build).to_have_attribute("aria-disabled", "true")
    expect(build).to_contain_text(re.compile(r"\d+ coins? short"))
    build.click(force=True)  # it looks disabled, and answers all the same
    expect(anna.page.get_by_role("status").filter(has_text=re.compile("short"))).not_to_be_empty()
    assert anna.log_length() == moves
    expect(build).to_be_visible()  # the card is still chosen
    # The reason stands in the bar, with the rule to read beside the table, until something else is chosen.
    refusal = anna.bar.get_by_text("Not allowed.")
    expect(refusal).to_be_visible()
    anna.bar.get_by_role("link", name="R17").click()
    expect(anna.page.locator(".rail article.at")).to_contain_text("R17")
    expect(refusal).to_be_visible()
    anna.touch(anna.things.and_(anna.page.locator("[aria-pressed=false]")).first)
    expect(refusal).to_have_count(0)


def test_a_player_who_lets_the_time_run_out(visit: Visit) -> None:
    """The other may wait, let a bot go on, or end the game."""
    anna, bram = visit("Anna"), visit("Bram")
    tables = [hurried_table(anna) for _ in range(2)]
    waiting: list[tuple[Person, str]] = []
    for table in tables:
        for person in (anna, bram):
            person.go(table).at_table()
        bram.press("Sit here")
        mover = next_to_move(anna, bram)
        waiting.append((bram if mover is anna else anna, table))

    (first, table), (second, other) = waiting
    first.go(table).at_table()
    expect(first.page.get_by_text("is out of time")).to_be_visible(
        timeout=1000 * (MIN_SECONDS + PAGE_PATIENCE)
    )
    first.press("Let a bot take over")
    assert first.wait_turn()
    first.sees(re.compile("^Bot"))

    second.go(other).at_table()
    second.sees(re.compile("is out of time"))
    second.press("End the game")
    second.sees("The game was ended")


def hurried_table(person: Person) -> str:
    """With less time per move than the page offers."""
    person.go("/")
    asked = person.context.request
    csrf = asked.get("/api/me").json()["csrf"]
    seats = [{"who": "me"}, {"who": "open"}]
    wish = {"game": "duel", "seats": seats, "visibility": "private", "seconds_per_move": MIN_SECONDS}
    made = asked.post("/api/tables", data=wish, headers={"x-csrf": csrf, "origin": person.address})
    assert made.ok, made.text()
    return f"/table/{made.json()['table']}"


def test_a_move_from_an_old_view_is_refused_with_the_reason(visit: Visit) -> None:
    """Two pages of the same person; one does not hear that the other has moved already."""
    anna = visit("Anna")
    deaf = Deaf()
    anna.page.route_web_socket(re.compile("/live$"), deaf.connect)
    table = anna.start(how="screen")
    assert anna.wait_turn()
    old = anna.page
    deaf.listening = False
    anna.new_page()
    anna.go(table).at_table()
    anna.wait_turn()
    first = anna.choices()[0]
    anna.move(pick=lambda names: first)

    anna.page = old
    old.bring_to_front()
    anna.choose_thing(lambda names: names[1])
    deaf.listening = True  # from here on; what was missed is not told again
    anna.act()
    said = anna.page.get_by_role("status")
    expect(said.filter(has_text="Something happened in the meantime")).to_have_count(1)
    expect(anna.thing(first)).to_have_count(0)  # and the table is shown as it is now


class Deaf:
    """A connection whose words to the page get lost while it does not listen."""

    def __init__(self) -> None:
        self.listening = True

    def connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(message) if self.listening else None)


def test_the_table_comes_back_when_the_server_does(visit: Visit, serving: Serving) -> None:
    anna = visit("Anna")
    anna.expect_trouble("WebSocket|Failed to load resource|ERR_CONNECTION_REFUSED")
    anna.page.clock.install()
    anna.start(how="screen")
    assert anna.wait_turn()
    anna.move()
    offered = anna.choices()
    serving.stop(signal.SIGKILL)
    anna.sees("reconnecting")
    chosen = anna.choose_thing()
    anna.act()  # while nobody is there to hear it
    anna.sees("Connection lost")
    anna.sees(re.compile("hasn’t been confirmed"))
    anna.page.clock.pause_at(time.time() + PAGE_PATIENCE)  # from here on it does not try by itself
    serving.start()
    anna.press("Retry now")
    expect(anna.page.get_by_text("Connection lost")).to_have_count(0)
    anna.page.clock.resume()
    expect(anna.thing(chosen)).to_have_count(0)
    expect(anna.page.locator("ol.ev button.jump")).to_have_count(2)
    assert anna.wait_turn()
    assert len(anna.choices()) == len(offered) - 1


def test_a_hint_can_be_played(visit: Visit) -> None:
    anna = visit("Anna")
    anna.start(how="screen")
    assert anna.wait_turn()
    anna.page.keyboard.press("h")
    hints = anna.page.locator(".hint li button", has_text=re.compile(r"\d%"))
    expect(hints.first).to_be_visible()
    docked = anna.page.locator("aside.rail .hint")  # beside the board, not upon it
    expect(docked).to_contain_text("Win chance")
    hints.first.click()
    expect(anna.page.locator("ol.ev button.jump")).to_have_count(1)


def test_an_address_where_no_table_is(visit: Visit) -> None:
    bram = visit("Bram", language="nl")
    bram.expect_trouble("404")
    bram.go("/table/nowhere")
    expect(bram.page.get_by_role("heading", level=1)).to_have_text("Niet gevonden")
