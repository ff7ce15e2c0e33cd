"""Antiquity in the browser: by clicking, by tapping, by keyboard and in words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.antiquity import (
    BURYING,
    FIRST_PLAN,
    MAX_STEPS,
    POLLUTING,
    Citizen,
    asked,
    company,
    goes_on,
    hurry,
    last_round,
    lay,
    play_round,
    recorded,
)
from tests.browser.conftest import Visit
from tests.browser.person import texts_of
from tests.browser.serving import Serving
from tests.browser.test_ways import in_reach, no_sideways, tab_to
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


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    """A whole round: squares are typed by their names, and Enter takes what is proposed."""
    anna = Citizen(visit("Anna")).open(recorded(FIRST_PLAN))
    keys = anna.page.keyboard
    for kind, square in (("house", "g1"), ("cart_shop", "c5")):
        tile_by_keys(anna, kind)
        keys.type(square)
        expect(anna.ask.locator(".step.now")).to_contain_text(square)
        expect(anna.ask).to_contain_text("It fits here")
        by_key(anna, "Enter")
    keys.press("m")
    expect(anna.page.locator("[data-ring]:focus")).to_be_visible()
    by_key(anna, "Enter")
    expect(anna.buildings("cart shop")).to_have_accessible_name(re.compile("c5.*manned"))
    by_key(anna, "k")
    for _ in range(MAX_STEPS):
        anna.ask.wait_for()
        able = anna.able()
        if "ready" in able:
            break
        if "done" in able and anna.page.locator(".tray .tile.can").count():
            tab_to(anna.page, ".tray .tile.can")
            keys.press("Enter")
            if not anna.action("here").count():
                tab_to(anna.page, ".antiquity-land [data-field].can", most=200)
                keys.press("Enter")
            anna.action("here").wait_for()
            by_key(anna, "Enter")
        else:
            by_key(anna, next(key for name, key in KEYS.items() if name in able))
    expect(anna.log).to_contain_text("round 2")
    expect(anna.log).to_contain_text("You pollute")


KEYS = {"done": "k", "pass": "s", "place": "Enter"}


def by_key(anna: Citizen, key: str) -> None:
    """Press a key that makes a move."""
    before = anna.asked
    anna.page.keyboard.press(key)
    anna.taken(before)


def tile_by_keys(anna: Citizen, kind: str) -> None:
    """Take something from the tray in hand."""
    tab_to(anna.page, ".tray .tile[data-rove]")
    focused = anna.page.locator(".tray .tile:focus")
    anna.page.keyboard.press("Home")
    for _ in range(MAX_STEPS):
        if focused.get_attribute("data-at") == f"kind:{kind}":
            break
        anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")


def test_what_is_planned_is_taken_back_by_a_click(visit: Visit) -> None:
    """The building and its man go; what was planned after it stays."""
    anna = Citizen(visit("Anna")).open(recorded(FIRST_PLAN))
    anna.build("house")
    anna.build("cart_shop")
    anna.put_to_work("cart shop")
    anna.build("house")
    houses = anna.plan.locator("g.house")
    expect(houses).to_have_count(2)
    expect(houses.locator(".num")).to_have_text(["4", "3"])
    before = anna.asked
    anna.click("a2")
    anna.taken(before)
    expect(anna.buildings("cart shop")).to_have_count(0)
    expect(houses).to_have_count(2)
    before = anna.asked
    houses.first.click()
    anna.taken(before)
    expect(houses).to_have_count(1)


def test_steps_are_taken_back_faster_than_the_table_answers(visit: Visit, serving: Serving) -> None:
    anna = Citizen(visit("Anna")).open(recorded(FIRST_PLAN))
    houses = anna.plan.locator("g.house")
    for _ in range(3):
        anna.build("house")
    expect(houses).to_have_count(3)
    with serving.halted():
        for _ in range(2):
            anna.page.keyboard.press("u")
    expect(houses).to_have_count(1)
    anna.undo()
    expect(houses).to_have_count(0)


def test_fingers_move_and_turn_a_building(visit: Visit) -> None:
    """One finger drags it, floating above; two turn it; nothing is built before the button is pressed."""
    anna = Citizen(visit("Anna", phone=True)).open(recorded(FIRST_PLAN))
    anna.person.press(re.compile("^Build"), role="tab")
    anna.person.touch(anna.tile("cart_shop"))
    chip = anna.ask.locator(".step.now")
    expect(chip).to_contain_text("b1")
    anna.fingers([anna.square("d6")], [anna.square("e5")])
    expect(chip).to_contain_text("e4")  # 40 pixels above the finger
    expect(anna.action("turn")).to_contain_text("turn 1 of 4")
    still, begin, end = anna.square("a2"), anna.square("c2"), anna.square("a4")
    anna.fingers([still, begin], [still, end])
    expect(anna.action("turn")).to_contain_text("turn 2 of 4")
    expect(anna.buildings("cart shop")).to_have_count(0)
    anna.confirm("put")
    anna.person.press("Cities", role="tab")
    expect(anna.buildings("cart shop")).to_have_count(1)


def test_two_people_play_two_rounds(visit: Visit, serving: Serving) -> None:
    """They plan at the same time, and see nothing of the other's plan until both are ready."""
    anna, bram = Citizen(visit("Anna")), Citizen(visit("Bram"))
    with company(serving.address, "Anna", "Bram") as people:
        table = lay(people)
        hurry(table, people, [[], []])
        anna.come(table, people[0])
        bram.come(table, people[1])
    anna.ask.wait_for()
    bram.ask.wait_for()
    for citizen, other, kind in ((anna, bram, "market"), (bram, anna, "explorer")):
        before = other.words()
        citizen.build("house")
        citizen.build("house")
        citizen.build("cart_shop")
        citizen.put_to_work()
        citizen.build(kind)
        expect(citizen.own_plan).to_contain_text(kind)
        assert other.words() == before
    anna.confirm("ready")
    expect(anna.page.locator(".decide")).to_contain_text("Your plan is closed")
    expect(bram.action("ready")).to_contain_text("everybody else is ready")
    assert "builds" not in bram.log.inner_text()
    anna.undo()  # one can go on planning as long as somebody else does
    anna.confirm("ready")
    bram.confirm("ready")
    for citizen in (anna, bram):
        revealed = citizen.page.locator(".reveal")
        for kind in ("cart shop", "market", "explorer"):
            expect(revealed).to_contain_text(kind)
        citizen.person.touch(revealed.get_by_role("button"))
    play_round(anna, bram)
    for citizen in (anna, bram):
        expect(citizen.log).to_contain_text("round 2")
        expect(citizen.log).to_contain_text("pollute")
        citizen.put_to_work()
        citizen.confirm("ready")
    play_round(anna, bram)
    for citizen in (anna, bram):
        expect(citizen.log).to_contain_text("round 3")


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


