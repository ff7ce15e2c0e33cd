"""The fields of positions, whether they are compiled or not."""

from __future__ import annotations

from types import GetSetDescriptorType
from typing import Any

KERNEL = {"frame", "own", "serial", "barriers", "listener"}  # what every position has


def fields_of(thing: object) -> dict[str, Any]:
    """Every field by name; a compiled object has descriptors instead of a dictionary."""
    names = {*getattr(thing, "__dict__", ())}
    for kind in type(thing).__mro__:
        names |= {name for name, value in vars(kind).items() if isinstance(value, GetSetDescriptorType)}
    return {name: getattr(thing, name) for name in names - {"__dict__", "__weakref__", "__class__"}}
