"""The client without its server: what was shown last, and nothing of anybody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.browser.serving import Serving

READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = """async () => {
  const cache = await caches.open('state');
  const texts = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key)).text()));
  return texts.join(' ');
}"""
OLD = """async () => {
  await (await caches.open('shell')).put('/', new Response('<html>an older version</html>'));
  await (await caches.open('assets')).put('/assets/old.js', new Response('old'));
}"""
HAS_OLD = "async () => (await (await caches.open('assets')).match('/assets/old.js')) !== undefined"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with Serving(tmp_path) as serving:
        yield serving


def test_without_the_server_the_last_state_is_shown_to_its_owner_alone(
    browser: Browser, server: Serving
) -> None:
    anna = Person(browser, server.address, "Anna")
    anna.expect_trouble("Failed to load resource|WebSocket connection|net::ERR")
    page = anna.page
    try:
        anna.named("Anna Zandstra")
        table = anna.start(how="screen")
        page.wait_for_function(READY)
        anna.go(table).at_table()  # now by the worker
        asked = anna.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
        missing = {error["errorId"] for error in asked["installabilityErrors"]}
        assert missing <= {"in-incognito"}, "it cannot be installed as an app"  # a test's profile is private
        anna.go("/").page.locator(f'a.tab[href="{table}"]').wait_for()
        kept = page.evaluate(KEPT)
        assert "Anna Zandstra" in kept
        assert anna.context.cookies()[0]["value"] not in kept
        csrf = anna.context.request.get("/api/me").json()["csrf"]
        assert csrf
        assert csrf not in kept

        # Another version's page makes the files of the last one disappear.
        page.evaluate(OLD)
        anna.go("/").page.locator(".cov .play").first.wait_for()
        page.wait_for_function(f"async () => !(await ({HAS_OLD})())")

        server.stop()
        anna.go("/").page.locator(f'a.tab[href="{table}"]').wait_for()
        anna.sees("You’re offline")
        anna.go(table).page.locator("section.board").wait_for()

        server.start()
        anna.go("/settings")
        anna.press("Log out")
        page.get_by_role("dialog").get_by_role("button", name="Log out").click()
        expect(page.locator("header .me")).not_to_have_text("Anna Zandstra")
        page.wait_for_function(f"async () => !(await ({KEPT})()).includes('Zandstra')")
        server.stop()
        anna.go("/").page.locator(".cov").first.wait_for()
        assert page.locator(f'a.tab[href="{table}"]').count() == 0
        assert "Zandstra" not in page.content()
        assert not anna.complaints()
    finally:
        anna.leave()
