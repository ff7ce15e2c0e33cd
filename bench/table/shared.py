"""Several server processes on one PostgreSQL: how many moves a second come through?"""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from bench.table.load import Figures
from bench.table.process import CannotMeasure, Process, running
from bench.table.report import figure, problems
from bench.table.systems import System, Tijdperk
from bench.table.wire import Http
from tests.table.databases import fresh_database, postgres_server

STARTING = 300.0  # seconds for all processes to be there
CALLS = 8  # for each of them


class Family(Process):
    """A server with its worker processes; the database is not one of them."""

    def members(self) -> list[Process]:
        found, due = [], [self.pid]
        while due:
            pid = due.pop()
            found.append(Process(pid, self.port))
            for thread in Path(f"/proc/{pid}/task").iterdir():
                due += map(int, (thread / "children").read_text().split())
        return found

    def memory(self) -> int:
        return sum(member.memory() for member in self.members())

    def busy(self) -> float:
        return sum(member.busy() for member in self.members())


@contextlib.contextmanager
def open_shared(workers: int) -> Iterator[tuple[Process, System]]:
    with postgres_server() as server, fresh_database(server) as address:
        command = [sys.executable, "-m", "tijdperk", "serve", "--host", "127.0.0.1", "--port", "0"]
        command += ["--database", address, "--workers", str(workers), "--thinkers", "1"]
        command += ["--guests-per-address", "1000000"]  # all of them come from this machine
        with running(command, {}) as process:
            family = Family(process.pid, process.port)
            wait_for_all(process.port, workers)
            yield family, Tijdperk(family)


def wait_for_all(port: int, workers: int) -> None:
    """The socket listens before the workers do: wait until a number of calls in a row are answered."""
    until, answered = time.monotonic() + STARTING, 0
    while answered < CALLS * workers and time.monotonic() < until:
        try:
            caller = Http(port)
            caller.call("GET", "/healthz")
            caller.close()
            answered += 1
        except (OSError, CannotMeasure):
            answered = 0


def show_shared(found: dict[int, Figures]) -> Table:
    table = Table(title="processes on one PostgreSQL, flat out")
    for heading in ("processes", "moves/s", "p50 (ms)", "p99 (ms)", "their CPU, a move (ms)", "client busy"):
        table.add_column(heading, justify="right")
    for workers, figures in found.items():
        table.add_row(
            str(workers),
            figure(figures.moves_per_second),
            figure(figures.p50),
            figure(figures.p99),
            figure(figures.server_ms_per_move),
            f"{figures.client_busy:.0%}",
        )
    return table


def doubts_shared(found: dict[int, Figures]) -> list[str]:
    return [f"{workers} processes: {one}" for workers, figures in found.items() for one in problems(figures)]
