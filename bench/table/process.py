"""A server process: started, asked how big and how busy it is, and ended whatever happens."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import shlex
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 60.0  # seconds for a server to open
GRACE = 10.0  # and to end
SPARE_FILES = 256  # what a process has open besides its sockets
TICK = os.sysconf("SC_CLK_TCK")
OPEN_AT = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class CannotMeasure(Exception):
    """Why there is nothing to measure, as a sentence."""


class Process:
    """A server that runs, as the kernel sees it."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port

    def stop(self) -> None:
        os.kill(self.pid, signal.SIGTERM)

    def memory(self) -> int:
        """Bytes of memory in use (resident)."""
        found = re.search(r"^VmRSS:\s+(\d+) kB$", Path(f"/proc/{self.pid}/status").read_text(), re.MULTILINE)
        return int(found[1]) * 1024 if found else 0

    def busy(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK


@contextlib.contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[Process]:
    """Start a server that prints its address, and end it when the work is done, fails or is interrupted."""
    with tempfile.TemporaryFile() as complaints:
        child = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=complaints,
            start_new_session=True,  # Ctrl-C is for the measurement, which then ends the server
        )
        try:
            yield Process(child.pid, port_of(child))
        except (CannotMeasure, OSError) as error:
            complaints.seek(0)
            said = complaints.read().decode(errors="replace").strip().splitlines()[-5:]
            raise CannotMeasure("\n".join([f"{shlex.join(command[:4])}: {error}", *said])) from error
        finally:
            end(child)


def port_of(child: subprocess.Popen[bytes]) -> int:
    """The port in the first line that has an address."""
    assert child.stdout
    os.set_blocking(child.stdout.fileno(), False)
    until = time.monotonic() + PATIENCE
    said = ""
    while time.monotonic() < until and child.poll() is None:
        said += (child.stdout.read() or b"").decode(errors="replace")
        found = OPEN_AT.search(said)
        if found:
            return int(found[1])
        time.sleep(0.05)
    raise CannotMeasure(f"the server did not open within {PATIENCE:.0f} seconds")


def end(child: subprocess.Popen[bytes]) -> None:
    child.terminate()
    try:
        child.wait(GRACE)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()
    finally:
        if child.poll() is None:  # interrupted once more while it was waited for
            child.kill()
            child.wait()
        if child.stdout:
            child.stdout.close()


def allow_files(sockets: int) -> None:
    """Let this process and its children open so many sockets, or say why that cannot be."""
    wanted = sockets + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            raise CannotMeasure(
                f"{sockets:,} sockets need {wanted:,} open files in each process and this system allows "
                f"{hard:,} (see `ulimit -Hn`): raise that limit, or ask for fewer --sockets."
            )
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
