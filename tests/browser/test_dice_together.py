"""7 Wonders Dice by several people: far apart, round one screen, with bots, and with a line that breaks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.dice import Planner, Wire, hurry, lay, liking, people_of
from tests.browser.person import texts_of
from tests.browser.serving import Serving
from tests.browser.test_secrets import Ear
from tests.browser.test_ways import no_sideways
from tests.patience import PAGE_PATIENCE
from tijdperk.table.commands import MIN_SECONDS

SEVEN = ("Anna", "Bram", "Chris", "Dora", "Emma", "Finn", "Gerda")


@pytest.fixture(scope="module", autouse=True)
def hurried(serving: Serving) -> Iterator[tuple[str, str]]:
    """A table whose time per turn runs out while the other tests go on: its address, and who waits there."""
    anna, bram = people_of(serving.address, "Anna", "Bram")
    table = lay([anna, bram], seconds_per_move=MIN_SECONDS)
    anna.move(table, liking("pass"))
    anna.move(table, liking("ready"))
    yield f"/table/{table}", anna.session
    anna.close()
    bram.close()


def test_thinking_again_after_being_ready(visit: Visit) -> None:
    """The other reads who is ready, and nothing else, until all is revealed at once."""
    anna, bram = (Planner(visit(name).named(name)) for name in ("Anna", "Bram"))
    ear = Ear(bram.person)
    bram.sit_down(anna.start("online", others=1))
    anna.ask.wait_for()
    bram.ask.wait_for()
    told = bram.words()
    first = anna.choose(anna.fields.first)
    anna.confirm()
    expect(anna.page.locator(".decide")).to_contain_text("Bram is still thinking")
    expect(anna.planned).to_have_count(1)
    expect(bram.chip("Anna")).to_have_text("ready")
    assert bram.words() == told

    anna.person.press("Change your mind")
    expect(bram.chip("Anna")).to_have_text("thinking")
    anna.ask.wait_for()
    expect(anna.planned).to_have_count(0)
    assert bram.words() == told
    others = [name for name in texts_of(anna.fields, "data-at") if name != f"field:{first}"]
    second = anna.choose(anna.page.locator(f'.middle .sheet [data-at="{others[-1]}"]'))
    anna.confirm()
    expect(bram.chip("Anna")).to_have_text("ready")
    assert bram.words() == told
    heard = [step for message in ear.messages() for step in message.get("steps", []) + message.get("log", [])]
    assert not [step for step in heard if step["move"]]

    bram.take_turn("pass")
    for person in (anna, bram):
        person.at_turn(2)
        expect(person.last_turn).to_have_count(2)
        marked = person.log.locator(".reveal mark")
        expect(marked).to_have_count(1)
        expect(person.log.locator(".reveal li").nth(1)).to_contain_text("passed")
    bram.person.press("Anna’s full board")
    crossed = bram.page.locator(".middle .sheet .bx.crossed")
    assert texts_of(crossed, "data-at") == [f"theirs:0:{second}"]


def test_seven_choose_at_once(visit: Visit, serving: Serving) -> None:
    """One reloads, and one loses the line while confirming: both find their plan again; all see one turn."""
    seven = people_of(serving.address, *SEVEN)
    table = lay(seven)
    people = [Planner(visit(name, phone=place % 2 == 1)) for place, name in enumerate(SEVEN)]
    anna, bram, chris, dora, emma, finn, gerda = people
    with Wire(serving.address) as wire:
        gerda.person.address = wire.address
        gerda.person.expect_trouble("WebSocket|Failed to load resource|ERR_")
        for person, someone in zip(people, seven, strict=True):
            person.be(someone.session)
            person.page.goto(f"{person.person.address}/table/{table}", wait_until="commit")
            someone.close()
        for person in (anna, finn):
            person.take_turn()
        for person in (bram, chris, dora):
            person.take_turn("pass")
        ready = anna.page.locator(".ready h3")
        expect(ready).to_contain_text("5 of 7 ready")

        plan = texts_of(finn.planned, "data-at")
        finn.page.reload()
        finn.person.sees("Your choice:")
        assert texts_of(finn.planned, "data-at") == plan

        field = gerda.choose(gerda.fields.first)
        wire.cut()
        lost = gerda.page.locator(".top .chip.warn")
        expect(lost).to_contain_text("reconnecting")
        gerda.person.touch(gerda.action("cross"))  # nobody hears it yet
        expect(gerda.page.locator(".decide")).to_contain_text("Sending your move")
        expect(ready).to_contain_text("5 of 7 ready")
        wire.mend()
        expect(lost).to_have_count(0)
        expect(ready).to_contain_text("6 of 7 ready")
        expect(gerda.planned).to_have_count(1)  # her own page may hear of it later than another
        assert texts_of(gerda.planned, "data-at") == [f"field:{field}"]

        emma.take_turn("pass")
        for person in people:
            person.at_turn(2)
            expect(person.last_turn).to_have_count(7)
            no_sideways(person.person)
        told = [person.log.locator(".reveal mark").all_inner_texts() for person in (anna, chris, emma, gerda)]
        assert told[0]
        assert told.count(told[0]) == len(told)
        gerda.take_turn("pass")
        expect(anna.chip("Gerda")).to_have_text("ready")


def test_bots_wait_for_a_slow_person(visit: Visit) -> None:
    """They are ready; what they chose is not told, however long it takes."""
    anna = Planner(visit("Anna"))
    anna.page.clock.install()
    anna.start()
    expect(anna.page.locator(".ready h3")).to_contain_text("3 of 4 ready")
    told = anna.words()
    anna.page.clock.fast_forward("03:00:00")
    assert anna.words() == told
    anna.page.reload()
    anna.ask.wait_for()
    expect(anna.page.locator(".ready h3")).to_contain_text("3 of 4 ready")
    anna.at_turn(1)
    assert anna.words() == told
    assert anna.page.locator(".reveal, .told, .ready li small").count() == 0
    anna.take_turn()
    anna.at_turn(2)
    expect(anna.last_turn).to_have_count(4)


def test_a_plan_that_was_not_closed(visit: Visit, serving: Serving) -> None:
    """Whoever went away between the last step and being ready finds it, and says so by a key."""
    people = people_of(serving.address, "Anna", "Bram")
    table = lay(people)
    people[0].move(table, liking("pass"))
    anna = Planner(visit("Anna"))
    anna.be(people[0].session)
    anna.person.go(f"/table/{table}").at_table()
    expect(anna.ask).to_contain_text("Your turn is planned")
    expect(anna.action("ready")).to_be_visible()
    anna.page.keyboard.press("k")
    expect(anna.page.locator(".decide")).to_contain_text("Your choice: Pass, +3")
    anna.person.press("Change your mind")
    expect(anna.action("ready")).to_be_visible()
    expect(anna.page.locator(".decide")).not_to_contain_text("Sending your move …")
    anna.page.keyboard.press("u")
    expect(anna.action("pass")).to_be_visible()
    for someone in people:
        someone.close()


def test_whoever_unlocks_a_die_picks_a_grey_one(visit: Visit, serving: Serving) -> None:
    """The others read it, and then see one gone and the other in."""
    people = people_of(serving.address, "Anna", "Bram")
    table = lay(people, options={"cities": "choose"})
    science = liking(
        "city babylon", "ready", "cross university", "build university", "wonder", "cross", "skip", "pass"
    )
    hurry(
        table,
        people,
        [science, liking("city ephesus", "pass", "ready")],
        lambda view: view["to_move"].get("0") == "grey",
    )
    anna, bram = Planner(visit("Anna")), Planner(visit("Bram", phone=True))
    for planner, someone in zip((anna, bram), people, strict=True):
        planner.be(someone.session)
        planner.person.go(f"/table/{table}").at_table()
        someone.close()
    expect(anna.ask).to_contain_text("Which grey die do you remove?")
    entering = re.search(r"The (\w+) die enters", anna.ask.inner_text())
    assert entering
    expect(bram.page.locator(".decide")).to_contain_text("Anna is choosing a grey die")
    expect(bram.dice).to_have_count(0)
    assert set(texts_of(anna.dice, "data-at")) == {"die:grey_1", "die:grey_2", "die:grey_3"}
    anna.person.touch(anna.page.locator('.forum [data-at="die:grey_2"]'))
    turn = anna.turn
    anna.confirm("remove")
    for person in (anna, bram):
        person.at_turn(turn + 1)
        dice = person.page.locator(".middle .forum .fd")
        expect(dice).to_have_count(7)
        names = texts_of(dice, "data-at")
        assert "die:grey_2" not in names
        assert f"die:{entering[1]}" in names
    expect(anna.page.locator(".ready .gone .die")).to_have_count(1)
    expect(anna.page.locator(".ready .beside")).to_contain_text("removed")
    expect(anna.log).to_contain_text("You remove the grey die 2 from the game")


def test_cities_are_chosen_in_turn(visit: Visit) -> None:
    anna, bram = (Planner(visit(name).named(name)) for name in ("Anna", "Bram"))
    bram.sit_down(anna.start("online", others=1, cities="chosen"))
    cities = ".cities button"
    expect(anna.page.locator(f"{cities}.can")).to_have_count(7)
    expect(bram.page.locator(".decide")).to_contain_text("Anna is choosing a city")
    expect(bram.page.locator(f"{cities}.can")).to_have_count(0)
    anna.person.touch(anna.page.locator(cities, has_text="Giza"))
    expect(anna.ask).to_contain_text("Play Giza?")
    anna.confirm("city")
    expect(anna.page.locator(".decide")).to_contain_text("Bram is choosing a city")
    expect(bram.page.locator(f"{cities}.can")).to_have_count(6)
    expect(bram.page.locator(cities, has_text="Giza")).to_have_count(0)
    bram.person.touch(bram.page.locator(cities, has_text="Rhodes"))
    bram.confirm("city")
    for person, own, other in ((anna, "Giza", "Rhodes"), (bram, "Rhodes", "Giza")):
        person.at_turn(1)
        expect(person.page.locator(".middle .sheet .cty")).to_have_text(own)
        expect(person.page.locator(".middle .plate .sub0")).to_contain_text(other)


def test_two_people_round_one_screen(visit: Visit) -> None:
    """A curtain between them; neither sees the other's plan before both are ready."""
    anna = Planner(visit("Anna"))
    anna.start("screen", others=1)
    counts = anna.page.locator(".middle .plate dl b")
    anna.lift_curtain("Player 1")
    first = anna.choose()
    anna.person.touch(anna.action("cross"))
    curtain = anna.page.locator(".curtain")
    expect(curtain).to_contain_text("Hand the screen to Player 2")
    expect(anna.page.locator(".app")).to_have_attribute("inert", "")
    anna.lift_curtain("Player 2")
    assert anna.turn == 1
    expect(anna.planned).to_have_count(0)
    expect(anna.page.locator(".middle .bx.crossed")).to_have_count(0)
    assert set(counts.all_inner_texts()) == {"0"}
    assert anna.page.locator(".reveal, .middle small:has(.deed)").count() == 0
    anna.person.press("Player 1’s full board")
    expect(anna.page.locator(".middle .bx.crossed")).to_have_count(0)
    anna.person.press("Back to your own board")
    second = anna.choose()
    anna.person.touch(anna.action("cross"))
    anna.lift_curtain("Player 1")
    anna.at_turn(2)
    own = anna.page.locator(".middle .sheet .bx.crossed")
    assert texts_of(own, "data-at") == [f"field:{first}"]
    anna.person.press("Player 2’s full board")
    assert texts_of(own, "data-at") == [f"theirs:1:{second}"]
    expect(anna.log.locator(".reveal li")).to_have_count(2)


def test_the_time_for_a_turn_runs_out(visit: Visit, hurried: tuple[str, str]) -> None:
    """Whoever is ready may let a bot go on for the other."""
    table, session = hurried
    anna = Planner(visit("Anna"))
    anna.be(session)
    anna.person.go(table).at_table()
    time_is_up = 1000 * (MIN_SECONDS + PAGE_PATIENCE)
    expect(anna.page.locator(".decide")).to_contain_text("Bram is out of time", timeout=time_is_up)
    anna.at_turn(1)
    anna.person.press("Let a bot take over")
    anna.at_turn(2)
    anna.ask.wait_for()
    expect(anna.log).to_contain_text("A bot takes over for Bram.")
    expect(anna.log.locator(".reveal li").first).to_contain_text("passed (+3)")
