"""People at tables of 7 Wonders Dice: what they see and do, where they begin, and a line that breaks."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect

from tests.browser.person import Person, texts_of
from tests.table.people import Someone, chosen
from tijdperk.bots.players import make_player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match

Wanted = Callable[[Any], bool]  # of the first seat's view

MAX_STEPS = 20  # of one seat in one turn
MAX_GAMES = 60  # that are looked through for a moment
MAX_MOVES = 400  # of people in a hurry
ON_ITS_WAY = re.compile("Sending your move|Je zet wordt verstuurd")

# What a page says, but for who is ready and what was announced.
WORDS = """(page) => {
  const copy = page.cloneNode(true);
  for (const one of copy.querySelectorAll('script, style, .standing, .ready h3, [role=status]')) one.remove();
  return copy.textContent.replace(/\\s+/g, ' ');
}"""


class Planner:
    """A person at a table of this game."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    # -- coming to a table

    def start(self, how: str = "bot", others: int = 3, **choices: str) -> str:
        """A table with gentle bots, with open seats, or with everybody at this screen."""
        self.person.go(f"/new/dice?how={how}")
        lay = self.page.get_by_role("button", name=re.compile("^Start game|^Begin$"))
        lay.wait_for()
        seats = self.page.locator(".seats > *")
        while seats.count() < others + 1:
            self.person.press(re.compile("Add a seat|Stoel toevoegen"))
        while seats.count() > others + 1:
            self.person.press(re.compile("Remove a seat|Stoel weghalen"))
        wanted = {"bot": "Easy|Makkelijk", "online": "Open seat|Vrije stoel", "screen": "^Me$|^Ik$"}[how]
        role = "radio" if how == "bot" else "button"
        for seat in seats.all()[1:]:
            self.person.touch(seat.get_by_role(role, name=re.compile(wanted)).first)  # type: ignore[arg-type]
        for group, choice in choices.items():
            self.person.choose(group, choice)
        self.person.touch(lay)
        self.page.wait_for_url("**/table/*")
        self.person.at_table()
        return self.person.at

    def sit_down(self, link: str) -> None:
        self.person.go(link).at_table()
        self.person.press("Sit here")
        expect(self.page.locator(".app")).not_to_contain_text("You’re watching.")

    def open(self, wanted: Wanted, seats: int = 4) -> str:
        """A moment of a recorded game, to go on from. Gives the table's id."""
        person = self.person
        asked = person.context.request
        language = {"accept-language": self.page.evaluate("navigator.language")}
        csrf = asked.get("/api/me", headers=language).json()["csrf"]
        headers = {"x-csrf": csrf, "origin": person.address}
        made = asked.post("/api/records", data=recorded(wanted, seats), headers=headers)
        assert made.ok, made.text()
        table = str(made.json()["table"])
        person.go(f"/table/{table}").at_table()
        return table

    def be(self, session: str) -> None:
        """Come back as somebody who has played already."""
        cookie = {"name": "tijdperk", "value": session, "url": self.person.address}
        self.person.context.add_cookies([cookie])  # type: ignore[list-item]

    # -- what is seen

    @property
    def ask(self) -> Locator:
        return self.page.locator(".app[data-turn=you] .decide .ask")

    @property
    def fields(self) -> Locator:
        """What can be crossed on the own sheet, besides the Wonder."""
        return self.page.locator(".middle .sheet .bx.can:not(.stage)")

    @property
    def dice(self) -> Locator:
        return self.page.locator(".middle .forum .fd.can")

    @property
    def planned(self) -> Locator:
        return self.page.locator(".middle .sheet .bx.planned")

    @property
    def steps(self) -> Locator:
        """The chips that say where in a chain of effects one is."""
        return self.page.locator(".decide span.step")

    @property
    def last_turn(self) -> Locator:
        """What everybody did, as it was revealed."""
        return self.page.locator(".told summary .row" if self.person.phone else ".ready li small")

    @property
    def log(self) -> Locator:
        return self.page.locator("ol.ev")

    def action(self, name: str) -> Locator:
        return self.page.locator(f'.decide [data-action="{name}"]')

    def chip(self, name: str) -> Locator:
        """Whether somebody is ready, as the list on a wide screen has it."""
        return self.page.locator(".ready li", has_text=name).locator(".standing")

    @property
    def coins(self) -> int:
        return int(self.page.locator(".middle .sheet header .coin").first.inner_text())

    @property
    def gold(self) -> tuple[int, ...]:
        """The reserve: coins that are left, spent, and never earned."""
        name = self.page.get_by_role("img", name=re.compile("Gold reserve")).get_attribute("aria-label")
        return tuple(map(int, re.findall(r"\d+", name or "")))

    @property
    def asked(self) -> str:
        """What is asked of this seat, by its id; nothing when nothing is."""
        return self.page.locator(".app").get_attribute("data-decision") or ""

    @property
    def turn(self) -> int:
        found = re.search(r"(?:Turn|Beurt) (\d+)", self.page.locator(".crumb .st").inner_text())
        return int(found[1]) if found else 0

    def at_turn(self, turn: int) -> None:
        expect(self.page.locator(".crumb .st")).to_contain_text(re.compile(rf"(Turn|Beurt) {turn}\b"))

    def words(self) -> str:
        """All that the page says, but for who is ready."""
        words: str = self.page.locator("body").evaluate(WORDS)
        return words

    # -- what is done

    def choose(self, field: Locator | None = None) -> str:
        """A field, by its name."""
        wanted = field or self.fields.nth(self.person.rng.randrange(self.fields.count()))
        self.person.touch(wanted)
        name: str = texts_of(self.page.locator(".sheet .bx[aria-pressed=true]"), "data-at")[0]
        return name.removeprefix("field:")

    def confirm(self, name: str = "cross") -> None:
        """Press an action, and wait until something else is asked, or nothing. A plan closes by itself."""
        before = self.asked
        self.person.touch(self.action(name))
        self.taken(before)

    def taken(self, before: str) -> None:
        expect(self.page.locator(".app")).not_to_have_attribute("data-decision", before)
        expect(self.action("ready")).to_have_count(0)
        expect(self.page.locator(".decide")).not_to_contain_text(ON_ITS_WAY)

    def step(self, *commands: str) -> None:
        """One step of a plan: an action that is wished for, else a field, else whatever there is."""
        self.ask.wait_for()
        able = texts_of(self.page.locator(".decide [data-action]:not([aria-disabled])"), "data-action")
        wanted = [wish for wish in commands if wish in able]
        if not wanted and self.fields.count():
            self.choose()
            wanted = ["cross"]
        elif not able:
            self.person.touch(self.dice.first)  # a grey one, to leave the game
            wanted = ["remove"]
        self.confirm((wanted or able)[0])

    def take_turn(self, *commands: str) -> None:
        """Everything up to being ready, and a grey die if one is to be picked."""
        self.ask.wait_for()
        turn = self.turn
        for _ in range(MAX_STEPS):
            self.step(*commands)
            if not self.asked or self.turn != turn:
                return
        raise AssertionError("the plan has no end")

    def lift_curtain(self, name: str) -> None:
        curtain = self.page.locator(".curtain")
        expect(curtain).to_contain_text(name)
        self.person.touch(curtain.get_by_role("button"))
        expect(curtain).to_have_count(0)


