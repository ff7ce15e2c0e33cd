"""Antiquity in the browser: by clicking, by tapping, by keyboard and in words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.antiquity import (
    FIRST_PLAN,
    MAX_STEPS,
    Citizen,
    company,
    hurry,
    lay,
    recorded,
)
from tests.browser.conftest import Visit
from tests.browser.serving import Serving
from tests.browser.test_ways import tab_to
from tests.table.people import Someone

MAX_TABLES = 15  # of which one has a city by the sea or by mountains


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
    expect(anna.ask).to_contain_text("It fits here")
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
        expect(anna.ask).to_contain_text("It doesn’t fit here")
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
    expect(anna.ask).to_contain_text("It fits here")
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


def test_two_people_bargain(visit: Visit, serving: Serving) -> None:
    """An offer, another one instead, and a deal: the goods change hands at once."""
    wishes = [
        ["house 1", "house 2", "build storage-2x3", "man", "build market"],
        ["house 1", "build cart_shop", "man", "fishery", "mine", "woodcutter"],
    ]
    anna, bram = Citizen(visit("Anna")), Citizen(visit("Bram"))
    with company(serving.address, "Anna", "Bram") as people:
        table, good = lay_with_goods(people, wishes)
        anna.come(table, people[0])
        bram.come(table, people[1])
    anna.put_to_work("market")
    for citizen in (anna, bram):
        citizen.act("market")
    anna.bid("wood", gives=1)
    anna.bid(good, wants=1)
    expect(anna.ask).to_contain_text(f"To Bram: 1 wood for 1 {good}.")
    expect(bram.offer).to_have_count(0)
    anna.act("propose")
    expect(bram.offer.get_by_role("img", name="wood")).to_be_visible()

    bram.person.touch(bram.offer.get_by_role("button", name="Counter"))
    bram.bid("wood", wants=1)
    expect(bram.ask).to_contain_text(f"To Anna: 1 {good} for 2 wood.")
    bram.act("propose")
    expect(anna.offer.get_by_role("button", name="Accept")).to_be_visible()
    expect(anna.offer).to_have_count(1)  # the first one is declined by it
    had = anna.stock("wood")
    anna.person.touch(anna.offer.get_by_role("button", name="Accept"))
    for citizen in (anna, bram):
        expect(citizen.offer).to_have_count(0)
        citizen.act("close")
        expect(citizen.log).to_contain_text(re.compile("accepts? an offer from"))
    assert (anna.stock("wood"), anna.stock(good)) == (had - 2, 1)
    assert (bram.stock("wood"), bram.stock(good)) == (2, 0)


def lay_with_goods(people: Sequence[Someone], wishes: Sequence[Sequence[str]]) -> tuple[str, str]:
    """A table in its second round where the second seat has harvested something besides wood, and that."""
    for _ in range(MAX_TABLES):
        table = lay(people)
        hurry(table, people, wishes, round=2)
        goods = people[1].view(table)["view"]["seats"][1]["realm"]["goods"]
        for good, count in goods.items():
            if count and good != "wood":
                return table, good
    raise AssertionError("no city lies by the sea or by mountains")
