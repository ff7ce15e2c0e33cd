"""What can be said about the browser client without a browser: its types, its texts, its lock file."""

import json
import re
from pathlib import Path

import pytest

from tijdperk.games.duel.game import GAME
from tijdperk.kernel.text import LANGUAGES, catalogue_file
from tools import typescript

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@pytest.mark.parametrize(("path", "text"), list(typescript.generated()), ids=lambda value: str(value)[-40:])
def test_the_types_are_those_of_the_server(path: Path, text: str) -> None:
    assert path.read_text("utf-8") == text, "run: python tools/typescript.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_takes_no_name_from_another_catalogue(language: str) -> None:
    """One catalogue in the browser holds the common texts, the game's and the shell's: the last would win."""
    shell = set(KEY.findall((WEB / "src" / "app" / "text" / f"{language}.ftl").read_text("utf-8")))
    common = ROOT / "src" / "tijdperk" / "text" / f"{language}.ftl"
    own = WEB / "src" / "games" / GAME.id / "text" / f"{language}.ftl"
    for other in (common, catalogue_file(GAME, language), own):
        assert not shell & set(KEY.findall(other.read_text("utf-8"))), other


def test_the_lock_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
    assert all("integrity" in package for name, package in lock["packages"].items() if name)
