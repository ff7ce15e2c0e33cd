"""A position as plain data, and back: what a stored game is made of."""

from __future__ import annotations

from typing import Any

from tijdperk.games.antiquity.engine.antiquity import Antiquity
from tijdperk.games.antiquity.engine.events import ARGS, EVENTS
from tijdperk.games.antiquity.engine.payment import PENDING
from tijdperk.games.antiquity.engine.position import (
    DECISIONS,
    ENDINGS,
    FIELDS,
    PHASES,
    Realm,
    new_realm,
    ones,
)
from tijdperk.games.antiquity.engine.tables import (
    BUILDINGS,
    CITY,
    FISHERY,
    GOODS,
    MAX_CITIES,
    MAX_SEATS,
    NONE,
    SAINTS,
    SITES,
    TERRAINS,
    WIDTH,
    Tables,
)
from tijdperk.games.antiquity.names import figures
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.storing import (
    Shape,
    expect_size,
    expect_within,
    restore_frames,
    restore_interaction,
    store_frames,
    store_interaction,
)

REALM = Shape("StoredRealm", FIELDS["Realm"])
# A realm is None where it is as it was before the secret phase, or before something was lifted.
SOME = list[REALM.struct | None]  # type: ignore[name-defined]
ANTIQUITY = Shape(
    "StoredAntiquity",
    FIELDS["AntiquityPosition"],
    derived=("fresh",),
    extra={
        "seats": int,
        "before": REALM.several,
        "realms": SOME,
        "aside": SOME,
        "asked": Any,
        "talk": Any,
    },
)
BY_FIELD = ("terrain", "polluted", "stands", "owner", "counter", "work", "marker", "range_of")
BY_WORK = ("work_kind", "work_owner", "work_good", "work_field", "work_second")
BY_SLOT = ("shape", "city", "corner", "turn", "spoiled", "manned", "paid")
BY_CITY = ("covered", "homes", "graves")


def store(position: Antiquity) -> dict[str, Any]:
    """Plain data for JSON."""
    return {
        **ANTIQUITY.pack(position),
        "seats": position.seats,
        "before": [REALM.pack(realm) for realm in position.before],
        "realms": changed(position.realms, position.before),
        "aside": changed(position.aside, position.before),
        "asked": store_frames(position),
        "talk": store_interaction(position),
    }


def changed(realms: list[Realm], before: list[Realm]) -> list[dict[str, Any] | None]:
    return [
        None if realm is known else REALM.pack(realm) for realm, known in zip(realms, before, strict=True)
    ]


def restore(data: Any, tables: Tables) -> Antiquity:
    """The position that was stored; BadInput when the data is damaged."""
    stored = ANTIQUITY.unpack(data)
    check(stored, tables)
    position = Antiquity()
    position.start(tables, stored.seats)
    ANTIQUITY.fill(position, stored)
    position.before = [restore_realm(realm, tables) for realm in stored.before]
    position.realms = restore_changed(stored.realms, position.before, tables)
    position.aside = restore_changed(stored.aside, position.before, tables)
    position.fresh = 0
    restore_frames(position, stored.asked, len(DECISIONS), stored.seats)
    restore_interaction(position, stored.talk, len(GOODS))
    return position


def restore_changed(stored: list[Any], before: list[Realm], tables: Tables) -> list[Realm]:
    return [
        known if realm is None else restore_realm(realm, tables)
        for realm, known in zip(stored, before, strict=True)
    ]


def restore_realm(stored: Any, tables: Tables) -> Realm:
    realm = new_realm(tables)
    REALM.fill(realm, stored)
    return realm


