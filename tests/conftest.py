"""For all tests: no deadlines for generated examples, and at the end how long each group of tests took."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import PurePosixPath

import hypothesis
import pytest

SLOWEST = 10
FIRST = ("test_compiled.py", "kernel", "terminal", "browser", "table")  # long files: short ones fill the end

hypothesis.settings.register_profile(
    "tijdperk", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)  # a busy machine is no failure
hypothesis.settings.load_profile("tijdperk")


def group_of(test: str) -> str:
    """The folder of a test below tests/, or its file when it lies in no such folder."""
    parts = PurePosixPath(test.partition("::")[0]).parts
    return parts[1] if len(parts) > 2 else parts[-1]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A worker runs a whole file, in this order: what a file shares, such as a server, is started once."""
    items.sort(
        key=lambda item: FIRST.index(group) if (group := group_of(item.nodeid)) in FIRST else len(FIRST)
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Seconds by group, added up over all workers, and the slowest tests."""
    by_test: dict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                by_test[report.nodeid] += report.duration
    by_group: dict[str, float] = defaultdict(float)
    for test, seconds in by_test.items():
        by_group[group_of(test)] += seconds
    if not by_test:
        return
    counts = Counter(map(group_of, by_test))
    write = terminalreporter.write_line
    terminalreporter.section("seconds by group of tests")
    for group in sorted(by_group, key=by_group.__getitem__, reverse=True):
        write(f"{by_group[group]:8.1f}  {group} ({counts[group]} tests)")
    write(f"{sum(by_group.values()):8.1f}  together; the slowest:")
    for test in sorted(by_test, key=by_test.__getitem__, reverse=True)[:SLOWEST]:
        write(f"{by_test[test]:8.1f}  {test}")
