"""History of the World in the browser: by clicking, by tapping, by keyboard and in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.maps import middle
from tests.browser.person import Person, texts_of
from tests.browser.shots import FORMS, form_name
from tests.browser.test_pages import Gallery
from tests.browser.test_ways import in_reach, no_sideways
from tijdperk.bots.players import make_player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match

MAX_MOVES = 400
SEATS = 4


@pytest.fixture(scope="module")
def game() -> Match:
    """A whole game that bots played."""
    match = Match("history", {}, ["human"] * SEATS, Sampled(11))
    players = [make_player("greedy", seat) for seat in range(SEATS)]
    while not match.over:
        match.play(players[match.seat].choose(match.position, match.seat), match.seat)
    return match


@pytest.fixture(scope="module")
def record(game: Match, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("history") / "game.tijdperk"
    path.write_text(game.record().text(), "utf-8")
    return path


def moves_before(game: Match, wanted: Callable[[str], bool], epoch: int = 1) -> int:
    """How many moves were made before the first one that is wanted, from an epoch on."""
    at = 1
    for number, step in enumerate(game.steps):
        if at >= epoch and wanted(step.text):
            return number
        at += sum(game.game.told(event).event == "epoch" for event in step.events)
    raise AssertionError("the recorded game has no such move")


class Ruler:
    """A person at a table of this game, who does what a test wants and otherwise anything."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.did: Counter[str] = Counter()

    def start(self, how: str = "bot") -> Ruler:
        self.person.go(f"/new/history?how={how}")
        lay = self.page.get_by_role("button", name=re.compile("^Start game|^Begin$"))
        lay.wait_for()
        for bot in self.page.get_by_role("radio", name=re.compile("Easy|Makkelijk")).all():
            self.person.touch(bot)
        self.person.touch(lay)
        self.page.wait_for_url("**/table/*")
        self.person.at_table()
        return self

    def fork(self, record: Path, moves: int) -> Ruler:
        """A moment of a recorded game, played on at this screen."""
        table = self.person.open_record(record)
        self.person.go(f"/replay/{table}#{moves}")
        expect(self.page.locator(".scrub")).to_contain_text(re.compile(rf"(Move|Zet) {moves} "))
        self.person.press(re.compile("Play on from here|Speel vanaf hier"))
        self.page.wait_for_url("**/table/*")
        self.lift_curtain()
        return self

    def lift_curtain(self) -> None:
        curtain = self.page.locator(".curtain")
        curtain.wait_for()
        self.person.touch(curtain.get_by_role("button"))
        expect(curtain).to_have_count(0)

    @property
    def given_to(self) -> Locator:
        """Whom the drawn empire can go to."""
        return self.page.locator(".draw .who.can")

    @property
    def playable(self) -> Locator:
        return self.page.locator(".hand .card.can")

    @property
    def targets(self) -> Locator:
        return self.page.locator(".targets [data-place]")

    def places(self) -> list[str]:
        return texts_of(self.targets, "data-place")

    def wait(self) -> bool:
        """Until something is asked, or the game is over."""
        self.page.locator(".app[data-turn=you] .decide .ask").or_(
            self.page.locator("dialog.sheet")
        ).first.wait_for()
        return not self.person.over

    @property
    def epoch(self) -> int:
        label = self.page.locator(".crumb .epochs").get_attribute("aria-label") or ""
        found = re.search(r"(?:Epoch|Tijdperk) ([IV]+)", label)
        return ["I", "II", "III", "IV", "V", "VI", "VII"].index(found[1]) + 1 if found else 0

    def log(self) -> str:
        return self.page.locator("ol.ev").inner_text()

    def act(self, name: str) -> None:
        self.person.touch(self.page.locator(f'.decide [data-action="{name}"]'))

    def choose(self, place: str) -> None:
        """A land by its middle: on a wide screen that is the move, with a finger the bar asks once more."""
        x, y = self.middle(place)
        if self.person.phone:
            self.page.touchscreen.tap(x, y)
            self.person.touch(self.page.locator(".decide [data-action].pri"))
        else:
            self.page.mouse.click(x, y)

    def middle(self, place: str) -> tuple[float, float]:
        return middle(self.page.locator(f'.targets [data-place="{place}"]'))

    def move(self) -> None:
        """One move by hand: an empire is handed on, events are played, lands entered and attacked."""
        before = self.person.log_length() if not self.person.phone else -1
        if self.given_to.count():
            others = self.page.locator(".draw .who.can:not(.own)")
            self.did["given"] += 1
            self.person.touch(others.first)
        elif self.page.locator(".hand .card[aria-pressed]").count():
            self.play_event()
        elif places := self.places():
            self.did["placed"] += 1
            self.choose(self.person.rng.choice(places))
        else:
            self.end()
        if before >= 0:
            expect(self.page.locator("ol.ev button.jump")).not_to_have_count(before)

    def play_event(self) -> None:
        if self.playable.count():
            self.did["events"] += 1
            self.person.touch(self.playable.first)
            self.act("play")
        else:
            self.act("done")

    def end(self) -> None:
        """Done, or else whatever the bar offers first; unused armies are confirmed to be lost."""
        names = texts_of(self.page.locator(".decide [data-action]:not([aria-disabled])"), "data-action")
        self.act("done" if "done" in names else names[0])
        if self.page.locator("[data-action=sure]").count():
            self.act("sure")