def check(stored: Any, tables: Tables) -> None:
    """Every number names something in the tables, and every list has its size."""
    expect_within("seats", [stored.seats], range(2, MAX_SEATS + 1))
    seats = range(stored.seats)
    bits = range(1 << stored.seats)
    fields = range(len(tables.fields))
    works = range(len(stored.work_kind))
    for name in BY_FIELD:
        expect_size(name, getattr(stored, name), len(fields))
    for name in BY_WORK:
        expect_size(name, getattr(stored, name), len(works))
    for name in ("before", "realms", "aside", "zones", "fulfilled"):
        expect_size(name, getattr(stored, name), stored.seats)
    expect_size("supply", stored.supply, len(BUILDINGS))
    expect_size("pool", stored.pool, len(GOODS))
    expect_size("laid", stored.laid, len(tables.place_fields))
    expect_size("tile_turn", stored.tile_turn, len(tables.place_fields))
    for name, values, allowed in (
        ("terrain", stored.terrain, range(len(TERRAINS))),
        ("polluted", stored.polluted, range(2)),
        ("marker", stored.marker, range(2)),
        ("stands", stored.stands, (NONE, *range(FISHERY, CITY + 1))),
        ("owner", stored.owner, range(NONE, stored.seats)),
        ("counter", stored.counter, range(NONE, len(GOODS))),
        ("work", stored.work, range(NONE, len(works))),
        ("range_of", stored.range_of, range(NONE, len(stored.range_good))),
        ("range_good", stored.range_good, range(NONE, len(GOODS))),
        ("laid", stored.laid, range(NONE, len(tables.tiles))),
        ("tile_turn", stored.tile_turn, range(6)),
        ("work_kind", stored.work_kind, range(NONE, len(SITES))),
        ("work_owner", stored.work_owner, seats),
        ("work_good", stored.work_good, range(len(GOODS))),
        ("work_field", stored.work_field, fields),
        ("work_second", stored.work_second, range(NONE, len(fields))),
        ("order", [*stored.order, *stored.queue], seats),
        ("out", [stored.out, stored.winners], bits),
        ("phase", [stored.phase], range(len(PHASES))),
        ("ending", [stored.ending], range(len(ENDINGS))),
        ("stage", [stored.stage], range(len(works) + 1)),
        ("fulfilled", stored.fulfilled, range(1 << len(SAINTS))),
    ):
        expect_within(name, values, allowed)
    for zone in stored.zones:
        expect_within("zones", zone, fields)
    for deal in stored.deals:
        expect_size("deals", deal, max(4, len(deal) // 2 * 2))
        expect_within("deals", deal[:2], seats)
        expect_within("deals", deal[2::2], range(len(GOODS)))
    for realm in [*stored.before, *filter(None, stored.realms), *filter(None, stored.aside)]:
        check_realm(realm, tables)


def check_realm(realm: Any, tables: Tables) -> None:
    slots = len(realm.shape)
    cities = len(realm.centres)
    expect_size("goods", realm.goods, len(GOODS))
    for name in BY_CITY:
        expect_size(name, getattr(realm, name), MAX_CITIES)
    for name in BY_SLOT:
        expect_size(name, getattr(realm, name), slots)
    expect_within("centres", [cities], range(MAX_CITIES + 1))
    fields = range(len(tables.fields))
    for name, values, allowed in (
        ("goods", realm.goods, range(10_000)),
        ("men", [realm.men], range(len(tables.house_price))),
        ("houses", [realm.houses], range(0, 1 << len(tables.house_price), 2)),
        ("saint", [realm.saint], range(NONE, len(SAINTS))),
        ("centres", realm.centres, fields),
        ("inns", realm.inns, fields),
        ("shape", realm.shape, range(len(tables.shapes))),
        ("city", realm.city, range(NONE, cities)),
        ("corner", realm.corner, range(WIDTH * WIDTH)),
        ("manned", realm.manned, range(2)),
        ("paid", realm.paid, range(PENDING, len(GOODS))),
        ("built", [realm.built], range(1 << len(BUILDINGS))),
        ("spent", [realm.spent], range(1 << len(GOODS))),
        ("lifted", [realm.lifted_houses], range(len(tables.house_price))),
        ("done", realm.done[::4], range(len(EVENTS))),
    ):
        expect_within(name, values, allowed)
    check_done(realm.done, tables)
    check_plans(realm, tables)


def check_done(done: list[int], tables: Tables) -> None:
    """Events that wait to be told: a kind and three numbers each, which stand for something that exists."""
    expect_size("done", done, len(done) // 4 * 4)
    names = figures(tables)
    for at in range(0, len(done), 4):
        for name, value in zip(ARGS[done[at]], done[at + 1 : at + 4], strict=False):
            if name in names:
                expect_within("done", [value], range(len(names[name])))


def check_plans(realm: Any, tables: Tables) -> None:
    """Buildings lie inside their plans, beside each other, and the sets of squares say the same."""
    covered = list(realm.homes)
    houses = realm.lifted_houses
    for city in range(MAX_CITIES):
        plan = tables.plan[city] if city < len(realm.centres) else 0
        if (realm.homes[city] | realm.graves[city]) & ~plan:
            raise BadInput("position-damaged", problem=f"squares outside city {city + 1}")
        houses += ones(realm.homes[city])
    for slot, shape in enumerate(realm.shape):
        expect_within("turn", [realm.turn[slot]], range(tables.turns[shape]))
        expect_within("spoiled", [realm.spoiled[slot]], range(1 << tables.shape_squares[shape]))
        city, corner, turn = realm.city[slot], realm.corner[slot], realm.turn[slot]
        if city == NONE:
            continue
        mask = tables.masks[shape][turn][corner]
        if not tables.corners[shape][turn][city] >> corner & 1 or mask & covered[city]:
            raise BadInput("position-damaged", problem=f"{tables.shapes[shape]} does not fit")
        covered[city] |= mask
    if covered != list(realm.covered) or any(map(int.__and__, covered, realm.graves)):
        raise BadInput("position-damaged", problem="the squares that are covered")
    if houses != ones(realm.houses):
        raise BadInput("position-damaged", problem="the number of houses")
