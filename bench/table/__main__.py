"""`python -m bench.table`: a table server under load, on loopback, next to boardgame.io."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console

import tijdperk
from bench.table.install import boardgame
from bench.table.load import Figures, Round, Table, open_all
from bench.table.process import CannotMeasure, Process, allow_files, running
from bench.table.report import Found, Stage, doubts, figures, ratios, show
from bench.table.shared import doubts_shared, open_shared, show_shared
from bench.table.systems import PLAYERS, Boardgame, System, Tijdperk
from tijdperk.lab.bench import compiled

STEADY_MOVES = 36  # of a table's game of sixty or more: then it is still in play afterwards
FLAT_OUT_MOVES = 16
WARM_UP_MOVES = 40
CALM = 1.0  # seconds for what a server does after the fact
LONGEST = 900.0  # seconds, for one system

Opened = tuple[Process, System]


class Plan(msgspec.Struct):
    """What is asked for: sizes, and how long and how hard each is played."""

    sizes: list[int]
    tables: int  # where several processes serve
    viewers: int  # at each table
    rate: float
    window: int
    seconds: float


@contextlib.contextmanager
def open_tijdperk() -> Iterator[Opened]:
    with tempfile.TemporaryDirectory(prefix="tijdperk-bench-") as data:
        command = [
            sys.executable,
            "-m",
            "tijdperk",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--data",
            data,
            "--guests-per-address",
            "1000000",  # all of them come from this machine
        ]
        with running(command, {}) as process:
            yield process, Tijdperk(process)


@contextlib.contextmanager
def open_boardgame() -> Iterator[Opened]:
    with running(boardgame(), {"NODE_ENV": "production"}) as process:
        yield process, Boardgame(process)


SYSTEMS: dict[str, Callable[[], contextlib.AbstractContextManager[Opened]]] = {
    Tijdperk.name: open_tijdperk,
    Boardgame.name: open_boardgame,
}


async def measure(process: Process, system: System, plan: Plan) -> list[Stage]:
    """One server through all sizes."""
    tables: list[Table] = []
    stages: list[Stage] = []
    try:
        async with asyncio.timeout(LONGEST):
            # What is loaded on first use is no table's memory, and no move's time.
            await grow(tables, 1, process, system, plan)
            await Round(tables, process).flat_out(1, WARM_UP_MOVES, plan.seconds)
            for size in plan.sizes:
                tell(f"{system.name}: {size:,} tables, {size * plan.viewers:,} sockets ...")
                stages.append(await one_size(tables, size, process, system, plan))
    except TimeoutError:
        raise CannotMeasure("an answer did not come in time") from None
    except asyncio.CancelledError:
        process.stop()  # calls that are under way in threads end as well
        raise
    finally:
        for table in tables:
            table.close()
        await asyncio.sleep(0)
    return stages


async def one_size(tables: list[Table], size: int, process: Process, system: System, plan: Plan) -> Stage:
    before = len(tables)
    memory = await grow(tables, max(1, size - before), process, system, plan)
    gc.collect()
    gc.freeze()  # the sockets stay: the collector need not look at them again
    steady = await Round(tables, process).steady(plan.rate, STEADY_MOVES * size, plan.seconds)
    flat_out = await Round(tables, process).flat_out(plan.window, FLAT_OUT_MOVES * size, plan.seconds / 2)
    return Stage(
        tables=len(tables),
        sockets=len(tables) * plan.viewers,
        memory_before=memory[0],
        memory_with_tables=memory[1],
        memory_with_sockets=memory[2],
        memory_after_play=process.memory(),
        new_tables=len(tables) - before,
        new_sockets=(len(tables) - before) * plan.viewers,
        steady=steady,
        flat_out=flat_out,
    )


async def grow(
    tables: list[Table], more: int, process: Process, system: System, plan: Plan
) -> tuple[int, int, int]:
    """Add tables and their sockets; the server's memory before, between and after."""
    await asyncio.to_thread(system.invite, more * plan.viewers)
    await asyncio.sleep(CALM)
    before = process.memory()
    await asyncio.to_thread(system.make, more, plan.viewers)
    await asyncio.sleep(CALM)
    between = process.memory()
    added = system.sit()
    tables += added
    await open_all(added)
    await asyncio.sleep(CALM)
    return before, between, process.memory()


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(plan: Plan, names: list[str]) -> Found:
    found: Found = {}
    cores = sorted(os.sched_getaffinity(0))
    for name in names:
        os.sched_setaffinity(0, cores)
        with SYSTEMS[name]() as (process, system):
            keep_apart(process, cores)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found[name] = runner.run(measure(process, system, plan))
    return found


