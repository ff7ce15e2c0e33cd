"""Output that cannot show a character shows the nearest one that it can: never a traceback, seldom a `?`."""

from __future__ import annotations

import codecs
import unicodedata
from typing import TextIO

NEAREST = str.maketrans(
    {"“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "×": "x", "–": "-", "—": "-", "›": ">", "·": "."}
)


def nearest(error: UnicodeError) -> tuple[str, int]:
    """An error handler for encodings: quotes without curls, letters without accents."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(NEAREST)
    plain = unicodedata.normalize("NFKD", text)
    shown = "".join(char if char.isascii() else "?" for char in plain if not unicodedata.combining(char))
    return shown, error.end


def make_readable(stream: TextIO) -> None:
    codecs.register_error("nearest", nearest)
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="nearest")
