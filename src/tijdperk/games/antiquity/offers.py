"""What a legal move costs or brings, and what somebody might want to do and cannot."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tijdperk.games.antiquity.engine import verbs
from tijdperk.games.antiquity.engine.antiquity import Antiquity
from tijdperk.games.antiquity.engine.countryside import (
    cleaned_fields,
    fished_fields,
    taken_fields,
)
from tijdperk.games.antiquity.engine.position import copy_realm
from tijdperk.games.antiquity.engine.zones import city_fields, seat_fields, zone_of
from tijdperk.kernel.moves import Move


class SiteDetail(msgspec.Struct, frozen=True):
    """The fields that a building on the land takes, or that are cleaned; and those it adds to the zone."""

    fields: list[str]
    zone: list[str] = []


def detail(position: Antiquity, seat: int, move: Move) -> msgspec.Struct | None:
    """Only what a move on the land takes along, and adds to the zone, cannot be read off the board."""
    verb = move.verb
    zone: list[int] = []
    if verb == verbs.WOODCUT:
        fields = taken_fields(position, move.noun)
    elif verb in (verbs.PLANT, verbs.PLANT_FREE, verbs.DIG):
        fields = taken_fields(position, move.second)
    elif verb == verbs.TRAWL:
        fields = fished_fields(position, move.second, move.third)
    elif verb == verbs.CLEAN:
        fields = cleaned_fields(position, move.noun)
    elif verb == verbs.OPEN_INN:
        fields = [move.noun]
        zone = zone_gain(position, seat, inns=fields)
    elif verb in (verbs.FOUND, verbs.SETTLE):
        fields = city_fields(position, move.noun)
        zone = zone_gain(position, seat, centres=[move.noun])
    else:
        return None
    names = position.tables.fields
    return SiteDetail([names[field] for field in fields], [names[field] for field in zone])


def zone_gain(
    position: Antiquity, seat: int, inns: Sequence[int] = (), centres: Sequence[int] = ()
) -> list[int]:
    """R020 to R030: the fields that an inn or a city would add to a zone."""
    realm = copy_realm(position.realms[seat])
    known = {*position.zones[seat], *seat_fields(position, realm)}
    realm.inns = [*realm.inns, *inns]
    realm.centres = [*realm.centres, *centres]
    return [field for field in zone_of(position, realm) if field not in known]


def wanted(position: Antiquity, seat: int) -> list[Move]:
    return []
