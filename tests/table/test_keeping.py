"""What the host of a server can do: back up and restore, check the logs, and manage tables and people."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.loops import apart
from tests.table.databases import arguments, fresh_database
from tests.table.people import ServerProcess, Someone, play_on, wait_for
from tests.table.test_seats import sit
from tijdperk.cli import main
from tijdperk.table.sqlite import FILE


@pytest.fixture
def keep(capsys: pytest.CaptureFixture[str]) -> Keeper:
    return Keeper(capsys)


class Keeper:
    """Somebody who types commands."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *given: str | Path, code: int = 0, language: str = "en") -> str:
        """What a command says."""
        self.capsys.readouterr()
        ended = apart(main, ["--lang", language, *map(str, given)])
        said = self.capsys.readouterr()
        assert ended == code, said
        return said.out if code == 0 else said.out + said.err


@pytest.fixture
def another(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """A new database of the other kind, as commands are told of it."""
    if kind == "postgres":
        yield arguments("sqlite", tmp_path / "another")
        return
    with fresh_database(request.getfixturevalue("postgres")) as address:
        yield arguments("postgres", address)


# ---- backups


def test_a_restore_drill(kind: str, place: str, another: list[str], tmp_path: Path, keep: Keeper) -> None:
    """What was played up to a backup is there in another database, whichever it is, and goes on there."""
    backup, where = tmp_path / "tables.backup", arguments(kind, place)
    with ServerProcess(*where) as server:
        anna, bram = Someone(server.address), Someone(server.address)
        table = anna.new_table("me", "open")
        sit(bram, table, 1)
        moves = play_on(table, anna, bram, moves=40)
        assert "rows written" in keep("backup", backup, *where)
        assert keep("backup", backup, *where, code=2).startswith(f"{backup} already exists")
        play_on(table, anna, bram, moves=moves + 5)  # what came later is not in it
    assert backup.stat().st_mode & 0o777 == 0o600
    assert "rows restored" in keep("restore", backup, *another)
    assert "tables there already" in keep("restore", backup, *another, code=2)
    assert "1 table with" in keep("check", *another)
    with ServerProcess(*another) as server:
        for someone in (anna, bram):
            someone.http.base_url = httpx.URL(server.address)
        assert anna.view(table)["table"]["moves"] == moves
        assert play_on(table, anna, bram, moves=moves + 3) >= moves + 3
    for someone in (anna, bram):
        someone.close()


def test_a_copy_of_the_file_is_no_backup(tmp_path: Path, keep: Keeper) -> None:
    """While a server runs, what was written last is beside the file; the command has it all the same."""
    data, copy, backup = tmp_path / "data", tmp_path / "copy", tmp_path / "tables.backup"
    with ServerProcess("--data", data) as server:
        anna = Someone(server.address)
        play_on(anna.new_table("me", "me"), anna, moves=20)
        copy.mkdir()
        shutil.copy(data / FILE, copy / FILE)
        keep("backup", backup, "--data", data)
        anna.close()
    assert count_entries(copy) < 20
    keep("restore", backup, "--data", tmp_path / "new")
    assert count_entries(tmp_path / "new") == count_entries(data) >= 21


def count_entries(folder: Path) -> int:
    with closing(sqlite3.connect(folder / FILE)) as database:
        try:
            return int(database.execute("SELECT count(*) FROM entry").fetchone()[0])
        except sqlite3.OperationalError:
            return 0


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a few tables that nobody uses any more."""
    folder = tmp_path_factory.mktemp("kept")
    with ServerProcess("--data", folder) as server:
        anna = Someone(server.address)
        for _ in range(3):
            play_on(anna.new_table("me", "me"), anna, moves=12)
        anna.close()
    return folder


def test_a_damaged_backup_restores_nothing(kept: Path, tmp_path: Path, keep: Keeper) -> None:
    good, bad, new = tmp_path / "good.backup", tmp_path / "bad.backup", tmp_path / "new"
    keep("backup", good, "--data", kept)
    lines = gzip.decompress(good.read_bytes()).splitlines(keepends=True)
    damages = {
        "cut off": good.read_bytes()[:-200],
        "a line is missing": gzip.compress(b"".join(lines[:5] + lines[6:])),
        "the end is missing": gzip.compress(b"".join(lines[:-1])),
        "something else": b"not a backup",
    }
    for damage, content in damages.items():
        bad.write_bytes(content)
        said = keep("restore", bad, "--data", new, code=2, language="nl")
        assert "is geen back-up, of is beschadigd" in said, damage
        assert not new.exists(), damage
    lines[0] = lines[0].replace(b'"schema":', b'"schema":9')
    bad.write_bytes(gzip.compress(b"".join(lines)))
    assert "written by a newer version" in keep("restore", bad, "--data", new, code=2)
    assert "Can’t read" in keep("restore", tmp_path / "none", "--data", new, code=2)


def test_a_server_keeps_its_folder_from_a_restore(kept: Path, tmp_path: Path, keep: Keeper) -> None:
    backup = tmp_path / "tables.backup"
    keep("backup", backup, "--data", kept)
    with ServerProcess("--data", kept):
        assert "Another server is using" in keep("restore", backup, "--data", kept, code=2)


# ---- checking


def test_a_check_says_what_does_not_replay(kept: Path, tmp_path: Path, keep: Keeper) -> None:
    assert "3 tables with" in keep("check", "--data", kept)
    folder = tmp_path / "damaged"
    shutil.copytree(kept, folder)
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        first, second, third = [row[0] for row in database.execute("SELECT id FROM game_table ORDER BY id")]
        damage = "UPDATE entry SET what = ? WHERE game_table = ? AND seq = 5"
        database.execute(damage, ('{"type":"played","seat":0,"move":"build nonsense"}', first))
        database.execute(damage, ("nonsense", second))
        database.execute("DELETE FROM entry WHERE game_table = ? AND seq = 7", (third,))
    said = keep("check", "--data", folder, code=1)
    assert f"{first} (duel) is damaged: log entry 5 doesn’t replay." in said
    assert f"{second} (duel) is damaged: log entry 5 doesn’t replay." in said
    assert f"{third} (duel) is damaged: log entry 7 doesn’t replay. An entry is missing there." in said
    assert "3 are damaged" in said
    assert "regel 5 van het logboek" in keep("check", first, "--data", folder, code=1, language="nl")
    assert "no such table" in keep("check", "unknown", "--data", folder, code=2)


def test_a_folder_without_tables(tmp_path: Path, keep: Keeper) -> None:
    for command in (["check"], ["admin", "tables"], ["backup", tmp_path / "file"]):
        said = keep(*command, "--data", tmp_path / "none", code=2)
        assert said.startswith("There are no tables in")
        assert not (tmp_path / "none").exists()


# ---- managing, beside a server that runs


def test_tables_are_listed_ended_and_deleted(kind: str, place: str, postgres: str, keep: Keeper) -> None:
    where = arguments(kind, place)
    with ServerProcess(*where) as server:
        anna, bram = Someone(server.address), Someone(server.address)
        anna.http.patch("/api/me", json={"name": "Anna Visser"})
        table = anna.new_table("me", "open")
        sit(bram, table, 1)
        play_on(table, anna, bram, moves=3)
        assert table in keep("admin", "tables", *where)
        assert table in keep("admin", "tables", "visser", *where)
        assert table not in keep("admin", "tables", "nobody", *where)
        assert anna.id in keep("admin", "people", "anna", *where)
        with anna.socket(table) as hers:
            hers.until("view")
            keep("admin", *where, "end", "--", table)
            hers.until("moved", lambda told: bool(told["table"]["state"] == "abandoned"))
            said = keep("admin", *where, "delete", "--", table, code=2)
            assert said.startswith("That can’t be undone")
            keep("admin", *where, "--yes", "delete", "--", table)
            hers.until_closed()
        wait_for(lambda: anna.http.get(f"/api/tables/{table}").status_code == 404)
        own = bram.new_table("me", "easy")
        keep("admin", *where, "--yes", "delete", "--", bram.id)
        wait_for(lambda: bram.http.get("/api/tables").status_code == 401)
        assert anna.http.get(f"/api/tables/{own}").status_code == 404
        anna.close()
        bram.close()


def test_people_are_muted_and_banned(kind: str, place: str, postgres: str, keep: Keeper) -> None:
    where = arguments(kind, place)
    with ServerProcess(*where) as server:
        anna, bram = Someone(server.address), Someone(server.address)
        table = anna.new_table("me", "open")
        sit(bram, table, 1)

        def refused() -> str:
            told = bram.send(table, "chat", text="hi")
            return str(told["why"]["key"]) if told["type"] == "refused" else ""

        with bram.socket(table) as his:
            his.until("view")
            keep("admin", *where, "mute", "--", bram.id)
            his.until_closed()  # and comes back by itself, as somebody who is muted
        assert refused() == "muted"
        assert bram.refused("PATCH", "/api/me", 403, {"name": "Loud"}) == "muted"
        assert "muted" in keep("admin", *where, "people", "--", bram.id)
        keep("admin", *where, "unmute", "--", bram.me["name"])
        wait_for(lambda: not refused())
        keep("admin", *where, "ban", "--", bram.id)
        wait_for(lambda: bram.http.get("/api/tables").status_code == 403)
        assert bram.refused("GET", "/api/me", 403) == "banned"
        with bram.socket(table) as his:
            assert his.receive()["why"]["key"] == "banned"
        keep("admin", *where, "unban", "--", bram.id)
        wait_for(lambda: bram.http.get("/api/tables").is_success)
        assert "Nobody has the id or name" in keep("admin", "ban", "Nemo", *where, code=2)
        anna.close()
        bram.close()


def test_a_server_by_invitation(tmp_path: Path, keep: Keeper) -> None:
    where = ("--data", tmp_path)
    with ServerProcess(*where) as server:
        anna = Someone(server.address)
        keep("admin", "invitations", "on", *where)
        with httpx.Client(base_url=server.address) as stranger:
            answer = stranger.get("/api/me")
            assert (answer.status_code, answer.json()["key"]) == (403, "invitation-needed")
            assert "set-cookie" not in answer.headers
            said = keep("admin", "invite", "2", "--address", "https://play.example.org/", *where).split()
            assert [line.startswith("https://play.example.org/invite/") for line in said] == [True, True]
            code = said[0].rpartition("/")[2]
            joined = stranger.post("/api/me", json={"code": code})
            assert joined.is_success
            assert stranger.get("/api/me").json()["user"] == joined.json()["user"]
        again = httpx.post(f"{server.address}/api/me", json={"code": code})
        assert (again.status_code, again.json()["key"]) == (404, "invitation-unknown")
        forged = httpx.post(
            f"{server.address}/api/me", json={"code": code}, headers={"Origin": "https://elsewhere.example"}
        )
        assert forged.json()["key"] == "request-forged"
        assert anna.get("/api/me")["user"] == anna.id  # whoever was there stays
        keep("admin", "invitations", "off", *where)
        assert httpx.get(f"{server.address}/api/me").is_success
        anna.close()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["dance"], "There is no command “dance”. Available commands: tables, people"),
        (["end"], "Write it as: tijdperk admin end TABLE"),
        (["invitations", "maybe"], "Invitations are on or off"),
        (["end", "unknown"], "There is no such table"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    kept: Path, keep: Keeper, given: list[str], said: str
) -> None:
    told = keep("admin", *given, "--data", kept, code=2)
    assert said in told
    assert len(told.strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["backup", "restore", "check", "admin"])
def test_every_command_explains_itself(command: str, keep: Keeper) -> None:
    for language, example in (("en", "Examples"), ("nl", "Voorbeelden")):
        said = keep(command, "--help", language=language)
        assert example in said
        assert "--database" in said
        assert "--config" in said
