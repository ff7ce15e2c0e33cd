"""The engine in processes of its own: compiled where there is a C compiler, plain where there is none.

A test that thinks or plays for long runs there several times as fast, and the compiled files never lie next
to the sources, where they would go stale.
"""

from __future__ import annotations

import atexit
import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from tools.compile import ROOT, STORE, copy_package, has_c_compiler

OPT = 1  # compiled in half the time of 3, and nearly as fast; 0 is no faster than plain Python


@cache
def engine(form: str) -> Path:
    """A folder with a copy of the package, "compiled" or "plain", to be imported from."""
    folder = Path(tempfile.mkdtemp(prefix=f"tijdperk-{form}-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    STORE.mkdir(parents=True, exist_ok=True)
    with (STORE / "lock").open("w") as lock:  # one process compiles, and the others wait for it
        fcntl.flock(lock, fcntl.LOCK_EX)
        copy_package(folder, OPT if form == "compiled" else None)
    return folder


def fast_engine() -> Path:
    return engine("compiled" if has_c_compiler() else "plain")


def python_with(engine: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python, with the package from that folder."""
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": f"{engine}{os.pathsep}{ROOT}"},
        cwd=engine,
        capture_output=True,
        text=True,
        check=False,
    )


def run_python(engine: Path, *arguments: str) -> str:
    """What it prints."""
    done = python_with(engine, *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout
