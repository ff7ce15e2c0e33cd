"""Simulation: the same games however the work is shared, and figures that add up."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.cases import USUAL, Case, read_case
from tijdperk.bots.players import Spec
from tijdperk.cli import main
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.record import read_record
from tijdperk.kernel.replay import replay
from tijdperk.lab.bench import measure
from tijdperk.lab.simulate import Plan, simulate

RANDOM = (Spec("random"), Spec("random"))


def plan(**changes: Any) -> Plan:
    game = load_game("duel")
    return replace(Plan("duel", game.settle_options({}), RANDOM, games=120, seed=3), **changes)


def figures(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if "second" not in name}


def test_jobs_do_not_change_the_games() -> None:
    assert figures(simulate(plan(), jobs=1)) == figures(simulate(plan(), jobs=2))


def test_another_seed_gives_other_games() -> None:
    assert figures(simulate(plan())) != figures(simulate(plan(seed=4)))


def test_the_report_has_what_is_promised_and_adds_up() -> None:
    report = simulate(plan(games=400))
    assert list(report) == [
        "game", "games", "seconds", "games_per_second", "decisions_per_game", "wins_by_seat",
        "first_player_wins", "victories", "points", "coins_mean", "wonders_built_mean", "discard_mean",
    ]  # fmt: skip
    assert list(report["victories"]) == ["civilian", "tie_break", "draw", "military", "science"]
    assert sum(report["victories"].values()) == pytest.approx(1)
    assert report["games"] == 400
    assert sum(report["wins_by_seat"].values()) == pytest.approx(1)
    # Random play, against figures of the second implementation of the rules over 500 games.
    assert report["decisions_per_game"] == pytest.approx(69.6, abs=0.5)
    assert report["points"]["mean"] == pytest.approx(37.7, abs=1.5)
    assert report["points"]["sd"] == pytest.approx(8.9, abs=1.2)
    assert report["victories"]["civilian"] == pytest.approx(0.93, abs=0.05)
    assert report["wonders_built_mean"] == pytest.approx(6.86, abs=0.15)


def test_records_are_the_games_and_are_never_written_over(tmp_path: Path) -> None:
    wanted = plan(games=3, records=tmp_path / "records", seats=(Spec("greedy"), Spec("random")))
    report = simulate(wanted)
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 3
    tally = load_game("duel").tally()
    for file in files:
        match = replay(read_record(file))
        assert match.over
        tally.add(match.position)
    assert figures(report) | tally.report() == figures(report)
    before = [file.read_text() for file in files]
    with pytest.raises(BadInput, match="duel-3-000001"):
        simulate(wanted)
    assert [file.read_text() for file in files] == before


def test_json_is_one_object_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "duel", "--games", "20", "--json", "--seed", "1", "--jobs", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 20
    assert main(["bench", "duel", "--json", "--seconds", "0.05"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert set(rows) == set(measure(load_game("duel"), 0.05))


def test_what_is_measured_can_be_typed() -> None:
    assert read_case("duel") == Case("duel", 0, {})
    assert read_case("civilization:4") == Case("civilization", 4, {})
    assert read_case("dice:3:a=b,c=d") == Case("dice", 3, {"a": "b", "c": "d"})
    assert {read_case(text).game for text in USUAL} == set(game_ids())
    with pytest.raises(BadInput, match="exactly 2 players"):
        measure(load_game("duel"), seats=3)
    with pytest.raises(BadInput, match="speed"):
        measure(load_game("duel"), chosen={"speed": "high"})


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "chess"],
        ["simulate", "duel", "--seats", "random"],
        ["simulate", "duel", "--seats", "random,random,random"],
        ["simulate", "duel", "--seats", "random,deepblue"],
        ["simulate", "duel", "--games", "0"],
        ["simulate", "duel", "--seed", "many"],
        ["simulate", "duel", "--option", "wonders"],
        ["simulate", "duel", "--option", "wonders=many"],
        ["simulate", "duel", "--content", "nowhere.toml"],
        ["bench", "chess"],
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(arguments)
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    assert code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "Traceback" not in shown.err
    assert len(shown.err.strip()) > 10


def test_wins_are_told_by_seat() -> None:
    report = simulate(plan(games=40, seats=(Spec("random"), Spec("greedy"))))
    assert report["wins_by_seat"]["2"] > 0.9
