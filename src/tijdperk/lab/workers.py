"""Who does the work: processes of this machine, or a Dask cluster (extra `cluster`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import TypeVar

from tijdperk.kernel.errors import BadInput
from tijdperk.lab.extras import needed

AHEAD = 64  # pieces of work that are handed out at a time

Piece = TypeVar("Piece")
Result = TypeVar("Result")


@contextmanager
def workers(jobs: int, cluster: str = "") -> Iterator[Executor | None]:
    """An executor for so many processes, or for a cluster; None where this process does the work itself."""
    if cluster:
        distributed = needed("distributed", "cluster")
        try:
            client = distributed.Client(cluster, timeout=10)
        except (OSError, ValueError) as error:
            raise BadInput("cluster-unreachable", address=cluster, problem=str(error)[:120]) from None
        with client, client.get_executor() as executor:
            yield executor
    elif jobs == 1:
        yield None
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield pool


def finished(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], executor: Executor | None
) -> Iterator[Result]:
    """What the pieces of work came to, as they are done; any executor of `concurrent.futures` will do."""
    if executor is None:
        yield from map(work, pieces)
        return
    left = iter(pieces)
    running: set[Future[Result]] = set()
    try:
        while True:
            while len(running) < AHEAD and (piece := next(left, None)) is not None:
                running.add(executor.submit(work, piece))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenExecutor:
        raise BadInput("worker-died") from None
    finally:
        for future in running:
            future.cancel()
