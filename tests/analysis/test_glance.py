"""The course of a game at a glance: from even chances to the result."""

from __future__ import annotations

from pathlib import Path

import pytest

from tijdperk.analysis.glance import MOMENTS, course_of
from tijdperk.kernel.record import read_record
from tijdperk.kernel.replay import replay

FIXTURES = Path(__file__).parent.parent / "fixtures"


@pytest.mark.parametrize(
    "name", ["duel/ending-science", "duel/ending-military", "antiquity/seats-4", "antiquity/ending-last"]
)
def test_a_course_goes_from_even_chances_to_the_result(name: str) -> None:
    match = replay(read_record(FIXTURES / f"{name}.tijdperk"))
    before = match.record().text()
    course = course_of(match)
    assert min(MOMENTS, len(match.steps)) <= len(course) <= 2 * MOMENTS + 2
    assert course[-1] == match.position.returns()
    for moment in course[:-1]:
        assert sum(moment) == pytest.approx(1.0)
    assert max(course[0]) < 2 / len(course[0])
    assert len({tuple(moment) for moment in course}) > 10
    assert match.record().text() == before