def test_graves_are_laid_as_proposed(visit: Visit) -> None:
    """They lie there as ghosts when the question comes, and one press buries them."""
    anna = Citizen(visit("Anna")).open(recorded(BURYING, further=goes_on))
    due = anna.due
    expect(anna.ask).to_contain_text(f"Where do {due} graves go?")
    expect(anna.ask).to_contain_text("Proposed:")
    expect(anna.laid_graves).to_have_count(due)
    expect(anna.action("place")).to_contain_text(f"Bury these {due}")
    laid = [label.removeprefix("Grave at ") for label in texts_of(anna.laid_graves, "aria-label")]
    anna.confirm("place")
    assert set(laid) <= set(anna.graves_told())
    anna.undo()
    expect(anna.laid_graves).to_have_count(due)


def test_graves_are_laid_one_by_one(visit: Visit) -> None:
    anna = Citizen(visit("Anna")).open(recorded(BURYING))
    due = anna.due
    proposed = texts_of(anna.laid_graves, "aria-label")
    anna.person.touch(anna.laid_graves.first)
    expect(anna.laid_graves).to_have_count(due - 1)
    expect(anna.action("place")).to_have_attribute("aria-disabled", "true")
    expect(anna.action("place")).to_contain_text("1 still to place")
    other = anna.plan.locator("rect[role=button][aria-pressed=false]").last
    wanted = other.get_attribute("aria-label") or ""
    anna.person.touch(other)
    expect(anna.laid_graves).to_have_count(due)
    assert wanted in texts_of(anna.laid_graves, "aria-label")
    anna.act("proposed")
    assert texts_of(anna.laid_graves, "aria-label") == proposed
    anna.person.touch(anna.plan.get_by_role("button", name=wanted, exact=True))  # another makes room
    expect(anna.laid_graves).to_have_count(due)
    anna.confirm("place")
    assert wanted.removeprefix("Grave at ") in anna.graves_told()
    expect(anna.log).to_contain_text(wanted.removeprefix("Grave at "))