def run_shared(plan: Plan, numbers: list[int]) -> dict[int, Figures]:
    """So many processes on one PostgreSQL, one after the other, all as busy as they get."""
    found: dict[int, Figures] = {}
    for workers in numbers:
        with open_shared(workers) as (process, system), asyncio.Runner() as runner:
            found[workers] = runner.run(flat_out(process, system, plan))
    return found


async def flat_out(process: Process, system: System, plan: Plan) -> Figures:
    tables: list[Table] = []
    try:
        await grow(tables, plan.tables, process, system, plan)
        await Round(tables, process).flat_out(plan.window, WARM_UP_MOVES, plan.seconds)
        most = (STEADY_MOVES + FLAT_OUT_MOVES) * len(tables)
        return await Round(tables, process).flat_out(plan.window, most, plan.seconds)
    finally:
        for table in tables:
            table.close()
        await asyncio.sleep(0)


def keep_apart(process: Process, cores: list[int]) -> None:
    """The last core is the client's, the others are the server's: neither takes the other's time."""
    if len(cores) > 1:
        for thread in Path(f"/proc/{process.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores[:-1])
        os.sched_setaffinity(0, cores[-1:])


def positive(text: str) -> int:
    value = int(text)
    if not 1 <= value <= 20_000:
        raise argparse.ArgumentTypeError(f"{text} is not between 1 and 20,000")
    return value


def some_seconds(text: str) -> float:
    value = float(text)
    if not 0.5 <= value <= 300:
        raise argparse.ArgumentTypeError(f"{text} is not between 0.5 and 300")
    return value


def plan_of(arguments: argparse.Namespace) -> Plan:
    viewers = arguments.sockets // arguments.tables
    if viewers < PLAYERS:
        raise CannotMeasure("--sockets must be at least twice --tables: every table has two players.")
    largest = arguments.largest or 5 * arguments.tables
    sizes = [max(2, arguments.tables // 20), arguments.tables, max(arguments.tables, largest)]
    return Plan(
        sorted(set(sizes)), arguments.tables, viewers, arguments.rate, arguments.window, arguments.seconds
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.table", description=__doc__)
    parser.add_argument("--tables", type=positive, default=200, help="and before that a twentieth of them")
    parser.add_argument(
        "--largest", type=positive, help="tables at the last size (default five times --tables)"
    )
    parser.add_argument("--sockets", type=positive, default=1000, help="at so many tables (default 1000)")
    parser.add_argument(
        "--seconds", type=some_seconds, default=10.0, help="at each size, and half of it flat out"
    )
    parser.add_argument("--rate", type=positive, default=100, help="moves a second when steady (default 100)")
    parser.add_argument(
        "--window", type=positive, default=32, help="moves under way when flat out (default 32)"
    )
    parser.add_argument("--alone", action="store_true", help="without boardgame.io and PostgreSQL")
    parser.add_argument(
        "--processes",
        help="only this, with so many processes on one PostgreSQL (default 1,2,4 after all else)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    arguments = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where a shell has it ignored
    signal.signal(signal.SIGTERM, lambda *_: os.kill(os.getpid(), signal.SIGINT))
    try:
        if not sys.platform.startswith("linux"):
            raise CannotMeasure("memory and processor time are read from /proc: this runs on Linux alone.")
        plan = plan_of(arguments)
        allow_files(plan.sizes[-1] * plan.viewers)
        begin = time.monotonic()
        numbers = [positive(one) for one in (arguments.processes or "1,2,4").split(",")]
        found: Found = {}
        if not arguments.processes:
            found = run(plan, [Tijdperk.name] if arguments.alone else list(SYSTEMS))
        alone = arguments.alone and not arguments.processes
        shared = {} if alone else run_shared(plan, numbers)
    except CannotMeasure as error:
        tell(str(error))
        return 2
    except KeyboardInterrupt:
        tell("interrupted; the servers are ended.")
        return 130
    tell(f"done in {time.monotonic() - begin:.0f} s")
    form = f"tijdperk {tijdperk.__version__}, {'compiled' if compiled() else 'plain'}"
    if arguments.json:
        told = {
            "form": form,
            "plan": plan,
            "figures": figures(found),
            "found": found,
            "ratios": ratios(found, Tijdperk.name, Boardgame.name) if found else [],
            "processes": shared,
            "doubts": [*doubts(found), *doubts_shared(shared)],
        }
        print(msgspec.json.format(msgspec.json.encode(told)).decode())
        return 0
    console = Console()
    if found:
        console.print(show(found, Tijdperk.name, Boardgame.name))
        console.print(f"{form}: every move is on disk (SQLite, synchronous=FULL) before anybody hears of it.")
    if Boardgame.name in found:
        console.print("boardgame.io 0.50.2 as it comes: everything is kept in memory alone.")
    if shared:
        console.print(show_shared(shared))
    for doubt in [*doubts(found), *doubts_shared(shared)]:
        console.print(f"[yellow]{doubt}[/yellow]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
