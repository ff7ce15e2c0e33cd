"""What a class of the engine declares, whether it is compiled or not."""

from __future__ import annotations

from types import GetSetDescriptorType


def attributes(*kinds: type) -> set[str]:
    """The attributes classes declare; a compiled class has descriptors instead of annotations."""
    found = {name for kind in kinds for name in getattr(kind, "__annotations__", {})}
    for kind in kinds:
        found |= {name for name, value in vars(kind).items() if isinstance(value, GetSetDescriptorType)}
    return found - {"__dict__", "__weakref__"}
