"""People at tables of Civilization: what they see and do, and games that go where a test wants to begin."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Locator, expect

from tests.browser.dice import WORDS
from tests.browser.maps import middle
from tests.browser.person import Person, Words, texts_of
from tests.patience import PAGE_PATIENCE
from tests.table.people import Someone
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.kernel.chance import EVERYONE, Chance, Sampled
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.match import Match

TURNS = 4  # that a game lasts
GOLD = 120  # that everybody begins with
MAX_STEPS = 200  # that a game takes to where it is wanted
MAX_PRESSES = 80  # of Tab to what is looked for
ON_ITS_WAY = re.compile("Sending your move|Je zet wordt verstuurd")

# What a seat does that no line is given for.
IDLE = {
    "moving": "end moves",
    "declaring": "let pass",
    "attacking": "end attacks",
    "ordering": "end battles",
    "supporting": "stay out",
    "trading": "done",
    "producing": "collect best",
    "purchasing": "end purchases",
}

# What ends something without doing anything in it, as the bar has it.
QUIET = ("pass", "stay-out", "end-moves", "end-attacks", "end-battles", "done", "collect", "end-purchases")


def quick_content(folder: Path) -> Path:
    """The figures of the game, but with gold to spend at once and few turns."""
    text = load_game("civilization").file.read_text("utf-8")
    for old, new in ((r"^gold = 20$", f"gold = {GOLD}"), (r"^turns = \d+", f"turns = {TURNS}")):
        text, found = re.subn(old, new, text, flags=re.MULTILINE)
        assert found == 1, f"{old} is {found} times in the content file"
    file = folder / "quick.toml"
    file.write_text(text, "utf-8")
    return file


# ---- games that begin in the middle


class Rigged(Chance):
    """Gives what is wanted, kind by kind and in order; then dice as they fall, and counters without event."""

    def __init__(self, game: Game, wanted: Mapping[str, Sequence[str]]) -> None:
        self.game = game
        self.wanted = {kind: list(values) for kind, values in wanted.items()}
        self.rest = Sampled(1)

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        name = self.game.draws[kind]
        wanted = self.wanted.get(name)
        if wanted:
            return self.game.parse_draw(kind, wanted.pop(0))
        if name == "counter":
            return self.game.parse_draw(kind, "no_event")
        return self.rest.pick(kind, options, only)


class Course:
    """A game that goes where a test wants it: seats play the lines given, and otherwise let things be.

    Each seat's two lands are given as "gobi yunnan". The first seat chooses first and starts. Counters are
    those of the first seat's two lands, then of the second's, and then whatever is turned up. Lines are
    "1 end moves".
    """

    def __init__(
        self,
        game: Game,
        *lands: str,
        bots: bool = False,
        rules: str = "standard",
        counters: str = "",
        technologies: str = "",
        **options: str,
    ) -> None:
        seats = len(lands)
        roll = ["6", "6", *["1", "1"] * (seats - 1)]  # for the choice of lands, and for the start
        wanted = {"die": roll * 2, "counter": counters.split(), "technology": technologies.split()}
        others = ["easy" if bots else "human"] * (seats - 1)
        chosen = {"rules": rules, **options}
        self.match = Match(game, chosen, ["human", *others], Rigged(game, wanted))
        order = [*range(seats), *reversed(range(seats))]
        for place, seat in enumerate(order):
            self.match.play(f"settle {lands[seat].split()[place // seats]}", seat)

    def may(self, seat: int, move: str) -> bool:
        return self.match.why_not(seat, move) is None

    def play(self, *lines: str) -> Course:
        """Each line as soon as its seat may."""
        for line in lines:
            seat, _, move = line.partition(" ")
            self.wait(partial(self.may, int(seat) - 1, move))
            self.match.play(move, int(seat) - 1)
        return self

    def until(self, kind: str, turn: int = 1) -> Course:
        """Up to what is asked of the first seat, in some turn or later."""
        self.wait(
            lambda: (
                cast(Civilization, self.match.position).turn >= turn
                and any((one.seat, one.kind) == (0, kind) for one in self.match.decisions())
            )
        )
        return self

    def wait(self, ready: Callable[[], bool]) -> None:
        for _ in range(MAX_STEPS):
            if ready():
                return
            asked = self.match.decisions()[0]
            legal = self.match.legal(asked.seat)
            idle = IDLE.get(asked.kind, legal[0])
            self.match.play(idle if idle in legal else legal[0], asked.seat)
        raise AssertionError("the game never comes to such a moment")

    @property
    def record(self) -> str:
        return self.match.record().text()


# ---- tables that people play up to a moment


@contextmanager
def company(address: str, *names: str) -> Iterator[list[Someone]]:
    """People who play without a browser, until theirs is opened."""
    with ExitStack() as stack:
        found = [stack.enter_context(closing(Someone(address))) for _ in names]
        for someone, name in zip(found, names, strict=True):
            assert someone.http.patch("/api/me", json={"name": name}).is_success
        yield found


def lay(people: Sequence[Someone], **options: str) -> str:
    """A table at which they all sit, in order."""
    host, *others = people
    table = host.new_table("me", *["open"] * len(others), game="civilization", options=options)
    for seat, someone in enumerate(others, 1):
        someone.post(f"/api/tables/{table}/seat", {"seat": seat})
    return table


def hurry(
    table: str, people: Sequence[Someone], wishes: Sequence[Sequence[str]], until: Callable[[Any], bool]
) -> None:
    """Whoever is asked does the first of their wishes that can be done, each once, else nothing."""
    left = [list(each) for each in wishes]
    for _ in range(MAX_STEPS):
        view = people[0].view(table)["view"]
        if until(view):
            return
        seat = int(min(view["to_move"]))
        decision = people[seat].view(table)["decisions"][0]
        legal = [choice["move"] for choice in decision["choices"]]
        wish = next((wish for wish in left[seat] if wish.split("; ")[0] in legal), None)
        if wish:
            left[seat].remove(wish)
        idle = IDLE.get(decision["kind"], legal[0])
        move = wish or (idle if idle in legal else legal[0])
        told = people[seat].send(table, "move", seat=seat, decision=decision["id"], move=move)
        assert told["type"] == "accepted", told
    raise AssertionError("the table never comes to such a moment")


def asked_of(seat: int, kind: str, turn: int = 1) -> Callable[[Any], bool]:
    return lambda view: view["turn"] == turn and view["to_move"].get(f"{seat - 1}") == kind


def next_to_pick(*leaders: Leader) -> Leader | None:
    """Whoever has to choose a unit; nobody when the battle is won. Pages hear of a round by themselves."""
    until = time.monotonic() + PAGE_PATIENCE
    while time.monotonic() < until:
        for leader in leaders:
            if leader.units.count():
                return leader
            if leader.action("take").count():
                return None
        leaders[0].page.wait_for_timeout(20)
    raise AssertionError("nobody has to choose, and the battle goes on")


# ---- a person at a table


class Leader:
    """A person who leads a people."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    # -- coming to a table

    def start(self, others: int = 2, **choices: str) -> None:
        """A new game against gentle bots."""
        self.person.go("/new/civilization?how=bot")
        lay = self.page.get_by_role("button", name=re.compile("^Start game|^Begin$"))
        lay.wait_for()
        seats = self.page.locator(".seats > *")
        while seats.count() > others + 1:
            self.person.press(re.compile("Remove a seat|Stoel weghalen"))
        for seat in seats.all()[1:]:
            self.person.touch(seat.get_by_role("radio", name=re.compile("Easy|Makkelijk")).first)
        for group, choice in choices.items():
            self.person.choose(group, choice)
        self.person.touch(lay)
        self.page.wait_for_url("**/table/*")
        self.person.at_table()

    def open(self, course: Course) -> Leader:
        """A game that has come so far, to go on from."""
        return self.open_record(course.record)

    def open_record(self, record: str) -> Leader:
        asked = self.person.context.request
        csrf = asked.get("/api/me").json()["csrf"]
        headers = {"x-csrf": csrf, "origin": self.person.address}
        made = asked.post("/api/records", data=record, headers=headers)
        assert made.ok, made.text()
        self.person.go(f"/table/{made.json()['table']}").at_table()
        return self

    def come(self, table: str, someone: Someone) -> Leader:
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
    def lit(self) -> Locator:
        """What can be chosen on the map."""
        return self.page.locator(".targets [data-place][aria-pressed]")

    def lit_places(self) -> list[str]:
        return texts_of(self.lit, "data-place")

    def place(self, area: str) -> Locator:
        return self.page.locator(f'.targets [data-place="{area}"]')

    def action(self, name: str) -> Locator:
        return self.page.locator(f'.decide [data-action="{name}"]')

    def stack(self, area: str) -> Locator:
        return self.page.locator(f'[data-stack="{area}"]')

    def kind(self, name: str) -> Locator:
        """Pieces of the chosen stack, by name, to be taken along or left."""
        return self.page.locator(f'.decide .pick .all[aria-label*="{name}"]')

    def technology(self, name: str) -> Locator:
        return self.page.locator(f'[data-technology="{name}"]')

    def seen(self) -> dict[str, Any]:
        """The position as the server tells it to this seat."""
        table = self.page.url.rpartition("/")[2]
        answer = self.person.context.request.get(f"/api/tables/{table}")
        assert answer.ok, answer.text()
        seen: dict[str, Any] = answer.json()["view"]
        return seen

    def gold(self, seat: int = 1) -> int:
        return int(self.page.locator(f'[data-at="gold:{seat - 1}"] .coin').first.inner_text())

    def words(self) -> str:
        """All that the page says."""
        words: str = self.page.locator("body").evaluate(WORDS)
        return words

    # -- what is done

    def click(self, area: str) -> None:
        """A place of the map by its middle; with a finger twice, for the first one only aims."""
        x, y = self.middle(area)
        if self.person.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def middle(self, area: str) -> tuple[float, float]:
        return middle(self.place(area))

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

    def go(self, area: str) -> None:
        """What is in hand goes there."""
        before = self.asked
        self.click(area)
        self.taken(before)

    def name_of(self, area: str) -> str:
        """As it is called here: its button on the map says more, after a comma or a colon."""
        return re.split("[,:.]", self.place(area).get_attribute("aria-label") or "")[0]

    def come_to(self, action: str) -> None:
        """Answer all that is asked before it: what chance brings is taken, and otherwise nothing is done."""
        for _ in range(MAX_STEPS):
            self.ask.wait_for()
            if self.action(action).count():
                return
            self.answer()
        raise AssertionError(f"{action} never comes")

    def answer(self) -> None:
        able = texts_of(self.page.locator(".decide [data-action]:not([aria-disabled])"), "data-action")
        quiet = next((name for name in QUIET if name in able), None)
        if quiet or able:
            self.confirm(quiet or able[0])
        else:
            self.go(self.lit_places()[0])

    # -- the shop

    @property
    def basket(self) -> Locator:
        return self.page.get_by_role("region", name="Basket")

    def row(self, name: str) -> Locator:
        """Something that is sold."""
        return self.page.get_by_role("region", name="Shop").get_by_role("group", name=name, exact=True)

    def buy(self, name: str, button: str) -> None:
        before = self.asked
        self.person.touch(self.row(name).get_by_role("button", name=button))
        self.taken(before)

    # -- trade

    def offer(self, side: str, kind: str, *names: Words) -> None:
        """Put goods on an offer: of "You", or of a partner by name; gold by its buttons."""
        self.person.press(kind, role="tab")
        pool = self.page.locator(".pools .of", has_text=re.compile(f"^{side} ha(s|ve)"))
        for name in names:
            self.person.touch(pool.get_by_role("button", name=name))

    def slip(self, text: str) -> Locator:
        """An offer that lies on the table."""
        return self.page.locator("article.slip", has_text=text)

    # -- battle

    @property
    def battle(self) -> Locator:
        return self.page.locator("section.battle")

    @property
    def units(self) -> Locator:
        """What can be put into a round."""
        return self.battle.locator(".side .card.open")

    def pick(self, name: str = "") -> None:
        """Put a unit into this round, by name or any."""
        self.person.touch(self.units.filter(has_text=name).first)
        self.confirm("pick")

    # -- production

    @property
    def income(self) -> int:
        """What the bar says that one would collect."""
        found = re.search(r"\d+", self.action("collect").inner_text())
        assert found
        return int(found[0])

    def town(self, land: str) -> Locator:
        return self.page.locator(f'[data-town="{land}"]')
