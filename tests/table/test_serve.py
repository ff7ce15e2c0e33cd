"""Starting and stopping, and what is said when it cannot be."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table.people import ServerProcess, Someone


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tijdperk", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = serve("--port", port, "--data", str(tmp_path), "--lang", "nl")
    assert result.returncode == 2
    assert result.stderr.strip().splitlines() == [
        f"Poort {port} is in gebruik; kies een andere met --port, of 0 voor een die vrij is."
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "70000"], "--port must be a whole number"),
        (["--pause", "long"], "--pause must be a whole number"),
        (["--host", "nowhere.invalid"], "cannot listen at nowhere.invalid"),
        (["--database", "mysql://x"], "A database is given as postgresql://"),
        (["--database", "postgresql://nobody@127.0.0.1:9/none"], "The database cannot be reached"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    result = serve("--port", "0", "--data", str(tmp_path), "--lang", "en", *arguments)
    assert result.returncode == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    result = serve("--port", "0", "--data", str(file / "data"), "--lang", "en")
    assert result.returncode == 2
    assert f"The data folder {file / 'data'} cannot be used" in result.stderr


def test_a_folder_in_use(tmp_path: Path) -> None:
    with ServerProcess("--data", tmp_path):
        result = serve("--port", "0", "--data", str(tmp_path), "--lang", "en")
    assert result.returncode == 2
    assert "Another server uses the data folder" in result.stderr


def test_a_stop_ends_sockets_and_leaves_cleanly(tmp_path: Path) -> None:
    server = ServerProcess("--data", tmp_path).start()
    someone = Someone(server.address)
    table = someone.new_table("hard", "hard")
    with someone.socket(table) as watching:
        watching.until("view")
        assert server.stop() == 0
    someone.close()
