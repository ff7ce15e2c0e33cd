"""Antiquity in the browser: by clicking, by tapping, by keyboard and in words."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.antiquity import FIRST_PLAN, MAX_STEPS, Citizen, recorded
from tests.browser.conftest import Visit
from tests.browser.test_ways import tab_to


def test_a_building_is_placed_by_mouse(visit: Visit) -> None:
    """It is turned by the wheel, by a right click and by its pill, put down, and taken back."""
    anna = Citizen(visit("Anna")).open(recorded(FIRST_PLAN))
    anna.person.touch(anna.tile("cart_shop"))
    expect(anna.tile("cart_shop")).to_have_attribute("aria-pressed", "true")
    anna.point("c3")
    expect(anna.ask).to_contain_text("City I, c3")
    expect(anna.action("turn")).to_contain_text("turn 1 of 4")
    anna.page.mouse.wheel(0, 100)
    expect(anna.action("turn")).to_contain_text("turn 2 of 4")
    anna.click("c3", button="right")
    expect(anna.action("turn")).to_contain_text("turn 3 of 4")
    anna.person.press("Turn to the right")
    expect(anna.action("turn")).to_contain_text("turn 4 of 4")
    anna.act("turn")
    expect(anna.action("turn")).to_contain_text("turn 1 of 4")
    anna.point("c3")
    expect(anna.ask).to_contain_text("It fits here: Cart shop")
    before = anna.asked
    anna.click("c3")
    anna.taken(before)
    expect(anna.buildings("cart shop")).to_have_count(1)
    expect(anna.own_plan).to_contain_text("cart shop")

    # Where something stands and where it sticks out it does not go, and it is said why.
    anna.person.touch(anna.tile("cart_shop"))
    for square, why in (("c3", "on c3 there is something: cart shop"), ("g7", "it sticks out of the city")):
        anna.point(square)
        expect(anna.why).to_contain_text(why)
        expect(anna.ask).to_contain_text("It does not fit here: Cart shop")
        expect(anna.ask.get_by_role("link", name="R058")).to_be_visible()
        expect(anna.action("put")).to_have_attribute("aria-disabled", "true")
        anna.click(square)
    anna.act("back")
    expect(anna.buildings("cart shop")).to_have_count(1)
    anna.undo()
    expect(anna.buildings("cart shop")).to_have_count(0)


def test_a_building_is_placed_by_keyboard(visit: Visit) -> None:
    anna = Citizen(visit("Anna")).open(recorded(FIRST_PLAN))
    page, keys = anna.page, anna.page.keyboard
    tab_to(page, ".tray .tile[data-rove]")
    focused = page.locator(".tray .tile:focus")
    for _ in range(MAX_STEPS):
        if focused.get_attribute("data-at") == "kind:cart_shop":
            break
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(anna.ask).to_contain_text("It fits here: Cart shop")
    chip = anna.ask.locator(".step.now")
    first = chip.inner_text()
    keys.press("n")
    expect(chip).not_to_have_text(first)
    keys.press("Shift+N")
    expect(chip).to_have_text(first)
    keys.press("r")
    expect(anna.action("turn")).to_contain_text("turn 2 of 4")
    keys.press("Shift+R")
    expect(anna.action("turn")).to_contain_text("turn 1 of 4")
    for _ in range(7):
        keys.press("ArrowLeft")
    expect(anna.ask).to_contain_text("it sticks out of the city", ignore_case=True)
    keys.press("Enter")  # says why not, and changes nothing
    expect(anna.buildings("cart shop")).to_have_count(0)
    for _ in range(2):
        keys.press("ArrowRight")
    expect(chip).to_contain_text("c1")
    before = anna.asked
    keys.press("Enter")
    anna.taken(before)
    expect(anna.buildings("cart shop")).to_have_count(1)
    anna.undo()
    expect(anna.buildings("cart shop")).to_have_count(0)