def test_an_epoch_by_clicking(visit: Visit) -> None:
    anna = Ruler(visit("Anna")).start()
    wanted = {"You give the empire to", "You play", "You attack", "Epoch II"}
    for _ in range(MAX_MOVES):
        told = anna.log()
        if all(words in told for words in wanted) and told.count("You play") >= 3:
            break
        assert anna.wait(), "the game ended before all of it was seen"
        anna.move()
    told = anna.log()
    assert told.count("You play") >= 3
    assert re.search(r"You attack .*\n.*\d against \d.*: (won|taken|both lost|lost)", told)
    assert anna.did["given"] >= 1
    assert anna.epoch >= 2


def test_the_odds_are_told_before_the_click(visit: Visit, game: Match, record: Path) -> None:
    attack = moves_before(game, lambda move: move.startswith("attack "), epoch=3)
    land = game.steps[attack].text.split()[1]
    anna = Ruler(visit("Anna")).fork(record, attack)
    brings = anna.page.locator(".history-plate .now")  # what the map would bring to each, in sight
    expect(brings).to_have_text([re.compile(r"^\+\d+")] * SEATS)
    assert all(one.is_visible() for one in brings.all())
    anna.page.mouse.move(*anna.middle(land))
    preview = anna.page.locator(".preview")
    expect(preview).to_contain_text(re.compile(r"Attack[\s\S]*\d+% with this army"))
    expect(preview.locator(".die").first).to_be_visible()
    expect(anna.page.locator(".decide .ask")).to_contain_text(re.compile(r"\d dic?e( \+\d)? against \d"))
    anna.choose(land)
    expect(anna.page.locator("ol.ev")).to_contain_text(re.compile(r"attacks .*against"))


def test_armies_are_not_thrown_away_by_mistake(visit: Visit, game: Match, record: Path) -> None:
    first = moves_before(game, lambda move: move.startswith("expand "), epoch=2)
    anna = Ruler(visit("Anna")).fork(record, first)
    anna.act("done")
    expect(anna.page.locator(".decide .ask")).to_contain_text("still unused")
    anna.act("back")
    anna.act("forts")
    expect(anna.page.locator(".decide .ask")).to_contain_text("fort")
    place = anna.places()[0]
    anna.choose(place)
    expect(anna.page.locator("ol.ev")).to_contain_text("builds a fort")
    anna.person.press("Undo")  # no die was rolled
    expect(anna.page.locator("ol.ev .undone")).to_have_count(1)


