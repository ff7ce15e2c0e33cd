"""`python -m bench.soak`: an hour of bots at 200 tables, at a modest pace; memory, files and answers."""

from __future__ import annotations

import argparse
import contextlib
import re
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx

from bench.table.process import Process
from tests.table.people import Json, ServerProcess, Someone, chosen, free_port
from tijdperk.table.limits import Limits

PATIENCE = 2.0  # seconds that a visitor waits for an answer, at most
MAX_GROWTH = 0.03  # an hour
PROBE = 1.0  # seconds between two visits
SAMPLE = 10.0  # seconds between two samples
CHUNK = Limits().bot_tables  # that one host may have
RAMP = 0.7  # of the warm-up, in which the tables are opened
LONGEST_WARM_UP = 4  # times what is asked for: by then the first games are over, or will never be
TELL = 6  # samples between two that are printed as it goes on
KB = 1024


@dataclass
class Sample:
    at: float  # seconds since the beginning
    memory: int  # bytes, of the process that serves
    thinkers: int  # bytes, of those where bots think
    files: int
    tables: int  # in memory
    entries: int  # made durable so far


@dataclass
class Visits:
    tried: int = 0
    late: int = 0
    failed: int = 0
    longest: float = 0.0


@dataclass
class Host:
    """Somebody who has bots play at some tables."""

    someone: Someone
    tables: list[str] = field(default_factory=list)


