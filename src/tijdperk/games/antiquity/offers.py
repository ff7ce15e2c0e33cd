"""What a legal move costs or brings, and what somebody might want to do and cannot."""

from __future__ import annotations

import msgspec

from tijdperk.games.antiquity.engine import verbs
from tijdperk.games.antiquity.engine.antiquity import Antiquity
from tijdperk.games.antiquity.engine.countryside import (
    cleaned_fields,
    fished_fields,
    taken_fields,
)
from tijdperk.kernel.moves import Move


class SiteDetail(msgspec.Struct, frozen=True):
    """The fields that a building on the land takes, or that are cleaned."""

    fields: list[str]


def detail(position: Antiquity, seat: int, move: Move) -> msgspec.Struct | None:
    """Only what a move on the land takes along cannot be read off the board."""
    verb = move.verb
    if verb == verbs.WOODCUT:
        fields = taken_fields(position, move.noun)
    elif verb in (verbs.PLANT, verbs.PLANT_FREE, verbs.DIG):
        fields = taken_fields(position, move.second)
    elif verb == verbs.TRAWL:
        fields = fished_fields(position, move.second, move.third)
    elif verb == verbs.CLEAN:
        fields = cleaned_fields(position, move.noun)
    else:
        return None
    return SiteDetail([position.tables.fields[field] for field in fields])


def wanted(position: Antiquity, seat: int) -> list[Move]:
    return []
