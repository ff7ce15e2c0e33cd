"""What was found, as one table with ratios, and as sentences about what it is worth."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from rich.table import Table

from bench.table.load import Figures

TOO_BUSY = 0.85  # of a core: beyond it a client measures itself
TOO_LATE = 0.25  # of the median time of a move


class Stage(msgspec.Struct):
    """One size of one system. Memory in bytes, resident."""

    tables: int
    sockets: int
    memory_before: int
    memory_with_tables: int
    memory_with_sockets: int
    memory_after_play: int
    new_tables: int
    new_sockets: int
    steady: Figures
    flat_out: Figures

    @property
    def kilobytes_per_table(self) -> float:
        return (self.memory_with_tables - self.memory_before) / self.new_tables / 1e3

    @property
    def kilobytes_per_socket(self) -> float:
        return (self.memory_with_sockets - self.memory_with_tables) / self.new_sockets / 1e3


Found = dict[str, list[Stage]]
FIGURES: dict[str, Callable[[Stage], float]] = {
    "steady: moves/s": lambda stage: stage.steady.moves_per_second,
    "steady: p50 to the last viewer (ms)": lambda stage: stage.steady.p50,
    "steady: p99 to the last viewer (ms)": lambda stage: stage.steady.p99,
    "flat out: moves/s": lambda stage: stage.flat_out.moves_per_second,
    "flat out: p99 to the last viewer (ms)": lambda stage: stage.flat_out.p99,
    "flat out: server CPU, a move (ms)": lambda stage: stage.flat_out.server_ms_per_move,
    "memory, a table (kB)": lambda stage: stage.kilobytes_per_table,
    "memory, a socket (kB)": lambda stage: stage.kilobytes_per_socket,
    "memory of the server after play (MB)": lambda stage: stage.memory_after_play / 1e6,
    "sent to all viewers, a move (kB)": lambda stage: stage.steady.kilobytes_per_move,
}
BUSY: dict[str, Callable[[Stage], float]] = {
    "steady: server, share of a core": lambda stage: stage.steady.server_busy,
    "steady: client, share of a core": lambda stage: stage.steady.client_busy,
    "flat out: server, share of a core": lambda stage: stage.flat_out.server_busy,
    "flat out: client, share of a core": lambda stage: stage.flat_out.client_busy,
}


def show(found: Found, ours: str, peer: str) -> Table:
    table = Table(title="table servers on loopback")
    table.add_column("")
    for heading in [ours, *([peer, "ratio"] if peer in found else [])]:
        table.add_column(heading, justify="right")
    for number, stage in enumerate(found[ours]):
        other = found[peer][number] if peer in found else None
        table.add_row(f"[bold]{stage.tables:,} tables, {stage.sockets:,} sockets[/bold]")
        for name, value in FIGURES.items():
            compared = compare(value(stage), value(other)) if other else []
            table.add_row(name, figure(value(stage)), *compared)
        for name, value in BUSY.items():
            table.add_row(name, f"{value(stage):.0%}", f"{value(other):.0%}" if other else None)
        table.add_section()
    return table


def figure(value: float) -> str:
    return f"{value:,.1f}" if abs(value) < 100 else f"{value:,.0f}"


def compare(value: float, other: float) -> list[str]:
    return [figure(other), f"x{value / other:.2f}" if other > 0 else "-"]


def figures(found: Found) -> dict[str, list[dict[str, float]]]:
    """What the table shows, by system and size."""
    shown = FIGURES | BUSY
    return {
        system: [
            {
                "tables": stage.tables,
                "sockets": stage.sockets,
                **{name: value(stage) for name, value in shown.items()},
            }
            for stage in stages
        ]
        for system, stages in found.items()
    }


def ratios(found: Found, ours: str, peer: str) -> list[dict[str, float]]:
    """Each figure of ours as a multiple of the peer's, by size."""
    pairs = zip(found[ours], found.get(peer, []), strict=False)
    return [
        {name: value(stage) / value(other) for name, value in FIGURES.items() if value(other) > 0}
        for stage, other in pairs
    ]


def doubts(found: Found) -> list[str]:
    """Where a figure says something about the client, or something went wrong."""
    said = []
    for name, stages in found.items():
        for stage in stages:
            size = f"{name}, {stage.tables:,} tables"
            for what, figures in (("steady", stage.steady), ("flat out", stage.flat_out)):
                said += [f"{size}, {what}: {problem}" for problem in problems(figures)]
    return said


def problems(figures: Figures) -> list[str]:
    said = []
    if figures.client_busy > TOO_BUSY:
        said.append(
            f"the client was at its limit ({figures.client_busy:.0%} of a core): the server may do better."
        )
    if figures.late_p99 > TOO_LATE * figures.p50:
        said.append(f"the client sent 1 % of its moves {figures.late_p99:.1f} ms late or more.")
    if figures.skipped:
        said.append(f"{figures.skipped} moves were due while no table was ready for one.")
    for count, what in ((figures.unfinished, "never arrived"), (figures.refused, "were refused")):
        if count:
            said.append(f"{count} moves {what}.")
    if figures.broken:
        said.append(f"{figures.broken} tables lost a socket.")
    return said
