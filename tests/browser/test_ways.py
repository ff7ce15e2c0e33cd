"""Other ways to play: by keyboard alone, in text mode, in Dutch, on a phone, with things flying about."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, texts_of

# What is focused, and how far it is from there to a thing in the middle of the board.
WAY = """(wanted) => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(document.activeElement);
  const [toX, toY] = middle(document.querySelector(`.middle [data-at="${wanted}"]`));
  return [document.activeElement.dataset.at, toX - x, toY - y];
}"""


def tab_to(page: Page, selector: str, most: int = 80) -> None:
    """Press Tab until something of the kind is focused."""
    for _ in range(most):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_whole_age_by_keyboard_alone(visit: Visit) -> None:
    anna = visit("Anna")
    page, keys = anna.go("/").page, anna.page.keyboard
    page.get_by_role("heading", name="7 Wonders Duel").wait_for()
    tab_to(page, 'a[href^="/new/duel"]:not([tabindex])')
    keys.press("Enter")
    page.get_by_role("button", name="Start game").wait_for()
    tab_to(page, "[role=radio]")  # the bot's level: arrows choose
    keys.press("ArrowLeft")
    expect(page.get_by_role("radio", name=re.compile("Easy"))).to_be_checked()
    tab_to(page, ".go button.act.pri")
    keys.press("Enter")
    anna.at_table()
    moves = 0
    while anna.wait_turn() and page.locator(".age[aria-current], .crumb").count():
        if age(anna) > 1:
            break
        by_keys(anna)
        moves += 1
    assert age(anna) == 2
    assert moves >= 10


def age(person: Person) -> int:
    label = person.page.locator(".crumb [aria-label]").first.get_attribute("aria-label") or ""
    found = re.search(r"Age (I+) of", label)
    return len(found[1]) if found else 0


def by_keys(person: Person) -> None:
    """Tab to the middle, an arrow to and fro, Enter to choose, then a letter or Enter again to act."""
    page, keys = person.page, person.page.keyboard
    tab_to(page, ".middle [data-rove]")
    wanted = person.rng.choice(person.choices())
    reach(page, wanted)
    keys.press("Enter")
    expect(person.thing(wanted)).to_have_attribute("aria-pressed", "true")
    if person.actions.and_(page.locator("[data-action=build]:not([aria-disabled])")).count():
        keys.press("b")
    elif person.actions.and_(page.locator("[data-action=discard]")).count():
        keys.press("a")
    else:
        keys.press("Enter")
    person.sent()


def reach(page: Page, wanted: str) -> None:
    """Arrows towards it, as one would press them: first along the longer way, else along the other."""
    for _ in range(30):
        here, across, down = page.evaluate(WAY, wanted)
        if here == wanted:
            return
        sideways = ["ArrowRight" if across > 0 else "ArrowLeft"] if abs(across) > 1 else []
        upwards = ["ArrowDown" if down > 0 else "ArrowUp"] if abs(down) > 1 else []
        for arrow in sideways + upwards if abs(across) > abs(down) else upwards + sideways:
            page.keyboard.press(arrow)
            if page.evaluate(WAY, wanted)[0] != here:
                break
        else:
            break
    raise AssertionError(f"the arrows never come to {wanted}")


def test_a_whole_game_in_text_mode(visit: Visit) -> None:
    """The table in words; the moves are a numbered list, what happens is said, and the end too."""
    anna = visit("Anna")
    anna.start(Bot="Easy")
    anna.page.keyboard.press("t")
    text = anna.page.get_by_role("region", name="Text mode")
    expect(text).to_contain_text("Wonders to choose from")
    said = anna.page.locator("[role=status][aria-live=polite]")
    moves, over = text.locator("ol li button"), anna.page.get_by_role("dialog")
    known = set()
    while True:
        moves.first.or_(over).wait_for()
        if over.count():
            break
        before = text.inner_text()
        known |= set(re.findall("Age I+|Conflict pawn|uncovers|under|face down|Buys at|Discard pile", before))
        moves.nth(anna.rng.randrange(moves.count())).click()
        expect(text).not_to_have_text(before, use_inner_text=True)
        expect(said).not_to_be_empty()
    assert known >= {"Age I", "Age II", "Conflict pawn", "uncovers", "under", "face down", "Buys at"}
    expect(over.get_by_role("heading", level=2)).to_have_text(re.compile(r"win|draw|level", re.IGNORECASE))
    anna.page.keyboard.press("Escape")
    anna.page.reload()  # it is remembered
    expect(text.get_by_role("heading").first).to_be_visible()
    anna.page.keyboard.press("t")
    expect(anna.page.locator("section.board")).to_be_visible()


def test_dutch_and_a_switch_at_once(visit: Visit) -> None:
    bram = visit("Bram", language="nl")
    bram.go("/").sees("Kies een tijdperk")
    expect(bram.page.locator("html")).to_have_attribute("lang", "nl")
    bram.start(how="screen", wonderen="vaste")
    assert bram.wait_turn()
    names = bram.page.locator(".struct .card .nm")
    dutch = names.all_inner_texts()
    question = bram.bar.inner_text()
    loads: list[str] = []
    bram.page.on("request", lambda request: loads.append(request.url))
    bram.press("English")
    expect(bram.page.locator("html")).to_have_attribute("lang", "en")
    assert names.all_inner_texts() != dutch
    assert bram.bar.inner_text() != question
    bram.sees("Discard pile")
    assert not [url for url in loads if "/api/me" not in url], "a switch of language loads nothing"
    bram.press("Nederlands")
    assert names.all_inner_texts() == dutch
    for path in ("/", "/new/duel", "/rules/duel", "/settings", "/credits"):
        bram.go(path)
        bram.page.get_by_role("heading").first.wait_for()
        left = re.findall(r"\b(?:you|your|with|and)\b", bram.page.locator("main").inner_text())
        assert path == "/credits" or not left, (path, left)


def test_a_phone(visit: Visit) -> None:
    """At 390 wide nothing is pushed aside, the bar is in reach, and a long press explains."""
    anna = visit("Anna", phone=True)
    for path in ("/", "/new/duel", "/rules/duel", "/settings", "/credits"):
        anna.go(path)
        anna.page.get_by_role("heading").first.wait_for()
        no_sideways(anna)
    anna.start(Bot="Easy")
    for _ in range(12):
        if not anna.wait_turn():
            break
        no_sideways(anna)
        in_reach(anna)
        anna.move("build", "discard")
    assert anna.wait_turn()
    for tab in anna.page.get_by_role("tab").all():
        anna.touch(tab)
        no_sideways(anna)
    while anna.page.get_by_role("group", name="Who starts").count():  # then there is no card to press
        anna.move("begin")
        assert anna.wait_turn()
    long_press(anna)


def no_sideways(person: Person) -> None:
    wide, room = person.page.locator("html").evaluate("(page) => [page.scrollWidth, page.clientWidth]")
    assert wide <= room, f"{person.at} is {wide} wide on a screen of {room}"


def in_reach(person: Person) -> None:
    """The bar stands in the window, wherever the page is scrolled."""
    box = person.bar.bounding_box()
    height = person.page.viewport_size["height"] if person.page.viewport_size else 0
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height + 1


def long_press(person: Person) -> None:
    card = person.things.first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools = person.context.new_cdp_session(person.page)
    sheet = person.page.get_by_role("dialog")
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(sheet).to_be_visible()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    devtools.detach()
    # Lifting the finger over the sheet neither closes it nor chooses the card; a tap beside it closes it.
    person.page.wait_for_timeout(500)
    expect(sheet).to_contain_text(re.compile(r"R\d+"))
    expect(card).to_have_attribute("aria-pressed", "false")
    person.page.touchscreen.tap(195, 20)
    expect(sheet).to_have_count(0)


# Keeps where each copy that flies about is to end: the middle of its last place.
FOLLOW = """
window.landings = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  if (this.inert) {
    const box = this.getBoundingClientRect();
    const { a: scale, e: right, f: down } = new DOMMatrix(frames.at(-1).transform);
    landings.push([box.x + right + (box.width * scale) / 2, box.y + down + (box.height * scale) / 2]);
  }
  return animate.call(this, frames, options);
};
"""


def test_a_card_flies_where_it_goes(visit: Visit) -> None:
    anna = visit("Anna", motion=True)
    anna.context.add_init_script(FOLLOW)
    anna.start(how="screen", Wonders="fixed")
    assert anna.wait_turn()
    open_cards = anna.page.locator(".struct .can:not(.poor)")
    anna.touch(open_cards.first)
    card = texts_of(open_cards, "data-at")[0]
    anna.act("build")
    anna.page.wait_for_function("() => landings.length > 0")
    [ended] = anna.page.evaluate("landings.slice(0, 1)")
    box = anna.page.locator(f'.city [data-at="{card}"]').bounding_box()
    assert box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert ended == pytest.approx(middle, abs=3)


@pytest.mark.parametrize("wish", ["system", "setting"])
def test_who_wants_it_still_sees_nothing_fly(visit: Visit, wish: str) -> None:
    anna = visit("Anna", motion=wish == "setting")
    anna.context.add_init_script(FOLLOW)
    if wish == "setting":
        anna.go("/settings").choose("Animation", "No animation")
    anna.start(how="screen", Wonders="fixed")
    for _ in range(4):
        assert anna.wait_turn()
        anna.move("build", "discard")
    assert anna.page.evaluate("landings") == []
    assert anna.page.evaluate("document.getAnimations().length") == 0


def test_with_motion_cards_fly_and_nothing_is_lost(visit: Visit) -> None:
    anna = visit("Anna", motion=True)
    anna.start(how="screen")
    for _ in range(14):
        assert anna.wait_turn()
        anna.move("build", "discard")
    expect(anna.page.locator("ol.ev button.jump")).to_have_count(14)
    expect(anna.page.locator("body > [inert]")).to_have_count(0)
