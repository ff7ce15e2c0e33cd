"""Recorded games, replayed exactly: one for every way a game can end, and for every option."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.position import NOBODY
from tijdperk.kernel.record import read_record
from tijdperk.kernel.replay import replay

FIXTURES = Path(__file__).parent / "fixtures"
RECORDS = sorted(FIXTURES.glob("*/*.tijdperk"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_game_replays_exactly(file: Path) -> None:
    record = read_record(file)
    match = replay(record, file=str(file))
    expected = json.loads((file.parent / "expected.json").read_text("utf-8"))[file.name]
    view = msgspec.to_builtins(match.game.view(match.position, NOBODY))
    assert match.over
    assert view["result"] == expected["result"]
    assert match.position.returns() == expected["returns"]
    result = match.game.result(match.position)
    assert result.ending == expected["result"]["ending"]
    assert result.winners == [seat for seat, share in enumerate(expected["returns"]) if share > 0]
    if result.points:
        assert max(result.points) == max(result.points[seat] for seat in result.winners)
    assert len(match.steps) == expected["moves"]
    assert match.record().text() == file.read_text("utf-8")


@pytest.mark.parametrize("name", game_ids())
def test_there_is_a_fixture_for_every_option_and_number_of_seats(name: str) -> None:
    game = load_game(name)
    records = [read_record(file) for file in RECORDS if file.parent.name == name]
    for option in game.options:
        assert {record.options[option.id] for record in records} == set(option.choices)
    sizes = range(game.min_seats, game.max_seats + 1)
    assert {len(record.seats) for record in records} == set(sizes)


def test_duel_ends_in_every_way_it_can() -> None:
    from tijdperk.games.duel.engine.position import ENDINGS

    names = {file.stem for file in RECORDS if file.parent.name == "duel"}
    assert {f"ending-{ending}" for ending in ENDINGS[1:]} <= names
