"""Tournaments: the same rows however the work is shared or cut short, and ratings that can be believed."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import choix
import msgspec
import numpy as np
import polars
import pytest

from tests.effort import LONG, effort
from tijdperk.cli import main
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.text import catalogue
from tijdperk.lab.ratings import ELO, fitted, interval, rate, rate_rows, refitted, shares, wins_by_deal
from tijdperk.lab.report import page, write_report
from tijdperk.lab.tournament import (
    DECISIONS,
    TournamentPlan,
    make_plan,
    play_chunk,
    read_plan,
    read_rows,
    run_plan,
)
from tijdperk.lab.workers import workers

BOTS = ["greedy", "random"]


def plan(**changes: Any) -> TournamentPlan:
    wanted = make_plan("duel", BOTS, 24, seed=3, decisions=True)
    return msgspec.structs.replace(wanted, chunk_deals=2, **changes)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that nothing disturbed."""
    folder = tmp_path_factory.mktemp("runs") / "whole"
    run_plan(plan(), folder)
    return folder


def same(one: Path, other: Path) -> bool:
    return all(read_rows(one, kind).equals(read_rows(other, kind)) for kind in ("games", DECISIONS))


def test_every_bot_sits_in_every_seat_of_every_deal(whole: Path) -> None:
    rows = read_rows(whole).to_dicts()
    assert len(rows) == 24
    for deal in range(12):
        tables = [row["bots"] for row in rows if row["deal"] == deal]
        assert sorted(tables) == [["greedy", "random"], ["random", "greedy"]]
    decisions = read_rows(whole, DECISIONS)
    assert decisions.height == sum(row["decisions"] for row in rows)
    assert set(decisions["bot"]) == set(BOTS)
    first = decisions.filter(polars.col("game") < 2, polars.col("number") == 0)
    assert first["decision"].to_list() == ["draft", "draft"]


def test_the_draws_of_a_deal_are_the_same_in_every_seat() -> None:
    """Whoever plays: the first wonders to choose from are those of the deal."""
    from tijdperk.kernel.chance import Sampled
    from tijdperk.lab.tournament import PRIME

    wanted = plan()
    game = wanted.load()
    offers = [
        game.view(game.new(wanted.options, 2, Sampled(wanted.seed * PRIME + deal)), 0).offer  # type: ignore[attr-defined]
        for deal in (0, 0, 1)
    ]
    assert offers[0] == offers[1] != offers[2]


def test_lineups_of_larger_and_smaller_tables() -> None:
    assert plan(bots=("a", "b", "c"), seats=2).lineups() == [(0, 1), (0, 2), (1, 2)]
    assert plan(bots=("a", "b"), seats=3).lineups() == [(0, 0, 1), (0, 1, 1)]
    sittings = [s for chunk in range(plan().chunks()) for s in plan().sittings(chunk)]
    assert [sitting.game for sitting in sittings] == list(range(plan().games()))


def test_a_chunk_follows_from_the_plan_and_its_number() -> None:
    assert play_chunk(plan(), 3) == play_chunk(plan(), 3)
    assert play_chunk(plan(), 3).games != play_chunk(plan(seed=4), 3).games


KILLED = """
import os, signal, sys
from pathlib import Path
from tijdperk.lab import tournament
folder, last = Path(sys.argv[1]), int(sys.argv[2])
calls = 0
def put_file(file, write, put=tournament.put_file):
    global calls
    calls += 1
    if calls == last:
        if last % 2:  # in the middle of a file
            file.with_suffix(".part-1").write_bytes(b"half of it")
        else:
            put(file, write)
        os.kill(os.getpid(), signal.SIGKILL)
    put(file, write)
tournament.put_file = put_file
tournament.run_plan(tournament.read_plan(folder), folder)
"""


def test_a_run_that_was_killed_again_and_again_comes_to_the_same_rows(whole: Path, tmp_path: Path) -> None:
    """Each time it is killed at another place: before, within or after a file of a chunk."""
    folder = tmp_path / "killed"
    folder.mkdir()
    (folder / "plan.json").write_bytes((whole / "plan.json").read_bytes())
    for last in effort([4, 3], [1, 2, 3, 1, 2, 1, 3, 1, 2, 1]):
        done = subprocess.run([sys.executable, "-c", KILLED, str(folder), str(last)], check=False)
        assert done.returncode == -signal.SIGKILL
    run_plan(plan(), folder)
    assert same(folder, whole)
    assert not list(folder.glob("*.part-*"))


