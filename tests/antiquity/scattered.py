"""Games in the middle by lot: seats with goods, buildings, graves, inns and several cities on a used land."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import cast

from tests.antiquity.table import GAME, put_inn, set_zones, settle
from tijdperk.games.antiquity.engine.antiquity import Antiquity
from tijdperk.games.antiquity.engine.buildings import add_building, empty_squares
from tijdperk.games.antiquity.engine.countryside import city_site_refusal
from tijdperk.games.antiquity.engine.planning import empty_places
from tijdperk.games.antiquity.engine.position import Realm
from tijdperk.games.antiquity.engine.tables import (
    ABSENT,
    CART_SHOP,
    CATHEDRAL,
    FELLED,
    FOREST,
    HOUSE,
    LUXURIES,
    MAX_CITIES,
    SAINTS,
    SEA,
    SQUARES,
)
from tijdperk.games.antiquity.engine.turns import begin_round
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match

TABLES = GAME.tables
# How often a kind of move is made, compared with others that are possible; 1 unless something else is said.
WEIGHTS = {
    "ready": 0.6,
    "man": 5,
    "done": 0.2,
    "pass": 0.3,
    "put": 0.2,
    "lift": 0.4,
    "move": 0.3,
    "trade": 0.4,
}


def scattered(number: int, seats: int = 0, **options: str) -> tuple[Match, random.Random]:
    """A match that begins with a round in the middle of a game; options that are not given by lot."""
    rng = random.Random(number)
    chosen = {
        option.id: rng.choice(option.choices) if rng.random() < 0.3 else option.choices[0]
        for option in GAME.options
    }
    chosen |= options
    match = Match(GAME, chosen, ["human"] * (seats or rng.randint(2, 4)), Sampled(number))
    while match.decisions()[0].kind == "choosing":
        match.play(rng.choice(match.legal()))
    position = cast(Antiquity, match.position)
    for seat in range(position.seats):
        spread(position, rng, seat)
    spoil_land(position, rng)
    for seat in range(position.seats):
        furnish(position, rng, seat)
    position.famine = rng.randint(0, 8)
    position.round = rng.randint(1, 20)
    set_zones(position)
    position.own = [None] * position.seats
    position.frame = None
    begin_round(position)
    match.kept = [position.clone()]
    match.steps, match.entries = [], []
    return match, rng


def spread(position: Antiquity, rng: random.Random, seat: int) -> None:
    """Further cities, and inns near them."""
    for _ in range(rng.choice((0, 0, 1, 2, 3))):
        set_zones(position)
        sites = [
            field
            for field, terrain in enumerate(position.terrain)
            if terrain != ABSENT and city_site_refusal(position, seat, field) == 0
        ]
        if sites and len(position.realms[seat].centres) < MAX_CITIES:
            settle(position, seat, rng.choice(sites))
    for _ in range(rng.choice((0, 0, 1, 2))):
        set_zones(position)
        free = [
            field
            for field in position.zones[seat]
            if position.is_land(field) and not position.is_occupied(field)
        ]
        if free:
            put_inn(position, seat, rng.choice(free))


def spoil_land(position: Antiquity, rng: random.Random) -> None:
    """Some fields are polluted, some forest is felled, some markers are gone."""
    share = rng.choice((0.0, 0.1, 0.3, 0.8))
    polluted, terrain, marker = position.polluted[:], position.terrain[:], position.marker[:]
    for field, ground in enumerate(terrain):
        if ground == ABSENT or position.is_occupied(field):
            continue
        if rng.random() < share:
            polluted[field], marker[field] = 1, 0
        if ground == FOREST and rng.random() < 0.2:
            terrain[field] = FELLED
    assert SEA in terrain
    position.polluted, position.terrain, position.marker = polluted, terrain, marker


def furnish(position: Antiquity, rng: random.Random, seat: int) -> None:
    """Houses, buildings, graves and goods."""
    realm = position.own_realm(seat)
    for number in rng.sample(range(1, 21), rng.choice((4, 8, 12, 20))):
        places = empty_places(TABLES, realm)
        if places:
            place = rng.choice(places[:20])
            realm.houses |= 1 << number
            realm.homes[place // SQUARES] |= 1 << place % SQUARES
            realm.covered[place // SQUARES] |= 1 << place % SQUARES
            realm.men += 1
    for _ in range(rng.randint(0, 2)):
        put_by_lot(position, realm, rng, CART_SHOP)
    for _ in range(rng.randint(2, 24)):
        small = [shape for shape in range(len(TABLES.shapes)) if TABLES.shape_squares[shape] <= 9]
        put_by_lot(position, realm, rng, rng.choice(small))
    if realm.built >> CATHEDRAL & 1:
        realm.saint = rng.randrange(len(SAINTS))
    bury_by_lot(realm, rng)
    for good in range(len(realm.goods)):
        realm.goods[good] = rng.choice((0, 0, 1, 2, 4, 6)) if good < LUXURIES else rng.choice((0, 1, 3, 6))


def put_by_lot(position: Antiquity, realm: Realm, rng: random.Random, shape: int) -> None:
    """A building, if the seat may have it, anywhere where it fits."""
    kind = TABLES.shape_kind[shape]
    limited = TABLES.supply[kind]
    pieces = TABLES.shape_squares[shape] // 2 if TABLES.shapes[shape].startswith("storage") else 1
    if kind == HOUSE or (TABLES.once[kind] and realm.built >> kind & 1):
        return
    if limited and position.supply[kind] < pieces:
        return
    city, turn = rng.randrange(len(realm.centres)), rng.randrange(TABLES.turns[shape])
    empty = empty_squares(TABLES, realm, city)
    corners = [
        corner
        for corner in range(SQUARES)
        if TABLES.corners[shape][turn][city] >> corner & 1 and not TABLES.masks[shape][turn][corner] & ~empty
    ]
    if corners:
        add_building(TABLES, realm, shape, city, rng.choice(corners), turn)
        realm.built |= 1 << kind
        if limited:
            position.supply = [
                left - pieces if index == kind else left for index, left in enumerate(position.supply)
            ]


def bury_by_lot(realm: Realm, rng: random.Random) -> None:
    for _ in range(rng.choice((0, 2, 8, 40))):
        places = empty_places(TABLES, realm)
        if places:
            place = rng.choice(places)
            realm.graves[place // SQUARES] |= 1 << place % SQUARES
    for slot in range(len(realm.shape)):
        if rng.random() < 0.1:
            realm.spoiled[slot] = rng.randrange(1, 1 << TABLES.shape_squares[realm.shape[slot]])


def pick(rng: random.Random, moves: list[str]) -> str:
    """A move by lot: first its first word, then one of those that begin with it."""
    by_verb: dict[str, list[str]] = defaultdict(list)
    for move in moves:
        by_verb[move.split()[0]].append(move)
    verbs = list(by_verb)
    (verb,) = rng.choices(verbs, [WEIGHTS.get(verb, 1) for verb in verbs])
    return rng.choice(by_verb[verb])
