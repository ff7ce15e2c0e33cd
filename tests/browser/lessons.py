"""Somebody takes a lesson at the real table: by keyboard alone, or by touching what the board shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from playwright.sync_api import Locator, expect

from tests.browser.antiquity import Citizen
from tests.browser.civilization import Leader
from tests.browser.person import Person, texts_of
from tijdperk.bots.players import make_player
from tijdperk.kernel.game import load_game
from tijdperk.kernel.lessons import GO_ON, LessonRun, is_thing, matches, read_lesson
from tijdperk.kernel.text import catalogue
from tijdperk.terminal.lessons import other_seats

# How often Tab is pressed from what is focused to an element: less than zero with Shift.
TABS = """(wanted) => {
  const all = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(
    (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }),
  );
  const here = all.indexOf(document.activeElement);
  return here < 0 ? 1 : all.indexOf(wanted) - here;
}"""


def way_through(game: str, name: str) -> list[tuple[int, str]]:
    """What a learner does from the first step to the last, each with the number of its step."""
    run = LessonRun(read_lesson(load_game(game), name), other_seats())
    player = make_player("search:200", seed=1)
    actions = []
    while not run.over:
        number = run.index
        action = GO_ON
        if run.step.kind == "move":
            possible = run.choices()
            ringed = [one for one in run.ring if one in possible]
            action = next(move for move in [*ringed, *possible] if matches(run.step.want, move))
        elif run.step.kind == "goal":
            position = run.match.position
            action = run.match.game.notation(position, player.choose(position, run.lesson.seat))
        run.act(action)
        actions.append((number, action))
    return actions


def joined(way: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Pieces with where they go, and fields to pollute, as one phrase: so the map sends them."""
    found: list[tuple[int, str]] = []
    for number, action in way:
        verb = action.split()[0]
        before, phrase = found[-1] if found else (-1, "")
        if before == number and (verb, phrase.split()[0]) in (("go", "take"), ("pollute", "pollute")):
            found[-1] = (number, f"{phrase}; {action}")
        else:
            found.append((number, action))
    return found


def in_words(person: Person, move: str) -> Locator:
    """The move in the list of a table in words."""
    written = person.page.locator("code", has_text=re.compile(f"^{re.escape(move)}$"))
    return person.page.locator(".txt").get_by_role("button").filter(has=written).first


class Learner:
    """A person who takes a lesson."""

    def __init__(self, person: Person, game: str, name: str) -> None:
        self.person = person
        self.page = person.page
        self.game = game
        self.name = name
        self.title = read_lesson(load_game(game), name).file.title

    @property
    def panel(self) -> Locator:
        return self.page.locator("section.lesson")

    def begin(self) -> Learner:
        self.person.go(f"/learn/{self.game}/{self.name}")
        self.at_step(0)
        return self

    def at_step(self, number: int) -> None:
        self.panel.wait_for()
        expect(self.panel.locator(".bars .past")).to_have_count(number)

    @property
    def step(self) -> int:
        return self.panel.locator(".bars .past").count()

    def by(
        self, way: list[tuple[int, str]], move: Callable[[str], None], on: Callable[[], None]
    ) -> Iterator[int]:
        """To the end of the lesson; gives the number of each step when it is shown.

        Some screens send all moves of a step at once: what is left of them is not made again.
        """
        shown = -1
        for number, action in way:
            if number < self.step:
                continue
            self.at_step(number)
            if number > shown:
                yield number
                shown = number
            with self.page.expect_response(re.compile("/lessons/")):
                if action == GO_ON:
                    on()
                else:
                    move(action)
            expect(self.page.locator(".decide", has_text=ON_ITS_WAY)).to_have_count(0)
        expect(self.panel.get_by_text(DONE)).to_be_visible()

    def expect_rings(self, number: int) -> None:
        """On the board whatever the step names has a ring."""
        for named in read_lesson(load_game(self.game), self.name).steps[number].ring:
            ring = self.page.locator(f'[data-named="{named}"]')
            if named.split(":")[0] in MAPPED:
                ring = ring.or_(self.page.locator(MAP_RING))
            if not is_thing(named) or named.startswith("action:"):
                ring = self.page.locator(ANY_RING)
            expect(ring.first, f"step {number + 1}, {named}").to_be_visible()

    # -- by keyboard: the table in words

    def by_keyboard(self) -> Iterator[int]:
        self.page.keyboard.press("t")
        self.page.locator(".txt").wait_for()
        way = way_through(self.game, self.name)
        for number in self.by(way, self.choose_words, lambda: self.page.keyboard.press("Enter")):
            yield number
            self.page.keyboard.press("t")  # the board, for a moment
            self.expect_rings(number)
            self.page.keyboard.press("t")
            self.page.locator(".txt").wait_for()

    def choose_words(self, move: str) -> None:
        """Tab to the move in the list, and Enter."""
        button = in_words(self.person, move)
        button.wait_for()
        for _ in range(MOST_ROUNDS):  # where nothing is focused, the browser begins where something was
            presses = button.evaluate(TABS)
            for _ in range(abs(presses)):
                self.page.keyboard.press("Tab" if presses > 0 else "Shift+Tab")
            if not presses:
                break
        expect(button).to_be_focused()
        self.page.keyboard.press("Enter")

    # -- by touch: the board

    def by_touch(self) -> Iterator[int]:
        way = joined(way_through(self.game, self.name))
        return self.by(way, HANDS[self.game](self.person), lambda: self.person.press(ON))