# ---- moments of recorded games


def act_in(turn: int) -> Wanted:
    return lambda view: view.turn == turn and view.to_move.get(0) == "act"


def city_to_build(city: str, coins: int) -> Wanted:
    """A city whose Wonder has no stage yet, and that can pay for one."""
    return lambda view: (
        view.to_move.get(0) == "act"
        and view.mine.city == city
        and not view.mine.counts["wonder"]
        and view.mine.coins >= coins
    )


def bonus_to_choose(used: int) -> Wanted:
    return lambda view: view.to_move.get(0) == "bonus" and len(view.mine.bonuses) == used


def grey_to_pick(view: Any) -> bool:
    return bool(view.to_move.get(0) == "grey")


def ended(view: Any) -> bool:
    return view.result is not None


THIRTEENTH = act_in(13)
ALEXANDRIA = city_to_build("alexandria", coins=7)  # two fields of the Warehouse
OLYMPIA = city_to_build("olympia", coins=7)  # a free die
BONUSES = [bonus_to_choose(used) for used in range(3)]


@cache
def recorded(wanted: Wanted, seats: int) -> str:
    """The first of some games by bots in which the first seat comes to what is wanted, up to there."""
    for seed in range(1, MAX_GAMES):
        match = Match("dice", {}, ["human"] + ["easy"] * (seats - 1), Sampled(seed))
        players = [make_player("greedy", seat) for seat in range(seats)]
        while True:
            if (match.over or match.seat == 0) and wanted(match.game.view(match.position, 0)):
                return match.record().text()
            if match.over:
                break
            match.play(players[match.seat].choose(match.position, match.seat), match.seat)
    raise AssertionError("no game comes to such a moment")


