"""Reading the content file, with a clear word about anything wrong in it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tijdperk.games.history.checks import KINDS, check
from tijdperk.games.history.components import Content
from tijdperk.kernel.content import open_content

STANDARD = Path(__file__).with_name("content.toml")


def read(path: Path | None = None) -> tuple[Content, str]:
    """The standard content, or a file that somebody corrected, with its fingerprint if it says anything else.

    A corrected file has the same components with other figures; borders and links may be others too.
    """
    standard = open_content(STANDARD, Content)
    if path is None:
        check(standard)
        return standard.content, ""
    file = open_content(path, Content)
    for kind in KINDS:
        file.same_records(kind, getattr(standard.content, kind))
    check(file)
    changed = msgspec.to_builtins(file.content) != msgspec.to_builtins(standard.content)
    return file.content, file.fingerprint if changed else ""
