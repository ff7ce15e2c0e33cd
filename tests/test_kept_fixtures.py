"""Records of earlier rules, as they were written then: tests/fixtures/<game>/rules-<n>/."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.record import read_record

FIXTURES = Path(__file__).parent / "fixtures"
EARLIER = [(name, rules) for name in game_ids() for rules in range(1, load_game(name).rules_version)]


@pytest.mark.parametrize(("name", "rules"), EARLIER)
def test_records_of_every_earlier_version_of_the_rules_are_kept(name: str, rules: int) -> None:
    folder = FIXTURES / name / f"rules-{rules}"
    expected = json.loads((folder / "expected.json").read_text("utf-8"))
    files = sorted(folder.glob("*.tijdperk"))
    assert files
    assert [file.name for file in files] == sorted(expected)
    for file in files:
        record = read_record(file)
        assert (record.game, record.rules) == (name, rules)
        assert record.text() == file.read_text("utf-8")
