"""`make pages`: what the first pages weigh, and when they answer on a slow machine.

Each page is opened in a browser without a cache whose processor is slowed down (four times, unless told
otherwise), through the Chrome DevTools Protocol: bytes as they are transferred, the first and the largest
paint, and when the page answers: after the last task of more than 50 ms that its loading brought about.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from rich.console import Console
from rich.table import Table

from tools.browser import chromium

SLOWER = 4
ROUNDS = 3
QUIET = 5_000  # ms without anything, after which a page is taken to be there
READY = "main h1, .decide"  # what is there once a page, or a table, is drawn
WIDE = {"width": 1440, "height": 900}
WATCH = """
window.seen = {paint: 0, largest: 0, tasks: []};
const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(
  {type, buffered: true});
watch('paint', (one) => { if (one.name === 'first-contentful-paint') seen.paint = one.startTime; });
watch('largest-contentful-paint', (one) => { seen.largest = one.startTime; });
watch('longtask', (one) => { seen.tasks.push([one.startTime, one.duration]); });
"""


@dataclass(frozen=True)
class Figures:
    page: str
    kilobytes: float  # transferred
    requests: int
    paint: float  # ms
    largest: float
    answers: float
    blocked: float  # ms of long tasks beyond 50 ms each


@contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tijdperk", "serve", "--port", "0", "--data", data]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout
        try:
            found = re.search(r"http://\S+[^/\s]", process.stdout.readline())
            assert found, "The server does not start."
            yield found[0]
        finally:
            process.terminate()
            process.wait(30)


def table_of(context: BrowserContext, game: str) -> str:
    """A table with a bot, at which it is this browser's turn or the bot's."""
    page = context.new_page()
    page.goto("/")
    page.locator("header .me").wait_for()
    csrf = context.request.get("/api/me").json()["csrf"]
    wish = {"game": game, "seats": [{"who": "me"}, {"who": "easy"}], "visibility": "solo"}
    headers = {"x-csrf": csrf, "origin": page.url.rstrip("/")}
    made = context.request.post("/api/tables", data=wish, headers=headers)
    assert made.ok, made.text()
    page.close()
    return f"/table/{made.json()['table']}"


def opened(context: BrowserContext, name: str, address: str, slower: float) -> Figures:
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    sizes: list[float] = []
    devtools.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    devtools.send("Network.setBypassServiceWorker", {"bypass": True})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.add_init_script(WATCH)
    page.goto(address)
    page.locator(READY).first.wait_for()
    page.wait_for_timeout(QUIET)
    seen: dict[str, Any] = page.evaluate("seen")
    page.close()
    ends = [start + lasted for start, lasted in seen["tasks"]]
    return Figures(
        page=name,
        kilobytes=sum(sizes) / 1000,
        requests=len(sizes),
        paint=seen["paint"],
        largest=seen["largest"],
        answers=max([seen["paint"], *ends]),
        blocked=sum(max(0.0, lasted - 50) for _, lasted in seen["tasks"]),
    )


def measured(browser: Browser, address: str, game: str, slower: float, rounds: int) -> list[Figures]:
    """The median of some rounds, page by page; every round has a browser profile of its own."""
    found: dict[str, list[Figures]] = {}
    for _ in range(rounds):
        context = browser.new_context(base_url=address, viewport=WIDE)  # type: ignore[arg-type]
        table = table_of(context, game)
        for name, place in {"home": "/", "rules": f"/rules/{game}", "table": table}.items():
            found.setdefault(name, []).append(opened(context, name, place, slower))
        context.close()
    numbers = [field for field in Figures.__dataclass_fields__ if field != "page"]
    return [
        Figures(name, **{field: median(getattr(one, field) for one in each) for field in numbers})
        for name, each in found.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.pages", description=__doc__)
    parser.add_argument("--game", default="")
    parser.add_argument("--slower", type=float, default=SLOWER, help="how many times the processor is slowed")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    from tijdperk.kernel.game import game_ids

    program = chromium()
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program.path,
            chromium_sandbox=os.geteuid() != 0,
            env={**os.environ, **program.environment},
        )
        game = given.game or next(iter(game_ids()))
        rows = measured(browser, address, game, given.slower, given.rounds)
        browser.close()
    if given.json:
        print(json.dumps([asdict(row) for row in rows]))
        return
    heads = ("page", "kB", "requests", "first paint", "largest paint", "answers after", "blocked")
    table = Table(*heads, title=f"{game}, processor {given.slower:g} times slower, no cache (ms)")
    for row in rows:
        table.add_row(row.page, *(f"{value:.0f}" for name, value in asdict(row).items() if name != "page"))
    Console().print(table)


if __name__ == "__main__":
    main()