NAMES = catalogue("en", "civilization")
ON = re.compile("^(Continue|Verder)$")
MOST_ROUNDS = 4
MAPPED = ("land", "water", "area", "field")  # places of maps, which draw their rings themselves
MAP_RING = '.mid g.ring circle, .mid path.mark:not([d=""])'
ANY_RING = f".named, .ringed, .hinted, .hint, {MAP_RING}"
DONE = re.compile("You have finished this lesson|les is klaar|les afgerond", re.IGNORECASE)
ON_ITS_WAY = re.compile("Sending your move|Je zet wordt verstuurd")


class Hand:
    """How a move is made by touching the board of a game: a method for each verb."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def __call__(self, move: str) -> None:
        verb, *nouns = move.replace(";", "").split()
        getattr(self, verb)(*nouns)

    def at(self, thing: str) -> Locator:
        return self.page.locator(f'section.board [data-at="{thing}"]').first

    def act(self, name: str) -> None:
        self.person.touch(self.page.locator(f'.decide [data-action="{name}"]'))

    def touch(self, *things: str) -> None:
        for thing in things:
            self.person.touch(self.at(thing))

    def tab(self, name: str) -> None:
        """A part of the table that a phone shows by itself."""
        tab = self.page.locator(".pnav [role=tab]", has_text=re.compile(name))
        if tab.count() and tab.first.get_attribute("aria-selected") != "true":
            self.person.touch(tab.first)


class DuelHand(Hand):
    def build(self, card: str) -> None:
        self.touch(f"card:{card}")
        self.act("build")

    def discard(self, card: str) -> None:
        self.touch(f"card:{card}")
        self.act("discard")

    def wonder(self, wonder: str, _: str, card: str) -> None:
        self.touch(f"card:{card}")
        self.act("wonder")
        which = self.page.locator(f'.decide [data-action="{wonder}"]')
        if which.count():
            self.person.touch(which)

    def take(self, token: str) -> None:
        self.touch(f"token:{token}")
        self.act("token")


class DiceHand(Hand):
    def build(self, field: str, _: str, die: str) -> None:
        self.touch(f"die:{die}", f"field:{field}")
        self.act("cross")

    def cross(self, field: str) -> None:
        self.touch(f"field:{field}")
        self.act("cross")

    def remove(self, die: str) -> None:
        self.touch(f"die:{die}")
        self.act("remove")

    def wonder(self) -> None:
        self.act("wonder")

    def bonus(self, bonus: str) -> None:
        self.act(bonus)

    def __getattr__(self, name: str) -> Callable[[], None]:
        return lambda: self.act(name)  # pass


class HistoryHand(Hand):
    def keep(self, _: str) -> None:
        self.act("keep")

    def give(self, *words: str) -> None:
        self.person.touch(self.page.locator(f'.draw [data-move="give {" ".join(words)}"]'))

    def event(self, card: str) -> None:
        self.tab("Events|Gebeurtenissen|Hand|Cards|Kaarten")
        self.person.touch(self.page.locator(f'[data-at="hand:{card}"]'))
        self.act("play")

    def done(self) -> None:
        self.act("done")
        if self.page.locator("[data-action=sure]").count():
            self.act("sure")

    def recover(self) -> None:
        self.act("recover")

    def expand(self, land: str, *_: str) -> None:
        self.choose(land, "expand")

    def attack(self, land: str, *_: str) -> None:
        self.choose(land, "attack")

    def fort(self, land: str, *how: str) -> None:
        self.act("forts")
        self.choose(land, "fort-coin" if how else "fort")

    def choose(self, land: str, verb: str) -> None:
        """A finger aims, and the bar asks once more."""
        self.page.touchscreen.tap(*Leader(self.person).middle(land))
        self.act(verb)


class AntiquityHand(Hand):
    """Where a building lies is up to the hand: wherever it hangs when it is taken, it fits."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.citizen = Citizen(person)

    def build(self, kind: str, *_: str) -> None:
        self.tab("^Build")
        self.person.touch(self.citizen.tile(kind))
        self.act("put")

    def house(self, *_: str) -> None:
        self.build("house")

    def man(self, place: str) -> None:
        self.tab("^Cities")
        rings = self.citizen.plan.locator("[data-ring]")
        rings.first.wait_for()
        named = rings.and_(self.page.locator(f'[data-ring="{place}"]'))
        self.person.touch((named if named.count() else rings.first).locator("circle.ring"))

    def choose(self, saint: str) -> None:
        self.person.touch(self.page.locator(".pick button", has_text=re.compile(saint, re.IGNORECASE)))
        self.act("choose")

    def ready(self) -> None:
        if self.citizen.action("close").count():  # the market
            self.act("close")
        self.act("ready")

    def on_land(self, kind: str, fields: Sequence[str], good: str = "") -> None:
        self.tab("^Build")
        named = rf"\b{good}, \d" if good else kind
        self.person.touch(self.citizen.site(kind).filter(has_text=re.compile(named, re.IGNORECASE)))
        for field in fields:
            self.citizen.pick(field)
        self.act("here")

    def woodcutter(self, field: str) -> None:
        self.on_land("woodcutter", [field])

    def mine(self, good: str, _: str, field: str) -> None:
        self.on_land("mine", [field], good)

    def farm(self, good: str, _: str, field: str) -> None:
        self.on_land("farm", [field], good)

    def fishery(self, good: str, _: str, *fields: str) -> None:
        self.on_land("fishery", fields[::2], good)

    def city(self, field: str) -> None:
        self.on_land("city", [field])

    def pay(self, good: str) -> None:
        self.tab("^Cities")
        self.person.touch(self.page.get_by_role("button", name=f"Pay with {good}").first)

    def explore(self, field: str) -> None:
        self.citizen.pick(field)
        self.act("here")

    def trade(self, one: str, _: str, other: str, *want: str) -> None:
        if self.citizen.action("market").count():
            self.act("market")
        give, get = self.page.locator(".market .bank .pool").all()
        for good in (one, other):
            self.person.touch(give.get_by_role("button", name=good))
        self.person.touch(get.get_by_role("button", name=want[-1], exact=True))
        self.act("bank")

    def place(self, *_: str) -> None:
        """The table proposes fields, squares or goods for all of them: one press."""
        self.act("place")

    bury = harvest = discard = place

    def pollute(self, *words: str) -> None:
        """The fields that are proposed; if the lesson wants others, those instead."""
        with self.page.expect_response(re.compile("/lessons/")) as heard:
            self.act("place")
        if heard.value.json()["answer"] is None:
            return
        self.tab("^Land")
        wanted = {word for word in words if word != "pollute"}
        proposed = set(self.citizen.laid_fields())
        for field in sorted(proposed - wanted) + sorted(wanted - proposed):
            self.citizen.pick(field)
        self.act("place")