def test_a_hint_is_ringed_on_the_map(visit: Visit, game: Match, record: Path) -> None:
    attack = moves_before(game, lambda move: move.startswith("attack "), epoch=3)
    anna = Ruler(visit("Anna")).fork(record, attack)
    anna.page.keyboard.press("h")
    hints = anna.page.locator(".hint li button")
    expect(hints.first).to_contain_text(re.compile(r"Attack|Enter|Build a fort"))
    ring = anna.page.locator(".over .ring")
    expect(ring).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(ring).to_have_count(0)


def test_a_move_is_taken_back_at_once(visit: Visit, game: Match, record: Path) -> None:
    first = moves_before(game, lambda move: move.startswith("expand "), epoch=2)
    anna = Ruler(visit("Anna")).fork(record, first)
    anna.choose(game.steps[first].text.split()[1])
    anna.page.keyboard.press("u")  # while the move is on its way
    expect(anna.page.locator("ol.ev .undone")).to_have_count(1)


def test_battles_roll_on_screen_and_can_be_skipped(visit: Visit, game: Match, record: Path) -> None:
    attack = moves_before(game, lambda move: move.startswith("attack "), epoch=3)
    land = game.steps[attack].text.split()[1]
    anna = Ruler(visit("Anna", motion=True)).fork(record, attack)
    anna.choose(land)
    battle = anna.page.locator(".battle:has(.dice)")
    battle.wait_for()
    assert battle.locator(".die").count() >= 3
    anna.page.mouse.click(700, 20)
    expect(battle).to_have_count(0)


def test_a_curtain_between_people_at_one_screen(visit: Visit) -> None:
    anna = Ruler(visit("Anna")).start(how="screen")
    anna.lift_curtain()
    own = anna.page.locator(".draw .who.own")
    expect(own).to_be_visible()
    first = anna.page.locator(".hand").inner_text()
    own.click()
    expect(anna.page.locator(".app")).to_have_attribute("inert", "")
    expect(anna.page.locator(".curtain")).to_contain_text("Hand the screen to")
    anna.lift_curtain()
    assert anna.page.locator(".hand").inner_text() != first
    assert "look at the empire" not in anna.log()


def test_in_words_alone(visit: Visit) -> None:
    anna = Ruler(visit("Anna")).start()
    anna.page.keyboard.press("t")
    text = anna.page.get_by_role("region", name="Text mode")
    moves = text.locator("ol li button")
    known: set[str] = set()
    for _ in range(60):
        moves.first.wait_for()
        told = text.inner_text()
        known |= set(re.findall(r"Epoch II?\b|In order|Your cards|Middle East: worth", told))
        if "Epoch II. " in told:
            break
        moves.nth(anna.person.rng.randrange(moves.count())).click()
        expect(text).not_to_have_text(told, use_inner_text=True)
    assert known >= {"Epoch I", "In order", "Your cards", "Middle East: worth"}


def test_by_keyboard_alone(visit: Visit, game: Match, record: Path) -> None:
    """An empire is kept, an event declined, lands are entered."""
    anna = Ruler(visit("Anna"))
    keys = anna.page.keyboard
    logged = anna.page.locator("ol.ev button.jump")
    anna.fork(record, moves_before(game, lambda move: move == "keep empire", epoch=3))
    before = anna.person.log_length()
    tab_to(anna, ".draw .who.can")
    keys.press("Enter")
    expect(logged).not_to_have_count(before)
    anna.fork(record, moves_before(game, lambda move: move.startswith("event "), epoch=2))
    before = anna.person.log_length()
    keys.press("d")
    expect(logged).not_to_have_count(before)
    for _ in range(2):
        anna.targets.first.wait_for(state="attached")
        before = anna.person.log_length()
        tab_to(anna, ".targets [data-place]")
        keys.press("ArrowRight")
        keys.press("Enter")
        expect(logged).not_to_have_count(before)


