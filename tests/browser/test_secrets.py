"""What only one seat may know never reaches a browser of anybody else: everything it was sent is searched."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Response, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, next_to_move
from tests.patience import PAGE_PATIENCE
from tijdperk.kernel.changes import changed
from tijdperk.table.messages import Standing

MAX_TABLES = 15  # the Great Library is in two games out of three
LIBRARY = "great_library"


class Ear:
    """All that a page is sent, over HTTP and over sockets."""

    def __init__(self, person: Person) -> None:
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self.read: list[str] = []
        self.page = person.page
        person.page.on("websocket", self.opened)
        person.page.on("response", self.answered)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def answered(self, answer: Response) -> None:
        if "/api/tables/" in answer.url and answer.request.method == "GET":
            self.answers.append(answer)

    def heard(self) -> list[str]:
        """Each message as it came; what was fetched is read once."""
        while self.answers:
            self.read.append(self.answers.pop().text())
        return self.read + self.frames

    def messages(self) -> list[dict[str, Any]]:
        """The same, those that tell of changes with how the table stands by them."""
        told = [message for text in self.heard() for message in as_list(json.loads(text))]
        standing: dict[str, Any] = {}
        for message in told:
            if message.get("type") == "view":
                standing = {field: message[field] for field in Standing.__struct_fields__}
            elif message.get("type") == "moved":
                standing = changed(standing, message["changes"])
                message |= standing
        return told

    def wait_for(self, fits: Callable[[dict[str, Any]], bool]) -> None:
        """Until it has heard a message that fits."""
        until = time.monotonic() + PAGE_PATIENCE
        while not any(fits(message) for message in self.messages()):
            assert time.monotonic() < until, "it was never told"
            self.page.wait_for_timeout(20)


def as_list(told: Any) -> list[dict[str, Any]]:
    return told if isinstance(told, list) else [told]


def views(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The game as it was shown, in each message that shows it."""
    shown = [message.get("view") for message in messages]
    return [view for view in shown if isinstance(view, dict) and "cities" in view]


def sit_down(anna: Person, bram: Person, watcher: Person) -> None:
    """A table whose first player is bid for; one seat for each, and one who looks on from the beginning."""
    link = anna.start(how="online", first="bid")
    watcher.go(link).at_table()
    bram.go(link).at_table()
    bram.press("Sit here")
    expect(watcher.page.get_by_role("button", name="Sit here")).to_have_count(0)


def test_a_spectator_sees_no_secret(visit: Visit) -> None:
    anna, bram, watcher = visit("Anna"), visit("Bram"), visit("watcher")
    own_seats = {person.called: Ear(person) for person in (anna, bram, watcher)}
    for _ in range(MAX_TABLES):
        for ear in own_seats.values():
            ear.heard()
            ear.frames.clear()
            ear.read.clear()
        sit_down(anna, bram, watcher)
        bid(anna, bram, watcher, own_seats)
        owner = draft(anna, bram)
        if owner:
            break
    else:
        raise AssertionError("the Great Library never came")
    other = bram if owner is anna else anna
    drawn = build_library(owner, other)
    assert len(drawn) == 3
    expect(watcher.page.locator(".decide")).to_contain_text("one of the drawn tokens")

    for person in (watcher, other):
        known = own_seats[person.called].messages()
        assert known
        for view in views(known):
            assert view["drawn"] is None
        assert not re.search(r'"keep \w+"', "".join(own_seats[person.called].heard()))
        # All that may still be in the box is listed, drawn or not.
        assert set(drawn) <= set(views(known)[-1]["boxed"])

    kept = owner.choose_thing()
    owner.act()
    owner.sent()
    expect(watcher.page.locator("ol.ev")).to_contain_text(re.compile("keeps"))
    others = [token for token in drawn if token != kept.removeprefix("token:")]
    for person in (watcher, other):
        for view in views(own_seats[person.called].messages()):
            assert view["drawn"] is None
            assert set(others) <= set(view["boxed"])
        for message in own_seats[person.called].messages():
            for step in message.get("steps", []) + message.get("log", []):
                assert not any(token in json.dumps(step) for token in others), step

    # The moment of the choice can be looked at again, and shows no more than it did.
    watcher.press("More")
    watcher.press("Replay", role="link")
    watcher.press("Previous move")
    watcher.sees(re.compile(r"Move \d+ of"))
    expect(watcher.page.locator(".scrub")).to_contain_text("Great Library")
    for view in views(own_seats["watcher"].messages()):
        assert view["drawn"] is None


def bid(anna: Person, bram: Person, watcher: Person, own_seats: dict[str, Ear]) -> None:
    """One bids; nobody else is told how much, until the other has bid too."""
    assert anna.wait_turn()
    anna.move(pick=lambda names: "coins:3")
    for person in (watcher, bram):
        own_seats[person.called].wait_for(lambda told: told.get("table", {}).get("waiting_for") == [1])
        for message in own_seats[person.called].messages():
            told = json.dumps({name: message.get(name) for name in ("steps", "log")})
            assert "bid 3" not in told
        for view in views(own_seats[person.called].messages()):
            assert not any(view["bids"] or [])
            assert view["cities"][0]["coins"] == view["cities"][1]["coins"]
    assert not re.search(r'"bid \d', "".join(own_seats["watcher"].heard()))
    assert bram.wait_turn()
    bram.move(pick=lambda names: "coins:1")
    expect(watcher.page.locator("ol.ev")).to_contain_text(re.compile(r"bid 3, .* bid 1"))


def draft(anna: Person, bram: Person) -> Person | None:
    """Whoever can takes the Great Library; who has it in the end?"""
    wish = f"wonder:{LIBRARY}"
    while True:
        person = next_to_move(anna, bram)
        assert person
        if person.page.locator(".struct").count():
            break
        person.move(pick=lambda names: wish if wish in names else names[0])
    for person in (anna, bram):
        if person.page.locator(f'.band.own [data-at="{wish}"]').count():
            return person
    return None


def build_library(owner: Person, other: Person) -> list[str]:
    """The owner saves until it can be paid, and builds it: the three tokens drawn."""
    wonder = owner.page.locator(f'.band.own [data-at="wonder:{LIBRARY}"]')
    for _ in range(40):
        person = next_to_move(owner, other)
        assert person
        kind = [name.split(":")[0] for name in person.choices()]
        if person is owner and kind[0] == "card" and "can" in str(wonder.get_attribute("class")).split():
            owner.choose_thing()
            wonder.click()
            owner.act(LIBRARY)
            owner.sent()
            owner.page.locator(".middle .discs").wait_for()
            return [name.removeprefix("token:") for name in owner.choices()]
        person.move("discard")
    raise AssertionError("the Great Library was never built")
