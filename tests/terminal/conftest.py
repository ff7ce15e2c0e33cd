"""A command line as somebody types it: arguments, lines of input, and what is shown."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import pytest

from tijdperk.cli import main


@dataclass(frozen=True)
class Shown:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def prose(self) -> str:
        """What was printed, however the lines were broken."""
        return " ".join(self.out.split())


class Run(Protocol):
    def __call__(self, *arguments: str, typed: Sequence[str] = ()) -> Shown: ...


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: str, typed: Sequence[str] = ()) -> Shown:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(arguments)
        shown = capsys.readouterr()
        return Shown(code, shown.out, shown.err)

    return run
