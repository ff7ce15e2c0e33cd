"""Dependencies go one way, and nothing outside a game's own folders names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tijdperk.kernel.game import game_ids

SOURCE = Path(__file__).parent.parent / "src" / "tijdperk"
ALLOWED = {
    "kernel": {"kernel"},
    "drawing.py": {"kernel"},
    "games": {"kernel", "drawing"},
    "bots": {"kernel", "bots"},
}


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The modules of this package that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("tijdperk.")}


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_dependencies_go_one_way(path: Path) -> None:
    package = path.relative_to(SOURCE).parts[0]
    allowed = ALLOWED.get(package)
    if allowed is None:
        return
    for name in imported(path):
        target = name.split(".")[1]
        if package == "games" and target == "games":
            assert name.split(".")[2] == path.relative_to(SOURCE).parts[1], f"a game imports another: {name}"
        else:
            assert target in allowed, f"{package} imports {name}"


@pytest.mark.parametrize("name", game_ids())
def test_nothing_outside_its_folder_names_a_game(name: str) -> None:
    """Not in code, and not in a string either; help texts may give a game as an example.

    To another game the name may be an ordinary word, such as "dice": there it counts as an import only.
    """
    for path in modules():
        if path.is_relative_to(SOURCE / "games" / name):
            continue
        assert f"games.{name}" not in path.read_text("utf-8"), path
        if path.is_relative_to(SOURCE / "games"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Name | ast.Attribute):
                word = node.id if isinstance(node, ast.Name) else node.attr
                assert name not in word.lower().split("_"), f"{path}: {word}"
        assert not re.search(rf"[\"']{name}[\"']", path.read_text("utf-8")), path