class CivilizationHand(Hand):
    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.leader = Leader(person)

    def on_map(self, area: str) -> None:
        """A finger aims, and the bar asks once more where one might miss."""
        self.tab("^Map")
        self.leader.click(area)
        sure = self.page.locator(".decide [data-action].pri")
        if sure.count():
            self.person.touch(sure)

    def settle(self, area: str) -> None:
        self.on_map(area)

    place = settle

    def take(self, *words: str) -> None:
        """Pieces of a stack, and where they go: "take settler in italia with 2; go balkans"."""
        if words == ("settlement",):
            self.act("take")
            return
        piece, _, area = words[:3]
        self.tab("^Stacks")
        self.person.touch(self.leader.stack(area))
        for name in texts_of(self.page.locator(".decide .pick .all[aria-pressed=true]"), "aria-label"):
            if piece not in name.lower():
                self.person.touch(self.page.locator(f'.decide .pick .all[aria-label="{name}"]'))
        self.on_map(words[-1])

    def look(self, *_: str) -> None:
        self.act("look")

    def end(self, what: str) -> None:
        self.act(f"end-{what}")

    def attack(self, area: str, *_: str) -> None:
        self.on_map(area)

    def pick(self, *_: str) -> None:
        self.person.touch(self.leader.units.first)
        self.act("pick")

    def accept(self, _: str) -> None:
        self.person.press("Accept")

    def done(self) -> None:
        self.act("done")

    def collect(self, _: str) -> None:
        self.act("collect")

    def claim(self, _: str) -> None:
        self.tab("^Milestones|^Standing")
        self.person.press("Claim")

    def shop(self, shelf: str, name: str, button: str) -> None:
        self.leave_tree()
        self.tab("^Shop")
        self.person.press(shelf, role="tab")
        self.person.touch(self.leader.row(name).get_by_role("button", name=button))

    def leave_tree(self) -> None:
        if self.leader.action("back").count():
            self.act("back")

    def found(self, area: str) -> None:
        self.shop("Towns", NAMES.word("area", area), "Found")

    def grow(self, area: str) -> None:
        self.shop("Towns", NAMES.word("area", area), "Grow")

    def improve(self, what: str) -> None:
        self.shop("Improve", NAMES.word("improvement", what), "Buy")

    def buy(self, unit: str, _: str, area: str) -> None:
        self.shop("Units", NAMES.word("piece", unit).capitalize(), "Buy one")
        self.leader.click(area)  # the map is shown by itself

    def learn(self, technology: str) -> None:
        self.tab("^Shop")
        self.act("technologies")
        pile = self.page.locator(".pile.now").get_by_role("button")
        if pile.count():
            self.person.touch(pile)
        else:
            self.person.touch(self.leader.technology(technology))
            self.act("buy")


HANDS: dict[str, Callable[[Person], Hand]] = {
    "duel": DuelHand,
    "dice": DiceHand,
    "history": HistoryHand,
    "antiquity": AntiquityHand,
    "civilization": CivilizationHand,
}