@pytest.mark.parametrize("jobs", effort([2], [1, 2, 3]))
def test_processes_do_not_change_the_rows(jobs: int, whole: Path, tmp_path: Path) -> None:
    with workers(jobs) as executor:
        run_plan(plan(), tmp_path, executor)
    assert same(tmp_path, whole)


def test_any_executor_will_do(whole: Path, tmp_path: Path) -> None:
    heard: list[int] = []
    with ThreadPoolExecutor(2) as executor:
        run_plan(plan(), tmp_path, executor, heard.append)
    assert sum(heard) == 24
    assert same(tmp_path, whole)


@pytest.mark.skipif(not LONG, reason="a cluster takes a while to start")
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_of_which_a_worker_is_killed(whole: Path, tmp_path: Path) -> None:
    import distributed

    with distributed.LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        killed: list[int] = []

        def kill_one(games: int) -> None:
            if games and not killed:
                worker = next(iter(cluster.workers.values()))
                killed.append(worker.pid)
                worker.process.process._process.kill()

        with workers(2, cluster.scheduler_address) as executor:
            run_plan(plan(), tmp_path, executor, kill_one)
        assert killed
    assert same(tmp_path, whole)


def test_what_cannot_be_played_is_said(whole: Path, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="different: seed"):
        run_plan(plan(seed=4), whole)
    with pytest.raises(BadInput, match="at least two"):
        make_plan("duel", ["greedy"])
    with pytest.raises(BadInput, match="twice"):
        make_plan("duel", ["greedy", "greedy"])
    with pytest.raises(BadInput, match="deepblue"):
        make_plan("duel", ["greedy", "deepblue"])
    with pytest.raises(BadInput, match=re.escape("plan.json")):
        read_plan(tmp_path)
    with pytest.raises(BadInput, match="no games"):
        read_rows(tmp_path)


