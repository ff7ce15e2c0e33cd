"""Starting and stopping, and what is said when it cannot be."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.table.databases import fresh_database
from tests.table.people import ServerProcess, Someone, free_port, play_on

RESTARTING = 1012  # a close code that says that the server comes back


def tijdperk(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tijdperk", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    return tijdperk("serve", *arguments)


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
        (["--metrics", "9464"], "--metrics must be an address with a port"),
        (["--host", "nowhere.invalid"], "Can’t listen on nowhere.invalid"),
        (["--database", "mysql://x"], "A database address looks like postgresql://"),
        (["--database", "postgresql://nobody@127.0.0.1:9/none"], "Can’t reach the database"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    result = serve("--port", "0", "--data", str(tmp_path), "--lang", "en", *arguments)
    assert result.returncode == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Can’t use the data folder {}: "), ("nl", "De map {} is niet te gebruiken: ")],
)
def test_a_folder_that_cannot_be_used(tmp_path: Path, language: str, said: str) -> None:
    file = tmp_path / "file"
    file.write_text("")
    result = serve("--port", "0", "--data", str(file / "data"), "--lang", language)
    assert result.returncode == 2
    assert result.stderr.startswith(said.format(file / "data"))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You don’t have permission to write to the data folder {}; choose another with --data."),
        ("nl", "Je mag niet schrijven in de map {}; kies een andere met --data."),
    ],
)
def test_a_folder_without_rights(language: str, said: str) -> None:
    """Nobody, root neither, makes a folder in the kernel's own."""
    folder = Path("/sys/kernel/tijdperk")
    result = serve("--port", "0", "--data", str(folder), "--lang", language)
    assert result.returncode == 2
    assert result.stderr.strip() == said.format(folder)


def test_a_database_that_is_away_at_the_start(tmp_path: Path) -> None:
    result = serve("--port", "0", "--database", "postgresql://nobody@127.0.0.1:9/none", "--lang", "nl")
    assert result.returncode == 2
    assert result.stderr.startswith("De database is niet te bereiken: ")
    assert "127.0.0.1" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["serve", "check", "backup"])
def test_a_database_that_keeps_bytes_instead_of_text_is_refused(
    postgres: str, tmp_path: Path, command: str
) -> None:
    """As a PostgreSQL makes it that was set up without a language: names would come back as bytes."""
    rest = {"serve": ["--port", "0"], "check": [], "backup": [str(tmp_path / "file")]}[command]
    with fresh_database(postgres, "ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0") as address:
        result = tijdperk(command, *rest, "--database", address, "--lang", "nl")
    assert result.returncode == 2
    assert result.stderr.startswith("De database bewaart tekst als SQL_ASCII")
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_folder_in_use(tmp_path: Path) -> None:
    with ServerProcess("--data", tmp_path):
        result = serve("--port", "0", "--data", str(tmp_path), "--lang", "en")
    assert result.returncode == 2
    assert "Another server is using the data folder" in result.stderr


def test_a_stop_ends_sockets_and_leaves_cleanly(tmp_path: Path) -> None:
    """And metrics are read at an address of their own, by nobody who comes through a proxy to the other."""
    metrics = f"127.0.0.1:{free_port()}"
    server = ServerProcess("--data", tmp_path, "--metrics", metrics).start()
    someone = Someone(server.address)
    table = someone.new_table("hard", "hard")
    with someone.socket(table) as watching:
        watching.until("view")
        assert "tijdperk_sockets 1.0" in httpx.get(f"http://{metrics}/metrics").text
        assert httpx.get(f"http://{metrics}/").status_code == 404
        assert "tijdperk_sockets" not in someone.http.get("/metrics").text
        assert server.stop() == 0
        assert watching.until_closed() == RESTARTING
    someone.close()


def test_a_stop_does_not_wait_for_a_flood(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """What somebody sent too fast is read slowly, but not when it is over."""
    server = ServerProcess("--data", tmp_path).start()
    someone = Someone(server.address)
    with someone.socket(someone.new_table("me", "me")) as socket:
        socket.until("view")
        for _ in range(400):
            socket.send("answer-undo", seat=0, agree=True)
        socket.until("refused", lambda told: told["why"]["key"] == "too-fast")
        assert server.stop() == 0
    someone.close()
    assert "shutdown exceeded" not in capfd.readouterr().err


def test_a_restart_loses_nobody(tmp_path: Path) -> None:
    """Whoever was there is there again with the same session, and bots go on by themselves."""
    server = ServerProcess("--data", tmp_path, "--port", free_port()).start()
    someone = Someone(server.address)
    bots = someone.new_table("easy", "easy")
    own = someone.new_table("me", "me")
    moves = play_on(own, someone, moves=5)
    with someone.socket(own) as mine, someone.socket(bots) as theirs:
        mine.until("view")
        theirs.until("moved")
        assert server.stop() == 0
        assert (mine.until_closed(), theirs.until_closed()) == (RESTARTING, RESTARTING)
    server.start()
    with someone.socket(own) as mine, someone.socket(bots) as theirs:
        assert mine.until("view")["table"]["moves"] == moves
        if theirs.until("view")["table"]["state"] == "playing":
            theirs.until("moved")  # though nobody asked for it
    play_on(own, someone, moves=moves + 2)
    someone.close()
    server.stop()