# ---- tables that are quickly played up to a moment


def people_of(address: str, *names: str, language: str = "en") -> list[Someone]:
    found = []
    for name in names:
        someone = Someone(address, language)
        assert someone.http.patch("/api/me", json={"name": name}).is_success
        found.append(someone)
    return found


def lay(people: Sequence[Someone], **more: Any) -> str:
    """A table at which they all sit, in order."""
    host, *others = people
    table = host.new_table("me", *["open"] * len(others), game="dice", **more)
    for seat, someone in enumerate(others, 1):
        someone.post(f"/api/tables/{table}/seat", {"seat": seat})
    return table


def hurry(
    table: str, people: Sequence[Someone], picks: Sequence[Callable[[list[str]], str]], until: Wanted
) -> None:
    """Everybody plays by what they like, until the first of them comes to what is wanted."""
    for _ in range(MAX_MOVES):
        for someone, pick in zip(people, picks, strict=True):
            shown = someone.view(table)
            view = shown["view"]
            if someone is people[0] and until(view):
                return
            if shown["decisions"]:
                someone.send(table, "move", **chosen(shown["decisions"][0], pick))
    raise AssertionError("the table never comes to such a moment")


def liking(*beginnings: str) -> Callable[[list[str]], str]:
    """Of some moves the one that begins with what is liked most."""

    def pick(moves: list[str]) -> str:
        return next((move for words in beginnings for move in moves if move.startswith(words)), moves[0])

    return pick


# ---- a line that breaks


class Wire:
    """The way from one browser to the server. When it is cut all that is open breaks off."""

    def __init__(self, address: str) -> None:
        server = urlsplit(address)
        self.server = (server.hostname, server.port)
        self.whole = True
        self.ends: set[socket.socket] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.threads = [Thread(target=self.let_in)]

    def __enter__(self) -> Wire:
        self.threads[0].start()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        hang_up(self.listener)
        for thread in self.threads:
            thread.join()

    def let_in(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self.listener.accept()
                if not self.whole:
                    here.close()
                    continue
                there = socket.create_connection(self.server)
                self.ends |= {here, there}
                for one, other in ((here, there), (there, here)):
                    self.threads.append(Thread(target=self.carry, args=(one, other)))
                    self.threads[-1].start()

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                target.sendall(data)
        hang_up(target)
        hang_up(source)

    def cut(self) -> None:
        self.whole = False
        for end in list(self.ends):
            hang_up(end)
        self.ends.clear()

    def mend(self) -> None:
        self.whole = True


def hang_up(end: socket.socket) -> None:
    """Whoever waits at either end hears it."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
