"""Positions as plain data, and back: what the games' ways of storing have in common."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any

import msgspec

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.interaction import InteractivePosition, Offer
from tijdperk.kernel.position import Frame, Position
from tijdperk.kernel.shapes import shaped

# How tools/fields.py writes the type of a field, and what that is in stored data.
TYPES: dict[str, Any] = {"int": int, "bool": bool, "ints": list[int], "lists": list[list[int]]}


class StoredFrame(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A frame without what lies under it."""

    kind: int
    seats: int
    a: int
    b: int
    c: int
    serial: int
    secret: bool
    sealed: int
    group: int
    kept: list[list[StoredFrame]] = []  # by seat: its own stack in the frame below, the lowest first


class StoredFrames(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that is asked: the stack, the seats' own stacks over it, and how far undo goes."""

    stack: list[StoredFrame]
    own: list[list[StoredFrame]]
    serial: int
    barriers: list[int]


class Shape:
    """What is stored of a class with fields: those of `FIELDS` in its module but the derived ones.

    `extra` are stored fields that take the place of some of the position.
    """

    def __init__(
        self,
        name: str,
        fields: Mapping[str, str],
        derived: Iterable[str] = (),
        extra: Mapping[str, Any] | None = None,
    ) -> None:
        types = {
            field: TYPES[kind]
            for kind, names in fields.items()
            for field in names.split()
            if field not in set(derived)
        }
        self.fields = list(types)
        types |= dict(extra or {})
        self.struct = msgspec.defstruct(name, list(types.items()), forbid_unknown_fields=True)
        self.several: Any = list[self.struct]  # type: ignore[name-defined]

    def pack(self, thing: object) -> dict[str, Any]:
        """The fields as plain data; lists are copied."""
        return {name: plain(getattr(thing, name)) for name in self.fields}

    def unpack(self, data: Any) -> Any:
        """Stored data in its shape; BadInput when it is damaged."""
        return converted(data, self.struct)

    def fill(self, thing: object, stored: Any) -> None:
        """Give a thing the fields of what was stored."""
        for name in self.fields:
            setattr(thing, name, getattr(stored, name))


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value) if isinstance(value, list) else value


def converted(data: Any, shape: Any) -> Any:
    try:
        return shaped(data, shape)
    except msgspec.ValidationError as error:
        raise BadInput("position-damaged", problem=str(error)) from None


# ---- frames


def store_frames(position: Position) -> dict[str, Any]:
    stored = StoredFrames(
        stack=stored_stack(position.frame),
        own=[stored_stack(frame) for frame in position.own],
        serial=position.serial,
        barriers=position.barriers,
    )
    data: dict[str, Any] = msgspec.to_builtins(stored)
    return data


def stored_stack(frame: Frame | None) -> list[StoredFrame]:
    found: list[StoredFrame] = []
    while frame is not None:
        kept = [stored_stack(own) for own in frame.kept]
        found.append(
            StoredFrame(
                frame.kind,
                frame.seats,
                frame.a,
                frame.b,
                frame.c,
                frame.serial,
                frame.secret,
                frame.sealed,
                frame.group,
                kept,
            )
        )
        frame = frame.below
    return found[::-1]


def restore_frames(position: Position, data: Any, kinds: int, seats: int) -> None:
    """Put what is asked back; BadInput unless every kind is one of so many, for seats that exist."""
    stored: StoredFrames = converted(data, StoredFrames)
    for name, stacks in (("own", stored.own), ("barriers", stored.barriers)):
        if stacks:
            expect_size(name, stacks, seats)
    position.serial = stored.serial
    position.frame = restored_stack(stored.stack, kinds, seats, stored.serial)
    position.own = [restored_stack(stack, kinds, seats, stored.serial) for stack in stored.own]
    position.barriers = stored.barriers


def restored_stack(stack: list[StoredFrame], kinds: int, seats: int, serial: int) -> Frame | None:
    frame: Frame | None = None
    for one in stack:
        expect_within("decisions", [one.kind], range(kinds))
        expect_within("frames", [one.seats], range(1, 1 << seats))
        expect_within("serials", [one.serial], range(1, serial + 1))
        kept = [restored_stack(own, kinds, seats, serial) for own in one.kept]
        if kept:
            expect_size("kept", kept, seats)
        frame = Frame(
            one.kind,
            one.seats,
            one.a,
            one.b,
            one.c,
            one.serial,
            one.secret,
            frame,
            kept,
            one.sealed,
            one.group,
        )
    return frame


# ---- offers and standing orders


class StoredOffer(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    number: int
    maker: int
    partner: int
    gives: list[int]
    wants: list[int]


class StoredInteraction(msgspec.Struct, forbid_unknown_fields=True):
    offers: list[StoredOffer]
    drafts: list[StoredOffer | None]
    offered: list[int]
    orders: list[list[int]]


def store_interaction(position: InteractivePosition) -> dict[str, Any]:
    stored = StoredInteraction(
        offers=[stored_offer(offer) for offer in position.offers],
        drafts=[None if draft is None else stored_offer(draft) for draft in position.drafts],
        offered=position.offered,
        orders=position.orders,
    )
    data: dict[str, Any] = msgspec.to_builtins(stored)
    return data


def stored_offer(offer: Offer) -> StoredOffer:
    return StoredOffer(offer.number, offer.maker, offer.partner, offer.gives, offer.wants)


def restore_interaction(position: InteractivePosition, data: Any, goods: int) -> None:
    """Put offers and orders back; BadInput unless they are about seats and goods that exist."""
    stored: StoredInteraction = converted(data, StoredInteraction)
    seats = position.seats
    expect_size("drafts", stored.drafts, seats)
    expect_size("offered", stored.offered, seats)
    expect_size("orders", stored.orders, seats)
    for offer in [*stored.offers, *filter(None, stored.drafts)]:
        expect_within("offers", [offer.maker, offer.partner], range(seats))
        expect_pairs("gives", offer.gives, goods)
        expect_pairs("wants", offer.wants, goods)
    for orders in stored.orders:
        expect_size("orders", orders, len(orders) // 3 * 3)
    position.offers = [restored_offer(offer) for offer in stored.offers]
    position.drafts = [None if draft is None else restored_offer(draft) for draft in stored.drafts]
    position.offered = stored.offered
    position.orders = stored.orders


def restored_offer(stored: StoredOffer) -> Offer:
    return Offer(stored.number, stored.maker, stored.partner, stored.gives, stored.wants)


# ---- checks


def expect_size(name: str, values: list[Any], wanted: int) -> None:
    if len(values) != wanted:
        raise BadInput("position-damaged", problem=f"{name} has {len(values)} entries, not {wanted}")


def expect_pairs(name: str, pairs: list[int], goods: int) -> None:
    """Goods in order, each with a count."""
    expect_size(name, pairs, len(pairs) // 2 * 2)
    expect_within(name, pairs[::2], range(goods))
    if sorted(set(pairs[::2])) != pairs[::2] or any(count < 1 for count in pairs[1::2]):
        raise BadInput("position-damaged", problem=f"{name} is not in order")


def expect_within(name: str, values: Iterable[int], allowed: Container[int]) -> None:
    """Every number names something that exists."""
    for value in values:
        if value not in allowed:
            raise BadInput("position-damaged", problem=f"{name} has {value}")
