"""Reading the content file, with a clear word about anything wrong in it."""

from __future__ import annotations

from pathlib import Path

from tijdperk.games.dice.checks import KINDS, check
from tijdperk.games.dice.components import Content
from tijdperk.kernel.content import read_content

STANDARD = Path(__file__).with_name("content.toml")


def read(path: Path | None = None) -> tuple[Content, str]:
    """The content and, if it is not the standard one, its fingerprint."""
    return read_content(STANDARD, path, Content, KINDS, check)
