"""Positions as plain data, and back: what the games' ways of storing have in common."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any, TypeVar

import msgspec

from tijdperk.kernel.errors import BadInput

Shape = TypeVar("Shape", bound=msgspec.Struct)


def pack(thing: object, names: Iterable[str]) -> dict[str, Any]:
    """The named attributes as plain data; lists are copied."""
    return {name: plain(getattr(thing, name)) for name in names}


def plain(value: Any) -> Any:
    return [plain(part) for part in value] if isinstance(value, list) else value


def unpack(data: Any, shape: type[Shape]) -> Shape:
    """Stored data in its shape; BadInput when it is damaged."""
    try:
        return msgspec.convert(data, type=shape)
    except msgspec.ValidationError as error:
        raise BadInput("position-damaged", problem=str(error)) from None


def fill(thing: object, stored: msgspec.Struct, names: Iterable[str]) -> None:
    """Give a thing the named attributes of what was stored."""
    for name in names:
        setattr(thing, name, getattr(stored, name))


def expect_size(name: str, values: list[Any], wanted: int) -> None:
    if len(values) != wanted:
        raise BadInput("position-damaged", problem=f"{name} has {len(values)} entries, not {wanted}")


def expect_within(name: str, values: Iterable[int], allowed: Container[int]) -> None:
    """Every number names something that exists."""
    for value in values:
        if value not in allowed:
            raise BadInput("position-damaged", problem=f"{name} has {value}")
