"""`tijdperk puzzles`: the same files however the work is shared or cut short."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.effort import LONG
from tests.engine import fast_engine, python_with, run_python
from tijdperk.lab.puzzles import SEARCHED

GAMES = 4
ITERATIONS = "20"

# Killed when the second puzzle lies in the folder, before its record is noted as searched.
KILLED = """
import os, signal, sys
from tijdperk.cli import main
from tijdperk.lab import puzzles
written = 0
def write_puzzle(into, file, record, write=puzzles.write_puzzle):
    global written
    write(into, file, record)
    written += 1
    if written == 2:
        os.kill(os.getpid(), signal.SIGKILL)
puzzles.write_puzzle = write_puzzle
main(sys.argv[1:])
"""


def tijdperk(*arguments: str) -> None:
    run_python(fast_engine(), "-m", "tijdperk", *arguments)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("records")
    play = [
        "simulate",
        "duel",
        "--games",
        str(GAMES),
        "--seats",
        "greedy,random",
        "--seed",
        "3",
        "--jobs",
        "1",
    ]
    tijdperk(*play, "--records", str(folder))
    return [str(path) for path in sorted(folder.iterdir())]


def command(records: list[str], into: Path, *more: str) -> list[str]:
    return ["puzzles", *records, "--into", str(into), "--iterations", ITERATIONS, *more]


def files(folder: Path) -> dict[str, str]:
    """What was found; which records were searched, in whatever order they were done."""
    found = {path.name: path.read_text("utf-8") for path in folder.iterdir()}
    return {**found, SEARCHED: "\n".join(sorted(found[SEARCHED].split()))}


@pytest.fixture(scope="module")
def whole(records: list[str], tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What one process finds that nothing disturbed."""
    folder = tmp_path_factory.mktemp("whole")
    tijdperk(*command(records, folder, "--jobs", "1"))
    found = files(folder)
    assert len(found) > 4  # two puzzles at least, each with its record
    return found


def test_several_processes_find_the_same(records: list[str], whole: dict[str, str], tmp_path: Path) -> None:
    tijdperk(*command(records, tmp_path, "--jobs", "3"))
    assert files(tmp_path) == whole


def test_a_search_that_was_killed_goes_on(records: list[str], whole: dict[str, str], tmp_path: Path) -> None:
    again = command(records, tmp_path, "--jobs", "1")
    assert python_with(fast_engine(), "-c", KILLED, *again).returncode == -signal.SIGKILL
    tijdperk(*command(records, tmp_path, "--jobs", "2"))
    assert files(tmp_path) == whole


@pytest.mark.skipif(not LONG, reason="a cluster takes a while to start")
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_finds_the_same(records: list[str], whole: dict[str, str], tmp_path: Path) -> None:
    import distributed

    with distributed.LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        tijdperk(*command(records, tmp_path, "--cluster", cluster.scheduler_address))
    assert files(tmp_path) == whole