def test_the_command_plays_rates_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", "duel", "--bots", "greedy,random", "--games", "8", "--jobs", "1", "--into"]
    assert main([*command, str(tmp_path / "run"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 8
    assert [rating["bot"] for rating in found["ratings"]] == ["greedy", "random"]
    assert main([*command, str(tmp_path / "run")]) == 0
    assert "greedy" in capsys.readouterr().out
    assert main(["report", str(tmp_path / "run"), "--lang", "nl"]) == 0
    assert "Wie wint van wie" in (tmp_path / "run" / "report.html").read_text("utf-8")


# ---- ratings


def results(strengths: list[float], deals: int, rng: np.random.Generator) -> list[dict[str, Any]]:
    """Games between players whose strengths are known, in Elo; luck with a deal stays with its seat."""
    rows = []
    pairs = [(one, other) for other in range(len(strengths)) for one in range(other)]
    for lineup, pair in enumerate(pairs):
        for deal in range(deals):
            for bots in (pair, pair[::-1]):
                chance = 1 / (1 + 10 ** ((strengths[bots[1]] - strengths[bots[0]]) / 400))
                won = float(rng.random() < chance)
                names = [f"bot{bot}" for bot in bots]
                rows.append({"lineup": lineup, "deal": deal, "bots": names, "won": [won, 1 - won]})
    return rows


def test_ratings_are_those_of_luce_spectral_ranking() -> None:
    rows = results([0, 100, -50], 60, np.random.default_rng(1))
    bots = ["bot0", "bot1", "bot2"]
    found = rate_rows(bots, rows)
    rankings = [
        (bots.index(row["bots"][seat]), bots.index(row["bots"][1 - seat]))
        for row in rows
        for seat in (0, 1)
        for _ in range(int(2 * row["won"][seat]))
    ]
    halves = [(one, other) for one in range(3) for other in range(3) if one != other]
    theirs = choix.ilsr_rankings(3, rankings + halves)
    by_bot = {rating.bot: rating.elo for rating in found.ratings}
    assert [by_bot[bot] for bot in bots] == pytest.approx(list(ELO * (theirs - theirs.mean())), abs=0.01)
    assert [rating.bot for rating in found.ratings] == ["bot1", "bot0", "bot2"]
    wins = wins_by_deal(bots, rows)
    met = 1 - np.eye(3)
    again = refitted(wins.sum(axis=0)[None], met, np.zeros(3))
    assert again[0] == pytest.approx(fitted(wins.sum(axis=0), met), abs=0.01)


def test_intervals_hold_the_true_difference_as_often_as_they_say() -> None:
    """95 of 100: counted over simulated tournaments of three whose strengths are known.

    Of a few the share itself varies by some hundredths; of a thousand it is between 93 and 97.
    """
    rng = np.random.default_rng(7)
    strengths = [0.0, 60.0, -80.0]
    tournaments = effort(40, 1000)
    held = 0
    for number in range(tournaments):
        wins = np.zeros((3, 250, 3, 3))
        for lineup, (one, other) in enumerate([(0, 1), (0, 2), (1, 2)]):
            chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
            won = rng.binomial(2, chance, 250)
            wins[lineup, :, one, other], wins[lineup, :, other, one] = won, 2 - won
        _, samples = rate(["a", "b", "c"], wins.reshape(-1, 3, 3), number, 400)
        low, high = interval(samples[:, 1] - samples[:, 2])
        held += low <= strengths[1] - strengths[2] <= high
    assert effort(0.85, 0.93) <= held / tournaments <= effort(1.0, 0.97)


def test_a_bot_that_never_lost_has_a_rating() -> None:
    rows = [{"lineup": 0, "deal": deal, "bots": ["a", "b"], "won": [1.0, 0.0]} for deal in range(50)]
    best, worst = rate_rows(["a", "b"], rows).ratings
    assert best.bot == "a"
    assert 200 < best.elo < 1000
    assert worst.elo == pytest.approx(-best.elo)


# ---- the report


def test_a_report_is_whole_and_in_both_languages(whole: Path) -> None:
    rows = read_rows(whole).to_dicts()
    for language, words in (("en", "Who beats whom"), ("nl", "Wie wint van wie")):
        text = page(plan(), rows, catalogue(language))
        assert words in text
        assert text.count("<svg") == 8  # each for a wide screen and for a phone
        assert "<script" not in text
        assert not re.findall(r"(?:href|src)=|@import|url\(|https?://(?!www\.w3\.org/2000/svg)", text)
    assert write_report(whole, catalogue("en")).read_text("utf-8").startswith("<!DOCTYPE html>")


def reported(strengths: list[float], deals: int, language: str = "en") -> str:
    """The report of games between players whose strengths are known."""
    bots = tuple(f"bot{number}" for number in range(len(strengths)))
    rows = results(strengths, deals, np.random.default_rng(2))
    for number, row in enumerate(rows):
        row["decisions"] = 60 + number % 20
    return page(plan(bots=bots, deals=deals), rows, catalogue(language))


def test_a_report_says_first_what_came_of_it() -> None:
    assert re.search(r"bot1 plays best: \d+ Elo better than bot0 \(95% interval \+", reported([0, 200], 80))
    assert "but that may be chance (95% interval −" in reported([0, 0], 20)
    assert "maar dat kan toeval zijn (95%-interval −" in reported([0, 0], 20, "nl")


def test_figures_of_a_report_are_written_as_its_language_does() -> None:
    share = r">\d\d%s\d%%<"
    assert re.search(share % r"\.", reported([0, 30, 60], 40))
    assert not re.search(share % r"\.", reported([0, 30, 60], 40, "nl"))
    assert re.search(share % ",", reported([0, 30, 60], 40, "nl"))


def test_the_matrix_of_a_report_tells_what_is_sure_from_what_is_not() -> None:
    sure = reported([0, 300], 80)
    assert sure.count('<td class="sure"') == 2
    assert '<td class="sure"' not in reported([0, 0], 20)


def test_the_intervals_of_shares_hold_the_true_ones() -> None:
    """Counted over simulated tournaments of two of whom one wins 60 of 100."""
    rng = np.random.default_rng(4)
    held = 0
    for number in range(100):
        wins = np.zeros((100, 2, 2))
        wins[:, 0, 1] = rng.binomial(2, 0.6, 100)
        wins[:, 1, 0] = 2 - wins[:, 0, 1]
        found = shares(wins, number, 400)
        assert found[0, 1].share == pytest.approx(1 - found[1, 0].share)
        held += found[0, 1].low <= 0.6 <= found[0, 1].high
    assert 88 <= held <= 99
