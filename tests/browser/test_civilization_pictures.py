"""Civilization at moments that look different: a picture, and what axe says of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.civilization import Leader
from tests.browser.conftest import Visit
from tests.browser.shots import FORMS, form_name
from tests.browser.test_pages import Gallery
from tests.browser.test_ways import no_sideways
from tijdperk.kernel.match import Match
from tijdperk.kernel.record import parse_record
from tijdperk.kernel.replay import replay

RECORDS = Path(__file__).parent.parent / "fixtures" / "civilization"
MOMENTS = {
    "board": r"take ",
    "trade": r"accept ",
    "production": r"collect best",
    "shop": r"buy ",
    "battle": r"pick ",
}


@pytest.fixture(scope="module")
def played() -> Match:
    """A whole game of three seats."""
    return replay(parse_record((RECORDS / "advanced-short-seats-3.tijdperk").read_text("utf-8")))


def before_last(played: Match, move: str) -> str:
    """The record of the game up to the last move of this form, with one person: who made it."""
    number = max(number for number, step in enumerate(played.steps) if re.match(move, step.text))
    seat = played.steps[number].seat + 1
    return played.fork(number).record().text().replace(f"\nseat {seat} greedy", f"\nseat {seat} human")


@pytest.mark.parametrize(("language", "phone", "dark"), FORMS)
def test_pictures(
    visit: Visit, played: Match, axe_source: str, language: str, phone: bool, dark: bool
) -> None:
    person = visit("Anna", language=language, phone=phone, dark=dark)
    gallery = Gallery(person, form_name(language, phone, dark), axe_source)
    anna = Leader(person)
    person.go("/").page.locator(".cov .play").first.wait_for()  # the first visit decides the language
    for moment, move in MOMENTS.items():
        anna.open_record(before_last(played, move))
        anna.ask.wait_for()
        look(gallery, moment)
    anna.page.keyboard.press("t")
    anna.page.locator(".tree").first.wait_for()
    look(gallery, "tree")
    anna.open_record(played.record().text())
    person.touch(person.bar.locator("button.act.pri"))
    anna.page.get_by_role("dialog").wait_for()
    look(gallery, "score")
    assert not gallery.found, "\n".join(gallery.found)


def look(gallery: Gallery, moment: str) -> None:
    gallery.look(f"civilization-{moment}", whole=gallery.person.phone)
    no_sideways(gallery.person)
    page = gallery.person.page
    if gallery.name.startswith("nl"):
        said = page.locator("main").inner_text()
        assert not re.findall(r"\b(?:you|your|with|and|gold|wins)\b", said), moment
