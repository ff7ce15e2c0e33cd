"""Views of Civilization built by hand, for tests of what is drawn and said."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tijdperk.games.civilization.game import GAME
from tijdperk.games.civilization.messages import (
    CivilizationView,
    LandView,
    PieceView,
    SeatView,
    TechnologyView,
)

NAMES = ["Anna", "Bram", "Cleo"]


def land(name: str, **fields: Any) -> LandView:
    """A land with a face-down counter, unless something else is said."""
    bare = LandView(
        land=name,
        owner=None,
        size=0,
        largest=4,
        counter="face_down",
        holder=None,
        happy=False,
        productive=False,
        income=0,
        changed=None,
        room=-1,
    )
    return replace(bare, **fields)


def seat(**fields: Any) -> SeatView:
    bare = SeatView(
        gold=20,
        technologies=[],
        wonders=[],
        improvements=[],
        faces=1,
        gears=0,
        resources={},
        lent=[],
        borrowed=[],
        settlements=[2, 0, 0, 0],
        units=2,
        settlers=2,
        points={"settlements": 2, "technologies": 0, "wonders": 0, "groundbreaking": 0, "ending": 0},
        score=2,
        income=[],
        last_income=0,
        order=0,
        done=False,
        out=False,
    )
    return replace(bare, **fields)


def pieces(area: str, seat: int, kind: str, count: int = 1, points: int = 1) -> PieceView:
    return PieceView(area, seat, kind, points, count)


def technologies(owners: dict[str, int] | None = None, **fields: Any) -> list[TechnologyView]:
    """Every technology at its price, with its owner; the ancient ones without prerequisites are to be had."""
    owners = owners or {}
    return [
        TechnologyView(
            technology=each.id,
            owner=owners.get(each.id),
            set_aside=False,
            price=each.price,
            full_price=each.price,
            missing=[needed for needed in each.prerequisites if needed not in owners],
            buyable=each.id not in owners and all(needed in owners for needed in each.prerequisites),
            ends_era=each.era != "ancient",
        )
        for each in GAME.content.technology
    ]


def view(lands: dict[str, dict[str, Any]] | None = None, **fields: Any) -> CivilizationView:
    """The movement phase of the third turn with three seats, seen by the first."""
    known = lands or {}
    bare = CivilizationView(
        viewer=0,
        advanced=True,
        length="long",
        turn=3,
        era="ancient",
        phase="movement",
        starter=1,
        active=0,
        to_move={0: "moving"},
        lands=[land(each.id, **known.get(each.id, {})) for each in GAME.content.land],
        pieces=[],
        ships=[],
        taken=[],
        taken_ships=[],
        seats=[seat(order=2), seat(order=0), seat(order=1)],
        technologies=technologies(),
        shop=[],
        wonders={},
        milestones=[],
        battles=[],
        battle=None,
        asked_area=None,
        asked_kind=None,
        offers=[],
        draft=None,
        partners=[1, 2],
        range_land=1,
        range_sea=0,
        critical=None,
        chances={},
        receipts=[],
        orders=[],
        counters_left={},
        ending=None,
        course=[],
        result=None,
    )
    return replace(bare, **fields)
