"""Games of every released version of the rules, opened by the present ones: as records, and as tables."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.loops import run
from tests.table.databases import make_database
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.record import Draw, Play, Record, Undo, read_record
from tijdperk.kernel.replay import replay
from tijdperk.table.log import Created, LogEvent, Played, Sitter, Undone
from tijdperk.table.server import Server
from tijdperk.table.store import Store, Summary
from tijdperk.table.tables import written
from tijdperk.table.thinkers import Thinkers

FIXTURES = Path(__file__).parent.parent / "fixtures"
RECORDS = sorted(FIXTURES.glob("*/rules-*/*.tijdperk"))
named = pytest.mark.parametrize("file", RECORDS, ids=lambda file: "/".join(file.parts[-3:]))
TABLE = "A" * 16


def expected(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((file.parent / "expected.json").read_text("utf-8"))[file.name]
    return found


@pytest.mark.parametrize("name", game_ids())
def test_there_are_games_of_every_version(name: str) -> None:
    """After a change of rules: python tools/agreement.py"""
    versions = {int(file.parent.name.removeprefix("rules-")) for file in RECORDS if file.parts[-3] == name}
    assert versions == set(range(1, load_game(name).rules_version + 1))


@named
def test_a_record_is_played_as_far_as_it_agrees(file: Path) -> None:
    record = read_record(file)
    assert f"rules-{record.rules}" == file.parent.name
    match = replay(record, file=str(file))
    told = match.disagreement
    assert (len(match.steps), told and told.values["line"]) == (
        expected(file)["played"],
        expected(file)["stops_at_line"],
    )
    assert match.agrees == (expected(file)["played"] == expected(file)["moves"])


def log_of(record: Record) -> list[LogEvent]:
    """The log of the table at which the record was played."""
    draws: list[tuple[str, str]] = []
    seats = [Sitter(user=f"person{seat}", name=f"Person {seat}") for seat in range(len(record.seats))]
    created = Created(
        record.game, record.rules, record.options, seats, "private", "person0", None, draws, record.content
    )
    log: list[LogEvent] = [created]
    for entry in record.entries:
        if isinstance(entry, Draw):
            draws.append((entry.kind, entry.value))
        elif isinstance(entry, Play):
            draws = []
            log.append(Played(entry.seat, entry.move, draws))
        else:
            assert isinstance(entry, Undo)
            log.append(Undone(entry.seat))
    return log


@named
def test_a_table_is_opened_with_its_log_and_its_record(kind: str, place: str, file: Path) -> None:
    record = read_record(file)
    log = log_of(record)
    assert isinstance(log[0], Created)
    seats = log[0].seats
    record.seats = [written(sitter) for sitter in seats]
    summary = Summary(
        record.game,
        record.options,
        "private",
        "person0",
        "over",
        seats,
        expected(file)["moves"],
        1.0,
        [],
        None,
        None,
    )

    async def whole() -> None:
        store = Store(make_database(kind, place))
        await store.open()
        server = Server(store, Thinkers(1))
        try:
            await store.create(TABLE, log[0], summary, time.time())
            await store.append(TABLE, 1, log[1:], time.time())
            live = await server.hub.live(TABLE)
            view = live.viewing("person0").whole([])
            assert (view.table.state, view.table.moves) == ("over", expected(file)["moves"])
            assert len(view.log) == 1 + sum(isinstance(what, Played) for what in log)
            assert live.table.record().text() == record.text()
            played = expected(file)["played"]
            if played == expected(file)["moves"]:
                assert view.table.note is None
            else:
                assert view.table.note
                assert view.table.steppable == played
            live.viewing("person0").at(played)
        finally:
            await server.close()

    run(whole())
