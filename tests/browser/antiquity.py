"""People at tables of Antiquity: what they see and do, and games that go where a test wants to begin."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.dice import WORDS
from tests.browser.maps import middle
from tests.browser.person import Person, texts_of
from tests.patience import PAGE_PATIENCE
from tests.table.people import Someone
from tijdperk.bots.players import make_player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match

Wanted = Callable[[Any], bool]  # of the view of the seat that a person has

MAX_GAMES = 60  # that are looked through for a moment
MAX_STEPS = 200  # of one seat to where a test wants it
STILL = 100  # milliseconds; fingers that stand still for 40 are no longer moving
ON_ITS_WAY = re.compile("Sending your move|Je zet wordt verstuurd")

# ---- games that begin in the middle


def asked(kind: str, round: int = 1) -> Wanted:
    return lambda view: view.round >= round and view.to_move.get(view.viewer) == kind


def markers_to_lay(kind: str, due: str) -> Wanted:
    """More than one grave, or more than one field to pollute."""
    return lambda view: view.to_move.get(view.viewer) == kind and getattr(view.due, due) > 1


FIRST_PLAN = asked("planning")
BURYING = markers_to_lay("burying", "graves")
POLLUTING = markers_to_lay("polluting", "pollution")


def goes_on(match: Match) -> bool:
    """Is the first seat alone asked something else once its graves lie? Then no bot moves meanwhile, after
    whose move they could not be taken up again."""
    trial = match.fork(len(match.steps))
    while [decision.kind for decision in trial.decisions() if decision.seat == 0] == ["burying"]:
        trial.play(trial.legal(0)[0], 0)
    return [decision.seat for decision in trial.decisions()] == [0]


@cache
def recorded(wanted: Wanted, seats: int = 2, further: Callable[[Match], bool] | None = None) -> str:
    """The first of some games by bots in which the first seat comes to what is wanted, up to there."""
    # a bot that plays well buries nobody
    first = "random" if wanted is BURYING else "greedy"
    for seed in range(1, MAX_GAMES):
        match = Match("antiquity", {}, ["human"] + ["easy"] * (seats - 1), Sampled(seed))
        players = [make_player(first if seat == 0 else "greedy", seat) for seat in range(seats)]
        while True:
            here = (match.over or match.seat == 0) and wanted(match.game.view(match.position, 0))
            if here and (further is None or further(match)):
                return match.record().text()
            if match.over:
                break
            match.play(players[match.seat].choose(match.position, match.seat), match.seat)
    raise AssertionError("no game comes to such a moment")


@cache
def last_round() -> tuple[str, list[str]]:
    """A game that the first seat wins by a saint: up to the end of its last plan, and what it does then."""
    for seed in range(1, MAX_GAMES):
        match = Match("antiquity", {}, ["human", "easy"], Sampled(seed))
        players = [make_player("greedy", seat) for seat in range(2)]
        while not match.over:
            match.play(players[match.seat].choose(match.position, match.seat), match.seat)
        view: Any = match.game.view(match.position, 0)
        result = view.result
        if (result.ending, result.winners) == ("saint", [0]):
            own = [number for number, step in enumerate(match.steps) if step.seat == 0]
            ready = max(number for number in own if match.steps[number].text == "ready")
            later = [match.steps[number].text for number in own if number > ready]
            return match.fork(ready).record().text(), later
    raise AssertionError("no game is won so")


# ---- tables that people play up to a moment

# What a seat does that none of its wishes can be done for.
IDLE = {"planning": "ready", "countryside": "done", "exploring": "pass"}


@contextmanager
def company(address: str, *names: str) -> Iterator[list[Someone]]:
    """People who play without a browser, until theirs is opened."""
    with ExitStack() as stack:
        found = [stack.enter_context(closing(Someone(address))) for _ in names]
        for someone, name in zip(found, names, strict=True):
            assert someone.http.patch("/api/me", json={"name": name}).is_success
        yield found


def lay(people: Sequence[Someone]) -> str:
    """A table at which they all sit, in order."""
    host, *others = people
    table = host.new_table("me", *["open"] * len(others), game="antiquity")
    for seat, someone in enumerate(others, 1):
        someone.post(f"/api/tables/{table}/seat", {"seat": seat})
    return table


def hurry(table: str, people: Sequence[Someone], wishes: Sequence[Sequence[str]], round: int = 1) -> None:
    """Everybody plays up to the plan of a round.

    Whoever is asked makes the first move that begins as one of their wishes does, each once, else none.
    """
    left = [list(each) for each in wishes]
    for _ in range(MAX_STEPS):
        view = people[0].view(table)["view"]
        if view["round"] == round and view["phase"] == "building":
            return
        seat = int(min(view["to_move"]))
        decision = people[seat].view(table)["decisions"][0]
        legal = [choice["move"] for choice in decision["choices"]]
        found = ((wish, move) for wish in left[seat] for move in legal if move.startswith(wish))
        wish, move = next(found, ("", IDLE.get(decision["kind"], legal[0])))
        if wish:
            left[seat].remove(wish)
        told = people[seat].send(table, "move", seat=seat, decision=decision["id"], move=move)
        assert told["type"] == "accepted", told
    raise AssertionError("the table never comes to such a moment")


def play_round(*citizens: Citizen) -> None:
    """Everybody has closed a plan: whoever is asked answers, until all plan again."""
    until = time.monotonic() + PAGE_PATIENCE
    while time.monotonic() < until:
        asked = [citizen for citizen in citizens if citizen.ask.count()]
        for citizen in asked:
            if not citizen.action("ready").count():
                citizen.answer()
                until = time.monotonic() + PAGE_PATIENCE
        if all(citizen.action("ready").count() for citizen in citizens):
            return
        citizens[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked anything, and no round begins")


# ---- a person at a table


class Citizen:
    """A person who builds cities."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    # -- coming to a table

    def open(self, record: str) -> Citizen:
        """A game that has come so far, to go on from."""
        asked = self.person.context.request
        language = {"accept-language": self.page.evaluate("navigator.language")}
        csrf = asked.get("/api/me", headers=language).json()["csrf"]
        headers = {"x-csrf": csrf, "origin": self.person.address}
        made = asked.post("/api/records", data=record, headers=headers)
        assert made.ok, made.text()
        self.person.go(f"/table/{made.json()['table']}").at_table()
        return self

    def come(self, table: str, someone: Someone) -> Citizen:
        """To a table, as somebody who has played there already."""
        cookie = {"name": "tijdperk", "value": someone.session, "url": self.person.address}
        self.person.context.add_cookies([cookie])  # type: ignore[list-item]
        self.person.go(f"/table/{table}").at_table()
        return self

    # -- what is seen

    @property
    def ask(self) -> Locator:
        return self.page.locator(".app[data-turn=you] .decide .ask")

    @property
    def log(self) -> Locator:
        return self.page.locator("ol.ev")

    @property
    def asked(self) -> str:
        """What is asked of this seat, by its id; nothing when nothing is."""
        return self.page.locator(".app").get_attribute("data-decision") or ""

    @property
    def plan(self) -> Locator:
        """The own city that is shown large."""
        return self.page.locator(".board .big .wrap, .phone .wrap")

    @property
    def why(self) -> Locator:
        """Why the piece in hand cannot lie where it hangs."""
        return self.plan.locator(".why")

    @property
    def own_plan(self) -> Locator:
        """What this seat has planned in secret."""
        return self.page.locator(".side .plan")

    def buildings(self, name: str) -> Locator:
        return self.plan.locator(f'g.thing[aria-label*="{name}" i]')

    def tile(self, kind: str) -> Locator:
        """Something in the tray."""
        return self.page.locator(f'.tray .tile[data-at="kind:{kind}"]')

    def site(self, kind: str) -> Locator:
        """What can be built on the land, in its tray."""
        return self.page.locator(f'.tray .tile.can[data-at="site:{kind}"]')

    @property
    def graves(self) -> Locator:
        """The squares that a grave can be laid on."""
        return self.plan.locator('rect[role=button][aria-label^="Gra"]')

    def action(self, name: str) -> Locator:
        return self.page.locator(f'.decide [data-action="{name}"]')

    def able(self) -> list[str]:
        """The actions in the bar that can be taken."""
        return texts_of(self.page.locator(".decide [data-action]:not([aria-disabled])"), "data-action")

    def lit_fields(self) -> list[str]:
        """What can be picked on the land."""
        return texts_of(self.page.locator(".antiquity-land [data-field].can"), "data-field")

    @property
    def due(self) -> int:
        """How many markers the question is about; it names no number for the last one."""
        self.ask.wait_for()
        found = re.search(r"\d+", self.ask.locator("span").first.inner_text())
        return int(found[0]) if found else 1

    def words(self) -> str:
        """All that the page says."""
        words: str = self.page.locator("body").evaluate(WORDS)
        return words

    # -- the own city

    def square(self, name: str) -> tuple[float, float]:
        """Where a square of the large plan is on the screen, by its name: "c3"."""
        column, row = ord(name[0]) - ord("a"), int(name[1]) - 1
        squares = self.plan.locator("rect.sq")
        squares.first.wait_for()
        side = round(squares.count() ** 0.5)
        box = squares.nth(row * side + column).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def point(self, name: str) -> None:
        self.page.mouse.move(*self.square(name))

    def click(self, name: str, **how: Any) -> None:
        self.page.mouse.click(*self.square(name), **how)

    def fingers(self, begin: Sequence[tuple[float, float]], end: Sequence[tuple[float, float]]) -> None:
        """Put so many fingers on the screen, move them in small steps, hold them still, and lift them.

        Fingers that are lifted while they move begin a fling, and Chromium takes the next tap to stop it.
        """
        touches = self.person.context.new_cdp_session(self.page)

        def touch(kind: str, at: Sequence[tuple[float, float]]) -> None:
            points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(at)]
            touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", begin)
        for step in range(1, 9):
            share = step / 8
            pairs = zip(begin, end, strict=True)
            touch("touchMove", [(x + share * (u - x), y + share * (v - y)) for (x, y), (u, v) in pairs])
        self.page.wait_for_timeout(STILL)
        touch("touchMove", end)
        touch("touchEnd", [])

    def build(self, kind: str) -> None:
        """Where it hangs when it is taken in hand: there it fits."""
        self.person.touch(self.tile(kind))
        expect(self.ask).to_contain_text("It fits here")
        self.confirm("put")

    def put_to_work(self, name: str = "to work") -> None:
        """A man, on the first building whose label says so: any, or of some name."""
        ring = self.plan.locator(f'[data-ring][aria-label*="{name}"] circle.ring').first
        before = self.asked
        self.person.touch(ring)
        self.taken(before)

    def stock(self, good: str) -> int:
        """What one has of a good."""
        return int(self.page.locator(f'.side .gc:has([aria-label="{good}"]) > b').inner_text())

    # -- the market

    @property
    def offer(self) -> Locator:
        return self.page.locator("[data-offer]")

    def bid(self, good: str, gives: int = 0, wants: int = 0) -> None:
        """Put more of a good on the offer that is made up."""
        more = self.page.locator(".market .rows").get_by_role("button", name=f"One more {good}")
        for button, count in ((more.first, gives), (more.last, wants)):
            for _ in range(count):
                self.person.touch(button)

    # -- the land

    def pick(self, field: str) -> None:
        """A field of the land, by its middle."""
        x, y = self.middle(field)
        if self.person.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def middle(self, field: str) -> tuple[float, float]:
        return middle(self.page.locator(f'.antiquity-land [data-field="{field}"]'))

    # -- what is done

    def act(self, name: str) -> None:
        self.person.touch(self.action(name))

    def confirm(self, name: str) -> None:
        """Press an action, and wait until something else is asked, or nothing."""
        before = self.asked
        self.act(name)
        self.taken(before)

    def taken(self, before: str) -> None:
        expect(self.page.locator(".app")).not_to_have_attribute("data-decision", before)
        expect(self.page.locator(".decide")).not_to_contain_text(ON_ITS_WAY)

    def undo(self) -> None:
        self.page.locator(".decide [aria-keyshortcuts=U]:not([aria-disabled])").wait_for()
        before = self.asked
        self.page.keyboard.press("u")
        self.taken(before)

    def build_on_land(self, site: Locator, field: str = "") -> None:
        """On a field, or on any; where only one will do it is chosen already."""
        self.person.touch(site)
        lit = self.lit_fields()
        if not self.action("here").count():
            self.pick(field if field in lit else lit[0])
        self.confirm("here")

    @property
    def laid_graves(self) -> Locator:
        """Where graves would be laid."""
        return self.page.locator("[aria-pressed=true][aria-label^='Gra'][role=button]")

    def graves_told(self) -> list[str]:
        """Where the last line of the log about one's own graves has them: as many as it says."""
        line = self.log.get_by_text(re.compile(r"You lay \d+ graves:")).last
        line.wait_for()
        found = re.search(r"You lay (\d+) graves: ([^.]*)\.", line.inner_text())
        assert found, line.inner_text()
        squares = re.split(", | and ", found[2])
        assert len(squares) == int(found[1])
        return squares

    def laid_fields(self) -> list[str]:
        """What would be polluted or harvested."""
        return texts_of(self.page.locator(".antiquity-land [data-field][aria-pressed=true]"), "data-field")

    def answer(self) -> None:
        """What is asked in the phases after the plans: something is built if it can be, and else little."""
        able = self.able()
        site = self.page.locator(".tray .tile.can[data-at^='site:']:not([data-at='site:fishery'])")
        if "done" in able and site.count():
            self.build_on_land(site.first)
            return
        quiet = next(name for name in able if name in ("done", "pass", "place") or name.startswith("pay-"))
        self.confirm(quiet)
