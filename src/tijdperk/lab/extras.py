"""What the laboratory needs beside the game itself, imported when it is used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tijdperk.kernel.errors import BadInput


def needed(module: str, extra: str) -> Any:
    """A module of one of our extras; a sentence that says how to get it where it is missing."""
    try:
        return import_module(module)
    except ImportError as error:
        if error.name and not module.startswith(error.name.partition(".")[0]):
            raise
        raise BadInput("extra-missing", package=module.partition(".")[0], extra=extra) from None