class Soak:
    def __init__(self, server: ServerProcess, metrics: str, game: str, tables: int) -> None:
        self.server = server
        self.metrics = metrics
        self.game = game
        self.wanted = tables
        self.hosts = [Host(Someone(server.address)) for _ in range(-(-tables // CHUNK))]
        self.played = 0
        self.samples: list[Sample] = []
        self.visits = Visits()
        self.first: set[str] = set()  # those of the tables opened at first that are still there
        self.measured_from: float | None = None  # seconds since the beginning
        self.began = time.monotonic()
        self.over = threading.Event()

    @property
    def held(self) -> int:
        return sum(len(host.tables) for host in self.hosts)

    def run(self, seconds: float, warm_up: float) -> None:
        """Play until the tables turned over once, and then so long."""
        visitor = threading.Thread(target=self.visit)
        visitor.start()
        try:
            next_sample = 0.0
            while not self.is_done(now := time.monotonic() - self.began, seconds, warm_up):
                self.open_up_to(min(self.wanted, 1 + int(self.wanted * now / (warm_up * RAMP))))
                self.replace_ended()
                if now >= next_sample:
                    self.samples.append(self.sample(now))
                    next_sample += SAMPLE
                    if len(self.samples) % TELL == 0:
                        print(self.samples[-1], self.visits, file=sys.stderr, flush=True)
                self.over.wait(PROBE)
        finally:
            self.over.set()
            visitor.join()
            for host in self.hosts:
                host.someone.close()

    def is_done(self, now: float, seconds: float, warm_up: float) -> bool:
        if self.measured_from is None and now >= warm_up and not self.first:
            self.measured_from = now
        if self.measured_from is None:
            return now >= LONGEST_WARM_UP * warm_up
        return now >= self.measured_from + seconds

    def open_up_to(self, number: int) -> None:
        for host in self.hosts:
            while self.held < number and len(host.tables) < CHUNK:
                host.tables.append(host.someone.new_table("easy", "easy", game=self.game))
                if self.played + self.held <= self.wanted:
                    self.first.add(host.tables[-1])

    def replace_ended(self) -> None:
        """Some of the hosts look at their tables each time: all of them in about a minute."""
        number = int((time.monotonic() - self.began) / PROBE)
        for host in self.hosts[number % 30 :: 30]:
            ended = [one["table"] for one in host.someone.get("/api/tables") if one["state"] == "over"]
            for table in ended:
                answer = host.someone.http.delete(f"/api/tables/{table}")
                if answer.is_success and table in host.tables:
                    host.tables.remove(table)
                    self.first.discard(table)
                    self.played += 1

    def sample(self, now: float) -> Sample:
        text = httpx.get(f"http://{self.metrics}/metrics", timeout=60).text
        assert self.server.process
        pid = self.server.process.pid
        return Sample(
            now,
            resident(pid),
            sum(map(resident, children(pid))),
            len(list(Path(f"/proc/{pid}/fd").iterdir())),
            metric(text, "tijdperk_tables"),
            metric(text, "tijdperk_entries_total"),
        )

    def visit(self) -> None:
        """Somebody who only wants to play."""
        someone = Someone(self.server.address)
        table = someone.new_table("me", "me")
        while not self.over.wait(PROBE):
            self.ask(partial(someone.get, "/healthz"))
            view = self.ask(partial(someone.view, table))
            if view and view["decisions"]:
                self.ask(partial(someone.send, table, "move", **chosen(view["decisions"][0])))
            elif view:
                someone.http.delete(f"/api/tables/{table}")
                table = someone.new_table("me", "me")
        someone.close()

    def ask(self, act: Callable[[], Json]) -> Json:
        began = time.monotonic()
        self.visits.tried += 1
        answer: Json = {}
        try:
            answer = act()
        except Exception as problem:
            print(f"a visit failed: {problem!r}", file=sys.stderr, flush=True)
            self.visits.failed += 1
        waited = time.monotonic() - began
        self.visits.longest = max(self.visits.longest, waited)
        self.visits.late += waited > PATIENCE
        return answer


def resident(pid: int) -> int:
    with contextlib.suppress(OSError):
        return Process(pid, 0).memory()
    return 0


def children(pid: int) -> list[int]:
    """And theirs."""
    found: list[int] = []
    with contextlib.suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            found += map(int, (thread / "children").read_text().split())
    return [*found, *(later for one in found for later in children(one))]


def metric(text: str, name: str) -> int:
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    return int(float(found[1])) if found else 0


def judge(samples: list[Sample]) -> tuple[bool, str]:
    """Is memory flat? What leaks does so to the end: it is not flat where a straight line rises through all
    samples and through the later half of them. What rises once, and early enough to be seen to stay there, is
    no leak."""
    whole, later = growth(samples), growth(samples[len(samples) // 2 :])
    quarter = max(1, len(samples) // 4)
    said = [
        f"memory {mean(samples[:quarter], 'memory') / KB**2:.1f} MB in the first quarter, "
        f"{mean(samples[-quarter:], 'memory') / KB**2:.1f} MB in the last; the line: {whole:+.2%} an hour, "
        f"through the later half {later:+.2%}",
        f"tables held {mean(samples[:quarter], 'tables'):.0f} and {mean(samples[-quarter:], 'tables'):.0f}, "
        f"files {mean(samples[:quarter], 'files'):.0f} and {mean(samples[-quarter:], 'files'):.0f}, "
        f"bots' processes {mean(samples[:quarter], 'thinkers') / KB**2:.0f} and "
        f"{mean(samples[-quarter:], 'thinkers') / KB**2:.0f} MB",
    ]
    return min(whole, later) < MAX_GROWTH, "\n".join(said)


def growth(samples: list[Sample]) -> float:
    """By how much of where it began a straight line through these samples rises in an hour."""
    hours = [one.at / 3600 for one in samples]
    slope, begin = statistics.linear_regression(hours, [one.memory for one in samples])
    return slope / (begin + slope * hours[0])


def mean(samples: list[Sample], name: str) -> float:
    return statistics.fmean(getattr(one, name) for one in samples)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60.0, help="after the warm-up")
    parser.add_argument(
        "--warm-up", type=float, default=20.0, help="minutes, at least: it ends when the first games are over"
    )
    parser.add_argument("--pause", type=float, default=12.0, help="seconds before each move of a bot")
    parser.add_argument("--game", default="duel")
    given = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="tijdperk-soak-") as folder:
        metrics = f"127.0.0.1:{port}"
        options = ["--data", folder, "--pause", str(given.pause), "--metrics", metrics]
        with ServerProcess(*options) as server:
            soak = Soak(server, metrics, given.game, given.tables)
            soak.run(60 * given.minutes, 60 * given.warm_up)
    if soak.measured_from is None:
        print(f"{len(soak.first)} of the first games did not come to an end: nothing was measured")
        return 1
    measured = [one for one in soak.samples if one.at >= soak.measured_from]
    flat, said = judge(measured)
    visits = soak.visits
    entries = measured[-1].entries - measured[0].entries
    seconds = measured[-1].at - measured[0].at
    warm_up = soak.measured_from / 60
    print(f"{given.minutes:.0f} minutes after {warm_up:.0f}, {given.tables} tables of {given.game}")
    print(
        f"{entries:,} entries ({entries / seconds:.1f} a second), {soak.played} games ended and were followed"
    )
    print(said)
    print(
        f"visits tried {visits.tried}, failed {visits.failed}, later than {PATIENCE:.0f} s {visits.late}, "
        f"longest {visits.longest:.2f} s"
    )
    print("flat" if flat else "not flat")
    return 0 if flat and not visits.failed else 1


if __name__ == "__main__":
    sys.exit(main())
