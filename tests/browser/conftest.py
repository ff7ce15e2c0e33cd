"""A real server, a real Chromium, and people who look at the one through the other."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import Person
from tests.browser.serving import Serving
from tests.browser.shots import SHOTS
from tools.browser import axe, chromium

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
]

failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    if report.when == "call":  # type: ignore[attr-defined]
        item.stash[failed] = report.failed  # type: ignore[attr-defined]
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A missing browser fails these tests: skipped ones would show nothing."""
    found = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path,
            args=FLAGS,
            chromium_sandbox=os.geteuid() != 0,
            env={**os.environ, **found.environment},
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe_source() -> str:
    return axe()


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("data")) as server:
        yield server


Visit = Callable[..., Person]


@pytest.fixture
def visit(browser: Browser, serving: Serving, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes people, each with a browser profile of their own. Trouble in their pages fails the test."""
    people: list[Person] = []
    name = re.sub(r"\W+", "-", request.node.name)
    for old in (SHOTS / "failed").glob(f"{name}.*.png"):
        old.unlink()

    def make(name: str = "", **how: object) -> Person:
        people.append(Person(browser, serving.address, name or f"person {len(people) + 1}", **how))  # type: ignore[arg-type]
        return people[-1]

    yield make
    if request.node.stash.get(failed, False):
        for person in people:
            person.keep_picture(SHOTS / "failed" / f"{name}.{person.called}.png")
    complaints = [f"{person.called}: {line}" for person in people for line in person.complaints()]
    for person in people:
        person.leave()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def records() -> Path:
    """Whole games that were kept."""
    return Path(__file__).parent.parent / "fixtures" / "duel"
