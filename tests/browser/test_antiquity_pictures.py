"""Antiquity at moments that look different: a picture, and what axe says of it."""

from __future__ import annotations

import re

import pytest

from tests.browser.antiquity import BURYING, POLLUTING, Citizen, Wanted, asked, recorded
from tests.browser.conftest import Visit
from tests.browser.shots import FORMS, form_name
from tests.browser.test_pages import Gallery
from tests.browser.test_ways import no_sideways

MOMENTS: dict[str, Wanted] = {
    "first-city": asked("choosing", round=0),
    "plan": asked("planning", round=8),
    "land": asked("countryside", round=4),
    "harvest": asked("harvesting", round=2),
    "graves": BURYING,
    "pollution": POLLUTING,
}


@pytest.mark.parametrize(("language", "phone", "dark"), FORMS)
def test_pictures(visit: Visit, axe_source: str, language: str, phone: bool, dark: bool) -> None:
    person = visit("Anna", language=language, phone=phone, dark=dark)
    gallery = Gallery(person, form_name(language, phone, dark), axe_source)
    anna = Citizen(person)
    person.go("/").page.locator(".cov .play").first.wait_for()  # the first visit decides the language
    for moment, wanted in MOMENTS.items():
        anna.open(recorded(wanted))
        anna.ask.wait_for()
        look(gallery, moment)
        if moment == "plan":
            anna.act("market")
            anna.page.locator(".market").wait_for()
            look(gallery, "market")
    anna.open(recorded(ended))
    person.touch(person.bar.locator("button.act.pri"))
    anna.page.get_by_role("dialog").wait_for()
    look(gallery, "score")
    assert not gallery.found, "\n".join(gallery.found)


def ended(view: object) -> bool:
    return getattr(view, "result", None) is not None


def look(gallery: Gallery, moment: str) -> None:
    gallery.look(f"antiquity-{moment}", whole=gallery.person.phone)
    no_sideways(gallery.person)
    if gallery.name.startswith("nl"):
        said = gallery.person.page.locator("main").inner_text()
        assert not re.findall(r"\b(?:you|your|with|and|graves|wins)\b", said), moment
