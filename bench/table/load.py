"""The client's loop, the same for every system: who may move, when a move is sent, when everybody has it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from bench.table.process import Process
from bench.table.wire import Socket

DRAIN = 5.0  # seconds that moves under way get to arrive after the last one was sent
CONNECTING = 40  # sockets that are opened at a time


class Viewer(Socket):
    """Somebody who looks at a table, and may be a player there."""

    table: Table

    def told(self, seq: int, offer: bytes | None, over: bool) -> None:
        """The server said how things stand; `offer` is a move that this viewer could make."""
        self.is_ready()
        self.table.told(self, seq, offer, over)

    def refused(self) -> None:
        self.table.refused += 1

    def lost(self, why: str) -> None:
        self.table.lost(why)


class Table:
    """A table as its viewers know it."""

    def __init__(self, viewers: Sequence[Viewer]) -> None:
        self.viewers = list(viewers)
        for viewer in viewers:
            viewer.table = self
        self.seq = 0
        self.offers: dict[Viewer, bytes] = {}
        self.waiting: set[Viewer] = set()  # who has not heard of the move under way
        self.sent = 0.0
        self.over = False
        self.refused = 0
        self.broken = ""
        self.round: Round | None = None

    @property
    def ready(self) -> bool:
        return bool(self.offers) and not (self.waiting or self.over or self.broken)

    def move(self, round: Round) -> None:
        viewer, offer = self.offers.popitem()
        self.offers.clear()
        self.waiting = set(self.viewers)
        self.round = round
        self.sent = time.perf_counter()
        viewer.send(offer)

    def told(self, viewer: Viewer, seq: int, offer: bytes | None, over: bool) -> None:
        self.over = self.over or over
        if offer:
            self.offers[viewer] = offer
        if seq <= self.seq or viewer not in self.waiting:
            if not self.waiting:
                self.seq = max(self.seq, seq)
            return
        self.waiting.discard(viewer)
        if not self.waiting:
            self.seq = seq
            if self.round:
                self.round.arrived(self)

    def lost(self, why: str) -> None:
        self.broken = self.broken or why

    def close(self) -> None:
        for viewer in self.viewers:
            viewer.close()


class Figures(msgspec.Struct):
    """What one round came to. Times in milliseconds; `busy` is the share of one core."""

    seconds: float
    moves: int
    moves_per_second: float
    p50: float
    p99: float
    worst: float
    server_busy: float
    client_busy: float
    server_ms_per_move: float  # processor time
    kilobytes_per_move: float  # received by all viewers of the table together
    late_p99: float  # how late the client was in sending
    skipped: int  # moves that were due while no table was ready
    unfinished: int
    refused: int
    broken: int  # tables that lost a socket


@dataclass
class Round:
    """Some seconds of play at some tables."""

    tables: list[Table]
    server: Process
    times: list[float] = field(default_factory=list)  # from sending to the last viewer's receipt
    late: list[float] = field(default_factory=list)
    sent: int = 0
    skipped: int = 0
    window: int = 0  # so many moves are kept under way
    most: int = 0
    until: float = 0.0

    def __post_init__(self) -> None:
        self.queue = deque(table for table in self.tables if table.ready)
        self.begin = self.end = time.perf_counter()
        self.server_before = self.server.busy()
        self.client_before = time.process_time()
        self.received_before = self.received()
        self.refused_before = self.refused()

    async def steady(self, rate: float, most: int, seconds: float) -> Figures:
        """So many moves a second, whether or not the ones before have arrived."""
        for number in range(min(most, round(rate * seconds))):
            due = self.begin + number / rate
            while (ahead := due - time.perf_counter()) > 0:
                await asyncio.sleep(ahead)
            late = time.perf_counter() - due
            self.late.append(late)
            self.skipped += not self.next_move()
            if late > 1 / rate:
                await asyncio.sleep(0)  # whoever is late must not keep the sockets waiting as well
        return await self.figures()

    async def flat_out(self, window: int, most: int, seconds: float) -> Figures:
        """As many moves as come through with so many under way."""
        self.window, self.most = window, most
        self.until = self.begin + seconds
        self.fill()
        while time.perf_counter() < self.until and len(self.times) < self.sent:
            await asyncio.sleep(0.02)
        return await self.figures()

    # -- moves

    def fill(self) -> None:
        while self.sent < min(self.most, len(self.times) + self.window) and self.next_move():
            pass

    def next_move(self) -> bool:
        while self.queue:
            table = self.queue.popleft()
            if table.ready:
                self.sent += 1
                table.move(self)
                return True
        return False

    def arrived(self, table: Table) -> None:
        self.end = time.perf_counter()
        self.times.append(self.end - table.sent)
        if table.ready:
            self.queue.append(table)
        if self.end < self.until:
            self.fill()

    # -- counting

    def received(self) -> int:
        return sum(viewer.received for table in self.tables for viewer in table.viewers)

    def refused(self) -> int:
        return sum(table.refused for table in self.tables)

    async def figures(self) -> Figures:
        patience = time.perf_counter() + DRAIN
        while len(self.times) < self.sent and time.perf_counter() < patience:
            await asyncio.sleep(0.005)
        server = self.server.busy() - self.server_before
        client = time.process_time() - self.client_before
        whole = time.perf_counter() - self.begin
        times, late, moves = sorted(self.times), sorted(self.late), max(1, len(self.times))
        return Figures(
            seconds=self.end - self.begin,
            moves=len(times),
            moves_per_second=len(times) / max(1e-9, self.end - self.begin),
            p50=1e3 * quantile(times, 0.5),
            p99=1e3 * quantile(times, 0.99),
            worst=1e3 * quantile(times, 1),
            server_busy=server / whole,
            client_busy=client / whole,
            server_ms_per_move=1e3 * server / moves,
            kilobytes_per_move=(self.received() - self.received_before) / 1e3 / moves,
            late_p99=1e3 * quantile(late, 0.99),
            skipped=self.skipped,
            unfinished=self.sent - len(times),
            refused=self.refused() - self.refused_before,
            broken=sum(bool(table.broken) for table in self.tables),
        )


def quantile(ordered: list[float], share: float) -> float:
    """The value below which this share of them lies."""
    if not ordered:
        return 0.0
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def open_all(tables: Sequence[Table]) -> None:
    """Open every socket, some at a time."""
    waiting = deque(viewer for table in tables for viewer in table.viewers)

    async def some() -> None:
        while waiting:
            await waiting.popleft().open()

    await asyncio.gather(*(some() for _ in range(CONNECTING)))