def test_pollution_is_laid_as_proposed_or_field_by_field(visit: Visit) -> None:
    anna = Citizen(visit("Anna")).open(recorded(POLLUTING))
    due = anna.due
    fields = anna.lit_fields()
    proposed = anna.laid_fields()
    assert len(proposed) == due
    expect(anna.ask).to_contain_text("Proposed:")
    other = next(field for field in reversed(fields) if field not in proposed)
    anna.pick(proposed[0])
    expect(anna.action("place")).to_contain_text("1 still to place")
    anna.pick(other)
    expect(anna.action("place")).to_contain_text(f"Place these {due}")
    assert sorted(anna.laid_fields()) == sorted([*proposed[1:], other])
    anna.act("proposed")
    assert anna.laid_fields() == proposed
    anna.confirm("place")
    expect(anna.log).to_contain_text(re.compile("You pollute .*" + re.escape(proposed[0])))
    expect(anna.action("ready")).to_be_visible()


def test_a_saint_wins_the_last_round(visit: Visit) -> None:
    record, moves = last_round()
    anna = Citizen(visit("Anna")).open(record)
    sheet = anna.page.get_by_role("dialog")
    anna.confirm("ready")
    for move in moves:
        if not re.match("woodcutter|farm|mine", move):
            continue
        kind, *good, field = move.replace(" at ", " ").split()
        anna.ask.wait_for()
        site = anna.site(kind).filter(has_text=good[0] if good else "")
        if site.count():
            anna.build_on_land(site, field)
    for _ in range(MAX_STEPS):
        anna.ask.or_(sheet).first.wait_for()
        if sheet.count():
            break
        anna.answer()
    expect(sheet.get_by_role("heading", level=2)).to_contain_text("win")
    expect(sheet).to_contain_text("San")
    expect(sheet.get_by_role("row", name="Houses")).to_be_visible()
    sheet.get_by_role("link", name="Replay").click()
    anna.person.press("Previous move")
    anna.person.sees(re.compile(r"Move \d+ of"))


def test_a_plan_on_a_phone(visit: Visit) -> None:
    """Nothing is pushed aside, and what is asked is in reach; the bar puts a piece down."""
    anna = Citizen(visit("Anna", phone=True)).open(recorded(FIRST_PLAN))
    tabs = anna.page.locator(".pnav [role=tab]")
    for tab in tabs.all():
        anna.person.touch(tab)
        in_sight(anna)
    for kind in ("house", "cart_shop"):
        anna.person.press(re.compile("^Build"), role="tab")
        anna.build(kind)
        in_sight(anna)
    anna.person.press("Cities", role="tab")
    expect(anna.buildings("cart shop")).to_have_count(1)
    anna.put_to_work()
    expect(anna.buildings("cart shop")).to_have_accessible_name(re.compile("manned"))
    anna.confirm("ready")
    anna.ask.wait_for()
    for tab in tabs.all():
        anna.person.touch(tab)
        in_sight(anna)
    anna.person.press("Land", role="tab")
    anna.confirm("done")
    anna.ask.wait_for()
    in_sight(anna)


def in_sight(anna: Citizen) -> None:
    no_sideways(anna.person)
    in_reach(anna.person)