def tab_to(anna: Ruler, selector: str) -> None:
    for _ in range(80):
        if anna.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return
        anna.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_phone(visit: Visit, game: Match, record: Path) -> None:
    anna = Ruler(visit("Anna", phone=True))
    moments: tuple[Callable[[str], bool], ...] = (
        lambda move: move == "keep empire",
        lambda move: move.startswith("event "),
        lambda move: move.startswith("expand "),
    )
    for wanted in moments:
        at = moves_before(game, wanted, epoch=2)
        anna.fork(record, at)
        assert anna.wait()
        no_sideways(anna.person)
        in_reach(anna.person)
        question = anna.page.locator(".decide .ask").inner_text()
        move = game.steps[at].text
        if move.startswith("expand "):
            anna.choose(move.split()[1])
        elif move.startswith("event "):
            anna.act("done")
        else:
            anna.person.touch(anna.page.locator(".draw .who.own"))
        asked = anna.page.locator(".decide .ask")
        curtain = anna.page.locator(".curtain")
        expect(asked.filter(has_not_text=question).or_(curtain).first).to_be_visible()
    for tab in anna.page.get_by_role("tab").all():
        anna.person.touch(tab)
        no_sideways(anna.person)
    anna.page.get_by_role("tab", name="Log").tap()
    expect(anna.page.locator("ol.ev")).to_contain_text("Epoch II")


def test_on_a_phone_what_is_asked_comes_into_sight(visit: Visit, game: Match, record: Path) -> None:
    last = moves_before(game, lambda move: move == "done", epoch=2)
    assert game.steps[last + 1].text.split()[0] in ("settle", "expand", "attack")
    anna = Ruler(visit("Anna", phone=True)).fork(record, last)
    world = anna.page.locator(".middle")
    anna.page.mouse.wheel(0, 3000)
    expect(world).not_to_be_in_viewport(ratio=0.5)
    anna.act("done")
    expect(world).to_be_in_viewport(ratio=0.9)


def test_a_map_that_a_browser_scrolls_goes_back(visit: Visit, game: Match, record: Path) -> None:
    """To show a button that has the focus; those that lie over the map would go along, and stay away."""
    anna = Ruler(visit("Anna", phone=True)).fork(
        record, moves_before(game, lambda move: move.startswith("expand "))
    )
    world = anna.page.locator(".middle .window")
    assert world.evaluate("(one) => { one.scrollTo(60, 0); return one.scrollLeft; }") > 0
    expect(world).to_have_js_property("scrollLeft", 0)


@pytest.mark.parametrize(("language", "phone", "dark"), FORMS)
def test_pictures(
    visit: Visit, game: Match, record: Path, axe_source: str, language: str, phone: bool, dark: bool
) -> None:
    """Every moment that looks different, with what axe says of it."""
    person = visit("Anna", language=language, phone=phone, dark=dark)
    gallery = Gallery(person, form_name(language, phone, dark), axe_source)
    moments = {
        "draw": moves_before(game, lambda move: move == "keep empire", epoch=3),
        "events": moves_before(game, lambda move: move.startswith("event "), epoch=2),
        "attack": moves_before(game, lambda move: move.startswith("attack "), epoch=6),
    }
    ruler = Ruler(person)
    for moment, moves in moments.items():
        ruler.fork(record, moves)
        if moment == "events":
            person.touch(ruler.playable.first)
        gallery.look(f"history-{moment}", whole=phone)
    if not phone:
        for panel, button in zip(("areas", "scores"), ruler.page.locator(".looks button").all(), strict=True):
            button.click()
            gallery.look(f"history-{panel}")
    person.open_record(record)
    person.touch(person.bar.locator("button.act.pri"))
    ruler.page.get_by_role("dialog").wait_for()
    gallery.look("history-score")
    if language == "nl":
        left = re.findall(r"\b(?:you|your|with|and|wins)\b", ruler.page.locator("main").inner_text())
        assert not left
    assert not gallery.found, "\n".join(gallery.found)
