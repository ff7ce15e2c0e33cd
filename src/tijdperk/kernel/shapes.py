"""Plain data in the shape that a class declares."""

from __future__ import annotations

from threading import Lock
from typing import Any

import msgspec

# msgspec looks at a class when it is first used, and the process dies when two threads do so at once.
LOOKING = Lock()


def shaped(data: Any, shape: Any) -> Any:
    """As `msgspec.convert`, from any thread; msgspec.ValidationError where the data does not fit."""
    with LOOKING:
        return msgspec.convert(data, type=shape)