def test_a_round_in_words(visit: Visit) -> None:
    anna = Citizen(visit("Anna")).open(recorded(FIRST_PLAN))
    anna.page.keyboard.press("Shift+T")
    text = anna.page.get_by_role("region", name="Text mode")
    moves = text.locator("ol li button")
    wishes = ["house 1", "build cart_shop", "man", "ready", "done"]
    for _ in range(MAX_STEPS):
        moves.first.wait_for()
        told = text.inner_text()
        if "round 2" in told.lower():
            break
        offered = moves.locator("code").all_text_contents()
        wish = next((wish for wish in wishes if any(move.startswith(wish) for move in offered)), None)
        chosen = next(place for place, move in enumerate(offered) if move.startswith(wish or ""))
        if wish:
            wishes.remove(wish)
        moves.nth(chosen).click()
        expect(text).not_to_have_text(told, use_inner_text=True)
    assert not wishes
    expect(text).to_contain_text("cart shop")


def test_an_upright_tablet_shows_the_others_cities_and_the_own_land(visit: Visit) -> None:
    person = visit("Anna")
    person.page.set_viewport_size({"width": 820, "height": 1180})
    person.go("/").page.locator(".cov .play").first.wait_for()
    anna = Citizen(person).open(recorded(asked("countryside", round=4), seats=4))
    anna.ask.wait_for()
    expect(person.page.locator(".side .glance .city")).to_have_count(3)
    # Tab leads to the middle of the own city.
    expect(person.page.locator(".board .land [data-field][tabindex='0']")).to_be_in_viewport(ratio=0.5)


def test_two_people_round_one_screen(visit: Visit) -> None:
    """A curtain between their plans, and neither is seen by the other before both are ready."""
    person = visit("Anna")
    person.go("/new/antiquity?how=screen")
    lay_table = person.page.get_by_role("button", name="Start game")
    lay_table.wait_for()
    while person.page.locator(".seats > *").count() > 2:
        person.press("Remove a seat")
    lay_table.click()
    person.page.wait_for_url("**/table/*")
    person.at_table()
    anna = Citizen(person)
    curtain = person.page.locator(".curtain")
    for _ in range(2):  # where the first cities lie is no secret
        anna.ask.wait_for()
        anna.pick(anna.lit_fields()[0])
        anna.confirm("here")
    names = []
    for _ in range(2):
        names.append(re.sub(r".*(Player \d).*", r"\1", curtain.get_by_role("heading").inner_text()))
        expect(person.page.locator(".app")).to_have_attribute("inert", "")
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        expect(anna.plan.locator("g.house")).to_have_count(0)
        expect(person.page.locator(".glance g.house")).to_have_count(0)
        anna.build("house")
        expect(anna.plan.locator("g.house")).to_have_count(1)
        anna.confirm("ready")
    assert sorted(names) == ["Player 1", "Player 2"]
    expect(person.page.locator(".reveal section")).to_have_count(2)
    expect(curtain).to_have_count(0)


def test_zones_saints_and_a_hint(visit: Visit) -> None:
    """Zones one by one or together, what each saint still needs of everybody, and a hint that is played."""
    anna = Citizen(visit("Anna")).open(recorded(asked("planning", round=4), seats=3))
    anna.ask.wait_for()
    land = anna.page.get_by_role("region", name="Land")
    outlined = land.locator("path.zone:not(.corner *)")
    buttons = land.get_by_role("group", name="Zones shown").get_by_role("button")
    expect(outlined).to_have_count(1)
    for button, count in ((buttons.first, 2), (buttons.first, 1), (buttons.last, 3), (buttons.last, 1)):
        button.click()
        anna.page.mouse.move(0, 0)
        expect(outlined).to_have_count(count)
    anna.page.locator("button.saint").click()
    saints = anna.page.locator(".saints")
    expect(saints.locator("section")).to_have_count(3)
    for section in saints.locator("section").all():
        expect(section.locator("li")).to_have_count(5)
        expect(section).to_contain_text(re.compile(r"\d+ of 19 kinds"))
        expect(section).to_contain_text("missing:")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("h")
    hint = anna.page.locator(".hint.panel")
    expect(hint.locator("li button").first).to_be_visible()
    hint.locator("button.whole").click()
    steps = hint.locator(".steps li")
    expect(steps.last).to_have_text("Ready")
    before = anna.asked
    hint.locator("button.whole").click()
    anna.taken(before)
