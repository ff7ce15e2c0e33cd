"""The server's database goes away during a game: the page says so, keeps the move, and goes on by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.table.databases import away, fresh_database, postgres_server
from tests.table.people import ServerProcess


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with postgres_server() as address:
        yield address


SAID = {"en": "The database can’t be reached right now", "nl": "De database is nu niet te bereiken"}


def test_a_move_is_kept_and_made_when_the_database_is_back(browser: Browser, postgres: str) -> None:
    with fresh_database(postgres) as database, ServerProcess("--database", database) as server:
        people = {language: Person(browser, server.address, language, language) for language in SAID}  # type: ignore[arg-type]
        for person in people.values():
            person.start(how="screen")
            person.wait_turn()
            person.move()
        with away("postgres", database, postgres):
            for person in people.values():
                person.choose_thing()
                person.act()
            for language, person in people.items():
                expect(person.bar).to_contain_text(SAID[language])
        for language, person in people.items():
            expect(person.page.locator("ol.ev button.jump")).to_have_count(2)
            expect(person.bar).not_to_contain_text(re.compile(SAID[language]))
            assert person.wait_turn()
            assert not person.complaints()
            person.leave()
