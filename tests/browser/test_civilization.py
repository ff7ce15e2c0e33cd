"""Civilization in the browser: by clicking, by tapping, by keyboard and in words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.civilization import (
    IDLE,
    MAX_STEPS,
    TURNS,
    Course,
    Leader,
    asked_of,
    company,
    hurry,
    lay,
    next_to_pick,
    quick_content,
)
from tests.browser.conftest import Visit
from tests.browser.person import texts_of
from tests.browser.serving import Serving
from tests.browser.test_secrets import Ear
from tests.browser.test_ways import in_reach, no_sideways, tab_to
from tijdperk.kernel.game import Game, load_game

MAX_ROUNDS = 40
HOMES = ("iberia nubia", "funa zambezi", "java luzon")
ADVANCED: dict[str, Any] = {
    "rules": "advanced",
    "technologies": "pottery bronze_working masonry",  # of each seat one
    "dealt_bonus": "no",
}
BOTH = pytest.mark.parametrize("rules", ["standard", "advanced"])


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return quick_content(tmp_path_factory.mktemp("content"))


@pytest.fixture(scope="module")
def game(content: Path) -> Game:
    return load_game("civilization").with_content(content)


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Iterator[Serving]:
    data = tmp_path_factory.mktemp("data")
    with Serving(data, "--content", f"civilization={content}") as server:
        yield server


@BOTH
def test_lands_are_chosen_on_the_map(visit: Visit, rules: str) -> None:
    """Then counters are turned up, what they bring is placed, and the first turn begins."""
    anna = Leader(visit("Anna"))
    anna.start(rules=rules)
    for ask, land in (("Where do you begin?", "gaul"), ("Where is your second village?", "iberia")):
        expect(anna.ask).to_contain_text(ask)
        lit = anna.lit_places()
        chosen = land if land in lit else lit[0]
        anna.go(chosen)
        expect(anna.log).to_contain_text(f"You settle in {anna.name_of(chosen)}")
    anna.come_to("end-moves")
    expect(anna.log).to_contain_text("Turn 1")
    # Two lands, unless bots that move before her turned up a minor civilization that joins her, or took one.
    own = {piece["area"] for piece in anna.seen()["pieces"] if piece["seat"] == 0}
    cards = anna.page.locator("section.band .cv-card")
    expect(cards).to_have_count(len(own))
    assert set(texts_of(cards, "data-stack")) == own


def test_a_settler_looks_and_another_founds_a_village(visit: Visit, game: Game) -> None:
    anna = Leader(visit("Anna"))
    anna.open(Course(game, "gaul sarmatia", "funa zambezi", bots=True))
    anna.person.touch(anna.stack("gaul"))
    expect(anna.ask).to_contain_text("Where do they go?")
    anna.person.touch(anna.kind("Swordsman"))  # stays at home
    expect(anna.kind("Swordsman")).to_have_attribute("aria-pressed", "false")
    assert "scandia" in anna.lit_places()  # two lands away
    anna.go("germania")
    expect(anna.log).to_contain_text("to Germania")
    anna.confirm("look")
    anna.come_to("end-moves")
    expect(anna.log).to_contain_text("You look at the counter in Germania")

    anna.click("sarmatia")
    anna.person.touch(anna.kind("Swordsman"))
    anna.go("steppe")
    anna.come_to("end-purchases")
    gold = anna.gold()
    anna.person.press("Towns", role="tab")
    anna.buy("Steppe", "Found")
    expect(anna.log).to_contain_text(re.compile("You found a village in Steppe"))
    expect(anna.basket).to_contain_text("Steppe")
    assert anna.gold() == gold - 5


@BOTH
def test_settlers_cross_a_sea(visit: Visit, game: Game, rules: str) -> None:
    """They board, the fleet sails, and they land in the same turn."""
    lands = ("iberia nubia", "funa zambezi", "java luzon")
    technologies = "pottery masonry alphabet_writing"
    course = Course(game, *lands, rules=rules, technologies=technologies, dealt_bonus="no")
    if rules == "advanced":
        course.play("1 learn mathematics", "1 learn trade_mapmaking")
    course.play("1 launch ancient-fleet in biscay_sea from iberia")
    anna = Leader(visit("Anna")).open(course.until("moving"))
    anna.click("iberia")
    anna.person.touch(anna.kind("man"))  # whatever the infantry is called
    expect(anna.place("biscay_sea")).to_have_accessible_name(re.compile("3 places aboard"))
    anna.go("biscay_sea")
    expect(anna.log).to_contain_text("boards")
    anna.person.touch(anna.stack("biscay_sea"))
    anna.go("north_sea")
    expect(anna.log).to_contain_text("North Sea")
    anna.click("north_sea")
    expect(anna.kind("Settler")).to_have_attribute("aria-pressed", "true")
    anna.go("scandia")
    expect(anna.log).to_contain_text("land")
    expect(anna.stack("scandia")).to_be_visible()


@BOTH
def test_two_people_bargain(visit: Visit, serving: Serving, rules: str) -> None:
    """An offer, another one instead, and a deal: what was agreed changes hands at once."""
    homes = [["settle gobi", "settle huang_he"], ["settle himalaya", "settle yunnan"]]
    anna, bram = Leader(visit("Anna")), Leader(visit("Bram"))
    with company(serving.address, "Anna", "Bram") as people:
        table = lay(people, rules=rules)
        hurry(table, people, homes, asked_of(1, "trading"))
        anna.come(table, people[0])
        bram.come(table, people[1])
    before = anna.gold(1), anna.gold(2)
    anna.offer("You", "Gold", "5 gold more", "1 gold more")
    anna.offer("Bram", "Units", re.compile("Settler.*Himalaya"))
    expect(anna.ask).to_contain_text("6 gold for")
    expect(bram.page.locator("article.slip")).to_have_count(0)
    anna.act("send")
    expect(bram.slip("6")).to_contain_text("for you")
    expect(bram.ask).to_contain_text("offer")

    bram.person.touch(bram.slip("6").get_by_role("button", name="Counter"))
    bram.offer("Anna", "Gold", "5 gold more")
    bram.act("send")
    expect(anna.slip("11")).to_contain_text("for you")
    expect(anna.slip("6")).to_have_count(0)
    anna.person.touch(anna.slip("11").get_by_role("button", name="Accept"))
    for leader in (anna, bram):
        expect(leader.page.locator("article.slip")).to_have_count(0)
        assert (leader.gold(1), leader.gold(2)) == (before[0] - 11, before[1] + 11)
    expect(bram.log).to_contain_text("Anna accepts an offer from you")
    expect(bram.log).to_contain_text("You give Anna settler in Himalaya. Anna gives you 11 gold.")
    anna.page.keyboard.press("m")  # the map, instead of the offers
    expect(anna.place("himalaya")).to_have_accessible_name(re.compile("You: settler"))
    anna.page.keyboard.press("m")
    anna.confirm("done")
    expect(anna.page.locator(".decide")).to_contain_text("Bram is trading")
    bram.confirm("done")
    expect(anna.log).to_contain_text("the critical resource is")


def test_three_fight_one_battle(visit: Visit, serving: Serving) -> None:
    """It is declared, one of them helps, both sides choose in secret, and the village is taken."""
    wishes = [
        ["settle gobi", "settle huang_he", *["buy ancient-infantry in gobi"] * 20],
        ["settle himalaya", "settle indus", "buy ancient-artillery in himalaya"],
        ["settle mekong", "settle java", "take ancient-infantry in mekong with 1; go himalaya"],
    ]
    names = ("Anna", "Bram", "Chris")
    anna, bram, chris = leaders = [Leader(visit(name)) for name in names]
    ears = [Ear(leader.person) for leader in leaders]
    with company(serving.address, *names) as people:
        table = lay(people, rules="standard")
        hurry(table, people, wishes, asked_of(1, "moving", turn=2))
        for leader, someone in zip(leaders, people, strict=True):
            leader.come(table, someone)
    anna.click("gobi")
    anna.person.touch(anna.kind("Settler"))
    anna.page.mouse.move(*anna.middle("himalaya"))
    expect(anna.ask).to_contain_text("Bram and Chris")
    anna.go("himalaya")
    expect(bram.ask).to_contain_text("Anna enters Himalaya. Do you fight?")
    bram.confirm("fight")
    chris.confirm("pass")
    anna.confirm("end-moves")
    anna.confirm("end-attacks")  # Chris is left alone
    expect(chris.ask).to_contain_text("Himalaya")
    chris.confirm("support-1")
    for leader in (anna, bram):
        expect(leader.ask).to_contain_text("round 1")

    anna.pick("Swordsman")
    expect(bram.ask).to_contain_text("Anna has chosen")
    for leader, ear in zip((bram, chris), ears[1:], strict=True):
        expect(leader.battle).to_contain_text("has chosen")
        ear.wait_for(lambda told: battle_of(told, 0).get("chosen") is True)
        assert not [told for told in ear.messages() if battle_of(told, 0).get("pick")]
        assert "pick ancient" not in "".join(json.dumps(step) for step in steps_of(ear))
    bram.pick("Catapult")
    expect(chris.log).to_contain_text(re.compile(r"Swordsman \d against catapult \d"))
    for _ in range(MAX_ROUNDS):
        picker = next_to_pick(anna, bram)
        if picker is None:
            break
        picker.pick()
    expect(anna.ask).to_contain_text("village in Himalaya")
    anna.confirm("take")
    for leader in leaders:
        expect(leader.log).to_contain_text(re.compile("takes? the settlement in Himalaya from"))


def battle_of(told: dict[str, Any], side: int) -> dict[str, Any]:
    """One side of the battle that a message shows, if it does."""
    battle = (told.get("view") or {}).get("battle")
    return dict(battle["sides"][side]) if battle else {}


def steps_of(ear: Ear) -> list[Any]:
    return [step for told in ear.messages() for step in told.get("steps", []) + told.get("log", [])]


def test_a_basket_is_filled_and_emptied(visit: Visit, game: Game) -> None:
    """A unit is put on the map and pays a royalty, things are given back, and then it is done."""
    anna = Leader(visit("Anna")).open(Course(game, *HOMES, **ADVANCED).until("purchasing"))
    gold, theirs = anna.gold(1), anna.gold(2)
    spearman = anna.row("Spearman")
    expect(spearman.locator(".royalty")).to_contain_text("5 to")
    anna.person.touch(spearman.get_by_role("button", name="Buy one"))
    expect(anna.ask).to_contain_text("spearman")
    assert anna.lit_places() == ["iberia", "nubia"]
    anna.go("iberia")
    expect(anna.log).to_contain_text("Player 2 gets 5 gold of it as a royalty")
    anna.person.press("Improve", role="tab")
    anna.buy("Granary", "Buy")
    for words in ("Spearman", "Iberia", "· 5 →", "Granary", "Royalties"):
        expect(anna.basket).to_contain_text(words)
    assert (anna.gold(1), anna.gold(2)) == (gold - 20, theirs + 5)

    before = anna.asked
    anna.person.touch(anna.basket.get_by_role("button", name="Give back: Spearman"))
    anna.taken(before)  # what was bought later is kept
    expect(anna.basket).not_to_contain_text("Spearman")
    expect(anna.basket).to_contain_text("Granary")
    assert (anna.gold(1), anna.gold(2)) == (gold - 10, theirs)
    anna.page.keyboard.press("u")
    expect(anna.basket).to_contain_text("Nothing bought yet")
    assert anna.gold(1) == gold

    anna.person.press("Units", role="tab")
    anna.person.touch(anna.row("Settler").get_by_role("button", name="Buy one"))
    anna.go("nubia")
    anna.confirm("end-purchases")
    expect(anna.log).to_contain_text("Player 1 is done buying")


def test_technologies_are_bought_in_the_tree(visit: Visit, game: Game) -> None:
    """One by clicks, another by the keyboard alone; one that has to wait says what is missing."""
    anna = Leader(visit("Anna")).open(Course(game, *HOMES, **ADVANCED).until("purchasing"))
    keys = anna.page.keyboard
    keys.press("t")
    anna.person.touch(anna.technology("currency"))
    expect(anna.ask).to_contain_text("Mathematics")
    expect(anna.action("buy")).to_have_attribute("aria-disabled", "true")
    anna.person.touch(anna.technology("alphabet_writing"))
    expect(anna.ask).to_contain_text("Buy Alphabet / Writing for 15?")
    anna.confirm("buy")
    expect(anna.technology("alphabet_writing")).to_have_accessible_name(re.compile("Player 1"))

    tab_to(anna.page, ".tree [data-rove]")
    focused = anna.page.locator(".tree [data-technology]:focus")
    for _ in range(MAX_STEPS):
        if focused.get_attribute("data-technology") == "the_wheel":
            break
        keys.press("ArrowLeft")
    keys.press("Enter")
    expect(anna.ask).to_contain_text("The Wheel")
    before = anna.asked
    keys.press("Enter")
    anna.taken(before)
    # It brings a unit: the map is there to put it on.
    expect(anna.ask).to_contain_text("chariot")
    tab_to(anna.page, ".targets [data-place][aria-pressed]")
    before = anna.asked
    keys.press("Enter")
    anna.taken(before)
    expect(anna.basket).to_contain_text("The Wheel")
    expect(anna.log).to_contain_text("Player 1 buys The Wheel for 25 gold")


def test_alike_technologies_are_bought_from_their_pile(visit: Visit, game: Game) -> None:
    """The second one reaches a milestone, which is claimed, and is a wonder with the next move."""
    anna = Leader(visit("Anna")).open(Course(game, *HOMES).until("purchasing"))
    for owned in (1, 2):
        anna.person.press("Techs", role="tab")
        before = anna.asked
        anna.person.touch(anna.page.locator(".pile.now").get_by_role("button"))
        anna.taken(before)
        expect(anna.page.locator(".pile.now li.has")).to_have_count(owned)
        anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("g")
    anna.person.press("Wonders", role="tab")
    overview = anna.page.get_by_role("region", name="Overview")
    expect(overview.get_by_role("button", name="Claim")).to_have_count(1)
    anna.person.press("Claim")
    expect(overview).to_contain_text("claimed")
    anna.page.keyboard.press("Escape")
    anna.confirm("end-purchases")
    expect(anna.log).to_contain_text("Player 1 has reached a milestone first (2 ancient technologies)")
    expect(anna.page.locator(".plate.s1 .wonders")).to_contain_text("1 wonder")


def test_faces_and_gears_are_divided(visit: Visit, game: Game) -> None:
    """As it is proposed, or by hand: the bar says what it costs."""
    course = Course(game, *HOMES, **ADVANCED, counters="spices no_event")
    course.play("1 improve granary").until("producing", turn=2)
    anna = Leader(visit("Anna")).open(course)
    proposed = anna.income
    gear = anna.page.locator('.town [data-token^="gear"]')
    expect(anna.town("iberia").locator('[data-token^="gear"]')).to_have_count(1)
    anna.person.touch(gear)
    expect(anna.ask).to_contain_text("Where does it go: Granary?")
    anna.person.touch(anna.town("nubia").get_by_role("button", name="Put in"))
    expect(anna.ask).to_contain_text("your own division")
    expect(anna.town("nubia").locator('[data-token^="gear"]')).to_have_count(1)
    assert anna.income < proposed
    anna.act("best")
    assert anna.income == proposed

    anna.person.touch(gear)
    anna.person.touch(anna.town("nubia").get_by_role("button", name="Put in"))
    gold, income = anna.gold(), anna.income
    anna.confirm("collect")
    expect(anna.log).to_contain_text(f"Player 1 collects {income} gold")
    assert anna.gold() == gold + income


@BOTH
def test_the_last_turn_of_a_game(visit: Visit, game: Game, rules: str) -> None:
    """Against bots, to the sheet that says who won and by what."""
    more = ADVANCED if rules == "advanced" else {}
    course = Course(game, *HOMES, bots=True, **more)
    anna = Leader(visit("Anna")).open(course.until("moving", turn=TURNS))
    sheet = anna.page.get_by_role("dialog")
    for action in ("end-moves", "done", "end-purchases"):
        anna.come_to(action)
        anna.confirm(action)
    expect(sheet.get_by_role("heading", level=2)).to_contain_text(re.compile("win|share the victory"))
    expect(sheet).to_contain_text(re.compile("The last turn was reached|Knowledge ended the game"))
    expect(sheet.get_by_role("row", name="Settlements")).to_be_visible()
    sheet.get_by_role("link", name="Replay").click()
    anna.person.press("Previous move")
    anna.person.sees(re.compile(r"Move \d+ of"))


def test_a_turn_by_keyboard_alone(visit: Visit, game: Game) -> None:
    """Pieces go to a land, nothing is traded, and a unit is bought and placed."""
    anna = Leader(visit("Anna")).open(Course(game, *HOMES, bots=True).until("moving"))
    page, keys = anna.page, anna.page.keyboard
    keys.press("n")
    expect(anna.ask).to_contain_text("Where do they go?")
    keys.press("1")  # one kind stays at home
    expect(anna.page.locator(".pick .all[aria-pressed=true]")).to_have_count(1)
    tab_to(page, ".targets [data-place][aria-pressed]")
    before = anna.asked
    keys.press("Enter")
    anna.taken(before)
    expect(anna.log).to_contain_text("You move 1 piece from")
    for action in ("end-moves", "done"):
        anna.come_to(action)
        before = anna.asked
        keys.press("d")
        anna.taken(before)
    anna.come_to("end-purchases")
    tab_to(page, ".shelf [data-rove]")
    for _ in range(MAX_STEPS):
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == "Buy one more: Swordsman":
            break
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(anna.ask).to_contain_text("Where does it go: swordsman?")
    tab_to(page, ".targets [data-place][aria-pressed]")
    before = anna.asked
    keys.press("Enter")
    anna.taken(before)
    expect(anna.basket).to_contain_text("Swordsman")
    keys.press("d")
    expect(anna.log).to_contain_text("You are done buying")


def test_a_turn_on_a_phone(visit: Visit, game: Game) -> None:
    """Nothing is pushed aside, and what is asked is in reach: a finger aims first and then goes."""
    anna = Leader(visit("Anna", phone=True)).open(Course(game, *HOMES, bots=True).until("moving"))
    in_sight(anna)
    anna.person.press(re.compile("^Stacks"), role="tab")
    in_sight(anna)
    anna.person.touch(anna.stack("iberia"))
    anna.person.press("Map", role="tab")
    anna.click("gaul")
    before = anna.asked
    anna.act("go")
    anna.taken(before)
    for tab in anna.page.locator(".pnav [role=tab]").all():
        anna.person.touch(tab)
        in_sight(anna)
    expect(anna.log).to_contain_text("to Gaul")
    anna.confirm("end-moves")
    anna.come_to("done")
    for tab in anna.page.locator(".pnav [role=tab]").all():
        anna.person.touch(tab)
        in_sight(anna)
    anna.confirm("done")
    anna.come_to("end-purchases")
    anna.person.press("Shop", role="tab")
    anna.person.touch(anna.row("Horseman").get_by_role("button", name="Buy one"))
    anna.go("iberia")
    expect(anna.basket).to_contain_text("Horseman")
    in_sight(anna)
    anna.confirm("end-purchases")


def in_sight(anna: Leader) -> None:
    no_sideways(anna.person)
    in_reach(anna.person)


@BOTH
def test_a_turn_in_words(visit: Visit, game: Game, rules: str) -> None:
    # A long game: a short one may be over as soon as a bot buys a technology.
    more = {**ADVANCED, "length": "long"} if rules == "advanced" else {}
    anna = Leader(visit("Anna")).open(Course(game, *HOMES, bots=True, **more).until("moving"))
    anna.page.keyboard.press("Shift+T")
    text = anna.page.get_by_role("region", name="Text mode")
    moves = text.locator("ol li button")
    wishes = [
        "take settler in iberia with 2",
        "go gaul",
        "end moves",
        "done",
        "collect best",  # unless there is nothing to divide
        "buy settler in iberia",
        "end purchases",
    ]
    for _ in range(MAX_STEPS):
        moves.first.wait_for()
        told = text.inner_text()
        offered = moves.locator("code").all_inner_texts()
        wish = next((place for place, move in enumerate(wishes) if move in offered), None)
        if wish is None:  # somebody has to be answered first
            chosen = next((move for move in IDLE.values() if move in offered), offered[0])
        else:
            chosen = wishes[wish]
            del wishes[: wish + 1]
        moves.nth(offered.index(chosen)).click()
        expect(text).not_to_have_text(told, use_inner_text=True)
        if not wishes:
            break
    assert not wishes
    expect(text).to_contain_text("Turn 2")


def test_nobody_hears_what_is_not_said_yet(visit: Visit, serving: Serving) -> None:
    """A standing order and an offer that is put together are known to one seat alone."""
    homes = [["settle gobi", "settle huang_he"], ["settle himalaya", "settle yunnan"]]
    anna, bram, watcher = Leader(visit("Anna")), Leader(visit("Bram")), Leader(visit("watcher"))
    ears = [Ear(bram.person), Ear(watcher.person)]
    with company(serving.address, "Anna", "Bram") as people:
        table = lay(people, rules="standard")
        hurry(table, people, homes, asked_of(1, "trading"))
        anna.come(table, people[0])
        bram.come(table, people[1])
        watcher.person.go(f"/table/{table}").at_table()
    anna.page.keyboard.press("g")
    anna.person.press("Standing orders", role="tab")
    never = anna.page.locator(".orders .row").first.get_by_role("radio", name="Never")
    anna.person.touch(never)
    expect(never).to_be_checked()
    anna.page.keyboard.press("Shift+T")
    text = anna.page.get_by_role("region", name="Text mode")
    for move, told in (
        ("Begin an offer to Bram", "Your offer to Bram so far: nothing for nothing."),
        ("Give 5 gold", "so far: 5 gold for nothing."),
        ("Ask settler in Himalaya", "so far: 5 gold for settler in Himalaya."),
    ):
        choose_free(anna, move)
        expect(text).to_contain_text(told)
    assert not bram.page.locator("article.slip").count()
    choose_free(anna, "Make the offer")
    expect(bram.slip("5")).to_contain_text("for you")
    for ear in ears:
        ear.wait_for(lambda told: bool((told.get("view") or {}).get("offers")))
        assert [step["move"] for step in steps_of(ear) if step["seat"] == 0][-1] == "propose"
        assert not re.search("standing |give 5|settler-himalaya", json.dumps(steps_of(ear)))
        for view in (told["view"] for told in ear.messages() if told.get("view")):
            assert (view["draft"], view["orders"]) == (None, [])


def choose_free(anna: Leader, move: str) -> None:
    """In text mode: a list that is long is closed at first."""
    closed = anna.page.locator(".txt details:not([open]) summary")
    if closed.count():
        anna.person.touch(closed)
    anna.person.touch(anna.page.locator(".txt details").get_by_role("button", name=move))
