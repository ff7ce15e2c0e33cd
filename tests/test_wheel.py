"""What is released starts at once: the wheel, in an environment that has nothing else of this project."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tests.table.people import ServerProcess, Someone
from tools.client import STATIC
from tools.compile import STORE, digest

ROOT = Path(__file__).parent.parent
KEPT = any(STORE.glob(f"{digest()}-O1-*"))  # `make test` compiles before it tests


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel; the packages it requires are those of this one, without this project."""
    folder = tmp_path_factory.mktemp("wheel")
    settings = {"TIJDPERK_COMPILE": "1" if KEPT else "0", "TIJDPERK_OPT": "1", "TIJDPERK_CLIENT": "kept"}
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, env=os.environ | settings, check=True)
    (wheel,) = folder.glob("*.whl")
    home = folder / "env"
    venv.create(home, with_pip=False, symlinks=True)
    python = home / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-index", "--no-deps"]
    subprocess.run([*install, "--quiet", str(wheel)], check=True)
    shared = sysconfig.get_path("purelib")
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    # A path that is named so brings its packages, not the links to sources that lie beside them.
    (home / "lib" / version / "site-packages" / "shared.pth").write_text(f"{shared}\n")
    return python


def test_the_wheel_serves_its_pages_and_plays(installed: Path, tmp_path: Path) -> None:
    assert (STATIC / "index.html").exists(), "The client is not built: run `make web` first."
    where = "import tijdperk, tijdperk.kernel.position as one; print(tijdperk.__file__, one.__file__)"
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    told = subprocess.run(
        [installed, "-c", where], cwd=tmp_path, env=clean, check=True, capture_output=True, text=True
    )
    package, module = told.stdout.split()
    assert Path(package).is_relative_to(installed.parent.parent)
    assert module.endswith(".py") != KEPT  # compiled, where there is something compiled

    server = ServerProcess("--data", tmp_path / "data")
    server.command = [str(installed.parent / "tijdperk"), *server.command[3:]]
    server.environment = {**server.environment, "PYTHONPATH": ""}
    with server:
        anna = Someone(server.address)
        page = anna.http.get("/").text
        script = page.partition('src="')[2].partition('"')[0]
        assert anna.http.get(script).headers["content-type"].startswith("text/javascript")
        table = anna.new_table("me", "easy")
        while not anna.view(table)["decisions"]:
            pass
        anna.move(table)
        assert anna.view(table)["table"]["moves"] >= 1
        anna.close()
