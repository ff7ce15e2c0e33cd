"""Settings of a server: by flag, by environment, by file; declared once."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.loops import apart
from tests.table.people import ServerProcess, Someone
from tijdperk.cli import main
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.text import LANGUAGES, catalogue
from tijdperk.table.configuration import SERVING, Setting, add_arguments, configured, switch
from tijdperk.terminal.arguments import Parser


def settle(
    *flags: str, environment: dict[str, str] | None = None, settings: tuple[Setting, ...] = SERVING
) -> dict[str, Any]:
    texts = catalogue("en")
    parser = Parser(texts, "serve", "about", [])
    add_arguments(parser, texts, settings)
    arguments: Namespace = parser.parse_args(flags)
    return configured(arguments, settings, environment or {})


def test_a_flag_outranks_the_environment_and_that_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tijdperk.toml"
    file.write_text('port = 1\nthinkers = 5\nguests_per_address = 7\ncontent = ["duel=a.toml"]\n')
    environment = {"TIJDPERK_PORT": "2", "TIJDPERK_PAUSE": "1.5", "TIJDPERK_CONFIG": str(file)}
    found = settle("--port", "3", environment=environment)
    assert (found["port"], found["pause"], found["thinkers"], found["workers"]) == (3, 1.5, 5, 1)
    assert (found["guests_per_address"], found["content"]) == (7, ["duel=a.toml"])
    assert settle(environment=environment)["port"] == 2
    assert settle("--config", str(file))["port"] == 1
    assert settle()["port"] == 8000


@pytest.mark.parametrize("setting", SERVING, ids=lambda setting: setting.name)
def test_every_setting_can_be_given_in_all_three_ways(setting: Setting, tmp_path: Path) -> None:
    given = {"N": "3", "SECONDS": "3", "ADDRESS:PORT": "127.0.0.1:3"}.get(setting.metavar, "some/where")
    flags = [f"--{setting.name}"] if setting.read is switch else [f"--{setting.name}", given]
    by_flag = settle(*flags)[setting.field]
    word = "true" if setting.read is switch else given
    assert settle(environment={setting.variable: word})[setting.field] == by_flag
    file = tmp_path / "tijdperk.toml"
    file.write_text(f"{setting.name} = {word if setting.read is switch else repr(given)}\n")
    assert settle("--config", str(file))[setting.field] == by_flag
    assert by_flag != setting.default or setting.default == 3
    for language in LANGUAGES:
        assert catalogue(language).say(setting.help, default="")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("prot = 1", "there is no setting “prot”. Available settings: host, port"),
        ("port = ", "Can’t read the settings in"),
        ("port = 'many'", "port must be a whole number, not “many”"),
        ("port = true", "port must be a whole number"),
        ("open = 'perhaps'", "open must be true or false, not “perhaps”"),
        ("host = 1", "host can’t be “1”; it must be text"),
        ("content = 1", "content can’t be “1”; it must be text"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_name(tmp_path: Path, written: str, said: str) -> None:
    file = tmp_path / "tijdperk.toml"
    file.write_text(written)
    with pytest.raises(BadInput) as wrong:
        settle("--config", str(file))
    assert said in str(wrong.value)
    assert str(file) in str(wrong.value)


def test_a_variable_is_named_when_it_is_wrong() -> None:
    with pytest.raises(BadInput, match="TIJDPERK_WORKERS must be a whole number"):
        settle(environment={"TIJDPERK_WORKERS": "all"})


def test_a_server_by_its_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tijdperk.toml"
    file.write_text(f'data = "{tmp_path / "kept"}"\nguests-per-address = 2\n')
    monkeypatch.setenv("TIJDPERK_CONFIG", str(file))
    with ServerProcess() as server:
        for _ in range(2):
            Someone(server.address).close()
        assert (tmp_path / "kept" / "tijdperk.sqlite3").exists()
        assert httpx.get(f"{server.address}/api/me").json()["key"] == "too-fast"
    assert apart(main, ["admin", "people", "--lang", "en"]) == 0  # the commands read it too
