"""Games in the middle by lot: any era, with everything that can stand on the map close together."""

from __future__ import annotations

import random
from typing import cast

from tests.short import short_game
from tijdperk.games.civilization.engine.civilization import Civilization, new_civilization
from tijdperk.games.civilization.engine.pieces import add_piece, decks
from tijdperk.games.civilization.engine.position import FACE_DOWN, LONG
from tijdperk.games.civilization.engine.settlements import place_village, terrain_size
from tijdperk.games.civilization.engine.tables import (
    AIRCRAFT,
    CARRIER,
    FLEET,
    MAX_SEATS,
    MODERN,
    NONE,
    SETTLER,
    army,
    is_fleet,
)
from tijdperk.games.civilization.engine.turns import begin_turn, proceed
from tijdperk.games.civilization.game import CivilizationGame
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match

GAME = cast(CivilizationGame, short_game("civilization"))
TABLES = GAME.tables
FLAGS = (
    "air_on_battleships", "printed_milestones", "forced_carriers", "ship_for_owner", "holder_produces",
    "dealt_bonus", "late_gifts", "more_resources",
)  # fmt: skip
REGIONS = ("mekong", "nile", "gaul", "orinoco", "hudson")  # where a game in the middle takes place
REACH = 3  # lands this far away from there


def scattered(number: int) -> tuple[Match, random.Random]:
    """A match that begins with a turn in the middle of a game."""
    rng = random.Random(number)
    seats = rng.randint(2, MAX_SEATS)
    options = {flag: rng.random() < 0.5 for flag in FLAGS}
    options["advanced"] = rng.random() < 0.6
    position = new_civilization(TABLES, seats, options, rng.randint(0, LONG))
    position.era = rng.randint(0, MODERN)
    position.starter = rng.randrange(seats)
    learn(position, rng)
    lands = near(rng)
    turn_up(position, rng, lands)
    for seat in range(seats):
        settle(position, rng, seat, lands)
        raise_pieces(position, rng, seat, lands)
        position.gold[seat] = rng.randint(0, 120)
    begin_turn(position)
    proceed(position, Sampled(number))
    match = Match(GAME, {}, ["human"] * seats, Sampled(number))
    match.position = position
    match.kept = [position.clone()]
    return match, rng


def near(rng: random.Random) -> list[int]:
    """The lands around a place, over land or over a sea."""
    around = TABLES.land_steps[TABLES.areas.index(rng.choice(REGIONS))]
    return [land for land, steps in enumerate(around) if 0 <= steps <= REACH] + rng.sample(
        range(TABLES.lands), 3
    )


def learn(position: Civilization, rng: random.Random) -> None:
    """Most technologies of past eras and some of this one are somebody's, with their wonders."""
    owners = position.technology[:]
    wonders = position.wonder[:]
    for technology, era in enumerate(TABLES.technology_era):
        share = 0.85 if era < position.era else 0.5 if era == position.era else 0.03
        if rng.random() < share:
            owners[technology] = rng.randrange(position.seats)
            for wonder in TABLES.wonders_of[technology] if position.advanced else []:
                if not TABLES.wonder_price[wonder]:
                    wonders[wonder] = owners[technology]
    position.technology, position.wonder = owners, wonders
    if position.advanced:
        current = [number for number, era in enumerate(TABLES.improvement_era) if era == position.era]
        position.improvements = [
            sum(1 << improvement for improvement in current if rng.random() < 0.4)
            for _ in range(position.seats)
        ]


def turn_up(position: Civilization, rng: random.Random, lands: list[int]) -> None:
    """Some counters were turned up; those that are removed then are gone."""
    pool = position.pool[:]
    for land in lands:
        if position.counter[land] == FACE_DOWN and rng.random() < 0.6:
            kind = rng.choice([kind for kind, left in enumerate(pool) if left])
            pool[kind] -= 1
            position.counter[land] = kind if kind < 8 or 12 <= kind <= 15 else NONE
    position.pool = pool


def settle(position: Civilization, rng: random.Random, seat: int, lands: list[int]) -> None:
    """One to three settlements, near the others as long as there is room."""
    free = [
        land
        for land in range(TABLES.lands)
        if position.settled[land] == NONE and terrain_size(position, land)
    ]
    close = [land for land in free if land in lands] or free
    for land in rng.sample(close, min(len(close), rng.randint(1, 3))):
        place_village(position, seat, land)
        position.size[land] = rng.randint(1, terrain_size(position, land))


def raise_pieces(position: Civilization, rng: random.Random, seat: int, lands: list[int]) -> None:
    for _ in range(rng.randint(2, 9)):
        land = rng.choice(lands)
        era = rng.randint(0, position.era)
        sort = rng.random()
        if sort < 0.25:
            add_piece(position, seat, SETTLER, land)
        elif sort < 0.6 or not TABLES.shores[land]:
            add_piece(position, seat, army(era, rng.randrange(3)), land)
        elif sort < 0.85 or position.era < MODERN:
            sea = rng.choice(TABLES.shores[land])
            modern = era == MODERN and position.advanced and rng.random() < 0.6
            launch(position, rng, seat, CARRIER if modern else FLEET + era, sea)
        else:
            sea = rng.choice(TABLES.shores[land])
            add_piece(position, seat, AIRCRAFT, sea if decks(position, seat, sea) else land)


def launch(position: Civilization, rng: random.Random, seat: int, kind: int, sea: int) -> None:
    assert is_fleet(kind)
    slot = add_piece(position, seat, kind, sea)
    for _ in range(rng.randint(0, TABLES.hold)):
        cargo = rng.choice([SETTLER, army(rng.randint(0, position.era), rng.randrange(3))])
        position.piece_ship[add_piece(position, seat, cargo, sea)] = position.piece_ship[slot]
