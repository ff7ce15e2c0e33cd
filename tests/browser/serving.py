"""`tijdperk serve` in a process of its own, which can be stopped and started again at the same address."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

from tests.patience import PATIENCE

STATIC = Path(str(files("tijdperk.table"))) / "static"


class Serving:
    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.address = ""
        self.program = "tijdperk"  # or a test's own, that plays by other rules
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        assert (STATIC / "index.html").exists(), "The client is not built: run `make web` first."
        port = urlsplit(self.address).port or 0
        command = [sys.executable, "-m", self.program, "serve", "--port", str(port), "--pause", "0"]
        with (self.data / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data), *self.options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"LC_ALL": "en_US.UTF-8"},
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+[^/\s]", line)
        assert found, f"The server does not start: {line} {(self.data / 'server.log').read_text()}"
        self.address = found[0]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(how)
        process.wait(PATIENCE)
        assert process.stdout
        process.stdout.close()

    @contextmanager
    def halted(self) -> Iterator[None]:
        """Nobody gets an answer meanwhile."""
        assert self.process
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def __enter__(self) -> Serving:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGTERM)
