"""What reaches people beyond the table: notices to a browser, quiet hours on plates, a picture to share."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, next_to_move
from tests.browser.serving import Serving
from tests.browser.shots import SHOTS
from tests.browser.test_meeting import check

# A vendor's push service is not at hand: this stands in for the browser's side of it.
SUBSCRIBE = """
const state = { given: null };
const bytes = (length) => new Uint8Array(length).fill(4).buffer;
PushManager.prototype.getSubscription = async () => state.given;
PushManager.prototype.subscribe = async (wanted) => {
  window.asked = wanted;
  state.given = {
    endpoint: 'https://push.example.org/send/1',
    getKey: (name) => bytes(name === 'auth' ? 16 : 65),
    unsubscribe: async () => !!(state.given = null) || true,
  };
  return state.given;
};
"""
SHARE = """
window.shared = [];
navigator.canShare = ({ files }) => files.length === 1;
navigator.share = async ({ files }) => {
  const [file] = files;
  window.shared.push({ name: file.name, type: file.type, size: file.size });
};
"""
# A headless browser shows no notifications: what the worker would show is kept instead.
KEEP = """() => {
  self.told = [];
  self.registration.showNotification = async (title, { body, tag, data }) => {
    self.told.push({ title, body, tag, data });
  };
}"""


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The host made keys for notices to browsers."""
    data = tmp_path_factory.mktemp("data")
    with Serving(data) as server:
        command = [sys.executable, "-m", "tijdperk", "admin", "--data", str(data), "push", "on"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        yield server


def registration(devtools: CDPSession, person: Person) -> str:
    """By what the browser knows its service worker."""
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    person.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    while not known:
        person.page.wait_for_timeout(20)
    return known[-1]


def told_by(person: Person, count: int) -> list[dict[str, str]]:
    """What the worker said, once that is so much."""
    while len(found := person.context.service_workers[0].evaluate("self.told")) < count:
        person.page.wait_for_timeout(20)
    return found  # type: ignore[no-any-return]


def test_a_browser_is_subscribed_and_its_worker_says_whose_move_it_is(visit: Visit) -> None:
    anna = visit("Anna")
    anna.context.grant_permissions(["notifications"])
    anna.context.add_init_script(SUBSCRIBE)
    anna.go("/settings")
    anna.choose("Notifications to this browser", "On")
    on = anna.page.get_by_role("radiogroup", name="Notifications to this browser").get_by_role(
        "radio", name="On"
    )
    expect(on).to_have_attribute("aria-checked", "true")
    asked = anna.page.evaluate("asked")
    assert asked["userVisibleOnly"]
    told = anna.context.request.get("/api/me/notices").json()
    assert told["browsers"] == ["https://push.example.org/send/1"]
    assert asked["applicationServerKey"] == told["push_key"]

    devtools = anna.context.new_cdp_session(anna.page)
    message = {"title": "7 Wonders Duel", "body": "Your turn", "table": "A" * 16}
    worker = registration(devtools, anna)
    anna.context.service_workers[0].evaluate(KEEP)
    for data in (json.dumps(message), json.dumps(message | {"table": "//evil.example"})):
        push = {"origin": anna.address, "registrationId": worker, "data": data}
        devtools.send("ServiceWorker.deliverPushMessage", push)
    notes = {note["tag"]: note for note in told_by(anna, 2)}
    assert notes["A" * 16] == {
        "title": "7 Wonders Duel",
        "body": "Your turn",
        "tag": "A" * 16,
        "data": f"/table/{'A' * 16}",
    }
    assert notes[""]["data"] == "/", "an address of another host is not taken"

    anna.choose("Notifications to this browser", "Off")
    expect(on).to_have_attribute("aria-checked", "false")
    assert anna.context.request.get("/api/me/notices").json()["browsers"] == []


def test_quiet_hours_show_a_moon_on_the_plate_whose_clock_runs(visit: Visit, axe_source: str) -> None:
    anna, bram = visit("Anna").named("Anna"), visit("Bram", language="nl", phone=True, dark=True)
    bram.go("/settings").choose("Stille uren", "Aan")
    expect(bram.page.locator("#quiet-begin, input[type=time]").first).to_be_visible()
    table = anna.start(how="online", Clock="Per move", Time_per_move="1 day")
    bram.go(table).at_table()
    bram.press("Ga hier zitten")
    while next_to_move(anna, bram) is anna:
        anna.move()
    for person in (anna, bram):
        expect(person.page.locator(".clock.run .ic")).to_have_count(1)
    anna.page.get_by_role("timer", name="in this player’s quiet hours").wait_for()
    anna.page.screenshot(path=SHOTS / "quiet-1440.png")
    bram.page.screenshot(path=SHOTS / "quiet-390-dark.png")
    check(anna, axe_source)


@pytest.mark.parametrize("phone", [False, True], ids=["saved", "shared"])
def test_a_picture_of_the_finished_game_is_saved_or_given_to_an_app(
    visit: Visit, records: Path, phone: bool
) -> None:
    anna = visit("Anna", phone=phone)
    if phone:
        anna.context.add_init_script(SHARE)
    anna.open_record(records / "ending-civilian.tijdperk")
    anna.touch(anna.bar.locator("button.act.pri"))
    picture = anna.page.get_by_role("dialog").get_by_role("button", name="Picture")
    if phone:
        anna.touch(picture)
        anna.page.wait_for_function("() => shared.length === 1")
        [given] = anna.page.evaluate("shared")
        assert (given["name"], given["type"]) == ("tijdperk-duel.png", "image/png")
        assert given["size"] > 20_000
        return
    with anna.page.expect_download() as saved:
        anna.touch(picture)
    path = SHOTS / "picture.png"
    saved.value.save_as(path)
    data = path.read_bytes()
    assert saved.value.suggested_filename == "tijdperk-duel.png"
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert min(width, height) >= 600
