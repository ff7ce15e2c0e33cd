"""7 Wonders Dice in the browser by one person: by hand, with a finger, by keyboard and in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.dice import (
    ALEXANDRIA,
    BONUSES,
    MAX_STEPS,
    OLYMPIA,
    THIRTEENTH,
    Planner,
    ended,
    recorded,
)
from tests.browser.person import texts_of
from tests.browser.test_ways import in_reach, no_sideways, reach, tab_to

# Is something that can be crossed to be seen above the bar?
IN_SIGHT = """() => {
  const floor = document.querySelector('.decide').getBoundingClientRect().top;
  const places = [...document.querySelectorAll('.sheet .bx.can')].map((one) => one.getBoundingClientRect());
  return places.some(({ top, bottom }) => top > 0 && bottom < floor);
}"""


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
        tabs = anna.page.get_by_role("tab")
        for tab in tabs.all():
            anna.person.touch(tab)
            expect(tab).to_have_attribute("aria-selected", "true")
            no_sideways(anna.person)
        expect(anna.page.get_by_role("table")).to_contain_text("Guild Court")
        anna.person.touch(tabs.first)
        expect(anna.page.locator(".middle .plate")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_a_die_then_a_field_with_its_price(visit: Visit, phone: bool) -> None:
    """What the sum says is what is paid, and the field is crossed for good once all are ready."""
    anna = Planner(visit("Anna", phone=phone))
    anna.open(THIRTEENTH)
    anna.ask.wait_for()
    had, spent, never = anna.gold
    dear = anna.page.locator(".sheet .bx.lit:not(.stage):has(.pr .coin)")
    for die in anna.dice.all():
        anna.person.touch(die)
        expect(die).to_have_attribute("aria-pressed", "true")
        if phone:  # the first field it can cross came into sight, and the Forum folded
            expect(anna.page.locator(".sheet .bx.lit").first).to_be_in_viewport()
        if dear.count():
            break
    field = anna.choose(dear.first)
    total = anna.page.locator(".decide .sum")
    expect(total).to_contain_text("=")
    *parts, net = (int(coin.replace("+", "-")) for coin in total.locator(".coin").all_inner_texts())
    signs = [-1 if "−" in part else 1 for part in total.locator("> span").all_inner_texts()]
    assert 0 < net == sum(sign * part for sign, part in zip(signs, parts, strict=True))
    expect(anna.action("cross")).to_contain_text(f"pay {net}, {had - net} left")
    anna.confirm()
    anna.at_turn(14)
    box = anna.page.locator(f'.middle .sheet .bx[data-at="field:{field}"]')
    expect(box).to_have_class(re.compile(r"\bcrossed\b"))
    expect(anna.planned).to_have_count(0)
    assert anna.gold == (had - net, spent + net, never)


def test_a_turn_begins_at_the_forum_on_a_phone(visit: Visit) -> None:
    """Nothing scrolls away from the dice by itself, though seven seats take much room."""
    anna = Planner(visit("Anna", phone=True))
    anna.page.clock.install()
    anna.open(THIRTEENTH, seats=7)
    anna.ask.wait_for()
    anna.page.clock.run_for(2000)
    expect(anna.page.locator(".middle .forum")).to_be_in_viewport(ratio=0.9)
    expect(anna.page.locator(".middle .sheet header .coin").first).to_be_in_viewport()


# ---- chains of effects


def test_a_chain_of_two_steps(visit: Visit) -> None:
    """The chips say where one is; a step can be taken back, and what is left can be skipped."""
    anna = Planner(visit("Anna"))
    anna.open(ALEXANDRIA)
    anna.confirm("wonder")
    expect(anna.steps).to_have_text(["1 of 2"])
    expect(anna.steps.first).to_have_attribute("aria-current", "step")
    expect(anna.action("skip")).to_be_visible()
    first = anna.choose()
    anna.confirm()
    expect(anna.steps).to_have_text(["2 of 2"])
    assert f"field:{first}" in texts_of(anna.planned, "data-at")
    before = anna.asked
    anna.person.press("Undo")
    anna.taken(before)
    expect(anna.steps).to_have_text(["1 of 2"])
    second = anna.choose(anna.fields.nth(1))
    anna.confirm()
    expect(anna.steps).to_have_text(["2 of 2"])
    turn = anna.turn
    anna.confirm("skip")
    anna.at_turn(turn + 1)  # it closed by itself
    expect(box(anna, second)).to_have_class(re.compile(r"\bcrossed\b"))
    assert first == second or "crossed" not in str(box(anna, first).get_attribute("class"))


def test_both_steps_of_a_chain(visit: Visit) -> None:
    anna = Planner(visit("Anna", language="nl", phone=True))
    anna.open(ALEXANDRIA)
    turn = anna.turn
    anna.confirm("wonder")
    expect(anna.steps).to_have_text(["1 van 2"])
    anna.page.wait_for_function(IN_SIGHT)  # they were under the bar
    anna.choose()
    anna.confirm()
    expect(anna.steps).to_have_text(["2 van 2"])
    anna.choose()
    anna.confirm()
    anna.at_turn(turn + 1)
    expect(anna.last_turn.first.locator(".deed")).to_have_count(3)


def test_a_bonus_is_chosen_from_those_that_are_left(visit: Visit) -> None:
    anna = Planner(visit("Anna"))
    crossed = anna.page.locator(".middle .sheet .bn.on")
    buttons = anna.page.locator(".decide [data-action]")
    for used, bonus in enumerate(BONUSES):
        anna.open(bonus)
        expect(crossed).to_have_count(used)
        expect(buttons).to_have_count(3 - used)
        expect(anna.ask).to_contain_text(f"{used} of 3 used.")
        expect(anna.ask.get_by_text("This is your third")).to_have_count(int(used == 2))
        if used:
            anna.confirm(texts_of(buttons, "data-action")[0])
            expect(crossed).to_have_count(used + 1)
        else:
            another_action(anna)


def another_action(anna: Planner) -> None:
    turn, coins = anna.turn, anna.coins
    anna.confirm("action")
    expect(anna.ask).to_contain_text("Extra action.")
    assert anna.turn == turn
    anna.confirm("pass")
    anna.at_turn(turn + 1)
    assert anna.coins == coins + 3
    expect(anna.log.locator(".reveal").last.locator("li").first).to_contain_text("passed (+3)")


def test_a_free_die(visit: Visit) -> None:
    """The die costs nothing, wherever it lies."""
    anna = Planner(visit("Anna"))
    anna.open(OLYMPIA)
    turn = anna.turn
    anna.confirm("wonder")
    expect(anna.ask).to_contain_text("with a free die")
    expect(anna.action("pass")).to_have_count(0)
    for field in anna.fields.all():
        anna.choose(field)
        expect(anna.page.locator(".decide .sum > span").first.locator(".coin")).to_have_text("0")
    anna.confirm()
    anna.at_turn(turn + 1)


def box(anna: Planner, field: str) -> Locator:
    return anna.page.locator(f'.middle .sheet .bx[data-at="field:{field}"]')


# ---- looking back


def test_a_whole_game_again(visit: Visit) -> None:
    """By buttons, by keys and with the slider; and on from a moment of it."""
    anna = Planner(visit("Anna"))
    table = anna.open(ended)
    anna.person.go(f"/replay/{table}#0")
    page, keys = anna.page, anna.page.keyboard
    moment, crossed = page.locator(".scrub small b"), page.locator(".middle .sheet .bx.crossed")
    expect(moment).to_have_text(re.compile(r"^Move 0 of \d+$"))
    most = int(moment.inner_text().split()[-1])
    expect(crossed).to_have_count(0)
    anna.person.press("Go to end")
    expect(moment).to_have_text(f"Move {most} of {most}")
    expect(page.locator(".crumb .st")).to_contain_text("Game over")
    at_the_end = crossed.count()
    anna.person.press("Go to start")
    expect(moment).to_have_text(f"Move 0 of {most}")
    anna.at_turn(1)
    expect(crossed).to_have_count(0)
    keys.press("]")  # to the reveal: what each decides in secret is no moment of its own
    anna.at_turn(2)
    first = int(moment.inner_text().split()[1])
    assert first > 1
    anna.person.press("Next move")
    anna.at_turn(3)
    keys.press("[")
    expect(moment).to_have_text(f"Move {first} of {most}")
    slider = page.get_by_role("slider")
    slider.focus()
    keys.press("ArrowRight")
    expect(moment).to_have_text(f"Move {first + 1} of {most}")

    begin, turn = half_way(recorded(ended, 4))
    slider.fill(str(begin))
    expect(moment).to_have_text(f"Move {begin} of {most}")
    anna.at_turn(turn)
    half = texts_of(crossed, "data-at")
    assert 0 < len(half) < at_the_end
    anna.person.press("Play on from here")
    page.wait_for_url("**/table/*")
    anna.ask.wait_for()
    assert anna.person.at != f"/table/{table}"
    anna.at_turn(turn)
    assert texts_of(crossed, "data-at") == half
    anna.take_turn()
    anna.at_turn(turn + 1)


def half_way(record: str) -> tuple[int, int]:
    """The moves before a turn in the middle of a game, and which turn that is."""
    moves = re.findall(r"^(\d+) (\w+)", record.partition("\nbegin\n")[2], re.MULTILINE)
    own = [number for number, (seat, verb) in enumerate(moves) if seat == "1" and verb != "remove"]
    acts = [number for number in own if moves[number - 1][0] != "1" or moves[number - 1][1] == "remove"]
    turn = len(acts) // 2
    return acts[turn - 1], turn


# ---- help


def test_a_hint_rings_what_it_names_and_is_played(visit: Visit) -> None:
    """By a key, and closed; then by the button, and pressed."""
    anna = Planner(visit("Anna"))
    anna.open(THIRTEENTH)
    anna.ask.wait_for()
    hints = anna.page.locator(".hint li button")
    anna.page.keyboard.press("h")
    hints.first.wait_for()
    anna.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    expect(anna.page.locator(".hinted")).to_have_count(0)
    anna.person.press("Hint")
    crossing = hints.filter(has_text=re.compile("^Cross .* with the")).first
    crossing.hover()
    ringed = anna.page.locator(".middle .sheet .bx.hinted")
    expect(ringed).to_have_count(1)
    expect(anna.page.locator(".forum .fd.hinted")).to_have_count(1)
    name = str(ringed.locator(".vh").inner_text()).partition(".")[0]
    expect(crossing).to_contain_text(re.compile(re.escape(name), re.IGNORECASE))
    field = texts_of(ringed, "data-at")[0].removeprefix("field:")
    before = anna.asked
    anna.person.touch(crossing)
    anna.taken(before)
    expect(anna.page.locator(".hinted")).to_have_count(0)
    expect(box(anna, field)).to_have_class(re.compile(r"\bcrossed\b"))


def test_what_is_locked_says_why(visit: Visit) -> None:
    anna = Planner(visit("Anna"))
    anna.open(THIRTEENTH)
    court = anna.page.locator(".middle .sheet .courthouse")
    expect(court).to_contain_text("locked")
    expect(court.locator(".bx.can, .bx[aria-pressed]")).to_have_count(0)
    court.locator(".bx").first.hover()
    expect(anna.page.locator(".rail > .insp")).to_contain_text(
        "Locked until this city unlocks the purple die"
    )


def test_a_long_press_explains_a_field(visit: Visit) -> None:
    """What it costs, by which rules, and that nobody confirmed the figure."""
    anna = Planner(visit("Anna", phone=True))
    anna.open(THIRTEENTH)
    anna.ask.wait_for()
    sheet = anna.page.get_by_role("dialog")
    field = anna.fields.first
    hold(anna, field, sheet)
    expect(sheet).to_contain_text(re.compile(r"from your Warehouse[\s\S]*R38[\s\S]*\d+ left"))
    unsure = sheet.get_by_text(re.compile("^Reconstructed: "))
    anna.person.touch(unsure)
    expect(sheet).to_contain_text("--content")
    expect(sheet.get_by_role("link", name="Where the values come from")).to_have_attribute(
        "href", "/rules/dice#sources"
    )
    expect(field).to_have_attribute("aria-pressed", "false")
    anna.page.touchscreen.tap(195, 10)
    expect(sheet).to_have_count(0)


def hold(anna: Planner, what: Locator, until: Locator) -> None:
    """A finger stays on it until there is something to see."""
    what.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    place = what.bounding_box()
    assert place
    touch = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    devtools = anna.person.context.new_cdp_session(anna.page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(until).to_be_visible()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    devtools.detach()


# ---- other ways


def test_in_words_alone(visit: Visit) -> None:
    anna = Planner(visit("Anna", language="nl"))
    anna.start()
    anna.page.keyboard.press("t")
    text = anna.page.get_by_role("region", name="Tekststand")
    moves = text.locator("ol li button")
    for _ in range(3 * MAX_STEPS):
        anna.ask.wait_for()
        told = text.inner_text()
        assert "Forum: " in told
        assert "Je volgende velden: " in told
        assert re.search(r"Munten: \d+ over, \d+ uitgegeven, \d+ nooit verdiend", told)
        said = " ".join(text.locator("p").all_inner_texts())
        assert not re.findall(r"\b(?:you|your|with|and|ready|coins|cross)\b", said)
        if anna.turn == 4:
            assert re.search(r"Vorige beurt: Jij: [^;]+; Bot", told)
            break
        before = anna.asked
        anna.person.touch(moves.nth(anna.person.rng.randrange(moves.count())))
        anna.taken(before)
    else:
        raise AssertionError("three turns took too many moves")


def test_by_keyboard_alone(visit: Visit) -> None:
    """A die by arrows and Enter, a field likewise, Enter once more to confirm; then a letter."""
    anna = Planner(visit("Anna"))
    anna.open(THIRTEENTH)
    anna.ask.wait_for()
    page, keys = anna.page, anna.page.keyboard
    tab_to(page, ".forum .fd")
    die = texts_of(anna.dice, "data-at")[-1]
    reach(page, die)
    keys.press("Enter")
    expect(page.locator(f'.forum [data-at="{die}"]')).to_have_attribute("aria-pressed", "true")
    lit = page.locator(".sheet .bx.lit:not(.stage)")
    field = texts_of(lit, "data-at")[-1]
    tab_to(page, ".sheet .bx")
    reach(page, field)
    if page.locator(f'.sheet [data-at="{field}"]').get_attribute("aria-pressed") == "false":
        keys.press("Enter")
    expect(page.locator(".decide .sum")).to_be_visible()
    before = anna.asked
    keys.press("Enter")
    anna.taken(before)
    anna.at_turn(14)
    expect(box(anna, field.removeprefix("field:"))).to_have_class(re.compile(r"\bcrossed\b"))
    keys.press("p")
    anna.at_turn(15)
